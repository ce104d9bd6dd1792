"""The prison at the end of a conquest phase, and in solo play the enemy's new armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.conquest.control import board_of, settle_tokens
from karczma.games.wonderful_kingdom.conquest.marching import abandon
from karczma.games.wonderful_kingdom.conquest.opening import station_enemy, unoccupied
from karczma.games.wonderful_kingdom.table.packed import posts, spots
from karczma.games.wonderful_kingdom.table.terms import NOBODY, RIVAL
from karczma.games.wonderful_kingdom.words.conquest_events import ArmyImprisoned, EnemyArmyPlaced
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


@frame
class EndOfConquest(Procedure):
    """WK-CBON-20  After both passes, in every round, before scoring."""

    @step("WK-CBON-13")
    def imprison(self, g: WonderfulKingdom) -> None:
        """The controller of the prison may take an opposing army; WK-CSOLO-17 not alone."""
        controller = g.holder[board_of(g).prison]
        if not g.solo and controller != NOBODY and places_of(g, 1 - controller):
            g.then(ImprisonWhich(controller))

    @step("WK-CSOLO-14")
    def surrender(self, g: WonderfulKingdom) -> None:
        """Alone: while the enemy holds the prison, an own army must go there; WK-CSOLO-15 if there is one."""
        if g.solo and g.holder[board_of(g).prison] == RIVAL and places_of(g, 0):
            g.then(SurrenderWhich(0))

    @step("WK-CSOLO-07")
    def reinforce(self, g: WonderfulKingdom) -> None:
        """Alone, WK-CSOLO-18 after the prison: an enemy army on every empty territory, WK-CSOLO-08 in board order.

        WK-CSOLO-21  Also on those that the player has left.
        """
        if g.solo:
            for territory in unoccupied(g):
                if g.reserve[RIVAL]:
                    station_enemy(g, territory, 1)
                    g.happened(EnemyArmyPlaced, board_of(g).names[territory])


def places_of(g: WonderfulKingdom, side: int) -> list[tuple[int, int]]:
    """(territory, spot) of each army that can be told apart; WK-CBON-14 also in the castle, never in the reserve."""
    found = []
    for territory, holder in enumerate(g.holder):
        if holder == side and g.armies[territory]:
            held = spots(g.posts[territory])
            found += [(territory, spot) for spot in held]
            if g.armies[territory] > len(held):
                found.append((territory, NOBODY))
    return found


@frame
class ImprisonWhich(Decision):
    """WK-CBON-13  Which army of the opponent do you imprison, if any?"""

    clause = "WK-CBON-13"
    seat: Seat

    @property
    def side(self) -> int:
        return 1 - self.seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [*arrests(g, self.side), SET_FREE]


@frame
class SurrenderWhich(Decision):
    """WK-CSOLO-14  Which of your armies goes to the prison?"""

    clause = "WK-CSOLO-14"
    seat: Seat

    @property
    def side(self) -> int:
        return self.seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return arrests(g, self.side)


def arrests(g: WonderfulKingdom, side: int) -> list[Choice]:
    """The armies of that side, and the territories where it has none."""
    names, places = board_of(g).names, places_of(g, side)
    bare = [(territory, NOBODY) for territory in range(len(names)) if territory not in dict(places)]
    return [Imprison(names[territory], spot) for territory, spot in [*places, *bare]]


@choice
class Imprison(Choice):
    """Spot -1: the army stands on none. WK-CBON-16, WK-CSOLO-23  Then it is neither on the board nor in the reserve."""

    territory: str
    spot: int

    def refusal(self, g: WonderfulKingdom, decision: ImprisonWhich | SurrenderWhich) -> Refusal | None:
        territory = board_of(g).number[self.territory]
        stands = g.holder[territory] == decision.side and g.armies[territory]
        return None if stands else no("WK-CSOLO-14" if g.solo else "WK-CBON-13", territory=self.territory)

    def perform(self, g: WonderfulKingdom, decision: ImprisonWhich | SurrenderWhich) -> None:
        """WK-CBON-18  Its spot gives nothing any more, and the last army gives up the territory."""
        territory = board_of(g).number[self.territory]
        side = g.holder[territory]
        g.armies[territory] -= 1
        if self.spot != NOBODY:
            g.posts[territory] -= posts([self.spot])
        if not g.armies[territory]:
            abandon(g, territory)
        g.prisoners[side] += 1  # WK-CBON-13
        g.happened(ArmyImprisoned, side, self.territory)  # WK-CBON-13
        g.rule = "WK-CBON-18"
        settle_tokens(g)


@choice
class SetFree(Choice):
    """Nobody is imprisoned."""


SET_FREE = SetFree()
