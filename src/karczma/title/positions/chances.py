"""The next outcomes of chance: `[3 of 6, 1 of 6]`, counted from one as on a die; after them the seed goes on."""

from __future__ import annotations

import re

from karczma.kernel.chance import Continued, Forced, Recorded, Seeded, Source
from karczma.title.positions.errors import BadPosition
from karczma.title.positions.nodes import Node

OUTCOME = re.compile(r"([1-9][0-9]{0,5}) of ([1-9][0-9]{0,5})")


def seed_of(source: Source) -> int:
    """What goes on after a source's own outcomes; a key is not told to anybody, so chance is another one then."""
    while isinstance(source, Continued | Forced):
        source = source.after
    return source.seed if isinstance(source, Seeded) else 0


def told(source: Source, tick: int) -> list[str]:
    """What a table that began from a position still has to come."""
    if not isinstance(source, Continued):
        return []
    coming = {at: (outcome, of) for at, outcome, of in source.known.outcomes}
    found = []
    while tick in coming:
        outcome, of = coming[tick]
        found.append(f"{outcome + 1} of {of}")
        tick += 1
    return found


def meant(node: Node, tick: int) -> tuple[tuple[int, int, int], ...]:
    """(tick, outcome, of how many)."""
    found = []
    for n, each in enumerate(node.items):
        match = OUTCOME.fullmatch(each.text)
        if not match or int(match[1]) > int(match[2]):
            raise BadPosition(each.line, "position-chance", said=each.shown)
        found.append((tick + n, int(match[1]) - 1, int(match[2])))
    return tuple(found)


def source_with(outcomes: tuple[tuple[int, int, int], ...], after: Source) -> Source:
    return Continued(Recorded(outcomes), after) if outcomes else after
