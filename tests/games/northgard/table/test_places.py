"""What a place is called."""

from __future__ import annotations

import pytest

from games.northgard.northgard_table import BLOCK, A, B, table
from games.words import at, do
from karczma.games.northgard.map.places import cell_name, column_name, region_name, row_name, spelled
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.terms import cell
from karczma.locale import Speaker


@pytest.mark.parametrize(("x", "name"), [(0, "M"), (-12, "A"), (13, "Z"), (14, "AA"), (-13, "−1")])
def test_columns_are_letters(x: int, name: str) -> None:
    assert column_name(x) == name


def test_the_start_tile_is_m10_and_rows_are_counted_southwards() -> None:
    assert (cell_name(cell(0, 0)), cell_name(cell(1, 0)), row_name(2)) == ("M10", "N10", "12")


def test_a_territory_has_the_name_of_its_first_part() -> None:
    g = table(2, land=BLOCK)
    assert g.chart.regions[2] == (2, 7, 9, 13)  # on all four tiles
    assert [region_name(g, t) for t in (2, 4, 15)] == ["M10c", "N10a", "N11d"]
    assert region_name(g, -1) == ""


def test_numbers_that_are_no_places_stay_numbers() -> None:
    told = spelled({"n": 2, "target": 1, "source": "closing", "x": 1, "y": -1}, table(2))
    assert told == {"n": 2, "target": "M10b", "source": "closing", "x": "N", "y": "9"}


@pytest.mark.parametrize(
    ("language", "decision", "told", "refused"),
    [
        ("en", "Where do you move from territory M10a?", "You move 1 unit from territory M10a to M10b.", "M10b"),
        ("pl", "Dokąd ruszasz z terytorium M10a?", "Przesuwasz 1 jednostkę z terytorium M10a na M10b.", "M10b"),
    ],
)
def test_questions_events_and_refusals_name_places(language: str, decision: str, told: str, refused: str) -> None:
    speaker = Speaker(language, "northgard", names=["", "Bogna"])
    g = table(2, {0: {"units": {A: 2}, "clan": "goat"}}, creatures={"brown_bear_beige": B})
    at(g, Moving(0, 2, 0, 0, Orders()))
    do(g, f"from source={A}")
    assert speaker.prompt(g.decision(0), g) == decision
    assert "M10b" in speaker.choice(g.options(0)[0], g, 0)
    do(g, f"to target={B}", "units n=1")
    speaker.table = g
    assert speaker.event((g.heard or [])[-1], ["", "Bogna"]) == told
    [why] = [why for choice, why in g.refusals(0) if str(choice) == f"from source={B}"]
    assert refused in speaker.refusal(why)
