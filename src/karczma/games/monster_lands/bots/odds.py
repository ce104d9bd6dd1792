"""Chances in a battle, reckoned exactly for a plain way to play: roll every die, roll again what shows 3 or less.

Nothing here is needed to play: it is a hint beside the choices.
"""

from __future__ import annotations

from collections import defaultdict
from math import comb
from typing import TYPE_CHECKING

import msgspec

from karczma.games.monster_lands.battles.attack import WOUNDING, Sacrifice, SacrificeMagic, attack_dice
from karczma.games.monster_lands.battles.defence import CancelWith, Defence, Drink, Endure, TakeHits, Wounds, shields_of
from karczma.games.monster_lands.battles.rolling import VENOM, RerollDie, UsePoison, prepare, reroll_mask, total
from karczma.games.monster_lands.battles.strike import Capture, Kill, Roll, Stop, trapped
from karczma.games.monster_lands.quests import Stands
from karczma.games.monster_lands.table.packed import carried_at, free_at, read_die
from karczma.games.monster_lands.table.state import Battle
from karczma.games.monster_lands.table.terms import (
    BATTLE,
    CARRIED_POISON,
    CARRIED_POTION,
    COLOURS,
    CONQUEST,
    ERRAND,
    MAGIC,
    NOBODY,
    QUEST,
    SITE_OF,
    Trail,
)

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.kernel.choices import Choice
    from karczma.kernel.flow import Decision

Spread = dict[int, float]  # chances by total or by number of hits
POOR = 3  # a die that shows this or less is worth another roll


class Chances(msgspec.Struct, frozen=True):
    """In percent. `success`: the land is conquered, the quest fulfilled."""

    death: int = 0
    wound: int = 0
    capture: int = 0
    kill: int = 0
    success: int = 0


class Likely(msgspec.Struct, frozen=True):
    """What would come of a choice, by its text."""

    text: str
    chances: Chances


def percent(chance: float) -> int:
    return round(100 * chance)


# -- the monster's attack ------------------------------------------------------------------------------------------


def hits_of(g: MonsterLands, dice: int, sure: int) -> Spread:
    """ML-ATTACK-06  Each die hits from 3 on; ML-SCEN-10 in one scenario a miss is rolled once more."""
    hit = (7 - WOUNDING) / 6
    if g.has_rule("reroll_missed_attack_dice"):
        hit += (1 - hit) * hit
    return {sure + n: comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1)}


def guard(g: MonsterLands, trail: Trail) -> int:
    """How many hits everything that is there could stop, potions too."""
    shields = sum(n for by, n in shields_of(g, trail) if by != "defence") + g.shields[trail]
    return int(shields) + potions(g, trail)


def potions(g: MonsterLands, trail: Trail) -> int:
    """ML-MPOW-07  None against Gator."""
    monster = g.cards.monsters[g.current_battle.monster]
    return 0 if "potion" in monster.forbids else g.carried[carried_at(trail, CARRIED_POTION)]


def suffering(g: MonsterLands, trail: Trail, hits: Spread, stopped: int) -> tuple[float, float]:
    """ML-ATTACK-07  The chances to die and to be wounded, if so many hits are stopped."""
    bears = 1 - g.wounded[g.walker[trail]]
    death = sum(p for n, p in hits.items() if n - stopped > bears)
    return death, sum(p for n, p in hits.items() if 0 < n - stopped <= bears)


# -- the mercenary's dice ------------------------------------------------------------------------------------------

Held = tuple[int, ...]  # rerolls by mask of colours
Course = dict[tuple[Held, int], float]


def counted(battle: Battle, colour: int, shown: int) -> int:
    return int(max(0, shown + battle.each[colour]))


def with_die(battle: Battle, before: Course, colour: int) -> Course:
    """One die more; if it shows little and there is a reroll for it, it is rolled again."""
    after: Course = defaultdict(float)
    for (held, reached), chance in before.items():
        mask = mask_of(held, colour)
        rest = tuple(n - (i == mask) for i, n in enumerate(held))
        for shown in range(1, 7):
            if mask and shown <= POOR:
                for again in range(1, 7):
                    after[rest, reached + counted(battle, colour, again)] += chance / 36
            else:
                after[held, reached + counted(battle, colour, shown)] += chance / 6
    return after


def mask_of(held: Held, colour: int) -> int:
    return reroll_mask(Battle(rerolls=list(held)), colour) if any(held) else 0


def all_in(g: MonsterLands, trail: Trail) -> Spread:
    """The totals after every die of the trail, every poor die rolled again, and poison."""
    battle = g.current_battle
    held, start = list(battle.rerolls), total(battle) + venom(g, trail)
    again: list[int] = []
    for colour, shown in sorted(map(read_die, battle.rolled), key=lambda die: die[1]):
        mask = mask_of(tuple(held), colour)
        if shown <= POOR and mask:
            held[mask] -= 1
            start -= counted(battle, colour, shown)
            again.append(colour)
    course: Course = {(tuple([0] * 8), start): 1.0}
    for colour in again:
        course = with_die(battle, course, colour)
    course = {(tuple(held), reached): chance for (_, reached), chance in course.items()}
    for colour in range(len(COLOURS)):
        for _ in range(g.dice_on(trail, colour)):
            course = with_die(battle, course, colour)
    return by_total(course)


def by_total(course: Course) -> Spread:
    found: Spread = defaultdict(float)
    for (_, reached), chance in course.items():
        found[reached] += chance
    return found


