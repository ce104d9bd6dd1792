"""Every equipment card and every land by itself, one row for each."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import clan, dice, fighting, gathered, gear, purse, table
from games.words import Words, asked, at, do, happened, may, rolls, why_not
from karczma.games.monster_lands.battles.defence import shields_of
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.quests import DiceRollQuest
from karczma.games.monster_lands.table.catalogue import catalogue
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.words.battle_events import QuestRolled
from karczma.kernel.choices import no
from karczma.ledger import clause

BATTLE, CONQUEST, ERRAND = range(3)
CARDS = catalogue()


NONE: dict[int, int] = {}


# -- equipment -----------------------------------------------------------------------------------------------------


@clause("ML-EQUIP-01", "ML-EQUIP-03", "ML-EQUIP-05", "ML-EQUIP-06", "ML-EQUIP-09", "ML-EQUIP-10")
@pytest.mark.parametrize(
    ("name", "battle", "conquest", "quest"),
    [
        ("krakhen", ([0, 0, 0], 0, 0, 0, {2: 2}), ([0, 0, 0], 0, 0, 0, {2: 2}), ([0, 0, 0], 0, 0, 0, {2: 2})),
        ("mortis", ([0, 1, 0], 0, 0, 0, NONE), ([0, 1, 0], 0, 0, 0, NONE), ([0, 1, 0], 0, 0, 0, NONE)),
        ("pugnor", ([1, 0, 0], 0, 0, 0, NONE), ([1, 0, 0], 0, 0, 0, NONE), ([1, 0, 0], 0, 0, 0, NONE)),
        ("slham", ([0, 0, 0], 0, 0, 0, NONE), ([0, 0, 0], 0, 0, 0, NONE), ([0, 0, 0], 0, 0, 0, {4: 2})),
        ("slyzor", ([1, 0, 0], 0, 0, 0, NONE), ([0, 0, 0], 0, 0, 0, NONE), ([0, 0, 0], 0, 0, 0, NONE)),
        ("tergeo", ([0, 0, 0], 0, 0, 0, {1: 1}), ([0, 0, 0], 0, 0, 0, {1: 1}), ([0, 0, 0], 0, 0, 0, {1: 1})),
        ("gnashbow", ([0, 0, 0], 0, 2, 0, NONE), ([0, 0, 0], 0, 0, 0, NONE), ([0, 0, 0], 0, 0, 0, NONE)),
        ("brimspike", ([0, 0, 0], 0, 0, 3, NONE), ([0, 0, 0], 0, 0, 0, NONE), ([0, 0, 0], 0, 0, 0, NONE)),
        ("harpax", ([0, 0, 0], 0, 0, 0, {1: 2}), ([0, 0, 0], 0, 0, 0, {1: 2}), ([0, 0, 0], 0, 0, 0, {1: 2})),
    ],
)
def test_features_of_equipment(name: str, battle: Any, conquest: Any, quest: Any) -> None:
    held: Words = {"gear": {name: "purkas"}}
    found = [gathered("purkas", purpose, **held) for purpose in (BATTLE, CONQUEST, ERRAND)]
    assert found == [battle, conquest, quest]


@clause("ML-EQUIP-04")
def test_kedavra_and_dawnrite_conquer() -> None:
    assert gathered("purkas", CONQUEST, gear={"kedavra": "purkas"})[:2] == ([0, 2, 0], 0)
    assert gathered("purkas", BATTLE, gear={"kedavra": "purkas"})[0] == [0, 0, 0]
    assert gathered("purkas", CONQUEST, gear={"dawnrite": "purkas"})[1] == 3


@clause("ML-EQUIP-07")
@pytest.mark.parametrize(
    ("name", "foe", "n"),
    [("noxx", "krinx", 1), ("emberhide", "krinx", 1), ("emberhide", "abysur", 0), ("bulwark_cloak", "abysur", 2)],
)
def test_garments_that_defend(name: str, foe: str, n: int) -> None:
    g = table(2, {0: {"clan": ["purkas", "korgo"], "gear": {name: "korgo"}}}, a=foe, trails={"a1": {"who": "korgo"}})
    assert dict(shields_of(fighting(g, 0), 0)) == ({name: n} if n else {})


def test_tidewrap_gives_a_potion_on_a_turn() -> None:
    g = at(table(2, {0: {"dice": "s", "gear": {"tidewrap": "korgo"}}}), Act(0))
    do(g, "use-feature equipment=tidewrap")
    assert purse(g) == {"potion": 1}
    assert "use-feature equipment=tidewrap" not in may(g)


# -- lands ---------------------------------------------------------------------------------------------------------

SETTLERS = {0: "purkas", 1: "tortock", 2: "nuduru", 3: "poissen"}
LANDS = [
    ("megueria", "sm5", "", {"glory": 2}),
    ("thaklan", "sm", "444", {}),
    ("skyehn", "m", "sss", {}),
    ("ghadik", "25", "", {"gold": 9}),
    ("kale", "m", "", {"potion": 3}),
    ("kyzhul", "s", "44", {}),
    ("gurban", "s2", "mmm", {}),
    ("yuha", "3", "mm", {}),
    ("wahibah", "m", "", {"defence": 3}),
]


def owned(land: str, letters: str, **words: Any) -> MonsterLands:
    settler = SETTLERS[CARDS.lands[CARDS.land_id[land]].affiliation]
    player = {"clan": [settler, "drapis"], "lands": {land: settler}, "dice": letters, **words}
    elsewhere = "kale" if land == "al_dahna" else "al_dahna"
    return at(table(2, {0: player}, land_a=elsewhere, chance=rolls(*[4] * 9)), Act(0))


@clause("ML-LAND-01", "ML-LAND-02", "ML-LAND-04", "ML-LAND-05", "ML-LAND-06", "ML-LAND-07")
@pytest.mark.parametrize(("land", "letters", "after", "gained"), LANDS[:6])
def test_lands(land: str, letters: str, after: str, gained: dict[str, int]) -> None:
    check_land(land, letters, after, gained)


@clause("ML-LAND-09", "ML-LAND-10", "ML-LAND-11")
@pytest.mark.parametrize(("land", "letters", "after", "gained"), LANDS[6:])
def test_more_lands(land: str, letters: str, after: str, gained: dict[str, int]) -> None:
    check_land(land, letters, after, gained)


def check_land(land: str, letters: str, after: str, gained: dict[str, int]) -> None:
    g = owned(land, letters)
    do(g, f"use-land land={land}")
    while asked(g) == "DiceFor":
        do(g, may(g)[0])
    assert (dice(g), purse(g)) == (after, gained)
    missing = letters[1:]
    g = owned(land, missing or "6" if letters != "3" else "s")
    assert why_not(g, f"use-land land={land}") == no("ML-SETTLE-03", land=land)


@clause("ML-LAND-03")
def test_al_dahna_takes_loot_and_refills_at_once() -> None:
    g = owned("al_dahna", "s")
    do(g, "use-land land=al_dahna", "take-token loot=loot_kit")
    assert (len(g.players[0].loot), len(g.loot), dice(g)) == (1, 4, "")
    g = owned("al_dahna", "s")
    g.loot, g.offered = [], None
    assert why_not(g, "use-land land=al_dahna") == no("ML-LAND-03", land="al_dahna")


@clause("ML-LAND-08")
def test_rynia_recruits_for_free_even_in_a_panic() -> None:
    g = owned("rynia", "ss", glory=6)
    g.panicked, g.offered = [2], None
    do(g, "use-land land=rynia", f"hire mercenary={g.cards.members[g.offer[2]].name}")
    assert (len(clan(g)), purse(g), len(g.offer)) == (3, {"glory": 6}, 4)
    g = owned("rynia", "ss", glory=1)
    assert why_not(g, "use-land land=rynia") == no("ML-LAND-08", land="rynia")


@clause("ML-LAND-12")
def test_uyuniah_takes_equipment_for_free() -> None:
    g = owned("uyuniah", "s4")
    do(g, "use-land land=uyuniah", "place-die die=strength")
    assert asked(g) == "FreeEquipment"
    do(g, "take-equipment equipment=krakhen", "equip mercenary=drapis")
    assert (gear(g), purse(g), len(g.market), dice(g)) == ({"krakhen": "drapis"}, {}, 3, "")
    g = owned("uyuniah", "s4")
    for number in g.players[0].clan:
        g.station[number] = 0
    g.offered = None
    assert why_not(g, "use-land land=uyuniah") == no("ML-LAND-12", land="uyuniah")


@clause("ML-MERC-06", "ML-EQUIP-06")
def test_influence_rerolls_on_a_quest() -> None:
    words = {"glory": 5, "gear": {"slham": "korgo"}}
    trails = {"quest_left": {"who": "korgo", "dice": "11"}}
    g = table(2, {0: words}, trails=trails, quests=("quest_09", "quest_01"), chance=rolls(1, 1, 1, 1, 6))
    at(g, DiceRollQuest())
    do(g, *["reroll-die die=influence value=1"] * 3)
    assert happened(g, QuestRolled)[-1].total == 7
