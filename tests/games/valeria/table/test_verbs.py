"""Card verbs that only this title has, used by themselves."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import citizens_of, purse, slain_by, table
from games.words import at, do, happened, may, why_not
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.terms import GOLD, MAGIC, ROLES, VP
from karczma.games.valeria.table.verbs import BonusSlay, DiePower, Return, TakeCitizen, TakeMonster
from karczma.games.valeria.words.events import ActionPhaseStarted, NothingTaken
from karczma.kernel.quantities import Effect, Listener, Use, When
from karczma.ledger import clause

OF_ROLE = {
    "worker": ["merchant", "peasant", "butcher"],
    "soldier": ["archer", "knight", "champion"],
    "shadow": ["mercenary", "rogue"],
    "holy": ["cleric", "paladin"],
}


@clause("VK-DOM-06")
@pytest.mark.parametrize("role", ROLES)
def test_a_citizen_of_one_role_is_taken_and_of_no_other(role: str) -> None:
    g = at(table(2), Use(0, "rogues_landing", TakeCitizen(ROLES.index(role))))
    assert may(g) == [f"take-free citizen={name}" for name in OF_ROLE[role]]
    stranger = "archer" if role != "soldier" else "cleric"
    refusal = why_not(g, f"take-free citizen={stranger}")
    assert refusal == ("VK-DOM-06", {"citizen": stranger, "card": "rogues_landing"})


@clause("VK-DOM-18")
@pytest.mark.parametrize("mixed", [False, True])
def test_any_citizen_is_taken_where_nothing_limits_it_and_one_must_be(mixed: bool) -> None:
    g = at(table(2, mixed_stacks=mixed), Use(0, "spider_queen", TakeCitizen()))
    assert len(may(g)) == 10
    assert "decline" not in may(g)


@clause("VK-DOM-18")
def test_who_may_take_a_citizen_may_also_take_none() -> None:
    g = at(table(2), Use(0, "spider_queen", TakeCitizen(optional=True)))
    assert may(g)[10:] == ["decline"]


@clause("VK-CARD-18")
def test_with_starters_alone_there_is_nobody_to_return() -> None:
    effect = Return("citizens", ((VP, 3),), optional=True)
    g = at(table(2), Use(0, "nest_of_the_weaver_witch", effect))
    assert not effect.possible(g, 0)
    assert g.deciding() == ()
    assert effect.possible(table(2, {0: {"citizens": ["archer"]}}), 0)


@clause("VK-CARD-18")
@pytest.mark.parametrize("zone", ["citizens", "slain"])
def test_where_one_must_be_returned_and_there_is_none_that_is_told(zone: str) -> None:
    g = at(table(2), Use(0, "watcher_on_the_water", Return(zone, ((VP, 3),))))
    assert (g.deciding(), purse(g)) == ((), {})
    assert happened(g, NothingTaken) == [NothingTaken(0, "watcher_on_the_water")]


@clause("VK-CARD-18", "VK-CARD-06")
def test_one_of_several_copies_is_returned() -> None:
    g = table(2, {0: {"citizens": ["archer"] * 3, "slain": ["goblin"] * 3}}, citizens={"archer": 0})
    at(g, Use(0, "here", Return("citizens", ((VP, 3),))), Use(0, "here", Return("slain", ((VP, 3),))))
    assert citizens_of(g) == ["archer"] * 2  # the only one that could be meant, and it may not be declined
    assert slain_by(g) == ["goblin"] * 2
    assert purse(g) == {"vp": 6}
    assert g.citizens[3] == [g.cards.citizen_id["archer"]]


@clause("VK-ROLL-09")
def test_a_change_upwards_ends_at_six() -> None:
    up, down = DiePower(by=1), DiePower(by=-1)
    assert [up.changes(die) for die in range(1, 7)] == [True] * 5 + [False]
    assert [down.changes(die) for die in range(1, 7)] == [False] + [True] * 5
    assert (up.result(5), down.result(5), DiePower(to=2).result(5)) == (6, 4, 2)


@clause("VK-ROLL-11")
def test_a_die_power_is_possible_if_it_changes_a_die_and_can_be_paid() -> None:
    to_six = DiePower(to=6, cost=((GOLD, 2),))
    rich, poor = {"gold": 1, "magic": 1}, {"gold": 1}
    assert to_six.possible(table(2, {0: rich}, dice=(6, 3)), 0)
    assert to_six.possible(table(2, {0: rich}, dice=(3, 6)), 0)
    assert not to_six.possible(table(2, {0: rich}, dice=(6, 6)), 0)
    assert not to_six.possible(table(2, {0: poor}, dice=(6, 3)), 0)


@clause("VK-ROLL-12")
def test_the_whole_price_of_a_die_power_is_paid() -> None:
    g = table(2, {0: {"gold": 5, "magic": 5}}, dice=(3, 4))
    at(g, Use(0, "here", DiePower(to=1, cost=((GOLD, 1), (MAGIC, 2)))))
    do(g, "change-die die=2")
    assert g.dice == (3, 1)
    assert purse(g) == {"gold": 4, "magic": 3}


@clause("VK-ROLL-04")
def test_domains_without_a_die_power_are_not_offered() -> None:
    g = at(table(2, {0: {"domains": ["halfpenny_hill", "gargans_embrace"]}}, chance=[2, 4]), RollPhase(0))
    assert g.deciding() == ()
    assert g.dice == (3, 5)


@clause("VK-DOM-02")
@pytest.mark.parametrize(
    "effect", [TakeCitizen(), TakeMonster(), Return("slain", ((VP, 3),)), BonusSlay(), DiePower(to=6)]
)
def test_two_of_them_at_one_moment_wait_for_their_owner_to_say_which_is_first(effect: Effect) -> None:
    g, cards = table(2), ["blood_crow_army", "halfpenny_hill"]
    g.react([Listener(0, card, When(ActionPhaseStarted, effect)) for card in cards])
    g.run()
    assert may(g) == [f"first card={card}" for card in cards]
