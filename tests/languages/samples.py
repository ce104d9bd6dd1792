"""One of everything that is worded: all choices, decisions, events and refusals of a title, found by looking."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import karczma
from karczma.games import find, ids
from karczma.kernel.bases import NAMED, home
from karczma.kernel.choices import Choice
from karczma.kernel.events import Event
from karczma.kernel.flow import Decision
from languages.words import Words

PACKAGE = Path(karczma.__file__).parent
TITLES = ("_template", *ids())
LANGUAGES = ("en", "pl")
SHARED = ("kernel", "effects")  # their words speak of Valeria
EVERYWHERE: dict[str, Any] = {  # a value for every field and fact, by its name
    "seat": 0,
    "opponent": 1,
    "winners": (0, 1),
    "scores": (22, 5),
}


def words_of(title: str) -> Words:
    """What a title says of its words: the file of its name in the folder `wording`."""
    words: Words = import_module(f"languages.wording.{title}").WORDS
    return words


def homes(title: str) -> tuple[str, ...]:
    return (*SHARED, title) if title == "valeria" else (title,)


def samples_of(title: str) -> dict[str, Any]:
    return {**EVERYWHERE, **words_of("valeria" if title in SHARED else title).samples}


def classes(kind: type[Any], title: str) -> list[type[Any]]:
    """All subclasses that live in the title, which is imported as a whole for that, or in the shared layers."""
    find(title).parts()
    mine = homes(title)
    return [cls for cls in NAMED.values() if issubclass(cls, kind) and cls is not kind and home(cls) in mine]


def choices(title: str) -> list[type[Choice]]:
    return classes(Choice, title)


def decisions(title: str) -> list[type[Decision]]:
    return classes(Decision, title)


def events(title: str) -> list[type[Event]]:
    return classes(Event, title)


def sample(cls: type[Any], **given: Any) -> Any:
    """One of them; numbers that mean nothing here are 1."""
    known = samples_of(home(cls))
    types = get_type_hints(cls, include_extras=True)  # a seat is no mere number
    whole = {f.name: 1 for f in fields(cls) if types[f.name] is int}  # a number, whatever else is called so
    return cls(*(given.get(f.name, whole.get(f.name) or known.get(f.name, 1)) for f in fields(cls)))


# -- refusals ------------------------------------------------------------------------------------------------------

NOT_WRITTEN_OUT = {  # where the clause stands in a variable: what it can be
    "decision.clause": ("K-EXCHANGE-01", "K-MAY-01"),
    "no_gold": ("VK-RECR-04", "VK-BUY-06"),
    "short": ("VK-RECR-02", "VK-BUY-06"),
}


def refusals(title: str) -> list[tuple[str, tuple[str, ...]]]:
    """Every `no(clause, fact=...)` in the code of the title, or of the shared layers."""
    found = []
    for where in homes(title):
        folder = PACKAGE / where if where != title else PACKAGE / "games" / title
        for file in sorted(folder.rglob("*.py")):
            for call in calls_of_no(ast.parse(file.read_text(encoding="utf-8"))):
                facts = tuple(keyword.arg or "" for keyword in call.keywords)
                found += [(clause, facts) for clause in clauses(call.args[0])]
    return sorted(set(found))


def calls_of_no(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
            yield node


def clauses(first: ast.expr) -> tuple[str, ...]:
    if isinstance(first, ast.IfExp):
        return clauses(first.body) + clauses(first.orelse)
    if isinstance(first, ast.Constant):
        return (str(first.value),)
    return NOT_WRITTEN_OUT[ast.unparse(first)]
