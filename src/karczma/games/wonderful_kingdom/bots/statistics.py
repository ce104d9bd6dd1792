"""What statistics ask about a finished game: the duchy of each seat, how it ended, and the medal of a player alone."""

from __future__ import annotations

from karczma.games.wonderful_kingdom.scoring import medal
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import MEDALS
from karczma.title.contract import Statistics

RANKS = MEDALS  # WK-SOLO-11  lowest first


def sides(g: WonderfulKingdom) -> tuple[str, ...]:
    return tuple(g.cards.duchies[player.duchy] for player in g.players)


def ended(g: WonderfulKingdom) -> str:
    """There is one way only."""
    return "rounds"


def rounds(g: WonderfulKingdom) -> int:
    return g.round


def rank(g: WonderfulKingdom) -> str | None:
    return medal(g) if g.solo else None


STATISTICS = Statistics(sides=sides, ended=ended, rounds=rounds, rank=rank, ranks=RANKS)
