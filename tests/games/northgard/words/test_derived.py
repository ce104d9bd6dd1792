"""What anybody could work out from the map, told so that no client has to."""

from __future__ import annotations

from games.northgard.northgard_table import BLOCK, PAIR, A, D, table
from karczma.games.northgard.map.laying import would_close
from karczma.games.northgard.table.terms import cell
from karczma.games.northgard.words.derived import Land, derived_view
from karczma.ledger import clause


@clause("NG-HARV-02", "NG-HARV-06", "NG-HARV-07")
def test_a_land_tells_its_tiles_and_what_a_harvest_brings() -> None:
    g = table(2, {0: {"units": {3: 1}}}, land=PAIR, built={3: ["altar_of_kings", "silo"]})
    lands = {land.territory: land for land in derived_view(g).lands}
    assert list(lands) == list(g.chart.territories)
    assert lands[3] == Land(3, 2, False, [1, 1, 1, 3 + 1])


@clause("NG-HARV-02", "NG-HARV-04")
def test_an_open_land_brings_no_fame_of_its_own() -> None:
    g = table(2, land=BLOCK)
    assert all(land.yields[3] == 0 for land in derived_view(g).lands if land.open)
    assert [land.yields[3] for land in derived_view(g).lands if not land.open] == [2]


def test_a_prospect_is_the_next_harvest_and_what_winter_costs() -> None:
    start = {0: {"units": {A: 4, D: 3}, "discard": ["ach_far_traveller"]}, 1: {}}
    own, other = derived_view(table(2, start, built={A: ["silo"], D: ["forge"]})).seats
    assert own.harvest == [1 + 1, 1, 0, 0]  # the silo of A, the icons of D
    assert (own.winter, own.strongholds, own.counted) == (2, 0, [0, 0, 0, 2])
    assert (other.harvest, other.winter) == ([0, 0, 0, 0], 0)


@clause("NG-EXPL-17")
def test_what_a_tile_would_close_is_told_before_it_is_laid() -> None:
    g = table(2, {0: {"units": {1: 1}}}, land=("tile_24 0 0 2", "tile_18 0 1 0"))
    tile = g.cards.card_id["tile_09"]
    assert would_close(g, 0, tile, cell(0, 2), 0) == (1, 3)
    assert would_close(g, 1, tile, cell(0, 2), 0) == (0, 0)
    assert len(g.tiles) == 2  # nothing was laid
