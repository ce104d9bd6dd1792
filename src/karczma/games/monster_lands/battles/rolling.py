"""Rolling dice on a trail: what modifies them, rerolls, poison. Shared by battles, conquests and quests."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from karczma.games.monster_lands.battles.loot_spent import SpendLoot, battle_loot, helps
from karczma.games.monster_lands.table.packed import carried_at, free_at, read_die, rolled_die, secured_at
from karczma.games.monster_lands.table.state import Battle
from karczma.games.monster_lands.table.terms import (
    BATTLE,
    CARRIED_POISON,
    COLOURS,
    CONQUEST,
    ERRAND,
    NOBODY,
    QUEST,
    TRAILS,
    WEAPON,
    Trail,
)
from karczma.games.monster_lands.table.traits import Trait
from karczma.games.monster_lands.words.battle_events import DieRerolled, DieRolled, PoisonUsed
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no

if TYPE_CHECKING:
    from karczma.games.monster_lands.battles.conquest import Conquering
    from karczma.games.monster_lands.battles.strike import Striking
    from karczma.games.monster_lands.quests import OnErrand
    from karczma.games.monster_lands.table.state import MonsterLands

Rolling: TypeAlias = "Striking | Conquering | OnErrand"  # a roll in progress on a trail
VENOM = 2  # ML-ALCH-05, ML-STRIKE-03
BY_BREADTH = (1, 2, 4, 3, 5, 6, 7)  # masks of colours, the narrow ones first


def traits_on(g: MonsterLands, trail: Trail) -> list[Trait]:
    """ML-STRIKE-02, ML-CORE-12  What takes part in a roll: ability, equipment, revealed traps, trail bonus, monster.

    ML-MPOW-18  No weapons against Caribdis. ML-ENTR-03, ML-QUEST-03  Traps lie on land and Entrance trails only.
    """
    cards, member, battle = g.cards, g.walker[trail], g.current_battle
    fighting = battle.purpose == BATTLE and battle.monster != NOBODY
    unarmed = fighting and "weapon" in cards.monsters[battle.monster].forbids
    found = [cards.members[member].trait]
    for e, holder in enumerate(g.holder):
        if holder == member and not (unarmed and cards.equipment[e].type == WEAPON):
            found.append(cards.equipment[e].trait)
    if trail < QUEST:
        found.append(g.guide(trail).trait)
        found += [cards.traps[card].trait for card in g.tokens_on(trail) if g.revealed(card)]
    if fighting:
        found.append(cards.monsters[battle.monster].trait)
    return found


def prepare(g: MonsterLands, trail: Trail, purpose: int) -> None:
    """ML-STRIKE-02, ML-STRIKE-04, ML-CONQ-04  Modifiers are gathered anew for each trail, from that trail only."""
    battle = g.current_battle
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
    each, dice = battle.each, map(read_die, battle.rolled)
    return battle.total + battle.flat + sum([max(0, shown + each[colour]) for colour, shown in dice])


def roll_die(g: MonsterLands, seat: Seat, trail: Trail, colour: int) -> None:
    """One die of the trail is rolled; those on secured traps come last."""
    free = free_at(trail, colour)
    g.trail_dice[free if g.trail_dice[free] else secured_at(trail, colour)] -= 1
    shown = g.below(6) + 1
    g.current_battle.rolled.append(rolled_die(colour, shown))
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
    battle = g.current_battle
    found: list[Choice] = []
    if any(battle.rerolls):
        dice = map(read_die, sorted(set(battle.rolled)))
        found += [RerollDie(COLOURS[colour], shown) for colour, shown in dice if reroll_mask(battle, colour)]
    if battle.purpose != ERRAND and g.carried[carried_at(trail, CARRIED_POISON)]:
        found.append(POISON_BLADE)
    if g.players[seat].loot:
        found += battle_loot(g, seat)
    return found


def idle_improvements(g: MonsterLands, seat: Seat) -> list[Choice]:
    """Dice that the rerolls which are left do not touch, and loot that does nothing for this roll."""
    battle = g.current_battle
    dice = map(read_die, sorted(set(battle.rolled)) if any(battle.rerolls) else [])
    stuck = [RerollDie(COLOURS[colour], shown) for colour, shown in dice if not reroll_mask(battle, colour)]
    rest = [token for token in g.players[seat].loot if not helps(g, token, battle.purpose)]
    return [*stuck, *(SpendLoot(g.cards.loot[token].name) for token in rest)]


@choice
class RerollDie(Choice):
    """One die once more: ML-TRAIL-09, ML-MERC-06, ML-MERC-27 .. ML-MERC-29, ML-EQUIP-01, ML-EQUIP-06, ML-EQUIP-10."""

    die: str
    value: int

    def refusal(self, g: MonsterLands, decision: Rolling) -> Refusal | None:
        battle = g.current_battle
        return None if reroll_mask(battle, COLOURS.index(self.die)) else no("ML-STRIKE-02", die=self.die)

    def perform(self, g: MonsterLands, decision: Rolling) -> None:
        battle, colour = g.current_battle, COLOURS.index(self.die)
        battle.rerolls[reroll_mask(battle, colour)] -= 1
        shown = g.below(6) + 1
        battle.rolled[battle.rolled.index(rolled_die(colour, self.value))] = rolled_die(colour, shown)
        g.happened(DieRerolled, decision.seat, TRAILS[decision.trail], self.die, self.value, shown)
        g.then(decision)


@choice
class UsePoison(Choice):
    """ML-STRIKE-03, ML-CONQ-02  A carried poison adds two."""

    def refusal(self, g: MonsterLands, decision: Rolling) -> Refusal | None:
        """ML-MPOW-07  Not against Gator."""
        battle = g.current_battle
        monster = g.cards.monsters[battle.monster]
        if battle.purpose == BATTLE and "poison" in monster.forbids:
            return no("ML-MPOW-07", monster=monster.name)
        return None

    def perform(self, g: MonsterLands, decision: Rolling) -> None:
        battle = g.current_battle
        g.carried[carried_at(decision.trail, CARRIED_POISON)] -= 1
        battle.flat += VENOM
        g.happened(PoisonUsed, decision.seat, TRAILS[decision.trail])
        g.then(decision)


POISON_BLADE = UsePoison()
