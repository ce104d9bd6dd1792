"""The mercenary's attack, capture and kill, trophies, conquest."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import (
    Trails,
    clan,
    fighting,
    gathered,
    monster,
    on_trail,
    purse,
    table,
    walkers,
)
from games.words import asked, at, do, going_on, happened, may, not_on_show, rolls, why_not
from karczma.games.monster_lands.battles.rolling import prepare
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.battles.strike import Strike, Striking
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.scoring import score, trophies
from karczma.games.monster_lands.table.catalogue import catalogue
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import BATTLE, CONQUEST, ERRAND, STRUCK
from karczma.games.monster_lands.words.battle_events import LandWithstood, MonsterCaptured, MonsterKilled, TotalReached
from karczma.games.monster_lands.words.events import TrophySold
from karczma.kernel.choices import no
from karczma.ledger import clause

CALM = [0] * 3  # the three attack dice of a level A monster miss


def battle(
    letters: str, shown: list[int], *, a: str = "gator", traps: tuple[str, ...] = (), **words: object
) -> MonsterLands:
    """Korgo alone on the first trail against a monster whose attack misses; Gator: capture 11, kill 14."""
    trails = {"a1": {"who": "korgo", "dice": letters, "traps": traps, **words}}
    misses = [0] * (3 if a in ("gator", "moldo", "sckon", "krinx", "gorgosh") else 4)
    return at(table(2, a=a, trails=trails, chance=[*misses, *rolls(*shown)]), LandBattle(0))


@clause("ML-STRIKE-01", "ML-STRIKE-06")
def test_the_total_against_capture_and_kill_value() -> None:
    g = battle("ssss", [6, 6, 2, 1])
    assert may(g) == ["roll die=strength", "stop"]
    do(g, "roll die=strength", "roll die=strength")
    assert why_not(g, "kill") == no("ML-STRIKE-06", total=12, value=14)
    do(g, "roll die=strength", "kill")
    assert happened(g, MonsterKilled) == [MonsterKilled(0, "gator", 5, 1)]
    assert (purse(g), trophies(g, 0), monster(g, 0)) == ({"glory": 5}, 1, "")


@clause("ML-STRIKE-02", "ML-STRIKE-04")
def test_modifiers_must_be_applied_to_every_die_of_the_colour() -> None:
    words = {"clan": ["purkas", "frunks"], "gear": {"mortis": "frunks"}}
    trails = {"a1": {"who": "frunks", "dice": "smm", "traps": ["trap_m_plus1"]}}
    g = table(2, {0: words}, a="gorgosh", trails=trails, chance=[*CALM, *rolls(2, 1, 1)])
    at(g, LandBattle(0))
    do(g, "sacrifice n=0", "roll die=strength", "roll die=magic")
    assert g.battle is not None
    assert g.battle.each == [0, 3, 0]
    do(g, "roll die=magic")
    assert happened(g, TotalReached)[-1].total == 2 + 4 + 4


@clause("ML-STRIKE-02")
@pytest.mark.parametrize(("purpose", "each"), [(BATTLE, [-1, 0, 0]), (CONQUEST, [0, 0, 0]), (ERRAND, [0, 0, 0])])
def test_the_power_of_a_monster_weakens_the_dice_against_itself_only(purpose: int, each: list[int]) -> None:
    g = fighting(table(2, a="moldo", trails={"a1": {"who": "purkas"}}), 0)
    prepare(g, 0, purpose)
    assert g.battle is not None
    assert g.battle.each == each


@clause("ML-STRIKE-02")
def test_loot_that_helps_with_the_roll_may_be_spent_or_kept() -> None:
    words = {"loot": ["loot_kill6", "loot_reroll4"]}
    g = table(2, {0: words}, a="gator", loot=(), trails={"a1": {"who": "korgo", "dice": "s"}})
    at(fighting(g, 0), Striking(0, 0))
    assert may(g) == ["roll die=strength", "spend-loot loot=loot_kill6", "spend-loot loot=loot_reroll4", "stop"]
    do(g, "stop")
    assert len(g.players[0].loot) == 2


@clause("ML-STRIKE-03")
def test_poison_is_optional_and_each_adds_two() -> None:
    g = battle("ss", [4, 4], a="krinx", traps=("trap_total4",), poison=2)
    do(g, "roll die=strength", "use-poison")
    assert "use-poison" in may(g)
    do(g, "roll die=strength")
    assert g.carried[1] == 1
    assert may(g) == ["use-poison", "capture"]  # 4 + 4 + 4 + 2 = 14: capture 11, kill 15


@clause("ML-STRIKE-05", "ML-TRAIL-08")
def test_a_trap_captures_within_the_range() -> None:
    g = battle("ss", [3, 4], traps=("trap_total4",))
    do(g, "roll die=strength", "roll die=strength")
    assert happened(g, MonsterCaptured) == [MonsterCaptured(0, "gator", 5, 6)]
    assert purse(g) == {"glory": 5, "gold": 6}
    assert g.monster_discard == [g.cards.monster_id["gator"]]


@clause("ML-STRIKE-05")
@pytest.mark.parametrize(("second", "verdict"), [(2, "stop"), (3, "capture"), (5, "capture"), (6, "kill")])
def test_the_borders_of_the_range(second: int, verdict: str) -> None:
    g = battle("sss", [4, second, 1], traps=("trap_total4",))  # 4 + 4 + second: capture 11, kill 14
    do(g, "roll die=strength", "roll die=strength")
    assert [text for text in may(g) if not text.startswith("roll")] == [verdict]


@clause("ML-STRIKE-07")
def test_dice_one_at_a_time_and_stop_at_any_point() -> None:
    g = battle("sm", [2])
    do(g, "sacrifice n=0")
    assert may(g) == ["roll die=strength", "roll die=magic", "stop"]
    do(g, "roll die=magic", "stop")
    assert (on_trail(g, "a1")[:2], g.fate[0]) == ((1, 0), 2)
    assert not_on_show(battle("ss", [2]), "roll die=magic")  # no such die lies there
    assert happened(g, TotalReached) == [TotalReached(0, "a1", 2)]


@clause("ML-STRIKE-06")
def test_what_counts_for_a_kill_only_is_told_with_the_total_that_is_not_enough() -> None:
    words = {"clan": ["purkas", "naiala"]}  # 3 more for a kill
    g = fighting(
        table(2, {0: words}, a="gator", trails={"a1": {"who": "naiala", "dice": "sss"}}, chance=rolls(4, 6)), 0
    )
    at(g, Strike(0, 0))
    do(g, "roll die=strength")
    assert why_not(g, "kill") == no("ML-STRIKE-06", total=4 + 3, value=14)
    do(g, "roll die=strength")
    assert why_not(g, "kill") == no("ML-STRIKE-06", total=10 + 3, value=14)


@clause("ML-STRIKE-07")
def test_a_total_that_is_enough_cannot_be_left() -> None:
    g = battle("sss", [6, 6], traps=("trap_s1",))
    do(g, "roll die=strength", "roll die=strength")
    assert why_not(g, "stop") == no("ML-STRIKE-07", total=12)


@clause("ML-STRIKE-08")
def test_without_a_trap_the_capture_range_is_worth_nothing() -> None:
    g = battle("sss", [6, 6])
    do(g, "roll die=strength", "roll die=strength")
    assert why_not(g, "capture") == no("ML-TRAIL-08", has=0, needed=1)
    do(g, "stop")
    assert happened(g, TotalReached) == [TotalReached(0, "a1", 12)]


def two_trails(**second: object) -> MonsterLands:
    trails: Trails = {
        "a1": {"who": "korgo", "dice": "ss", "traps": ["trap_s1"]},
        "a2": {"who": "poissen", "dice": "ss", **second},
    }
    return table(2, a="gator", trails=trails, chance=[*CALM, *rolls(2, 3, 1), *CALM, *rolls(4, 5)])


@clause("ML-STRIKE-09", "ML-STRIKE-10")
def test_the_total_carries_over_to_the_next_trail() -> None:
    g = at(two_trails(), LandBattle(0))
    do(g, *["roll die=strength"] * 3)
    assert g.battle is not None
    assert (g.deciding(), g.battle.total) == ((1,), 6)
    do(g, "roll die=strength")
    assert why_not(g, "kill") == no("ML-STRIKE-06", total=10 + 2, value=14)
    do(g, "roll die=strength")
    assert purse(g, 1) == {"glory": 5}


@clause("ML-STRIKE-11")
def test_who_died_before_striking_adds_nothing() -> None:
    trails = {"a1": {"who": "korgo", "dice": "ss"}, "a2": {"who": "poissen", "dice": "ss"}}
    g = table(2, a="gator", trails=trails, chance=[*rolls(6, 6, 6), *CALM])
    at(g, LandBattle(0))
    assert g.battle is not None
    assert (walkers(g), g.deciding(), g.battle.total) == ({"a2": "poissen"}, (1,), 0)


@clause("ML-STRIKE-13")
def test_the_battle_ends_when_nobody_is_left_to_fight() -> None:
    g = battle("s", [1])
    do(g, "roll die=strength")
    assert (asked(g), g.fought[0], monster(g, 0)) == ("WhichLoot", 1, "gator")


@clause("ML-STRIKE-14")
def test_after_the_victory_those_who_did_not_fight_try_the_conquest() -> None:
    trails = {"a1": {"who": "korgo", "dice": "sss"}, "a2": {"who": "poissen", "dice": "ss"}}
    g = table(2, a="moldo", trails=trails, land_a="thaklan", chance=[*CALM, *rolls(6, 6, 6), *rolls(1, 2)])
    at(g, LandBattle(0))
    do(g, *["roll die=strength"] * 3)
    assert happened(g, LandWithstood) == [LandWithstood(1, "thaklan", 3, 11)]


@clause("ML-STRIKE-15")
def test_an_undefeated_monster_saves_the_land() -> None:
    g = battle("s", [6])
    do(g, "roll die=strength", "take-token loot=loot_kit")
    assert (len(g.land_cards[0]), g.players[0].lands) == (1, [])
    going_on(g, Cleanup(), "panic")
    assert monster(g, 2) == "gator"


@clause("ML-STRIKE-20", "ML-MERC-15", "ML-MERC-17")
def test_bonuses_for_one_result_only() -> None:
    trails = {"a1": {"who": "naiala", "dice": "sss", "traps": ["trap_s1"]}}
    g = table(2, {0: {"clan": ["purkas", "naiala"]}}, a="gator", trails=trails, chance=[*CALM, *rolls(6, 5)])
    at(g, LandBattle(0))
    do(g, "roll die=strength", "roll die=strength")  # 11: with +3 a kill (14), without a capture (11)
    assert may(g) == ["roll die=strength", "kill", "capture"]
    do(g, "capture")
    assert happened(g, MonsterCaptured)
    trails = {"a1": {"who": "tortock", "dice": "sss", "traps": ["trap_s1"]}}
    g = table(2, {0: {"clan": ["tortock", "korgo"]}}, a="gator", trails=trails, chance=[*CALM, *rolls(6, 4)])
    at(g, LandBattle(0))
    do(g, "roll die=strength", "roll die=strength")  # 10, and 1 more for a capture
    assert "capture" in may(g)
    assert why_not(g, "stop") == no("ML-STRIKE-07", total=10)  # with that one it is enough


@clause("ML-STRIKE-04", "ML-STRIKE-02")
def test_what_counts_for_a_kill_or_a_capture_only_is_gathered_apart() -> None:
    assert gathered("naiala", 0)[1:4] == (0, 0, 3)
    assert gathered("naiala", 1)[1:4] == (0, 0, 0)  # nor does it count for the conquest of a land
    geas = catalogue().members[catalogue().member_id["geas"]].trait
    assert gathered("geas", 1)[1] == geas.conquest > 0


@clause("ML-STRIKE-21")
def test_who_can_kill_by_the_total_itself_must() -> None:
    g = battle("sss", [6, 6, 2], traps=("trap_s1",))
    do(g, *["roll die=strength"] * 3)
    assert why_not(g, "capture") == no("ML-STRIKE-21", total=14, value=14)


@clause("ML-STRIKE-22")
def test_capture_and_kill_bonuses_do_not_carry_over() -> None:
    trails: Trails = {
        "a1": {"who": "naiala", "dice": "s", "poison": 1, "traps": ["trap_total4"]},
        "a2": {"who": "poissen", "dice": "s"},
    }
    g = table(2, {0: {"clan": ["purkas", "naiala"]}}, a="krinx", trails=trails, chance=[*CALM, *rolls(2), *CALM])
    at(g, LandBattle(0))
    do(g, "roll die=strength", "use-poison")
    assert g.battle is not None
    assert g.battle.total == 2 + 4 + 2
    assert g.fate[0] == STRUCK


@clause("ML-STRIKE-23")
def test_traps_of_earlier_trails_do_not_help() -> None:
    g = at(two_trails(), LandBattle(0))
    do(g, *["roll die=strength"] * 3, "roll die=strength")
    assert why_not(g, "capture") == no("ML-STRIKE-05", total=10, value=11)
    assert g.battle is not None
    g.battle.total += 1
    assert [str(c) for c, why in g.refusals(1) if why == no("ML-TRAIL-08", has=0, needed=1)] == ["capture"]


# -- trail rerolls -------------------------------------------------------------------------------------------------


@clause("ML-TRAIL-09")
def test_the_reroll_of_a_trail() -> None:
    trails = {"a2": {"who": "korgo", "dice": "ss"}}
    g = table(2, a="gator", tile_a=("trail_tile_2", 0), trails=trails, chance=[*CALM, *rolls(1, 3, 6, 2)])
    at(g, LandBattle(0))
    do(g, "roll die=strength")
    assert may(g) == ["roll die=strength", "reroll-die die=strength value=1", "stop"]
    do(g, "roll die=strength", "reroll-die die=strength value=1", "reroll-die die=strength value=6")
    assert happened(g, TotalReached)[-1].total == 5


@clause("ML-TRAIL-09")
def test_a_trail_rerolls_only_its_colour() -> None:
    trails = {"a3": {"who": "korgo", "dice": "sm"}}
    g = table(2, a="gator", trails=trails, chance=[*CALM, *rolls(1, 2)])
    at(g, LandBattle(0))
    do(g, "sacrifice n=0", "roll die=strength", "roll die=magic")
    assert may(g) == ["reroll-die die=magic value=2", "stop"]


# -- trophies ------------------------------------------------------------------------------------------------------


@clause("ML-TROPHY-01")
def test_killed_monsters_are_worth_their_trophies() -> None:
    g = table(2, {0: {"clan": ["greenhorn"], "trophies": ["snailer", "abysur", "caribdis"]}})
    assert trophies(g, 0) == 1 + 2 + 3
    assert score(g, 0) == 1 + 6
    assert sorted({each.trophy for each in g.cards.monsters}) == [1, 2, 3]


@clause("ML-TROPHY-02", "ML-TROPHY-03")
@pytest.mark.parametrize(("name", "gold"), [("snailer", 5), ("abysur", 10), ("caribdis", 15)])
def test_a_trophy_is_sold_whole_for_five_gold_each(name: str, gold: int) -> None:
    g = at(table(2, {0: {"dice": "s", "trophies": [name]}}), Act(0))
    do(g, f"sell-trophy monster={name}")
    assert (purse(g), trophies(g, 0), asked(g)) == ({"gold": gold}, 0, "Act")
    assert happened(g, TrophySold) == [TrophySold(0, name, gold)]
    assert g.cards.monster_id[name] in g.monster_discard


# -- conquest ------------------------------------------------------------------------------------------------------


@clause("ML-CONQ-01", "ML-CONQ-06")
def test_without_a_monster_all_dice_are_rolled_for_the_land() -> None:
    trails = {"a1": {"who": "korgo", "dice": "sm"}}
    g = at(table(2, a="", land_a="kale", trails=trails, chance=rolls(4, 5)), LandBattle(0))
    assert happened(g, LandWithstood) == [LandWithstood(0, "kale", 9, 10)]
    assert asked(g) == "WhichLoot"


@clause("ML-CONQ-02")
def test_dice_of_traps_and_modifiers_count_but_flat_traps_do_not() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s", "traps": ["trap_s1", "trap_s_plus1", "trap_total8"], "poison": 1}}
    g = at(table(2, a="", land_a="kale", trails=trails, chance=rolls(2, 3)), LandBattle(0))
    assert (asked(g), may(g)) == ("Conquering", ["use-poison", "stands"])
    do(g, "use-poison")
    assert happened(g, LandWithstood) == [LandWithstood(0, "kale", 2 + 3 + 2 + 2, 10)]


@clause("ML-CONQ-03")
def test_a_failed_total_helps_the_next() -> None:
    trails = {
        "a1": {"who": "korgo", "dice": "s"},
        "a3": {"who": "poissen", "dice": "m"},
        "a4": {"who": "purkas", "dice": "s"},
    }
    g = at(table(2, a="", land_a="kale", trails=trails, chance=rolls(5, 5)), LandBattle(0))
    do(g, "stands")  # the third trail has a reroll
    assert g.players[1].lands == [g.cards.land_id["kale"]]
    assert on_trail(g, "a4")[0] == 1  # ML-CONQ-05: those further right do not roll


@clause("ML-CONQ-04")
def test_trap_modifiers_stay_on_their_trail() -> None:
    trails: Trails = {
        "a1": {"who": "korgo", "dice": "s", "traps": ["trap_s_plus3"]},
        "a2": {"who": "poissen", "dice": "s"},
    }
    g = at(table(2, a="", land_a="megueria", trails=trails, chance=rolls(2, 2)), LandBattle(0))
    assert [e.total for e in happened(g, LandWithstood)] == [5, 7]


@clause("ML-CONQ-05")
def test_the_conqueror_takes_glory_and_the_card() -> None:
    trails = {"a1": {"who": "korgo", "dice": "ss"}, "a2": {"who": "poissen", "dice": "ss"}}
    g = at(table(2, a="", land_a="kale", trails=trails, chance=rolls(5, 5)), LandBattle(0))
    assert (purse(g), g.players[0].lands, g.land_cards[0]) == ({"glory": 5}, [g.cards.land_id["kale"]], [])
    assert (g.deciding(), asked(g)) == ((1,), "WhichLoot")


@clause("ML-CONQ-07")
def test_damage_to_the_monster_does_not_count_for_the_land() -> None:
    trails = {"a1": {"who": "korgo", "dice": "sss"}, "a2": {"who": "poissen", "dice": "ss"}}
    g = table(2, a="moldo", land_a="thaklan", trails=trails, chance=[*CALM, *rolls(6, 6, 6), *rolls(4, 5)])
    at(g, LandBattle(0))
    do(g, *["roll die=strength"] * 3)
    assert happened(g, LandWithstood) == [LandWithstood(1, "thaklan", 9, 11)]
    assert clan(g) == ["purkas", "korgo"]
