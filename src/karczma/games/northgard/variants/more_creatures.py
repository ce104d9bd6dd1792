"""Variant "More creatures"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.table.terms import NOBODY, Territory
from karczma.games.northgard.variants.creatures import creatures_on, join_line, set_down
from karczma.games.northgard.variants.prowling import Strike
from karczma.games.northgard.words.events import CreatureDrawn
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def free_lairs(g: Northgard) -> list[Territory]:
    """NG-MORE-03  Territories with a lair and without a creature."""
    return [t for t in g.chart.territories if g.chart.lair[t] and t not in g.stands]


def places(g: Northgard) -> list[Territory]:
    """NG-MORE-03  The free lairs; NG-MORE-04 if there is none, any territory without a creature."""
    return free_lairs(g) or [t for t in g.chart.territories if t not in g.stands]


@frame
class CallCreature(Procedure):
    seat: Seat

    @step("NG-MORE-02")
    def call(self, g: Northgard) -> None:
        """Not while there are as many creatures on the map as players, nor when none is left."""
        left = len(g.creature_pile) + len(g.creature_discard)
        if len(g.line) < g.seats and left and places(g):
            g.then(WantCreature(self.seat))


@frame
class WantCreature(Decision):
    """NG-MORE-01  Does a new creature appear? Which one it is, its card will say."""

    clause = "NG-MORE-01"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [SUMMON, DECLINE]


@choice
class Summon(Choice):
    """NG-MORE-06  Its card is drawn and joins the line before its place is chosen; NG-MORE-05 then it activates."""

    def perform(self, g: Northgard, decision: WantCreature) -> None:
        card = join_line(g)
        if card is not None:
            g.happened(CreatureDrawn, decision.seat, g.cards.names[card])
            g.then(CallWhere(decision.seat, card), Strike(NOBODY, card))


SUMMON = Summon()


@frame
class CallWhere(Decision):
    """NG-MORE-03  Where does the creature stand?"""

    clause = "NG-MORE-03"
    seat: Seat
    creature: Card

    def candidates(self, g: Northgard) -> list[Choice]:
        return [Call(t) for t in g.chart.territories]


@choice
class Call(Choice):
    """NG-MORE-03  At a free lair; NG-MORE-04 if there is none, anywhere without a creature."""

    territory: Territory

    def refusal(self, g: Northgard, decision: CallWhere) -> Refusal | None:
        if self.territory in places(g):
            return None
        for card in creatures_on(g, self.territory):
            creature = g.cards.names[card]
            return no("NG-MORE-03" if free_lairs(g) else "NG-MORE-04", territory=self.territory, creature=creature)
        return no("NG-MORE-03", territory=self.territory)

    def perform(self, g: Northgard, decision: CallWhere) -> None:
        g.rule = "NG-MORE-03" if free_lairs(g) else "NG-MORE-04"
        set_down(g, decision.creature, self.territory)
