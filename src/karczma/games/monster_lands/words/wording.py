"""What words need to know of this title: how its verbs are told, and what choices and questions are about.

The sentences themselves are in the locale files; `faces.py` and `signs.py` tell what is on a card, `offers.py` prices.
Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import teller
from karczma.effects.text import Text, listing, say
from karczma.games.monster_lands.battles.attack import DivertDice, RedirectWhere, SacrificeMagic
from karczma.games.monster_lands.battles.conquest import Conquering
from karczma.games.monster_lands.battles.defence import Defence, Wounds
from karczma.games.monster_lands.battles.rolling import total
from karczma.games.monster_lands.battles.strike import Striking
from karczma.games.monster_lands.citadel.market import EquipWhom, GearWhere
from karczma.games.monster_lands.citadel.shops import BuyTraps
from karczma.games.monster_lands.citadel.visiting import Visit, WithWhichDie, first_question
from karczma.games.monster_lands.cleanup.wages import HandDown
from karczma.games.monster_lands.deployment.exchange import TakeDie
from karczma.games.monster_lands.deployment.free import MoveGear
from karczma.games.monster_lands.deployment.lands import DiceFor, SettleNow
from karczma.games.monster_lands.deployment.outer import LayTokens, Reinforce, TakeAlong, WhoGoes
from karczma.games.monster_lands.quests import Contract, OnErrand
from karczma.games.monster_lands.table import verbs
from karczma.games.monster_lands.table.storage import DiscardTrap, trap_limit
from karczma.games.monster_lands.table.terms import (
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
from karczma.games.monster_lands.words.battle_events import AttackDieRolled, DieRolled, TrapRevealed
from karczma.games.monster_lands.words.derived import derived_view
from karczma.games.monster_lands.words.events import (
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
from karczma.games.monster_lands.words.faces import ENTRANCE_TRAILS, card
from karczma.games.monster_lands.words.offers import choices
from karczma.games.monster_lands.words.signs import phrases
from karczma.kernel.quantities import Effect
from karczma.title.contract import Wording

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.kernel.flow import Decision

Facts = dict[str, Any]
tokens = TOKENS

# -- verbs ---------------------------------------------------------------------------------------------------------


def amounts(what: verbs.Amounts) -> Text:
    return listing([say("amount", n=n, token=RESOURCES[kind]) for kind, n in what])


def colours(mask: int) -> Text:
    return listing([say("colour-dice", die=COLOURS[i]) for i in range(3) if mask >> i & 1], "list-or")


@teller(verbs.Gain)
def tell_gain(effect: verbs.Gain) -> Text:
    return say(f"tell-gain-{effect.when.replace('_', '-')}", what=amounts(effect.amounts))


@teller(verbs.GainChoice)
def tell_gain_choice(effect: verbs.GainChoice) -> Text:
    return say("tell-gain", what=listing([amounts(bundle) for bundle in effect.bundles], "list-or"))


@teller(verbs.PayGain)
def tell_pay_gain(effect: verbs.PayGain) -> Text:
    told = say("tell-exchange", pay=amounts(effect.pay), gain=amounts(effect.gain))
    return (told, say("not-on-a-trail")) if effect.unassigned_only else told


@teller(verbs.Defend)
def tell_defend(effect: verbs.Defend) -> Text:
    if effect.against == ANY_AFFILIATION:
        return say("tell-defend", n=effect.amount)
    names = [say("of-affiliation", affiliation=a) for i, a in enumerate(AFFILIATIONS) if effect.against >> i & 1]
    return say("tell-defend-against", n=effect.amount, affiliations=listing(names, "list-or"))


@teller(verbs.Reroll)
def tell_reroll(effect: verbs.Reroll) -> Text:
    return say(f"tell-reroll-{effect.where}", n=effect.count, dice=colours(effect.colours))


@teller(verbs.ModifyEach)
def tell_modify_each(effect: verbs.ModifyEach) -> Text:
    sign = "+" if effect.amount > 0 else "\N{MINUS SIGN}"
    return say(f"tell-each-{effect.when}", sign=sign, n=abs(effect.amount), die=COLOURS[effect.colour])


@teller(verbs.ModifyTotal)
def tell_modify_total(effect: verbs.ModifyTotal) -> Text:
    return say(f"tell-total-{effect.when}", n=effect.amount)


@teller(verbs.AddDice)
def tell_add_dice(effect: verbs.AddDice) -> Text:
    told = say("tell-add-dice", n=effect.count, die=f"die_{COLOURS[effect.colour]}")
    return (told, say("safe-from-ploys")) if effect.secured else told


@teller(verbs.StealDice)
def tell_steal_dice(effect: verbs.StealDice) -> Text:
    return say("tell-steal-dice", n=effect.count, dice=colours(effect.colours))


@teller(verbs.ExchangeDice)
def tell_exchange_dice(effect: verbs.ExchangeDice) -> Text:
    if effect.give < 0:
        return say("tell-exchange-any-die")
    give, take = (f"die_{COLOURS[colour]}" for colour in (effect.give, effect.take))
    return say("tell-exchange-die", give=give, take=take, n=effect.count)


@teller(verbs.Discount)
def tell_discount(effect: verbs.Discount) -> Text:
    return say("tell-discount", n=effect.amount, building=BUILDINGS[effect.building])


@teller(verbs.AttackDice)
def tell_attack_dice(effect: verbs.AttackDice) -> Text:
    if effect.entrance:
        return say("tell-attack-dice-entrance", n=effect.amount)
    return say("tell-attack-dice", n=effect.amount, affiliation=AFFILIATIONS[effect.affiliation])


@teller(verbs.Forbid)
def tell_forbid(effect: verbs.Forbid) -> Text:
    return listing([say(f"tell-forbid-{what.replace('_', '-')}") for what in effect.what])


@teller(verbs.ToEntrance)
def tell_to_entrance(effect: verbs.ToEntrance) -> Text:
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


def tell_counted(effect: Effect) -> Text:
    n = getattr(effect, "amount", getattr(effect, "count", 1))
    return say(f"tell-{COUNTED[type(effect)]}", n=n)


for kind in COUNTED:
    teller(kind)(tell_counted)


# -- what a question is about --------------------------------------------------------------------------------------


def on_trail(decision: Any, g: MonsterLands) -> dict[str, str]:
    return {"trail": TRAILS[decision.trail]}


def at_target(decision: WardOff | StealWhich | DivertDice, g: MonsterLands) -> dict[str, str]:
    ploy = {"trap": g.cards.traps[decision.card].name} if isinstance(decision, WardOff) else {}
    return {"trail": TRAILS[decision.trail], "target": TRAILS[decision.target], **ploy}


def with_ploy(decision: PloyAt, g: MonsterLands) -> dict[str, str]:
    return {"trail": TRAILS[decision.trail], "trap": g.cards.traps[decision.card].name}


def of_equipment(decision: EquipWhom | GearWhere | HandDown, g: MonsterLands) -> dict[str, str]:
    return {"equipment": g.cards.equipment[decision.equipment].name}


def of_land(decision: SettleNow, g: MonsterLands) -> dict[str, str]:
    return {"land": g.cards.lands[decision.land].name}


def at_building(decision: WithWhichDie, g: MonsterLands) -> dict[str, str]:
    return {"building": BUILDINGS[decision.building]}


def dice_for(decision: DiceFor, g: MonsterLands) -> dict[str, str]:
    return {"trail": TRAILS[decision.trail] if decision.trail != NOBODY else "land"}


def given_die(decision: TakeDie, g: MonsterLands) -> dict[str, str]:
    return {"die": DICE[decision.die]}


def so_far(decision: Striking | Conquering | OnErrand, g: MonsterLands) -> Facts:
    """ML-COMP-13  The gauge of a battle: what is reached, and what would be enough."""
    battle, cards = g.current_battle, g.cards
    facts: Facts = {"trail": TRAILS[decision.trail], "total": total(battle)}
    if isinstance(decision, Striking):
        monster = battle.monster
        of = cards.monsters[monster]
        facts |= {"monster": of.name, "capture": of.capture_value, "kill": of.kill_value}
    elif isinstance(decision, Conquering):
        land = g.land_at(battle.site)
        facts |= {"land": cards.lands[land].name, "value": cards.lands[land].conquest_value}
    else:
        quest = g.quests[0][0]
        facts |= {"quest": cards.quests[quest].name, "value": cards.quests[quest].target}
    return facts


def contract(decision: Contract, g: MonsterLands) -> dict[str, str]:
    return {"trail": TRAILS[decision.trail], "quest": g.cards.quests[g.quests[1][0]].name}


def cost_so_far(decision: BuyTraps, g: MonsterLands) -> dict[str, int]:
    return {"price": decision.cost(g) if decision.taken else 0}


def too_many(decision: DiscardTrap, g: MonsterLands) -> dict[str, int]:
    """ML-HUNT-03  All that have to go; they are asked for one by one."""
    return {"n": len(g.players[decision.seat].traps) - trap_limit(g, decision.seat)}


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
    DiscardTrap: too_many,
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


def at_the_door(choice: Visit, g: MonsterLands, decision: Any) -> Decision:
    return first_question(decision.seat, BUILDINGS.index(choice.building))


def in_hand(choice: MoveGear, g: MonsterLands, decision: Any) -> Decision:
    return GearWhere(decision.seat, g.cards.equipment_id[choice.equipment])


ahead: Mapping[type[Any], Callable[[Any, Any, Any], Decision]] = {Visit: at_the_door, MoveGear: in_hand}


# -- content packs -------------------------------------------------------------------------------------------------


WORDING = Wording(
    ahead=ahead,
    card=card,
    choices=choices,
    decisions=decisions,
    events=events,
    derived_view=derived_view,
    places=ENTRANCE_TRAILS,
    signs=phrases,
    summed=summed,
    together=together,
    tokens=tokens,
)
