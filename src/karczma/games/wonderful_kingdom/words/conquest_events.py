"""What can happen on the conquest board, and because of it."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, event


@event
class BoardChosen(Event):
    """WK-CONQ-02  One side of a conquest board."""

    seat: Seat
    board: str


@event
class CardDestroyed(Event):
    """WK-CBON-05  Discarded before planning, without its recycling bonus."""

    seat: Seat
    opponent: Seat
    card: str


@event
class ConquestBegan(Event):
    """WK-CONQ-24  The seat acts first."""

    seat: Seat


@event
class ArmiesRecruited(Event):
    """WK-CONQ-26  Into the castle, a soldier each."""

    seat: Seat
    n: int


@event
class ArmiesMoved(Event):
    """WK-CONQ-28  Into one territory, a soldier each."""

    seat: Seat
    source: str
    territory: str
    n: int


@event
class ArmiesReturned(Event):
    """WK-CONQ-31  Home to the castle. Seat -1: beaten enemies, beside the board."""

    seat: Seat
    territory: str
    n: int


@event
class SpotsHeld(Event):
    """WK-CONQ-11  `spots`: bit i is spot i; their bonuses, "none" where there are fewer than three."""

    seat: Seat
    territory: str
    spots: int
    first: str
    second: str
    third: str


@event
class TokensTaken(Event):
    """WK-CBON-02  Trap or spy tokens of controlled spots."""

    seat: Seat
    token: str
    n: int


@event
class TokensGivenBack(Event):
    """WK-CONQ-35  Trap or spy tokens of lost spots."""

    seat: Seat
    token: str
    n: int


@event
class ArmyImprisoned(Event):
    """WK-CBON-13  Until its owner takes the prison."""

    seat: Seat
    territory: str


@event
class ArmiesFreed(Event):
    """WK-CBON-15  The prison was taken."""

    seat: Seat
    n: int


@event
class ConquestPassed(Event):
    """WK-CONQ-37  A turn is given up."""

    seat: Seat


@event
class EnemyArmyPlaced(Event):
    """WK-CSOLO-07  On every territory that nobody holds."""

    territory: str
