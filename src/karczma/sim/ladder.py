"""Ladder: every player meets every other, from each seat in turn, and each gets a rating from all games together.

With more than two seats one player of a kind sits among players of the other, both ways round. The same seed is played
from every seat, so that what the table and its sides give is shared fairly. Outcomes may be kept in a file, a line
each; then a run that was cancelled goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations, permutations
from math import sqrt
from pathlib import Path

import msgspec

from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.players.named import bot
from karczma.sim.cores import on_cores
from karczma.sim.play import finish
from karczma.sim.ratings import Pair, Rating, ratings
from karczma.sim.tournament import Progress
from karczma.title.options import WrongTable

NORMAL_95 = 1.96  # standard errors on each side


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """Who meets, and at which tables."""

    title: str
    players: tuple[str, ...]
    seats: int
    options: Mapping[str, str]

    @property
    def table(self) -> str:
        """What tells outcomes at one kind of table from those at another in the same file."""
        found = find(self.title)
        settled = (f"{name}={value}" for name, value in found.settled(self.options).items())
        return " ".join([found.id, found.version, str(self.seats), *settled])

    @property
    def pairs(self) -> list[Pair]:
        """With two seats each pair once; with more, who sits alone and who sits around."""
        return list(combinations(self.players, 2) if self.seats == 2 else permutations(self.players, 2))


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    lone: str
    others: str
    game: int  # from 0: the seat of the lone player, then the seed, counts on
    won: float  # by the lone player; a shared victory counts as a share
    scores: tuple[int, ...]
    decisions: int


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    lone: str
    others: str
    games: int
    wins: float  # of the lone player
    lowest: float  # the share of wins, with 95 % confidence
    highest: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    version: str
    seats: int
    options: Mapping[str, str]
    ratings: tuple[Rating, ...]  # highest first
    meetings: tuple[Meeting, ...]


def ladder(
    ladder: Ladder,
    games: int,
    jobs: int = 1,
    keep: Path | None = None,
    progress: Progress = lambda done: None,
) -> Standing:
    """So many games of each pair; the figures do not depend on the number of jobs."""
    check(ladder)
    wanted = [(lone, others, game) for game in range(games) for lone, others in ladder.pairs]
    known = {name_of(each): each for each in (kept(keep) if keep else ()) if each.table == ladder.table}
    found = {name: known[name] for name in wanted if name in known}
    progress(len(found))
    for outcome in on_cores(partial(played, ladder), [name for name in wanted if name not in found], jobs):
        found[name_of(outcome)] = outcome
        if keep:
            append(keep, outcome)
        progress(1)
    return standing(ladder, [found[name] for name in wanted])


def check(ladder: Ladder) -> None:
    """What cannot be set up is refused before anything is started."""
    if ladder.seats < 2 or len(set(ladder.players)) < 2:
        raise WrongTable("a ladder needs two players and two seats at least")
    find(ladder.title).new(ladder.seats, 0, ladder.options)
    for name in ladder.players:
        bot(name, 0)


Name = tuple[str, str, int]  # the lone player, the others, which game


def name_of(outcome: Outcome) -> Name:
    return outcome.lone, outcome.others, outcome.game


def played(ladder: Ladder, name: Name) -> Outcome:
    lone, others, game = name
    seed, seat = divmod(game, ladder.seats)
    g = find(ladder.title).new(ladder.seats, seed, ladder.options)
    names = [lone if each == seat else others for each in range(ladder.seats)]
    decisions = finish(g, [bot(each, seed * 97 + n) for n, each in enumerate(names)])
    return Outcome(
        table=ladder.table,
        lone=lone,
        others=others,
        game=game,
        won=share(g.winners(), seat),
        scores=g.scores(),
        decisions=decisions,
    )


def share(winners: Sequence[Seat], seat: Seat) -> float:
    return 1 / len(winners) if seat in winners else 0.0


# -- outcomes in a file --------------------------------------------------------------------------------------------


def kept(file: Path) -> list[Outcome]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    try:
        return [msgspec.json.decode(line, type=Outcome) for line in lines]
    except msgspec.DecodeError as error:
        raise WrongTable(f"{file}: this is no file of a ladder ({error})") from None


def append(file: Path, outcome: Outcome) -> None:
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(outcome) + b"\n")


# -- figures -------------------------------------------------------------------------------------------------------


def standing(ladder: Ladder, outcomes: Sequence[Outcome]) -> Standing:
    meetings = tuple(meeting(pair, [o for o in outcomes if (o.lone, o.others) == pair]) for pair in ladder.pairs)
    results = {(each.lone, each.others): (each.wins, each.games) for each in meetings}
    return Standing(
        title=ladder.title,
        version=find(ladder.title).version,
        seats=ladder.seats,
        options=find(ladder.title).settled(ladder.options),
        ratings=tuple(ratings(results, ladder.seats)),
        meetings=meetings,
    )


def meeting(pair: Pair, outcomes: Sequence[Outcome]) -> Meeting:
    wins, games = sum(outcome.won for outcome in outcomes), len(outcomes)
    lowest, highest = interval(wins, games)
    return Meeting(lone=pair[0], others=pair[1], games=games, wins=wins, lowest=lowest, highest=highest)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's: it holds for few games and for shares near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    z, rate = NORMAL_95, wins / games
    middle, spread = rate + z * z / (2 * games), z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
