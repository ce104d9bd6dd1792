"""What can happen at a table of Northgard."""

from __future__ import annotations

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event

Force = tuple[str, int, int]  # where a side's strength comes from: units, a card, a building ...; points, damage
Reason = tuple[str, int, int]  # what a creature looks for, how much of it there is, and the most of it elsewhere


@event
class ClanTaken(Event):
    """NG-SETUP-11  Everybody plays a clan of their own."""

    seat: Seat
    clan: str


@event
class FirstPlayer(Event):
    """NG-TURN-22  At first by the dice, later whoever passes first."""

    seat: Seat


@event
class DiceRolledForFirst(Event):
    """NG-SETUP-13  Most axes begin."""

    seat: Seat
    points: int


@event
class YearBegan(Event):
    """NG-YEAR-01  Its five phases follow."""

    year: int


@event
class CardDrawn(Event):
    """NG-DECK-02  From the draw pile into the hand."""

    seat: Seat
    card: Secret
    seen_by: int


@event
class CardsDrawn(Event):
    """NG-DECK-02  Several at once; the hand shows which."""

    seat: Seat
    n: int


@event
class DeckReshuffled(Event):
    """NG-DECK-03  The discard pile is the draw pile again."""

    seat: Seat


@event
class CardRevealed(Event):
    """NG-START-03  A development card, or an achievement, lies open for all."""

    card: str


@event
class CardPlayed(Event):
    """NG-TURN-03  Into the active zone; its actions follow."""

    seat: Seat
    card: str


@event
class CardSetAside(Event):
    """NG-TURN-09  Into the active zone, without its effect."""

    seat: Seat
    card: str


@event
class CardRemoved(Event):
    """NG-TURN-11  Out of the game."""

    seat: Seat
    card: str


@event
class CardTaken(Event):
    """NG-TURN-19  An upgrade into the hand, or a card of the display onto the draw pile."""

    seat: Seat
    card: str


@event
class CardDiscarded(Event):
    """NG-TURN-18  Onto the discard pile."""

    seat: Seat
    card: str


@event
class CardPutBack(Event):
    """NG-DRAW-03  Onto the draw pile again."""

    seat: Seat
    card: Secret
    seen_by: int


@event
class Passed(Event):
    """NG-TURN-26  No more turns this year."""

    seat: Seat


@event
class Paid(Event):
    """NG-SPEC-01  What a card's text costs."""

    seat: Seat
    token: str
    n: int


@event
class ResourcesExchanged(Event):
    """NG-HARV-08  Three resources, in any mix, for one."""

    seat: Seat
    food: int
    wood: int
    lore: int
    token: str


@event
class ResourceHandedOver(Event):
    """NG-SPEC-01  From one player to another, as a card wants it."""

    seat: Seat
    taker: Seat
    by: str
    token: str


@event
class ResourceBurnt(Event):
    """NG-CLAN-16  Taken from Scorched Earth, instead of its owner."""

    seat: Seat
    opponent: Seat
    territory: int
    token: str


@event
class PowerGained(Event):
    """NG-CLAN-01  By the power of the clan."""

    seat: Seat
    clan: str
    token: str
    n: int


@event
class ResourceSwapped(Event):
    """NG-SPEC-01  One resource for another of the supply."""

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
class TradeRefused(Event):
    """NG-TEAM-07  A partner's offer: `give` is what the one who refuses would have given."""

    seat: Seat
    partner: Seat
    n: int
    give: str
    token: str


@event
class TileDrawn(Event):
    """NG-EXPL-01  For all to see."""

    seat: Seat
    tile: str


@event
class TileUnplaceable(Event):
    """NG-EXPL-09  It fits nowhere, or another one was laid."""

    seat: Seat
    tile: str


@event
class TilesReturned(Event):
    """NG-SETUP-27  Under the stack: none of them could be laid."""

    seat: Seat
    n: int


