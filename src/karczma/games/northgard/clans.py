"""Chapter "Clan powers": NG-CLAN-01  what each clan gains, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.events import FameGained, PowerGained
from karczma.games.northgard.gathering import gather
from karczma.games.northgard.terms import (
    BOAR,
    FAME,
    FOOD,
    GOAT,
    LORE,
    NOBODY,
    RAVEN,
    RESOURCES,
    SNAKE,
    STAG,
    WOLF,
    Territory,
)
from karczma.kernel.choices import Seat

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard


def gain_fame(g: Northgard, seat: Seat, n: int, source: str) -> None:
    """NG-SCORE-11  All fame comes through here, or through the `gain` of a card."""
    if n:
        g.players[seat].wallet[FAME] += n
        g.happened(FameGained, seat, source, n)


def gain_resource(g: Northgard, seat: Seat, token: int, n: int) -> None:
    player = g.players[seat]
    player.wallet[token] += n
    g.happened(PowerGained, seat, g.cards.clans[player.clan], RESOURCES[token], n)


def after_explore(g: Northgard, seat: Seat, closed: list[Territory]) -> None:
    """When an Explore action has laid its tile."""
    clan, own = g.players[seat].clan, [t for t in closed if g.owner[t] == seat]
    if clan == BOAR and not closed:
        gain_resource(g, seat, LORE, 1)  # NG-CLAN-08  no territory at all was closed
    if clan == RAVEN:
        for t in own:
            gather(g, seat, t)  # NG-CLAN-10, NG-CLAN-11, NG-CLAN-23  resources only, as in the Harvest
    if clan == STAG:
        gain_fame(g, seat, len(own), "stag")  # NG-CLAN-18


def after_building(g: Northgard, seat: Seat, building: int) -> None:
    """NG-CLAN-09  The Goat clan gains 1 food for a small and 2 for a large building."""
    if g.players[seat].clan == GOAT:
        gain_resource(g, seat, FOOD, 2 if g.cards.large[building] else 1)


def after_attack_won(g: Northgard, seat: Seat, conquered: bool) -> None:
    """NG-CLAN-24  Somebody must have won: where all units fell, there is nothing to gain."""
    clan = g.players[seat].clan
    if clan == WOLF:
        gain_resource(g, seat, FOOD, 1)  # NG-CLAN-19
    if clan == STAG and conquered:
        gain_fame(g, seat, 1, "stag")  # NG-CLAN-17


def token_points(g: Northgard, seat: Seat, territory: Territory) -> int:
    """NG-CLAN-15  The Snake clan has one point more in battles on Scorched Earth, attacking or defending."""
    return int(seat != NOBODY and territory == g.scorched and g.players[seat].clan == SNAKE)
