"""Chapter "Winter"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.deck import put_on_draw_pile
from karczma.games.northgard.events import CardDiscarded, Paid, UnrestTaken
from karczma.games.northgard.terms import FAME, FOOD, NOWHERE
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard

PENALTY = 5  # NG-WINT-11, NG-WINT-12  fame


@frame
class Winter(Procedure):
    @step("NG-WINT-01")
    def feed(self, g: Northgard) -> None:
        """In player order all pay food for their units; NG-WINT-07 nobody may keep it instead, NG-WINT-10 nobody dies.

        NG-WINT-18  So Unrest too is taken in player order.
        """
        for seat in g.seats_from(g.first):
            cost, wallet = winter_cost(g, seat), g.players[seat].wallet
            paid = min(cost, wallet[FOOD])  # NG-WINT-17  food only
            wallet[FOOD] -= paid
            if paid:
                g.happened(Paid, seat, "food", paid)
            if paid < cost:  # NG-WINT-08  one Unrest, however much is missing
                take_unrest(g, seat)


def winter_cost(g: Northgard, seat: Seat) -> int:
    """NG-WINT-02, NG-WINT-03, NG-WINT-04, NG-WINT-05, NG-WINT-06  Food by the number of units on the map.

    NG-WINT-16 is the rulebook's example. NG-CLAN-06  Kaija eats nothing.
    """
    return g.cards.winter[g.units_of(seat) - (g.kaija != NOWHERE and g.has_kaija(seat))]


def take_unrest(g: Northgard, seat: Seat) -> None:
    """NG-WINT-09  On top of the draw pile, above the card taken when passing."""
    g.happened(UnrestTaken, seat)
    if g.unrest:
        put_on_draw_pile(g, seat, g.unrest.pop())
        return
    player = g.players[seat]  # NG-WINT-12  no Unrest is left: the penalty at once, and the top card is discarded
    player.wallet[FAME] = max(0, player.wallet[FAME] - PENALTY)  # NG-WINT-13
    if len(player.draw):
        card = g.draw(player.draw)
        g.reveal(card)
        player.discard.append(card)
        g.happened(CardDiscarded, seat, g.cards.names[card])
