"""What can happen at a table of Empires of the North."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class ClanTaken(Event):
    seat: Seat
    clan: str


@event
class TileLaid(Event):
    """The ring of Action tiles, one after another."""

    tile: str


@event
class FirstPlayer(Event):
    seat: Seat


@event
class RoundBegan(Event):
    round: int


@event
class PhaseBegan(Event):
    phase: str


@event
class LastRound(Event):
    """EN-ACT-09  Somebody has 25 VP: this round is the last one."""


@event
class IslandRevealed(Event):
    island: str
    distance: str


@event
class IslandDiscarded(Event):
    island: str


@event
class IslandsReshuffled(Event):
    distance: str


@event
class CardDrawn(Event):
    seat: Seat
    card: Secret
    seen_by: int


@event
class DeckReshuffled(Event):
    seat: Seat


@event
class CardsKept(Event):
    seat: Seat
    n: int


@event
class CardDiscarded(Event):
    seat: Seat
    card: str


@event
class CardTakenBack(Event):
    """A card that everybody knows goes to a hand."""

    seat: Seat
    card: str


@event
class DeckSearched(Event):
    """EN-KEY-16  The type is named aloud, the card is not shown."""

    seat: Seat
    type: str


@event
class GoodsGained(Event):
    seat: Seat
    by: str
    token: str
    n: int


@event
class GoodsPaid(Event):
    seat: Seat
    token: str
    n: int


@event
class GoodsAssigned(Event):
    seat: Seat
    card: str
    place: int
    token: str
    n: int


@event
class GoodsWithdrawn(Event):
    seat: Seat
    card: str
    place: int
    token: str
    n: int


@event
class WorkersRecovered(Event):
    seat: Seat
    n: int


@event
class CardBuilt(Event):
    """`host`: the place of the Field under which an upgrade is attached; -1 for anything else."""

    seat: Seat
    card: str
    place: int
    host: int


@event
class CardCopied(Event):
    seat: Seat
    card: str
    copied: str


@event
class CardLeft(Event):
    """A card leaves an Empire; everything behind it moves up by one place."""

    seat: Seat
    card: str
    place: int


@event
class PawnPlaced(Event):
    seat: Seat
    tile: str


@event
class PawnMoved(Event):
    """EN-PAWN-02  The second use."""

    seat: Seat
    source: str
    tile: str


@event
class PawnShifted(Event):
    """EN-PAWN-07  By an effect: no action follows."""

    seat: Seat
    source: str
    tile: str


@event
class PawnTurned(Event):
    seat: Seat
    tile: str


@event
class ActionDeclared(Event):
    seat: Seat
    tile: str


@event
class BoostPlayed(Event):
    seat: Seat
    card: str


@event
class LocationUsed(Event):
    seat: Seat
    card: str
    place: int


@event
class FeatureWorked(Event):
    seat: Seat
    card: str
    place: int


@event
class CardReadied(Event):
    seat: Seat
    card: str
    place: int


@event
class LocationRazed(Event):
    seat: Seat
    opponent: Seat
    card: str
    place: int


@event
class ShipQueued(Event):
    """Seat -1: a rival ship. `load` tells what lies on it: fish 1, Raze token 2, Gold for a fish 4, Common ship 8."""

    seat: Seat
    place: int
    load: int


@event
class ShipMoved(Event):
    """From this place one place forward."""

    seat: Seat
    place: int


@event
class ShipReturned(Event):
    seat: Seat
    place: int


@event
class IslandPillaged(Event):
    """Seat -1: a rival ship takes the Island away."""

    seat: Seat
    island: str


@event
class IslandConquered(Event):
    seat: Seat
    island: str
    place: int


@event
class Passed(Event):
    seat: Seat


@event
class PointsLost(Event):
    seat: Seat
    n: int


@event
class RivalScored(Event):
    n: int


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
