"""What a scenario asks for besides points, as far as it has come: the judgement of a player alone (ML-SOLO-07).

Where the rank follows from points alone there is nothing to add to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.cleanup.wages import wages_due
from karczma.games.monster_lands.scoring import score
from karczma.games.monster_lands.table.terms import (
    AFFILIATIONS,
    DEFENCE,
    EQUIPMENT_TYPES,
    GOLD,
    HERO,
    POISON,
    POTION,
    RANKS,
)
from karczma.games.monster_lands.variants.scenarios import mercenaries, rank

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands

RANK, SO_FAR = 100.0, 6.0  # a rank once the game is over, and one that would be earned now
PIECE, NEEDLESS, LACKING = 1.6, 0.9, 2.5  # gold where it is asked for; points there, above and below what is needed
SPARE_POINTS = 5
STORED, KIND, COMPANION = 1.8, 6.0, 6.0  # a token in store, equipment of another type, a mercenary of the kind wanted
ALL = 30.0  # everything that is wanted, together
QUEST_DONE = 3.0


def goal(g: MonsterLands) -> float:
    if not g.solo:
        return 0.0
    if g.over:
        return RANK * rank(g)
    earned = SO_FAR * rank(g) if g.round == g.rounds else 0.0
    return earned + asked_for(g)


def asked_for(g: MonsterLands) -> float:
    match g.cards.scenarios[g.scenario].metric:
        case "gold":  # ML-SCEN-02
            return riches(g)
        case "require_and_vp":  # ML-SCEN-05
            return packed(g)
        case "mercenaries_per_affiliation":  # ML-SCEN-07
            return COMPANION * sum(min(2, n) for n in mercenaries(g)) * (0.5 + 0.5 * progress(g))
        case "quests_and_vp":  # ML-SCEN-09
            enough: int = g.cards.scenarios[g.scenario].ranks[RANKS[HERO]][0]
            return QUEST_DONE * min(g.players[0].quests, enough)
    return 0.0


def progress(g: MonsterLands) -> float:
    return g.round / g.rounds


def riches(g: MonsterLands) -> float:
    """First a clan that earns, then gold that no wages eat; points beyond those required lose their worth."""
    spare = score(g, 0) - int(str(g.has_rule("min_vp"))) - SPARE_POINTS
    points = NEEDLESS * max(0, spare) + LACKING * max(0, -spare)
    wages = wages_due(g, 0) * (g.rounds - g.round + 1)
    return progress(g) * (PIECE * (g.players[0].wallet[GOLD] - wages) - points)


def packed(g: MonsterLands) -> float:
    """Tokens matter most at the end, because they are used until then; and the last that is missing the most."""
    player, rule = g.players[0], g.cards.scenarios[g.scenario].rules["require"]
    have = (player.wallet[DEFENCE], len(player.traps), player.wallet[POTION], player.wallet[POISON])
    need: tuple[int, ...] = (rule["defence"], rule["trap"], rule["potion"], rule["poison"])
    stored = sum(min(n, most) for n, most in zip(have, need, strict=True))
    kinds = len({g.cards.equipment[e].type for e in player.gear})
    companions = sum(n > 0 for n in mercenaries(g))
    missing = sum(need) - stored + len(EQUIPMENT_TYPES) - kinds + len(AFFILIATIONS) - companions
    late = progress(g) ** 2
    lasting = (KIND * kinds + COMPANION * companions) * (0.4 + 0.6 * progress(g))
    return STORED * stored * (0.2 + 0.8 * late) + lasting + late * ALL * 0.8**missing
