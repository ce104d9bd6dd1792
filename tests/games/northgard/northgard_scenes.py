"""Scenes that tests of several chapters begin with."""

from __future__ import annotations

from typing import Any

from northgard_table import BLOCK, A, at, dice, table

from karczma.games.northgard.battles import NextBattle
from karczma.games.northgard.state import Northgard

# Three closed territories: 2 (four tiles), 17 (three tiles), 31 (two tiles).
REALM = (*BLOCK, "tile_24 5 0 2", "tile_18 5 1 0", "tile_09 5 2 0", "tile_29 9 0 0", "tile_33 10 0 2")
CLOSED = (2, 17, 31)
THREE = {2: ["forge"], 17: ["fortress"], 31: ["altar_of_kings"]}


def four(players: dict[int, dict[str, Any]], **words: Any) -> Northgard:
    for seat, clan in enumerate(("goat", "stag", "raven", "wolf")):
        players.setdefault(seat, {}).setdefault("clan", clan)
    return table(4, players, teams=True, **words)


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
