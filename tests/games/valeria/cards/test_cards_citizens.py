"""Every Citizen and both Starters: number, Role, cost, and what the left and the right power bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from games.valeria.valeria_table import citizens_of, purse, table
from games.words import at, do, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.harvest import HarvestPhase, activated
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import ROLES
from karczma.ledger import clause

Purse = Mapping[str, int]
NOTHING: Purse = {}


class Citizen(NamedTuple):
    name: str
    numbers: tuple[int, ...]
    role: str
    cost: int


CITIZENS = [
    Citizen("cleric", (1,), "holy", 3),
    Citizen("monk", (1,), "holy", 3),
    Citizen("merchant", (2,), "worker", 2),
    Citizen("blacksmith", (2,), "worker", 3),
    Citizen("mercenary", (3,), "shadow", 3),
    Citizen("alchemist", (3,), "shadow", 3),
    Citizen("archer", (4,), "soldier", 4),
    Citizen("wizard", (4,), "soldier", 4),
    Citizen("peasant", (5,), "worker", 2),
    Citizen("knight", (6,), "soldier", 2),
    Citizen("rogue", (7,), "shadow", 2),
    Citizen("thief", (7,), "shadow", 2),
    Citizen("champion", (8,), "soldier", 2),
    Citizen("warlord", (8,), "soldier", 2),
    Citizen("paladin", (9, 10), "holy", 2),
    Citizen("priestess", (9, 10), "holy", 2),
    Citizen("butcher", (11, 12), "worker", 1),
    Citizen("miner", (11, 12), "worker", 1),
]
STARTERS = {"starter_peasant": (5,), "starter_knight": (6,)}

DICE = {1: (1, 2), 2: (2, 1), 3: (3, 1), 4: (4, 1), 5: (5, 1), 6: (6, 1), 7: (3, 4), 8: (5, 3)}
DICE |= {9: (4, 5), 10: (4, 6), 11: (5, 6), 12: (6, 6)}  # rolls that activate a number and nothing else used below


class Power(NamedTuple):
    """What one use brings: `owner` has that before and `gets` to have this, after these answers."""

    name: str
    number: int
    gets: Purse
    owner: Mapping[str, Any] = NOTHING
    answers: Sequence[str] = ()
    other: Purse = NOTHING
    left: Purse = NOTHING  # what the other player is left with


LEFT = [
    Power("cleric", 1, {"magic": 3}),
    Power("monk", 1, {"gold": 1, "magic": 2}),
    Power("merchant", 2, {"gold": 2}, answers=["branch number=1"]),
    Power("merchant", 2, {"magic": 2}, answers=["branch number=2"]),
    Power("blacksmith", 2, {}),
    Power("blacksmith", 2, {"gold": 2}, {"citizens": ["archer", "knight", "peasant"]}),
    Power("mercenary", 3, {"strength": 1, "gold": 1}),
    Power("alchemist", 3, {"gold": 1, "magic": 3}, {"gold": 2}, ["accept"]),
    Power("alchemist", 3, {"gold": 2}, {"gold": 2}, ["decline"]),
    Power("alchemist", 3, {"magic": 1}, {"magic": 1}),
    Power("archer", 4, {"strength": 2}),
    Power("wizard", 4, {"magic": 1, "strength": 1}),
    Power("peasant", 5, {"gold": 1}),
    Power("knight", 6, {"strength": 1}),
    Power("rogue", 7, {"strength": 2, "gold": 2}),
    Power(
        "thief", 7, {"gold": 3}, {}, ["steal-from opponent=1 token=gold", "steal-some n=3"], {"gold": 4}, {"gold": 1}
    ),
    Power("thief", 7, {"magic": 2}, {}, ["steal-from opponent=1 token=magic", "steal-some n=2"], {"magic": 2}),
    Power("thief", 7, {}, {}, ["steal-from opponent=1 token=gold", "steal-some n=0"], {"gold": 1}, {"gold": 1}),
    Power("champion", 8, {"strength": 4}),
    Power("warlord", 8, {"strength": 1}),
    Power("warlord", 8, {"strength": 3}, {"citizens": ["archer", "knight", "merchant", "cleric"]}),
    Power("paladin", 9, {"strength": 1, "magic": 2}),
    Power("paladin", 10, {"strength": 1, "magic": 2}),
    Power("priestess", 9, {"strength": 2, "magic": 1}),
    Power("priestess", 10, {"strength": 2, "magic": 1}),
    Power("butcher", 11, {"gold": 2}),
    Power("butcher", 12, {"gold": 6}, {"citizens": ["merchant", "blacksmith", "cleric"]}),
    Power("miner", 11, {"gold": 1}),
    Power("miner", 12, {"gold": 3}, {"domains": ["the_orb_of_urdr", "shattered_hand"]}),
    Power("starter_peasant", 5, {"gold": 1}),
    Power("starter_knight", 6, {"strength": 1}),
]

RIGHT = [
    Power("cleric", 1, {"magic": 1}),
    Power("monk", 1, {"gold": 1, "magic": 2}, {"gold": 2}, ["accept"]),
    Power("monk", 1, {"gold": 2}, {"gold": 2}, ["decline"]),
    Power("monk", 1, {}),
    Power("merchant", 2, {"gold": 1}),
    Power("blacksmith", 2, {"gold": 1}, {"citizens": ["archer", "knight"]}),
    Power("mercenary", 3, {"strength": 1, "gold": 2}, {"strength": 2}, ["accept"]),
    Power("mercenary", 3, {"magic": 2}, {"magic": 2}),
    Power("alchemist", 3, {"magic": 1, "gold": 2}, {"magic": 2}, ["accept"]),
    Power("alchemist", 3, {"gold": 2}, {"gold": 2}),
    Power("archer", 4, {"strength": 1}),
    Power("wizard", 4, {"magic": 1}),
    Power("peasant", 5, {"gold": 1}),
    Power("knight", 6, {"strength": 1}),
    Power("rogue", 7, {"strength": 1, "gold": 1}),
    Power("thief", 7, {"gold": 2}, {}, ["branch number=1"], {"gold": 4}, {"gold": 4}),
    Power("thief", 7, {"magic": 2}, {}, ["branch number=2"], {"magic": 4}, {"magic": 4}),
    Power("champion", 8, {"gold": 1, "strength": 4}, {"gold": 2}, ["accept"]),
    Power("champion", 8, {"strength": 2, "magic": 2}, {"strength": 2, "magic": 2}),
    Power("warlord", 8, {}, {"citizens": ["archer", "wizard"]}),
    Power("warlord", 8, {"strength": 2}, {"citizens": ["knight", "knight", "archer"]}),
    Power("paladin", 9, {"strength": 1, "magic": 3}, {"strength": 2}, ["accept"]),
    Power("paladin", 10, {"magic": 5}, {"strength": 1, "magic": 2}, ["accept"]),
    Power("paladin", 10, {"magic": 2}, {"magic": 2}),
    Power("priestess", 9, {"magic": 1, "strength": 3}, {"magic": 2}, ["accept"]),
    Power("priestess", 10, {"strength": 5}, {"magic": 1, "strength": 2}, ["accept"]),
    Power("priestess", 10, {"strength": 2}, {"strength": 2}),
    Power("butcher", 11, {"gold": 4}),
    Power("butcher", 12, {"gold": 4}, {"citizens": ["merchant", "blacksmith"]}),
    Power("miner", 11, {"gold": 4}),
    Power("miner", 12, {"gold": 4}, {"domains": ["the_orb_of_urdr", "shattered_hand"]}),
    Power("starter_peasant", 5, {"gold": 1}),
    Power("starter_knight", 6, {"strength": 1}),
]


def named(row: Any) -> str:
    return str(row.name)


def without_starters(g: Valeria) -> Valeria:
    """So that nothing but the card in question is activated."""
    for realm in g.realms:
        for kind in g.cards.starters:
            realm.citizens[kind] = 0
    return g


def laid_out(power: Power, owner: int) -> Valeria:
    realm = {**power.owner, "citizens": [*power.owner.get("citizens", ()), power.name]}
    g = table(2, {owner: realm, 1 - owner: power.other}, dice=DICE[power.number])
    starter = "starter" in power.name
    without_starters(g)
    if starter:
        g.realms[owner].citizens[g.cards.citizen_id[power.name]] = 1
    return g


@clause("VK-HARV-02")
@pytest.mark.parametrize("power", LEFT, ids=named)
def test_left_power(power: Power) -> None:
    g = at(laid_out(power, owner=0), HarvestPhase(0))
    do(g, *power.answers, seat=0)
    do(g, "decline", seat=1)
    assert g.over
    assert (purse(g, 0), purse(g, 1)) == (power.gets, power.left)


@clause("VK-HARV-03")
@pytest.mark.parametrize("power", RIGHT, ids=named)
def test_right_power(power: Power) -> None:
    g = at(laid_out(power, owner=1), HarvestPhase(0))
    do(g, "decline", seat=0)
    do(g, *power.answers, seat=1)
    assert g.over
    assert (purse(g, 1), purse(g, 0)) == (power.gets, power.left)


# -- number, Role, cost --------------------------------------------------------------------------------------------


def test_the_table_above_tells_of_every_card() -> None:
    names = [citizen.name for citizen in CITIZENS] + list(STARTERS)
    assert names == list(catalogue().citizens)
    assert {power.name for power in LEFT} == {power.name for power in RIGHT} == set(names)


@clause("VK-ROLL-02")
@pytest.mark.parametrize(("name", "numbers"), [*((each.name, each.numbers) for each in CITIZENS), *STARTERS.items()])
def test_a_citizen_is_activated_by_its_numbers_and_no_others(name: str, numbers: tuple[int, ...]) -> None:
    g = without_starters(table(2))
    kind = g.cards.citizen_id[name]
    g.realms[0].citizens[kind] = 1
    for first in range(1, 7):
        for second in range(1, 7):
            g.dice = first, second
            times = sum(number in numbers for number in (first, second, first + second))
            assert activated(g, 0) == [kind] * times


def with_stack_of(name: str, gold: int, owned: Sequence[str] = ()) -> Valeria:
    """Seat 0 is about to act, and that Citizen is in the game."""
    having = next(each for each, cards in catalogue().sets.items() if name in cards.citizens)
    return at(without_starters(table(2, {0: {"gold": gold, "citizens": owned}}, set=having)), Action(0))


@clause("VK-CIT-05")
@pytest.mark.parametrize("citizen", CITIZENS, ids=named)
def test_base_cost(citizen: Citizen) -> None:
    short = why_not(with_stack_of(citizen.name, citizen.cost - 1), f"recruit citizen={citizen.name}")
    assert short.facts["price"] == citizen.cost
    g = with_stack_of(citizen.name, citizen.cost)
    do(g, f"recruit citizen={citizen.name}")
    assert (purse(g), citizens_of(g)) == ({}, [citizen.name])


@clause("VK-CIT-05")
@pytest.mark.parametrize("citizen", CITIZENS, ids=named)
def test_a_second_copy_costs_one_gold_more(citizen: Citizen) -> None:
    short = with_stack_of(citizen.name, citizen.cost, [citizen.name])
    facts = {"price": citizen.cost + 1, "gold": citizen.cost, "magic": 0}
    assert why_not(short, f"recruit citizen={citizen.name}") == ("VK-RECR-02", facts)
    g = with_stack_of(citizen.name, citizen.cost + 1, [citizen.name])
    do(g, f"recruit citizen={citizen.name}")
    assert purse(g) == {}


@clause("VK-CIT-03")
@pytest.mark.parametrize("citizen", CITIZENS, ids=named)
def test_role(citizen: Citizen) -> None:
    g = with_stack_of(citizen.name, citizen.cost)
    do(g, f"recruit citizen={citizen.name}")
    assert g.realms[0].roles == [int(role == citizen.role) for role in ROLES]


@clause("VK-BUY-04")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_has_no_role_and_no_cost(name: str) -> None:
    cards = catalogue()
    kind = cards.citizen_id[name]
    assert (cards.role[kind], cards.cost[kind], cards.plus[kind]) == (-1, 0, False)
    assert table(2).realms[0].roles == [0, 0, 0, 0]
