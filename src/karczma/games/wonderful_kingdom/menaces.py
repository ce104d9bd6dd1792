"""Chapter "Menaces": what undefeated menaces of the base box do in planning and at the start of production.

WK-MENACE-05, WK-MENACE-08  A menace harms whoever holds it, as long as it lies undefeated in the area it names; and
WK-TIME-06 after the start of planning that is always the construction area. Each card works for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.construction import discard, remove
from karczma.games.wonderful_kingdom.events import (
    CardDiscarded,
    CardShrouded,
    CardStolen,
    RatsBred,
)
from karczma.games.wonderful_kingdom.terms import ADVISOR, DEVELOPMENT, NOBODY
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.state import Player, WonderfulKingdom


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


def takable(g: WonderfulKingdom, seat: Seat) -> list[str]:
    """Developments, treasures and advisors, alike ones once."""
    return list(dict.fromkeys([g.cards.names[card] for card in g.players[seat].selection if not g.cards.bad[card]]))


@frame
class GiveUpWhich(Decision):
    """WK-MENACE-14  Which card do you give up?"""

    clause = "WK-MENACE-14"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [GiveUp(name) for name in takable(g, self.seat)]


@choice
class GiveUp(Choice):
    card: str

    def perform(self, g: WonderfulKingdom, asked: GiveUpWhich) -> None:
        drop_selected(g, asked.seat, self.card)
        g.happened(CardDiscarded, asked.seat, self.card)


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
        return [Shroud(g.cards.names[cards[at]], at) for at in shroudable(g, self.holder)]


@choice
class Shroud(Choice):
    card: str
    at: int

    def perform(self, g: WonderfulKingdom, asked: ShroudWhich) -> None:
        shroud(g, asked.seat, asked.holder, self.at)


def shroud(g: WonderfulKingdom, seat: Seat, holder: Seat, at: int) -> None:
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
        return [Steal(name) for name in dict.fromkeys([g.cards.names[card] for card in stealable(g, self.holder)])]


@choice
class Steal(Choice):
    card: str

    def perform(self, g: WonderfulKingdom, asked: StealWhich) -> None:
        found = [card for card in stealable(g, asked.holder) if g.cards.names[card] == self.card]
        steal(g, asked.seat, asked, found[0])


def steal(g: WonderfulKingdom, seat: Seat, asked: ThiefComes | StealWhich, card: Card) -> None:
    player = g.players[asked.holder]
    player.thieves.append(asked.thief)
    player.stolen.append(card)
    g.recount(player)
    g.happened(CardStolen, seat, asked.holder, g.cards.names[card])


def return_stolen(g: WonderfulKingdom, player: Player, thief: Card) -> None:
    """WK-MENACE-15  The token lies there until that Thieves card is defeated."""
    if thief in player.thieves:
        player.stolen.pop(player.thieves.index(thief))
        player.thieves.remove(thief)
        g.recount(player)


# -- defeat ---------------------------------------------------------------------------------------------------------


def defeated(g: WonderfulKingdom, seat: Seat, at: int) -> Card:
    """WK-MENACE-10  To the duchy; WK-MENACE-17 a Rat back to its pile."""
    player = g.players[seat]
    card = remove(player, at)
    return_stolen(g, player, card)
    if g.cards.is_rat[card]:
        join(g.rats, card)
    else:
        player.built.append(card)
        g.recount(player)
    return card
