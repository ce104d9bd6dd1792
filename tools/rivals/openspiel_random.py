"""OpenSpiel: rules in C++, played from Python."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

PACKAGE = "open_spiel"


def of(name: str) -> Callable[[int], int]:
    game = pyspiel.load_game(name)

    def real_decisions(seed: int) -> int:
        """One game; dealing a card is no decision."""
        state, random, real = game.new_initial_state(), Random(seed).random, 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                real += len(actions) > 1
            state.apply_action(actions[int(random() * len(actions))])  # all cards are as likely
        return real

    return real_decisions
