"""How good a world looks for a seat: the contribution of this title to simple bots."""

from __future__ import annotations

from karczma.games.wonderful_kingdom.state import WonderfulKingdom
from karczma.kernel.choices import Seat


def evaluate(g: WonderfulKingdom, seat: Seat) -> float:
    scores = g.scores()
    return float(scores[seat])
