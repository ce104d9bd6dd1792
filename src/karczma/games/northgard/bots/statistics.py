"""What statistics ask about a finished game: the clan of each seat, how it ended, and after how many years."""

from __future__ import annotations

from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import CONQUERED
from karczma.title.contract import Statistics


def sides(g: Northgard) -> tuple[str, ...]:
    return tuple(g.cards.clans[player.clan] for player in g.players)


def ended(g: Northgard) -> str:
    return "territories" if g.ended == CONQUERED else "fame"


def rounds(g: Northgard) -> int:
    return g.year


STATISTICS = Statistics(sides=sides, ended=ended, rounds=rounds)
