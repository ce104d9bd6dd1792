"""Which sides win: many games between equal players, counted by what each seat played with (a clan, a faction).

A title that can be asked has `Statistics` among its parts (karczma.title.contract): `sides(g)`, `ended(g)` and
`rounds(g)`; one with medals or ranks for solo play has `rank(g)`, a term or None. Outcomes may be kept in a file, a
line each; then a run that was cancelled goes on where it stopped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations
from math import sqrt
from pathlib import Path
from statistics import mean

import msgspec

from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.players.named import bot
from karczma.sim.cores import in_chunks, on_cores
from karczma.sim.play import finish_with
from karczma.sim.tournament import Progress
from karczma.title.options import WrongTable

CHUNK = 5  # games that one process plays before it reports, at most


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: the same player at every seat, with these numbers of seats in turn."""

    title: str
    player: str
    seats: tuple[int, ...]
    options: Mapping[str, str]

    @property
    def words(self) -> str:
        """What tells outcomes of one match from those of another in the same file."""
        settled = find(self.title).settled(self.options)
        seats = ",".join(map(str, self.seats))
        return " ".join([self.title, self.player, seats, *(f"{name}={value}" for name, value in settled.items())])


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    match: str = ""  # in its words; a line that does not tell it belongs to any
    seed: int
    sides: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    ended: str
    rounds: int
    decisions: int
    rank: str | None = None


class SideFigures(msgspec.Struct, frozen=True, kw_only=True):
    side: str
    games: int
    wins: float  # a shared victory counts as a share
    fair: float  # as many as there would be if all sides were alike
    ratio: float
    error: float  # standard error of the ratio
    mean_score: float


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """One side against another, the two of them alone at the table."""

    side: str
    other: str
    games: int
    wins: float  # of `side`; a shared victory counts as a half


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    player: str
    games: int
    options: Mapping[str, str]
    seats: Mapping[int, int]  # number of players -> games
    sides: tuple[SideFigures, ...]  # by ratio, highest first
    meetings: tuple[Meeting, ...]  # in games of two, each way round; sides in the same order
    first_seat: float  # how often the first seat wins, as a ratio of its fair share
    ended: Mapping[str, int]
    rounds: Mapping[int, int]
    mean_decisions: float


def balance(
    match: Match,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    keep: Path | None = None,
    progress: Progress = lambda done: None,
) -> Balance:
    """Games with seeds seed, seed + 1, ...; the figures do not depend on the number of jobs."""
    check(match)
    if not find(match.title).bots.statistics:
        raise WrongTable(f"{match.title} does not say what its seats play with")
    return figures(match, outcomes_of(match, range(seed, seed + games), jobs, keep, progress))


def check(match: Match) -> None:
    """What cannot be set up is refused before anything is started."""
    for seats in match.seats:
        find(match.title).new(seats, 0, match.options)
    bot(match.player, 0)


def outcomes_of(match: Match, seeds: range, jobs: int, keep: Path | None, progress: Progress) -> list[Outcome]:
    """One for each seed, in order; what is kept in the file is not played again."""
    fitting = [each for each in (kept(keep) if keep else ()) if each.match in ("", match.words)]
    known = {outcome.seed: outcome for outcome in fitting if outcome.seed in seeds}
    progress(len(known))
    missing = [each for each in seeds if each not in known]
    for outcomes in played(match, missing, jobs):
        known |= {outcome.seed: outcome for outcome in outcomes}
        if keep:
            append(keep, outcomes)
        progress(len(outcomes))
    return [known[each] for each in seeds]


def played(match: Match, seeds: Sequence[int], jobs: int) -> Iterator[list[Outcome]]:
    return on_cores(partial(several, match), in_chunks(seeds, CHUNK, jobs), jobs)


def several(match: Match, seeds: Sequence[int]) -> list[Outcome]:
    return [outcome(match, seed) for seed in seeds]


def outcome(match: Match, seed: int) -> Outcome:
    found, seats = find(match.title), match.seats[seed % len(match.seats)]
    g = found.new(seats, seed, match.options)
    decisions = finish_with(g, [match.player] * seats, seed)
    statistics = found.bots.statistics
    return Outcome(
        match=match.words,
        seed=seed,
        sides=tuple(statistics.sides(g)) if statistics else (),
        winners=g.winners(),
        scores=g.scores(),
        ended=statistics.ended(g) if statistics else "",
        rounds=statistics.rounds(g) if statistics else 0,
        decisions=decisions,
        rank=statistics.rank(g) if statistics else None,
    )


# -- outcomes in a file --------------------------------------------------------------------------------------------


def kept(file: Path) -> list[Outcome]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    try:
        return [msgspec.json.decode(line, type=Outcome) for line in lines]
    except msgspec.DecodeError as error:
        raise WrongTable(f"{file}: this is no file of outcomes ({error})") from None


def append(file: Path, outcomes: Sequence[Outcome]) -> None:
    with file.open("ab") as lines:
        lines.write(b"".join(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes))


# -- figures -------------------------------------------------------------------------------------------------------


def figures(match: Match, outcomes: Sequence[Outcome]) -> Balance:
    names = dict.fromkeys(side for outcome in outcomes for side in outcome.sides)
    sides = sorted((side_figures(side, outcomes) for side in names), key=lambda figures: -figures.ratio)
    return Balance(
        title=match.title,
        player=match.player,
        games=len(outcomes),
        options=find(match.title).settled(match.options),
        seats=dict(sorted(Counter(len(outcome.sides) for outcome in outcomes).items())),
        sides=tuple(sides),
        meetings=tuple(meetings([each.side for each in sides], outcomes)),
        first_seat=sum(won(o, 0) for o in outcomes) / sum(1 / len(o.sides) for o in outcomes),
        ended=dict(Counter(outcome.ended for outcome in outcomes).most_common()),
        rounds=dict(sorted(Counter(outcome.rounds for outcome in outcomes).items())),
        mean_decisions=mean(outcome.decisions for outcome in outcomes),
    )


def won(outcome: Outcome, seat: Seat) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def side_figures(side: str, outcomes: Sequence[Outcome]) -> SideFigures:
    taken = [(o, o.sides.index(side)) for o in outcomes if side in o.sides]
    chances = [1 / len(outcome.sides) for outcome, _ in taken]
    wins, fair = sum(won(outcome, seat) for outcome, seat in taken), sum(chances)
    return SideFigures(
        side=side,
        games=len(taken),
        wins=wins,
        fair=fair,
        ratio=wins / fair,
        error=sqrt(sum(p * (1 - p) for p in chances)) / fair,
        mean_score=mean(outcome.scores[seat] for outcome, seat in taken),
    )


def meetings(sides: Sequence[str], outcomes: Sequence[Outcome]) -> Iterator[Meeting]:
    for side, other in permutations(sides, 2):
        met = [o for o in outcomes if set(o.sides) == {side, other}]
        if met:
            wins = sum(won(o, o.sides.index(side)) for o in met)
            yield Meeting(side=side, other=other, games=len(met), wins=wins)
