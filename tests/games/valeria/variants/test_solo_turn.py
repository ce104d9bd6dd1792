"""Chapter "Variant for one player": set-up, the phases of a turn, and what stands in for the other players."""

from __future__ import annotations

import pytest

import karczma
from games.valeria.valeria_table import citizens_of, domains_of, purse, slain_by, table
from games.words import at, do, going_on, happened, may, rolls, why_not
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Act, Action
from karczma.games.valeria.table.catalogue import Catalogue
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import COUNTED, GOLD, MAGIC, RUNNING, WON
from karczma.games.valeria.table.theft import Steal
from karczma.games.valeria.turn import ActionPhase, Turn
from karczma.games.valeria.variants.solo import SoloTurn
from karczma.games.valeria.words.events import (
    ActionPhaseEnded,
    ActionPhaseStarted,
    CardCaptured,
    DiceRolled,
    MonsterPhaseBegan,
    MonsterSlain,
    MonsterTaken,
    ResourceTaken,
    SecondHarvestBegan,
    StackActivated,
    TurnBegan,
)
from karczma.kernel.chance import Forced
from karczma.ledger import clause

TAKES = ["take-resource resource=gold", "take-resource resource=strength", "take-resource resource=magic"]
SHADOW_AND_HOLY = ["rogue", "cleric"]


def solo(seed: int = 1) -> Valeria:
    g = karczma.new("valeria", 1, seed)
    assert isinstance(g, Valeria)
    return g


# -- set-up --------------------------------------------------------------------------------------------------------


@clause("VK-SOLO-01")
def test_one_player_meets_the_dark_lord_and_two_players_do_not() -> None:
    alone = do(solo(), may(solo())[0])
    assert alone.dark_lord is not None
    assert isinstance(alone.frames[0], SoloTurn)
    pair = karczma.new("valeria", 2, 1)
    for seat in (0, 1):
        pair.apply(pair.options(seat)[0], seat)
    assert isinstance(pair, Valeria)
    assert pair.dark_lord is None
    assert isinstance(pair.frames[0], Turn)


@clause("VK-SOLO-01")
def test_a_rule_that_the_variant_does_not_mention_is_unchanged() -> None:
    g = at(table(1, {0: {"gold": 1, "magic": 1}}), Action(0))
    assert why_not(g, "recruit citizen=peasant") == ("VK-RECR-02", {"price": 3, "gold": 1, "magic": 1})


@clause("VK-SOLO-02")
def test_the_stacks_are_those_of_two_to_four_players() -> None:
    g = solo()
    assert [len(stack) for stack in g.monsters] == [5] * 5
    assert [len(stack) for stack in g.citizens] == [5] * 10
    assert [len(stack) for stack in g.domains] == [1] * 5
    assert g.domains_below == [2] * 5
    assert purse(g) == {"gold": 2, "magic": 1}


@clause("VK-SOLO-02")
def test_cards_with_the_five_player_icon_stay_in_the_box() -> None:
    g = solo()
    hills, forest = ([g.cards.monsters[kind] for kind in g.monsters[place]] for place in (0, 2))
    assert hills == ["goblin_king", "goblin_mage", "goblin", "goblin", "goblin"]
    assert forest == ["spider_queen", "bane_spider", "bane_spider", "treant", "treant"]


@clause("VK-SOLO-03")
def test_the_dark_lord_is_any_of_the_eight_dukes_that_were_not_dealt() -> None:
    drawn = []
    for outcome in range(8):
        g = solo()
        undealt = g.duke_bag[:]
        kept, rejected = g.realms[0].dukes
        g.source = Forced((outcome,), g.tick)
        do(g, f"keep-duke duke={g.cards.card_name(kept)}")
        assert g.dark_lord
        assert (g.realms[0].dukes, g.box) == ([kept], [rejected])
        assert g.duke_bag == [duke for duke in undealt if duke not in g.dark_lord.dukes]
        drawn += g.dark_lord.dukes
    assert drawn == undealt
    assert len(undealt) == 8


