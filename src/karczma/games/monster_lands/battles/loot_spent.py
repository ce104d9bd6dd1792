"""Chapter "Battles in the lands", loot tokens that help with a roll, or reward a deed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.monster_lands.table.storage import gain_glory
from karczma.games.monster_lands.table.terms import BATTLE
from karczma.games.monster_lands.words.cited import cited
from karczma.games.monster_lands.words.events import Used
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def spend(g: MonsterLands, seat: Seat, name: str) -> int:
    """ML-LOOT-02  A token is used once."""
    token = g.cards.loot_id[name]
    g.players[seat].loot.remove(token)
    g.loot_discard.append(token)
    g.rule = cited(name)
    g.happened(Used, seat, name)
    return token


def helps(g: MonsterLands, token: int, purpose: int) -> bool:
    """Whether a token does something for this kind of roll."""
    trait = g.cards.loot[token].trait
    return any(trait.each[purpose]) or bool(trait.rerolls[purpose]) or (purpose == BATTLE and trait.kill > 0)


def battle_loot(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-LOOT-09, ML-LOOT-11, ML-LOOT-16, ML-LOOT-19, ML-LOOT-21  Tokens that help with the roll that is being made."""
    battle = g.current_battle
    tokens = g.players[seat].loot
    return [SpendLoot(g.cards.loot[token].name) for token in tokens if helps(g, token, battle.purpose)]


@choice
class SpendLoot(Choice):
    """ML-LOOT-02, ML-LOOT-09, ML-LOOT-11  Rerolls, more on each die, or more for a kill."""

    loot: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        battle = g.current_battle
        return None if helps(g, g.cards.loot_id[self.loot], battle.purpose) else no("ML-STRIKE-02", loot=self.loot)

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        battle = g.current_battle
        trait = g.cards.loot[spend(g, decision.seat, self.loot)].trait
        for colour, more in enumerate(trait.each[battle.purpose]):
            battle.each[colour] += more
        for mask, n in trait.rerolls[battle.purpose]:
            battle.rerolls[mask] += n
        battle.kill += trait.kill
        g.then(decision)


def celebrate(g: MonsterLands, seat: Seat, deed: str) -> None:
    """ML-LOOT-06, ML-LOOT-07, ML-LOOT-08  A token that rewards what has just been achieved may be discarded."""
    for token in g.players[seat].loot:
        if g.cards.loot[token].deed == deed:
            g.then(Celebrate(seat, g.cards.loot[token].name))


@frame
class Celebrate(Decision):
    """ML-LOOT-07  Do you discard this token for its glory?"""

    clause = "ML-LOOT-07"
    seat: Seat
    by: str

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [BOAST, DECLINE]


@choice
class Boast(Choice):
    def perform(self, g: MonsterLands, decision: Celebrate) -> None:
        token = spend(g, decision.seat, decision.by)
        gain_glory(g, decision.seat, g.cards.loot[token].glory, decision.by)


BOAST = Boast()
