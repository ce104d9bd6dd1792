"""Chapter "Recruit action"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.actions.fresh_land import WantLand
from karczma.games.northgard.clans.kaija import Enlist, available
from karczma.games.northgard.table.terms import NOBODY, Territory
from karczma.games.northgard.variants.creatures import bear_on, closed_to_newcomers
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class Recruiting(Procedure):
    """NG-RECR-01  Up to so many units from the reserve come to the map."""

    seat: Seat
    units: int
    distinct: bool = False

    @step("NG-RECR-02")
    def place(self, g: Northgard) -> None:
        """On controlled territories; NG-RECR-09 who has no units on the map chooses a neutral one."""
        if not available(g, self.seat):
            return
        if g.units_of(self.seat):
            g.then(RecruitWhere(self.seat, self.units, self.distinct, ()))
            return
        settlers = 1 if self.distinct else self.units  # NG-RECR-09  all of them settle on one territory
        if any(is_open_to_settlers(g, t) for t in g.neutral()):
            g.then(SettleWhere(self.seat, settlers))
        else:
            g.then(FreshLand(self.seat, settlers))


@frame
class RecruitWhere(Decision):
    """NG-RECR-03  On which territory? Units may be split, and NG-CARD-07 fewer placed than allowed."""

    clause = "NG-RECR-03"
    seat: Seat
    left: int
    distinct: bool
    used: tuple[Territory, ...]

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*(RecruitAt(t) for t in g.chart.territories if self.open_to(g)), NO_MORE]

    def options(self, g: Northgard) -> list[Choice]:
        own = [RecruitAt(t) for t in g.controlled(self.seat) if self.open_to(g)]
        return [*(choice for choice in own if choice.refusal(g, self) is None), NO_MORE]

    def open_to(self, g: Northgard) -> bool:
        return bool(self.left and available(g, self.seat))


@choice
class NoMore(Choice):
    """NG-CARD-07  That is all."""


NO_MORE = NoMore()


@choice
class RecruitAt(Choice):
    territory: Territory

    def refusal(self, g: Northgard, decision: RecruitWhere) -> Refusal | None:
        if g.owner[self.territory] != decision.seat:
            return no("NG-RECR-02", territory=self.territory)
        if self.territory in decision.used:
            return no("NG-CARD-01" if decision.distinct else "NG-RECR-03", territory=self.territory)
        return no("NG-CTYPE-01", territory=self.territory) if bear_on(g, self.territory) else None

    def perform(self, g: Northgard, decision: RecruitWhere) -> None:
        if decision.distinct:  # at most one of the units on each territory
            recruit(g, decision.seat, self.territory, 1)
            g.then(RecruitWhere(decision.seat, decision.left - 1, True, (*decision.used, self.territory)))
        else:
            g.then(RecruitHowMany(decision.seat, decision.left, self.territory, decision.used))


@frame
class RecruitHowMany(Decision):
    """NG-RECR-04  How many units there? There is no limit but the reserve (NG-RECR-05)."""

    clause = "NG-RECR-04"
    seat: Seat
    left: int
    territory: Territory
    used: tuple[Territory, ...]

    def candidates(self, g: Northgard) -> list[Choice]:
        return [RecruitUnits(n) for n in range(1, self.left + 1)]


@choice
class RecruitUnits(Choice):
    n: int

    def refusal(self, g: Northgard, decision: RecruitHowMany) -> Refusal | None:
        left = available(g, decision.seat)
        return no("NG-RECR-05", left=left) if self.n > left else None

    def perform(self, g: Northgard, decision: RecruitHowMany) -> None:
        recruit(g, decision.seat, decision.territory, self.n)
        if decision.left > self.n:
            g.then(RecruitWhere(decision.seat, decision.left - self.n, False, (*decision.used, decision.territory)))


def recruit(g: Northgard, seat: Seat, territory: Territory, n: int) -> None:
    """NG-RECR-06, NG-RECR-07, NG-RECR-08, NG-BLDG-04  One more unit for each Training Camp there, if there is one left.

    NG-RECR-12  Also where the territory was neutral a moment ago. NG-RECR-11 is the rulebook's example.
    """
    camps = sum(g.cards.camp[b] * count for b, count in g.buildings_on(territory))
    g.then(Enlist(seat, territory, min(n + camps, available(g, seat)), "NG-RECR-01"))


# -- without units on the map --------------------------------------------------------------------------------------


def is_open_to_settlers(g: Northgard, territory: Territory) -> bool:
    """NG-EOY-09  Neither a bear nor a creature that does not share is there."""
    return not bear_on(g, territory) and not closed_to_newcomers(g, territory)


@frame
class SettleWhere(Decision):
    """NG-RECR-09  On which neutral territory? All new units go there."""

    clause = "NG-RECR-09"
    seat: Seat
    units: int

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*(SettleAt(t) for t in g.chart.territories), NO_MORE]


@choice
class SettleAt(Choice):
    territory: Territory

    def refusal(self, g: Northgard, decision: SettleWhere) -> Refusal | None:
        if g.owner[self.territory] != NOBODY:
            return no("NG-RECR-09", territory=self.territory)
        return None if is_open_to_settlers(g, self.territory) else no("NG-EOY-09", territory=self.territory)

    def perform(self, g: Northgard, decision: SettleWhere) -> None:
        g.then(SettleHowMany(decision.seat, self.territory, min(decision.units, available(g, decision.seat))))


@frame
class SettleHowMany(Decision):
    """NG-RECR-09  How many? The singular is meant: what is not placed there is not placed at all."""

    clause = "NG-RECR-09"
    seat: Seat
    territory: Territory
    most: int

    def candidates(self, g: Northgard) -> list[Choice]:
        return [SettleUnits(n) for n in range(1, self.most + 1)]


@choice
class SettleUnits(Choice):
    n: int

    def perform(self, g: Northgard, decision: SettleHowMany) -> None:
        recruit(g, decision.seat, decision.territory, self.n)


@frame
class FreshLand(Procedure):
    """NG-RECR-10  Without units and without a neutral territory: a tile may be drawn and laid to make one."""

    seat: Seat
    units: int

    @step("NG-RECR-10")
    def lay(self, g: Northgard) -> None:
        """By the rules of Second chance."""
        g.then(WantLand(self.seat))

    @step("NG-RECR-09")
    def settle(self, g: Northgard) -> None:
        """On a territory of the new tile that is without units."""
        if any(is_open_to_settlers(g, t) for t in g.neutral()):
            g.then(SettleWhere(self.seat, self.units))
