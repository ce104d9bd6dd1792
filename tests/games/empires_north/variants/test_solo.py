"""The solo mode: tiles once a round, the rival fleet, scenarios and their goals."""

from __future__ import annotations

from typing import Any

import pytest

from games.empires_north.empires_table import (
    acting,
    empire,
    new_table,
    once,
    only_islands,
    play_last,
    purse,
    ships,
    shows,
    table,
    use,
)
from games.words import Words, asked, at, do, going_on, happened, may, names, why_not
from karczma.games import find
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.keywords.powers import AdvanceWhich
from karczma.games.empires_north.round import Cleanup, Round
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.games.empires_north.table.terms import LEVELS, SCENARIOS
from karczma.games.empires_north.turn import ActionPhase
from karczma.games.empires_north.variants.solo import RazeIsland
from karczma.games.empires_north.words.events import IslandPillaged, PointsLost, RivalScored
from karczma.kernel.choices import no
from karczma.ledger import clause


def solo(words: Words | None = None, /, **more: Any) -> EmpiresNorth:
    return table(1, {0: words or {}}, **more)


@clause("EN-SOLO-01")
def test_one_player_may_play_alone() -> None:
    g = play_last(new_table(1, clans="random"), "Act")
    assert (len(g.players), g.solo, g.deciding()) == (1, True, (0,))
    assert not play_last(new_table(2, clans="random"), "Act").solo


@clause("EN-SOLO-02")
def test_scenario_and_difficulty_are_options_of_one_player() -> None:
    options = {option.id: option for option in find("empires_north").options}
    assert options["scenario"].values == SCENARIOS
    assert options["difficulty"].values == LEVELS
    assert options["scenario"].players == options["difficulty"].players == (1,)
    assert len({new_table(1, seed).ring for seed in range(12)}) > 6


@clause("EN-SOLO-03")
def test_each_tile_works_once_a_round_for_pawns() -> None:
    g = acting({0: {"food": 2, "sheep": 1, "stone": 1, "empire": ["friendly_fair"], "hand": ["glen_mill"]}}, seats=1)
    do(g, "place-pawn tile=populate")
    assert why_not(g, "place-pawn tile=populate") == no("EN-SOLO-03", tile="populate")
    do(g, use(g, "friendly_fair"))  # in capitals: neither refused nor marked
    assert purse(g)["worker"] == 2
    do(g, "place-pawn tile=sail", "move-pawn source=populate tile=explore")
    assert why_not(g, "move-pawn source=sail tile=explore") == no("EN-SOLO-03", tile="explore")
    assert g.marked == (1, 4, 0)


@clause("EN-SOLO-03")
def test_two_players_share_tiles_freely() -> None:
    g = do(acting({}), "place-pawn tile=populate", "place-pawn tile=populate")
    assert "place-pawn tile=populate" in may(g)
    assert g.marked == ()


@clause("EN-SOLO-04")
def test_five_rounds_and_no_more() -> None:
    g = solo({"vp": 99}, round=4)
    going_on(g, Round(), "expedition")
    assert not g.over
    g = solo({"vp": 99, "spent": 2}, round=5)
    going_on(g, Round(), "expedition")
    assert g.over
    assert (g.players[0].spent, g.last, g.reached) == (2, False, False)  # no Cleanup, and no trigger


@clause("EN-SOLO-04", "EN-SOLO-10")
def test_a_solo_game_is_exactly_five_rounds_long() -> None:
    g = new_table(1, clans="random")
    while not g.over:
        g.apply(g.options(0)[-1], 0)
    assert g.round == catalogue().solo["rounds"] == 5


@clause("EN-SOLO-05")
def test_a_rival_ship_stands_first_in_the_queue() -> None:
    g = at(solo({"worker": 1}), ActionPhase())
    assert ships(g) == ["-1 common"]
    do(g, "place-pawn tile=sail")
    assert ships(g) == ["-1 common", "0"]
    assert ships(at(table(2), ActionPhase())) == []


@clause("EN-SOLO-06", "EN-SOLO-17")
@pytest.mark.parametrize(
    ("round", "taken", "left"),
    [(1, "gull_rock", [1, 2]), (2, "whale_bay", [2, 1]), (3, "gull_rock", [1, 2]), (4, "whale_bay", [2, 1])],
)
def test_the_rival_takes_the_leftmost_island(round: int, taken: str, left: list[int]) -> None:
    g = at(solo(queue=["-1 common"], round=round), Expedition())
    assert happened(g, IslandPillaged) == [IslandPillaged(-1, taken)]
    assert [len(row) for row in g.islands] == left
    assert taken in names(g, [card for pile in g.island_discards for card in pile])
    assert purse(g) == {}


