"""Players: what chooses at a seat that no person sits at. They are given views, never tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.players.greedy import Greedy
from karczma.players.random import RandomPlayer


class Player(Protocol):
    def choose(self, view: Game, seat: Seat) -> Choice:
        """One of the options of that seat, from what it may know."""


class UnknownPlayer(ValueError):
    """No player of that name."""


PLAYERS: Mapping[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": Greedy}


def player(name: str, seed: int) -> Player:
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no player {name!r} (there is: {', '.join(PLAYERS)})")
    return PLAYERS[name](seed)
