"""Chapter "Recruit action"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.fresh_land import WantLand
from karczma.games.northgard.kaija import Enlist, available
from karczma.games.northgard.terms import Territory
from karczma.games.northgard.variants.creatures import bear_on, closed_to_newcomers
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard


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
        if not self.left or not available(g, self.seat):
            return [NO_MORE]
        return [*(RecruitAt(t) for t in g.controlled(self.seat) if t not in self.used), NO_MORE]


@choice
class NoMore(Choice):
    """NG-CARD-07  That is all."""


NO_MORE = NoMore()


@choice
class RecruitAt(Choice):
    territory: Territory

    def refusal(self, g: Northgard, asked: RecruitWhere) -> Refusal | None:
        return no("NG-CTYPE-01", territory=self.territory) if bear_on(g, self.territory) else None

    def perform(self, g: Northgard, asked: RecruitWhere) -> None:
        if asked.distinct:  # at most one of the units on each territory
            recruit(g, asked.seat, self.territory, 1)
            g.then(RecruitWhere(asked.seat, asked.left - 1, True, (*asked.used, self.territory)))
        else:
            g.then(RecruitHowMany(asked.seat, asked.left, self.territory, asked.used))


@frame
class RecruitHowMany(Decision):
    """NG-RECR-04  How many units there? There is no limit but the reserve (NG-RECR-05)."""

    clause = "NG-RECR-04"
    seat: Seat
    left: int
    territory: Territory
    used: tuple[Territory, ...]

    def candidates(self, g: Northgard) -> list[Choice]:
        return [RecruitUnits(n) for n in range(1, min(self.left, available(g, self.seat)) + 1)]


@choice
class RecruitUnits(Choice):
    n: int

    def perform(self, g: Northgard, asked: RecruitHowMany) -> None:
        recruit(g, asked.seat, asked.territory, self.n)
        if asked.left > self.n:
            g.then(RecruitWhere(asked.seat, asked.left - self.n, False, (*asked.used, asked.territory)))


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
        return [*(SettleAt(t) for t in g.neutral()), NO_MORE]


@choice
class SettleAt(Choice):
    territory: Territory

    def refusal(self, g: Northgard, asked: SettleWhere) -> Refusal | None:
        return None if is_open_to_settlers(g, self.territory) else no("NG-EOY-09", territory=self.territory)

    def perform(self, g: Northgard, asked: SettleWhere) -> None:
        g.then(SettleHowMany(asked.seat, self.territory, min(asked.units, available(g, asked.seat))))


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

    def perform(self, g: Northgard, asked: SettleHowMany) -> None:
        recruit(g, asked.seat, asked.territory, self.n)


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
