"""Chapter "Choice": spies look secretly at a face-down card."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from karczma.games.wonderful_kingdom.events import CardSpied
from karczma.games.wonderful_kingdom.terms import FACE_UP, LEFT, OPPONENT, OWN, PLACES, RIGHT
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.state import WonderfulKingdom
    from karczma.kernel.zones import Card


def row_of(g: WonderfulKingdom, seat: Seat, place: int) -> tuple[list[Card], list[int]]:
    """The cards of an offer or selection area, and the traps beside them."""
    if place in (LEFT, RIGHT):
        return g.areas[place], g.traps[place]
    player = g.players[seat if place == OWN else 1 - seat]
    return player.selection, player.selection_traps


def spyings(g: WonderfulKingdom, seat: Seat) -> list[Choice]:
    """WK-TRAP-10  The face-down cards in the offer areas and in both selection areas, by their places."""
    if g.solo:
        return []  # WK-ADV-09
    return [
        spy(PLACES[place], number)
        for place in (LEFT, RIGHT, OWN, OPPONENT)
        for number, owner in enumerate(row_of(g, seat, place)[1])
        if owner != FACE_UP
    ]


@choice
class Spy(Choice):
    """WK-TRAP-08  Once per round for each token; WK-TRAP-12 only its user learns what it is, and remembers it."""

    place: str
    number: int

    def refusal(self, g: WonderfulKingdom, asked: Any) -> Refusal | None:
        card = row_of(g, asked.seat, PLACES.index(self.place))[0][self.number]
        if g.knows(asked.seat, card):
            return no("WK-TRAP-05")
        return None if g.players[asked.seat].spies else no("WK-TRAP-08")

    def perform(self, g: WonderfulKingdom, asked: Any) -> None:
        """WK-TRAP-09  The token is turned over until the next round."""
        card = row_of(g, asked.seat, PLACES.index(self.place))[0][self.number]
        g.players[asked.seat].spies -= 1
        g.show(card, asked.seat)
        g.happened(CardSpied, asked.seat, self.place, self.number, g.cards.names[card], 1 << asked.seat)
        g.then(asked)


spy = cache(Spy)
