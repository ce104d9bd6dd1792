"""Whether what a bot remembers can ever be stale: whatever changes an answer must change what it is kept by."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from karczma.games import find
from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.title.remembered import Remembered

Where = tuple[str | int, ...]  # the way to one number: names of fields, and places in lists


def positions(title: str, seats: int, seed: int, every: int, **options: str) -> Iterator[tuple[Game, Seat]]:
    """Some questions of a random game, with whoever is asked."""
    g, rng = find(title).new(seats, seed, options), Random(seed)
    n = 0
    while not g.over:
        seat = g.deciding()[0]
        if n % every == 0:
            yield g.copy(), seat
        g.apply(rng.choice(g.options(seat)), seat)
        n += 1


def is_never_stale(judged: Remembered[Any, Any], g: Game, *args: Any) -> int:
    """Every number on the table is changed, one at a time; how many of them changed the answer."""
    answer, seen, changed = judged.find(g, *args), judged.seen(g, *args), 0
    for where in numbers(g):
        other = altered(g, where)
        with suppress(IndexError, StopIteration):  # nothing can be said of a table that cannot be
            if judged.find(other, *args) != answer:
                assert judged.seen(other, *args) != seen, where
                changed += 1
    return changed


def numbers(held: Any, *where: str | int) -> Iterator[Where]:
    """The way to every number that lies in there."""
    if isinstance(held, int):
        yield where
    elif isinstance(held, State):
        for name in type(held).hints:
            yield from numbers(getattr(held, name), *where, name)
    elif isinstance(held, list | tuple):
        for place, each in enumerate(held):
            yield from numbers(each, *where, place)


def altered(g: Game, where: Where) -> Game:
    """The same table with one number greater by one."""
    other = g.copy()
    put(other, where)
    return other


def put(held: Any, where: Where) -> Any:
    """What is held, with the number at the end of that way greater by one."""
    if not where:
        return not held if isinstance(held, bool) else held + 1
    first, *rest = where
    if isinstance(first, str):
        setattr(held, first, put(getattr(held, first), tuple(rest)))
    elif isinstance(held, tuple):
        return (*held[:first], put(held[first], tuple(rest)), *held[first + 1 :])
    else:
        held[first] = put(held[first], tuple(rest))
    return held


def agrees_when_asked_anew(title: str, looked: list[tuple[Game, Seat]], *judged: Remembered[Any, Any]) -> None:
    """A judgement that comes after many others is the one that is found without any before it."""
    evaluate = find(title).bots.evaluate
    after_others = [evaluate(g.copy(), seat) for g, seat in looked]
    for (g, seat), worth in zip(looked, after_others, strict=True):
        for each in judged:
            each.found.clear()
        assert evaluate(g.copy(), seat) == worth
