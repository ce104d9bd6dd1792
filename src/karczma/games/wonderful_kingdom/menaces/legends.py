"""Chapters "Sisters of Misfortune", "Black Dragons", "Illusionists": the menaces of the booklet.

Devourers act in production, and are told there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.menaces.base_box import how_many
from karczma.games.wonderful_kingdom.table.packed import ONE, of, spaces
from karczma.games.wonderful_kingdom.table.terms import BASIC, SOLDIER, TOKENS
from karczma.games.wonderful_kingdom.words.events import CubeLost, SoldierDevoured, SoldierLost, TokensReceived
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom

# -- Sisters of Misfortune -----------------------------------------------------------------------------------------


@frame
class Sisters(Procedure):
    seat: Seat

    @step("WK-SIS-03")
    def count(self, g: WonderfulKingdom) -> None:
        """One cube for each Sister; WK-SIS-08 nothing has to be kept for them."""
        n = how_many(g, g.players[self.seat].construction, "lose_cube_from_construction")
        g.then(*(SisterTakes(self.seat) for _ in range(n)))


@frame
class SisterTakes(Procedure):
    seat: Seat

    @step("WK-SIS-09")
    def take(self, g: WonderfulKingdom) -> None:
        """Where there is no cube, WK-SIS-13 or no card, nothing is lost."""
        if cubes_on_cards(g, g.players[self.seat]):
            g.then(LoseWhich(self.seat))  # WK-SIS-03, WK-SIS-04


def cubes_on_cards(g: WonderfulKingdom, player: Player) -> list[tuple[int, int]]:
    """(resource, place); WK-SIS-10, WK-SIS-11, WK-SIS-12 only basic cubes on cards under construction."""
    return [(token, at) for at, held in enumerate(player.holds) for token in BASIC if of(held, token)]


@frame
class LoseWhich(Decision):
    """WK-SIS-04  Which cube is lost?"""

    clause = "WK-SIS-04"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        """What lies on the cards; of a card with nothing on it, what might."""
        player, cards = g.players[self.seat], g.cards
        lying = enumerate(zip(player.construction, player.holds, strict=True))
        return [
            LoseCube(TOKENS[token], cards.names[card], at)
            for at, (card, held) in lying
            for token in spaces(held or cards.cost[card])  # WK-SIS-09
        ]


@choice
class LoseCube(Choice):
    """WK-SIS-03  It returns to the supply, and its space is free again."""

    token: str
    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, decision: LoseWhich) -> Refusal | None:
        """WK-SIS-09  From where something lies; WK-SIS-10 only basic resources."""
        if not g.players[decision.seat].holds[self.at]:
            return no("WK-SIS-09", card=self.card)
        return None if TOKENS.index(self.token) in BASIC else no("WK-SIS-10", token=self.token)

    def perform(self, g: WonderfulKingdom, decision: LoseWhich) -> None:
        take_off(g.players[decision.seat], self.at, TOKENS.index(self.token))
        g.happened(CubeLost, decision.seat, self.token, self.card)


def take_off(player: Player, at: int, token: int) -> None:
    """A piece leaves a card, and its space is free again."""
    player.holds[at] -= ONE[token]
    player.needs[at] += ONE[token]


# -- Black Dragons -------------------------------------------------------------------------------------------------


@frame
class BlackDragons(Procedure):
    seat: Seat

    @step("WK-DRAG-03")
    def count(self, g: WonderfulKingdom) -> None:
        """One soldier for each Black Dragon, male or female; WK-DRAG-09 eggs take nothing."""
        n = how_many(g, g.players[self.seat].construction, "lose_soldier")
        g.then(*(DragonEats(self.seat) for _ in range(n)))


@frame
class DragonEats(Procedure):
    seat: Seat

    @step("WK-DRAG-04")
    def eat(self, g: WonderfulKingdom) -> None:
        """From the pool first, then from cards; WK-DRAG-05 without any, nothing more is lost."""
        player = g.players[self.seat]
        if player.wallet[SOLDIER]:
            player.wallet[SOLDIER] -= 1
            g.happened(SoldierLost, self.seat)
        elif any(of(held, SOLDIER) for held in player.holds):
            g.then(FeedWhich(self.seat))


@frame
class FeedWhich(Decision):
    """WK-DRAG-15, WK-DRAG-13  Which card loses a soldier?"""

    clause = "WK-DRAG-15"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        player = g.players[self.seat]
        return [Feed(g.cards.names[card], at) for at, card in enumerate(player.construction)]


@choice
class Feed(Choice):
    """WK-DRAG-04  The soldier is lost; WK-DRAG-06 it no longer counts towards any cost."""

    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, decision: FeedWhich) -> Refusal | None:
        held = g.players[decision.seat].holds[self.at]
        return None if of(held, SOLDIER) else no("WK-DRAG-04", card=self.card)

    def perform(self, g: WonderfulKingdom, decision: FeedWhich) -> None:
        take_off(g.players[decision.seat], self.at, SOLDIER)
        g.happened(SoldierDevoured, decision.seat, self.card)


# -- Illusionists --------------------------------------------------------------------------------------------------


@frame
class HandOutTokens(Procedure):
    seat: Seat  # who receives

    @step("WK-ILLU-04")
    def hand_out(self, g: WonderfulKingdom) -> None:
        """As many tokens as the other has Illusionists; WK-ILLU-05 as far as there are any."""
        other = g.players[1 - self.seat]
        n = min(g.illusions, how_many(g, [*other.selection, *other.construction], "illusion_token_to_opponent"))
        g.illusions -= n
        g.players[self.seat].illusions += n
        if n:
            g.happened(TokensReceived, self.seat, n)
