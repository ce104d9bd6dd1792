"""Cards that leave an Empire by an effect or as a payment: discarded, or back to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.empires_north.building.empire import counts_as_field, discard_from_empire, take_up, upgrades_of
from karczma.games.empires_north.features.triggers import trigger
from karczma.games.empires_north.pawns.owed import needed_in_empire
from karczma.games.empires_north.table.choices import on_show, picks
from karczma.games.empires_north.table.terms import DISCARD_OWN, DUAL, NOTHING, UPGRADE
from karczma.games.empires_north.words.events import CardTakenBack
from karczma.kernel.choices import Choice, Refusal, Seat, no
from karczma.kernel.flow import Decision, frame
from karczma.kernel.quantities import Effect, Use
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


def throw_out(g: EmpiresNorth, seat: Seat, place: int) -> None:
    """Features that wait for a discard work once for the chosen card, not for upgrades that go with their Field."""
    discard_from_empire(g, seat, place)
    trigger(g, seat, DISCARD_OWN)


@frame
class Sacrifice(Decision):
    """EN-LACT-01  Which other card of the Empire is discarded as a payment?"""

    clause = "EN-LACT-01"
    seat: Seat
    by: str

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        empire = g.players[self.seat].empire
        return on_show(g, self.seat, [place for place, card in enumerate(empire) if card != g.acting])

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        card = g.players[self.seat].empire[place]
        return no("EN-LACT-05", card=g.cards.names[card]) if card == g.acting else None

    def take(self, g: EmpiresNorth, place: int) -> None:
        throw_out(g, self.seat, place)


@frame
class LeaveBehind(Decision):
    """EN-CARD-13  Do you discard a card of your Empire, and which one? EN-FIELD-20  A single upgrade will do."""

    clause = "EN-CARD-13"
    seat: Seat
    by: str
    what: str
    effect: Effect

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [*on_show(g, self.seat, discardable(g, self.seat, self.what)), DECLINE]

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        if place not in discardable(g, self.seat, self.what):
            return no("EN-FIELD-04", card=name_at(g, self.seat, place))
        return needed_in_empire(g, self.seat, place)  # EN-BOOST-07

    def take(self, g: EmpiresNorth, place: int) -> None:
        throw_out(g, self.seat, place)
        g.then(Use(self.seat, self.by, self.effect))


def discardable(g: EmpiresNorth, seat: Seat, what: str) -> list[int]:
    """Any card, or EN-FIELD-12 any Field, upgrade or Field Island."""
    empire = enumerate(g.players[seat].empire)
    return [place for place, card in empire if what == "location" or counts_as_field(g, card)]


@frame
class TakeBack(Decision):
    """EN-CARD-13  Do you take a card of your Empire back into your hand?"""

    clause = "EN-CARD-13"
    seat: Seat
    by: str

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        places = list(range(len(g.players[self.seat].empire)))
        return [*picks(g, self.seat, places), DECLINE]

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        if why := stays(g, self.seat, place):
            return no("EN-CARD-18", card=name_at(g, self.seat, place), why=why)
        return needed_in_empire(g, self.seat, place)  # EN-BOOST-07

    def take(self, g: EmpiresNorth, place: int) -> None:
        """EN-KEY-20  What lies on it does not come along."""
        card = take_up(g, self.seat, place)
        join(g.players[self.seat].hand, card)
        g.happened(CardTakenBack, self.seat, g.cards.names[card])


def name_at(g: EmpiresNorth, seat: Seat, place: int) -> str:
    return g.cards.names[g.players[seat].empire[place]]


def returnable(g: EmpiresNorth, seat: Seat, place: int) -> bool:
    return not stays(g, seat, place)


def stays(g: EmpiresNorth, seat: Seat, place: int) -> str:
    """Why a card does not come back to the hand: a starting card, an Island, an upgrade, a Field with upgrades; "" if
    it may."""
    player, cards = g.players[seat], g.cards
    card = player.empire[place]
    if cards.starting[card]:
        return "starting"
    if card >= cards.first_island:
        return "island"
    if cards.kind[card] == UPGRADE or (cards.kind[card] == DUAL and player.tied[place] != NOTHING):
        return "upgrade"
    return "upgraded" if cards.kind[card] <= DUAL and upgrades_of(player, card) else ""
