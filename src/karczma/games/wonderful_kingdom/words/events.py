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
    """WK-SETUP-05  Different ones."""

    seat: Seat
    duchy: str


@event
class MenaceChosen(Event):
    """WK-MENACE-02  Its four cards are the own menace deck."""

    seat: Seat
    menace: str


@event
class QuestChosen(Event):
    """WK-QUEST-01  Its board lies beside the production board."""

    seat: Seat
    quest: str


@event
class RoundStarted(Event):
    """WK-ROUND-01  The seat is the starting player of the round."""

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
    """WK-CHOICE-02  Seven cards, and a calamity or a menace."""

    seat: Seat
    n: int


@event
class CardOffered(Event):
    """WK-CHOICE-06  Face up. Seat -1: by the rival."""

    seat: Seat
    card: str
    area: str


@event
class RivalCardHidden(Event):
    """WK-SOLO-07  The rival puts a card face down, and nobody knows it."""

    area: str


@event
class CardTrapped(Event):
    """WK-TRAP-01  Face down."""

    seat: Seat
    card: Secret
    area: str
    seen_by: int


@event
class CardSpied(Event):
    """WK-TRAP-08  Only its user knows what it is."""

    seat: Seat
    place: str
    number: int
    card: Secret
    seen_by: int


@event
class CardMarked(Event):
    """WK-ILLU-07  An Illusionist token lies on it; a face-down card has no name."""

    seat: Seat
    area: str
    number: int
    card: str


@event
class CardsSwapped(Event):
    """WK-ILLU-09  By their places: own selection area, and the marked card in an offer area."""

    seat: Seat
    own: int
    area: str
    number: int
    mine: str
    card: str


@event
class IllusionTokensReturned(Event):
    """WK-ILLU-12  From cards that were taken or discarded, to the supply."""

    n: int


@event
class AreaTaken(Event):
    """WK-CHOICE-09  Seat -1: by the rival."""

    seat: Seat
    area: str
    n: int


@event
class LeftoversDiscarded(Event):
    """WK-CHOICE-14  What nobody took."""

    n: int


@event
class DeckReshuffled(Event):
    """WK-CHOICE-04  The discard pile is the deck again."""


@event
class CardRevealed(Event):
    """WK-PLAN-01  A trap in a selection area is turned up."""

    seat: Seat
    card: str


@event
class CardDiscarded(Event):
    """WK-MENACE-14  Taken by Marauders."""

    seat: Seat
    card: str


@event
class CalamitySuffered(Event):
    """WK-PLAN-06  It goes straight to the duchy."""

    seat: Seat
    card: str


@event
class CalamitySubstituted(Event):
    """WK-CALAM-05  No calamity card is left, but one more counts."""

    seat: Seat


@event
class MenaceArrived(Event):
    """WK-PLAN-07  It goes to the construction area."""

    seat: Seat
    card: str


@event
class CardShrouded(Event):
    """WK-MENACE-16  Seat -1: by chance."""

    seat: Seat
    opponent: Seat
    card: str


@event
class ConstructionBegun(Event):
    """WK-PLAN-02  Into the construction area."""

    seat: Seat
    card: str


@event
class CardRecycled(Event):
    """WK-RECYC-01  For its recycling bonus."""

    seat: Seat
    card: str


@event
class CardScrapped(Event):
    """WK-RECYC-04  Out of the construction area."""

    seat: Seat
    card: str


@event
class PiecePlaced(Event):
    """WK-BUILD-01  A piece fills a cost space of a card or of a stage."""

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
    """WK-ALCH-02  For five cubes of the alchemy."""

    seat: Seat


@event
class SoldierEnlisted(Event):
    """WK-ADV-07  A produced cube is exchanged for a soldier."""

    seat: Seat


@event
class CubeGranted(Event):
    """WK-ADV-08  By an advisor, from the supply."""

    seat: Seat
    token: str


@event
class CardCompleted(Event):
    """WK-BUILD-07  Every cost space is filled."""

    seat: Seat
    card: str


@event
class StageCompleted(Event):
    """WK-QUEST-06  `rank`: 1 for the first reward, 2 for the second."""

    seat: Seat
    quest: str
    stage: int
    rank: int


@event
class PlanFinished(Event):
    """WK-PLAN-10  Nothing more to place."""

    seat: Seat


@event
class CubeLost(Event):
    """WK-SIS-03  Taken by the Sisters of Misfortune."""

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
    """WK-MENACE-13  One more Rat card."""

    seat: Seat
    n: int


@event
class CardStolen(Event):
    """WK-MENACE-15  A stolen token lies on it. Seat -1: by chance."""

    seat: Seat
    opponent: Seat
    card: str


@event
class StolenTokenReturned(Event):
    """WK-MENACE-15  The thief is defeated, and the card produces again."""

    seat: Seat
    card: str


@event
class TokensReceived(Event):
    """WK-ILLU-04  For the Illusionists that the other holds."""

    seat: Seat
    n: int


@event
class Produced(Event):
    """WK-PROD-04  The cubes of a step."""

    seat: Seat
    token: str
    n: int


@event
class SupremacyWon(Event):
    """WK-SUPR-01  Strictly more cubes than the other."""

    seat: Seat
    token: str


@event
class TrainingBegun(Event):
    """WK-SUPR-02  A soldier comes into the training area."""

    seat: Seat


@event
class SoldierTrained(Event):
    """WK-SUPR-02  A soldier is ready in the pool."""

    seat: Seat


@event
class CubesSetAside(Event):
    """WK-DEV-11  Alone, what Devourers produce."""

    n: int
    token: str


@event
class SoldierSent(Event):
    """WK-FIGHT-01  To a menace."""

    seat: Seat
    card: str


@event
class MenaceDefeated(Event):
    """WK-FIGHT-03  Its full combat cost lies on it."""

    seat: Seat
    card: str


@event
class MedalWon(Event):
    """WK-SOLO-11  By the points."""

    seat: Seat
    medal: str


@event
class GameEnded(Event):
    """WK-SCORE-08  The most points win."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
