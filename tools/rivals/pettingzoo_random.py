"""PettingZoo: its classic games, through the interface for several agents."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from random import Random

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # it would greet on the line that we answer on
PACKAGE = "pettingzoo"


def of(game: str) -> Callable[[int], int]:
    env = import_module(f"pettingzoo.classic.{game}").raw_env()

    def real_decisions(seed: int) -> int:
        """One game; the mask of each observation says what is legal."""
        env.reset(seed=seed)
        random, real = Random(seed).random, 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            real += len(legal) > 1
            env.step(int(legal[int(random() * len(legal))]))
        return real

    return real_decisions
