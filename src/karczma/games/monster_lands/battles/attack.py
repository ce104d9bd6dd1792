"""Chapter "Battles in the lands", the monster's attack: dice, hits, defence, wounds, death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.monster_lands.battles.defence import Suffer
from karczma.games.monster_lands.table.packed import free_at, secured_at
from karczma.games.monster_lands.table.terms import (
    ENTRANCE,
    FOUGHT,
    MAGIC,
    NOBODY,
    SITE_OF,
    SITE_TRAILS,
    TRAIL_CODE,
    TRAILS,
    Trail,
)
from karczma.games.monster_lands.words.battle_events import (
    AttackDieRolled,
    AttackRedirected,
    HitBeside,
    HitsTaken,
    MagicSacrificed,
    MonsterAttacked,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands

WOUNDING = 3  # ML-ATTACK-06  from this number on an attack die hits


def attack_dice(g: MonsterLands, monster: int, site: int) -> int:
    """ML-ATTACK-01  The attack value, ML-ATTACK-02, ML-AFFIN-01 one more in a land of its affiliation,
    ML-ATTACK-03 those of the round, ML-ATTACK-04 and those of its power.

    ML-MPOW-01 .. ML-MPOW-04  Two instead of one there; ML-MPOW-15 or three more at the Entrance.
    ML-CDEF-02, ML-CDEF-07  No affiliation counts at the Entrance, but the round does.
    ML-ATTACK-05  There is no upper limit. ML-ATTACK-08, ML-STRIKE-16  So the rulebook's examples count.
    """
    of = g.cards.monsters[monster]
    dice, power = of.attack + g.track[g.round - 1], of.affinity
    if site == ENTRANCE:
        return dice + (power.amount if power and power.entrance else 0)
    land = g.land_at(site)
    if land != NOBODY and g.cards.lands[land].affiliation == of.affiliation:
        dice += power.amount if power and power.affiliation >= 0 else 1
    return dice


@frame
class MonsterAttack(Procedure):
    """ML-ATTACK-01  On the mercenary of this trail."""

    trail: Trail

    @step("ML-ATTACK-01")
    def gather(self, g: MonsterLands) -> None:
        """ML-PANIC-01  Now this monster has fought."""
        battle = g.current_battle
        g.fate[self.trail] = FOUGHT
        g.fought[battle.site] = 1
        battle.attack = attack_dice(g, battle.monster, battle.site)
        name = g.cards.monsters[battle.monster].name
        g.happened(MonsterAttacked, g.seat_on(self.trail), name, TRAILS[self.trail], battle.attack)

    @step("ML-PLOY-08")
    def ploys(self, g: MonsterLands) -> None:
        """Attack dice that ploys direct elsewhere are rolled first."""
        for trail, target, dice in g.redirected():
            if trail == self.trail:
                g.then(Diversion(self.trail, target, dice))

    @step("ML-MERC-26")
    def ability(self, g: MonsterLands) -> None:
        """Ginova directs a die at an adjacent mercenary, if she likes."""
        count = min(g.cards.members[g.walker[self.trail]].trait.redirect, g.current_battle.attack)
        if count and adjacent(g, self.trail):
            g.then(RedirectWhere(g.seat_on(self.trail), self.trail, count))

    @step("ML-ATTACK-01")
    def roll(self, g: MonsterLands) -> None:
        """ML-MPOW-09  With hits that need no die, ML-MPOW-05 and with the die that counts for everybody."""
        battle = g.current_battle
        if g.walker[self.trail] >= 0:
            battle.volley = battle.attack
            g.then(Volley(self.trail, g.cards.monsters[battle.monster].extra_hits, True))


def adjacent(g: MonsterLands, trail: Trail) -> list[Trail]:
    """ML-PLOY-11, ML-PLOY-12  The nearest occupied trails to the left and right; never of another land.

    ML-PLOY-22  At the Entrance the two trails are adjacent.
    """
    trails = SITE_TRAILS[SITE_OF[trail]]
    left = [t for t in trails if t < trail and g.walker[t] >= 0]
    right = [t for t in trails if t > trail and g.walker[t] >= 0]
    return left[-1:] + right[:1]


def others_out(g: MonsterLands, trail: Trail) -> list[Trail]:
    """The other occupied trails, adjacent or not."""
    return [t for t, walker in enumerate(g.walker) if t != trail and walker >= 0]


def not_adjacent(g: MonsterLands, trail: Trail, target: Trail) -> Refusal | None:
    """ML-PLOY-11  Somebody stands between, or it leads elsewhere."""
    return None if target in adjacent(g, trail) else no("ML-PLOY-11", trail=TRAILS[target])


@frame
class Diversion(Procedure):
    """ML-PLOY-08  A ploy that was aimed at another trail, now that the monster attacks its owner."""

    trail: Trail
    target: Trail
    most: int

    @step("ML-PLOY-24")
    def divert(self, g: MonsterLands) -> None:
        """At most as many dice as the attack still has; none if the target is dead."""
        most = min(self.most, g.current_battle.attack)
        if most and g.walker[self.target] >= 0:
            g.then(DivertDice(g.seat_on(self.trail), self.trail, self.target, most))


@frame
class DivertDice(Decision):
    """ML-PLOY-08  How many attack dice do you direct at the mercenary on that trail, if any?"""

    clause = "ML-PLOY-08"
    seat: Seat
    trail: Trail
    target: Trail
    most: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*(Divert(n) for n in range(1, self.most + 1)), DECLINE]


@choice
class Divert(Choice):
    """ML-PLOY-08  Who is aimed at can defend as usual."""

    n: int

    def perform(self, g: MonsterLands, decision: DivertDice) -> None:
        redirect(g, decision.target, self.n)


@frame
class RedirectWhere(Decision):
    """ML-MERC-26  At whom is the attack die directed?"""

    clause = "ML-MERC-26"
    seat: Seat
    trail: Trail
    count: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*(RedirectTo(TRAILS[trail]) for trail in others_out(g, self.trail)), DECLINE]


@choice
class RedirectTo(Choice):
    """ML-MERC-26  It is rolled first."""

    trail: str

    def refusal(self, g: MonsterLands, decision: RedirectWhere) -> Refusal | None:
        return not_adjacent(g, decision.trail, TRAIL_CODE[self.trail])

    def perform(self, g: MonsterLands, decision: RedirectWhere) -> None:
        redirect(g, TRAIL_CODE[self.trail], decision.count)


def redirect(g: MonsterLands, trail: Trail, n: int) -> None:
    """So many of the attack dice are rolled against the mercenary on another trail, before the rest."""
    battle = g.current_battle
    battle.attack -= n
    battle.volley = n
    g.happened(AttackRedirected, g.seat_on(trail), TRAILS[trail], n)
    g.then(Volley(trail, 0, False))


# -- rolling -------------------------------------------------------------------------------------------------------


@frame
class Volley(Procedure):
    """Attack dice against one mercenary, and `sure` hits besides; `whole`: with all that the attack brings along."""

    trail: Trail
    sure: int
    whole: bool

    @step("ML-DEFEND-01")
    def sacrifice(self, g: MonsterLands) -> None:
        """Before the roll magic dice may be given up."""
        battle = g.current_battle
        if battle.volley and g.dice_on(self.trail, MAGIC):
            g.then(SacrificeMagic(g.seat_on(self.trail), self.trail))

    @step("ML-ATTACK-06")
    def roll(self, g: MonsterLands) -> None:
        """Each 3 to 6 is a hit. ML-MPOW-05  Sporus rolls one more die, and it counts for everybody in the land."""
        battle = g.current_battle
        hits = self.sure + sum(roll_attack_die(g, self.trail) for _ in range(battle.volley))
        struck: list[Trail] = []
        if self.whole:
            for _ in range(g.cards.monsters[battle.monster].area_dice):
                if roll_attack_die(g, self.trail):
                    struck = [t for t in SITE_TRAILS[battle.site] if g.walker[t] >= 0 and t != self.trail]
                    hits += 1
        g.then(Suffer(self.trail, hits))
        g.happened(HitsTaken, g.seat_on(self.trail), TRAILS[self.trail], hits)
        strike_beside(g, struck)


@carries_out("ML-MPOW-05")
def strike_beside(g: MonsterLands, trails: list[Trail]) -> None:
    """The die that counts for everybody in the land: a hit for each of the others."""
    for trail in trails:
        g.happened(HitBeside, g.seat_on(trail), TRAILS[trail], 1)
        g.then(Suffer(trail, 1))


def roll_attack_die(g: MonsterLands, trail: Trail) -> int:
    """ML-ATTACK-01  The player to the left rolls. ML-SCEN-10  In one scenario a miss is rolled once more."""
    roller = (g.seat_on(trail) + 1) % g.seats
    shown = g.below(6) + 1
    g.happened(AttackDieRolled, roller, TRAILS[trail], shown)
    if shown < WOUNDING and g.has_rule("reroll_missed_attack_dice"):
        shown = g.below(6) + 1
        g.happened(AttackDieRolled, roller, TRAILS[trail], shown)
    return int(shown >= WOUNDING)


@frame
class SacrificeMagic(Decision):
    """ML-DEFEND-01  How many magic dice do you remove? Each takes an attack die away."""

    clause = "ML-DEFEND-01"
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        most = min(g.current_battle.volley, g.dice_on(self.trail, MAGIC))
        return [Sacrifice(n) for n in range(most + 1)]


@choice
class Sacrifice(Choice):
    n: int

    def perform(self, g: MonsterLands, decision: SacrificeMagic) -> None:
        """Dice on traps lie on the trail too; they go last."""
        free = min(self.n, g.trail_dice[free_at(decision.trail, MAGIC)])
        g.trail_dice[free_at(decision.trail, MAGIC)] -= free
        g.trail_dice[secured_at(decision.trail, MAGIC)] -= self.n - free
        g.current_battle.volley -= self.n
        if self.n:
            g.happened(MagicSacrificed, decision.seat, TRAILS[decision.trail], self.n)
