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
        ({0: NANURJUK, 1: ULAF}, Declared(0, HARVEST), 5, 78),
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
        (2, 1, {}, (239, 9, (43, 47), (1,), "3a101c8e22f17a9d", "6ceec31ddf1f11e3")),
        (2, 2, {"clans": "random"}, (270, 9, (54, 34), (0,), "1721490d872cf7f4", "8276dbf47ca91e0d")),
        (3, 3, {}, (289, 7, (17, 47, 33), (1,), "1a1e7f12a016e160", "ea04e01055f27859")),
        (4, 4, {"clans": "random"}, (345, 7, (25, 30, 36, 57), (3,), "e7f31952dfe61e3b", "039c69d7a381b7fa")),
        (2, 5, {"gold_as_ship_fish": True}, (228, 7, (29, 41), (1,), "0ee24a326ffc914e", "8df3b9def40091c4")),
        (
            3,
            6,
            {"raze_tokens_score": True, "clans": "random"},
            (363, 9, (31, 55, 65), (2,), "2818bb75bcbcc308", "6f33434d7b89e566"),
        ),
        (1, 7, {}, (88, 5, (55,), (0,), "bed3d9478db67d36", "3c1a55d5f3cc414f")),
        (
            1,
            8,
            {"scenario": "hungry_winter", "clans": "random"},
            (83, 5, (11,), (), "3f7394f6855a7981", "ca8c02cd0b93695c"),
        ),
        (
            1,
            9,
            {"scenario": "race_for_the_isles", "difficulty": "easy"},
            (78, 5, (32,), (), "3087293f2df59fc2", "a3e8ef397b401edd"),
        ),
        (
            1,
            10,
            {"scenario": "rival_clan", "difficulty": "hard"},
            (62, 5, (17,), (), "95f4ceab02599c01", "00aecdfedbe9da40"),
        ),
        (4, 11, {}, (444, 8, (25, 25, 53, 24), (2,), "abb7f9dab8309883", "2faee066c0ffd300")),
        (2, 12, {"clans": "random"}, (173, 8, (25, 59), (1,), "0b8eac7de5d0c4be", "40be4efe1604773f")),
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
