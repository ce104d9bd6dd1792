"""Chapter "Combat"."""

from __future__ import annotations

import pytest

from games.northgard.northgard_scenes import battle
from games.northgard.northgard_table import A, B, C, D, army, purse, table
from games.words import asked, do, happened, may, question, why_not
from karczma.games.northgard.battles.aftermath import Retreat, refuges
from karczma.games.northgard.battles.sides import Battle, Side
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.words.events import BattleDecided, FameGained, PowerGained, UnitsLost
from karczma.ledger import clause


def results(g: Northgard) -> tuple[int, int]:
    [decided] = happened(g, BattleDecided)
    return decided.points, decided.against


def settled(g: Northgard) -> Northgard:
    """The loser retreats, with everybody to the first refuge."""
    while g.deciding():
        do(g, may(g)[-1])
    return g


@clause("NG-COMB-01")
def test_a_battle_begins_with_units_and_nothing_else() -> None:
    fought = Battle(where=A, sides=[Side(seat=0, units=3), Side(seat=1, units=2)])
    assert [(side.points, side.damage, side.face, side.kaija, side.creature) for side in fought.sides] == [
        (0, 0, -1, False, -1)
    ] * 2
    assert (fought.winner, fought.retreating, fought.kaija_retreats) == (-1, 0, False)


@clause("NG-COMB-01", "NG-COMB-04", "NG-COMB-02", "NG-MAP-18")
def test_each_unit_there_is_a_point_and_only_those_there() -> None:
    g = battle(3, 1, ("damage", "damage"), own={"units": {B: 5}})
    assert results(g) == (3, 1)


@clause("NG-COMB-05", "NG-COMB-14", "NG-MOVE-05")
def test_the_attacker_adds_the_bonus_of_the_card() -> None:
    g = battle(3, 2, ("2", "2"), attack=2, damage=1)
    assert results(g) == (3 + 2 + 2, 2 + 2)
    assert happened(g, UnitsLost) == [UnitsLost(1, A, 1)]
    assert army(settled(g), 1) == {B: 1}  # the survivor


@clause("NG-COMB-06", "NG-BLDG-03", "NG-BLDG-08")
def test_the_defender_adds_fortress_and_tower() -> None:
    g = battle(4, 2, ("2", "2"), built={A: ["fortress", "defense_tower"]})
    assert results(g) == (6, 6)
    assert UnitsLost(0, A, 1) in happened(g, UnitsLost)


@clause("NG-BLDG-09")
def test_every_fortress_and_every_tower_of_a_merged_territory_counts() -> None:
    g = battle(5, 2, ("2", "2"), built={A: ["fortress", "defense_tower"] * 2})
    assert results(g) == (5 + 2, 2 + 4 + 2)
    assert happened(g, UnitsLost) == [UnitsLost(0, A, 2)]


@clause("NG-COMB-06")
def test_the_attacker_gets_nothing_from_buildings() -> None:
    g = battle(4, 2, ("2", "2"), own={"units": {B: 1}}, built={B: ["fortress"]})
    assert results(g)[0] == 6


@clause("NG-COMB-07", "NG-COMB-08", "NG-COMB-09")
def test_food_one_for_each_unit_attacker_first() -> None:
    g = battle(2, 3, ("damage", "damage"), own={"food": 5}, enemy={"food": 2})
    assert (g.deciding(), may(g)) == ((0,), [f"discard-food n={n}" for n in range(3)])
    do(g, "discard-food n=2")
    assert g.deciding() == (1,)
    assert why_not(g, "discard-food n=3") == ("NG-COMB-07", {"has": 2})
    do(g, "discard-food n=1")
    assert results(g) == (4, 4)
    assert (purse(g), purse(g, 1)) == ({"food": 3}, {"food": 1})


@clause("NG-COMB-10", "NG-COMB-11")
def test_the_attacker_decides_before_the_defender_rolls() -> None:
    g = battle(4, 2, ("choice", "choice"))
    assert (g.deciding(), asked(g)) == ((0,), "PointOrDamage")
    assert g.battle is not None
    assert g.battle.sides[1].face == -1
    do(g, "take-point")
    assert g.deciding() == (1,)
    do(g, "take-damage")
    assert results(g) == (5, 2)
    assert army(settled(g)) == {A: 3}


