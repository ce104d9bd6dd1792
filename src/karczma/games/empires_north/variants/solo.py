"""The solo mode: five rounds against a rival fleet, in four scenarios. A design of ours (EN-SOLO-01).

EN-SOLO-15  The phases are those of the multiplayer game, with one player who acts until passing. EN-SOLO-09  There are
no opponents: what refers to them does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.goods.payment import give
from karczma.games.empires_north.pawns.ships import leave_queue
from karczma.games.empires_north.table.choices import AMOUNTS, take
from karczma.games.empires_north.table.deck import discard_island, find, lay_away, take_island
from karczma.games.empires_north.table.terms import (
    COMMON,
    DISTANCES,
    DISTANT,
    FOOD,
    GOLD,
    HUNGRY_WINTER,
    LEVELS,
    NEARBY,
    RAZE,
    RIVAL,
    RIVAL_CLAN,
    VP,
)
from karczma.games.empires_north.words.events import IslandPillaged, PointsLost, RivalScored, ShipQueued
from karczma.kernel.choices import Choice, Refusal, Seat
from karczma.kernel.flow import Decision, carries_out, frame

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


@carries_out("EN-SOLO-05")
def rival_fleet(g: EmpiresNorth) -> None:
    """EN-SOLO-05  A rival ship stands first in the empty queue; EN-SOLO-14 against a rival Clan two of them."""
    for place in range(2 if g.scenario == RIVAL_CLAN else 1):
        g.queue.append(RIVAL)
        g.loads.append(COMMON)
        g.happened(ShipQueued, RIVAL, place, COMMON)


@carries_out("EN-SOLO-06")
def rival_lands(g: EmpiresNorth) -> None:
    """EN-SOLO-06  The leftmost near Island in odd rounds, the leftmost distant one in even rounds; EN-SOLO-14 the first
    ship of a rival Clan goes near, the second far. EN-SOLO-16  It comes last to nobody: it waits for this phase."""
    distance = NEARBY if g.round % 2 else DISTANT
    if g.scenario == RIVAL_CLAN:
        distance = NEARBY if g.queue.count(RIVAL) == 2 else DISTANT
    row = g.islands[distance]
    if row:
        island = row.pop(0)  # EN-SOLO-17  from the left
        g.happened(IslandPillaged, RIVAL, g.cards.names[island])
        lay_away(g, island)
        if g.scenario == RIVAL_CLAN:
            rival_scores(g, g.cards.solo["rival_clan"][DISTANCES[distance]])
    leave_queue(g, 0)


@carries_out("EN-SOLO-14")
def rival_scores(g: EmpiresNorth, n: int) -> None:
    """EN-SOLO-14  For an Island, and at the end of each Expedition phase."""
    g.rival += n
    g.happened(RivalScored, n)


def end_of_expedition(g: EmpiresNorth) -> None:
    """What a scenario adds at the end of the phase; EN-SOLO-11 a quiet season adds nothing."""
    if g.scenario == RIVAL_CLAN:
        rival_scores(g, g.cards.solo["rival_clan"]["each_round"][LEVELS[g.level]])  # EN-SOLO-14
    if g.scenario == HUNGRY_WINTER and g.round >= g.cards.solo["hungry_winter"]["from_round"]:  # EN-SOLO-12
        g.then(FeedWinter(0, g.round - 1))  # EN-SOLO-12


@frame
class FeedWinter(Decision):
    """EN-SOLO-12  Food for the winter: how many Gold do you pay in place of it?"""

    clause = "EN-SOLO-12"
    seat: Seat
    food: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return AMOUNTS[: min(self.food, g.players[self.seat].wallet[GOLD]) + 1]

    def take(self, g: EmpiresNorth, gold: int) -> None:
        """2 VP for each food that is missing, but nobody falls below 0 VP."""
        wallet = g.players[self.seat].wallet
        eaten = min(wallet[FOOD], self.food - gold)
        for token, n in ((FOOD, eaten), (GOLD, gold)):
            if n:
                give(g, self.seat, token, n)
        lost = min(wallet[VP], g.cards.solo["hungry_winter"]["lost"] * (self.food - gold - eaten))
        if lost:
            wallet[VP] -= lost
            g.happened(PointsLost, self.seat, lost)


@frame
class RazeIsland(Decision):
    """EN-SOLO-08  Which face-up Island is discarded?"""

    clause = "EN-SOLO-08"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [take(g.cards.names[card]) for row in g.islands for card in row]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        return None

    def take(self, g: EmpiresNorth, name: str) -> None:
        """The top card of the same deck lies in its place. It is revealed first if the deck has to be shuffled."""
        distance = g.cards.distance[g.cards.card_id[name]]
        row = g.islands[distance]
        place = row.index(find(g, row, name))
        give(g, self.seat, RAZE, 1)
        discard_island(g, row.pop(place))
        card = take_island(g, distance)
        if card is not None:
            row.insert(place, card)
