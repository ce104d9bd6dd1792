"""Tavern, greenhorns, Market."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import clan, dice, gear, purse, table
from games.words import Words, asked, at, do, going_on, happened, may, rolls, why_not
from karczma.games.monster_lands.citadel.market import GearWhere
from karczma.games.monster_lands.citadel.spaces import cannot_enter
from karczma.games.monster_lands.citadel.tavern import AtTheTavern, Recruit
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.cleanup.wages import wages_due
from karczma.games.monster_lands.deployment.outer import able
from karczma.games.monster_lands.deployment.turn import Act, Turn
from karczma.games.monster_lands.members import leaves, offer
from karczma.games.monster_lands.scoring import affiliation_points, excess, reputation
from karczma.games.monster_lands.table.storage import lose_glory
from karczma.games.monster_lands.table.terms import MARKET
from karczma.games.monster_lands.words.events import BeerPaid, EquipmentLost, GloryLost, Recruited
from karczma.kernel.choices import no
from karczma.ledger import clause

RICH = {"dice": "s", "gold": 30, "glory": 30}


def tavern(*offer: str, **words: Any) -> Words:
    return {"offer": offer or ("dalina", "drapis", "parjas", "shandee"), **words}


@clause("ML-TAV-01")
def test_exactly_one_mercenary_of_any_affiliation() -> None:
    g = at(table(2, {0: RICH}), Turn(0))
    do(g, "visit building=tavern")
    assert may(g)[:5] == [
        f"recruit mercenary={name}" for name in ("dalina", "drapis", "parjas", "shandee", "greenhorn")
    ]
    do(g, "recruit mercenary=shandee")
    assert clan(g) == ["purkas", "korgo", "shandee"]
    assert purse(g) == {"gold": 26, "glory": 30}
    assert asked(g) == "Act"


@clause("ML-TAV-02")
def test_reputation_at_most_the_excess_glory() -> None:
    g = table(2, {0: {"dice": "s", "gold": 30, "glory": 4}})
    assert excess(g, 0) == 3
    at(g, Act(0))
    do(g, "visit building=tavern")
    assert "recruit mercenary=drapis" in may(g)
    g = at(table(2, {0: {"dice": "s", "gold": 30, "glory": 3}}), Act(0))
    do(g, "visit building=tavern")
    assert why_not(g, "recruit mercenary=drapis") == no("ML-TAV-02", reputation=3, excess=2)


@clause("ML-TAV-03", "ML-GREEN-06")
def test_without_excess_glory_nobody_comes() -> None:
    g = table(2, {0: {"dice": "s", "gold": 30, "glory": 1}})
    assert excess(g, 0) == 0
    at(g, Act(0))
    assert why_not(g, "visit building=tavern") == no("ML-TAV-02", building="tavern", least=1, excess=0)


@clause("ML-TAV-04")
def test_the_card_reputation_and_dice_come_at_once() -> None:
    g = at(table(2, {0: RICH}, **tavern("karunna"), chance=[*rolls(5), 0]), Turn(0))
    do(g, "visit building=tavern", "recruit mercenary=karunna")
    assert (reputation(g, 0), dice(g)) == (8, "sm5")
    assert happened(g, Recruited) == [Recruited(0, "karunna")]
    assert g.owner[g.cards.member_id["karunna"]] == 0


@clause("ML-TAV-05")
def test_the_free_tab_is_filled_again() -> None:
    g = at(table(2, {0: RICH}, chance=[2]), Turn(0))
    third = g.member_deck[2]
    do(g, "visit building=tavern", "recruit mercenary=drapis")
    assert len(g.offer) == 4
    assert g.offer[1] == third


@clause("ML-TAV-06")
def test_an_empty_deck_is_made_of_discarded_mercenaries() -> None:
    g = table(2, {0: RICH})
    deck, g.member_deck = g.member_deck, []
    g.member_discard = deck[:1]
    at(g, Act(0))
    do(g, "visit building=tavern", "recruit mercenary=dalina")
    assert (len(g.offer), g.member_discard, g.member_deck) == (4, [], [])


@clause("ML-TAV-06")
def test_starting_members_and_greenhorns_leave_the_game() -> None:
    g = table(2, {0: {"clan": ["purkas", "fandor", "greenhorn"]}})
    for member in list(g.players[0].clan):
        leaves(g, 0, member)
    assert [g.cards.members[m].name for m in g.member_discard] == ["fandor"]
    assert {g.cards.members[m].name for m in g.members_out} >= {"purkas", "greenhorn"}
    gone = [g.cards.member_id["purkas"], g.cards.member_id["fandor"]]
    assert [(g.owner[m], g.station[m]) for m in gone] == [(-1, -1)] * 2


@clause("ML-TAV-07")
def test_example_fandor_but_not_vaidala() -> None:
    clan_of = ["purkas", "korgo", "lusara", "dolfus"]  # reputation 0 + 1 + 7 + 6
    words = {"dice": "5", "gold": 10, "glory": 20, "clan": clan_of}
    g = at(table(2, {0: words}, **tavern("vaidala", "fandor"), chance=[0]), Turn(0))
    assert (reputation(g, 0), excess(g, 0)) == (14, 6)
    do(g, "visit building=tavern")
    assert why_not(g, "recruit mercenary=vaidala") == no("ML-TAV-02", reputation=7, excess=6)
    do(g, "recruit mercenary=fandor")
    assert (purse(g)["gold"], reputation(g, 0), dice(g), excess(g, 0)) == (5, 19, "ss", 1)


@clause("ML-TAV-06", "ML-DEATH-05")
def test_who_has_left_comes_back_to_the_tavern_unhurt_and_free() -> None:
    words = {"clan": ["purkas", "fandor"], "wounded": ["fandor"], "glory": 20}
    g = table(2, {0: words}, trails={"a1": {"who": "fandor"}})
    fandor = g.cards.member_id["fandor"]
    g.used[fandor] = 1
    leaves(g, 0, fandor)
    g.member_deck, g.offer = [], []
    offer(g, 0)
    assert g.offer == [fandor]
    assert (g.owner[fandor], g.station[fandor], g.wounded[fandor], g.used[fandor]) == (-1, -1, 0, 0)


@clause("ML-TAV-08", "ML-TAV-09")
def test_glory_may_fall_below_reputation_but_not_below_zero() -> None:
    g = table(2, {0: {"glory": 3, "clan": ["purkas", "fandor"]}})
    lose_glory(g, 0, 2)
    assert (purse(g), reputation(g, 0), excess(g, 0)) == ({"glory": 1}, 5, 0)
    lose_glory(g, 0, 5)
    assert (purse(g), clan(g)) == ({}, ["purkas", "fandor"])
    assert happened(g, GloryLost) == [GloryLost(0, 2), GloryLost(0, 1)]


@clause("ML-TAV-11")
def test_a_round_of_beer_brings_others() -> None:
    g = at(table(2, {0: RICH}, chance=[0, 0, 0, 0]), Turn(0))
    new = [g.cards.members[m].name for m in g.member_deck[:4]]
    do(g, "visit building=tavern", "buy-beer")
    assert [g.cards.members[m].name for m in g.offer] == new
    assert [g.cards.members[m].name for m in g.member_discard] == ["dalina", "drapis", "parjas", "shandee"]
    assert (purse(g)["gold"], happened(g, BeerPaid)) == (28, [BeerPaid(0, 2)])
    assert "buy-beer" not in may(g)
    assert "leave" in may(g)
    do(g, "leave")
    assert (clan(g), dice(g)) == (["purkas", "korgo"], "")


@clause("ML-TAV-11")
def test_the_last_two_gold_may_go_for_beer() -> None:
    g = at(table(2, {0: {"dice": "6", "gold": 2, "glory": 20}}, chance=[0] * 4), Act(0))
    do(g, "visit building=tavern", "buy-beer")
    assert (purse(g), happened(g, BeerPaid)) == ({"glory": 20}, [BeerPaid(0, 2)])


@clause("ML-TAV-11", "ML-CITADEL-04")
def test_beer_must_be_paid_and_is_no_way_out_without_it() -> None:
    g = at(table(2, {0: {"dice": "6", "gold": 1, "glory": 20}}), Act(0))
    do(g, "visit building=tavern")
    assert why_not(g, "buy-beer") == no("ML-TAV-11", price=2, gold=1)
    assert why_not(g, "leave") == no("ML-CITADEL-04")


@clause("ML-TAV-12")
def test_no_die_in_the_tavern_without_somebody_to_recruit() -> None:
    words = {"dice": "s2", "gold": 1, "glory": 20}
    g = at(table(2, {0: words}), Act(0))
    do(g, "visit building=tavern")  # only the influence die makes a greenhorn affordable, so nothing is asked
    assert (clan(g)[-1], dice(g), purse(g)) == ("greenhorn", "ss", {"glory": 20})


@clause("ML-TAV-12")
def test_the_tavern_is_closed_to_who_can_pay_nobody() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 2, "glory": 20}}), Act(0))
    assert why_not(g, "visit building=tavern") == no("ML-CITADEL-04", building="tavern", price=3, gold=2)


# -- greenhorns ----------------------------------------------------------------------------------------------------


@clause("ML-GREEN-01")
def test_a_greenhorn_supplies_a_strength_die() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 3, "glory": 3}}), Turn(0))
    do(g, "visit building=tavern", "recruit mercenary=greenhorn")
    assert (clan(g)[-1], dice(g), purse(g)) == ("greenhorn", "s", {"glory": 3})
    assert len(g.greenhorns) == 7


@clause("ML-GREEN-02", "ML-GREEN-03")
def test_a_greenhorn_exchanges_a_die_once_per_round() -> None:
    g = at(table(2, {0: {"dice": "s4", "clan": ["purkas", "greenhorn", "greenhorn"]}}, chance=rolls(2)), Act(0))
    do(g, "use-ability mercenary=greenhorn")
    assert may(g) == ["give die=strength", "give die=influence_4"]
    do(g, "give die=influence_4")
    assert may(g) == ["take colour=strength", "take colour=magic"]
    do(g, "take colour=magic")
    assert (dice(g), sum(g.used)) == ("sm", 1)
    do(g, "use-ability mercenary=greenhorn", "give die=strength", "take colour=influence")
    assert dice(g) == "m2"
    assert "use-ability mercenary=greenhorn" not in may(g)
    going_on(g, Cleanup(), "tidy")
    assert (dice(g), sum(g.used)) == ("", 0)


@clause("ML-GREEN-02", "ML-DEPLOY-05")
def test_one_die_is_given_and_one_is_taken() -> None:
    g = at(table(2, {0: {"dice": "sss", "clan": ["purkas", "greenhorn"]}}), Act(0))
    do(g, "use-ability mercenary=greenhorn", "take colour=magic")
    assert dice(g) == "ssm"


@clause("ML-GREEN-02", "ML-DEPLOY-05")
def test_without_a_die_there_is_nothing_to_exchange() -> None:
    g = at(table(2, {0: {"clan": ["purkas", "greenhorn", "tranok"]}}), Act(0))
    assert why_not(g, "use-ability mercenary=greenhorn") == no("ML-DEPLOY-05", by="greenhorn")


@clause("ML-GREEN-04")
def test_greenhorns_go_nowhere_and_score_no_affiliation() -> None:
    g = table(2, {0: {"clan": ["greenhorn", "purkas"]}})
    assert able(g, 0) == [g.cards.member_id["purkas"]]
    assert affiliation_points(g, 0) == 1


@clause("ML-GREEN-05")
def test_greenhorns_are_paid() -> None:
    assert wages_due(table(2, {0: {"clan": ["purkas", "greenhorn"], "glory": 5}}), 0) == 1


@clause("ML-GREEN-06")
def test_a_greenhorn_costs_three_and_has_reputation_one() -> None:
    g = table(2)
    greenhorn = g.greenhorns[0]
    assert (g.cards.members[greenhorn].cost, g.cards.members[greenhorn].reputation) == (3, 1)


@clause("ML-GREEN-06")
def test_a_greenhorn_comes_for_gold_and_only_to_who_has_more_glory_than_reputation() -> None:
    g, visit = table(2, {0: {"gold": 30, "glory": 1}}), AtTheTavern(0, 0, 0, True)
    assert Recruit("greenhorn").refusal(g, visit) == no("ML-TAV-02", reputation=1, excess=0)
    g = at(table(2, {0: {"gold": 2, "glory": 30, "trophies": ["abysur"]}}), AtTheTavern(0, 0, 0, True))
    assert why_not(g, "recruit mercenary=greenhorn") == no("ML-CITADEL-04", price=3, gold=2)
    g = at(table(2, {0: {"gold": 9, "glory": 2, "dice": "2"}}), Act(0))
    do(g, "visit building=tavern")
    assert may(g) == ["recruit mercenary=greenhorn", "buy-beer"]
    do(g, "recruit mercenary=greenhorn")
    assert (purse(g), clan(g)[-1], excess(g, 0), len(g.greenhorns)) == ({"gold": 8, "glory": 2}, "greenhorn", 0, 7)


# -- Market --------------------------------------------------------------------------------------------------------


@clause("ML-MARKET-01", "ML-MARKET-02")
def test_one_card_for_an_unassigned_mercenary() -> None:
    g = table(2, {0: {"dice": "3", "gold": 6}}, trails={"a1": {"who": "korgo", "dice": "s"}}, chance=[0])
    at(g, Turn(0))
    do(g, "visit building=market")
    assert may(g) == [f"buy-equipment equipment={name}" for name in ("krakhen", "rashnek", "noxx")]
    do(g, "buy-equipment equipment=noxx")
    assert (gear(g), purse(g)) == ({"noxx": "purkas"}, {"gold": 2})


@clause("ML-MARKET-01")
def test_no_card_that_cannot_be_paid() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 6}}), Act(0))
    do(g, "visit building=market")
    assert asked(g) == "EquipWhom"  # Rashnek is the only one for up to 6
    g = at(table(2, {0: {"dice": "s1", "gold": 6}}), Act(0))
    do(g, "visit building=market", "with-die die=influence_1", "buy-equipment equipment=krakhen")
    assert purse(g) == {}


@clause("ML-MARKET-03", "ML-MARKET-07")
def test_one_of_each_type_so_the_old_one_goes() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 9, "gear": {"mortis": "korgo"}}}, chance=[0]), Act(0))
    do(g, "visit building=market", "buy-equipment equipment=krakhen", "equip mercenary=korgo")
    assert gear(g) == {"krakhen": "korgo"}
    assert happened(g, EquipmentLost) == [EquipmentLost(0, "mortis")]
    assert g.cards.equipment_id["mortis"] in g.equipment_out


@clause("ML-MARKET-03")
def test_different_types_stay_together() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 9, "gear": {"mortis": "korgo"}}}, chance=[0]), Act(0))
    do(g, "visit building=market", "buy-equipment equipment=noxx", "equip mercenary=korgo")
    assert gear(g) == {"mortis": "korgo", "noxx": "korgo"}


@clause("ML-MARKET-04")
def test_equipment_moves_between_unassigned_mercenaries() -> None:
    words = {"dice": "s", "clan": ["purkas", "korgo", "drapis"], "gear": {"mortis": "korgo", "krakhen": "purkas"}}
    g = at(table(2, {0: words}, trails={"a1": {"who": "drapis", "dice": "s"}}), Act(0))
    do(g, "move-gear equipment=mortis")
    assert may(g) == ["gear-to mercenary=purkas", "drop-gear"]
    do(g, "gear-to mercenary=purkas")  # both are spells, so they change places
    assert gear(g) == {"mortis": "purkas", "krakhen": "korgo"}
    assert "move-gear equipment=mortis" not in may(g)
    do(g, "move-gear equipment=krakhen", "drop-gear")
    assert gear(g) == {"mortis": "purkas"}


@clause("ML-MARKET-04", "ML-OUT-04")
def test_equipment_of_an_assigned_mercenary_stays() -> None:
    words = {"dice": "s", "gear": {"mortis": "korgo"}}
    g = at(table(2, {0: words}, trails={"a1": {"who": "korgo", "dice": "s"}}), Act(0))
    assert why_not(g, "move-gear equipment=mortis") == no("ML-OUT-04", mercenary="korgo")


@clause("ML-MARKET-05")
def test_the_market_is_filled_while_cards_last() -> None:
    g = table(2, {0: {"dice": "s", "gold": 9}})
    fourth, g.equipment_deck = g.equipment_deck[0], g.equipment_deck[:1]
    at(g, Act(0))
    do(g, "visit building=market", "buy-equipment equipment=rashnek", "equip mercenary=korgo")
    assert g.market[1] == fourth
    assert g.equipment_deck == []
    g.equipment_out = [17]
    g.players[0].dice[0], g.players[0].wallet[0] = 1, 20
    at(g, Act(0))
    do(g, "visit building=market", "buy-equipment equipment=noxx", "equip mercenary=korgo")
    assert (len(g.market), g.equipment_out) == (2, [17])


@clause("ML-MARKET-05", "ML-HUNT-03")
def test_a_harness_that_is_discarded_leaves_the_game_and_its_room_for_traps_with_it() -> None:
    words = {"gear": {"porter_harness": "purkas"}, "traps": ["trap_s1"] * 3 + ["trap_s2"] * 3}
    g = at(table(2, {0: words}), GearWhere(0, 16))
    do(g, "drop-gear")
    assert (asked(g), g.equipment_out) == ("DiscardTrap", [16])
    do(g, "drop-trap trap=trap_s2")
    assert (asked(g), len(g.players[0].traps)) == ("", 5)


@clause("ML-MARKET-05")
def test_only_an_empty_market_has_nothing_left() -> None:
    g = table(2, {0: {"dice": "s", "gold": 0}}, market=("krakhen",))
    assert cannot_enter(g, 0, MARKET) == no("ML-CITADEL-04", building="market", price=7, gold=0)
    g.market = []
    assert cannot_enter(g, 0, MARKET) == no("ML-MARKET-05", building="market")


@clause("ML-MARKET-06")
def test_a_greenhorn_may_hold_equipment() -> None:
    words = {"dice": "s", "gold": 9, "clan": ["purkas", "greenhorn"]}
    g = at(table(2, {0: words}, trails={"a1": {"who": "purkas", "dice": "s"}}, chance=[0]), Act(0))
    do(g, "visit building=market", "buy-equipment equipment=rashnek")
    assert gear(g) == {"rashnek": "greenhorn"}


@clause("ML-MARKET-07")
def test_with_everybody_away_nothing_can_be_bought() -> None:
    away = {"a1": {"who": "purkas", "dice": "s"}, "a2": {"who": "korgo", "dice": "s"}}
    g = at(table(2, {0: {"dice": "s", "gold": 30}}, trails=away), Act(0))
    assert why_not(g, "visit building=market") == no("ML-MARKET-07", building="market")


@clause("ML-MARKET-07")
@pytest.mark.parametrize("away", ["purkas", "korgo"])
def test_with_one_at_home_the_market_asks_for_gold_only(away: str) -> None:
    trails = {"a1": {"who": away, "dice": "s"}}
    g = at(table(2, {0: {"dice": "s", "gold": 5}}, trails=trails, chance=[0]), Act(0))
    do(g, "visit building=market")
    assert list(gear(g).values()) == [({"purkas", "korgo"} - {away}).pop()]
    g = table(2, {0: {"dice": "s", "gold": 4}}, trails=trails)
    assert cannot_enter(g, 0, MARKET) == no("ML-CITADEL-04", building="market", price=5, gold=4)
