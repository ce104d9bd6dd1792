"""Chapter "Deck-building": how cards go round from the draw pile to the hand, the active zone, the discard pile.

NG-DECK-02  Draw pile, hand, active zone, discard pile, and back. NG-DECK-04  The active zone waits until its owner
passes: nothing here ever shuffles it in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.words.events import CardDrawn, CardRemoved, CardsDrawn, DeckReshuffled
from karczma.kernel.choices import Seat
from karczma.kernel.flow import carries_out
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def draw_cards(g: Northgard, seat: Seat, n: int) -> list[Card]:
    """Up to n cards from the own draw pile.

    NG-DECK-03, NG-DRAW-06  The discard pile is shuffled only when a card must be drawn and the draw pile is empty.
    NG-DECK-05  When that is empty too, there is nothing left to draw.
    """
    player = g.players[seat]
    found: list[Card] = []
    while len(found) < n and (len(player.draw) or player.discard):
        if not len(player.draw):
            reshuffle(g, seat)
        found.append(g.draw(player.draw))
    if len(found) == 1:
        g.happened(CardDrawn, seat, g.cards.names[found[0]], 1 << seat)
    elif found:
        g.happened(CardsDrawn, seat, len(found))
    return found


@carries_out("NG-DECK-03")
def reshuffle(g: Northgard, seat: Seat) -> None:
    """NG-DECK-03  The discard pile, shuffled, is the draw pile again."""
    player = g.players[seat]
    g.shuffle_into(player.draw, player.discard)
    player.discard = []
    g.happened(DeckReshuffled, seat)


def draw_to_hand(g: Northgard, seat: Seat, n: int) -> None:
    join(g.players[seat].hand, *draw_cards(g, seat, n))


def can_draw(g: Northgard, seat: Seat, n: int) -> bool:
    """NG-DRAW-05  Draw pile and discard pile together hold so many cards."""
    player = g.players[seat]
    return len(player.draw) + len(player.discard) >= n


def in_hand(g: Northgard, seat: Seat, name: str) -> Card:
    """A card of that name in the own hand; copies are alike."""
    return next(card for card in g.players[seat].hand if g.cards.names[card] == name)


def lay_out(g: Northgard, seat: Seat, card: Card) -> None:
    """From the hand face up into the active zone."""
    player = g.players[seat]
    player.hand.remove(card)
    g.reveal(card)
    player.active.append(card)


def remove(g: Northgard, seat: Seat, card: Card) -> None:
    """NG-TURN-11  From the hand, or the active zone, out of the game for good; NG-SCORE-09 it no longer counts."""
    player = g.players[seat]
    (player.hand if card in player.hand else player.active).remove(card)
    g.reveal(card)
    g.removed.append(card)
    leaves_deck(g, seat, card)
    g.happened(CardRemoved, seat, g.cards.names[card])


def joins_deck(g: Northgard, seat: Seat, card: Card) -> None:
    """NG-SCORE-06  A deck is counted as a whole, wherever its cards lie."""
    player = g.players[seat]
    player.printed += g.cards.fame[card]
    player.grown += g.cards.counts_as_new[card]
    if card in g.cards.achievement:
        player.achievements = (*player.achievements, card)


def leaves_deck(g: Northgard, seat: Seat, card: Card) -> None:
    player = g.players[seat]
    player.printed -= g.cards.fame[card]
    player.grown -= g.cards.counts_as_new[card]
    player.achievements = tuple(each for each in player.achievements if each != card)


def put_on_draw_pile(g: Northgard, seat: Seat, card: Card) -> None:
    """NG-DECK-06  On top, where everybody saw it go face up; an empty draw pile is a pile of one then."""
    g.players[seat].draw.top.append(card)
    joins_deck(g, seat, card)
