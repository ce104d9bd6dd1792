"""Measuring speed, through exactly the calls that everybody uses: deciding, options, apply, copy; and playing out.

Processor time, in rounds that alternate with the rival's, because machines are noisy: trust ratios of one run.
A real decision has at least two options; forced ones are answered by the machine and do not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean
from time import process_time, process_time_ns

import msgspec

from karczma.games import find
from karczma.kernel.game import Game
from karczma.sim.rivals import Rival
from karczma.title.descriptor import Title

COPIES = 200


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """A rival, in the same run."""

    rival: str
    version: str
    decisions_per_second: float  # real ones, best round
    ratio: float  # ours by the rival's
    played_out_ratio: float


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    seats: int
    decisions_per_second: float  # real ones, best round
    games_per_second: float
    mean_length: float  # real decisions in a game
    mean_branching: float
    copy_microseconds: float  # mean over positions of games, best of several runs at each
    slowest_copy_microseconds: float
    view_microseconds: float
    determinise_microseconds: float
    played_out_per_second: float  # real decisions, where the kernel answers by chance without listing all options
    against: tuple[Compared, ...] = ()


def bench(title: str, seats: int, seconds: float = 1.0, rounds: int = 5, against: Sequence[Rival] = ()) -> Speed:
    """Random playouts of one title, in turns with the rivals'."""
    found = find(title)
    playout(found, seats, 0)  # warm: cards are read and modules imported before anything is measured
    ours, alone = [], []
    theirs: list[list[float]] = [[] for _ in against]
    for turn in range(rounds):
        ours.append(rate(found, seats, seconds, turn * 100_000))
        alone.append(played_out(found, seats, seconds, turn * 100_000))
        for rival, rates in zip(against, theirs, strict=True):
            rates.append(rival.rate(seconds, turn * 100_000))
    best = max(ours, key=lambda round: round.per_second)
    copies = [copy_time(g) for g in positions(found, seats)]
    views = [timed(lambda g=g: g.view(0), 20) for g in positions(found, seats)]
    worlds = [timed(lambda g=g: g.determinise(0, 1), 20) for g in positions(found, seats)]
    return Speed(
        title=title,
        seats=seats,
        decisions_per_second=best.per_second,
        games_per_second=best.games / best.seconds,
        mean_length=mean(each.decisions / each.games for each in ours),
        mean_branching=mean(each.options / each.decisions for each in ours),
        copy_microseconds=mean(copies),
        slowest_copy_microseconds=max(copies),
        view_microseconds=mean(views),
        determinise_microseconds=mean(worlds),
        played_out_per_second=max(alone),
        against=tuple(
            compared(rival, max(rates), best.per_second, max(alone))
            for rival, rates in zip(against, theirs, strict=True)
        ),
    )


def compared(rival: Rival, theirs: float, ours: float, played_out: float) -> Compared:
    return Compared(
        rival=rival.name,
        version=rival.version,
        decisions_per_second=theirs,
        ratio=ours / theirs,
        played_out_ratio=played_out / theirs,
    )


class Round(msgspec.Struct, frozen=True, kw_only=True):
    decisions: int
    options: int
    games: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds


def rate(title: Title, seats: int, seconds: float, seed: int) -> Round:
    decisions = options = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        real, width = playout(title, seats, seed + games)
        decisions, options, games = decisions + real, options + width, games + 1
    return Round(decisions=decisions, options=options, games=games, seconds=spent)


def playout(title: Title, seats: int, seed: int) -> tuple[int, int]:
    """One random game: its real decisions, and the sum of their options."""
    g, random = title.new(seats, seed), Random(seed).random
    real = width = 0
    while not g.over:
        seat = g.deciding()[0]
        options = g.options(seat)
        n = len(options)
        if n > 1:
            real += 1
            width += n
        g.apply(options[int(random() * n)], seat)
    return real, width


def played_out(title: Title, seats: int, seconds: float, seed: int) -> float:
    """Real decisions a second of games that the kernel plays by itself."""
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decisions += title.new(seats, seed + games).play_out(Random(seed + games).random)
        games += 1
    return decisions / spent


def positions(title: Title, seats: int, games: int = 3, every: int = 10) -> Iterator[Game]:
    """Every tenth decision of a few random games."""
    for seed in range(games):
        g, random = title.new(seats, seed), Random(seed)
        n = 0
        while not g.over:
            if n % every == 0:
                yield g.copy()
            seat = g.deciding()[0]
            g.apply(random.choice(g.options(seat)), seat)
            n += 1


def copy_time(g: Game) -> float:
    return timed(g.copy, COPIES)


def timed(call: object, times: int, runs: int = 5) -> float:
    """Microseconds of one call, best of several runs."""
    assert callable(call)
    best = 0.0
    for _ in range(runs):
        start = process_time_ns()
        for _ in range(times):
            call()
        spent = (process_time_ns() - start) / 1000 / times
        best = min(best or spent, spent)
    return best
