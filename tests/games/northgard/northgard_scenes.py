"""Scenes that tests of several chapters begin with."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_table import BLOCK, A, dice, table
from games.words import Players, at, do
from karczma.games.northgard.battles.order import NextBattle
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.state import Northgard

# Three closed territories: 2 (four tiles), 17 (three tiles), 31 (two tiles).
REALM = (*BLOCK, "tile_24 5 0 2", "tile_18 5 1 0", "tile_09 5 2 0", "tile_29 9 0 0", "tile_33 10 0 2")
CLOSED = (2, 17, 31)
THREE = {2: ["forge"], 17: ["fortress"], 31: ["altar_of_kings"]}


def four(players: Players, **words: Any) -> Northgard:
    clans = enumerate(("goat", "stag", "raven", "wolf"))
    return table(4, {seat: {"clan": clan, **players.get(seat, {})} for seat, clan in clans}, teams=True, **words)


def battle(
    attackers: int,
    defenders: int,
    faces: tuple[str, str],
    attack: int = 0,
    damage: int = 0,
    own: dict[str, Any] | None = None,
    enemy: dict[str, Any] | None = None,
    **words: Any,
) -> Northgard:
    """Seat 0 has moved so many units into A, where seat 1 has so many; its other units stand as `own` says."""
    mine = {"clan": "goat", **(own or {})}
    theirs = {"clan": "raven", **(enemy or {})}
    theirs["units"] = {A: defenders, **theirs.get("units", {})}
    g = table(2, {0: mine, 1: theirs}, chance=dice(*faces), **words)
    g.invaders[A], g.attack, g.damage = attackers, attack, damage
    g.players[0].reserve -= attackers
    return at(g, NextBattle(0))


def hunted(faces: tuple[str, str], units: int) -> Northgard:
    g = table(2, {0: {"units": {A: units}, "clan": "goat"}}, creatures={"wolf_beige": A}, chance=dice(*faces))
    return do(at(g, Moving(0, 1, 0, 0, Orders())), "stop", "hunt creature=creature_wolf_beige")
