"""Chapter "Move action": from where, where to, how many; again while moves remain. Then the battles."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from karczma.games.northgard.battles.order import NextBattle, contested
from karczma.games.northgard.clans.kaija import Group, with_or_without
from karczma.games.northgard.moves.borders import (
    Crossing,
    Orders,
    barred,
    cost,
    guests,
    hostile,
    no_way_out,
    none_stranded,
    present,
    stopped,
    ways,
)
from karczma.games.northgard.table.terms import Territory
from karczma.games.northgard.variants.creatures import bear_on
from karczma.games.northgard.variants.hunting import DeclareHunts
from karczma.games.northgard.words.events import UnitsMoved
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

__all__ = ["From", "HowMany", "MoveFrom", "MoveTo", "Moving", "Orders", "To"]


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


# -- from where ----------------------------------------------------------------------------------------------------


@frame
class MoveFrom(Decision):
    """NG-MOVE-03  From which territory, or is that all (NG-MOVE-14)? NG-TEAM-04  Also from a partner's, passing by."""

    clause = "NG-MOVE-03"
    seat: Seat
    moves: int
    orders: Orders

    def candidates(self, g: Northgard) -> list[Choice]:
        return [STOP, *(From(t) for t in g.chart.territories)]

    def options(self, g: Northgard) -> list[Choice]:
        found = [STOP, *(From(t) for t in sorted([*g.controlled(self.seat), *guests(g, self.seat)]))]
        return [choice for choice in found if choice.refusal(g, self) is None]


@choice
class Stop(Choice):
    """NG-MOVE-14  No more moves, or none at all."""

    def refusal(self, g: Northgard, decision: MoveFrom) -> Refusal | None:
        return no("NG-TEAM-05") if guests(g, decision.seat) else None


STOP = Stop()


@choice
class From(Choice):
    source: Territory

    def refusal(self, g: Northgard, decision: MoveFrom) -> Refusal | None:
        if g.owner[self.source] != decision.seat and self.source not in guests(g, decision.seat):
            return stopped(g, decision.seat, self.source) or no("NG-MOVE-02", source=self.source)
        if bear_on(g, self.source):
            return no("NG-CTYPE-01", territory=self.source)  # NG-CTYPE-14
        move = Crossing(decision.seat, decision.moves, decision.orders, self.source)
        if ways(g, move):
            return None
        return no("NG-TEAM-05") if guests(g, decision.seat) else no_way_out(g, move)

    def perform(self, g: Northgard, decision: MoveFrom) -> None:
        g.then(MoveTo(decision.seat, decision.moves, decision.orders, self.source))


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
        return [To(t) for t in g.on_show([target for target, _ in g.chart.adjacent[self.source]])]

    def options(self, g: Northgard) -> list[Choice]:
        return [To(t) for t in ways(g, Crossing(self.seat, self.moves, self.orders, self.source))]


@choice
class To(Choice):
    target: Territory

    def refusal(self, g: Northgard, decision: MoveTo) -> Refusal | None:
        if self.target == decision.source:
            return no("NG-MOVE-02", target=self.target)
        price = self.price(g, decision)
        if not price:
            return no("NG-MAP-11", source=decision.source, target=self.target)
        return barred(g, Crossing(decision.seat, decision.moves, decision.orders, decision.source), self.target, price)

    def price(self, g: Northgard, decision: MoveTo) -> int:
        """The moves it takes; 0 if there is no border to cross."""
        border = dict(g.chart.adjacent[decision.source]).get(self.target)
        return cost(border, decision.orders) if border else 0

    def perform(self, g: Northgard, decision: MoveTo) -> None:
        left = decision.moves - self.price(g, decision)
        g.then(HowMany(decision.seat, left, decision.orders, decision.source, self.target))


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
        return [Units(n) for n in range(1, present(g, self.seat, self.source) + 1)]

    def allows(self, g: Northgard, n: int, kaija: bool) -> bool:
        """Whether so many may go, with Kaija or without her."""
        all_go = n == present(g, self.seat, self.source)
        if kaija and hostile(g, self.seat, self.target):
            return False  # NG-CLAN-05, NG-CLAN-21
        if all_go and not kaija and g.kaija == self.source:
            return False
        move = Crossing(self.seat, self.moves, self.orders, self.source)
        return none_stranded(g, move, self.target, all_go, kaija)


@choice
class Units(Choice):
    n: int

    def refusal(self, g: Northgard, decision: HowMany) -> Refusal | None:
        here = g.kaija == decision.source
        if decision.allows(g, self.n, kaija=False) or (here and decision.allows(g, self.n, kaija=True)):
            return None
        if here and hostile(g, decision.seat, decision.target):
            return no("NG-CLAN-05" if g.is_enemy(decision.seat, decision.target) else "NG-CLAN-21")
        return no("NG-TEAM-05")

    def perform(self, g: Northgard, decision: HowMany) -> None:
        march = March(decision.seat, decision.moves, decision.orders, decision.source, decision.target, self.n, False)
        here = g.kaija == decision.source
        may, must = here and decision.allows(g, self.n, kaija=True), not decision.allows(g, self.n, kaija=False)
        with_or_without(g, decision.seat, march, here, must, may)


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
        """They leave their own land, or a partner's."""
        if g.owner[self.source] == self.seat:
            g.withdraw(self.source, self.n)
        else:
            g.invaders[self.source] -= self.n  # NG-TEAM-04

    @step("NG-MOVE-02")
    def arrive(self, g: Northgard) -> None:
        """NG-MOVE-09, NG-MOVE-10, NG-CREA-13  Where a battle awaits they stop; elsewhere they join others, or settle.

        NG-CREA-11  A creature that shares does not stop them. NG-TEAM-04  On a partner's land they wait to go on.
        """
        if hostile(g, self.seat, self.target):
            g.rule = "NG-MOVE-09" if g.is_enemy(self.seat, self.target) else "NG-CREA-13"
        elif g.is_partners(self.seat, self.target):
            g.rule = "NG-TEAM-04"
        g.happened(UnitsMoved, self.seat, self.source, self.target, self.n, int(self.kaija))
        if hostile(g, self.seat, self.target) or g.is_partners(self.seat, self.target):
            g.invaders[self.target] += self.n
        else:
            g.station(self.seat, self.target, self.n)
        if self.kaija:
            g.kaija = self.target
        if self.moves:
            g.then(MoveFrom(self.seat, self.moves, self.orders))
