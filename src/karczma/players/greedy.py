"""Greedy: looks one choice ahead in a few worlds dealt from its view, and takes what looks best on average."""

from __future__ import annotations

from collections.abc import Callable

from karczma.games import find
from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.title.contract import Bots
from karczma.title.weighing import Judgement

WORLDS = 2


def unweighed(bots: Bots) -> Judgement:
    return bots.evaluate


class Greedy:
    def __init__(self, seed: int, worlds: int = WORLDS, judging: Callable[[Bots], Judgement] = unweighed) -> None:
        self.seed, self.worlds, self.judging = seed, worlds, judging
        self.dealt = 0

    def choose(self, view: Game, seat: Seat) -> Choice:
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        evaluate = self.judging(find(home(type(view))).bots)
        totals = [0.0] * len(options)
        for world in self.deal(view, seat):
            for i, option in enumerate(options):
                after = world.copy()
                after.apply(option, seat)
                totals[i] += evaluate(after, seat)
        return options[totals.index(max(totals))]

    def deal(self, view: Game, seat: Seat) -> list[Game]:
        self.dealt += self.worlds
        return [view.determinise(seat, self.seed * 1_000_003 + self.dealt + i) for i in range(self.worlds)]
