"""How good a world looks for a seat: points now, and what territories, buildings, units and tokens will bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard
    from karczma.kernel.choices import Seat


def evaluate(g: Northgard, seat: Seat) -> float:
    scores = list(g.scores())
    own = scores.pop(seat)
    return own - max(scores)
