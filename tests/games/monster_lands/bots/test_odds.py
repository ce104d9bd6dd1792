"""The chances that are told beside the table, reckoned by hand."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import fighting, table
from games.words import at
from karczma.games.monster_lands.battles.defence import Defence
from karczma.games.monster_lands.battles.rolling import RerollDie
from karczma.games.monster_lands.battles.strike import Capture, Striking
from karczma.games.monster_lands.bots.odds import Chances, all_in, chances, judged, likely, prospect
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import BATTLE, CONQUEST, TRAIL_CODE
from karczma.games.monster_lands.words.derived import wanted
from karczma.ledger import clause

A1 = TRAIL_CODE["a1"]
MAGIC_DIE = 8  # how a rolled magic die begins
ANY_COLOUR = 3  # a reroll of strength or magic


def against(monster: str, dice: str = "", **trail: object) -> MonsterLands:
    """Korgo on the first trail, in the middle of a battle with nothing rolled yet."""
    g = fighting(table(2, a=monster, trails={"a1": {"who": "korgo", "dice": dice, **trail}}), 0)
    assert g.battle is not None
    return g


def spread(g: MonsterLands) -> dict[int, float]:
    return dict(all_in(g, A1))


# -- the own dice --------------------------------------------------------------------------------------------------


def test_what_is_added_to_each_die_is_added() -> None:
    g = against("gator", "s")
    assert g.battle is not None
    g.battle.each = [1, 0, 0]
    assert spread(g) == pytest.approx(dict.fromkeys(range(2, 8), 1 / 6))
    g.battle.each = [-2, 0, 0]  # a die never counts less than nothing
    assert spread(g) == pytest.approx({0: 2 / 6, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6})


def test_a_poor_die_is_rolled_again_as_long_as_there_are_rerolls() -> None:
    g = against("gator", "s")
    assert g.battle is not None
    g.battle.rerolls[1] = 1
    again, kept = 1 / 12, 1 / 6 + 1 / 12
    assert spread(g) == pytest.approx({1: again, 2: again, 3: again, 4: kept, 5: kept, 6: kept})


def test_of_the_dice_that_lie_there_the_worst_one_is_rolled_again() -> None:
    g = against("gator")
    assert g.battle is not None
    g.battle.rolled, g.battle.rerolls[ANY_COLOUR] = [MAGIC_DIE + 2, 1], 1
    assert spread(g) == pytest.approx(dict.fromkeys(range(3, 9), 1 / 6))  # the 2 stays, the 1 does not


def test_a_reroll_takes_the_die_away_before_it_is_rolled() -> None:
    g = against("gator", "s")
    assert g.battle is not None
    g.battle.rolled, g.battle.rerolls[1] = [4, 6, 2], 1  # 12, and 14 kills
    told = chances(at(g, Striking(0, A1)), Striking(0, A1), RerollDie("strength", 2))
    assert told == Chances(kill=50)  # 10, and a 4, 5 or 6


@clause("ML-MPOW-07", "ML-STRIKE-03")
def test_poison_counts_where_it_is_allowed() -> None:
    assert spread(against("krinx", poison=1)) == {2: 1.0}
    assert spread(against("gator", poison=1)) == {0: 1.0}


@clause("ML-STRIKE-05", "ML-STRIKE-06")
def test_totals_are_judged_by_the_values_of_the_monster() -> None:
    g = against("gator", traps=("trap_total4",))  # captured with 11, killed with 14
    g.reveal(*g.tokens_on(A1))
    assert judged(g, A1, {10: 0.1, 11: 0.2, 13: 0.3, 14: 0.4}) == Chances(capture=50, kill=40)
    assert judged(g, A1, {11: 1.0}, 0.5) == Chances(capture=50)


# -- hits ----------------------------------------------------------------------------------------------------------


@clause("ML-ATTACK-07")
@pytest.mark.parametrize(
    ("hits", "potion", "told"),
    [(1, 0, Chances(wound=100)), (2, 0, Chances(death=100)), (2, 1, Chances(wound=100)), (1, 1, Chances())],
)
def test_hits_that_are_taken_meet_the_potions(hits: int, potion: int, told: Chances) -> None:
    g = against("krinx", potion=potion, shields=1)
    asked = Defence(0, A1, hits)
    assert {each.text: each.chances for each in likely(g, asked)}["take-hits"] == told


@clause("ML-MPOW-07")
def test_against_gator_no_potion_helps() -> None:
    g = against("gator", potion=1, shields=1)
    assert {each.text: each.chances for each in likely(g, Defence(0, A1, 2))}["take-hits"] == Chances(death=100)


@clause("ML-MPOW-07")
def test_a_potion_counts_on_the_trail_where_it_is_carried() -> None:
    g = fighting(table(2, a="krinx", trails={"a2": {"who": "korgo", "potion": 1, "shields": 1}}), 0)
    asked = Defence(0, TRAIL_CODE["a2"], 2)
    assert {each.text: each.chances for each in likely(g, asked)}["take-hits"] == Chances(wound=100)


def test_a_capture_that_is_possible_is_certain() -> None:
    g = against("gator", "ss", traps=("trap_total4",))
    assert chances(g, Striking(0, A1), Capture()) == Chances(capture=100)


def test_the_value_of_a_land_is_wanted_only_to_conquer_it() -> None:
    g = table(2, a="", land_a="kale", trails={"a1": {"who": "korgo", "dice": "ss"}})
    assert wanted(g, CONQUEST, g.land_at(0)) == 10
    assert wanted(g, BATTLE, g.land_at(0)) == 0


# -- what is still to come -----------------------------------------------------------------------------------------


def ahead(monster: str, **trail: object) -> Chances | None:
    return prospect(table(2, a=monster, land_a="kale", trails={"a1": {"who": "korgo", **trail}}), A1)


@clause("ML-ATTACK-06", "ML-ATTACK-07")
def test_a_battle_to_come_is_first_survived_and_then_fought() -> None:
    # three attack dice hit with 4 of 6 sides; nobody survives more than one hit
    death, wound = (8 + 12) / 27, 6 / 27
    assert ahead("gator") == Chances(death=round(100 * death), wound=round(100 * wound))
    assert ahead("gator", shields=3) == Chances()
    strong = ahead("gator", dice="ssssss", shields=3)
    assert strong is not None
    assert strong.kill > 90


@pytest.mark.parametrize("trap", ["starting_trap", "trap_s1", "trap_m1"])
def test_the_dice_of_own_traps_are_reckoned_with(trap: str) -> None:
    die = "m" if trap == "trap_m1" else "s"
    with_trap, with_die = (
        ahead("moldo", dice="ss", shields=3, traps=(trap,)),
        ahead("moldo", dice=f"ss{die}", shields=3),
    )
    assert with_trap is not None
    assert with_die is not None
    assert with_trap.kill == with_die.kill > 0
    assert with_trap.capture > with_die.capture == 0


def test_tokens_that_nobody_may_see_change_nothing() -> None:
    g = table(2, a="moldo", trails={"a1": {"who": "korgo", "dice": "ss", "shields": 3, "traps": ("trap_s1",)}})
    hidden, bare = prospect(g.view(1), A1), ahead("moldo", dice="ss", shields=3)
    assert hidden is not None
    assert bare is not None
    assert (hidden.kill, bare.kill) == (0, 0)  # 13 is out of reach with two dice


@clause("ML-CONQ-02")
def test_without_a_monster_it_is_the_land_that_is_conquered() -> None:
    told = prospect(table(2, a="", land_a="kale", trails={"a1": {"who": "korgo", "dice": "ss"}}), A1)
    assert told == Chances(success=round(100 * 6 / 36))  # 10 or more with two dice
    assert prospect(table(2, a="", land_a="", trails={"a1": {"who": "korgo", "dice": "ss"}}), A1) is None


def test_nobody_on_the_trail_nothing_to_reckon() -> None:
    assert prospect(table(2, a="gator"), A1) is None
    assert likely(table(2), Defence(0, A1, 1)) == []
