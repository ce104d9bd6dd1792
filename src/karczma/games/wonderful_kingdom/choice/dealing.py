"""Chapter "Choice": the deck, the hands, and what is left over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.table.sight import origin
from karczma.games.wonderful_kingdom.table.terms import AREAS, FACE_UP, MENACES, NOBODY
from karczma.games.wonderful_kingdom.words.events import (
    CardLaidOut,
    DeckReshuffled,
    HandDealt,
    IllusionTokensReturned,
    LeftoversDiscarded,
)
from karczma.kernel.choices import Seat
from karczma.kernel.flow import carries_out
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


def draw_card(g: WonderfulKingdom) -> Card:
    """WK-CHOICE-03  The deck is large enough for a game; WK-CHOICE-04 if it ever ran out, the discards would help."""
    if not len(g.deck):
        reshuffle(g)
    return g.draw(g.deck)


@carries_out("WK-CHOICE-04")
def reshuffle(g: WonderfulKingdom) -> None:
    """WK-CHOICE-04, WK-CHOICE-15  All discarded cards but calamities and menaces make a new deck."""
    bad = g.cards.bad
    open_cards = [card for card in g.discard if not bad[card]]
    g.discard = [card for card in g.discard if bad[card]]
    hidden = [card for card in g.buried if not bad[card]]
    kept = [(card, hand) for card, hand in zip(g.buried, g.buried_from, strict=True) if bad[card]]
    g.buried, g.buried_from = [card for card, _ in kept], [hand for _, hand in kept]
    g.shuffle_into(g.deck, [*open_cards, *hidden])
    for card in g.deck.bag:
        g.pool[card] = 0  # WK-CHOICE-18  all hidden cards are one pool
    g.happened(DeckReshuffled)


def lay_out(g: WonderfulKingdom, card: Card, area: int) -> None:
    """WK-CHOICE-01  Face up into an offer area."""
    g.areas[area].append(card)
    g.traps[area].append(FACE_UP)
    g.marks[area].append(NOBODY)
    g.reveal(card)
    g.happened(CardLaidOut, g.cards.names[card], AREAS[area])


def deal_hand(g: WonderfulKingdom, seat: Seat) -> None:
    """WK-CHOICE-02  Seven cards of the deck and a bad one."""
    hand = g.players[seat].hand
    join(hand, *(draw_card(g) for _ in range(g.cards.setup["hand"])))
    join(hand, take_menace(g, seat) if g.module == MENACES else take_calamity(g))
    g.happened(HandDealt, seat, len(hand))


def take_menace(g: WonderfulKingdom, seat: Seat) -> Card:
    """WK-MENACE-04  The next card of the own menace deck."""
    return g.draw(g.players[seat].menaces)


def take_calamity(g: WonderfulKingdom) -> Card:
    """WK-ADV-05, WK-QUEST-09, WK-CONQ-22  From the open pile. In the hand nobody else can tell it from other cards."""
    card = g.calamities.pop()
    g.known[card] = 0  # WK-CHOICE-18
    g.shuffles += 1  # WK-CHOICE-18
    return card


def leftovers(g: WonderfulKingdom) -> None:
    """WK-CHOICE-14, WK-SOLO-08  Discard what is left in the offer areas."""
    n = sum([len(area) for area in g.areas])
    for area in range(len(AREAS)):
        discard_area(g, area)
    if n:
        g.happened(LeftoversDiscarded, n)


def discard_area(g: WonderfulKingdom, area: int) -> None:
    """WK-CHOICE-15, WK-RECYC-07  Open cards face up; face-down ones stay so, and their traps return (WK-TRAP-06)."""
    for card, owner in zip(g.areas[area], g.traps[area], strict=True):
        if owner == FACE_UP:
            join(g.discard, card)
        else:
            g.buried.append(card)
            g.buried_from.append(origin(g, owner))
    return_discarded(g, area)  # WK-ILLU-13
    clear_area(g, area)


def clear_area(g: WonderfulKingdom, area: int) -> None:
    g.areas[area], g.traps[area], g.marks[area] = [], [], []


@carries_out("WK-ILLU-12")
def return_taken(g: WonderfulKingdom, area: int) -> None:
    """WK-ILLU-12  Illusionist tokens on cards that are taken return to the supply."""
    return_marks(g, area)


@carries_out("WK-ILLU-13")
def return_discarded(g: WonderfulKingdom, area: int) -> None:
    """WK-ILLU-13  And those on cards that are discarded."""
    return_marks(g, area)


def return_marks(g: WonderfulKingdom, area: int) -> None:
    n = sum([mark != NOBODY for mark in g.marks[area]])
    g.illusions += n
    if n:
        g.happened(IllusionTokensReturned, n)