@clause("VK-SOLO-03")
def test_the_dark_lord_is_drawn_only_after_the_player_has_chosen() -> None:
    assert solo().dark_lord is None


@clause("VK-SOLO-03")
def test_the_dark_lord_begins_with_his_duke_and_no_other_card() -> None:
    lord = do(solo(), may(solo())[0]).dark_lord
    assert lord
    assert (len(lord.dukes), sum(lord.citizens), lord.domains) == (1, 0, [])


@clause("VK-SOLO-35")
def test_the_player_does_not_see_who_the_dark_lord_is() -> None:
    g = solo()
    undealt = set(g.duke_bag)
    do(g, may(g)[0])
    seen, suspects = g.view(0).dark_lord, [g.determinise(0, seed).dark_lord for seed in range(60)]
    assert seen
    assert [duke < 0 for duke in seen.dukes] == [True]
    assert {lord.dukes[0] for lord in suspects if lord} == undealt


@clause("VK-SOLO-35")
def test_captured_cards_lie_open_beside_the_dark_lord() -> None:
    g = table(1, dark_lord={"citizens": ["archer", "archer"], "domains": ["halfpenny_hill"]})
    seen = g.view(0).dark_lord
    assert seen
    assert seen.citizens[g.cards.citizen_id["archer"]] == sum(seen.citizens) == 2
    assert seen.domains == [g.cards.domain_id["halfpenny_hill"]]


# -- the phases ----------------------------------------------------------------------------------------------------


@clause("VK-SOLO-04", "VK-SOLO-31")
def test_a_turn_is_roll_harvest_action_monster_second_harvest_end_and_then_the_next() -> None:
    g = at(table(1, chance=rolls(5, 1, 1, 2)), SoloTurn(0))
    do(g, "take-resource resource=gold", "take-resource resource=magic", "resolve-die die=1")
    do(g, "give citizen=butcher", "give citizen=cleric")
    harvest = [Gained(0, "starter_peasant", "gold", 1), Gained(0, "starter_knight", "strength", 1)]
    actions = [ActionPhaseStarted(0), ResourceTaken(0, "gold"), ResourceTaken(0, "magic"), ActionPhaseEnded(0)]
    first = [MonsterPhaseBegan(0), StackActivated(5, "mountains"), CardCaptured("butcher")]
    second = [StackActivated(1, "hills"), CardCaptured("cleric")]
    monsters = [*first, *second, SecondHarvestBegan(0)]
    turn = [TurnBegan(0, 2), DiceRolled(0, 5, 1), *harvest, *actions, *monsters, *harvest]
    assert g.heard == [*turn, TurnBegan(0, 3), DiceRolled(0, 1, 2)]


@clause("VK-SOLO-05")
def test_harvest_uses_the_left_powers() -> None:
    g = at(table(1, {0: {"citizens": ["archer"]}}, chance=rolls(4, 3)), SoloTurn(0))
    assert purse(g) == {"strength": 2}
    assert isinstance(g.decision(0), Act)


@clause("VK-SOLO-05")
def test_the_player_is_active_and_rolls_in_every_turn() -> None:
    g = table(1, {0: {"citizens": ["archer"]}}, dice=(1, 1), chance=rolls(4, 3))
    going_on(g, SoloTurn(0), "take_dice_again")
    assert happened(g, DiceRolled) == [DiceRolled(0, 4, 3)]
    assert g.active == 0
    assert purse(g) == {"strength": 2}


@clause("VK-SOLO-31")
def test_a_turn_without_an_end_is_followed_by_a_new_one_and_no_last_round() -> None:
    g = table(1, citizens={"cleric": 0, "merchant": 0, "mercenary": 0, "archer": 0}, chance=rolls(1, 2))
    going_on(g, SoloTurn(0), "take_dice_again")
    assert happened(g, TurnBegan) == [TurnBegan(0, 2)]
    assert (g.ended, g.last_round, g.over) == (RUNNING, False, False)


# -- what stands in for other players ------------------------------------------------------------------------------


