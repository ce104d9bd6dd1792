"""Chapter "Explore action"."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_table import BLOCK, CORRIDOR, CROSS, B, C, D, army, only, purse, table
from games.words import Players, asked, at, do, happened, may, names, why_not
from karczma.games.northgard.actions.explore import Exploring, can_explore
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.map.laying import lay, misfit
from karczma.games.northgard.map.tile_choice import explorable
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import cell, place
from karczma.games.northgard.words.events import TerritoryClosed, TileDrawn, TileLaid, TileUnplaceable
from karczma.ledger import clause


def exploring(units: dict[int, int], *stack: str, tiles: int = 1, clan: str = "goat", **words: Any) -> Northgard:
    enemy = words.pop("enemy", {})
    g = table(2, {0: {"units": units, "clan": clan}, 1: {"units": enemy}}, **words)
    return at(only(g, *stack), Exploring(0, tiles))


@clause("NG-EXPL-01", "NG-EXPL-12")
def test_draw_a_tile_and_lay_it() -> None:
    g = exploring({B: 1}, "tile_01")
    assert happened(g, TileDrawn) == [TileDrawn(0, "tile_01")]
    assert asked(g) == "LayWhere"  # nobody may decline
    do(g, "lay-at x=1 y=0", "turned turn=3")
    assert happened(g, TileLaid)[-1] == TileLaid(0, "tile_01", 1, 0, 3)
    assert (len(g.tiles), g.drawn, len(g.stack)) == (2, [], 0)


@clause("NG-EXPL-02", "NG-EXPL-03")
def test_only_next_to_an_open_territory_of_ones_own() -> None:
    g = table(2, {0: {"units": {B: 1}}, 1: {"units": {D: 1}}}, land=CROSS)
    assert {place(c) for c in explorable(g, 0)} == {(0, -1), (1, 0)}  # B faces north and east
    assert {place(c) for c in explorable(g, 1)} == {(0, 1), (-1, 0)}


@clause("NG-EXPL-04")
def test_in_any_rotation_but_never_only_diagonally() -> None:
    g = exploring({B: 1}, "tile_01")
    assert all(abs(x) + abs(y) == 1 for x, y in map(place, g.chart.free))
    do(g, "lay-at x=1 y=0")
    assert may(g) == [f"turned turn={turn}" for turn in range(4)]


@clause("NG-EXPL-05")
def test_lines_go_on_across_every_shared_edge() -> None:
    g = exploring({B: 1}, "tile_07")  # its south edge is plain
    do(g, "lay-at x=1 y=0")
    assert [str(choice) for choice, _ in g.refusals(0)] == ["turned turn=1"]  # then the plain edge would face west
    assert why_not(g, "turned turn=1") == ("NG-EXPL-05", {"turn": 1})


@clause("NG-EXPL-06")
def test_the_kind_of_a_border_may_change_at_the_edge() -> None:
    """tile_05 ends in a difficult line in the west, tile_06 has a regular one in the east."""
    g = table(2, land=CROSS)
    assert g.chart.joins(g.cards.card_id["tile_05"] - g.cards.first_tile, cell(1, 0))[0] is not None


@clause("NG-EXPL-07", "NG-EXPL-09")
def test_of_several_tiles_one_is_laid_and_the_others_go_under_the_stack() -> None:
    g = exploring({B: 1}, "tile_01", "tile_02", "tile_05", tiles=2)
    assert may(g) == ["lay-tile tile=tile_01", "lay-tile tile=tile_02"]
    do(g, "lay-tile tile=tile_02", "lay-at x=1 y=0", "turned turn=0")
    assert names(g, g.stack.bottom) == ["tile_01"]
    assert names(g, g.stack.top) == ["tile_05"]


@clause("NG-EXPL-08")
def test_tiles_that_do_not_fit_go_under_the_stack_and_as_many_are_drawn() -> None:
    g = exploring({B: 1}, "tile_18", "tile_33", "tile_01", "tile_05", tiles=2)  # the first two have no single line
    assert [event.tile for event in happened(g, TileUnplaceable)] == ["tile_18", "tile_33"]
    assert names(g, g.drawn) == ["tile_01", "tile_05"]
    assert sorted(names(g, g.stack.bottom)) == ["tile_18", "tile_33"]


@clause("NG-EXPL-10", "NG-CLAN-08")
def test_when_no_tile_fits_the_action_has_no_effect() -> None:
    g = exploring({B: 1}, "tile_18", "tile_33", clan="boar")
    assert asked(g) == ""
    assert len(g.stack) == 2
    assert purse(g) == {}  # nor does the Boar gain anything


@clause("NG-EXPL-11", "NG-CARD-08")
def test_without_tiles_there_is_no_exploring() -> None:
    g = only(table(2, {0: {"units": {B: 1}, "hand": ["start_explore", "early_colonists"]}}))
    at(g, Act(0))
    assert why_not(g, "play card=start_explore") == ("NG-EXPL-11", {"card": "start_explore"})
    assert "play card=early_colonists" in may(g)  # it still moves


@clause("NG-EXPL-29", "NG-CARD-08")
def test_without_an_open_territory_there_is_no_exploring() -> None:
    g = table(2, {0: {"units": {2: 1}, "hand": ["start_explore"]}}, land=BLOCK)
    assert not can_explore(g, 0)
    at(g, Act(0))
    assert why_not(g, "play card=start_explore") == ("NG-EXPL-29", {"card": "start_explore"})


@clause("NG-EXPL-14")
def test_holes_are_allowed() -> None:
    g = table(2, {0: {"units": {B: 1}}}, land=("tile_06 0 0 0", "tile_01 2 0 0", "tile_05 1 -1 0", "tile_02 0 -1 0"))
    assert cell(1, 0) in g.chart.free
    lay(g, 0, g.cards.card_id["tile_03"], cell(2, -1), 0)
    assert cell(1, 0) in g.chart.free


@clause("NG-EXPL-15")
def test_units_of_different_players_are_never_joined() -> None:
    g = exploring({B: 1}, "tile_01", enemy={C: 1})
    do(g, "lay-at x=1 y=0", "turned turn=0")  # one line in the west keeps them apart
    assert (army(g, 0), army(g, 1)) == ({B: 1}, {C: 1})


@clause("NG-EXPL-16")
def test_own_and_neutral_territories_may_be_joined() -> None:
    g = table(2, {0: {"units": {2: 1, 5: 2}}}, land=("tile_01 0 0 0", "tile_02 1 1 0"))
    assert misfit(g, g.cards.card_id["tile_05"], cell(1, 0), 0) is None
    lay(g, 0, g.cards.card_id["tile_05"], cell(1, 0), 0)
    assert army(g) == {2: 3}


@clause("NG-EXPL-17", "NG-EXPL-21")
def test_closing_an_own_territory_brings_a_fame_for_each_tile() -> None:
    g = exploring({2: 1}, "tile_02", land=BLOCK[:3])
    do(g, "turned turn=0")
    assert happened(g, TerritoryClosed) == [TerritoryClosed(0, 2, 4, 4)]
    assert purse(g) == {"fame": 4}


@clause("NG-EXPL-18", "NG-EXPL-20")
def test_closing_neutral_land_brings_nothing() -> None:
    g = exploring({6: 1}, "tile_02", land=BLOCK[:3])
    do(g, "lay-at x=1 y=1", "turned turn=0")
    assert happened(g, TerritoryClosed) == [TerritoryClosed(-1, 2, 4, 0)]
    assert purse(g) == {}


@clause("NG-EXPL-22")
def test_entering_closed_land_later_brings_nothing() -> None:
    g = table(2, {0: {"units": {0: 1}, "hand": ["start_move"], "clan": "goat"}}, land=BLOCK)
    do(at(g, Act(0)), "play card=start_move", "from source=0", "to target=2")
    assert army(g) == {2: 1}
    assert purse(g) == {}


@clause("NG-EXPL-27")
def test_all_that_are_left_are_drawn() -> None:
    g = exploring({B: 1}, "tile_01", "tile_02", tiles=3)
    assert names(g, g.drawn) == ["tile_01", "tile_02"]


@clause("NG-EXPL-28")
def test_each_explore_of_a_card_is_an_action_of_its_own() -> None:
    g = table(2, {0: {"units": {B: 1}, "hand": ["adv_long_expedition"], "clan": "boar"}})
    do(at(only(g, "tile_01", "tile_02"), Act(0)), "play card=adv_long_expedition", "lay-at x=1 y=0", "turned turn=0")
    assert purse(g) == {"lore": 1}
    while g.deciding():
        do(g, may(g)[0])
    assert purse(g) == {"lore": 2}
    assert len(g.tiles) == 3


@clause("NG-EXPL-23")
def test_a_tile_laid_for_second_chance_is_no_explore_action() -> None:
    from karczma.games.northgard.ending import SecondChance

    start: Players = {0: {"clan": "stag"}, 1: {"units": {0: 1, 1: 1}}}
    g = only(table(2, start, land=CORRIDOR[:2]), "tile_09")
    g.station(1, 5, 0)
    for t in g.neutral():
        g.station(1, t, 1)
    do(at(g, SecondChance(0)), "draw-land")
    while asked(g) in ("LayWhere", "LayHow"):
        do(g, may(g)[0])
    assert happened(g, TerritoryClosed) == []
    assert purse(g) == purse(g, 1) == {}


@clause("NG-CTYPE-01")
def test_no_exploring_from_a_bears_territory() -> None:
    g = table(2, {0: {"units": {B: 1}}}, creatures={"brown_bear_beige": B})
    assert not can_explore(g, 0)
