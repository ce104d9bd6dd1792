"""Chapter "Using the action of a Location"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.empire import face
from karczma.games.empires_north.features.triggers import Whole, settle
from karczma.games.empires_north.goods.payment import FREE, lacking, pay, payable
from karczma.games.empires_north.keywords.discard import Sacrifice
from karczma.games.empires_north.table.terms import NOTHING
from karczma.games.empires_north.words.events import CardReadied, LocationUsed
from karczma.kernel.choices import Refusal, Seat, no
from karczma.kernel.flow import carries_out, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


def useless(g: EmpiresNorth, seat: Seat, place: int) -> Refusal | None:
    """Why that Action cannot be used: EN-LACT-01 there is none, EN-LACT-03 it is exhausted, EN-LACT-04 the cost cannot
    be paid in full, EN-LACT-08 from what is there before, or EN-LACT-07 no part of its effect can do anything."""
    player, cards = g.players[seat], g.cards
    name = cards.names[player.empire[place]]
    card = face(g, player, place)
    effect = cards.action[card] if card != NOTHING else None
    if effect is None:
        return no("EN-LACT-01", card=name)
    if player.exhausted[place]:
        return no("EN-LACT-03", card=name)
    cost = cards.action_cost[card]
    if cost is not FREE:
        if lack := lacking(g, seat, cost):
            return no("EN-LACT-04", card=name, token=lack[0], n=lack[1])
        if len(player.empire) <= cost.locations:
            return no("EN-LACT-04", card=name, token="location", n=cost.locations)
    return None if effect.possible(g, seat) else no("EN-LACT-07", card=name)


def usable(g: EmpiresNorth, seat: Seat, place: int) -> bool:
    """The same of a ready Location, told quickly."""
    player, cards = g.players[seat], g.cards
    card = face(g, player, place)
    effect = cards.action[card] if card != NOTHING else None
    if effect is None:
        return False
    cost = cards.action_cost[card]
    if cost is not FREE and (not payable(g, seat, cost) or len(player.empire) <= cost.locations):
        return False
    return effect.possible(g, seat)


def use_location(g: EmpiresNorth, seat: Seat, place: int) -> None:
    """EN-LACT-01, EN-LACT-05  Pay and exhaust, then the effect. EN-KEY-11  A Copy exhausts itself alone."""
    player, cards = g.players[seat], g.cards
    card, shown = player.empire[place], face(g, player, place)
    name = cards.names[card]
    player.exhausted[place] = 1
    g.acting = card
    g.happened(LocationUsed, seat, name, place)
    cost = cards.action_cost[shown]
    if cost is not FREE:
        pay(g, seat, name, cost)
        for _ in range(cost.locations):
            g.then(Sacrifice(seat, name))
    g.then(Using(seat, card, Card(shown)))


@frame
class Using(Whole):
    """EN-LACT-05  The effect of an Action; `shown` is the card that says so, another one if this is a Copy."""

    works_by = "EN-LACT-01"
    seat: Seat
    card: Card
    shown: Card

    @step("EN-LACT-01")
    def resolve(self, g: EmpiresNorth) -> None:
        effect = g.cards.action[self.shown]
        assert effect is not None
        effect.do(g, self.seat, g.cards.names[self.card])

    @step("EN-FEAT-07")
    def done(self, g: EmpiresNorth) -> None:
        """EN-LACT-05  A Feature that the Action set off may ready this very card."""
        g.acting = NOTHING
        settle(g)


@carries_out("EN-KEY-19")
def ready(g: EmpiresNorth, seat: Seat, place: int) -> None:
    """EN-KEY-19  Turned back, the card can be used again."""
    player = g.players[seat]
    player.exhausted[place] = 0
    g.happened(CardReadied, seat, g.cards.names[player.empire[place]], place)


def exhausted(g: EmpiresNorth, seat: Seat, what: str) -> list[int]:
    """Exhausted cards of the own Empire, never the one whose Action is being resolved (EN-LACT-05)."""
    player = g.players[seat]
    first = g.cards.first_island if what == "island" else 0
    turned = enumerate(zip(player.empire, player.exhausted, strict=True))
    return [place for place, (card, side) in turned if side and card != g.acting and card >= first]
