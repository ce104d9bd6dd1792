"""Chapter "Scoring and victory", the victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.scoring import standing_of
from karczma.games.monster_lands.table.terms import RUNNING, SNACK
from karczma.games.monster_lands.variants.scenarios import rank

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.kernel.choices import Seat


def winners(g: MonsterLands) -> tuple[Seat, ...]:
    """ML-SCORE-06  A tie that remains is shared. ML-SOLO-07  Alone, any rank but the lowest is a victory."""
    if g.ended == RUNNING:
        return ()
    if g.solo:
        return (0,) if rank(g) > SNACK else ()
    ranks = [standing_of(g, seat) for seat in range(g.seats)]
    return tuple(seat for seat, each in enumerate(ranks) if each == max(ranks))
