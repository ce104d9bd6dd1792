"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule does. Look for the rule first; then count anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from monster_lands_table import at, fighting, new_table, table

from karczma.games.monster_lands.battle import LandBattle
from karczma.games.monster_lands.defence import Suffer
from karczma.games.monster_lands.state import MonsterLands
from karczma.games.monster_lands.turn import Act, Turn
from karczma.games.monster_lands.wages import Payday
from karczma.kernel.flow import Frame
from karczma.kernel.state import print_of, to_plain


def leaves(g: MonsterLands, depth: int) -> int:
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
WALK = {
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


@pytest.mark.parametrize(
    ("seats", "seed", "options", "ended"),
    [
        (1, 1, {}, (28, 6, (11,), (), "7b283616456d5cbd", "fd0a8422ac2d0cd5")),
        (2, 2, {}, (120, 6, (7, 17), (1,), "f67ca7c8fdf76426", "7b7555eb0e525b2d")),
        (3, 3, {}, (144, 6, (10, 9, 11), (2,), "24ede6877b5e9c47", "618e5129c88aeca5")),
        (4, 4, {}, (204, 6, (9, 18, 11, 12), (1,), "53b1dfc01e9effce", "5a5b47b070addf5e")),
        (2, 5, {"difficulty": "normal"}, (223, 6, (13, 24), (1,), "1f489559170f795d", "8b49b3c02e73cbab")),
        (
            3,
            6,
            {"difficulty": "high", "affiliations": "random"},
            (128, 6, (10, 8, 12), (2,), "c5126e8605378d66", "75928d19561e5761"),
        ),
        (
            4,
            7,
            {"difficulty": "cruel", "queens_gift": True},
            (186, 6, (9, 9, 11, 11), (3,), "3244c6cc6a7fb087", "9b02e4ebc126bf2e"),
        ),
        (4, 8, {"ploy": True}, (246, 6, (12, 14, 11, 11), (1,), "1ccd65e2bd7a4b90", "313576f81a3e09a2")),
        (
            3,
            9,
            {"ploy": True, "more_monsters": True},
            (173, 6, (15, 11, 12), (0,), "e1f3a2b14fac363b", "52a6d874a5227785"),
        ),
        (
            2,
            10,
            {"ploy": True, "queens_gift": True, "more_monsters": True, "difficulty": "high"},
            (118, 6, (11, 11), (0,), "5cea896025bff095", "3deaff227c9c4968"),
        ),
        (1, 20, {"scenario": "business_as_usual"}, (49, 6, (12,), (), "71d4202e08f31858", "64deb23cebe9c82b")),
        (1, 21, {"scenario": "money_first"}, (50, 6, (11,), (), "cfabde32b72ccd69", "0c4d034037cfb7ca")),
        (1, 22, {"scenario": "blitz"}, (22, 3, (10,), (), "e072a70fc91ad354", "9f88695d2039f201")),
        (1, 23, {"scenario": "unprotected"}, (51, 6, (11,), (), "dca5e6d3caa2e418", "de8e36ae727f4289")),
        (1, 24, {"scenario": "packed_full"}, (120, 6, (24,), (), "3fac57be66975592", "90aca26ce848f936")),
        (1, 25, {"scenario": "monsters_attack"}, (45, 6, (10,), (), "f53efaf11d28543e", "00f87edd681429be")),
        (1, 26, {"scenario": "diversity"}, (29, 6, (9,), (), "95ee46a8a3945313", "f2aee6dd28a5cc68")),
        (1, 27, {"scenario": "victim_of_ploys"}, (55, 6, (17,), (), "e1e3b0799d3b6fa8", "a4a6a70c00667f83")),
        (1, 28, {"scenario": "tireless"}, (53, 6, (9,), (), "2801145b28ed9ae5", "49628cb226e99bfa")),
        (1, 29, {"scenario": "slaughter"}, (26, 6, (11,), (), "bd6e00b8ba4cf13b", "3fa2eabf8a2d6ed5")),
    ],
)
def test_whole_games(seats: int, seed: int, options: dict[str, Any], ended: tuple[Any, ...]) -> None:
    """How many answers, what the table is like in the end, and everything that was told on the way."""
    rng, g, answers = Random(seed), new_table(seats, seed, **options), 0
    heard = g.listen()
    while not g.over:
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
        answers += 1
    told = print_of([to_plain(event) for event in heard])
    assert (answers, g.round, g.scores(), g.winners(), g.fingerprint(), told) == ended
