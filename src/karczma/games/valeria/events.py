"""What can happen at a table of Valeria. Some of these are moments that Domains wait for (see moments.py)."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class DukeKept(Event):
    seat: Seat
    duke: Secret
    seen_by: int


@event
class FirstPlayer(Event):
    seat: Seat


@event
class TurnBegan(Event):
    seat: Seat
    turn: int


@event
class DiceRolled(Event):
    seat: Seat
    first: int
    second: int


@event
class DieChanged(Event):
    seat: Seat
    domain: str
    die: int
    value: int


@event
class Doubles(Event):
    """VK-CARD-03  The dice are, or have become, a double."""

    seat: Seat


@event
class DiceAnnounced(Event):
    seat: Seat
    first: int
    second: int


@event
class ActionPhaseStarted(Event):
    seat: Seat


@event
class ActionPhaseEnded(Event):
    seat: Seat


@event
class Paid(Event):
    seat: Seat
    token: str
    n: int


@event
class ResourceTaken(Event):
    seat: Seat
    token: str


@event
class MonsterSlain(Event):
    seat: Seat
    monster: str


@event
class MonsterTaken(Event):
    """VK-CARD-09  Taken from an opponent's Victory stack (-1: from the Center Stacks), without slaying it."""

    seat: Seat
    opponent: Seat
    monster: str


@event
class CitizenGained(Event):
    seat: Seat
    citizen: str


@event
class DomainAcquired(Event):
    seat: Seat
    domain: str


@event
class CardReturned(Event):
    seat: Seat
    card: str


@event
class CardRevealed(Event):
    """The next card of a stack is turned face up."""

    card: str


@event
class StackExhausted(Event):
    place: int


@event
class LastRound(Event):
    """VK-END-05  An end condition is met: play goes on until all have had the same number of turns."""

    seat: Seat


@event
class CardCaptured(Event):
    """VK-SOLO-15  The Dark Lord takes a card."""

    card: str


@event
class DukeRevealed(Event):
    """VK-DUKE-05  At the final count every Duke is shown (seat -1: the Dark Lord's)."""

    seat: Seat
    duke: str


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
