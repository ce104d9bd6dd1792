"""The choices, decisions and events of a title, each by its name with its parts."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Final, get_type_hints

from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, kebab
from karczma.kernel.events import Event, secrets_of
from karczma.kernel.flow import Decision
from karczma.kernel.quantities import Effect
from karczma.locale.values import SHARED_CHOICES
from karczma.locale.values import roles_of as parts_by_role
from karczma.title.contract import Wording
from typed.facts import added, added_told
from typed.writing import HEAD, NOTHING, plain_type, record

SHARED: Final = ("kernel", "effects")
KINDS: Final[dict[str, type[Any]]] = {"Choices": Choice, "Decisions": Decision, "Events": Event}
ABOUT: Final = {
    "Choices": "What can be chosen: what it says, the numbers behind it, and what it costs or brings at this table.",
    "Decisions": "What can be asked.",
    "Events": "What can happen.",
}
ROLES_ARE: Final = (
    "/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */"
)


def vocabulary_file(prefix: str, homes: Sequence[str], wording: Wording) -> str:
    found = {what: those_of(base, homes) for what, base in KINDS.items()}
    types = [types_by_name(f"{prefix}{what}", what, of, wording) for what, of in found.items()]
    own = {what: [cls for cls in of if home(cls) == homes[-1] or homes == SHARED] for what, of in found.items()}
    roles = {what.lower(): "".join(role_line(cls) for cls in of if roles_of(cls)) for what, of in own.items()}
    lines = "".join(f"  {what}: {{\n{of}  }},\n" if of else f"  {what}: {{}},\n" for what, of in roles.items())
    return "\n".join([HEAD, *types, f"{ROLES_ARE}\nexport const ROLES = {{\n{lines}}} as const;\n"])


def types_by_name(name: str, what: str, of: Sequence[type[Any]], wording: Wording) -> str:
    tell = choice_told if what == "Choices" else parts_told
    lines = "".join(f'  "{kebab(cls.__name__)}": {tell(cls, wording)};\n' for cls in of)
    return f"/** {ABOUT[what]} */\nexport type {name} = {{\n{lines}}};\n"


def numbers_of_events(titles: Iterable[tuple[str, Wording]]) -> str:
    """By which names any title's events tell numbers: code for all titles asks by them."""
    told = [parts_of(cls, wording) for title, wording in titles for cls in those_of(Event, (*SHARED, title))]
    names = sorted({name for parts in told for name, kind in parts.items() if kind == ": number"})
    union = " | ".join(f'"{name}"' for name in names)
    return f"/** Numbers that events tell, in one title or another. */\nexport type EventNumber = {union};\n"


def those_of(base: type[Any], homes: Sequence[str]) -> list[type[Any]]:
    return sorted((cls for cls in heirs(base) if home(cls) in homes), key=lambda cls: cls.__name__)


def heirs(base: type[Any]) -> Iterable[type[Any]]:
    """Every class below, as its module knows it: a slotted class was made twice, and the first one is a shadow."""
    for cls in base.__subclasses__():
        if getattr(sys.modules[cls.__module__], cls.__name__, None) is cls:
            yield cls
            yield from heirs(cls)


def choice_told(cls: type[Any], wording: Wording) -> str:
    facts = None if cls.facts is Choice.facts else cls.facts
    stakes = wording.choices.get(cls) or SHARED_CHOICES.get(cls)
    here = f"{added_told(stakes)} | null" if stakes else "null"
    return f"{{ parts: {parts_told(cls, wording)}; facts: {added_told(facts) if facts else NOTHING}; here: {here} }}"


def parts_told(cls: type[Any], wording: Wording) -> str:
    return record(parts_of(cls, wording))


def parts_of(cls: type[Any], wording: Wording) -> dict[str, str]:
    """What it holds, and what words add to it; they have the last word."""
    hints = get_type_hints(cls)
    held = {f.name: part_type(hints[f.name]) for f in fields(cls) if f.name != "seen_by"}
    tell = wording.decisions.get(cls) or wording.events.get(cls)
    parts = {name: f": {told}" for name, told in held.items() if told} | (added(tell) if tell else {})
    return {name: told for name, told in parts.items() if name != "clause"}


def part_type(hint: Any) -> str:
    """Effects are told as texts still to be worded; anything else that is no number or text is not told."""
    if isinstance(hint, type) and issubclass(hint, Effect):
        return "unknown"
    try:
        return plain_type(hint)
    except KeyError:
        return ""


def role_line(cls: type[Any]) -> str:
    roles = ", ".join(f'{name}: "{role}"' for name, role in roles_of(cls).items())
    return f'    "{kebab(cls.__name__)}": {{ {roles} }},\n'


def roles_of(cls: type[Any]) -> dict[str, str]:
    found = {name: role for name, role in parts_by_role(cls).items() if role and name != "seat"}  # type: ignore[arg-type]
    secrets = secrets_of(cls) if issubclass(cls, Event) else ()  # type: ignore[arg-type]
    return found | dict.fromkeys(secrets, "secret")