@clause("NG-COMB-12")
@pytest.mark.parametrize(
    ("face", "points", "damage"), [("2", 2, 0), ("3", 3, 0), ("2+1", 2, 1), ("damage", 0, 2), ("1+1", 1, 1)]
)
def test_the_faces_of_the_die(face: str, points: int, damage: int) -> None:
    g = battle(9, 4, (face, "2"))
    assert results(g) == (9 + points, 6)
    assert [event.n for event in happened(g, UnitsLost)] == ([damage] if damage else [])


@clause("NG-COMB-15", "NG-COMB-18")
def test_as_much_damage_as_units_loses_whatever_the_score() -> None:
    g = battle(2, 2, ("damage", "3"), built={A: ["fortress"]})
    assert results(g) == (2, 7)
    assert (army(g), army(g, 1)) == ({A: 2}, {})


@clause("NG-COMB-16", "NG-CLAN-24")
def test_where_all_fall_nobody_wins() -> None:
    g = battle(2, 2, ("damage", "damage"), own={"clan": "wolf"})
    assert (army(g), army(g, 1), g.owner[A], g.invaders[A]) == ({}, {}, -1, 0)
    assert purse(g) == {}
    assert happened(g, BattleDecided)[0].seat == -1
    assert g.battle is None


@clause("NG-CLAN-24")
@pytest.mark.parametrize("clan", ["stag", "wolf"])
def test_where_all_fall_no_clan_gains_anything(clan: str) -> None:
    attacker = battle(2, 2, ("damage", "damage"), own={"clan": clan})
    defender = battle(2, 2, ("damage", "damage"), enemy={"clan": clan})
    assert (purse(attacker), purse(defender, 1)) == ({}, {})
    assert (happened(attacker, FameGained), happened(attacker, PowerGained)) == ([], [])
    assert (attacker.deeds, attacker.beaten) == ([0, 0, 0], [])
    survivor = battle(3, 2, ("damage", "damage"), own={"clan": clan})  # one is left, and there is a victory
    assert (purse(survivor), survivor.beaten) == ({"stag": {"fame": 1}, "wolf": {"food": 1}}[clan], [1])


@clause("NG-COMB-17")
def test_more_points_win_and_ties_are_the_defenders() -> None:
    assert army(settled(battle(3, 2, ("2", "2")))) == {A: 3}
    assert army(settled(battle(3, 3, ("2", "2"))), 1) == {A: 3}


@clause("NG-COMB-19", "NG-COMB-20")
def test_the_winner_suffers_casualties_too() -> None:
    g = battle(5, 3, ("2+1", "1+1"))
    assert happened(g, UnitsLost) == [UnitsLost(0, A, 1), UnitsLost(1, A, 1)]
    assert army(settled(g)) == {A: 4}
    assert g.players[0].reserve == 10


@clause("NG-COMB-21", "NG-COMB-22")
def test_the_loser_retreats_across_regular_borders_only() -> None:
    g = table(2, {0: {"units": {B: 1}}, 1: {"units": {A: 1}}})
    assert refuges(g, 1, C) == []  # B is an enemy's; D lies beyond a difficult border
    assert refuges(g, 0, C) == [B]
    assert refuges(g, 1, D) == [A]


@clause("NG-COMB-23", "NG-COMB-21")
def test_a_retreat_may_be_split_but_all_must_go() -> None:
    g = battle(5, 3, ("2", "2"))
    assert (g.deciding(), question(g, Retreat).refuges) == ((1,), (B, D))
    do(g, "fall-back n=2")
    assert army(g, 1) == {B: 2, D: 1}


@clause("NG-COMB-24", "NG-COMB-30")
def test_no_retreat_to_where_a_battle_is_still_to_come() -> None:
    g = table(2, {1: {"units": {A: 1, D: 1}}, 0: {"clan": "goat"}})
    g.invaders[D] = 2
    assert refuges(g, 1, A) == [B]
    g.invaders[D] = 0
    assert refuges(g, 1, A) == [B, D]


@clause("NG-COMB-25")
def test_without_a_refuge_the_units_are_lost() -> None:
    g = battle(5, 3, ("2", "2"), own={"units": {B: 1, D: 1}})
    assert army(g, 1) == {}
    assert g.players[1].reserve == 14


@clause("NG-COMB-26")
def test_a_beaten_attacker_may_go_where_he_did_not_come_from() -> None:
    g = battle(1, 5, ("2", "2"), own={"units": {B: 1}})
    assert (g.deciding(), question(g, Retreat).refuges) == ((0,), (B, D))
    do(g, "fall-back n=0")
    assert army(g) == {B: 1, D: 1}


@clause("NG-COMB-27")
def test_buildings_survive_and_serve_the_winner() -> None:
    g = battle(9, 1, ("damage", "2"), built={A: ["silo"]})
    assert (g.owner[A], g.count_of(g.cards.building_id["silo"], A)) == (0, 1)


