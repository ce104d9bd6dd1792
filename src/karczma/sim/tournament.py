"""Many games between the same players, on several cores, with progress, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import mean, pstdev

import msgspec

from karczma.games import find
from karczma.players.named import bot
from karczma.sim.cores import in_chunks, on_cores
from karczma.sim.play import Result, play

CHUNK = 10  # games that one process plays before it reports, at most

Progress = Callable[[int], None]  # told how many games were finished since it was told last


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    wins: float  # a shared victory counts as a share
    win_rate: float
    mean_score: float
    score_deviation: float
    lowest: int
    highest: int


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    games: int
    seed: int
    options: Mapping[str, str]
    seats: tuple[SeatFigures, ...]
    nobody: int  # games without a winner (a lost solo game)
    mean_decisions: float


def simulate(
    title: str,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Progress = lambda done: None,
) -> Figures:
    """Play games with seeds seed, seed + 1, ...; the figures do not depend on the number of jobs."""
    check(title, names, options)
    results = sorted(played(title, names, games, seed, options, jobs, progress), key=lambda result: result.seed)
    settled = find(title).settled(options)
    return Figures(
        title=title,
        games=games,
        seed=seed,
        options=settled,
        seats=tuple(seat_figures(seat, name, results) for seat, name in enumerate(names)),
        nobody=sum(not result.winners for result in results),
        mean_decisions=mean(result.decisions for result in results),
    )


def check(title: str, names: Sequence[str], options: Mapping[str, str] | None) -> None:
    """What cannot be set up is refused before anything is started."""
    find(title).new(len(names), 0, options)
    for name in names:
        bot(name, 0)


def played(
    title: str,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None,
    jobs: int,
    progress: Progress,
) -> Iterator[Result]:
    chunks = in_chunks(range(seed, seed + games), CHUNK, jobs)
    for results in on_cores(partial(several, title, names, options), chunks, jobs):
        yield from results
        progress(len(results))


def several(title: str, names: Sequence[str], options: Mapping[str, str] | None, seeds: Sequence[int]) -> list[Result]:
    return [play(title, names, seed, options) for seed in seeds]


def seat_figures(seat: int, name: str, results: Sequence[Result]) -> SeatFigures:
    scores = [result.scores[seat] for result in results]
    wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
    return SeatFigures(
        player=name,
        wins=wins,
        win_rate=wins / len(results),
        mean_score=mean(scores),
        score_deviation=pstdev(scores),
        lowest=min(scores),
        highest=max(scores),
    )
