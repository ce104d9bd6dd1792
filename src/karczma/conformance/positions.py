"""Random games as a stream of positions, and what must be true of every one of them and of every end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from karczma.games import UnknownTitle, find
from karczma.kernel.bases import home
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game

G = TypeVar("G", bound=Game)
LIMIT = 5000  # decisions; a game that is longer does not end


class Broken(AssertionError):
    """A property that every title must have does not hold; says which one and where."""


def positions(g: G, rng: Random, limit: int = LIMIT) -> Iterator[tuple[G, Seat]]:
    """Play at random to the end; the table at every decision, with one of the seats that are asked."""
    for _ in range(limit):
        if g.over:
            return
        seat = rng.choice(deciding_seats(g))
        yield g, seat
        g.apply(rng.choice(g.options(seat)), seat)
    if not g.over:
        raise Broken(f"the game does not end within {limit} decisions")


def play(g: Game, rng: Random, choices: int = LIMIT) -> None:
    """Go on at random for so many choices, or to the end."""
    for _ in range(choices):
        if g.over:
            return
        seat = rng.choice(deciding_seats(g))
        g.apply(rng.choice(g.options(seat)), seat)


def deciding_seats(g: Game) -> tuple[Seat, ...]:
    """Until the game is over somebody is asked, and has at least one answer; nobody has won yet."""
    seats = g.deciding()
    if not seats:
        raise Broken(f"nobody is asked, but the game is not over: {g.frames}")
    for seat in seats:
        if not g.options(seat):
            raise Broken(f"seat {seat} has no answer to {g.decision(seat)}")
    if g.winners():
        raise Broken(f"seats {g.winners()} have won before the end")
    return seats


def ends_well(g: Game) -> None:
    """After the end nobody is asked anything, every seat has a score, and the winners are among the seats."""
    if not g.over or g.deciding() or any(g.options(seat) for seat in range(g.seats)):
        raise Broken(f"the game goes on: {g.frames}")
    if len(g.scores()) != g.seats:
        raise Broken(f"{g.seats} seats, but the scores are {g.scores()}")
    adds_up(g)
    if not set(g.winners()) <= set(range(g.seats)):
        raise Broken(f"{g.seats} seats, but the winners are {g.winners()}")


def adds_up(g: Game) -> None:
    """The categories of the final count are those that the title names, and add up to the scores; what components gave
    adds up to their category. Where nothing is counted, nothing is told."""
    try:
        its = find(home(type(g))).final_count
    except UnknownTitle:  # a toy of the tests
        return
    counted = its.count(g) if its else []
    sums = tuple(sum(each.figures[seat] for each in counted) for seat in range(g.seats))
    if counted and sums != g.scores():
        raise Broken(f"the categories add up to {sums}, but the scores are {g.scores()}")
    for each in counted:
        if its is None or each.name not in its.categories:
            raise Broken(f"{each.name!r} is counted, but no category of the title")
        for figure, gave in zip(each.figures, each.gave or (), strict=bool(each.gave)):
            if gave and sum(one.points for one in gave) != figure:
                raise Broken(f"{each.name}: components gave {gave}, but {figure} points are told")
