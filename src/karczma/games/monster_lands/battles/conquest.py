"""Chapter "Battles in the lands", conquest: those who did not fight try to win the land itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.loot_spent import celebrate
from karczma.games.monster_lands.battles.rolling import idle_improvements, improvements, prepare, roll_all, total
from karczma.games.monster_lands.deployment.lands import SettleNow, settlers
from karczma.games.monster_lands.quests import STANDS
from karczma.games.monster_lands.table.storage import gain_glory
from karczma.games.monster_lands.table.terms import (
    CONQUEST,
    DONE,
    NOBODY,
    SAMBOR,
    SITE_OF,
    SITE_TRAILS,
    STRUCK,
    WAITING,
    Trail,
)
from karczma.games.monster_lands.variants.solo import sambor_clears
from karczma.games.monster_lands.words.battle_events import LandConquered, LandWithstood
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class NextConquest(Procedure):
    site: int

    @step("ML-CONQ-01")
    def next(self, g: MonsterLands) -> None:
        """From left to right those who did not fight, ML-CONQ-05 until one succeeds."""
        if g.land_at(self.site) == NOBODY:
            return
        for trail in SITE_TRAILS[self.site]:
            if g.walker[trail] == SAMBOR and g.fate[trail] == WAITING:
                sambor_clears(g, self.site, trail)
                g.then(NextConquest(self.site))
                return
            if g.walker[trail] >= 0 and g.fate[trail] == WAITING:
                g.then(Conquest(g.seat_on(trail), trail), NextConquest(self.site))
                return


@frame
class Conquest(Procedure):
    """ML-CONQ-01  The attempt cannot be declined, and all dice are rolled."""

    seat: Seat
    trail: Trail

    @step("ML-CONQ-02")
    def roll(self, g: MonsterLands) -> None:
        """Dice of the trail and of its traps, with all modifiers; ML-STRIKE-02 rerolls and poison as one likes."""
        prepare(g, self.trail, CONQUEST)
        roll_all(g, self.seat, self.trail)
        g.then(Conquering(self.seat, self.trail))

    @step("ML-CONQ-02")
    def count(self, g: MonsterLands) -> None:
        """ML-CONQ-03  A total that is not enough helps the next mercenary."""
        battle, site = g.current_battle, SITE_OF[self.trail]
        land, reached = g.land_at(site), total(battle)
        wanted = g.cards.lands[land].conquest_value
        if reached >= wanted:
            conquer(g, self.seat, self.trail, land)
        else:
            battle.total = reached
            g.fate[self.trail] = STRUCK
            g.happened(LandWithstood, self.seat, g.cards.lands[land].name, reached, wanted)


@frame
class Conquering(Decision):
    """ML-CONQ-02  Rerolls, poison, loot; or does the roll stand?"""

    clause = "ML-CONQ-02"
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*improvements(g, self.seat, self.trail), *idle_improvements(g, self.seat), STANDS]


@carries_out("ML-CONQ-05")
def conquer(g: MonsterLands, seat: Seat, trail: Trail, land: int) -> None:
    """Glory, and the card; ML-SETTLE-11 it may be settled at once."""
    card = g.cards.lands[land]
    g.land_cards[SITE_OF[trail]].remove(land)
    g.players[seat].lands.append(land)
    g.fate[trail] = DONE
    g.happened(LandConquered, seat, card.name, card.glory)
    gain_glory(g, seat, card.glory, card.name)
    celebrate(g, seat, "conquest")
    if settlers(g, seat, land):
        g.then(SettleNow(seat, land))
