"""Catanatron: Catan with four players, in Python."""

from __future__ import annotations

from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, import-untyped, unused-ignore]

PACKAGE = "catanatron"
COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
TURN_LIMIT = 1000


def of(game: str) -> Callable[[int], int]:
    assert game == "catan"
    return real_decisions


def real_decisions(seed: int) -> int:
    """One game, as catanatron's own play loop does it, counting what was a choice."""
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    real = 0
    while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
        real += len(game.state.playable_actions) > 1
        game.play_tick()
    return real
