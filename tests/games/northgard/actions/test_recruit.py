"""Chapter "Recruit action"."""

from __future__ import annotations

from typing import Any

import pytest

from games.northgard.northgard_table import A, B, C, D, army, only, table
from games.words import asked, at, do, happened, may, why_not
from karczma.games.northgard.actions.recruit import Recruiting
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.words.events import CreatureAppeared, FameGained, KaijaPlaced, UnitsPlaced
from karczma.ledger import clause


def recruiting(n: int, units: dict[int, int], distinct: bool = False, clan: str = "goat", **words: Any) -> Northgard:
    return at(table(2, {0: {"units": units, "clan": clan}}, **words), Recruiting(0, n, distinct))


@clause("NG-RECR-01", "NG-CARD-07")
def test_up_to_so_many_units_from_the_reserve() -> None:
    g = recruiting(3, {A: 1, B: 1})
    do(g, f"recruit-at territory={A}")
    assert may(g) == [f"recruit-units n={n}" for n in (1, 2, 3)]
    do(g, "recruit-units n=1", "no-more")
    assert army(g) == {A: 2, B: 1}
    assert g.players[0].reserve == 14 - 3


@clause("NG-RECR-02")
def test_only_on_controlled_territories() -> None:
    g = table(2, {0: {"units": {A: 1}}, 1: {"units": {B: 1}}})
    assert may(at(g, Recruiting(0, 1))) == [f"recruit-at territory={A}", "no-more"]


@clause("NG-RECR-03", "NG-RECR-04")
def test_units_may_be_split_and_there_is_no_limit_on_one_territory() -> None:
    g = recruiting(4, {A: 9, B: 1})
    do(g, f"recruit-at territory={A}", "recruit-units n=3", f"recruit-at territory={B}")
    assert army(g) == {A: 12, B: 2}


@clause("NG-RECR-05")
def test_the_reserve_is_the_only_limit() -> None:
    g = recruiting(4, {A: 12})
    do(g, f"recruit-at territory={A}")
    assert may(g) == ["recruit-units n=1", "recruit-units n=2"]
    do(g, "recruit-units n=2")
    assert (g.players[0].reserve, asked(g)) == (0, "")


@clause("NG-RECR-06", "NG-RECR-07", "NG-BLDG-04", "NG-BLDG-09")
def test_one_more_unit_for_each_camp_not_for_each_unit() -> None:
    g = recruiting(3, {A: 1}, built={A: ["training_camp", "training_camp"]})
    do(g, f"recruit-at territory={A}", "recruit-units n=3")
    assert army(g) == {A: 1 + 3 + 2}


@clause("NG-RECR-08")
def test_the_additional_unit_needs_a_figure_and_triggers_nothing() -> None:
    g = recruiting(1, {A: 12}, built={A: ["training_camp", "training_camp", "training_camp"]})
    do(g, f"recruit-at territory={A}")
    assert army(g) == {A: 14}


@clause("NG-RECR-09")
def test_without_units_all_go_to_one_neutral_territory() -> None:
    g = table(2, {0: {"clan": "goat"}, 1: {"units": {B: 1}}})
    at(g, Recruiting(0, 3))
    assert may(g) == [f"settle-at territory={t}" for t in (A, C, D)] + ["no-more"]
    do(g, f"settle-at territory={A}", "settle-units n=2")
    assert (army(g), asked(g)) == ({A: 2}, "")


@clause("NG-RECR-12", "NG-BUILD-11")
def test_a_camp_on_the_neutral_territory_works_too() -> None:
    g = table(2, {0: {"clan": "goat"}}, built={A: ["training_camp"]})
    do(at(g, Recruiting(0, 1)), f"settle-at territory={A}")
    assert army(g) == {A: 2}


@clause("NG-RECR-10", "NG-EXPL-23", "NG-CREA-21")
def test_without_neutral_land_a_tile_is_laid() -> None:
    others = {1: {"units": {A: 1, B: 1, C: 1, D: 1}}}
    g = only(table(2, {0: {"clan": "boar"}, **others}, creatures={}), "tile_01")
    do(at(g, Recruiting(0, 2)), "draw-land", "lay-at x=1 y=0", "turned turn=0")
    assert asked(g) == "SettleWhere"
    do(g, may(g)[0], "settle-units n=2")
    assert sum(army(g).values()) == 2
    assert not happened(g, FameGained)
    assert not happened(g, CreatureAppeared)  # though the tile has a lair
    assert g.players[0].wallet == [0, 0, 0, 0]  # no Explore action: no power of the Boar


@clause("NG-RECR-10", "NG-CARD-07")
def test_nobody_has_to_draw_that_tile() -> None:
    others = {1: {"units": {A: 1, B: 1, C: 1, D: 1}}}
    g = at(table(2, {0: {"clan": "boar"}, **others}), Recruiting(0, 2))
    assert (asked(g), may(g)) == ("WantLand", ["draw-land", "decline"])
    tiles = len(g.stack)
    do(g, "decline")
    assert (asked(g), army(g), len(g.stack)) == ("", {}, tiles)


