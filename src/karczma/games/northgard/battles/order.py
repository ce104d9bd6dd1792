"""Chapter "Combat", its beginning: which battles a Move action has caused, and in which order they are fought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.battles.combat import Combat
from karczma.games.northgard.table.terms import NOBODY, Territory
from karczma.games.northgard.variants.creatures import creature_at
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def contested(g: Northgard) -> list[Territory]:
    """NG-MAP-18, NG-COMB-01  Where units of two players stand, and where a creature is attacked."""
    found = {t for t, n in enumerate(g.invaders) if n}
    return sorted(found | {creature_at(g, card) for card in g.prey})  # type: ignore[arg-type]


@frame
class NextBattle(Decision):
    """NG-COMB-03  Which battle next?"""

    clause = "NG-COMB-03"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [FightAt(t) for t in g.chart.territories]

    def options(self, g: Northgard) -> list[Choice]:
        return [FightAt(t) for t in contested(g)]


@choice
class FightAt(Choice):
    """NG-CFIGHT-23  All of them are fought, one by one: none can be called off."""

    territory: Territory

    def refusal(self, g: Northgard, decision: NextBattle) -> Refusal | None:
        return None if self.territory in contested(g) else no("NG-MAP-18", territory=self.territory)

    def perform(self, g: Northgard, decision: NextBattle) -> None:
        creature = next((card for card in g.prey if creature_at(g, card) == self.territory), NOBODY)  # type: ignore[arg-type]
        if creature != NOBODY:
            g.prey.remove(creature)
        others = [t for t in contested(g) if t != self.territory]
        g.then(Combat(decision.seat, self.territory, creature), *([NextBattle(decision.seat)] if others else []))
