"""What can happen at a table of Empires of the North."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class ClanTaken(Event):
    """EN-SETUP-08  Everybody plays a Clan of their own."""

    seat: Seat
    clan: str


@event
class TileLaid(Event):
    """EN-SETUP-06  The ring of Action tiles, one after another."""

    tile: str


@event
class FirstPlayer(Event):
    """EN-CLEAN-05  By chance at first, then clockwise."""

    seat: Seat


@event
class RoundBegan(Event):
    """EN-ROUND-01  Its four phases follow."""

    round: int


@event
class PhaseBegan(Event):
    """EN-ROUND-01  One of the four."""

    phase: str


@event
class LastRound(Event):
    """EN-ACT-09  Somebody has 25 VP: this round is the last one."""


@event
class IslandRevealed(Event):
    """EN-SETUP-04  Face up for all."""

    island: str
    distance: str


@event
class IslandDiscarded(Event):
    """EN-CLEAN-04  Onto its discard pile."""

    island: str


@event
class IslandsCleared(Event):
    """EN-CLEAN-04  The face-up ones, before new ones are revealed."""


@event
class IslandsReshuffled(Event):
    """EN-EXP-12  The discard pile is the deck again."""

    distance: str


@event
class CardDrawn(Event):
    """EN-GOODS-19  From the own Clan deck."""

    seat: Seat
    card: Secret
    seen_by: int


@event
class CardsSeen(Event):
    """EN-LOOK-02  Drawn and looked at; some of them will be discarded."""

    seat: Seat
    n: int


@event
class DeckReshuffled(Event):
    """EN-GOODS-21  The discard pile is the deck again."""

    seat: Seat


@event
class CardsKept(Event):
    """EN-LOOK-03  A Worker for each."""

    seat: Seat
    n: int


@event
class CardsTaken(Event):
    """EN-CARD-13  Of those that were looked at, into the hand."""

    seat: Seat
    n: int


@event
class CardDiscarded(Event):
    """EN-GOODS-20  Onto the own discard pile."""

    seat: Seat
    card: str


@event
class CardTakenBack(Event):
    """EN-KEY-01  A card that everybody knows goes to a hand."""

    seat: Seat
    card: str


@event
class DeckSearched(Event):
    """EN-KEY-16  The type is named aloud, the card is not shown."""

    seat: Seat
    type: str


@event
class CardFound(Event):
    """EN-KEY-16  It goes to the hand, and the deck is shuffled."""

    seat: Seat
    card: Secret
    seen_by: int


@event
class NothingFound(Event):
    """EN-KEY-17  Only the shuffle happens."""

    seat: Seat


@event
class GoodsGained(Event):
    """EN-KEY-01  From the general supply."""

    seat: Seat
    by: str
    token: str
    n: int


@event
class GoodsPaid(Event):
    """EN-KEY-02  To the general supply; Workers to the Clan tile."""

    seat: Seat
    token: str
    n: int


@event
class GoodsAssigned(Event):
    """EN-KEY-03  Onto a card."""

    seat: Seat
    card: str
    place: int
    token: str
    n: int


@event
class GoodsWithdrawn(Event):
    """EN-KEY-05  Off a card, back to the supply."""

    seat: Seat
    card: str
    place: int
    token: str
    n: int


@event
class WorkersRecovered(Event):
    """EN-KEY-07  From the Clan tile."""

    seat: Seat
    n: int


@event
class GoodsLost(Event):
    """EN-KEY-20  They lay on a card that leaves the Empire; Workers go to the Clan tile."""

    seat: Seat
    card: str
    token: str
    n: int


@event
class CardLaidOut(Event):
    """EN-SETUP-10  A starting card; this is no building."""

    seat: Seat
    card: str
    place: int


@event
class CardBuilt(Event):
    """EN-BUILD-01  `host`: the place of the Field under which an upgrade is attached, and `under` that Field; -1 and ""
    for anything else."""

    seat: Seat
    card: str
    place: int
    host: int
    under: str


@event
class CardCopied(Event):
    """EN-KEY-09  For the rest of the game."""

    seat: Seat
    card: str
    copied: str


@event
class CardLeft(Event):
    """EN-CARD-18  Discarded from an Empire; everything behind it moves up by one place."""

    seat: Seat
    card: str
    place: int


@event
class CopyEnded(Event):
    """EN-KEY-12  What it copied has left the Empire."""

    seat: Seat
    card: str


@event
class PawnPlaced(Event):
    """EN-PAWN-01  The first use."""

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
    """EN-PAWN-04  Exhausted until Cleanup."""

    seat: Seat
    tile: str


@event
class ActionDeclared(Event):
    """EN-BOOST-01  A window for one Boost or Field opens."""

    seat: Seat
    tile: str


@event
class ActionFailed(Event):
    """EN-KEY-22  It was declared and has become impossible."""

    seat: Seat
    tile: str


@event
class BoostPlayed(Event):
    """EN-BOOST-05  Its effect, then the discard pile."""

    seat: Seat
    card: str


@event
class LocationUsed(Event):
    """EN-ACT-02  Its Action; the card is exhausted."""

    seat: Seat
    card: str
    place: int


@event
class FeatureWorked(Event):
    """EN-FEAT-01  By itself."""

    seat: Seat
    card: str
    place: int


@event
class CardReadied(Event):
    """EN-KEY-19  It can be used again."""

    seat: Seat
    card: str
    place: int


@event
class CardsReadied(Event):
    """EN-CLEAN-03  All of them, in Cleanup."""

    seat: Seat
    n: int


@event
class LocationRazed(Event):
    """EN-RAZE-01  It is exhausted, not destroyed."""

    seat: Seat
    opponent: Seat
    card: str
    place: int


@event
class ShipQueued(Event):
    """EN-TILE-08  Seat -1: a rival ship.

    `load` tells what lies on it: fish 1, Raze token 2, Gold for a fish 4, Common ship 8.
    """

    seat: Seat
    place: int
    load: int


@event
class ShipMoved(Event):
    """EN-EXP-14  From this place one place forward."""

    seat: Seat
    place: int


@event
class ShipReturned(Event):
    """EN-EXP-10  To its owner, without what lay on it."""

    seat: Seat
    place: int


@event
class IslandMissed(Event):
    """EN-EXP-13  The ship finds no Island at all."""

    seat: Seat


@event
class IslandPillaged(Event):
    """EN-EXP-06  Seat -1: a rival ship takes the Island away."""

    seat: Seat
    island: str


@event
class IslandConquered(Event):
    """EN-EXP-08  It joins the Empire."""

    seat: Seat
    island: str
    place: int


@event
class Passed(Event):
    """EN-ACT-05  No more actions this round."""

    seat: Seat


@event
class PointsLost(Event):
    """EN-SOLO-12  The winter was hungry."""

    seat: Seat
    n: int


@event
class RivalScored(Event):
    """EN-SOLO-14  For an Island it took."""

    n: int


@event
class GameEnded(Event):
    """EN-SCORE-07  The most VP win."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
