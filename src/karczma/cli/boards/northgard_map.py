"""The map of Northgard in characters: every tile a rectangle, border lines inside it, a name in every territory.

A point belongs to the region whose piece of the tile's edge is nearest. A dotted line is a regular border, a double one
a difficult border, and the unknown is strewn with points, so nothing depends on colours.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from karczma.cli.reader import Reader
from karczma.games.northgard.map.places import PARTS, column_name, region_name, row_name
from karczma.games.northgard.map.tiles import Side, Tile
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import DIFFICULT, MOST_REGIONS, NOBODY, NOWHERE, Territory, place

COLOURS = ("green", "red", "yellow", "magenta", "cyan")  # by seat
WIDEST, HEIGHT = 13, 5  # characters of a tile
MARGIN = 3  # for the names of the rows
LINES = {False: ("┊", "┄"), True: ("║", "═")}  # across and along, by whether it is difficult


class Mark(NamedTuple):
    text: str
    style: str


class Map:
    """The laid tiles and the empty cells around them, drawn as wide as there is room."""

    def __init__(self, g: Northgard, reader: Reader) -> None:
        self.g, self.reader = g, reader
        places = [place(cell) for cell in (*g.cells, *g.chart.free)]
        self.left, self.top = min(x for x, _ in places), min(y for _, y in places)
        self.columns = max(x for x, _ in places) - self.left + 1
        self.rows = max(y for _, y in places) - self.top + 1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(1, min(WIDEST, (options.max_width - MARGIN) // self.columns))
        names = [column_name(self.left + i).center(width) for i in range(self.columns)]
        yield Text(" " * MARGIN + "".join(names).rstrip(), "dim")
        canvas = self.painted(width)
        for y, line in enumerate(canvas):
            row, within = divmod(y, HEIGHT)
            name = row_name(self.top + row) if within == HEIGHT // 2 else ""
            yield Text.assemble((name.rjust(MARGIN - 1) + " ", "dim"), *line)

    def painted(self, width: int) -> list[list[tuple[str, str]]]:
        across, down = range(width * self.columns), range(HEIGHT * self.rows)
        canvas = [[("·" if (x + 2 * y) % 4 == 0 else " ", "dim") for x in across] for y in down]
        for index, (tile, turn) in enumerate(zip(self.g.tiles, self.g.turns, strict=True)):
            x, y = place(self.g.cells[index])
            face = self.g.cards.tiles[tile - self.g.cards.first_tile]
            rows = regions_of(face.sides[turn], width)
            for dy, row in enumerate(self.tile(index, face, rows)):
                at = (x - self.left) * width
                canvas[(y - self.top) * HEIGHT + dy][at : at + width] = row
        return canvas

    def tile(self, index: int, face: Tile, rows: list[list[int]]) -> list[list[tuple[str, str]]]:
        """Lines where regions meet, the owner's colour elsewhere, and the name of each territory where it has room."""
        drawn = []
        for dy, row in enumerate(rows):
            below = rows[dy + 1] if dy + 1 < len(rows) else row
            drawn.append([(line(face, row, below, dx), self.style(index, part)) for dx, part in enumerate(row)])
        for part in range(face.regions):
            mark = self.mark(MOST_REGIONS * index + part)
            spot = room_for(len(mark.text), part, drawn, rows)
            if spot:
                dy, dx = spot
                drawn[dy][dx : dx + len(mark.text)] = [(letter, mark.style) for letter in mark.text]
        return drawn

    def mark(self, region: int) -> Mark:
        """The first part of a territory has its letter, who holds it and with how many; the others name the first."""
        territory = self.g.chart.territory[region]
        style = self.colour(territory)
        if region != territory:
            return Mark(region_name(self.g, territory), f"dim {style}".strip())
        owner, units = self.g.owner[territory], self.g.units[territory]
        held = f" {self.reader.names[owner][:1]}{units}" if owner != NOBODY else ""
        return Mark(f"{PARTS[region % MOST_REGIONS]}{held}", f"bold {style}".strip())

    def style(self, index: int, part: int) -> str:
        return f"dim {self.colour(self.g.chart.territory[MOST_REGIONS * index + part])}".strip()

    def colour(self, territory: Territory) -> str:
        owner = self.g.owner[territory] if territory != NOWHERE else NOBODY
        return COLOURS[owner] if owner != NOBODY else ""


def regions_of(sides: tuple[Side, ...], width: int) -> list[list[int]]:
    """Which region each character of a tile belongs to."""
    points = [[((dx + 0.5) / width, (dy + 0.5) / HEIGHT) for dx in range(width)] for dy in range(HEIGHT)]
    return [[region_at(sides, u, v) for u, v in row] for row in points]


def region_at(sides: tuple[Side, ...], u: float, v: float) -> int:
    """By the nearest edge, and how far along it clockwise: lines leave an edge at its quarters."""
    edges = ((v, u), (1 - u, v), (1 - v, 1 - u), (u, 1 - v))  # north, east, south, west: how far away, how far along
    way = min(range(4), key=lambda way: edges[way][0])
    along = edges[way][1]
    return sides[way].regions[sum(along * 4 > crossing for crossing in sides[way].crossings)]


def line(face: Tile, row: list[int], below: list[int], dx: int) -> str:
    """What is drawn at a point: the line towards the region to its right or below, or nothing."""
    here = row[dx]
    right = row[dx + 1] if dx + 1 < len(row) else here
    other = right if right != here else below[dx]
    if other == here:
        return " "
    across, along = LINES[(here, other, DIFFICULT) in face.borders or (other, here, DIFFICULT) in face.borders]
    return across if right != here else along


def room_for(n: int, part: int, drawn: list[list[tuple[str, str]]], rows: list[list[int]]) -> tuple[int, int] | None:
    """A run of n empty points inside the region, as near to the middle of the region as there is one."""
    own = [(dy, dx) for dy, row in enumerate(rows) for dx, each in enumerate(row) if each == part]
    middle = sum(dy for dy, _ in own) / len(own), sum(dx for _, dx in own) / len(own)
    starts = [
        (dy, dx)
        for dy, row in enumerate(rows)
        for dx in range(len(row) - n + 1)
        if all(row[i] == part and drawn[dy][i][0] == " " for i in range(dx, dx + n))
    ]
    near = sorted(starts, key=lambda at: abs(at[0] - middle[0]) * 2 + abs(at[1] + n / 2 - middle[1]))
    return near[0] if near else None
