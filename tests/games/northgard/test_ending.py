"""Chapters "End of the year" and "End of the game and victory"; the long game."""

from __future__ import annotations

from random import Random
from typing import Any

from games.northgard.northgard_scenes import CLOSED, REALM, THREE
from games.northgard.northgard_table import A, B, C, D, army, new_table, only, table
from games.words import asked, at, do, may, why_not
from karczma.games.northgard.deck import remove
from karczma.games.northgard.ending import EndOfYear, SecondChance
from karczma.games.northgard.scoring import places, score, standing_of, strongholds
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import CONQUERED, COUNTED, RUNNING
from karczma.games.northgard.words.events import FameGained
from karczma.games.northgard.words.final_count import why
from karczma.games.northgard.year import NextYear
from karczma.ledger import clause


def ended(players: dict[int, dict[str, Any]], seats: int = 2, **words: Any) -> Northgard:
    return at(table(seats, players, land=words.pop("land", REALM), **words), EndOfYear(), NextYear())


def owner_of_all(**words: Any) -> dict[str, Any]:
    return {"units": dict.fromkeys(CLOSED, 1), "clan": "goat", **words}


@clause("NG-GOAL-01", "NG-EOY-01", "NG-SCORE-01")
def test_three_closed_territories_with_large_buildings_win_at_once() -> None:
    g = ended({0: owner_of_all(), 1: {"units": {0: 1}, "fame": 99}}, built=THREE)
    assert (g.over, g.ended, g.winners(), why(g)) == (True, CONQUERED, (0,), "NG-EOY-01")


@clause("NG-EOY-01", "NG-GOAL-01")
def test_open_or_neutral_territories_do_not_count() -> None:
    g = table(2, {0: {"units": {2: 1, 0: 1}}}, land=REALM, built={**THREE, 0: ["forge"]})
    assert strongholds(g, 0) == 1


@clause("NG-EOY-02")
def test_any_mix_counts_but_a_territory_only_once() -> None:
    g = table(
        2, {0: owner_of_all()}, land=REALM, built={2: ["forge", "fortress"], 17: ["silo"], 31: ["altar_of_kings"]}
    )
    assert strongholds(g, 0) == 2


@clause("NG-EOY-01")
def test_closed_land_needs_a_large_building_and_small_ones_beside_it_do_no_harm() -> None:
    """Two of three closed territories hold a small and a large building, the third holds nothing."""
    g = table(2, {0: owner_of_all()}, land=REALM, built={2: ["silo", "forge"], 17: ["silo", "fortress"]})
    assert strongholds(g, 0) == 2


@clause("NG-EOY-03", "NG-GOAL-02", "NG-SCORE-10")
def test_after_the_seventh_year_most_fame_wins() -> None:
    g = ended({0: {"units": {0: 1}, "fame": 3}, 1: {"units": {1: 1}, "fame": 4}}, year=7)
    assert (g.over, g.ended, g.winners(), g.scores(), why(g)) == (True, COUNTED, (1,), (3, 4), "NG-EOY-03")


@clause("NG-SCORE-03")
def test_in_the_seventh_year_too_conquest_comes_before_fame() -> None:
    g = ended({0: owner_of_all(), 1: {"units": {0: 1}, "fame": 99}}, built=THREE, year=7)
    assert g.winners() == (0,)


@clause("NG-EOY-08", "NG-EOY-03")
def test_otherwise_a_new_year_starts() -> None:
    g = ended({0: {"units": {0: 1}}, 1: {"units": {1: 1}}}, year=3)
    assert (g.year, g.ended, asked(g)) == (4, RUNNING, "Act")


# -- Second chance -------------------------------------------------------------------------------------------------


@clause("NG-EOY-04", "NG-EOY-05")
def test_who_has_no_units_may_return_with_three() -> None:
    g = table(2, {0: {"food": 2, "fame": 5, "clan": "goat"}, 1: {"units": {A: 1}}})
    at(g, EndOfYear())
    assert may(g) == [f"return-to territory={t}" for t in (B, C, D)] + ["decline"]
    do(g, f"return-to territory={C}")
    assert (army(g), g.players[0].reserve, g.players[0].wallet) == ({C: 3}, 11, [2, 0, 0, 5])


@clause("NG-EOY-04")
def test_one_may_stay_away() -> None:
    g = do(at(table(2, {1: {"units": {A: 1}}}), EndOfYear()), "decline")
    assert army(g) == {}


