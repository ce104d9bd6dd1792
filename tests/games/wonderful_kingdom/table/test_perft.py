"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule does. Look for the rule first; then count anew (`tools/golden.py` for the games).
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.golden import Golden, golden, played
from games.wonderful_kingdom.keen import keenly
from games.wonderful_kingdom.kingdom_table import new_table, table
from games.words import at, leaves
from karczma.conformance import derived_facts_hold, lanes_commute, options_agree, plain_roundtrip, run_all, two_worlds
from karczma.games.wonderful_kingdom import TITLE
from karczma.games.wonderful_kingdom.choice.offering import Offering, Select
from karczma.games.wonderful_kingdom.conquest.phase import ConquestPhase
from karczma.games.wonderful_kingdom.menaces.combat import Combat
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import Production
from karczma.games.wonderful_kingdom.variants.solo import SoloChoicePhase
from karczma.kernel.flow import Frame

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


@pytest.mark.parametrize("game", golden("wonderful_kingdom"), ids=str)
def test_whole_games(game: Golden) -> None:
    assert played(game) == game.ended


@pytest.mark.parametrize("module", ["none", "menaces", "advisors", "quests", "conquest"])
@pytest.mark.parametrize("seats", [1, 2])
def test_all_properties_hold_in_a_random_game(seats: int, module: str) -> None:
    seen = run_all(TITLE, seats, {"module": module}, seed=40, every=25)
    assert seen.decisions > 80


def test_all_properties_hold_in_games_of_keen_builders() -> None:
    """Options agree with refusals at every decision; lanes commute and worlds agree at some of them."""
    for seed, module in enumerate(("menaces", "advisors", "quests", "conquest")):
        g, rng = new_table(2, seed, module=module, **({} if module == "conquest" else {"duchies": "C"})), Random(seed)
        while not g.over:
            for seat in g.deciding():
                options_agree(g, seat)
            if rng.random() < 0.05:
                derived_facts_hold(g)
                plain_roundtrip(g)
                two_worlds(g, rng.randrange(2), seed)
                if g.lanes:
                    lanes_commute(g, rng, orders=2)
            keenly(g, rng)
