"""Random: any legal option, each as likely as the others."""

from __future__ import annotations

from random import Random

from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game


class RandomPlayer:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: Game, seat: Seat) -> Choice:
        return self.random.choice(view.options(seat))
