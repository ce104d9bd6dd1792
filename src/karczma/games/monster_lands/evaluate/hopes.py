"""What mercenaries on trails may still achieve, trail by trail, as the Adventure phase will go.

Totals are taken as normally distributed. A mercenary who is being sent out is judged both as he stands and as if all
that may still be added were added; what is better counts.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING

from karczma.games.monster_lands.attack import attack_dice
from karczma.games.monster_lands.defence import works
from karczma.games.monster_lands.evaluate.goals import QUEST_DONE
from karczma.games.monster_lands.evaluate.worth import COIN, DIE, MEMBER, WOUND, loot_worth, supplies, worth_of
from karczma.games.monster_lands.outer import LayTokens, Reinforce, room_for_dice, room_for_tokens
from karczma.games.monster_lands.rolling import VENOM, total, traits_on
from karczma.games.monster_lands.state import Battle
from karczma.games.monster_lands.strike import traps_on
from karczma.games.monster_lands.terms import (
    BATTLE,
    CARRIED,
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

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands

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
        if any(g.walker[trail] >= 0 for trail in SITE_TRAILS[site]):
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
            flat += VENOM * g.carried[trail * CARRIED + CARRIED_POISON]
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
    trait = g.cards.trap_trait[card]
    flat = trait.battle if purpose == BATTLE else trait.conquest
    return MEAN * sum(trait.dice) + flat + 2.5 * sum(trait.each[purpose])


def shield(g: MonsterLands, trail: Trail, monster: int) -> float:
    """The hits that can be stopped there, potions too; ML-SCEN-04 none but by potions where nothing protects."""
    if trail >= QUEST or monster == NOBODY:
        return 0.0
    cards, member = g.cards, g.walker[trail]
    drinks = 0 if "potion" in cards.forbids[monster] else g.carried[trail * CARRIED + CARRIED_POTION]
    if g.has_rule("no_defence"):
        return float(drinks)
    stopped = g.shields[trail] + drinks
    if "defence_ability" in cards.forbids[monster]:
        return float(stopped)
    of = 1 << cards.monster_affiliation[monster]
    gear = [cards.equipment_trait[e] for e in g.gear_of(member) if not g.feature_used[e]]
    own = [] if g.used[member] else [cards.member_trait[member]]
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


def battles(g: MonsterLands, site: int, extra: Extra | None) -> list[float]:
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
    return hopes


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
        taken = SHY * chance(party.mean, party.variance, cards.conquest_value[land])
        hope += free * taken * (cards.land_glory[land] + LAND)
        course.land *= 1 - (1 - course.monster) * taken
    if site != ENTRANCE:
        empty_handed = course.monster * lives * (1 - won) + (1 - course.monster) * (1 - taken)
        hope += SHY * loot_to_come(g) * empty_handed
    gold = COIN * g.carried[trail * CARRIED + CARRIED_GOLD]
    hope += gold * (1 - course.monster * (1 - lives))
    course.monster *= 1 - lives * won
    return hope


def against(g: MonsterLands, site: int, trail: Trail, course: Course, party: Party) -> tuple[float, float, float]:
    """What the battle is worth, the chance to live, and the chance of those who live to capture or kill."""
    cards, monster, lives, hurt = g.cards, g.monster_at(site), 1.0, 0.0
    reached = course.mean + party.mean
    if g.fate[trail] == FOUGHT and g.battle is not None and g.battle.rolled:
        reached = total(g.battle) + party.mean - g.battle.flat
    elif g.fate[trail] != FOUGHT:
        lives, hurt = survival(g, site, trail, monster, party.shields)
    variance = course.variance + party.variance
    kill = chance(reached, variance, cards.kill_value[monster])
    able = cards.member_trait[g.walker[trail]].no_trap or party.traps >= cards.traps_needed[monster]
    capture = chance(reached, variance, cards.capture_value[monster]) if able else 0.0
    glory, gold = cards.capture_reward[monster]
    caught, killed = glory + gold * COIN, cards.kill_glory[monster] + cards.trophy[monster]
    prize = capture * caught + kill * max(0.0, killed - caught) if able else kill * killed
    course.mean, course.variance = course.mean + lives * party.mean, variance
    return lives * prize - (1 - lives) * loss(g, trail) - hurt * WOUND, lives, max(kill, capture)


def survival(g: MonsterLands, site: int, trail: Trail, monster: int, shields: float) -> tuple[float, float]:
    """The chances to live and to be wounded."""
    dice, sure = attack_dice(g, monster, site) + g.cards.area_dice[monster], g.cards.extra_hits[monster]
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
    gear = sum(g.cards.equipment_cost[e] for e in g.gear_of(member)) * 0.2
    lost = g.cards.reputation[member] + MEMBER + supplies(g, member) * (g.rounds - g.round)
    return float(lost + gear - g.cards.death_glory[trail] + 0.5)


# -- quests --------------------------------------------------------------------------------------------------------


def errands(g: MonsterLands, hopes: list[float]) -> None:
    for trail in (QUEST, QUEST + 1):
        if g.walker[trail] >= 0 and g.quests[0]:
            hopes[g.seat_on(trail)] += errand(g, trail)
    for trail in (CONTRACT, CONTRACT + 1):
        if g.walker[trail] >= 0 and g.quests[1]:
            hopes[g.seat_on(trail)] += contract(g, trail)


def errand(g: MonsterLands, trail: Trail) -> float:
    """ML-SOLO-22  Whoever comes after the virtual player gets scraps at most."""
    quest = g.quests[0][0]
    party = Party(g, trail, ERRAND, NOBODY, None)
    won = chance(party.mean, party.variance, g.cards.target[quest])
    reward = worth_of(g.cards.quest_reward[quest]) + quest_counts(g)
    if trail > QUEST and g.walker[QUEST] != EMPTY:
        reward = reward / 3 if g.walker[QUEST] != SAMBOR else 2 * COIN
    return float(won * reward - (1 - won) * g.cards.penalty[quest])


def contract(g: MonsterLands, trail: Trail) -> float:
    quest, player = g.quests[1][0], g.players[g.seat_on(trail)]
    cost = g.cards.contract_cost[quest]
    if not all((player.wallet[w] if w <= DEFENCE else len(player.traps)) >= n for w, n in cost):
        return 0.0
    gain = worth_of(g.cards.contract_rewards[quest][trail - CONTRACT]) + quest_counts(g) - worth_of(cost)
    return max(0.0, SHY * gain)


def quest_counts(g: MonsterLands) -> float:
    """ML-SCEN-09  In one scenario the quests themselves are what is asked for."""
    return QUEST_DONE if g.has_rule("yellow_outer_override") else 0.0
