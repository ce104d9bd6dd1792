"""The cards of Panuk, one row each."""

from __future__ import annotations

import pytest

from games.empires_north.cards_table import Row, check_row, check_rows_are_complete
from karczma.ledger import clause

ROWS = [
    Row("panuk_fish_bank", starting={"fish": 2}),
    Row("panuk_ice_blocks", starting={"stone": 2}),
    Row("panuk_moss_shore", starting={"food": 1, "wood": 2}),
    Row("penguin_colony", 3, cost={"fish": 1}, bonus={"vp": 2}, when="explore", limit=1, gains={"fish": 1}),
    Row("family_igloo", 3, cost={"stone": 2}, pays={"worker": 1}, gains={"vp": 2}),
    Row("ice_hole", 3, on="explore", upgrade="fish", gains={"fish": 1}),
    Row(
        "frosty_shipyard",
        2,
        cost={"wood": 1, "stone": 1},
        bonus={"vp": 2},
        beside=["penguin_colony", "king_penguin"],
        pays={"fish": 1},
        queue=["0"],
    ),
    Row("penguin_choir", 2, cost={"fish": 1}, pays={"fish": 1}, gains={"vp": 1}),
    Row(
        "penguin_choir",
        2,
        cost={"fish": 1},
        pays={"fish": 1},
        has={"empire": ["penguin_colony"] * 3},
        gains={"vp": 3},
    ),
    Row("snow_quarry", 2, on="populate", field=True, gains={"stone": 2}),
    Row(
        "order_and_method",
        2,
        on="explore",
        has={"deck": ["ice_hole", "ice_mirror", "king_penguin", "great_igloo", "kayak_dock"]},
        answers=["take card=great_igloo"],
        gains={"card": 1},
    ),
    Row("igloo_village", 2, cost={"stone": 2}, when="build", of_type="igloo", limit=1, gains={"vp": 2}),
    Row("penguin_postman", 2, on="sail", answers=["branch number=1"], gains={"raze": 1}),
    Row(
        "penguin_postman",
        2,
        on="sail",
        table={"queue": ["1", "0"]},
        answers=["branch number=2", "advance number=2"],
        gains={"card": 1},
        queue=["0", "1"],
    ),
    Row(
        "panuks_catalogue",
        1,
        cost={"wood": 1, "stone": 1},
        bonus={"vp": 3},
        beside=["panuk_fish_bank", "penguin_colony", "panuk_ice_blocks"],
        when="conquer",
        gains={"card": 1},
    ),
    Row(
        "panuks_catalogue",
        1,
        cost={"wood": 1, "stone": 1},
        bonus={"vp": 4},
        beside=["panuk_fish_bank", "penguin_colony", "family_igloo", "kayak_dock", "gull_rock"],
        when="conquer",
        gains={"card": 1},
    ),
    Row(
        "collectors_cabinet",
        1,
        cost={"wood": 1, "stone": 1},
        has={"hand": ["ice_mirror", "ice_hole"]},
        answers=["take card=ice_hole", "good token=wood"],
        gains={"vp": 1, "wood": 1, "card": -1},
    ),
    Row("king_penguin", 1, cost={"fish": 2}, when="build", of_type="penguin", gains={"vp": 2}),
    Row("kayak_dock", 1, cost={"wood": 1}, pays={"worker": 1}, answers=["branch number=1"], gains={"raze": 1}),
    Row(
        "kayak_dock",
        1,
        cost={"wood": 1},
        pays={"worker": 1},
        table={"queue": ["1", "0"]},
        answers=["branch number=2", "decline"],
        gains={"fish": 1},
        queue=["1", "0"],
    ),
    Row(
        "great_igloo",
        1,
        cost={"stone": 3},
        bonus={"vp": 2},
        beside=["family_igloo"],
        pays={"worker": 1},
        gains={"card": 1, "food": 1},
    ),
    Row(
        "great_igloo",
        1,
        cost={"stone": 3},
        bonus={"vp": 3},
        beside=["family_igloo"] * 3,
        pays={"worker": 1},
        gains={"card": 1, "food": 1},
    ),
    Row("penguin_parade", 1, on="populate", has={"empire": ["penguin_colony", "king_penguin"]}, gains={"vp": 2}),
    Row("penguin_parade", 1, on="populate", has={"empire": [*["penguin_colony"] * 3, "king_penguin"]}, gains={"vp": 3}),
    Row("ice_mirror", 1, cost={"stone": 2}, copy=True),
    Row(
        "sorted_storehouse",
        1,
        cost={"wood": 1, "stone": 1},
        has={"fish": 3},
        answers=["amount n=2"],
        gains={"fish": -2},
        assigned={"fish": 2},
        stores=(2, [{"vp": 1}, {"gold": 1}]),
    ),
    Row(
        "aurora_archive",
        1,
        cost={"wood": 1, "stone": 1},
        pays={"worker": 2},
        has={"deck": ["king_penguin", "ice_hole"]},
        answers=["search-for type=penguin"],
        gains={"card": 1},
    ),
]


def test_every_card_has_a_row() -> None:
    check_rows_are_complete("panuk", ROWS)


@clause("EN-CARD-07", "EN-CARD-16")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_cards_of_panuk(row: Row) -> None:
    check_row("panuk", row)
