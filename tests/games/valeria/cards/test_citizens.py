"""Chapter "Citizen cards": names, Roles, costs and what powers count."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import citizen_stacks, citizens_of, new_table, purse, table
from games.words import at, do, happened, may, why_not
from karczma.effects.verbs import Count, Gained
from karczma.games.valeria.actions import Action
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.terms import ROLES
from karczma.ledger import clause


@clause("VK-CIT-01")
def test_the_surcharge_looks_at_the_name_and_not_at_the_number_or_the_role() -> None:
    g = at(table(2, {0: {"gold": 3, "citizens": ["merchant", "butcher"]}}, set="monster_blood"), Action(0))
    assert why_not(g, "recruit citizen=archer").facts["price"] == 4
    do(g, "recruit citizen=blacksmith")
    assert purse(g) == {}


@clause("VK-CIT-01")
def test_a_reward_that_names_a_citizen_means_that_name() -> None:
    g = at(table(2, {0: {"strength": 6}}, monsters={"forest": ["bane_spider"]}), Action(0))
    do(g, "slay monster=bane_spider", "branch number=2")
    assert citizens_of(g) == ["knight"]


@clause("VK-CIT-01")
def test_a_reward_that_names_a_citizen_is_not_met_by_another_of_that_role() -> None:
    g = at(table(2, {0: {"strength": 6}}, monsters={"forest": ["bane_spider"]}, citizens={"knight": 0}), Action(0))
    do(g, "slay monster=bane_spider")
    assert citizens_of(g) == []
    assert purse(g) == {"gold": 3}


@clause("VK-CIT-02")
@pytest.mark.parametrize("name", ["first_game", "gold_rush", "masters_of_magic", "monster_blood", "random"])
@pytest.mark.parametrize("seats", [2, 5])
def test_all_cards_of_a_stack_bear_one_name_and_no_two_stacks_the_same(name: str, seats: int) -> None:
    stacks = citizen_stacks(new_table(seats, set=name))
    assert [len(set(stack)) for stack in stacks] == [1] * 10
    assert len({stack[0] for stack in stacks}) == 10


@clause("VK-CIT-03")
def test_every_citizen_has_one_of_four_roles() -> None:
    cards = catalogue()
    assert ROLES == ("worker", "soldier", "shadow", "holy")
    by_role = {
        role: [n for kind, n in enumerate(cards.citizens) if cards.role[kind] == r] for r, role in enumerate(ROLES)
    }
    assert by_role == {
        "worker": ["merchant", "blacksmith", "peasant", "butcher", "miner"],
        "soldier": ["archer", "wizard", "knight", "champion", "warlord"],
        "shadow": ["mercenary", "alchemist", "rogue", "thief"],
        "holy": ["cleric", "monk", "paladin", "priestess"],
    }


@clause("VK-CIT-03")
def test_a_citizen_in_the_tableau_shows_exactly_one_icon() -> None:
    g = at(table(2, {0: {"gold": 4}}), Action(0))
    assert g.realms[0].roles == [0, 0, 0, 0]
    do(g, "recruit citizen=archer")
    assert g.realms[0].roles == [0, 1, 0, 0]


@clause("VK-CIT-03")
def test_icons_counted_again_are_as_many_as_before() -> None:
    g = table(2, {0: {"citizens": ["archer", "archer", "cleric"]}})
    g.rebuild()
    assert g.realms[0].roles == [0, 2, 0, 1]


@clause("VK-CIT-04")
def test_one_role_icon_serves_domains_and_powers_and_dukes_at_once() -> None:
    realm = {"gold": 9, "citizens": ["warlord", "peasant"], "duke": "simon_the_unclean"}
    g = table(2, {0: realm}, dice=(5, 3), domains={0: "monolith_of_ostendaar"}, set="monster_blood")
    at(g, HarvestPhase(0))
    assert purse(g) == {"gold": 9 + 2, "strength": 1}
    do(at(g, Action(0)), "acquire domain=monolith_of_ostendaar")
    assert purse(g) == {"gold": 2, "strength": 1}
    printed, on_citizens, on_domain, resources = 3, 2, 2, 3 // 2
    assert g.scores()[0] == printed + on_citizens + on_domain + resources


@clause("VK-CIT-04")
def test_without_the_icon_the_domain_is_refused() -> None:
    realm = {"gold": 9, "citizens": ["cleric", "peasant"]}
    g = at(table(2, {0: realm}, domains={0: "monolith_of_ostendaar"}), Action(0))
    facts = {"domain": "monolith_of_ostendaar", "role": "soldier", "need": 1, "has": 0}
    assert why_not(g, "acquire domain=monolith_of_ostendaar") == ("VK-BUY-02", facts)


@clause("VK-CIT-05")
@pytest.mark.parametrize("copies", [0, 1, 2, 4])
def test_each_copy_in_the_tableau_makes_the_next_one_gold_dearer(copies: int) -> None:
    citizens = ["rogue"] * copies
    g = at(table(2, {0: {"gold": 1 + copies, "citizens": citizens}}), Action(0))
    assert why_not(g, "recruit citizen=rogue").facts == {"price": 2 + copies, "gold": 1 + copies, "magic": 0}
    g = at(table(2, {0: {"gold": 2 + copies, "citizens": citizens}}), Action(0))
    do(g, "recruit citizen=rogue")
    assert purse(g) == {}


@clause("VK-CIT-05")
def test_copies_of_other_players_do_not_count() -> None:
    g = at(table(2, {0: {"gold": 2}, 1: {"citizens": ["rogue"] * 3}}), Action(0))
    assert "recruit citizen=rogue" in may(g)


@clause("VK-CIT-05")
def test_every_citizen_has_the_plus_and_no_starter_has() -> None:
    cards = catalogue()
    assert [kind for kind, plus in enumerate(cards.plus) if not plus] == list(cards.starters)


# -- what powers count ---------------------------------------------------------------------------------------------


@clause("VK-CIT-06")
def test_a_power_that_counts_a_role_counts_citizens_of_the_own_tableau_only() -> None:
    mine = {"citizens": ["blacksmith", "archer", "champion", "cleric"], "domains": ["watcher_on_the_water"]}
    others = {"citizens": ["knight", "knight", "wizard"]}
    g = at(table(2, {0: mine, 1: others}, dice=(2, 1), set="monster_blood"), HarvestPhase(0))
    assert Gained(0, "blacksmith", "gold", 2) in happened(g, Gained)
    assert purse(g) == {"gold": 2, "magic": 3}


@clause("VK-CIT-06")
def test_citizens_still_in_the_center_do_not_count() -> None:
    g = at(table(2, {0: {"citizens": ["blacksmith"]}}, dice=(2, 1), set="monster_blood"), HarvestPhase(0))
    assert purse(g) == {}


@clause("VK-HARV-22")
@pytest.mark.parametrize(("times", "every", "amount"), [(1, 1, 5), (2, 1, 10), (1, 2, 2), (3, 2, 6)])
def test_what_is_counted_gives_so_many_for_every_so_many(times: int, every: int, amount: int) -> None:
    g = table(2, {0: {"citizens": ["archer"] * 5}})
    assert g.count(0, Count("citizens", (("role", "soldier"),), times, every)) == amount


@clause("VK-CIT-07")
@pytest.mark.parametrize(("knights", "strength"), [(0, 1), (1, 2), (3, 4)])
def test_a_power_that_counts_a_name_counts_all_of_that_name_and_the_starter(knights: int, strength: int) -> None:
    realms = {0: {"citizens": ["knight"]}, 1: {"citizens": ["warlord", "champion", *["knight"] * knights]}}
    g = table(2, realms, dice=(5, 3), set="monster_blood")
    at(g, HarvestPhase(0))
    assert Gained(1, "warlord", "strength", strength) in happened(g, Gained)


@clause("VK-CIT-08")
@pytest.mark.parametrize(("citizen", "dice", "gain"), [("warlord", (5, 3), 1), ("butcher", (6, 6), 2)])
def test_a_citizen_counts_itself(citizen: str, dice: tuple[int, int], gain: int) -> None:
    g = at(table(2, {0: {"citizens": [citizen]}}, dice=dice, active=0), HarvestPhase(0))
    assert [event.n for event in happened(g, Gained) if event.by == citizen] == [gain]


@clause("VK-CIT-08")
def test_each_of_two_copies_counts_both() -> None:
    g = at(table(2, {0: {"citizens": ["warlord", "warlord"]}}, dice=(5, 3), set="monster_blood"), HarvestPhase(0))
    assert [event.n for event in happened(g, Gained) if event.by == "warlord"] == [2, 2]


@clause("VK-CIT-09")
@pytest.mark.parametrize(("domains", "gold"), [([], 1), (["palace_of_the_dawn"], 2)])
def test_example_miner_with_one_domain_brings_two_gold(domains: list[str], gold: int) -> None:
    g = table(2, {0: {"citizens": ["miner"], "domains": domains}, 1: {"domains": ["emerald_stronghold"]}}, dice=(6, 6))
    at(g, HarvestPhase(0))
    assert purse(g) == {"gold": gold, "strength": 2}


@clause("VK-CIT-10")
def test_a_starter_knight_counts_as_a_knight_and_not_as_a_soldier() -> None:
    by_name = at(table(2, {1: {"citizens": ["warlord"]}}, dice=(5, 3)), HarvestPhase(0))
    assert Gained(1, "warlord", "strength", 1) in happened(by_name, Gained)
    by_role = at(table(2, {0: {"citizens": ["blacksmith"]}}, dice=(2, 1)), HarvestPhase(0))
    assert happened(by_role, Gained) == [Gained(0, "blacksmith", "gold", 0)]


@clause("VK-CIT-10")
def test_starters_show_no_role_icon_to_domains_and_dukes() -> None:
    g = at(table(2, {0: {"gold": 9, "duke": "simon_the_unclean"}}, domains={0: "monolith_of_ostendaar"}), Action(0))
    assert why_not(g, "acquire domain=monolith_of_ostendaar").facts["has"] == 0
    assert g.scores()[0] == 9 // 2
