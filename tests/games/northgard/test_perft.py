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
        (2, 1, {}, (134, 6, (0, 1), (1,), "c43c2499b8d866ae", "062d02ee1c4f5be2")),
        (3, 2, {}, (310, 15, (-13, 28, 15), (1,), "e0b9bfb14f3563e2", "708157478e35b070")),
        (4, 3, {}, (364, 18, (11, -14, -2, -9), (0,), "330885742de3fd74", "42e1b792cbbaf89e")),
        (5, 4, {}, (496, 20, (15, 6, 5, 2, -2), (0,), "7f4844320864d69f", "ef206169afb513ba")),
        (2, 5, {"creatures": True}, (216, 10, (-14, 7), (1,), "8890ae6566269e59", "cc5193dc4c42ed53")),
        (3, 6, {"creatures": True}, (307, 14, (3, 19, 11), (1,), "05f3f0e004a580ec", "23d5ab6e72151309")),
        (5, 7, {"more_creatures": True}, (485, 30, (4, -20, 8, 3, 16), (4,), "8222165198bc6060", "0a651d628a64d61d")),
        (4, 8, {"teams": True}, (522, 15, (-1, -10, -1, -10), (0, 2), "6a0f60f03ee90d93", "09dfd935f908cfe3")),
        (
            4,
            9,
            {"teams": True, "creatures": True, "long_game": True},
            (791, 23, (9, 0, 9, 0), (0, 2), "590973df69dcc0c6", "63542cd3a47bccc2"),
        ),
        (
            3,
            10,
            {"long_game": True, "clans": "random"},
            (426, 21, (25, 21, 23), (0,), "a02f52fdfba0c70e", "5b91d72e9ee3b73e"),
        ),
        (5, 11, {"clans": "random"}, (527, 26, (17, 24, 17, -11, -8), (1,), "f3956abbad3ac7a7", "670db3ceecef710e")),
        (
            5,
            12,
            {"creatures": True, "clans": "random"},
            (391, 19, (-4, 7, 9, -3, 4), (2,), "02a05f87d79a955a", "467e7640b2f10f3d"),
        ),
        (
            4,
            13,
            {"more_creatures": True, "clans": "random"},
            (350, 17, (10, 8, 9, -22), (0,), "cedf33c453765c03", "76c377b9d3f96279"),
        ),
        (
            2,
            14,
            {"long_game": True, "more_creatures": True},
            (243, 11, (-1, 4), (1,), "0a332c86eef66096", "924467d9cca6f3b3"),
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
