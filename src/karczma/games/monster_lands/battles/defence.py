"""Chapter "Battles in the lands", hits and what stops them: defence, potions, wounds, death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.members import leaves, lose_gear
from karczma.games.monster_lands.table.packed import carried_at, free_at
from karczma.games.monster_lands.table.storage import discard_trap, gain_glory, lose_glory
from karczma.games.monster_lands.table.terms import (
    CARRIED,
    CARRIED_POTION,
    EMPTY,
    NOBODY,
    PER_TRAIL,
    STRUCK,
    TRAILS,
    WEAPON,
    Trail,
)
from karczma.games.monster_lands.table.traits import Trait
from karczma.games.monster_lands.words.battle_events import HitsCancelled, MercenaryDied, PotionDrunk, Wounded
from karczma.games.monster_lands.words.events import DefenceLost
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands

TOKEN, BONUS = "defence", "trail"  # what cancels hits besides members and equipment


@frame
class Suffer(Procedure):
    """ML-DEFEND-07  Hits are cancelled first; what remains are wounds."""

    trail: Trail
    hits: int

    @step("ML-DEFEND-06")
    def defend(self, g: MonsterLands) -> None:
        """The owner decides. Somebody who has died meanwhile suffers no more."""
        if self.hits and g.walker[self.trail] >= 0:
            g.then(Defence(g.seat_on(self.trail), self.trail, self.hits))


def shields_of(g: MonsterLands, trail: Trail) -> list[tuple[str, int]]:
    """ML-DEFEND-02, ML-DEFEND-03  What can cancel hits there now: tokens, ability, equipment, trail or guards.

    ML-MPOW-16  Against Gorgosh tokens only. ML-SCEN-04  Unprotected: nothing. ML-CORE-12  Also for hits from elsewhere.
    """
    found = [(TOKEN, 1)] if g.shields[trail] else []
    cards, member = g.cards, g.walker[trail]
    monster = cards.monsters[g.current_battle.monster]
    forbidden = monster.forbids
    if "defence_ability" in forbidden or g.has_rule("no_defence"):
        return found
    of, fighter = 1 << monster.affiliation, cards.members[member]
    if works(fighter.trait, of) and not g.used[member]:
        found.append((fighter.name, fighter.trait.defend))
    for e in g.gear_of(member):
        gear = cards.equipment[e]
        banned = "weapon" in forbidden and gear.type == WEAPON
        if works(gear.trait, of) and not g.feature_used[e] and not banned:
            found.append((gear.name, gear.trait.defend))
    if g.guide(trail).trait.defend and not g.bonus_used[trail]:
        found.append((BONUS, g.guide(trail).trait.defend))  # ML-TRAIL-10, ML-ENTR-05
    return found


def works(trait: Trait, monster: int) -> bool:
    """ML-MERC-01 .. ML-MERC-05, ML-EQUIP-07  Some cancel only hits of certain affiliations."""
    return trait.defend > 0 and bool(trait.against & monster)


def defences(g: MonsterLands, trail: Trail) -> list[str]:
    """ML-DEFEND-03  Member, equipment and trail, if they can ever cancel hits."""
    cards, member = g.cards, g.walker[trail]
    bearers = [cards.members[member], *(cards.equipment[e] for e in g.gear_of(member))]
    found = [bearer.name for bearer in bearers if bearer.trait.defend]
    return found + [BONUS] * (g.guide(trail).trait.defend > 0)


def helpless(g: MonsterLands, trail: Trail, by: str) -> Refusal:
    """Why that cannot cancel hits now."""
    cards = g.cards
    monster = cards.monsters[g.current_battle.monster]
    if g.has_rule("no_defence"):
        return no("ML-SCEN-04", by=by)
    if "defence_ability" in monster.forbids:
        return no("ML-MPOW-16", monster=monster.name)
    gear = cards.equipment_id.get(by, NOBODY)
    if gear >= 0 and "weapon" in monster.forbids and cards.equipment[gear].type == WEAPON:
        return no("ML-MPOW-18", monster=monster.name)
    trait = cards.equipment[gear].trait if gear >= 0 else cards.members[g.walker[trail]].trait
    if by != BONUS and not trait.against & 1 << monster.affiliation:
        return no("ML-DEFEND-03", by=by, monster=monster.name)
    return no("ML-CORE-11", by=by)


@frame
class Defence(Decision):
    """ML-DEFEND-06  Hits are about to wound your mercenary: what do you use against them?"""

    clause = "ML-DEFEND-06"
    seat: Seat
    trail: Trail
    hits: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        ready = [by for by, _ in shields_of(g, self.trail)]
        return [*(CancelWith(by) for by in dict.fromkeys([*ready, *defences(g, self.trail)])), TAKE_HITS]

    def options(self, g: MonsterLands) -> list[Choice]:
        """The same, without asking what does not help."""
        return [*(CancelWith(by) for by, _ in shields_of(g, self.trail)), TAKE_HITS]


@choice
class CancelWith(Choice):
    """ML-ARM-03, ML-ARM-04  A token cancels one hit, an ability its number, once per round; the rest of it is lost."""

    by: str

    def refusal(self, g: MonsterLands, decision: Defence) -> Refusal | None:
        ready = any(by == self.by for by, _ in shields_of(g, decision.trail))
        return None if ready else helpless(g, decision.trail, self.by)

    def perform(self, g: MonsterLands, decision: Defence) -> None:
        amount = min(decision.hits, dict(shields_of(g, decision.trail))[self.by])
        if self.by == TOKEN:
            g.shields[decision.trail] -= 1
        elif self.by == BONUS:
            g.bonus_used[decision.trail] = 1
        elif self.by in g.cards.member_id:
            g.used[g.cards.member_id[self.by]] = 1
        else:
            g.feature_used[g.cards.equipment_id[self.by]] = 1
        g.rule = "ML-DEFEND-02" if self.by == TOKEN else "ML-DEFEND-03"
        g.happened(HitsCancelled, decision.seat, self.by, amount)
        if decision.hits > amount:
            g.then(Defence(decision.seat, decision.trail, decision.hits - amount))


@choice
class TakeHits(Choice):
    """ML-DEFEND-07  What is not cancelled wounds."""

    def perform(self, g: MonsterLands, decision: Defence) -> None:
        g.then(Wounds(decision.seat, decision.trail, decision.hits))


TAKE_HITS = TakeHits()


@frame
class Wounds(Decision):
    """ML-DEFEND-04  Does the mercenary drink a potion against one of these wounds?"""

    clause = "ML-DEFEND-04"
    seat: Seat
    trail: Trail
    wounds: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [DRINK, ENDURE]


@choice
class Drink(Choice):
    """ML-DEFEND-04, ML-DEFEND-05, ML-ALCH-05  One wound less."""

    def refusal(self, g: MonsterLands, decision: Wounds) -> Refusal | None:
        """ML-MPOW-07  Not against Gator."""
        monster = g.cards.monsters[g.current_battle.monster]
        if not g.carried[carried_at(decision.trail, CARRIED_POTION)]:
            return no("ML-DEFEND-04", mercenary=g.cards.members[g.walker[decision.trail]].name)
        if "potion" in monster.forbids:
            return no("ML-MPOW-07", monster=monster.name)
        return None

    def perform(self, g: MonsterLands, decision: Wounds) -> None:
        g.carried[carried_at(decision.trail, CARRIED_POTION)] -= 1
        g.happened(PotionDrunk, decision.seat, g.cards.members[g.walker[decision.trail]].name)
        if decision.wounds > 1:
            g.then(Wounds(decision.seat, decision.trail, decision.wounds - 1))


@choice
class Endure(Choice):
    """ML-ATTACK-07  The wounds are taken."""

    def perform(self, g: MonsterLands, decision: Wounds) -> None:
        wound(g, decision.seat, decision.trail, decision.wounds)


DRINK, ENDURE = Drink(), Endure()


@carries_out("ML-ATTACK-07")
def wound(g: MonsterLands, seat: Seat, trail: Trail, wounds: int) -> None:
    """The first wound turns the token, the second kills."""
    member, monster = g.walker[trail], g.cards.monsters[g.current_battle.monster]
    if monster.shame:
        put_to_shame(g, seat, monster.shame)
    if wounds + g.wounded[member] > 1:
        die(g, seat, trail)
    else:
        g.wounded[member] = 1
        g.happened(Wounded, seat, g.cards.members[member].name)


@carries_out("ML-MPOW-17")
def put_to_shame(g: MonsterLands, seat: Seat, n: int) -> None:
    """ML-STRIKE-17  Abysur's wounds cost glory."""
    lose_glory(g, seat, n)


