"""What the virtual player of the solo mode, Sambor, does."""

from __future__ import annotations

from karczma.kernel.events import Event, event


@event
class SamborRolled(Event):
    """ML-SOLO-10  Both action dice."""

    red: int
    yellow: int


@event
class SamborVisited(Event):
    """ML-SOLO-11  A building."""

    building: str


@event
class SamborPlaced(Event):
    """ML-SOLO-15  From the supply; ML-SOLO-20 an influence die counts for the next one there."""

    building: str
    die: str
    n: int


@event
class SamborTookTrail(Event):
    """ML-SOLO-21  And blocks it."""

    trail: str


@event
class SamborLaidPloys(Event):
    """ML-SCEN-08  Face down."""

    trail: str
    n: int


@event
class PloysReturned(Event):
    """ML-SCEN-08  The virtual player's go back to their stack."""

    n: int


@event
class SamborRemoved(Event):
    """ML-SOLO-16  A card or token that he takes out of an offer."""

    card: str
