"""What statistics ask about a finished game: the Clan of each seat, how it ended, and after how many rounds."""

from __future__ import annotations

from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.title.contract import Statistics


def sides(g: EmpiresNorth) -> tuple[str, ...]:
    return tuple(g.cards.clans[player.clan] for player in g.players)


def ended(g: EmpiresNorth) -> str:
    """EN-END-01  By 25 VP; EN-SOLO-04 alone, after so many rounds."""
    return "rounds" if g.solo else "points"


def rounds(g: EmpiresNorth) -> int:
    return g.round


STATISTICS = Statistics(sides=sides, ended=ended, rounds=rounds)
