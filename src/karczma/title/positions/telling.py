"""A table as it is told in a position file: what differs from another table, above all from a freshly set-up one."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args, get_origin

from karczma.kernel.bases import State
from karczma.kernel.game import Game
from karczma.kernel.state import kind
from karczma.title.positions.names import CARDS, together
from karczma.title.positions.values import Values, bare
from karczma.title.positions.words import Manner, Manners

LONG_RUN = 4  # of a number that is told once
Said = dict[Any, Any]
SAME = object()  # nothing to be said
SPARSE = 8  # from so many places on a list is told by the places that differ


class Telling:
    """`must` are places that are said although they seem to need no word: what would follow is something else."""

    def __init__(self, values: Values, manners: Manners, must: set[str]) -> None:
        self.values, self.manners, self.must = values, manners, must

    def table(self, g: Game, base: Game) -> Said:
        return self.record(g, base, "")

    def record(self, held: State, base: State | None, within: str) -> Said:
        """Without another record to differ from, what is not as by default."""
        found: Said = {}
        usual = defaults(type(held)) if base is None else {}
        for manner in self.manners.of(type(held)):
            name = manner.field.name
            other = usual[name] if base is None else getattr(base, name)
            beside = {key: getattr(held, key) for key in manner.beside}
            before = beside if base is None else {key: getattr(base, key) for key in manner.beside}
            path = within + name
            if beside != before and not is_bag(manner):
                found[name] = self.listed(manner, getattr(held, name), MISSING, beside)
                continue
            said = self.field(manner, getattr(held, name), other, path, beside)
            if said is not SAME:
                found[name] = said
        return found

    def field(self, manner: Manner, held: Any, base: Any, path: str, beside: dict[str, list[Any]]) -> Any:
        match manner.field.shape:
            case "record":
                return self.one_record(held, base, path)
            case "records":
                return self.records(held, base, path)
            case "lists":
                return self.rows(manner, held, base, path)
            case _:
                if path not in self.must and (held == base or (is_bag(manner) and base is not MISSING)):
                    return SAME
                if isinstance(held, list | tuple):
                    return self.listed(manner, held, base, beside)
                return self.element(manner, held)

    def one_record(self, held: State | None, base: Any, path: str) -> Any:
        if held is None:
            return SAME if base is None else None
        if base is None or base is MISSING:
            return self.record(held, None, f"{path}.")
        return self.record(held, base, f"{path}.") or SAME

    def records(self, held: list[State], base: Any, path: str) -> Any:
        if base is MISSING or len(held) != len(base):
            return [self.record(each, None, f"{path}.{n}.") for n, each in enumerate(held)]
        pairs = enumerate(zip(held, base, strict=True))
        return {n: said for n, (each, other) in pairs if (said := self.record(each, other, f"{path}.{n}."))} or SAME

    def rows(self, manner: Manner, held: list[Any], base: Any, path: str) -> Any:
        """Several lists of a kind, by their places."""
        if base is MISSING or len(held) != len(base):
            return [self.listed(manner, row, MISSING, {}) for row in held]
        found: Said = {}
        for n, row in enumerate(held):
            bag = is_bag(manner)
            if f"{path}.{n}" in self.must or (row != base[n] and not bag):
                found[place(manner, n)] = self.listed(manner, row, MISSING, {})
        return found or SAME

    def listed(self, manner: Manner, held: Any, base: Any, beside: dict[str, list[Any]]) -> Any:
        zone = manner.zone
        if zone and zone.tally:
            return {self.values.names.said(zone.of, thing): n for thing, n in enumerate(held) if n}
        if beside:
            return [self.with_columns(manner, n, each, beside) for n, each in enumerate(held)]
        if manner.family == CARDS and all(card >= 0 for card in held):
            return self.values.names.cards(held)
        words = [self.element(manner, each) for each in held]
        if manner.family is not None:
            return together(words, 2)
        if base is not MISSING and len(base) == len(held) and (manner.places or len(held) >= SPARSE):
            return {place(manner, n): word for n, word in enumerate(words) if held[n] != base[n]}
        return together(words, LONG_RUN)

    def with_columns(self, manner: Manner, n: int, thing: Any, beside: dict[str, list[Any]]) -> Any:
        """What lies there, and what the lists beside it tell of it that is not as usual."""
        name = self.element(manner, thing)
        columns = {
            key: self.element(manner.beside[key], column[n])
            for key, column in beside.items()
            if column[n] != manner.beside[key].usual
        }
        return {name: columns} if columns else name

    def element(self, manner: Manner, held: Any) -> Any:
        if manner.family is not None:
            return self.values.names.said(manner.family, held)
        if type(held) is int and 0 <= held < len(manner.words):
            return manner.words[held]
        return self.values.said(inner_of(manner), held)


def is_bag(manner: Manner) -> bool:
    """Where the rest lies: what is nowhere else."""
    return manner.zone is not None and not manner.zone.ordered and manner.zone.seen_by != "owner"


def inner_of(manner: Manner) -> Any:
    """What a list holds; of a value, of a tuple its parts."""
    if manner.field.shape in ("list", "lists"):
        inner = kind(manner.hint)[1]
        return kind(inner)[1] if manner.field.shape == "lists" else inner
    hint = bare(manner.hint)
    return get_args(hint)[0] if get_origin(hint) is tuple else manner.hint


def place(manner: Manner, n: int) -> str | int:
    return manner.places[n] if n < len(manner.places) else n


def defaults(cls: type[State]) -> dict[str, Any]:
    return {f.name: f.default_factory() if f.default_factory is not MISSING else f.default for f in fields(cls)}


def differing(one: State, two: State, manners: Manners, within: str = "") -> set[str]:
    """The places in which two tables differ, as they are said or not."""
    found: set[str] = set()
    for manner in manners.of(type(one)):
        name, path = manner.field.name, within + manner.field.name
        a, b = getattr(one, name), getattr(two, name)
        if any(getattr(one, key) != getattr(two, key) for key in manner.beside):
            found.add(path)
        elif manner.field.shape in ("record", "records"):
            pairs = [(a, b, f"{path}.")] if manner.field.shape == "record" else zipped(a, b, path)
            if pairs is None or any((x is None) != (y is None) for x, y, _ in pairs):
                found.add(path)
            else:
                found |= {each for x, y, at in pairs if x is not None for each in differing(x, y, manners, at)}
        elif manner.field.shape == "lists" and len(a) == len(b):
            found |= {f"{path}.{n}" for n, row in enumerate(a) if row != b[n]}
        elif a != b:
            found.add(path)
    return found


def zipped(one: list[Any], two: list[Any], path: str) -> list[tuple[Any, Any, str]] | None:
    if len(one) != len(two):
        return None
    return [(a, b, f"{path}.{n}.") for n, (a, b) in enumerate(zip(one, two, strict=True))]
