"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule does. Look for the rule first; then count anew (`tools/golden.py` for the games).
"""

from __future__ import annotations

from typing import Any

import pytest

from games.golden import Golden, golden, played
from games.northgard.northgard_table import BLOCK, A, B, C, D, table
from games.words import at, leaves
from karczma.games.northgard.actions.build import BuildWhat
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.recruit import Recruiting
from karczma.games.northgard.actions.turn import Turn
from karczma.games.northgard.harvest.steps import Harvest
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.variants.prowling import CreaturePhase
from karczma.kernel.flow import Frame

START = {
    0: {"units": {A: 3, B: 2}, "food": 2, "wood": 4, "lore": 3, "clan": "bear", "kaija": A},
    1: {"units": {C: 2}, "food": 1, "wood": 1, "lore": 1, "clan": "snake"},
}
HAND = ["start_move", "start_feast", "early_foragers", "clan_bear_vigil"]
WILD = {"wolf_beige": A, "fallen_valkyrie_beige": D}


@pytest.mark.parametrize(
    ("words", "frame", "depth", "count"),
    [
        ({}, Moving(0, 3, 1, 0, Orders()), 6, 156),
        ({"creatures": WILD}, Moving(0, 2, 0, 0, Orders()), 6, 148),
        ({}, Recruiting(0, 3), 6, 13),
        ({}, BuildWhat(0, 2, 1, ""), 6, 118),
        ({"stack": ["tile_07", "tile_28", "tile_03"]}, Exploring(0, 3), 4, 27),
        ({"creatures": WILD}, CreaturePhase(), 6, 6),
        ({"scorched": C}, Harvest(), 5, 2260),
    ],
    ids=["move", "hunt", "recruit", "build", "explore", "prowl", "harvest"],
)
def test_decision_trees(words: dict[str, Any], frame: Frame, depth: int, count: int) -> None:
    assert leaves(at(table(2, START, **words), frame), depth) == count


def test_a_turn() -> None:
    start = {0: {**START[0], "hand": HAND, "draw": ["start_build", "start_recruit"]}, 1: START[1]}
    g = at(table(2, start, display=["early_kindling", "early_trackers"]), Turn(0))
    assert [leaves(g, depth) for depth in (1, 2, 3)] == [9, 32, 73]


def test_the_block() -> None:
    g = at(table(2, {0: {"units": {2: 4, 0: 1}, "clan": "goat"}}, land=BLOCK), Moving(0, 2, 0, 0, Orders()))
    assert leaves(g, 6) == 286


@pytest.mark.parametrize("game", golden("northgard"), ids=str)
def test_whole_games(game: Golden) -> None:
    assert played(game) == game.ended
