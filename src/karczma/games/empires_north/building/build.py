"""Chapter "Building a Location": the Build action, and Construct."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.entering import Entering
from karczma.games.empires_north.goods.payment import Cost, lacking, pay
from karczma.games.empires_north.pawns.owed import buildable
from karczma.games.empires_north.table.choices import take
from karczma.games.empires_north.table.deck import in_hand, show
from karczma.games.empires_north.table.terms import ACTIONS, BOOST
from karczma.kernel.choices import Choice, Refusal, Seat, no
from karczma.kernel.flow import Decision, carries_out, frame

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


def unbuildable(g: EmpiresNorth, seat: Seat, name: str, spared: int) -> Refusal | None:
    """Why a card of the hand cannot be built now with so many Resources off its cost."""
    card = g.cards.card_id[name]
    cost = g.cards.cost[card]
    if cost is None:
        tile = ACTIONS[g.cards.play_on[card]]
        boost = g.cards.kind[card] == BOOST
        return no("EN-BOOST-10", card=name, tile=tile) if boost else no("EN-BUILD-06", card=name, tile=tile)
    lack = lacking(g, seat, cost, spared)
    return no("EN-BUILD-11", card=name, token=lack[0], n=lack[1]) if lack else None


@carries_out("EN-BUILD-01")
def build(g: EmpiresNorth, seat: Seat, name: str, spared: int) -> None:
    """EN-BUILD-01, EN-BUILD-02, EN-EX-03  The cost is paid in full, then the card enters the Empire."""
    card = in_hand(g, seat, name)
    cost = g.cards.cost[card]
    assert isinstance(cost, Cost)
    show(g, seat, card)
    pay(g, seat, name, cost, spared)
    g.then(Entering(seat, card))


@frame
class ConstructWhich(Decision):
    """EN-TILE-03  Which Location do you build for free? EN-TILE-16  Nothing of its cost is paid."""

    clause = "EN-TILE-03"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        names = g.cards.names
        return [take(name) for name in dict.fromkeys([names[card] for card in g.players[self.seat].hand])]

    def options(self, g: EmpiresNorth) -> list[Choice]:
        return [take(name) for name in dict.fromkeys(buildable(g, self.seat))]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        return no("EN-TILE-04", card=name) if g.cards.cost[g.cards.card_id[name]] is None else None

    def take(self, g: EmpiresNorth, name: str) -> None:
        card = in_hand(g, self.seat, name)
        show(g, self.seat, card)
        g.then(Entering(self.seat, card, "EN-TILE-03"))
