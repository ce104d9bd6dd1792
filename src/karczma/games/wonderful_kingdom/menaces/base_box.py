"""Chapter "Menaces": what undefeated menaces of the base box do in planning and at the start of production.

WK-MENACE-05, WK-MENACE-08  A menace harms whoever holds it, as long as it lies undefeated in the area it names; and
WK-TIME-06 after the start of planning that is always the construction area. Each card works for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.construction.building import discard, remove
from karczma.games.wonderful_kingdom.table.terms import ADVISOR, DEVELOPMENT, NOBODY
from karczma.games.wonderful_kingdom.words.events import (
    CardDiscarded,
    CardShrouded,
    CardStolen,
    RatsBred,
    StolenTokenReturned,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


def how_many(g: WonderfulKingdom, cards: Sequence[Card], deed: str) -> int:
    return sum([deed in g.cards.does[card] for card in cards])


# -- Marauders -----------------------------------------------------------------------------------------------------


@frame
class Marauders(Procedure):
    seat: Seat

    @step("WK-MENACE-14")
    def count(self, g: WonderfulKingdom) -> None:
        """One card for each Marauders card in the own selection or construction area."""
        player = g.players[self.seat]
        n = how_many(g, [*player.selection, *player.construction], "discard_own_selected")
        g.then(*(MaraudersTake(self.seat) for _ in range(n)))


@frame
class MaraudersTake(Procedure):
    seat: Seat

    @step("WK-MENACE-14")
    def take(self, g: WonderfulKingdom) -> None:
        """As far as there are cards to take."""
        if takable(g, self.seat):
            g.then(GiveUpWhich(self.seat))


def takable(g: WonderfulKingdom, seat: Seat) -> bool:
    """Whether there are developments, treasures or advisors."""
    return any(not g.cards.bad[card] for card in g.players[seat].selection)


@frame
class GiveUpWhich(Decision):
    """WK-MENACE-14  Which card do you give up?"""

    clause = "WK-MENACE-14"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        names = dict.fromkeys([g.cards.names[card] for card in g.players[self.seat].selection])
        return [GiveUp(name) for name in names]


@choice
class GiveUp(Choice):
    card: str

    def refusal(self, g: WonderfulKingdom, decision: GiveUpWhich) -> Refusal | None:
        return no("WK-MENACE-14", card=self.card) if g.cards.bad[g.cards.card_id[self.card]] else None

    def perform(self, g: WonderfulKingdom, decision: GiveUpWhich) -> None:
        drop_selected(g, decision.seat, self.card)
        g.happened(CardDiscarded, decision.seat, self.card)


def drop_selected(g: WonderfulKingdom, seat: Seat, name: str) -> None:
    """An open card of a selection area is discarded without any bonus."""
    player = g.players[seat]
    card = next(card for card in player.selection if g.cards.names[card] == name)
    player.selection.remove(card)
    player.selection_traps.pop()
    discard(g, card)


# -- Mist Giants ---------------------------------------------------------------------------------------------------


@frame
class MistGiants(Procedure):
    seat: Seat  # who chooses; the cards are the other's

    @step("WK-MENACE-16")
    def count(self, g: WonderfulKingdom) -> None:
        """One card for each undefeated Mist Giant in the holder's construction area."""
        holder = self.seat if g.solo else 1 - self.seat
        n = how_many(g, g.players[holder].construction, "shroud")
        g.then(*(MistFalls(self.seat, holder) for _ in range(n)))


@frame
class MistFalls(Procedure):
    seat: Seat
    holder: Seat

    @step("WK-MENACE-18")
    def fall(self, g: WonderfulKingdom) -> None:
        """Without a card that can be shrouded the effect is lost; WK-SOLO-12 alone chance chooses."""
        places = shroudable(g, self.holder)
        if places and g.solo:
            shroud(g, NOBODY, self.holder, places[g.below(len(places))])
        elif places:
            g.then(ShroudWhich(self.seat, self.holder))


def shroudable(g: WonderfulKingdom, holder: Seat) -> list[int]:
    """WK-MENACE-18  A development or advisor that is not yet shrouded."""
    player, kind = g.players[holder], g.cards.kind
    return [
        at
        for at, card in enumerate(player.construction)
        if kind[card] in (DEVELOPMENT, ADVISOR) and card not in player.shrouded
    ]


@frame
class ShroudWhich(Decision):
    """WK-MENACE-16  Which card of the opponent takes no pieces in this round?"""

    clause = "WK-MENACE-16"
    seat: Seat
    holder: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        cards = g.players[self.holder].construction
        return [Shroud(g.cards.names[card], at) for at, card in enumerate(cards)]


@choice
class Shroud(Choice):
    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, decision: ShroudWhich) -> Refusal | None:
        """WK-MENACE-18  Only a development or advisor that is not yet shrouded."""
        player = g.players[decision.holder]
        card = player.construction[self.at]
        if g.cards.menace[card]:
            return no("WK-MENACE-18", menace=self.card)
        return no("WK-MENACE-18", card=self.card) if card in player.shrouded else None

    def perform(self, g: WonderfulKingdom, decision: ShroudWhich) -> None:
        shroud(g, decision.seat, decision.holder, self.at)


