"""What can happen at a table of Monster Lands: set-up, Citadel, Cleanup, the virtual player, the end."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class ClanTaken(Event):
    """ML-PLAYER-01  A clan board and two starting members."""

    seat: Seat
    affiliation: str


@event
class FirstPlayer(Event):
    """ML-CLEAN-10  At first by chance, later who has the lowest reputation."""

    seat: Seat


@event
class MercenaryOffered(Event):
    """ML-TAV-05  At a tab of the Tavern."""

    mercenary: str


@event
class TrapShown(Event):
    """ML-HUNT-04  In the Hunting Lodge."""

    trap: str


@event
class EquipmentShown(Event):
    """ML-MARKET-05  In the Market."""

    equipment: str


@event
class LootShown(Event):
    """ML-LOOT-03  On the loot display."""

    loot: str


@event
class MonsterAppeared(Event):
    """ML-CLEAN-07  In a land, or at the Entrance."""

    monster: str
    site: str


@event
class MonsterDiscarded(Event):
    """ML-PANIC-02  It makes room for another."""

    monster: str


@event
class MonsterMoved(Event):
    """ML-PANIC-01  To the Citadel Entrance."""

    monster: str


@event
class LandRevealed(Event):
    """ML-CLEAN-08  With new trails."""

    land: str
    site: str


@event
class LandDiscarded(Event):
    """ML-CLEAN-08  Out of the game."""

    land: str


@event
class TrailsLaid(Event):
    """ML-SETUP-12  A guideline tile for four trails."""

    tile: str
    site: str
    side: int


@event
class QuestDrawn(Event):
    """ML-CLEAN-06  From the bag."""

    quest: str
    trail: str


@event
class RoundBegan(Event):
    """ML-CORE-09  Its four phases follow."""

    round: int


@event
class DiceTaken(Event):
    """ML-POOL-01  By glory and by the members of the clan."""

    seat: Seat
    strength: int
    magic: int


@event
class InfluenceRolled(Event):
    """ML-POOL-03  It keeps its value."""

    seat: Seat
    value: int


@event
class Received(Event):
    """ML-CORE-01  From the supply."""

    seat: Seat
    by: str
    token: str
    n: int


@event
class Overflowed(Event):
    """ML-CLEAN-12  Above a storage limit, and so discarded at once."""

    seat: Seat
    token: str
    n: int


@event
class Paid(Event):
    """ML-CITADEL-04  In gold."""

    seat: Seat
    n: int


@event
class GloryLost(Event):
    """ML-TAV-08  The reputation stays."""

    seat: Seat
    n: int


@event
class DicePlaced(Event):
    """ML-DEPLOY-06  On a free space."""

    seat: Seat
    building: str
    space: int  # from the left or from the top; 0: the Merchant has no spaces
    die: str
    n: int


@event
class DiscountReckoned(Event):
    """ML-INFL-02  By comparing with the die placed before."""

    seat: Seat
    building: str
    n: int


@event
class TrapTaken(Event):
    """ML-HUNT-01  From the display."""

    seat: Seat
    trap: str


@event
class TrapDrawn(Event):
    """ML-HUNT-05  Blindly, from the supply."""

    seat: Seat
    trap: Secret
    seen_by: int


@event
class TrapDiscarded(Event):
    """ML-HUNT-03  Above the limit, or used."""

    seat: Seat
    trap: str


@event
class DefenceLost(Event):
    """ML-TRAIL-07  Tokens on a trail are lost, used or not."""

    seat: Seat
    trail: str
    n: int


@event
class Reshuffled(Event):
    """ML-HUNT-05  What was discarded is shuffled: it may come again."""

    pile: str


@event
class Recruited(Event):
    """ML-TAV-04  A member of the clan from now on."""

    seat: Seat
    mercenary: str


@event
class BeerPaid(Event):
    """ML-TAV-11  A new offer at the Tavern."""

    seat: Seat
    n: int


@event
class EquipmentTaken(Event):
    """ML-MARKET-02  Under an unassigned mercenary."""

    seat: Seat
    equipment: str
    mercenary: str


@event
class EquipmentMoved(Event):
    """ML-MARKET-04  Among unassigned mercenaries."""

    seat: Seat
    equipment: str
    mercenary: str


@event
class EquipmentLost(Event):
    """ML-MARKET-07  Nobody has room for it."""

    seat: Seat
    equipment: str


@event
class Used(Event):
    """ML-CORE-11  An ability, a feature or a loot token."""

    seat: Seat
    by: str


@event
class DieExchanged(Event):
    """ML-DEPLOY-05  A conversion is no action."""

    seat: Seat
    die: str
    token: str
    n: int


@event
class TrophySold(Event):
    """ML-WAGE-05  At any time."""

    seat: Seat
    monster: str
    n: int


@event
class Healed(Event):
    """ML-ALCH-03  For a potion."""

    seat: Seat
    mercenary: str


@event
class Settled(Event):
    """ML-SETTLE-04  In a conquered land of the same affiliation."""

    seat: Seat
    land: str
    mercenary: str


@event
class LandFreed(Event):
    """ML-SETTLE-10  Its settler is gone; the land stays."""

    seat: Seat
    land: str


@event
class LandUsed(Event):
    """ML-SETTLE-01  For its feature."""

    seat: Seat
    land: str


@event
class Assigned(Event):
    """ML-OUT-01  To a trail."""

    seat: Seat
    mercenary: str
    trail: str


@event
class DiceOnTrail(Event):
    """ML-TRAIL-02  For the Adventure phase."""

    seat: Seat
    trail: str
    die: str
    n: int


@event
class TrapLaid(Event):
    """ML-TRAIL-05  Face down."""

    seat: Seat
    trail: str
    trap: Secret
    seen_by: int


@event
class DefenceLaid(Event):
    """ML-ARM-04  On a trail."""

    seat: Seat
    trail: str


@event
class Carried(Event):
    """ML-ALCH-04  Along with the mercenary."""

    seat: Seat
    trail: str
    potion: int
    poison: int


@event
class TrailGave(Event):
    """ML-TRAIL-12  A trail bonus, put on the assignment token."""

    seat: Seat
    trail: str
    token: str
    n: int


@event
class BroughtBack(Event):
    """ML-ALCH-06  By a mercenary who has not needed it."""

    seat: Seat
    mercenary: str
    token: str
    n: int


@event
class Passed(Event):
    """ML-DEPLOY-10  Not for good."""

    seat: Seat


@event
class PanicSpread(Event):
    """ML-PANIC-03  That building is closed."""

    building: str


@event
class PanicEnded(Event):
    """ML-CDEF-03  The monster at the Entrance is gone, and with it all panic tokens."""


@event
class LeaderPromoted(Event):
    """ML-LEADER-01  The old one died."""

    seat: Seat
    mercenary: str


@event
class WagesPaid(Event):
    """ML-WAGE-01  A gold coin each."""

    seat: Seat
    n: int


@event
class Deserted(Event):
    """ML-WAGE-03  Unpaid."""

    seat: Seat
    mercenary: str


@event
class RankEarned(Event):
    """ML-SOLO-07  By the table of the scenario."""

    seat: Seat
    rank: str


@event
class GameEnded(Event):
    """ML-SCORE-06  The most victory points win."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
