"""Clan of the Bear: Kaija where she meets the other rules. What recruiting and fighting say of her stands there too."""

from __future__ import annotations

from typing import Any

import pytest

from games.northgard.northgard_scenes import battle, four
from games.northgard.northgard_table import A, B, C, D, army, dice, table
from games.words import Players, asked, at, do, may, question, why_not
from karczma.games.northgard.battles.aftermath import Retreat
from karczma.games.northgard.moves.move import From, MoveFrom, MoveTo, Moving, Orders
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.variants.prowling import CreaturePhase
from karczma.ledger import clause

DRAUGR, VALKYRIE, BROWN_BEAR = "draugr_beige", "fallen_valkyrie_beige", "brown_bear_beige"


def bear(units: dict[int, int] | None = None, kaija: int = A, **words: Any) -> Northgard:
    enemy = words.pop("enemy", {})
    players: Players = {0: {"clan": "bear", "units": units or {}, "kaija": kaija}, 1: {"clan": "goat", "units": enemy}}
    return table(2, players, **words)


def refused(g: Northgard, crossing: MoveTo) -> dict[str, str]:
    """The borders that these units may not cross, and by which clause."""
    found = {str(choice): choice.refusal(g, crossing) for choice in crossing.candidates(g)}
    near = {f"to target={target}" for target, _ in g.chart.adjacent[crossing.source]}
    return {text: why.clause for text, why in found.items() if why and text in near}


# -- moving --------------------------------------------------------------------------------------------------------


@clause("NG-CLAN-05", "NG-CLAN-21")
def test_alone_she_goes_neither_to_an_enemy_nor_to_a_creature_that_does_not_share() -> None:
    g = bear(enemy={B: 1}, creatures={VALKYRIE: D})
    wanted = {f"to target={B}": "NG-CLAN-05", f"to target={D}": "NG-CLAN-21"}
    assert refused(g, MoveTo(0, 1, Orders(), A)) == wanted


@clause("NG-CLAN-05")
def test_with_others_she_stays_behind_when_they_attack() -> None:
    g = at(bear({A: 2}, enemy={B: 1}), Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}")
    assert may(g) == ["units n=1", "units n=2"]
    assert why_not(g, "units n=3") == ("NG-CLAN-05", {})
    do(g, "units n=2")
    assert (g.kaija, army(g)[A]) == (A, 1)


@clause("NG-CLAN-21", "NG-CLAN-05")
def test_nor_does_she_go_with_others_to_a_creature_that_does_not_share() -> None:
    g = at(bear({A: 2}, creatures={VALKYRIE: B}), Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}")
    assert may(g) == ["units n=1", "units n=2"]
    assert why_not(g, "units n=3") == ("NG-CLAN-21", {})


@clause("NG-CLAN-05", "NG-CTYPE-02")
def test_she_may_go_alone_and_beside_a_bear() -> None:
    g = at(bear(creatures={BROWN_BEAR: B}), Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "spare")
    assert (army(g), g.kaija) == ({B: 1}, B)


@clause("NG-CLAN-05", "NG-TEAM-04")
def test_she_passes_through_a_partners_land_only_to_peaceful_places() -> None:
    players: Players = {
        0: {"clan": "bear", "units": {A: 1}, "kaija": A},
        1: {"units": {C: 1}},
        2: {"units": {B: 1, D: 1}},
    }
    start = [f"from source={A}", f"to target={B}", "units n=1"]
    others = do(at(four(players), Moving(0, 2, 0, 0, Orders())), *start, "without-kaija")
    assert may(others) == [f"to target={A}", f"to target={C}"]
    hers = do(at(four(players), Moving(0, 2, 0, 0, Orders())), *start, "with-kaija")
    assert (asked(hers), army(hers), hers.kaija) == ("", {A: 2}, A)  # nowhere but back


# -- creatures -----------------------------------------------------------------------------------------------------


@clause("NG-CTYPE-04", "NG-CLAN-07")
def test_a_draugr_takes_her_if_she_is_all_there_is() -> None:
    g = at(bear(creatures={DRAUGR: B}), CreaturePhase())
    assert (asked(g), army(g), g.kaija, g.players[0].reserve) == ("", {}, -1, 14)


@clause("NG-CTYPE-04", "NG-CLAN-07")
@pytest.mark.parametrize(("answer", "where", "reserve"), [("with-kaija", -1, 13), ("without-kaija", A, 14)])
def test_beside_one_unit_her_owner_chooses_the_draugrs_victim(answer: str, where: int, reserve: int) -> None:
    g = at(bear({A: 1}, creatures={DRAUGR: B}), CreaturePhase())
    assert (g.deciding(), asked(g)) == ((0,), "KaijaGoes")
    do(g, answer)
    assert (army(g), g.kaija, g.players[0].reserve) == ({A: 1}, where, reserve)


@clause("NG-CLAN-04", "NG-CLAN-21", "NG-COMB-21")
def test_alone_she_defends_herself_against_a_valkyrie_and_retreats() -> None:
    g = at(bear(creatures={VALKYRIE: B}, chance=dice("2", "3")), CreaturePhase())
    assert question(g, Retreat).refuges == (B, D)
    do(g, "fall-back n=1")
    assert (army(g), g.kaija) == ({B: 1}, B)


@clause("NG-CPHASE-08", "NG-CLAN-07")
def test_creatures_count_her_as_one_unit() -> None:
    g = at(bear({A: 1}, enemy={C: 1}, creatures={DRAUGR: B}), CreaturePhase())
    assert g.stands == [A]  # two units against one


# -- battles -------------------------------------------------------------------------------------------------------


@clause("NG-COMB-32", "NG-COMB-21", "NG-CLAN-07")
def test_once_fallen_she_does_not_retreat() -> None:
    g = battle(9, 2, ("1+1", "2"), enemy={"clan": "bear", "kaija": A})
    do(g, "with-kaija", "fall-back n=1")
    assert (asked(g), army(g, 1), g.kaija) == ("", {B: 1, D: 1}, -1)


@clause("NG-COMB-32", "NG-COMB-21", "NG-CLAN-07")
def test_if_another_fell_in_her_place_she_retreats_with_one_of_the_groups() -> None:
    g = battle(9, 2, ("1+1", "2"), enemy={"clan": "bear", "kaija": A})
    do(g, "without-kaija", "fall-back n=1", "without-kaija")
    assert (army(g, 1), g.kaija) == ({B: 1, D: 1}, D)


@clause("NG-CLAN-03")
def test_nobody_else_is_asked_for_her() -> None:
    g = table(2, {0: {"clan": "goat", "units": {A: 2}}, 1: {"clan": "bear", "kaija": C}})
    at(g, Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=1")
    assert (asked(g), army(g), g.kaija) == ("", {A: 1, B: 1}, C)


@clause("NG-TEAM-05", "NG-CLAN-05")
def test_others_leave_her_the_moves_to_come_back_from_a_partners_land() -> None:
    """From C she can only return across the difficult border: B is an enemy's, where she may not go."""
    g = four({0: {"clan": "bear", "units": {D: 1}}, 1: {"units": {B: 1}}, 2: {"units": {C: 1}}})
    g.invaders[C], g.kaija = 1, C
    assert From(D).refusal(g, MoveFrom(0, 2, Orders())) == ("NG-TEAM-05", {})
    assert From(D).refusal(g, MoveFrom(0, 3, Orders())) is None
