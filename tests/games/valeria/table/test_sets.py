"""Chapter "Recommended sets"."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import new_table, terrains, tops
from karczma.games.valeria.table.state import Valeria
from karczma.ledger import clause

SETS = ("gold_rush", "masters_of_magic", "monster_blood")


def never_in_the_game(g: Valeria) -> set[str]:
    there = {*g.domain_bag, *(card for stack in g.domains for card in stack)}
    return {name for card, name in enumerate(g.cards.domains) if card not in there}


@clause("VK-SETS-01")
def test_stacks_of_glittering_gold() -> None:
    g = new_table(set="gold_rush")
    assert terrains(g) == ["hills", "ruins", "forest", "swamp", "cavern"]
    assert tops(g)[:5] == ["monk", "merchant", "alchemist", "archer", "peasant"]
    assert tops(g)[5:] == ["knight", "rogue", "champion", "paladin", "butcher"]


@clause("VK-SETS-02")
def test_domains_that_glittering_gold_removes() -> None:
    gone = {"forgotten_sorrows", "the_violet_thorn", "golden_obelisk_of_nae", "monolith_of_ostendaar"}
    assert never_in_the_game(new_table(set="gold_rush")) == gone


@clause("VK-SETS-03")
def test_stacks_of_mastery_over_magic() -> None:
    g = new_table(set="masters_of_magic")
    assert terrains(g) == ["barrens", "ruins", "forest", "valley", "mountains"]
    assert tops(g)[:5] == ["cleric", "merchant", "alchemist", "wizard", "peasant"]
    assert tops(g)[5:] == ["knight", "thief", "champion", "paladin", "butcher"]


@clause("VK-SETS-04")
def test_domains_that_mastery_over_magic_removes() -> None:
    gone = {"eye_of_asteraten", "blood_crow_army", "foxgrove_palisade", "gargans_embrace"}
    assert never_in_the_game(new_table(set="masters_of_magic")) == gone


@clause("VK-SETS-05")
def test_stacks_of_monster_blood() -> None:
    g = new_table(set="monster_blood")
    assert terrains(g) == ["barrens", "ruins", "forest", "swamp", "mountains"]
    assert tops(g)[:5] == ["cleric", "blacksmith", "mercenary", "archer", "peasant"]
    assert tops(g)[5:] == ["knight", "rogue", "warlord", "priestess", "miner"]


@clause("VK-SETS-06")
def test_domains_that_monster_blood_removes() -> None:
    gone = {"forgotten_sorrows", "nest_of_the_weaver_witch", "cathedral_of_st_aquila", "cutthroats_truce"}
    assert never_in_the_game(new_table(set="monster_blood")) == gone


@clause("VK-SETS-07")
@pytest.mark.parametrize("name", ["first_game", *SETS])
def test_every_set_has_peasant_for_five_and_knight_for_six(name: str) -> None:
    assert tops(new_table(set=name))[4:6] == ["peasant", "knight"]


@clause("VK-SETS-08")
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize(("seats", "in_stacks"), [(1, 15), (4, 15), (5, 20)])
def test_twenty_domains_are_left_which_is_enough_for_the_stacks(name: str, seats: int, in_stacks: int) -> None:
    g = new_table(seats, set=name)
    assert len(g.domain_bag) + len(g.domains) == 20
    assert sum(g.domains_below) + len(g.domains) == in_stacks


@clause("VK-SETS-09")
def test_a_removed_domain_is_never_turned_up() -> None:
    g = new_table(5, 9, set="monster_blood")
    for place in (0, 1, 2, 3, 4):
        for _ in range(3):
            g.turn_up_domain(place)
    names = {g.cards.domains[card] for stack in g.domains for card in stack}
    assert len(names) == 20
    assert not names & {"forgotten_sorrows", "nest_of_the_weaver_witch", "cathedral_of_st_aquila", "cutthroats_truce"}
    assert g.domain_bag == []


@clause("VK-SETS-09")
def test_nobody_reckons_with_a_removed_domain() -> None:
    g = new_table(set="gold_rush")
    unseen = dict(g.view(0).unseen)
    assert unseen[0] == tuple(g.domain_bag)
    assert never_in_the_game(g.determinise(0, 5)) == never_in_the_game(g)


@clause("VK-SETS-09")
@pytest.mark.parametrize("name", ["first_game", "random"])
def test_without_a_recommended_set_no_domain_is_removed(name: str) -> None:
    assert never_in_the_game(new_table(set=name)) == set()
