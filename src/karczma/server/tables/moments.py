"""Notable moments of a finished game, found in how everybody's points grew. No title is known here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

import msgspec

from karczma.kernel.choices import Seat
from karczma.server.protocol import Happening

Points = tuple[int, ...]
FEW = 3  # moments are told
LONG = 2  # rounds: a lead that is worth telling


class Move(NamedTuple):
    """A choice as everybody saw it: the round it was made in, the points after it, and what happened."""

    seat: Seat
    round: int
    points: Points
    events: tuple[Happening, ...]


class Highlight(msgspec.Struct, frozen=True):
    """A moment. `gain`: most points in one go; `lead`: who took the lead last; `held`: the longest lead, so many
    rounds; `decided`: the winner's last points; `turned`: won by what was turned up at the end; `half`: half of all."""

    kind: Literal["gain", "lead", "held", "decided", "turned", "half"]
    seats: list[int]
    move: int  # which one of the replay; 1: the first
    round: int
    n: int
    scores: list[int]  # as everybody saw them then
    events: list[Happening]  # of the move, as far as they are about those seats


class Lead(NamedTuple):
    """From that move on these seats had most points, for so many rounds."""

    seats: frozenset[Seat]
    move: int
    rounds: int


def moments(start: Move, course: Sequence[Move], scores: Points, winners: Sequence[Seat]) -> list[Highlight]:
    """The few that say most, each at a move of its own, in the order of the game."""
    found: dict[int, Highlight] = {}
    for each in candidates(start, course, scores, winners):
        if len(found) < FEW:
            found.setdefault(each.move, each)
    return [found[move] for move in sorted(found)]


def candidates(start: Move, course: Sequence[Move], scores: Points, winners: Sequence[Seat]) -> Iterator[Highlight]:
    """The most telling ones first."""
    gains = sorted(gains_of(start, course), key=lambda gain: -gain[1])
    leads = leads_of(start, course)
    yield from (highlight("gain", course, move, [course[move - 1].seat], n) for move, n in gains[:1])
    yield from last_word(start, course, scores, winners)
    if len(leads) > 1:
        yield highlight("lead", course, leads[-1].move, leads[-1].seats, 0)
    longest = max(leads, key=lambda lead: lead.rounds, default=None)
    if longest and longest.rounds >= LONG:
        yield highlight("held", course, longest.move, longest.seats, longest.rounds)
    if len(scores) == 1:
        yield from halfway(course, scores[0])
    yield from (highlight("gain", course, move, [course[move - 1].seat], n) for move, n in gains[1:])


def highlight(kind: str, course: Sequence[Move], move: int, seats: Iterable[Seat], n: int) -> Highlight:
    made, about = course[move - 1], sorted(seats)
    events = [event for event in made.events if event.parts.get("seat") in about]
    return Highlight(kind, about, move, made.round, n, list(made.points), events)  # type: ignore[arg-type]


def gains_of(start: Move, course: Sequence[Move]) -> Iterator[tuple[int, int]]:
    """What a seat gained by all it chose in one go, and the move that brought most of it."""
    before, at = start.points, 0
    for (seat, _), run in groupby(course, key=lambda move: (move.seat, move.round)):
        steps = []
        for move in run:
            at += 1
            steps.append((move.points[seat] - before[seat], at))
            before = move.points
        gained = sum(step for step, _ in steps)
        if gained > 0:
            yield max(steps, key=lambda step: (step[0], -step[1]))[1], gained


def leads_of(start: Move, course: Sequence[Move]) -> list[Lead]:
    """Who was ahead, one after another. Whoever draws level takes no lead; partners who count together share one."""
    found: list[Lead] = []
    ahead = frozenset(range(len(start.points)))
    for at, move in enumerate(course, start=1):
        most = frozenset(seat for seat, points in enumerate(move.points) if points == max(move.points))
        still = ahead & most
        if not still:
            found.append(Lead(most, at, 0))
        elif still < ahead:  # several were: now it is clear who
            found[-1:] = [Lead(still, at, 0)]
        ahead = still or most
    ends = [*(lead.move for lead in found[1:]), len(course)]
    return [
        lead._replace(rounds=course[end - 1].round - course[lead.move - 1].round)
        for lead, end in zip(found, ends, strict=False)
    ]


def last_word(start: Move, course: Sequence[Move], scores: Points, winners: Sequence[Seat]) -> Iterator[Highlight]:
    """What decided: the winner's last points, or what was turned up, if somebody else was ahead until then."""
    if not winners or not course:
        return
    seen, seat = course[-1].points, winners[0]
    if seen[seat] < max(seen) and scores[seat] == max(scores):
        yield highlight("turned", course, len(course), winners, scores[seat] - seen[seat])
        return
    before = start.points
    last = 0, 0
    for at, move in enumerate(course, start=1):
        if move.points[seat] > before[seat]:
            last = at, move.points[seat] - before[seat]
        before = move.points
    if last[0]:
        yield highlight("decided", course, last[0], winners, last[1])


def halfway(course: Sequence[Move], total: int) -> Iterator[Highlight]:
    reached = next((at for at, move in enumerate(course, start=1) if total > 1 and move.points[0] * 2 >= total), 0)
    if reached:
        yield highlight("half", course, reached, [0], course[reached - 1].points[0])
