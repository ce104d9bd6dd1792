"""Chapter "Clan powers": NG-CLAN-01  what each clan gains, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.harvest.gathering import gather
from karczma.games.northgard.table.terms import (
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
from karczma.games.northgard.words.events import FameGained, PowerGained
from karczma.kernel.choices import Seat
from karczma.kernel.flow import carries_out

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


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
        roam(g, seat)
    if clan == RAVEN:
        pick_over(g, seat, own)
    if clan == STAG:
        celebrate_closing(g, seat, len(own))


@carries_out("NG-CLAN-08")
def roam(g: Northgard, seat: Seat) -> None:
    """NG-CLAN-08  The Boar clan gains a lore if no territory at all was closed."""
    gain_resource(g, seat, LORE, 1)


@carries_out("NG-CLAN-10")
def pick_over(g: Northgard, seat: Seat, own: list[Territory]) -> None:
    """NG-CLAN-10, NG-CLAN-11, NG-CLAN-23  The Raven clan gathers from what it closed, as in the Harvest."""
    for territory in own:
        gather(g, seat, territory)


@carries_out("NG-CLAN-18")
def celebrate_closing(g: Northgard, seat: Seat, closed: int) -> None:
    """NG-CLAN-18  The Stag clan gains a fame for each of its territories that was closed."""
    gain_fame(g, seat, closed, "stag")


@carries_out("NG-CLAN-09")
def after_building(g: Northgard, seat: Seat, building: int) -> None:
    """NG-CLAN-09  The Goat clan gains 1 food for a small and 2 for a large building."""
    if g.players[seat].clan == GOAT:
        gain_resource(g, seat, FOOD, 2 if g.cards.large[building] else 1)


def after_attack_won(g: Northgard, seat: Seat, conquered: bool) -> None:
    """NG-CLAN-24  Somebody must have won: where all units fell, there is nothing to gain."""
    clan = g.players[seat].clan
    if clan == WOLF:
        feed_the_pack(g, seat)  # NG-CLAN-19
    if clan == STAG and conquered:
        celebrate_conquest(g, seat)  # NG-CLAN-17


@carries_out("NG-CLAN-19")
def feed_the_pack(g: Northgard, seat: Seat) -> None:
    """NG-CLAN-19  The Wolf clan gains a food for each battle won as the attacker."""
    gain_resource(g, seat, FOOD, 1)


@carries_out("NG-CLAN-17")
def celebrate_conquest(g: Northgard, seat: Seat) -> None:
    """NG-CLAN-17  The Stag clan gains a fame for each territory it conquers by battle."""
    gain_fame(g, seat, 1, "stag")


def token_points(g: Northgard, seat: Seat, territory: Territory) -> int:
    """NG-CLAN-15  The Snake clan has one point more in battles on Scorched Earth, attacking or defending."""
    return int(seat != NOBODY and territory == g.scorched and g.players[seat].clan == SNAKE)
