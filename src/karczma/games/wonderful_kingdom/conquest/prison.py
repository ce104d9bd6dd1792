"""The prison at the end of a conquest phase, and in solo play the enemy's new armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.conquest.control import board_of, settle_tokens
from karczma.games.wonderful_kingdom.conquest.events import ArmyImprisoned, EnemyArmyPlaced
from karczma.games.wonderful_kingdom.conquest.marching import abandon
from karczma.games.wonderful_kingdom.conquest.opening import station_enemy, unoccupied
from karczma.games.wonderful_kingdom.terms import NOBODY, RIVAL
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.state import WonderfulKingdom


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
            held = [spot for spot in range(len(board_of(g).spots[territory])) if g.posts[territory] >> spot & 1]
            found += [(territory, spot) for spot in held]
            if g.armies[territory] > len(held):
                found.append((territory, NOBODY))
    return found


@frame
class ImprisonWhich(Decision):
    """WK-CBON-13  Which army of the opponent do you imprison, if any?"""

    clause = "WK-CBON-13"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [*arrests(g, 1 - self.seat), SET_FREE]


@frame
class SurrenderWhich(Decision):
    """WK-CSOLO-14  Which of your armies goes to the prison?"""

    clause = "WK-CSOLO-14"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return arrests(g, 0)


def arrests(g: WonderfulKingdom, side: int) -> list[Choice]:
    names = board_of(g).names
    return [Imprison(names[territory], spot) for territory, spot in places_of(g, side)]


@choice
class Imprison(Choice):
    """Spot -1: the army stands on none. WK-CBON-16, WK-CSOLO-23  Then it is neither on the board nor in the reserve."""

    territory: str
    spot: int

    def perform(self, g: WonderfulKingdom, asked: ImprisonWhich | SurrenderWhich) -> None:
        """WK-CBON-18  Its spot gives nothing any more, and the last army gives up the territory."""
        territory = board_of(g).number[self.territory]
        side = g.holder[territory]
        g.armies[territory] -= 1
        if self.spot != NOBODY:
            g.posts[territory] &= ~(1 << self.spot)
        if not g.armies[territory]:
            abandon(g, territory)
        g.prisoners[side] += 1
        g.happened(ArmyImprisoned, side, self.territory)
        g.rule = "WK-CBON-18"
        settle_tokens(g)


@choice
class SetFree(Choice):
    """Nobody is imprisoned."""


SET_FREE = SetFree()
