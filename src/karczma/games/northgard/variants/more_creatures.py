"""Variant "More creatures"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.terms import Territory
from karczma.games.northgard.variants.prowling import Arrival
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard


def lairs(g: Northgard) -> list[Territory]:
    """NG-MORE-03  Territories with a lair and without a creature; NG-MORE-04 if there is none, any without one."""
    without = [t for t in g.chart.territories if t not in g.stands]
    return [t for t in without if g.chart.lair[t]] or without


@frame
class CallCreature(Procedure):
    seat: Seat

    @step("NG-MORE-02")
    def call(self, g: Northgard) -> None:
        """Not while there are as many creatures on the map as players, nor when none is left (NG-MORE-06)."""
        left = len(g.creature_pile) + len(g.creature_discard)
        if len(g.line) < g.seats and left and lairs(g):
            g.then(CallWhere(self.seat))


@frame
class CallWhere(Decision):
    """NG-MORE-01  Does a new creature appear, and where?"""

    clause = "NG-MORE-01"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*(Call(t) for t in g.chart.territories), DECLINE]


@choice
class Call(Choice):
    territory: Territory

    def refusal(self, g: Northgard, asked: CallWhere) -> Refusal | None:
        if self.territory in lairs(g):
            return None
        return no("NG-MORE-03", territory=self.territory)

    def perform(self, g: Northgard, asked: CallWhere) -> None:
        g.then(Arrival(asked.seat, self.territory))  # NG-MORE-05
