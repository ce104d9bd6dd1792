"""Battles: trap reveal, the monster's attack, defence, wounds and death."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import (
    Trails,
    clan,
    fighting,
    gear,
    monster,
    on_trail,
    purse,
    table,
    walkers,
)
from games.words import asked, at, do, going_on, happened, may, names, rolls
from karczma.games.monster_lands.adventure import Adventure
from karczma.games.monster_lands.battles.attack import attack_dice, roll_attack_die
from karczma.games.monster_lands.battles.defence import Suffer, die
from karczma.games.monster_lands.battles.stages import CitadelDefence, LandBattle
from karczma.games.monster_lands.battles.strike import DeathThroes
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.cleanup.wages import Succession
from karczma.games.monster_lands.scoring import reputation
from karczma.games.monster_lands.table.terms import TRAIL_CODE
from karczma.games.monster_lands.words.battle_events import (
    AttackDieRolled,
    BattleBegan,
    HitBeside,
    HitsCancelled,
    HitsTaken,
    LandWithstood,
    MercenaryDied,
    MonsterAttacked,
    TrapRevealed,
)
from karczma.games.monster_lands.words.events import MonsterDiscarded
from karczma.kernel.chance import Seeded
from karczma.ledger import clause

ALONE = {"a1": {"who": "korgo", "dice": "ss"}}
MISS, HIT = 1, 5


@clause("ML-ADV-01", "ML-BATTLE-01")
def test_quests_then_land_a_then_land_b_then_the_citadel() -> None:
    trails = {
        "b1": {"who": "tortock", "dice": "s"},
        "a1": {"who": "korgo", "dice": "s"},
        "upper": {"who": "poissen", "dice": "s"},
        "quest_left": {"who": "taron", "dice": "ss"},
    }
    g = table(3, {2: {"glory": 5}}, entrance="moldo", trails=trails, chance=rolls(1, 1, *[MISS] * 3))
    at(g, Adventure())
    assert purse(g, 2) == {"glory": 4}
    assert [e.monster for e in happened(g, MonsterAttacked)] == ["gorgosh"]
    do(g, "stop", *(["take-token loot=loot_kit"] if asked(g) == "WhichLoot" else []))
    while asked(g):
        do(g, may(g)[-1])
    assert [e.trail for e in happened(g, MonsterAttacked)] == ["a1", "b1", "upper"]


@clause("ML-BATTLE-02", "ML-BATTLE-06")
def test_the_first_occupied_trail_meets_the_monster() -> None:
    trails = {"a2": {"who": "korgo", "dice": "s"}, "a4": {"who": "poissen", "dice": "s"}}
    g = at(table(2, trails=trails, chance=rolls(*[MISS] * 3)), LandBattle(0))
    assert (g.deciding(), asked(g)) == ((0,), "Striking")
    assert [e.trail for e in happened(g, MonsterAttacked)] == ["a2"]


@clause("ML-BATTLE-02")
def test_later_trails_meet_the_monster_until_it_is_gone_and_then_only_the_land() -> None:
    trails = {
        "a1": {"who": "purkas", "dice": "s"},
        "a2": {"who": "poissen", "dice": "ssss"},
        "a4": {"who": "korgo", "dice": "s"},
    }
    dice = [*[MISS] * 3, *[MISS] * 3, 6, 6, 6, 1]
    g = at(table(2, a="krinx", land_a="kale", trails=trails, chance=rolls(*dice)), LandBattle(0))
    assert (g.deciding(), [e.trail for e in happened(g, MonsterAttacked)]) == ((0,), ["a1"])
    do(g, "stop")
    assert (g.deciding(), [e.trail for e in happened(g, MonsterAttacked)]) == ((1,), ["a1", "a2"])
    do(g, *["roll die=strength"] * 3, "kill")
    assert [e.trail for e in happened(g, MonsterAttacked)] == ["a1", "a2"]
    assert [(e.seat, e.land) for e in happened(g, LandWithstood)] == [(0, "kale")]


@clause("ML-BATTLE-02", "ML-SOLO-24")
def test_the_virtual_players_trail_is_resolved_in_its_turn() -> None:
    before = {"a1": {"who": "sambor"}, "a2": {"who": "korgo", "dice": "s"}}
    g = at(table(1, trails=before, chance=rolls(1)), LandBattle(0))
    assert (happened(g, MonsterAttacked), happened(g, MonsterDiscarded)) == ([], [MonsterDiscarded("gorgosh")])
    after = {"a1": {"who": "korgo", "dice": "s"}, "a2": {"who": "sambor"}}
    g = at(table(1, trails=after, chance=rolls(*[MISS] * 3)), LandBattle(0))
    assert (asked(g), happened(g, MonsterDiscarded)) == ("Striking", [])
    do(g, "stop")
    assert happened(g, MonsterDiscarded) == [MonsterDiscarded("gorgosh")]


@clause("ML-BATTLE-03", "ML-BATTLE-04")
def test_all_traps_of_the_land_are_revealed_and_bring_their_dice() -> None:
    trails = {
        "a1": {"who": "korgo", "dice": "ss", "traps": ["trap_s2", "trap_total4"]},
        "a2": {"who": "poissen", "dice": "ssssss", "traps": ["trap_m1"]},
    }
    g = at(table(2, trails=trails, chance=rolls(*[MISS] * 9)), LandBattle(0))
    assert happened(g, TrapRevealed) == [
        TrapRevealed(0, "a1", "trap_s2"),
        TrapRevealed(0, "a1", "trap_total4"),
        TrapRevealed(1, "a2", "trap_m1"),
    ]
    assert (on_trail(g, "a1")[:2], on_trail(g, "a2")[:2]) == ((4, 0), (6, 1))
    assert all(g.revealed(card) for player in g.players for card in player.laid)


@clause("ML-BATTLE-05")
def test_a_trap_modifies_only_its_own_trail() -> None:
    trails = {
        "a1": {"who": "korgo", "dice": "s", "traps": ["trap_s_plus2"]},
        "a2": {"who": "poissen", "dice": "ss", "traps": ["trap_total6"]},
    }
    g = at(table(2, trails=trails, chance=rolls(*[MISS] * 3, 1)), LandBattle(0))
    do(g, "roll die=strength")
    assert g.battle is not None
    assert (g.deciding(), g.battle.total, g.battle.flat, g.battle.each) == ((1,), 3, 6, [0, 0, 0])


# -- attack dice ---------------------------------------------------------------------------------------------------


@clause("ML-ATTACK-01")
def test_the_attack_value_and_the_roller_to_the_left() -> None:
    g = at(table(3, trails=ALONE, chance=rolls(*[MISS] * 3)), LandBattle(0))
    assert happened(g, MonsterAttacked) == [MonsterAttacked(0, "gorgosh", "a1", 3)]
    assert happened(g, AttackDieRolled) == [AttackDieRolled(1, "a1", 1)] * 3
    g.source = Seeded(1)
    for _ in range(200):
        roll_attack_die(g, 0)
    assert {event.value for event in happened(g, AttackDieRolled)} == {1, 2, 3, 4, 5, 6}


@clause("ML-ATTACK-02", "ML-AFFIN-01")
@pytest.mark.parametrize(("land", "dice"), [("skyehn", 3), ("kyzhul", 4)])
def test_one_more_die_in_a_land_of_the_same_affiliation(land: str, dice: int) -> None:
    g = table(2, land_a=land)
    assert attack_dice(g, g.lairs[0][0], 0) == dice


@clause("ML-ATTACK-03")
@pytest.mark.parametrize(
    ("level", "dice"), [("beginner", [3] * 6), ("normal", [3, 3, 3, 4, 4, 4]), ("cruel", [4, 4, 4, 5, 5, 5])]
)
def test_the_round_adds_dice(level: str, dice: list[int]) -> None:
    found = []
    for round in range(1, 7):
        g = table(2, round=round, difficulty=level)
        found.append(attack_dice(g, g.lairs[0][0], 0))
    assert found == dice


@clause("ML-ATTACK-04", "ML-MPOW-09")
def test_a_power_adds_to_the_attack() -> None:
    g = at(table(2, a="warkorj", trails=ALONE, chance=rolls(*[MISS] * 4)), LandBattle(0))
    assert happened(g, HitsTaken) == [HitsTaken(0, "a1", 1)]


@clause("ML-ATTACK-05")
def test_there_is_no_upper_limit_for_attack_dice() -> None:
    g = table(2, a="", entrance="tronj", round=6, difficulty="cruel", trails={"upper": {"who": "korgo", "dice": "s"}})
    g.track = (9,) * 6
    at(g, CitadelDefence())
    assert happened(g, MonsterAttacked)[0].dice == 3 + 3 + 9
    assert len(happened(g, AttackDieRolled)) == 15


@clause("ML-ATTACK-06")
@pytest.mark.parametrize(("shown", "hits"), [((1, 2, 2), 0), ((3, 1, 1), 1), ((3, 4, 1), 2), ((6, 5, 4), 3)])
def test_three_to_six_is_a_hit(shown: tuple[int, ...], hits: int) -> None:
    g = at(table(2, a="moldo", trails=ALONE, chance=rolls(*shown)), LandBattle(0))
    assert happened(g, HitsTaken) == [HitsTaken(0, "a1", hits)]


@clause("ML-ATTACK-07")
def test_one_wound_turns_the_token_and_a_second_kills() -> None:
    g = fighting(table(2, trails=ALONE), 0)
    at(g, Suffer(0, 1))
    assert (g.wounded[1], walkers(g)) == (1, {"a1": "korgo"})
    at(g, Suffer(0, 1))
    assert (walkers(g), clan(g)) == ({}, ["purkas"])


@clause("ML-ATTACK-07")
def test_two_wounds_at_once_kill() -> None:
    g = at(fighting(table(2, trails=ALONE), 0), Suffer(0, 2))
    assert walkers(g) == {}


@clause("ML-ATTACK-08")
def test_example_caribdis_attacks_with_five_dice() -> None:
    g = table(2, a="caribdis")
    assert attack_dice(g, g.lairs[0][0], 0) == 5


# -- defence -------------------------------------------------------------------------------------------------------


@clause("ML-DEFEND-01")
def test_magic_dice_may_be_given_up_before_the_roll() -> None:
    trails = {"a3": {"who": "korgo", "dice": "smm", "traps": ["trap_m1"]}}
    g = at(table(2, trails=trails, chance=rolls(HIT)), LandBattle(0))
    assert (asked(g), may(g)) == ("SacrificeMagic", [f"sacrifice n={n}" for n in range(4)])
    do(g, "sacrifice n=2")
    assert on_trail(g, "a3")[:2] == (1, 1)
    assert len(happened(g, AttackDieRolled)) == 1


@clause("ML-DEFEND-01")
def test_no_more_than_there_are_attack_dice_and_sure_hits_stay() -> None:
    trails = {"a3": {"who": "purkas", "dice": "mmmmm"}}
    g = at(table(2, a="warkorj", trails=trails), LandBattle(0))
    assert may(g) == [f"sacrifice n={n}" for n in range(5)]
    do(g, "sacrifice n=4")
    assert happened(g, HitsTaken) == [HitsTaken(0, "a3", 1)]


@clause("ML-DEFEND-01")
def test_dice_on_secured_traps_go_last() -> None:
    trails = {"a3": {"who": "korgo", "dice": "m", "traps": ["trap_m2_secured"]}}
    g = table(2, trails=trails, ploy=True)
    at(g, LandBattle(0))
    do(g, "reveal")
    assert on_trail(g, "a3") == (0, 1, 0, 0, 2)
    do(g, "sacrifice n=2")
    assert on_trail(g, "a3") == (0, 0, 0, 0, 1)


@clause("ML-DEFEND-02", "ML-ARM-04")
def test_each_defence_token_cancels_a_hit() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s", "shields": 2}}
    g = at(table(2, a="moldo", trails=trails, chance=rolls(HIT, HIT, HIT)), LandBattle(0))
    assert may(g) == ["cancel-with by=defence", "take-hits"]
    do(g, "cancel-with by=defence", "cancel-with by=defence")
    assert (g.shields[0], g.wounded[1], asked(g)) == (0, 1, "Striking")


@clause("ML-DEFEND-03", "ML-ARM-03")
def test_abilities_equipment_and_trail_cancel_hits_once_per_round() -> None:
    words = {"clan": ["korgo", "wondou"], "gear": {"noxx": "wondou"}}
    trails = {"a1": {"who": "wondou", "dice": "ss"}}
    g = table(2, {0: words}, a="moldo", tile_a=("trail_tile_1", 1), trails=trails)
    at(fighting(g, 0), Suffer(0, 6))
    assert may(g) == [f"cancel-with by={by}" for by in ("wondou", "noxx", "trail")] + ["take-hits"]
    do(g, "cancel-with by=wondou", "cancel-with by=noxx", "cancel-with by=trail")
    assert walkers(g) == {}  # 6 - 2 - 1 - 1 are two wounds
    assert g.bonus_used[0] == 1


@clause("ML-ARM-03")
def test_what_an_ability_does_not_need_is_lost_for_the_round() -> None:
    words = {"clan": ["korgo", "wondou"]}
    g = table(2, {0: words}, a="moldo", trails={"a1": {"who": "wondou", "dice": "ss"}})
    at(fighting(g, 0), Suffer(0, 1))
    do(g, "cancel-with by=wondou")
    assert g.used[g.cards.member_id["wondou"]] == 1
    at(g, Suffer(0, 1))
    assert (asked(g), g.wounded[g.cards.member_id["wondou"]]) == ("", 1)


@clause("ML-TRAIL-10", "ML-ENTR-05")
@pytest.mark.parametrize(("trail", "guards"), [("upper", 2), ("lower", 1)])
def test_the_guards_of_the_entrance(trail: str, guards: int) -> None:
    g = table(2, a="", entrance="moldo", trails={trail: {"who": "korgo", "dice": "s"}})
    at(fighting(g, 2), Suffer(TRAIL_CODE[trail], 3))
    do(g, "cancel-with by=trail")
    assert happened(g, HitsCancelled) == [HitsCancelled(0, "trail", guards)]
    assert (g.wounded[1] if guards == 2 else len(happened(g, MercenaryDied))) == 1  # the guards help only once


@clause("ML-DEFEND-04", "ML-ALCH-05")
def test_a_potion_cancels_a_wound() -> None:
    g = table(2, a="moldo", trails={"a1": {"who": "korgo", "dice": "s", "potion": 2}})
    at(fighting(g, 0), Suffer(0, 3))
    assert (asked(g), may(g)) == ("Wounds", ["drink", "endure"])
    do(g, "drink", "drink")
    assert (g.wounded[1], g.carried[0], walkers(g)) == (1, 0, {"a1": "korgo"})


@clause("ML-DEFEND-05")
def test_example_frunks_drinks_his_potion_and_survives() -> None:
    g = table(2, {0: {"clan": ["nuduru", "frunks"]}}, trails={"a1": {"who": "frunks", "dice": "s", "potion": 1}})
    at(fighting(g, 0), Suffer(0, 2))
    do(g, "drink")
    assert g.wounded[g.cards.member_id["frunks"]] == 1


@clause("ML-DEFEND-04", "ML-ALCH-05")
def test_when_the_last_wound_is_cancelled_no_other_potion_is_drunk() -> None:
    g = table(2, a="moldo", trails={"a1": {"who": "korgo", "dice": "s", "potion": 2}})
    at(fighting(g, 0), Suffer(0, 1))
    do(g, "drink")
    assert (asked(g), g.carried[0], g.wounded[1]) == ("", 1, 0)


@clause("ML-DEFEND-06")
def test_every_defence_is_optional() -> None:
    trails = {"a1": {"who": "purkas", "dice": "s", "shields": 1, "potion": 1}}
    g = at(fighting(table(2, a="moldo", trails=trails), 0), Suffer(0, 1))
    assert may(g) == ["cancel-with by=defence", "cancel-with by=purkas", "take-hits"]
    do(g, "take-hits", "endure")
    assert (g.wounded[0], g.shields[0], g.carried[0]) == (1, 1, 1)


@clause("ML-DEFEND-07")
def test_hits_are_cancelled_before_they_are_wounds() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s", "shields": 1, "potion": 1}}
    g = at(fighting(table(2, a="moldo", trails=trails), 0), Suffer(0, 2))
    assert asked(g) == "Defence"
    do(g, "take-hits")
    assert (asked(g), may(g)) == ("Wounds", ["drink", "endure"])


# -- death ---------------------------------------------------------------------------------------------------------


@clause("ML-DEATH-01", "ML-DEATH-05")
def test_everything_goes_with_the_dead() -> None:
    words = {"clan": ["purkas", "drapis"], "gear": {"noxx": "drapis", "mortis": "purkas"}}
    trails = {"a1": {"who": "drapis", "dice": "sm", "traps": ["trap_s1"], "shields": 1, "potion": 1, "gold": 2}}
    g = fighting(table(2, {0: words}, trails=trails), 0)
    assert reputation(g, 0) == 3
    die(g, 0, 0)
    assert (clan(g), gear(g), reputation(g, 0)) == (["purkas"], {"mortis": "purkas"}, 0)
    assert (on_trail(g, "a1"), g.shields[0], g.carried[:3], g.players[0].laid) == ((0, 0, 0, 0, 0), 0, [0, 0, 0], [])
    assert sum(g.trail_dice) == 0
    assert names(g, g.trap_discard) == ["trap_s1"]
    assert happened(g, MercenaryDied) == [MercenaryDied(0, "drapis", "a1", 3)]
    assert [g.cards.members[m].name for m in g.member_discard] == ["drapis"]


@clause("ML-DEATH-02")
def test_who_has_struck_leaves_dice_traps_and_total() -> None:
    trails: Trails = {
        "a1": {"who": "korgo", "dice": "s", "traps": ["trap_s1"]},
        "a2": {"who": "poissen", "dice": "ss"},
    }
    g = fighting(table(2, trails=trails), 0)
    g.fate[0] = 2
    assert g.battle is not None
    g.battle.total = 9
    die(g, 0, 0)
    assert (on_trail(g, "a1")[0], len(g.players[0].laid), g.battle.total) == (1, 1, 9)


@clause("ML-DEATH-03")
@pytest.mark.parametrize(("trail", "glory"), [("a1", 3), ("a2", 2), ("a3", 2), ("a4", 1)])
def test_death_in_a_land_brings_the_glory_of_the_trail(trail: str, glory: int) -> None:
    g = fighting(table(2, trails={trail: {"who": "korgo"}}), 0)
    die(g, 0, int(trail[1]) - 1)
    assert purse(g) == {"glory": glory}


@clause("ML-DEATH-04")
def test_death_before_the_citadel_brings_three_glory() -> None:
    g = fighting(table(2, a="", entrance="moldo", trails={"lower": {"who": "korgo"}}), 2)
    die(g, 0, 9)
    assert purse(g) == {"glory": 3}


@clause("ML-DEATH-07", "ML-LEADER-01")
def test_a_leader_dies_like_anybody_else() -> None:
    g = fighting(table(2, trails={"a1": {"who": "purkas"}}), 0)
    die(g, 0, 0)
    assert (g.players[0].leader, purse(g)) == (-1, {"glory": 3})
    at(g, Succession(0))
    assert g.players[0].leader == g.cards.member_id["korgo"]


# -- the Citadel ---------------------------------------------------------------------------------------------------


@clause("ML-CDEF-01")
def test_no_battle_at_the_entrance_without_monster_or_mercenary() -> None:
    assert not happened(at(table(2, entrance="moldo"), Adventure()), BattleBegan)
    assert not happened(at(table(2, a="", trails={"upper": {"who": "korgo"}}), Adventure()), BattleBegan)
    g = at(table(2, a="", entrance="moldo", trails={"upper": {"who": "korgo", "traps": ["trap_s1"]}}), Adventure())
    assert happened(g, TrapRevealed) == [TrapRevealed(0, "upper", "trap_s1")]
    alone = {"upper": {"who": "korgo", "traps": ["trap_s1"]}}  # the monster has been beaten elsewhere
    assert not happened(at(table(2, a="", trails=alone), Adventure()), TrapRevealed)


@clause("ML-CDEF-02", "ML-CDEF-07")
def test_affiliation_counts_nothing_at_the_entrance_but_the_round_does() -> None:
    g = table(2, entrance="blandor", land_a="kyzhul", round=5, difficulty="normal")
    assert attack_dice(g, g.lairs[2][0], 2) == 3 + 1


@clause("ML-CDEF-02", "ML-CDEF-05")
def test_upper_before_lower_and_no_loot() -> None:
    trails = {"upper": {"who": "korgo", "dice": "s"}, "lower": {"who": "poissen", "dice": "s"}}
    g = at(table(2, a="", entrance="moldo", trails=trails, chance=rolls(*[MISS] * 6)), CitadelDefence())
    assert g.deciding() == (0,)
    do(g, "stop")
    assert g.deciding() == (1,)
    do(g, "stop")
    assert (asked(g), g.players[0].loot, g.players[1].loot) == ("", [], [])


@clause("ML-CDEF-03", "ML-PANIC-04")
def test_a_defeated_monster_ends_all_panic() -> None:
    trails = {"upper": {"who": "korgo", "dice": "ssssss"}}
    g = table(2, a="", entrance="moldo", trails=trails, panic=["mine", "tavern"], chance=rolls(*[MISS] * 3, *[6] * 3))
    at(g, CitadelDefence())
    do(g, *["roll die=strength"] * 3, "kill")
    assert (g.panicked, g.panic_stack, monster(g, 2)) == ([], [0, 1, 2, 3, 4, 5, 6], "")


@clause("ML-CDEF-04")
def test_an_undefeated_monster_stays_and_so_does_panic() -> None:
    trails = {"upper": {"who": "korgo", "dice": "s"}}
    g = table(2, a="", entrance="moldo", trails=trails, panic=["mine"], chance=rolls(*[MISS] * 3))
    at(g, CitadelDefence())
    do(g, "stop")
    assert (monster(g, 2), g.panicked) == ("moldo", [6])


@clause("ML-CDEF-05")
def test_only_one_defender_gets_the_reward() -> None:
    trails: Trails = {
        "upper": {"who": "korgo", "dice": "ssss"},
        "lower": {"who": "poissen", "dice": "s", "gold": 5},
    }
    g = table(2, a="", entrance="moldo", trails=trails, chance=rolls(*[MISS] * 3, 6, 6, 6))
    at(g, CitadelDefence())
    do(g, *["roll die=strength"] * 3, "kill")
    assert (purse(g, 0), purse(g, 1), asked(g)) == ({"glory": 5}, {}, "")
    going_on(g, Cleanup(), "tidy")
    assert purse(g, 1) == {"gold": 5}


@clause("ML-CDEF-06")
def test_at_the_entrance_everybody_means_both_trails() -> None:
    trails = {
        "upper": {"who": "korgo", "dice": "ssss"},
        "lower": {"who": "poissen", "dice": "s"},
        "a1": {"who": "purkas"},
    }
    g = table(2, a="moldo", entrance="korcko", trails=trails, chance=rolls(*[MISS] * 4, 6, 6, 6, 6))
    at(g, CitadelDefence())
    do(g, *["roll die=strength"] * 4, "take-hits", "take-hits")
    wounded = [g.cards.members[m].name for m, n in enumerate(g.wounded) if n]
    assert wounded == ["korgo", "poissen"]


@clause("ML-CDEF-06")
@pytest.mark.parametrize("beside", ["purkas", "poissen"])
def test_whoever_stands_beside_the_victor_at_the_entrance_is_struck(beside: str) -> None:
    trails = {"upper": {"who": beside}, "lower": {"who": "korgo", "dice": "ssss"}}
    g = fighting(table(2, a="", entrance="krunn", trails=trails), 2)
    at(g, DeathThroes(2, g.lairs[2][0]))
    assert [e.trail for e in happened(g, HitBeside)] == ["upper", "lower"]
