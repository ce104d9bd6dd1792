"""Chapter "Adventure phase": ML-ADV-01  quests, battles in the lands, defence of the Citadel, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.stages import CitadelDefence, LandBattle
from karczma.games.monster_lands.quests import Contracts, DiceRollQuest
from karczma.games.monster_lands.table.terms import CONTRACT, EMPTY, ENTRANCE, QUEST, SITE_TRAILS
from karczma.kernel.flow import Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class Adventure(Procedure):
    """ML-ADV-01  Parts without assigned mercenaries are skipped."""

    @step("ML-QUEST-04")
    def quests(self, g: MonsterLands) -> None:
        """The dice-roll quest first, then the contract."""
        if occupied(g, (QUEST, QUEST + 1)):
            g.then(DiceRollQuest())
        if occupied(g, (CONTRACT, CONTRACT + 1)):
            g.then(Contracts())

    @step("ML-BATTLE-01")
    def lands(self, g: MonsterLands) -> None:
        """Land A completely before Land B."""
        g.then(*(LandBattle(site) for site in g.lands_in_use() if occupied(g, SITE_TRAILS[site])))

    @step("ML-CDEF-01")
    def citadel(self, g: MonsterLands) -> None:
        """Only if a monster is at the Entrance and somebody stands against it."""
        if g.lairs[ENTRANCE] and occupied(g, SITE_TRAILS[ENTRANCE]):
            g.then(CitadelDefence())


def occupied(g: MonsterLands, trails: tuple[int, ...]) -> bool:
    return any(g.walker[trail] != EMPTY for trail in trails)
