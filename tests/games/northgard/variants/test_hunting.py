"""Module "Creatures": fighting them."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_table import A, B, C, D, army, dice, purse, table
from games.words import Players, Words, asked, at, do, happened, may, question
from karczma.games.northgard.battles.aftermath import Retreat, refuges
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.variants.prowling import CreaturePhase
from karczma.games.northgard.words.events import BattleBegan, BattleDecided, DieRolled, UnitsLost
from karczma.ledger import clause

WOLF, BEAR, VALKYRIE = "wolf_beige", "brown_bear_beige", "fallen_valkyrie_beige"


def hunting(creatures: dict[str, int], units: dict[int, int], *faces: str, moves: int = 1, **words: Any) -> Northgard:
    own: Words = {key: words.pop(key) for key in ("food", "clan", "kaija") if key in words}
    enemy = words.pop("enemy", {})
    attack, damage = words.pop("attack", 0), words.pop("damage", 0)
    players: Players = {0: {"units": units, "clan": "goat", **own}, 1: {"clan": "raven", **enemy}}
    g = table(2, players, creatures=creatures, chance=dice(*faces), **words)
    return at(g, Moving(0, moves, attack, damage, Orders()))


def hunt(name: str) -> str:
    return f"hunt creature=creature_{name}"


@clause("NG-CFIGHT-01", "NG-CFIGHT-02")
def test_after_the_moves_and_before_the_battles_creatures_are_declared() -> None:
    g = hunting({WOLF: A}, {A: 2, B: 1}, enemy={"units": {C: 1}}, moves=1)
    do(g, f"from source={B}", f"to target={C}")
    assert (asked(g), may(g)) == ("HuntWhat", [hunt(WOLF), "spare"])
    do(g, hunt(WOLF))
    assert asked(g) == "NextBattle"


@clause("NG-CFIGHT-01")
def test_no_creature_is_fought_beside_enemy_units_or_far_away() -> None:
    g = hunting({WOLF: C}, {A: 2}, enemy={"units": {C: 1}})
    do(g, "stop")
    assert asked(g) == ""


@clause("NG-CFIGHT-02")
def test_at_most_one_on_a_territory() -> None:
    g = hunting({WOLF: A, BEAR: A}, {A: 9}, "3", "2")
    assert asked(g) == "HuntWhat"  # nobody can leave a bear, so there was nothing to move
    assert may(g) == [hunt(WOLF), hunt(BEAR), "spare"]
    do(g, hunt(WOLF))
    assert [g.cards.names[card] for card in g.line] == ["creature_brown_bear_beige"]


@clause("NG-CFIGHT-03", "NG-CFIGHT-04")
def test_all_own_units_there_take_part_moved_or_not() -> None:
    g = hunting({WOLF: A}, {A: 2, B: 1}, "damage", "damage")
    do(g, f"from source={B}", f"to target={A}", hunt(WOLF))
    assert happened(g, BattleBegan)[0].points == 3


@clause("NG-CREA-13", "NG-CFIGHT-04")
def test_who_joins_units_beside_one_that_does_not_share_fights_it_with_all_of_them() -> None:
    g = hunting({VALKYRIE: A}, {A: 3, B: 6}, "3", "2")
    do(g, f"from source={B}", f"to target={A}", "units n=5")
    assert happened(g, BattleBegan)[0].points == 8
    assert (army(g), g.invaders[A], len(g.line)) == ({A: 8, B: 1}, 0, 0)


@clause("NG-CFIGHT-05")
def test_nobody_retreats_to_where_a_creature_is_being_attacked() -> None:
    g = table(2, {0: {"units": {B: 1}}}, creatures={WOLF: D})
    assert refuges(g, 0, A) == [B, D]
    g.prey = [g.line[0]]
    assert refuges(g, 0, A) == [B]


@clause("NG-CFIGHT-07", "NG-CFIGHT-08")
def test_the_value_of_the_card_against_points_with_all_bonuses() -> None:
    g = hunting({WOLF: A}, {A: 3}, "2", "2", attack=1, food=1)
    do(g, "stop", hunt(WOLF), "discard-food n=1")
    assert [(e.points, e.against) for e in happened(g, BattleDecided)] == [(3 + 1 + 1 + 2, 4 + 2)]


@clause("NG-CFIGHT-09")
def test_who_attacks_a_creature_at_home_has_nothing_from_buildings() -> None:
    g = hunting({WOLF: A}, {A: 3}, "2", "2", built={A: ["fortress", "defense_tower"]})
    do(g, "stop", hunt(WOLF))
    assert happened(g, BattleBegan)[0].points == 3


@clause("NG-CFIGHT-10")
def test_who_is_attacked_by_a_creature_has_them() -> None:
    g = table(
        2,
        {0: {"units": {B: 1}, "clan": "goat"}},
        creatures={VALKYRIE: C},
        built={B: ["fortress"]},
        chance=dice("2", "2"),
    )
    at(g, CreaturePhase())
    assert happened(g, BattleBegan)[0].against == 3


@clause("NG-CFIGHT-11")
def test_only_the_player_discards_food() -> None:
    g = hunting({WOLF: A}, {A: 2}, food=5, enemy={"food": 5})
    do(g, "stop", hunt(WOLF))
    assert (g.deciding(), may(g)) == ((0,), [f"discard-food n={n}" for n in range(3)])
    do(g, "discard-food n=2")
    assert purse(g, 1) == {"food": 5}


@clause("NG-CFIGHT-12")
def test_the_left_neighbour_rolls_for_the_creature() -> None:
    g = hunting({WOLF: A}, {A: 3}, "2", "3")
    do(g, "stop", hunt(WOLF))
    assert happened(g, DieRolled) == [DieRolled(0, 0, "axe2"), DieRolled(-1, 1, "axe3", "creature_wolf_beige")]


@clause("NG-CFIGHT-13")
def test_a_creature_always_takes_the_point() -> None:
    g = hunting({WOLF: A}, {A: 3}, "2", "choice")
    do(g, "stop", hunt(WOLF))
    assert happened(g, BattleDecided)[0].against == 5


@clause("NG-CFIGHT-14")
def test_as_much_damage_as_units_loses_whatever_the_result() -> None:
    g = hunting({WOLF: A}, {A: 2}, "3", "damage", attack=5)
    do(g, "stop", hunt(WOLF))
    assert (army(g), len(g.line), purse(g)) == ({}, 1, {})


@clause("NG-CFIGHT-15")
def test_the_higher_result_wins_and_ties_are_the_defenders() -> None:
    g = hunting({WOLF: A}, {A: 4}, "2", "2")
    do(g, "stop", hunt(WOLF))
    assert (len(g.line), army(g)) == (1, {A: 4})  # 6 against 6
    g = hunting({WOLF: A}, {A: 4}, "3", "2")
    do(g, "stop", hunt(WOLF))
    assert len(g.line) == 0


@clause("NG-CFIGHT-16", "NG-CFIGHT-20")
def test_a_beaten_creature_brings_its_fame_and_leaves() -> None:
    g = hunting({BEAR: A}, {A: 9}, "3", "2")
    assert asked(g) == "HuntWhat"  # nobody can leave a bear, so there was nothing to move
    do(g, hunt(BEAR))
    assert purse(g) == {"fame": 3}
    assert (g.line, g.stands, len(g.creature_discard)) == ([], [], 1)


@clause("NG-CFIGHT-17", "NG-MOVE-05")
def test_damage_does_nothing_to_a_creature_but_a_creatures_kills() -> None:
    g = hunting({WOLF: A}, {A: 3}, "damage", "1+1", damage=5)
    do(g, "stop", hunt(WOLF))
    assert len(g.line) == 1
    assert happened(g, UnitsLost) == [UnitsLost(0, A, 1)]
    assert army(g) == {A: 2}


@clause("NG-CFIGHT-18", "NG-CFIGHT-19")
def test_who_loses_to_one_that_does_not_share_must_retreat() -> None:
    g = hunting({VALKYRIE: A}, {A: 2}, "2", "2")
    do(g, "stop", hunt(VALKYRIE))
    assert question(g, Retreat).refuges == (B, D)
    do(g, "fall-back n=2")
    assert army(g) == {B: 2}


@clause("NG-CFIGHT-22", "NG-CFIGHT-23")
def test_all_battles_in_the_order_of_the_mover_and_none_is_called_off() -> None:
    for first in (A, C):
        g = hunting({WOLF: A}, {A: 2, B: 2}, "damage", "2", "2", "2", enemy={"units": {C: 1}})
        do(g, f"from source={B}", f"to target={C}", "units n=2", hunt(WOLF))
        assert may(g) == [f"fight-at territory={A}", f"fight-at territory={C}"]
        do(g, f"fight-at territory={first}")  # then the other one is fought, asked or not
        assert (len(happened(g, BattleDecided)), g.prey) == (2, [])


@clause("NG-CLAN-17", "NG-CLAN-19")
def test_beating_creatures_and_the_clans() -> None:
    """The Stag conquers what a creature that does not share held; sharing creatures hold nothing."""
    shared = hunting({WOLF: A}, {A: 9}, "3", "2", clan="stag")
    do(shared, "stop", hunt(WOLF))
    assert purse(shared) == {"fame": 2}
    held = hunting({VALKYRIE: B}, {A: 9}, "3", "2", clan="stag")
    do(held, f"from source={A}", f"to target={B}", "units n=9")
    assert purse(held) == {"fame": 4 + 1}
    at_home = hunting({VALKYRIE: A}, {A: 9}, "3", "2", clan="stag")
    do(at_home, "stop", hunt(VALKYRIE))
    assert purse(at_home) == {"fame": 4}
    wolves = hunting({WOLF: A}, {A: 9}, "3", "2", clan="wolf")
    do(wolves, "stop", hunt(WOLF))
    assert purse(wolves) == {"food": 1, "fame": 2}


@clause("NG-CLAN-21")
def test_kaija_fights_a_creature_where_she_already_is() -> None:
    g = hunting({VALKYRIE: A}, {A: 3}, "3", "2", clan="bear", kaija=A)
    do(g, "stop", hunt(VALKYRIE))
    assert happened(g, BattleBegan)[0].points == 3 + 2
