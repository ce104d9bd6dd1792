"""Zones: piles without an order that nobody knows, pools, and what lies where."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from typing import Annotated

import pytest

from karczma.kernel.bases import State
from karczma.kernel.chance import Forced, Seeded, Source
from karczma.kernel.knowledge import determinise, view
from karczma.kernel.state import state
from karczma.kernel.zones import (
    ALL,
    FACE_DOWN,
    GOODS,
    HAND,
    Card,
    Pile,
    Place,
    Table,
    bag_of,
    hiding_places,
    join,
    kinds,
    places,
    tally,
)
from karczma.title.pieces import goods, pieces


@state
class Corner(State):
    hand: Annotated[list[Card], HAND] = field(default_factory=list)
    wood: Annotated[list[int], GOODS] = field(default_factory=lambda: [0, 0])


@state
class Vault(State):
    shown: Annotated[list[Card], ALL] = field(default_factory=list)
    gold: Annotated[int, GOODS] = 0


@state
class Den(Table):
    corners: list[Corner] = field(default_factory=lambda: [Corner(), Corner()])
    deck: Pile = field(default_factory=Pile)
    crates: Annotated[list[list[Card]], FACE_DOWN] = field(default_factory=list)
    rows: Annotated[list[list[int]], kinds("tile")] = field(default_factory=list)
    sack: Annotated[list[int], bag_of("tile")] = field(default_factory=list)
    owned: Annotated[list[int], tally("tile")] = field(default_factory=list)
    vault: Vault | None = None


def den(cards: int = 8, source: Source | None = None) -> Den:
    return Den(
        seats=2,
        known=[0] * cards,
        pool=[0] * cards,
        deck=Pile(bag=[Card(card) for card in range(cards)]),
        source=source or Seeded(4),
    )


def test_a_pile_is_drawn_from_its_top_then_its_bag_then_its_bottom() -> None:
    g = den(source=Forced((1, 0)))
    g.deck = Pile(top=[Card(4), Card(0)], bag=[Card(1), Card(2)], bottom=[Card(5), Card(3)])
    assert len(g.deck) == 6
    assert [g.draw(g.deck) for _ in range(6)] == [0, 4, 2, 1, 3, 5]
    assert g.tick == 2  # only what had no order cost chance


def test_drawing_from_a_pile_that_is_empty_is_an_error() -> None:
    with pytest.raises(IndexError):
        den().draw(Pile())


def test_a_bag_of_kinds_is_drawn_blindly() -> None:
    g = den(source=Forced((2,)))
    g.sack = [0, 0, 1, 2]
    assert g.draw_kind(g.sack) == 1
    assert g.sack == [0, 0, 2]


def test_a_card_put_back_on_top_is_known_to_one_seat_only() -> None:
    g = den()
    card = g.draw(g.deck)
    g.put_on_top(g.deck, card, 0)
    assert (g.knows(0, card), g.knows(1, card)) == (True, False)
    assert view(g, 0).deck.top == [card]
    assert view(g, 1).deck.top[0] < 0
    assert {determinise(g, 1, seed).deck.top[0] for seed in range(200)} == set(range(8))
    assert {determinise(g, 0, seed).deck.top[0] for seed in range(20)} == {card}


def test_nobody_knows_a_back() -> None:
    """Python would read the knowledge of some other card at a negative index."""
    g = den()
    g.reveal(Card(7))
    assert not g.knows(0, Card(-1))


def test_a_revealed_card_is_known_to_all() -> None:
    g = den()
    g.reveal(Card(3), Card(4))
    assert [g.known[card] for card in (2, 3, 4)] == [0, g.everyone, g.everyone]


def test_a_shuffle_makes_everybody_forget_and_costs_no_chance() -> None:
    g = den()
    g.put_on_top(g.deck, g.draw(g.deck), 0, 1)
    tick = g.tick
    g.shuffle_into(g.deck, [])
    assert g.deck.top == []
    assert g.deck.bag == list(range(8))
    assert set(g.known) == {0}
    assert (g.tick, g.shuffles) == (tick, 1)


def test_public_cards_reshuffled_alone_are_a_pool_of_their_own() -> None:
    """An old hand cannot hold the cards that lay open in the discard pile."""
    g = den()
    join(g.corners[1].hand, *(g.draw(g.deck) for _ in range(3)))
    discard = [g.draw(g.deck) for _ in range(5)]
    g.reveal(*discard)
    g.shuffle_into(g.deck, discard)
    join(g.corners[1].hand, g.draw(g.deck))
    old = {card for card in range(8) if card not in discard}
    for seed in range(50):
        assert len(old & set(determinise(g, 0, seed).corners[1].hand)) == 3


def test_hidden_cards_shuffled_together_become_one_pool() -> None:
    """One of two cards of another shuffle goes in; nobody else knows which, so the other one joins the pool too."""
    g = den()
    kept, shuffled = g.draw(g.deck), g.draw(g.deck)
    g.pool[kept] = g.pool[shuffled] = 3
    g.corners[1].hand = [kept]
    g.shuffle_into(g.deck, [shuffled])
    assert len(set(g.pool)) == 1
    assert shuffled in {determinise(g, 0, seed).corners[1].hand[0] for seed in range(200)}


def test_things_that_join_a_zone_leave_no_order() -> None:
    zone = [2, 5]
    join(zone, 7, 1, 5)
    assert zone == [1, 2, 5, 5, 7]


def test_seats_are_counted_clockwise() -> None:
    assert Den(seats=4).seats_from(2) == (2, 3, 0, 1)


def test_every_zone_is_found_with_its_name_and_owner() -> None:
    g = den(2)
    g.rows, g.vault = [[1], [2, 3]], Vault(shown=[Card(1)])
    found = {place.name: place for place in places(g)}
    assert found["corners.1.hand"] == Place("corners.1.hand", HAND, 1, [])
    assert found["rows.1"].cards == [2, 3]
    assert found["deck.bag"].owner == -1
    assert found["vault.shown"].cards == [1]
    assert "vault.shown" not in {place.name for place in places(den(2))}


def test_hiding_places_are_the_places_where_a_card_may_be_face_down() -> None:
    g = den(2)
    g.crates, g.rows, g.vault = [[], [Card(0)]], [[1]], Vault(shown=[Card(1)])
    g.corners[0].hand = [Card(2)]
    hiding = [place.cards for place in places(g) if place.zone.seen_by != "all" and not place.zone.of and place.cards]
    assert [id(place.cards) for place in hiding_places(g)] == [id(cards) for cards in hiding]
    assert [place.owner for place in hiding_places(g)] == [0, -1, -1]


def test_pieces_are_counted_wherever_they_lie() -> None:
    g = den(2)
    g.rows, g.sack, g.owned, g.vault = [[1], [2, 1]], [1], [4, 0, 1], Vault(shown=[Card(5)])
    assert pieces(g) == Counter(
        {("", 0): 1, ("", 1): 1, ("", 5): 1, ("tile", 0): 4, ("tile", 1): 3, ("tile", 2): 2},
    )


def test_goods_are_found_in_every_record_that_is_there() -> None:
    g = den(2)
    g.corners[1].wood = [3, -1]
    assert list(goods(g)) == [0, 0, 3, -1]
    g.vault = Vault(gold=7)
    assert list(goods(g)) == [0, 0, 3, -1, 7]
