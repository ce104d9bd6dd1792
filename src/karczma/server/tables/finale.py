"""The end of a game, told from its record: where the points come from, how they grew, and which moments mattered."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence

import msgspec

from karczma import beginning, replayed, title_of
from karczma.kernel.game import Game
from karczma.kernel.record import Record, read
from karczma.server.tables.moments import Highlight, Move, Points, moments
from karczma.server.tables.replays import PACKING
from karczma.server.tables.wire import happening
from karczma.title.contract import Counted, FinalCount
from karczma.title.descriptor import Title


class Part(msgspec.Struct, frozen=True):
    """What a component, or so many of a kind, gave."""

    what: str
    n: int
    points: int


class ScoreCategory(msgspec.Struct, frozen=True):
    """One line of the final count. What it comes from, and what was turned up for it, may be told by seat."""

    name: str
    clause: str
    figures: list[int]
    gave: list[list[Part]]
    turned: list[list[str]]


class RivalCount(msgspec.Struct, frozen=True):
    """An opponent without a seat."""

    message: str
    figures: list[int]
    total: int


class Medal(msgspec.Struct, frozen=True):
    """Who alone has most points of a category."""

    category: str
    seat: int


class Finale(msgspec.Struct, frozen=True, kw_only=True):
    categories: list[ScoreCategory]  # in the order in which they are counted
    scores: list[int]
    winners: list[int]
    rival: RivalCount | None
    tie: str  # the clause that decided among several with most points
    why: str  # the clause by which the game was over
    rank: str  # what a player alone has earned
    ranks: list[str]
    rounds: list[int]  # those of the lines; 0: the set-up
    lines: list[list[int]]  # by seat: the points after each round, as far as everybody saw them then
    moments: list[Highlight]
    medals: list[Medal]


def finale_of(record: Record) -> Finale:
    """Play a record to its end once more."""
    title = title_of(record)
    g = replayed(record)  # every line is checked before anything is told
    start, *course = moves(title, record)
    its, statistics = title.final_count, title.bots.statistics
    counted = its.count(g) if its else []
    rounds, lines = over_time(start, course)
    rival = its.rival(g) if its else None
    return Finale(
        categories=[category(its, each) for each in counted] if its else [],
        scores=list(g.scores()),
        winners=list(g.winners()),
        rival=RivalCount(rival.message, list(rival.figures), rival.total) if rival else None,
        tie=its.tie(g) if its else "",
        why=its.why(g) if its else "",
        rank=(statistics.rank(g) if statistics else None) or "",
        ranks=list(statistics.ranks) if statistics else [],
        rounds=rounds,
        lines=lines,
        moments=moments(start, course, g.scores(), g.winners()),
        medals=[medal for each in counted if (medal := medal_of(each))],
    )


def finale_packed(text: str, where: str) -> bytes:
    """For a worker: a record's text in, its end out, as JSON in gzip."""
    return gzip.compress(msgspec.json.encode(finale_of(read(text, where))), PACKING, mtime=0)


def category(its: FinalCount, counted: Counted) -> ScoreCategory:
    return ScoreCategory(
        name=counted.name,
        clause=its.categories[counted.name],
        figures=list(counted.figures),
        gave=[[Part(each.what, each.n, each.points) for each in own] for own in counted.gave],
        turned=[list(own) for own in counted.turned],
    )


def medal_of(counted: Counted) -> Medal | None:
    most = max(counted.figures)
    alone = len(counted.figures) > 1 and most > 0 and counted.figures.count(most) == 1
    return Medal(counted.name, counted.figures.index(most)) if alone else None


# -- how the points grew -------------------------------------------------------------------------------------------


def moves(title: Title, record: Record) -> Iterator[Move]:
    """The set-up, then every move: whose it was, in which round, and what points everybody sees after it."""
    g = beginning(record)
    yield Move(seat=-1, round=0, points=g.view(-1).scores(), events=())
    for _, seat, text in record.choices():
        heard, round_of_it = g.listen(), round_of(title, g)
        g.apply(title.parse(text), seat)
        events = tuple(happening(title.id, event, -1) for event in heard)
        yield Move(seat=seat, round=round_of_it, points=open_points(title, g), events=events)


def round_of(title: Title, g: Game) -> int:
    return title.final_count.round(g) if title.final_count else 0


def open_points(title: Title, g: Game) -> Points:
    """What anybody at the table could count; at the end without what was turned up only then."""
    if not g.over or title.final_count is None:
        return g.view(-1).scores()
    hidden = [each.figures for each in title.final_count.count(g) if each.turned]
    return tuple(total - sum(own[seat] for own in hidden) for seat, total in enumerate(g.scores()))


def over_time(start: Move, course: Sequence[Move]) -> tuple[list[int], list[list[int]]]:
    """The rounds, and by seat the points when each of them was over."""
    after: dict[int, Points] = {0: start.points}
    for move in course:
        after[move.round] = move.points
    rounds = sorted(after)
    return rounds, [[after[each][seat] for each in rounds] for seat in range(len(start.points))]
