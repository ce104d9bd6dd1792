"""How many components and tokens there are on a whole table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from karczma.kernel.bases import State
from karczma.kernel.walk import walk
from karczma.kernel.zones import Table, goods_in, places


def pieces(g: Table) -> Counter[tuple[str, int]]:
    """How many there are of each component on the whole table; play moves them about but never makes or loses one."""
    found: dict[str, Counter[int]] = {}
    for _, zone, _, cards in places(g):
        if cards:
            family = found.setdefault(zone.of, Counter())
            family.update(dict(enumerate(cards)) if zone.tally else cards)
    return Counter({(of, what): n for of, family in found.items() for what, n in family.items() if n})


def goods(g: State) -> Iterator[int]:
    """Every counter of tokens that the state declares."""
    for _, _, at, _, held in walk(g, goods_in):
        if at.shape == "list":
            yield from held
        else:
            yield held
