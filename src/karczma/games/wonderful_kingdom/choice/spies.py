"""Chapter "Choice": spies look secretly at a face-down card."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from karczma.games.wonderful_kingdom.table.terms import FACE_UP, LEFT, OPPONENT, OWN, PLACES, RIGHT
from karczma.games.wonderful_kingdom.words.events import CardSpied
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
    from karczma.kernel.zones import Card


def row_of(g: WonderfulKingdom, seat: Seat, place: int) -> tuple[list[Card], list[int]]:
    """The cards of an offer or selection area, and the traps beside them."""
    if place in (LEFT, RIGHT):
        return g.areas[place], g.traps[place]
    player = g.players[seat if place == OWN else 1 - seat]
    return player.selection, player.selection_traps


def spyings(g: WonderfulKingdom, seat: Seat) -> list[Choice]:
    """WK-TRAP-10  The face-down cards in the offer areas and in both selection areas, by their places.

    Who has a spy may also ask about those that lie face up.
    """
    if g.solo:
        return []  # WK-ADV-09
    has_spy = g.players[seat].spies > 0
    return [
        spy(PLACES[place], number)
        for place in (LEFT, RIGHT, OWN, OPPONENT)
        for number, owner in enumerate(row_of(g, seat, place)[1])
        if owner != FACE_UP or has_spy
    ]


@choice
class Spy(Choice):
    """WK-TRAP-08  Once per round for each token; WK-TRAP-12 only its user learns what it is, and remembers it."""

    place: str
    number: int

    def refusal(self, g: WonderfulKingdom, decision: Any) -> Refusal | None:
        row, traps = row_of(g, decision.seat, PLACES.index(self.place))
        card = row[self.number]
        if traps[self.number] == FACE_UP:
            return no("WK-TRAP-08", card=g.cards.names[card])
        if g.knows(decision.seat, card):
            return no("WK-TRAP-05")
        if not g.players[decision.seat].spies:
            return no("WK-TRAP-08")
        return no("WK-TRAP-10") if decision.begun else None

    def perform(self, g: WonderfulKingdom, decision: Any) -> None:
        """WK-TRAP-08, WK-TRAP-12  Its user sees the card; WK-TRAP-09 the token is turned over until the next round."""
        card = row_of(g, decision.seat, PLACES.index(self.place))[0][self.number]
        g.players[decision.seat].spies -= 1
        g.show(card, decision.seat)
        g.happened(CardSpied, decision.seat, self.place, self.number, g.cards.names[card], 1 << decision.seat)
        g.then(decision)


spy = cache(Spy)
