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
        (1, 1, {}, (51, 6, (12,), (), "4a5b66e39a21bfd3", "044829b384648977")),
        (2, 2, {}, (120, 6, (7, 17), (1,), "f67ca7c8fdf76426", "e2faef4c46108745")),
        (3, 3, {}, (144, 6, (10, 9, 11), (2,), "24ede6877b5e9c47", "38f9722530485aea")),
        (4, 4, {}, (224, 6, (13, 10, 14, 11), (2,), "35fcca0ad34eb9d5", "ad2a9864aee7e36e")),
        (2, 5, {"difficulty": "normal"}, (194, 6, (10, 15), (1,), "b650f23de4e05077", "9cfce02ea287181b")),
        (
            3,
            6,
            {"difficulty": "high", "affiliations": "random"},
            (128, 6, (10, 8, 12), (2,), "c5126e8605378d66", "715562c038570c73"),
        ),
        (
            4,
            7,
            {"difficulty": "cruel", "queens_gift": True},
            (186, 6, (9, 9, 11, 11), (3,), "7f351b8327e53251", "d3eea84aa7548aa1"),
        ),
        (4, 8, {"ploy": True}, (244, 6, (15, 14, 17, 13), (2,), "950313e4a3b06a4b", "b3598fc819b888b3")),
        (
            3,
            9,
            {"ploy": True, "more_monsters": True},
            (160, 6, (14, 9, 17), (2,), "3b59a862527030f9", "c27f7d19ac75f670"),
        ),
        (
            2,
            10,
            {"ploy": True, "queens_gift": True, "more_monsters": True, "difficulty": "high"},
            (142, 6, (17, 10), (0,), "5a1a6b83842e542d", "b59ca8f3f46fc9f4"),
        ),
        (1, 20, {"scenario": "business_as_usual"}, (64, 6, (12,), (), "ff9e8afe003e0af2", "483747979ed5de05")),
        (1, 21, {"scenario": "money_first"}, (40, 6, (14,), (), "318944c65901c592", "a77f178ec1d0b916")),
        (1, 22, {"scenario": "blitz"}, (41, 3, (11,), (), "009d47ec86f5adbf", "d7d62c4e02241c6b")),
        (1, 23, {"scenario": "unprotected"}, (50, 6, (10,), (), "da4dcf3dde2f92b3", "49dc61435d4744d3")),
        (1, 24, {"scenario": "packed_full"}, (84, 6, (23,), (), "d896ec302c131a4a", "2d4c325f309bcd03")),
        (1, 25, {"scenario": "monsters_attack"}, (52, 6, (11,), (), "aefe42251e551f41", "bf5f5ee8f975756d")),
        (1, 26, {"scenario": "diversity"}, (54, 6, (15,), (), "53c3a878f34c5ce8", "3e745fee70caae2f")),
        (1, 27, {"scenario": "victim_of_ploys"}, (67, 6, (15,), (), "76e3e33231930987", "90bc78747b88c24e")),
        (1, 28, {"scenario": "tireless"}, (48, 6, (8,), (), "781068cc0dcc3b13", "12d555284031645b")),
        (
            1,
            29,
            {"scenario": "slaughter", "difficulty": "normal"},
            (26, 6, (11,), (), "b3e08f8052aaca70", "544230a0bcc77bde"),
        ),
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
