"""Chapter "Harvest Phase": who harvests, what is activated, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import purse, table
from games.words import at, do, happened, may, rolls
from karczma import Illegal
from karczma.effects.verbs import Gained
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.turn import Turn
from karczma.games.valeria.words.events import ActionPhaseStarted, ConsolationTaken, Paid, ResourceTaken
from karczma.ledger import clause


def harvested(dice: tuple[int, int], *citizens: str, active: int = 0, **words: Any) -> Valeria:
    """Two players; seat 0 owns these Citizens, seat `active` has rolled these dice."""
    return at(table(2, {0: {"citizens": citizens, **words}}, dice=dice, active=active), HarvestPhase(active))


# -- who -----------------------------------------------------------------------------------------------------------


@clause("VK-HARV-01")
def test_all_players_harvest() -> None:
    archers = {seat: {"citizens": ["archer"]} for seat in range(3)}
    g = at(table(3, archers, dice=(3, 4), active=1), HarvestPhase(1))
    assert [purse(g, seat) for seat in range(3)] == [{"strength": 1}, {"strength": 2}, {"strength": 1}]


@clause("VK-HARV-01")
def test_the_resting_player_of_five_does_not_harvest() -> None:
    archers = {seat: {"citizens": ["archer"]} for seat in range(5)}
    g = at(table(5, archers, dice=(3, 4), active=1), HarvestPhase(1))
    assert [purse(g, seat).get("strength", 0) for seat in range(5)] == [0, 2, 1, 1, 1]
    assert g.deciding() == ()  # nor is there a consolation for seat 0


@clause("VK-HARV-02")
def test_the_active_player_uses_the_left_power() -> None:
    assert purse(harvested((1, 3), "cleric", "mercenary")) == {"magic": 3, "gold": 1, "strength": 1}


@clause("VK-HARV-03")
def test_every_other_player_uses_the_right_power() -> None:
    g = harvested((1, 6), "cleric", "rogue", active=1)
    assert purse(g) == {"magic": 1, "gold": 1, "strength": 1 + 1}  # Cleric, Rogue, Starter Knight


@clause("VK-HARV-03")
def test_a_right_power_may_be_an_exchange_where_the_left_one_is_a_gain() -> None:
    g = harvested((2, 6), "champion", active=1, gold=1)
    assert g.deciding() == (0,)
    assert may(g) == ["accept", "decline"]
    do(g, "accept")
    assert purse(g) == {"strength": 1 + 4}


# -- what is activated ---------------------------------------------------------------------------------------------


@clause("VK-HARV-04")
def test_the_starters_are_activated_like_citizens() -> None:
    g = harvested((5, 6))
    assert happened(g, Gained) == [
        Gained(0, "starter_peasant", "gold", 1),
        Gained(0, "starter_knight", "strength", 1),
        Gained(1, "starter_peasant", "gold", 1),
        Gained(1, "starter_knight", "strength", 1),
    ]


@clause("VK-HARV-04")
def test_the_starters_are_activated_by_the_sum_too() -> None:
    assert purse(harvested((1, 4))) == {"gold": 1}
    assert purse(harvested((2, 4))) == {"strength": 1}


@clause("VK-HARV-05")
def test_a_matching_value_activates_every_copy() -> None:
    assert purse(harvested((1, 5), "peasant", "peasant", "peasant")) == {"gold": 3 + 1, "strength": 1}
    assert purse(harvested((6, 2), "champion", "champion")) == {"strength": 2 * 4 + 1}


@clause("VK-HARV-06")
def test_example_one_four_activates_both_of_two_archers() -> None:
    assert purse(harvested((4, 3), "archer", "archer")) == {"strength": 2 * 2}


@clause("VK-HARV-07")
def test_a_double_activates_its_number_once_per_die() -> None:
    g = harvested((3, 3), "mercenary")
    assert purse(g) == {"gold": 2, "strength": 2 + 1}  # and the Starter Knight by the sum


@clause("VK-HARV-08")
def test_example_three_archers_and_a_double_four_make_six_activations() -> None:
    g = harvested((4, 4), "archer", "archer", "archer", active=0)
    by_archers = [gained for gained in happened(g, Gained) if gained.by == "archer"]
    assert by_archers == [Gained(0, "archer", "strength", 2)] * 6
    assert purse(g) == {"strength": 12}


@clause("VK-HARV-09")
def test_the_sum_activates_its_number_once_also_on_a_double() -> None:
    assert purse(harvested((4, 4), "champion")) == {"strength": 4}
    assert purse(harvested((1, 2), "mercenary")) == {"gold": 1, "strength": 1}


@clause("VK-HARV-10")
@pytest.mark.parametrize(("dice", "magic"), [((4, 4), 0), ((3, 6), 2), ((4, 6), 2), ((5, 6), 0)])
def test_a_paladin_is_activated_by_nine_and_by_ten(dice: tuple[int, int], magic: int) -> None:
    assert purse(harvested(dice, "paladin")).get("magic", 0) == magic


@clause("VK-HARV-10")
@pytest.mark.parametrize(("dice", "gold"), [((4, 6), 0), ((5, 6), 2 + 1), ((6, 6), 2)])
def test_a_butcher_is_activated_by_eleven_and_by_twelve(dice: tuple[int, int], gold: int) -> None:
    assert purse(harvested(dice, "butcher")).get("gold", 0) == gold


# -- what it brings ------------------------------------------------------------------------------------------------


@clause("VK-HARV-11")
def test_tokens_come_from_the_supply_and_go_back_to_it() -> None:
    g = table(3, {0: {"gold": 3}, 1: {"gold": 3, "citizens": ["monk"]}, 2: {"gold": 3}}, dice=(1, 6))
    do(at(g, HarvestPhase(0)), "accept")
    assert [purse(g, seat).get("gold", 0) for seat in range(3)] == [3, 2, 3]
    assert [purse(g, seat).get("magic", 0) for seat in range(3)] == [0, 2, 0]
    assert happened(g, Paid) == [Paid(1, "gold", 1)]


@clause("VK-HARV-22")
def test_only_cards_in_the_own_tableau_are_counted() -> None:
    mine, theirs = ["blacksmith", "archer"], ["archer", "knight", "champion"]
    g = at(table(2, {0: {"citizens": mine}, 1: {"citizens": theirs}}, dice=(2, 1)), HarvestPhase(0))
    assert purse(g) == {"gold": 1}


@clause("VK-HARV-22")
def test_a_miner_counts_the_domains_that_lie_in_the_tableau_now() -> None:
    g = harvested((6, 6), "miner", domains=["palace_of_the_dawn"])
    assert purse(g) == {"gold": 1 + 1, "strength": 2}
    g = harvested((6, 6), "miner", domains=["palace_of_the_dawn", "blood_crow_army"])
    assert purse(g) == {"gold": 1 + 2, "strength": 2}


@clause("VK-HARV-22")
def test_a_warlord_counts_soldiers_on_the_own_turn_and_knights_on_others() -> None:
    owned = ("warlord", "archer", "knight", "knight")
    assert purse(harvested((6, 2), *owned)) == {"strength": 4 + 2 + 1}  # 4 Soldiers; then Knights and the Starter
    assert purse(harvested((6, 2), *owned, active=1)) == {"strength": 3 + 2 + 1}  # 3 Knights, the Starter included


@clause("VK-HARV-23")
def test_the_action_phase_begins_when_all_have_harvested() -> None:
    g = at(table(2, {0: {"citizens": ["archer"]}}, chance=rolls(3, 4)), Turn(0))
    assert g.deciding() == (1,)  # seat 1 has nothing activated and takes its time
    assert happened(g, ActionPhaseStarted) == []
    do(g, "take-resource resource=gold")
    assert happened(g, ActionPhaseStarted) == [ActionPhaseStarted(0)]
    assert g.deciding() == (0,)


@clause("VK-HARV-29")
def test_a_power_that_counts_nothing_gives_nothing_and_no_consolation() -> None:
    g = harvested((2, 1), "blacksmith")
    assert g.deciding() == (1,)  # seat 1, of whom nothing was activated
    assert purse(g) == {}
    assert happened(g, Gained) == [Gained(0, "blacksmith", "gold", 0)]


@clause("VK-HARV-30")
def test_plain_gains_are_taken_in_full_without_asking() -> None:
    g = at(table(2, {0: {"citizens": ["rogue", "cleric"]}, 1: {"citizens": ["rogue"]}}, dice=(1, 6)), HarvestPhase(0))
    assert g.deciding() == ()
    assert purse(g, 0) == {"gold": 2, "strength": 2 + 1, "magic": 3}
    assert purse(g, 1) == {"gold": 1, "strength": 1 + 1}


# -- nothing activated ---------------------------------------------------------------------------------------------


@clause("VK-HARV-19")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("resource", ["gold", "strength", "magic"])
def test_a_player_of_whom_nothing_was_activated_may_take_a_resource(active: int, resource: str) -> None:
    g = table(2, {0: {"citizens": ["archer"]}, 1: {"citizens": ["cleric"]}}, dice=(1, 2), active=active)
    at(g, HarvestPhase(active))
    assert g.deciding() == (0,)
    assert may(g) == [*(f"take-resource resource={each}" for each in ("gold", "strength", "magic")), "decline"]
    do(g, f"take-resource resource={resource}")
    assert purse(g) == {resource: 1}
    assert happened(g, ConsolationTaken) == [ConsolationTaken(0, resource)]
    assert happened(g, ResourceTaken) == []
    assert g.deciding() == ()


@clause("VK-HARV-19")
def test_the_consolation_may_be_left_and_is_never_a_victory_token() -> None:
    g = harvested((1, 2))
    with pytest.raises(Illegal) as error:
        do(g, "take-resource resource=vp")
    assert error.value.refusal.clause == "K-FLOW-01"
    do(g, "decline", "decline")
    assert purse(g, 0) == purse(g, 1) == {}


@clause("VK-HARV-19")
def test_an_activated_starter_is_enough_for_no_consolation() -> None:
    g = harvested((1, 5))
    assert g.deciding() == ()
    assert purse(g) == {"gold": 1, "strength": 1}


@clause("VK-HARV-20")
def test_an_exchange_that_cannot_be_paid_is_no_reason_for_a_consolation() -> None:
    g = at(table(2, {0: {"citizens": ["archer"]}, 1: {"citizens": ["monk"]}}, dice=(1, 3)), HarvestPhase(0))
    assert g.deciding() == ()
    assert purse(g, 1) == {}


@clause("VK-HARV-20")
def test_an_exchange_that_is_declined_is_no_reason_for_a_consolation() -> None:
    g = table(2, {0: {"citizens": ["archer"]}, 1: {"gold": 1, "citizens": ["monk"]}}, dice=(1, 3))
    do(at(g, HarvestPhase(0)), "decline")
    assert g.deciding() == ()
    assert purse(g, 1) == {"gold": 1}


@clause("VK-HARV-20")
def test_an_activated_thief_that_takes_nothing_is_no_reason_for_a_consolation() -> None:
    g = harvested((3, 4), "thief")
    do(g, "steal-from opponent=1 token=gold")  # there is none
    assert g.deciding() == (1,)
    assert purse(g) == {}


@clause("VK-HARV-21")
def test_the_consolation_is_one_token_also_on_a_double() -> None:
    g = harvested((1, 1))
    do(g, "take-resource resource=magic", "take-resource resource=gold")
    assert (purse(g, 0), purse(g, 1)) == ({"magic": 1}, {"gold": 1})
    assert g.deciding() == ()
