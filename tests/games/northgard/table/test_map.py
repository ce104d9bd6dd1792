"""Chapter "Map tiles": territories that open, join and close; checked against networkx as an oracle."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

import msgspec
import networkx as nx
import pytest

import karczma
from games.northgard.northgard_table import BLOCK, CORRIDOR, CROSS, PAIR, A, B, C, D, army, only, table
from games.words import at, do, going_on, happened
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.map.chart import Chart, Layout
from karczma.games.northgard.map.laying import lay, leaves_room, misfit
from karczma.games.northgard.map.tiles import TileEntry
from karczma.games.northgard.table.catalogue import catalogue
from karczma.games.northgard.table.opening import OpeningTile
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import NOBODY, STEPS
from karczma.games.northgard.words.events import CreatureAppeared
from karczma.ledger import clause

# -- the oracle ----------------------------------------------------------------------------------------------------


def oracle(chart: Chart) -> nx.Graph:
    """The regions of all laid tiles, joined where their segments meet; faces tell which ones look into the void."""
    tiles, graph = catalogue().tiles, nx.Graph()
    for index, (tile, cell, turn) in enumerate(zip(*chart.layout, strict=True)):
        for region in range(tiles[tile].regions):
            graph.add_node((index, region), void=set())
        for way, step in enumerate(STEPS):
            mine = tiles[tile].sides[turn][way].regions
            if cell + step not in chart.layout.cells:
                for region in mine:
                    graph.nodes[index, region]["void"].add(cell + step)
                continue
            other = chart.layout.cells.index(cell + step)
            theirs = tiles[chart.layout.tiles[other]].sides[chart.layout.turns[other]][(way + 2) % 4].regions
            k = len(mine) - 1
            graph.add_edges_from(((index, mine[i]), (other, theirs[k - i])) for i in range(k + 1))
    return graph


def assert_chart_is_right(chart: Chart) -> None:
    graph, tiles = oracle(chart), catalogue().tiles
    found = {min(4 * i + r for i, r in part): part for part in nx.connected_components(graph)}
    assert set(chart.territories) == set(found)
    for territory, part in found.items():
        assert set(chart.regions[territory]) == {4 * i + r for i, r in part}
        assert {chart.territory[4 * i + r] for i, r in part} == {territory}
        assert chart.size[territory] == len({i for i, _ in part})
        assert set(chart.frontier[territory]) == set().union(*(graph.nodes[node]["void"] for node in part))
        assert chart.open[territory] == bool(chart.frontier[territory])
        faces = [(tiles[chart.layout.tiles[i]], r) for i, r in part]
        assert chart.icons[territory] == tuple(sum(face.icons[r][k] for face, r in faces) for k in range(3))
        assert chart.slots[territory] == tuple(sum(face.slots[r][k] for face, r in faces) for k in range(3))
        assert chart.lair[territory] == any(face.lairs[r] for face, r in faces)
    costs: dict[tuple[int, int], int] = {}
    for i, tile in enumerate(chart.layout.tiles):
        for a, b, price in tiles[tile].borders:
            one, two = chart.territory[4 * i + a], chart.territory[4 * i + b]
            if one != two:
                for pair in ((one, two), (two, one)):
                    costs[pair] = min(price, costs.get(pair, price))
    assert {(t, other): price for t in chart.territories for other, price in chart.adjacent[t]} == costs
    assert chart.closed == tuple(t for t in chart.territories if not chart.frontier[t])
    for number in {*range(4 * len(chart.layout.tiles))} - {*chart.territories}:
        assert (chart.regions[number], chart.size[number], chart.lair[number]) == ((), 0, False)
        assert (chart.icons[number], chart.slots[number]) == ((0, 0, 0), (0, 0, 0))
        assert (chart.adjacent[number], chart.frontier[number], chart.open[number]) == ((), (), False)


@clause("NG-MAP-20", "NG-MAP-12", "NG-MAP-13", "NG-MAP-10", "NG-MAP-11", "NG-MOVE-07")
@pytest.mark.parametrize("seed", range(6))
def test_random_maps_agree_with_the_oracle(seed: int) -> None:
    rng = Random(seed)
    g = table(2, land=())
    lay(g, NOBODY, g.cards.start_tile, 5050, 0)
    waiting = [tile for tile in g.cards.ranges["tiles"] if tile != g.cards.start_tile]
    rng.shuffle(waiting)
    for tile in waiting:
        places = [(c, t) for c in g.chart.free for t in range(4) if misfit(g, tile, c, t) is None]
        if places:
            closed = lay(g, NOBODY, tile, *rng.choice(places))
            assert set(closed) <= set(g.chart.closed)
            assert_chart_is_right(g.chart)
    assert len(g.tiles) > 20


@clause("NG-MAP-22", "NG-EXPL-13")
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_agree_with_the_oracle(seed: int) -> None:
    """Units, buildings and creatures always stand on territories that exist, and nothing is lost when they merge."""
    rng = Random(seed)
    g = karczma.new("northgard", 2 + seed, seed, {"creatures": True})
    assert isinstance(g, Northgard)
    laid = 0
    while not g.over:
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
        if len(g.tiles) != laid:
            laid = len(g.tiles)
            assert_chart_is_right(g.chart)
            assert Chart(g.cards.tiles, Layout(*g.chart.layout)).territory == g.chart.territory
        standing = {t for t, n in enumerate(g.units) if n} | {t for t, n in enumerate(g.built) if n} | set(g.stands)
        assert standing <= set(g.chart.territories)
        assert all((owner == NOBODY) == (n == 0) for owner, n in zip(g.owner, g.units, strict=True))


@clause("NG-EXPL-05", "NG-EXPL-15", "NG-SETUP-30")
@pytest.mark.parametrize("seed", range(5))
def test_what_fits_is_what_the_map_would_be_like_afterwards(seed: int) -> None:
    """Borders that meet, units that would share a territory, room for a group: told before, and true after."""
    rng, g = Random(seed), table(3, land=())
    lay(g, NOBODY, g.cards.start_tile, 5050, 0)
    seen = set()
    for tile in rng.sample(g.cards.ranges["tiles"][1:], 22):
        for t in g.chart.territories:
            g.owner[t] = rng.choice([NOBODY, NOBODY, 0, 0, 1])
            g.units[t] = int(g.owner[t] != NOBODY)
        for cell in g.chart.free:
            for turn in range(4):
                why, expected = misfit(g, tile, cell, turn), foreseen(g, tile, cell, turn)
                seen.add(expected)
                if expected in ("NG-EXPL-05", "NG-EXPL-15"):
                    assert why is not None
                    assert why.clause == expected
                else:
                    assert why is None
                    joined = g.chart.joins(tile - g.cards.first_tile, cell)[turn]
                    assert joined is not None
                    assert leaves_room(g, tile, joined) == (expected == "room")
                    lands = [t for _, territories in joined for t in territories]
                    assert len(lands) == len(set(lands))  # nothing is joined twice
        places = [(c, t) for c in g.chart.free for t in range(4) if misfit(g, tile, c, t) is None]
        if places:
            lay(g, NOBODY, tile, *rng.choice(places))
    assert seen == {"NG-EXPL-05", "NG-EXPL-15", "room", "full"}


def foreseen(g: Northgard, tile: int, cell: int, turn: int) -> str:
    """By laying the tile on a chart of its own."""
    face, layout = g.cards.tiles[tile - g.cards.first_tile], g.chart.layout
    for way, step in enumerate(STEPS):
        if cell + step in layout.cells:
            index = layout.cells.index(cell + step)
            across = g.cards.tiles[layout.tiles[index]].sides[layout.turns[index]][(way + 2) % 4]
            if sorted(face.sides[turn][way].crossings) != sorted(4 - p for p in across.crossings):
                return "NG-EXPL-05"
    tiles = (*layout.tiles, tile - g.cards.first_tile)
    after = Chart(g.cards.tiles, Layout(tiles, (*layout.cells, cell), (*layout.turns, turn)))
    owners: dict[int, set[int]] = {t: set() for t in after.territories}
    for t in g.chart.territories:
        owners[after.territory[t]] |= {g.owner[t]} - {NOBODY}
    if any(len(each) > 1 for each in owners.values()):
        return "NG-EXPL-15"
    first = 4 * len(layout.tiles)
    return "room" if any(not owners[after.territory[first + i]] for i in range(face.regions)) else "full"


# -- what is printed -----------------------------------------------------------------------------------------------


@clause("NG-MAP-01")
def test_a_tile_has_at_most_four_regions() -> None:
    assert {tile.regions for tile in catalogue().tiles} == {2, 3, 4}


@clause("NG-MAP-01")
@pytest.mark.parametrize(("regions", "allowed"), [(0, False), (1, True), (4, True), (5, False)])
def test_a_tile_of_a_pack_has_one_to_four_regions(regions: int, allowed: bool) -> None:
    told = {"name": {"en": "a", "pl": "a"}, "source": "design", "role": "normal", "borders": []}
    entry = {
        **told,
        "edges": {edge: [] for edge in "nesw"},
        "regions": {str(i): {"segments": []} for i in range(regions)},
    }
    with nullcontext() if allowed else pytest.raises(msgspec.ValidationError, match="regions"):
        msgspec.convert(entry, TileEntry)


@clause("NG-EXPL-04", "NG-MAP-02")
def test_a_quarter_turn_is_clockwise() -> None:
    """What faces north as it is printed faces east after one quarter turn, and west after three."""
    for tile in catalogue().tiles:
        assert [tile.sides[turn][turn] for turn in range(4)] == [tile.sides[0][0]] * 4


@clause("NG-MAP-02", "NG-MAP-11")
def test_borders_are_regular_or_difficult_and_corners_are_none() -> None:
    g = table(2, land=CROSS)
    assert dict(g.chart.adjacent[C]) == {B: 1, D: 2}
    assert dict(g.chart.adjacent[A]) == {B: 1, D: 1}  # A and C meet only at the junction


@clause("NG-MAP-03", "NG-MAP-04", "NG-MAP-05", "NG-MAP-06")
def test_icons_slots_and_lairs_belong_to_the_region_they_lie_in() -> None:
    chart = table(2, land=CROSS).chart
    assert [chart.icons[t] for t in (A, B, C, D)] == [(0, 0, 0), (0, 0, 0), (0, 0, 1), (1, 1, 0)]
    assert [chart.slots[t] for t in (A, B, C, D)] == [(1, 0, 0), (1, 1, 0), (0, 0, 0), (0, 0, 0)]
    assert [chart.lair[t] for t in (A, B, C, D)] == [False, False, True, False]


@clause("NG-MAP-06", "NG-CREA-17")
def test_a_lair_means_nothing_without_the_creatures() -> None:
    """The same tile is laid in both games, with all creature cards in their pile; and so it is in the set-up."""
    nothing: dict[str, int] = {}
    for creatures in (None, nothing):
        g = only(table(2, {0: {"units": {B: 1}, "clan": "goat"}}, creatures=creatures), "tile_01")
        assert len(g.creature_pile) == 9
        do(at(g, Exploring(0, 1)), "lay-at x=1 y=0", "turned turn=1")
        assert len(happened(g, CreatureAppeared)) == len(g.line) == (creatures is not None)
        h = table(2, creatures=creatures)
        h.placed = 0  # CROSS has a lair
        going_on(h, OpeningTile(0, 1), "creature")
        assert len(h.line) == (creatures is not None)


# -- open, closed, joined ------------------------------------------------------------------------------------------


@clause("NG-MAP-12", "NG-MAP-13")
def test_a_territory_is_open_until_its_outline_is_complete() -> None:
    assert table(2, land=BLOCK[:3]).chart.open[2]
    chart = table(2, land=BLOCK).chart
    assert not chart.open[2]
    assert chart.closed == (2,)


@clause("NG-MAP-20", "NG-EXPL-21")
def test_regions_across_an_edge_are_one_territory_with_all_that_is_on_both() -> None:
    g = table(2, {0: {"units": {3: 2}}}, land=PAIR)
    assert g.chart.regions[3] == (3, 7)
    assert g.chart.size[3] == 2
    assert g.chart.icons[3] == (0, 1, 1)
    corridor = table(2, land=CORRIDOR)
    assert (corridor.chart.size[1], corridor.chart.icons[1]) == (3, (0, 0, 2))


@clause("NG-MAP-21", "NG-EXPL-14")
def test_a_hole_keeps_territories_open() -> None:
    """Eight tiles around an empty cell: what faces the hole is open, although other tiles enclose it."""
    ring = ["tile_01 0 0 0", "tile_05 1 0 0", "tile_06 2 0 0", "tile_02 2 1 0"]
    ring += ["tile_03 2 2 0", "tile_04 1 2 0", "tile_07 0 2 0", "tile_10 0 1 1"]
    chart = table(2, land=ring).chart
    hole = 50 * 100 + 50 + 100 + 1
    facing = [t for t in chart.territories if hole in chart.frontier[t]]
    assert facing
    assert all(chart.open[t] for t in facing)


@clause("NG-MAP-23")
def test_a_border_inside_one_territory_is_nothing() -> None:
    """Two tiles whose lines bend back: both sides of a line can be the same territory."""
    for seed in range(40):
        g = random_map(seed)
        for i, tile in enumerate(g.chart.layout.tiles):
            for a, b, _ in g.cards.tiles[tile].borders:
                one, two = g.chart.territory[4 * i + a], g.chart.territory[4 * i + b]
                if one == two:
                    assert one not in dict(g.chart.adjacent[one])
                    return
    raise AssertionError("no such map was found")


def random_map(seed: int) -> Northgard:
    rng, g = Random(seed), table(2, land=())
    lay(g, NOBODY, g.cards.start_tile, 5050, 0)
    for tile in g.cards.ranges["tiles"][1:]:
        places = [(c, t) for c in g.chart.free for t in range(4) if misfit(g, tile, c, t) is None]
        if places:
            lay(g, NOBODY, tile, *rng.choice(places))
    return g


@clause("NG-MAP-22")
def test_creatures_tokens_and_lairs_of_joined_parts_belong_to_the_whole() -> None:
    """Territory 10 (a corner of the third tile) becomes part of 2 when the fourth tile closes the block."""
    land = ("tile_01 0 0 0", "tile_02 1 1 0")
    g = table(2, {0: {"units": {2: 1, 5: 2}}}, land=land, creatures={"wolf_beige": 5}, built={5: ["silo"]}, scorched=5)
    lay(g, 0, g.cards.card_id["tile_05"], 5051, 0)
    assert (g.stands, g.scorched) == ([2], 2)
    assert army(g) == {2: 3}
    assert g.count_of(g.cards.building_id["silo"], 2) == 1
    assert g.built[5] == 0


# -- whose ---------------------------------------------------------------------------------------------------------


@clause("NG-MAP-14", "NG-MAP-16")
def test_control_is_a_unit_and_nothing_else() -> None:
    g = table(2, {0: {"units": {A: 1}}}, built={B: ["silo"]}, creatures={"wolf_beige": C})
    assert g.controlled(0) == [A]
    assert g.neutral() == [B, C, D]  # neither a building nor a creature gives control


@clause("NG-MAP-19")
def test_fame_is_no_resource() -> None:
    from karczma.games.northgard.table.terms import RESOURCES

    assert RESOURCES == ("food", "wood", "lore")


@clause("NG-MAP-10")
def test_a_map_is_the_same_if_its_tiles_lie_alike() -> None:
    g = table(2, land=BLOCK)
    again = Chart(g.cards.tiles, g.chart.layout)  # as it is read from a record
    assert again == g.chart
    for part in ("territory", "territories", "size", "adjacent", "frontier", "open", "free", "icons", "slots", "lair"):
        assert getattr(again, part) == getattr(g.chart, part), part
    assert table(2, land=BLOCK).chart != table(2, land=BLOCK[:3]).chart