@clause("NG-EOY-04", "NG-CLAN-07")
def test_kaija_alone_is_a_unit_on_the_map() -> None:
    g = at(table(2, {0: {"clan": "bear", "kaija": B}, 1: {"units": {A: 1}}}), EndOfYear())
    assert asked(g) == ""


@clause("NG-EOY-06", "NG-CREA-21")
def test_without_neutral_land_a_tile_may_be_drawn() -> None:
    g = only(table(2, {0: {"clan": "goat"}, 1: {"units": {A: 1, B: 1, C: 1, D: 1}}}, creatures={}), "tile_01")
    do(at(g, SecondChance(0)), "draw-land", "lay-at x=0 y=-1", "turned turn=0")
    do(g, may(g)[0])
    assert sum(army(g).values()) == 3
    assert g.line == []


@clause("NG-EOY-06")
def test_nothing_happens_if_no_tile_is_left_or_wanted() -> None:
    full = {1: {"units": {A: 1, B: 1, C: 1, D: 1}}}
    assert asked(do(at(only(table(2, full)), SecondChance(0)), "draw-land")) == ""
    g = do(at(only(table(2, full), "tile_01"), SecondChance(0)), "decline")
    assert (asked(g), len(g.tiles)) == ("", 1)


@clause("NG-EOY-07")
def test_several_return_in_player_order() -> None:
    g = at(table(3, {0: {"units": {A: 1}}}, first=2), EndOfYear())
    assert g.deciding() == (2,)
    do(g, f"return-to territory={B}")
    assert g.deciding() == (1,)
    assert f"return-to territory={B}" not in may(g)


@clause("NG-EOY-09")
def test_not_beside_a_creature_that_does_not_share_but_beside_a_bear() -> None:
    g = table(2, {1: {"units": {A: 1}}}, creatures={"fallen_valkyrie_beige": B, "brown_bear_beige": C})
    at(g, EndOfYear())
    assert why_not(g, f"return-to territory={B}") == ("NG-EOY-09", {"territory": B})
    assert f"return-to territory={C}" in may(g)


@clause("NG-EOY-10")
def test_no_camp_and_no_kaija_on_return() -> None:
    g = table(2, {0: {"clan": "bear"}, 1: {"units": {A: 1}}}, built={B: ["training_camp"]})
    do(at(g, EndOfYear()), f"return-to territory={B}")
    assert (army(g), g.kaija, asked(g)) == ({B: 3}, -1, "")


# -- the final count -----------------------------------------------------------------------------------------------


@clause("NG-SCORE-04", "NG-SCORE-05")
def test_tokens_and_one_for_three_resources() -> None:
    g = table(2, {0: {"fame": 6, "food": 3, "wood": 1, "lore": 1}})
    assert score(g, 0) == 7


@clause("NG-SCORE-06", "NG-SCORE-09")
def test_cards_of_the_whole_deck_but_not_those_removed() -> None:
    words = {
        "hand": ["adv_shield_levy"],
        "active": ["early_foragers"],
        "draw": ["adv_seeress"],
        "discard": ["early_kindling"],
    }
    g = table(2, {0: {**words, "lore": 2}})
    assert score(g, 0) == 2 + 1 + 2 + 1
    remove(g, 0, g.players[0].hand[0])
    assert score(g, 0) == 4


@clause("NG-SCORE-07")
def test_achievements_are_computed_now() -> None:
    g = table(2, {0: {"units": {2: 2, 17: 1}, "discard": ["ach_lawgiver", "ach_warlord"], "draw": []}}, land=REALM)
    assert score(g, 0) == 2 * 2 + 3 // 2
    g.withdraw(17, 1)
    assert score(g, 0) == 2 + 1


@clause("NG-SCORE-08")
def test_unrest_can_make_a_total_negative() -> None:
    assert score(table(2, {0: {"discard": ["unrest", "unrest"], "fame": 1}}), 0) == -9


