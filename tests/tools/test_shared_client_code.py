"""What serves all titles names none of their choices, decisions and events: it asks the title's manner."""

import re

import karczma
from karczma.kernel.choices import Choice, kebab
from karczma.kernel.events import Event
from karczma.kernel.flow import Decision
from typed.vocabulary import those_of
from typescript import PROJECT, imported

SHARED_CODE = ("app", "i18n", "kit", "table")
COMPARED = re.compile(r"""(?:name|case)\)? (?:[!=]==? )?["']([a-z-]+)["']""")
TOLD = re.compile(r"""["'`]([a-z]+(?:-[a-z]+)+)["'`]""")  # of several words: no text of the client has such a name


def test_shared_code_names_no_choice_decision_or_event_of_a_title() -> None:
    for title in karczma.titles():
        imported(title)
    homes = [title.id for title in karczma.titles()]
    names = {kebab(cls.__name__) for base in (Choice, Decision, Event) for cls in those_of(base, homes)}
    assert len(names) > 400
    sources = [path for folder in SHARED_CODE for path in (PROJECT / "web" / "src" / folder).rglob("*.*")]
    written = [path for path in sources if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")]
    named = {(path.name, name) for path in written for name in named_in(path.read_text(encoding="utf-8")) & names}
    assert named == set()


def named_in(source: str) -> set[str]:
    script = source.partition("<style")[0]
    return set(TOLD.findall(script)) | set(COMPARED.findall(script))
