"""Plans: own choices up to where somebody else is asked, tried in several dealt worlds at once.

A plan is one list of choices for all its worlds, because a player does not know which of them is the real one: no plan
gains from dice or cards that only one of them foretells. Where the worlds put different questions, something has become
known, and from there each goes its own way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.title.weighing import Judgement

Clock = Callable[[], float]  # tells seconds, from whenever


class Enough(Exception):
    """No more may be looked at."""


class Allowance:
    """How much may still be looked at: so many tables, and with a clock only so long."""

    def __init__(self, looks: int, seconds: float, clock: Clock | None) -> None:
        self.looks, self.clock = looks, clock
        self.end = clock() + seconds if clock else 0.0

    def take(self) -> None:
        self.looks -= 1
        if self.looks < 0 or (self.clock is not None and self.clock() >= self.end):
            raise Enough


class Reached(NamedTuple):
    """Where a plan has led in one world, and how good that looks."""

    table: Game
    worth: float


class Plan(NamedTuple):
    first: int  # the option it begins with
    reached: Sequence[Reached]  # one for each world
    worth: float  # on average


class Planning:
    """For one decision of one seat."""

    def __init__(self, judgement: Judgement, seat: Seat, allowance: Allowance) -> None:
        self.judgement, self.seat, self.allowance = judgement, seat, allowance

    def begun(self, worlds: Sequence[Game], first: int, choice: Choice) -> Plan:
        return plan(first, [self.after(world, choice) for world in worlds])

    def after(self, table: Game, choice: Choice) -> Reached:
        self.allowance.take()
        world = table.copy()
        world.apply(choice, self.seat)
        return Reached(world, self.judgement(world, self.seat))

    def finished(self, begun: Sequence[Plan], width: int, depth: int) -> dict[int, float]:
        """How good the best whole plan is that begins with each option, if only the best few are followed.

        One that was given up on the way is no better than the worst that was followed to its end: a judgement in the
        middle of a turn promises what may not come.
        """
        ends: dict[int, float] = {}
        given_up: dict[int, float] = {}
        kept = list(begun)
        for _ in range(depth):
            kept.sort(key=worth_of, reverse=True)
            longer: list[Plan] = []
            for each in kept[:width]:
                following = self.longer(each)
                longer += following
                if not following:
                    note(ends, each)
            for each in kept[width:]:
                note(given_up, each)
            kept = longer
        for each in kept:
            note(ends, each)
        least = min(ends.values())
        return {first: min(worth, least) for first, worth in given_up.items()} | ends

    def longer(self, so_far: Plan) -> list[Plan]:
        """All plans that are one choice longer; none where this seat is not asked any more."""
        asked = [reached.table.options(self.seat) for reached in so_far.reached]
        if not any(asked):
            return []
        if all(options == asked[0] for options in asked):
            return [
                plan(so_far.first, [self.after(reached.table, choice) for reached in so_far.reached])
                for choice in asked[0]
            ]
        parted = zip(so_far.reached, asked, strict=True)
        return [plan(so_far.first, [self.best(reached, options) for reached, options in parted])]

    def best(self, reached: Reached, options: Sequence[Choice]) -> Reached:
        """Where one world goes by itself: what looks best there."""
        return max((self.after(reached.table, choice) for choice in options), key=worth_of, default=reached)


def plan(first: int, reached: Sequence[Reached]) -> Plan:
    return Plan(first, reached, sum([worth for _, worth in reached]) / len(reached))


def worth_of(found: Plan | Reached) -> float:
    return found.worth


def note(best: dict[int, float], found: Plan) -> None:
    best[found.first] = max(found.worth, best.get(found.first, found.worth))