@carries_out("WK-MENACE-16")
def shroud(g: WonderfulKingdom, seat: Seat, holder: Seat, at: int) -> None:
    """WK-MENACE-16  Nothing may be placed on the card until the end of the round."""
    player = g.players[holder]
    player.shrouded.append(player.construction[at])
    g.happened(CardShrouded, seat, holder, g.cards.names[player.construction[at]])


# -- Giant Rats ----------------------------------------------------------------------------------------------------


@frame
class GiantRats(Procedure):
    seat: Seat

    @step("WK-MENACE-13")
    def breed(self, g: WonderfulKingdom) -> None:
        """A Rat card for each Giant Rats card, WK-MENACE-19 as far as there are any; WK-MENACE-17 Rats do not breed."""
        player = g.players[self.seat]
        n = min(len(g.rats), how_many(g, player.construction, "breed"))
        for _ in range(n):
            rat = g.rats.pop()
            player.construction.append(rat)
            player.needs.append(g.cards.cost[rat])
            player.holds.append(0)
        if n:
            g.happened(RatsBred, self.seat, n)


# -- Thieves -------------------------------------------------------------------------------------------------------


@frame
class Thieves(Procedure):
    seat: Seat  # who chooses; the cards are the other's

    @step("WK-MENACE-15")
    def count(self, g: WonderfulKingdom) -> None:
        """A stolen token for each undefeated Thieves card that has none out."""
        holder = self.seat if g.solo else 1 - self.seat
        player = g.players[holder]
        waiting = [card for card in player.construction if "stolen_token" in g.cards.does[card]]
        g.then(*(ThiefComes(self.seat, holder, card) for card in waiting if card not in player.thieves))


@frame
class ThiefComes(Procedure):
    seat: Seat
    holder: Seat
    thief: Card

    @step("WK-MENACE-15")
    def come(self, g: WonderfulKingdom) -> None:
        """Without a card to steal from nothing happens; WK-SOLO-12 alone chance chooses."""
        targets = stealable(g, self.holder)
        if targets and g.solo:
            steal(g, NOBODY, self, targets[g.below(len(targets))])
        elif targets:
            g.then(StealWhich(self.seat, self.holder, self.thief))


def stealable(g: WonderfulKingdom, holder: Seat) -> list[Card]:
    """Completed cards with a production icon and no token; the duchy card is none of them."""
    player = g.players[holder]
    return [card for card in player.built if g.cards.produces[card] and card not in player.stolen]


@frame
class StealWhich(Decision):
    """WK-MENACE-15  Which card of the opponent produces nothing?"""

    clause = "WK-MENACE-15"
    seat: Seat
    holder: Seat
    thief: Card

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        names = dict.fromkeys([g.cards.names[card] for card in g.players[self.holder].built])
        return [Steal(name) for name in names]


@choice
class Steal(Choice):
    card: str

    def refusal(self, g: WonderfulKingdom, decision: StealWhich) -> Refusal | None:
        """WK-MENACE-15  Only a card that produces and has no stolen token."""
        if not g.cards.produces[g.cards.card_id[self.card]]:
            return no("WK-MENACE-15", idle=self.card)
        free = [g.cards.names[card] for card in stealable(g, decision.holder)]
        return None if self.card in free else no("WK-MENACE-15", card=self.card)

    def perform(self, g: WonderfulKingdom, decision: StealWhich) -> None:
        found = [card for card in stealable(g, decision.holder) if g.cards.names[card] == self.card]
        steal(g, decision.seat, decision, found[0])


def steal(g: WonderfulKingdom, seat: Seat, decision: ThiefComes | StealWhich, card: Card) -> None:
    player = g.players[decision.holder]
    player.thieves.append(decision.thief)
    player.stolen.append(card)
    g.recount(player)
    g.happened(CardStolen, seat, decision.holder, g.cards.names[card])


@carries_out("WK-MENACE-15")
def return_stolen(g: WonderfulKingdom, seat: Seat, thief: Card) -> None:
    """WK-MENACE-15  The token lies there until that Thieves card is defeated."""
    player = g.players[seat]
    if thief in player.thieves:
        card = player.stolen.pop(player.thieves.index(thief))
        player.thieves.remove(thief)
        g.recount(player)
        g.happened(StolenTokenReturned, seat, g.cards.names[card])


# -- defeat ---------------------------------------------------------------------------------------------------------


def defeated(g: WonderfulKingdom, seat: Seat, at: int) -> Card:
    """WK-MENACE-10  To the duchy; WK-MENACE-17 a Rat back to its pile."""
    player = g.players[seat]
    card = remove(player, at)
    if g.cards.is_rat[card]:
        join(g.rats, card)
    else:
        player.built.append(card)
        g.recount(player)
    return card
