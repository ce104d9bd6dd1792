"""Chapter "Passing"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.deck import put_on_draw_pile
from karczma.games.northgard.variants.more_creatures import CallCreature
from karczma.games.northgard.words.events import CardTaken, FirstPlayer, Passed
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class Passing(Procedure):
    seat: Seat

    @step("NG-TURN-22")
    def take_marker(self, g: Northgard) -> None:
        """The first to pass takes the first player marker at once.

        NG-TURN-23  That player leads the following phases and the next year; the turns go on as they were.
        """
        if not any(player.passed for player in g.players):
            g.first = self.seat
            g.happened(FirstPlayer, self.seat)

    @step("NG-TURN-18")
    def discard(self, g: Northgard) -> None:
        """The hand and the active zone go to the discard pile; NG-TURN-26 there are no more turns this year."""
        player = g.players[self.seat]
        player.passed = True  # NG-TURN-26
        g.happened(Passed, self.seat)
        g.reveal(*player.hand)  # NG-DECK-01
        player.discard += player.active + player.hand
        player.active, player.hand = [], []

    @step("NG-TURN-19")
    def take_card(self, g: Northgard) -> None:
        """One of the cards on display; NG-TURN-21 there is one for everybody."""
        g.then(TakeWhich(self.seat))

    @step("NG-MORE-01")
    def more_creatures(self, g: Northgard) -> None:
        """In the variant, the passing player may make a creature appear."""
        if g.more_creatures:
            g.then(CallCreature(self.seat))


def on_display(g: Northgard) -> list[Card]:
    """NG-TURN-20  In the last year achievements lie in the place of development cards."""
    return g.achievements if g.year == g.years else g.display


@frame
class TakeWhich(Decision):
    """NG-TURN-19  Which card do you take? It goes on top of your draw pile."""

    clause = "NG-TURN-19"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [Take(g.cards.names[card]) for card in on_display(g)]


@choice
class Take(Choice):
    """NG-TURN-19  One of those on display; NG-TURN-18 only whoever passes takes one."""

    card: str

    def refusal(self, g: Northgard, decision: Decision) -> Refusal | None:
        return None if isinstance(decision, TakeWhich) else no("NG-TURN-19", card=self.card)

    def perform(self, g: Northgard, decision: TakeWhich) -> None:
        card = g.cards.card_id[self.card]
        on_display(g).remove(card)
        put_on_draw_pile(g, decision.seat, card)
        g.happened(CardTaken, decision.seat, self.card)