@clause("VK-SOLO-06")
@pytest.mark.parametrize(("branch", "taken"), [(1, {"gold": 3}), (2, {"magic": 3})])
def test_a_thief_takes_three_gold_or_three_magic_from_the_supply(branch: int, taken: dict[str, int]) -> None:
    g = at(table(1, {0: {"citizens": ["thief"]}}, set="masters_of_magic", chance=rolls(3, 4)), SoloTurn(0))
    assert may(g) == ["branch number=1", "branch number=2"]
    do(g, f"branch number={branch}")
    assert purse(g) == taken


@clause("VK-SOLO-07")
def test_in_the_action_phase_the_supply_stands_in_for_other_players() -> None:
    g = table(1, {0: {"domains": ["the_orb_of_urdr", "cathedral_of_st_aquila"]}})
    going_on(g, SoloTurn(0), "action_phase")
    do(g, "take-resource resource=strength", "take-resource resource=strength", "first card=the_orb_of_urdr")
    assert purse(g) == {"gold": 1, "strength": 2, "magic": 1}


@clause("VK-SOLO-08", "VK-SOLO-07")
def test_purloiners_perch_takes_the_top_of_the_leftmost_stack_that_has_cards_without_reward() -> None:
    realm = {"gold": 10, "citizens": ["rogue", "rogue"]}
    g = table(1, {0: realm}, monsters={"hills": []}, domains={2: "purloiners_perch"})
    do(at(g, Action(0)), "acquire domain=purloiners_perch")
    assert slain_by(g) == ["skeleton"]
    assert [len(stack) for stack in g.monsters] == [0, 4, 5, 5, 5]
    assert purse(g) == {}
    assert (happened(g, MonsterTaken), happened(g, MonsterSlain)) == ([MonsterTaken(0, -1, "skeleton")], [])
    assert g.ended == RUNNING


@clause("VK-SOLO-08")
def test_the_last_monster_taken_by_purloiners_perch_wins_too() -> None:
    left: dict[str, list[str]] = {"hills": [], "ruins": [], "forest": [], "valley": [], "mountains": ["dire_bear"]}
    g = table(1, {0: {"gold": 10, "citizens": ["rogue", "rogue"]}}, monsters=left, domains={2: "purloiners_perch"})
    do(at(g, Action(0)), "acquire domain=purloiners_perch")
    assert (g.ended, g.over, slain_by(g)) == (WON, True, ["dire_bear"])


@clause("VK-SOLO-38")
@pytest.mark.parametrize(
    ("domain", "gained"), [("cathedral_of_st_aquila", {"gold": 1}), ("the_orb_of_urdr", {"magic": 1})]
)
def test_a_power_at_the_end_of_the_action_phase_gives_its_full_amount(domain: str, gained: dict[str, int]) -> None:
    g = going_on(table(1, {0: {"domains": [domain]}}), ActionPhase(0), "end")
    assert purse(g) == gained


@clause("VK-SOLO-38")
def test_cutthroats_truce_gives_three_gold_from_the_supply() -> None:
    g = table(1, {0: {"gold": 5, "citizens": SHADOW_AND_HOLY}}, domains={4: "cutthroats_truce"})
    do(at(g, Action(0)), "acquire domain=cutthroats_truce")
    assert domains_of(g) == ["cutthroats_truce"]
    assert purse(g) == {"gold": 3}


@clause("VK-SOLO-38")
def test_each_thief_gives_its_full_amount() -> None:
    g = table(1, {0: {"citizens": ["thief", "thief"]}}, set="masters_of_magic", chance=rolls(3, 4))
    do(at(g, SoloTurn(0)), "branch number=1", "branch number=1")
    assert purse(g) == {"gold": 6}


# -- second harvest ------------------------------------------------------------------------------------------------


@clause("VK-SOLO-19")
def test_the_second_harvest_uses_the_right_powers_for_the_same_roll() -> None:
    g = table(1, {0: {"citizens": ["archer", "rogue"]}}, dice=(4, 3), chance=rolls(1, 2))
    going_on(g, SoloTurn(0), "second_harvest")
    assert purse(g) == {"gold": 1, "strength": 2}  # Archer 1 Strength for the 4, Rogue 1 Strength and 1 Gold for the 7


