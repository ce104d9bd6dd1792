"""Saved tables, copies, derived facts and pieces: what may not change behind anybody's back."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any, TypeVar

from karczma.conformance.positions import Broken
from karczma.kernel.bases import State
from karczma.kernel.flow import Flow
from karczma.kernel.game import Game
from karczma.kernel.state import DERIVED
from karczma.kernel.walk import Field, walk
from karczma.title.pieces import goods, pieces

G = TypeVar("G", bound=Game)


def plain_roundtrip(g: G) -> G:
    """A table can be saved as JSON in the middle of anything, and comes back equal. Returns the loaded table."""
    loaded = type(g).from_plain(json.loads(json.dumps(g.to_plain())))
    if loaded.to_plain() != g.to_plain() or loaded.fingerprint() != g.fingerprint():
        raise Broken(f"loaded, the table differs in {difference(g.to_plain(), loaded.to_plain())}")
    if facts(loaded) != facts(g):
        raise Broken(f"loaded, the table derives other facts: {difference(facts(g), facts(loaded))}")
    return loaded


def goes_on_identically(g: G, other: G, rng: Random, choices: int) -> None:
    """Two equal tables, given the same answers, stay equal. Neither of the two is touched."""
    one, two = g.copy(), other.copy()
    for _ in range(choices):
        if one.over:
            break
        seat = rng.choice(one.deciding())
        choice = rng.choice(one.options(seat))
        one.apply(choice, seat)
        two.apply(choice, seat)
        if one.fingerprint() != two.fingerprint():
            raise Broken(f"after {choice} two equal tables differ in {difference(one.to_plain(), two.to_plain())}")


def copies_do_not_drift(g: Game, rng: Random, choices: int = 3) -> None:
    """What is played on a copy leaves the table alone, and what is played on the table leaves the copy alone."""
    before, known, played, kept = g.fingerprint(), snapshot(facts(g)), g.copy(), g.copy()
    for _ in range(choices):
        if not played.over:
            seat = rng.choice(played.deciding())
            played.apply(rng.choice(played.options(seat)), seat)
    for table in (g, kept):
        if table.fingerprint() != before:
            raise Broken("a copy was played, and what it shares with the table has changed")
        if facts(table) != known:
            raise Broken(f"a copy was played, and derived facts have changed: {difference(known, facts(table))}")


def derived_facts_hold(g: Game) -> None:
    """Computed anew, every derived fact is what it was."""
    again = g.copy()
    again.rebuild()
    if facts(again) != facts(g):
        raise Broken(f"derived facts have drifted: {difference(facts(again), facts(g))}")


def pieces_conserved(g: Game, at_first: Counter[tuple[str, int]]) -> None:
    """Play moves components about, but never makes or loses one."""
    now = pieces(g)
    if dict(now) != dict(at_first):  # neither has zeros, and so it is much quicker than comparing counters
        raise Broken(f"pieces were lost: {at_first - now}, and made: {now - at_first}")


def goods_not_negative(g: Game) -> None:
    if any(n < 0 for n in goods(g)):
        raise Broken(f"somebody owes tokens: {list(goods(g))}")


def facts(g: State) -> dict[str, Any]:
    """The derived facts of a title by field; the kernel's own scratch fields (what is offered) are none."""
    found = walk(g, derived_in)
    return {path: held.to_plain() if isinstance(held, State) else held for path, *_, held in found}


def derived_in(field: Field) -> str | None:
    return DERIVED if DERIVED in field.marks and field.name not in Flow.hints else None


def snapshot(held: Any) -> Any:
    """Containers anew, and what is in them as it is: later changes in place do not reach it."""
    if isinstance(held, dict):
        return {key: snapshot(each) for key, each in held.items()}
    if isinstance(held, list):
        return [snapshot(each) for each in held]
    return set(held) if isinstance(held, set) else held


def difference(one: dict[str, Any], two: dict[str, Any]) -> str:
    """The fields in which two tables differ, for a message."""
    names = [name for name in one.keys() | two.keys() if one.get(name) != two.get(name)]
    return ", ".join(f"{name} ({one.get(name)!r:.200} / {two.get(name)!r:.200})" for name in sorted(names)) or "nothing"
