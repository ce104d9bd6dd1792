"""Chapter "Using a Clan action pawn": first use, second use, and pawns moved by effects."""

from __future__ import annotations

import pytest

from games.empires_north.empires_table import acting, once, purse, shows, table
from games.words import asked, at, do, happened, may, not_on_show, why_not
from karczma.games.empires_north.pawns.placing import ShiftWhich, neighbours
from karczma.games.empires_north.table.terms import CONSTRUCT, EXPLORE, HARVEST, IN_FRONT, POPULATE, SAIL, TURNED
from karczma.games.empires_north.words.events import PawnMoved, PawnPlaced, PawnShifted, PawnTurned
from karczma.kernel.choices import no
from karczma.ledger import clause

ALONE = {"passed": True}


@clause("EN-PAWN-01")
def test_a_pawn_goes_ready_side_up_on_any_tile() -> None:
    g = do(once({0: {}}), "place-pawn tile=populate")
    assert (g.players[0].pawns, purse(g)) == ([POPULATE, IN_FRONT], {"worker": 1})
    assert happened(g, PawnPlaced) == [PawnPlaced(0, "populate")]
    both = once({0: {"food": 1, "pawns": ["populate", "sail"]}})
    assert why_not(both, "place-pawn tile=explore") == no("EN-PAWN-01")


@clause("EN-PAWN-02")
def test_the_second_use_costs_a_food_and_flips_the_pawn() -> None:
    g = once({0: {"food": 2, "pawns": ["explore"]}})
    do(g, "move-pawn source=explore tile=populate")
    assert g.players[0].pawns == [POPULATE + TURNED, IN_FRONT]
    assert purse(g) == {"food": 1, "worker": 1}
    assert happened(g, PawnMoved) == [PawnMoved(0, "explore", "populate")]
    assert happened(g, PawnTurned) == [PawnTurned(0, "populate")]


@clause("EN-PAWN-02")
def test_without_food_there_is_no_second_use() -> None:
    g = once({0: {"pawns": ["explore"]}})
    assert why_not(g, "move-pawn source=explore tile=populate") == no("EN-PAWN-02")
    assert shows(g, "move-pawn") == []


@clause("EN-PAWN-03")
@pytest.mark.parametrize(
    ("tile", "beside"),
    [
        (EXPLORE, {SAIL, POPULATE}),
        (POPULATE, {EXPLORE, CONSTRUCT}),
        (SAIL, {HARVEST, EXPLORE}),
    ],
)
def test_the_two_neighbours_in_the_circle(tile: int, beside: set[int]) -> None:
    assert set(neighbours(table(1), tile)) == beside


@clause("EN-PAWN-03")
def test_a_pawn_neither_stays_nor_jumps() -> None:
    g = once({0: {"food": 1, "pawns": ["explore"]}})
    assert why_not(g, "move-pawn source=explore tile=harvest") == no("EN-PAWN-03", tile="harvest")
    assert why_not(g, "move-pawn source=explore tile=explore") == no("EN-PAWN-03", stays="explore")
    other = once({0: {"food": 1, "pawns": ["explore"]}}, ring=(0, 3, 1, 2, 4))
    assert shows(other, "move-pawn") == ["move-pawn source=explore tile=harvest", "move-pawn source=explore tile=sail"]


@clause("EN-PAWN-04")
def test_an_exhausted_pawn_rests() -> None:
    g = once({0: {"food": 5, "pawns": ["explore!"]}})
    assert shows(g, "move-pawn") == []
    assert why_not(g, "move-pawn source=explore tile=populate") == no("EN-PAWN-04", tile="explore")


@clause("EN-PAWN-05")
def test_gold_pays_for_the_food() -> None:
    g = do(once({0: {"gold": 1, "pawns": ["explore"]}}), "move-pawn source=explore tile=populate")
    assert purse(g) == {"worker": 1}


@clause("EN-PAWN-06")
def test_any_number_of_pawns_share_a_tile() -> None:
    g = acting({0: {"pawns": ["populate"]}, 1: {"pawns": ["populate", "populate!"]}})
    do(g, "place-pawn tile=populate")
    assert g.players[0].pawns == [POPULATE, POPULATE]


@clause("EN-PAWN-07")
def test_an_effect_may_move_a_pawn_that_is_on_a_tile() -> None:
    g = at(table(1, {0: {"pawns": ["explore"]}}), ShiftWhich(0, "drinking_competition"))
    tiles = ("populate", "construct", "harvest", "sail")
    assert may(g) == [*(f"shift-pawn source=explore side=ready tile={tile}" for tile in tiles), "stay"]
    do(g, "shift-pawn source=explore side=ready tile=populate")
    assert g.players[0].pawns == [POPULATE, IN_FRONT]
    assert purse(g) == {}  # nothing was done there
    assert happened(g, PawnShifted) == [PawnShifted(0, "explore", "populate")]
    stayed = do(at(table(1, {0: {"pawns": ["explore"]}}), ShiftWhich(0, "drinking_competition")), "stay")
    assert stayed.players[0].pawns == [EXPLORE, IN_FRONT]


@clause("EN-PAWN-08")
def test_such_a_move_goes_anywhere_for_nothing() -> None:
    g = at(table(1, {0: {"food": 1, "pawns": ["explore"]}}), ShiftWhich(0, "drinking_competition"))
    do(g, "shift-pawn source=explore side=ready tile=harvest")
    assert (g.players[0].pawns, purse(g)) == ([HARVEST, IN_FRONT], {"food": 1})


@clause("EN-PAWN-09")
def test_such_a_move_flips_nothing() -> None:
    g = at(table(1, {0: {"pawns": ["explore", "sail!"]}}), ShiftWhich(0, "drinking_competition"))
    do(g, "shift-pawn source=sail side=exhausted tile=explore")
    assert g.players[0].pawns == [EXPLORE, EXPLORE + TURNED]


