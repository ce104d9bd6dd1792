"""Chapter "Construction": filling cost spaces, completing cards, scrapping them; and the alchemy.

Pieces lie on the current stage of a quest under the same rules (WK-QUEST-05); its place is STAGE.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.quests import complete_stage
from karczma.games.wonderful_kingdom.table.moments import ALCHEMY_RATE
from karczma.games.wonderful_kingdom.table.packed import ONE
from karczma.games.wonderful_kingdom.table.terms import ADVISOR, KRYSTALLIUM, STAGE, TOKENS
from karczma.games.wonderful_kingdom.words.events import CardCompleted, CubeTransmuted, KrystalliumMade, PiecePlaced
from karczma.kernel.choices import Refusal, Seat, no
from karczma.kernel.flow import carries_out
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom


def begin_construction(g: WonderfulKingdom, seat: Seat, card: Card) -> None:
    """The card lies in the construction area with all its spaces free; WK-PLAN-04 there is no limit."""
    player = g.players[seat]
    player.construction.append(card)
    player.needs.append(g.cards.cost[card])
    player.holds.append(0)
    player.entered += 1  # WK-RECYC-05


def name_at(g: WonderfulKingdom, player: Player, at: int) -> str:
    return g.cards.quests[g.quest] if at == STAGE else g.cards.names[player.construction[at]]


def need_at(player: Player, at: int) -> int:
    return player.stage_needs if at == STAGE else player.needs[at]


def closed(g: WonderfulKingdom, player: Player, at: int) -> Refusal | None:
    """WK-BUILD-06, WK-FIGHT-02, WK-FIGHT-06 nothing may be put on menaces here; WK-MENACE-16 nor on a shrouded card."""
    if at == STAGE:
        return None
    card = player.construction[at]
    if g.cards.menace[card]:
        return no("WK-BUILD-06", card=g.cards.names[card])
    return no("WK-MENACE-16", card=g.cards.names[card]) if card in player.shrouded else None


def fill(g: WonderfulKingdom, seat: Seat, at: int, space: int, piece: int) -> None:
    """WK-BUILD-01, WK-BUILD-02  A piece fills a free space, and stays there.

    WK-BUILD-07, WK-BUILD-08  With the last space the card is completed, at once and always.
    """
    player = g.players[seat]
    g.happened(PiecePlaced, seat, TOKENS[piece], TOKENS[space], name_at(g, player, at))
    if at == STAGE:
        player.stage_needs -= ONE[space]  # WK-QUEST-05
        player.stage_holds += ONE[piece]  # WK-QUEST-05
        if not player.stage_needs:  # WK-QUEST-06
            complete_stage(g, seat)
        return
    player.needs[at] -= ONE[space]
    player.holds[at] += ONE[piece]
    if not player.needs[at]:
        complete(g, seat, at)


@carries_out("WK-BUILD-07")
def complete(g: WonderfulKingdom, seat: Seat, at: int) -> None:
    """WK-BUILD-07  Everything on it is discarded, the bonus is taken once, the card moves to the duchy.

    WK-PLAN-09  From now on it produces, in this round too if production is still to come.
    """
    player = g.players[seat]
    card = remove(player, at)
    player.built.append(card)
    g.recount(player)
    g.happened(CardCompleted, seat, g.cards.names[card])
    take_bonus(g, seat, card)
    if g.cards.kind[card] == ADVISOR:  # WK-ADV-07
        g.enters(seat, card)  # WK-ADV-07
        transmute_full(g, seat)  # WK-ADV-07


@carries_out("WK-BUILD-09")
def take_bonus(g: WonderfulKingdom, seat: Seat, card: Card) -> None:
    """WK-BUILD-09, WK-BUILD-10  Soldiers and krystallium go straight to the pools."""
    bonus = g.cards.bonus[card]
    if bonus is not None:
        bonus.do(g, seat, g.cards.names[card])


def remove(player: Player, at: int) -> Card:
    """The card leaves the construction area, and the pieces on it return to the supply."""
    if at >= len(player.construction) - player.entered:
        player.entered -= 1
    player.needs.pop(at)
    player.holds.pop(at)
    card = player.construction.pop(at)
    if card in player.shrouded:
        player.shrouded.remove(card)
    return card


def discard(g: WonderfulKingdom, card: Card) -> None:
    """WK-RECYC-07  Face up, to the common discard pile."""
    join(g.discard, card)


# -- alchemy -------------------------------------------------------------------------------------------------------


def transmute(g: WonderfulKingdom, seat: Seat, resource: int) -> None:
    """WK-ALCH-01  A cube is put in the alchemy; WK-ALCH-04 it never comes back; WK-ALCH-05 its type is forgotten."""
    g.players[seat].alchemy += 1
    g.happened(CubeTransmuted, seat, TOKENS[resource])
    transmute_full(g, seat)


@carries_out("WK-ALCH-02")
def transmute_full(g: WonderfulKingdom, seat: Seat) -> None:
    """WK-ALCH-02  Five cubes become one krystallium when they lie there; WK-ALCH-03, WK-ALCH-08 the rest stays."""
    player = g.players[seat]
    rate = g.value(ALCHEMY_RATE, seat, 0)
    while player.alchemy >= rate:
        player.alchemy -= rate
        player.wallet[KRYSTALLIUM] += 1
        g.happened(KrystalliumMade, seat)
