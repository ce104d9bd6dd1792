"""How much of a title's catalogue the records touch: what is named in their lines, and what lies on the tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from karczma.kernel.game import Game
from karczma.kernel.record import Record
from karczma.kernel.zones import Place, places
from karczma.title.descriptor import Title
from recorded.manifest import Corpus

WORD = re.compile(r"\w+")
NO_CARDS = ("pieces", "types")  # cubes and tokens that are counters in play; words that cards bear


def catalogue_ids(title: Title) -> set[str]:
    """The ids of all cards, tiles and boards that the title's card files tell of."""
    faces = title.rules.files.faces() if title.rules.files else {}
    return {card for family, cards in faces.items() if family not in NO_CARDS for card in cards}


def named(record: Record) -> Iterator[str]:
    """Every word that a record's options and lines consist of; ids are among them."""
    for line in (record.header["options"], *record.lines):
        yield from WORD.findall(line)


def lying(g: Game) -> Iterator[str]:
    """What lies on the table for anybody to see, its owner at least. What waits in a pile or a bag does not count."""
    for place in places(g):
        zone = place.zone
        if zone.seen_by != "nobody" and (zone.ordered or zone.seen_by == "owner"):
            yield from (g.named(zone.of, thing) for thing in things(place))


def things(place: Place) -> Iterable[int]:
    return [kind for kind, n in enumerate(place.cards) if n] if place.zone.tally else place.cards


def unseen(held: Corpus, at_most: int = 0) -> set[str]:
    """Cards that no record of the present version names or leads to; no longer looked for if only so many are left."""
    version = held.manifest().of(held.title.version)
    left = catalogue_ids(held.title)
    for name in version.records if version else ():
        if len(left) <= at_most:
            break
        record = held.record(name)
        left -= {*named(record), *lying(held.title.replay(record))}
    return left
