"""Planner: plans its whole turn in worlds dealt from its view, and takes the first step that does best on average."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from karczma.games import find
from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.players.plans import Allowance, Clock, Enough, Plan, Planning, Reached, plan, worth_of
from karczma.title.weighing import judgement


class Effort(NamedTuple):
    """How far a planner goes."""

    worlds: int  # dealt at once; a plan is one for all of them
    rounds: int  # of planning, each in new worlds
    firsts: int  # options that are planned on from: those that look best at first
    width: int  # plans that are followed
    depth: int  # own choices
    looks: int  # tables that are looked at for one decision, at most
    seconds: float  # for one decision, if there is a clock


class Planner:
    """It always has an answer. With the same seed and view it is the same, unless a clock cuts it short."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self.seed, self.effort = seed, effort
        self.clock: Clock | None = None
        self.dealt = 0

    def keep_to(self, clock: Clock, seconds: float) -> None:
        """From now on it takes so long for a choice at most."""
        self.clock, self.effort = clock, self.effort._replace(seconds=min(seconds, self.effort.seconds))

    def choose(self, view: Game, seat: Seat) -> Choice:
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        allowance = Allowance(self.effort.looks, self.effort.seconds, self.clock)
        planning = Planning(judgement(find(home(type(view))).bots), seat, allowance)
        worlds = self.deal(view, seat)
        looked = sorted(self.looked(planning, worlds, options), key=worth_of, reverse=True)
        if not looked:
            return options[0]
        return options[self.planned(planning, looked[: self.effort.firsts], view, options)]

    def looked(self, planning: Planning, worlds: Sequence[Game], options: Sequence[Choice]) -> list[Plan]:
        """Each option in one world after the other, so that all were seen before any is looked at more closely."""
        seen: list[list[Reached]] = [[] for _ in options]
        with suppress(Enough):
            for world in worlds:
                for reached, choice in zip(seen, options, strict=True):
                    reached.append(planning.after(world, choice))
        common = max(1, len(seen[-1]))  # worlds in which all were seen
        return [plan(first, reached[:common]) for first, reached in enumerate(seen) if reached]

    def planned(self, planning: Planning, begun: Sequence[Plan], view: Game, options: Sequence[Choice]) -> int:
        """Which option does best over all rounds that could be finished; without one, what looks best at first."""
        totals = {each.first: 0.0 for each in begun}
        with suppress(Enough):
            for _ in range(self.effort.rounds):
                found = planning.finished(begun, self.effort.width, self.effort.depth)
                totals = {first: total + found[first] for first, total in totals.items()}
                if max(totals.values()) == min(totals.values()):
                    break  # nothing that matters
                worlds = self.deal(view, planning.seat)
                begun = [planning.begun(worlds, first, options[first]) for first in totals]
        return max(totals, key=totals.__getitem__)

    def deal(self, view: Game, seat: Seat) -> list[Game]:
        first = self.seed * 1_000_003 + self.dealt
        self.dealt += self.effort.worlds
        return [view.determinise(seat, first + n) for n in range(self.effort.worlds)]
