"""Keyword "Search", and other ways to a certain card: from the top of the deck, from the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.table.choices import take
from karczma.games.empires_north.table.deck import can_draw, deal, discard_looked, find, rebuild_deck
from karczma.games.empires_north.table.terms import BOOST
from karczma.games.empires_north.words.events import CardFound, CardsTaken, CardTakenBack, DeckSearched, NothingFound
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step
from karczma.kernel.quantities import Effect
from karczma.kernel.state import value
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth
    from karczma.kernel.zones import Card


@value
class Search(Effect):
    """`search`: EN-KEY-16  through the whole deck for a card of a type that the player names."""

    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return can_draw(g, seat)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if self.possible(g, seat):
            g.then(NameType(seat, by))


@frame
class NameType(Decision):
    """EN-KEY-16  What are you looking for?"""

    clause = "EN-KEY-16"
    seat: Seat
    by: str

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [SearchFor(type) for type in g.cards.types_of[g.players[self.seat].clan]]


@choice
class SearchFor(Choice):
    """The type is said aloud, before the deck is looked at."""

    type: str

    def perform(self, g: EmpiresNorth, decision: NameType) -> None:
        g.happened(DeckSearched, decision.seat, self.type)
        g.then(Searching(decision.seat, self.type))


@frame
class Searching(Procedure):
    seat: Seat
    type: str

    @step("EN-KEY-16")
    def look_through(self, g: EmpiresNorth) -> None:
        """EN-KEY-17  The discard pile is not searched; but an empty deck is made anew from it first."""
        player = g.players[self.seat]
        if not len(player.deck):
            rebuild_deck(g, self.seat)
        for card in in_deck(g, self.seat):
            g.show(card, self.seat)
        if found(g, self.seat, self.type):
            g.then(TakeFound(self.seat, self.type))
        else:
            none_found(g, self.seat)

    @step("EN-KEY-16")
    def shuffle(self, g: EmpiresNorth) -> None:
        """Found or not."""
        g.shuffle_into(g.players[self.seat].deck, [])


@carries_out("EN-KEY-17")
def none_found(g: EmpiresNorth, seat: Seat) -> None:
    """EN-KEY-17  Then only the shuffle happens."""
    g.happened(NothingFound, seat)


def in_deck(g: EmpiresNorth, seat: Seat) -> list[Card]:
    deck = g.players[seat].deck
    return [*deck.top, *deck.bag, *deck.bottom]


def found(g: EmpiresNorth, seat: Seat, type: str) -> list[str]:
    cards = g.cards
    wanted = cards.types.index(type)
    return list(dict.fromkeys([cards.names[card] for card in sorted(in_deck(g, seat)) if cards.type[card] == wanted]))


@frame
class TakeFound(Decision):
    """EN-KEY-16  Which card do you take?"""

    clause = "EN-KEY-16"
    seat: Seat
    type: str

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [take(name) for name in found(g, self.seat, self.type)]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        return None

    def take(self, g: EmpiresNorth, name: str) -> None:
        """Into the hand, unseen by the others."""
        player = g.players[self.seat]
        card = find(g, in_deck(g, self.seat), name)
        next(part for part in (player.deck.top, player.deck.bag, player.deck.bottom) if card in part).remove(card)
        join(player.hand, card)
        g.happened(CardFound, self.seat, name, 1 << self.seat)


@value
class Dig(Effect):
    """`dig`: look at so many cards from the top, take some of them, discard the rest."""

    look: int
    keep: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return can_draw(g, seat)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        deal(g, seat, g.players[seat].looked, self.look)
        if g.players[seat].looked:
            g.then(DigOut(seat, by, self.keep))


@frame
class DigOut(Decision):
    """EN-CARD-13  Which of these cards do you take?"""

    clause = "EN-CARD-13"
    seat: Seat
    by: str
    left: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        names = g.cards.names
        return [take(name) for name in dict.fromkeys([names[card] for card in g.players[self.seat].looked])]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        return None

    def take(self, g: EmpiresNorth, name: str) -> None:
        player = g.players[self.seat]
        card = find(g, player.looked, name)
        player.looked.remove(card)
        join(player.hand, card)
        g.happened(CardsTaken, self.seat, 1)
        if self.left > 1 and player.looked:
            g.then(DigOut(self.seat, self.by, self.left - 1))
        else:
            discard_looked(g, self.seat)


@value
class Retrieve(Effect):
    """`retrieve`: so many Locations from the own discard pile to the hand."""

    n: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return bool(retrievable(g, seat))

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if retrievable(g, seat):
            g.then(RetrieveWhich(seat, by, self.n))


def retrievable(g: EmpiresNorth, seat: Seat) -> list[str]:
    names = [g.cards.names[card] for card in sorted(g.players[seat].discard) if g.cards.kind[card] != BOOST]
    return list(dict.fromkeys(names))


@frame
class RetrieveWhich(Decision):
    """EN-CARD-13  Which Location of your discard pile do you take?"""

    clause = "EN-CARD-13"
    seat: Seat
    by: str
    left: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        names = [g.cards.names[card] for card in sorted(g.players[self.seat].discard)]
        return [take(name) for name in dict.fromkeys(names)]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        return no("EN-CARD-01", card=name) if g.cards.kind[g.cards.card_id[name]] == BOOST else None

    def take(self, g: EmpiresNorth, name: str) -> None:
        player = g.players[self.seat]
        card = find(g, player.discard, name)
        player.discard.remove(card)
        join(player.hand, card)
        g.happened(CardTakenBack, self.seat, name)
        if self.left > 1:
            Retrieve(self.left - 1).do(g, self.seat, self.by)
