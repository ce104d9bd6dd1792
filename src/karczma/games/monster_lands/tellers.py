"""What words need to know of this title: how its verbs are told, and what choices and questions are about.

The sentences themselves are in the locale files, the faces of the cards in facts.py, prices and gains in offers.py.
Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, listing, teller
from karczma.games.monster_lands import verbs
from karczma.games.monster_lands.attack import DivertDice, RedirectWhere, SacrificeMagic
from karczma.games.monster_lands.battle_events import AttackDieRolled, DieRolled, TrapRevealed
from karczma.games.monster_lands.catalogue import SHELF
from karczma.games.monster_lands.citadel import Visit, WithWhichDie
from karczma.games.monster_lands.conquest import Conquering
from karczma.games.monster_lands.defence import Defence, Wounds
from karczma.games.monster_lands.events import (
    DiceTaken,
    EquipmentShown,
    InfluenceRolled,
    LootShown,
    MercenaryOffered,
    PanicSpread,
    Recruited,
    TrapDiscarded,
    TrapShown,
)
from karczma.games.monster_lands.facts import card
from karczma.games.monster_lands.free import MoveGear, TakeDie
from karczma.games.monster_lands.lands import DiceFor, SettleNow
from karczma.games.monster_lands.offers import choices
from karczma.games.monster_lands.outer import LayTokens, Reinforce, TakeAlong, WhoGoes
from karczma.games.monster_lands.outlook import outlook
from karczma.games.monster_lands.quests import Contract, OnErrand
from karczma.games.monster_lands.rolling import total
from karczma.games.monster_lands.shops import BuyTraps, first_question
from karczma.games.monster_lands.strike import Striking
from karczma.games.monster_lands.tavern import EquipWhom, GearWhere
from karczma.games.monster_lands.terms import (
    AFFILIATIONS,
    ANY_AFFILIATION,
    BUILDINGS,
    COLOURS,
    DICE,
    NOBODY,
    RESOURCES,
    TOKENS,
    TRAILS,
)
from karczma.games.monster_lands.variants.ploy import PloyAt, RevealOrNot, StealWhich, WardOff
from karczma.games.monster_lands.wages import HandDown
from karczma.kernel.questions import Effect

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands
    from karczma.kernel.flow import Decision

Facts = dict[str, Any]
tokens = TOKENS

# -- verbs ---------------------------------------------------------------------------------------------------------


def amounts(what: verbs.Amounts, say: Say) -> str:
    return listing([say("amount", n=n, token=RESOURCES[kind]) for kind, n in what], say)


def colours(mask: int, say: Say) -> str:
    return listing([say("colour-dice", die=COLOURS[i]) for i in range(3) if mask >> i & 1], say, "list-or")


@teller(verbs.Gain)
def tell_gain(effect: verbs.Gain, say: Say) -> str:
    return say(f"tell-gain-{effect.when.replace('_', '-')}", what=amounts(effect.amounts, say))


@teller(verbs.GainChoice)
def tell_gain_choice(effect: verbs.GainChoice, say: Say) -> str:
    return say("tell-gain", what=listing([amounts(bundle, say) for bundle in effect.bundles], say, "list-or"))


@teller(verbs.PayGain)
def tell_pay_gain(effect: verbs.PayGain, say: Say) -> str:
    told = say("tell-exchange", pay=amounts(effect.pay, say), gain=amounts(effect.gain, say))
    return told + (say("not-on-a-trail") if effect.unassigned_only else "")


@teller(verbs.Defend)
def tell_defend(effect: verbs.Defend, say: Say) -> str:
    if effect.against == ANY_AFFILIATION:
        return say("tell-defend", n=effect.amount)
    names = [say("of-affiliation", affiliation=a) for i, a in enumerate(AFFILIATIONS) if effect.against >> i & 1]
    return say("tell-defend-against", n=effect.amount, affiliations=listing(names, say, "list-or"))


@teller(verbs.Reroll)
def tell_reroll(effect: verbs.Reroll, say: Say) -> str:
    return say(f"tell-reroll-{effect.where}", n=effect.count, dice=colours(effect.colours, say))


@teller(verbs.ModifyEach)
def tell_modify_each(effect: verbs.ModifyEach, say: Say) -> str:
    sign = "+" if effect.amount > 0 else "\N{MINUS SIGN}"
    return say(f"tell-each-{effect.when}", sign=sign, n=abs(effect.amount), die=COLOURS[effect.colour])


@teller(verbs.ModifyTotal)
def tell_modify_total(effect: verbs.ModifyTotal, say: Say) -> str:
    return say(f"tell-total-{effect.when}", n=effect.amount)


@teller(verbs.AddDice)
def tell_add_dice(effect: verbs.AddDice, say: Say) -> str:
    told = say("tell-add-dice", n=effect.count, die=f"die_{COLOURS[effect.colour]}")
    return told + (say("safe-from-ploys") if effect.secured else "")


@teller(verbs.StealDice)
def tell_steal_dice(effect: verbs.StealDice, say: Say) -> str:
    return say("tell-steal-dice", n=effect.count, dice=colours(effect.colours, say))


@teller(verbs.ExchangeDice)
def tell_exchange_dice(effect: verbs.ExchangeDice, say: Say) -> str:
    if effect.give < 0:
        return say("tell-exchange-any-die")
    give, take = (f"die_{COLOURS[colour]}" for colour in (effect.give, effect.take))
    return say("tell-exchange-die", give=give, take=take, n=effect.count)


@teller(verbs.Discount)
def tell_discount(effect: verbs.Discount, say: Say) -> str:
    return say("tell-discount", n=effect.amount, building=BUILDINGS[effect.building])


@teller(verbs.AttackDice)
def tell_attack_dice(effect: verbs.AttackDice, say: Say) -> str:
    if effect.entrance:
        return say("tell-attack-dice-entrance", n=effect.amount)
    return say("tell-attack-dice", n=effect.amount, affiliation=AFFILIATIONS[effect.affiliation])


@teller(verbs.Forbid)
def tell_forbid(effect: verbs.Forbid, say: Say) -> str:
    return listing([say(f"tell-forbid-{what.replace('_', '-')}") for what in effect.what], say)


@teller(verbs.ToEntrance)
def tell_to_entrance(effect: verbs.ToEntrance, say: Say) -> str:
    return say(f"tell-to-entrance-{effect.when.replace('_', '-')}")


COUNTED: Mapping[type[Effect], str] = {
    verbs.RedirectAttack: "redirect",
    verbs.Limit: "limit",
    verbs.TrophyValue: "trophies",
    verbs.ExtraHit: "extra-hit",
    verbs.AreaAttackDie: "area-die",
    verbs.HitAll: "hit-all",
    verbs.TrapsNeeded: "traps-needed",
    verbs.PanicDraw: "panic",
    verbs.LoseGlory: "shame",
    verbs.CaptureWithoutTrap: "no-trap",
    verbs.TakeLoot: "take-loot",
    verbs.RecruitFree: "recruit-free",
    verbs.EquipmentFree: "equipment-free",
}


def tell_counted(effect: Effect, say: Say) -> str:
    n = getattr(effect, "amount", getattr(effect, "count", 1))
    return say(f"tell-{COUNTED[type(effect)]}", n=n)


for kind in COUNTED:
    teller(kind)(tell_counted)


# -- what a question is about --------------------------------------------------------------------------------------


def on_trail(decision: Any, g: MonsterLands) -> Facts:
    return {"trail": TRAILS[decision.trail]}


def at_target(decision: WardOff | StealWhich | DivertDice, g: MonsterLands) -> Facts:
    ploy = {"trap": g.cards.names[decision.card]} if isinstance(decision, WardOff) else {}
    return {"trail": TRAILS[decision.trail], "target": TRAILS[decision.target], **ploy}


def with_ploy(decision: PloyAt, g: MonsterLands) -> Facts:
    return {"trail": TRAILS[decision.trail], "trap": g.cards.names[decision.card]}


def of_equipment(decision: EquipWhom | GearWhere | HandDown, g: MonsterLands) -> Facts:
    return {"equipment": g.cards.equipment[decision.equipment]}


def of_land(decision: SettleNow, g: MonsterLands) -> Facts:
    return {"land": g.cards.lands[decision.land]}


def at_building(decision: WithWhichDie, g: MonsterLands) -> Facts:
    return {"building": BUILDINGS[decision.building]}


def dice_for(decision: DiceFor, g: MonsterLands) -> Facts:
    return {"trail": TRAILS[decision.trail] if decision.trail != NOBODY else "land"}


def given_die(decision: TakeDie, g: MonsterLands) -> Facts:
    return {"die": DICE[decision.die]}


def so_far(decision: Striking | Conquering | OnErrand, g: MonsterLands) -> Facts:
    """ML-COMP-13  The gauge of a battle: what is reached, and what would be enough."""
    assert g.battle is not None
    battle, cards = g.battle, g.cards
    facts: Facts = {"trail": TRAILS[decision.trail], "total": total(battle)}
    if isinstance(decision, Striking):
        monster = battle.monster
        facts |= {"monster": cards.monsters[monster], "capture": cards.capture_value[monster]}
        facts["kill"] = cards.kill_value[monster]
    elif isinstance(decision, Conquering):
        land = g.land_at(battle.site)
        facts |= {"land": cards.lands[land], "value": cards.conquest_value[land]}
    else:
        quest = g.quests[0][0]
        facts |= {"quest": cards.quests[quest], "value": cards.target[quest]}
    return facts


def contract(decision: Contract, g: MonsterLands) -> Facts:
    return {"trail": TRAILS[decision.trail], "quest": g.cards.quests[g.quests[1][0]]}


def cost_so_far(decision: BuyTraps, g: MonsterLands) -> Facts:
    return {"price": decision.cost(g) if decision.taken else 0}


decisions: Mapping[type[Any], Callable[[Any, Any], Facts]] = {
    **dict.fromkeys((Defence, Wounds, RedirectWhere, SacrificeMagic, WhoGoes, Reinforce, LayTokens), on_trail),
    **dict.fromkeys((TakeAlong, RevealOrNot), on_trail),
    **dict.fromkeys((WardOff, StealWhich, DivertDice), at_target),
    **dict.fromkeys((EquipWhom, GearWhere, HandDown), of_equipment),
    **dict.fromkeys((Striking, Conquering, OnErrand), so_far),
    PloyAt: with_ploy,
    SettleNow: of_land,
    WithWhichDie: at_building,
    DiceFor: dice_for,
    TakeDie: given_die,
    Contract: contract,
    BuyTraps: cost_so_far,
}
events: Mapping[type[Any], Callable[[Any], Facts]] = {}
together: Mapping[type[Any], str] = {  # told in one sentence when they follow one another: what differs
    MercenaryOffered: "mercenary",
    TrapShown: "trap",
    EquipmentShown: "equipment",
    LootShown: "loot",
    Recruited: "mercenary",
    TrapDiscarded: "trap",
    TrapRevealed: "trap",
    PanicSpread: "building",
    InfluenceRolled: "value",
    DieRolled: "value",
    AttackDieRolled: "value",
}
summed: Mapping[type[Any], tuple[str, ...]] = {DiceTaken: ("strength", "magic")}


# -- what is asked next, so that a die may be taken before the building it goes to -----------------------------------


def at_the_door(choice: Visit, g: MonsterLands, asked: Any) -> Decision:
    return first_question(asked.seat, BUILDINGS.index(choice.building))


def in_hand(choice: MoveGear, g: MonsterLands, asked: Any) -> Decision:
    return GearWhere(asked.seat, g.cards.equipment_id[choice.equipment])


ahead: Mapping[type[Any], Callable[[Any, Any, Any], Decision]] = {Visit: at_the_door, MoveGear: in_hand}


# -- content packs -------------------------------------------------------------------------------------------------


renamed = SHELF.renamed  # by a content pack

__all__ = ["ahead", "card", "choices", "decisions", "events", "outlook", "renamed", "summed", "together", "tokens"]
