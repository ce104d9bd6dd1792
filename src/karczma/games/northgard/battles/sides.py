"""A battle while it lasts: two sides on the table."""

from __future__ import annotations

from karczma.games.northgard.table.terms import NOBODY, Territory
from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.state import state


@state
class Side(State):
    """One side of a battle: a player's units, or a creature."""

    seat: Seat  # of a creature: NOBODY
    units: int
    points: int = 0
    damage: int = 0  # dealt to the other side
    face: int = -1  # of the die, once it is rolled
    kaija: bool = False
    creature: int = NOBODY  # its card


@state
class Battle(State):
    where: Territory
    sides: list[Side]  # attacker, defender
    winner: int = NOBODY  # of the two sides
    retreating: int = 0  # survivors of the loser still to be placed
    kaija_retreats: bool = False

    def of(self, seat: Seat) -> Side:
        return self.sides[0] if self.sides[0].seat == seat else self.sides[1]
