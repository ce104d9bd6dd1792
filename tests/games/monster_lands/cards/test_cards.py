"""Every card and token by itself, one row for each: traps, monster powers, abilities, features, lands."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import (
    clan,
    dice,
    fighting,
    gathered,
    member,
    monster,
    on_trail,
    purse,
    table,
    traps,
    walkers,
)
from games.words import asked, at, do, going_on, happened, may, rolls, why_not
from karczma.games.monster_lands.battles.attack import MonsterAttack, attack_dice
from karczma.games.monster_lands.battles.defence import Suffer, helpless, shields_of, wound
from karczma.games.monster_lands.battles.rolling import prepare
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.battles.strike import capture, kill
from karczma.games.monster_lands.battles.traps import reveal
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.members import leaves
from karczma.games.monster_lands.table.catalogue import catalogue
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.storage import trap_limit
from karczma.games.monster_lands.words.battle_events import AttackRedirected, HitsTaken, LandWithstood
from karczma.kernel.choices import no
from karczma.ledger import clause

BATTLE, CONQUEST, ERRAND = range(3)
CARDS = catalogue()

# -- traps ---------------------------------------------------------------------------------------------------------

TRAPS = [  # clause, token, dice on the trail (and on secured traps), added to each strength and magic die, to the total
    ("ML-TRAP-01", "trap_s1", (1, 0, 0, 0, 0), (0, 0), 0),
    ("ML-TRAP-02", "trap_s1_secured", (0, 0, 0, 1, 0), (0, 0), 0),
    ("ML-TRAP-03", "trap_s_plus1", (0, 0, 0, 0, 0), (1, 0), 0),
    ("ML-TRAP-04", "trap_s_plus2", (0, 0, 0, 0, 0), (2, 0), 0),
    ("ML-TRAP-05", "trap_s_plus3", (0, 0, 0, 0, 0), (3, 0), 0),
    ("ML-TRAP-06", "trap_s2", (2, 0, 0, 0, 0), (0, 0), 0),
    ("ML-TRAP-07", "trap_s2_secured", (0, 0, 0, 2, 0), (0, 0), 0),
    ("ML-TRAP-08", "trap_s3", (3, 0, 0, 0, 0), (0, 0), 0),
    ("ML-TRAP-09", "trap_m1", (0, 1, 0, 0, 0), (0, 0), 0),
    ("ML-TRAP-10", "trap_m1_secured", (0, 0, 0, 0, 1), (0, 0), 0),
    ("ML-TRAP-11", "trap_m_plus1", (0, 0, 0, 0, 0), (0, 1), 0),
    ("ML-TRAP-12", "trap_m_plus2", (0, 0, 0, 0, 0), (0, 2), 0),
    ("ML-TRAP-13", "trap_m2", (0, 2, 0, 0, 0), (0, 0), 0),
    ("ML-TRAP-14", "trap_m2_secured", (0, 0, 0, 0, 2), (0, 0), 0),
    ("ML-TRAP-15", "trap_m3", (0, 3, 0, 0, 0), (0, 0), 0),
    ("ML-TRAP-16", "trap_total4", (0, 0, 0, 0, 0), (0, 0), 4),
    ("ML-TRAP-17", "trap_total6", (0, 0, 0, 0, 0), (0, 0), 6),
    ("ML-TRAP-18", "trap_total8", (0, 0, 0, 0, 0), (0, 0), 8),
]


def with_trap(name: str) -> MonsterLands:
    g = table(2, a="gorgosh", trails={"a1": {"who": "korgo", "traps": [name]}}, ploy=True)
    fighting(g, 0)
    reveal(g, 0, 0, g.tokens_on(0)[0])
    return g


@clause("ML-TRAP-01", "ML-TRAP-02", "ML-TRAP-03", "ML-TRAP-04", "ML-TRAP-05", "ML-TRAP-06")
@pytest.mark.parametrize(("id", "name", "found", "each", "flat"), TRAPS[:6])
def test_strength_traps(id: str, name: str, found: tuple[int, ...], each: tuple[int, int], flat: int) -> None:
    check_trap(name, found, each, flat)


@clause("ML-TRAP-07", "ML-TRAP-08", "ML-TRAP-09", "ML-TRAP-10", "ML-TRAP-11", "ML-TRAP-12")
@pytest.mark.parametrize(("id", "name", "found", "each", "flat"), TRAPS[6:12])
def test_more_traps(id: str, name: str, found: tuple[int, ...], each: tuple[int, int], flat: int) -> None:
    check_trap(name, found, each, flat)


@clause("ML-TRAP-13", "ML-TRAP-14", "ML-TRAP-15", "ML-TRAP-16", "ML-TRAP-17", "ML-TRAP-18")
@pytest.mark.parametrize(("id", "name", "found", "each", "flat"), TRAPS[12:])
def test_magic_and_flat_traps(id: str, name: str, found: tuple[int, ...], each: tuple[int, int], flat: int) -> None:
    check_trap(name, found, each, flat)


def check_trap(name: str, found: tuple[int, ...], each: tuple[int, int], flat: int) -> None:
    g = with_trap(name)
    assert on_trail(g, "a1") == found
    for purpose, added in ((BATTLE, flat), (CONQUEST, 0)):
        prepare(g, 0, purpose)
        assert g.battle is not None
        assert (tuple(g.battle.each[:2]), g.battle.flat) == (each, added)


# -- monster powers ------------------------------------------------------------------------------------------------


@clause("ML-MPOW-01", "ML-MPOW-02", "ML-MPOW-03", "ML-MPOW-04")
@pytest.mark.parametrize(
    ("name", "home", "other"),
    [
        *(("snailer", "yuha", "kyzhul"), ("jurbol", "thaklan", "yuha")),
        *(("sckon", "kale", "yuha"), ("blandor", "gurban", "kale")),
    ],
)
def test_two_extra_dice_at_home_instead_of_one(name: str, home: str, other: str) -> None:
    at_home, away = table(2, a=name, land_a=home), table(2, a=name, land_a=other)
    assert attack_dice(at_home, at_home.lairs[0][0], 0) == 3 + 2
    assert attack_dice(away, away.lairs[0][0], 0) == 3


@clause("ML-MPOW-05")
def test_sporus_strikes_everybody_in_the_land() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s"}, "a3": {"who": "poissen", "dice": "m"}, "b1": {"who": "tortock"}}
    g = table(3, a="sporus", land_a="kale", trails=trails, chance=rolls(1, 1, 1, 5))
    at(fighting(g, 0), MonsterAttack(0))
    assert happened(g, HitsTaken) == [HitsTaken(0, "a1", 1)]
    wounded = [g.cards.members[m].name for m, n in enumerate(g.wounded) if n]
    assert wounded == ["korgo", "poissen"]
    g = table(3, a="sporus", land_a="kale", trails=trails, chance=rolls(1, 1, 1, 2))
    at(fighting(g, 0), MonsterAttack(0))
    assert not any(g.wounded)


@clause("ML-MPOW-05")
def test_the_extra_die_of_sporus_cannot_be_taken_away() -> None:
    trails = {"a3": {"who": "korgo", "dice": "mmm"}}
    g = table(2, a="sporus", land_a="kale", trails=trails, chance=rolls(6))
    at(fighting(g, 0), MonsterAttack(2))
    do(g, "sacrifice n=3")
    assert happened(g, HitsTaken) == [HitsTaken(0, "a3", 1)]


@clause("ML-MPOW-06")
@pytest.mark.parametrize("name", ["korcko", "krunn"])
def test_dying_they_strike_everybody(name: str) -> None:
    trails = {"a1": {"who": "korgo", "dice": "s"}, "a2": {"who": "poissen", "dice": "s"}}
    g = fighting(table(2, {0: {"wounded": ["korgo"]}}, a=name, trails=trails), 0)
    g.floor = len(g.at)
    kill(g, 0, 0)
    g.run()
    glory = g.cards.monsters[g.cards.monster_id[name]].kill_glory
    assert (purse(g), walkers(g)) == ({"glory": glory + 3}, {"a2": "poissen"})
    assert g.wounded[member(g, "poissen")] == 1
    g = fighting(table(2, a=name, trails=trails), 0)
    capture(g, 0, 0)
    assert (g.frames, sum(g.wounded)) == ([], 0)


@clause("ML-MPOW-07")
def test_no_brews_against_gator() -> None:
    trails = {"a1": {"who": "korgo", "dice": "ss", "potion": 1, "poison": 1}}
    g = at(table(2, a="gator", land_a="kale", trails=trails, chance=rolls(6, 1, 1)), LandBattle(0))
    assert (asked(g), g.wounded[1], g.carried[0]) == ("Striking", 1, 1)
    assert why_not(g, "use-poison") == no("ML-MPOW-07", monster="gator")
    fighting(g, 0)
    at(g, Suffer(0, 1))
    assert walkers(g) == {}


@clause("ML-MPOW-08")
def test_turfus_takes_two_traps() -> None:
    for laid, enough in ((["trap_total8"], False), (["trap_total8", "trap_total4"], True)):
        trails = {"a1": {"who": "korgo", "dice": "sss", "traps": laid}}
        g = table(2, a="turfus", land_a="kale", trails=trails, chance=[*[0] * 4, *rolls(6, 1, 1)])
        at(g, LandBattle(0))
        do(g, "roll die=strength")
        assert ("capture" in may(g)) is enough
        if not enough:
            assert why_not(g, "capture") == no("ML-TRAIL-08", has=1, needed=2)


@clause("ML-MPOW-09")
@pytest.mark.parametrize(("name", "dice"), [("warkorj", 4), ("snagnus", 5)])
def test_a_sure_hit_with_each_attack(name: str, dice: int) -> None:
    trails = {"a1": {"who": "purkas", "dice": "s", "shields": 1}}
    g = table(2, a=name, land_a="kyzhul", trails=trails, chance=[0] * dice)
    at(fighting(g, 0), MonsterAttack(0))
    assert happened(g, HitsTaken) == [HitsTaken(0, "a1", 1)]
    assert "cancel-with by=defence" in may(g)


@clause("ML-MPOW-12")
def test_sandor_escapes_from_a_land_but_not_from_the_entrance() -> None:
    g = fighting(table(2, a="sandor", trails={"a1": {"who": "korgo"}}), 0)
    capture(g, 0, 0)
    assert (monster(g, 0), [g.cards.monsters[m].name for m in g.escaping], purse(g)) == (
        "",
        ["sandor"],
        {"glory": 5, "gold": 7},
    )
    going_on(g, Cleanup(), "panic")
    assert (monster(g, 2), g.escaping) == ("sandor", [])
    g = fighting(table(2, a="", entrance="sandor", trails={"upper": {"who": "korgo"}}), 2)
    capture(g, 0, 8)
    assert (g.escaping, [g.cards.monsters[m].name for m in g.monster_discard]) == ([], ["sandor"])


@clause("ML-MPOW-13", "ML-MPOW-14")
@pytest.mark.parametrize(("name", "colour", "die"), [("moldo", 0, "s"), ("krushus", 1, "m")])
def test_one_less_on_each_die_but_not_below_zero(name: str, colour: int, die: str) -> None:
    from karczma.games.monster_lands.battles.rolling import total

    g = fighting(table(2, a=name, trails={"a1": {"who": "korgo", "dice": die}}), 0)
    prepare(g, 0, BATTLE)
    assert g.battle is not None
    g.battle.rolled = [8 * colour + 4]
    assert total(g.battle) == 3
    g.battle.each[colour] -= 5
    assert total(g.battle) == 0


@clause("ML-MPOW-15", "ML-CDEF-07")
def test_tronj_has_three_more_dice_at_the_entrance() -> None:
    g = table(2, a="moldo", entrance="tronj")
    assert attack_dice(g, g.lairs[2][0], 2) == 6
    g = table(2, a="tronj", land_a="yuha")
    assert attack_dice(g, g.lairs[0][0], 0) == 3


@clause("ML-MPOW-16")
def test_against_gorgosh_only_tokens_help() -> None:
    words = {"clan": ["korgo", "wondou"], "gear": {"noxx": "wondou"}}
    trails = {"a1": {"who": "wondou", "shields": 1}}
    g = table(2, {0: words}, a="gorgosh", tile_a=("trail_tile_1", 1), trails=trails)
    assert shields_of(fighting(g, 0), 0) == [("defence", 1)]
    g = table(2, {0: words}, a="moldo", tile_a=("trail_tile_1", 1), trails=trails)
    assert shields_of(fighting(g, 0), 0) == [("defence", 1), ("wondou", 2), ("noxx", 1), ("trail", 1)]


@clause("ML-MPOW-17")
@pytest.mark.parametrize("wounds", [1, 2])
def test_abysurs_wounds_cost_one_glory(wounds: int) -> None:
    g = fighting(table(2, {0: {"glory": 9}}, a="abysur", trails={"a4": {"who": "korgo"}}), 0)
    wound(g, 0, 3, wounds)
    assert purse(g) == {"glory": 8 + (wounds == 2)}  # death on the fourth trail brings one


@clause("ML-MPOW-18")
def test_no_weapons_against_caribdis() -> None:
    words = {"clan": ["purkas", "korgo"], "gear": {"pugnor": "korgo", "mortis": "korgo"}}
    for name, each in (("caribdis", [0, 1, 0]), ("krinx", [1, 1, 0])):
        g = fighting(table(2, {0: words}, a=name, trails={"a1": {"who": "korgo", "dice": "s"}}), 0)
        prepare(g, 0, BATTLE)
        assert g.battle is not None
        assert g.battle.each == each


@clause("ML-MPOW-18")
def test_once_caribdis_is_gone_a_weapon_helps_to_conquer_its_land() -> None:
    words = {"clan": ["purkas", "korgo"], "gear": {"pugnor": "korgo"}}
    g = fighting(table(2, {0: words}, a="caribdis", trails={"a1": {"who": "korgo", "dice": "s"}}), 0)
    for purpose, each in ((BATTLE, [0, 0, 0]), (CONQUEST, [1, 0, 0])):
        prepare(g, 0, purpose)
        assert g.battle is not None
        assert g.battle.each == each


@clause("ML-MPOW-18")
def test_a_weapon_does_not_defend_against_caribdis_either() -> None:
    words = {"clan": ["purkas", "korgo"], "gear": {"pugnor": "korgo", "krakhen": "korgo"}}
    g = fighting(table(2, {0: words}, a="caribdis", market=(), trails={"a1": {"who": "korgo", "shields": 1}}), 0)
    assert helpless(g, 0, "pugnor") == no("ML-MPOW-18", monster="caribdis")
    assert helpless(g, 0, "krakhen").clause != "ML-MPOW-18"


# -- abilities -----------------------------------------------------------------------------------------------------


@clause("ML-MERC-01", "ML-MERC-02", "ML-MERC-03", "ML-MERC-04", "ML-MERC-05")
@pytest.mark.parametrize(
    ("name", "against"),
    [
        *((name, {"fire": 1, "water": 1, "air": 1, "jungle": 1}) for name in ("purkas", "drapis", "nimra", "zondu")),
        *((name, {"fire": 2, "water": 2, "air": 2, "jungle": 2}) for name in ("wondou", "dolfus", "trulina")),
        ("parjas", {"water": 1, "jungle": 1}),
        ("shandee", {"water": 1, "fire": 1}),
        ("guster", {"jungle": 1, "air": 1}),
    ],
)
def test_defence_abilities(name: str, against: dict[str, int]) -> None:
    found = {}
    for affiliation, foe in (("fire", "krinx"), ("water", "abysur"), ("air", "moldo"), ("jungle", "turfus")):
        g = table(2, {0: {"clan": ["korgo", name]}}, a=foe, trails={"a1": {"who": name}})
        for _, n in shields_of(fighting(g, 0), 0):
            found[affiliation] = n
    assert found == against


NONE: dict[int, int] = {}


@clause("ML-MERC-08", "ML-MERC-09", "ML-MERC-15", "ML-MERC-16", "ML-MERC-17", "ML-MERC-18")
@pytest.mark.parametrize(
    ("name", "brought"),
    [
        ("taroa", ([1, 0, 0], 0, 0, 0, NONE)),
        ("timbulu", ([1, 0, 0], 0, 0, 0, NONE)),
        ("frunks", ([0, 1, 0], 0, 0, 0, NONE)),
        ("tortock", ([0, 0, 0], 0, 1, 0, NONE)),
        ("torko", ([0, 0, 0], 0, 3, 0, NONE)),
        ("naiala", ([0, 0, 0], 0, 0, 3, NONE)),
        ("poissen", ([0, 0, 0], 0, 0, 2, NONE)),
        ("geas", ([0, 0, 0], 0, 0, 0, NONE)),
    ],
)
def test_battle_abilities(name: str, brought: Any) -> None:
    assert gathered(name, BATTLE) == brought


@clause("ML-MERC-19")
def test_geas_conquers_with_three_more() -> None:
    assert gathered("geas", CONQUEST) == ([0, 0, 0], 3, 0, 0, NONE)
    trails = {"a1": {"who": "geas", "dice": "s"}}
    g = table(2, {0: {"clan": ["purkas", "geas"]}}, a="", land_a="kale", trails=trails, chance=rolls(6))
    at(g, LandBattle(0))
    assert happened(g, LandWithstood) == [LandWithstood(0, "kale", 9, 10)]


@clause("ML-MERC-06", "ML-MERC-27", "ML-MERC-28", "ML-MERC-29")
@pytest.mark.parametrize(
    ("name", "battle", "quest"),
    [("korgo", {}, {4: 1}), ("skrat", {1: 2}, {1: 2}), ("kakron", {1: 1}, {1: 1}), ("karunna", {3: 2}, {3: 2})],
)
def test_reroll_abilities(name: str, battle: dict[int, int], quest: dict[int, int]) -> None:
    assert gathered(name, BATTLE)[4] == battle
    assert gathered(name, ERRAND)[4] == quest


@clause("ML-MERC-07")
def test_without_dalina_there_is_room_for_five_traps_only() -> None:
    g = table(2, {0: {"clan": ["purkas", "dalina"], "traps": ["trap_s1"] * 3 + ["trap_s2"] * 3 + ["starting_trap"]}})
    assert trap_limit(g, 0) == 8
    g.floor = len(g.at)
    leaves(g, 0, member(g, "dalina"))
    g.run()
    do(g, "drop-trap trap=trap_s1", "drop-trap trap=trap_s2")
    assert (len(traps(g)), asked(g)) == (5, "")


@clause("ML-MERC-10", "ML-MERC-25")
@pytest.mark.parametrize(
    ("name", "by_capture", "by_kill"),
    [
        ("puargh", {"glory": 5, "gold": 8}, {"glory": 5}),
        ("lusara", {"glory": 4, "gold": 8, "potion": 2}, {"glory": 5, "potion": 2}),
        ("korgo", {"glory": 4, "gold": 8}, {"glory": 5}),
    ],
)
def test_who_rejoices_in_a_victory(name: str, by_capture: dict[str, int], by_kill: dict[str, int]) -> None:
    for deed, gained in ((capture, by_capture), (kill, by_kill)):
        g = fighting(table(2, {0: {"clan": ["purkas", name]}}, a="krinx", trails={"a1": {"who": name}}), 0)
        deed(g, 0, 0)
        assert purse(g) == gained


@clause("ML-MERC-11", "ML-MERC-12")
@pytest.mark.parametrize(("name", "cost", "gained"), [("fandor", 1, "3"), ("wormee", 2, "s")])
def test_gold_for_a_die(name: str, cost: int, gained: str) -> None:
    words = {"clan": ["purkas", name], "gold": cost}
    g = at(table(2, {0: words}, chance=rolls(3)), Act(0))
    do(g, f"use-ability mercenary={name}")
    assert (dice(g), purse(g)) == (gained, {})
    g = at(table(2, {0: {**words, "gold": cost - 1, "dice": "m"}}), Act(0))
    assert why_not(g, f"use-ability mercenary={name}") == no("ML-MERC-11", price=cost, gold=cost - 1)


@clause("ML-MERC-13")
def test_vaidala_makes_a_recruit_cheaper_once() -> None:
    words = {"clan": ["purkas", "vaidala"], "glory": 20, "gold": 2, "dice": "ss"}
    g = at(table(2, {0: words}, chance=[0]), Act(0))
    do(g, "visit building=tavern")
    assert may(g) == ["use-discount by=vaidala", "buy-beer"]
    do(g, "use-discount by=vaidala", "recruit mercenary=dalina")
    assert (purse(g)["gold"], clan(g)[-1]) == (2, "dalina")
    assert g.used[member(g, "vaidala")] == 1


@clause("ML-MERC-14", "ML-EQUIP-08")
def test_wishor_and_turzoks_make_traps_cheaper() -> None:
    words = {"clan": ["purkas", "wishor"], "gear": {"turzoks": "purkas"}, "gold": 1, "dice": "ss"}
    g = at(table(2, {0: words}, chance=[0, 0]), Act(0))
    do(g, "visit building=hunting_lodge")
    assert may(g)[-2:] == ["use-discount by=wishor", "use-discount by=turzoks"]
    do(g, "use-discount by=wishor", "use-discount by=turzoks", "take-trap trap=trap_s1", "take-trap trap=trap_m1")
    assert (purse(g), traps(g)) == ({}, ["trap_s1", "trap_m1"])  # 9 - 4 - 4 = 1
    assert g.feature_used[g.cards.equipment_id["turzoks"]] == 1


@clause("ML-EQUIP-08")
def test_turzoks_takes_four_gold_off_a_purchase_of_traps_once_per_round() -> None:
    words = {"gear": {"turzoks": "purkas"}, "gold": 1, "glory": 20, "dice": "33"}
    g = at(table(2, {0: words}, chance=[0] * 4), Act(0))
    do(g, "visit building=hunting_lodge")
    assert why_not(g, "take-trap trap=trap_m1") == no("ML-CITADEL-04", price=2, gold=1)  # 5 - 3
    do(g, "use-discount by=turzoks")
    assert "use-discount by=turzoks" not in may(g)
    do(g, "take-trap trap=trap_m1")
    assert purse(g) == {"gold": 1, "glory": 20}  # 5 - 3 - 4: not below nothing
    at(g, Act(0))
    do(g, "visit building=hunting_lodge")
    assert "use-discount by=turzoks" not in may(g)
    g = at(table(2, {0: {**words, "gold": 9}}), Act(0))
    do(g, "visit building=tavern")
    assert "use-discount by=turzoks" not in may(g)


@clause("ML-MERC-20", "ML-EQUIP-02")
def test_more_gold_from_the_mine_once_per_round() -> None:
    words = {"clan": ["tortock", "taron"], "gear": {"rashnek": "tortock"}, "dice": "ss"}
    g = at(table(3, {0: words}), Act(0))
    do(g, "visit building=mine", "dig-at space=3")
    assert purse(g) == {"gold": 2 + 2 + 2}
    at(g, Act(0))
    do(g, "visit building=mine")
    assert purse(g) == {"gold": 8}


@clause("ML-MERC-21", "ML-MERC-23", "ML-MERC-24")
@pytest.mark.parametrize(
    ("name", "gained"), [("tranok", {"gold": 2}), ("nuduru", {"potion": 1}), ("lorios", {"poison": 1})]
)
def test_abilities_that_give(name: str, gained: dict[str, int]) -> None:
    g = at(table(2, {0: {"clan": ["purkas", name], "dice": "s"}}), Act(0))
    assert purse(do(g, f"use-ability mercenary={name}")) == gained


@clause("ML-MERC-22")
def test_frostor_gives_a_potion_or_a_poison() -> None:
    g = at(table(2, {0: {"clan": ["purkas", "frostor"], "dice": "s"}}), Act(0))
    do(g, "use-ability mercenary=frostor")
    assert may(g) == ["pick token=potion n=1", "pick token=poison n=1"]
    assert purse(do(g, "pick token=poison n=1")) == {"poison": 1}


@clause("ML-MERC-26")
def test_ginova_directs_a_die_at_a_neighbour() -> None:
    trails = {"a1": {"who": "poissen"}, "a2": {"who": "ginova", "dice": "ss"}, "a4": {"who": "korgo"}}
    g = table(2, {0: {"clan": ["purkas", "korgo", "ginova"]}}, a="krinx", trails=trails, chance=rolls(6, 1, 1))
    at(fighting(g, 0), MonsterAttack(1))
    assert may(g) == ["redirect-to trail=a1", "redirect-to trail=a4", "decline"]
    do(g, "redirect-to trail=a1")
    assert happened(g, AttackRedirected) == [AttackRedirected(1, "a1", 1)]
    assert happened(g, HitsTaken) == [HitsTaken(1, "a1", 1), HitsTaken(0, "a2", 0)]
    assert g.wounded[member(g, "poissen")] == 1


@clause("ML-MERC-26")
def test_ginova_alone_directs_nothing() -> None:
    trails = {"a2": {"who": "ginova", "dice": "ss"}}
    g = table(2, {0: {"clan": ["purkas", "ginova"]}}, a="krinx", trails=trails, chance=rolls(1, 1, 1))
    at(fighting(g, 0), MonsterAttack(1))
    assert (asked(g), happened(g, HitsTaken)) == ("", [HitsTaken(0, "a2", 0)])
    beside = {"a1": {"who": "poissen"}, "a2": {"who": "korgo"}}  # nor does anybody else beside somebody
    g = at(fighting(table(2, a="krinx", trails=beside, chance=rolls(1, 1, 1)), 0), MonsterAttack(1))
    assert (asked(g), happened(g, HitsTaken)) == ("", [HitsTaken(0, "a2", 0)])


@clause("ML-MERC-30")
@pytest.mark.parametrize("foe", ["krinx", "turfus"])
def test_jaruna_needs_no_trap(foe: str) -> None:
    from karczma.games.monster_lands.battles.strike import trapped

    g = table(2, {0: {"clan": ["purkas", "jaruna"]}}, a=foe, trails={"a1": {"who": "jaruna"}, "a2": {"who": "purkas"}})
    assert trapped(g, 0, g.lairs[0][0])
    assert not trapped(g, 1, g.lairs[0][0])
