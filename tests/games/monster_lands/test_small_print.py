"""Small print: what a rule says at its edges, each by the clause that says it."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import dice, fighting, gear, purse, table
from games.words import at, cited, do, happened, may, question, rolls, why_not
from karczma.games.monster_lands.adventure import Adventure
from karczma.games.monster_lands.battles.defence import Wounds
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.citadel.hiring import FreeRecruit
from karczma.games.monster_lands.citadel.market import GearWhere
from karczma.games.monster_lands.citadel.shops import BuyDefence, BuyTraps, DigWhere
from karczma.games.monster_lands.citadel.spaces import cannot_enter, free_spaces, place
from karczma.games.monster_lands.citadel.tavern import AtTheTavern
from karczma.games.monster_lands.cleanup.steps import clear_board
from karczma.games.monster_lands.deployment.free import gear_moves
from karczma.games.monster_lands.deployment.lands import UsingLand
from karczma.games.monster_lands.deployment.outer import LayTokens, room_for_dice, room_for_tokens
from karczma.games.monster_lands.deployment.turn import After
from karczma.games.monster_lands.table.catalogue import catalogue
from karczma.games.monster_lands.table.monsters import next_monster, reveal_land
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.storage import gain_dice, receive
from karczma.games.monster_lands.table.terms import (
    LODGE,
    MAGIC,
    MARKET,
    MINE,
    STRENGTH,
    TAVERN,
    TRAIL_CODE,
)
from karczma.games.monster_lands.words.derived import derived_view
from karczma.games.monster_lands.words.events import (
    DicePlaced,
    DiceTaken,
    EquipmentMoved,
    LandRevealed,
    LandUsed,
    TrapLaid,
    Used,
)
from karczma.kernel.choices import Refusal, no
from karczma.kernel.flow import Decision
from karczma.ledger import clause

CARDS = catalogue()
A1, A2, B1, UPPER, QUEST_LEFT, QUEST_RIGHT = (
    TRAIL_CODE[name] for name in ("a1", "a2", "b1", "upper", "quest_left", "quest_right")
)


def told(g: MonsterLands, kind: type[Any]) -> list[Any]:
    return [event for event in g.heard or () if isinstance(event, kind)]


def refused(g: MonsterLands, question: Decision, text: str) -> Refusal | None:
    """Of what is on show, also where only one answer is left, so that it would not even be asked."""
    return {str(choice): choice.refusal(g, question) for choice in question.candidates(g)}[text]


# -- components ----------------------------------------------------------------------------------------------------


@clause("ML-COMP-02")
def test_a_monster_card_tells_its_reward_and_its_affinity() -> None:
    assert all(monster.capture_glory > 0 or monster.capture_gold > 0 for monster in CARDS.monsters)
    affinities = [monster.affinity for monster in CARDS.monsters]
    assert any(each is not None for each in affinities)
    assert all(each is None or type(each).__name__ == "AttackDice" for each in affinities)


@clause("ML-COMP-08")
def test_the_double_spaces_of_the_mine_take_two_dice() -> None:
    spaces = [CARDS.dice_spaces[space].dice for space in CARDS.all_spaces[MINE]]
    assert set(spaces) == {1, 2}
    assert {CARDS.dice_spaces[space].dice for space in CARDS.all_spaces[TAVERN]} == {1}


@clause("ML-COMP-04")
def test_a_die_stays_on_its_space_and_tells_whose_it_is() -> None:
    g = table(3, {1: {"dice": "s"}})
    [first, second, *_] = free_spaces(g, LODGE)
    place(g, 1, LODGE, first, STRENGTH)
    assert second in free_spaces(g, LODGE)
    assert first not in free_spaces(g, LODGE)
    [space] = [house.spaces[0] for house in derived_view(g.view(0)).houses if house.building == "hunting_lodge"]
    assert (space.seat, space.die) == (1, "strength")
    assert told(g, DicePlaced) == [DicePlaced(1, "hunting_lodge", 1, "strength", 1)]


@clause("ML-ENTR-03")
def test_an_entrance_trail_asks_for_no_dice() -> None:
    g = table(2, entrance="krinx")
    assert g.guide(UPPER).need == g.guide(UPPER + 1).need == (0, 0, 0, 0, 0)
    assert g.guide(UPPER).colours == (STRENGTH, MAGIC)


@clause("ML-ENTR-01", "ML-TRAIL-01")
def test_each_entrance_trail_has_its_own_guide() -> None:
    g = table(2, entrance="krinx")
    assert (g.guide(UPPER), g.guide(UPPER + 1)) == CARDS.guards
    assert CARDS.guards[0] != CARDS.guards[1]


@clause("ML-CORE-09")
@pytest.mark.parametrize(("frame", "phase"), [(LandBattle(0), "adventure"), (Wounds(0, A1, 1), "adventure")])
def test_a_battle_is_part_of_the_adventure_phase(frame: Any, phase: str) -> None:
    g = table(2, a="krinx", trails={"a1": {"who": "korgo", "dice": "sm", "potion": 1}})
    assert derived_view(at(fighting(g, 0), frame).view(0)).phase == phase


# -- the Citadel ---------------------------------------------------------------------------------------------------


@clause("ML-CORE-11")
def test_equipment_that_was_used_makes_nothing_cheaper_any_more() -> None:
    words = {"dice": "s", "gold": 0, "gear": {"turzoks": "purkas"}}
    g = table(2, {0: words}, market=(), display=("trap_s1",))
    cost = CARDS.traps[CARDS.card_id["trap_s1"]].cost
    assert cost <= 4  # as much as Turzoks takes off
    assert cannot_enter(g, 0, LODGE) is None
    g.feature_used[CARDS.equipment_id["turzoks"]] = 1
    assert cannot_enter(g, 0, LODGE) == no("ML-CITADEL-04", building="hunting_lodge", price=cost, gold=0)
    assert refused(g, BuyTraps(0, 0, 0, ()), "use-discount by=turzoks") == no("ML-CORE-11", by="turzoks")


@clause("ML-CORE-11")
def test_equipment_that_makes_a_purchase_cheaper_is_used_before_it() -> None:
    words = {"dice": "s", "gold": 9, "gear": {"turzoks": "purkas"}}
    g = do(at(table(2, {0: words}), BuyTraps(0, 0, 0, ())), "use-discount by=turzoks")
    assert question(g, BuyTraps) == BuyTraps(0, 0, 4, ())
    assert (happened(g, Used), cited(g, Used)) == ([Used(0, "turzoks")], ["ML-EQUIP-08"])
    assert why_not(g, "use-discount by=turzoks") == no("ML-CORE-11", by="turzoks")


@clause("ML-CORE-11")
def test_a_discount_of_one_building_is_none_in_another() -> None:
    words = {"dice": "s", "gold": 0, "gear": {"turzoks": "purkas"}}
    g = table(2, {0: words}, market=("krakhen",), display=("trap_s1",))
    assert cannot_enter(g, 0, MARKET) == no(
        "ML-CITADEL-04", building="market", price=CARDS.equipment[CARDS.equipment_id["krakhen"]].cost, gold=0
    )


@clause("ML-HUNT-05")
def test_only_an_empty_lodge_has_nothing_left() -> None:
    g = table(2, {0: {"dice": "s", "gold": 0}}, display=("trap_s3",))
    why = cannot_enter(g, 0, LODGE)
    assert why is not None
    assert why.clause == "ML-CITADEL-04"
    g.display = []
    assert cannot_enter(g, 0, LODGE) == no("ML-HUNT-05", building="hunting_lodge")


@clause("ML-CITADEL-02", "ML-MINE-01")
def test_one_die_is_enough_for_the_mine_while_a_single_space_is_free() -> None:
    g = table(2, {0: {"dice": "s"}})
    assert cannot_enter(g, 0, MINE) is None
    for space in CARDS.spaces[2][MINE]:
        if CARDS.dice_spaces[space].dice == 1:
            g.spaces[space] = 16
    assert cannot_enter(g, 0, MINE) == no("ML-CITADEL-01", needed=2, has=1)


@clause("ML-CITADEL-04")
def test_what_is_taken_must_be_paid() -> None:
    g = table(2, {0: {"gold": 3}}, display=("trap_s1", "trap_m1"))
    cards = tuple(g.display)
    price = sum(CARDS.traps[card].cost for card in cards)
    assert price > 3
    assert refused(g, BuyTraps(0, 0, 0, cards), "done-buying") == no("ML-CITADEL-04", price=price, gold=3)
    g.players[0].wallet[0] = price
    assert refused(g, BuyTraps(0, 0, 0, cards), "done-buying") is None


@clause("ML-ARM-01")
def test_at_least_one_defence_token_is_bought() -> None:
    g = at(table(2, {0: {"gold": 30}}), BuyDefence(0, 0))
    assert may(g)[0] == "take-defence n=1"
    assert "take-defence n=0" not in may(g)


@clause("ML-TAV-01")
def test_of_the_greenhorns_one_is_to_be_had_at_a_time() -> None:
    g = table(2, {0: {"gold": 30, "glory": 20}})
    shown = [str(choice) for choice in AtTheTavern(0, 0, 0, False).candidates(g)]
    assert shown.count("recruit mercenary=greenhorn") == 1
    cost = CARDS.members[CARDS.first_greenhorn].cost
    g.offer = []
    assert AtTheTavern(0, 0, 0, True).prices(g) == [cost]


@clause("ML-TAV-02")
def test_a_greenhorn_makes_the_tavern_worth_a_visit() -> None:
    g = table(2, {0: {"dice": "s", "gold": 0, "glory": 3}})
    g.offer = [m for m in g.offer if CARDS.members[m].reputation > 20]
    why = cannot_enter(g, 0, TAVERN)
    assert why is not None
    assert why.clause == "ML-CITADEL-04"  # the greenhorn would come, if there were gold


@clause("ML-LAND-08", "ML-TAV-02")
def test_also_for_free_only_those_come_whom_the_glory_impresses() -> None:
    g = table(2, {0: {"glory": 0}}, offer=("lusara", "dalina"))
    why = refused(g, FreeRecruit(0), "hire mercenary=lusara")
    assert why is not None
    assert (why.clause, why.facts["reputation"]) == ("ML-TAV-02", 7)


@clause("ML-MERC-20", "ML-EQUIP-02")
def test_more_gold_of_the_mine_is_told_with_its_giver() -> None:
    g = table(2, {0: {"clan": ("purkas", "taron"), "gear": {"rashnek": "purkas"}, "dice": "ss"}}, market=())
    do(at(g, DigWhere(0)), "dig-at space=1")
    assert told(g, Used) == [Used(0, "taron"), Used(0, "rashnek")]


@clause("ML-MARKET-04")
def test_equipment_that_changes_hands_is_told() -> None:
    g = table(2, {0: {"clan": ("purkas", "korgo"), "gear": {"noxx": "purkas"}}}, market=())
    do(at(g, GearWhere(0, CARDS.equipment_id["noxx"])), "gear-to mercenary=korgo")
    assert gear(g) == {"noxx": "korgo"}
    assert told(g, EquipmentMoved) == [EquipmentMoved(0, "noxx", "korgo")]


@clause("ML-MARKET-04")
def test_what_somebody_on_the_first_trail_holds_is_not_moved() -> None:
    words = {"gear": {"noxx": "korgo", "mortis": "purkas"}}
    g = table(2, {0: words}, market=(), trails={"a1": {"who": "korgo"}})
    assert [str(choice) for choice in gear_moves(g, 0)] == ["move-gear equipment=mortis"]


@clause("ML-CORE-13")
def test_on_the_first_trail_too_an_ability_for_the_home_rests() -> None:
    words = {"clan": ("purkas", "fandor"), "gold": 20, "loot": ("loot_gold10",)}
    g = at(table(2, {0: words}, loot=(), trails={"a1": {"who": "fandor"}}), After(0))
    assert why_not(g, "use-ability mercenary=fandor") == no("ML-CORE-13", by="fandor")


# -- dice and goods ------------------------------------------------------------------------------------------------


@clause("ML-CORE-05", "ML-DEPLOY-08")
def test_dice_that_join_the_pool_are_told_by_colour() -> None:
    g = table(2)
    gain_dice(g, 0, STRENGTH, 2)
    gain_dice(g, 0, MAGIC, 1)
    assert (dice(g), told(g, DiceTaken)) == ("ssm", [DiceTaken(0, 2, 0), DiceTaken(0, 0, 1)])


@clause("ML-DEPLOY-09", "ML-SETUP-19")
def test_what_is_received_goes_where_it_belongs() -> None:
    g = table(2)
    receive(g, 0, ((0, 3), (8, 1), (9, 1)), "queen")  # gold, a strength die, a magic die
    assert (purse(g), dice(g)) == ({"gold": 3}, "sm")


@clause("ML-ARM-04")
def test_defence_tokens_are_laid_one_by_one() -> None:
    g = at(table(2, {0: {"defence": 2}}, trails={"a1": {"who": "purkas"}}), LayTokens(0, A1))
    do(g, "lay-defence")
    assert (g.players[0].wallet[4], g.shields[A1], may(g)) == (1, 1, ["lay-defence", "enough"])


@clause("ML-TRAIL-05", "ML-HUNT-06")
def test_a_trap_is_laid_in_secret() -> None:
    g = at(table(2, {1: {"traps": ("trap_s1", "trap_m1")}}, trails={"a1": {"who": "poissen"}}), LayTokens(1, A1))
    do(g, "lay-trap trap=trap_m1")
    assert told(g, TrapLaid) == [TrapLaid(1, "a1", "trap_m1", 1 << 1)]


@clause("ML-TRAIL-04")
def test_a_token_at_the_entrance_takes_the_room_of_dice() -> None:
    g = table(2, entrance="krinx", trails={"upper": {"who": "korgo"}})
    room = CARDS.room
    assert room_for_dice(g, UPPER) == room["entrance_dice"]
    assert room_for_tokens(g, UPPER) == room["entrance_dice"] // room["entrance_token"]
    g.shields[UPPER] = 1
    assert room_for_dice(g, UPPER) == room["entrance_dice"] - room["entrance_token"]


@clause("ML-CLEAN-05")
def test_nothing_is_carried_once_the_board_is_cleared() -> None:
    g = table(2, trails={"a1": {"who": "korgo", "dice": "sm", "potion": 1, "gold": 2, "shields": 1}})
    clear_board(g)
    assert (set(g.carried), set(g.trail_dice), set(g.shields)) == ({0}, {0}, {0})


# -- quests, lands, monsters ---------------------------------------------------------------------------------------


@clause("ML-QUEST-04")
@pytest.mark.parametrize("trail", ["quest_left", "quest_right"])
def test_a_quest_is_resolved_for_whoever_is_there(trail: str) -> None:
    g = table(2, quests=("quest_03", "quest_02"), trails={trail: {"who": "korgo", "dice": "ss"}}, chance=rolls(6, 6))
    at(g, Adventure())
    assert g.deciding() or not g.quests[0]


@clause("ML-SETTLE-01")
def test_a_land_that_is_used_is_told() -> None:
    g = table(2, {0: {"lands": {"kale": "purkas"}, "dice": "ssmm66"}}, land_a="skyehn")
    at(g, UsingLand(0, CARDS.land_id["kale"]))
    assert told(g, LandUsed) == [LandUsed(0, "kale")]
    assert g.worked[CARDS.land_id["kale"]] == 1


@clause("ML-CLEAN-07")
def test_a_weak_monster_is_drawn_only_where_one_is_asked_for() -> None:
    g = table(2, chance=[0])
    weak = [monster for monster in g.monster_deck if CARDS.monsters[monster].is_level_a]
    assert next_monster(g, only_level_a=True) == weak[0]
    g = table(2, chance=[len(g.monster_deck)])
    assert not CARDS.monsters[g.monster_deck[-1]].is_level_a
    assert next_monster(g, only_level_a=False) not in weak


@clause("ML-CLEAN-08", "ML-SETUP-11")
def test_a_new_land_is_told() -> None:
    g = table(2, land_a="")
    reveal_land(g, 0)
    [land] = g.land_cards[0]
    assert told(g, LandRevealed) == [LandRevealed(CARDS.lands[land].name, "land_a")]
