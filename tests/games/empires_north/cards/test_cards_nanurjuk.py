"""The cards of Nanurjuk, one row each."""

from __future__ import annotations

import pytest

from games.empires_north.cards_table import Row, check_row, check_rows_are_complete
from karczma.ledger import clause

ROWS = [
    Row("nanurjuk_seal_bay", starting={"fish": 1, "food": 1}),
    Row("nanurjuk_glacier", starting={"stone": 2}),
    Row("nanurjuk_drift_beach", starting={"wood": 1, "food": 1}),
    Row("dog_sled", 3, cost={"wood": 1}, when="discard_own", limit=1, gains={"vp": 1}),
    Row("hunting_camp", 3, cost={"stone": 1}, pays={"worker": 1}, gains={"fish": 1, "food": 1}),
    Row("snow_trail", 3, on="explore", answers=["decline"]),
    Row(
        "snow_trail",
        3,
        on="explore",
        has={"empire": ["dog_sled"]},
        answers=["pick card=dog_sled place=0", "good token=wood", "good token=wood", "good token=fish"],
        gains={"wood": 2, "fish": 1},
    ),
    Row("river_route", 2, cost={"stone": 1}, has={"empire": ["nanurjuk_glacier"]}, gains={"vp": 1, "card": 1}),
    Row(
        "new_outpost",
        2,
        cost={"wood": 1, "stone": 1},
        beside=["nanurjuk_glacier"],
        bonus_answers=["pick card=nanurjuk_glacier place=0"],
        bonus={"vp": 1, "worker": 1},
        when="build_field",
        gains={"card": 1},
    ),
    Row(
        "new_outpost",
        2,
        cost={"wood": 1, "stone": 1},
        beside=["nanurjuk_glacier"],
        bonus_answers=["decline"],
        when="build_field",
        gains={"card": 1},
    ),
    Row("seal_grounds", 2, on="sail", field=True, gains={"fish": 2}),
    Row("drift_ice", 2, on="populate", upgrade="stone", gains={"stone": 1}),
    Row(
        "packing_up",
        2,
        on="construct",
        has={"empire": ["hunting_camp"]},
        answers=["pick card=hunting_camp place=0"],
        gains={"food": 1, "card": 1},
    ),
    Row("packing_up", 2, on="construct", gains={"food": 1}),
    Row("harpooners", 2, cost={"wood": 1}, pays={"worker": 1}, answers=["branch number=1"], gains={"raze": 1}),
    Row("harpooners", 2, cost={"wood": 1}, pays={"worker": 1}, answers=["branch number=2"], gains={"fish": 1}),
    Row("umiak_landing", 1, cost={"wood": 1}, pays={"fish": 1}, queue=["0"]),
    Row(
        "nanurjuks_tent", 1, cost={"wood": 1, "stone": 1}, when="build", limit=2, has={"spent": 5}, gains={"worker": 1}
    ),
    Row(
        "elders_fire",
        1,
        cost={"stone": 1},
        pays={"worker": 1},
        has={"discard": ["snow_trail", "dog_sled"]},
        gains={"card": 1},
    ),
    Row(
        "migration_route",
        1,
        cost={"wood": 1, "stone": 1},
        pays={"food": 1},
        has={"stone": 1, "hand": ["wandering_shaman"]},
        answers=["take card=wandering_shaman"],
        gains={"vp": 1, "stone": -1, "card": -1},
    ),
    Row("polar_bear_hunt", 1, cost={"wood": 1, "stone": 1}, pays={"raze": 1, "food": 1}, gains={"vp": 3}),
    Row(
        "whale_camp",
        1,
        cost={"fish": 2, "stone": 1},
        beside_has={"discard": ["dog_sled", "drift_ice", "seal_grounds", "snow_trail", "snow_trail"]},
        bonus={"vp": 1},
        when="pillage",
        gains={"food": 1},
    ),
    Row(
        "whale_camp",
        1,
        cost={"fish": 2, "stone": 1},
        beside_has={
            "discard": [
                *["dog_sled"] * 3,
                *["drift_ice"] * 2,
                *["seal_grounds"] * 2,
                *["hunting_camp"] * 3,
                *["harpooners"] * 2,
            ]
        },
        bonus={"vp": 5},
        when="pillage",
        gains={"food": 1},
    ),
    Row("long_march", 1, on="harvest", gains={"card": 1, "food": 1}),
    Row("wandering_shaman", 1, cost={"stone": 2}, when="discard_own", limit=1, gains={"card": 1}),
    Row(
        "winter_cache",
        1,
        cost={"wood": 1},
        has={"food": 2},
        answers=["amount n=2"],
        gains={"food": -2},
        assigned={"food": 2},
        stores=(2, [{"vp": 1}, {"card": 1}]),
    ),
]


def test_every_card_has_a_row() -> None:
    check_rows_are_complete("nanurjuk", ROWS)


@clause("EN-CARD-07", "EN-CARD-16")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_cards_of_nanurjuk(row: Row) -> None:
    check_row("nanurjuk", row)
