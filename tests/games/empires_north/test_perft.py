"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule or a card does. Look for the reason first; then count anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from empires_table import acting, at, new_table, table

from karczma.games.empires_north.actions import Declared
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.lookout import Lookout, Storage
from karczma.games.empires_north.state import EmpiresNorth
from karczma.games.empires_north.terms import CONSTRUCT, EXPLORE, HARVEST, SAIL
from karczma.games.empires_north.turn import Act
from karczma.kernel.flow import Frame
from karczma.kernel.state import print_of, to_plain


def leaves(g: EmpiresNorth, depth: int) -> int:
    """How many ways there are to give so many answers, or to come to the end before."""
    if depth == 0 or not g.deciding():
        return 1
    seat = g.deciding()[0]
    total = 0
    for choice in g.options(seat):
        after = g.copy()
        after.apply(choice, seat)
        total += leaves(after, depth - 1)
    return total


RICH = {"wood": 2, "stone": 2, "food": 2, "sheep": 2, "fish": 2, "gold": 2, "raze": 2, "worker": 3, "spent": 1}
GLENN = {
    **RICH,
    "hand": ["highland_quarry", "sheep_paddock", "ferry_crew", "joint_work", "wool_market", "clan_messenger"],
    "empire": ["glenn_sheep_meadow", "glenn_stone_garden", "glen_mill", "masons_guild", "gull_rock"],
    "deck": ["warm_hearth", "friendly_fair", "weavers_hut", "village_tavern"],
}
ULAF = {"clan": "ulaf", **RICH, "empire": ["ulaf_pine_forest", "shipwright", "twin_ships"]}
NANURJUK = {
    "clan": "nanurjuk",
    **RICH,
    "hand": ["long_march", "snow_trail", "seal_grounds"],
    "empire": ["nanurjuk_glacier", "river_route", "dog_sled", "hunting_camp"],
    "deck": ["elders_fire", "whale_camp", "drift_ice", "packing_up"],
}
MACKINNON = {
    "clan": "mackinnon",
    **RICH,
    "empire": ["mackinnons_vault", "savings_bank", "trading_house", "counting_house"],
    "assigned": {"savings_bank": {"gold": 5}},
}


@pytest.mark.parametrize(
    ("players", "frame", "depth", "count"),
    [
        ({0: GLENN, 1: ULAF}, Declared(0, HARVEST), 4, 5),
        ({0: GLENN, 1: ULAF}, Declared(0, SAIL), 4, 12),
        ({0: GLENN, 1: ULAF}, Declared(0, CONSTRUCT), 4, 2),
        ({0: NANURJUK, 1: ULAF}, Declared(0, HARVEST), 5, 103),
        ({0: NANURJUK, 1: ULAF}, Declared(0, EXPLORE), 4, 102),
        ({0: MACKINNON, 1: ULAF}, Storage(0), 4, 4),
        ({0: MACKINNON, 1: ULAF}, Act(0), 3, 79),
        ({0: {**GLENN, "worker": 2}, 1: {"clan": "ulaf"}}, Lookout(), 4, 17),
        ({0: GLENN, 1: ULAF}, Expedition(), 4, 32),
    ],
    ids=["harvest", "sail", "construct", "march", "explore", "storage", "banks", "lookout", "expedition"],
)
def test_decision_trees(players: dict[int, Any], frame: Frame, depth: int, count: int) -> None:
    g = table(2, players, nearby=["pirate_den", "timber_isle"], queue=["0 fish raze", "1"])
    assert leaves(at(g, frame), depth) == count


def test_a_turn() -> None:
    g = acting({0: GLENN, 1: ULAF}, nearby=["pirate_den"])
    assert [leaves(g, depth) for depth in (1, 2, 3)] == [10, 33, 183]


@pytest.mark.parametrize(
    ("seats", "seed", "options", "ended"),
    [
        (2, 1, {}, (252, 10, (48, 43), (0,), "95a23689f95b5b54", "18f42dc8aafc8a44")),
        (2, 2, {"clans": "random"}, (329, 13, (43, 66), (1,), "b3a10318a2169d0a", "bffddae80947fe58")),
        (3, 3, {}, (345, 9, (23, 24, 41), (2,), "a5d1fcb0f6062744", "7792b146ae68b9be")),
        (4, 4, {"clans": "random"}, (297, 6, (23, 20, 26, 50), (3,), "59660fccf2e50dbf", "1b1c285e01ceb850")),
        (2, 5, {"gold_as_ship_fish": True}, (166, 5, (22, 43), (1,), "dcd1659ec46ef129", "8aa5c35da7c52754")),
        (
            3,
            6,
            {"raze_tokens_score": True, "clans": "random"},
            (420, 11, (51, 34, 44), (0,), "23de30ed98887d8e", "18e3e0e5bc88002a"),
        ),
        (1, 7, {}, (88, 5, (52,), (0,), "7ca036189e4c35dc", "dc00610f3527b5b2")),
        (
            1,
            8,
            {"scenario": "hungry_winter", "clans": "random"},
            (83, 5, (11,), (), "fa5bd824db13ab39", "39d956f95639a15c"),
        ),
        (
            1,
            9,
            {"scenario": "race_for_the_isles", "difficulty": "easy"},
            (78, 5, (31,), (), "34c6c12d1c062d88", "10c1c81c47255379"),
        ),
        (
            1,
            10,
            {"scenario": "rival_clan", "difficulty": "hard"},
            (62, 5, (17,), (), "1e6076093ff826f2", "6c7091a88dc2c10c"),
        ),
        (4, 11, {}, (518, 10, (52, 36, 57, 29), (2,), "6cb0bb720d84c7bf", "e28319b6d2b70301")),
        (2, 12, {"clans": "random"}, (203, 8, (28, 55), (1,), "a126ed65be9d2143", "a7baf90c410aa988")),
    ],
)
def test_whole_games(seats: int, seed: int, options: dict[str, Any], ended: tuple[Any, ...]) -> None:
    """How many answers, how many rounds, what the table is like in the end, and everything that was told on the way."""
    rng, g, answers = Random(seed), new_table(seats, seed, **options), 0
    heard = g.listen()
    while not g.over:
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
        answers += 1
    told = print_of([to_plain(event) for event in heard])
    assert (answers, g.round, g.scores(), g.winners(), g.fingerprint(), told) == ended
