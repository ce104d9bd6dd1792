"""What can happen."""

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class CommissionKept(Event):
    """TT-SETUP-02  One of two is kept, unseen."""

    seat: Seat
    commission: Secret
    seen_by: int


@event
class StoneScouted(Event):
    """TT-ROUND-01  The leader alone has seen it."""

    seat: Seat
    stone: Secret
    seen_by: int


@event
class BidShown(Event):
    """TT-BID-01  The bids are shown together."""

    seat: Seat
    coins: int


@event
class StoneSold(Event):
    """TT-BID-03  To the highest bid."""

    seat: Seat
    stone: str
    coins: int


@event
class StoneLeft(Event):
    """TT-BID-03  Nobody bid, or two bid the same."""

    stone: str


@event
class CommissionRevealed(Event):
    """TT-END-01  At the end all are shown."""

    seat: Seat
    commission: str
