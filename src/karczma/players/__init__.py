"""Players: what chooses at a seat that no person sits at. They are given views, never tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from typing import Protocol

from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.players.beginner import Beginner
from karczma.players.greedy import Greedy
from karczma.players.planner import Effort, Planner
from karczma.players.plans import Clock
from karczma.players.random import RandomPlayer
from karczma.title.weighing import judgement


class Player(Protocol):
    """A bot: whatever has this method. It is made from a seed, so that its games can be played again."""

    def choose(self, view: Game, seat: Seat) -> Choice:
        """One of the options of that seat, from what it may know."""


class UnknownPlayer(ValueError):
    """No player of that name."""


HARD = Effort(worlds=4, rounds=2, firsts=8, width=5, depth=8, looks=5_000, seconds=0.9)
MASTER = Effort(worlds=4, rounds=8, firsts=12, width=8, depth=10, looks=25_000, seconds=4.5)
LEVELS: Mapping[str, Callable[[int], Player]] = {  # weakest first
    "easy": Beginner,
    "normal": partial(Greedy, judging=judgement),  # `greedy`, by the fitted weights
    "hard": partial(Planner, effort=HARD),
    "master": partial(Planner, effort=MASTER),
}
PLAYERS: Mapping[str, Callable[[int], Player]] = {**LEVELS, "random": RandomPlayer, "greedy": Greedy}
STANDS_IN = "greedy"  # for people who went or are late: it plays sensibly, and answers at once


def player(name: str, seed: int, clock: Clock | None = None, seconds: float = inf) -> Player:
    """One by its name. By a clock it takes so many seconds for a choice at most, and no longer than its level does."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no player {name!r} (there is: {', '.join(PLAYERS)})")
    found = PLAYERS[name](seed)
    if clock is not None and isinstance(found, Planner):
        found.keep_to(clock, seconds)
    return found
