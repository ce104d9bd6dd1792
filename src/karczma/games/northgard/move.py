"""Chapter "Move action": from where, where to, how many; again while moves remain. Then the battles."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from karczma.games.northgard.battles import NextBattle, contested
from karczma.games.northgard.events import UnitsMoved
from karczma.games.northgard.kaija import Group, with_or_without
from karczma.games.northgard.terms import NOBODY, REGULAR, Territory
from karczma.games.northgard.variants.creatures import bear_on, unsharing
from karczma.games.northgard.variants.hunting import DeclareHunts
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.state import Plain, value

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard


@value
class Orders(Plain):
    """What a card says about its Move action. NG-MOVE-08  Each action has orders of its own."""

    ignore_difficult: bool = False
    peaceful: bool = False


@frame
class Moving(Procedure):
    """NG-MOVE-11  All moves first, then all battles; NG-MOVE-12 both belong to the action. NG-MOVE-15 shows one."""

    seat: Seat
    moves: int
    attack: int
    damage: int
    orders: Orders

    @step("NG-MOVE-01")
    def moves_first(self, g: Northgard) -> None:
        """As many separate moves as the card shows, or fewer; NG-MOVE-05 its bonus is for every battle it causes."""
        g.attack, g.damage = self.attack, self.damage
        g.then(MoveFrom(self.seat, self.moves, self.orders))

    @step("NG-CFIGHT-02")
    def declare(self, g: Northgard) -> None:
        """Then, before any battle, which creatures are attacked."""
        if g.line:
            g.then(DeclareHunts(self.seat))

    @step("NG-COMB-03")
    def then_battles(self, g: Northgard) -> None:
        """NG-CFIGHT-22  Battles with players and creatures alike, in the order the mover chooses."""
        if contested(g):
            g.then(NextBattle(self.seat))


def cost(g: Northgard, price: int, orders: Orders) -> int:
    """NG-MOVE-06  One move, across a difficult border one more; NG-CARD-02 unless the card ignores it."""
    return REGULAR if orders.ignore_difficult else price


def hostile(g: Northgard, seat: Seat, territory: Territory) -> bool:
    """Where entering means a battle: NG-MOVE-09 enemy units, NG-CREA-13 or a creature that does not share."""
    return g.is_enemy(seat, territory) or bool(unsharing(g, territory))


def barred(g: Northgard, move: Crossing, target: Territory, price: int) -> Refusal | None:
    """Why these units may not cross that border now."""
    if price > move.moves:
        return no("NG-MOVE-06", price=price, moves=move.moves)
    if len(unsharing(g, target)) > 1:
        return no("NG-CREA-14")
    if hostile(g, move.seat, target):
        if move.orders.peaceful:
            return no("NG-CARD-02")
        if move.only_kaija:
            return no("NG-CLAN-05" if g.is_enemy(move.seat, target) else "NG-CLAN-21")
    if g.owner[target] == g.partner(move.seat) != NOBODY and not leads_on(g, move, target, move.moves - price):
        return no("NG-TEAM-05")
    return None


@value
class Crossing(Plain):
    """Somebody about to cross a border with some units."""

    seat: Seat
    moves: int
    orders: Orders
    source: Territory
    only_kaija: bool = False


def leads_on(g: Northgard, move: Crossing, through: Territory, moves: int) -> bool:
    """NG-TEAM-04, NG-TEAM-05  Units may pass through a partner's territory only if they can leave it again.

    NG-CTYPE-14, NG-CREA-13  A bear would not let them, and a creature that does not share would make them stop.
    """
    if moves < 1 or bear_on(g, through) or unsharing(g, through):
        return False
    return bool(ways(g, replace(move, source=through, moves=moves)))


def ways(g: Northgard, move: Crossing) -> list[Territory]:
    """The territories these units may move to; NG-MAP-11 only adjacent ones."""
    return [
        target
        for target, price in g.chart.adjacent[move.source]
        if barred(g, move, target, cost(g, price, move.orders)) is None
    ]


def crossing(g: Northgard, seat: Seat, moves: int, orders: Orders, source: Territory) -> Crossing:
    return Crossing(seat, moves, orders, source, g.units[source] == 1 and g.kaija == source)


# -- from where ----------------------------------------------------------------------------------------------------


@frame
class MoveFrom(Decision):
    """NG-MOVE-03  From which territory, or is that all (NG-MOVE-14)?"""

    clause = "NG-MOVE-03"
    seat: Seat
    moves: int
    orders: Orders

    def candidates(self, g: Northgard) -> list[Choice]:
        return [STOP, *(From(t) for t in g.controlled(self.seat))]


@choice
class Stop(Choice):
    """NG-MOVE-14  No more moves, or none at all."""


STOP = Stop()


@choice
class From(Choice):
    source: Territory

    def refusal(self, g: Northgard, asked: MoveFrom) -> Refusal | None:
        if bear_on(g, self.source):
            return no("NG-CTYPE-01", territory=self.source)  # NG-CTYPE-14
        if not ways(g, crossing(g, asked.seat, asked.moves, asked.orders, self.source)):
            return no("NG-MOVE-02", territory=self.source)
        return None

    def perform(self, g: Northgard, asked: MoveFrom) -> None:
        g.then(MoveTo(asked.seat, asked.moves, asked.orders, self.source))


# -- where to ------------------------------------------------------------------------------------------------------


@frame
class MoveTo(Decision):
    """NG-MOVE-02  Across which border?"""

    clause = "NG-MOVE-02"
    seat: Seat
    moves: int
    orders: Orders
    source: Territory

    def candidates(self, g: Northgard) -> list[Choice]:
        return [To(target) for target, _ in g.chart.adjacent[self.source]]


@choice
class To(Choice):
    target: Territory

    def refusal(self, g: Northgard, asked: MoveTo | MoveOn) -> Refusal | None:
        return barred(g, under_way(g, asked), self.target, self.price(g, asked))

    def price(self, g: Northgard, asked: MoveTo | MoveOn) -> int:
        return cost(g, dict(g.chart.adjacent[asked.source])[self.target], asked.orders)

    def perform(self, g: Northgard, asked: MoveTo | MoveOn) -> None:
        left = asked.moves - self.price(g, asked)
        if isinstance(asked, MoveOn):
            g.then(March(asked.seat, left, asked.orders, asked.source, self.target, asked.n, asked.kaija))
        else:
            g.then(HowMany(asked.seat, left, asked.orders, asked.source, self.target))


def under_way(g: Northgard, asked: MoveTo | MoveOn) -> Crossing:
    if isinstance(asked, MoveOn):
        return Crossing(asked.seat, asked.moves, asked.orders, asked.source, asked.kaija)
    return crossing(g, asked.seat, asked.moves, asked.orders, asked.source)


# -- how many ------------------------------------------------------------------------------------------------------


@frame
class HowMany(Decision):
    """NG-MOVE-02, NG-MOVE-04  How many units? Any number, at least one; some may stay behind."""

    clause = "NG-MOVE-02"
    seat: Seat
    moves: int  # left after this one
    orders: Orders
    source: Territory
    target: Territory

    def candidates(self, g: Northgard) -> list[Choice]:
        stays = g.kaija == self.source and not self.kaija_may(g)
        return [Units(n) for n in range(1, g.units[self.source] - stays + 1)]

    def kaija_may(self, g: Northgard) -> bool:
        """NG-CLAN-05, NG-CLAN-21  Kaija enters no place where a battle awaits her, nor one that leads only there."""
        alone = Crossing(self.seat, self.moves, self.orders, self.target, only_kaija=True)
        passing = g.owner[self.target] == g.partner(self.seat) != NOBODY
        return not hostile(g, self.seat, self.target) and not (passing and not ways(g, alone))


@choice
class Units(Choice):
    n: int

    def perform(self, g: Northgard, asked: HowMany) -> None:
        march = March(asked.seat, asked.moves, asked.orders, asked.source, asked.target, self.n, False)
        here = g.kaija == asked.source
        must = self.n == g.units[asked.source]
        with_or_without(g, asked.seat, march, here, must, may=asked.kaija_may(g))


@frame
class March(Group):
    """So many units cross a border; Kaija may be one of them."""

    seat: Seat
    moves: int
    orders: Orders
    source: Territory
    target: Territory
    n: int
    kaija: bool

    def having(self, kaija: bool) -> March:
        return replace(self, kaija=kaija)

    @step("NG-MOVE-13")
    def leave(self, g: Northgard) -> None:
        """They leave; units that pass through a partner's territory never stood there."""
        if g.owner[self.source] == self.seat:
            g.withdraw(self.source, self.n)

    @step("NG-MOVE-09")
    def arrive(self, g: Northgard) -> None:
        """NG-MOVE-10, NG-CREA-13  Where a battle awaits them they stop; elsewhere they join their own, or settle.

        NG-CREA-11  A creature that shares does not stop them.
        """
        g.happened(UnitsMoved, self.seat, self.source, self.target, self.n)
        if g.owner[self.target] == g.partner(self.seat) != NOBODY:
            g.then(MoveOn(self.seat, self.moves, self.orders, self.target, self.n, self.kaija))
            return
        if hostile(g, self.seat, self.target):
            g.invaders[self.target] += self.n
        else:
            g.station(self.seat, self.target, self.n)
            if self.kaija:
                g.kaija = self.target
        if self.moves:
            g.then(MoveFrom(self.seat, self.moves, self.orders))


@frame
class MoveOn(Decision):
    """NG-TEAM-04  Passing through a partner's territory: where to? They may not stay (NG-TEAM-05)."""

    clause = "NG-TEAM-04"
    seat: Seat
    moves: int
    orders: Orders
    source: Territory
    n: int
    kaija: bool

    def candidates(self, g: Northgard) -> list[Choice]:
        return [To(target) for target, _ in g.chart.adjacent[self.source]]
