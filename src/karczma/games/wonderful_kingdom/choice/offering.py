"""Chapter "Choice": offers into two areas, traps, and selecting a whole area."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from karczma.games.wonderful_kingdom.choice.dealing import (
    clear_area,
    deal_hand,
    draw_card,
    lay_out,
    leftovers,
    return_taken,
)
from karczma.games.wonderful_kingdom.choice.spies import spyings
from karczma.games.wonderful_kingdom.menaces.illusions import MarkCards, SwapAfterwards, has_token, swaps
from karczma.games.wonderful_kingdom.table.sight import expose, origin
from karczma.games.wonderful_kingdom.table.terms import AREAS, FACE_UP, NOBODY
from karczma.games.wonderful_kingdom.words.events import AreaTaken, CardOffered, CardTrapped
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
    from karczma.kernel.zones import Card

OFFER = 2  # WK-CHOICE-06  cards


@frame
class ChoicePhase(Procedure):
    @step("WK-CHOICE-01")
    def open_areas(self, g: WonderfulKingdom) -> None:
        """One card of the deck lies face up in each offer area."""
        for area in range(len(AREAS)):
            lay_out(g, draw_card(g), area)

    @step("WK-CHOICE-02")
    def deal(self, g: WonderfulKingdom) -> None:
        """Seven cards and a calamity each, WK-MENACE-04 or a card of the own menace deck."""
        for seat in g.in_order():
            deal_hand(g, seat)

    @step("WK-CHOICE-05")
    def offers(self, g: WonderfulKingdom) -> None:
        """The starting player makes the first offer."""
        g.then(Offering(g.first))

    @step("WK-CHOICE-14")
    def discard_rest(self, g: WonderfulKingdom) -> None:
        """What nobody took is discarded, face-down cards unseen."""
        leftovers(g)


@frame
class Offering(Procedure):
    """WK-CHOICE-05  An offer by one, a selection by the other, who then makes the next offer."""

    seat: Seat

    @step("WK-CHOICE-06")
    def offer(self, g: WonderfulKingdom) -> None:
        """WK-CHOICE-21  Two cards, and nothing in between."""
        g.then(Offer(self.seat, OFFER))

    @step("WK-ILLU-07")
    def mark(self, g: WonderfulKingdom) -> None:
        """An Illusionist token may be put on a card."""
        if has_token(g, self.seat):
            g.then(MarkCards(self.seat))

    @step("WK-CHOICE-12")
    def select(self, g: WonderfulKingdom) -> None:
        """The other must select, before making an offer in turn."""
        g.then(Select(1 - self.seat, False))  # WK-CHOICE-12, WK-ILLU-11

    @step("WK-CHOICE-13")
    def next_offer(self, g: WonderfulKingdom) -> None:
        """Until both hands are empty: four offers and four selections each."""
        if g.players[1 - self.seat].hand:
            g.then(Offering(1 - self.seat))


# -- offers --------------------------------------------------------------------------------------------------------


@frame
class Offer(Decision):
    """WK-CHOICE-06  Which card goes into which area? WK-TRAP-10  Before the first one a spy may look."""

    clause = "WK-CHOICE-06"
    seat: Seat
    left: int

    @property
    def begun(self) -> bool:
        """WK-CHOICE-21  Both cards are put in one go."""
        return self.left < OFFER

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        names = dict.fromkeys([g.cards.names[card] for card in g.players[self.seat].hand])
        spying = [] if self.begun and not g.players[self.seat].spies else spyings(g, self.seat)
        return [put(name, area, trap) for name in names for area in AREAS for trap in (False, True)] + spying

    def options(self, g: WonderfulKingdom) -> list[Choice]:
        player, names = g.players[self.seat], g.cards.names
        ways = WAYS if player.traps else OPEN_WAYS
        distinct = dict.fromkeys([names[card] for card in player.hand])
        found: list[Choice] = [put(name, area, trap) for name in distinct for area, trap in ways]
        if player.spies and not self.begun:
            found += [each for each in spyings(g, self.seat) if each.refusal(g, self) is None]
        return found


WAYS = tuple((area, trap) for area in AREAS for trap in (False, True))
OPEN_WAYS = tuple((area, False) for area in AREAS)


@choice
class Put(Choice):
    """WK-CHOICE-06  Into an area; WK-CHOICE-08 face up, WK-TRAP-01, WK-TRAP-03 or any card face down, for a trap."""

    card: str
    area: str
    trap: bool

    def refusal(self, g: WonderfulKingdom, decision: Offer | Select) -> Refusal | None:
        """WK-TRAP-02  As many as there are; WK-TRAP-11 without any, cards lie face up."""
        if isinstance(decision, Select):
            return no("WK-CHOICE-12")
        return no("WK-TRAP-11") if self.trap and not g.players[decision.seat].traps else None

    def perform(self, g: WonderfulKingdom, decision: Offer) -> None:
        player = g.players[decision.seat]
        card = next(card for card in player.hand if g.cards.names[card] == self.card)
        player.hand.remove(card)
        offer_card(g, decision.seat, card, AREAS.index(self.area), self.trap)
        if decision.left > 1:
            g.then(Offer(decision.seat, decision.left - 1))


put = cache(Put)


def offer_card(g: WonderfulKingdom, seat: Seat, card: Card, area: int, trap: bool) -> None:
    """WK-CHOICE-07  Added to what lies there, so that areas may hold 3 and 1 (WK-CHOICE-16) or 2 and 2 (WK-CHOICE-17).

    WK-CHOICE-11  The other area may stay empty.

    """
    g.areas[area].append(card)
    g.marks[area].append(NOBODY)  # WK-ILLU-07
    g.traps[area].append(seat if trap else FACE_UP)
    if trap:
        spring(g, seat, card, area)  # WK-TRAP-01
    else:
        expose(g, origin(g, seat), card)  # WK-CHOICE-02
        g.reveal(card)  # WK-CHOICE-08
        g.happened(CardOffered, seat, g.cards.names[card], AREAS[area])


@carries_out("WK-TRAP-01")
def spring(g: WonderfulKingdom, seat: Seat, card: Card, area: int) -> None:
    """WK-TRAP-01, WK-TRAP-04, WK-TRAP-05  A face-down card is known to who offered it, and to nobody else.

    WK-TRAP-06  Its token is used up for this round.
    """
    g.players[seat].traps -= 1
    g.show(card, seat)
    g.happened(CardTrapped, seat, g.cards.names[card], AREAS[area], 1 << seat)


# -- selecting -----------------------------------------------------------------------------------------------------


@frame
class Select(Decision):
    """WK-CHOICE-09  Which area do you take? WK-TRAP-10, WK-ILLU-11  Before that a spy may look, a card be swapped."""

    clause = "WK-CHOICE-09"
    begun = False
    seat: Seat
    swapped: bool

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        names = dict.fromkeys([g.cards.names[card] for card in g.players[self.seat].hand])
        hand = [put(name, area, False) for name in names for area in AREAS]  # WK-CHOICE-12
        return [*TAKES, *swaps(g, self.seat), *spyings(g, self.seat), *hand]

    def options(self, g: WonderfulKingdom) -> Sequence[Choice]:
        if g.solo or not (g.players[self.seat].spies or any(self.seat in marks for marks in g.marks)):
            return TAKES
        return Decision.options(self, g)

    def after_swap(self, g: WonderfulKingdom) -> None:
        """An area is still to be taken."""
        g.then(Select(self.seat, True))  # WK-ILLU-16


@choice
class Take(Choice):
    """WK-CHOICE-09  All cards of one area; WK-CHOICE-10 that may be none."""

    area: str

    def perform(self, g: WonderfulKingdom, decision: Any) -> None:
        area, player = AREAS.index(self.area), g.players[decision.seat]
        g.happened(AreaTaken, decision.seat, self.area, len(g.areas[area]))
        player.selection += g.areas[area]
        player.selection_traps += g.traps[area]  # WK-TRAP-04
        return_taken(g, area)  # WK-ILLU-12
        clear_area(g, area)
        if not decision.swapped and swaps(g, decision.seat):  # WK-ILLU-11, WK-ILLU-16
            g.then(SwapAfterwards(decision.seat))  # WK-ILLU-11


TAKES: list[Choice] = [Take(area) for area in AREAS]
