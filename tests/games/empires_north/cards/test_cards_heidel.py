"""The cards of Heidel, one row each."""

from __future__ import annotations

import pytest

from games.empires_north.cards_table import Row, check_row, check_rows_are_complete
from karczma.ledger import clause

ROWS = [
    Row("heidel_barley_field", starting={"food": 2}),
    Row("heidel_driftwood_bay", starting={"wood": 2, "fish": 1}),
    Row("heidel_brawlers_hill", starting={"stone": 2, "raze": 1}),
    Row("drinking_competition", 3, on="harvest", gains={"food": 2}),
    Row("drinking_competition", 3, on="harvest", has={"pawns": ["sail"]}, answers=["stay"], gains={"food": 2}),
    Row("mead_hall", 3, cost={"wood": 1}, pays={"food": 1}, has={"spent": 2}, gains={"worker": 1, "vp": 2}),
    Row("hop_garden", 3, on="explore", upgrade="food", gains={"food": 1}),
    Row(
        "party_ship",
        2,
        on="sail",
        has={"empire": ["gull_rock", "whale_bay"], "exhausted": ["gull_rock", "whale_bay"]},
        readied=["gull_rock", "whale_bay"],
    ),
    Row("brewery", 2, cost={"wood": 1, "stone": 1}, pays={"food": 2}, gains={"vp": 3}),
    Row(
        "sleepy_harbour",
        2,
        cost={"wood": 2},
        when="sail",
        limit=1,
        has={"empire": ["mead_hall"], "exhausted": ["mead_hall"]},
        readied=["mead_hall"],
    ),
    Row("barrel_raft", 2, cost={"wood": 1}, pays={"food": 1}, queue=["0"]),
    Row("lucky_raid", 2, on="populate", gains={"raze": 1, "fish": 1}),
    Row("fjord_fishery", 2, on="construct", field=True, gains={"fish": 1, "food": 1}),
    Row("heidels_throne", 1, cost={"wood": 1, "stone": 2}, free_move=True, limit=1),
    Row(
        "long_table",
        1,
        cost={"wood": 2},
        bonus={"vp": 3},
        beside=["mead_hall", "brewery", "sleepy_harbour"],
        when="harvest",
        limit=1,
        gains={"food": 1},
    ),
    Row("hangover_remedy", 1, on="explore", has={"spent": 4}, gains={"worker": 3}),
    Row("hangover_remedy", 1, on="explore", has={"spent": 1}, gains={"worker": 1}),
    Row(
        "island_inn",
        1,
        cost={"wood": 1, "stone": 1},
        pays={"worker": 1},
        has={"empire": ["gull_rock", "mead_hall"], "exhausted": ["gull_rock", "mead_hall"]},
        gains={"vp": 2},
        readied=["gull_rock"],
    ),
    Row("axe_throwing", 1, cost={"stone": 1}, pays={"food": 1}, gains={"raze": 1}),
    Row("toast_of_friendship", 1, cost={"wood": 1}, pays={"food": 1}, gains={"vp": 3}),
    Row("treasure_map", 1, cost={"wood": 1, "stone": 1}, when="conquer", gains={"vp": 2}),
    Row(
        "lazy_afternoon",
        1,
        on="construct",
        has={"empire": ["mead_hall"], "exhausted": ["mead_hall"]},
        gains={"card": 1},
        readied=["mead_hall"],
    ),
    Row(
        "saga_teller",
        1,
        cost={"wood": 1, "stone": 1},
        pays={"worker": 1},
        has={"empire": ["gull_rock", "whale_bay", "amber_shore"], "exhausted": ["gull_rock", "whale_bay"]},
        gains={"vp": 2},
    ),
    Row(
        "saga_teller",
        1,
        cost={"wood": 1, "stone": 1},
        pays={"worker": 1},
        has={
            "empire": ["gull_rock", "whale_bay", "amber_shore", "free_port"],
            "exhausted": ["gull_rock", "whale_bay", "amber_shore", "free_port"],
        },
        gains={"vp": 3},
    ),
]


def test_every_card_has_a_row() -> None:
    check_rows_are_complete("heidel", ROWS)


@clause("EN-CARD-07", "EN-CARD-16")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_cards_of_heidel(row: Row) -> None:
    check_row("heidel", row)
