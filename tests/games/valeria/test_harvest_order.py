"""Chapter "Harvest Phase": powers that ask something, and the order in which they are used."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import purse, refused, table
from games.words import at, do, happened, may, why_not
from karczma import Illegal
from karczma.effects.verbs import Gained
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.table.state import Valeria
from karczma.ledger import clause

MERCHANT, ALCHEMIST = "use-citizen citizen=merchant", "use-citizen citizen=alchemist"


def out_of_turn(dice: tuple[int, int], *citizens: str, **words: Any) -> Valeria:
    """Seat 1 owns these Citizens; seat 0, who has rolled, owns one Archer for 4."""
    realms = {0: {"citizens": ["archer"]}, 1: {"citizens": citizens, **words}}
    return at(table(2, realms, dice=dice), HarvestPhase(0))


@clause("VK-HARV-14")
def test_citizens_are_used_in_the_order_their_owner_likes() -> None:
    realms = {0: {"citizens": ["merchant", "alchemist"]}}
    g = at(table(2, realms, dice=(2, 3)), HarvestPhase(0))
    assert may(g) == [MERCHANT, ALCHEMIST]
    do(g, ALCHEMIST, "accept", "branch number=1")
    assert purse(g) == {"magic": 3, "gold": 2}
    g = at(table(2, realms, dice=(2, 3)), HarvestPhase(0))
    do(g, MERCHANT, "branch number=2", "decline")
    assert purse(g) == {"magic": 2, "gold": 1}


@clause("VK-HARV-14")
def test_copies_of_a_citizen_are_offered_as_one() -> None:
    g = at(table(2, {0: {"citizens": ["merchant", "merchant", "alchemist"]}}, dice=(2, 3)), HarvestPhase(0))
    assert may(g) == [MERCHANT, ALCHEMIST]
    do(g, MERCHANT, "branch number=1")
    assert may(g) == [MERCHANT, ALCHEMIST]
    do(g, MERCHANT, "branch number=1")
    assert may(g) == ["accept", "decline"]  # only the Alchemist is left


@clause("VK-HARV-14")
def test_the_other_citizens_of_the_tableau_are_on_show_but_have_no_power_to_use() -> None:
    g = at(table(2, {0: {"citizens": ["merchant", "archer", "alchemist"]}}, dice=(2, 3)), HarvestPhase(0))
    assert may(g) == [MERCHANT, ALCHEMIST]
    assert refused(g) == [f"use-citizen citizen={name}" for name in ("archer", "starter_peasant", "starter_knight")]


@clause("VK-HARV-15")
def test_what_one_citizen_brings_another_may_spend() -> None:
    g = out_of_turn((1, 3), "monk", "alchemist", gold=1)
    do(g, "accept", "accept")  # 1 Gold for 2 Magic, then 1 of that Magic for 2 Gold
    assert purse(g, 1) == {"gold": 2, "magic": 1}


@clause("VK-HARV-16")
def test_example_the_peasants_gold_pays_the_monk() -> None:
    g = out_of_turn((1, 4), "monk", "peasant")
    by_peasant = [gained for gained in happened(g, Gained) if gained.by == "peasant"]
    assert by_peasant == [Gained(1, "peasant", "gold", 1)]  # in time, without being asked
    do(g, "accept")
    assert purse(g, 1) == {"magic": 2, "gold": 1}  # the Starter Peasant's, whom the example leaves out


@clause("VK-HARV-17")
def test_a_pay_to_get_power_may_be_declined_and_yields_nothing_then() -> None:
    g = do(out_of_turn((1, 3), "monk", gold=1), "decline")
    assert purse(g, 1) == {"gold": 1}
    assert g.deciding() == ()


@clause("VK-HARV-17")
def test_a_pay_to_get_power_that_cannot_be_paid_yields_nothing() -> None:
    g = out_of_turn((1, 3), "monk")
    assert g.deciding() == ()
    assert purse(g, 1) == {}


@clause("VK-HARV-17")
def test_a_citizen_that_cannot_be_paid_now_cannot_be_used_now() -> None:
    g = out_of_turn((3, 5), "mercenary", "alchemist", "champion", strength=1)
    assert may(g) == ["use-citizen citizen=mercenary", "use-citizen citizen=champion"]
    assert why_not(g, ALCHEMIST) == ("VK-HARV-17", {"citizen": "alchemist"})


@clause("VK-HARV-17")
def test_nobody_is_asked_once_nothing_can_be_paid_any_more() -> None:
    g = out_of_turn((1, 3), "monk", "mercenary", gold=1)
    do(g, "accept")
    assert g.deciding() == ()  # the Mercenary wants Strength
    assert purse(g, 1) == {"magic": 2}


@clause("VK-HARV-18")
def test_a_pay_to_get_power_is_used_once_per_activation() -> None:
    g = do(out_of_turn((1, 3), "monk", gold=5), "accept")
    assert g.deciding() == ()
    assert purse(g, 1) == {"gold": 4, "magic": 2}


@clause("VK-HARV-18")
def test_a_declined_exchange_does_not_come_back() -> None:
    g = out_of_turn((1, 3), "monk", "alchemist", gold=1, magic=1)
    do(g, "use-citizen citizen=monk", "decline")
    assert may(g) == ["accept", "decline"]  # the Alchemist
    do(g, "accept")
    assert purse(g, 1) == {"gold": 3}
    assert g.deciding() == ()


@clause("VK-HARV-18")
def test_a_citizen_of_two_numbers_is_used_up_although_only_one_of_them_was_rolled() -> None:
    g = out_of_turn((3, 6), "mercenary", "alchemist", "paladin", strength=2, magic=1)  # the Paladin by 9, not by 10
    do(g, "use-citizen citizen=paladin", "decline")
    assert may(g) == ["use-citizen citizen=mercenary", ALCHEMIST]
    assert why_not(g, "use-citizen citizen=paladin") == ("VK-HARV-18", {"citizen": "paladin"})


@clause("VK-HARV-27")
def test_players_harvest_clockwise_from_the_active_one() -> None:
    g = at(table(3, dice=(1, 2), active=1), HarvestPhase(1))
    order = []
    while g.deciding():
        order.append(g.deciding()[0])
        do(g, "decline")
    assert order == [1, 2, 0]


@clause("VK-HARV-27")
def test_gains_too_are_taken_clockwise_from_the_active_player() -> None:
    g = at(table(3, dice=(1, 5), active=2), HarvestPhase(2))
    assert [gained.seat for gained in happened(g, Gained)] == [2, 2, 0, 0, 1, 1]


@clause("VK-HARV-28")
def test_a_merchant_activated_twice_may_give_gold_once_and_magic_once() -> None:
    g = at(table(2, {0: {"citizens": ["merchant"]}}, dice=(2, 2)), HarvestPhase(0))
    do(g, "branch number=1", "branch number=2")
    assert purse(g) == {"gold": 2, "magic": 2}
    assert g.deciding() == (1,)


@clause("VK-HARV-28")
def test_of_two_exchanges_one_may_be_accepted_and_one_declined() -> None:
    g = do(out_of_turn((1, 1), "monk", "archer", gold=2), "take-resource resource=gold")
    assert g.deciding() == (1,)
    do(g, "accept", "decline")
    assert purse(g, 1) == {"gold": 1, "magic": 2}
    assert g.deciding() == ()


@clause("VK-HARV-28")
def test_an_activation_gives_one_branch_and_not_both() -> None:
    g = at(table(2, {0: {"citizens": ["merchant"]}}, dice=(2, 1)), HarvestPhase(0))
    do(g, "branch number=2")
    with pytest.raises(Illegal) as error:
        do(g, "branch number=1", seat=0)
    assert error.value.refusal.clause == "K-FLOW-01"
    assert purse(g) == {"magic": 2}
