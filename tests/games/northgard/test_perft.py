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
        (2, 1, {}, (134, 6, (0, 1), (1,), "63cb6f754ae0ab41", "84fd013eb6f9154c")),
        (3, 2, {}, (310, 15, (-13, 28, 15), (1,), "1527673665bd15a5", "212d795f2a0338cf")),
        (4, 3, {}, (364, 18, (11, -14, -2, -9), (0,), "8c547ffd357e5581", "05e9e14892ed9559")),
        (5, 4, {}, (496, 20, (15, 6, 5, 2, -2), (0,), "e50964233ff32136", "101ca09b830282ef")),
        (2, 5, {"creatures": True}, (216, 10, (-14, 7), (1,), "21e349c0dae1ad8e", "13a57ca0165dbe5a")),
        (3, 6, {"creatures": True}, (307, 14, (3, 19, 11), (1,), "2dd7ace60438923d", "4fd8b677e977f001")),
        (5, 7, {"more_creatures": True}, (485, 30, (4, -20, 8, 3, 16), (4,), "95dbf53108465860", "bd7b7acbea9f6c26")),
        (4, 8, {"teams": True}, (434, 13, (0, 0, 0, 0), (0, 2), "8a552015b114cd91", "11d7916cf49c4f51")),
        (
            4,
            9,
            {"teams": True, "creatures": True, "long_game": True},
            (769, 23, (1, 31, 1, 31), (1, 3), "af157d9cad3138c0", "31c1ce16a95b2031"),
        ),
        (
            3,
            10,
            {"long_game": True, "clans": "random"},
            (426, 21, (25, 21, 23), (0,), "d5d94b541a9a6f2b", "2bf81cf08d322acf"),
        ),
        (5, 11, {"clans": "random"}, (527, 26, (17, 24, 17, -11, -8), (1,), "84738a507365aafe", "33cd32fa0ee207c7")),
        (
            5,
            12,
            {"creatures": True, "clans": "random"},
            (391, 19, (-4, 7, 9, -3, 4), (2,), "905a77da48cd0107", "069586a5801126f6"),
        ),
        (
            4,
            13,
            {"more_creatures": True, "clans": "random"},
            (356, 20, (29, 10, 11, 13), (0,), "6cbfdc7cf00a0380", "c5aaede947ca3166"),
        ),
        (
            2,
            14,
            {"long_game": True, "more_creatures": True},
            (241, 10, (-15, 5), (1,), "00da64ab962f789f", "9cebe6f7772d417a"),
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
