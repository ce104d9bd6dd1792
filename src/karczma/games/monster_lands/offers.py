"""What a choice costs and what it brings at this table: the facts of the messages `choice-...-here`.

Nothing here is needed to play. A choice about which there is nothing more to say has no facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, listing, phrase
from karczma.games.monster_lands.attack import RedirectTo
from karczma.games.monster_lands.citadel import UseDiscount, Visit, WithDie, abatement, free_spaces, influence_discount
from karczma.games.monster_lands.defence import CancelWith, Defence, Endure, TakeHits, Wounds, shields_of
from karczma.games.monster_lands.facts import amounts, dice
from karczma.games.monster_lands.free import MoveGear, UseAbility, UseFeature
from karczma.games.monster_lands.lands import UseLand
from karczma.games.monster_lands.loot import Boast, Celebrate, SpendLoot, TakeToken, UseLoot
from karczma.games.monster_lands.outer import GoTo, LayTrap, Send, needed
from karczma.games.monster_lands.quests import Contract, Fulfil
from karczma.games.monster_lands.rolling import total
from karczma.games.monster_lands.setup import ChooseAffiliation
from karczma.games.monster_lands.shops import (
    Brew,
    BrewAt,
    BuyTraps,
    DigAt,
    DoneBuying,
    SellDie,
    TakeDefence,
    TakeTrap,
    mined,
)
from karczma.games.monster_lands.storage import DropTrap
from karczma.games.monster_lands.strike import Capture, Kill, Stop
from karczma.games.monster_lands.tavern import (
    BuyBeer,
    BuyEquipment,
    Equip,
    GearTo,
    Hire,
    Recruit,
    TakeEquipment,
    beer_cost,
    roomiest,
    same_type,
)
from karczma.games.monster_lands.terms import (
    AFFILIATIONS,
    ALCHEMIST,
    BUILDINGS,
    COLOURS,
    CONTRACT,
    DEFENCE,
    DIE_CODE,
    EQUIPMENT_TYPES,
    GOLD,
    MERCHANT,
    MINE,
    NOBODY,
    POISON,
    POTION,
    QUEST,
    TRAIL_CODE,
    Trail,
)
from karczma.games.monster_lands.trophies import SellTrophy
from karczma.games.monster_lands.variants.ploy import AimAt, Reveal, RevealOrNot
from karczma.games.monster_lands.wages import HandDown, Inherit, PayWages, wages_due
from karczma.kernel.questions import Effect

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands
    from karczma.kernel.choices import Seat

Facts = dict[str, Any]


def gold(n: int, say: Say) -> str:
    """As what somebody pays or takes."""
    return say("amount", n=n, token="gold")


def effect_of(effects: tuple[Effect, ...], say: Say) -> Facts:
    return {"effect": listing([phrase(effect, say) for effect in effects], say)}


# -- what components do --------------------------------------------------------------------------------------------


def ability(choice: Any, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return effect_of(g.cards.ability[g.cards.member_id[choice.mercenary]], say)


def send(choice: Send, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {**ability(choice, g, asked, say), "wounds": g.wounded[g.cards.member_id[choice.mercenary]]}


def feature(choice: Any, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return effect_of(g.cards.feature[g.cards.equipment_id[choice.equipment]], say)


def loot_effect(choice: Any, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return effect_of(g.cards.loot_effect[g.cards.loot_id[choice.loot]], say)


def trap_effect(choice: Any, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return effect_of(g.cards.trap_effect[g.cards.card_id[choice.trap]], say)


def next_token(choice: Reveal, g: MonsterLands, asked: RevealOrNot, say: Say) -> Facts:
    """ML-PLOY-04  Only the owner is asked, who knows it."""
    trap = next(card for card in g.tokens_on(asked.trail) if not g.revealed(card))
    return {"trap": g.cards.names[trap], **effect_of(g.cards.trap_effect[trap], say)}


def founders(choice: ChooseAffiliation, g: MonsterLands, asked: Any, say: Say) -> Facts:
    of = AFFILIATIONS.index(choice.affiliation)
    pair = [m for m in range(g.cards.first_mercenary) if g.cards.member_affiliation[m] == of]
    return {"members": listing([say("card-name", card=g.cards.members[m]) for m in pair], say)}


# -- actions -------------------------------------------------------------------------------------------------------


def visit(choice: Visit, g: MonsterLands, asked: Any, say: Say) -> Facts:
    """ML-CITADEL-02  The dice that the building takes, and what it is visited for."""
    building = BUILDINGS.index(choice.building)
    colours = [say("colour-dice", die=COLOURS[colour]) for colour in g.cards.accepts[building]]
    told = {"dice": listing(colours, say, "list-or"), "n": best_of(g, building)}
    return {"deal": say(f"visit-{choice.building.replace('_', '-')}", **told)}


def best_of(g: MonsterLands, building: int) -> int:
    """The most that a free space gives (any, if none is free), or the gold that is asked or paid for one thing."""
    cards = g.cards
    spaces = free_spaces(g, building) or cards.spaces[g.seats][building]
    given: dict[int, tuple[int, ...]] = {MINE: cards.space_gold, ALCHEMIST: cards.space_brews}
    if building in given:
        return max(given[building][space] for space in spaces)
    return cards.gold_per_die if building == MERCHANT else cards.defence_cost


def go_to(choice: GoTo, g: MonsterLands, asked: Any, say: Say) -> Facts:
    """ML-TRAIL-02, ML-QUEST-02  The dice of the trail, and what it helps with or what may be earned there."""
    trail = TRAIL_CODE[choice.trail]
    need = needed(g, trail)
    return {"dice": dice(need, say) if any(need) else say("any-dice"), "prize": prize(g, trail, say)}


def prize(g: MonsterLands, trail: Trail, say: Say) -> str:
    cards = g.cards
    if trail < QUEST:
        bonus = [phrase(effect, say) for effect in g.guide(trail).bonus]
        return say("prize-trail", bonus="; ".join(bonus)) if bonus else say("prize-none")
    if trail < CONTRACT:
        quest = g.quests[0][0]
        reward = amounts(cards.quest_reward[quest], say)
        return say("prize-quest", target=cards.target[quest], reward=reward, penalty=cards.penalty[quest])
    return say("prize-contract", **deal(g, trail, say))


def deal(g: MonsterLands, trail: Trail, say: Say) -> Facts:
    """ML-QUEST-10  What is discarded for which reward."""
    quest = g.quests[1][0]
    reward = g.cards.contract_rewards[quest][trail - CONTRACT]
    return {"cost": amounts(g.cards.contract_cost[quest], say), "reward": amounts(reward, say)}


def fulfil(choice: Fulfil, g: MonsterLands, asked: Contract, say: Say) -> Facts:
    return deal(g, asked.trail, say)


def use_land(choice: UseLand, g: MonsterLands, asked: Any, say: Say) -> Facts:
    land = g.cards.land_id[choice.land]
    return {"dice": dice(g.cards.land_need[land], say), **effect_of((g.cards.land_feature[land],), say)}


# -- in the Citadel ------------------------------------------------------------------------------------------------


def with_die(choice: WithDie, g: MonsterLands, asked: Any, say: Say) -> Facts:
    """ML-INFL-02"""
    off = influence_discount(g, asked.building, DIE_CODE[choice.die])
    return {"n": off, "off": gold(off, say)}


def discount(choice: UseDiscount, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {"off": gold(abatement(g, choice.by), say)}


def priced(choice: Any, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {"cost": gold(choice.facts(g, asked)["price"], say)}


def recruit(choice: Recruit, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {**priced(choice, g, asked, say), **ability(choice, g, asked, say)}


def take_equipment(choice: TakeEquipment, g: MonsterLands, asked: Any, say: Say) -> Facts:
    of = g.cards.equipment_type[g.cards.equipment_id[choice.equipment]]
    return {"type": EQUIPMENT_TYPES[of], **feature(choice, g, asked, say)}


def buy_equipment(choice: BuyEquipment, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {**priced(choice, g, asked, say), **take_equipment(TakeEquipment(choice.equipment), g, asked, say)}


def take_trap(choice: TakeTrap, g: MonsterLands, asked: BuyTraps, say: Say) -> Facts:
    """ML-HUNT-01  Of equal tokens it is said how many there are."""
    left = [card for card in g.display if g.cards.names[card] == choice.trap and card not in asked.taken]
    return {**priced(choice, g, asked, say), **trap_effect(choice, g, asked, say), "left": len(left)}


def done_buying(choice: DoneBuying, g: MonsterLands, asked: BuyTraps, say: Say) -> Facts | None:
    return {"cost": gold(asked.cost(g), say)} if asked.taken else None


def take_defence(choice: TakeDefence, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {**priced(choice, g, asked, say), "lost": above_limit(g, asked.seat, DEFENCE, choice.n)}


def above_limit(g: MonsterLands, seat: Seat, token: int, n: int) -> int:
    """ML-ALCH-07  How much of it would be discarded at once."""
    return max(0, g.players[seat].wallet[token] + n - g.cards.most[token])


def beer(choice: BuyBeer, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {"cost": gold(beer_cost(g), say)}


def dig(choice: DigAt, g: MonsterLands, asked: Any, say: Say) -> Facts:
    """ML-MERC-20  With what members and equipment add to it."""
    space = g.cards.all_spaces[MINE][choice.space - 1]
    player, cards = g.players[asked.seat], g.cards
    more = sum(mined(cards.ability[m]) for m in player.clan if not g.used[m])
    more += sum(mined(cards.feature[e]) for e in player.gear if not g.feature_used[e])
    return {"dice": cards.space_dice[space], "gold": gold(cards.space_gold[space] + more, say)}


def brew_at(choice: BrewAt, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {"n": g.cards.space_brews[g.cards.all_spaces[ALCHEMIST][choice.space - 1]]}


def brew(choice: Brew, g: MonsterLands, asked: Any, say: Say) -> Facts:
    kinds = ((POTION, choice.potion), (POISON, choice.poison))
    taken = [say("amount", n=n, token=token) for token, n in kinds if n]
    return {"what": listing(taken, say), "lost": sum(above_limit(g, asked.seat, token, n) for token, n in kinds if n)}


def sell_die(choice: SellDie, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {"gold": gold(g.cards.gold_per_die, say)}


# -- the clan ------------------------------------------------------------------------------------------------------


def sell_trophy(choice: SellTrophy, g: MonsterLands, asked: Any, say: Say) -> Facts:
    n = g.cards.trophy[g.cards.monster_id[choice.monster]] * g.cards.setup["trophy_sale_gold"]["per_trophy"]
    return {"gold": gold(n, say)}


def move_gear(choice: MoveGear, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {"mercenary": g.cards.members[g.holder[g.cards.equipment_id[choice.equipment]]]}


def gives_way(choice: Equip | GearTo, g: MonsterLands, asked: Any, say: Say) -> Facts | None:
    """ML-MARKET-03  Equipment of the same type that the mercenary holds already."""
    alike = [m for m in g.players[asked.seat].clan if g.cards.members[m] == choice.mercenary and g.station[m] < 0]
    if not alike:
        return None
    old = same_type(g, roomiest(g, asked.seat, choice.mercenary, asked.equipment), asked.equipment)
    return {"old": g.cards.equipment[old[0]]} if old else None


def in_exchange(choice: Inherit, g: MonsterLands, asked: HandDown, say: Say) -> Facts | None:
    """ML-WAGE-04  What the heir gives up for it, if anything."""
    heir = next((m for m in asked.heirs(g) if g.cards.members[m] == choice.mercenary), NOBODY)
    old = same_type(g, heir, asked.equipment) if heir != NOBODY else []
    return {"old": g.cards.equipment[old[0]]} if old else None


def pay_wages(choice: PayWages, g: MonsterLands, asked: Any, say: Say) -> Facts:
    due = wages_due(g, asked.seat)
    return {"n": due, "cost": gold(due, say), "short": max(0, due - g.players[asked.seat].wallet[GOLD])}


# -- battles -------------------------------------------------------------------------------------------------------


def cancels(choice: CancelWith, g: MonsterLands, asked: Defence, say: Say) -> Facts | None:
    found = dict(shields_of(g, asked.trail))
    return {"n": found[choice.by]} if choice.by in found else None


def take_hits(choice: TakeHits, g: MonsterLands, asked: Defence, say: Say) -> Facts:
    return {"n": asked.hits}


def endure(choice: Endure, g: MonsterLands, asked: Wounds, say: Say) -> Facts:
    """ML-ATTACK-07  The second wound kills."""
    member = g.walker[asked.trail]
    return {"mercenary": g.cards.members[member], "n": asked.wounds, "wounds": asked.wounds + g.wounded[member]}


def who_is_there(choice: RedirectTo | AimAt, g: MonsterLands, asked: Any, say: Say) -> Facts:
    return {"mercenary": g.cards.members[g.walker[TRAIL_CODE[choice.trail]]]}


def kill(choice: Kill, g: MonsterLands, asked: Any, say: Say) -> Facts:
    assert g.battle is not None
    monster = g.battle.monster
    return {"glory": g.cards.kill_glory[monster], "trophies": g.cards.trophy[monster]}


def capture(choice: Capture, g: MonsterLands, asked: Any, say: Say) -> Facts:
    assert g.battle is not None
    glory, coins = g.cards.capture_reward[g.battle.monster]
    return {"glory": glory, "gold": gold(coins, say)}


def stop(choice: Stop, g: MonsterLands, asked: Any, say: Say) -> Facts:
    assert g.battle is not None
    return {"total": total(g.battle)}


def boast(choice: Boast, g: MonsterLands, asked: Celebrate, say: Say) -> Facts:
    return {"glory": g.cards.loot_glory[g.cards.loot_id[asked.by]][1]}


choices: Mapping[type[Any], Callable[[Any, Any, Any, Say], Facts | None]] = {
    Visit: visit,
    GoTo: go_to,
    UseLand: use_land,
    Fulfil: fulfil,
    ChooseAffiliation: founders,
    WithDie: with_die,
    UseDiscount: discount,
    Recruit: recruit,
    BuyBeer: beer,
    Hire: ability,
    BuyEquipment: buy_equipment,
    TakeEquipment: take_equipment,
    Equip: gives_way,
    GearTo: gives_way,
    TakeTrap: take_trap,
    DoneBuying: done_buying,
    TakeDefence: take_defence,
    SellDie: sell_die,
    DigAt: dig,
    BrewAt: brew_at,
    Brew: brew,
    SellTrophy: sell_trophy,
    MoveGear: move_gear,
    Inherit: in_exchange,
    PayWages: pay_wages,
    UseAbility: ability,
    UseFeature: feature,
    UseLoot: loot_effect,
    SpendLoot: loot_effect,
    TakeToken: loot_effect,
    Send: send,
    LayTrap: trap_effect,
    DropTrap: trap_effect,
    Reveal: next_token,
    CancelWith: cancels,
    TakeHits: take_hits,
    Endure: endure,
    RedirectTo: who_is_there,
    AimAt: who_is_there,
    Kill: kill,
    Capture: capture,
    Stop: stop,
    Boast: boast,
}
