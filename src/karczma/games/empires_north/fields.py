"""Chapter "Fields" (EN-FIELD-04: cards with Goods and no text): building them in the window of an action, upgrades, and
what a Harvest gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.choices import pick
from karczma.games.empires_north.deck import show
from karczma.games.empires_north.empire import distinct, fields_of, hosts, upgrades_of
from karczma.games.empires_north.entering import Entering
from karczma.games.empires_north.goods import receive
from karczma.games.empires_north.terms import DUAL, UPGRADE
from karczma.kernel.choices import Choice, Refusal, Seat, choice
from karczma.kernel.flow import Decision, frame
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.empires_north.state import EmpiresNorth


def build_field(g: EmpiresNorth, seat: Seat, card: Card) -> None:
    """EN-FIELD-01  For no Goods at all; the action was declared."""
    show(g, seat, card)
    g.then(UpgradeWhat(seat, card) if g.cards.kind[card] in (UPGRADE, DUAL) else Entering(seat, card))


def has_no_host(g: EmpiresNorth, seat: Seat, card: Card) -> bool:
    """EN-FIELD-06  An upgrade that fits no Field of the Empire cannot be built."""
    return g.cards.kind[card] == UPGRADE and not hosts(g, seat, g.cards.upgrade_good[card])


@frame
class UpgradeWhat(Decision):
    """EN-FIELD-05  Under which Field? EN-FIELD-14, EN-EX-11  One that is both may also become a Field of its own."""

    clause = "EN-FIELD-05"
    seat: Seat
    card: Card

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        player, names = g.players[self.seat], g.cards.names
        alone: list[Choice] = [AS_FIELD] if g.cards.kind[self.card] == DUAL else []
        places = distinct(g, self.seat, hosts(g, self.seat, g.cards.upgrade_good[self.card]))
        return [*alone, *(pick(names[player.empire[place]], place) for place in places)]

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        return None

    def take(self, g: EmpiresNorth, place: int) -> None:
        """EN-FIELD-09  Any number of upgrades under one Field."""
        g.then(Entering(self.seat, self.card, g.players[self.seat].empire[place]))


@choice
class AsField(Choice):
    """EN-FIELD-14  As a Field of its own."""

    def perform(self, g: EmpiresNorth, asked: UpgradeWhat) -> None:
        g.then(Entering(asked.seat, asked.card))


AS_FIELD = AsField()


# -- Harvest -------------------------------------------------------------------------------------------------------


@frame
class HarvestWhich(Decision):
    """EN-TILE-06  Which Field? EN-BOOST-13  One just built will do. Different ones, if there are several to choose;
    `done` are those chosen already."""

    clause = "EN-TILE-06"
    seat: Seat
    left: int
    done: tuple[Card, ...] = ()

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        empire, names = g.players[self.seat].empire, g.cards.names
        places = [place for place in fields_of(g, self.seat) if empire[place] not in self.done]
        return [pick(names[empire[place]], place) for place in distinct(g, self.seat, places)]

    def options(self, g: EmpiresNorth) -> list[Choice]:
        return self.candidates(g)

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        return None

    def take(self, g: EmpiresNorth, place: int) -> None:
        """EN-FIELD-15  Yielding exhausts nothing, so the same Field may be chosen again by the next Harvest."""
        card = g.players[self.seat].empire[place]
        harvest(g, self.seat, card)
        done = (*self.done, card)
        if self.left > 1 and len(done) < len(fields_of(g, self.seat)):
            g.then(HarvestWhich(self.seat, self.left - 1, done))


def harvest(g: EmpiresNorth, seat: Seat, card: Card) -> None:
    """EN-FIELD-03, EN-FIELD-08, EN-EX-21  The Goods of the Field and of all its upgrades; EN-TILE-07 every Good
    shown."""
    for each in (card, *upgrades_of(g.players[seat], card)):
        receive(g, seat, g.cards.names[each], g.cards.harvest[each])
