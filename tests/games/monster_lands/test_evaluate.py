"""The judgement that bots go by: it must put better tables before worse ones, and greedy before random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from monster_lands_table import at, do, fighting, may, new_table, table

from karczma.games.monster_lands.battle import LandBattle
from karczma.games.monster_lands.defence import Suffer
from karczma.games.monster_lands.evaluate import evaluate
from karczma.games.monster_lands.hopes import chance
from karczma.games.monster_lands.turn import Act
from karczma.players.greedy import Greedy


def judged(seats: int = 2, **words: Any) -> float:
    return evaluate(at(table(seats, {0: {"glory": 8, "gold": 5, "dice": "mm", **words}}), Act(0)), 0)


@pytest.mark.parametrize(
    "better",
    [
        *({"glory": 9}, {"gold": 6}, {"potion": 1}, {"poison": 1}, {"defence": 1}, {"traps": ["trap_s1"]}),
        *({"dice": "smm"}, {"loot": ["loot_kit"]}, {"gear": {"noxx": "korgo"}}, {"trophies": ["abysur"]}),
        *({"clan": ["purkas", "korgo", "dalina"]}, {"lands": {"megueria": "korgo"}}),
    ],
)
def test_having_more_is_better(better: dict[str, Any]) -> None:
    assert judged(**better) > judged()


def test_a_wound_is_worse() -> None:
    assert judged(wounded=["korgo"]) < judged()


def test_chance_is_a_probability() -> None:
    assert chance(10, 3, 4) > 0.99 > 0.5 > chance(4, 3, 10)
    assert (chance(5, 0, 5), chance(4, 0, 5)) == (1.0, 0.0)


def test_a_strong_party_has_better_hopes() -> None:
    weak = table(2, {0: {"dice": "mm"}}, trails={"a1": {"who": "korgo", "dice": "s"}})
    strong = table(
        2, {0: {"dice": "mm"}}, trails={"a1": {"who": "korgo", "dice": "ssss", "traps": ["trap_total8"], "shields": 2}}
    )
    assert evaluate(at(strong, Act(0)), 0) > evaluate(at(weak, Act(0)), 0)


def test_hits_about_to_fall_are_feared() -> None:
    g = table(2, {0: {"dice": "mm"}}, a="moldo", trails={"a1": {"who": "korgo", "dice": "s", "shields": 1}})
    g.fate[0] = 1
    at(fighting(g, 0), Suffer(0, 2), Act(0))
    saved = do(g.copy(), "cancel-with by=defence")
    hurt = do(g.copy(), "take-hits")
    assert evaluate(saved, 0) > evaluate(hurt, 0)


def test_the_end_is_judged_by_victory() -> None:
    g = table(2, {0: {"glory": 5}, 1: {"glory": 3}})
    g.ended = 1
    assert g.over
    assert evaluate(g, 0) > 900 > evaluate(g, 1)


def test_greedy_captures_what_can_be_captured() -> None:
    trails = {"a1": {"who": "korgo", "dice": "ss", "traps": ["trap_total8"]}}
    g = at(table(2, {}, a="gator", land_a="kale", trails=trails, chance=[0, 0, 0, 3]), LandBattle(0))
    do(g, "roll die=strength")
    assert may(g) == ["roll die=strength", "capture"]
    assert str(Greedy(1).choose(g.view(0), 0)) in ("capture", "roll die=strength")


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(6):
        g, rng, bot = new_table(2, seed), Random(seed), Greedy(seed)
        while not g.over:
            seat = g.deciding()[0]
            choice = bot.choose(g.view(seat), seat) if seat == seed % 2 else rng.choice(g.options(seat))
            g.apply(choice, seat)
        won += (seed % 2 in g.winners()) / len(g.winners())
    assert won >= 5