@clause("NG-SCORE-02", "NG-SCORE-10")
def test_ties_are_broken_by_territories_units_and_buildings() -> None:
    start = {0: {"units": {A: 2}, "fame": 1}, 1: {"units": {B: 2}, "fame": 1}}
    g = table(2, start, built={B: ["silo"]}, year=7)
    assert [standing_of(g, seat) for seat in range(2)] == [(1, 1, 2, 0), (1, 1, 2, 1)]
    at(g, EndOfYear())
    assert g.winners() == (1,)
    more = {0: {"units": {A: 1, C: 1}, "fame": 1}, 1: {"units": {B: 9}, "fame": 1}}
    assert at(table(2, more, year=7), EndOfYear()).winners() == (0,)
    units = {0: {"units": {A: 1}, "fame": 1}, 1: {"units": {B: 2}, "fame": 1}}
    assert at(table(2, units, year=7, built={A: ["silo"]}), EndOfYear()).winners() == (1,)


@clause("NG-SCORE-02")
def test_of_several_conquerors_the_one_with_most_fame_wins() -> None:
    more = ("tile_31 15 0 2", "tile_32 15 1 0", "tile_17 18 0 2", "tile_34 18 1 3", "tile_26 21 0 2", "tile_28 21 1 0")
    others = {37: ["forge"], 46: ["forge"], 53: ["forge"]}
    start = {
        0: owner_of_all(fame=3),
        1: {"units": dict.fromkeys(others, 1), "fame": 9},
        2: {"units": {0: 1}, "fame": 99},
    }
    g = table(3, start, land=(*REALM, *more), built={**THREE, **others})
    assert [strongholds(g, seat) for seat in range(3)] == [3, 3, 0]
    assert at(g, EndOfYear()).winners() == (1,)


@clause("NG-SCORE-12")
def test_a_full_tie_is_shared() -> None:
    g = at(table(2, {0: {"units": {A: 1}}, 1: {"units": {B: 1}}}, year=7), EndOfYear())
    assert g.winners() == (0, 1)


@clause("NG-SCORE-13")
def test_after_an_early_end_the_others_are_ranked_by_fame() -> None:
    start = {0: owner_of_all(), 1: {"units": {0: 1}, "fame": 5}, 2: {"units": {1: 1}, "fame": 9}}
    assert places(ended(start, seats=3, built=THREE)) == [0, 2, 1]


@clause("NG-SCORE-11")
def test_fame_comes_from_few_places() -> None:
    """Whatever brings fame during play is told with its source."""
    sources = set()
    for seed in range(6):
        g = new_table(3, seed, creatures=True)
        heard = g.listen()
        rng = Random(seed)
        while not g.over:
            seat = g.deciding()[0]
            g.apply(rng.choice(g.options(seat)), seat)
        sources |= {event.source for event in heard if isinstance(event, FameGained)}
    assert sources <= {"closing", "closed", "altar", "stag", "creature"}


# -- the long game -------------------------------------------------------------------------------------------------


@clause("NG-LONG-01", "NG-LONG-04")
def test_the_long_game_lasts_ten_years_and_knows_no_conquest() -> None:
    g = ended({0: owner_of_all(), 1: {"units": {0: 1}, "fame": 99}}, built=THREE, year=7, long_game=True)
    assert (g.over, g.year) == (False, 8)
    g = ended({0: owner_of_all(), 1: {"units": {0: 1}, "fame": 99}}, built=THREE, year=10, long_game=True)
    assert (g.over, g.winners()) == (True, (1,))


@clause("NG-LONG-02", "NG-LONG-03")
def test_the_long_game_has_a_longer_deck() -> None:
    g = new_table(3, long_game=True)
    assert (g.years, g.early_left, g.advanced_left) == (10, 9, 18)


@clause("NG-LONG-05", "NG-LONG-04")
def test_nor_do_teams_conquer_in_the_long_game() -> None:
    """Five closed territories with a large building, the same table in both games: only the short one is won."""
    more = ("tile_31 15 0 2", "tile_32 15 1 0", "tile_17 18 0 2", "tile_34 18 1 3")
    start = {0: owner_of_all(), 2: {"units": {37: 1, 46: 1}}, 1: {"units": {0: 1}}, 3: {"units": {1: 1}}}
    same: dict[str, Any] = {"land": (*REALM, *more), "built": {**THREE, 37: ["forge"], 46: ["forge"]}, "teams": True}
    assert ended(start, seats=4, **same).winners() == (0, 2)
    long = ended(start, seats=4, long_game=True, **same)
    assert sum(strongholds(long, seat) for seat in (0, 2)) == 5
    assert (long.over, long.ended, long.year) == (False, RUNNING, 2)