@clause("EN-SOLO-06")
def test_without_an_island_the_rival_takes_nothing() -> None:
    g = at(solo(queue=["-1 common"], nearby=[], round=1), Expedition())
    assert happened(g, IslandPillaged) == []
    assert (g.queue, [len(row) for row in g.islands]) == ([], [0, 2])


@clause("EN-SOLO-07")
def test_a_rival_ship_may_be_overtaken() -> None:
    g = at(solo(queue=["-1 common", "0"]), AdvanceWhich(0, "shipwright", 1))
    do(g, "advance number=2")
    assert ships(g) == ["0", "-1 common"]


@clause("EN-SOLO-08", "EN-GOODS-12")
def test_a_raze_token_replaces_a_face_up_island() -> None:
    g = once({0: {"raze": 1}}, seats=1, next_nearby=["sheep_isle"])
    do(g, "raze")
    assert (asked(g), may(g)) == (
        "RazeIsland",
        [f"take card={name}" for name in ("gull_rock", "pirate_den", "whale_bay", "amber_shore")],
    )
    do(g, "take card=gull_rock")
    assert names(g, g.islands[0]) == ["sheep_isle", "pirate_den"]  # in its place
    assert (purse(g), names(g, g.island_discards[0])) == ({}, ["gull_rock"])
    assert why_not(once({0: {}}, seats=1), "raze") == no("EN-RAZE-04")
    assert why_not(once({0: {"raze": 1}}, seats=1, nearby=[], distant=[]), "raze") == no("EN-SOLO-08")
    assert "raze" in may(once({0: {"raze": 1}}, seats=1, nearby=[]))


@clause("EN-SOLO-08")
def test_the_discarded_island_may_come_back_from_an_empty_deck() -> None:
    g = only_islands(table(1, {0: {"raze": 1}}), "nearby")
    do(at(g, RazeIsland(0)), "take card=gull_rock")
    assert names(g, g.islands[0]) == ["gull_rock", "pirate_den"]


@clause("EN-SOLO-09")
def test_what_refers_to_opponents_does_nothing() -> None:
    g = once({0: {"clan": "heidel", "food": 1, "empire": ["toast_of_friendship"]}}, seats=1)
    do(g, use(g, "toast_of_friendship"))
    assert purse(g).keys() == {"vp"}


def over(words: dict[str, Any], **options: Any) -> EmpiresNorth:
    g = solo({"empire": [], **words}, **options)
    g.finish()
    return g


@clause("EN-SOLO-10")
@pytest.mark.parametrize(("difficulty", "target"), [("easy", 40), ("normal", 50), ("hard", 60)])
def test_the_target_must_be_reached(difficulty: str, target: int) -> None:
    assert over({"vp": target - 1, "gold": 1}, difficulty=difficulty).winners() == (0,)
    assert over({"vp": target - 1}, difficulty=difficulty).winners() == ()


@clause("EN-SOLO-11")
def test_a_quiet_season_has_no_extra_rule() -> None:
    g = going_on(solo({"vp": 9, "food": 1}, round=3), Round(), "scenario")
    assert (purse(g)["vp"], purse(g)["food"], g.rival) == (9, 1, 0)


@clause("EN-SOLO-12")
@pytest.mark.parametrize(
    ("round", "food", "vp", "left"),
    [(1, 0, 9, (9, 0)), (2, 0, 9, (7, 0)), (2, 3, 9, (9, 2)), (4, 1, 9, (5, 0)), (5, 0, 3, (0, 0))],
)
def test_a_hungry_winter_takes_food_or_points(round: int, food: int, vp: int, left: tuple[int, int]) -> None:
    g = solo({"food": food, "vp": vp}, round=round, scenario="hungry_winter")
    going_on(g, Round(), "scenario")
    assert (purse(g).get("vp", 0), purse(g).get("food", 0)) == left
    assert [event.n for event in happened(g, PointsLost)] == [vp - left[0]] * (vp > left[0])


