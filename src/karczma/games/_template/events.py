"""What can happen."""

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class CommissionKept(Event):
    seat: Seat
    commission: Secret
    seen_by: int


@event
class StoneScouted(Event):
    seat: Seat
    stone: Secret
    seen_by: int


@event
class BidShown(Event):
    seat: Seat
    coins: int


@event
class StoneSold(Event):
    seat: Seat
    stone: str
    coins: int


@event
class StoneLeft(Event):
    stone: str


@event
class CommissionRevealed(Event):
    seat: Seat
    commission: str
