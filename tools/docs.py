"""Writes the generated pages of docs/reference: effects, clauses, and the JSON Schema of the card files.

    python tools/docs.py            writes every page that has changed
    python tools/docs.py --check    writes nothing; names the pages that are out of date, and ends with 1 if any are

Docstrings, card files and ledgers are the source; the pages are never edited by hand.
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

import karczma.effects.verbs as shared_verbs
from karczma import Title, titles
from karczma.effects.card_files import CardFiles
from karczma.effects.load import Vocabulary, read_yaml
from karczma.effects.schema import file_schema
from karczma.games import ids
from karczma.kernel.bases import NAMED, home
from karczma.kernel.quantities import Effect, Quantity, When, While
from karczma.ledger import clauses_page, load_kernel, load_title
from karczma.title import contract
from karczma.title.contract import Campaign, Cards, Language, New, Played

PROJECT: Final = Path(__file__).parents[1]
REFERENCE: Final = PROJECT / "docs" / "reference"
TEMPLATE: Final = "_template"  # no title on offer, but it has a ledger
GENERATED: Final = ("effects.md", "title.md", "clauses/*.md", "schema/*.json")
FIELD: Final = re.compile(r"(\w+): (.+?)(?: = (.+?))?(?:  # (.+))?")

CONTRACT_HEAD: Final = """\
# What a title offers

Generated from `src/karczma/title/contract.py` by `tools/docs.py`; edit the text there."""

HEAD: Final = """\
# Effects

Generated from the code and the card files by `tools/docs.py`; edit the docstrings there.

