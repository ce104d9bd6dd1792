"""How good a world looks for a seat, for bots that think one move ahead."""

from __future__ import annotations

from karczma.games._template.table.state import Quarry
from karczma.kernel.choices import Seat
from karczma.title.contract import Bots


def evaluate(g: Quarry, seat: Seat) -> float:
    """Points and unspent coins, against the best of the others."""
    worth = [points + player.coins / 2 for points, player in zip(g.scores(), g.players, strict=True)]
    own = worth.pop(seat)
    return own - max(worth, default=0)


BOTS = Bots(evaluate=evaluate)
