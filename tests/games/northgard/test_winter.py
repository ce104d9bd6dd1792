"""Chapter "Winter"."""

from __future__ import annotations

from typing import Any

import pytest

from games.northgard.northgard_table import A, B, army, purse, table
from games.words import at, happened, may, names
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.scoring import score
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.winter import Winter, winter_cost
from karczma.games.northgard.words.events import CardDiscarded, FameLost, UnrestTaken
from karczma.ledger import clause


def wintered(units: int, clan: str = "goat", **words: Any) -> Northgard:
    placed = {A: units} if units else {}
    return at(table(2, {0: {"units": placed, "clan": clan, **words}, 1: {"clan": "raven"}}), Winter())


@clause("NG-WINT-01", "NG-WINT-02", "NG-WINT-03", "NG-WINT-04", "NG-WINT-05", "NG-WINT-06")
@pytest.mark.parametrize(
    ("units", "food"), [(0, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (12, 3), (13, 4), (14, 4)]
)
def test_the_cost_by_number_of_units(units: int, food: int) -> None:
    assert purse(wintered(units, food=9)) == {"food": 9 - food}


@clause("NG-WINT-01")
def test_units_of_all_territories_count_together() -> None:
    g = table(2, {0: {"units": {A: 3, B: 1}, "clan": "goat"}})
    assert winter_cost(g, 0) == 1


@clause("NG-CLAN-06")
def test_kaija_eats_nothing() -> None:
    g = table(2, {0: {"units": {A: 3}, "kaija": A, "clan": "bear"}})
    assert (army(g), winter_cost(g, 0)) == ({A: 4}, 0)


@clause("NG-WINT-07")
def test_payment_is_no_question() -> None:
    g = wintered(4, food=1)
    assert g.deciding() == ()
    assert (purse(g), len(g.unrest)) == ({}, 10)


@clause("NG-WINT-08", "NG-WINT-10")
def test_a_shortage_costs_all_there_is_and_one_unrest_but_no_units() -> None:
    g = wintered(13, food=1)
    assert (purse(g), len(g.unrest)) == ({}, 9)
    assert army(g) == {A: 13}


@clause("NG-WINT-09")
def test_unrest_lies_on_top_of_the_card_taken_when_passing() -> None:
    g = wintered(4, draw=["early_foragers"])
    assert names(g, g.players[0].draw.top) == ["early_foragers", "unrest"]


@clause("NG-WINT-11", "NG-SCORE-08")
def test_unrest_does_nothing_when_played_and_costs_5_fame_in_the_end() -> None:
    g = table(2, {0: {"hand": ["unrest"], "fame": 7, "discard": []}})
    assert score(g, 0) == 2
    at(g, Act(0))
    assert "play card=unrest" in may(g)
    before = g.players[0].wallet[:]
    g.apply(g.options(0)[0], 0)
    assert g.players[0].wallet == before
    assert names(g, g.players[0].active) == ["unrest"]


@clause("NG-WINT-12", "NG-WINT-13")
def test_without_unrest_cards_fame_and_the_top_card_are_lost() -> None:
    g = table(
        2, {0: {"units": {A: 4}, "fame": 3, "draw": ["early_foragers", "start_move"], "discard": [], "clan": "goat"}}
    )
    g.unrest = []
    g.known[g.players[0].draw.top[-1]] = 0  # nobody has seen it yet
    at(g, Winter())
    assert purse(g) == {}  # three of five: nobody owes fame
    assert names(g, g.players[0].discard) == ["early_foragers"]
    assert names(g, g.players[0].draw.top) == ["start_move"]
    assert happened(g, UnrestTaken) == []
    assert happened(g, FameLost) == [FameLost(0, 3)]
    assert happened(g, CardDiscarded) == [CardDiscarded(0, "early_foragers")]
    assert g.known[g.players[0].discard[0]] == g.everyone


@clause("NG-WINT-18", "NG-WINT-12")
def test_the_last_unrest_goes_to_the_first_in_player_order() -> None:
    start = {seat: {"units": {seat: 4}, "fame": 9, "clan": clan} for seat, clan in enumerate(("goat", "raven"))}
    g = table(2, start, first=1)
    g.unrest = g.unrest[:1]
    at(g, Winter())
    assert [purse(g, seat)["fame"] for seat in range(2)] == [4, 9]
    assert (happened(g, UnrestTaken), happened(g, FameLost)) == ([UnrestTaken(1)], [FameLost(0, 5)])
    assert names(g, g.players[1].draw.top) == ["unrest"]


@clause("NG-WINT-17")
def test_wood_and_lore_do_not_replace_food() -> None:
    g = wintered(4, wood=5, lore=5)
    assert (purse(g), len(g.unrest)) == ({"wood": 5, "lore": 5}, 9)
