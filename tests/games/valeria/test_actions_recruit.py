"""Chapter "Recruit a Citizen"."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import citizens_of, purse, refused, table
from games.words import at, do, happened, may, not_on_show, rolls, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.turn import ActionPhase, Turn
from karczma.games.valeria.words.events import CitizenGained, Paid
from karczma.ledger import clause

TAKES = ["take-resource resource=gold", "take-resource resource=strength", "take-resource resource=magic"]
NO_DOMAINS = dict.fromkeys(range(5))


# -- which Citizen -------------------------------------------------------------------------------------------------


@clause("VK-RECR-01")
def test_the_top_citizen_of_each_stack_may_be_recruited() -> None:
    g = at(table(2, {0: {"gold": 50}}, domains=NO_DOMAINS, set="monster_blood"), Action(0))
    tops = ["cleric", "blacksmith", "mercenary", "archer", "peasant"]
    tops += ["knight", "rogue", "warlord", "priestess", "miner"]
    assert may(g) == [*(f"recruit citizen={name}" for name in tops), *TAKES]


@clause("VK-RECR-01")
def test_the_recruited_citizen_leaves_its_stack_and_joins_the_tableau() -> None:
    g = at(table(3, {1: {"gold": 4, "citizens": ["monk"]}}, active=1), Action(1))
    do(g, "recruit citizen=archer")
    archer, soldier = g.cards.citizen_id["archer"], 1
    assert [citizens_of(g, seat) for seat in range(3)] == [[], ["monk", "archer"], []]
    assert g.citizens[3] == [archer] * 4
    assert g.realms[1].roles[soldier] == 1
    assert happened(g, CitizenGained) == [CitizenGained(1, "archer")]


@clause("VK-RECR-01")
def test_nobody_is_recruited_from_an_empty_stack() -> None:
    g = at(table(2, {0: {"gold": 50}}, citizens={"archer": 0, "knight": 1}), Action(0))
    assert why_not(g, "recruit citizen=archer") == ("VK-RECR-01", {"citizen": "archer"})
    assert "recruit citizen=archer" not in may(g)
    assert "recruit citizen=knight" in may(g)


@clause("VK-RECR-01")
def test_a_citizen_without_a_stack_in_this_game_and_a_starter_are_not_on_show() -> None:
    g = at(table(2, {0: {"gold": 50}}), Action(0))
    assert not_on_show(g, "recruit citizen=monk")
    assert not_on_show(g, "recruit citizen=starter_knight")


@clause("VK-RECR-01")
def test_only_the_face_up_citizen_of_a_mixed_stack_may_be_recruited() -> None:
    g = at(table(2, {0: {"gold": 50}}, citizens={"monk": ["monk", "cleric"]}, mixed_stacks=True), Action(0))
    assert not_on_show(g, "recruit citizen=cleric")
    do(g, "recruit citizen=monk")
    assert citizens_of(g) == ["monk"]


# -- the price -----------------------------------------------------------------------------------------------------


@clause("VK-RECR-02")
@pytest.mark.parametrize(("copies", "price"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_each_copy_in_the_tableau_makes_the_next_one_gold_dearer(copies: int, price: int) -> None:
    realm = {"gold": price, "citizens": ["archer"] * copies + ["champion"]}
    g = at(table(2, {0: realm, 1: {"citizens": ["archer"]}}), Action(0))
    assert "recruit citizen=archer" not in refused(g)
    do(g, "recruit citizen=archer")
    assert happened(g, Paid) == [Paid(0, "gold", price)]
    assert purse(g) == {}


@clause("VK-RECR-02")
def test_the_price_is_shown_with_what_it_is_made_of() -> None:
    g = at(table(2, {0: {"gold": 9, "citizens": ["archer", "archer"]}}), Action(0))
    (archer,) = [choice for choice in g.options(0) if str(choice) == "recruit citizen=archer"]
    assert archer.facts(g, g.decision(0)) == {"gold": 6, "base": 4, "copies": 2}


@clause("VK-RECR-02")
@pytest.mark.parametrize(("copies", "price"), [(0, 4), (2, 6)])
def test_one_gold_short_of_the_price_is_refused_and_not_offered(copies: int, price: int) -> None:
    g = at(table(2, {0: {"gold": price - 1, "citizens": ["archer"] * copies}}), Action(0))
    facts = {"price": price, "gold": price - 1, "magic": 0}
    assert why_not(g, "recruit citizen=archer") == ("VK-RECR-02", facts)
    assert "recruit citizen=archer" not in may(g)


@clause("VK-RECR-02")
def test_recruiting_is_refused_when_gold_and_magic_together_are_too_few() -> None:
    g = at(table(2, {0: {"gold": 1, "magic": 1}}, domains=NO_DOMAINS), Action(0))
    assert why_not(g, "recruit citizen=peasant") == ("VK-RECR-02", {"price": 3, "gold": 1, "magic": 1})
    assert why_not(g, "recruit citizen=cleric") == ("VK-RECR-02", {"price": 3, "gold": 1, "magic": 1})
    cheap = ["merchant", "rogue", "champion", "paladin", "butcher"]
    assert may(g) == [*(f"recruit citizen={name}" for name in cheap), *TAKES]


@clause("VK-RECR-03")
def test_a_starter_is_a_copy_of_the_citizen_whose_name_it_bears_and_of_no_other() -> None:
    g = at(table(2, {0: {"gold": 2}}, domains=NO_DOMAINS), Action(0))
    for name in ("peasant", "knight"):  # both cost 2+, and the Starter of that name is there
        assert why_not(g, f"recruit citizen={name}") == ("VK-RECR-02", {"price": 3, "gold": 2, "magic": 0})
    cheap = ["merchant", "rogue", "champion", "paladin", "butcher"]
    assert may(g) == [*(f"recruit citizen={name}" for name in cheap), *TAKES]


@clause("VK-RECR-08")
def test_a_citizen_taken_for_free_raises_the_price_too() -> None:
    realm = {"gold": 4, "strength": 9}
    g = at(table(2, {0: realm}, monsters={"mountains": ["orc_warrior"]}), ActionPhase(0))
    do(g, "slay monster=orc_warrior", "take-free citizen=knight", "recruit citizen=knight")
    assert purse(g) == {}  # 2, and 1 each for the Starter and the free one
    assert citizens_of(g) == ["knight", "knight"]


@clause("VK-RECR-08")
def test_a_citizen_put_back_no_longer_raises_the_price() -> None:
    realm = {"gold": 10, "citizens": ["archer", "merchant", "merchant"]}
    g = at(table(2, {0: realm}, domains={0: "nest_of_the_weaver_witch"}), ActionPhase(0))
    do(g, "acquire domain=nest_of_the_weaver_witch")
    do(g, "return-card card=archer", "recruit citizen=archer")
    assert purse(g) == {"vp": 3}  # 6 for the Nest, then the bare 4
    assert citizens_of(g) == ["merchant", "merchant", "archer"]


# -- Magic for Gold ------------------------------------------------------------------------------------------------


@clause("VK-RECR-04")
def test_nobody_is_recruited_with_magic_alone() -> None:
    g = at(table(2, {0: {"magic": 50}}, domains=NO_DOMAINS), Action(0))
    assert why_not(g, "recruit citizen=archer") == ("VK-RECR-04", {"price": 4})
    assert may(g) == TAKES


@clause("VK-RECR-04")
def test_all_of_the_gold_but_one_may_be_replaced_by_magic() -> None:
    g = at(table(2, {0: {"gold": 5, "magic": 5}}), Action(0))
    do(g, "recruit citizen=archer")
    assert may(g) == [f"pay-magic magic={n}" for n in (0, 1, 2, 3)]
    assert why_not(g, "pay-magic magic=4").clause == "VK-PAY-02"
    do(g, "pay-magic magic=3")
    assert purse(g) == {"gold": 4, "magic": 2}
    assert citizens_of(g) == ["archer"]


@clause("VK-RECR-04")
def test_one_gold_and_just_enough_magic_recruit() -> None:
    g = at(table(2, {0: {"gold": 1, "magic": 3, "strength": 7}}), Action(0))
    assert "recruit citizen=archer" not in refused(g)
    do(g, "recruit citizen=archer")
    assert happened(g, Paid) == [Paid(0, "gold", 1), Paid(0, "magic", 3)]
    assert purse(g) == {"strength": 7}


# -- when it works -------------------------------------------------------------------------------------------------


@clause("VK-RECR-05")
def test_a_citizen_is_not_activated_in_the_turn_in_which_it_was_recruited() -> None:
    g = at(table(2, {0: {"gold": 4}}, chance=[*rolls(4, 1), *rolls(4, 1)]), Turn(0))  # 5: the Starter Peasant
    assert purse(g) == {"gold": 5}
    do(g, "recruit citizen=archer", "take-resource resource=gold")
    assert g.active == 1
    assert purse(g) == {"gold": 3, "strength": 1}  # 2 left; seat 1's roll brings 1 Gold and the Archer's 1 Strength


# -- the rulebook's examples ---------------------------------------------------------------------------------------


@clause("VK-RECR-06")
def test_example_second_peasant_costs_three_and_is_paid_with_one_gold_and_two_magic() -> None:
    g = at(table(2, {0: {"gold": 1, "magic": 2}}), Action(0))
    do(g, "recruit citizen=peasant")
    assert citizens_of(g) == ["peasant"]
    assert purse(g) == {}


@clause("VK-RECR-07")
def test_example_with_the_starter_and_two_knights_the_next_knight_costs_five() -> None:
    g = at(table(2, {0: {"gold": 5, "citizens": ["knight", "knight"]}}), Action(0))
    do(g, "recruit citizen=knight")
    assert happened(g, Paid) == [Paid(0, "gold", 5)]
    assert citizens_of(g) == ["knight"] * 3
