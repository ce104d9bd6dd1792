"""Exhausted stacks: when a place is empty, and when it no longer is."""

from __future__ import annotations

from games.valeria.valeria_table import citizens_of, purse, slain_by, stack_of, table
from games.words import Words, at, do, happened, may, why_not
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Action
from karczma.games.valeria.ending import condition_met
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import CardReturned, MonsterSlain, StackExhausted
from karczma.ledger import clause

HILLS, FOREST, MOUNTAINS, CLERIC, KNIGHT, ROGUE, DOMAIN_1 = 0, 2, 4, 5, 10, 11, 15  # places, row by row from the left
ORC_WARRIOR_LAST = {"mountains": ["orc_warrior"]}  # its reward: a Citizen of base cost 3 or less


@clause("VK-EXH-01")
def test_the_last_citizen_recruited_exhausts_its_stack() -> None:
    g = at(table(2, {0: {"gold": 3}}, citizens={"cleric": 1}), Action(0))
    do(g, "recruit citizen=cleric")
    assert (g.exhausted, g.emptied) == ([CLERIC], [])
    assert happened(g, StackExhausted) == [StackExhausted(CLERIC)]


@clause("VK-EXH-01")
def test_a_stack_with_a_card_left_is_not_exhausted() -> None:
    g = at(table(2, {0: {"gold": 3, "strength": 1}}, citizens={"cleric": 2}), ActionPhase(0))
    do(g, "recruit citizen=cleric", "slay monster=goblin")
    assert (g.exhausted, happened(g, StackExhausted)) == ([], [])


@clause("VK-EXH-01")
def test_the_exhausted_card_is_placed_only_when_the_action_with_its_reward_is_over() -> None:
    g = at(table(2, {0: {"strength": 9}}, monsters=ORC_WARRIOR_LAST), ActionPhase(0))
    do(g, "slay monster=orc_warrior")
    assert (g.exhausted, happened(g, StackExhausted)) == ([], [])  # the reward is still to be taken
    do(g, "decline")
    assert g.exhausted == [MOUNTAINS]
    kinds = (MonsterSlain, StackExhausted)
    assert [e for e in g.heard or [] if isinstance(e, kinds)] == [
        MonsterSlain(0, "orc_warrior"),
        StackExhausted(MOUNTAINS),
    ]


@clause("VK-EXH-01")
def test_the_last_monster_slain_by_a_bonus_action_exhausts_after_the_acquiring_is_over() -> None:
    realm = {"gold": 8, "citizens": ["archer", "cleric"]}
    domains = {0: "eye_of_asteraten"}
    g = at(table(2, {0: realm}, monsters={"hills": ["goblin"]}, domains=domains, below={0: 0}), Action(0))
    do(g, "acquire domain=eye_of_asteraten", "slay monster=goblin")
    assert happened(g, StackExhausted) == [StackExhausted(HILLS), StackExhausted(DOMAIN_1)]
    assert g.exhausted == [HILLS, DOMAIN_1]


@clause("VK-EXH-02")
def test_the_last_citizen_taken_for_free_exhausts_its_stack() -> None:
    monsters = {"mountains": ["orc_warrior", "orc_warrior"]}
    g = at(table(2, {0: {"strength": 9}}, monsters=monsters, citizens={"rogue": 1}), Action(0))
    do(g, "slay monster=orc_warrior", "take-free citizen=rogue")
    assert (g.exhausted, happened(g, StackExhausted)) == ([ROGUE], [StackExhausted(ROGUE)])


@clause("VK-EXH-03")
def test_an_empty_stack_counts_as_exhausted_when_no_exhausted_card_is_left() -> None:
    empty = dict.fromkeys(("cleric", "merchant", "mercenary", "archer"), 0)
    g = at(table(2, {0: {"gold": 3}}, citizens=empty | {"knight": 1}), Action(0))
    assert (g.exhausted_cards, len(g.exhausted)) == (4, 4)
    do(g, "recruit citizen=knight")
    assert g.exhausted == [5, 6, 7, 8, KNIGHT]


@clause("VK-EXH-04")
def test_a_citizen_put_back_makes_its_stack_a_stack_again() -> None:
    realm = {"gold": 6, "citizens": ["merchant", "merchant", "knight"]}
    domains = {0: "nest_of_the_weaver_witch"}
    g = at(table(2, {0: realm}, citizens={"knight": 0, "cleric": 0}, domains=domains), ActionPhase(0))
    assert g.exhausted == [CLERIC, KNIGHT]
    do(g, "acquire domain=nest_of_the_weaver_witch", "return-card card=knight")
    assert g.exhausted == [CLERIC]
    assert g.citizens[KNIGHT - 5] == [g.cards.citizen_id["knight"]]
    assert happened(g, CardReturned) == [CardReturned(0, "knight")]
    assert why_not(g, "recruit citizen=knight") == ("VK-RECR-04", {"price": 3})  # there is one again, but no Gold


