"""Decision trees of fixed positions, counted to some depth; and whole games by fixed answers.

A number here changes only when a rule does. Look for the rule first; then count anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from kingdom_table import at, new_table, table

from karczma.conformance import derived_facts_hold, lanes_commute, options_agree, plain_roundtrip, run_all, two_worlds
from karczma.games.wonderful_kingdom import TITLE
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
        (2, 1, {"module": "none"}, (240, (-12, -11), (1,), "e0859d9e522acdfc", "3daab7d2a9ca404f")),
        (2, 2, {"module": "menaces"}, (268, (-13, -3), (1,), "7d82b2b6e07ec90c", "bcae989993de2678")),
        (2, 3, {"module": "menaces", "duchies": "D"}, (267, (1, -20), (0,), "479c51bbcbdbf3f8", "89d2d9c91d960b23")),
        (2, 4, {"module": "advisors"}, (262, (-15, -6), (1,), "77c57ad9ce3840e6", "7202a77f666c8c5b")),
        (
            2,
            5,
            {"module": "advisors", "legends": False},
            (261, (-9, -9), (0, 1), "27b1ff4b8a6bfe4c", "a41581f0f0d5172a"),
        ),
        (2, 6, {"module": "quests", "duchies": "C"}, (280, (-8, 8), (1,), "45657a678bb3de5a", "77b12c1d1df8ed75")),
        (2, 7, {"module": "conquest"}, (272, (-16, -3), (1,), "5792caf605605eeb", "5238c8f5e3302357")),
        (
            2,
            8,
            {"module": "conquest", "soldier_vp": "0"},
            (250, (2, -16), (0,), "1bfc4da7b2fee443", "1f191e39f89f7f9c"),
        ),
        (1, 9, {"module": "none", "duchies": "B"}, (105, (-9,), (), "b844a34153245bed", "52518348e0999018")),
        (1, 10, {"module": "menaces"}, (115, (-22,), (), "3e7e53f0ace97c49", "37ce9a7613215a76")),
        (1, 11, {"module": "advisors"}, (130, (-6,), (), "07a4e46dc9a54ef2", "9331558123253e2e")),
        (1, 12, {"module": "quests"}, (115, (-12,), (), "40365b731aae2da8", "fbf82b362fedb438")),
        (1, 13, {"module": "conquest"}, (121, (-29,), (), "3acccd7273c2695e", "6229817802fc9fa4")),
        (
            2,
            14,
            {"module": "quests", "calamity_vp": "-5"},
            (277, (-10, -18), (0,), "c36e5fe7a3ee02fd", "0c1e5786c4d5c505"),
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


KEEN = (
    "place",
    "crystallise",
    "post",
    "send",
    "use-ability",
    "take-cube",
    "enlist",
    "march",
    "recruit",
    "swap",
    "mark",
    "spy",
    "destroy",
    "imprison",
    "begin",
)


def keenly(g: WonderfulKingdom, rng: Random) -> None:
    """An answer that builds, fights or spies if there is one, mostly; else any, but seldom to waste something."""
    seat = rng.choice(g.deciding())
    options = list(g.options(seat))
    keen = [choice for choice in options if str(choice).startswith(KEEN)]
    careful = [choice for choice in options if not str(choice).startswith(("scrap", "transmute"))]
    g.apply(rng.choice(keen[:2] if keen and rng.random() < 0.85 else careful or options), seat)


@pytest.mark.parametrize(
    ("seats", "seed", "options", "ended"),
    [
        (2, 21, {"module": "none", "duchies": "B"}, (240, (9, -15), (0,), "b17548ed17ef1c3b", "9cb47663d868b11c")),
        (2, 22, {"module": "menaces"}, (301, (-4, 0), (1,), "dbf85581eb0451d9", "f572158af351768e")),
        (2, 23, {"module": "menaces", "duchies": "C"}, (261, (7, -15), (0,), "6d60e2ba6161cbd7", "59441205da5d5b9d")),
        (2, 24, {"module": "menaces", "duchies": "D"}, (245, (2, -16), (0,), "8f604e5c7ae689a0", "881555a790841b42")),
        (2, 25, {"module": "menaces"}, (275, (5, 11), (1,), "9f2277ba7ff0f221", "75fc1f6d0dee0653")),
        (2, 26, {"module": "advisors"}, (242, (-11, -1), (1,), "6e84862a97ef6266", "b532ccb4e57a569e")),
        (2, 27, {"module": "advisors", "duchies": "C"}, (206, (-6, -18), (0,), "e98268bbabf33946", "c918d50f1fa8c968")),
        (2, 28, {"module": "quests", "duchies": "C"}, (241, (2, 2), (1,), "723056f39c95f09e", "226def046d429084")),
        (2, 29, {"module": "conquest"}, (282, (5, -8), (0,), "4d7c88d5d8973832", "03237e76b5ca7368")),
        (2, 30, {"module": "conquest"}, (309, (35, 16), (0,), "4e59b003a6adc41a", "7ceb0dc709f9bf01")),
        (1, 31, {"module": "menaces", "duchies": "C"}, (106, (-16,), (), "ddb64008572e1eac", "029821a94e8e5902")),
        (1, 32, {"module": "menaces"}, (127, (-12,), (), "64b1a464d37e1eb4", "dd78ff8a38cd548e")),
        (1, 33, {"module": "advisors", "duchies": "C"}, (95, (-12,), (), "a823b136f5dc9df6", "c3cb1432175801f4")),
        (1, 34, {"module": "quests"}, (118, (3,), (), "fa631351db8f02f8", "09fd958f108144b3")),
        (1, 35, {"module": "conquest"}, (130, (-10,), (), "cd098bda6b3b0057", "1a15cb75792d2410")),
        (1, 36, {"module": "conquest"}, (125, (-29,), (), "09943fab3bdc4e11", "d52e258d49241ca7")),
    ],
)
def test_whole_games_of_keen_builders(seats: int, seed: int, options: dict[str, Any], ended: tuple[Any, ...]) -> None:
    rng, g, answers = Random(seed), new_table(seats, seed, **options), 0
    heard = g.listen()
    while not g.over:
        keenly(g, rng)
        answers += 1
    told = print_of([to_plain(event) for event in heard])
    assert (answers, g.scores(), g.winners(), g.fingerprint(), told) == ended


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
