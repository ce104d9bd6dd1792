"""Drawing, shuffling and discarding: Clan decks, and the two decks of Islands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.table.terms import DISTANCES
from karczma.games.empires_north.words.events import (
    CardDiscarded,
    CardDrawn,
    CardsSeen,
    DeckReshuffled,
    IslandDiscarded,
    IslandRevealed,
    IslandsReshuffled,
)
from karczma.kernel.flow import carries_out
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth
    from karczma.kernel.choices import Seat
    from karczma.kernel.zones import Card


def can_draw(g: EmpiresNorth, seat: Seat) -> bool:
    """Is there a card in the deck or in its discard pile?"""
    player = g.players[seat]
    deck = player.deck
    return bool(deck.bag or deck.top or player.discard)


def take_top(g: EmpiresNorth, seat: Seat) -> Card | None:
    """EN-GOODS-19  The top card of the own Clan deck, EN-GOODS-21 made anew if it is empty; EN-GOODS-22 none if no card
    is left at all."""
    player = g.players[seat]
    if not player.deck.bag and not player.deck.top:
        rebuild_deck(g, seat)
    return g.draw(player.deck) if len(player.deck) else None


@carries_out("EN-GOODS-21")
def rebuild_deck(g: EmpiresNorth, seat: Seat) -> None:
    """EN-GOODS-21, EN-LOOK-09  Only when a card is needed the discard pile becomes the deck; EN-BOOST-15 without the
    Boost that is being resolved, which has not been discarded yet."""
    player = g.players[seat]
    if player.discard:
        g.shuffle_into(player.deck, player.discard)
        player.discard = []
        g.happened(DeckReshuffled, seat)


def draw_cards(g: EmpiresNorth, seat: Seat, n: int) -> None:
    """EN-GOODS-19  Into the hand, seen by its owner alone; EN-GOODS-23, EN-EX-22 a draw goes on after a reshuffle."""
    for _ in range(n):
        card = take_top(g, seat)
        if card is None:
            return
        join(g.players[seat].hand, card)
        g.happened(CardDrawn, seat, g.cards.names[card], 1 << seat)


def deal(g: EmpiresNorth, seat: Seat, cards: list[Card], n: int) -> None:
    """So many cards from the top, to be judged: some of them will be discarded."""
    drawn = [card for _ in range(n) if (card := take_top(g, seat)) is not None]
    for card in drawn:
        join(cards, card)
    if drawn:
        g.happened(CardsSeen, seat, len(drawn))


def in_hand(g: EmpiresNorth, seat: Seat, name: str) -> Card:
    """A card of that name in the hand."""
    return find(g, g.players[seat].hand, name)


def find(g: EmpiresNorth, cards: list[Card], name: str) -> Card:
    names = g.cards.names
    return next(card for card in cards if names[card] == name)


def show(g: EmpiresNorth, seat: Seat, card: Card) -> None:
    """A card of the hand is laid out for all to see, before it is paid for or resolved."""
    player = g.players[seat]
    player.hand.remove(card)
    player.played.append(card)
    g.reveal(card)


def discard(g: EmpiresNorth, seat: Seat, card: Card) -> None:
    """EN-GOODS-20  To the owner's discard pile, face up."""
    g.reveal(card)
    g.players[seat].discard.append(card)
    g.happened(CardDiscarded, seat, g.cards.names[card])


def discard_looked(g: EmpiresNorth, seat: Seat) -> None:
    """What was looked at and not kept."""
    player = g.players[seat]
    for card in player.looked:
        discard(g, seat, card)
    player.looked = []


# -- Islands -------------------------------------------------------------------------------------------------------


def can_take_island(g: EmpiresNorth, distance: int) -> bool:
    """Is there a card in that deck of Islands, or in its discard pile?"""
    deck = g.island_decks[distance]
    return bool(deck.bag or g.island_discards[distance])


def take_island(g: EmpiresNorth, distance: int) -> Card | None:
    """The top card; EN-EXP-12, EN-GOODS-21 an empty deck is made anew from its discard pile."""
    deck = g.island_decks[distance]
    if not deck.bag:
        if not g.island_discards[distance]:
            return None
        rebuild_islands(g, distance)
    card = g.draw(deck)
    g.reveal(card)
    g.happened(IslandRevealed, g.cards.names[card], DISTANCES[distance])
    return card


@carries_out("EN-EXP-12")
def rebuild_islands(g: EmpiresNorth, distance: int) -> None:
    """EN-EXP-12  The discard pile becomes the deck."""
    g.shuffle_into(g.island_decks[distance], g.island_discards[distance])
    g.island_discards[distance] = []
    g.happened(IslandsReshuffled, DISTANCES[distance])


def reveal_islands(g: EmpiresNorth) -> None:
    """EN-SETUP-04  Two of each distance; EN-CLEAN-09 or as many as there are."""
    for distance, row in enumerate(g.islands):
        while len(row) < g.cards.setup["slots"]:
            card = take_island(g, distance)
            if card is None:
                break
            row.append(card)


def discard_island(g: EmpiresNorth, card: Card) -> None:
    """EN-EXP-06, EN-SOLO-08  To the discard pile of its distance, where nothing else tells that it is gone."""
    lay_away(g, card)
    g.happened(IslandDiscarded, g.cards.names[card])


def lay_away(g: EmpiresNorth, card: Card) -> None:
    """EN-EXP-06  An Island that was Pillaged, or that left an Empire."""
    g.island_discards[g.cards.distance[card]].append(card)
