"""Chapter "Fields" (EN-FIELD-04: cards with Goods and no text): building them in the window of an action, upgrades, and
what a Harvest gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.empire import fields_of, hosts, is_host, upgrades_of
from karczma.games.empires_north.building.entering import Entering
from karczma.games.empires_north.goods.gaining import receive
from karczma.games.empires_north.table.choices import on_show, picks
from karczma.games.empires_north.table.deck import show
from karczma.games.empires_north.table.terms import DUAL, TOKENS, UPGRADE
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, carries_out, frame
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


def build_field(g: EmpiresNorth, seat: Seat, card: Card) -> None:
    """EN-FIELD-01  For no Goods at all; the action was declared."""
    show(g, seat, card)
    g.then(UpgradeWhat(seat, card) if g.cards.kind[card] in (UPGRADE, DUAL) else Entering(seat, card, "EN-FIELD-01"))


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
        alone: list[Choice] = [AS_FIELD] if g.cards.kind[self.card] == DUAL else []
        return [*alone, *on_show(g, self.seat, hosts(g, self.seat, g.cards.upgrade_good[self.card]))]

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        """EN-FIELD-05  A Field that shows the Good itself."""
        player, good = g.players[self.seat], g.cards.upgrade_good[self.card]
        name = g.cards.names[player.empire[place]]
        if place in hosts(g, self.seat, good):
            return None
        return no("EN-FIELD-05", card=name, token=TOKENS[good]) if is_host(g, player, place) else no_field(g, name)

    def take(self, g: EmpiresNorth, place: int) -> None:
        """EN-FIELD-09  Any number of upgrades under one Field."""
        g.then(Entering(self.seat, self.card, "EN-FIELD-05", g.players[self.seat].empire[place]))


@choice
class AsField(Choice):
    """EN-FIELD-14  As a Field of its own."""

    def perform(self, g: EmpiresNorth, decision: UpgradeWhat) -> None:
        g.then(Entering(decision.seat, decision.card, "EN-FIELD-14"))


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
        return on_show(g, self.seat, self.left_over(g))

    def options(self, g: EmpiresNorth) -> list[Choice]:
        return picks(g, self.seat, self.left_over(g))

    def left_over(self, g: EmpiresNorth) -> list[int]:
        empire = g.players[self.seat].empire
        return [place for place in fields_of(g, self.seat) if empire[place] not in self.done]

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        card = g.players[self.seat].empire[place]
        if place not in fields_of(g, self.seat):
            return no_field(g, g.cards.names[card])
        return no("EN-TILE-06", card=g.cards.names[card]) if card in self.done else None

    def take(self, g: EmpiresNorth, place: int) -> None:
        """EN-TILE-06  Then another one, if there are more to choose. EN-FIELD-15  Yielding exhausts nothing, so the
        same Field may be chosen again by the next Harvest."""
        card = g.players[self.seat].empire[place]
        harvest(g, self.seat, card)
        done = (*self.done, card)
        if self.left > 1 and len(done) < len(fields_of(g, self.seat)):
            g.then(HarvestWhich(self.seat, self.left - 1, done))


def no_field(g: EmpiresNorth, name: str) -> Refusal:
    """EN-FIELD-18  An upgrade is no Field of its own; EN-FIELD-04 nor is any other card."""
    upgrade = g.cards.kind[g.cards.card_id[name]] in (UPGRADE, DUAL)
    return no("EN-FIELD-18", card=name) if upgrade else no("EN-FIELD-04", card=name)


@carries_out("EN-FIELD-08")
def harvest(g: EmpiresNorth, seat: Seat, card: Card) -> None:
    """EN-FIELD-03, EN-FIELD-08, EN-EX-21  The Goods of the Field and of all its upgrades; EN-TILE-07 every Good
    shown."""
    for each in (card, *upgrades_of(g.players[seat], card)):
        receive(g, seat, g.cards.names[each], g.cards.harvest[each])
