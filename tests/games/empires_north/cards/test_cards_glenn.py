"""The cards of Glenn, one row each."""

from __future__ import annotations

import pytest

from games.empires_north.cards_table import Row, check_row, check_rows_are_complete
from karczma.ledger import clause

ROWS = [
    Row("glenn_sheep_meadow", starting={"sheep": 2}),
    Row("glenn_highland_wood", starting={"wood": 2}),
    Row("glenn_stone_garden", starting={"stone": 1, "food": 1}),
    Row("neighbourly_help", 2, on="harvest", answers=["pick card=glenn_highland_wood place=1"], gains={"wood": 2}),
    Row("sheep_paddock", 2, on="populate", upgrade="sheep", gains={"sheep": 1}),
    Row("weavers_hut", 3, cost={"wood": 1, "stone": 1}, pays={"sheep": 1}, gains={"vp": 1}),
    Row("local_ice_cream_parlour", 2, on="explore", upgrade="food", answers=["as-field"], gains={"food": 1}),
    Row("village_tavern", 2, cost={"wood": 1, "stone": 1}, when="play_boost", gains={"vp": 1}, limit=1),
    Row("joint_work", 3, on="construct", has={"spent": 2}, gains={"worker": 1, "vp": 1}),
    Row("highland_quarry", 2, on="harvest", field=True, gains={"stone": 2}),
    Row(
        "shepherds_lodge",
        2,
        cost={"wood": 1},
        pays={"worker": 1},
        answers=["good token=food"],
        gains={"food": 1},
    ),
    Row("clan_messenger", 3, on="explore", gains={"card": 2}),
    Row("glenns_hall", 1, cost={"wood": 1, "stone": 2}, when="build_field", gains={"vp": 1}),
    Row(
        "bagpipers_stage",
        1,
        cost={"wood": 2},
        pays={"worker": 1},
        has={"empire": ["glen_mill"], "exhausted": ["glen_mill"]},
        gains={"vp": 1},
        readied=["glen_mill"],
    ),
    Row("friendly_fair", 1, cost={"wood": 1, "stone": 1}, pays={"sheep": 1}, gains={"worker": 1, "vp": 1}),
    Row(
        "glen_mill",
        1,
        cost={"stone": 1},
        pays={"food": 1},
        answers=["good token=wood", "good token=stone"],
        gains={"wood": 1, "stone": 1},
    ),
    Row("ferry_crew", 1, on="sail", answers=["branch number=1"], gains={"raze": 1}),
    Row("ferry_crew", 1, on="sail", answers=["branch number=2"], gains={"fish": 1, "food": 1}),
    Row(
        "wool_market",
        1,
        cost={"wood": 1, "stone": 1},
        has={"sheep": 2},
        answers=["good token=gold", "amount n=0"],
        gains={"gold": 2, "sheep": -2},
    ),
    Row("masons_guild", 1, cost={"stone": 2}, discount=1, limit=1),
    Row("warm_hearth", 1, on="populate", gains={"worker": 1}),
    Row(
        "feast_of_friends",
        1,
        cost={"sheep": 2, "wood": 1},
        bonus={"vp": 2},
        beside=["glenn_sheep_meadow", "sheep_paddock@glenn_sheep_meadow"],
        when="populate",
        gains={"food": 1},
    ),
    Row(
        "feast_of_friends",
        1,
        cost={"sheep": 2, "wood": 1},
        bonus={"vp": 3},
        beside=["glenn_sheep_meadow", "glenn_highland_wood", "glenn_stone_garden", "timber_isle"],
        when="populate",
        gains={"food": 1},
    ),
]


def test_every_card_has_a_row() -> None:
    check_rows_are_complete("glenn", ROWS)


@clause("EN-CARD-07", "EN-CARD-16")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_cards_of_glenn(row: Row) -> None:
    check_row("glenn", row)
