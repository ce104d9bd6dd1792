"""Chapter "Types of cards and icons"."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import citizens_of, new_table, purse, table
from games.words import Players, at, do, happened, may, not_on_show, rolls, why_not
from karczma.effects.verbs import Count, Gained
from karczma.games.valeria.actions import Action
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.theft import Stolen
from karczma.games.valeria.words.events import Paid
from karczma.ledger import clause

# -- cards ---------------------------------------------------------------------------------------------------------


@clause("VK-ICON-01")
def test_a_starter_is_no_citizen_for_a_duke_who_counts_citizens() -> None:
    assert table(2, {0: {"duke": "reese_the_firebrand"}}).scores()[0] == 0
    assert table(2, {0: {"duke": "reese_the_firebrand", "citizens": ["archer", "peasant"]}}).scores()[0] == 2


@clause("VK-ICON-01")
def test_the_four_types_of_cards_are_counted_apart() -> None:
    realm = {"duke": "reese_the_firebrand", "citizens": ["cleric"], "slain": ["goblin"], "domains": ["the_orb_of_urdr"]}
    printed, for_each_card = 1 + 1, 3
    assert table(2, {0: realm}).scores()[0] == printed + for_each_card


@clause("VK-ICON-02")
def test_all_copies_of_a_citizen_may_end_up_in_one_tableau() -> None:
    g = at(table(2, {0: {"gold": 7, "citizens": ["cleric"] * 4}}, citizens={"cleric": 1}), Action(0))
    do(g, "recruit citizen=cleric")
    assert citizens_of(g) == ["cleric"] * 5
    assert purse(g) == {}


@clause("VK-ICON-02")
def test_a_large_tableau_may_grow_like_any_other() -> None:
    everything = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin"]
    g = at(table(2, {0: {"gold": 1, "citizens": everything * 4, "slain": ["goblin"] * 25}}), Action(0))
    do(g, "recruit citizen=butcher")
    assert len(citizens_of(g)) == 37


@clause("VK-ICON-03")
@pytest.mark.parametrize("name", ["starter_peasant", "starter_knight"])
def test_a_second_starter_can_be_had_in_no_way(name: str) -> None:
    g = at(table(2, {0: {"gold": 20, "strength": 6}}, monsters={"forest": ["bane_spider"]}), Action(0))
    assert not_on_show(g, f"recruit citizen={name}")
    do(g, "slay monster=bane_spider", "branch number=2")
    assert [g.realms[0].citizens[kind] for kind in g.cards.starters] == [1, 1]
    assert citizens_of(g) == ["knight"]


@clause("VK-ICON-03")
@pytest.mark.parametrize("mixed", [False, True])
def test_no_starter_lies_in_the_center(mixed: bool) -> None:
    g = new_table(2, mixed_stacks=mixed)
    in_center = {kind for stack in [*g.citizens, *g.citizen_bags] for kind in stack}
    assert not in_center & set(g.cards.starters)


# -- tokens --------------------------------------------------------------------------------------------------------


@clause("VK-ICON-05")
def test_gold_strength_and_magic_are_the_resources_that_can_be_taken() -> None:
    g = at(table(2), Action(0))
    assert may(g) == ["take-resource resource=gold", "take-resource resource=strength", "take-resource resource=magic"]
    assert not_on_show(g, "take-resource resource=vp")


@clause("VK-ICON-05")
def test_consolation_is_a_resource_and_never_a_victory_token() -> None:
    g = at(table(2, dice=(1, 2)), HarvestPhase(0))
    assert may(g) == [*(f"take-resource resource={token}" for token in ("gold", "strength", "magic")), "decline"]
    assert not_on_show(g, "take-resource resource=vp")


@clause("VK-ICON-05")
def test_victory_tokens_pay_for_nothing() -> None:
    g = at(table(2, {0: {"vp": 20, "gold": 1}}), Action(0))
    assert why_not(g, "recruit citizen=rogue") == ("VK-RECR-02", {"price": 2, "gold": 1, "magic": 0})
    assert why_not(g, "slay monster=goblin") == ("VK-SLAY-03", {"monster": "goblin"})


@clause("VK-ICON-05")
def test_victory_tokens_cannot_be_stolen() -> None:
    g = at(table(2, {0: {"citizens": ["thief"]}, 1: {"vp": 9}}, dice=(3, 4), set="masters_of_magic"), HarvestPhase(0))
    assert may(g) == ["steal-from opponent=1 token=gold", "steal-from opponent=1 token=magic"]


@clause("VK-ICON-05")
def test_a_duke_who_counts_resources_does_not_count_victory_tokens() -> None:
    thirds = {"duke": "cornelius_the_dreamer", "gold": 1, "strength": 1}
    assert table(2, {0: thirds | {"vp": 4}}).scores()[0] == 4
    assert table(2, {0: thirds | {"vp": 4, "magic": 1}}).scores()[0] == 4 + 1


@clause("VK-ICON-06")
def test_the_number_on_an_icon_is_the_number_of_tokens() -> None:
    g = at(table(2, {0: {"strength": 1, "citizens": ["champion"]}}, dice=(4, 4)), HarvestPhase(0))
    assert purse(g) == {"strength": 5}
    assert happened(g, Gained) == [Gained(0, "champion", "strength", 4)]


@clause("VK-ICON-07")
def test_an_icon_by_itself_means_take_so_many_from_the_supply() -> None:
    g = at(table(2, {0: {"strength": 4}, 1: {"magic": 5}}, monsters={"valley": ["owlbear"]}), Action(0))
    do(g, "slay monster=owlbear")
    assert (purse(g), purse(g, 1)) == ({"magic": 2}, {"magic": 5})


# -- plus, or, per -------------------------------------------------------------------------------------------------


@clause("VK-ICON-08")
def test_plus_means_both_sides() -> None:
    g = at(table(2, {0: {"citizens": ["rogue"]}}, dice=(3, 4)), HarvestPhase(0))
    assert purse(g) == {"gold": 2, "strength": 2}


@clause("VK-ICON-08")
def test_plus_means_tokens_and_a_card_too() -> None:
    realm = {"gold": 8, "citizens": ["archer", "cleric"]}
    g = at(table(2, {0: realm}, domains={1: "cloudriders_camp"}), Action(0))
    do(g, "acquire domain=cloudriders_camp", "take-free citizen=knight")
    assert purse(g) == {"strength": 3}
    assert citizens_of(g) == ["cleric", "archer", "knight"]


@clause("VK-ICON-09")
@pytest.mark.parametrize(("number", "gets"), [(1, {"gold": 2}), (2, {"magic": 2})])
def test_or_means_exactly_one_side(number: int, gets: dict[str, int]) -> None:
    g = at(table(2, {0: {"citizens": ["merchant"]}, 1: {"citizens": ["cleric"]}}, dice=(2, 1)), HarvestPhase(0))
    assert may(g) == ["branch number=1", "branch number=2"]
    do(g, f"branch number={number}")
    assert purse(g) == gets
    assert g.over


@clause("VK-ICON-09")
def test_or_is_for_the_player_who_uses_the_card_to_choose() -> None:
    realms = {0: {"citizens": ["cleric"]}, 1: {"citizens": ["thief"]}}
    g = at(table(2, realms, dice=(1, 6), set="masters_of_magic"), HarvestPhase(0))
    assert g.deciding() == (1,)
    do(g, "branch number=2")
    assert purse(g, 1) == {"magic": 2, "strength": 1}


@clause("VK-ICON-10")
@pytest.mark.parametrize(("others", "gold"), [([], 2), (["merchant"], 4), (["merchant", "merchant", "archer"], 6)])
def test_per_multiplies_the_left_side_by_the_count_of_the_right(others: list[str], gold: int) -> None:
    g = at(table(2, {0: {"citizens": ["butcher", *others]}}, dice=(6, 6)), HarvestPhase(0))
    assert Gained(0, "butcher", "gold", gold) in happened(g, Gained)
    assert purse(g) == {"gold": gold, "strength": 2}


@clause("VK-ICON-10")
@pytest.mark.parametrize(("gold", "counted"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_two_per_three_is_two_for_each_full_three(gold: int, counted: int) -> None:
    g = table(2, {0: {"gold": gold}})
    assert g.count(0, Count("resources", times=2, every=3)) == counted


@clause("VK-ICON-10")
def test_per_nothing_is_nothing() -> None:
    g = at(table(2, {0: {"citizens": ["blacksmith"]}}, dice=(2, 1), set="monster_blood"), HarvestPhase(0))
    assert purse(g) == {}
    assert happened(g, Gained) == [Gained(0, "blacksmith", "gold", 0)]


# -- at most -------------------------------------------------------------------------------------------------------


@clause("VK-ICON-11")
def test_at_most_three_means_three_and_less_but_not_four() -> None:
    g = at(table(2, {0: {"strength": 9}}, monsters={"mountains": ["orc_warrior"]}), Action(0))
    do(g, "slay monster=orc_warrior")
    fit = ["cleric", "merchant", "mercenary", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]
    assert may(g) == [*(f"take-free citizen={name}" for name in fit), "decline"]
    assert why_not(g, "take-free citizen=archer") == ("VK-MON-08", {"citizen": "archer", "cost": 4, "most": 3})


@clause("VK-ICON-12")
def test_the_plus_is_ignored_when_a_citizen_is_taken_up_to_a_cost() -> None:
    realms = {0: {"strength": 4, "magic": 3, "citizens": ["peasant"] * 3}}
    g = at(table(2, realms, monsters={"barrens": ["wraith"]}, set="monster_blood"), Action(0))
    do(g, "slay monster=wraith", "take-free citizen=peasant")
    assert citizens_of(g) == ["peasant"] * 4
    assert purse(g) == {}


# -- pay to get, take from -----------------------------------------------------------------------------------------


@clause("VK-ICON-13")
def test_paying_the_left_side_to_the_supply_gets_the_right_side() -> None:
    realms = {0: {"gold": 1, "citizens": ["alchemist"]}, 1: {"gold": 4, "citizens": ["archer"]}}
    g = at(table(2, realms, dice=(3, 1), set="gold_rush"), HarvestPhase(0))
    assert may(g) == ["accept", "decline"]
    do(g, "accept")
    assert (purse(g), purse(g, 1)) == ({"magic": 3}, {"gold": 4, "strength": 1})
    assert happened(g, Paid) == [Paid(0, "gold", 1)]


@clause("VK-ICON-13")
def test_who_does_not_pay_gets_nothing() -> None:
    g = at(table(2, {0: {"gold": 1, "citizens": ["alchemist"]}}, dice=(3, 1), set="gold_rush"), HarvestPhase(0))
    do(g, "decline")
    assert purse(g) == {"gold": 1}


@clause("VK-ICON-13")
def test_who_cannot_pay_in_full_is_not_even_asked() -> None:
    realms = {0: {"magic": 2, "gold": 6, "citizens": ["cleric", "merchant"]}}
    g = at(table(2, realms, domains={0: "golden_obelisk_of_nae"}), Action(0))
    do(g, "acquire domain=golden_obelisk_of_nae", "pay-magic magic=0")
    assert purse(g) == {"magic": 2}
    assert g.over


@clause("VK-ICON-14")
def test_what_is_taken_from_a_player_is_what_that_player_loses() -> None:
    realms: Players = {0: {"gold": 1, "citizens": ["thief"]}, 1: {"gold": 5, "magic": 1}}
    g = at(table(2, realms, dice=(3, 4), set="masters_of_magic"), HarvestPhase(0))
    do(g, "steal-from opponent=1 token=gold", "steal-some n=3")
    assert (purse(g), purse(g, 1)) == ({"gold": 4}, {"gold": 2, "magic": 1})
    assert happened(g, Stolen) == [Stolen(0, "thief", 1, "gold", 3)]


@clause("VK-ICON-14")
def test_the_supply_does_not_make_up_for_what_a_player_lacks() -> None:
    realms: Players = {0: {"gold": 5, "citizens": ["cleric", "rogue"]}, 1: {"gold": 1}}
    g = at(table(2, realms, domains={0: "cutthroats_truce"}), Action(0))
    do(g, "acquire domain=cutthroats_truce")
    assert (purse(g), purse(g, 1)) == ({"gold": 1}, {})


@clause("VK-ICON-15")
def test_the_active_player_picks_an_opponent_and_never_oneself() -> None:
    realms = {1: {"citizens": ["thief"]}}
    g = at(table(4, realms, dice=(3, 4), active=1, set="masters_of_magic"), HarvestPhase(1))
    assert g.deciding() == (1,)
    targets = [f"steal-from opponent={who} token={token}" for who in (2, 3, 0) for token in ("gold", "magic")]
    assert may(g) == targets
    assert not_on_show(g, "steal-from opponent=1 token=gold")


# -- dice and five players -----------------------------------------------------------------------------------------


@clause("VK-ICON-16")
@pytest.mark.parametrize(("die", "dice"), [(1, (6, 3)), (2, (2, 6))])
def test_the_active_player_picks_either_die(die: int, dice: tuple[int, int]) -> None:
    g = table(2, {0: {"gold": 2, "domains": ["foxgrove_palisade"]}}, chance=rolls(2, 3))
    do(at(g, RollPhase(0)), "use-domain domain=foxgrove_palisade")
    assert (g.deciding(), may(g)) == ((0,), ["change-die die=1", "change-die die=2"])
    do(g, f"change-die die={die}")
    assert g.dice == dice


@clause("VK-ICON-17")
def test_cards_with_the_five_player_icon_join_with_five_players_and_only_then() -> None:
    four, five = new_table(4), new_table(5)
    more = [sorted(after)[:] for after in five.monsters]
    for stack, fewer in zip(more, four.monsters, strict=True):
        for kind in fewer:
            stack.remove(kind)
    names = [[five.cards.monsters[kind] for kind in stack] for stack in more]
    assert names == [["goblin_mage"], ["flaming_skeleton"], ["treant"], ["giant"], ["dire_bear"]]


@clause("VK-ICON-18")
def test_a_role_together_with_the_citizen_icon_does_not_mean_icons_on_domains() -> None:
    realm = {"citizens": ["warlord", "archer"], "domains": ["blood_crow_army"]}
    g = at(table(2, {0: realm}, dice=(5, 3), set="monster_blood"), HarvestPhase(0))
    assert Gained(0, "warlord", "strength", 2) in happened(g, Gained)
    assert purse(g) == {"gold": 1, "strength": 2}
