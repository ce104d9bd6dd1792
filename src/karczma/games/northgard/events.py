"""What can happen at a table of Northgard."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event

Force = tuple[str, int, int]  # where a side's strength comes from: units, a card, a building ...; points, damage
Reason = tuple[str, int, int]  # what a creature looks for, how much of it there is, and the most of it elsewhere


@event
class ClanTaken(Event):
    seat: Seat
    clan: str


@event
class FirstPlayer(Event):
    seat: Seat


@event
class DiceRolledForFirst(Event):
    seat: Seat
    points: int


@event
class YearBegan(Event):
    year: int


@event
class CardDrawn(Event):
    seat: Seat
    card: Secret
    seen_by: int


@event
class DeckReshuffled(Event):
    seat: Seat


@event
class CardRevealed(Event):
    """A development card, or an achievement, lies open for all."""

    card: str


@event
class CardPlayed(Event):
    seat: Seat
    card: str


@event
class CardSetAside(Event):
    """Into the active zone, without its effect."""

    seat: Seat
    card: str


@event
class CardRemoved(Event):
    seat: Seat
    card: str


@event
class CardTaken(Event):
    """An upgrade into the hand, or a card of the display onto the draw pile."""

    seat: Seat
    card: str


@event
class CardDiscarded(Event):
    seat: Seat
    card: str


@event
class Passed(Event):
    seat: Seat


@event
class Paid(Event):
    seat: Seat
    token: str
    n: int


@event
class ResourceSwapped(Event):
    seat: Seat
    give: str
    token: str


@event
class ResourcesTraded(Event):
    """NG-TEAM-07  Between partners."""

    seat: Seat
    partner: Seat
    n: int
    give: str
    token: str


@event
class TileDrawn(Event):
    seat: Seat
    tile: str


@event
class TileUnplaceable(Event):
    seat: Seat
    tile: str


@event
class TilesReturned(Event):
    seat: Seat
    n: int


@event
class TileLaid(Event):
    seat: Seat
    tile: str
    x: int
    y: int
    turn: int


@event
class TerritoryClosed(Event):
    """Seat -1: it is neutral."""

    seat: Seat
    territory: int
    size: int
    fame: int


@event
class UnitsPlaced(Event):
    seat: Seat
    territory: int
    n: int


@event
class KaijaPlaced(Event):
    seat: Seat
    territory: int


@event
class TokenPlaced(Event):
    """NG-CLAN-13  Scorched Earth lies there now."""

    seat: Seat
    territory: int


@event
class UnitsMoved(Event):
    seat: Seat
    source: int
    target: int
    n: int


@event
class UnitsLost(Event):
    seat: Seat
    territory: int
    n: int


@event
class UnitsRetreated(Event):
    seat: Seat
    source: int
    target: int
    n: int


@event
class BuildingBuilt(Event):
    seat: Seat
    building: str
    territory: int
    region: int


@event
class BattleBegan(Event):
    seat: Seat
    opponent: Seat
    territory: int
    points: int
    against: int
    forces: tuple[Force, ...] = ()
    against_forces: tuple[Force, ...] = ()


@event
class FoodDiscarded(Event):
    seat: Seat
    n: int


@event
class DieRolled(Event):
    """Seat -1: for a creature; then somebody else rolls its die."""

    seat: Seat
    roller: Seat
    face: str


@event
class BattleDecided(Event):
    """Seat: the winner; -1: nobody, or a creature."""

    seat: Seat
    territory: int
    points: int
    against: int


@event
class FameGained(Event):
    seat: Seat
    source: str
    n: int


@event
class ResourcesGathered(Event):
    seat: Seat
    territory: int
    food: int
    wood: int
    lore: int


@event
class UnrestTaken(Event):
    seat: Seat


@event
class CreatureAppeared(Event):
    creature: str
    territory: int


@event
class CreatureMoved(Event):
    """NG-CPHASE-06  `reasons`: its priorities, as far as they were needed; none if there was only one way to go."""

    creature: str
    source: int
    target: int
    reasons: tuple[Reason, ...] = ()


@event
class CreatureBeaten(Event):
    seat: Seat
    creature: str


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
