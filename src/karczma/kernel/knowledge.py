"""Knowledge: what a seat sees, and a world consistent with it. Generic over zones; no title code."""

from __future__ import annotations

from collections import defaultdict
from typing import TypeVar

from karczma.kernel.chance import Seeded
from karczma.kernel.choices import Seat
from karczma.kernel.zones import Card, Place, Table, hiding_places

G = TypeVar("G", bound=Table)

SEALED = Seeded(-1)  # a view does not carry the seed; its dice are nobody's
KNOWN_BITS = 8  # a back keeps the mask of the seats that know it in its low bits


def hidden_from(g: Table, place: Place, card: Card, seat: Seat) -> bool:
    """Whether this seat (-1: a spectator) may not see a card that lies there."""
    seen_by = place.zone.seen_by
    if seen_by == "all" or place.zone.of:
        return False
    if seat < 0:
        return g.known[card] != g.everyone
    return not ((seen_by == "owner" and place.owner == seat) or g.known[card] >> seat & 1)


def back(known: int, pool: int) -> Card:
    """A hidden card as a negative number: who knows it and which shuffle it came from, both public."""
    return Card(~(known | pool << KNOWN_BITS))


def read_back(card: Card) -> tuple[int, int]:
    return ~card & (1 << KNOWN_BITS) - 1, ~card >> KNOWN_BITS


def view(g: G, seat: Seat) -> G:
    """What the seat may know, as the same type of state. Hidden cards become backs; their traces go too."""
    if g.viewer is not None:
        if g.viewer != seat:
            raise ValueError(f"this is the view of seat {g.viewer}, and tells nothing about seat {seat}'s")
        return g.copy()
    seen = own_side(g, seat)
    unseen: dict[int, list[Card]] = defaultdict(list)
    for place in hiding_places(seen):
        for i, card in enumerate(place.cards):
            if hidden_from(seen, place, card, seat):
                place.cards[i] = back(seen.known[card], seen.pool[card])
                unseen[seen.pool[card]].append(card)
                seen.known[card] = seen.pool[card] = 0
        if not place.zone.ordered:
            place.cards.sort()  # or the backs' positions between known cards would tell
    seen.unseen = tuple((pool, tuple(sorted(cards))) for pool, cards in sorted(unseen.items()))
    seen.source, seen.viewer = SEALED, seat
    seen.offered = seen.before = None
    for lane in seen.lanes:
        lane.said, lane.offered = [], None
    return seen


def own_side(g: G, seat: Seat) -> G:
    """A copy of the table; during a secret Together, as if only this seat had acted."""
    if not isinstance(g.before, type(g)):
        return g.copy()
    alone = g.before.copy()
    for lane in g.lanes:
        if lane.seat == seat:
            for choice in lane.said:
                alone.apply(choice, seat)
    return alone


def determinise(g: G, seat: Seat, seed: int) -> G:
    """A world that this seat must reckon with: the unseen cards of each pool dealt into the places they can be in.

    Frames need no care: they hold no hidden card. From a table, its view is taken first.
    """
    world = view(g, seat)
    deal, tick = Seeded(seed), 0
    stock = {pool: list(cards) for pool, cards in world.unseen}
    for place in hiding_places(world):
        for i, card in enumerate(place.cards):
            if card < 0:
                known, pool = read_back(card)
                left = stock[pool]
                place.cards[i] = dealt = left.pop(deal.below(len(left), tick))
                world.known[dealt], world.pool[dealt] = known, pool
                tick += 1
        if not place.zone.ordered:
            place.cards.sort()
    world.unseen, world.viewer, world.source = (), None, Seeded(~seed)  # its own dice: not those that dealt the cards
    world.before = world.copy() if world.secret else None
    world.rebuild()
    return world
