"""Every Domain: its price, its requirements, its points, and what acquiring and owning it really does."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from games.valeria.valeria_table import citizens_of, domains_of, next_roll, purse, refused, slain_by, table
from games.words import at, do, happened, may, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import Paid
from karczma.ledger import clause

ROLES = ("worker", "soldier", "shadow", "holy")
WHO = {"worker": "butcher", "soldier": "champion", "shadow": "rogue", "holy": "paladin"}
GOLD, STRENGTH = "take-resource resource=gold", "take-resource resource=strength"


class Domain(NamedTuple):
    name: str
    gold: int
    needs: tuple[int, int, int, int]  # Workers, Soldiers, Shadows, Holies
    vp: int


DOMAINS = [
    Domain("foxgrove_palisade", 9, (0, 1, 1, 0), 3),
    Domain("the_desert_orchid", 9, (0, 0, 1, 1), 3),
    Domain("emerald_stronghold", 12, (1, 1, 0, 1), 5),
    Domain("pratchetts_plateau", 8, (1, 0, 0, 1), 3),
    Domain("cathedral_of_st_aquila", 8, (0, 0, 0, 2), 3),
    Domain("darktide_harbour", 6, (1, 1, 1, 0), 2),
    Domain("cloudriders_camp", 8, (0, 1, 0, 1), 2),
    Domain("the_orb_of_urdr", 6, (0, 0, 1, 1), 1),
    Domain("rogues_landing", 7, (1, 0, 1, 0), 3),
    Domain("blood_crow_army", 5, (0, 3, 0, 0), 2),
    Domain("eye_of_asteraten", 8, (0, 1, 0, 1), 1),
    Domain("cutthroats_truce", 5, (0, 0, 1, 1), 1),
    Domain("halfpenny_hill", 6, (3, 0, 0, 0), 2),
    Domain("shattered_hand", 7, (1, 0, 0, 1), 3),
    Domain("forgotten_sorrows", 9, (1, 0, 1, 0), 3),
    Domain("watcher_on_the_water", 6, (0, 2, 0, 0), 3),
    Domain("gargans_embrace", 7, (0, 2, 0, 0), 2),
    Domain("nest_of_the_weaver_witch", 6, (2, 0, 0, 0), 3),
    Domain("palace_of_the_dawn", 11, (1, 2, 0, 0), 4),
    Domain("grimmwater_keep", 10, (2, 0, 1, 0), 4),
    Domain("the_violet_thorn", 7, (0, 1, 0, 1), 3),
    Domain("purloiners_perch", 10, (0, 0, 2, 0), 2),
    Domain("golden_obelisk_of_nae", 6, (1, 0, 0, 1), 3),
    Domain("monolith_of_ostendaar", 9, (1, 1, 0, 0), 3),
]
ROWS = pytest.mark.parametrize("row", DOMAINS, ids=lambda row: row.name)
BY_NAME = {row.name: row for row in DOMAINS}


def qualified(row: Domain) -> list[str]:
    """Exactly the Citizens that the Domain requires."""
    return [WHO[role] for role, n in zip(ROLES, row.needs, strict=True) for _ in range(n)]


def before_buying(row: Domain, **instead: Any) -> Valeria:
    realm = {"gold": row.gold, "citizens": qualified(row)} | instead
    return at(table(2, {0: realm}, domains={0: row.name}), Action(0))


# -- price, requirements, points -----------------------------------------------------------------------------------


@clause("VK-DOM-01")
def test_every_domain_is_in_the_table() -> None:
    assert tuple(BY_NAME) == catalogue().domains


@clause("VK-BUY-02")
@ROWS
def test_each_domain_is_acquired_with_exactly_its_roles_and_its_gold(row: Domain) -> None:
    g = before_buying(row)
    assert f"acquire domain={row.name}" not in refused(g)
    do(g, f"acquire domain={row.name}")
    assert domains_of(g) == [row.name]
    assert happened(g, Paid)[0] == Paid(0, "gold", row.gold)


@clause("VK-BUY-06")
@ROWS
def test_each_domain_is_refused_with_one_gold_less(row: Domain) -> None:
    g = before_buying(row, gold=row.gold - 1)
    facts = {"price": row.gold, "gold": row.gold - 1, "magic": 0}
    assert why_not(g, f"acquire domain={row.name}") == ("VK-BUY-06", facts)
    assert f"acquire domain={row.name}" not in may(g)


@clause("VK-BUY-02")
@ROWS
def test_each_domain_is_refused_with_one_citizen_less(row: Domain) -> None:
    for role, need in zip(ROLES, row.needs, strict=True):
        if need:
            citizens = qualified(row)
            citizens.remove(WHO[role])
            g = before_buying(row, citizens=citizens)
            facts = {"domain": row.name, "role": role, "need": need, "has": need - 1}
            assert why_not(g, f"acquire domain={row.name}") == ("VK-BUY-02", facts)
            assert f"acquire domain={row.name}" not in may(g)


@clause("VK-DOM-03")
@ROWS
def test_each_domain_is_worth_its_printed_points(row: Domain) -> None:
    g = table(2, {0: {"domains": [row.name]}})
    assert g.view(1).scores()[0] == row.vp  # without the Duke, whom seat 1 does not know


# -- immediate rewards ---------------------------------------------------------------------------------------------


class Reward(NamedTuple):
    """Acquired with exactly its price; `more` is what else the buyer has, `texts` the choices that follow."""

    name: str
    offered: list[str]  # right after the payment
    texts: list[str]
    purse: dict[str, int]
    more: Mapping[str, Any] = MappingProxyType({})
    citizen: str = ""  # gained (or, with a minus, returned)
    slain: tuple[str, ...] = ()


def free(*names: str) -> list[str]:
    return [f"take-free citizen={name}" for name in names]


CHEAP = ("cleric", "merchant", "mercenary", "peasant", "knight", "rogue", "champion", "paladin", "butcher")

REWARDS = [
    Reward("darktide_harbour", free("mercenary", "rogue"), free("rogue"), {}, citizen="rogue"),
    Reward("cloudriders_camp", free("knight", "champion"), free("knight"), {"strength": 3}, citizen="knight"),
    Reward("rogues_landing", free("merchant", "peasant", "butcher"), free("merchant"), {}, citizen="merchant"),
    Reward("shattered_hand", free("cleric", "paladin"), free("cleric"), {}, citizen="cleric"),
    Reward("grimmwater_keep", free(*CHEAP), free("mercenary"), {}, citizen="mercenary"),
    Reward(
        "eye_of_asteraten",
        [*(f"slay monster={m}" for m in ("goblin", "skeleton", "treant", "owlbear", "dire_bear")), "decline"],
        ["slay monster=owlbear"],
        {"strength": 1, "magic": 2},
        slain=("owlbear",),
    ),
    Reward("cutthroats_truce", [], [], {"gold": 3}),
    Reward("purloiners_perch", [], [], {}, slain=("troll",)),
    Reward(
        "watcher_on_the_water",
        ["return-card card=goblin", "return-card card=giant", "decline"],
        ["return-card card=giant"],
        {"vp": 3},
        {"slain": ["goblin", "giant", "goblin"]},
        slain=("goblin", "goblin"),
    ),
    Reward(
        "nest_of_the_weaver_witch",
        ["return-card card=butcher", "decline"],
        ["return-card card=butcher"],
        {"vp": 3},
        citizen="-butcher",
    ),
    Reward("golden_obelisk_of_nae", ["accept", "decline"], ["accept"], {"magic": 1, "vp": 3}, {"magic": 4}),
]


@clause("VK-BUY-08")
@pytest.mark.parametrize("reward", REWARDS, ids=lambda reward: reward.name)
def test_each_immediate_reward_gives_exactly_this(reward: Reward) -> None:
    row = BY_NAME[reward.name]
    realm = {"gold": row.gold, "citizens": qualified(row), **reward.more}
    opponent = {"gold": 9, "slain": ["troll"]}
    g = at(table(2, {0: realm, 1: opponent}, domains={0: row.name}), Action(0))
    do(g, f"acquire domain={row.name}", *(["pay-magic magic=0"] if "magic" in reward.more else []))
    assert (may(g) if g.deciding() else []) == reward.offered
    do(g, *reward.texts)
    assert g.over
    expected = qualified(row)
    if reward.citizen.startswith("-"):
        expected.remove(reward.citizen[1:])
    elif reward.citizen:
        expected.append(reward.citizen)
    assert sorted(citizens_of(g)) == sorted(expected)
    assert (purse(g), tuple(slain_by(g))) == (reward.purse, reward.slain)


@clause("VK-DOM-01")
def test_the_rewards_and_the_powers_are_all_of_the_domains() -> None:
    powers = [*(power[0] for power in DICE), *(power[0] for power in DOUBLES), *(power[0] for power in MOMENTS)]
    assert sorted([*(reward.name for reward in REWARDS), *powers]) == sorted(BY_NAME)


# -- standing powers -----------------------------------------------------------------------------------------------

# Domain, what is rolled, what the owner has, the die chosen (if it is asked), the dice then, what the owner has then.
DICE = [
    ("foxgrove_palisade", (2, 4), {"gold": 3}, 2, (2, 6), {"gold": 1}),
    ("the_desert_orchid", (2, 4), {"gold": 3, "citizens": ["cleric", "monk"]}, 1, (1, 4), {"gold": 1}),
    ("palace_of_the_dawn", (2, 4), {"gold": 3}, 2, (2, 3), {"gold": 3}),
]


@clause("VK-BUY-08")
@pytest.mark.parametrize(("domain", "roll", "realm", "die", "dice", "left"), DICE)
def test_each_dice_domain_changes_a_die_like_this(
    domain: str, roll: tuple[int, int], realm: dict[str, Any], die: int, dice: tuple[int, int], left: dict[str, int]
) -> None:
    g = at(next_roll(table(2, {0: realm | {"domains": [domain]}}), *roll), RollPhase(0))
    assert may(g) == [f"use-domain domain={domain}", "announce"]
    do(g, f"use-domain domain={domain}", f"change-die die={die}")
    assert (g.dice, purse(g), g.over) == (dice, left, True)


DOUBLES = [("gargans_embrace", {"vp": 1})]


@clause("VK-BUY-08")
@pytest.mark.parametrize(("domain", "gained"), DOUBLES)
def test_each_domain_that_waits_for_a_double_gives_this(domain: str, gained: dict[str, int]) -> None:
    g = table(2, {1: {"domains": [domain]}})
    at(next_roll(g, 3, 4), RollPhase(0))
    assert purse(g, 1) == {}
    at(next_roll(g, 3, 3), RollPhase(0))
    assert purse(g, 1) == gained


# Domain, what else the owner has, the two actions, what the owner has after them; the opponent has 5 of each resource.
MOMENTS: list[tuple[str, dict[str, Any], list[str], dict[str, int]]] = [
    ("emerald_stronghold", {"gold": 3}, ["recruit citizen=peasant", GOLD], {"gold": 2}),
    (
        "pratchetts_plateau",
        {"gold": 9, "citizens": ["rogue", "rogue"]},
        ["acquire domain=purloiners_perch", GOLD],
        {"gold": 1},
    ),
    ("cathedral_of_st_aquila", {}, [STRENGTH, STRENGTH], {"strength": 2, "gold": 1}),
    ("the_orb_of_urdr", {}, [STRENGTH, STRENGTH], {"strength": 2, "magic": 1}),
    ("blood_crow_army", {}, [GOLD, GOLD], {"gold": 2, "strength": 1}),
    ("halfpenny_hill", {}, [STRENGTH, STRENGTH], {"strength": 2, "gold": 1}),
    ("monolith_of_ostendaar", {}, [GOLD, GOLD], {"gold": 2, "magic": 1}),
    ("forgotten_sorrows", {"gold": 3}, ["recruit citizen=butcher", GOLD], {"gold": 3, "magic": 1}),
    ("the_violet_thorn", {"strength": 3}, ["slay monster=goblin", GOLD], {"gold": 2, "strength": 2, "magic": 1}),
]


@clause("VK-BUY-08")
@pytest.mark.parametrize(("domain", "realm", "actions", "after"), MOMENTS, ids=[row[0] for row in MOMENTS])
def test_each_domain_of_the_action_phase_does_this(
    domain: str, realm: dict[str, Any], actions: list[str], after: dict[str, int]
) -> None:
    opponent = {"gold": 5, "strength": 5, "magic": 5}
    g = table(2, {0: realm | {"domains": [domain]}, 1: opponent}, domains={0: "purloiners_perch"})
    do(at(g, ActionPhase(0)), *actions)
    assert (purse(g), g.over) == (after, True)
    taken = {"cathedral_of_st_aquila": {"gold": 4}, "the_orb_of_urdr": {"magic": 4}}.get(domain, {})
    assert purse(g, 1) == opponent | taken
