"""Chapter "Domains": rewards and standing powers, and when they work."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import citizens_of, domains_of, purse, slain_by, table
from games.words import Players, Words, at, do, happened, may, not_on_show, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.theft import Stolen
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import MonsterTaken
from karczma.ledger import clause

GOLD, STRENGTH = "take-resource resource=gold", "take-resource resource=strength"
TWO_OF_EACH = [*["merchant"] * 2, *["archer"] * 2, *["rogue"] * 2, *["cleric"] * 2]  # meets most requirements
CATHEDRAL, ORB, TRUCE = "cathedral_of_st_aquila", "the_orb_of_urdr", "cutthroats_truce"


# -- rewards and standing powers -----------------------------------------------------------------------------------


@clause("VK-DOM-01")
def test_a_domain_has_either_an_immediate_reward_or_a_standing_power() -> None:
    cards = catalogue()
    at_once = {name for name, reward in zip(cards.domains, cards.at_once, strict=True) if reward}
    standing = {name for i, name in enumerate(cards.domains) if cards.standing[i] or cards.die_power[i]}
    assert at_once | standing == set(cards.domains)
    assert not at_once & standing
    assert (len(at_once), len(standing)) == (11, 13)


@clause("VK-DOM-01")
def test_an_immediate_reward_is_given_once_and_never_again() -> None:
    realm = {"gold": 5, "citizens": TWO_OF_EACH}
    g = at(table(2, {0: realm, 1: {"gold": 9}}, domains={0: TRUCE}), ActionPhase(0))
    do(g, f"acquire domain={TRUCE}", GOLD)
    assert (purse(g, 0), purse(g, 1)) == ({"gold": 4}, {"gold": 6})
    do(at(g, ActionPhase(0)), GOLD, GOLD)
    assert (purse(g, 0), purse(g, 1)) == ({"gold": 6}, {"gold": 6})


@clause("VK-DOM-01")
def test_a_standing_power_works_in_every_turn_of_its_owner_and_in_no_other() -> None:
    g = table(2, {0: {"domains": ["halfpenny_hill"]}})
    for seat, gold in ((0, 1), (1, 1), (0, 2)):
        do(at(g, ActionPhase(seat)), STRENGTH, STRENGTH)
        assert purse(g, 0)["gold"] == gold
    assert "gold" not in purse(g, 1)


@clause("VK-DOM-02")
@pytest.mark.parametrize(("first", "second"), [(CATHEDRAL, ORB), (ORB, CATHEDRAL)])
def test_the_owner_chooses_the_order_of_powers_of_the_same_moment(first: str, second: str) -> None:
    realms: Players = {0: {"domains": [CATHEDRAL, ORB]}, 1: {"gold": 1, "magic": 1}, 2: {"gold": 1, "magic": 1}}
    g = do(at(table(3, realms), ActionPhase(0)), GOLD, GOLD)
    assert may(g) == [f"first card={CATHEDRAL}", f"first card={ORB}"]
    token = {CATHEDRAL: "gold", ORB: "magic"}
    do(g, f"first card={first}")
    assert may(g) == [f"steal-from opponent={who} token={token[first]}" for who in (1, 2)]
    do(g, f"steal-from opponent=1 token={token[first]}", f"steal-from opponent=2 token={token[second]}")
    assert happened(g, Stolen) == [Stolen(0, first, 1, token[first], 1), Stolen(0, second, 2, token[second], 1)]


@clause("VK-DOM-03")
def test_domains_score_their_printed_points() -> None:
    g = table(3, {0: {"domains": ["emerald_stronghold", "halfpenny_hill"]}, 1: {"domains": [ORB]}})
    assert g.view(2).scores()[:2] == (5 + 2, 1)


# -- from when on --------------------------------------------------------------------------------------------------


@clause("VK-DOM-04")
def test_a_power_of_the_start_of_the_action_phase_first_works_in_the_next_own_turn() -> None:
    realm = {"gold": 6, "citizens": ["merchant"] * 3}
    g = at(table(2, {0: realm}, domains={0: "halfpenny_hill"}), ActionPhase(0))
    do(g, "acquire domain=halfpenny_hill", STRENGTH)
    assert purse(g) == {"strength": 1}
    at(g, ActionPhase(0))
    assert purse(g) == {"strength": 1, "gold": 1}


@clause("VK-DOM-04")
@pytest.mark.parametrize("actions", [(f"acquire domain={CATHEDRAL}", GOLD), (GOLD, f"acquire domain={CATHEDRAL}")])
def test_a_power_of_the_end_of_the_action_phase_works_in_the_turn_of_acquiring(actions: tuple[str, str]) -> None:
    realms: Players = {0: {"gold": 8, "citizens": TWO_OF_EACH}, 1: {"gold": 5}}
    g = do(at(table(2, realms, domains={0: CATHEDRAL}), ActionPhase(0)), *actions)
    assert (purse(g, 0), purse(g, 1)) == ({"gold": 2}, {"gold": 4})


@clause("VK-DOM-07")
def test_a_lower_price_counts_for_the_second_action_already() -> None:
    realm = {"gold": 12 + 2, "citizens": [*TWO_OF_EACH, "knight", "knight"]}
    g = at(table(2, {0: realm}, domains={0: "emerald_stronghold"}), ActionPhase(0))
    do(g, "acquire domain=emerald_stronghold", "recruit citizen=knight")
    assert purse(g) == {}


@clause("VK-DOM-07")
def test_a_power_that_is_triggered_works_for_the_second_action_already() -> None:
    realm = {"gold": 7, "strength": 1, "citizens": TWO_OF_EACH}
    g = at(table(2, {0: realm}, domains={0: "the_violet_thorn"}), ActionPhase(0))
    do(g, "acquire domain=the_violet_thorn", "slay monster=goblin")
    assert purse(g) == {"gold": 1, "magic": 1}


# -- taking from opponents -----------------------------------------------------------------------------------------


@clause("VK-DOM-05")
@pytest.mark.parametrize(("has", "taken"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_nobody_loses_more_than_there_is(has: int, taken: int) -> None:
    realms: Players = {0: {"gold": 5, "citizens": TWO_OF_EACH}, 1: {"gold": has, "magic": 9}}
    g = do(at(table(2, realms, domains={0: TRUCE}), Action(0)), f"acquire domain={TRUCE}")
    assert happened(g, Stolen) == [Stolen(0, TRUCE, 1, "gold", taken)]
    assert (g.realms[0].wallet, g.realms[1].wallet) == ([taken, 0, 0, 0], [has - taken, 0, 9, 0])


@clause("VK-DOM-08")
def test_any_opponent_may_be_chosen_also_one_with_nothing_but_not_oneself() -> None:
    realms: Players = {0: {"gold": 5}, 1: {"gold": 5, "citizens": TWO_OF_EACH}, 2: {}}
    g = do(at(table(3, realms, active=1, domains={0: TRUCE}), Action(1)), f"acquire domain={TRUCE}")
    assert may(g) == ["steal-from opponent=2 token=gold", "steal-from opponent=0 token=gold"]
    assert not_on_show(g, "steal-from opponent=1 token=gold")
    do(g, "steal-from opponent=2 token=gold")
    assert [purse(g, seat) for seat in range(3)] == [{"gold": 5}, {}, {}]


@clause("VK-DOM-08", "VK-CARD-17")
def test_an_opponent_without_monsters_may_be_chosen_and_then_none_is_taken() -> None:
    realms: dict[int, Any] = {0: {"gold": 10, "citizens": ["rogue", "rogue"]}, 2: {"slain": ["troll"]}}
    g = at(table(3, realms, domains={0: "purloiners_perch"}), Action(0))
    do(g, "acquire domain=purloiners_perch")
    assert may(g) == ["take-monster-from opponent=1", "take-monster-from opponent=2"]
    do(g, "take-monster-from opponent=1")
    assert (slain_by(g, 0), slain_by(g, 2), happened(g, MonsterTaken)) == ([], ["troll"], [])
    assert g.deciding() == ()


# -- Citizens from the center --------------------------------------------------------------------------------------


@clause("VK-DOM-06")
def test_a_citizen_of_a_role_is_taken_from_any_fitting_stack() -> None:
    realm = {"gold": 6, "citizens": TWO_OF_EACH}
    g = at(table(2, {0: realm}, domains={0: "darktide_harbour"}), Action(0))
    do(g, "acquire domain=darktide_harbour")
    assert may(g) == ["take-free citizen=mercenary", "take-free citizen=rogue"]
    facts = {"citizen": "butcher", "card": "darktide_harbour"}
    assert why_not(g, "take-free citizen=butcher") == ("VK-DOM-06", facts)
    do(g, "take-free citizen=mercenary")
    assert sorted(citizens_of(g)) == sorted([*TWO_OF_EACH, "mercenary"])
    assert len(g.citizens[2]) == 4


@clause("VK-DOM-06")
def test_if_no_citizen_fits_nothing_happens() -> None:
    realm = {"gold": 6, "citizens": TWO_OF_EACH}
    words: Words = {"domains": {0: "darktide_harbour"}, "citizens": {"mercenary": 0, "rogue": 0}}
    g = at(table(2, {0: realm}, **words), Action(0))
    do(g, "acquire domain=darktide_harbour")
    assert (g.over, domains_of(g), sorted(citizens_of(g))) == (True, ["darktide_harbour"], sorted(TWO_OF_EACH))


@clause("VK-DOM-18")
def test_a_citizen_that_fits_must_be_taken() -> None:
    realm = {"gold": 7, "citizens": TWO_OF_EACH}
    g = do(at(table(2, {0: realm}, domains={0: "shattered_hand"}), Action(0)), "acquire domain=shattered_hand")
    assert may(g) == ["take-free citizen=cleric", "take-free citizen=paladin"]
    assert not_on_show(g, "decline")


@clause("VK-DOM-18")
def test_a_single_citizen_that_fits_is_taken_without_asking() -> None:
    realm = {"gold": 7, "citizens": TWO_OF_EACH}
    words: Words = {"domains": {0: "shattered_hand"}, "citizens": {"cleric": 0}}
    g = at(table(2, {0: realm}, **words), Action(0))
    do(g, "acquire domain=shattered_hand")
    assert (g.over, citizens_of(g).count("paladin")) == (True, 1)


@clause("VK-DOM-18")
def test_cloudriders_camp_gives_its_strength_even_if_no_soldier_is_cheap_enough() -> None:
    realm = {"gold": 8, "citizens": TWO_OF_EACH}
    words: Words = {"domains": {0: "cloudriders_camp"}, "citizens": {"knight": 0, "champion": 0}}  # the Archer costs 4
    g = at(table(2, {0: realm}, **words), Action(0))
    do(g, "acquire domain=cloudriders_camp")
    assert (g.over, purse(g), sorted(citizens_of(g))) == (True, {"strength": 3}, sorted(TWO_OF_EACH))
