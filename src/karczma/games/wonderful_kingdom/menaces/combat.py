"""Chapter "Combat": soldiers are sent to the menaces in the own construction area."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.construction.working import TRANSMUTE, place, sites
from karczma.games.wonderful_kingdom.menaces.base_box import defeated, return_stolen
from karczma.games.wonderful_kingdom.production import DONE
from karczma.games.wonderful_kingdom.table.packed import ONE
from karczma.games.wonderful_kingdom.table.terms import BASIC, SOLDIER, TOKENS
from karczma.games.wonderful_kingdom.words.events import MenaceDefeated, SoldierSent
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Frame, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
    from karczma.kernel.zones import Card


@frame
class Combat(Procedure):
    """WK-FIGHT-02, WK-DEV-09  Menaces can be defeated only here; WK-FIGHT-07 also those that came in this round."""

    @step("WK-FIGHT-09")
    def fight(self, g: WonderfulKingdom) -> None:
        """The starting player of the round first, then the other."""
        g.then(*(Fight(seat) for seat in g.in_order()))


@frame
class Fight(Decision):
    """WK-FIGHT-01, WK-FIGHT-05  To which menace do you send a soldier? Nobody has to."""

    clause = "WK-FIGHT-01"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        cards = g.players[self.seat].construction
        return [*(send(g.cards.names[card], at) for at, card in enumerate(cards)), DONE]


@choice
class Send(Choice):
    """WK-FIGHT-01  From the pool; WK-FIGHT-04 it lies on the menace until that is defeated, also in a later round."""

    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, decision: Fight) -> Refusal | None:
        """WK-FIGHT-06  Only soldiers pay; WK-SUPR-04 not the one in training."""
        player = g.players[decision.seat]
        if not g.cards.menace[player.construction[self.at]]:
            return no("WK-FIGHT-01", card=self.card)
        if player.wallet[SOLDIER]:
            return None
        return no("WK-SUPR-04" if player.training else "WK-FIGHT-01")

    def perform(self, g: WonderfulKingdom, decision: Fight) -> None:
        player = g.players[decision.seat]
        player.wallet[SOLDIER] -= 1
        player.needs[self.at] -= ONE[SOLDIER]
        player.holds[self.at] += ONE[SOLDIER]
        g.happened(SoldierSent, decision.seat, self.card)
        if not player.needs[self.at]:
            defeat(g, decision.seat, self.at)  # WK-FIGHT-03
        g.then(PlaceReward(decision.seat), decision)


send = cache(Send)


@carries_out("WK-FIGHT-03")
def defeat(g: WonderfulKingdom, seat: Seat, at: int) -> None:
    """WK-FIGHT-03  At once, when the full cost lies there."""
    card = defeated(g, seat, at)
    g.happened(MenaceDefeated, seat, g.cards.names[card])
    return_stolen(g, seat, card)  # WK-MENACE-15
    reward(g, seat, card)  # WK-MENACE-10


@carries_out("WK-MENACE-10")
def reward(g: WonderfulKingdom, seat: Seat, card: Card) -> None:
    """WK-MENACE-10, WK-DRAG-07, WK-DRAG-10, WK-DEV-06  What a defeated menace gives."""
    bonus = g.cards.bonus[card]
    if bonus is not None:
        bonus.do(g, seat, g.cards.names[card])


@frame
class PlaceReward(Procedure):
    seat: Seat

    @step("WK-FIGHT-08")
    def place(self, g: WonderfulKingdom) -> None:
        """Cubes gained here are placed at once."""
        if any(g.players[self.seat].wallet[:4]):
            g.then(PlaceWhere(self.seat))


@frame
class PlaceWhere(Decision):
    """WK-FIGHT-08  On which card under construction does the cube go, or into the alchemy?"""

    clause = "WK-FIGHT-08"
    seat: Seat

    def again(self) -> Frame:
        """Are there more of them?"""
        return PlaceReward(self.seat)

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        player = g.players[self.seat]
        found: list[Choice] = []
        for resource in BASIC:
            if player.wallet[resource]:
                found += [place(TOKENS[resource], name, at) for at, name in sites(g, player)]
                found.append(TRANSMUTE[resource])
        return found