Card text is a list of steps, each a mapping with exactly one verb. It stands under `do` (once, now), or in a rule of a
card that stays in play: `when` does its steps at a moment, `while` changes a quantity. A title may have
names of its own for the places of `do` (Valeria's Citizens: `active` and `inactive`). Below, each form of a verb that
cards really use is shown once, with the card that uses it.

How to add a verb: [add-a-verb.md](../how-to/add-a-verb.md). Why it is so: [ADR 5](../adr/0005-card-text-is-data.md)."""


class Said(NamedTuple):
    """A verb as a card uses it."""

    verb: str
    card: str
    body: Any


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the generated pages of docs/reference.")
    parser.add_argument("--check", action="store_true", help="write nothing; name what is out of date")
    asked = parser.parse_args(arguments)
    stale = out_of_date(pages(), REFERENCE)
    for path, text in stale.items():
        print(path.relative_to(PROJECT).as_posix())
        if not asked.check:
            put(path, text)
    return 1 if stale and asked.check else 0


def pages() -> dict[str, str]:
    """Every generated page by its place in docs/reference."""
    made = {"effects.md": effects_page(), "title.md": contract_page(), "clauses/kernel.md": clauses_page(load_kernel())}
    for name in (TEMPLATE, *ids()):
        made[f"clauses/{name}.md"] = clauses_page(load_title(name))
    for title in with_card_files():
        for family, kind in files(title).families.items():
            schema = file_schema(title.id, family, kind, vocabulary(title).verbs)
            made[f"schema/{title.id}.{family}.schema.json"] = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    return made


def out_of_date(made: Mapping[str, str], folder: Path) -> dict[Path, str | None]:
    """The pages to write, with their text; None for one that nothing generates any more."""
    there = {path for pattern in GENERATED for path in folder.glob(pattern)}
    wanted: dict[Path, str | None] = {folder / name: text for name, text in made.items()}
    gone: dict[Path, str | None] = dict.fromkeys(there - wanted.keys())
    return gone | {
        path: text for path, text in wanted.items() if path not in there or path.read_text(encoding="utf-8") != text
    }


def put(path: Path, text: str | None) -> None:
    if text is None:
        path.unlink()
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


# -- what a title brings -------------------------------------------------------------------------------------------


def with_card_files() -> list[Title]:
    """A small title may keep its components in code; then there is nothing to document here."""
    return [title for title in titles() if title.rules.files and title.rules.language]


def files(title: Title) -> CardFiles:
    assert title.rules.files
    return title.rules.files


def language(title: Title) -> Language:
    assert title.rules.language
    return title.rules.language


def vocabulary(title: Title) -> Vocabulary:
    return language(title).vocabulary()


def said_by(title: Title) -> list[Said]:
    """Every step on every card of a title, nested ones included."""
    card_files, verbs = files(title), vocabulary(title).verbs
    read = [read_yaml(card_files.file(family)) for family in card_files.families]
    return [said for data in read for card, fields in data["cards"].items() for said in steps_in(fields, card, verbs)]


def steps_in(data: Any, card: str, verbs: Mapping[str, Any]) -> Iterator[Said]:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for each in inner:
        if isinstance(data, list) and isinstance(each, dict) and len(each) == 1 and next(iter(each)) in verbs:
            [(verb, body)] = each.items()
            yield Said(verb, card, body)
        yield from steps_in(each, card, verbs)


# -- the page of effects -------------------------------------------------------------------------------------------


def effects_page() -> str:
    described = with_card_files()
    said = [each for title in described for each in said_by(title)]
    tokens = {token for title in described for token in vocabulary(title).tokens}
    shared = Vocabulary((), {}, {}).verbs
    parts = [HEAD, "## Amounts", docstring(shared_verbs.Count), f"As a card writes it: {docstring(Vocabulary.count)}"]
    parts += ["## Several steps", docstring(shared_verbs.All)]
    parts += ["## `when` and `while`", docstring(When), docstring(While), "## Shared verbs"]
    for verb, compiler in shared.items():
        parts += entry(verb, compiler, list(vars(shared_verbs).values()), said, tokens)
    for title in described:
        parts += title_part(title, set(shared), said_by(title))
    return "\n\n".join(parts) + "\n"


def title_part(title: Title, shared: set[str], said: list[Said]) -> list[str]:
    text, known = vocabulary(title), language(title)
    own = [each for each in NAMED.values() if home(each) == title.id]
    parts = [f"## {title.names['en']}", f"Tokens: {', '.join(f'`{token}`' for token in text.tokens)}."]
    for verb, compiler in text.verbs.items():
        if verb not in shared:
            parts += entry(verb, compiler, own, said, set(text.tokens))
    zones = [(zone, docstring(known.counters[zone]), ", ".join(text.zones[zone])) for zone in sorted(text.zones)]
    listening, changing = users(title, "when", "moment"), users(title, "while", "question")
    heard = [(name, docstring(known.moments.get(name)), cards) for name, cards in listening.items()]
    changed = [(name, base_rule(known.quantities[name]), cards) for name, cards in changing.items()]
    parts += ["### Zones that can be counted", table(("zone", "what counts", "where"), zones)]
    parts += ["### Moments", table(("moment", "what happens", "cards"), heard)]
    return [*parts, "### Quantities", table(("quantity", "base rule", "cards"), changed)]


def users(title: Title, part: str, names: str) -> dict[str, str]:
    """Moment or quantity -> the cards that wait for it or change it."""
    found: dict[str, list[str]] = {}
    for family in files(title).families:
        for card, fields in read_yaml(files(title).file(family))["cards"].items():
            for rule in fields.get(part, ()):
                found.setdefault(rule[names], []).append(f"`{card}`")
    return {name: ", ".join(cards) for name, cards in sorted(found.items())}


def base_rule(quantity: Quantity) -> str:
    base = docstring(quantity.base)
    return base if quantity.clause in base else f"{quantity.clause} {base}"


def entry(verb: str, compiler: Any, known: Sequence[Any], said: list[Said], tokens: set[str]) -> list[str]:
    """A verb: what it does, in the words of its effects, and one example of each form that cards use."""
    effects = [each for each in known if is_effect(each) and f"`{verb}`" in docstring(each)]
    examples = forms([each for each in said if each.verb == verb], tokens)
    if not effects:
        raise SystemExit(f"no effect says in its docstring what `{verb}` means")
    parts = [f"### `{verb}`", *(docstring(effect) for effect in effects), docstring(compiler)]
    return [*filter(None, parts), *([f"```yaml\n{''.join(examples)}```"] if examples else [])]


def is_effect(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Effect) and thing is not Effect


def forms(said: list[Said], tokens: set[str]) -> list[str]:
    """One example for each set of words that the verb is used with; which tokens they are makes no difference."""
    found: dict[frozenset[str], Said] = {}
    for each in said:
        words = () if isinstance(each.body, list) else words_in(each.body)  # a list: steps or branches, shown once
        found.setdefault(frozenset(words) - tokens, each)
    return [f"# {each.card}\n{flow({each.verb: each.body})}" for each in found.values()]


def words_in(body: Any) -> Iterator[str]:
    if isinstance(body, dict):
        yield from [*body, str(body.get("zone", ""))]
    for each in body.values() if isinstance(body, dict) else body if isinstance(body, list) else ():
        yield from words_in(each)


def flow(step: Mapping[str, Any]) -> str:
    [(verb, body)] = step.items()
    text: str = yaml.safe_dump(body, default_flow_style=True, sort_keys=False, allow_unicode=True, width=1000)
    return f"{verb}: {text}"


def docstring(thing: Any) -> str:
    """The docstring, paragraph by paragraph on one line each; nothing for one that a dataclass wrote by itself."""
    doc = inspect.cleandoc(thing.__doc__ or "") if thing is not None else ""
    paragraphs = [" ".join(each.split()) for each in doc.split("\n\n")]
    return "" if doc and doc.startswith(f"{thing.__name__}(") else "\n\n".join(paragraphs)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [list(headings), ["---"] * len(headings), *([f"`{name}`", *rest] for name, *rest in rows)]
    return "\n".join(f"| {' | '.join(' '.join(cell.split()) for cell in line)} |" for line in lines)


# -- the page of the contract --------------------------------------------------------------------------------------


def contract_page() -> str:
    """What a title must offer, as `karczma.title.contract` says it."""
    parts = [CONTRACT_HEAD, docstring(contract)]
    for kind in (
        contract.Parts,
        contract.Rules,
        contract.Language,
        contract.Wording,
        contract.Bots,
        contract.Statistics,
        contract.FinalCount,
        contract.Counted,
        contract.Gave,
        contract.Rival,
    ):
        rows = [(field.name, field.kind, field.must, field.said) for field in asked_in(kind)]
        parts += [f"## `{kind.__name__}`", docstring(kind), table(("name", "type", "", "what it is"), rows)]
    for protocol in (New, Cards, Campaign, Played):
        parts += [f"## `{protocol.__name__}`", f"```python\n{inspect.getsource(protocol)}```"]
    return "\n\n".join(parts) + "\n"


class Asked(NamedTuple):
    """A field of the contract."""

    name: str
    kind: str
    must: str
    said: str


def asked_in(kind: type[Any]) -> Iterator[Asked]:
    """The fields of a part in their order, each with the comment beside it or below it."""
    lines = [line.strip() for line in inspect.getsource(kind).splitlines()]
    fields = [(n, found) for n, line in enumerate(lines) if (found := FIELD.fullmatch(line))]
    for n, found in fields:
        name, kind_of, default, said = found.groups()
        below = lines[n + 1].removeprefix("# ") if n + 1 < len(lines) and lines[n + 1].startswith("#") else ""
        yield Asked(
            name, f"`{kind_of}`".replace("|", "\\|"), "may be left out" if default else "must be there", said or below
        )


if __name__ == "__main__":
    sys.exit(main())
