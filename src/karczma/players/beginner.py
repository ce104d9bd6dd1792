"""Beginner: looks one choice ahead in a single world, and misjudges what it sees."""

from __future__ import annotations

from random import Random
from statistics import median

from karczma.games import find
from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game

ERROR = 0.6  # of each judgement, against what a middling choice loses


class Beginner:
    def __init__(self, seed: int, error: float = ERROR) -> None:
        self.seed, self.error = seed, error
        self.asked = 0

    def choose(self, view: Game, seat: Seat) -> Choice:
        """What is much worse than the rest it hardly ever takes; what is nearly as good as the best, often."""
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        evaluate = find(home(type(view))).bots.evaluate
        self.asked += 1
        random = Random(self.seed * 1_000_003 + self.asked)
        world = view.determinise(seat, random.getrandbits(32))
        worths = []
        for option in options:
            after = world.copy()
            after.apply(option, seat)
            worths.append(evaluate(after, seat))
        error = self.error * (max(worths) - median(worths))
        felt = [random.gauss(worth, error) for worth in worths]
        return options[felt.index(max(felt))]
