"""What can happen at a table of Valeria. Some of these are moments that Domains wait for (see moments.py)."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class DukeKept(Event):
    """VK-SETUP-24  One of two Dukes is kept, unseen by the others."""

    seat: Seat
    duke: Secret
    seen_by: int


@event
class FirstPlayer(Event):
    """VK-SETUP-26  Who takes the first turn."""

    seat: Seat


@event
class TurnBegan(Event):
    """VK-TURN-01  The next player is active."""

    seat: Seat
    turn: int


@event
class DiceRolled(Event):
    """VK-ROLL-01  Both dice are rolled once."""

    seat: Seat
    first: int
    second: int


@event
class DieChanged(Event):
    """VK-ROLL-12  A Domain changes a die before the roll is announced."""

    seat: Seat
    domain: str
    die: int
    value: int


@event
class Doubles(Event):
    """VK-HARV-07  The dice are, or have become, a double."""

    seat: Seat


@event
class DiceAnnounced(Event):
    """VK-ROLL-08  The result stands and the harvest begins."""

    seat: Seat
    first: int
    second: int


@event
class ActionPhaseStarted(Event):
    """VK-ACT-06  Some Domains wait for this."""

    seat: Seat


@event
class ActionPhaseEnded(Event):
    """VK-ACT-04  Some Domains wait for this."""

    seat: Seat


@event
class Paid(Event):
    """VK-PAY-07  Tokens go back to the supply."""

    seat: Seat
    token: str
    n: int


@event
class ResourceTaken(Event):
    """VK-TAKE-01  An action spent on one token."""

    seat: Seat
    token: str


@event
class ConsolationTaken(Event):
    """VK-HARV-19  One token for a player none of whose Citizens was activated."""

    seat: Seat
    token: str


@event
class NothingTaken(Event):
    """VK-MON-10  A card would have somebody take or return something, but there is nothing that fits."""

    seat: Seat
    by: str


@event
class MonsterSlain(Event):
    """VK-SLAY-05  It comes to the Victory stack."""

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
    """VK-RECR-01  It comes to the tableau."""

    seat: Seat
    citizen: str


@event
class DomainAcquired(Event):
    """VK-BUY-07  It comes to the tableau."""

    seat: Seat
    domain: str


@event
class CardReturned(Event):
    """VK-CARD-18  A card of the tableau or the Victory stack leaves it."""

    seat: Seat
    card: str


@event
class CardRevealed(Event):
    """VK-BUY-09  The next card of a stack is turned face up."""

    card: str


@event
class StackExhausted(Event):
    """VK-EXH-01  An Exhausted card takes the place of an empty stack."""

    place: int


@event
class StackRefilled(Event):
    """VK-EXH-04  A card came back to an exhausted stack: the Exhausted card is gone."""

    place: int


@event
class LastRound(Event):
    """VK-END-05  An end condition is met: play goes on until all have had the same number of turns."""

    seat: Seat


@event
class MonsterPhaseBegan(Event):
    """VK-SOLO-09  Each die activates a Monster stack."""

    seat: Seat


@event
class StackActivated(Event):
    """VK-SOLO-11  A die activates the Monster stack of a Terrain."""

    die: int
    terrain: str


@event
class StackSpared(Event):
    """VK-SOLO-14  A die points to an exhausted Monster stack, so it activates nothing."""

    die: int
    terrain: str


@event
class SecondHarvestBegan(Event):
    """VK-SOLO-19  The right powers for the same roll."""

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
    """VK-SCORE-03  Everything is counted."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


@event
class SoloEnded(Event):
    """VK-SOLO-29  The game against the Dark Lord is over, in one of five ways; both points are 0 where none count."""

    seat: Seat
    outcome: str
    points: int
    dark_lord: int
