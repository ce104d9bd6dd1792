"""Chapter "Actions": turns until all have passed, and the six things a player may do on one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from karczma.games.northgard.actions.passing import Passing, Take, on_display
from karczma.games.northgard.actions.playing import Playing, unplayable
from karczma.games.northgard.deck import draw_to_hand, in_hand, joins_deck, lay_out, remove
from karczma.games.northgard.table.terms import LORE
from karczma.games.northgard.words.events import CardPlayed, CardSetAside, CardTaken, Paid
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

PRICE = {"exchange": 1, "remove": 2, "upgrade": 3}  # NG-TURN-13  lore
CLAUSE = {"wait": "NG-TURN-09", "exchange": "NG-TURN-10", "remove": "NG-TURN-11", "upgrade": "NG-TURN-14"}


@frame
class Turn(Procedure):
    """NG-TURN-01  Clockwise, until all have passed."""

    seat: Seat

    @step("NG-TURN-02")
    def act(self, g: Northgard) -> None:
        """Exactly one of: play cards, wait, exchange a card, remove a card, upgrade, pass."""
        g.then(Act(self.seat))

    @step("NG-TURN-26")
    def next_turn(self, g: Northgard) -> None:
        """The next player to the left who has not passed; NG-TURN-28 that may be the same one again."""
        waiting = [seat for seat in g.seats_from((self.seat + 1) % g.seats) if not g.players[seat].passed]
        if waiting:
            g.then(Turn(waiting[0]))


@frame
class Act(Decision):
    """NG-TURN-02  What do you do on this turn?"""

    clause = "NG-TURN-02"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        """What lies set aside or on display is on show, too, and says when it is taken."""
        upgrades = [TakeUpgrade(g.cards.names[card]) for card in g.players[self.seat].upgrades]
        displayed = [Take(g.cards.names[card]) for card in on_display(g)]
        return [*plays(g, self.seat), WAIT, EXCHANGE, REMOVE, UPGRADE, PASS, *upgrades, *displayed]

    def options(self, g: Northgard) -> list[Choice]:
        player, cards = g.players[self.seat], g.cards
        if not player.hand:
            return [PASS]
        lore = player.wallet[LORE]
        found = [*playable(g, self.seat, player.hand), WAIT]
        if lore >= PRICE["exchange"]:  # NG-TURN-13
            found.append(EXCHANGE)
        if lore >= PRICE["remove"] and not all(cards.is_unrest[card] for card in player.hand):  # NG-TURN-12, NG-TURN-13
            found.append(REMOVE)
        if lore >= PRICE["upgrade"] and player.upgrades:  # NG-TURN-13, NG-TURN-17
            found.append(UPGRADE)
        return [*found, PASS]


def plays(g: Northgard, seat: Seat) -> list[Choice]:
    """Every card of the hand, alike ones once."""
    return [play(name) for name in dict.fromkeys([g.cards.names[card] for card in g.players[seat].hand])]


def playable(g: Northgard, seat: Seat, hand: list[Card]) -> list[Choice]:
    """Those that can be played now."""
    names = dict.fromkeys([g.cards.names[card] for card in hand if unplayable(g, seat, card) is None])
    return [play(name) for name in names]


@choice
class Play(Choice):
    """NG-TURN-03  One card goes face up to the active zone and its action is carried out."""

    card: str

    def refusal(self, g: Northgard, decision: Act | PlayOn) -> Refusal | None:
        card = in_hand(g, decision.seat, self.card)
        if isinstance(decision, PlayOn) and decision.main_played and not g.cards.flash[card]:
            return no("NG-TURN-07", card=self.card)
        return unplayable(g, decision.seat, card)

    def perform(self, g: Northgard, decision: Act | PlayOn) -> None:
        card = in_hand(g, decision.seat, self.card)
        lay_out(g, decision.seat, card)
        g.happened(CardPlayed, decision.seat, self.card)
        main_played = not g.cards.flash[card] or (isinstance(decision, PlayOn) and decision.main_played)
        g.then(Playing(decision.seat, card), PlayOn(decision.seat, main_played))  # NG-TURN-05


@cache
def play(card: str) -> Choice:
    return Play(card)


@frame
class PlayOn(Decision):
    """NG-TURN-04, NG-TURN-06  Another card? Any number of flash cards, and one other if there was none yet."""

    clause = "NG-TURN-04"
    seat: Seat
    main_played: bool

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*plays(g, self.seat), END_TURN]

    def options(self, g: Northgard) -> list[Choice]:
        hand, flash = g.players[self.seat].hand, g.cards.flash
        if self.main_played:
            hand = [card for card in hand if flash[card]]
        return [*playable(g, self.seat, hand), END_TURN]


@choice
class EndTurn(Choice):
    """NG-TURN-06  That was my turn."""


END_TURN = EndTurn()


# -- the other options ---------------------------------------------------------------------------------------------


def needs_card(g: Northgard, seat: Seat) -> Refusal | None:
    """NG-TURN-24  Who has no card in hand can only pass."""
    return None if g.players[seat].hand else no("NG-TURN-24")


def needs_lore(g: Northgard, seat: Seat, what: str) -> Refusal | None:
    """NG-TURN-13  The full price in lore, and nothing else."""
    lore = g.players[seat].wallet[LORE]
    return needs_card(g, seat) or (no("NG-TURN-13", price=PRICE[what], lore=lore) if lore < PRICE[what] else None)


@choice
class Wait(Choice):
    """NG-TURN-09  Put a card into the active zone without its effect."""

    def refusal(self, g: Northgard, decision: Act) -> Refusal | None:
        return needs_card(g, decision.seat)

    def perform(self, g: Northgard, decision: Act) -> None:
        g.then(WhichCard(decision.seat, "wait"))


@choice
class Exchange(Choice):
    """NG-TURN-10  Put a card into the active zone without its effect, pay 1 lore, draw a card."""

    def refusal(self, g: Northgard, decision: Act) -> Refusal | None:
        return needs_lore(g, decision.seat, "exchange")  # NG-TURN-13

    def perform(self, g: Northgard, decision: Act) -> None:
        g.then(WhichCard(decision.seat, "exchange"))


@choice
class Remove(Choice):
    """NG-TURN-11  Return a card to the box, pay 2 lore, draw two cards."""

    def refusal(self, g: Northgard, decision: Act) -> Refusal | None:
        if g.players[decision.seat].hand and all(g.cards.is_unrest[card] for card in g.players[decision.seat].hand):
            return no("NG-TURN-12")
        return needs_lore(g, decision.seat, "remove")  # NG-TURN-13

    def perform(self, g: Northgard, decision: Act) -> None:
        g.then(WhichCard(decision.seat, "remove"))


@choice
class Upgrade(Choice):
    """NG-TURN-14  Use up a card and 3 lore, take one of the own clan upgrade cards into the hand."""

    def refusal(self, g: Northgard, decision: Act) -> Refusal | None:
        if not g.players[decision.seat].upgrades:
            return no("NG-TURN-17")
        return needs_lore(g, decision.seat, "upgrade")  # NG-TURN-13

    def perform(self, g: Northgard, decision: Act) -> None:
        g.then(WhichCard(decision.seat, "upgrade"))


@choice
class Pass(Choice):
    """NG-TURN-18  No more turns this year; NG-TURN-25 cards may be left in hand."""

    def perform(self, g: Northgard, decision: Act) -> None:
        g.then(Passing(decision.seat))


WAIT, EXCHANGE, REMOVE, UPGRADE, PASS = Wait(), Exchange(), Remove(), Upgrade(), Pass()


@frame
class WhichCard(Decision):
    """NG-TURN-09 .. NG-TURN-14  Which card of the hand? NG-TURN-08  Flash cards accompany only the playing of cards."""

    clause = "NG-TURN-09"
    seat: Seat
    use: str

    def candidates(self, g: Northgard) -> list[Choice]:
        names = [g.cards.names[card] for card in g.players[self.seat].hand]
        return [UseCard(name) for name in dict.fromkeys(names)]


@choice
class UseCard(Choice):
    card: str

    def refusal(self, g: Northgard, decision: WhichCard) -> Refusal | None:
        if decision.use == "remove" and g.cards.is_unrest[g.cards.card_id[self.card]]:
            return no("NG-TURN-12")
        return None

    def perform(self, g: Northgard, decision: WhichCard) -> None:
        """NG-TURN-27  The card goes and the lore is paid before anything is drawn.

        NG-TURN-09, NG-TURN-10, NG-TURN-11, NG-TURN-14  For whichever of the four it is.
        """
        seat, g.rule = decision.seat, CLAUSE[decision.use]
        if decision.use in PRICE:
            g.players[seat].wallet[LORE] -= PRICE[decision.use]
            g.happened(Paid, seat, "lore", PRICE[decision.use])
        match decision.use:
            case "wait" | "exchange":
                set_aside(g, seat, self.card)
                draw_to_hand(g, seat, 1 if decision.use == "exchange" else 0)  # NG-TURN-10
            case "remove":
                remove(g, seat, in_hand(g, seat, self.card))
                draw_to_hand(g, seat, 2)  # NG-TURN-11
            case "upgrade":
                set_aside(g, seat, self.card)
                g.then(AsideOrRemoved(seat), UpgradeWhich(seat))


def set_aside(g: Northgard, seat: Seat, card: str) -> None:
    lay_out(g, seat, in_hand(g, seat, card))
    g.happened(CardSetAside, seat, card)


@frame
class AsideOrRemoved(Decision):
    """NG-TURN-14  Does the card go to the active zone, or out of the game?"""

    clause = "NG-TURN-14"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [SET_ASIDE, TAKE_OUT]


@choice
class SetAside(Choice):
    """It stays in the active zone, where it was just laid."""


@choice
class TakeOut(Choice):
    def refusal(self, g: Northgard, decision: AsideOrRemoved) -> Refusal | None:
        return no("NG-TURN-16") if g.cards.is_unrest[g.players[decision.seat].active[-1]] else None

    def perform(self, g: Northgard, decision: AsideOrRemoved) -> None:
        remove(g, decision.seat, g.players[decision.seat].active[-1])


SET_ASIDE, TAKE_OUT = SetAside(), TakeOut()


@frame
class UpgradeWhich(Decision):
    """NG-TURN-14  Which upgrade do you take? NG-TURN-15  It can be played from the next turn on."""

    clause = "NG-TURN-14"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [TakeUpgrade(g.cards.names[card]) for card in g.players[self.seat].upgrades]


@choice
class TakeUpgrade(Choice):
    """NG-TURN-14  It comes into the hand; NG-TURN-17 each upgrade once: it is no longer set aside."""

    card: str

    def refusal(self, g: Northgard, decision: UpgradeWhich | Act) -> Refusal | None:
        if isinstance(decision, UpgradeWhich):
            return None
        return needs_lore(g, decision.seat, "upgrade") or no("NG-TURN-14", card=self.card)

    def perform(self, g: Northgard, decision: UpgradeWhich) -> None:
        player, card = g.players[decision.seat], g.cards.card_id[self.card]
        player.upgrades.remove(card)
        join(player.hand, card)
        joins_deck(g, decision.seat, card)
        g.happened(CardTaken, decision.seat, self.card)
