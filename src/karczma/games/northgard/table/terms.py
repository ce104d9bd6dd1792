"""Words of the rulebook that the code counts with."""

from __future__ import annotations

TOKENS = ("food", "wood", "lore", "fame")
FOOD, WOOD, LORE, FAME = range(4)  # NG-MAP-19  the first three are resources, fame is none
RESOURCES = TOKENS[:FAME]

Territory = int  # the number of its first region: four for each laid tile, in the order of laying
Cell = int  # a place for a tile on the grid; see `cell`
NOBODY = -1
NOWHERE = -1

NORTH, EAST, SOUTH, WEST = range(4)
WIDTH = 100  # of the grid on which cells are numbered; 35 tiles never reach its edge
CENTRE = 50 * WIDTH + 50
STEPS = (-WIDTH, 1, WIDTH, -1)  # to the next cell north, east, south, west

REGULAR, DIFFICULT = 1, 2  # NG-MOVE-06  what crossing that border costs
SMALL, STONE, LARGE = range(3)  # kinds of building slots
SLOTS = ("small", "stone", "large")

BITS = 4  # of a packed count of buildings: seven of a kind at most (NG-COMP-07)
MOST_REGIONS = 4  # NG-MAP-01  on one tile

CLANS = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")
BEAR, BOAR, GOAT, RAVEN, SNAKE, STAG, WOLF = range(7)

EXPLORE_CLOSED, BATTLE_WON, LARGE_BUILT = range(3)  # deeds that a card may reward
DEEDS = ("explore_closed", "battle_won", "large_built")

RUNNING, CONQUERED, COUNTED = range(3)  # how the game stands: going on, won by territories, counted out


def cell(x: int, y: int) -> Cell:
    return CENTRE + y * WIDTH + x


def place(cell: Cell) -> tuple[int, int]:
    """Column and row of a cell; the start tile lies at 0, 0."""
    return cell % WIDTH - 50, cell // WIDTH - 50
