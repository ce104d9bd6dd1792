"""What can happen in the Adventure phase: quests, battles, conquests, loot."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, event


@event
class DieRolled(Event):
    seat: Seat
    trail: str
    die: str
    value: int


@event
class DieRerolled(Event):
    seat: Seat
    trail: str
    die: str
    before: int
    value: int


@event
class QuestRolled(Event):
    seat: Seat
    quest: str
    total: int
    target: int


@event
class QuestWon(Event):
    """Seat -1: the virtual player."""

    seat: Seat
    quest: str


@event
class QuestFailed(Event):
    seat: Seat
    quest: str
    n: int


@event
class ScrapsTaken(Event):
    seat: Seat
    n: int


@event
class ContractFulfilled(Event):
    seat: Seat
    quest: str


@event
class BattleBegan(Event):
    """No monster: only the land is to be won."""

    monster: str
    site: str


@event
class TrapRevealed(Event):
    """Seat -1: the virtual player."""

    seat: Seat
    trail: str
    trap: str


@event
class MonsterAttacked(Event):
    seat: Seat
    monster: str
    trail: str
    dice: int


@event
class MagicSacrificed(Event):
    seat: Seat
    trail: str
    n: int


@event
class AttackRedirected(Event):
    """At the mercenary on this trail, whose owner is the seat."""

    seat: Seat
    trail: str
    n: int


@event
class AttackDieRolled(Event):
    roller: Seat
    trail: str
    value: int


@event
class HitsTaken(Event):
    seat: Seat
    trail: str
    n: int


@event
class HitsCancelled(Event):
    seat: Seat
    by: str
    n: int


@event
class PotionDrunk(Event):
    seat: Seat
    mercenary: str


@event
class Wounded(Event):
    seat: Seat
    mercenary: str


@event
class MercenaryDied(Event):
    seat: Seat
    mercenary: str
    trail: str
    glory: int


@event
class PoisonUsed(Event):
    seat: Seat
    trail: str


@event
class TotalReached(Event):
    seat: Seat
    trail: str
    total: int


@event
class MonsterCaptured(Event):
    seat: Seat
    monster: str
    glory: int
    gold: int


@event
class MonsterKilled(Event):
    seat: Seat
    monster: str
    glory: int
    trophies: int


@event
class LandConquered(Event):
    seat: Seat
    land: str
    glory: int


@event
class LandWithstood(Event):
    seat: Seat
    land: str
    total: int
    value: int


@event
class LootTaken(Event):
    seat: Seat
    loot: str


@event
class PloyCancelled(Event):
    seat: Seat
    trail: str
    trap: str


@event
class DieStolen(Event):
    """From that trail. Seat -1: by the virtual player."""

    seat: Seat
    trail: str
    die: str
