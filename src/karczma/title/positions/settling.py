"""What the file leaves open: what is said to lie in one place lies nowhere else, and the rest is back in its pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from karczma.kernel.bases import State
from karczma.kernel.game import Game
from karczma.kernel.zones import Zone
from karczma.title.positions.errors import BadPosition
from karczma.title.positions.names import CARDS, Names
from karczma.title.positions.words import Manner, Manners


class Spot(NamedTuple):
    """A zone where it lies: it can be replaced."""

    path: str
    record: State
    manner: Manner
    row: int  # -1: not one of several
    common: bool  # nobody's own

    @property
    def zone(self) -> Zone:
        assert self.manner.zone
        return self.manner.zone

    @property
    def things(self) -> list[int]:
        held = getattr(self.record, self.manner.field.name)
        return list(held if self.row < 0 else held[self.row])

    def keep(self, things: list[int], were: list[int]) -> None:
        """These of what was there; lists beside it lose the same places."""
        name = self.manner.field.name
        held = getattr(self.record, name)
        if self.row >= 0:
            held[self.row] = things
            return
        setattr(self.record, name, tuple(things) if isinstance(held, tuple) else things)
        for key in self.manner.beside:
            column = getattr(self.record, key)
            setattr(self.record, key, [each for n, each in enumerate(column) if were[n] in things])


def spots(record: State, manners: Manners, within: str = "", common: bool = True) -> Iterator[Spot]:
    """Every zone of a table."""
    for manner in manners.of(type(record)):
        name = manner.field.name
        held, path = getattr(record, name), within + name
        match manner.field.shape:
            case "record":
                if held is not None:
                    yield from spots(held, manners, f"{path}.", common)
            case "records":
                for n, each in enumerate(held):
                    yield from spots(each, manners, f"{path}.{n}.", False)
            case "lists" if manner.zone:
                yield from (Spot(f"{path}.{n}", record, manner, n, common) for n in range(len(held)))
            case _ if manner.zone:
                yield Spot(path, record, manner, -1, common)


def settle(g: Game, base: Game, said: dict[str, int], manners: Manners, names: Names) -> dict[int, int]:
    """`base` is the table as it was before anything was said. The cards that lie nowhere now, each with the line that
    has taken it from where it lay."""
    nowhere = settle_cards(g, base, said, manners, names)
    for family in {spot.zone.of for spot in spots(g, manners)} - {CARDS}:
        settle_kinds(g, base, said, manners, family)
    return nowhere


# -- cards, of which there is one each -----------------------------------------------------------------------------


def settle_cards(g: Game, base: Game, said: dict[str, int], manners: Manners, names: Names) -> dict[int, int]:
    lay = {spot.path: spot for spot in spots(base, manners) if spot.zone.of == CARDS}
    now = {spot.path: spot for spot in spots(g, manners) if spot.zone.of == CARDS}
    named = named_cards(now, said, names)
    for path, spot in now.items():
        if path not in said:
            were = spot.things
            if any(card in named for card in were):
                spot.keep([card for card in were if card not in named], were)
    lies = {card for spot in now.values() for card in spot.things}
    lay_in = {card: path for path, spot in lay.items() for card in spot.things}
    nowhere: dict[int, int] = {}
    for card in [card for card in lay_in if card not in lies]:
        bag = bag_for(card, lay, now, said, base)
        if bag is None:
            nowhere[card] = said.get(lay_in[card], min(said.values(), default=1))
        else:
            bag.keep(sorted([*bag.things, card]), [])
    lies_in = {card: spot for spot in now.values() for card in spot.things}
    for card, spot in lies_in.items():
        if lay_in.get(card) != spot.path:
            g.known[card] = g.everyone if spot.zone.seen_by == "all" else 0
    return nowhere


def named_cards(now: dict[str, Spot], said: dict[str, int], names: Names) -> set[int]:
    found: set[int] = set()
    for path in said:
        for card in now[path].things if path in now else ():
            if card < 0 or card in found:
                raise BadPosition(said[path], "position-card-twice", card=names.said(CARDS, card))
            found.add(card)
    return found


def bag_for(card: int, lay: dict[str, Spot], now: dict[str, Spot], said: dict[str, int], base: Game) -> Spot | None:
    """The unsaid bag in which most cards of its shuffle lay."""
    found: dict[str, int] = {}
    for path, spot in lay.items():
        if path in now and path not in said and not spot.zone.ordered and spot.zone.seen_by != "owner":
            alike = sum(base.pool[each] == base.pool[card] for each in spot.things)
            found[path] = alike
    best = max(found, key=lambda path: found[path], default=None)
    return now[best] if best is not None and found[best] else None


# -- kinds, of which there are several -----------------------------------------------------------------------------


def settle_kinds(g: Game, base: Game, said: dict[str, int], manners: Manners, family: str) -> None:
    """What somebody has more of lies no longer where nothing is said of; what is missing goes back there."""
    lay = {spot.path: spot for spot in spots(base, manners) if spot.zone.of == family}
    now = [spot for spot in spots(g, manners) if spot.zone.of == family]
    had, has = Counter[int](), Counter[int]()
    for counts, where in ((had, lay.values()), (has, now)):
        for spot in where:
            counts.update(counted(spot))
    silent = [spot for spot in now if spot.path not in said and spot.common and not spot.manner.beside]
    silent.sort(key=lambda spot: (spot.zone.ordered and not spot.zone.tally, not spot.zone.tally))
    for thing in sorted(had.keys() | has.keys()):
        for spot in silent:
            more = has[thing] - had[thing]
            if more > 0:
                has[thing] -= take(spot, thing, more)
            elif more < 0 and is_store(spot) and counted(lay[spot.path])[thing]:
                put(spot, thing, -more)
                has[thing] += -more


def counted(spot: Spot) -> Counter[int]:
    things = spot.things
    return Counter(dict(enumerate(things))) if spot.zone.tally else Counter(things)


def is_store(spot: Spot) -> bool:
    return spot.zone.tally or not spot.zone.ordered


def take(spot: Spot, thing: int, many: int) -> int:
    """So many, if there are; how many it were."""
    things = spot.things
    if spot.zone.tally:
        taken = min(many, things[thing])
        things[thing] -= taken
    else:
        taken = min(many, things.count(thing))
        for _ in range(taken):
            del things[len(things) - 1 - things[::-1].index(thing)]
    if taken:
        spot.keep(things, things)
    return taken


def put(spot: Spot, thing: int, many: int) -> None:
    things = spot.things
    if spot.zone.tally:
        things[thing] += many
        spot.keep(things, things)
    else:
        spot.keep(sorted([*things, *[thing] * many]), things)
