"""The judgement that bots go by: it must put better tables before worse ones, and greedy before random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.valeria.valeria_table import new_table, table
from games.words import at, do, may
from karczma.games.valeria.actions import Action
from karczma.games.valeria.bots.judgement import HAPPENS, WORTH, activations, evaluate, outlook, rounds_left, worth
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.table.moments import MOMENTS
from karczma.games.valeria.table.terms import GOLD
from karczma.games.valeria.variants.solo import Activation
from karczma.sim.play import play

EMPTY: dict[str, list[str]] = {"hills": [], "ruins": [], "forest": [], "valley": [], "mountains": []}
NEARLY_OVER = {"cleric": 1, "merchant": 0, "mercenary": 0, "archer": 0}


def judged(realm: Mapping[str, Any], seats: int = 2, **words: Any) -> float:
    return evaluate(table(seats, {0: {"duke": "hrothgar_the_conqueror", **realm}}, **words), 0)


def test_points_count_and_the_best_rival_counts_against_them() -> None:
    realms = {0: {"vp": 3}, 1: {"vp": 7}, 2: {"vp": 9}}
    g = table(3, realms)
    before = evaluate(g, 0)
    g.realms[0].wallet[3] += 2
    assert evaluate(g, 0) == pytest.approx(before + 2)
    g.realms[1].wallet[3] += 1
    assert evaluate(g, 0) == pytest.approx(before + 2)
    g.realms[2].wallet[3] += 1
    assert evaluate(g, 0) == pytest.approx(before + 1)


def test_a_hoard_is_worth_less_and_less_for_each_token() -> None:
    none, few, many, hoard = (
        judged({"strength": n}) for n in (0, 3, 32, 35)
    )  # within one handful of four, for the Duke
    assert none < few < many < hoard
    assert few - none > 2 * (hoard - many)


def test_a_citizen_is_worth_more_at_the_beginning_than_at_the_end() -> None:
    early = judged({"citizens": ["archer"]}) - judged({})
    late = judged({"citizens": ["archer"]}, citizens=NEARLY_OVER) - judged({}, citizens=NEARLY_OVER)
    assert early > late


def test_every_die_and_every_sum_activates() -> None:
    assert activations((1,)) == pytest.approx(12 / 36)
    assert activations((6,)) == pytest.approx((12 + 5) / 36)
    assert activations((9, 10)) == pytest.approx((4 + 3) / 36)


def test_right_powers_are_worth_more_the_more_others_there_are() -> None:
    cards = table(2).cards
    archer = cards.citizen_id["archer"]  # 2 Strength, or 1 on the turns of others; a 4 comes 15 times in 36
    expected = {1: 2 + 1, 2: 2 + 1, 3: 2 + 2, 4: 2 + 3, 5: 2 + 3}
    for seats, strength in expected.items():
        assert outlook(cards, seats).income[archer] == pytest.approx(15 / 36 * strength * WORTH[1])


def test_a_counted_power_is_worth_what_it_counts() -> None:
    blacksmith = {"citizens": ["blacksmith"]}
    soldiers = {"citizens": ["blacksmith", "knight", "knight"]}
    knights = {"citizens": ["knight", "knight"]}
    alone = judged(blacksmith, set="monster_blood") - judged({}, set="monster_blood")
    together = judged(soldiers, set="monster_blood") - judged(knights, set="monster_blood")
    assert together > alone


def test_the_game_is_near_its_end_when_the_smallest_stacks_are_small() -> None:
    assert rounds_left(table(2)) > rounds_left(table(2, citizens=NEARLY_OVER)) > 0
    last = table(2)
    last.last_round = True
    assert rounds_left(last) == 0


def test_a_purchase_that_is_still_being_paid_for_counts_as_made() -> None:
    g = at(table(2, {0: {"gold": 2, "magic": 1}}), Action(0))
    recruiting, taking = g.copy(), g.copy()
    do(recruiting, "recruit citizen=champion")
    do(taking, "take-resource resource=gold")
    assert may(recruiting)[0] == "pay-magic magic=0"
    assert evaluate(recruiting, 0) > evaluate(taking, 0)
    done = do(recruiting.copy(), "pay-magic magic=0")
    assert evaluate(recruiting, 0) == pytest.approx(evaluate(done, 0))


def test_judging_a_table_does_not_touch_it() -> None:
    g = do(at(table(2, {0: {"gold": 4, "magic": 2}}), Action(0)), "recruit citizen=archer")
    before = g.fingerprint()
    evaluate(g, 0)
    assert g.fingerprint() == before


def test_a_role_that_a_domain_on_show_needs_is_worth_more() -> None:
    wanted = dict.fromkeys(range(5)) | {0: "cathedral_of_st_aquila"}  # two Holy
    unwanted = dict.fromkeys(range(5)) | {0: "halfpenny_hill"}  # three Workers
    holy = {"citizens": ["cleric", "cleric"], "gold": 8}
    gain = [judged(holy, 5, domains=shown) - judged({"gold": 8}, 5, domains=shown) for shown in (wanted, unwanted)]
    assert gain[0] > gain[1]


def test_a_card_text_is_worth_its_tokens_or_the_better_of_two() -> None:
    cards = table(2).cards
    merchant, monk = cards.citizen_id["merchant"], cards.citizen_id["monk"]
    assert worth(cards.active[merchant]) == pytest.approx(2 * max(WORTH[GOLD], WORTH[2]))
    assert worth(cards.inactive[monk]) == pytest.approx(2 * WORTH[2] - WORTH[GOLD])  # pay 1 Gold, get 2 Magic
    assert worth(None) == 0


def test_every_moment_that_domains_wait_for_is_weighed() -> None:
    assert set(HAPPENS) == set(MOMENTS.values())


def test_a_game_that_is_won_is_better_than_any_other_and_a_lost_one_worse() -> None:
    winner = at(table(2, {0: {"vp": 1}}, monsters=EMPTY), FinalCount())
    assert evaluate(winner, 0) > judged({"vp": 90, "gold": 40}) > judged({}) > evaluate(winner, 1)


def test_alone_the_dark_lord_is_the_rival() -> None:
    lord = {"duke": "simon_the_unclean"}
    g = table(1, monsters=EMPTY, dark_lord=lord)
    before = evaluate(g, 0)
    g.monsters[0] = [g.cards.monster_id["goblin_king"]]
    assert evaluate(g, 0) < before - 2


def test_alone_a_column_that_has_little_left_to_give_is_a_danger() -> None:
    column = {"archer": 1, "paladin": 1}
    awake = ({"valley": ["troll"]}, {"mountains": ["orc_chieftain"]})  # 6 points each
    near, far = (table(1, monsters={**EMPTY, **stack}, citizens=column, domains={3: None}) for stack in awake)
    assert evaluate(near, 0) < evaluate(far, 0)
    lost = at(table(1, citizens={"archer": 0, "paladin": 0}, domains={3: None}), Activation(0, 3))
    assert evaluate(lost, 0) < evaluate(near, 0)


def test_a_solo_table_can_be_judged_before_the_dark_lord_is_there() -> None:
    assert evaluate(new_table(1), 0) > 0


def test_greedy_beats_random() -> None:
    results = [play("valeria", ["greedy", "random"], seed) for seed in range(10)]
    results += [play("valeria", ["random", "greedy"], seed) for seed in range(10)]
    won = [result.winners == (i // 10,) for i, result in enumerate(results)]
    assert sum(won) >= 19