@clause("VK-SOLO-20")
def test_a_citizen_recruited_this_turn_takes_part_in_the_second_harvest_only() -> None:
    g = at(table(1, {0: {"gold": 4}}, chance=rolls(4, 3, 1, 2)), SoloTurn(0))
    do(g, "decline", "recruit citizen=archer", "take-resource resource=gold")
    do(g, "resolve-die die=1", "give citizen=paladin", "give citizen=champion")
    assert citizens_of(g) == ["archer"]
    assert purse(g) == {"gold": 1, "strength": 1}


@clause("VK-SOLO-20")
def test_a_citizen_gained_free_this_turn_takes_part_too() -> None:
    realm = {"gold": 7, "citizens": ["merchant", "mercenary"]}
    g = at(table(1, {0: realm}, domains={0: "rogues_landing"}, chance=rolls(6, 5, 1, 4, 4)), SoloTurn(0))
    assert purse(g) == {"gold": 8, "strength": 1}
    do(g, "acquire domain=rogues_landing", "take-free citizen=butcher", "take-resource resource=magic")
    do(g, "resolve-die die=2", "give citizen=peasant", "activate terrain=hills", "give citizen=knight")
    assert purse(g) == {"gold": 1 + 1 + 4, "strength": 2, "magic": 1}  # the Butcher's right power: 4 Gold


@clause("VK-SOLO-21")
def test_when_nothing_is_activated_in_the_second_harvest_a_resource_may_be_taken_again() -> None:
    g = at(table(1, chance=rolls(1, 3, 1, 2)), SoloTurn(0))
    do(g, "take-resource resource=magic", "take-resource resource=gold", "take-resource resource=gold")
    do(g, "resolve-die die=1", "give citizen=cleric", "give citizen=champion")
    assert may(g) == [*TAKES, "decline"]
    do(g, "take-resource resource=magic")
    assert purse(g) == {"gold": 2, "magic": 2}
    assert happened(g, TurnBegan)[-1] == TurnBegan(0, 3)


@clause("VK-SOLO-22")
@pytest.mark.parametrize(("number", "got"), [(1, {"gold": 2}), (2, {"magic": 5})])
def test_what_a_right_power_would_take_from_a_player_comes_from_the_supply(number: int, got: dict[str, int]) -> None:
    """No Citizen of the base game takes anything by its right power, so a Thief with another one stands in here."""
    g = table(1, {0: {"citizens": ["thief"]}}, set="masters_of_magic", dice=(3, 4), chance=rolls(1, 2))
    g.cards = Catalogue()  # one of its own: others play with the shared one
    thief = g.cards.citizen_id["thief"]
    taking = Steal(((GOLD, 2), (MAGIC, 5)), up_to=True)
    g.cards.inactive = tuple(taking if kind == thief else power for kind, power in enumerate(g.cards.inactive))
    going_on(g, SoloTurn(0), "second_harvest")
    assert may(g) == ["branch number=1", "branch number=2"]
    do(g, f"branch number={number}")
    assert purse(g) == got  # in full, without asking how many
    ((token, n),) = got.items()
    assert (g.heard or [])[:2] == [SecondHarvestBegan(0), Gained(0, "thief", token, n)]
    assert happened(g, TurnBegan) == [TurnBegan(0, 2)]


@clause("VK-SOLO-35")
def test_after_the_final_count_everybody_sees_the_dark_lord() -> None:
    empty = {"cleric": 0, "merchant": 0, "mercenary": 0, "archer": 0}
    lord = {"duke": "simon_the_unclean"}
    g = table(1, {0: {"strength": 1}}, citizens=empty, monsters={"hills": ["goblin"]}, dark_lord=lord)
    do(at(g, Action(0)), "slay monster=goblin")
    seen = g.view(-1).dark_lord
    assert g.ended == COUNTED
    assert seen
    assert seen.dukes == [g.cards.duke_id["simon_the_unclean"]]
