"""Chapter "Raze": an opponent's Action Location is exhausted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.empire import distinct
from karczma.games.empires_north.building.entering import has_action
from karczma.games.empires_north.goods.payment import give
from karczma.games.empires_north.table.terms import RAZE
from karczma.games.empires_north.variants.solo import RazeIsland
from karczma.games.empires_north.words.events import LocationRazed
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


def can_raze(g: EmpiresNorth, seat: Seat) -> Refusal | None:
    """EN-RAZE-04  Not without a Raze token; EN-RAZE-01 nor without a target: EN-ACT-06 whoever has passed is none."""
    if not g.players[seat].wallet[RAZE]:
        return no("EN-RAZE-04")
    if g.solo:
        return None if any(g.islands) else no("EN-SOLO-08")
    others = [other for other in range(g.seats) if other != seat and not g.players[other].passed]
    for other in others:
        if any(ready_actions(g, other)):
            return None
    return no("EN-RAZE-01") if others else no("EN-ACT-06")


def ready_actions(g: EmpiresNorth, seat: Seat) -> list[bool]:
    turned = g.players[seat].exhausted
    return [not side and has_action(g, seat, place) for place, side in enumerate(turned)]


def raze(g: EmpiresNorth, seat: Seat) -> None:
    """EN-GOODS-12  One of the two uses of the token."""
    g.then(RazeIsland(seat) if g.solo else RazeWhat(seat))


@frame
class RazeWhat(Decision):
    """EN-RAZE-01  Which Location of which opponent? One action, one Location."""

    clause = "EN-RAZE-01"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [
            RazeLocation(other, g.cards.names[g.players[other].empire[place]], place)
            for other in g.seats_from(self.seat)[1:]
            for place in distinct(g, other, list(range(len(g.players[other].empire))))
        ]


@choice
class RazeLocation(Choice):
    opponent: Seat
    card: str
    place: int

    def refusal(self, g: EmpiresNorth, decision: RazeWhat) -> Refusal | None:
        """EN-ACT-06, EN-EX-16  Whoever has passed is safe; EN-RAZE-02 so are Fields and Features, EN-RAZE-03 and what
        is exhausted already. EN-RAZE-05, EN-RAZE-08  Islands and Copies with an Action are not."""
        player = g.players[self.opponent]
        if player.passed:
            return no("EN-ACT-06", opponent=self.opponent)
        if not has_action(g, self.opponent, self.place):
            return no("EN-RAZE-02", card=self.card)
        return no("EN-RAZE-03", card=self.card) if player.exhausted[self.place] else None

    def perform(self, g: EmpiresNorth, decision: RazeWhat) -> None:
        """EN-RAZE-06  It is turned, not destroyed; EN-RAZE-07 and nothing is gained by that."""
        give(g, decision.seat, RAZE, 1)
        g.players[self.opponent].exhausted[self.place] = 1
        g.happened(LocationRazed, decision.seat, self.opponent, self.card, self.place)