@clause("NG-COMB-31")
def test_too_much_damage_is_lost_and_food_never_returns() -> None:
    g = battle(5, 1, ("damage", "2"), enemy={"food": 1})
    do(g, "discard-food n=1")
    assert g.players[1].reserve == 14
    assert purse(g, 1) == {}


# -- Kaija ---------------------------------------------------------------------------------------------------------


@clause("NG-CLAN-04", "NG-CLAN-07")
def test_kaija_is_worth_two_points_and_one_unit() -> None:
    g = battle(2, 1, ("damage", "2"), enemy={"clan": "bear", "kaija": A, "food": 3})
    assert may(g, 1) == ["discard-food n=0", "discard-food n=1", "discard-food n=2"]
    do(g, "discard-food n=0")
    assert results(g) == (2, 1 + 2 + 2)
    assert army(g, 1) == {}  # two damage, two units
    assert g.kaija == -1
    assert g.players[1].reserve == 14


@clause("NG-COMB-32")
@pytest.mark.parametrize(("answer", "where"), [("with-kaija", -1), ("without-kaija", A)])
def test_the_owner_says_whether_kaija_falls(answer: str, where: int) -> None:
    g = battle(1, 3, ("1+1", "2"), enemy={"clan": "bear", "kaija": A})
    assert (g.deciding(), asked(g)) == ((1,), "KaijaGoes")
    do(g, answer)
    assert (g.kaija, g.units[A]) == (where, 3)


@clause("NG-CLAN-07", "NG-COMB-21")
def test_kaija_retreats_with_one_of_the_groups() -> None:
    g = battle(9, 2, ("2", "2"), enemy={"clan": "bear", "kaija": A})
    do(g, "fall-back n=1", "with-kaija")
    assert (army(g, 1), g.kaija) == ({B: 1, D: 2}, B)


@clause("NG-CLAN-07")
def test_kaija_is_lost_where_there_is_no_refuge_and_can_come_again() -> None:
    g = battle(9, 2, ("2", "2"), own={"units": {B: 1, D: 1}}, enemy={"clan": "bear", "kaija": A})
    assert (g.kaija, g.players[1].reserve) == (-1, 14)


# -- clans ---------------------------------------------------------------------------------------------------------


@clause("NG-CLAN-15")
def test_the_snake_has_a_point_more_on_scorched_earth() -> None:
    assert results(battle(3, 2, ("2", "2"), own={"clan": "snake"}, scorched=A)) == (6, 4)
    assert results(battle(3, 2, ("2", "2"), enemy={"clan": "snake"}, scorched=A)) == (5, 5)
    assert results(battle(3, 2, ("2", "2"), own={"clan": "snake"}, scorched=B)) == (5, 4)


@clause("NG-CLAN-17", "NG-CLAN-19")
def test_stag_and_wolf_gain_from_a_won_attack() -> None:
    assert purse(battle(9, 1, ("damage", "2"), own={"clan": "stag"})) == {"fame": 1}
    assert purse(battle(1, 1, ("damage", "2"), own={"clan": "stag"})) == {"fame": 1}  # one unit is enough
    assert purse(battle(9, 1, ("damage", "2"), own={"clan": "wolf"})) == {"food": 1}


@clause("NG-CLAN-17")
def test_the_stag_conquers_only_by_winning_an_attack() -> None:
    """Neither a lost attack, nor a defence that is won, nor the victory of somebody else brings it anything."""
    lost = settled(battle(2, 3, ("2", "3"), own={"clan": "stag", "units": {B: 1}}))
    defended = settled(battle(2, 3, ("2", "3"), own={"units": {B: 1}}, enemy={"clan": "stag"}))
    beaten = settled(battle(9, 1, ("3", "2"), enemy={"clan": "stag", "units": {B: 1}}))
    assert (purse(lost), purse(defended, 1), purse(beaten, 1)) == ({}, {}, {})
    won = settled(battle(9, 1, ("3", "2"), own={"clan": "stag"}, enemy={"units": {B: 1}}))
    assert (purse(won), happened(won, FameGained)) == ({"fame": 1}, [FameGained(0, "stag", 1)])


@clause("NG-CLAN-17", "NG-CLAN-19")
def test_a_won_defence_brings_them_nothing() -> None:
    for clan in ("stag", "wolf"):
        assert purse(battle(1, 5, ("2", "2"), enemy={"clan": clan}), 1) == {}
