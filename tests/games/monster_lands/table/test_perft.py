"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule does. Look for the rule first; then count anew (`tools/golden.py` for the games).
"""

from __future__ import annotations

from typing import Any

import pytest

from games.golden import Golden, golden, played
from games.monster_lands.monster_lands_table import Trails, fighting, table
from games.words import at, leaves
from karczma.games.monster_lands.battles.defence import Suffer
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.cleanup.wages import Payday
from karczma.games.monster_lands.deployment.turn import Act, Turn
from karczma.kernel.flow import Frame

RICH = {
    "dice": "ssm35",
    "gold": 11,
    "glory": 14,
    "defence": 1,
    "potion": 1,
    "traps": ["trap_s1", "trap_m1"],
    "clan": ["nuduru", "frunks", "wishor", "greenhorn"],
    "gear": {"noxx": "frunks"},
    "lands": {"kale": "frunks"},
    "loot": ["loot_gold10"],
    "trophies": ["snailer"],
}
WALK: Trails = {
    "a1": {"who": "frunks", "dice": "ssm", "traps": ["trap_total4"], "shields": 1, "potion": 1, "poison": 1},
    "a3": {"who": "poissen", "dice": "mm", "traps": ["ploy_m1"]},
}


@pytest.mark.parametrize(
    ("words", "frame", "depths", "counts"),
    [
        ({"entrance": "krinx"}, Act(0), (1, 2, 3), [23, 126, 559]),
        ({}, Turn(0), (1, 2), [21, 119]),
        ({"trails": WALK, "chance": [5, 4, 1, 2, 3, 4, 5, 0]}, LandBattle(0), (2, 4, 6), [4, 27, 185]),
        ({"trails": WALK, "ploy": True, "chance": [5, 4, 1, 2, 3]}, LandBattle(0), (2, 4, 6), [4, 16, 106]),
        ({}, Payday(0), (1, 3), [3, 5]),
    ],
    ids=["act", "turn", "battle", "ploy", "wages"],
)
def test_decision_trees(words: dict[str, Any], frame: Frame, depths: tuple[int, ...], counts: list[int]) -> None:
    g = at(table(2, {0: RICH, 1: {"dice": "s", "gold": 3}}, **words), frame)
    assert [leaves(g, depth) for depth in depths] == counts


def test_a_defence() -> None:
    g = fighting(table(2, {0: RICH}, trails={k: v for k, v in WALK.items() if k == "a1"}), 0)
    assert leaves(at(g, Suffer(0, 3)), 8) == 4


@pytest.mark.parametrize("game", golden("monster_lands"), ids=str)
def test_whole_games(game: Golden) -> None:
    assert played(game) == game.ended
