"""What a choice costs and what it brings at this table: the facts of the messages `choice-...-here`.

Nothing here is needed to play. A choice about which there is nothing more to say has no facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import phrase
from karczma.effects.text import Text, joined, listing, say
from karczma.games.monster_lands.battles.attack import RedirectTo
from karczma.games.monster_lands.battles.defence import CancelWith, Defence, Endure, TakeHits, Wounds, shields_of
from karczma.games.monster_lands.battles.loot import TakeToken
from karczma.games.monster_lands.battles.loot_spent import Boast, Celebrate, SpendLoot
from karczma.games.monster_lands.battles.rolling import total
from karczma.games.monster_lands.battles.strike import Capture, Kill, Stop
from karczma.games.monster_lands.battles.trophies import SellTrophy
from karczma.games.monster_lands.citadel.hiring import Hire
from karczma.games.monster_lands.citadel.market import BuyEquipment, Equip, GearTo, TakeEquipment, roomiest, same_type
from karczma.games.monster_lands.citadel.shops import (
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
from karczma.games.monster_lands.citadel.spaces import UseDiscount, abatement, free_spaces, influence_discount
from karczma.games.monster_lands.citadel.tavern import BuyBeer, Recruit, beer_cost
from karczma.games.monster_lands.citadel.visiting import Visit, WithDie
from karczma.games.monster_lands.cleanup.wages import HandDown, Inherit, PayWages, wages_due
from karczma.games.monster_lands.deployment.free import MoveGear, UseAbility, UseFeature
from karczma.games.monster_lands.deployment.lands import UseLand
from karczma.games.monster_lands.deployment.loot_use import UseLoot
from karczma.games.monster_lands.deployment.outer import GoTo, LayTrap, Send, needed
from karczma.games.monster_lands.quests import Contract, Fulfil
from karczma.games.monster_lands.table.setup import ChooseAffiliation
from karczma.games.monster_lands.table.storage import DropTrap
from karczma.games.monster_lands.table.terms import (
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
from karczma.games.monster_lands.variants.ploy import AimAt, Reveal, RevealOrNot
from karczma.games.monster_lands.words.faces import amounts, dice
from karczma.kernel.quantities import Effect

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.kernel.choices import Seat

Facts = dict[str, Any]


def gold(n: int) -> Text:
    """As what somebody pays or takes."""
    return say("amount", n=n, token="gold")


def effect_of(effects: tuple[Effect, ...]) -> Facts:
    return {"effect": listing([phrase(effect) for effect in effects])}


# -- what components do --------------------------------------------------------------------------------------------


def ability(choice: Any, g: MonsterLands, decision: Any) -> Facts:
    return effect_of(g.cards.members[g.cards.member_id[choice.mercenary]].ability)


def send(choice: Send, g: MonsterLands, decision: Any) -> Facts:
    return {**ability(choice, g, decision), "wounds": g.wounded[g.cards.member_id[choice.mercenary]]}


def feature(choice: Any, g: MonsterLands, decision: Any) -> Facts:
    return effect_of(g.cards.equipment[g.cards.equipment_id[choice.equipment]].feature)


def loot_effect(choice: Any, g: MonsterLands, decision: Any) -> Facts:
    return effect_of(g.cards.loot[g.cards.loot_id[choice.loot]].effects)


def trap_effect(choice: Any, g: MonsterLands, decision: Any) -> Facts:
    return effect_of(g.cards.traps[g.cards.card_id[choice.trap]].effects)


def next_token(choice: Reveal, g: MonsterLands, decision: RevealOrNot) -> Facts:
    """ML-PLOY-04  Only the owner is asked, who knows it."""
    trap = next(card for card in g.tokens_on(decision.trail) if not g.revealed(card))
    return {"trap": g.cards.traps[trap].name, **effect_of(g.cards.traps[trap].effects)}


def founders(choice: ChooseAffiliation, g: MonsterLands, decision: Any) -> Facts:
    of = AFFILIATIONS.index(choice.affiliation)
    pair = [m for m in range(g.cards.first_mercenary) if g.cards.members[m].affiliation == of]
    return {"members": listing([say("card-name", card=g.cards.members[m].name) for m in pair])}


# -- actions -------------------------------------------------------------------------------------------------------


def visit(choice: Visit, g: MonsterLands, decision: Any) -> Facts:
    """ML-CITADEL-02  The dice that the building takes, and what it is visited for."""
    building = BUILDINGS.index(choice.building)
    colours = [say("colour-dice", die=COLOURS[colour]) for colour in g.cards.accepts[building]]
    told = {"dice": listing(colours, "list-or"), "n": best_of(g, building)}
    return {"deal": say(f"visit-{choice.building.replace('_', '-')}", **told)}


def best_of(g: MonsterLands, building: int) -> int:
    """The most that a free space gives (any, if none is free), or the gold that is asked or paid for one thing."""
    cards = g.cards
    spaces = free_spaces(g, building) or cards.spaces[g.seats][building]
    if building in (MINE, ALCHEMIST):
        given = [cards.dice_spaces[space] for space in spaces]
        return max(space.gold if building == MINE else space.brews for space in given)
    return cards.gold_per_die if building == MERCHANT else cards.defence_cost


def go_to(choice: GoTo, g: MonsterLands, decision: Any) -> Facts:
    """ML-TRAIL-02, ML-QUEST-02  The dice of the trail, and what it helps with or what may be earned there."""
    trail = TRAIL_CODE[choice.trail]
    need = needed(g, trail)
    return {"dice": dice(need) if any(need) else say("any-dice"), "prize": prize(g, trail)}


def prize(g: MonsterLands, trail: Trail) -> Text:
    cards = g.cards
    if trail < QUEST:
        bonus = [phrase(effect) for effect in g.guide(trail).bonus]
        return say("prize-trail", bonus=joined(bonus, "; ")) if bonus else say("prize-none")
    if trail < CONTRACT:
        quest = g.quests[0][0]
        reward = amounts(cards.quests[quest].reward)
        return say("prize-quest", target=cards.quests[quest].target, reward=reward, penalty=cards.quests[quest].penalty)
    return say("prize-contract", **deal(g, trail))


def deal(g: MonsterLands, trail: Trail) -> Facts:
    """ML-QUEST-10  What is discarded for which reward."""
    quest = g.quests[1][0]
    reward = g.cards.quests[quest].contract.rewards[trail - CONTRACT]
    return {"cost": amounts(g.cards.quests[quest].contract.cost), "reward": amounts(reward)}


def fulfil(choice: Fulfil, g: MonsterLands, decision: Contract) -> Facts:
    return deal(g, decision.trail)


def use_land(choice: UseLand, g: MonsterLands, decision: Any) -> Facts:
    land = g.cards.land_id[choice.land]
    return {"dice": dice(g.cards.lands[land].need), **effect_of((g.cards.lands[land].feature,))}


# -- in the Citadel ------------------------------------------------------------------------------------------------


def with_die(choice: WithDie, g: MonsterLands, decision: Any) -> Facts:
    """ML-INFL-02"""
    off = influence_discount(g, decision.building, DIE_CODE[choice.die])
    return {"n": off, "off": gold(off)}


def discount(choice: UseDiscount, g: MonsterLands, decision: Any) -> Facts:
    return {"off": gold(abatement(g, choice.by))}


def priced(choice: Any, g: MonsterLands, decision: Any) -> Facts:
    return {"cost": gold(choice.facts(g, decision)["price"])}


def recruit(choice: Recruit, g: MonsterLands, decision: Any) -> Facts:
    return {**priced(choice, g, decision), **ability(choice, g, decision)}


def take_equipment(choice: TakeEquipment, g: MonsterLands, decision: Any) -> Facts:
    of = g.cards.equipment[g.cards.equipment_id[choice.equipment]].type
    return {"type": EQUIPMENT_TYPES[of], **feature(choice, g, decision)}


def buy_equipment(choice: BuyEquipment, g: MonsterLands, decision: Any) -> Facts:
    return {**priced(choice, g, decision), **take_equipment(TakeEquipment(choice.equipment), g, decision)}


def take_trap(choice: TakeTrap, g: MonsterLands, decision: BuyTraps) -> Facts:
    """ML-HUNT-01  Of equal tokens it is said how many there are."""
    left = [card for card in g.display if g.cards.traps[card].name == choice.trap and card not in decision.taken]
    return {**priced(choice, g, decision), **trap_effect(choice, g, decision), "left": len(left)}


def done_buying(choice: DoneBuying, g: MonsterLands, decision: BuyTraps) -> Facts | None:
    return {"cost": gold(decision.cost(g))} if decision.taken else None


def take_defence(choice: TakeDefence, g: MonsterLands, decision: Any) -> Facts:
    return {**priced(choice, g, decision), "lost": above_limit(g, decision.seat, DEFENCE, choice.n)}


def above_limit(g: MonsterLands, seat: Seat, token: int, n: int) -> int:
    """ML-ALCH-07  How much of it would be discarded at once."""
    return max(0, g.players[seat].wallet[token] + n - g.cards.most[token])


def beer(choice: BuyBeer, g: MonsterLands, decision: Any) -> Facts:
    return {"cost": gold(beer_cost(g))}


def dig(choice: DigAt, g: MonsterLands, decision: Any) -> Facts:
    """ML-MERC-20  With what members and equipment add to it."""
    space = g.cards.all_spaces[MINE][choice.space - 1]
    player, cards = g.players[decision.seat], g.cards
    more = sum(mined(cards.members[m].ability) for m in player.clan if not g.used[m])
    more += sum(mined(cards.equipment[e].feature) for e in player.gear if not g.feature_used[e])
    return {"dice": cards.dice_spaces[space].dice, "gold": gold(cards.dice_spaces[space].gold + more)}


def brew_at(choice: BrewAt, g: MonsterLands, decision: Any) -> Facts:
    return {"n": g.cards.dice_spaces[g.cards.all_spaces[ALCHEMIST][choice.space - 1]].brews}


def brew(choice: Brew, g: MonsterLands, decision: Any) -> Facts:
    kinds = ((POTION, choice.potion), (POISON, choice.poison))
    taken = [say("amount", n=n, token=token) for token, n in kinds if n]
    return {"what": listing(taken), "lost": sum(above_limit(g, decision.seat, token, n) for token, n in kinds if n)}


def sell_die(choice: SellDie, g: MonsterLands, decision: Any) -> Facts:
    return {"gold": gold(g.cards.gold_per_die)}


# -- the clan ------------------------------------------------------------------------------------------------------


def sell_trophy(choice: SellTrophy, g: MonsterLands, decision: Any) -> Facts:
    n = g.cards.monsters[g.cards.monster_id[choice.monster]].trophy * g.cards.setup["trophy_sale_gold"]["per_trophy"]
    return {"gold": gold(n)}


def move_gear(choice: MoveGear, g: MonsterLands, decision: Any) -> Facts:
    return {"mercenary": g.cards.members[g.holder[g.cards.equipment_id[choice.equipment]]].name}


def gives_way(choice: Equip | GearTo, g: MonsterLands, decision: Any) -> Facts | None:
    """ML-MARKET-03  Equipment of the same type that the mercenary holds already."""
    if choice.refusal(g, decision) is not None:
        return None
    old = same_type(g, roomiest(g, decision.seat, choice.mercenary, decision.equipment), decision.equipment)
    return {"old": g.cards.equipment[old[0]].name} if old else None


def in_exchange(choice: Inherit, g: MonsterLands, decision: HandDown) -> Facts | None:
    """ML-WAGE-04  What the heir gives up for it, if anything."""
    heir = next((m for m in decision.heirs(g) if g.cards.members[m].name == choice.mercenary), NOBODY)
    old = same_type(g, heir, decision.equipment) if heir != NOBODY else []
    return {"old": g.cards.equipment[old[0]].name} if old else None


def pay_wages(choice: PayWages, g: MonsterLands, decision: Any) -> Facts:
    due = wages_due(g, decision.seat)
    return {"n": due, "cost": gold(due), "short": max(0, due - g.players[decision.seat].wallet[GOLD])}


# -- battles -------------------------------------------------------------------------------------------------------


def cancels(choice: CancelWith, g: MonsterLands, decision: Defence) -> Facts | None:
    found = dict(shields_of(g, decision.trail))
    return {"n": found[choice.by]} if choice.by in found else None


def take_hits(choice: TakeHits, g: MonsterLands, decision: Defence) -> Facts:
    return {"n": decision.hits}


def endure(choice: Endure, g: MonsterLands, decision: Wounds) -> Facts:
    """ML-ATTACK-07  The second wound kills."""
    member = g.walker[decision.trail]
    return {
        "mercenary": g.cards.members[member].name,
        "n": decision.wounds,
        "wounds": decision.wounds + g.wounded[member],
    }


def who_is_there(choice: RedirectTo | AimAt, g: MonsterLands, decision: Any) -> Facts:
    return {"mercenary": g.cards.members[g.walker[TRAIL_CODE[choice.trail]]].name}


def kill(choice: Kill, g: MonsterLands, decision: Any) -> Facts:
    monster = g.cards.monsters[g.current_battle.monster]
    return {"glory": monster.kill_glory, "trophies": monster.trophy}


def capture(choice: Capture, g: MonsterLands, decision: Any) -> Facts:
    monster = g.cards.monsters[g.current_battle.monster]
    return {"glory": monster.capture_glory, "gold": gold(monster.capture_gold)}


def stop(choice: Stop, g: MonsterLands, decision: Any) -> Facts:
    return {"total": total(g.current_battle)}


def boast(choice: Boast, g: MonsterLands, decision: Celebrate) -> Facts:
    return {"glory": g.cards.loot[g.cards.loot_id[decision.by]].glory}


choices: Mapping[type[Any], Callable[[Any, Any, Any], Facts | None]] = {
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
