"""Chapter "Draw action"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.deck import draw_cards
from karczma.games.northgard.words.events import CardDiscarded, CardPutBack
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class Drawing(Procedure):
    """NG-DRAW-01  Draw so many cards; the card says how many are discarded and put back, the others are kept."""

    seat: Seat
    cards: int
    discard: int
    top: int

    @step("NG-DRAW-02")
    def look(self, g: Northgard) -> None:
        """Only the cards just drawn are sorted; NG-DRAW-04 the card played lies in the active zone, out of reach."""
        join(g.players[self.seat].looked, *draw_cards(g, self.seat, self.cards))
        g.then(*[DiscardWhich(self.seat)] * self.discard, *[PutBackWhich(self.seat)] * self.top)

    @step("NG-DRAW-01")
    def keep(self, g: Northgard) -> None:
        """What is left is kept in hand."""
        player = g.players[self.seat]
        join(player.hand, *player.looked)
        player.looked = []  # NG-DRAW-02


def names(g: Northgard, seat: Seat) -> list[str]:
    """The cards just drawn, then those that were in hand before."""
    player = g.players[seat]
    return list(dict.fromkeys(g.cards.names[card] for card in [*player.looked, *player.hand]))


def not_drawn(g: Northgard, seat: Seat, name: str) -> Refusal | None:
    """NG-DRAW-02  Only what was just drawn is sorted."""
    looked = {g.cards.names[card] for card in g.players[seat].looked}
    return None if name in looked else no("NG-DRAW-02", card=name)


def picked(g: Northgard, seat: Seat, name: str) -> Card:
    looked = g.players[seat].looked
    card = next(card for card in looked if g.cards.names[card] == name)
    looked.remove(card)
    return card


@frame
class DiscardWhich(Decision):
    """NG-DRAW-03  Which of the drawn cards do you discard?"""

    clause = "NG-DRAW-03"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [Discard(name) for name in names(g, self.seat)]


@choice
class Discard(Choice):
    card: str

    def refusal(self, g: Northgard, decision: DiscardWhich) -> Refusal | None:
        return not_drawn(g, decision.seat, self.card)

    def perform(self, g: Northgard, decision: DiscardWhich) -> None:
        card = picked(g, decision.seat, self.card)
        g.reveal(card)
        g.players[decision.seat].discard.append(card)
        g.happened(CardDiscarded, decision.seat, self.card)


@frame
class PutBackWhich(Decision):
    """NG-DRAW-03  Which of the drawn cards do you put back on top of the draw pile?"""

    clause = "NG-DRAW-03"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [PutBack(name) for name in names(g, self.seat)]


@choice
class PutBack(Choice):
    card: str

    def refusal(self, g: Northgard, decision: PutBackWhich) -> Refusal | None:
        return not_drawn(g, decision.seat, self.card)

    def perform(self, g: Northgard, decision: PutBackWhich) -> None:
        g.put_on_top(g.players[decision.seat].draw, picked(g, decision.seat, self.card), decision.seat)
        g.happened(CardPutBack, decision.seat, self.card, 1 << decision.seat)
