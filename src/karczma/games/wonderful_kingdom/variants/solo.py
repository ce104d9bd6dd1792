"""Solo play: a rival without hands. The choice phase differs; planning, building and scoring do not (WK-SOLO-10).

WK-SOLO-01  One duchy, one module, four rounds. WK-SOLO-12  What names the opponent does nothing, or chance chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.choice.dealing import (
    discard_area,
    draw_card,
    lay_out,
    leftovers,
    take_calamity,
    take_menace,
)
from karczma.games.wonderful_kingdom.choice.offering import OFFER, Offer, Select
from karczma.games.wonderful_kingdom.table.sight import expose, origin
from karczma.games.wonderful_kingdom.table.terms import AREAS, FACE_UP, LEFT, MENACES, NOBODY, RIGHT, RIVAL
from karczma.games.wonderful_kingdom.words.events import AreaTaken, CardOffered, HandDealt, RivalCardHidden
from karczma.kernel.flow import Procedure, frame, step
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom

TURNS = 4  # WK-SOLO-04  own offers, and as many of the rival
HIDDEN = 2  # WK-SOLO-07  offers of the rival with a face-down card


@frame
class SoloChoicePhase(Procedure):
    @step("WK-SOLO-02")
    def prepare(self, g: WonderfulKingdom) -> None:
        """A card in each area; 14 cards of the deck and 2 bad ones make the round deck."""
        for area in range(len(AREAS)):
            lay_out(g, draw_card(g), area)
        deck = g.round_deck.bag
        join(deck, *(draw_card(g) for _ in range(g.cards.setup["solo_round_deck"])))
        join(deck, take_calamity(g))
        join(deck, take_menace(g, 0) if g.module == MENACES else take_calamity(g))

    @step("WK-SOLO-04")
    def turns(self, g: WonderfulKingdom) -> None:
        """Own offer and rival offer in turn, eight in all."""
        for number in range(TURNS):
            g.then(OwnOffer(0), RivalOffer(number))

    @step("WK-SOLO-08")
    def discard_rest(self, g: WonderfulKingdom) -> None:
        """What is left is discarded."""
        leftovers(g)


@frame
class OwnOffer(Procedure):
    seat: int

    @step("WK-SOLO-05")
    def draw(self, g: WonderfulKingdom) -> None:
        """Two cards of the round deck, offered as usual."""
        join(g.players[0].hand, *(g.draw(g.round_deck) for _ in range(OFFER)))
        g.happened(HandDealt, 0, OFFER)
        g.then(Offer(0, OFFER))

    @step("WK-SOLO-06")
    def rival_takes(self, g: WonderfulKingdom) -> None:
        """The rival takes the better area and discards it."""
        area = wanted(g)
        g.happened(AreaTaken, NOBODY, AREAS[area], len(g.areas[area]))
        discard_area(g, area)


def wanted(g: WonderfulKingdom) -> int:
    """WK-SOLO-06  Higher value, then more cards, then the left area."""
    standing = [(value_of(g, area), len(g.areas[area])) for area in (LEFT, RIGHT)]
    return RIGHT if standing[RIGHT] > standing[LEFT] else LEFT


def value_of(g: WonderfulKingdom, area: int) -> int:
    """WK-SOLO-06, WK-SOLO-16  What the rival sees: bad cards count against an area, face-down ones not at all."""
    worth, value = g.cards.setup["solo_rival_value"], 0
    for card, owner in zip(g.areas[area], g.traps[area], strict=True):
        if owner != FACE_UP:
            value += worth["face_down"]
        else:
            value += worth["bad"] if g.cards.bad[card] else worth["face_up"]
    return value


@frame
class RivalOffer(Procedure):
    number: int

    @step("WK-SOLO-07")
    def offer(self, g: WonderfulKingdom) -> None:
        """The first card face up to the left; the second to the right, face down in the first two offers."""
        rival_puts(g, LEFT, hidden=False)
        rival_puts(g, RIGHT, hidden=self.number < HIDDEN)

    @step("WK-CHOICE-09")
    def select(self, g: WonderfulKingdom) -> None:
        """Then the player selects an area."""
        g.then(Select(0, False))  # WK-SOLO-07


def rival_puts(g: WonderfulKingdom, area: int, *, hidden: bool) -> None:
    """WK-SOLO-07  Face up or face down; WK-TRAP-04 nobody knows a card that the rival puts face down."""
    card = g.draw(g.round_deck)
    g.areas[area].append(card)
    g.marks[area].append(NOBODY)
    g.traps[area].append(RIVAL if hidden else FACE_UP)
    if hidden:
        g.happened(RivalCardHidden, AREAS[area])
    else:
        expose(g, origin(g, 0), card)  # WK-SOLO-02
        g.reveal(card)
        g.happened(CardOffered, NOBODY, g.cards.names[card], AREAS[area])
