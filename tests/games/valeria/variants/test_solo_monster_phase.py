"""Chapter "Variant for one player": the Monster Phase."""

from __future__ import annotations

import pytest

import karczma
from games.valeria.valeria_table import domains_of, table
from games.words import at, do, going_on, happened, may, rolls, why_not
from karczma import Illegal
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import FIRST_CITIZEN, FIRST_DOMAIN, LOST, RUNNING
from karczma.games.valeria.variants.solo import Activation, MonsterDie, SoloTurn
from karczma.games.valeria.words.events import (
    CardCaptured,
    CardRevealed,
    MonsterPhaseBegan,
    StackActivated,
    StackExhausted,
    StackSpared,
)
from karczma.kernel.events import rule_of
from karczma.ledger import clause

COLUMNS = [("cleric", "knight"), ("merchant", "rogue"), ("mercenary", "champion"), ("archer", "paladin")]
COLUMNS += [("peasant", "butcher")]
TERRAINS = ["hills", "ruins", "forest", "valley", "mountains"]
TAKE_TWO = ["take-resource resource=gold", "take-resource resource=gold"]


def monster_phase(g: Valeria) -> Valeria:
    """Let the Monster Phase begin with the dice as they lie; after it the dice show 1 and 2."""
    return going_on(g, SoloTurn(0), "monster_phase")


def gives(column: int) -> list[str]:
    return [f"give citizen={citizen}" for citizen in COLUMNS[column]]


def captured(g: Valeria) -> list[str]:
    return [event.card for event in happened(g, CardCaptured)]


def in_the_dark(g: Valeria) -> dict[str, int]:
    """The Citizens that the Dark Lord has."""
    assert g.dark_lord
    return {name: n for name, n in zip(g.cards.citizens, g.dark_lord.citizens, strict=True) if n}


# -- which stack ---------------------------------------------------------------------------------------------------


@clause("VK-SOLO-09")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_die_activates_the_stack_at_its_position_from_the_left(value: int) -> None:
    g = at(table(1), MonsterDie(0, value))
    assert may(g) == gives(value - 1)


@clause("VK-SOLO-09")
def test_the_sum_activates_no_monsters() -> None:
    g = monster_phase(table(1, dice=(1, 2), chance=rolls(1, 2)))
    do(g, "resolve-die die=1", "give citizen=cleric", "give citizen=rogue")
    assert (g.heard or [])[0] == MonsterPhaseBegan(0)
    assert captured(g) == ["cleric", "rogue"]
    assert len(g.citizens[2]) == len(g.citizens[7]) == 5  # the third column
    assert may(g)[-1] == "decline"  # the Second Harvest has come


@clause("VK-SOLO-11")
def test_example_a_one_activates_the_first_stack_and_a_two_the_second() -> None:
    g = monster_phase(table(1, dice=(2, 1)))
    do(g, "resolve-die die=2")
    assert may(g) == ["give citizen=cleric", "give citizen=knight"]
    do(g, "give citizen=cleric")
    assert may(g) == ["give citizen=merchant", "give citizen=rogue"]


@clause("VK-SOLO-10")
def test_the_dice_count_as_they_lie_after_all_changes() -> None:
    g = at(table(1, {0: {"domains": ["palace_of_the_dawn"]}}, chance=rolls(1, 3)), SoloTurn(0))
    do(g, "use-domain domain=palace_of_the_dawn", "decline", *TAKE_TWO)  # only the 3 can become less
    do(g, "resolve-die die=2")
    assert may(g) == gives(1)


@clause("VK-SOLO-12")
def test_a_double_activates_its_stack_twice_without_asking_for_an_order() -> None:
    g = monster_phase(table(1, dice=(4, 4)))
    assert may(g) == gives(3)
    do(g, "give citizen=archer")
    assert may(g) == gives(3)
    do(g, "give citizen=paladin")
    assert in_the_dark(g) == {"archer": 1, "paladin": 1}
    assert "decline" in may(g)


@clause("VK-SOLO-13")
def test_a_six_lets_the_player_choose_the_stack() -> None:
    g = at(table(1), MonsterDie(0, 6))
    assert may(g) == [f"activate terrain={terrain}" for terrain in TERRAINS]
    do(g, "activate terrain=mountains")
    assert happened(g, StackActivated) == [StackActivated(6, "mountains")]
    assert may(g) == gives(4)


@clause("VK-SOLO-13")
def test_a_six_may_not_choose_an_exhausted_stack() -> None:
    g = at(table(1, monsters={"forest": []}), MonsterDie(0, 6))
    assert may(g) == [f"activate terrain={terrain}" for terrain in ("hills", "ruins", "valley", "mountains")]
    assert why_not(g, "activate terrain=forest") == ("VK-SOLO-13", {"terrain": "forest"})


