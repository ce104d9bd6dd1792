"""What mercenaries on trails may still achieve, trail by trail, as the Adventure phase will go.

Totals are taken as normally distributed. A mercenary who is being sent out is judged both as he stands and as if all
that may still be added were added; what is better counts.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.attack import attack_dice
from karczma.games.monster_lands.battles.defence import works
from karczma.games.monster_lands.battles.rolling import VENOM, total, traits_on
from karczma.games.monster_lands.battles.strike import traps_on
from karczma.games.monster_lands.bots.goals import QUEST_DONE
from karczma.games.monster_lands.bots.worth import COIN, DIE, MEMBER, WOUND, loot_worth, supplies, worth_of
from karczma.games.monster_lands.deployment.outer import LayTokens, Reinforce, room_for_dice, room_for_tokens
from karczma.games.monster_lands.table.packed import carried_at, free_at
from karczma.games.monster_lands.table.state import Battle
from karczma.games.monster_lands.table.terms import (
    BATTLE,
    CARRIED_GOLD,
    CARRIED_POISON,
    CARRIED_POTION,
    CONQUEST,
    CONTRACT,
    DEFENCE,
    DONE,
    EMPTY,
    ENTRANCE,
    ERRAND,
    FOUGHT,
    MAGIC,
    NOBODY,
    QUEST,
    SAMBOR,
    SITE_TRAILS,
    STRENGTH,
    WAITING,
    Trail,
)
from karczma.title.remembered import remembered

if TYPE_CHECKING:
    from collections.abc import Hashable

    from karczma.games.monster_lands.table.state import MonsterLands

MEAN, VARIANCE = 3.5, 2.92  # of a die
HIT = 2 / 3  # that an attack die hits; ML-SCEN-10 in one scenario misses are rolled once more
LAND, SHY = 2.0, 0.9  # a land besides its glory; what is left of a hope that somebody else may spoil
SAMBOR_COMES = 1 / 15  # ML-SOLO-10 .. ML-SOLO-13  that an action takes him to a certain trail
Extra = tuple[Trail, int]  # a trail that is being equipped, and how many dice may still be added


def chance(mean: float, variance: float, need: float) -> float:
    """That a total of this mean and variance reaches what is needed."""
    if variance <= 0:
        return float(mean >= need)
    return 0.5 * (1 + erf((mean - need + 0.5) / sqrt(2 * variance)))


def outlook(g: MonsterLands) -> list[float]:
    """What each seat may hope for."""
    hopes = [0.0] * g.seats
    extra = equipped(g)
    for site in (*g.lands_in_use(), ENTRANCE):
        if max([g.walker[trail] for trail in SITE_TRAILS[site]]) >= 0:
            add_better(g, site, hopes, extra)
    errands(g, hopes)
    return hopes


def equipped(g: MonsterLands) -> Extra | None:
    for frame in reversed(g.frames):
        if isinstance(frame, Reinforce):
            return frame.trail, frame.left
        if isinstance(frame, LayTokens):
            return frame.trail, 0
    return None


def add_better(g: MonsterLands, site: int, hopes: list[float], extra: Extra | None) -> None:
    found = battles(g, site, None)
    if extra and extra[0] in SITE_TRAILS[site]:
        fuller, seat = battles(g, site, extra), g.seat_on(extra[0])
        if fuller[seat] > found[seat]:
            found = fuller
    for seat, hope in enumerate(found):
        hopes[seat] += hope


# -- what a mercenary brings along ---------------------------------------------------------------------------------


class Party:
    """One mercenary on a trail: the mean and variance of what he will roll, and the hits that he can stop."""

    __slots__ = ("cost", "mean", "shields", "traps", "variance")

    def __init__(self, g: MonsterLands, trail: Trail, purpose: int, monster: int, extra: Extra | None) -> None:
        dice = [g.dice_on(trail, colour) for colour in range(3)]
        self.traps = traps_on(g, trail) if trail < QUEST else 0
        self.shields, self.cost, flat = shield(g, trail, monster), 0.0, 0.0
        each = [0, 0, 0]
        kept = g.battle
        g.battle = g.battle or Battle(purpose=purpose, monster=monster)
        for trait in traits_on(g, trail):
            each = [a + b for a, b in zip(each, trait.each[purpose], strict=True)]
            flat += 0.8 * sum(n for _, n in trait.rerolls[purpose])
            flat += trait.battle if purpose == BATTLE else trait.conquest if purpose == CONQUEST else 0
        g.battle = kept
        if trail < QUEST:
            hidden = [card for card in g.tokens_on(trail) if not g.revealed(card)]
            flat += sum(brought(g, card, purpose) for card in hidden)
            flat += VENOM * g.carried[carried_at(trail, CARRIED_POISON)]
            if extra and extra[0] == trail:
                flat += self.add(g, trail, purpose, extra[1], dice)
        self.mean = flat + sum(n * max(0.0, MEAN + e) for n, e in zip(dice, each, strict=True))
        self.variance = VARIANCE * sum(dice)

    def add(self, g: MonsterLands, trail: Trail, purpose: int, left: int, dice: list[int]) -> float:
        """All dice that may still be added, then the best traps, then defence tokens; what the tokens bring."""
        player, colours = g.players[g.seat_on(trail)], g.guide(trail).colours
        space = min(left, room_for_dice(g, trail))
        for colour in (STRENGTH, MAGIC):
            if colour in colours and space > 0:
                n = min(space, player.dice[colour])
                dice[colour] += n
                space -= n
                self.cost += DIE[colour] * n
        room = max(0, room_for_tokens(g, trail) - max(0, min(left, room_for_dice(g, trail)) - space) // 2)
        best = sorted((brought(g, card, purpose) for card in player.traps), reverse=True)[: min(room, 2)]
        self.traps += len(best)
        shields = min(room - len(best), player.wallet[DEFENCE])
        self.shields += shields
        self.cost += 0.9 * len(best) + 0.5 * shields
        return sum(best)


def brought(g: MonsterLands, card: int, purpose: int) -> float:
    """What a face-down trap will probably add; one that is not known counts as an ordinary one."""
    if card < 0:
        return 4.0
    trait = g.cards.traps[card].trait
    flat = trait.battle if purpose == BATTLE else trait.conquest
    return MEAN * sum(trait.dice) + flat + 2.5 * sum(trait.each[purpose])


def shield(g: MonsterLands, trail: Trail, monster: int) -> float:
    """The hits that can be stopped there, potions too; ML-SCEN-04 none but by potions where nothing protects."""
    if trail >= QUEST or monster == NOBODY:
        return 0.0
    cards, member = g.cards, g.walker[trail]
    drinks = 0 if "potion" in cards.monsters[monster].forbids else g.carried[carried_at(trail, CARRIED_POTION)]
    if g.has_rule("no_defence"):
        return float(drinks)
    stopped = g.shields[trail] + drinks
    if "defence_ability" in cards.monsters[monster].forbids:
        return float(stopped)
    of = 1 << cards.monsters[monster].affiliation
    gear = [cards.equipment[e].trait for e in g.gear_of(member) if not g.feature_used[e]]
    own = [] if g.used[member] else [cards.members[member].trait]
    bonus = 0 if g.bonus_used[trail] else g.guide(trail).trait.defend
    return float(stopped + bonus + sum(trait.defend for trait in (*gear, *own) if works(trait, of)))


# -- battles -------------------------------------------------------------------------------------------------------


class Course:
    """How far a battle has come: the chance that monster and land are still there, and what was reached before."""

    __slots__ = ("land", "mean", "monster", "variance")

    def __init__(self, g: MonsterLands, site: int) -> None:
        here = g.battle if g.battle is not None and g.battle.site == site else None
        self.monster, self.land = float(g.monster_at(site) != NOBODY), float(g.land_at(site) != NOBODY)
        self.mean, self.variance = float(here.total) if here else 0.0, 0.0

    def sambor(self, chance: float) -> None:
        """ML-SOLO-24  He takes the monster away, or if there is none the land."""
        self.land *= 1 - chance * (1 - self.monster)
        self.monster *= 1 - chance


def site_seen(g: MonsterLands, site: int, extra: Extra | None) -> Hashable:
    """All that the hopes of a site follow from."""
    clock = g.cards, g.scenario, g.seats, g.round, g.rounds, g.track
    tile = () if site == ENTRANCE else (g.tiles[site][0], g.sides[site])
    place = site, g.monster_at(site), g.land_at(site), tile, tuple(g.loot)
    sambor = sum(g.players[0].dice) if g.solo else 0
    trails = tuple([trail_seen(g, trail) for trail in SITE_TRAILS[site]])
    return clock, place, trails, sambor, battle_seen(g), more_seen(g, extra)


def trail_seen(g: MonsterLands, trail: Trail) -> Hashable:
    """A mercenary, and all that he has with him."""
    member, fate = g.walker[trail], g.fate[trail]
    if member < 0:
        return member, fate
    who = member, fate, g.owner[member], g.wounded[member], g.used[member], g.shields[trail], g.bonus_used[trail]
    gear = tuple([(e, g.feature_used[e]) for e in g.gear_of(member)])
    tokens = tuple([(card, g.revealed(card)) for card in g.tokens_on(trail)])
    return *who, *g.trail_dice[free_at(trail, 0) : free_at(trail + 1, 0)], *g.carried_on(trail), gear, tokens


def battle_seen(g: MonsterLands) -> Hashable:
    battle = g.battle
    if battle is None:
        return None
    dice = tuple(battle.each), tuple(battle.rolled)
    return battle.site, battle.monster, battle.purpose, battle.total, battle.flat, dice


def more_seen(g: MonsterLands, extra: Extra | None) -> Hashable:
    """What may still be added."""
    if extra is None:
        return None
    player = g.players[g.seat_on(extra[0])]
    return extra, tuple(player.dice), tuple(player.traps), player.wallet[DEFENCE]


@remembered(site_seen)
def battles(g: MonsterLands, site: int, extra: Extra | None) -> tuple[float, ...]:
    """Trail by trail, from left to right."""
    hopes, course = [0.0] * g.seats, Course(g, site)
    comes = 1 - (1 - SAMBOR_COMES) ** (sum(g.players[0].dice) / 2) if g.solo and site != ENTRANCE else 0.0
    for trail in SITE_TRAILS[site]:
        walker, fate = g.walker[trail], g.fate[trail]
        if walker == SAMBOR and fate == WAITING:
            course.sambor(1.0)
        elif walker == EMPTY and comes:
            course.sambor(comes)
        elif walker >= 0 and fate in (WAITING, FOUGHT):
            hopes[g.seat_on(trail)] += adventure(g, site, trail, course, extra)
        elif walker >= 0 and fate != DONE and site != ENTRANCE:
            hopes[g.seat_on(trail)] += loot_to_come(g)
    return tuple(hopes)


def adventure(g: MonsterLands, site: int, trail: Trail, course: Course, extra: Extra | None) -> float:
    """First the monster, if it is still there; if it is not, the land; with neither, loot."""
    cards, monster, land = g.cards, g.monster_at(site), g.land_at(site)
    purpose = BATTLE if monster != NOBODY else CONQUEST
    party = Party(g, trail, purpose, monster, extra)
    hope, lives, won = -party.cost, 1.0, 0.0
    if course.monster > 0.02:
        fought, lives, won = against(g, site, trail, course, party)
        hope += course.monster * fought
    taken = 0.0
    if land != NOBODY:
        free = (1 - course.monster) * course.land
        taken = SHY * chance(party.mean, party.variance, cards.lands[land].conquest_value)
        hope += free * taken * (cards.lands[land].glory + LAND)
        course.land *= 1 - (1 - course.monster) * taken
    if site != ENTRANCE:
        empty_handed = course.monster * lives * (1 - won) + (1 - course.monster) * (1 - taken)
        hope += SHY * loot_to_come(g) * empty_handed
    gold = COIN * g.carried[carried_at(trail, CARRIED_GOLD)]
    hope += gold * (1 - course.monster * (1 - lives))
    course.monster *= 1 - lives * won
    return hope


def against(g: MonsterLands, site: int, trail: Trail, course: Course, party: Party) -> tuple[float, float, float]:
    """What the battle is worth, the chance to live, and the chance of those who live to capture or kill."""
    kind, lives, hurt = g.monster_at(site), 1.0, 0.0
    monster = g.cards.monsters[kind]
    reached = course.mean + party.mean
    if g.fate[trail] == FOUGHT and g.battle is not None and g.battle.rolled:
        reached = total(g.battle) + party.mean - g.battle.flat
    elif g.fate[trail] != FOUGHT:
        lives, hurt = survival(g, site, trail, kind, party.shields)
    variance = course.variance + party.variance
    kill = chance(reached, variance, monster.kill_value)
    able = g.cards.members[g.walker[trail]].trait.no_trap or party.traps >= monster.traps_needed
    capture = chance(reached, variance, monster.capture_value) if able else 0.0
    caught, killed = monster.capture_glory + monster.capture_gold * COIN, monster.kill_glory + monster.trophy
    prize = capture * caught + kill * max(0.0, killed - caught) if able else kill * killed
    course.mean, course.variance = course.mean + lives * party.mean, variance
    return lives * prize - (1 - lives) * loss(g, trail) - hurt * WOUND, lives, max(kill, capture)


def survival(g: MonsterLands, site: int, trail: Trail, monster: int, shields: float) -> tuple[float, float]:
    """The chances to live and to be wounded."""
    of = g.cards.monsters[monster]
    dice, sure = attack_dice(g, monster, site) + of.area_dice, of.extra_hits
    hit = HIT + (1 - HIT) * HIT if g.has_rule("reroll_missed_attack_dice") else HIT
    mean, variance = dice * hit + sure, dice * hit * (1 - hit)
    dies = chance(mean, variance, shields + 2 - g.wounded[g.walker[trail]])
    return 1 - dies, max(0.0, chance(mean, variance, shields + 1) - dies)


def loot_to_come(g: MonsterLands) -> float:
    """The best of what lies there; in the last round there is hardly a use for it."""
    late = min(1.0, 0.25 + (g.rounds - g.round) / 2)
    return late * max((loot_worth(g, token) for token in g.loot), default=0.0)


def loss(g: MonsterLands, trail: Trail) -> float:
    """What the death of a mercenary costs."""
    member = g.walker[trail]
    gear = sum(g.cards.equipment[e].cost for e in g.gear_of(member)) * 0.2
    lost = g.cards.members[member].reputation + MEMBER + supplies(g, member) * (g.rounds - g.round)
    return float(lost + gear - g.cards.death_glory[trail] + 0.5)


# -- quests --------------------------------------------------------------------------------------------------------


def errands(g: MonsterLands, hopes: list[float]) -> None:
    for trail in (QUEST, QUEST + 1):
        if g.walker[trail] >= 0 and g.quests[0]:
            hopes[g.seat_on(trail)] += errand(g, trail)
    for trail in (CONTRACT, CONTRACT + 1):
        if g.walker[trail] >= 0 and g.quests[1]:
            hopes[g.seat_on(trail)] += contract(g, trail)


def errand_seen(g: MonsterLands, trail: Trail) -> Hashable:
    return g.cards, g.scenario, g.quests[0][0], trail, g.walker[QUEST], trail_seen(g, trail), battle_seen(g)


@remembered(errand_seen)
def errand(g: MonsterLands, trail: Trail) -> float:
    """ML-SOLO-22  Whoever comes after the virtual player gets scraps at most."""
    quest = g.quests[0][0]
    party = Party(g, trail, ERRAND, NOBODY, None)
    won = chance(party.mean, party.variance, g.cards.quests[quest].target)
    reward = worth_of(g.cards.quests[quest].reward) + quest_counts(g)
    if trail > QUEST and g.walker[QUEST] != EMPTY:
        reward = reward / 3 if g.walker[QUEST] != SAMBOR else 2 * COIN
    return float(won * reward - (1 - won) * g.cards.quests[quest].penalty)


def contract(g: MonsterLands, trail: Trail) -> float:
    quest, player = g.quests[1][0], g.players[g.seat_on(trail)]
    cost = g.cards.quests[quest].contract.cost
    if not all((player.wallet[w] if w <= DEFENCE else len(player.traps)) >= n for w, n in cost):
        return 0.0
    gain = worth_of(g.cards.quests[quest].contract.rewards[trail - CONTRACT]) + quest_counts(g) - worth_of(cost)
    return max(0.0, SHY * gain)


def quest_counts(g: MonsterLands) -> float:
    """ML-SCEN-09  In one scenario the quests themselves are what is asked for."""
    return QUEST_DONE if g.has_rule("yellow_outer_override") else 0.0