def venom(g: MonsterLands, trail: Trail) -> int:
    battle = g.current_battle
    forbidden = battle.purpose == BATTLE and "poison" in g.cards.monsters[battle.monster].forbids
    none = battle.purpose == ERRAND or forbidden
    return 0 if none else VENOM * int(g.carried[carried_at(trail, CARRIED_POISON)])


def judged(g: MonsterLands, trail: Trail, totals: Spread, alive: float = 1.0) -> Chances:
    """What these totals are worth: ML-STRIKE-05, ML-STRIKE-06, ML-CONQ-02, ML-QUEST-05."""
    battle, cards = g.current_battle, g.cards
    if battle.purpose != BATTLE:
        land = g.land_at(battle.site)
        wanted = cards.quests[g.quests[0][0]].target if trail >= QUEST else cards.lands[land].conquest_value
        return Chances(success=percent(alive * sum(p for n, p in totals.items() if n >= wanted)))
    monster = cards.monsters[battle.monster]
    kill, least = monster.kill_value - battle.kill, monster.capture_value - battle.capture
    killed = sum(p for n, p in totals.items() if n >= kill)
    caught = sum(p for n, p in totals.items() if least <= n < kill) if trapped(g, trail, battle.monster) else 0.0
    return Chances(capture=percent(alive * caught), kill=percent(alive * killed))


# -- a battle that is still to come --------------------------------------------------------------------------------


def prospect(g: MonsterLands, trail: Trail) -> Chances | None:
    """How a mercenary would fare with what lies on this trail, if nobody fought before; own tokens are known."""
    if g.walker[trail] < 0 or trail >= QUEST:
        return None
    then = g.copy()
    site = SITE_OF[trail]
    monster = then.monster_at(site)
    then.battle = Battle(site=site, monster=monster, purpose=BATTLE if monster != NOBODY else CONQUEST)
    for card in then.tokens_on(trail):
        if card >= 0:
            then.known[card] = then.everyone
            for colour, n in enumerate(then.cards.traps[card].trait.dice):
                then.trail_dice[free_at(trail, colour)] += n
    prepare(then, trail, then.battle.purpose)
    if monster == NOBODY:
        return judged(then, trail, all_in(then, trail)) if then.land_at(site) != NOBODY else None
    dice = attack_dice(then, monster, site) + then.cards.monsters[monster].area_dice
    return facing(then, trail, hits_of(then, dice, then.cards.monsters[monster].extra_hits))


def facing(g: MonsterLands, trail: Trail, hits: Spread) -> Chances:
    """First the hits, stopped with all there is; then, if alive, the attack."""
    death, wound = suffering(g, trail, hits, guard(g, trail))
    struck = judged(g, trail, all_in(g, trail), 1 - death)
    return msgspec.structs.replace(struck, death=percent(death), wound=percent(wound))


# -- the choices of a question -------------------------------------------------------------------------------------


def likely(g: MonsterLands, decision: Decision) -> list[Likely]:
    """The chances of every choice of a battle that has any."""
    if g.battle is None or not hasattr(decision, "trail"):
        return []
    told = ((choice, chances(g, decision, choice)) for choice in decision.options(g))
    return [Likely(str(choice), each) for choice, each in told if each]


def chances(g: MonsterLands, decision: Decision, choice: Choice) -> Chances | None:
    match decision, choice:
        case SacrificeMagic(trail=trail), Sacrifice(n=n):
            return sacrificed(g, trail, n)
        case Defence(trail=trail, hits=hits), CancelWith(by=by):
            return wounded(g, trail, max(0, hits - dict(shields_of(g, trail))[by]))
        case Defence(trail=trail, hits=hits), TakeHits():
            return wounded(g, trail, hits, potions(g, trail))
        case Wounds(trail=trail, wounds=wounds), Drink() | Endure():
            return wounded(g, trail, wounds - isinstance(choice, Drink))
    return rolled(g, decision.trail, choice)  # type: ignore[attr-defined]


def wounded(g: MonsterLands, trail: Trail, wounds: int, stopped: int = 0) -> Chances:
    death, wound = suffering(g, trail, {wounds: 1.0}, stopped)
    return Chances(death=percent(death), wound=percent(wound))


def sacrificed(g: MonsterLands, trail: Trail, n: int) -> Chances:
    """ML-DEFEND-01  Fewer attack dice, but fewer dice for the own attack too."""
    then = g.copy()
    battle = then.current_battle
    then.trail_dice[free_at(trail, MAGIC)] -= n
    prepare(then, trail, BATTLE)
    monster = then.cards.monsters[battle.monster]
    return facing(then, trail, hits_of(then, battle.volley - n + monster.area_dice, monster.extra_hits))


def rolled(g: MonsterLands, trail: Trail, choice: Choice) -> Chances | None:
    """What this one step would bring, if one stopped after it."""
    battle = g.current_battle
    reached, none = total(battle), tuple([0] * 8)
    match choice:
        case Roll(die=die):
            return judged(g, trail, by_total(with_die(battle, {(none, reached): 1.0}, COLOURS.index(die))))
        case RerollDie(die=die, value=value):
            colour = COLOURS.index(die)
            course = {(none, reached - counted(battle, colour, value)): 1.0}
            return judged(g, trail, by_total(with_die(battle, course, colour)))
        case UsePoison():
            return judged(g, trail, {reached + VENOM: 1.0})
        case Kill():
            return Chances(kill=100)
        case Capture():
            return Chances(capture=100)
        case Stop():
            return Chances()
        case Stands():
            return judged(g, trail, {reached: 1.0})
    return None
