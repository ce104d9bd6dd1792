"""How high players score: the spread of points, and in solo play the ranks, for each player and each setting.

The same seeds for everybody, so that two players can be compared game by game. A title's `facts` may list its ranks,
lowest first, as `RANKS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean, pstdev, quantiles

import msgspec

from karczma.games import find
from karczma.sim.balance import Match, Outcome, check, outcomes_of
from karczma.sim.tournament import Progress
from karczma.title.options import Option, WrongTable


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """The scores of all seats in the games of one match."""

    player: str
    seats: int
    options: Mapping[str, str]  # that were asked for
    games: int
    mean: float
    deviation: float
    lowest: int
    deciles: tuple[float, ...]  # nine; the fifth is the median
    highest: int
    ranks: Mapping[str, int]  # games, by rank, lowest first
    above: Mapping[str, float]  # alone: share of the seeds with which it scored more than a player named before


def matches(
    title: str, players: Sequence[str], seats: Sequence[int], options: Mapping[str, str], each: str = ""
) -> list[Match]:
    """Every player with every number of seats; with `each`, once for every value of that option that they may have."""
    settings = [dict(options) | value for value in values_of(title, each)] if each else [dict(options)]
    return [
        match
        for setting in settings
        for number in seats
        for name in players
        if fits(match := Match(title=title, player=name, seats=(number,), options=setting)) or not each
    ]


def values_of(title: str, each: str) -> Iterator[dict[str, str]]:
    options: dict[str, Option] = {option.id: option for option in find(title).options}
    if each not in options:
        raise WrongTable(f"{title} has no option {each!r} (it has: {', '.join(options)})")
    for value in (*options[each].values, *options[each].one_each):
        yield {each: value}


def fits(match: Match) -> bool:
    """Not every value is for every number of seats."""
    try:
        check(match)
    except WrongTable:
        return False
    return True


def scores(
    matches: Sequence[Match],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    keep: Path | None = None,
    progress: Progress = lambda done: None,
) -> tuple[Spread, ...]:
    """Each match with seeds seed, seed + 1, ...; all matches may share a file."""
    for match in matches:
        check(match)
    played = [(match, outcomes_of(match, range(seed, seed + games), jobs, keep, progress)) for match in matches]
    return tuple(spread(match, outcomes, played[:at]) for at, (match, outcomes) in enumerate(played))


Played = tuple[Match, list[Outcome]]


def spread(match: Match, outcomes: Sequence[Outcome], before: Sequence[Played]) -> Spread:
    points = sorted(score for outcome in outcomes for score in outcome.scores)
    return Spread(
        player=match.player,
        seats=match.seats[0],
        options=match.options,
        games=len(outcomes),
        mean=mean(points),
        deviation=pstdev(points),
        lowest=points[0],
        deciles=tuple(quantiles(points, n=10, method="inclusive")) if len(points) > 1 else (float(points[0]),) * 9,
        highest=points[-1],
        ranks=ranks(match.title, outcomes),
        above={other.player: higher(outcomes, theirs) for other, theirs in before if comparable(match, other)},
    )


def comparable(match: Match, other: Match) -> bool:
    """Alone, and with the same setting: only then do the points depend on nobody else."""
    same = (match.seats, match.options) == (other.seats, other.options)
    return same and match.seats == (1,) and match.player != other.player


def higher(ours: Sequence[Outcome], theirs: Sequence[Outcome]) -> float:
    return mean(mine.scores > other.scores for mine, other in zip(ours, theirs, strict=True))


def ranks(title: str, outcomes: Sequence[Outcome]) -> dict[str, int]:
    """Those that the title lists, and those that came up."""
    counts = Counter(outcome.rank for outcome in outcomes if outcome.rank is not None)
    listed = statistics.ranks if counts and (statistics := find(title).bots.statistics) else ()
    return {rank: counts[rank] for rank in dict.fromkeys((*listed, *counts))}
