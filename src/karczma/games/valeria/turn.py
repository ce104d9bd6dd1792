"""Chapter "Course of play": a turn of four phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.actions import Action
from karczma.games.valeria.ending import FinalCount, condition_met
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.words.events import ActionPhaseEnded, ActionPhaseStarted, LastRound, TurnBegan
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


@frame
class Turn(Procedure):
    """VK-TURN-01, VK-TURN-02  Four phases, always in this order."""

    seat: Seat

    @step("VK-TURN-02")
    def begin(self, g: Valeria) -> None:
        """The player who has the dice is the active player."""
        begin(g, self.seat)

    @step("VK-ROLL-01")
    def roll_phase(self, g: Valeria) -> None:
        """Roll the dice."""
        g.then(RollPhase(self.seat))

    @step("VK-HARV-01")
    def harvest_phase(self, g: Valeria) -> None:
        """All players gain from their activated Citizens."""
        g.then(HarvestPhase(self.seat))

    @step("VK-ACT-01")
    def action_phase(self, g: Valeria) -> None:
        """VK-HARV-23  When all have harvested, two actions."""
        g.then(ActionPhase(self.seat))

    @step("VK-END-01")
    def check_conditions(self, g: Valeria) -> None:
        """VK-END-07, VK-END-09  Checked here and only here; once met it stays met."""
        if not g.last_round and condition_met(g):
            g.last_round = True
            g.rule = "VK-END-05"
            g.happened(LastRound, self.seat)

    @step("VK-END-05")
    def pass_dice(self, g: Valeria) -> None:
        """VK-TURN-04, VK-END-08  The dice go to the left, unless all have had the same number of turns (VK-END-06).

        VK-END-11  So those between this player and the first one still play.
        """
        heir = (self.seat + 1) % g.seats
        over = g.last_round and heir == g.first  # VK-END-10
        g.then(FinalCount() if over else Turn(heir))


def begin(g: Valeria, seat: Seat) -> None:
    g.active = seat
    g.turn += 1
    g.happened(TurnBegan, seat, g.turn)


@frame
class ActionPhase(Procedure):
    """VK-ACT-04  Both actions are completed before the End Phase. VK-TURN-03  Its moments are its owner's alone."""

    seat: Seat

    @step("VK-ACT-06")
    def start(self, g: Valeria) -> None:
        """Powers of the start of the Action Phase resolve before the first action (VK-DOM-13)."""
        g.happened(ActionPhaseStarted, self.seat)

    @step("VK-ACT-02", times=2)
    def act(self, g: Valeria) -> None:
        """Two actions, exactly; the same one may be chosen twice."""
        g.then(Action(self.seat))

    @step("VK-ACT-04")
    def end(self, g: Valeria) -> None:
        """VK-DOM-14  Powers of its end resolve after both actions; VK-DOM-04 those of Domains acquired just now too."""
        g.happened(ActionPhaseEnded, self.seat)
