"""Variant "Queen's Gift": ML-VAR-01, ML-VAR-02  a die and one thing more for the first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.deployment.free import WhichGift
from karczma.games.monster_lands.table.verbs import GainChoice
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class QueensGift(Procedure):
    seat: Seat

    @step("ML-VAR-02")
    def give(self, g: MonsterLands) -> None:
        """A die of any colour, an influence die rolled at once; and a potion, a poison, a defence token or gold."""
        for effect in g.cards.gift:
            assert isinstance(effect, GainChoice)
            g.then(QueensChoice(self.seat, "queen", effect.bundles))


@frame
class QueensChoice(WhichGift):
    """ML-VAR-02  Which of the Queen's gifts do you take?"""

    clause = "ML-VAR-02"