@clause("VK-SOLO-13")
def test_a_six_may_not_choose_a_terrain_that_is_not_on_the_table() -> None:
    g = at(table(1), MonsterDie(0, 6))
    with pytest.raises(Illegal) as error:
        g.apply(karczma.parse("valeria", "activate terrain=swamp"), 0)
    assert error.value.refusal.clause == "K-FLOW-01"


@clause("VK-SOLO-13")
def test_for_each_six_of_a_double_the_player_chooses_anew() -> None:
    g = monster_phase(table(1, dice=(6, 6)))
    do(g, "activate terrain=hills", "give citizen=knight")
    assert may(g) == [f"activate terrain={terrain}" for terrain in TERRAINS]
    do(g, "activate terrain=ruins", "give citizen=rogue")
    assert captured(g) == ["knight", "rogue"]


@clause("VK-SOLO-14")
def test_a_die_that_points_to_an_exhausted_stack_activates_nothing() -> None:
    g = monster_phase(table(1, dice=(2, 5), monsters={"ruins": []}))
    do(g, "resolve-die die=1")
    (spared,) = happened(g, StackSpared)
    assert (spared, rule_of(spared)) == (StackSpared(2, "ruins"), "VK-SOLO-14")
    assert happened(g, StackActivated) == [StackActivated(5, "mountains")]
    assert may(g) == gives(4)
    do(g, "give citizen=peasant")
    assert captured(g) == ["peasant"]


@clause("VK-SOLO-14")
def test_an_exhausted_stack_is_harmless_even_when_its_column_is_empty() -> None:
    g = table(1, dice=(2, 2), monsters={"ruins": []}, citizens={"merchant": 0, "rogue": 0}, domains={1: None})
    monster_phase(g)
    assert (captured(g), g.ended) == ([], RUNNING)


@clause("VK-SOLO-33")
@pytest.mark.parametrize(("die", "first", "second"), [(1, 2, 4), (2, 4, 2)])
def test_the_player_chooses_which_die_is_resolved_first(die: int, first: int, second: int) -> None:
    g = monster_phase(table(1, dice=(3, 5)))
    assert may(g) == ["resolve-die die=1", "resolve-die die=2"]
    do(g, f"resolve-die die={die}")
    assert may(g) == gives(first)
    do(g, gives(first)[0])
    assert may(g) == gives(second)


@clause("VK-SOLO-33")
def test_the_stack_for_a_six_is_picked_when_that_die_is_resolved() -> None:
    g = monster_phase(table(1, dice=(6, 1)))
    do(g, "resolve-die die=2")
    assert may(g) == gives(0)
    do(g, "give citizen=cleric")
    assert may(g) == [f"activate terrain={terrain}" for terrain in TERRAINS]


# -- what the Dark Lord takes --------------------------------------------------------------------------------------


@clause("VK-SOLO-15")
@pytest.mark.parametrize("citizen", ["archer", "paladin"])
def test_an_activation_takes_the_top_citizen_of_either_stack_of_the_column(citizen: str) -> None:
    g = at(table(1, dark_lord={"citizens": ["archer"]}), Activation(0, 3))
    do(g, f"give citizen={citizen}")
    assert g.dark_lord
    assert g.dark_lord.citizens[g.cards.citizen_id[citizen]] == (2 if citizen == "archer" else 1)
    assert [len(g.citizens[3]), len(g.citizens[8])] == ([4, 5] if citizen == "archer" else [5, 4])
    assert happened(g, CardCaptured) == [CardCaptured(citizen)]


@clause("VK-SOLO-15")
def test_a_citizen_of_another_column_cannot_be_given() -> None:
    g = at(table(1), Activation(0, 3))
    assert may(g) == ["give citizen=archer", "give citizen=paladin"]
    assert why_not(g, "give citizen=cleric") == ("VK-SOLO-15", {"citizen": "cleric", "terrain": "valley"})


@clause("VK-SOLO-15")
def test_the_next_citizen_of_a_mixed_stack_is_turned_up() -> None:
    g = table(1, mixed_stacks=True, citizens={"rogue": ["thief"]}, chance=[0])
    top = g.cards.citizens[g.citizens[1][-1]]
    bag = g.citizen_bags[6][:]
    do(at(g, Activation(0, 1)), "give citizen=thief")
    assert in_the_dark(g) == {"thief": 1}
    assert g.citizens[6] == bag[:1]
    assert g.face_down[6] == 3
    assert happened(g, CardRevealed) == [CardRevealed(g.cards.citizens[bag[0]])]
    assert top == g.cards.citizens[g.citizens[1][-1]]


@clause("VK-SOLO-15")
def test_of_several_face_up_cards_of_a_mixed_stack_the_top_one_is_given() -> None:
    g = at(table(1, mixed_stacks=True, citizens={"cleric": ["monk", "cleric"]}), Activation(0, 0))
    assert may(g) == ["give citizen=monk", "give citizen=knight"]
    do(g, "give citizen=monk")
    assert in_the_dark(g) == {"monk": 1}
    assert [g.cards.citizens[kind] for kind in g.citizens[0]] == ["cleric"]


