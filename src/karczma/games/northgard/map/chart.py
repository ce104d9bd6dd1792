"""The map as it lies: regions joined into territories, their outlines, icons, slots and borders.

A chart never changes once it is made: laying a tile makes a new one from it, so copies of a table share it. A region is
numbered by the tile it lies on (in the order of laying) and its place on that tile; a territory by the first of its
regions. Lists are by that number; what is no territory has nothing in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from karczma.games.northgard.map.tiles import Crossings, Side, Tile
from karczma.games.northgard.table.terms import MOST_REGIONS, NOWHERE, STEPS, Cell, Territory

Group = tuple[int, frozenset[Territory]]  # regions of a new tile that become one (a bit mask), and what they join
Neighbour = tuple[int, Crossings, tuple[Territory, ...]]  # on which side, its lines and territories as seen from here
Borders = tuple[tuple[Territory, int], ...]  # who is next door, and what crossing costs
NOTHING = (0, 0, 0)


class Layout(NamedTuple):
    """Which tiles lie where, and how they are turned, in the order of laying."""

    tiles: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()
    turns: tuple[int, ...] = ()


class Chart:
    """NG-MAP-10  Territories: areas enclosed by borders and by the outer edges of the tiles."""

    __slots__ = (
        *("tiles", "layout", "at", "territory", "territories", "regions", "open", "closed", "size", "icons", "slots"),
        *("lair", "adjacent", "frontier", "free", "tried"),
    )

    def __init__(self, tiles: Sequence[Tile], layout: Layout) -> None:
        self.tiles = tiles
        self.layout = Layout()
        self.at: dict[Cell, int] = {}
        self.territory: list[Territory] = []  # by region
        self.territories: tuple[Territory, ...] = ()
        self.regions: list[tuple[int, ...]] = []
        self.size: list[int] = []  # NG-EXPL-21  a tile counts once, however many parts lie on it
        self.icons: list[tuple[int, ...]] = []
        self.slots: list[tuple[int, ...]] = []
        self.lair: list[bool] = []
        self.adjacent: list[Borders] = []
        self.frontier: list[tuple[Cell, ...]] = []  # NG-EXPL-03  the empty cells that a segment of it faces
        self.open: list[bool] = []  # NG-MAP-13, NG-MAP-21  a hole is an empty cell too
        self.closed: tuple[Territory, ...] = ()  # NG-MAP-12
        self.free: tuple[Cell, ...] = ()
        self.tried: dict[tuple[int, Cell], tuple[tuple[Group, ...] | None, ...]] = {}
        for tile, cell, turn in zip(*layout, strict=True):
            self.add(tile, cell, turn)

    def with_tile(self, tile: int, cell: Cell, turn: int) -> Chart:
        """The map after one more tile; this one stays as it is."""
        after = Chart(self.tiles, Layout())
        after.layout, after.territories, after.free = self.layout, self.territories, self.free
        after.at = dict(self.at)
        after.territory, after.regions, after.size = self.territory[:], self.regions[:], self.size[:]
        after.icons, after.slots, after.lair = self.icons[:], self.slots[:], self.lair[:]
        after.adjacent, after.frontier, after.open = self.adjacent[:], self.frontier[:], self.open[:]
        after.tried = {}
        after.add(tile, cell, turn)
        return after

    def joins(self, tile: int, cell: Cell) -> tuple[tuple[Group, ...] | None, ...]:
        """What the tile would join there, by its rotation; NG-EXPL-05 None where a line would not go on."""
        found = self.tried.get((tile, cell))
        if found is None:
            around = self.around(cell)
            sides = self.tiles[tile].sides
            found = tuple([groups(turned, around) if go_on(turned, around) else None for turned in sides])
            self.tried[tile, cell] = found
        return found

    def around(self, cell: Cell) -> list[Neighbour]:
        found = []
        for way, step in enumerate(STEPS):
            index = self.at.get(cell + step)
            if index is not None:
                side = self.tiles[self.layout.tiles[index]].sides[self.layout.turns[index]][way + 2 & 3]
                first = MOST_REGIONS * index
                across = tuple([self.territory[first + region] for region in reversed(side.regions)])
                found.append((way, side.across, across))
        return found

    # -- one tile more ---------------------------------------------------------------------------------------------

    def add(self, tile: int, cell: Cell, turn: int) -> None:
        face, first = self.tiles[tile], len(self.territory)
        sides = face.sides[turn]
        joined = groups(sides, self.around(cell))
        self.at[cell] = len(self.layout.tiles)
        self.layout = Layout(*((*one, more) for one, more in zip(self.layout, (tile, cell, turn), strict=True)))
        self.lay_out(face, first)
        for region, cells in enumerate(faced(sides, cell, self.at)):
            self.frontier[first + region] = tuple(sorted(cells))
        merged = {min(old): [*sorted(old), *(first + i for i in bits(mask))] for mask, old in joined}
        for parts in merged.values():
            self.unite(parts, cell)
        self.draw_borders(merged)
        gone = {part for parts in merged.values() for part in parts[1:]}
        whole = [*self.territories, *range(first, first + face.regions)]
        self.territories = tuple([t for t in whole if t not in gone])
        self.open = [bool(cells) for cells in self.frontier]
        self.closed = tuple([t for t in self.territories if not self.open[t]])
        self.free = tuple(sorted({*self.free, *(cell + step for step in STEPS)} - self.at.keys()))

    def lay_out(self, face: Tile, first: int) -> None:
        """The regions of the new tile, each by itself."""
        blank = MOST_REGIONS - face.regions
        own = range(first, first + face.regions)
        self.territory += [*own, *[NOWHERE] * blank]
        self.regions += [*((region,) for region in own), *[()] * blank]
        self.size += [1] * face.regions + [0] * blank
        self.icons += [*face.icons, *[NOTHING] * blank]
        self.slots += [*face.slots, *[NOTHING] * blank]
        self.lair += [*face.lairs, *[False] * blank]
        self.adjacent += [tuple((first + to, price) for to, price in each) for each in face.beside] + [()] * blank
        self.frontier += [()] * MOST_REGIONS

    def unite(self, parts: list[Territory], cell: Cell) -> None:
        """NG-MAP-20  Territories that meet on the new tile are one, with the number of the first."""
        root, *others = parts
        if others:
            self.regions[root] = tuple(sorted([region for part in parts for region in self.regions[part]]))
            self.icons[root] = added([self.icons[part] for part in parts])
            self.slots[root] = added([self.slots[part] for part in parts])
            self.lair[root] = any(self.lair[part] for part in parts)
            self.size[root] = len({region // MOST_REGIONS for region in self.regions[root]})
        self.frontier[root] = tuple(sorted({each for part in parts for each in self.frontier[part]} - {cell}))
        for part in others:
            for region in self.regions[part]:
                self.territory[region] = root
            self.regions[part], self.size[part], self.lair[part], self.frontier[part] = (), 0, False, ()
            self.icons[part] = self.slots[part] = NOTHING

    def draw_borders(self, merged: dict[Territory, list[Territory]]) -> None:
        """NG-MAP-11  Who is adjacent to whom, and what crossing costs; a point of contact is no border.

        NG-MOVE-07  One regular border between two territories is enough. NG-MAP-23  A line inside one is nothing.
        """
        changed = set(merged)
        gone = [part for parts in merged.values() for part in parts[1:]]
        for part in gone:
            changed.update([self.territory[other] for other, _ in self.adjacent[part]])
        drawn = {t: self.crossings(t, merged.get(t, [t])) for t in changed}
        for t, borders in drawn.items():
            self.adjacent[t] = borders
        for part in gone:
            self.adjacent[part] = ()

    def crossings(self, territory: Territory, parts: list[Territory]) -> Borders:
        """NG-MOVE-07, NG-MAP-23  The territories across the lines of these parts, each by its cheapest line."""
        cost: dict[Territory, int] = {}
        for part in parts:
            for other, price in self.adjacent[part]:
                to = self.territory[other]
                if to != territory and price < cost.get(to, price + 1):
                    cost[to] = price
        return tuple(sorted(cost.items()))

    def __eq__(self, other: object) -> bool:
        """A chart follows from its layout."""
        return isinstance(other, Chart) and self.layout == other.layout

    __hash__ = object.__hash__

    def __reduce__(self) -> tuple[Any, ...]:
        return Chart, (self.tiles, self.layout)


def added(amounts: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*amounts, strict=True)))


def bits(mask: int) -> list[int]:
    return [i for i in range(MOST_REGIONS) if mask >> i & 1]


def go_on(sides: tuple[Side, ...], around: list[Neighbour]) -> bool:
    """NG-EXPL-05  Lines go on across every edge that the tile would share (NG-EXPL-06  their kind may change)."""
    for way, lines, _ in around:  # noqa: SIM110  asked too often for a generator
        if sides[way].crossings != lines:
            return False
    return True


def groups(sides: tuple[Side, ...], around: list[Neighbour]) -> tuple[Group, ...]:
    """Which regions of a tile become part of which territories: segment i meets segment k - i across an edge."""
    found: list[Group] = []
    for way, _, territories in around:
        for mine, theirs in zip(sides[way].regions, territories, strict=True):
            mask, joined = 1 << mine, frozenset((theirs,))
            for each in found[:]:
                if each[0] & mask or theirs in each[1]:
                    found.remove(each)
                    mask, joined = mask | each[0], joined | each[1]
            found.append((mask, joined))
    return tuple(found)


def faced(sides: tuple[Side, ...], cell: Cell, at: dict[Cell, int]) -> list[set[Cell]]:
    """The empty cells that each region of a laid tile faces."""
    found: list[set[Cell]] = [set() for _ in range(MOST_REGIONS)]
    for way, step in enumerate(STEPS):
        if cell + step not in at:
            for region in sides[way].regions:
                found[region].add(cell + step)
    return found
