"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule does. Look for the rule first; then count anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from northgard_table import BLOCK, A, B, C, D, at, new_table, table

from karczma.games.northgard.build import BuildWhat
from karczma.games.northgard.explore import Exploring
from karczma.games.northgard.harvest import Harvest
from karczma.games.northgard.move import Moving, Orders
from karczma.games.northgard.recruit import Recruiting
from karczma.games.northgard.state import Northgard
from karczma.games.northgard.turn import Turn
from karczma.games.northgard.variants.prowling import CreaturePhase
from karczma.kernel.flow import Frame
from karczma.kernel.state import print_of, to_plain


def leaves(g: Northgard, depth: int) -> int:
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


@pytest.mark.parametrize(
    ("seats", "seed", "options", "ended"),
    [
        (2, 1, {}, (134, 6, (0, 1), (1,), "63cb6f754ae0ab41", "318af4b2a55f9130")),
        (3, 2, {}, (310, 15, (-13, 28, 15), (1,), "1527673665bd15a5", "2e088d19d1875ae6")),
        (4, 3, {}, (353, 17, (10, -6, -8, -6), (0,), "7646d942ad62505f", "0e3f5d334aeb4dfa")),
        (5, 4, {}, (471, 26, (1, 20, 1, 7, 4), (1,), "e0984d8d0deac772", "060d6ed2f3e213e1")),
        (2, 5, {"creatures": True}, (216, 10, (-14, 7), (1,), "21e349c0dae1ad8e", "b334f5069364a4a4")),
        (3, 6, {"creatures": True}, (307, 14, (3, 19, 11), (1,), "2dd7ace60438923d", "a76101040e4b2d9c")),
        (5, 7, {"more_creatures": True}, (485, 25, (38, 2, 14, -5, 4), (0,), "89338909811fe8b0", "d70bd85d51b3af31")),
        (4, 8, {"teams": True}, (434, 13, (0, 0, 0, 0), (0, 2), "8a552015b114cd91", "a2f6a802ed191887")),
        (
            4,
            9,
            {"teams": True, "creatures": True, "long_game": True},
            (769, 23, (1, 31, 1, 31), (1, 3), "af157d9cad3138c0", "9a8d6df6c89420f8"),
        ),
        (
            3,
            10,
            {"long_game": True, "clans": "random"},
            (434, 16, (3, 13, 20), (2,), "8570f675f41d0028", "041a44037f1c193a"),
        ),
        (5, 11, {"clans": "random"}, (504, 24, (12, 38, 11, 7, 13), (1,), "b84ed895716ebaf1", "b4d2e5e46f7b96ec")),
        (
            5,
            12,
            {"creatures": True, "clans": "random"},
            (391, 19, (-4, 7, 9, -3, 4), (2,), "905a77da48cd0107", "c0b2399639651b09"),
        ),
        (
            4,
            13,
            {"more_creatures": True, "clans": "random"},
            (349, 20, (-6, 1, 12, 9), (2,), "42f7921b6191ca2f", "b7d4afa3a3ae3c94"),
        ),
        (
            2,
            14,
            {"long_game": True, "more_creatures": True},
            (226, 10, (-17, 12), (1,), "b9e722fd1c623a3a", "4224ab3f67f97120"),
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
    assert (answers, len(g.tiles), g.scores(), g.winners(), g.fingerprint(), told) == ended
