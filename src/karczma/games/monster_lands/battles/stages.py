"""Chapters "Battles in the lands" and "Defence of the Citadel": the stages, trail by trail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.attack import MonsterAttack
from karczma.games.monster_lands.battles.conquest import NextConquest
from karczma.games.monster_lands.battles.loot import CollectLoot
from karczma.games.monster_lands.battles.strike import Strike
from karczma.games.monster_lands.battles.traps import reveal
from karczma.games.monster_lands.table.state import Battle
from karczma.games.monster_lands.table.terms import (
    BATTLE,
    DONE,
    ENTRANCE,
    NOBODY,
    SAMBOR,
    SITE_TRAILS,
    SITES,
    WAITING,
    Trail,
)
from karczma.games.monster_lands.variants.ploy import Clash
from karczma.games.monster_lands.variants.solo import sambor_clears
from karczma.games.monster_lands.words.battle_events import BattleBegan
from karczma.games.monster_lands.words.events import PanicEnded
from karczma.kernel.flow import Procedure, frame, step
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class LandBattle(Procedure):
    """ML-BATTLE-01  Trap reveal, battle with the monster, conquest, loot."""

    site: int

    @step("ML-BATTLE-01")
    def begin(self, g: MonsterLands) -> None:
        """Four stages follow."""
        open_battle(g, self.site)

    @step("ML-BATTLE-03")
    def reveal(self, g: MonsterLands) -> None:
        """All traps of the land; ML-PLOY-04 with the Ploy expansion a clash instead."""
        reveal_traps(g, self.site)

    @step("ML-BATTLE-02")
    def fight(self, g: MonsterLands) -> None:
        """From left to right, while the monster is neither captured nor killed.

        ML-CONQ-06  Without a monster this stage is skipped.
        """
        g.then(NextFight(self.site))

    @step("ML-CONQ-01")
    def conquest(self, g: MonsterLands) -> None:
        """ML-STRIKE-14, ML-STRIKE-15  Only if no monster is left; ML-CONQ-07 damage to it does not count."""
        if not g.lairs[self.site]:
            g.current_battle.total = 0
            g.then(NextConquest(self.site))

    @step("ML-LOOT-01")
    def loot(self, g: MonsterLands) -> None:
        """For those who return without success."""
        g.battle = None
        back = tuple(t for t in SITE_TRAILS[self.site] if g.walker[t] >= 0 and g.fate[t] != DONE)
        g.then(CollectLoot(self.site, back))


@frame
class CitadelDefence(Procedure):
    """ML-CDEF-01, ML-CDEF-02  Trap reveal and battle; no conquest, and ML-CDEF-05 no loot."""

    @step("ML-CDEF-01")
    def reveal(self, g: MonsterLands) -> None:
        """As in a land; ML-PLOY-22 the upper trail first."""
        open_battle(g, ENTRANCE)
        reveal_traps(g, ENTRANCE)

    @step("ML-CDEF-02")
    def fight(self, g: MonsterLands) -> None:
        """From the upper to the lower trail."""
        g.then(NextFight(ENTRANCE))

    @step("ML-CDEF-03")
    def relief(self, g: MonsterLands) -> None:
        """If the monster is gone, so is all panic; ML-CDEF-04 if not, it stays."""
        g.battle = None
        if not g.lairs[ENTRANCE]:
            calm(g)


def calm(g: MonsterLands) -> None:
    """ML-CDEF-03, ML-PANIC-04  All panic tokens go back and are shuffled."""
    if g.panicked:
        tokens, g.panicked = g.panicked, []
        join(g.panic_stack, *tokens)
        g.happened(PanicEnded)


def open_battle(g: MonsterLands, site: int) -> None:
    monster = g.monster_at(site)
    g.battle = Battle(site=site, monster=monster, purpose=BATTLE)
    g.redirects = []
    g.happened(BattleBegan, g.cards.monsters[monster].name if monster != NOBODY else "no_monster", SITES[site])


def reveal_traps(g: MonsterLands, site: int) -> None:
    if g.ploy:
        g.then(*(Clash(g.seat_on(trail), trail) for trail in SITE_TRAILS[site]))
        return
    for trail in SITE_TRAILS[site]:
        for card in g.tokens_on(trail):
            reveal(g, g.seat_on(trail), trail, card)


@frame
class NextFight(Procedure):
    """ML-STRIKE-13  Until the monster is gone, or nobody is left who has not fought."""

    site: int

    @step("ML-BATTLE-02")
    def next(self, g: MonsterLands) -> None:
        """ML-STRIKE-10  The next occupied trail meets the monster, and all that was achieved before helps it."""
        if not g.lairs[self.site]:
            return
        for trail in SITE_TRAILS[self.site]:
            walker = g.walker[trail]
            if walker == SAMBOR and g.fate[trail] == WAITING:
                sambor_clears(g, self.site, trail)
                g.then(NextFight(self.site))
                return
            if walker >= 0 and g.fate[trail] == WAITING:
                g.then(Fight(trail), NextFight(self.site))
                return


@frame
class Fight(Procedure):
    """ML-BATTLE-06  The monster attacks first; then, if alive, the mercenary does."""

    trail: Trail

    @step("ML-BATTLE-06")
    def attack(self, g: MonsterLands) -> None:
        """The monster."""
        g.then(MonsterAttack(self.trail))

    @step("ML-STRIKE-01")
    def strike(self, g: MonsterLands) -> None:
        """The mercenary; ML-STRIKE-11 one who died before adds nothing."""
        if g.walker[self.trail] >= 0:
            g.then(Strike(g.seat_on(self.trail), self.trail))
