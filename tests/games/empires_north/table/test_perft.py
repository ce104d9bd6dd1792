"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule or a card does. Look for the reason first; then count anew (`tools/golden.py`
for the games).
"""

from __future__ import annotations

from typing import Any

import pytest

from games.empires_north.empires_table import acting, table
from games.golden import Golden, golden, played
from games.words import at, leaves
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.lookout import Lookout, Storage
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.table.terms import CONSTRUCT, EXPLORE, HARVEST, SAIL
from karczma.games.empires_north.turn import Act
from karczma.kernel.flow import Frame

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


@pytest.mark.parametrize("game", golden("empires_north"), ids=str)
def test_whole_games(game: Golden) -> None:
    assert played(game) == game.ended
