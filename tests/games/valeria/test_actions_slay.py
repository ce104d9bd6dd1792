"""Chapter "Slay a Monster"."""

from __future__ import annotations

from games.valeria.valeria_table import citizens_of, purse, refused, slain_by, stack_of, table
from games.words import at, do, happened, may, not_on_show, why_not
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Action
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import MonsterSlain, Paid, StackExhausted
from karczma.ledger import clause

TAKES = ["take-resource resource=gold", "take-resource resource=strength", "take-resource resource=magic"]


# -- which Monster -------------------------------------------------------------------------------------------------


@clause("VK-SLAY-01")
def test_exactly_the_five_top_monsters_may_be_slain() -> None:
    g = at(table(2, {0: {"strength": 50}}), Action(0))
    tops = ["goblin", "skeleton", "treant", "owlbear", "dire_bear"]
    assert may(g) == [*(f"slay monster={name}" for name in tops), *TAKES]
    assert not {f"slay monster={name}" for name in tops} & set(refused(g))


@clause("VK-SLAY-01")
def test_a_monster_under_another_one_is_refused() -> None:
    stack = ["goblin", "goblin_mage", "goblin_king"]
    g = at(table(2, {0: {"strength": 50}}, monsters={"hills": stack}), Action(0))
    for name in stack[1:]:
        assert why_not(g, f"slay monster={name}") == ("VK-SLAY-01", {"monster": name, "top": "goblin"})
    assert why_not(g, "slay monster=spider_queen") == ("VK-SLAY-01", {"monster": "spider_queen", "top": "treant"})
    assert why_not(g, "slay monster=bane_spider") == ("VK-SLAY-01", {"monster": "bane_spider", "top": "treant"})


@clause("VK-SLAY-01")
def test_a_monster_that_is_in_no_stack_is_not_on_show() -> None:
    g = at(table(2, {0: {"strength": 50, "magic": 50}}, monsters={"hills": []}), Action(0))
    assert not_on_show(g, "slay monster=goblin")
    assert not_on_show(g, "slay monster=kobolds")


@clause("VK-SLAY-01")
def test_the_top_monster_is_slain_for_its_cost_and_the_others_stay() -> None:
    stack = ["goblin", "goblin_mage", "goblin_king"]  # no two alike
    g = at(table(2, {0: {"strength": 3}}, monsters={"hills": stack}), Action(0))
    assert "slay monster=goblin" not in refused(g)
    do(g, "slay monster=goblin")
    assert (slain_by(g), stack_of(g, "hills")) == (["goblin"], ["goblin_mage", "goblin_king"])
    assert happened(g, Paid) == [Paid(0, "strength", 1)]


@clause("VK-SLAY-11")
def test_the_monster_below_is_the_new_top_for_the_second_action_of_the_turn() -> None:
    g = at(table(2, {0: {"strength": 4}}, monsters={"hills": ["goblin", "goblin_mage", "goblin_king"]}), ActionPhase(0))
    assert why_not(g, "slay monster=goblin_mage") == ("VK-SLAY-01", {"monster": "goblin_mage", "top": "goblin"})
    do(g, "slay monster=goblin", "slay monster=goblin_mage", "branch number=1")
    assert stack_of(g, "hills") == ["goblin_king"]
    assert slain_by(g) == ["goblin", "goblin_mage"]
    assert happened(g, StackExhausted) == []


# -- the cost ------------------------------------------------------------------------------------------------------


@clause("VK-SLAY-02")
def test_strength_alone_pays_for_a_monster_without_magic() -> None:
    g = at(table(2, {0: {"strength": 6}}), Action(0))
    do(g, "slay monster=dire_bear", "branch number=1")
    assert happened(g, Paid) == [Paid(0, "strength", 5)]
    assert purse(g) == {"strength": 1, "gold": 2}


@clause("VK-SLAY-02")
def test_one_strength_too_few_is_refused_and_not_offered() -> None:
    g = at(table(2, {0: {"strength": 4}}, monsters={"valley": ["giant"], "mountains": ["dire_bear"]}), Action(0))
    facts = {"monster": "dire_bear", "need": 5, "extra": 0, "strength": 4, "magic": 0}
    assert why_not(g, "slay monster=dire_bear") == ("VK-SLAY-02", facts)
    assert may(g) == ["slay monster=goblin", "slay monster=skeleton", "slay monster=treant", *TAKES]


