"""Chapter "End of the game"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games._template.table.catalogue import PIECES
from karczma.games._template.words.events import CommissionRevealed
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games._template.table.state import Player, Quarry

ENOUGH = 15  # TT-SOLO-02


@frame
class Scoring(Procedure):
    @step("TT-END-01")
    def reveal(self, g: Quarry) -> None:
        """Commissions are shown, and nothing is left to do."""
        for seat, player in enumerate(g.players):
            g.reveal(*player.hand)
            for commission in player.hand:
                g.happened(CommissionRevealed, seat, PIECES[commission].id)


def points(player: Player) -> int:
    """TT-END-02  Worth of the stones and what the commission adds; one that is face down to the viewer adds nothing."""
    paid = sum(paid_for(player, card) for card in player.hand if card >= 0)
    return sum(PIECES[stone].worth for stone in player.stones) + paid


def paid_for(player: Player, commission: Card) -> int:
    """TT-END-02  So much for each stone of its colour."""
    wanted = PIECES[commission]
    return sum(wanted.worth for stone in player.stones if PIECES[stone].colour == wanted.colour)


def winners(g: Quarry) -> tuple[Seat, ...]:
    """TT-END-03  Most points, then most coins, then together; TT-SOLO-02 the solo player needs enough of them."""
    if g.seats == 1:
        return (0,) if g.scores()[0] >= ENOUGH else ()
    results = [(points(player), player.coins) for player in g.players]
    return tuple(seat for seat, result in enumerate(results) if result == max(results))
