"""Chapter "Monsters": Terrains, types, and what the rewards may bring."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import citizens_of, purse, slain_by, stack_of, table
from games.words import Players, Words, at, do, happened, may, not_on_show, why_not
from karczma.effects.verbs import Branch, Choose, ChooseBranch
from karczma.games.valeria.actions import Action
from karczma.games.valeria.scoring import duke_points
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import TYPES
from karczma.games.valeria.words.events import CardRevealed, CitizenGained, MonsterTaken, Paid
from karczma.ledger import clause

TERRAINS = ("barrens", "hills", "ruins", "forest", "swamp", "valley", "cavern", "mountains")
CENTER = ("cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher")
NOBODY_LEFT = dict.fromkeys(CENTER, 0)


def slaying(monster: str, slain: list[str] | None = None, **words: Any) -> Valeria:
    """That Monster has just been slain by somebody who had exactly its price; its reward comes now."""
    cards = catalogue()
    kind = cards.monster_id[monster]
    realm = {"strength": cards.strength[kind], "magic": cards.magic[kind], "slain": slain or []}
    on_top = {cards.terrains[cards.terrain[kind]]: [monster]}
    g = table(2, {0: realm}, monsters=on_top, **words)
    return do(at(g, Action(0)), f"slay monster={monster}")


# -- Terrains, types, Strength and Magic ---------------------------------------------------------------------------


@clause("VK-MON-01")
def test_there_are_eight_terrains_and_each_has_monsters() -> None:
    cards = catalogue()
    assert cards.terrains == TERRAINS
    assert set(cards.terrain) == set(range(8))


@clause("VK-MON-02")
def test_there_are_four_types_and_each_terrain_has_one_boss() -> None:
    cards = catalogue()
    assert {TYPES[of] for of in cards.type} == {"minion", "beast", "titan", "boss"}
    assert sorted(cards.terrain[kind] for kind, of in enumerate(cards.type) if TYPES[of] == "boss") == [*range(8)]


@clause("VK-MON-03")
@pytest.mark.parametrize("duke", catalogue().dukes)
def test_types_matter_for_one_duke_only_and_there_only_titans(duke: str) -> None:
    by_type = {"minion": "orc_warrior", "beast": "dire_bear", "titan": "giant", "boss": "goblin_king"}
    points = {}
    for of, monster in by_type.items():
        g = table(2, {0: {"duke": duke, "slain": [monster]}})
        points[of] = duke_points(g, g.realms[0])
    each = {"hrothgar_the_conqueror": 2, "reese_the_firebrand": 1}.get(duke, 0)
    assert points == dict.fromkeys(by_type, each) | ({"titan": 3} if duke == "hrothgar_the_conqueror" else {})


@clause("VK-MON-04")
def test_every_monster_has_strength_and_only_some_have_magic() -> None:
    cards = catalogue()
    assert min(cards.strength) == 1
    some = "wraith witch_queen gelatinous_cube basilisk swamp_dragon kobolds gold_golem red_dragon spider_queen"
    assert {name for name, magic in zip(cards.monsters, cards.magic, strict=True) if magic} == set(some.split())


@clause("VK-MON-05")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("terrains", [TERRAINS[:5], TERRAINS[3:]])
def test_each_stack_has_exactly_three_values_of_strength_the_lowest_on_top(
    players: int, terrains: tuple[str, ...]
) -> None:
    g = table(players, terrains=terrains)
    for stack in g.monsters:
        values = [g.cards.strength[kind] for kind in stack]
        assert len(set(values)) == 3
        assert values == sorted(values, reverse=True)


@clause("VK-MON-06")
def test_example_the_ruins_for_five_players() -> None:
    ruins = ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "flaming_skeleton", "skeleton_king"]
    assert stack_of(table(5), "ruins") == ruins
    assert stack_of(table(4), "ruins") == [*ruins[:4], "skeleton_king"]


# -- rewards -------------------------------------------------------------------------------------------------------


@clause("VK-MON-07")
@pytest.mark.parametrize(("branch", "reward"), [(1, {"gold": 2}), (2, {"magic": 2})])
def test_of_alternative_rewards_the_player_takes_one(branch: int, reward: dict[str, int]) -> None:
    g = slaying("dire_bear")
    assert may(g) == ["branch number=1", "branch number=2"]
    do(g, f"branch number={branch}")
    assert (purse(g), g.over) == (reward, True)  # nothing more is asked


@clause("VK-MON-08", "VK-CARD-07")
def test_a_free_citizen_has_at_most_the_base_cost_named_and_costs_nothing() -> None:
    g = slaying("orc_warrior")  # base cost 3 or less
    cheap = [name for name in CENTER if name != "archer"]
    assert may(g) == [*(f"take-free citizen={name}" for name in cheap), "decline"]
    assert why_not(g, "take-free citizen=archer") == ("VK-MON-08", {"citizen": "archer", "cost": 4, "most": 3})
    paid = happened(g, Paid)
    do(g, "take-free citizen=cleric")
    assert (citizens_of(g), purse(g), happened(g, Paid)) == (["cleric"], {}, paid)


@clause("VK-MON-08", "VK-CARD-07")
def test_the_plus_is_ignored_however_many_copies_there_are() -> None:
    realm = {"strength": 9, "citizens": ["cleric"] * 4}  # recruited, a fifth Cleric would cost 7
    g = at(table(2, {0: realm}, monsters={"mountains": ["orc_warrior"]}), Action(0))
    do(g, "slay monster=orc_warrior", "take-free citizen=cleric")
    assert citizens_of(g) == ["cleric"] * 5


@clause("VK-MON-08", "VK-ICON-11")
def test_a_citizen_of_base_cost_three_is_too_dear_for_the_wraith() -> None:
    g = slaying("wraith", set="monster_blood")
    cheap = ["peasant", "knight", "rogue", "warlord", "priestess", "miner"]
    assert may(g) == [*(f"take-free citizen={name}" for name in cheap), "decline"]
    assert why_not(g, "take-free citizen=blacksmith") == ("VK-MON-08", {"citizen": "blacksmith", "cost": 3, "most": 2})


@clause("VK-MON-09")
def test_a_free_citizen_comes_from_the_top_of_a_center_stack_into_the_tableau() -> None:
    g = slaying("orc_warrior", citizens={"merchant": 3})
    do(g, "take-free citizen=merchant")
    assert (len(g.citizens[1]), g.realms[0].roles) == (2, [1, 0, 0, 0])
    assert citizens_of(g, 0) == ["merchant"]
    assert happened(g, CitizenGained) == [CitizenGained(0, "merchant")]


@clause("VK-MON-09")
def test_from_a_mixed_stack_only_the_face_up_citizen_is_taken_and_the_next_is_turned_up() -> None:
    g = slaying("orc_warrior", citizens={"monk": ["monk"]}, mixed_stacks=True, chance=[0])
    first = g.citizen_bags[0][0]
    do(g, "take-free citizen=monk")
    assert (citizens_of(g), g.citizens[0], g.face_down[0]) == (["monk"], [first], 3)
    assert happened(g, CardRevealed) == [CardRevealed(g.cards.citizens[first])]


@clause("VK-MON-09")
def test_a_citizen_under_another_one_is_not_there_to_be_taken() -> None:
    g = slaying("orc_warrior", citizens={"monk": ["monk", "cleric"]}, mixed_stacks=True)
    assert "take-free citizen=monk" in may(g)
    assert not_on_show(g, "take-free citizen=cleric")


@clause("VK-MON-10")
def test_a_fitting_citizen_under_one_who_does_not_fit_is_lost_too() -> None:
    below = dict.fromkeys(CENTER, 0) | {"merchant": ["blacksmith", "merchant"]}  # the Wraith wants base cost 2 or less
    terrains = ["barrens", "hills", "ruins", "forest", "swamp"]
    g = slaying("wraith", citizens=below, mixed_stacks=True, terrains=terrains)
    assert (g.over, citizens_of(g)) == (True, [])
    assert not g.cards.reward[g.cards.monster_id["wraith"]].possible(g, 0)


@clause("VK-MON-10")
def test_when_no_citizen_fits_the_free_citizen_is_lost() -> None:
    g = slaying("orc_warrior", citizens=NOBODY_LEFT | {"archer": 5})
    assert (g.over, citizens_of(g), purse(g)) == (True, [], {})
    assert len(g.citizens[3]) == 5


@clause("VK-MON-10")
def test_the_alternative_stands_in_for_a_citizen_that_is_not_there() -> None:
    g = slaying("bane_spider", citizens={"knight": 0})
    assert (g.over, citizens_of(g), purse(g)) == (True, [], {"gold": 3})


@clause("VK-MON-11")
def test_victory_points_of_a_reward_are_tokens_besides_those_printed_on_the_monster() -> None:
    g = slaying("spider_queen")
    do(g, "branch number=2", "take-free citizen=cleric")
    assert purse(g) == {"vp": 1}
    assert (g.view(1).scores()[0], slain_by(g)) == (5 + 1, ["spider_queen"])


@clause("VK-MON-12")
@pytest.mark.parametrize(
    ("slain", "gold"),
    [
        ([], 1),
        (["goblin", "goblin_mage"], 3),
        (["skeleton", "owlbear", "goblin"], 2),
        (["goblin", "goblin", "goblin", "goblin_mage"], 5),
    ],
)
def test_a_reward_for_a_terrain_counts_all_slain_there_the_new_one_included(slain: list[str], gold: int) -> None:
    assert purse(slaying("goblin_king", slain)) == {"gold": gold}


@clause("VK-MON-12")
def test_only_the_own_victory_stack_counts_for_a_terrain() -> None:
    realms: Players = {0: {"strength": 12}, 1: {"slain": ["owlbear", "owlbear", "giant"]}}
    g = do(at(table(2, realms, monsters={"valley": ["troll"]}), Action(0)), "slay monster=troll")
    assert purse(g) == {"magic": 2}


@clause("VK-MON-13")
def test_example_spider_queen_brings_an_archer_and_a_victory_token() -> None:
    g = slaying("spider_queen")
    do(g, "branch number=2")
    assert may(g) == [f"take-free citizen={name}" for name in CENTER]  # any Citizen, and one must be taken
    do(g, "take-free citizen=archer")
    assert (citizens_of(g), purse(g)) == (["archer"], {"vp": 1})


@clause("VK-MON-13")
def test_example_spider_queen_alone_would_bring_two_gold() -> None:
    assert purse(do(slaying("spider_queen", ["goblin"]), "branch number=1")) == {"gold": 2}
    assert purse(do(slaying("spider_queen", ["treant"]), "branch number=1")) == {"gold": 4}


@clause("VK-MON-14")
def test_slain_monsters_score_their_printed_points() -> None:
    g = table(3, {0: {"slain": ["goblin", "goblin", "orc_chieftain"]}, 1: {"slain": ["spider_queen"]}})
    assert g.view(2).scores()[:2] == (1 + 1 + 6, 5)


@clause("VK-MON-15")
def test_a_monster_taken_from_an_opponent_counts_like_a_slain_one() -> None:
    realm = {"gold": 10, "strength": 6, "citizens": ["rogue", "rogue"], "duke": "hrothgar_the_conqueror"}
    words: Words = {"monsters": {"hills": ["goblin_king"]}, "domains": {0: "purloiners_perch"}}
    g = at(table(2, {0: realm, 1: {"slain": ["goblin_mage"]}}, **words), Action(0))
    do(g, "acquire domain=purloiners_perch")
    assert happened(g, MonsterTaken) == [MonsterTaken(0, 1, "goblin_mage")]
    assert g.scores()[0] == 2 + 2 + (2 + 1) + 6 // 4  # the Mage, the Perch, the Duke's Titan, 6 Strength
    do(at(g, Action(0)), "slay monster=goblin_king")
    assert purse(g) == {"gold": 2}


@clause("VK-MON-16")
def test_an_alternative_with_a_citizen_may_not_be_chosen_when_nobody_is_left() -> None:
    g = slaying("spider_queen", ["treant"], citizens=NOBODY_LEFT)
    assert (g.over, citizens_of(g), purse(g)) == (True, [], {"gold": 4})  # the only way: it is not even asked


@clause("VK-MON-16")
def test_the_impossible_alternative_is_refused_as_long_as_the_other_can_be_taken() -> None:
    g = table(2, citizens={"knight": 0})
    reward = g.cards.reward[g.cards.monster_id["bane_spider"]]
    assert isinstance(reward, Choose)
    asked = ChooseBranch(0, "bane_spider", reward.branches)
    assert asked.options(g) == [Branch(1)]
    assert Branch(2).refusal(g, asked) == ("K-CHOOSE-01", {"card": "bane_spider", "branch": 2})
