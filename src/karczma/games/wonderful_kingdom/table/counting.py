"""What cards count: completed cards of a family, complete sets of families, soldiers.

Icons and points that are counted are fields of the card files (production_per, vp_per), not card text; so no zone can
be counted in a `gain`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.table.terms import SOLDIER

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom

COUNTERS: Mapping[str, Callable[..., int]] = {}


def add_growing(g: WonderfulKingdom, player: Player) -> None:
    """WK-PROD-07  Icons per family, of completed cards without a stolen token (WK-PROD-12), join the fixed ones."""
    for card in player.built:
        per = g.cards.yields_per[card]
        if per is not None and card not in player.stolen:
            resource, family = per
            player.yields[resource] += player.families[family]


def conditional(g: WonderfulKingdom, player: Player, card: int) -> int:
    """WK-SCORE-02  Per card of a family, WK-SCORE-03 per set the smallest count, WK-SCORE-06 per soldier in pool."""
    words = g.cards.vp_per[card]
    if words is None:
        return 0
    vp, per = words
    return vp * min([player.wallet[SOLDIER] if each == SOLDIER else player.families[each] for each in per])
