"""Variant "Mixed Citizen stacks"."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import citizen_stacks, citizens_of, new_table, purse, table
from games.words import Words, at, do, happened, may, not_on_show, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.table.setup import mix_citizens
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.variants.solo import Activation
from karczma.games.valeria.words.events import CardRevealed, CitizenGained, StackExhausted
from karczma.kernel.chance import Forced
from karczma.ledger import clause

PAIRS = [
    *({"cleric", "monk"}, {"merchant", "blacksmith"}, {"mercenary", "alchemist"}, {"archer", "wizard"}, {"peasant"}),
    *({"knight"}, {"rogue", "thief"}, {"champion", "warlord"}, {"paladin", "priestess"}, {"butcher", "miner"}),
]


def under(g: Valeria, place: int) -> list[str]:
    """All cards of a number that nobody sees: those face down, and those in the box."""
    return [g.cards.citizens[kind] for kind in g.citizen_bags[place]]


# -- set-up --------------------------------------------------------------------------------------------------------


@clause("VK-MIX-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mixed_stack_is_one_face_up_card_on_four_face_down(seats: int) -> None:
    g = new_table(seats, mixed_stacks=True)
    assert [len(stack) for stack in g.citizens] == [1] * 10
    assert g.face_down == [4] * 10
    assert g.stack_kinds == ()


@clause("VK-MIX-01")
def test_all_citizens_of_a_number_are_shuffled_together() -> None:
    g = new_table(mixed_stacks=True)
    for place, names in enumerate(PAIRS):
        cards = [*under(g, place), *citizen_stacks(g)[place]]
        assert {name: cards.count(name) for name in cards} == dict.fromkeys(names, 6)


@clause("VK-MIX-01")
def test_chance_says_which_citizen_of_a_number_lies_on_top() -> None:
    first, last = new_table(2, Forced((0,) * 10), mixed_stacks=True), [11, 11, 11, 11, 5, 5, 11, 11, 11, 11]
    assert citizen_stacks(first)[:4] == [["cleric"], ["merchant"], ["mercenary"], ["archer"]]
    others = new_table(2, Forced(tuple(last)), mixed_stacks=True)
    assert citizen_stacks(others)[:4] == [["monk"], ["blacksmith"], ["alchemist"], ["wizard"]]
    assert citizen_stacks(others)[4:] == [["peasant"], ["knight"], ["thief"], ["warlord"], ["priestess"], ["miner"]]


@clause("VK-MIX-01")
def test_the_citizens_that_lie_face_up_at_set_up_are_told() -> None:
    g = new_table(mixed_stacks=True)
    g.listen()
    mix_citizens(g, 5)
    assert g.heard == [CardRevealed(stack[0]) for stack in citizen_stacks(g)]


@clause("VK-MIX-02")
def test_with_five_players_a_mixed_stack_has_five_face_down() -> None:
    g = new_table(5, mixed_stacks=True)
    assert [len(stack) for stack in g.citizens] == [1] * 10
    assert g.face_down == [5] * 10


@clause("VK-MIX-03")
@pytest.mark.parametrize(("seats", "of_two_names", "of_one_name"), [(2, 7, 1), (4, 7, 1), (5, 6, 0)])
def test_the_rest_of_each_number_is_in_the_box_unseen(seats: int, of_two_names: int, of_one_name: int) -> None:
    g = new_table(seats, mixed_stacks=True)
    box = [len(bag) - down for bag, down in zip(g.citizen_bags, g.face_down, strict=True)]
    assert box == [of_two_names] * 4 + [of_one_name] * 2 + [of_two_names] * 4


@clause("VK-MIX-06")
def test_example_with_four_players_the_first_stack_is_five_monks_and_clerics() -> None:
    g = new_table(4, mixed_stacks=True)
    seen = citizen_stacks(g)[0]
    assert sorted([*seen, *under(g, 0)]) == ["cleric"] * 6 + ["monk"] * 6
    assert (len(seen), g.face_down[0]) == (1, 4)


@clause("VK-MIX-08")
def test_alone_mixed_stacks_are_built_as_with_two_to_four_players() -> None:
    g = new_table(1, mixed_stacks=True)
    assert g.face_down == [4] * 10
    assert [len(bag) for bag in g.citizen_bags] == [11] * 4 + [5] * 2 + [11] * 4


# -- what lies face down -------------------------------------------------------------------------------------------


@clause("VK-MIX-04")
def test_what_lies_face_down_is_decided_only_when_it_is_turned_up() -> None:
    g = at(table(2, {0: {"gold": 3}}, citizens={"cleric": ["cleric"]}, mixed_stacks=True), Action(0))
    ends = {}
    for name, outcome in (("cleric", 0), ("monk", 10)):
        other = g.copy()
        other.source = Forced((outcome,), g.tick)
        do(other, "recruit citizen=cleric")
        ends[name] = citizen_stacks(other)[0]
    assert ends == {"cleric": ["cleric"], "monk": ["monk"]}


@clause("VK-MIX-04")
def test_everybody_knows_what_is_left_of_a_number_and_nobody_what_lies_where() -> None:
    g = new_table(2, Forced((0,) * 10), mixed_stacks=True)
    cleric, monk = g.cards.citizen_id["cleric"], g.cards.citizen_id["monk"]
    for seat in (-1, 0, 1):
        seen = g.view(seat)
        assert (seen.citizens[0], seen.face_down[0]) == ([cleric], 4)
        assert seen.citizen_bags[0] == [cleric] * 5 + [monk] * 6


@clause("VK-MIX-04")
def test_in_stacks_that_are_not_mixed_nobody_lies_face_down() -> None:
    g = table(2, {0: {"gold": 4}}, citizens={"archer": 1})
    assert g.face_down == [0] * 10
    do(at(g, Action(0)), "recruit citizen=archer")
    assert (citizen_stacks(g)[3], happened(g, CardRevealed)) == ([], [])


# -- the next card -------------------------------------------------------------------------------------------------


@clause("VK-MIX-05")
def test_recruiting_the_top_citizen_turns_up_the_next() -> None:
    g = table(2, {0: {"gold": 3}}, citizens={"cleric": ["cleric"]}, mixed_stacks=True, chance=[10])
    do(at(g, Action(0)), "recruit citizen=cleric")
    assert citizen_stacks(g)[0] == ["monk"]
    assert (g.face_down[0], len(g.citizen_bags[0])) == (3, 10)
    assert (g.heard or [])[-2:] == [CitizenGained(0, "cleric"), CardRevealed("monk")]


@clause("VK-MIX-05")
def test_taking_the_top_citizen_as_a_reward_turns_up_the_next() -> None:
    only: Words = {
        "monsters": {"mountains": ["orc_warrior"]},
        "citizens": {"archer": ["archer"], "rogue": ["rogue"]},
    }
    g = at(table(2, {0: {"strength": 9}}, mixed_stacks=True, chance=[10], **only), Action(0))
    do(g, "slay monster=orc_warrior", "take-free citizen=rogue")
    assert citizen_stacks(g)[6] == ["thief"]
    assert g.face_down[6] == 3
    assert citizens_of(g) == ["rogue"]


@clause("VK-MIX-05")
def test_a_citizen_captured_by_the_dark_lord_uncovers_the_next() -> None:
    tops = {"cleric": ["cleric"], "knight": ["knight"]}
    g = at(table(1, citizens=tops, mixed_stacks=True, chance=[10]), Activation(0, 0))
    assert may(g) == ["give citizen=cleric", "give citizen=knight"]
    do(g, "give citizen=cleric")
    assert citizen_stacks(g)[0] == ["monk"]
    assert g.face_down[0] == 3
    assert happened(g, CardRevealed) == [CardRevealed("monk")]


@clause("VK-MIX-05")
def test_the_last_card_of_a_mixed_stack_leaves_an_exhausted_place() -> None:
    g = table(2, {0: {"gold": 9}}, citizens={"cleric": ["cleric"]}, mixed_stacks=True)
    g.face_down[0] = 1
    do(at(g, Action(0)), "recruit citizen=cleric")
    assert (len(g.citizens[0]), g.face_down[0], g.exhausted) == (1, 0, [])
    do(at(g, Action(0)), f"recruit citizen={citizen_stacks(g)[0][0]}")
    assert citizen_stacks(g)[0] == []
    assert (g.exhausted, happened(g, StackExhausted)) == ([5], [StackExhausted(5)])


# -- returning a card ----------------------------------------------------------------------------------------------

RETURNING = {"gold": 6, "citizens": ["merchant", "peasant", "monk"]}


@clause("VK-MIX-07")
def test_a_returned_citizen_goes_face_up_on_top_of_the_stack_of_its_number() -> None:
    g = table(
        2, {0: RETURNING}, citizens={"cleric": ["cleric"]}, domains={0: "nest_of_the_weaver_witch"}, mixed_stacks=True
    )
    do(at(g, Action(0)), "acquire domain=nest_of_the_weaver_witch", "return-card card=monk")
    assert citizen_stacks(g)[0] == ["monk", "cleric"]
    assert g.face_down[0] == 4
    assert citizens_of(g) == ["merchant", "peasant"]


@clause("VK-MIX-07")
def test_below_a_returned_citizen_the_old_top_is_still_face_up() -> None:
    g = table(2, {0: {"gold": 3}}, citizens={"cleric": ["monk", "cleric"]}, mixed_stacks=True)
    do(at(g, Action(0)), "recruit citizen=monk")
    assert citizen_stacks(g)[0] == ["cleric"]
    assert g.face_down[0] == 4
    assert happened(g, CardRevealed) == []


@clause("VK-MIX-07")
def test_a_citizen_returned_to_an_empty_place_of_its_number_opens_it_again() -> None:
    g = table(2, {0: RETURNING}, citizens={"cleric": 0}, domains={0: "nest_of_the_weaver_witch"}, mixed_stacks=True)
    assert g.exhausted == [5]
    do(at(g, Action(0)), "acquire domain=nest_of_the_weaver_witch", "return-card card=monk")
    assert citizen_stacks(g)[0] == ["monk"]
    assert g.exhausted == []


# -- what can be recruited -----------------------------------------------------------------------------------------


@clause("VK-MIX-09")
def test_only_the_top_citizen_of_a_mixed_stack_can_be_recruited() -> None:
    g = at(table(2, {0: {"gold": 20}}, citizens={"cleric": ["monk", "cleric"]}, mixed_stacks=True), Action(0))
    assert "recruit citizen=monk" in may(g)
    assert sum(choice.startswith("recruit") for choice in may(g)) == 10
    assert not_on_show(g, "recruit citizen=cleric")


@clause("VK-MIX-09")
def test_only_the_top_citizen_of_a_mixed_stack_can_be_a_reward() -> None:
    only: Words = {"monsters": {"mountains": ["orc_warrior"]}, "citizens": {"cleric": ["monk", "cleric"]}}
    g = at(table(2, {0: {"strength": 9}}, mixed_stacks=True, **only), Action(0))
    do(g, "slay monster=orc_warrior")
    assert may(g)[0] == "take-free citizen=monk"
    assert not_on_show(g, "take-free citizen=cleric")


@clause("VK-MIX-09")
def test_price_and_copies_are_those_of_the_card_on_top() -> None:
    realm = {"gold": 3, "citizens": ["merchant", "merchant"]}
    g = at(table(2, {0: realm}, citizens={"merchant": ["blacksmith"]}, mixed_stacks=True), Action(0))
    assert "recruit citizen=blacksmith" in may(g)
    g = at(table(2, {0: realm}, citizens={"merchant": ["merchant"]}, mixed_stacks=True), Action(0))
    assert why_not(g, "recruit citizen=merchant") == ("VK-RECR-02", {"price": 4, "gold": 3, "magic": 0})


@clause("VK-MIX-09")
def test_an_empty_mixed_stack_has_no_card_on_show() -> None:
    g = at(table(2, {0: {"gold": 20}}, citizens={"cleric": 0}, mixed_stacks=True), Action(0))
    assert not_on_show(g, "recruit citizen=cleric")
    assert not_on_show(g, "recruit citizen=monk")
    assert purse(g) == {"gold": 20}


@clause("VK-MIX-09")
def test_a_citizen_is_found_only_where_it_lies_on_top() -> None:
    g = table(2, citizens={"cleric": ["monk", "cleric"], "knight": 0}, mixed_stacks=True)
    assert [g.place_of(name) for name in ("monk", "cleric", "peasant", "knight")] == [0, -1, 4, -1]
