"""What can happen in the Adventure phase: quests, battles, conquests, loot."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, event


@event
class DieRolled(Event):
    """ML-STRIKE-07  One at a time."""

    seat: Seat
    trail: str
    die: str
    value: int


@event
class DieRerolled(Event):
    """ML-TRAIL-09  By a bonus, an ability, a feature or loot."""

    seat: Seat
    trail: str
    die: str
    before: int
    value: int


@event
class QuestRolled(Event):
    """ML-QUEST-05  All dice of the trail."""

    seat: Seat
    quest: str
    total: int
    target: int


@event
class QuestWon(Event):
    """ML-QUEST-07  Seat -1: the virtual player."""

    seat: Seat
    quest: str


@event
class QuestFailed(Event):
    """ML-QUEST-09  Below the target."""

    seat: Seat
    quest: str
    n: int


@event
class ScrapsTaken(Event):
    """ML-QUEST-07  For the second of two who met the target."""

    seat: Seat
    n: int


@event
class ContractFulfilled(Event):
    """ML-QUEST-10  What it asks for is discarded."""

    seat: Seat
    quest: str


@event
class HandedOver(Event):
    """ML-QUEST-10  For a contract, besides gold and traps."""

    seat: Seat
    token: str
    n: int


@event
class BattleBegan(Event):
    """ML-BATTLE-01  No monster: only the land is to be won."""

    monster: str
    site: str


@event
class TrapRevealed(Event):
    """ML-BATTLE-03  Seat -1: the virtual player."""

    seat: Seat
    trail: str
    trap: str


@event
class MonsterAttacked(Event):
    """ML-ATTACK-01  Before the mercenary does."""

    seat: Seat
    monster: str
    trail: str
    dice: int


@event
class MagicSacrificed(Event):
    """ML-DEFEND-01  Each takes an attack die away."""

    seat: Seat
    trail: str
    n: int


@event
class AttackRedirected(Event):
    """ML-PLOY-08  At the mercenary on this trail, whose owner is the seat."""

    seat: Seat
    trail: str
    n: int


@event
class AttackDieRolled(Event):
    """ML-ATTACK-06  3 to 6 is a hit."""

    roller: Seat
    trail: str
    value: int


@event
class HitsTaken(Event):
    """ML-ATTACK-06  Before any defence."""

    seat: Seat
    trail: str
    n: int


@event
class HitBeside(Event):
    """ML-MPOW-05  By a monster that does not attack this mercenary; before any defence."""

    seat: Seat
    trail: str
    n: int


@event
class DyingBlow(Event):
    """ML-MPOW-06  At everybody in the land."""

    monster: str
    n: int


@event
class HitsCancelled(Event):
    """ML-DEFEND-02  By a token, an ability or a feature."""

    seat: Seat
    by: str
    n: int


@event
class PotionDrunk(Event):
    """ML-DEFEND-04  A wound less."""

    seat: Seat
    mercenary: str


@event
class Wounded(Event):
    """ML-ATTACK-07  The token is turned."""

    seat: Seat
    mercenary: str


@event
class MercenaryDied(Event):
    """ML-ATTACK-07  Wounded a second time."""

    seat: Seat
    mercenary: str
    trail: str
    glory: int


@event
class PoisonUsed(Event):
    """ML-STRIKE-03  Two more for the total."""

    seat: Seat
    trail: str


@event
class TotalReached(Event):
    """ML-STRIKE-01  To be compared with the monster."""

    seat: Seat
    trail: str
    total: int


@event
class MonsterCaptured(Event):
    """ML-STRIKE-05  With a trap."""

    seat: Seat
    monster: str
    glory: int
    gold: int


@event
class MonsterKilled(Event):
    """ML-STRIKE-06  A trophy."""

    seat: Seat
    monster: str
    glory: int
    trophies: int


@event
class LandConquered(Event):
    """ML-CONQ-05  For its glory."""

    seat: Seat
    land: str
    glory: int


@event
class LandWithstood(Event):
    """ML-CONQ-03  The total helps the next one."""

    seat: Seat
    land: str
    total: int
    value: int


@event
class LootTaken(Event):
    """ML-LOOT-01  By who comes back with nothing else."""

    seat: Seat
    loot: str


@event
class PloyAimed(Event):
    """ML-PLOY-06  At that trail. Seat -1: by the virtual player."""

    seat: Seat
    trap: str
    trail: str


@event
class PloyCancelled(Event):
    """ML-PLOY-07  For a defence token."""

    seat: Seat
    trail: str
    trap: str


@event
class DieStolen(Event):
    """ML-PLOY-09  From that trail. Seat -1: by the virtual player."""

    seat: Seat
    trail: str
    die: str