@clause("VK-SOLO-34")
@pytest.mark.parametrize(("exhausted", "left"), [("archer", "paladin"), ("paladin", "archer")])
def test_if_one_citizen_stack_is_exhausted_the_card_comes_from_the_other(exhausted: str, left: str) -> None:
    g = at(table(1, citizens={exhausted: 0, left: 1}), Activation(0, 3))
    assert in_the_dark(g) == {left: 1}
    assert g.dark_lord
    assert g.dark_lord.domains == []


@clause("VK-SOLO-34")
def test_a_domain_is_not_taken_while_a_citizen_is_left() -> None:
    g = at(table(1, citizens={"archer": 0}, domains={3: "halfpenny_hill"}), Activation(0, 3))
    assert captured(g) == ["paladin"]
    assert g.domains[3] == [g.cards.domain_id["halfpenny_hill"]]


@clause("VK-SOLO-16")
def test_if_both_citizen_stacks_are_exhausted_the_domain_is_taken_and_the_next_revealed() -> None:
    g = table(1, citizens={"archer": 0, "paladin": 0}, domains={3: "halfpenny_hill"}, chance=[2])
    taken, following = g.cards.domain_id["halfpenny_hill"], g.domain_bag[2]
    at(g, Activation(0, 3))
    assert g.dark_lord
    assert g.dark_lord.domains == [taken]
    assert (g.domains[3], g.domains_below) == ([following], [2, 2, 2, 1, 2])
    assert g.heard == [CardCaptured("halfpenny_hill"), CardRevealed(g.cards.domains[following])]
    assert domains_of(g) == []


@clause("VK-SOLO-16")
def test_a_double_takes_the_last_citizen_and_then_the_domain() -> None:
    g = table(1, dice=(4, 4), citizens={"archer": 1, "paladin": 0}, domains={3: "halfpenny_hill"})
    monster_phase(g)
    assert captured(g) == ["archer", "halfpenny_hill"]


@clause("VK-SOLO-17")
def test_if_the_column_has_neither_citizen_nor_domain_the_player_loses_at_once() -> None:
    g = table(1, dice=(4, 2), citizens={"archer": 0, "paladin": 0}, domains={3: None})
    do(monster_phase(g), "resolve-die die=1")
    assert (g.ended, g.over, g.winners()) == (LOST, True, ())
    assert captured(g) == []


@clause("VK-SOLO-17")
def test_the_last_domain_of_a_column_still_saves_the_player() -> None:
    g = table(1, dice=(4, 4), citizens={"archer": 0, "paladin": 0}, domains={3: "halfpenny_hill"}, below={3: 0})
    at(g, Activation(0, 3))
    assert (g.ended, captured(g)) == (RUNNING, ["halfpenny_hill"])
    at(g, Activation(0, 3))
    assert g.ended == LOST


@clause("VK-SOLO-17")
def test_citizens_and_domains_of_other_columns_do_not_save_the_player() -> None:
    g = at(table(1, citizens={"cleric": 0, "knight": 0}, domains={0: None}), Activation(0, 0))
    assert [len(stack) for stack in g.domains] == [0, 1, 1, 1, 1]
    assert g.ended == LOST


# -- exhausted stacks ----------------------------------------------------------------------------------------------


@clause("VK-SOLO-18")
def test_a_citizen_stack_emptied_by_the_dark_lord_is_exhausted() -> None:
    g = at(table(1, citizens={"paladin": 1}), Activation(0, 3))
    do(g, "give citizen=paladin")
    assert g.exhausted == [FIRST_CITIZEN + 8]
    assert happened(g, StackExhausted) == [StackExhausted(FIRST_CITIZEN + 8)]
    assert g.emptied == []


@clause("VK-SOLO-18")
def test_a_citizen_stack_with_a_card_left_is_not_exhausted() -> None:
    g = do(at(table(1, citizens={"paladin": 2}), Activation(0, 3)), "give citizen=paladin")
    assert (g.exhausted, happened(g, StackExhausted)) == ([], [])


@clause("VK-SOLO-18")
def test_a_domain_stack_emptied_by_the_dark_lord_is_exhausted() -> None:
    g = table(1, citizens={"archer": 0, "paladin": 0}, domains={3: "halfpenny_hill"}, below={3: 0})
    at(g, Activation(0, 3))
    assert g.exhausted == [FIRST_CITIZEN + 3, FIRST_CITIZEN + 8, FIRST_DOMAIN + 3]
    assert happened(g, StackExhausted) == [StackExhausted(FIRST_DOMAIN + 3)]


@clause("VK-SOLO-18")
def test_five_exhausted_cards_are_provided() -> None:
    g = karczma.new("valeria", 1, 1)
    assert isinstance(g, Valeria)
    assert g.exhausted_cards == 5
