"""Chapter "Winter"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.deck import put_on_draw_pile
from karczma.games.northgard.table.terms import FAME, FOOD, NOWHERE
from karczma.games.northgard.words.events import CardDiscarded, FameLost, Paid, UnrestTaken
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

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


@carries_out("NG-WINT-08")
def take_unrest(g: Northgard, seat: Seat) -> None:
    """NG-WINT-08  One Unrest card; NG-WINT-09 on top of the draw pile, above the card taken when passing."""
    if g.unrest:
        g.happened(UnrestTaken, seat)
        put_on_draw_pile(g, seat, g.unrest.pop())
    else:
        go_without_unrest(g, seat)


@carries_out("NG-WINT-12")
def go_without_unrest(g: Northgard, seat: Seat) -> None:
    """NG-WINT-12  No Unrest is left: its penalty at once, and the top card of the draw pile is discarded."""
    player = g.players[seat]
    lost = min(PENALTY, player.wallet[FAME])  # NG-WINT-13
    player.wallet[FAME] -= lost
    g.happened(FameLost, seat, lost)
    if len(player.draw):
        card = g.draw(player.draw)
        g.reveal(card)
        player.discard.append(card)
        g.happened(CardDiscarded, seat, g.cards.names[card])