@clause("NG-RECR-10", "NG-EOY-09")
@pytest.mark.parametrize("creature", ["brown_bear_beige", "fallen_valkyrie_beige"])
def test_neutral_land_that_a_creature_keeps_is_as_good_as_none(creature: str) -> None:
    others = {1: {"units": {A: 1, B: 1, C: 1}}}
    g = at(table(2, {0: {"clan": "boar"}, **others}, creatures={creature: D}), Recruiting(0, 2))
    assert asked(g) == "WantLand"


@clause("NG-RECR-10")
def test_without_a_tile_that_fits_nobody_is_recruited() -> None:
    others = {1: {"units": {A: 1, B: 1, C: 1, D: 1}}}
    g = do(at(only(table(2, {0: {"clan": "boar"}, **others})), Recruiting(0, 2)), "draw-land")
    assert (asked(g), army(g), g.players[0].reserve) == ("", {}, 14)


@clause("NG-EOY-09")
def test_no_settling_beside_a_bear_or_a_creature_that_does_not_share() -> None:
    g = table(2, {0: {"clan": "goat"}}, creatures={"brown_bear_beige": A, "fallen_valkyrie_beige": B})
    at(g, Recruiting(0, 2))
    assert why_not(g, f"settle-at territory={A}") == ("NG-EOY-09", {"territory": A})
    assert why_not(g, f"settle-at territory={B}") == ("NG-EOY-09", {"territory": B})
    assert may(g) == [f"settle-at territory={C}", f"settle-at territory={D}", "no-more"]


@clause("NG-CTYPE-01")
def test_no_recruiting_beside_a_bear() -> None:
    g = recruiting(1, {A: 1, B: 1}, creatures={"brown_bear_beige": A})
    assert why_not(g, f"recruit-at territory={A}") == ("NG-CTYPE-01", {"territory": A})


@clause("NG-CARD-01")
def test_a_card_may_ask_for_different_territories() -> None:
    g = recruiting(3, {A: 1, B: 1}, distinct=True)
    do(g, f"recruit-at territory={A}", f"recruit-at territory={B}")
    assert (army(g), asked(g)) == ({A: 2, B: 2}, "")


@clause("NG-CARD-01", "NG-RECR-03")
def test_each_of_them_takes_one_unit_until_all_are_placed() -> None:
    g = recruiting(2, {A: 1, B: 1, C: 1}, distinct=True)
    do(g, f"recruit-at territory={C}")
    assert may(g) == [f"recruit-at territory={A}", f"recruit-at territory={B}", "no-more"]
    do(g, f"recruit-at territory={A}")
    assert (army(g), asked(g)) == ({A: 2, B: 1, C: 2}, "")


@clause("NG-RECR-09", "NG-CARD-01")
def test_where_each_unit_needs_another_territory_only_one_settles() -> None:
    """New Homesteads without units on the map: the one neutral territory takes one of the three."""
    g = recruiting(3, {}, distinct=True)
    do(g, f"settle-at territory={B}")
    assert (army(g), asked(g)) == ({B: 1}, "")
    others = {1: {"units": {A: 1, B: 1, C: 1, D: 1}, "clan": "raven"}}
    h = at(only(table(2, {0: {"clan": "goat"}, **others}), "tile_06"), Recruiting(0, 3, distinct=True))
    do(h, "draw-land", "lay-at x=1 y=0")
    while asked(h) != "SettleWhere":
        do(h, may(h)[0])
    do(h, may(h)[0])
    assert list(army(h).values()) == [1]


# -- Kaija ---------------------------------------------------------------------------------------------------------


@clause("NG-CLAN-02", "NG-CLAN-03")
def test_kaija_is_one_of_the_recruited_units() -> None:
    g = recruiting(2, {A: 1}, clan="bear")
    do(g, f"recruit-at territory={A}", "recruit-units n=2", "with-kaija")
    assert (army(g), g.kaija, g.players[0].reserve) == ({A: 3}, A, 12)


@clause("NG-CLAN-03")
def test_kaija_may_stay_away_and_is_asked_for_only_once() -> None:
    g = recruiting(2, {A: 1}, clan="bear")
    do(g, f"recruit-at territory={A}", "recruit-units n=2", "without-kaija")
    assert (army(g), g.kaija, g.players[0].reserve) == ({A: 3}, -1, 11)


@clause("NG-CLAN-20")
def test_kaija_triggers_a_camp_and_may_be_its_unit() -> None:
    g = recruiting(1, {A: 1}, clan="bear", built={A: ["training_camp"]})
    do(g, f"recruit-at territory={A}", "with-kaija")
    assert (army(g), g.kaija, g.players[0].reserve) == ({A: 3}, A, 12)


@clause("NG-RECR-05", "NG-CLAN-07")
def test_with_an_empty_reserve_only_kaija_can_come() -> None:
    g = recruiting(2, {A: 14}, clan="bear")
    do(g, f"recruit-at territory={A}")  # one unit at most, and it must be her
    assert (army(g), g.kaija, g.players[0].reserve) == ({A: 15}, A, 0)


def test_what_is_told_of_kaija() -> None:
    g = recruiting(1, {A: 1}, clan="bear")
    do(g, f"recruit-at territory={A}", "with-kaija")
    assert happened(g, KaijaPlaced) == [KaijaPlaced(0, A)]
    assert happened(g, UnitsPlaced)[-1] == UnitsPlaced(0, A, 1)
