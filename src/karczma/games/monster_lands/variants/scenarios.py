"""Appendix II, the book of scenarios: ML-SOLO-07  what each asks for, and the rank that is earned.

A scenario's rules are data (cards/scenarios.yaml); the chapters ask for those that concern them. ML-SCEN-01  The first
has none. ML-SCEN-03  Three rounds and a richer start, ML-SCEN-02, ML-SCEN-04 a given affiliation: setup.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from karczma.games.monster_lands.scoring import score
from karczma.games.monster_lands.table.terms import (
    ADEPT,
    AFFILIATIONS,
    DEFENCE,
    EQUIPMENT_TYPES,
    GOLD,
    HERO,
    POISON,
    POTION,
    RANKS,
    SNACK,
)

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def rank(g: MonsterLands) -> int:
    """ML-SOLO-07  The best rank whose condition is met."""
    entry = g.cards.scenarios[g.scenario]
    met = [n for n in range(ADEPT, HERO + 1) if meets(g, entry.metric, entry.ranks[RANKS[n]])]
    return max(met, default=SNACK)


def meets(g: MonsterLands, metric: str, wanted: Any) -> bool:
    match metric:
        case "gold":  # ML-SCEN-02  with enough points as well
            return score(g, 0) >= int(str(g.has_rule("min_vp"))) and bool(g.players[0].wallet[GOLD] >= wanted)
        case "require_and_vp":  # ML-SCEN-05
            return packed_full(g) and bool(score(g, 0) >= wanted)
        case "mercenaries_per_affiliation":  # ML-SCEN-07
            return all(has >= n for has, n in zip(sorted(mercenaries(g), reverse=True), wanted, strict=True))
        case "quests_and_vp":  # ML-SCEN-09
            return bool(g.players[0].quests >= wanted[0] and score(g, 0) >= wanted[1])
    return bool(score(g, 0) >= wanted)


def mercenaries(g: MonsterLands) -> list[int]:
    """ML-SCEN-07  Members of each affiliation, Leader and settlers too; greenhorns have none."""
    found = [0] * (len(AFFILIATIONS) + 1)
    for member in g.players[0].clan:
        found[g.cards.members[member].affiliation] += 1
    return found[: len(AFFILIATIONS)]


def packed_full(g: MonsterLands) -> bool:
    """ML-SCEN-05  Stores, equipment of each type and mercenaries of each affiliation, all at once."""
    player, rule = g.players[0], g.cards.scenarios[g.scenario].rules["require"]
    gear = [sum(g.cards.equipment[e].type == t for e in player.gear) for t in range(len(EQUIPMENT_TYPES))]
    return bool(
        player.wallet[DEFENCE] >= rule["defence"]
        and len(player.traps) >= rule["trap"]
        and player.wallet[POTION] >= rule["potion"]
        and player.wallet[POISON] >= rule["poison"]
        and min(gear) >= rule["equipment_each_type"]
        and min(mercenaries(g)) >= rule["mercenary_each_affiliation"]
    )
