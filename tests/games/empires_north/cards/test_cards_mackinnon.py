"""The cards of Mackinnon, one row each."""

from __future__ import annotations

import pytest

from games.empires_north.cards_table import Row, check_row, check_rows_are_complete
from karczma.ledger import clause

ROWS = [
    Row("mackinnon_gold_creek", starting={"gold": 1, "stone": 1}),
    Row("mackinnon_estate", starting={"wood": 1, "food": 1}),
    Row(
        "mackinnon_strongbox",
        has={"gold": 3},
        answers=["amount n=2"],
        gains={"gold": -2},
        assigned={"gold": 2},
        stores=(2, [{"vp": 1}, {"food": 1}]),
    ),
    Row(
        "savings_bank",
        3,
        cost={"wood": 1, "stone": 1},
        has={"gold": 1},
        gains={"gold": -1},
        assigned={"gold": 1},
        stores=(2, [{"vp": 2}, {"gold": 1}]),
    ),
    Row("gold_vein", 2, on="explore", upgrade="gold", gains={"gold": 1}),
    Row("loan_clerk", 3, on="harvest", gains={"gold": 1}),
    Row(
        "grain_bank",
        2,
        cost={"wood": 1},
        has={"food": 2},
        answers=["amount n=1"],
        gains={"food": -1},
        assigned={"food": 1},
        stores=(2, [{"gold": 1}, {"vp": 1}]),
    ),
    Row(
        "pledge_office",
        3,
        cost={"stone": 1},
        pays={"worker": 1},
        has={"wood": 1, "fish": 2},
        answers=["good token=fish", "good token=wood", "enough"],
        gains={"fish": -1, "wood": -1},
        assigned={"wood": 1, "fish": 1},
        stores=(3, [{"vp": 2}, {"gold": 1, "card": 1}]),
    ),
    Row("silver_mine", 2, on="construct", field=True, gains={"stone": 1, "gold": 1}),
    Row("tax_collector", 2, on="populate", has={"empire": ["savings_bank"]}, gains={"gold": 1}),
    Row(
        "tax_collector",
        2,
        on="populate",
        has={"empire": ["savings_bank", "grain_bank", "counting_house"]},
        gains={"gold": 2},
    ),
    Row(
        "trading_house",
        2,
        cost={"wood": 1},
        has={"wood": 2},
        answers=["good token=gold", "good token=wood"],
        gains={"wood": -2, "gold": 2},
    ),
    Row("trading_house", 2, cost={"wood": 1}, has={"wood": 2}, answers=["enough"], gains={"wood": -1, "gold": 1}),
    Row(
        "counting_house",
        2,
        cost={"stone": 1},
        has={"worker": 2},
        gains={"worker": -1},
        assigned={"worker": 1},
        stores=(1, [{"gold": 1}]),
    ),
    Row("investors_club", 1, cost={"wood": 1, "stone": 1}, when="assign", limit=1, gains={"vp": 1}),
    Row(
        "mackinnons_vault",
        1,
        cost={"stone": 2},
        has={"raze": 1, "gold": 1, "sheep": 1},
        answers=["good token=raze", "good token=gold", "good token=sheep"],
        gains={"raze": -1, "gold": -1, "sheep": -1},
        assigned={"sheep": 1, "gold": 1, "raze": 1},
        stores=(3, [{"vp": 2}]),
    ),
    Row("mint", 1, cost={"wood": 1, "stone": 1}, pays={"stone": 1}, gains={"gold": 2}),
    Row("auction_house", 1, cost={"wood": 2}, pays={"gold": 2}, gains={"vp": 3}),
    Row(
        "audit",
        1,
        on="explore",
        has={"empire": ["savings_bank"], "assigned": {"savings_bank": {"gold": 3}}},
        answers=["pick card=savings_bank place=0"],
        gains={"gold": 3, "vp": 1},
    ),
    Row(
        "audit",
        1,
        on="explore",
        has={"empire": ["savings_bank"], "assigned": {"savings_bank": {"gold": 3}}},
        answers=["decline"],
        gains={"vp": 1},
    ),
    Row("hired_fleet", 1, cost={"wood": 1}, pays={"gold": 1}, answers=["load goods=raze"], queue=["0 raze"]),
    Row(
        "compound_interest",
        1,
        cost={"stone": 1, "gold": 2},
        when="lookout_end",
        has={
            "empire": ["savings_bank", "grain_bank"],
            "assigned": {"savings_bank": {"gold": 4}, "grain_bank": {"food": 1}},
        },
        gains={"vp": 1},
    ),
    Row(
        "castle_mackinnon",
        1,
        cost={"stone": 3, "wood": 1},
        bonus={"vp": 2},
        beside=["savings_bank", "mackinnon_strongbox", "mint"],
        pays={"gold": 1},
        gains={"card": 2},
    ),
    Row(
        "release_clause",
        1,
        on="construct",
        has={"empire": ["counting_house"], "assigned": {"counting_house": {"worker": 2}}},
        answers=["pick card=counting_house place=0", "pick card=counting_house place=0"],
        gains={"worker": 2, "card": 1},
    ),
    Row(
        "release_clause",
        1,
        on="construct",
        has={"empire": ["counting_house"], "assigned": {"counting_house": {"worker": 2}}},
        answers=["decline"],
        gains={"card": 1},
    ),
]


def test_every_card_has_a_row() -> None:
    check_rows_are_complete("mackinnon", ROWS)


@clause("EN-CARD-07", "EN-CARD-16")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_cards_of_mackinnon(row: Row) -> None:
    check_row("mackinnon", row)
