"""Chapter "Conquest phase": recruiting, moving and passing in turn, until both pass."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.conquest.control import board_of, castle_of
from karczma.games.wonderful_kingdom.conquest.marching import Muster, armies_for, defenders
from karczma.games.wonderful_kingdom.conquest.prison import EndOfConquest
from karczma.games.wonderful_kingdom.table.terms import SOLDIER
from karczma.games.wonderful_kingdom.words.conquest_events import ArmiesRecruited, ConquestBegan, ConquestPassed
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


@frame
class ConquestPhase(Procedure):
    @step("WK-CONQ-24")
    def begin(self, g: WonderfulKingdom) -> None:
        """Who has more soldiers in the pool acts first; if equal, the starting player of the round."""
        g.passes = 0  # WK-CONQ-38
        first = max(g.in_order(), key=lambda seat: g.players[seat].wallet[SOLDIER])
        g.happened(ConquestBegan, first)
        g.then(ConquestTurn(first))

    @step("WK-CBON-13")
    def end(self, g: WonderfulKingdom) -> None:
        """Then the prison."""
        g.then(EndOfConquest())


@frame
class ConquestTurn(Procedure):
    """WK-CONQ-23  Single actions in turn."""

    seat: Seat

    @step("WK-CONQ-25")
    def act(self, g: WonderfulKingdom) -> None:
        """Recruit, move, or pass."""
        g.then(Campaign(self.seat))

    @step("WK-CONQ-38")
    def next_turn(self, g: WonderfulKingdom) -> None:
        """Until a pass directly follows a pass; WK-CSOLO-12 alone one pass is enough.

        WK-CONQ-37, WK-CONQ-42  Else it goes on.
        """
        if g.passes < g.seats:
            g.then(ConquestTurn((self.seat + 1) % g.seats))


@frame
class Campaign(Decision):
    """WK-CONQ-25  Do you recruit, move, or pass?"""

    clause = "WK-CONQ-25"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        recruits = [recruit(n) for n in range(1, max(1, g.reserve[self.seat]) + 1)]  # WK-CONQ-27
        return [*recruits, *(march(name) for name in board_of(g).names), PASS]

    def options(self, g: WonderfulKingdom) -> list[Choice]:
        soldiers = g.players[self.seat].wallet[SOLDIER]
        if not soldiers:
            return [PASS]
        recruits: list[Choice] = [recruit(n) for n in range(1, min(soldiers, g.reserve[self.seat]) + 1)]
        marches = [each for each in map(march, board_of(g).names) if each.refusal(g, self) is None]
        return [*recruits, *marches, PASS]


@choice
class Recruit(Choice):
    """WK-CONQ-26  A soldier for each army that comes from the reserve into the castle."""

    n: int

    def refusal(self, g: WonderfulKingdom, decision: Campaign) -> Refusal | None:
        if not g.reserve[decision.seat]:
            return no("WK-CONQ-27")
        soldiers = g.players[decision.seat].wallet[SOLDIER]
        return no("WK-CONQ-46", price=self.n, soldiers=soldiers) if soldiers < self.n else None

    def perform(self, g: WonderfulKingdom, decision: Campaign) -> None:
        g.players[decision.seat].wallet[SOLDIER] -= self.n
        g.reserve[decision.seat] -= self.n
        g.armies[castle_of(g, decision.seat)] += self.n
        g.passes = 0  # WK-CONQ-37
        g.happened(ArmiesRecruited, decision.seat, self.n)


@choice
class March(Choice):
    """WK-CONQ-28  One target; the armies are named one by one afterwards."""

    territory: str

    def refusal(self, g: WonderfulKingdom, decision: Campaign) -> Refusal | None:
        target = board_of(g).number[self.territory]
        if not g.solo and target == castle_of(g, 1 - decision.seat):
            return no("WK-CONQ-33")  # WK-CONQ-08; WK-CSOLO-09 alone the blue castle may be taken
        near = sum(n for _, n in armies_for(g, decision.seat, target))
        needed = defenders(g, decision.seat, target) + 1  # WK-CONQ-30
        soldiers = g.players[decision.seat].wallet[SOLDIER]
        if not near:
            return no("WK-CONQ-28", territory=self.territory)
        if near < needed:
            return no("WK-CONQ-30", territory=self.territory, needed=needed, near=near)
        return no("WK-CONQ-46", price=needed, soldiers=soldiers) if soldiers < needed else None

    def perform(self, g: WonderfulKingdom, decision: Campaign) -> None:
        g.passes = 0  # WK-CONQ-37
        g.then(Muster(decision.seat, board_of(g).number[self.territory]))


@choice
class Pass(Choice):
    """WK-CONQ-37  The turn is given up; WK-CONQ-39 soldiers are kept."""

    def perform(self, g: WonderfulKingdom, decision: Campaign) -> None:
        g.passes += 1
        g.happened(ConquestPassed, decision.seat)


recruit, march = cache(Recruit), cache(March)
PASS = Pass()
