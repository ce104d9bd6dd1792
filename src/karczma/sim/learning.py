"""Learning: weights of a judgement, fitted by play alone.

The method is SPSA. In each step many pairs of games are played between weights moved a little to one side and the same
moved to the other side, along a direction drawn anew for each pair; whatever did better draws the weights after it. A
pair is the same seed with seats swapped. The weights that count in the end are the mean of the second half of the way.
Steps may be kept in a file, a line each; then a run that was cancelled goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import repeat
from math import exp, tanh
from pathlib import Path
from random import Random
from statistics import mean

import msgspec

from karczma.games import find
from karczma.players.greedy import Greedy
from karczma.sim.ladder import interval, share
from karczma.sim.play import finish
from karczma.title.contract import Bots, Terms
from karczma.title.options import WrongTable
from karczma.title.weighing import Judgement, Weights, weighed, weights_of

MOVE = 0.2  # of the logarithm of each weight, to both sides
RATE, WANES = 0.08, 40  # how far a step goes, and after how many steps about half as far
MARGIN = 4.0  # how much points count, beside the victory
HELD_OUT = 1_000_000  # seeds from here on are for checking, never for fitting

Run = Callable[[], None]  # told after each step


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be fitted, and how. With the same lesson the same weights come out, whatever the processes."""

    title: str
    options: Mapping[str, str]
    steps: int
    pairs: int  # of games in each step
    seed: int = 0


class Step(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    logs: Mapping[str, float]  # logarithms of the weights after it
    gain: float  # how much better the better sides did, on average


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """Fitted weights against those they began with, on seeds that were held out."""

    games: int
    wins: float
    lowest: float
    highest: float


def terms_of(title: str) -> Terms:
    terms = find(title).bots.terms
    if terms is None:
        raise WrongTable(f"the judgement of {title} has no terms that could be weighed")
    return terms


def learn(lesson: Lesson, jobs: int = 1, keep: Path | None = None, progress: Run = lambda: None) -> Weights:
    """The fitted weights, by name."""
    terms = terms_of(lesson.title)
    free = [name for name in terms.names if name not in terms.fixed]
    start = dict.fromkeys(free, 0.0)
    way = kept(keep, free) if keep else []
    for _ in way[: lesson.steps]:
        progress()
    with pool(jobs) as workers:
        for number in range(len(way), lesson.steps):
            way.append(stepped(lesson, number, way[-1].logs if way else start, workers))
            if keep:
                append(keep, way[-1])
            progress()
    begun = weights_of(terms)
    half = way[len(way) // 2 : lesson.steps]
    return {name: begun.get(name, 1.0) * exp(mean(step.logs[name] for step in half)) for name in free}


@contextmanager
def pool(jobs: int) -> Iterator[Executor | None]:
    if jobs <= 1:
        yield None
        return
    with ProcessPoolExecutor(jobs) as workers:
        yield workers


def stepped(lesson: Lesson, number: int, logs: Mapping[str, float], workers: Executor | None) -> Step:
    chance = Random(f"{lesson.seed} {number}")
    directions = [{name: chance.choice((-1, 1)) for name in logs} for _ in range(lesson.pairs)]
    seeds = range(number * lesson.pairs, (number + 1) * lesson.pairs)
    asked = repeat(lesson), repeat(dict(logs)), directions, seeds
    signals = list(workers.map(signal, *asked) if workers else map(signal, *asked))
    rate = RATE / (1 + number / WANES) ** 0.6 / MOVE
    slopes = {name: mean(s * each[name] for s, each in zip(signals, directions, strict=True)) for name in logs}
    moved = {name: round(log + rate * slopes[name], 5) for name, log in logs.items()}
    return Step(number=number, logs=moved, gain=round(mean(map(abs, signals)), 4))


def signal(lesson: Lesson, logs: Mapping[str, float], direction: Mapping[str, int], seed: int) -> float:
    """How much better it is to go that way than the other: from -1 to 1."""
    begun = weights_of(terms_of(lesson.title))
    ways = [
        {name: begun.get(name, 1.0) * exp(log + side * MOVE * direction[name]) for name, log in logs.items()}
        for side in (1, -1)
    ]
    return mean(compared(lesson, ways[0], ways[1], lesson.seed * 100_000 + seed, seat) for seat in range(2))


def compared(lesson: Lesson, ours: Weights, theirs: Weights, seed: int, seat: int) -> float:
    won, scores = met(lesson, ours, theirs, seed, seat)
    mine, other = scores[seat], scores[1 - seat]
    ahead = tanh(MARGIN * (mine - other) / (abs(mine) + abs(other) + 1))
    return won - 0.5 + ahead / 2


def met(lesson: Lesson, ours: Weights, theirs: Weights, seed: int, seat: int) -> tuple[float, Sequence[int]]:
    """A game of two: what we won of it, and the points of both."""
    terms = terms_of(lesson.title)
    g = find(lesson.title).new(2, seed, lesson.options)
    judgements = [weighed(terms, ours if each == seat else theirs) for each in range(2)]
    finish(g, [Greedy(seed * 97 + n, judging=always(judgement)) for n, judgement in enumerate(judgements)])
    return share(g.winners(), seat), g.scores()


def always(judgement: Judgement) -> Callable[[Bots], Judgement]:
    return lambda bots: judgement


def check(lesson: Lesson, weights: Weights, games: int, jobs: int = 1) -> Check:
    """Against the weights that stand in the file now."""
    asked = repeat(lesson), repeat(weights), range(games)
    with pool(jobs) as workers:
        wins = sum(workers.map(held_out, *asked, chunksize=4) if workers else map(held_out, *asked))
    lowest, highest = interval(wins, games)
    return Check(games=games, wins=wins, lowest=lowest, highest=highest)


def held_out(lesson: Lesson, weights: Weights, game: int) -> float:
    seed, seat = divmod(game, 2)
    return met(lesson, weights, weights_of(terms_of(lesson.title)), HELD_OUT + seed, seat)[0]


# -- steps in a file -----------------------------------------------------------------------------------------------


def kept(file: Path, names: Sequence[str]) -> list[Step]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    try:
        way = [msgspec.json.decode(line, type=Step) for line in lines]
    except msgspec.DecodeError as error:
        raise WrongTable(f"{file}: this is no file of steps ({error})") from None
    if any(set(step.logs) != set(names) for step in way):
        raise WrongTable(f"{file}: these steps fit other terms")
    return way


def append(file: Path, step: Step) -> None:
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(step) + b"\n")
