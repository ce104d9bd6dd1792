"""What can happen at a table of It's a Wonderful Kingdom."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event


@event
class ColourDrawn(Event):
    """WK-SETUP-07  Who is blue and who is red."""

    seat: Seat
    colour: str


@event
class DuchyTaken(Event):
    seat: Seat
    duchy: str


@event
class MenaceChosen(Event):
    seat: Seat
    menace: str


@event
class QuestChosen(Event):
    seat: Seat
    quest: str


@event
class BoardChosen(Event):
    seat: Seat
    board: str


@event
class RoundStarted(Event):
    """The seat is the starting player of the round."""

    seat: Seat
    round: int


@event
class RoundBegan(Event):
    """WK-TIME-07  For each player: the tokens that are ready in this round."""

    seat: Seat
    traps: int
    spies: int


@event
class CardLaidOut(Event):
    """WK-CHOICE-01  From the deck, face up into an offer area."""

    card: str
    area: str


@event
class HandDealt(Event):
    seat: Seat
    n: int


@event
class CardOffered(Event):
    """Face up. Seat -1: by the rival."""

    seat: Seat
    card: str
    area: str


@event
class RivalCardHidden(Event):
    """WK-SOLO-07  The rival puts a card face down, and nobody knows it."""

    area: str


@event
class CardTrapped(Event):
    """Face down."""

    seat: Seat
    card: Secret
    area: str
    seen_by: int


@event
class CardSpied(Event):
    seat: Seat
    place: str
    number: int
    card: Secret
    seen_by: int


@event
class CardMarked(Event):
    """WK-ILLU-07  An Illusionist token lies on it."""

    seat: Seat
    area: str
    number: int


@event
class CardsSwapped(Event):
    """WK-ILLU-09  By their places: own selection area, and the marked card in an offer area."""

    seat: Seat
    own: int
    area: str
    number: int


@event
class AreaTaken(Event):
    """Seat -1: by the rival."""

    seat: Seat
    area: str
    n: int


@event
class LeftoversDiscarded(Event):
    n: int


@event
class DeckReshuffled(Event):
    pass


@event
class CardRevealed(Event):
    """WK-PLAN-01  A trap in a selection area is turned up."""

    seat: Seat
    card: str


@event
class CardDestroyed(Event):
    """WK-CBON-05"""

    seat: Seat
    opponent: Seat
    card: str


@event
class CardDiscarded(Event):
    """WK-MENACE-14  Taken by Marauders."""

    seat: Seat
    card: str


@event
class CalamitySuffered(Event):
    seat: Seat
    card: str


@event
class MenaceArrived(Event):
    seat: Seat
    card: str


@event
class CardShrouded(Event):
    """Seat -1: by chance."""

    seat: Seat
    opponent: Seat
    card: str


@event
class ConstructionBegun(Event):
    seat: Seat
    card: str


@event
class CardRecycled(Event):
    seat: Seat
    card: str


@event
class CardScrapped(Event):
    seat: Seat
    card: str


@event
class PiecePlaced(Event):
    """A piece fills a cost space of a card or of a stage."""

    seat: Seat
    token: str
    space: str
    card: str


@event
class CubeTransmuted(Event):
    """WK-ALCH-01  A cube goes to the alchemy."""

    seat: Seat
    token: str


@event
class KrystalliumMade(Event):
    """WK-ALCH-02"""

    seat: Seat


@event
class SoldierEnlisted(Event):
    """A produced cube is exchanged for a soldier."""

    seat: Seat


@event
class CardCompleted(Event):
    seat: Seat
    card: str


@event
class StageCompleted(Event):
    """`rank`: 1 for the first reward, 2 for the second."""

    seat: Seat
    quest: str
    stage: int
    rank: int


@event
class PlanFinished(Event):
    seat: Seat


@event
class CubeLost(Event):
    """WK-SIS-03"""

    seat: Seat
    token: str
    card: str


@event
class SoldierLost(Event):
    """WK-DRAG-03  From the pool."""

    seat: Seat


@event
class SoldierDevoured(Event):
    """WK-DRAG-04  From a card."""

    seat: Seat
    card: str


@event
class RatsBred(Event):
    seat: Seat
    n: int


@event
class CardStolen(Event):
    """WK-MENACE-15  A stolen token lies on it. Seat -1: by chance."""

    seat: Seat
    opponent: Seat
    card: str


@event
class TokensReceived(Event):
    """WK-ILLU-04"""

    seat: Seat
    n: int


@event
class Produced(Event):
    seat: Seat
    token: str
    n: int


@event
class SupremacyWon(Event):
    seat: Seat
    token: str


@event
class SoldierTrained(Event):
    """WK-SUPR-02  A soldier is ready in the pool."""

    seat: Seat


@event
class CubesSetAside(Event):
    """WK-DEV-11"""

    n: int
    token: str


@event
class SoldierSent(Event):
    """WK-FIGHT-01  To a menace."""

    seat: Seat
    card: str


@event
class MenaceDefeated(Event):
    seat: Seat
    card: str


@event
class ArmiesRecruited(Event):
    seat: Seat
    n: int


@event
class ArmiesMoved(Event):
    seat: Seat
    source: str
    territory: str
    n: int


@event
class ArmiesReturned(Event):
    """Home to the castle. Seat -1: beaten enemies, beside the board."""

    seat: Seat
    territory: str
    n: int


@event
class SpotsHeld(Event):
    """WK-CONQ-11  `spots`: bit i is spot i."""

    seat: Seat
    territory: str
    spots: int


@event
class ArmyImprisoned(Event):
    seat: Seat
    territory: str


@event
class ArmiesFreed(Event):
    seat: Seat
    n: int


@event
class ConquestPassed(Event):
    seat: Seat


@event
class EnemyArmyPlaced(Event):
    """WK-CSOLO-07"""

    territory: str


@event
class MedalWon(Event):
    seat: Seat
    medal: str


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
