"""Rolling dice on a trail: what modifies them, rerolls, poison. Shared by battles, conquests and quests."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from karczma.games.monster_lands.battle_events import DieRerolled, DieRolled, PoisonUsed
from karczma.games.monster_lands.loot import SpendLoot, battle_loot, helps
from karczma.games.monster_lands.state import Battle
from karczma.games.monster_lands.terms import (
    BATTLE,
    CARRIED,
    CARRIED_POISON,
    COLOURS,
    CONQUEST,
    ERRAND,
    LOCKED,
    NOBODY,
    PER_TRAIL,
    QUEST,
    TRAILS,
    WEAPON,
    Trail,
)
from karczma.games.monster_lands.traits import Trait
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no

if TYPE_CHECKING:
    from karczma.games.monster_lands.conquest import Conquering
    from karczma.games.monster_lands.quests import OnErrand
    from karczma.games.monster_lands.state import MonsterLands
    from karczma.games.monster_lands.strike import Striking

    Rolling: TypeAlias = "Striking | Conquering | OnErrand"  # a roll in progress on a trail

VENOM = 2  # ML-ALCH-05, ML-STRIKE-03
BY_BREADTH = (1, 2, 4, 3, 5, 6, 7)  # masks of colours, the narrow ones first


def traits_on(g: MonsterLands, trail: Trail) -> list[Trait]:
    """ML-STRIKE-02, ML-CORE-12  What takes part in a roll: ability, equipment, revealed traps, trail bonus, monster.

    ML-MPOW-18  No weapons against Caribdis. ML-ENTR-03, ML-QUEST-03  Traps lie on land and Entrance trails only.
    """
    cards, member, battle = g.cards, g.walker[trail], g.battle
    assert battle is not None
    fighting = battle.purpose == BATTLE and battle.monster != NOBODY
    unarmed = fighting and "weapon" in cards.forbids[battle.monster]
    found = [cards.member_trait[member]]
    for e, holder in enumerate(g.holder):
        if holder == member and not (unarmed and cards.equipment_type[e] == WEAPON):
            found.append(cards.equipment_trait[e])
    if trail < QUEST:
        found.append(g.guide(trail).trait)
        found += [cards.trap_trait[card] for card in g.tokens_on(trail) if g.revealed(card)]
    if fighting:
        found.append(cards.monster_trait[battle.monster])
    return found


def prepare(g: MonsterLands, trail: Trail, purpose: int) -> None:
    """ML-STRIKE-02, ML-STRIKE-04, ML-CONQ-04  Modifiers are gathered anew for each trail, from that trail only."""
    battle = g.battle
    assert battle is not None
    battle.purpose = purpose
    battle.each, battle.rerolls, battle.rolled = [0, 0, 0], [0] * 8, []
    battle.flat = battle.capture = battle.kill = 0
    for trait in traits_on(g, trail):
        for colour in range(len(COLOURS)):
            battle.each[colour] += trait.each[purpose][colour]
        for mask, n in trait.rerolls[purpose]:
            battle.rerolls[mask] += n
        if purpose == BATTLE:  # ML-CONQ-02  flat traps work against monsters only
            battle.flat += trait.battle
            battle.capture += trait.capture
            battle.kill += trait.kill
        elif purpose == CONQUEST:
            battle.flat += trait.conquest


def total(battle: Battle) -> int:
    """ML-STRIKE-01  What earlier trails brought, the dice with their modifiers, and the rest.

    ML-MPOW-13, ML-MPOW-14  A die never counts less than nothing.
    """
    each = battle.each
    return battle.total + battle.flat + sum([max(0, die % 8 + each[die // 8]) for die in battle.rolled])


def roll_die(g: MonsterLands, seat: Seat, trail: Trail, colour: int) -> None:
    """One die of the trail is rolled; those on secured traps come last."""
    battle, at = g.battle, trail * PER_TRAIL + colour
    assert battle is not None
    g.trail_dice[at if g.trail_dice[at] else at + LOCKED] -= 1
    shown = g.below(6) + 1
    battle.rolled.append(8 * colour + shown)
    g.happened(DieRolled, seat, TRAILS[trail], COLOURS[colour], shown)


def roll_all(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    for colour in range(len(COLOURS)):
        for _ in range(g.dice_on(trail, colour)):
            roll_die(g, seat, trail, colour)


# -- what may be done with dice that lie there ---------------------------------------------------------------------


def reroll_mask(battle: Battle, colour: int) -> int:
    """The narrowest reroll that is left for this colour; 0: none."""
    for mask in BY_BREADTH:
        if mask >> colour & 1 and battle.rerolls[mask]:
            return mask
    return 0


def improvements(g: MonsterLands, seat: Seat, trail: Trail) -> list[Choice]:
    """ML-STRIKE-02  Rerolls, poison and loot are optional. ML-QUEST-15  No poison on quests."""
    battle = g.battle
    assert battle is not None
    found: list[Choice] = []
    if any(battle.rerolls):
        dice = sorted(set(battle.rolled))
        found += [RerollDie(COLOURS[die // 8], die % 8) for die in dice if reroll_mask(battle, die // 8)]
    if battle.purpose != ERRAND and g.carried[trail * CARRIED + CARRIED_POISON]:
        found.append(POISON_BLADE)
    if g.players[seat].loot:
        found += battle_loot(g, seat)
    return found


def idle_improvements(g: MonsterLands, seat: Seat) -> list[Choice]:
    """Dice that the rerolls which are left do not touch, and loot that does nothing for this roll."""
    battle = g.battle
    assert battle is not None
    dice = sorted(set(battle.rolled)) if any(battle.rerolls) else []
    stuck = [die for die in dice if not reroll_mask(battle, die // 8)]
    rest = [token for token in g.players[seat].loot if not helps(g, token, battle.purpose)]
    return [*(RerollDie(COLOURS[die // 8], die % 8) for die in stuck), *(SpendLoot(g.cards.loot[t]) for t in rest)]


@choice
class RerollDie(Choice):
    """One die once more: ML-TRAIL-09, ML-MERC-06, ML-MERC-27 .. ML-MERC-29, ML-EQUIP-01, ML-EQUIP-06, ML-EQUIP-10."""

    die: str
    value: int

    def refusal(self, g: MonsterLands, asked: Rolling) -> Refusal | None:
        battle = g.battle
        assert battle is not None
        return None if reroll_mask(battle, COLOURS.index(self.die)) else no("ML-STRIKE-02", die=self.die)

    def perform(self, g: MonsterLands, asked: Rolling) -> None:
        battle, colour = g.battle, COLOURS.index(self.die)
        assert battle is not None
        battle.rerolls[reroll_mask(battle, colour)] -= 1
        shown = g.below(6) + 1
        battle.rolled[battle.rolled.index(8 * colour + self.value)] = 8 * colour + shown
        g.happened(DieRerolled, asked.seat, TRAILS[asked.trail], self.die, self.value, shown)
        g.then(asked)


@choice
class UsePoison(Choice):
    """ML-STRIKE-03, ML-CONQ-02  A carried poison adds two."""

    def refusal(self, g: MonsterLands, asked: Rolling) -> Refusal | None:
        """ML-MPOW-07  Not against Gator."""
        battle = g.battle
        assert battle is not None
        if battle.purpose == BATTLE and "poison" in g.cards.forbids[battle.monster]:
            return no("ML-MPOW-07", monster=g.cards.monsters[battle.monster])
        return None

    def perform(self, g: MonsterLands, asked: Rolling) -> None:
        battle = g.battle
        assert battle is not None
        g.carried[asked.trail * CARRIED + CARRIED_POISON] -= 1
        battle.flat += VENOM
        g.happened(PoisonUsed, asked.seat, TRAILS[asked.trail])
        g.then(asked)


POISON_BLADE = UsePoison()
