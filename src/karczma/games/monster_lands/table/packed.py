"""How dice and tokens are kept: as flat lists of small numbers, because tables are copied all the time.

Nobody else counts with these numbers: what lies where is read and written through the functions below.
"""

from __future__ import annotations

from karczma.games.monster_lands.table.terms import CARRIED, PER_TRAIL, SAMBOR, Trail
from karczma.kernel.choices import Seat

LOCKED = 3  # a secured strength die lies three places further, a secured magic die too
FACES = 8  # more than a die has
KINDS = 16  # more than there are kinds of dice in a pool
VIRTUAL = 4  # where a seat is told: the virtual player


def free_at(trail: Trail, colour: int) -> int:
    """The place of a trail's free dice of a colour in `trail_dice`."""
    return trail * PER_TRAIL + colour


def secured_at(trail: Trail, colour: int) -> int:
    """The place of the dice on a trail's secured traps in `trail_dice`."""
    return trail * PER_TRAIL + colour + LOCKED


def carried_at(trail: Trail, what: int) -> int:
    """The place of what the mercenary of a trail carries in `carried`."""
    return trail * CARRIED + what


def rolled_die(colour: int, shown: int) -> int:
    return FACES * colour + shown


def read_die(die: int) -> tuple[int, int]:
    """The colour of a rolled die, and what it shows."""
    return divmod(die, FACES)


def placed_die(seat: Seat, die: int) -> int:
    """A die on a space of the Citadel."""
    return KINDS * ((VIRTUAL if seat == SAMBOR else seat) + 1) + die


def read_space(held: int) -> tuple[Seat, int]:
    """Whose die lies on a space that is not empty, and which."""
    seat, die = divmod(held, KINDS)
    return seat - 1, die
