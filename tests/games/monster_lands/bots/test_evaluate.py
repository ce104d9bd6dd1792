"""The judgement that bots go by: it must put better tables before worse ones, and greedy before random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.monster_lands.monster_lands_table import fighting, new_table, table
from games.words import asked, at, do, may
from karczma.games.monster_lands.battles.defence import Suffer
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.bots.goals import QUEST_DONE, RANK, goal
from karczma.games.monster_lands.bots.hopes import chance, equipped, outlook, shield
from karczma.games.monster_lands.bots.judgement import evaluate, payday
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.outer import LayTokens, Reinforce
from karczma.games.monster_lands.deployment.turn import Act
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


# -- what mercenaries on trails may achieve ------------------------------------------------------------------------


def hoped(seats: int = 1, **words: Any) -> float:
    return outlook(at(table(seats, {0: {}}, **words), Act(0)))[0]


def test_whoever_comes_after_sambor_meets_no_monster() -> None:
    strong = {"who": "korgo", "dice": "ssssss", "shields": 4}
    alone = hoped(a="moldo", trails={"a3": strong})
    after = hoped(a="moldo", trails={"a1": {"who": "sambor"}, "a3": strong})
    last = hoped(a="moldo", trails={"a1": {"who": "sambor"}, "a2": {"who": "sambor"}, "a3": strong})
    assert alone > last
    assert after > last


def test_scraps_are_all_that_is_left_after_sambor_on_a_quest() -> None:
    able = {"who": "korgo", "dice": "ss"}
    assert hoped(trails={"quest_left": able}) > hoped(trails={"quest_left": {"who": "sambor"}, "quest_right": able})


def test_dice_that_may_still_be_added_count_only_while_they_may() -> None:
    trails = {"a1": {"who": "korgo", "dice": "sss", "shields": 2}}
    g = at(table(1, {0: {"dice": "sss", "gold": 9}}, a="jurbol", trails=trails), Act(0))
    asking, done = g.copy(), g.copy()
    asking.then(Reinforce(0, 0, 3))
    done.then(LayTokens(0, 0))
    assert equipped(asking) == (0, 3)
    assert equipped(done) == (0, 0)
    assert outlook(asking)[0] > outlook(done)[0]


def test_nothing_protects_where_the_scenario_says_so() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s", "shields": 2, "potion": 1}}
    monster = table(1, {}, a="moldo", trails=trails).cards.monster_id["moldo"]
    assert shield(table(1, {}, a="moldo", trails=trails), 0, monster) >= 3
    assert shield(table(1, {}, a="moldo", trails=trails, scenario="unprotected"), 0, monster) == 1


def test_wages_that_are_not_covered_are_feared() -> None:
    clan = ["purkas", "korgo", "wondou"]
    assert payday(table(1, {0: {"clan": clan, "gold": 2}}), 0) == 0
    assert payday(table(1, {0: {"clan": clan, "gold": 1}}), 0) > payday(table(1, {0: {"clan": clan[:2]}}), 0) > 0


# -- what a scenario asks for --------------------------------------------------------------------------------------

PACKED = {"defence": 5, "traps": ["trap_s1", "trap_m1", "trap_s2", "trap_m2", "trap_total4"], "potion": 3, "poison": 3}


@pytest.mark.parametrize(
    ("scenario", "better", "worse"),
    [
        ("money_first", {"gold": 20, "glory": 30}, {"gold": 10, "glory": 36}),
        ("packed_full", PACKED, {"glory": 12}),
        ("packed_full", {"gear": {"noxx": "korgo", "rashnek": "korgo"}}, {"gear": {"noxx": "korgo"}, "glory": 12}),
        ("diversity", {"clan": ["purkas", "parjas"]}, {"clan": ["purkas", "korgo"], "glory": 9}),
    ],
)
def test_a_scenario_is_judged_by_what_it_asks_for(scenario: str, better: dict[str, Any], worse: dict[str, Any]) -> None:
    def worth(words: dict[str, Any]) -> float:
        return evaluate(at(table(1, {0: {"glory": 8, "dice": "mm", **words}}, scenario=scenario, round=6), Act(0)), 0)

    assert worth(better) > worth(worse)


def test_a_quest_counts_where_quests_are_asked_for() -> None:
    g = at(table(1, {0: {"dice": "m"}}, scenario="tireless"), Act(0))
    before = goal(g)
    g.players[0].quests = 1
    assert goal(g) == before + QUEST_DONE
    g.players[0].quests = 9
    assert goal(g) == before + 8 * QUEST_DONE


def test_a_higher_rank_is_the_better_end() -> None:
    ends = []
    for glory in (20, 36, 46, 61):
        g = table(1, {0: {"glory": glory}}, round=6)
        g.ended = 1
        ends.append(goal(g))
    assert ends == [0, RANK, 2 * RANK, 3 * RANK]


def test_before_the_end_what_raises_the_rank_is_sold() -> None:
    words = {"clan": ["greenhorn"], "glory": 30, "gold": 30, "trophies": ["krinx"]}
    g = at(table(1, {0: words}, a="", scenario="money_first", round=6), Cleanup())
    assert (asked(g), str(Greedy(1).choose(g.view(0), 0))) == ("LastSale", "sell-trophy monster=krinx")
