"""Chapter "Building a Location": a card enters the Empire, with its Goods, its Building Bonus and what it copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.empire import face, lay_down
from karczma.games.empires_north.features.triggers import Whole, settle, trigger
from karczma.games.empires_north.goods.gaining import receive
from karczma.games.empires_north.table.choices import on_show
from karczma.games.empires_north.table.terms import BUILD, BUILD_FIELD, CONQUER, COPY, DUAL, KINDS, NOTHING
from karczma.games.empires_north.words.events import CardBuilt, CardCopied, IslandConquered
from karczma.kernel.choices import Choice, Refusal, Seat, no
from karczma.kernel.flow import Decision, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


@frame
class Entering(Whole):
    """EN-BUILD-12, EN-EX-12  The card is placed, then its Bonus works, then the Features of others react.

    EN-BUILD-08, EN-TILE-05  It is the same however the card comes: by Build, by Construct, by an effect, by Conquest.
    """

    works_by = "EN-BUILD-07"
    seat: Seat
    card: Card
    how: str = "EN-BUILD-01"  # the clause by which it comes
    host: int = NOTHING

    @step("EN-BUILD-01")
    def placed(self, g: EmpiresNorth) -> None:
        """EN-FIELD-05  An upgrade under its Field, EN-FIELD-17 where it stays. EN-TILE-03, EN-FIELD-01, EN-EXP-08  It
        may also come by Construct, in the window or by Conquest."""
        g.rule = self.how
        player, name = g.players[self.seat], g.cards.names[self.card]
        (g.visited if self.card >= g.cards.first_island else player.played).remove(self.card)
        place = lay_down(g, self.seat, self.card, self.host)
        if self.card >= g.cards.first_island:
            g.happened(IslandConquered, self.seat, name, place)
        else:
            host = NOTHING if self.host == NOTHING else player.empire.index(Card(self.host))
            under = "" if self.host == NOTHING else g.cards.names[self.host]
            g.happened(CardBuilt, self.seat, name, place, host, under)

    @step("EN-FIELD-02")
    def first_goods(self, g: EmpiresNorth) -> None:
        """A Field yields at once, EN-EXP-20 an Island that is a Field too; EN-FIELD-07 an upgrade only its own."""
        if g.cards.harvest[self.card]:
            if self.card >= g.cards.first_island:
                g.rule = "EN-EXP-20"
            elif self.host != NOTHING:
                g.rule = "EN-FIELD-07"
            receive(g, self.seat, g.cards.names[self.card], g.cards.harvest[self.card])

    @step("EN-BUILD-07")
    def bonus(self, g: EmpiresNorth) -> None:
        """Once, now and never again."""
        bonus = g.cards.bonus[self.card]
        if bonus is not None:
            bonus.do(g, self.seat, g.cards.names[self.card])

    @step("EN-KEY-23")
    def copy_card(self, g: EmpiresNorth) -> None:
        """A Copy chooses what it copies, if there is anything."""
        if g.cards.kind[self.card] == COPY and copyable(g, self.seat, self.card):
            g.then(CopyWhich(self.seat, self.card))

    @step("EN-BOOST-11")
    def told(self, g: EmpiresNorth) -> None:
        """A Field counts as a Location that is built. Conquest is no building, EN-FEAT-03 and it happens now."""
        if self.card >= g.cards.first_island:
            trigger(g, self.seat, CONQUER, entered=self.card)
        else:
            trigger(g, self.seat, BUILD, g.cards.type[self.card], entered=self.card)
            if g.cards.kind[self.card] <= DUAL:
                trigger(g, self.seat, BUILD_FIELD, entered=self.card)
        settle(g)


def copyable(g: EmpiresNorth, seat: Seat, copy: Card) -> list[int]:
    """The cards of the kind that the Copy names: EN-RAZE-05 Islands too, EN-KEY-23 never another Copy."""
    kind, named = g.cards.kind, g.cards.copies[copy]
    return [place for place, card in enumerate(g.players[seat].empire) if kind[card] in named]


def has_action(g: EmpiresNorth, seat: Seat, place: int) -> bool:
    """EN-LACT-06  Only an Action Location can be exhausted; EN-RAZE-08 a Copy of one is one."""
    card = face(g, g.players[seat], place)
    return card != NOTHING and g.cards.action[card] is not None


@frame
class CopyWhich(Decision):
    """EN-KEY-09  Which card does it copy? EN-KEY-10  For good."""

    clause = "EN-KEY-09"
    seat: Seat
    card: Card

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return on_show(g, self.seat, copyable(g, self.seat, self.card))

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        """EN-KEY-23  Only cards of the named kind, never a Copy."""
        if place in copyable(g, self.seat, self.card):
            return None
        card, named = g.players[self.seat].empire[place], g.cards.copies[self.card]
        if g.cards.kind[card] == COPY:
            return no("EN-KEY-23", copy=g.cards.names[card])
        return no("EN-KEY-23", card=g.cards.names[card], named=KINDS[named[0]] if len(named) == 1 else "any")

    def take(self, g: EmpiresNorth, place: int) -> None:
        player = g.players[self.seat]
        copied = player.empire[place]
        player.tied[player.empire.index(self.card)] = copied
        g.happened(CardCopied, self.seat, g.cards.names[self.card], g.cards.names[copied])