@event
class StackShuffled(Event):
    """NG-SETUP-25  With the tiles that were not laid in the opening."""


@event
class TileLaid(Event):
    """NG-EXPL-04  Beside a laid tile."""

    seat: Seat
    tile: str
    x: int
    y: int
    turn: int


@event
class TerritoryClosed(Event):
    """NG-MAP-12  Seat -1: it is neutral."""

    seat: Seat
    territory: int
    size: int
    fame: int


@event
class UnitsPlaced(Event):
    """NG-RECR-01  From the reserve."""

    seat: Seat
    territory: int
    n: int


@event
class KaijaPlaced(Event):
    """NG-CLAN-03  She comes as one of the recruited."""

    seat: Seat
    territory: int


@event
class TokenPlaced(Event):
    """NG-CLAN-13  Scorched Earth lies there now."""

    seat: Seat
    territory: int


@event
class UnitsMoved(Event):
    """NG-MOVE-02  To an adjacent territory. `kaija`: 1 if she is one of them."""

    seat: Seat
    source: int
    target: int
    n: int
    kaija: int = 0


@event
class UnitsLost(Event):
    """NG-COMB-19  Back to the reserve."""

    seat: Seat
    territory: int
    n: int
    kaija: int = 0


@event
class UnitsRetreated(Event):
    """NG-COMB-21  Across a regular border."""

    seat: Seat
    source: int
    target: int
    n: int
    kaija: int = 0


@event
class BuildingBuilt(Event):
    """NG-BUILD-01  On a free slot."""

    seat: Seat
    building: str
    territory: int
    region: int
    cost: int


@event
class BattleBegan(Event):
    """NG-COMB-04  With the units and bonuses of both sides. A seat of -1 is the creature."""

    seat: Seat
    opponent: Seat
    territory: int
    points: int
    against: int
    creature: str = ""
    forces: tuple[Force, ...] = ()
    against_forces: tuple[Force, ...] = ()


@event
class FoodDiscarded(Event):
    """NG-COMB-07  One combat point each."""

    seat: Seat
    n: int


@event
class DieRolled(Event):
    """NG-COMB-10  Seat -1: for a creature; then somebody else rolls its die."""

    seat: Seat
    roller: Seat
    face: str
    creature: str = ""


@event
class FaceChosen(Event):
    """NG-COMB-11  What the choice face counts as; NG-CFIGHT-13 for a creature always a point."""

    seat: Seat
    face: str
    creature: str = ""


@event
class BattleDecided(Event):
    """NG-COMB-17  Who won against whom, by the points of attacker and defender. `side`: 0 or 1 won; -1: all fell."""

    seat: Seat
    opponent: Seat
    territory: int
    points: int
    against: int
    side: int
    creature: str = ""


@event
class FameGained(Event):
    """NG-SCORE-11  There are no other sources."""

    seat: Seat
    source: str
    n: int


@event
class FameLost(Event):
    """NG-WINT-12  There was no Unrest left to take; as much as the player had, at most 5."""

    seat: Seat
    n: int


@event
class ResourcesGathered(Event):
    """NG-HARV-07  One token for each icon."""

    seat: Seat
    territory: int
    food: int
    wood: int
    lore: int


@event
class UnrestTaken(Event):
    """NG-WINT-08  The winter could not be paid."""

    seat: Seat


@event
class CreaturesShuffled(Event):
    """NG-CREA-08  The discarded creature cards are the pile again."""


@event
class CreatureDrawn(Event):
    """NG-MORE-06  Its card lies in the line; where it will stand is still to be chosen."""

    seat: Seat
    creature: str


@event
class CreatureAppeared(Event):
    """NG-CREA-05  It joins the line at its right end."""

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
    """NG-CFIGHT-20  Its card is discarded."""

    seat: Seat
    creature: str


@event
class GameEnded(Event):
    """NG-SCORE-10  The most fame, or `conquered`: enough closed territories with a large building (NG-SCORE-01)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    conquered: int = 0
