"""The player aid, where it words a rule differently."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import citizens_of, purse, table
from games.words import at, do, happened, may, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.ending import condition_met
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.words.events import StackExhausted
from karczma.ledger import clause


@clause("VK-AID-01")
def test_a_treant_cannot_be_slain_with_three_magic() -> None:
    g = at(table(2, {0: {"magic": 3}}), Action(0))
    assert why_not(g, "slay monster=treant") == ("VK-SLAY-03", {"monster": "treant"})


@clause("VK-AID-02")
@pytest.mark.parametrize("active", [0, 1])
def test_without_activation_a_resource_is_taken_or_left_active_or_not(active: int) -> None:
    g = at(table(2, {1 - active: {"citizens": ["archer"]}}, dice=(3, 4), active=active), HarvestPhase(active))
    assert g.deciding() == (active,)
    do(g, "take-resource resource=strength")
    assert purse(g, active) == {"strength": 1}
    g = at(table(2, {active: {"citizens": ["archer"]}}, dice=(3, 4), active=active), HarvestPhase(active))
    assert g.deciding() == (1 - active,)
    assert may(g)[-1] == "decline"
    do(g, "decline")
    assert purse(g, 1 - active) == {}


@clause("VK-AID-03")
def test_jumping_over_twice_the_number_of_players_meets_the_condition_too() -> None:
    empty = {"cleric": 0, "merchant": 0, "mercenary": 0}
    g = table(2, {0: {"strength": 9}}, monsters={"mountains": ["orc_warrior"]}, citizens={**empty, "peasant": 1})
    assert len(g.exhausted) == 3
    assert not condition_met(g)
    do(at(g, Action(0)), "slay monster=orc_warrior", "take-free citizen=peasant")
    assert citizens_of(g) == ["peasant"]
    assert happened(g, StackExhausted) == [StackExhausted(4), StackExhausted(9)]
    assert len(g.exhausted) == 5
    assert condition_met(g)


@clause("VK-AID-03")
@pytest.mark.parametrize(("seats", "empty", "met"), [(2, 3, False), (2, 4, True), (3, 5, False), (3, 6, True)])
def test_twice_the_number_of_players_is_enough_and_one_fewer_is_not(seats: int, empty: int, met: bool) -> None:
    names = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight"]
    g = table(seats, citizens=dict.fromkeys(names[:empty], 0))
    assert condition_met(g) == met
