"""Views and worlds: what a seat may know, and what it must reckon with."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

import pytest

from karczma.kernel.bases import State
from karczma.kernel.chance import Seeded
from karczma.kernel.knowledge import back, determinise, read_back, view
from karczma.kernel.state import state
from karczma.kernel.zones import BAG, FACE_DOWN, HAND, Card, Pile, Table


@state
class Holder(State):
    hand: Annotated[list[Card], HAND] = field(default_factory=list)
    trap: Annotated[list[Card], FACE_DOWN] = field(default_factory=list)


@state
class Boss(State):
    plan: Annotated[list[Card], FACE_DOWN] = field(default_factory=list)


@state
class Cellar(Table):
    holders: list[Holder] = field(default_factory=lambda: [Holder(), Holder()])
    deck: Pile = field(default_factory=Pile)
    box: Annotated[list[Card], BAG] = field(default_factory=list)
    boss: Boss | None = None


def cellar() -> Cellar:
    """Seat 0 holds 2 and 5, seat 1 holds 1 and 4 and has laid 6 face down; the rest is in the deck."""
    g = Cellar(seats=2, known=[0] * 9, pool=[0] * 9, source=Seeded(7), tick=3)
    g.holders = [Holder(hand=[Card(2), Card(5)]), Holder(hand=[Card(1), Card(4)], trap=[Card(6)])]
    g.show(Card(6), 1)
    g.deck = Pile(bag=[Card(card) for card in (0, 3, 7, 8)])
    return g


def test_a_seat_sees_its_own_hand_and_the_backs_of_all_others() -> None:
    seen = view(cellar(), 0)
    assert seen.holders[0].hand == [2, 5]
    assert seen.holders[1].hand == [back(0, 0)] * 2
    assert seen.holders[1].trap == [back(0b10, 0)]
    assert all(card < 0 for card in seen.deck.bag)


def test_a_face_down_card_is_seen_by_those_who_know_it() -> None:
    assert view(cellar(), 1).holders[1].trap == [6]


def test_a_back_tells_who_knows_the_card_and_where_it_came_from() -> None:
    assert read_back(back(0b101, 3)) == (0b101, 3)


def test_backs_do_not_lie_where_the_cards_lay() -> None:
    """A known card between two backs would tell their rank."""
    g = cellar()
    g.show(Card(4), 0)
    assert view(g, 0).holders[1].hand == [back(0, 0), 4]
    g.show(Card(1), 0)
    g.known[4] = 0
    assert view(g, 0).holders[1].hand == [back(0, 0), 1]


def test_a_view_carries_no_seed_and_no_trace_of_hidden_cards() -> None:
    seen = view(cellar(), 0)
    assert seen.source != Seeded(7)
    assert seen.known == [0] * 9
    assert seen.unseen == ((0, (0, 1, 3, 4, 6, 7, 8)),)
    assert seen.tick == 3


def test_a_spectator_sees_only_what_everybody_knows() -> None:
    g = cellar()
    seen = view(g, -1)
    assert all(card < 0 for holder in seen.holders for card in holder.hand + holder.trap)
    g.reveal(Card(6))
    assert view(g, -1).holders[1].trap == [6]


def test_a_record_that_may_be_missing_hides_its_cards_too() -> None:
    g = cellar()
    g.boss = Boss(plan=[g.deck.bag.pop()])
    boss = view(g, 0).boss
    assert boss is not None
    assert boss.plan[0] < 0


def test_a_view_can_be_viewed_again_by_the_same_seat_only() -> None:
    seen = view(cellar(), 0)
    assert view(seen, 0).to_plain() == seen.to_plain()
    with pytest.raises(ValueError, match="view of seat 0"):
        view(seen, 1)


def test_a_world_agrees_with_everything_the_seat_knows() -> None:
    g = cellar()
    worlds = [determinise(g, 1, seed) for seed in range(60)]
    for world in worlds:
        assert (world.holders[1].hand, world.holders[1].trap) == ([1, 4], [6])
        assert sorted(world.holders[0].hand + world.deck.bag) == [0, 2, 3, 5, 7, 8]
        assert view(world, 1).to_plain() == view(g, 1).to_plain()
    assert len({tuple(world.holders[0].hand) for world in worlds}) > 10


def test_a_world_has_dice_of_its_own() -> None:
    """Neither those of the table nor those that dealt it."""
    assert determinise(cellar(), 0, 5).source not in (Seeded(7), Seeded(5))


def test_a_world_can_be_dealt_from_a_view_as_well() -> None:
    g = cellar()
    assert determinise(view(g, 0), 0, 9).to_plain() == determinise(g, 0, 9).to_plain()


def test_cards_of_different_shuffles_are_never_exchanged() -> None:
    g = cellar()
    g.box = [g.deck.bag.pop(0), g.deck.bag.pop(0)]  # 0 and 3, which only came from a deck of their own
    g.pool[0] = g.pool[3] = 1
    for seed in range(40):
        assert determinise(g, 0, seed).box == [0, 3]


def test_looking_and_dealing_leave_the_table_alone() -> None:
    g = cellar()
    before = g.to_plain()
    determinise(g, 0, 1)
    view(g, 1).holders[1].hand.clear()
    assert g.to_plain() == before
