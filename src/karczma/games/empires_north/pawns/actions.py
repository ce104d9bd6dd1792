"""Chapter "Using a Clan action pawn": the five actions, and the window in which one card may be played before them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.build import ConstructWhich
from karczma.games.empires_north.building.empire import fields_of
from karczma.games.empires_north.building.fields import HarvestWhich, build_field, has_no_host
from karczma.games.empires_north.features.triggers import Whole, settle, trigger
from karczma.games.empires_north.features.voluntary import usable_features, voluntary
from karczma.games.empires_north.goods.gaining import receive
from karczma.games.empires_north.pawns.owed import Owed, buildable, declared, owed
from karczma.games.empires_north.pawns.ships import sail
from karczma.games.empires_north.table.choices import take
from karczma.games.empires_north.table.deck import can_draw, discard, draw_cards, in_hand, show
from karczma.games.empires_north.table.terms import (
    ACTIONS,
    BOOST,
    CONSTRUCT,
    EXPLORE,
    HARVEST,
    NOTHING,
    PLAY_BOOST,
    POPULATE,
    SAIL,
    WORKER,
)
from karczma.games.empires_north.words.events import ActionDeclared, ActionFailed, BoostPlayed
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth

ONE_WORKER = ((WORKER, 1),)


def possible(g: EmpiresNorth, seat: Seat, action: int) -> bool:
    """EN-TILE-15  Construct needs a Location in hand that costs Goods, Sail a ship in the supply (EN-TILE-09), Harvest
    a Field, Explore a card; Populate is always possible. EN-BOOST-08, EN-EX-09  A card that is yet to be played counts
    for nothing, and EN-BOOST-07 neither does what an action declared before needs.
    """
    if action == EXPLORE:
        return can_draw(g, seat)
    if action == CONSTRUCT:
        return len(buildable(g, seat)) > owed(g, seat, CONSTRUCT)
    if action == HARVEST:
        return bool(fields_of(g, seat))
    return action == POPULATE or g.ships(seat) > owed(g, seat, SAIL)


def possible_actions(g: EmpiresNorth, seat: Seat) -> list[int]:
    """All of them at once, told quickly."""
    due = declared(g, seat)
    found = [EXPLORE, POPULATE] if can_draw(g, seat) else [POPULATE]
    if len(buildable(g, seat)) > due.count(CONSTRUCT):
        found.append(CONSTRUCT)
    if fields_of(g, seat):
        found.append(HARVEST)
    if g.ships(seat) > due.count(SAIL):
        found.append(SAIL)
    return found


@frame
class Declared(Owed):
    """EN-BOOST-07  An action is declared and will be done. EN-CARD-15  It is the same by a pawn, by a pawn moved for
    food, and by a card that names it in capitals: then no pawn is placed, moved or flipped."""

    seat: Seat
    action: int

    @step("EN-BOOST-01")
    def window(self, g: EmpiresNorth) -> None:
        """Before the action (EN-BOOST-04) one Boost or one Field may be played."""
        g.happened(ActionDeclared, self.seat, ACTIONS[self.action])
        plays_on = g.cards.play_on
        fits = self.action in [plays_on[card] for card in g.players[self.seat].hand]
        if fits or voluntary(g, self.seat):
            g.then(Window(self.seat, self.action))

    @step("EN-PAWN-12")
    def act(self, g: EmpiresNorth) -> None:
        """EN-PAWN-10, EN-EX-10  The action that was declared, wherever the pawn stands by now. EN-KEY-22  Whatever made
        it impossible could not be refused, so this is at least said."""
        if possible(g, self.seat, self.action):
            perform(g, self.seat, self.action)
            g.then(Acted(self.seat, self.action))
        else:
            g.rule = "EN-KEY-22"
            g.happened(ActionFailed, self.seat, ACTIONS[self.action])


@frame
class Acted(Procedure):
    seat: Seat
    action: int

    @step("EN-FEAT-01")
    def done(self, g: EmpiresNorth) -> None:
        """Features that wait for the action; one that had become impossible sets nothing off (EN-KEY-22)."""
        trigger(g, self.seat, self.action)
        settle(g)


def perform(g: EmpiresNorth, seat: Seat, action: int) -> None:
    """EN-TILE-01  Explore draws a card, EN-TILE-02 Populate gives a Worker, EN-TILE-03 Construct builds a Location for
    free, EN-TILE-06 Harvest gives the Goods of a Field, EN-TILE-08 Sail puts a ship into the queue."""
    g.rule = ("EN-TILE-01", "EN-TILE-02", "EN-TILE-03", "EN-TILE-06", "EN-TILE-08")[action]
    if action == EXPLORE:
        draw_cards(g, seat, 1)
    elif action == POPULATE:
        receive(g, seat, ACTIONS[POPULATE], ONE_WORKER)
    elif action == CONSTRUCT:
        g.then(ConstructWhich(seat))
    elif action == HARVEST:
        g.then(HarvestWhich(seat, 1))
    else:
        sail(g, seat)


# -- the window ----------------------------------------------------------------------------------------------------


@frame
class Window(Decision):
    """EN-BOOST-01  Do you play a Boost or build a Field? EN-BOOST-03  One card; EN-BOOST-06 or none."""

    clause = "EN-BOOST-01"
    seat: Seat
    action: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        hand = dict.fromkeys([g.cards.names[card] for card in g.players[self.seat].hand])
        return [*(take(name) for name in hand), *voluntary(g, self.seat), NO_CARD]

    def options(self, g: EmpiresNorth) -> list[Choice]:
        names, plays_on = g.cards.names, g.cards.play_on
        fitting = [card for card in g.players[self.seat].hand if plays_on[card] == self.action]
        shown = dict.fromkeys([names[card] for card in fitting])
        cards = [take(name) for name in shown if self.refuses(g, name) is None]
        return [*cards, *usable_features(g, self), NO_CARD]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        card = g.cards.card_id[name]
        if g.cards.play_on[card] != self.action:
            return not_for(g, card, self.action)  # EN-BOOST-02
        if has_no_host(g, self.seat, card):
            return no("EN-FIELD-06", card=name)
        spoilt = spoils(g, self.seat, card)
        return None if spoilt is None else no("EN-BOOST-14", card=name, tile=ACTIONS[spoilt])

    def take(self, g: EmpiresNorth, name: str) -> None:
        card = in_hand(g, self.seat, name)
        if g.cards.kind[card] == BOOST:
            show(g, self.seat, card)
            g.happened(BoostPlayed, self.seat, name)
            g.then(Boosting(self.seat, card))
        else:
            build_field(g, self.seat, card)  # EN-FIELD-11, EN-BOOST-09


def not_for(g: EmpiresNorth, card: int, action: int) -> Refusal:
    """EN-BOOST-02  It names another action, or none."""
    name, named = g.cards.names[card], g.cards.play_on[card]
    if named == NOTHING:
        return no("EN-BOOST-02", card=name)
    return no("EN-BOOST-02", card=name, tile=ACTIONS[action], needs=ACTIONS[named])


@choice
class NoCard(Choice):
    """EN-BOOST-06  Without a card."""


NO_CARD = NoCard()


def spoils(g: EmpiresNorth, seat: Seat, card: int) -> int | None:
    """EN-BOOST-14  The declared action, this one or one before it, whose ship or Location the Boost would use up."""
    performs = g.cards.performs[card]
    for action, there in ((SAIL, g.ships(seat)), (CONSTRUCT, len(buildable(g, seat)))):
        due = owed(g, seat, action)
        if due and action in performs and there < due + performs.count(action):
            return action
    return None


@frame
class Boosting(Whole):
    """EN-KEY-18, EN-EX-05  The effect of a Boost, and then the discard pile. EN-BOOST-12  An action in capitals in it
    opens a window of its own. EN-BOOST-16  It may be played even if it changes nothing."""

    works_by = "EN-BOOST-04"
    seat: Seat
    card: Card

    @step("EN-BOOST-04")
    def resolve(self, g: EmpiresNorth) -> None:
        effect = g.cards.boost[self.card]
        assert effect is not None
        effect.do(g, self.seat, g.cards.names[self.card])

    @step("EN-BOOST-05")
    def discarded(self, g: EmpiresNorth) -> None:
        g.players[self.seat].played.remove(self.card)
        discard(g, self.seat, self.card)
        trigger(g, self.seat, PLAY_BOOST)  # EN-FEAT-01
        settle(g)
