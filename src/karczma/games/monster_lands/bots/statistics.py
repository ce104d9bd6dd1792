"""What statistics ask about a finished game: the clans, how it ended, after how many rounds, with which rank."""

from __future__ import annotations

from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import AFFILIATIONS, RANKS
from karczma.games.monster_lands.variants import scenarios
from karczma.title.contract import Statistics


def sides(g: MonsterLands) -> tuple[str, ...]:
    return tuple(AFFILIATIONS[player.affiliation] for player in g.players)


def ended(g: MonsterLands) -> str:
    """ML-END-01  By glory, if that came before the last round was over."""
    return "glory" if g.round < g.rounds else "rounds"


def rounds(g: MonsterLands) -> int:
    return g.round


def rank(g: MonsterLands) -> str | None:
    """ML-SOLO-07"""
    return RANKS[scenarios.rank(g)] if g.solo else None


STATISTICS = Statistics(sides=sides, ended=ended, rounds=rounds, rank=rank, ranks=RANKS)
