"""Chapter "Features": those that their owner uses at any moment of the own turn.

EN-FEAT-01  The moments are: before the action of the turn, when an action has been declared and its window is open, and
after the action. A payment or an effect that has begun is not interrupted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.empire import distinct, face
from karczma.games.empires_north.features.triggers import Whole, settle, used_up
from karczma.games.empires_north.goods.payment import lacking, pay
from karczma.games.empires_north.table.terms import IN_ACTION, NOTHING
from karczma.games.empires_north.words.events import FeatureWorked
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


def voluntary(g: EmpiresNorth, seat: Seat) -> list[Choice]:
    """EN-FEAT-01  The Features on show that are used at will, EN-KEY-24 Copies of them too; nobody else's turn and no
    other phase will do."""
    if not g.cards.any_voluntary or g.phase != IN_ACTION or g.active != seat:
        return []
    player, names = g.players[seat], g.cards.names
    places = [place for place in range(len(player.empire)) if is_voluntary(g, seat, place)]
    return [UseFeature(names[player.empire[place]], place) for place in distinct(g, seat, places)]


def is_voluntary(g: EmpiresNorth, seat: Seat, place: int) -> bool:
    shown = face(g, g.players[seat], place)
    return shown != NOTHING and g.cards.voluntary[shown]


def usable_features(g: EmpiresNorth, decision: Decision) -> list[Choice]:
    return [each for each in voluntary(g, decision.seat) if each.refusal(g, decision) is None]


@choice
class UseFeature(Choice):
    """EN-FEAT-01  A Feature, used at will; EN-FEAT-04 the action of the turn is still to come."""

    card: str
    place: int

    def refusal(self, g: EmpiresNorth, decision: Decision) -> Refusal | None:
        """EN-CLEAN-10  Not more often than it may; EN-KEY-22 its cost is paid in full, and something comes of it."""
        cards, shown = g.cards, face(g, g.players[decision.seat], self.place)
        if used_up(g, decision.seat, self.place):
            return no("EN-CLEAN-10", card=self.card)
        if lack := lacking(g, decision.seat, cards.feature_cost[shown]):
            return no("EN-KEY-22", card=self.card, token=lack[0], n=lack[1])
        effect = cards.feature[shown]
        assert effect is not None
        return None if effect.possible(g, decision.seat) else no("EN-FEAT-01", card=self.card)

    def perform(self, g: EmpiresNorth, decision: Decision) -> None:
        """EN-FEAT-02  Nothing is turned; then the same question is asked again."""
        player = g.players[decision.seat]
        card, shown = player.empire[self.place], face(g, player, self.place)
        player.used[self.place] += 1  # EN-CLEAN-10
        g.happened(FeatureWorked, decision.seat, self.card, self.place)
        pay(g, decision.seat, self.card, g.cards.feature_cost[shown])
        g.then(UsingFeature(decision.seat, card, Card(shown), g.acting), decision)


@frame
class UsingFeature(Whole):
    """EN-FEAT-07  The effect of a Feature is one whole; `before` is the card whose Action may be in progress."""

    works_by = "EN-FEAT-01"
    seat: Seat
    card: Card
    shown: Card
    before: int

    @step("EN-FEAT-01")
    def resolve(self, g: EmpiresNorth) -> None:
        g.acting = self.card
        effect = g.cards.feature[self.shown]
        assert effect is not None
        effect.do(g, self.seat, g.cards.names[self.card])

    @step("EN-FEAT-07")
    def done(self, g: EmpiresNorth) -> None:
        g.acting = self.before
        settle(g)


@frame
class EndTurn(Decision):
    """EN-FEAT-01  Do you use a Feature before your turn ends?"""

    clause = "EN-FEAT-01"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [*voluntary(g, self.seat), NOTHING_MORE]


@choice
class NothingMore(Choice):
    """The turn ends."""


NOTHING_MORE = NothingMore()
