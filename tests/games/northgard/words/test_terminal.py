"""The board in the terminal: the map, the territories, and what must stay hidden."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from cli.boards.drawing import drawn, line_with, reader_of, text
from games.northgard.northgard_table import BLOCK, CROSS, A, B, C, D, new_table, table
from games.words import at
from karczma.cli.board import board_of
from karczma.cli.boards.northgard import place
from karczma.cli.boards.northgard_map import region_at, regions_of
from karczma.cli.final_count import final_count
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.table.catalogue import catalogue
from karczma.games.northgard.table.state import Northgard
from karczma.ledger import clause


@cache
def played(seats: int, choices: int) -> Northgard:
    rng, g = Random(7), new_table(seats, 7, creatures=True)
    for _ in range(choices):
        if not g.over:
            g.apply(rng.choice(g.options(g.deciding()[0])), g.deciding()[0])
    return g


def asking(g: Northgard) -> Northgard:
    """It is seat 0's turn, and nobody has seen the cards in the hands."""
    for player in g.players:
        for card in player.hand:
            g.known[card] = 0
    return at(g, Act(0))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("seats", "choices"), [(2, 0), (2, 60), (5, 450)])
def test_the_board_fits_the_terminal(seats: int, choices: int, width: int, lang: str) -> None:
    shown = drawn(played(seats, choices), lang, width)
    assert max(map(len, shown.splitlines())) <= width
    assert "M10" in shown or not choices


def test_a_point_belongs_to_the_region_at_the_nearest_edge() -> None:
    sides = catalogue().tiles[catalogue().card_id["tile_06"] - catalogue().first_tile].sides[0]
    corners = [region_at(sides, u, v) for u, v in ((0.1, 0.2), (0.9, 0.2), (0.9, 0.8), (0.1, 0.8))]
    assert corners == [A, B, C, D]
    turned = catalogue().tiles[catalogue().card_id["tile_06"] - catalogue().first_tile].sides[1]
    assert region_at(turned, 0.9, 0.2) == A
    assert {part for row in regions_of(sides, 13) for part in row} == {A, B, C, D}


@clause("NG-MAP-02")
def test_regular_and_difficult_borders_look_different() -> None:
    """On the cross C and D are parted by a difficult border, the others by regular ones."""
    shown = [line[3:].rstrip(" ·") for line in drawn(table(2, land=CROSS)).splitlines()[7:12]]
    north, south = shown[0] + shown[1], shown[3] + shown[4]
    assert "┊" in north
    assert "║" not in north
    assert "║" in south


def test_the_map_names_territories_and_tells_who_holds_them() -> None:
    g = table(2, {0: {"units": {2: 3}}, 1: {"units": {0: 2}}}, land=BLOCK)
    lines = drawn(g).splitlines()
    assert lines[1].split() == ["L", "M", "N", "O"]
    assert any("c Y3" in line for line in lines)  # You, three units, on M10c
    assert any("a B2" in line for line in lines)  # Bogna
    assert sum(line.count("M10c") for line in lines) >= 2  # the other tiles of the territory say where it begins


def test_a_territory_is_told_with_everything_that_counts_there() -> None:
    g = table(2, {0: {"units": {A: 2}, "clan": "bear", "kaija": A}}, built={A: ["silo"]}, creatures={"wolf_beige": A})
    told = line_with(drawn(g, width=200), " M10a ")
    for fact in ("You 3", "1 tile, open", "1 food", "Silo", "Wolf (beige) (strength 4)", "Kaija", "→ M10b, M10d"):
        assert fact in told
    assert "→ M10b, M10d!" in line_with(drawn(table(2, {0: {"units": {C: 1}}}), width=200), " M10c ")


def test_what_may_be_chosen_is_marked_without_colour() -> None:
    shown = drawn(table(2, {0: {"units": {A: 2}}}), lit=frozenset({str(A), str(D)}))
    assert "»M10a" in shown
    assert "»M10d" in shown
    assert "»M10b" not in shown


@clause("NG-HARV-10")
def test_fame_and_hands_of_others_are_not_shown() -> None:
    g = table(2, {0: {"fame": 3, "hand": ["start_move"]}, 1: {"fame": 8, "hand": ["start_build"]}})
    mine, _, theirs = drawn(asking(g)).partition("Bogna  ")
    assert "fame 3" in mine
    assert "Hand         Move" in mine
    assert "fame" not in theirs
    assert "Hand  " not in theirs
    assert "hand 1" in theirs


@clause("NG-TEAM-02")
def test_a_partners_fame_is_shown_but_not_the_hand() -> None:
    g = table(4, {0: {"hand": ["start_move"]}, 1: {"fame": 8}, 2: {"fame": 9, "hand": ["start_build"]}}, teams=True)
    partner = drawn(asking(g)).partition("Ziemek  ")[2].partition("Halszka  ")[0]
    assert "fame 9" in partner
    assert "Hand  " not in partner
    assert "fame 8" not in drawn(g)


def test_the_count_is_told_in_its_parts() -> None:
    g = table(2, {0: {"fame": 4, "food": 7, "discard": ["early_trackers", "ach_far_traveller"], "units": {A: 1}}})
    row = line_with(text(final_count(g, reader_of(g))), "You")
    assert [part.strip() for part in row.split("│")[2:7]] == ["4", "2", "1", "1", "8"]


def test_cards_on_show_are_those_that_the_reader_sees() -> None:
    g = table(2, {0: {"hand": ["start_move"]}, 1: {"hand": ["start_build"]}}, display=["early_trackers"])
    shown = board_of(reader_of(asking(g))).on_show(g.view(0))
    assert "early_trackers" in shown
    assert "start_move" in shown
    assert "start_build" not in shown
    assert {"altar_of_kings", "adv_thing", "tile_06", "bear"} <= set(board_of(reader_of(g)).cards(g))


def test_a_place_tells_everything_about_its_territory() -> None:
    g = table(2, {0: {"units": {2: 3}}, 1: {"units": {0: 2}}}, land=BLOCK, creatures={"wolf_beige": 2})
    told = text(place(g, reader_of(g), "n10d") or "", 200)  # a part of it, on another tile
    for fact in ("M10c", "N10d", "a lair", "You 3", "closed", "Wolf (beige) (strength 4)", "→ M10a"):
        assert fact in told
    assert place(g, reader_of(g), "Z99a") is None


def test_creatures_are_shown_with_strength_and_place_and_the_way_to_victory_with_its_goal() -> None:
    shown = drawn(table(2, {0: {"units": {A: 1}}}, creatures={"wolf_beige": C, "draugr_beige": A}), width=160)
    assert "Wolf (beige) (strength 4) M10c, Draugr (beige) (strength 5) M10a" in shown
    assert "closed with a large building: 0 of 3" in shown
    assert "closed with a large building: 0 of 5" in drawn(table(4, teams=True), width=160)