@clause("VK-EXH-04")
def test_a_monster_put_back_makes_its_stack_a_stack_again() -> None:
    realm = {"gold": 6, "strength": 1, "citizens": ["archer", "archer"], "slain": ["goblin", "owlbear"]}
    bare: Words = {"monsters": {"hills": [], "forest": []}}
    g = at(table(2, {0: realm}, domains={0: "watcher_on_the_water"}, **bare), ActionPhase(0))
    do(g, "acquire domain=watcher_on_the_water", "return-card card=goblin")
    assert (g.exhausted, stack_of(g, "hills"), slain_by(g)) == ([FOREST], ["goblin"], ["owlbear"])
    do(g, "slay monster=goblin")
    assert (g.exhausted, stack_of(g, "hills")) == ([HILLS, FOREST], [])
    assert happened(g, StackExhausted) == [StackExhausted(HILLS)]


@clause("VK-EXH-04")
def test_a_stack_refilled_within_the_action_that_emptied_it_is_not_exhausted() -> None:
    g = table(2)
    g.emptied = [HILLS, CLERIC]
    g.refilled(HILLS)
    at(g, Action(0))
    do(g, "take-resource resource=gold")
    assert (g.exhausted, happened(g, StackExhausted)) == ([CLERIC], [StackExhausted(CLERIC)])


@clause("VK-EXH-05")
def test_one_action_may_exhaust_several_stacks() -> None:
    g = at(table(2, {0: {"strength": 9}}, monsters=ORC_WARRIOR_LAST, citizens={"knight": 1, "archer": 0}), Action(0))
    do(g, "slay monster=orc_warrior", "take-free citizen=knight")
    assert happened(g, StackExhausted) == [StackExhausted(MOUNTAINS), StackExhausted(KNIGHT)]
    assert g.exhausted == [MOUNTAINS, 8, KNIGHT]  # the Archers' place was empty before
    assert g.emptied == []


@clause("VK-EXH-06")
def test_a_monster_goes_back_to_the_place_of_its_terrain_and_to_no_other_empty_place() -> None:
    realm = {"gold": 6, "citizens": ["archer", "archer"], "slain": ["treant"]}
    monsters: dict[str, list[str]] = {"hills": [], "forest": [], "mountains": []}
    g = at(table(2, {0: realm}, monsters=monsters, domains={0: "watcher_on_the_water"}), Action(0))
    do(g, "acquire domain=watcher_on_the_water", "return-card card=treant")
    assert [stack_of(g, terrain) for terrain in ("hills", "forest", "mountains")] == [[], ["treant"], []]
    assert g.exhausted == [HILLS, MOUNTAINS]


@clause("VK-EXH-06")
def test_a_citizen_goes_back_to_the_place_of_its_name_and_to_no_other_empty_place() -> None:
    realm = {"gold": 6, "citizens": ["merchant", "merchant", "rogue"]}
    empty = {"cleric": 0, "rogue": 0, "butcher": 0}
    g = at(table(2, {0: realm}, citizens=empty, domains={0: "nest_of_the_weaver_witch"}), Action(0))
    do(g, "acquire domain=nest_of_the_weaver_witch", "return-card card=rogue")
    assert [len(g.citizens[place]) for place in (0, 6, 9)] == [0, 1, 0]
    assert g.exhausted == [CLERIC, 14]
    assert citizens_of(g) == ["merchant", "merchant"]


@clause("VK-EXH-06")
def test_an_exhausted_citizen_stack_is_still_known_by_its_name() -> None:
    g = at(table(2, {0: {"gold": 50}}, citizens={"rogue": 0}), Action(0))
    assert why_not(g, "recruit citizen=rogue") == ("VK-RECR-01", {"citizen": "rogue"})


@clause("VK-EXH-06")
def test_in_a_mixed_game_a_citizen_goes_back_to_the_place_of_its_number() -> None:
    realm = {"gold": 6, "citizens": ["merchant", "merchant", "thief"]}
    g = table(2, {0: realm}, citizens={"rogue": 0}, domains={0: "nest_of_the_weaver_witch"}, mixed_stacks=True)
    do(at(g, Action(0)), "acquire domain=nest_of_the_weaver_witch", "return-card card=thief")
    assert g.citizens[6] == [g.cards.citizen_id["thief"]]
    assert g.exhausted == []


@clause("VK-EXH-04")
def test_a_refilled_stack_does_not_count_for_the_end_of_the_game() -> None:
    realm = {"gold": 6, "citizens": ["merchant", "merchant", "rogue"]}
    empty = dict.fromkeys(("cleric", "archer", "rogue", "butcher"), 0)
    g = at(table(2, {0: realm}, citizens=empty, domains={0: "nest_of_the_weaver_witch"}), Action(0))
    assert condition_met(g)
    do(g, "acquire domain=nest_of_the_weaver_witch")
    assert may(g) == ["return-card card=merchant", "return-card card=rogue", "decline"]
    do(g, "return-card card=rogue")
    assert not condition_met(g)
    assert (purse(g), happened(g, Gained)) == ({"vp": 3}, [Gained(0, "nest_of_the_weaver_witch", "vp", 3)])
