"""The cards of Ulaf, one row each."""

from __future__ import annotations

import pytest

from games.empires_north.cards_table import Row, check_row, check_rows_are_complete
from karczma.ledger import clause

ROWS = [
    Row("ulaf_pine_forest", starting={"wood": 2}),
    Row("ulaf_fjord_shore", starting={"food": 1, "fish": 1}),
    Row("ulaf_axe_rocks", starting={"stone": 2, "raze": 1}),
    Row("raiders_barracks", 3, cost={"wood": 1}, pays={"food": 1}, gains={"raze": 1}),
    Row("axe_grinders", 3, on="sail", gains={"raze": 1}),
    Row("shipwright", 3, cost={"wood": 1}, pays={"wood": 1}, gains={"fish": 1, "vp": 1}),
    Row(
        "shipwright",
        3,
        cost={"wood": 1},
        pays={"wood": 1},
        table={"queue": ["1", "0 fish"]},
        answers=["advance number=2"],
        gains={"fish": 1, "vp": 1},
        queue=["0 fish", "1"],
    ),
    Row("longship_wharf", 2, cost={"wood": 1, "stone": 1}, pays={"worker": 1}, queue=["0"]),
    Row("twin_ships", 2, cost={"wood": 1}, when="pillage", gains={"vp": 1}),
    Row("treasury", 2, cost={"stone": 1}, bonus={"gold": 1}, when="conquer", gains={"vp": 1}),
    Row("watchtower", 2, cost={"stone": 1, "wood": 1}, bonus={"raze": 1}, when="conquer", gains={"vp": 1}),
    Row("herring_sound", 2, on="harvest", field=True, gains={"fish": 2}),
    Row("warband_call", 2, on="construct", gains={"raze": 1, "food": 1}),
    Row("white_keep", 1, cost={"stone": 2, "wood": 1}, when="conquer", gains={"vp": 2}),
    Row(
        "priest_of_thor",
        1,
        cost={"wood": 1, "stone": 1},
        when="pillage",
        answers=["good token=sheep"],
        gains={"sheep": 1},
    ),
    Row("valkyrie", 1, cost={"stone": 1, "food": 1}, bonus={"raze": 1}, when="pillage", gains={"card": 1}),
    Row(
        "dragon_prow",
        1,
        cost={"wood": 2, "stone": 1},
        pays={"worker": 1},
        has={"ships": 1},
        table={"queue": ["1", "0"], "next_nearby": ["timber_isle"]},
        gains={"wood": 3},
        queue=["1"],
    ),
    Row("berserkers_hall", 1, cost={"wood": 1, "stone": 1}, pays={"raze": 1}, gains={"vp": 3}),
    Row(
        "following_wind",
        1,
        on="sail",
        table={"queue": ["1", "0"]},
        answers=["decline"],
        gains={"fish": 1},
        queue=["1", "0"],
    ),
    Row(
        "following_wind",
        1,
        on="sail",
        table={"queue": ["1", "0"]},
        answers=["advance number=2"],
        gains={"fish": 1},
        queue=["0", "1"],
    ),
    Row("timber_slope", 1, on="explore", upgrade="wood", gains={"wood": 1}),
    Row("third_keel", 1, cost={"wood": 3}, bonus={"ship": 1}, when="sail", gains={"food": 1}),
    Row(
        "thing_assembly",
        1,
        cost={"wood": 1, "stone": 1},
        pays={"worker": 1},
        has={"empire": ["gull_rock", "whale_bay"]},
        gains={"vp": 2},
    ),
    Row(
        "thing_assembly",
        1,
        cost={"wood": 1, "stone": 1},
        pays={"worker": 1},
        has={"empire": ["gull_rock", "whale_bay", "timber_isle", "new_home"]},
        gains={"vp": 3},
    ),
]


def test_every_card_has_a_row() -> None:
    check_rows_are_complete("ulaf", ROWS)


@clause("EN-CARD-07", "EN-CARD-16")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_cards_of_ulaf(row: Row) -> None:
    check_row("ulaf", row)
