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
        ({"players": OFFERS, "left": ["citadel"], "right": ["smugglers/0"]}, Offering(0), 3, 0),
        ({"players": PLANS}, Planning(), 5, 0),
        ({"players": PLANS}, Production(), 6, 0),
        ({"players": MENACED, "module": "menaces"}, Combat(), 8, 0),
        ({"players": MENACED, "module": "menaces"}, Planning(), 5, 0),
        ({"players": ARMED, "module": "conquest", "board": "A1", "land": LAND}, ConquestPhase(), 6, 0),
    ],
    ids=["offer", "plan", "produce", "fight", "plan-with-menaces", "conquer"],
)
def test_decision_trees(words: dict[str, Any], frame: Frame, depth: int, count: int) -> None:
    assert leaves(at(table(**words), frame), depth) == count


def test_swaps() -> None:
    g = table(module="menaces", left=["hamlet", "quarry/0"], right=["citadel"], players={1: {"selection": ["obelisk"]}})
    g.marks = [[1, 1], [-1]]
    assert leaves(at(g, Select(1, False)), 3) == 0


def test_alone() -> None:
    g = at(table(1, {0: {"traps": 1}}, chance=[0] * 40), SoloChoicePhase())
    assert [leaves(g, depth) for depth in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "seed", "options", "ended"),
    [
        (2, 1, {"module": "none"}, ()),
        (2, 2, {"module": "menaces"}, ()),
        (2, 3, {"module": "menaces", "side": "D"}, ()),
        (2, 4, {"module": "advisors"}, ()),
        (2, 5, {"module": "advisors", "legends": False}, ()),
        (2, 6, {"module": "quests", "side": "C"}, ()),
        (2, 7, {"module": "conquest"}, ()),
        (2, 8, {"module": "conquest", "soldier_vp": "0"}, ()),
        (1, 9, {"module": "none", "side": "B"}, ()),
        (1, 10, {"module": "menaces"}, ()),
        (1, 11, {"module": "advisors"}, ()),
        (1, 12, {"module": "quests"}, ()),
        (1, 13, {"module": "conquest"}, ()),
        (2, 14, {"module": "menaces", "calamity_vp": "-5"}, ()),
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
