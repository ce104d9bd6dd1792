"""Everything on show can be asked why not, and the answer is the true reason."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import fighting, table
from games.words import at, may, why_not
from karczma.games.monster_lands.battles.attack import RedirectWhere
from karczma.games.monster_lands.battles.conquest import Conquering
from karczma.games.monster_lands.battles.defence import Defence, Wounds
from karczma.games.monster_lands.battles.strike import Striking
from karczma.games.monster_lands.citadel.market import EquipWhom, GearWhere
from karczma.games.monster_lands.citadel.shops import BrewWhere, BuyTraps, DigWhere
from karczma.games.monster_lands.citadel.tavern import AtTheTavern
from karczma.games.monster_lands.citadel.visiting import WithWhichDie
from karczma.games.monster_lands.cleanup.wages import BeforePay, NewLeader, WhoDeserts
from karczma.games.monster_lands.deployment.exchange import GiveDie
from karczma.games.monster_lands.deployment.lands import DiceFor, SettleNow
from karczma.games.monster_lands.deployment.outer import LayTokens, Reinforce, WhoGoes
from karczma.games.monster_lands.deployment.turn import Act, After
from karczma.games.monster_lands.quests import Contract
from karczma.games.monster_lands.table.catalogue import catalogue
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import LODGE, NOBODY, TRAIL_CODE
from karczma.games.monster_lands.variants.ploy import PloyAt, StealWhich
from karczma.kernel.choices import Refusal, no
from karczma.kernel.flow import Decision
from karczma.ledger import clause
from karczma.locale import Speaker

CARDS = catalogue()
A1, A2, A3, UPPER, QUEST_LEFT = (TRAIL_CODE[name] for name in ("a1", "a2", "a3", "upper", "quest_left"))


def judged(g: MonsterLands, question: Decision) -> dict[str, Refusal | None]:
    """Everything on show with its refusal, also where only one answer is left, so that it would not even be asked."""
    return {str(choice): choice.refusal(g, question) for choice in question.candidates(g)}


# -- actions -------------------------------------------------------------------------------------------------------


@clause("ML-DEPLOY-03")
def test_without_dice_every_action_says_so() -> None:
    g = table(2, {0: {"gold": 9, "lands": {"skyehn": ""}}}, land_a="kale")
    shown = judged(g, Act(0))
    assert [choice for choice, why in shown.items() if why is None] == ["pass"]
    assert shown["go-to trail=a1"] == no("ML-DEPLOY-03", trail="a1")
    assert shown["visit building=mine"] == no("ML-CITADEL-02", building="mine")
    assert shown["visit building=merchant"] == no("ML-CITADEL-02", building="merchant")
    assert shown["use-land land=skyehn"] == no("ML-SETTLE-10", land="skyehn")


@clause("ML-TAV-02")
def test_in_the_tavern_it_is_glory_that_lacks_not_gold() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 30, "glory": 0}}), Act(0))
    why = why_not(g, "visit building=tavern")
    assert why.clause == "ML-TAV-02"
    told = Speaker("pl", "monster_lands").refusal(why)
    assert told.startswith("Karczma: najniższa Reputacja to 1, a twoja Górująca Chwała to ")
    assert "30" not in told


@clause("ML-HUNT-05", "ML-MARKET-05")
@pytest.mark.parametrize(
    ("building", "emptied", "clause_id"),
    [("hunting_lodge", "display", "ML-HUNT-05"), ("market", "market", "ML-MARKET-05")],
)
def test_a_shop_with_nothing_left_says_so(building: str, emptied: str, clause_id: str) -> None:
    g = table(2, {0: {"dice": "s", "gold": 30}})
    setattr(g, emptied, [])
    assert why_not(at(g, Act(0)), f"visit building={building}") == no(clause_id, building=building)


@clause("ML-CITADEL-04")
def test_the_cheapest_price_is_the_one_with_the_best_die() -> None:
    g = at(table(2, {0: {"dice": "s2", "gold": 1}}), Act(0))
    assert why_not(g, "visit building=market") == no("ML-CITADEL-04", building="market", price=3, gold=1)


@clause("ML-CITADEL-02")
def test_a_die_that_a_building_does_not_take() -> None:
    g = at(table(2, {0: {"dice": "sm3", "gold": 9}}), WithWhichDie(0, LODGE))
    assert why_not(g, "with-die die=magic") == no("ML-CITADEL-02", building="hunting_lodge", die="magic")
    assert may(g) == ["with-die die=strength", "with-die die=influence_3"]


@clause("ML-CITADEL-02")
@pytest.mark.parametrize(("question", "building", "choice"), [(BrewWhere, 1, "brew-at"), (DigWhere, 6, "dig-at")])
def test_a_space_that_is_taken(question: Any, building: int, choice: str) -> None:
    g = table(3, {0: {"dice": "ssm"}})
    g.spaces[g.cards.all_spaces[building][0]] = 16
    shown = judged(g, question(0))
    assert (shown[f"{choice} space=1"], shown[f"{choice} space=2"]) == (no("ML-CITADEL-02", space=1), None)


@clause("ML-TAV-11")
def test_one_round_of_beer_per_visit() -> None:
    g = at(table(2, {0: {"gold": 9, "glory": 20}}), AtTheTavern(0, 0, 0, True))
    assert why_not(g, "buy-beer") == no("ML-TAV-11")
    assert "leave" in may(g)


@clause("ML-CORE-11")
def test_a_discount_that_is_used_up() -> None:
    g = table(2, {0: {"gold": 20, "clan": ("purkas", "wishor")}})
    g.used[g.cards.member_id["wishor"]] = 1
    assert why_not(at(g, BuyTraps(0, 0, 0, ())), "use-discount by=wishor") == no("ML-CORE-11", by="wishor")


# -- beside the actions --------------------------------------------------------------------------------------------


@clause("ML-CORE-11")
def test_what_has_been_used_this_round() -> None:
    g = table(2, {0: {"clan": ("purkas", "tranok"), "gear": {"tidewrap": "purkas"}, "loot": ("loot_gold10",)}})
    g.used[g.cards.member_id["tranok"]] = g.feature_used[g.cards.equipment_id["tidewrap"]] = 1
    at(g, After(0))
    assert why_not(g, "use-ability mercenary=tranok") == no("ML-CORE-11", by="tranok")
    assert why_not(g, "use-feature equipment=tidewrap") == no("ML-CORE-11", by="tidewrap")


def test_discounts_and_the_mine_come_with_their_building() -> None:
    g = at(table(2, {0: {"clan": ("purkas", "wishor", "taron"), "loot": ("loot_gold10",)}}), After(0))
    assert why_not(g, "use-ability mercenary=wishor") == no("ML-INFL-08", by="wishor", building="hunting_lodge")
    assert why_not(g, "use-ability mercenary=taron") == no("ML-MERC-20", by="taron")


@clause("ML-CORE-12")
def test_abilities_of_the_adventure_phase_wait_for_it() -> None:
    words = {"clan": ("purkas", "puargh"), "gear": {"mortis": "purkas"}, "loot": ("loot_gold10",)}
    g = at(table(2, {0: words}, market=()), After(0))
    for member in ("purkas", "puargh"):
        assert why_not(g, f"use-ability mercenary={member}") == no("ML-CORE-12", by=member)
    assert why_not(g, "use-feature equipment=mortis") == no("ML-CORE-12", by="mortis")


@clause("ML-HUNT-03")
def test_room_for_traps_is_not_used_but_had() -> None:
    words = {"clan": ("purkas", "dalina"), "gear": {"porter_harness": "purkas"}, "loot": ("loot_gold10",)}
    g = at(table(2, {0: words}, market=()), After(0))
    assert why_not(g, "use-ability mercenary=dalina") == no("ML-HUNT-03", by="dalina")
    assert why_not(g, "use-feature equipment=porter_harness") == no("ML-HUNT-03", by="porter_harness")


@clause("ML-TRAIL-05")
def test_tokens_are_laid_when_somebody_sets_out() -> None:
    g = table(2, {0: {"traps": ("trap_s1",), "defence": 1, "loot": ("loot_gold10",), "dice": "s"}})
    for question in (Act(0), After(0)):
        at(g, question)
        for token in ("lay-trap trap=trap_s1", "lay-defence"):
            assert why_not(g, token) == no("ML-TRAIL-05")


@pytest.mark.parametrize(
    ("loot", "clause_id"),
    [
        ("loot_reroll4", "ML-LOOT-02"),
        ("loot_conquest_glory", "ML-LOOT-06"),
        ("loot_kill_glory", "ML-LOOT-07"),
        ("loot_capture_glory", "ML-LOOT-08"),
    ],
)
def test_loot_that_waits_for_its_moment(loot: str, clause_id: str) -> None:
    g = at(table(2, {0: {"loot": (loot, "loot_gold10")}}, loot=()), After(0))
    assert why_not(g, f"use-loot loot={loot}") == no(clause_id, loot=loot)


@clause("ML-LOOT-01")
@pytest.mark.parametrize("question", [Act(0), After(0)])
def test_loot_on_display_is_not_taken_on_a_turn(question: Decision) -> None:
    g = at(table(2, {0: {"dice": "s", "loot": ("loot_gold10",)}}, loot=("loot_kit", "loot_brews")), question)
    for loot in ("loot_kit", "loot_brews"):
        assert why_not(g, f"take-token loot={loot}") == no("ML-LOOT-01", loot=loot)


@clause("ML-LOOT-02")
@pytest.mark.parametrize("question", [BeforePay(0), Contract(0, TRAIL_CODE["contract_left"])])
def test_loot_of_another_phase_is_on_show_when_one_may_sell(question: Decision) -> None:
    loot = ("loot_reroll4", "loot_recruit", "loot_kill_glory", "loot_gold10")
    shown = judged(table(2, {0: {"loot": loot}}, loot=()), question)
    assert shown["use-loot loot=loot_reroll4"] == no("ML-LOOT-02", loot="loot_reroll4")
    assert shown["use-loot loot=loot_recruit"] == no("ML-LOOT-02", own_turn="loot_recruit")
    assert shown["use-loot loot=loot_kill_glory"] == no("ML-LOOT-07", loot="loot_kill_glory")
    assert shown["use-loot loot=loot_gold10"] is None


@clause("ML-ALCH-03")
def test_healing_needs_a_potion_and_somebody_at_home() -> None:
    words = {"wounded": ("purkas", "korgo"), "loot": ("loot_gold10",)}
    trails = {"a1": {"who": "korgo", "dice": "s"}}
    g = at(table(2, {0: words}, loot=(), trails=trails), After(0))
    assert why_not(g, "heal mercenary=purkas") == no("ML-ALCH-03")
    g = at(table(2, {0: {**words, "potion": 1}}, loot=(), trails=trails), After(0))
    assert why_not(g, "heal mercenary=korgo") == no("ML-OUT-04", mercenary="korgo")
    assert "heal mercenary=purkas" in may(g)


@clause("ML-SETTLE-04", "ML-SETTLE-08")
def test_who_cannot_settle() -> None:
    clan = ("purkas", "poissen", "greenhorn")  # fire, jungle, none
    of_fire = [land.name for land in CARDS.lands if land.affiliation == 0]
    words = {"clan": clan, "lands": {of_fire[0]: "", of_fire[1]: "purkas"}}
    g = table(2, {0: words}, land_a="", loot=())
    shown, settle = judged(g, After(0)), f"settle land={of_fire[0]} mercenary="
    assert shown[f"{settle}purkas"] == no("ML-SETTLE-08", mercenary="purkas")
    assert shown[f"{settle}poissen"] == no("ML-SETTLE-04", land=of_fire[0], affiliation="fire")
    assert shown[f"{settle}greenhorn"] == no("ML-GREEN-04", mercenary="greenhorn")
    shown = judged(g, SettleNow(0, g.cards.land_id[of_fire[0]]))
    assert shown[f"{settle}poissen"] == no("ML-SETTLE-04", land=of_fire[0], affiliation="fire")


@clause("ML-MARKET-04")
def test_equipment_that_cannot_be_moved() -> None:
    words = {"gear": {"mortis": "korgo", "noxx": "purkas"}, "loot": ("loot_gold10",)}
    g = table(2, {0: words}, market=(), loot=(), trails={"a1": {"who": "korgo", "dice": "s"}})
    g.moved = [g.cards.equipment_id["noxx"]]
    at(g, After(0))
    assert why_not(g, "move-gear equipment=mortis") == no("ML-OUT-04", mercenary="korgo")
    assert why_not(g, "move-gear equipment=noxx") == no("ML-MARKET-04", equipment="noxx")


@clause("ML-MARKET-04")
def test_who_holds_a_card_does_not_get_it_again() -> None:
    g = table(2, {0: {"clan": ("purkas", "korgo", "greenhorn", "greenhorn"), "gear": {"noxx": "purkas"}}}, market=())
    shown = judged(g, GearWhere(0, g.cards.equipment_id["noxx"]))
    assert shown["gear-to mercenary=purkas"] == no("ML-MARKET-04", mercenary="purkas")
    g.holder[g.cards.equipment_id["noxx"]] = g.players[0].clan[-1]
    shown = judged(g, GearWhere(0, g.cards.equipment_id["noxx"]))
    assert shown["gear-to mercenary=greenhorn"] is None  # there is another one


@clause("ML-DEPLOY-05")
def test_a_die_of_another_colour_is_not_exchanged() -> None:
    g = at(table(2, {0: {"dice": "s35"}}), GiveDie(0, "loot_influence_to_magic", 2, 1, 3))
    assert why_not(g, "give die=strength") == no("ML-DEPLOY-05", by="loot_influence_to_magic", die="influence")


# -- setting out ---------------------------------------------------------------------------------------------------


@clause("ML-OUT-04", "ML-GREEN-04")
def test_who_cannot_go() -> None:
    clan = ("purkas", "korgo", "poissen", "greenhorn")
    g = table(2, {0: {"clan": clan}}, trails={"a2": {"who": "korgo", "dice": "s"}})
    at(g, WhoGoes(0, A1))
    assert why_not(g, "send mercenary=korgo") == no("ML-OUT-04", mercenary="korgo")
    assert why_not(g, "send mercenary=greenhorn") == no("ML-GREEN-04", mercenary="greenhorn")
    assert may(g) == ["send mercenary=purkas", "send mercenary=poissen"]


def reinforcing(tile: tuple[str, int], trail: int, left: int, placed: str = "s", **player: Any) -> Any:
    names = {A1: "a1", A2: "a2", A3: "a3", UPPER: "upper"}
    trails = {names[trail]: {"who": "purkas", "dice": placed}}
    g = table(2, {0: {"dice": "sm3", **player}}, entrance="krinx", tile_a=tile, trails=trails)
    return g, Reinforce(0, trail, left)


@clause("ML-TRAIL-02", "ML-TRAIL-03", "ML-TRAIL-04")
def test_dice_that_do_not_reinforce_a_trail() -> None:
    tile, trail = next(
        ((f"trail_tile_{n}", side), i)
        for n in range(1, 7)
        for side in (0, 1)
        for i in range(3)
        if len(table(2, tile_a=(f"trail_tile_{n}", side)).guide(i).colours) == 2
    )
    g, question = reinforcing(tile, trail, 2)
    assert why_not(at(g, question), "add-die die=influence_3") == no("ML-TRAIL-03")
    refused = judged(*reinforcing(tile, trail, 0, "s"))
    assert refused["add-die die=strength"] == no("ML-TRAIL-02", most=g.guide(trail).most)
    refused = judged(*reinforcing(tile, trail, 2, "ssssss"))
    assert refused["add-die die=strength"] == no("ML-TRAIL-04")


@clause("ML-ENTR-03")
def test_no_influence_dice_at_the_entrance() -> None:
    g, question = reinforcing(("trail_tile_1", 0), UPPER, 4)
    assert why_not(at(g, question), "add-die die=influence_3") == no("ML-ENTR-03")


@clause("ML-TRAIL-04")
def test_tokens_find_no_room() -> None:
    full = {"a1": {"who": "purkas", "dice": "ssssss", "shields": 2}}
    shown = judged(table(2, {0: {"traps": ("trap_s1",), "defence": 1}}, trails=full), LayTokens(0, A1))
    assert shown == {"lay-trap trap=trap_s1": no("ML-TRAIL-04"), "lay-defence": no("ML-TRAIL-04"), "enough": None}


def test_dice_that_a_quest_or_a_land_does_not_take() -> None:
    g = at(table(2, {0: {"dice": "sm34"}}), DiceFor(0, QUEST_LEFT, 5, 1))
    assert why_not(g, "place-die die=magic") == no("ML-QUEST-02", die="magic")
    g = at(table(2, {0: {"dice": "sm34"}}), DiceFor(0, NOBODY, 5, 1))
    assert why_not(g, "place-die die=magic") == no("ML-SETTLE-03", die="magic")


@clause("ML-OUT-04")
@pytest.mark.parametrize(("question", "word"), [(EquipWhom, "equip"), (GearWhere, "gear-to")])
def test_who_is_away_gets_no_equipment(question: Any, word: str) -> None:
    clan = ("purkas", "korgo", "poissen", "frunks")
    g = table(2, {0: {"clan": clan, "gear": {"noxx": "frunks"}}}, market=("krakhen",), trails={"a1": {"who": "korgo"}})
    piece = "noxx" if word == "gear-to" else "krakhen"
    at(g, question(0, g.cards.equipment_id[piece]))
    assert why_not(g, f"{word} mercenary=korgo") == no("ML-OUT-04", mercenary="korgo")


# -- battles -------------------------------------------------------------------------------------------------------


def battle(monster: str, **trail: Any) -> Any:
    words = {"clan": ("purkas", "korgo"), "gear": {"noxx": "purkas"}}
    g = table(2, {0: words}, a=monster, market=(), trails={"a1": {"who": "purkas", "shields": 1, **trail}})
    return fighting(g, 0)


@clause("ML-MPOW-16", "ML-CORE-11", "ML-DEFEND-03")
def test_defence_that_does_not_help() -> None:
    g = at(battle("gorgosh"), Defence(0, A1, 2))
    assert why_not(g, "cancel-with by=purkas") == no("ML-MPOW-16", monster="gorgosh")
    g = battle("krinx")
    g.used[g.cards.member_id["purkas"]] = 1
    assert why_not(at(g, Defence(0, A1, 2)), "cancel-with by=purkas") == no("ML-CORE-11", by="purkas")
    words = {"clan": ("guster", "korgo")}
    g = fighting(table(2, {0: words}, a="krinx", trails={"a1": {"who": "guster", "shields": 1}}), 0)
    against = g.cards.members[g.cards.member_id["guster"]].trait.against
    harmless = [m for m in g.cards.monsters if not against >> m.affiliation & 1 and not m.forbids]
    assert g.battle is not None
    g.battle.monster = g.cards.monster_id[harmless[0].name]
    assert why_not(at(g, Defence(0, A1, 2)), "cancel-with by=guster").clause == "ML-DEFEND-03"


@clause("ML-SCEN-04")
def test_unprotected_nothing_defends() -> None:
    g = table(
        1,
        {0: {"clan": ("purkas", "korgo")}},
        a="krinx",
        scenario="unprotected",
        trails={"a1": {"who": "purkas", "shields": 1}},
    )
    assert why_not(at(fighting(g, 0), Defence(0, A1, 2)), "cancel-with by=purkas") == no("ML-SCEN-04", by="purkas")


@clause("ML-DEFEND-04")
def test_no_potion_on_the_token() -> None:
    g, question = battle("krinx"), Wounds(0, A1, 1)
    refused = judged(g, question)
    assert refused == {"drink": no("ML-DEFEND-04", mercenary="purkas"), "endure": None}


@clause("ML-STRIKE-02")
def test_dice_and_loot_that_improve_nothing() -> None:
    words = {"loot": ("loot_gold10", "loot_kill6")}
    g = fighting(table(2, {0: words}, a="krinx", loot=(), trails={"a1": {"who": "purkas", "dice": "s"}}), 0)
    assert g.battle is not None
    g.battle.rolled, g.battle.rerolls[1] = [4, 8 + 2], 1  # a strength die with 4, a magic die with 2; a strength reroll
    at(g, Striking(0, A1))
    assert "reroll-die die=strength value=4" in may(g)
    assert why_not(g, "reroll-die die=magic value=2") == no("ML-STRIKE-02", die="magic")
    assert why_not(g, "spend-loot loot=loot_gold10") == no("ML-STRIKE-02", loot="loot_gold10")
    g.battle.purpose = 1
    assert [str(c) for c in Conquering(0, A1).options(g) if "spend" in str(c)] == []


@clause("ML-PLOY-11")
@pytest.mark.parametrize(("question", "word"), [(RedirectWhere(0, A1, 1), "redirect-to"), (None, "aim-at")])
def test_a_trail_that_is_not_adjacent(question: Any, word: str) -> None:
    walkers = {"a1": {"who": "purkas"}, "a2": {"who": "poissen"}, "a3": {"who": "timbulu"}, "upper": {"who": "korgo"}}
    g = fighting(table(2, trails=walkers, ploy=True), 0)
    question = question or PloyAt(0, A1, g.cards.card_id["ploy_any1"])
    refused = judged(g, question)
    assert refused[f"{word} trail=a2"] is None
    assert refused[f"{word} trail=a3"] == no("ML-PLOY-11", trail="a3")
    assert refused[f"{word} trail=upper"] == no("ML-PLOY-11", trail="upper")


@clause("ML-PLOY-10")
def test_dice_that_no_ploy_takes() -> None:
    g = fighting(table(2, trails={"a1": {"who": "purkas"}, "a2": {"who": "poissen", "dice": "sm"}}, ploy=True), 0)
    question = StealWhich(0, A1, A2, 1, 1)
    assert judged(g, question) == {
        "steal-die die=strength": None,
        "steal-die die=magic": no("ML-PLOY-09", die="magic"),
    }
    g.trail_dice[A2 * 5], g.trail_dice[A2 * 5 + 3] = 0, 1
    assert judged(g, question)["steal-die die=strength"] == no("ML-PLOY-10")


# -- Cleanup -------------------------------------------------------------------------------------------------------


@clause("ML-LEADER-01", "ML-WAGE-03")
def test_others_neither_lead_nor_desert() -> None:
    g = table(2, {0: {"clan": ("purkas", "korgo", "poissen")}})
    able = tuple(g.cards.member_id[name] for name in ("korgo", "poissen"))
    assert why_not(at(g, NewLeader(0, able)), "promote mercenary=purkas") == no("ML-LEADER-01", mercenary="korgo")
    g = table(2, {0: {"clan": ("purkas", "korgo", "poissen")}})
    assert why_not(at(g, WhoDeserts(0, able)), "desert mercenary=purkas") == no("ML-WAGE-03", mercenary="korgo")
