"""Chapter "Illusionists": tokens on offered cards, and swapping them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from karczma.games.wonderful_kingdom.table.terms import AREAS, NOBODY, UNSEEN
from karczma.games.wonderful_kingdom.words.events import CardMarked, CardsSwapped
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
    from karczma.kernel.zones import Card


def has_token(g: WonderfulKingdom, seat: Seat) -> bool:
    return g.players[seat].illusions > 0 and any(NOBODY in marks for marks in g.marks)


@frame
class MarkCards(Decision):
    """WK-ILLU-07, WK-ILLU-08  Do you put a token on a card, in whichever area, face up or face down? One at most."""

    clause = "WK-ILLU-07"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        places = [(area, number) for area, row in enumerate(g.areas) for number in range(len(row))]
        return [*(mark(AREAS[area], number) for area, number in places), NO_MARK]


@choice
class Mark(Choice):
    area: str
    number: int

    def refusal(self, g: WonderfulKingdom, decision: MarkCards) -> Refusal | None:
        marked = g.marks[AREAS.index(self.area)][self.number] != NOBODY
        return no("WK-ILLU-17") if marked else None

    def perform(self, g: WonderfulKingdom, decision: MarkCards) -> None:
        area = AREAS.index(self.area)
        g.marks[area][self.number] = decision.seat
        g.players[decision.seat].illusions -= 1
        g.happened(CardMarked, decision.seat, self.area, self.number, open_name(g, g.areas[area][self.number]))


def open_name(g: WonderfulKingdom, card: Card) -> str:
    """What everybody may call a card that lies there."""
    return g.cards.names[card] if g.known[card] == g.everyone else UNSEEN


@choice
class NoMark(Choice):
    """The token stays with its owner."""


# -- swapping ------------------------------------------------------------------------------------------------------


def swaps(g: WonderfulKingdom, seat: Seat) -> list[Choice]:
    """WK-ILLU-09  A card of the own selection area for one with a token of the own colour; WK-ILLU-18 both must be.

    Once a token of the own colour lies there, the cards without one are on show too.
    """
    lying = [(area, number) for area, row in enumerate(g.areas) for number in range(len(row))]
    own = range(len(g.players[seat].selection)) if any(seat in marks for marks in g.marks) else range(0)
    return [swap(mine, AREAS[area], number) for mine in own for area, number in lying]


@choice
class Swap(Choice):
    """WK-ILLU-09  The token returns to the supply; WK-ILLU-10 the cards change places and keep their facing."""

    own: int
    area: str
    number: int

    def refusal(self, g: WonderfulKingdom, decision: Any) -> Refusal | None:
        if g.marks[AREAS.index(self.area)][self.number] != decision.seat:
            return no("WK-ILLU-09")
        return no("WK-ILLU-16") if decision.swapped else None

    def perform(self, g: WonderfulKingdom, decision: Any) -> None:
        area, player = AREAS.index(self.area), g.players[decision.seat]
        row, traps = g.areas[area], g.traps[area]
        mine, theirs = open_name(g, player.selection[self.own]), open_name(g, row[self.number])
        row[self.number], player.selection[self.own] = player.selection[self.own], row[self.number]
        traps[self.number], player.selection_traps[self.own] = player.selection_traps[self.own], traps[self.number]
        g.marks[area][self.number] = NOBODY
        g.illusions += 1
        g.happened(CardsSwapped, decision.seat, self.own, self.area, self.number, mine, theirs)
        decision.after_swap(g)


@frame
class SwapAfterwards(Decision):
    """WK-ILLU-11  After taking an area: is a card swapped now?"""

    clause = "WK-ILLU-11"
    swapped = False
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [*swaps(g, self.seat), NO_SWAP]

    def after_swap(self, g: WonderfulKingdom) -> None:
        """WK-ILLU-16  One swap is all."""


@choice
class NoSwap(Choice):
    """Everything stays where it is."""


mark, swap = cache(Mark), cache(Swap)
NO_MARK, NO_SWAP = NoMark(), NoSwap()
