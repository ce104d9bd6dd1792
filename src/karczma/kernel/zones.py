"""Zones: where components lie and who sees them. A zone is a declaration on a plain list.

A list holds cards (each with an id of its own, because some may not see it), kinds (open components that need no id of
their own) or, in a tally, how many there are of each kind. Knowledge of cards is kept in two flat lists:
  known[card]  the seats that know this card although it lies face down (a bit mask),
  pool[card]   the shuffle the card came from: a hidden card can only be one of those shuffled together with it.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from dataclasses import field
from functools import cache
from typing import Annotated, Any, NamedTuple, NewType

from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Flow
from karczma.kernel.state import state
from karczma.kernel.walk import Field, walk

Card = NewType("Card", int)
Mask = int


class Zone(NamedTuple):
    seen_by: str  # "all", "owner" or "nobody"
    ordered: bool = True  # False: kept sorted, so that its order tells nothing
    of: str = ""  # the family of kinds that lie here; empty: cards
    tally: bool = False  # a count per kind instead of a list


ALL, FACE_DOWN, BAG = Zone("all"), Zone("nobody"), Zone("nobody", ordered=False)
HAND = Zone("owner", ordered=False)


class Labels(NamedTuple):
    """Marks numbers that name kinds of a family but are no components: whose place it is, what is looked for."""

    of: str


AUDIENCE = 1 << 7  # the bit of those who only watch, in a mask of seats
GOODS = "goods"  # marks counters of tokens: they never fall below zero


def kinds(of: str) -> Zone:
    """Open components of one family, as a list of kinds in the order they lie."""
    return Zone("all", of=of)


def bag_of(of: str) -> Zone:
    """Unseen components of which everybody knows how many of each kind are left; their order does not exist yet."""
    return Zone("all", ordered=False, of=of)


def tally(of: str) -> Zone:
    """Open components of one family, as how many there are of each kind."""
    return Zone("all", of=of, tally=True)


@state
class Pile(State):
    """A face-down pile: fixed cards on top, fixed cards at the bottom, and between them a bag without an order."""

    top: Annotated[list[Card], FACE_DOWN] = field(default_factory=list)  # last = uppermost
    bag: Annotated[list[Card], BAG] = field(default_factory=list)  # its order does not exist yet
    bottom: Annotated[list[Card], FACE_DOWN] = field(default_factory=list)  # last = uppermost

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)


@state
class Table(Flow):
    """A flow with components, some of them hidden."""

    seats: int
    known: list[Mask] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    shuffles: int = 0
    viewer: int | None = None  # only in a view: the seat that sees this (-1: a spectator)
    unseen: tuple[tuple[int, tuple[Card, ...]], ...] = ()  # only in a view: what each pool hides, sorted

    @property
    def everyone(self) -> Mask:
        """All seats, and those who only watch: what is revealed is revealed to them too."""
        return (1 << self.seats) - 1 | AUDIENCE

    def seats_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with this one."""
        return clockwise(seat, self.seats)

    def knows(self, seat: Seat, card: Card) -> bool:
        """Never index `known` with a card from a view: a back is negative, and Python would read some other card."""
        return card >= 0 and bool(self.known[card] >> seat & 1)

    def show(self, card: Card, *seats: Seat) -> None:
        """These seats look at a card, and remember it wherever it lies, until it is shuffled."""
        for seat in seats:
            self.known[card] |= 1 << seat

    def reveal(self, *cards: Card) -> None:
        for card in cards:
            self.known[card] = self.everyone

    def draw(self, pile: Pile) -> Card:
        """Take the top card. An order that nobody has seen is decided only now."""
        if pile.top:
            return pile.top.pop()
        return pile.bag.pop(self.below(len(pile.bag))) if pile.bag else pile.bottom.pop()

    def draw_kind(self, bag: list[int]) -> int:
        """Draw one component blindly from a bag of kinds."""
        return bag.pop(self.below(len(bag)))

    def put_on_top(self, pile: Pile, card: Card, *seen_by: Seat) -> None:
        self.show(card, *seen_by)
        pile.top.append(card)

    def shuffle_into(self, pile: Pile, cards: list[Card]) -> None:
        """Shuffle the cards, and the whole pile with them. Costs no chance: the bag just has no order.

        Public cards alone make a fresh pool (everybody knows exactly what is in it). Otherwise all pools that meet
        here become one.
        """
        cards = cards + pile.top + pile.bag + pile.bottom
        everyone, known, pool = self.everyone, self.known, self.pool
        met = {pool[card] for card in cards if known[card] != everyone}
        label = min(met) if met else max(pool) + 1
        if len(met) > 1:
            for card, old in enumerate(pool):
                if old in met:
                    pool[card] = label
        for card in cards:
            known[card], pool[card] = 0, label
        pile.top, pile.bag, pile.bottom = [], sorted(cards), []
        self.shuffles += 1


@cache
def clockwise(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return (*range(seat, seats), *range(seat))


def join(zone: list[Any], *things: Any) -> None:
    """Things join a zone without an order (a hand, a bag): it stays sorted, so that it remembers no order."""
    for thing in things:
        insort(zone, thing)


class Place(NamedTuple):
    name: str
    zone: Zone
    owner: Seat  # whose record the zone is in; -1: nobody's
    cards: Any  # a list; a tuple where it is only replaced as a whole


def zone_in(field: Field) -> Zone | None:
    return next((mark for mark in field.marks if isinstance(mark, Zone)), None)


def hiding_zone_in(field: Field) -> Zone | None:
    """Of a field in which a card is perhaps hidden from somebody."""
    zone = zone_in(field)
    return zone if zone and zone.seen_by != "all" and not zone.of else None


def places(g: State) -> Iterator[Place]:
    """Every zone of a state."""
    for path, owner, at, zone, held in walk(g, zone_in):
        if at.shape == "lists":  # several zones of one kind
            yield from (Place(f"{path}.{i}", zone, owner, row) for i, row in enumerate(held))
        else:
            yield Place(path, zone, owner, held)


def hiding_places(g: State) -> list[Place]:
    """The zones in which a card is perhaps hidden from somebody: `places` without the open and the empty ones."""
    found: list[Place] = []
    for path, owner, at, zone, held in walk(g, hiding_zone_in):
        if at.shape == "lists":
            found += [Place(path, zone, owner, row) for row in held if row]
        elif held:
            found.append(Place(path, zone, owner, held))
    return found


def goods_in(field: Field) -> str | None:
    return GOODS if GOODS in field.marks else None
