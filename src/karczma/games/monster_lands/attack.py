"""Chapter "Battles in the lands", the monster's attack: dice, hits, defence, wounds, death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.monster_lands.battle_events import (
    AttackDieRolled,
    AttackRedirected,
    HitBeside,
    HitsTaken,
    MagicSacrificed,
    MonsterAttacked,
)
from karczma.games.monster_lands.defence import Suffer
from karczma.games.monster_lands.terms import (
    ENTRANCE,
    FOUGHT,
    LOCKED,
    MAGIC,
    NOBODY,
    PER_TRAIL,
    SITE_OF,
    SITE_TRAILS,
    TRAIL_CODE,
    TRAILS,
    Trail,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands

WOUNDING = 3  # ML-ATTACK-06  from this number on an attack die hits


def attack_dice(g: MonsterLands, monster: int, site: int) -> int:
    """ML-ATTACK-01  The attack value, ML-ATTACK-02, ML-AFFIN-01 one more in a land of its affiliation,
    ML-ATTACK-03 those of the round, ML-ATTACK-04 and those of its power.

    ML-MPOW-01 .. ML-MPOW-04  Two instead of one there; ML-MPOW-15 or three more at the Entrance.
    ML-CDEF-02, ML-CDEF-07  No affiliation counts at the Entrance, but the round does.
    ML-ATTACK-05  There is no upper limit. ML-ATTACK-08, ML-STRIKE-16  So the rulebook's examples count.
    """
    cards = g.cards
    dice, power = cards.attack[monster] + g.track[g.round - 1], cards.affinity[monster]
    if site == ENTRANCE:
        return dice + (power.amount if power and power.entrance else 0)
    land = g.land_at(site)
    if land != NOBODY and cards.land_affiliation[land] == cards.monster_affiliation[monster]:
        dice += power.amount if power and power.affiliation >= 0 else 1
    return dice


@frame
class MonsterAttack(Procedure):
    """ML-ATTACK-01  On the mercenary of this trail."""

    trail: Trail

    @step("ML-ATTACK-01")
    def gather(self, g: MonsterLands) -> None:
        """ML-PANIC-01  Now this monster has fought."""
        battle = g.battle
        assert battle is not None
        g.fate[self.trail] = FOUGHT
        g.fought[battle.site] = 1
        battle.attack = attack_dice(g, battle.monster, battle.site)
        name = g.cards.monsters[battle.monster]
        g.happened(MonsterAttacked, g.seat_on(self.trail), name, TRAILS[self.trail], battle.attack)

    @step("ML-PLOY-08")
    def ploys(self, g: MonsterLands) -> None:
        """Attack dice that ploys direct elsewhere are rolled first."""
        flat = g.redirects
        for i in range(0, len(flat), 3):
            if flat[i] == self.trail:
                g.then(Diversion(self.trail, flat[i + 1], flat[i + 2]))

    @step("ML-MERC-26")
    def ability(self, g: MonsterLands) -> None:
        """Ginova directs a die at an adjacent mercenary, if she likes."""
        assert g.battle is not None
        count = min(g.cards.member_trait[g.walker[self.trail]].redirect, g.battle.attack)
        if count and adjacent(g, self.trail):
            g.then(RedirectWhere(g.seat_on(self.trail), self.trail, count))

    @step("ML-ATTACK-01")
    def roll(self, g: MonsterLands) -> None:
        """ML-MPOW-09  With hits that need no die."""
        battle = g.battle
        assert battle is not None
        if g.walker[self.trail] >= 0:
            battle.volley = battle.attack
            g.then(Volley(self.trail, g.cards.extra_hits[battle.monster], True))


def adjacent(g: MonsterLands, trail: Trail) -> list[Trail]:
    """ML-PLOY-11, ML-PLOY-12  The nearest occupied trails to the left and right; never of another land.

    ML-PLOY-22  At the Entrance the two trails are adjacent.
    """
    trails = SITE_TRAILS[SITE_OF[trail]]
    left = [t for t in trails if t < trail and g.walker[t] >= 0]
    right = [t for t in trails if t > trail and g.walker[t] >= 0]
    return left[-1:] + right[:1]


def others_there(g: MonsterLands, trail: Trail) -> list[Trail]:
    """The other occupied trails of the same place, adjacent or not."""
    return [t for t in SITE_TRAILS[SITE_OF[trail]] if t != trail and g.walker[t] >= 0]


def not_adjacent(g: MonsterLands, trail: Trail, target: Trail) -> Refusal | None:
    """ML-PLOY-11  Somebody stands between."""
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
        assert g.battle is not None
        most = min(self.most, g.battle.attack)
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

    def perform(self, g: MonsterLands, asked: DivertDice) -> None:
        redirect(g, asked.target, self.n)


@frame
class RedirectWhere(Decision):
    """ML-MERC-26  At whom is the attack die directed?"""

    clause = "ML-MERC-26"
    seat: Seat
    trail: Trail
    count: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*(RedirectTo(TRAILS[trail]) for trail in others_there(g, self.trail)), DECLINE]


@choice
class RedirectTo(Choice):
    """ML-MERC-26  It is rolled first."""

    trail: str

    def refusal(self, g: MonsterLands, asked: RedirectWhere) -> Refusal | None:
        return not_adjacent(g, asked.trail, TRAIL_CODE[self.trail])

    def perform(self, g: MonsterLands, asked: RedirectWhere) -> None:
        redirect(g, TRAIL_CODE[self.trail], asked.count)


def redirect(g: MonsterLands, trail: Trail, n: int) -> None:
    """So many of the attack dice are rolled against the mercenary on another trail, before the rest."""
    battle = g.battle
    assert battle is not None
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
        battle = g.battle
        assert battle is not None
        if battle.volley and g.dice_on(self.trail, MAGIC):
            g.then(SacrificeMagic(g.seat_on(self.trail), self.trail))

    @step("ML-ATTACK-06")
    def roll(self, g: MonsterLands) -> None:
        """Each 3 to 6 is a hit. ML-MPOW-05  Sporus rolls one more die, and it counts for everybody in the land."""
        battle = g.battle
        assert battle is not None
        hits = self.sure + sum(roll_attack_die(g, self.trail) for _ in range(battle.volley))
        struck: list[Trail] = []
        if self.whole:
            for _ in range(g.cards.area_dice[battle.monster]):
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
        assert g.battle is not None
        most = min(g.battle.volley, g.dice_on(self.trail, MAGIC))
        return [Sacrifice(n) for n in range(most + 1)]


@choice
class Sacrifice(Choice):
    n: int

    def perform(self, g: MonsterLands, asked: SacrificeMagic) -> None:
        """Dice on traps lie on the trail too; they go last."""
        assert g.battle is not None
        at = asked.trail * PER_TRAIL + MAGIC
        free = min(self.n, g.trail_dice[at])
        g.trail_dice[at] -= free
        g.trail_dice[at + LOCKED] -= self.n - free
        g.battle.volley -= self.n
        if self.n:
            g.happened(MagicSacrificed, asked.seat, TRAILS[asked.trail], self.n)