@carries_out("ML-DEATH-01")
def die(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    """The card, the token with all it carries, the equipment, and the dice and tokens of the trail.

    ML-DEATH-02  Of one who has made the attack dice and traps stay, and the total counts.
    ML-DEATH-03, ML-DEATH-04  Dying brings glory. ML-DEATH-07  A Leader dies like anybody else.
    """
    member, glory = g.walker[trail], g.cards.death_glory[trail]
    g.happened(MercenaryDied, seat, g.cards.members[member].name, TRAILS[trail], glory)
    g.carried[carried_at(trail, 0) : carried_at(trail + 1, 0)] = [0] * CARRIED
    for equipment in g.gear_of(member):
        lose_gear(g, seat, equipment)
    if g.fate[trail] < STRUCK:
        g.trail_dice[free_at(trail, 0) : free_at(trail + 1, 0)] = [0] * PER_TRAIL
        clear_tokens(g, seat, trail)
    lose_shields(g, seat, trail)
    g.walker[trail] = EMPTY
    leaves(g, seat, member)
    g.rule = "ML-DEATH-03"
    gain_glory(g, seat, glory, "fallen")


def clear_tokens(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    """ML-TRAIL-07, ML-CLEAN-04  All tokens of a trail are lost, used or not; in no order, so that none is told."""
    player = g.players[seat]
    for card in sorted(card for card, at in zip(player.laid, player.laid_at, strict=True) if at == trail):
        discard_trap(g, seat, card)
    kept = [(card, at) for card, at in zip(player.laid, player.laid_at, strict=True) if at != trail]
    player.laid, player.laid_at = [card for card, _ in kept], [at for _, at in kept]
    g.shuffles += 1  # where they lay is to be seen nowhere afterwards, though it was shown


def lose_shields(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    """ML-TRAIL-07, ML-CLEAN-04  Defence tokens too."""
    if g.shields[trail]:
        g.happened(DefenceLost, seat, TRAILS[trail], g.shields[trail])
        g.shields[trail] = 0
