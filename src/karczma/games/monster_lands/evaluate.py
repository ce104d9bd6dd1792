"""How good a world looks for a seat: points now, and what dice, members, goods and mercenaries on trails will bring.

All weights are in victory points. A question that belongs to a larger answer (with which die, whom, where) is looked
through to its end; a mercenary who is being sent out is judged as if all that may still be added were added.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING

from karczma.games.monster_lands.attack import attack_dice
from karczma.games.monster_lands.defence import Defence, Wounds
from karczma.games.monster_lands.free import GiveDie, TakeDie, WhichGift
from karczma.games.monster_lands.lands import DiceFor, SettleNow
from karczma.games.monster_lands.loot import WhichLoot
from karczma.games.monster_lands.outer import Equipping, LayTokens, Reinforce, WhoGoes, room_for_dice, room_for_tokens
from karczma.games.monster_lands.rolling import total, traits_on
from karczma.games.monster_lands.scoring import bracket, excess, score
from karczma.games.monster_lands.shops import BrewWhat, BrewWhere, BuyDefence, BuyTraps, DigWhere
from karczma.games.monster_lands.state import Battle
from karczma.games.monster_lands.strike import traps_on
from karczma.games.monster_lands.tavern import AtTheMarket, AtTheTavern, EquipWhom, FreeEquipment, FreeRecruit
from karczma.games.monster_lands.terms import (
    BATTLE,
    CARRIED,
    CONQUEST,
    CONTRACT,
    DEFENCE,
    DONE,
    ENTRANCE,
    ERRAND,
    FOUGHT,
    GLORY,
    GOLD,
    MAGIC,
    NOBODY,
    PER_TRAIL,
    PLAIN,
    POISON,
    POTION,
    QUEST,
    SITE_TRAILS,
    STRENGTH,
    WAITING,
    Trail,
)
from karczma.games.monster_lands.wages import wages_due

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Frame

WIN = 1000.0
COIN, PLENTY = 0.32, 14  # a gold piece; those above plenty count a third
POOL = (0.45, 0.5, 0.3)  # a die still in the pool
DIE_A_ROUND = (0.85, 0.9, 0.7)  # a die that a member supplies in each round to come
STOCK = {POTION: 0.4, POISON: 0.45, DEFENCE: 0.5}
TRAP_BASE, TRAP_COST = 0.4, 0.12
GEAR, LOOT, SETTLED = 0.22, 1.6, 1.2
MEMBER, WOUND = 1.0, 0.8
UNPAID = 2.0  # wages that are not covered, each
MEAN, VARIANCE = 3.5, 2.92  # of a die
LOOKED_THROUGH = (
    *(WhoGoes, AtTheTavern, AtTheMarket, EquipWhom, FreeEquipment, FreeRecruit, BuyDefence, BuyTraps),
    *(BrewWhere, BrewWhat, DigWhere, DiceFor, SettleNow, GiveDie, TakeDie, WhichGift, WhichLoot),
)
DEPTH = 3


def evaluate(g: MonsterLands, seat: Seat) -> float:
    """The own clan against the best of the others."""
    return looked(g, seat, DEPTH)


def looked(g: MonsterLands, seat: Seat, depth: int) -> float:
    if g.over:
        return WIN * (seat in g.winners()) + score(g, seat)
    top = g.frames[-1]
    if depth and isinstance(top, LOOKED_THROUGH) and top.seat == seat:
        return max(after(g, seat, i, depth) for i in range(len(g.options(seat))))
    worth = [prospects(g, each) for each in range(g.seats)]
    hopes = outlook(g)
    rivals = [worth[each] + hopes[each] for each in range(g.seats) if each != seat]
    return worth[seat] + hopes[seat] - 0.4 * max(rivals, default=0.0) + pending(g, seat)


def after(g: MonsterLands, seat: Seat, index: int, depth: int) -> float:
    world = g.copy()
    world.apply(world.options(seat)[index], seat)
    return looked(world, seat, depth - 1)


# -- what a clan has -----------------------------------------------------------------------------------------------


def prospects(g: MonsterLands, seat: Seat) -> float:
    player, left = g.players[seat], g.rounds - g.round
    gold = player.wallet[GOLD]
    worth = score(g, seat) + COIN * (min(gold, PLENTY) + max(0, gold - PLENTY) / 3) * min(1.0, 0.3 + left / 3)
    worth += sum(STOCK[what] * player.wallet[what] for what in STOCK) * min(1.0, 0.2 + left / 2)
    worth += sum(TRAP_BASE + TRAP_COST * g.cards.trap_cost[card] for card in player.traps if card >= 0) * (left > 0)
    worth += pool(player.dice) + LOOT * len(player.loot) * min(1.0, 0.4 + left / 3)
    worth += sum(g.cards.equipment_cost[e] for e in player.gear) * GEAR * min(1.0, left / 2)
    worth += 0.25 * min(8, excess(g, seat)) * min(1.0, left / 2)
    for member in player.clan:
        supplied = sum(n * DIE_A_ROUND[c] for c, n in enumerate(g.cards.member_dice[member]))
        worth += MEMBER + supplied * left - WOUND * g.wounded[member]
    worth += sum(SETTLED * left for land in player.lands if g.settler[land] >= 0)
    worth += (bracket(g, seat)[2] - 1) * left * 0.6
    return worth - UNPAID * max(0, wages_due(g, seat) - gold) / 2


def pool(dice: list[int]) -> float:
    influence = sum(n * (POOL[2] + 0.05 * (code - 1)) for code, n in enumerate(dice) if code >= PLAIN)
    return dice[STRENGTH] * POOL[0] + dice[MAGIC] * POOL[1] + influence


# -- what mercenaries on trails may achieve ------------------------------------------------------------------------


def chance(mean: float, variance: float, need: float) -> float:
    """That a total of this mean and variance reaches what is needed."""
    if variance <= 0:
        return float(mean >= need)
    return 0.5 * (1 + erf((mean - need + 0.5) / sqrt(2 * variance)))


def outlook(g: MonsterLands) -> list[float]:
    hopes = [0.0] * g.seats
    coming = {frame.trail for frame in g.frames if isinstance(frame, Equipping | Reinforce | LayTokens)}
    for site in (*g.lands_in_use(), ENTRANCE):
        if any(g.walker[trail] >= 0 for trail in SITE_TRAILS[site]):
            battles(g, site, hopes, coming)
    errands(g, hopes)
    return hopes


class Party:
    """What one mercenary on a trail brings along."""

    __slots__ = ("dice", "flat", "mean", "shields", "trapped", "variance")

    def __init__(self, g: MonsterLands, trail: Trail, purpose: int, coming: bool) -> None:
        seat, member = g.seat_on(trail), g.walker[trail]
        player = g.players[seat]
        dice = [g.dice_on(trail, STRENGTH), g.dice_on(trail, MAGIC), g.trail_dice[trail * PER_TRAIL + 2]]
        each, self.flat, self.shields = [0, 0, 0], 0.0, float(g.shields[trail])
        battle, kept = g.battle, g.battle
        if battle is None:
            g.battle = battle = Battle(purpose=purpose, monster=NOBODY)
        for trait in traits_on(g, trail):
            each = [a + b for a, b in zip(each, trait.each[purpose], strict=True)]
            self.flat += 0.8 * sum(n for _, n in trait.rerolls[purpose])
            self.flat += trait.battle if purpose == BATTLE else trait.conquest if purpose == CONQUEST else 0
            self.shields += trait.defend
        g.battle = kept
        hidden = [card for card in g.tokens_on(trail) if not g.revealed(card)]
        tokens = traps_on(g, trail) if trail < QUEST else 0
        if coming and trail < QUEST:
            more = min(
                g.guide(trail).most, room_for_dice(g, trail), sum(player.dice[c] for c in g.guide(trail).colours)
            )
            dice[0] += max(0, more)
            room = max(0, room_for_tokens(g, trail) - more // 2)
            tokens += min(room, len(player.traps), 2)
            self.flat += 3.0 * min(room, len(player.traps), 2)
            self.shields += min(max(0, room - 1), player.wallet[DEFENCE], 2)
        self.flat += sum(brought(g, card) for card in hidden) + 2.0 * g.carried[trail * CARRIED + 1]
        self.shields += g.carried[trail * CARRIED]
        self.trapped = tokens > 0 or g.cards.member_trait[member].no_trap
        self.dice = sum(dice)
        self.mean = sum(n * max(0.0, MEAN + e) for n, e in zip(dice, each, strict=True)) + self.flat
        self.variance = VARIANCE * self.dice


def brought(g: MonsterLands, card: int) -> float:
    """What a face-down trap will probably add; one that is not known counts as an ordinary one."""
    if card < 0:
        return 4.0
    trait = g.cards.trap_trait[card]
    return MEAN * sum(trait.dice) + trait.battle + 2.5 * sum(trait.each[BATTLE])


def survival(g: MonsterLands, trail: Trail, dice: float, shields: float) -> float:
    """That a mercenary lives through an attack of so many dice."""
    health = 2 - g.wounded[g.walker[trail]]
    hits = dice * 2 / 3
    return 1 - chance(hits, dice * 2 / 9, shields + health)


def battles(g: MonsterLands, site: int, hopes: list[float], coming: set[Trail]) -> None:
    """Trail by trail, as the battle will go."""
    cards, monster, land = g.cards, g.monster_at(site), g.land_at(site)
    here = g.battle if g.battle is not None and g.battle.site == site else None
    standing, mean, variance = float(monster != NOBODY), 0.0, 0.0
    if here is not None and here.purpose == BATTLE:
        mean = float(here.total)
    for trail in SITE_TRAILS[site]:
        if g.walker[trail] < 0 or g.fate[trail] not in (WAITING, FOUGHT):
            if g.walker[trail] >= 0 and g.fate[trail] != DONE and site != ENTRANCE:
                hopes[g.seat_on(trail)] += LOOT * 0.7
            continue
        seat, fighting = g.seat_on(trail), g.fate[trail] == FOUGHT
        party = Party(g, trail, BATTLE if monster != NOBODY else CONQUEST, trail in coming)
        won = 0.0
        lives = 1.0
        if monster != NOBODY and standing > 0.02:
            if not fighting:
                lives = survival(
                    g, trail, attack_dice(g, monster, site) + cards.extra_hits[monster] * 1.5, party.shields
                )
            reached = mean + party.mean
            if fighting and here is not None and here.purpose == BATTLE and g.battle is not None:
                reached = total(here) + MEAN * party.dice
            kill = chance(reached, variance + party.variance, cards.kill_value[monster])
            capture = chance(reached, variance + party.variance, cards.capture_value[monster]) if party.trapped else 0.0
            glory, gold = cards.capture_reward[monster]
            prize = max(capture * (glory + gold * COIN), kill * (cards.kill_glory[monster] + cards.trophy[monster]))
            won = lives * max(kill, capture)
            hopes[seat] += standing * lives * prize
            hopes[seat] -= standing * (1 - lives) * loss(g, trail)
            mean, variance = mean + lives * party.mean, variance + party.variance
        if land != NOBODY:
            free = 1 - standing
            hopes[seat] += (
                0.9
                * free
                * chance(party.mean, party.variance, cards.conquest_value[land])
                * (cards.land_glory[land] + 2.0)
            )
            hopes[seat] += LOOT * 0.6 * lives * (1 - won)
        standing *= 1 - won
        hopes[seat] += 0.3 * g.carried[trail * CARRIED + 2] * lives


def loss(g: MonsterLands, trail: Trail) -> float:
    """What the death of a mercenary costs."""
    member = g.walker[trail]
    left = g.rounds - g.round
    supplied = sum(n * DIE_A_ROUND[c] for c, n in enumerate(g.cards.member_dice[member]))
    return float(g.cards.reputation[member] + MEMBER + supplied * left - g.cards.death_glory[trail] + 0.5)


def errands(g: MonsterLands, hopes: list[float]) -> None:
    for trail in range(QUEST, CONTRACT):
        if g.walker[trail] >= 0 and g.quests[0]:
            quest = g.quests[0][0]
            party = Party(g, trail, ERRAND, False)
            won = chance(party.mean, party.variance, g.cards.target[quest])
            reward = sum(n * (1.0 if what == GLORY else COIN) for what, n in g.cards.quest_reward[quest])
            hopes[g.seat_on(trail)] += won * reward - (1 - won) * g.cards.penalty[quest]
    for trail in (CONTRACT, CONTRACT + 1):
        if g.walker[trail] >= 0 and g.quests[1]:
            contract(g, trail, hopes)


def contract(g: MonsterLands, trail: Trail, hopes: list[float]) -> None:
    quest, seat = g.quests[1][0], g.seat_on(trail)
    player = g.players[seat]
    able = all((player.wallet[w] if w <= DEFENCE else len(player.traps)) >= n for w, n in g.cards.contract_cost[quest])
    if able:
        reward = g.cards.contract_rewards[quest][trail - CONTRACT]
        hopes[seat] += 0.8 * sum(n * (1.0 if what == GLORY else COIN) for what, n in reward)


# -- what was begun and is not finished ----------------------------------------------------------------------------


def pending(g: MonsterLands, seat: Seat) -> float:
    return sum(threat(g, frame) for frame in g.frames if isinstance(frame, Defence | Wounds) and frame.seat == seat)


def threat(g: MonsterLands, frame: Frame) -> float:
    """Hits or wounds that are about to fall."""
    assert isinstance(frame, Defence | Wounds)
    if g.walker[frame.trail] < 0:
        return 0.0
    wounds = frame.hits if isinstance(frame, Defence) else frame.wounds
    if wounds + g.wounded[g.walker[frame.trail]] > 1:
        return -loss(g, frame.trail) - 3.0 - 0.05 * wounds
    return -WOUND * wounds