@clause("EN-SOLO-12")
def test_gold_may_be_paid_for_the_winter() -> None:
    g = solo({"food": 1, "gold": 2, "vp": 9}, round=4, scenario="hungry_winter")
    going_on(g, Round(), "scenario")
    assert (asked(g), may(g)) == ("FeedWinter", ["amount n=0", "amount n=1", "amount n=2"])
    kept, fed = do(g.copy(), "amount n=0"), do(g, "amount n=2")
    assert (purse(kept)["gold"], purse(kept)["vp"]) == (2, 5)
    assert (purse(fed)["vp"], purse(fed).get("gold"), purse(fed).get("food")) == (9, None, None)


@clause("EN-SOLO-13")
@pytest.mark.parametrize(("difficulty", "islands"), [("easy", 3), ("normal", 4), ("hard", 5)])
def test_a_race_for_the_isles_needs_islands_too(difficulty: str, islands: int) -> None:
    conquered = ["gull_rock", "sheep_isle", "whale_bay", "gold_coast", "new_home"]
    race = {"scenario": "race_for_the_isles", "difficulty": difficulty, "nearby": [], "distant": []}
    assert over({"vp": 90, "empire": conquered[:islands]}, **race).winners() == (0,)
    assert over({"vp": 90, "empire": conquered[: islands - 1]}, **race).winners() == ()
    assert over({"vp": 0, "empire": conquered[:islands]}, **race).winners() == ()


RIVAL: Words = {"scenario": "rival_clan"}


@clause("EN-SOLO-14")
def test_a_rival_clan_sends_two_ships_and_scores() -> None:
    g = at(solo({"worker": 1}, **RIVAL), ActionPhase())
    assert ships(g) == ["-1 common", "-1 common"]
    for round in (1, 2):
        g = at(solo(queue=["-1 common", "-1 common"], round=round, **RIVAL), Expedition())
        taken = [event.island for event in happened(g, IslandPillaged)]
        assert taken == ["gull_rock", "whale_bay"]
        assert (g.rival, happened(g, RivalScored)) == (3, [RivalScored(1), RivalScored(2)])


@clause("EN-SOLO-14")
@pytest.mark.parametrize(("difficulty", "each"), [("easy", 6), ("normal", 7), ("hard", 8)])
def test_a_rival_clan_scores_every_round(difficulty: str, each: int) -> None:
    g = going_on(solo(round=2, difficulty=difficulty, **RIVAL), Round(), "scenario")
    assert g.rival == each


@clause("EN-SOLO-14")
def test_only_more_points_than_the_rival_win() -> None:
    g = over({"vp": 30}, **RIVAL)
    g.rival = 30
    assert g.winners() == ()
    g.rival = 29
    assert g.winners() == (0,)


@clause("EN-SOLO-15")
def test_a_single_player_acts_until_passing() -> None:
    g = acting({0: {}}, seats=1)
    do(g, "place-pawn tile=populate", "place-pawn tile=sail")
    assert g.deciding() == ()  # nothing was left but passing
    assert g.players[0].passed


@clause("EN-SOLO-16")
def test_a_rival_ship_is_neither_sent_early_nor_razed_and_goes_for_good() -> None:
    words = {"clan": "ulaf", "worker": 1, "raze": 1, "empire": ["dragon_prow"]}
    g = once({0: words}, seats=1, queue=["-1 common"])
    assert why_not(g, use(g, "dragon_prow")) == no("EN-LACT-07", card="dragon_prow")
    do(g, "raze")
    assert [text for text in may(g) if "ship" in text] == []
    g = at(solo({"ships": 1}, queue=["-1 common"]), Expedition())
    assert (g.queue, g.players[0].clan_ships, purse(g)) == ([], 1, {})


@clause("EN-SOLO-17")
def test_marks_are_removed_in_cleanup() -> None:
    g = solo()
    g.marked = (1, 4)
    assert at(g, Cleanup()).marked == ()
    assert shows(once({0: {}}, seats=1), "place-pawn") != []


@clause("EN-SOLO-06")
def test_the_second_rival_ship_goes_far_even_if_the_first_was_overtaken() -> None:
    g = at(solo(queue=["-1 common", "0", "-1 common"], **RIVAL), Expedition())
    assert names(g, g.island_discards[0]) == ["gull_rock"]
    do(g, "visit island=pirate_den")
    assert names(g, g.island_discards[1]) == ["whale_bay"]
    assert empire(g) == ["glenn_sheep_meadow", "glenn_highland_wood", "glenn_stone_garden"]
