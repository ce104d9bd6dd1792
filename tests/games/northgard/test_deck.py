"""Chapters "Deck-building", "Start of the year" and "Draw action": how cards go round."""

from __future__ import annotations

import pytest

from games.northgard.northgard_table import B, hand, table
from games.words import at, do, happened, may, names, why_not
from karczma.games.northgard.actions.draw import Drawing
from karczma.games.northgard.actions.passing import Passing
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.deck import draw_cards, draw_to_hand
from karczma.games.northgard.words.events import DeckReshuffled
from karczma.games.northgard.year import Year
from karczma.ledger import clause

SOME = ["start_move", "start_build", "start_feast"]


@clause("NG-DECK-01")
def test_hand_hidden_active_and_discard_open() -> None:
    g = table(2, {0: {"hand": ["start_move"], "active": ["start_build"], "discard": ["start_feast"], "draw": []}})
    for card in g.players[0].hand:
        g.known[card] = 0
    seen = g.view(1).players[0]
    assert seen.hand[0] < 0
    assert names(g, seen.active + seen.discard) == ["start_build", "start_feast"]


@clause("NG-DECK-02")
def test_the_way_of_a_card() -> None:
    g = table(2, {0: {"draw": ["start_build"], "discard": [], "units": {B: 1}}}, display=["early_foragers"])
    draw_to_hand(g, 0, 1)
    assert hand(g) == ["start_build"]
    at(g, Act(0))
    do(g, "play card=start_build")
    assert names(g, g.players[0].active) == ["start_build"]
    at(g, Passing(0))
    assert names(g, g.players[0].discard) == ["start_build"]


@clause("NG-DECK-03", "NG-DRAW-06")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    g = table(2, {0: {"draw": ["start_move"], "discard": ["start_build", "start_feast"]}})
    assert names(g, draw_cards(g, 0, 1)) == ["start_move"]
    assert not happened(g, DeckReshuffled)  # the pile is empty now, but nobody draws
    assert len(draw_cards(g, 0, 2)) == 2
    assert len(happened(g, DeckReshuffled)) == 1


@clause("NG-DECK-04")
def test_the_active_zone_is_not_shuffled_in() -> None:
    g = table(2, {0: {"draw": [], "discard": ["start_build"], "active": ["start_move"]}})
    assert names(g, draw_cards(g, 0, 3)) == ["start_build"]
    assert names(g, g.players[0].active) == ["start_move"]


@clause("NG-DECK-05", "NG-TURN-10")
def test_an_exchange_without_anything_to_draw_is_legal() -> None:
    g = table(2, {0: {"hand": ["start_move"], "draw": [], "discard": [], "lore": 1}})
    do(at(g, Act(0)), "exchange")
    assert hand(g) == []
    assert names(g, g.players[0].active) == ["start_move"]


@clause("NG-DECK-06")
def test_a_card_on_an_empty_draw_pile_is_the_draw_pile() -> None:
    g = table(2, {0: {"draw": [], "discard": ["start_move"]}}, display=["early_foragers", "early_kindling"])
    do(at(g, Passing(0)), "take card=early_foragers")
    assert names(g, g.players[0].draw.top) == ["early_foragers"]
    assert names(g, g.players[0].discard) == ["start_move"]


# -- start of the year ---------------------------------------------------------------------------------------------


@clause("NG-START-01", "NG-START-02", "NG-BLDG-07")
def test_four_cards_and_one_for_each_forge() -> None:
    start = {0: {"units": {B: 1}}, 1: {"units": {0: 1}}}
    g = at(table(2, start, built={B: ["forge", "forge"], 2: ["forge"]}), Year())
    assert [len(player.hand) for player in g.players] == [6, 4]  # nobody controls the third Forge


@clause("NG-START-03", "NG-START-04")
@pytest.mark.parametrize(("year", "early"), [(1, True), (2, True), (3, False), (6, False)])
def test_early_cards_come_before_advanced_ones(year: int, early: bool) -> None:
    g = table(3, year=year)
    g.early_left, g.advanced_left = max(0, 6 - 3 * (year - 1)), 12
    at(g, Year())
    assert [name.startswith("early") for name in names(g, g.display)] == [early] * 3


@clause("NG-START-05", "NG-TURN-20")
def test_in_the_last_year_achievements_take_their_place() -> None:
    g = at(table(2, {0: {"hand": []}}, year=7), Year())
    assert g.display == []
    taken = [f"take card={name}" for name in names(g, g.achievements)]
    at(g, Passing(0))
    assert may(g) == taken


# -- the Draw action -----------------------------------------------------------------------------------------------


@clause("NG-DRAW-01", "NG-DRAW-02", "NG-DRAW-03")
def test_keep_discard_and_put_back() -> None:
    draw = ["start_move", "start_build", "start_feast", "start_recruit"]
    g = table(2, {0: {"draw": draw, "discard": [], "hand": ["start_explore"]}})
    at(g, Drawing(0, 4, 1, 1))
    assert "discard card=start_explore" not in may(g)  # it was in hand before
    do(g, "discard card=start_build", "put-back card=start_feast")
    assert sorted(hand(g)) == ["start_explore", "start_move", "start_recruit"]
    assert names(g, g.players[0].discard) == ["start_build"]
    assert names(g, g.players[0].draw.top) == ["start_feast"]


@clause("NG-DRAW-03")
def test_the_order_of_what_is_put_back_is_chosen() -> None:
    g = table(2, {0: {"draw": SOME, "discard": []}})
    do(at(g, Drawing(0, 3, 0, 2)), "put-back card=start_build", "put-back card=start_move")
    assert names(g, draw_cards(g, 0, 2)) == ["start_move", "start_build"]


@clause("NG-DRAW-04")
def test_the_card_that_draws_cannot_draw_itself() -> None:
    g = table(2, {0: {"hand": ["adv_thing"], "draw": ["start_move"], "discard": ["start_build", "start_feast"]}})
    do(at(g, Act(0)), "play card=adv_thing")
    assert sorted(hand(g)) == ["start_build", "start_feast", "start_move"]
    assert names(g, g.players[0].active) == ["adv_thing"]


@clause("NG-DRAW-05", "NG-CARD-08")
def test_a_draw_action_needs_enough_cards() -> None:
    g = table(2, {0: {"hand": ["adv_thing"], "draw": ["start_move"], "discard": ["start_build"]}})
    at(g, Act(0))
    assert why_not(g, "play card=adv_thing") == ("NG-DRAW-05", {"card": "adv_thing"})
    assert "wait" in may(g)
    enough = {"hand": ["adv_thing"], "draw": ["start_move"], "discard": ["start_build", "start_feast"]}
    assert "play card=adv_thing" in may(at(table(2, {0: enough}), Act(0)))  # both piles together
