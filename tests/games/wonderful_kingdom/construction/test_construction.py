"""Chapter "Construction": cost spaces, completion, recycling, alchemy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.wonderful_kingdom.kingdom_table import lying_on, missing, planning, purse, table
from games.words import asked, at, do, going_on, happened, may, names, not_on_show, why_not
from karczma.effects.verbs import Gained
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import ProductionStep, Work
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.scoring import count
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import GOLD, POPULATION
from karczma.games.wonderful_kingdom.words.events import CardCompleted, CardScrapped, KrystalliumMade, PiecePlaced
from karczma.ledger import clause

Phase = Callable[..., WonderfulKingdom]


def working(**words: object) -> WonderfulKingdom:
    return at(table(players={0: words}), Work(0, POPULATION))


@clause("WK-BUILD-01")
def test_a_cube_fills_a_space_of_its_own_type() -> None:
    g = planning(construction=["market_town", ("hamlet", {"materials": 1})], materials=1, gold=1)
    assert why_not(g, "place token=gold card=market_town at=0") == (
        "WK-BUILD-01",
        {"card": "market_town", "token": "gold"},
    )
    do(g, "place token=materials card=market_town at=0")
    assert (lying_on(g, 0), missing(g, 0)) == ({"materials": 1}, {"materials": 2, "population": 1})
    assert (purse(g), asked(g)) == ({"gold": 1}, "Plan")
    assert happened(g, PiecePlaced) == [PiecePlaced(0, "materials", "materials", "market_town")]


@clause("WK-BUILD-01")
def test_a_filled_space_takes_no_second_cube() -> None:
    g = planning(construction=[("market_town", {"population": 1})], population=1)
    assert why_not(g, "place token=population card=market_town at=0").clause == "WK-BUILD-01"
    assert may(g) == ["transmute token=population", "scrap card=market_town at=0"]


@clause("WK-BUILD-02")
def test_placed_pieces_stay_where_they_are() -> None:
    g = planning(construction=[("cathedral", {"materials": 1, "krystallium": 0}), "quarry"], krystallium=1)
    do(g, "crystallise token=gold card=cathedral at=0")
    assert lying_on(g, 0) == {"materials": 1, "krystallium": 1}
    assert may(g) == ["scrap card=cathedral at=0", "scrap card=quarry at=1", "ready"]


@clause("WK-BUILD-03", "WK-ALCH-06")
def test_krystallium_fills_any_basic_space_and_its_own() -> None:
    g = planning(construction=["map_of_the_realm", ("watchtower", {})], krystallium=2)
    wild = ["gold", "exploration", "krystallium"]
    assert may(g)[:3] == [f"crystallise token={token} card=map_of_the_realm at=0" for token in wild]
    do(g, "crystallise token=exploration card=map_of_the_realm at=0")
    assert missing(g, 0) == {"gold": 2, "exploration": 3, "krystallium": 1}
    do(g, "crystallise token=krystallium card=map_of_the_realm at=0")
    assert missing(g, 0) == {"gold": 2, "exploration": 3}
    assert why_not(g, "crystallise token=gold card=map_of_the_realm at=0").clause == "WK-BUILD-03"


@clause("WK-BUILD-04")
def test_a_krystallium_space_takes_only_krystallium() -> None:
    g = planning(construction=[("obelisk", {"gold": 2})], gold=1, exploration=1)
    assert missing(g, 0) == {"krystallium": 1}
    assert why_not(g, "place token=gold card=obelisk at=0").clause == "WK-BUILD-01"
    assert why_not(g, "place token=exploration card=obelisk at=0").clause == "WK-BUILD-01"
    assert not any(text.startswith("place") for text in may(g))


@clause("WK-BUILD-05")
def test_a_soldier_space_takes_only_a_soldier() -> None:
    g = planning(construction=[("watchtower", {"materials": 2})], krystallium=3)
    assert why_not(g, "post card=watchtower at=0").clause == "WK-BUILD-05"
    assert why_not(g, "crystallise token=soldier card=watchtower at=0") == ("WK-BUILD-05", {"card": "watchtower"})
    g = planning(construction=[("watchtower", {"materials": 2})], soldier=1)
    do(g, "post card=watchtower at=0")
    assert names(g, g.players[0].built) == ["watchtower"]
    assert purse(g) == {}


@clause("WK-BUILD-01", "WK-BUILD-05")
def test_a_filled_soldier_space_takes_no_second_soldier() -> None:
    g = planning(construction=[("watchtower", {"soldier": 1})], soldier=1)
    assert why_not(g, "post card=watchtower at=0") == ("WK-BUILD-01", {"card": "watchtower", "token": "soldier"})


@clause("WK-SUPR-04")
def test_a_soldier_in_training_cannot_be_posted() -> None:
    g = planning(construction=["watchtower"], training=1)
    assert why_not(g, "post card=watchtower at=0").clause == "WK-SUPR-04"


@clause("WK-BUILD-06", "WK-ALCH-06")
@pytest.mark.parametrize("phase", [planning, working])
def test_soldiers_and_krystallium_at_any_time_in_planning_and_production(
    phase: Callable[..., WonderfulKingdom],
) -> None:
    g = phase(construction=["watchtower"], soldier=1, krystallium=1)
    assert may(g)[:2] == ["crystallise token=materials card=watchtower at=0", "post card=watchtower at=0"]


@clause("WK-BUILD-06", "WK-FIGHT-01", "WK-FIGHT-02")
@pytest.mark.parametrize("phase", [planning, working])
def test_nothing_is_placed_on_menaces_in_planning_and_production(phase: Phase) -> None:
    g = phase(construction=["thieves_1", "hamlet"], soldier=3, krystallium=1)
    assert why_not(g, "post card=thieves_1 at=0") == ("WK-BUILD-06", {"card": "thieves_1"})
    assert [text for text in may(g) if "thieves" in text] == []


@clause("WK-BUILD-07", "WK-BUILD-09", "WK-BUILD-10")
def test_a_completed_card_gives_its_bonus_and_moves_to_the_duchy() -> None:
    g = planning(construction=[("citadel", {"materials": 5})], population=1, training=0)
    do(g, "place token=population card=citadel at=0")
    player = g.players[0]
    assert (player.construction, player.needs, player.holds) == ([], [], [])
    assert names(g, player.built) == ["citadel"]
    assert purse(g) == {"soldier": 2}
    assert player.training == 0
    assert happened(g, CardCompleted) == [CardCompleted(0, "citadel")]
    assert happened(g, Gained) == [Gained(0, "citadel", "soldier", 2)]


@clause("WK-BUILD-09")
def test_krystallium_of_a_bonus_goes_to_the_pool() -> None:
    g = planning(construction=[("crystal_cave", {"exploration": 2})], exploration=1)
    do(g, "place token=exploration card=crystal_cave at=0")
    assert purse(g) == {"krystallium": 2}


@clause("WK-BUILD-07")
def test_pieces_on_a_completed_card_are_gone() -> None:
    g = planning(construction=[("quarry", {"materials": 2})], krystallium=1)
    do(g, "crystallise token=materials card=quarry at=0")
    assert names(g, g.players[0].built) == ["quarry"]
    assert purse(g) == {}


@clause("WK-BUILD-08")
def test_completion_is_not_a_choice() -> None:
    g = planning(construction=[("hamlet", {"materials": 1}), "quarry"], materials=1)
    do(g, "place token=materials card=hamlet at=0")
    assert (asked(g), names(g, g.players[0].built)) == ("Plan", ["hamlet"])
    assert may(g) == ["scrap card=quarry at=0", "ready"]


@clause("WK-BUILD-11", "WK-PROD-05")
def test_a_card_completed_in_a_step_does_not_produce_in_that_step() -> None:
    g = table(players={0: {"construction": [("quarry", {"materials": 1}), "cathedral"]}})
    at(g, ProductionStep(0))
    do(g, *["place token=materials card=quarry at=0"] * 2, seat=0)
    assert names(g, g.players[0].built) == ["quarry"]
    assert purse(g) == {}


# -- recycling -----------------------------------------------------------------------------------------------------


@clause("WK-RECYC-01", "WK-RECYC-07")
def test_recycling_discards_a_card_for_its_cube() -> None:
    g = planning(selection=["hamlet"])
    do(g, "recycle card=hamlet")
    assert purse(g) == {"population": 1}
    assert names(g, g.discard) == ["hamlet"]
    assert g.players[0].selection == []


@clause("WK-RECYC-02")
def test_the_cube_goes_on_a_card_or_into_the_alchemy() -> None:
    g = planning(selection=["hamlet"], construction=["market_town"])
    do(g, "recycle card=hamlet")
    assert may(g)[:2] == ["place token=population card=market_town at=0", "transmute token=population"]


@clause("WK-RECYC-04", "WK-RECYC-05")
@pytest.mark.parametrize("phase", [planning, working])
def test_scrapping_an_old_card_feeds_the_alchemy(phase: Phase) -> None:
    pieces = {"materials": 2, "soldier": 0}
    g = phase(construction=["hamlet", ("citadel", pieces), "quarry"], alchemy=3)
    do(g, "scrap card=citadel at=1")
    assert names(g, g.players[0].construction) == ["hamlet", "quarry"]
    assert names(g, g.discard) == ["citadel"]
    assert (purse(g), g.players[0].alchemy) == ({}, 4)
    assert happened(g, CardScrapped) == [CardScrapped(0, "citadel")]
    assert len(g.players[0].needs) == len(g.players[0].holds) == 2


@clause("WK-RECYC-05")
def test_a_card_that_entered_in_this_planning_gives_a_free_cube() -> None:
    g = planning(selection=["quarry", "hamlet"], construction=["market_town"])
    do(g, "begin card=quarry", "begin card=hamlet", "scrap card=quarry at=1")
    assert purse(g) == {"materials": 1}
    assert g.players[0].entered == 1
    do(g, "scrap card=market_town at=0")  # an old one
    assert (purse(g), g.players[0].alchemy) == ({"materials": 1}, 1)
    do(g, "scrap card=hamlet at=0")  # still a new one
    assert purse(g) == {"materials": 1, "population": 1}


@clause("WK-RECYC-05")
def test_when_planning_is_over_no_card_is_new_any_more() -> None:
    g = at(table(players={0: {"selection": ["quarry"]}}), Planning())
    do(g, "begin card=quarry", "ready", seat=0)
    do(g, "ready", seat=1)
    assert g.players[0].entered == 0
    at(g, Work(0, GOLD))
    do(g, "scrap card=quarry at=0")
    assert (purse(g), g.players[0].alchemy) == ({}, 1)


@clause("WK-RECYC-05")
def test_an_old_card_stays_old_when_a_new_one_is_completed() -> None:
    g = planning(selection=["hamlet"], construction=["market_town"], krystallium=2)
    do(g, "begin card=hamlet", *["crystallise token=materials card=hamlet at=1"] * 2)
    assert (names(g, g.players[0].built), g.players[0].entered) == (["hamlet"], 0)
    do(g, "scrap card=market_town at=0")
    assert (purse(g), g.players[0].alchemy) == ({}, 1)


@clause("WK-RECYC-05")
def test_a_new_card_stays_new_when_an_old_one_is_completed() -> None:
    g = planning(selection=["quarry"], construction=[("hamlet", {"materials": 1})], krystallium=1)
    do(g, "begin card=quarry", "crystallise token=materials card=hamlet at=0", "scrap card=quarry at=0")
    assert (purse(g), g.players[0].alchemy) == ({"materials": 1}, 0)


@clause("WK-RECYC-06")
def test_menaces_and_completed_cards_cannot_be_scrapped() -> None:
    g = planning(construction=["thieves_1"], built=["hamlet"])
    assert why_not(g, "scrap card=thieves_1 at=0") == ("WK-RECYC-06", {"card": "thieves_1"})
    assert not_on_show(g, "scrap card=hamlet at=1")
    assert may(g) == ["ready"]


# -- alchemy -------------------------------------------------------------------------------------------------------


@clause("WK-ALCH-01", "WK-ALCH-05")
def test_any_basic_cube_may_go_to_the_alchemy_and_nothing_else() -> None:
    g = planning(construction=["market_town"], materials=1, gold=1, krystallium=1, soldier=1)
    assert [text for text in may(g) if text.startswith("transmute")] == [
        "transmute token=materials",
        "transmute token=gold",
    ]
    for token in ("krystallium", "soldier"):
        assert why_not(g, f"transmute token={token}") == ("WK-ALCH-05", {})
    do(g, "transmute token=gold", "transmute token=materials")
    assert g.players[0].alchemy == 2


@clause("WK-ALCH-02", "WK-ALCH-03", "WK-ALCH-05")
def test_five_cubes_become_krystallium_at_once() -> None:
    g = planning(construction=["cathedral"], alchemy=3, gold=1, population=1)
    do(g, "transmute token=gold")
    assert (g.players[0].alchemy, purse(g)) == (4, {"population": 1})
    do(g, "transmute token=population")
    assert (g.players[0].alchemy, purse(g)) == (0, {"krystallium": 1})
    assert happened(g, KrystalliumMade) == [KrystalliumMade(0)]


@clause("WK-ALCH-08")
def test_example_three_cubes_and_four_more() -> None:
    g = planning(construction=["obelisk"], alchemy=3, gold=4)
    do(g, *["transmute token=gold"] * 2)
    assert purse(g) == {"gold": 2, "krystallium": 1}
    do(g, *["transmute token=gold"] * 2)
    assert (purse(g), g.players[0].alchemy) == ({"krystallium": 1}, 2)


@clause("WK-ALCH-04")
def test_cubes_never_come_back_from_the_alchemy() -> None:
    g = planning(construction=["hamlet"], alchemy=4)
    assert may(g) == ["scrap card=hamlet at=0", "ready"]


@clause("WK-ALCH-06", "WK-ALCH-03")
def test_krystallium_and_alchemy_are_kept_between_rounds() -> None:
    g = going_on(table(players={0: {"krystallium": 12, "alchemy": 4}}), Round(), "end")
    assert (g.round, purse(g), g.players[0].alchemy) == (2, {"krystallium": 12}, 4)


@clause("WK-ALCH-07")
def test_krystallium_and_alchemy_are_worth_no_points() -> None:
    g = table(
        players={0: {"krystallium": 7, "alchemy": 4, "training": 1, "construction": [("cathedral", {"gold": 2})]}}
    )
    assert count(g, 0) == (0, 0, 0, 0, 0, 0, 0)
