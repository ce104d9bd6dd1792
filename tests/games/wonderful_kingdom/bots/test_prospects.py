"""The plan of building behind the judgement of the simple bots."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderful_kingdom.kingdom_table import table
from karczma.games.wonderful_kingdom.bots.prospects import (
    LATER,
    Project,
    Workshop,
    building,
    fighting,
    gains,
    means,
    plan_of,
    stage,
)
from karczma.games.wonderful_kingdom.table.packed import unpacked
from karczma.games.wonderful_kingdom.table.terms import NOBODY, SOLDIER


def need(shop: Workshop, name: str) -> tuple[int, ...]:
    return unpacked(shop.cards.cost[shop.cards.card_id[name]])


def project(shop: Workshop, name: str) -> Project:
    return building(shop, shop.cards.card_id[name], ())


def shop_of(round: int = 1, **words: Any) -> Workshop:
    return Workshop(means(table(round=round, players={0: words}), 0))


def test_pieces_that_are_there_that_come_and_that_come_later() -> None:
    g = table(round=3, players={0: {"gold": 1, "krystallium": 1, "built": ["ancient_portal", "quarry"]}})
    shop = Workshop(means(g, 0))
    assert shop.wallet == [0, 0, 1, 0, 1, 0]
    assert (shop.coming, shop.later) == ([4, 1, 1, 0, 1], [4, 1, 1, 0, 1])
    g.moment += 3  # planning, materials, population
    shop = Workshop(means(g, 0))
    assert (shop.coming, shop.later) == ([0, 0, 1, 0, 1], [4, 1, 1, 0, 1])
    g.moment += 2
    assert Workshop(means(g, 0)).coming == [0] * 5


def test_krystallium_stands_in_for_cubes_that_are_lacking() -> None:
    shop = shop_of(4, krystallium=2)  # 2 materials, 1 population, 1 gold to come
    bills = {name: shop.bill(need(shop, name)) for name in ("quarry", "obelisk", "cathedral", "watchtower")}
    assert [(bill.lacking, bill.crystals) for bill in bills.values()] == [(0, 1), (0, 1), (1, 2), (1, 0)]
    shop.pay(need(shop, "quarry"), bills["quarry"])
    assert (shop.wallet[4], shop.coming) == (1, [0, 1, 1, 0, 0])


def test_pieces_of_later_rounds_are_waited_for() -> None:
    shop = shop_of(2)
    bill = shop.bill(need(shop, "cathedral"))
    assert (bill.late, bill.lacking, bill.step) == (True, 0, 2)
    shop.pay(need(shop, "cathedral"), bill)
    assert (shop.coming[:4], shop.later[:4]) == ([0, 1, 0, 0], [3, 2, 0, 0])


def test_a_card_completed_before_its_step_produces_at_once() -> None:
    """Merchants are paid with population, which comes before gold; stonemasons too, but materials are past by then."""
    shop = shop_of(population=2, built=[])
    merchants = project(shop, "merchant_league")
    bill = shop.bill(merchants.need)
    assert (bill.step, bill.late) == (1, False)
    assert [shop.at_once(token, bill) for token in range(4)] == [False, False, True, True]
    shop.complete(merchants, bill)
    assert (shop.coming[2], shop.later[2], shop.icons[2]) == (1 + 2, 3 + 6, 3)
    assert shop.families == [0, 1, 0, 0]


def test_an_engine_is_worth_less_when_rounds_run_out() -> None:
    worths = []
    for number in (1, 2, 3, 4):
        shop = shop_of(number, population=3)
        merchants = project(shop, "merchant_league")
        worths.append(shop.worth(merchants, shop.bill(merchants.need)))
    assert worths == [pytest.approx(2 * LATER[2] * phases) for phases in (4, 3, 2, 1)]


def test_the_plan_builds_what_brings_most_and_recycles_the_rest() -> None:
    g = table(
        round=4, players={0: {"gold": 1, "materials": 0, "selection": ["great_statue", "leviathan", "vault_of_kings"]}}
    )
    g.moment += 1
    shop = plan_of(means(g, 0))
    assert shop.points == 8  # 2 materials and 2 gold for the statue
    assert shop.wallet[:4] == [0, 0, 1, 1]  # the cubes of the two others


def test_what_is_recycled_may_pay_for_another_card() -> None:
    """A statue lacks a gold, and the vault brings one."""
    g = table(round=4, players={0: {"construction": ["great_statue"], "selection": ["vault_of_kings"]}})
    g.moment += 1
    assert plan_of(means(g, 0)).points == 8


def test_treasures_are_cubes() -> None:
    g = table(round=4, players={0: {"construction": ["great_statue"], "selection": ["treasure_gg"]}})
    g.moment += 1
    assert plan_of(means(g, 0)).points == 8


def test_in_the_last_round_nothing_is_waited_for() -> None:
    g = table(round=4, players={0: {"construction": ["floating_mountain"]}})
    g.moment += 1
    assert plan_of(means(g, 0)).points == 0


def test_cards_that_count_others() -> None:
    shop = shop_of(4, built=["cathedral", "great_statue"])
    assert shop.multiplied(shop.cards.card_id["vault_of_kings"]) == 3 * 3  # itself too
    assert shop.multiplied(shop.cards.card_id["cathedral"]) == 0
    shop = shop_of(4, built=["vault_of_kings"])
    assert shop.multiplied(shop.cards.card_id["cathedral"]) == 3
    assert shop.multiplied(shop.cards.card_id["quarry"]) == 0


def test_icons_for_each_card_of_a_family() -> None:
    shop = shop_of(built=["stonemasons", "mercenaries"])
    assert list(shop.yields(shop.cards.card_id["druids"])) == [0, 0, 0, 3, 0]  # themselves too


def test_what_comes_with_completion() -> None:
    shop = shop_of()
    found = gains(shop.cards)
    assert found[shop.cards.card_id["crystal_cave"]] == (2, 0)
    assert found[shop.cards.card_id["citadel"]] == (0, 2)
    assert found[shop.cards.card_id["calamity_flood"]] == (0, 0)


def test_a_menace_is_a_project_for_soldiers() -> None:
    g = table(players={0: {"construction": ["marauders_1"], "soldier": 3}}, module="menaces", round=4)
    shop = Workshop(means(g, 0))
    fight = fighting(shop, g.players[0].construction[0], g.players[0].needs[0])
    assert (fight.points, fight.need[SOLDIER], sum(fight.need)) == (4.0, 3, 3)
    g = table(players={0: {"construction": ["marauders_1"], "soldier": 3}}, module="menaces", round=3)
    plan = plan_of(means(g, 0))
    assert plan.wallet[SOLDIER] == 0
    assert plan.points > 4 - 3  # the soldiers score no more


def test_sisters_are_worth_more_the_more_are_beaten() -> None:
    g = table(players={0: {"construction": ["sister_of_storm"], "built": ["sister_of_night"]}}, module="menaces")
    fresh = table(players={0: {"construction": ["sister_of_storm"]}}, module="menaces")
    points = [fighting(Workshop(means(each, 0)), *sisters_of(each)).points for each in (fresh, g)]
    assert points[1] > points[0] > 3


def sisters_of(g: Any) -> tuple[int, int]:
    return g.players[0].construction[0], g.players[0].needs[0]


def test_the_stage_of_a_quest_is_a_project_of_its_own() -> None:
    shop = Workshop(means(table(module="quests", quest="the_lost_crown"), 0))
    found = stage(shop)
    assert (found.card, found.need) == (NOBODY, (2, 1, 0, 0, 0, 0))
    assert found.points > 2
    assert shop.worth(found, shop.bill(found.need)) == found.points


def test_an_advisor_is_worth_more_the_earlier_it_comes() -> None:
    points = [project(shop_of(number), "master_trapper").points for number in (1, 4)]
    assert points[0] > points[1] == 3


def test_a_card_appeals_for_its_cubes_at_least() -> None:
    shop = shop_of(4, gold=2)
    appeal = {
        name: shop.appeal(shop.cards.card_id[name]) for name in ("floating_mountain", "treasure_gg", "great_statue")
    }
    assert appeal["floating_mountain"] == pytest.approx(shop.spare)  # a cube
    assert appeal["treasure_gg"] == pytest.approx(2 * shop.spare)
    assert appeal["great_statue"] > shop.spare
