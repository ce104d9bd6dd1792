"""Lanes of a Together: what all do at once must not depend on who was first."""

from __future__ import annotations

from random import Random

from karczma.conformance.positions import Broken
from karczma.kernel.choices import Illegal, Seat
from karczma.kernel.game import Game


def lanes_commute(g: Game, rng: Random, orders: int = 6) -> None:
    """Play the open lanes in several orders, each seat choosing as it would alone; the table must come out the same."""
    salt = rng.random()
    ends = {finished(g, salt, order).fingerprint() for order in range(orders if len(g.deciding()) > 1 else 0)}
    if len(ends) > 1:
        raise Broken(f"it matters in which order seats {g.deciding()} answer: {len(ends)} different tables")


def finished(g: Game, salt: float, order: int) -> Game:
    """The table when all open lanes are done, answered in one of the orders. Each seat has a mind of its own."""
    table, turn = g.copy(), Random(f"{salt}/{order}")
    minds = {seat: Random(f"{salt}/{seat}") for seat in g.deciding()}
    opened = table.lanes
    while table.lanes is opened:
        seat = next_seat(table.deciding(), turn, order)
        options = sorted(table.options(seat), key=str)
        try:
            table.apply(minds[seat].choice(options), seat)
        except (Illegal, IndexError) as error:
            raise Broken(f"seat {seat} cannot answer after the others have: {error}") from None
    return table


def next_seat(waiting: tuple[Seat, ...], turn: Random, order: int) -> Seat:
    """First to last, last to first, then by lot."""
    if order < 2:
        return waiting[-order]
    return turn.choice(waiting)
