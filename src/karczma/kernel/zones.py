"""Zones: where components lie and who sees them. A zone is a declaration on a plain list.

A list holds cards (each with an id of its own, because some may not see it), kinds (open components that need no id of
their own) or, in a tally, how many there are of each kind. Knowledge of cards is kept in two flat lists:
  known[card]  the seats that know this card although it lies face down (a bit mask),
  pool[card]   the shuffle the card came from: a hidden card can only be one of those shuffled together with it.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterator
from dataclasses import field
from functools import cache
from typing import Annotated, Any, NamedTuple, NewType, get_args

from karczma.kernel.choices import Seat
from karczma.kernel.flow import Flow
from karczma.kernel.state import State, kind, state

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

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All seats clockwise, beginning with this one."""
        return [*range(seat, self.seats), *range(seat)]

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
        met = {self.pool[card] for card in cards if self.known[card] != self.everyone}
        label = min(met, default=max(self.pool) + 1)
        for card, old in enumerate(self.pool):
            if old in met:
                self.pool[card] = label
        self.shuffles += 1
        pile.top, pile.bag, pile.bottom = [], [], []
        for card in cards:
            self.pool[card], self.known[card] = label, 0
        join(pile.bag, *cards)


def join(zone: list[Any], *things: Any) -> None:
    """Things join a zone without an order (a hand, a bag): it stays sorted, so that it remembers no order."""
    for thing in things:
        insort(zone, thing)


class Place(NamedTuple):
    name: str
    zone: Zone
    owner: Seat  # whose record the zone is in; -1: nobody's
    cards: list[Any]


@cache
def fields_with_components(cls: type[State]) -> tuple[tuple[str, str, Zone], ...]:
    """(field, shape, zone) of the fields in which components lie; read from the annotations once."""
    found = []
    for name, hint in cls.hints.items():
        what, inner = kind(hint)
        zone = next((mark for mark in get_args(hint)[1:] if isinstance(mark, Zone)), None)
        if zone:
            found.append((name, "rows" if kind(inner)[0] == "list" else "cards", zone))
        elif what in ("record", "maybe") and fields_with_components(inner):
            found.append((name, "record", ALL))
        elif what == "list" and kind(inner)[0] == "record" and fields_with_components(inner):
            found.append((name, "records", ALL))
    return tuple(found)


def places(record: State, owner: Seat = -1, within: str = "") -> Iterator[Place]:
    """Every zone of a state. The third record of a list belongs to seat 2."""
    for name, shape, zone in fields_with_components(type(record)):  # type: ignore[arg-type]
        held: Any = getattr(record, name)
        path = f"{within}{name}"
        match shape:
            case "cards":
                yield Place(path, zone, owner, held)
            case "rows":  # several zones of one kind: list[list[...]]
                yield from (Place(f"{path}.{i}", zone, owner, row) for i, row in enumerate(held))
            case "record" if held is not None:
                yield from places(held, owner, f"{path}.")
            case "records":
                for seat, each in enumerate(held):
                    yield from places(each, seat, f"{path}.{seat}.")


@cache
def fields_that_hide(cls: type[State]) -> tuple[tuple[str, str, Zone], ...]:
    return tuple(
        (name, shape, zone)
        for name, shape, zone in fields_with_components(cls)  # type: ignore[arg-type]
        if (zone.seen_by != "all" and not zone.of)
        or (shape.startswith("record") and fields_that_hide(record_in(cls.hints[name])))  # type: ignore[arg-type]
    )


def record_in(hint: Any) -> type[State]:
    what, inner = kind(hint)
    record: type[State] = kind(inner)[1] if what == "list" else inner
    return record


def hiding_places(record: State, owner: Seat = -1) -> list[Place]:
    """The zones in which a card is perhaps hidden from somebody: `places` without the open and the empty ones."""
    found: list[Place] = []
    collect_hiding(record, owner, found)
    return found


def collect_hiding(record: State, owner: Seat, found: list[Place]) -> None:
    for name, shape, zone in fields_that_hide(type(record)):  # type: ignore[arg-type]
        held: Any = getattr(record, name)
        if shape == "cards":
            if held:
                found.append(Place(name, zone, owner, held))
        elif shape == "rows":
            found += [Place(name, zone, owner, row) for row in held if row]
        elif shape == "records":
            for seat, each in enumerate(held):
                collect_hiding(each, seat, found)
        elif held is not None:
            collect_hiding(held, owner, found)


def pieces(g: Table) -> Counter[tuple[str, int]]:
    """How many there are of each component on the whole table; play moves them about but never makes or loses one."""
    found: dict[str, Counter[int]] = {}
    for _, zone, _, cards in places(g):
        if cards:
            family = found.setdefault(zone.of, Counter())
            family.update(dict(enumerate(cards)) if zone.tally else cards)
    return Counter({(of, what): n for of, family in found.items() for what, n in family.items() if n})


@cache
def fields_with_goods(cls: type[State]) -> tuple[tuple[str, str], ...]:
    """(field, shape) of the fields that are counters of tokens, or records that may hold some."""
    found = []
    for name, hint in cls.hints.items():
        what, inner = kind(hint)
        if GOODS in get_args(hint)[1:]:
            found.append((name, "counters" if what == "list" else "counter"))
        elif what in ("record", "maybe"):
            found.append((name, "record"))
        elif what == "list" and kind(inner)[0] == "record":
            found.append((name, "records"))
    return tuple(found)


def goods(record: State) -> Iterator[int]:
    """Every counter of tokens that the state declares."""
    for name, shape in fields_with_goods(type(record)):  # type: ignore[arg-type]
        held: Any = getattr(record, name)
        if shape == "counters":
            yield from held
        elif shape == "counter":
            yield held
        elif shape == "records":
            for each in held:
                yield from goods(each)
        elif held is not None:
            yield from goods(held)
