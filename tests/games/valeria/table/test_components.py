"""Chapter "Components": what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from games.valeria.valeria_table import new_table, purse, table
from games.words import at, do, rolls
from karczma.effects.load import read_cards, read_yaml
from karczma.games.valeria.actions import Action
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.catalogue import FILES, DomainEntry, DukeEntry, catalogue, provenance
from karczma.kernel.chance import WrongOutcome
from karczma.ledger import clause
from karczma.title.pieces import pieces

CARDS = catalogue()
BOX = read_yaml(FILES / "setup.yaml")


@clause("VK-COMP-01")
def test_there_are_eighteen_citizens_with_six_copies_each() -> None:
    copies = [CARDS.copies[kind] for kind in range(len(CARDS.citizens)) if kind not in CARDS.starters]
    assert copies == [6] * 18
    assert {number for numbers in CARDS.numbers for number in numbers} == set(range(1, 13))
    assert sum(copies) == BOX["decks"]["citizen"] == 108


@clause("VK-COMP-02")
def test_each_of_eight_terrains_has_six_monsters_and_one_of_them_is_for_five_players() -> None:
    usual, for_five = Counter[str](), Counter[str]()
    for kind, terrain in enumerate(CARDS.terrain):
        usual[CARDS.terrains[terrain]] += CARDS.usual[kind]
        for_five[CARDS.terrains[terrain]] += CARDS.for_five[kind]
    names = ("barrens", "hills", "ruins", "forest", "swamp", "valley", "cavern", "mountains")
    assert usual == dict.fromkeys(names, 5)
    assert for_five == dict.fromkeys(names, 1)
    assert sum(CARDS.usual) + sum(CARDS.for_five) == BOX["decks"]["monster"] == 48


@clause("VK-COMP-03")
def test_there_are_twenty_four_domains_and_each_lies_on_the_table_once() -> None:
    g = new_table()
    assert sorted([*g.domain_bag, *(stack[0] for stack in g.domains)]) == list(range(24))
    assert len(set(CARDS.domains)) == BOX["decks"]["domain"] == 24
    assert {domain.copies for domain in read_cards(FILES / "domains.yaml", DomainEntry).values()} == {1}


@clause("VK-COMP-04")
def test_there_are_ten_dukes_and_each_is_dealt_at_most_once() -> None:
    g = new_table(5)
    assert sorted(card for realm in g.realms for card in realm.dukes) == list(range(24, 34))
    assert g.duke_bag == []
    assert len(set(CARDS.dukes)) == BOX["decks"]["duke"] == 10
    assert {duke.copies for duke in read_cards(FILES / "dukes.yaml", DukeEntry).values()} == {1}


@clause("VK-COMP-05")
def test_there_are_five_starters_of_each_kind() -> None:
    starters = {CARDS.citizens[kind]: CARDS.copies[kind] for kind in CARDS.starters}
    assert starters == {"starter_peasant": 5, "starter_knight": 5}
    assert sum(starters.values()) == BOX["decks"]["starter"] == 10


@clause("VK-COMP-06")
def test_the_ten_exhausted_cards_are_just_enough_for_five_players() -> None:
    assert BOX["decks"]["exhausted"] == BOX["other_cards"]["exhausted_card"]["count"] == 10
    assert [new_table(seats).exhausted_cards for seats in (2, 3, 4, 5)] == [4, 6, 8, 10]


@clause("VK-COMP-07")
def test_the_five_reference_cards_have_no_part_in_the_game() -> None:
    assert BOX["decks"]["reference"] == BOX["other_cards"]["reference_card"]["count"] == 5
    on_table = Counter[str]()
    for (family, _), n in pieces(new_table(5)).items():
        on_table[family] += n
    dukes_and_domains, citizens_and_starters = 10 + 24, 10 * 6 + 10
    assert on_table == {"": dukes_and_domains, "citizen": citizens_and_starters, "monster": 5 * 6}


@clause("VK-COMP-08")
def test_two_dice_show_one_to_six() -> None:
    g = table(chance=rolls(1, 6))
    g.journal, tick = [], g.tick
    at(g, RollPhase(0))
    assert g.dice == (1, 6)
    assert g.journal == [(tick, 0, 6), (tick + 1, 5, 6)]
    assert (BOX["dice"]["die"]["count"], BOX["dice"]["die"]["faces"]) == (2, [1, 2, 3, 4, 5, 6])


@clause("VK-COMP-08", "VK-ROLL-01")
@pytest.mark.parametrize("dice", [(7, 1), (1, 7), (0, 1)])
def test_no_die_shows_anything_else(dice: tuple[int, int]) -> None:
    with pytest.raises(WrongOutcome):
        at(table(chance=rolls(*dice)), RollPhase(0))


@clause("VK-COMP-09")
@pytest.mark.parametrize(("seats", "resting"), [(1, -1), (2, -1), (3, -1), (4, -1), (5, 1)])
def test_one_first_player_marker_and_with_five_players_one_rest_marker(seats: int, resting: int) -> None:
    g = table(seats)
    g.active = 2 % seats
    assert g.first == 0
    assert g.resting() == resting
    assert BOX["tokens"]["first_player_marker"]["count"] == BOX["tokens"]["rest_marker"]["count"] == 1
    assert BOX["tokens"]["rest_marker"]["players"] == [5]


@clause("VK-COMP-10")
@pytest.mark.parametrize("token", ["gold", "strength", "magic"])
def test_however_many_tokens_are_out_one_more_can_be_taken(token: str) -> None:
    g = at(table(2, {0: {token: 1000}, 1: {token: 1000}}), Action(0))
    do(g, f"take-resource resource={token}")
    assert purse(g) == {token: 1001}
    assert purse(g, 1) == {token: 1000}


@clause("VK-COMP-10")
def test_however_many_victory_tokens_are_out_one_more_can_be_gained() -> None:
    g = table(2, {0: {"vp": 1000}, 1: {"vp": 1000, "domains": ["gargans_embrace"]}}, chance=rolls(3, 3))
    at(g, RollPhase(0))
    assert (purse(g), purse(g, 1)) == ({"vp": 1000}, {"vp": 1001})


@clause("VK-COMP-11")
def test_example_five_strength_are_five_strength_even_if_the_pile_is_small() -> None:
    realm = {"gold": 8, "strength": 60, "citizens": ["archer", "cleric"]}
    g = at(table(2, {0: realm}, domains={0: "eye_of_asteraten"}), Action(0))
    do(g, "acquire domain=eye_of_asteraten")
    assert purse(g) == {"strength": 65}
    assert BOX["tokens"]["multiplier_x5"]["counts_as"] == 5


def test_every_component_tells_where_its_values_come_from() -> None:
    told = provenance()
    citizens_and_starters, monsters, domains, dukes = 20, 24, 24, 10
    assert sum(told.values()) == citizens_and_starters + monsters + domains + dukes
    assert told.keys() <= {"rulebook", "public", "recall", "design"}
