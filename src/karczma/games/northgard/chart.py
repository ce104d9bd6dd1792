"""The map as it lies: regions joined into territories, their outlines, icons, slots and borders.

A chart never changes: laying a tile makes a new one, so copies of a table share it. A region is numbered by the tile it
lies on (in the order of laying) and its place on that tile; a territory by the first of its regions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from karczma.games.northgard.terms import MOST_REGIONS, NOWHERE, STEPS, Cell, Territory
from karczma.games.northgard.tiles import Tile

OUTLINES = tuple(range(4))


class Layout(NamedTuple):
    """Which tiles lie where, and how they are turned, in the order of laying."""

    tiles: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()
    turns: tuple[int, ...] = ()


class Chart:
    """NG-MAP-10  Territories: areas enclosed by borders and by the outer edges of the tiles."""

    __slots__ = (
        *("layout", "at", "territory", "territories", "regions", "open", "closed", "size", "icons", "slots", "lair"),
        *("adjacent", "frontier", "free"),
    )

    def __init__(self, tiles: Sequence[Tile], layout: Layout) -> None:
        self.layout = layout
        self.at = {cell: index for index, cell in enumerate(layout.cells)}
        faces = [tiles[tile] for tile in layout.tiles]
        self.territory = joined(faces, layout, self.at)
        self.territories = tuple(t for t, root in enumerate(self.territory) if t == root)
        self.measure(faces, layout)
        self.adjacent = borders(faces, self.territory)
        self.free = tuple(sorted({cell + way for cell in layout.cells for way in STEPS} - self.at.keys()))

    def measure(self, faces: list[Tile], layout: Layout) -> None:
        """Size, icons, slots, lairs and the empty cells that each territory faces."""
        n = len(self.territory)
        self.regions: list[tuple[int, ...]] = [()] * n
        self.size = [0] * n
        self.icons: list[tuple[int, ...]] = [(0, 0, 0)] * n
        self.slots: list[tuple[int, ...]] = [(0, 0, 0)] * n
        self.lair = [False] * n
        frontier = facing(faces, layout, self.at, self.territory)
        self.frontier: list[tuple[Cell, ...]] = [tuple(sorted(cells)) for cells in frontier]
        for index, face in enumerate(faces):
            roots = self.territory[index * MOST_REGIONS : index * MOST_REGIONS + face.regions]
            for root in set(roots):
                self.size[root] += 1  # NG-EXPL-21  a tile counts once, however many parts lie on it
            for i, root in enumerate(roots):
                self.regions[root] += (index * MOST_REGIONS + i,)
                self.icons[root] = added(self.icons[root], face.icons[i])
                self.slots[root] = added(self.slots[root], face.slots[i])
                self.lair[root] |= face.lairs[i]
        self.open = [bool(cells) for cells in self.frontier]  # NG-MAP-13, NG-MAP-21  a hole is an empty cell too
        self.closed = tuple(t for t in self.territories if not self.open[t])  # NG-MAP-12

    def __eq__(self, other: object) -> bool:
        """A chart follows from its layout."""
        return isinstance(other, Chart) and self.layout == other.layout

    __hash__ = object.__hash__


def added(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    return one[0] + two[0], one[1] + two[1], one[2] + two[2]


def joined(faces: list[Tile], layout: Layout, at: dict[Cell, int]) -> list[Territory]:
    """NG-MAP-20  For each region the first region of its territory: segment i meets segment k - i across an edge."""
    root = [NOWHERE] * (len(faces) * MOST_REGIONS)
    for index, face in enumerate(faces):
        for i in range(face.regions):
            root[index * MOST_REGIONS + i] = index * MOST_REGIONS + i
    for index, face in enumerate(faces):
        sides = face.sides[layout.turns[index]]
        for way in (1, 2):  # east and south: every shared edge once
            other = at.get(layout.cells[index] + STEPS[way])
            if other is not None:
                across = faces[other].sides[layout.turns[other]][way + 2 & 3].regions
                for mine, theirs in zip(sides[way].regions, reversed(across), strict=True):
                    unite(root, index * MOST_REGIONS + mine, other * MOST_REGIONS + theirs)
    for region, parent in enumerate(root):
        if parent >= 0:
            root[region] = root[parent]  # parents come first and are settled already
    return root


def unite(root: list[int], one: int, two: int) -> None:
    while root[one] != one:
        one = root[one]
    while root[two] != two:
        two = root[two]
    root[max(one, two)] = min(one, two)


def facing(faces: list[Tile], layout: Layout, at: dict[Cell, int], territory: list[Territory]) -> list[set[Cell]]:
    """NG-EXPL-03  The empty cells that a segment of the territory faces."""
    found: list[set[Cell]] = [set() for _ in territory]
    for index, face in enumerate(faces):
        sides = face.sides[layout.turns[index]]
        for way in OUTLINES:
            cell = layout.cells[index] + STEPS[way]
            if cell not in at:
                for region in sides[way].regions:
                    found[territory[index * MOST_REGIONS + region]].add(cell)
    return found


def borders(faces: list[Tile], territory: list[Territory]) -> list[tuple[tuple[Territory, int], ...]]:
    """NG-MAP-11  Who is adjacent to whom, and what crossing costs; a point of contact is no border.

    NG-MOVE-07  One regular border between two territories is enough. NG-MAP-23  A line inside one territory is nothing.
    """
    cost: list[dict[Territory, int]] = [{} for _ in territory]
    for index, face in enumerate(faces):
        for a, b, price in face.borders:
            one, two = territory[index * MOST_REGIONS + a], territory[index * MOST_REGIONS + b]
            if one != two:
                cheapest = min(price, cost[one].get(two, price))
                cost[one][two] = cost[two][one] = cheapest
    return [tuple(sorted(each.items())) for each in cost]
