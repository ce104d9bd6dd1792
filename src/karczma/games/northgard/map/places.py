"""What a place on the map is called, as on a sea chart: a letter for the column, a number for the row, and which part.

The start tile is M10, and its parts are M10a, M10b ...; a territory has the name of the first of its parts. A name
follows from the laid tiles alone, so it means the same for the whole game. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from karczma.games.northgard.table.terms import MOST_REGIONS, Cell, place

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

FIRST_COLUMN, FIRST_ROW = 12, 10  # of the start tile: M, 10
LETTERS = 26
PARTS = "abcd"
NAMED = ("territory", "source", "target", "refuge")  # values that are territories, if they are numbers


def column_name(x: int) -> str:
    at = x + FIRST_COLUMN
    if at < 0:
        return f"−{-at}"
    return chr(ord("A") + at) if at < LETTERS else f"A{chr(ord('A') + at - LETTERS)}"


def row_name(y: int) -> str:
    return str(y + FIRST_ROW)


def cell_name(cell: Cell) -> str:
    x, y = place(cell)
    return f"{column_name(x)}{row_name(y)}"


def region_name(g: Northgard, region: int) -> str:
    """A region by the cell of its tile; of a territory, its number is that of its first region."""
    index, part = divmod(region, MOST_REGIONS)
    return f"{cell_name(g.cells[index])}{PARTS[part]}" if region >= 0 else ""


def spelled(told: Mapping[str, Any], g: Northgard) -> dict[str, Any]:
    """Values for a message, with the names of places instead of their numbers."""
    names = {name: region_name(g, told[name]) for name in NAMED if isinstance(told.get(name), int)}
    if "x" in told and "y" in told:
        names |= {"x": column_name(told["x"]), "y": row_name(told["y"])}
    return {**told, **names}