@clause("VK-SLAY-02")
def test_strength_and_printed_magic_are_both_paid() -> None:
    g = at(table(2, {0: {"strength": 4, "magic": 1}}, set="gold_rush"), Action(0))
    assert "slay monster=gelatinous_cube" not in refused(g)
    do(g, "slay monster=gelatinous_cube")
    assert happened(g, Paid) == [Paid(0, "magic", 1), Paid(0, "strength", 4)]
    assert purse(g) == {"gold": 2}


@clause("VK-SLAY-02")
def test_strength_and_magic_together_one_short_of_the_whole_cost_are_refused() -> None:
    g = at(table(2, {0: {"strength": 2, "magic": 2}}, set="gold_rush"), Action(0))
    facts = {"monster": "gelatinous_cube", "need": 4, "extra": 1, "strength": 2, "magic": 2}
    assert why_not(g, "slay monster=gelatinous_cube") == ("VK-SLAY-02", facts)
    assert may(g) == [*(f"slay monster={name}" for name in ("goblin", "skeleton", "treant")), *TAKES]


@clause("VK-SLAY-03")
def test_magic_alone_slays_nothing() -> None:
    g = at(table(2, {0: {"magic": 50, "gold": 0}}), Action(0))
    assert why_not(g, "slay monster=goblin") == ("VK-SLAY-03", {"monster": "goblin"})
    assert may(g) == TAKES


@clause("VK-SLAY-03")
def test_all_of_the_strength_but_one_may_be_replaced_by_magic() -> None:
    g = at(table(2, {0: {"strength": 5, "magic": 9}}), Action(0))
    do(g, "slay monster=dire_bear")
    assert may(g) == [f"pay-magic magic={n}" for n in (0, 1, 2, 3, 4)]
    do(g, "pay-magic magic=4", "branch number=1")
    assert purse(g) == {"strength": 4, "magic": 5, "gold": 2}


@clause("VK-SLAY-03")
def test_a_monster_of_strength_one_is_paid_with_strength_whatever_magic_there_is() -> None:
    g = at(table(2, {0: {"strength": 2, "magic": 3}}), Action(0))
    do(g, "slay monster=goblin")
    assert purse(g) == {"strength": 1, "magic": 3, "gold": 1}


def facing_wraith(strength: int, magic: int) -> Valeria:
    """The Wraith costs 4 Strength and 3 Magic."""
    realm = {"strength": strength, "magic": magic}
    return at(table(2, {0: realm}, monsters={"barrens": ["wraith"]}, set="monster_blood"), Action(0))


@clause("VK-SLAY-04")
def test_magic_in_place_of_strength_comes_on_top_of_the_printed_magic() -> None:
    g = facing_wraith(strength=3, magic=4)
    assert "slay monster=wraith" not in refused(g)
    do(g, "slay monster=wraith")
    assert happened(g, Paid) == [Paid(0, "magic", 3), Paid(0, "strength", 3), Paid(0, "magic", 1)]
    assert purse(g) == {}


@clause("VK-SLAY-04")
def test_the_printed_magic_leaves_none_to_replace_strength_with() -> None:
    g = facing_wraith(strength=3, magic=3)
    facts = {"monster": "wraith", "need": 4, "extra": 3, "strength": 3, "magic": 3}
    assert why_not(g, "slay monster=wraith") == ("VK-SLAY-02", facts)
    assert "slay monster=wraith" not in may(g)


# -- the card and the reward ---------------------------------------------------------------------------------------


@clause("VK-SLAY-05")
def test_the_slain_monster_leaves_its_stack_for_the_victory_stack() -> None:
    g = at(table(2, {0: {"strength": 1, "slain": ["owlbear"]}}), Action(0))
    do(g, "slay monster=goblin")
    assert slain_by(g) == ["owlbear", "goblin"]
    assert stack_of(g, "hills") == ["goblin", "goblin", "goblin_mage", "goblin_king"]
    assert happened(g, MonsterSlain) == [MonsterSlain(0, "goblin")]


@clause("VK-SLAY-06")
def test_everybody_sees_the_victory_stack_of_everybody() -> None:
    g = table(3, {0: {"slain": ["goblin", "troll"]}, 2: {"slain": ["treant"]}})
    for seat in (-1, 0, 1, 2):
        assert [slain_by(g.view(seat), who) for who in range(3)] == [["goblin", "troll"], [], ["treant"]]