HEIDEL = {"clan": "heidel", "hand": ["drinking_competition"]}


@clause("EN-PAWN-10")
def test_the_declared_action_is_done_wherever_the_pawn_went() -> None:
    g = do(once({0: {**HEIDEL, "empire": ["heidel_barley_field"]}}), "place-pawn tile=harvest")
    do(g, "take card=drinking_competition", "shift-pawn source=harvest side=ready tile=populate")
    assert g.players[0].pawns == [POPULATE, IN_FRONT]
    assert purse(g) == {"food": 4}  # 2 of the Boost, 2 of the Field; no Worker


@clause("EN-PAWN-12")
def test_a_tile_whose_action_is_impossible_must_not_be_chosen() -> None:
    g = once({0: {"ships": 0, "hand": ["highland_quarry"], "food": 1, "pawns": ["harvest"]}})
    assert why_not(g, "place-pawn tile=construct") == no("EN-TILE-15", tile="construct")
    assert why_not(g, "move-pawn source=harvest tile=sail") == no("EN-TILE-15", tile="sail")


@clause("EN-PAWN-13")
def test_the_pawns_do_not_wait_for_each_other() -> None:
    both = acting({0: {"food": 1, "pawns": ["explore"]}, 1: ALONE})
    assert "place-pawn tile=populate" in may(both)
    assert "move-pawn source=explore tile=populate" in may(both)
    do(both, "move-pawn source=explore tile=populate")
    assert "place-pawn tile=populate" in may(both)


@clause("EN-PAWN-14")
def test_a_pawn_that_was_moved_meanwhile_is_flipped_all_the_same() -> None:
    g = once({0: {**HEIDEL, "food": 1, "empire": ["heidel_barley_field"], "pawns": ["sail"]}})
    do(g, "move-pawn source=sail tile=harvest", "take card=drinking_competition")
    do(g, "shift-pawn source=harvest side=ready tile=populate")
    assert g.players[0].pawns == [POPULATE + TURNED, IN_FRONT]


@clause("EN-PAWN-07")
def test_of_two_pawns_on_a_tile_the_one_at_rest_is_moved() -> None:
    """The one in use is about to be flipped; moving it would be as good as moving none."""
    g = once({0: {**HEIDEL, "food": 1, "empire": ["heidel_barley_field"], "pawns": ["sail", "harvest"]}})
    do(g, "move-pawn source=sail tile=harvest", "take card=drinking_competition")
    do(g, "shift-pawn source=harvest side=ready tile=populate")
    assert g.players[0].pawns == [HARVEST + TURNED, POPULATE]


@clause("EN-PAWN-15", "EN-EX-14")
def test_example_the_same_action_twice_with_one_pawn() -> None:
    words = {**HEIDEL, "food": 1, "empire": ["heidel_barley_field"]}
    g = acting({0: words, 1: {"clan": "ulaf", "passed": True}})
    do(g, "place-pawn tile=harvest", "take card=drinking_competition")
    do(g, "shift-pawn source=harvest side=ready tile=sail")
    assert purse(g) == {"food": 5}
    do(g, "move-pawn source=sail tile=harvest")
    assert purse(g) == {"food": 6}  # one paid, two harvested
    assert g.players[0].pawns == [HARVEST + TURNED, IN_FRONT]


@clause("EN-PAWN-15")
def test_after_an_effect_only_the_tiles_beside_its_new_place_are_near() -> None:
    words = {**HEIDEL, "food": 1, "empire": ["heidel_barley_field"]}
    g = acting({0: words, 1: {"clan": "ulaf", "passed": True}})
    do(g, "place-pawn tile=harvest", "take card=drinking_competition")
    do(g, "shift-pawn source=harvest side=ready tile=explore")
    near = [text for text in may(g) if text.startswith("move-pawn")]
    assert near == ["move-pawn source=explore tile=populate", "move-pawn source=explore tile=sail"]
    for far in ("construct", "harvest"):
        assert why_not(g, f"move-pawn source=explore tile={far}") == no("EN-PAWN-03", tile=far)
    assert not_on_show(g, "move-pawn source=harvest tile=sail")  # it does not stand there any more


@clause("EN-CARD-13", "EN-FEAT-01", "EN-PAWN-02")
def test_a_throne_moves_a_pawn_for_nothing_once_a_round() -> None:
    words = {"clan": "heidel", "food": 1, "empire": ["heidels_throne"], "pawns": ["explore", "sail"]}
    g = acting({0: words, 1: {"clan": "ulaf", "passed": True}})
    do(g, "move-pawn source=explore tile=populate")
    assert (asked(g), may(g)) == ("PayForMove", ["for-nothing", "for-food"])
    do(g, "for-nothing")
    assert (purse(g), g.players[0].used) == ({"food": 1, "worker": 1}, [1])
    assert shows(g, "move-pawn") == ["move-pawn source=sail tile=explore"]
    do(g, "move-pawn source=sail tile=explore")
    assert purse(g) == {"worker": 1}


@clause("EN-CARD-13")
def test_the_owner_of_the_throne_may_pay_all_the_same() -> None:
    words = {"clan": "heidel", "food": 1, "empire": ["heidels_throne"], "pawns": ["explore"]}
    g = do(once({0: words, 1: {"clan": "ulaf"}}), "move-pawn source=explore tile=populate", "for-food")
    assert (purse(g), g.players[0].used) == ({"worker": 1}, [0])
    poor = once({0: {**words, "food": 0}, 1: {"clan": "ulaf"}})
    do(poor, "move-pawn source=explore tile=populate")
    assert (purse(poor), poor.players[0].used) == ({"worker": 1}, [1])  # there was nothing to ask
