"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule does. Look for the rule first; then count anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from kingdom_table import at, new_table, table

from karczma.games.wonderful_kingdom.combat import Combat
from karczma.games.wonderful_kingdom.conquest.phase import ConquestPhase
from karczma.games.wonderful_kingdom.offering import Offering, Select
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import Production
from karczma.games.wonderful_kingdom.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.variants.solo import SoloChoicePhase
from karczma.kernel.flow import Frame
from karczma.kernel.state import print_of, to_plain


def leaves(g: WonderfulKingdom, depth: int) -> int:
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


OFFERS = {
    0: {"hand": ["hamlet", "quarry", "cathedral", "calamity_flood"], "traps": 2, "selection": ["harbour/1"]},
    1: {"hand": ["obelisk", "watermill"], "traps": 1, "spies": 1},
}
PLANS = {
    0: {"selection": ["hamlet", "treasure_mg"], "construction": [("watchtower", {"materials": 1})], "soldier": 1},
    1: {"selection": ["quarry"], "krystallium": 1, "construction": ["obelisk"]},
}
MENACED = {
    0: {"construction": ["thieves_1", "marauders_1", ("quarry", {"materials": 1})], "soldier": 3, "built": ["hamlet"]},
    1: {"construction": ["sister_of_night", ("cathedral", {"gold": 1, "materials": 1})], "selection": ["harbour"]},
}
LAND = {"nw_vale": (0, 2), "ne_downs": (0, 1), "sw_downs": (1, 2), "center_ford": (1, 1), "blue_castle": (0, 1)}
ARMED = {0: {"soldier": 3}, 1: {"soldier": 2}}


@pytest.mark.parametrize(
    ("words", "frame", "depth", "count"),
    [
        ({"players": OFFERS, "left": ["citadel"], "right": ["smugglers/0"]}, Offering(0), 3, 768),
        ({"players": PLANS}, Planning(), 5, 1070),
        ({"players": PLANS}, Production(), 6, 441),
        ({"players": MENACED, "module": "menaces"}, Combat(), 8, 14),
        ({"players": MENACED, "module": "menaces"}, Planning(), 5, 26),
        ({"players": ARMED, "module": "conquest", "board": "A1", "land": LAND}, ConquestPhase(), 6, 12170),
    ],
    ids=["offer", "plan", "produce", "fight", "plan-with-menaces", "conquer"],
)
def test_decision_trees(words: dict[str, Any], frame: Frame, depth: int, count: int) -> None:
    assert leaves(at(table(**words), frame), depth) == count


def test_swaps() -> None:
    g = table(module="menaces", left=["hamlet", "quarry/0"], right=["citadel"], players={1: {"selection": ["obelisk"]}})
    g.marks = [[1, 1], [-1]]
    assert leaves(at(g, Select(1, False)), 3) == 10


def test_alone() -> None:
    g = at(table(1, {0: {"traps": 1}}, chance=[0] * 40), SoloChoicePhase())
    assert [leaves(g, depth) for depth in (1, 2, 3)] == [4, 12, 24]


@pytest.mark.parametrize(
    ("seats", "seed", "options", "ended"),
    [
        (2, 1, {"module": "none"}, (240, (-12, -11), (1,), "e0859d9e522acdfc", "1660af0ddd7dad12")),
        (2, 2, {"module": "menaces"}, (268, (-14, -3), (1,), "7e1ddfe1e3179cd9", "08b180e6066eeaf7")),
        (2, 3, {"module": "menaces", "side": "D"}, (267, (1, -20), (0,), "479c51bbcbdbf3f8", "fac586001cb9e718")),
        (2, 4, {"module": "advisors"}, (262, (-15, -6), (1,), "77c57ad9ce3840e6", "9d680928fc624308")),
        (
            2,
            5,
            {"module": "advisors", "legends": False},
            (261, (-9, -9), (0, 1), "27b1ff4b8a6bfe4c", "1ec93ff9e681ad02"),
        ),
        (2, 6, {"module": "quests", "side": "C"}, (280, (-8, 8), (1,), "45657a678bb3de5a", "63aee15ce4ecf43a")),
        (2, 7, {"module": "conquest"}, (257, (-13, -1), (1,), "65f05b36a17de3d5", "b119195d0168fb72")),
        (
            2,
            8,
            {"module": "conquest", "soldier_vp": "0"},
            (258, (-9, -9), (1,), "e723f470a8c3fde1", "968a386dae90c2ae"),
        ),
        (1, 9, {"module": "none", "side": "B"}, (105, (-9,), (), "b844a34153245bed", "d1ed514b3bd886ac")),
        (1, 10, {"module": "menaces"}, (115, (-22,), (), "d5837e7be3b75a95", "446e26a5c269ccd6")),
        (1, 11, {"module": "advisors"}, (130, (-6,), (), "07a4e46dc9a54ef2", "94dc5a35e600c415")),
        (1, 12, {"module": "quests"}, (115, (-12,), (), "40365b731aae2da8", "05cabbf240b0cbe0")),
        (1, 13, {"module": "conquest"}, (122, (-27,), (), "a236bbc8700eb801", "dbbea9e137abfaa0")),
        (
            2,
            14,
            {"module": "menaces", "calamity_vp": "-5"},
            (265, (-13, -7), (1,), "cbe975a35fcda950", "c6e8acbc7de2d8f5"),
        ),
    ],
)
def test_whole_games(seats: int, seed: int, options: dict[str, Any], ended: tuple[Any, ...]) -> None:
    """How many answers, what the table is like in the end, and everything that was told on the way."""
    rng, g, answers = Random(seed), new_table(seats, seed, **options), 0
    heard = g.listen()
    while not g.over:
        seat = rng.choice(g.deciding())
        g.apply(rng.choice(g.options(seat)), seat)
        answers += 1
    told = print_of([to_plain(event) for event in heard])
    assert (answers, g.scores(), g.winners(), g.fingerprint(), told) == ended