@clause("VK-SLAY-07")
def test_a_reward_from_the_supply_is_taken_at_once() -> None:
    g = at(table(2, {0: {"strength": 4}}), Action(0))
    do(g, "slay monster=owlbear")
    assert purse(g) == {"magic": 2}
    assert happened(g, Gained) == [Gained(0, "owlbear", "magic", 2)]


@clause("VK-SLAY-07")
def test_a_reward_from_the_center_stacks_is_taken_before_the_second_action() -> None:
    g = at(table(2, {0: {"strength": 9}}, monsters={"mountains": ["orc_warrior"]}), ActionPhase(0))
    do(g, "slay monster=orc_warrior")
    assert not_on_show(g, "take-resource resource=gold")
    do(g, "take-free citizen=cleric", "take-resource resource=gold")
    assert citizens_of(g) == ["cleric"]
    assert g.citizens[0] == [g.cards.citizen_id["cleric"]] * 4


@clause("VK-SLAY-12")
def test_the_card_is_taken_only_after_the_payment() -> None:
    g = at(table(2, {0: {"strength": 2, "magic": 2}}), Action(0))
    do(g, "slay monster=treant")
    assert may(g) == ["pay-magic magic=1", "pay-magic magic=2"]
    assert (slain_by(g), purse(g)) == ([], {"strength": 2, "magic": 2})
    do(g, "pay-magic magic=1")
    assert (slain_by(g), purse(g)) == (["treant"], {"magic": 2, "gold": 1})


@clause("VK-SLAY-12")
def test_neither_the_reward_nor_a_slaying_power_helps_to_pay() -> None:
    realm = {"strength": 1, "magic": 1, "domains": ["the_violet_thorn"]}  # the Treant and the Thorn bring 1 Magic each
    g = at(table(2, {0: realm}), Action(0))
    facts = {"monster": "treant", "need": 3, "extra": 0, "strength": 1, "magic": 1}
    assert why_not(g, "slay monster=treant") == ("VK-SLAY-02", facts)


@clause("VK-SLAY-02", "VK-SLAY-05")
def test_each_player_slays_with_the_own_tokens_and_onto_the_own_stack() -> None:
    g = at(table(3, {0: {"strength": 9}, 2: {"strength": 2}}, active=2), Action(2))
    assert may(g) == ["slay monster=goblin", "slay monster=skeleton", *TAKES]
    do(g, "slay monster=skeleton")
    assert [slain_by(g, seat) for seat in range(3)] == [[], [], ["skeleton"]]
    assert [purse(g, seat) for seat in range(3)] == [{"strength": 9}, {}, {"gold": 1}]


# -- the rulebook's examples ---------------------------------------------------------------------------------------


@clause("VK-SLAY-08", "VK-AID-01")
def test_example_treant_is_slain_with_one_strength_and_two_magic() -> None:
    g = at(table(2, {0: {"strength": 1, "magic": 2}}), Action(0))
    do(g, "slay monster=treant")
    assert slain_by(g) == ["treant"]
    assert purse(g) == {"gold": 1, "magic": 1}


@clause("VK-SLAY-09")
def test_example_gelatinous_cube_is_slain_with_three_strength_and_two_magic() -> None:
    g = at(table(2, {0: {"strength": 3, "magic": 2}}, set="gold_rush"), Action(0))
    do(g, "slay monster=gelatinous_cube")
    assert happened(g, Paid) == [Paid(0, "magic", 1), Paid(0, "strength", 3), Paid(0, "magic", 1)]
    assert (slain_by(g), purse(g)) == (["gelatinous_cube"], {"gold": 2})


@clause("VK-SLAY-10")
def test_example_gelatinous_cube_is_not_slain_without_magic_nor_without_strength() -> None:
    g = at(table(2, {0: {"strength": 4}}, set="gold_rush"), Action(0))
    cube = "slay monster=gelatinous_cube"
    assert why_not(g, cube) == ("VK-SLAY-04", {"monster": "gelatinous_cube", "need": 1, "magic": 0})
    g = at(table(2, {0: {"magic": 5}}, set="gold_rush"), Action(0))
    assert why_not(g, cube) == ("VK-SLAY-03", {"monster": "gelatinous_cube"})
