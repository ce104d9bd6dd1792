"""Knowledge: what a seat sees, and a world consistent with it. Generic over zones; no title code."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from karczma.kernel.chance import Seeded
from karczma.kernel.choices import Seat
from karczma.kernel.zones import AUDIENCE, Card, Place, Table, hiding_places

G = TypeVar("G", bound=Table)

SEALED = Seeded(-1)  # a view does not carry the seed; its dice are nobody's
KNOWN_BITS = 8  # a back keeps the mask of the seats that know it in its low bits
KNOWN = (1 << KNOWN_BITS) - 1


def back(known: int, pool: int) -> Card:
    """A hidden card as a negative number: who knows it and which shuffle it came from, both public."""
    return Card(~(known | pool << KNOWN_BITS))


def read_back(card: Card) -> tuple[int, int]:
    return ~card & KNOWN, ~card >> KNOWN_BITS


def view(g: G, seat: Seat) -> G:
    """What the seat may know, as the same type of state. Hidden cards become backs; their traces go too."""
    if g.viewer is not None:
        return same_view(g, seat)
    seen = own_side(g, seat)
    veil(seen, seat, hiding_places(seen))
    return seen


def same_view(g: G, seat: Seat) -> G:
    if g.viewer != seat:
        raise ValueError(f"this is the view of seat {g.viewer}, and tells nothing about seat {seat}'s")
    return g.copy()


def veil(seen: Table, seat: Seat, hiding: list[Place]) -> None:
    """Turn a whole table into what the seat may know of it."""
    known, pool, sees = seen.known, seen.pool, AUDIENCE if seat < 0 else 1 << seat
    unseen: dict[int, list[Card]] = {}
    for _, zone, owner, cards in hiding:
        if owner == seat >= 0 and zone.seen_by == "owner":
            continue
        hidden = [card for card in cards if not known[card] & sees]
        if hidden:
            cards[:] = [c if known[c] & sees else ~(known[c] | pool[c] << KNOWN_BITS) for c in cards]  # as `back` does
            for label in {pool[card] for card in hidden}:  # hardly ever more than one
                unseen.setdefault(label, []).extend([card for card in hidden if pool[card] == label])
            for card in hidden:
                known[card] = pool[card] = 0
            if not zone.ordered:
                cards.sort()  # or the backs' positions between known cards would tell
    seen.unseen = tuple((label, tuple(sorted(cards))) for label, cards in sorted(unseen.items()))
    seen.source, seen.viewer = SEALED, seat
    seen.offered = seen.before = None
    for lane in seen.lanes:
        lane.said, lane.offered = [], None


def own_side(g: G, seat: Seat) -> G:
    """A copy of the table; during a secret Together, as if only this seat had acted."""
    if not -1 <= seat < g.seats:
        raise ValueError(f"there is no seat {seat} at a table of {g.seats} (the first is 0; -1 only watches)")
    if not isinstance(g.before, type(g)):
        return g.copy()
    alone = g.before.copy()
    for lane in g.lanes:
        if lane.seat == seat:
            for choice in lane.said:
                alone.apply(choice, seat)
    return alone


def determinise(g: G, seat: Seat, seed: int, first: Callable[[G], None] | None = None) -> G:
    """A world that this seat must reckon with: the unseen cards of each pool dealt into the places they can be in.

    Frames need no care: they hold no hidden card. From a table, its view is taken first. A title may be the `first` to
    deal: cards that cannot lie just anywhere.
    """
    world = own_side(g, seat) if g.viewer is None else same_view(g, seat)
    hiding = hiding_places(world)
    if world.viewer is None:
        veil(world, seat, hiding)
    if first is not None:
        first(world)
    deal(world, hiding, Random(seed).random)
    world.unseen, world.viewer, world.source = (), None, Seeded(~seed)  # its own dice: not those that dealt the cards
    world.before = world.copy() if world.secret else None
    world.rebuild()
    return world


def deal(world: Table, hiding: list[Place], chance: Callable[[], float]) -> None:
    """Every back becomes one of the unseen cards of its pool."""
    known, pool = world.known, world.pool
    stock = {label: list(cards) for label, cards in world.unseen}
    back, mask, label = Card(0), 0, 0
    left: list[Card] = []
    for _, zone, _, cards in hiding:
        for i, card in enumerate(cards):
            if card < 0:
                if card != back:  # those that lie together mostly have the same back
                    back, (mask, label) = card, read_back(card)
                    left = stock[label]
                cards[i] = dealt = left.pop(int(chance() * len(left)))
                known[dealt], pool[dealt] = mask, label
        if not zone.ordered:
            cards.sort()
