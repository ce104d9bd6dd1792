"""What can happen at a table of Monster Lands: set-up, Citadel, Cleanup, the virtual player, the end."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class ClanTaken(Event):
    seat: Seat
    affiliation: str


@event
class FirstPlayer(Event):
    seat: Seat


@event
class MercenaryOffered(Event):
    mercenary: str


@event
class TrapShown(Event):
    trap: str


@event
class EquipmentShown(Event):
    equipment: str


@event
class LootShown(Event):
    loot: str


@event
class MonsterAppeared(Event):
    monster: str
    site: str


@event
class MonsterDiscarded(Event):
    monster: str


@event
class LandRevealed(Event):
    land: str
    site: str


@event
class LandDiscarded(Event):
    land: str


@event
class TrailsLaid(Event):
    tile: str
    site: str
    side: int


@event
class QuestDrawn(Event):
    quest: str
    trail: str


@event
class RoundBegan(Event):
    round: int


@event
class DiceTaken(Event):
    seat: Seat
    strength: int
    magic: int


@event
class InfluenceRolled(Event):
    seat: Seat
    value: int


@event
class Received(Event):
    seat: Seat
    by: str
    token: str
    n: int


@event
class Overflowed(Event):
    """Above a storage limit, and so discarded at once."""

    seat: Seat
    token: str
    n: int


@event
class Paid(Event):
    seat: Seat
    n: int


@event
class GloryLost(Event):
    seat: Seat
    n: int


@event
class DicePlaced(Event):
    seat: Seat
    building: str
    die: str
    n: int


@event
class DiscountReckoned(Event):
    seat: Seat
    building: str
    n: int


@event
class TrapTaken(Event):
    seat: Seat
    trap: str


@event
class TrapDrawn(Event):
    """Blindly, from the supply."""

    seat: Seat
    trap: Secret
    seen_by: int


@event
class TrapDiscarded(Event):
    seat: Seat
    trap: str


@event
class Recruited(Event):
    seat: Seat
    mercenary: str


@event
class BeerPaid(Event):
    seat: Seat
    n: int


@event
class EquipmentTaken(Event):
    seat: Seat
    equipment: str
    mercenary: str


@event
class EquipmentMoved(Event):
    seat: Seat
    equipment: str
    mercenary: str


@event
class EquipmentLost(Event):
    seat: Seat
    equipment: str


@event
class Used(Event):
    """An ability, a feature or a loot token."""

    seat: Seat
    by: str


@event
class DieExchanged(Event):
    seat: Seat
    die: str
    token: str
    n: int


@event
class TrophySold(Event):
    seat: Seat
    monster: str
    n: int


@event
class Healed(Event):
    seat: Seat
    mercenary: str


@event
class Settled(Event):
    seat: Seat
    land: str
    mercenary: str


@event
class LandUsed(Event):
    seat: Seat
    land: str


@event
class Assigned(Event):
    seat: Seat
    mercenary: str
    trail: str


@event
class DiceOnTrail(Event):
    seat: Seat
    trail: str
    die: str
    n: int


@event
class TrapLaid(Event):
    seat: Seat
    trail: str
    trap: Secret
    seen_by: int


@event
class DefenceLaid(Event):
    seat: Seat
    trail: str


@event
class Carried(Event):
    seat: Seat
    trail: str
    potion: int
    poison: int


@event
class Passed(Event):
    seat: Seat


@event
class PanicSpread(Event):
    building: str


@event
class PanicEnded(Event):
    """The monster at the Entrance is gone, and with it all panic tokens."""


@event
class LeaderPromoted(Event):
    seat: Seat
    mercenary: str


@event
class WagesPaid(Event):
    seat: Seat
    n: int


@event
class Deserted(Event):
    seat: Seat
    mercenary: str


@event
class SamborRolled(Event):
    red: int
    yellow: int


@event
class SamborVisited(Event):
    building: str


@event
class SamborTookTrail(Event):
    trail: str


@event
class SamborRemoved(Event):
    """A card or token that he takes out of an offer."""

    card: str


@event
class RankEarned(Event):
    seat: Seat
    rank: str


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
