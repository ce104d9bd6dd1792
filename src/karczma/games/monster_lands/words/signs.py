"""What components show in signs: the verbs of this title, and the phrases of cards, tokens, tiles and trails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from karczma.effects.signs import OneOf, Op, Sign, Signs, Words, in_signs, signs
from karczma.games.monster_lands.table import verbs
from karczma.games.monster_lands.table.catalogue import catalogue
from karczma.games.monster_lands.table.terms import BUILDINGS, COLOURS, RESOURCES
from karczma.games.monster_lands.words.faces import ENTRANCE_TRAILS
from karczma.kernel.quantities import Effect


def signed(n: int) -> str:
    return f"{'−' if n < 0 else '+'}{abs(n)}"


def amounts(what: verbs.Amounts) -> Signs:
    return tuple(Sign(RESOURCES[kind], n) for kind, n in what)


def dice(mask: int) -> Signs:
    return tuple(Sign(COLOURS[i]) for i in range(3) if mask >> i & 1)


# -- gaining and trading -------------------------------------------------------------------------------------------


@signs(verbs.Gain)
def show_gain(effect: verbs.Gain) -> Signs:
    return amounts(effect.amounts)


@signs(verbs.GainChoice)
def show_gain_choice(effect: verbs.GainChoice) -> Signs:
    return (OneOf(tuple(tuple(Sign(RESOURCES[kind]) for kind, _ in bundle) for bundle in effect.bundles)),)


@signs(verbs.PayGain)
def show_pay_gain(effect: verbs.PayGain) -> Signs:
    return (*amounts(effect.pay), Op("→"), *amounts(effect.gain))


@signs(verbs.Discount)
def show_discount(effect: verbs.Discount) -> Signs:
    return (Sign(BUILDINGS[effect.building], f"−{effect.amount}"),)


@signs(verbs.LoseGlory)
def show_lose_glory(effect: verbs.LoseGlory) -> Signs:
    return (Sign("glory", f"−{effect.amount}"),)


# -- dice ----------------------------------------------------------------------------------------------------------


@signs(verbs.Reroll)
def show_reroll(effect: verbs.Reroll) -> Signs:
    colours = dice(effect.colours)
    return (Sign("reroll", effect.count), *(colours if len(colours) == 1 else ()))


@signs(verbs.ModifyEach)
def show_modify_each(effect: verbs.ModifyEach) -> Signs:
    return (Sign(COLOURS[effect.colour], signed(effect.amount)),)


@signs(verbs.ModifyTotal)
def show_modify_total(effect: verbs.ModifyTotal) -> Signs:
    what = effect.when if effect.when in ("capture", "conquest") else "battle"
    return (Sign(what, signed(effect.amount)),)


@signs(verbs.AddDice)
def show_add_dice(effect: verbs.AddDice) -> Signs:
    return (Sign(COLOURS[effect.colour], effect.count),)


@signs(verbs.StealDice)
def show_steal_dice(effect: verbs.StealDice) -> Signs:
    return (Sign("steal"), *dice(effect.colours), Words(str(effect.count)))


# -- attacks -------------------------------------------------------------------------------------------------------


@signs(verbs.Defend)
def show_defend(effect: verbs.Defend) -> Signs:
    return (Sign("defence", effect.amount),)


@signs(verbs.RedirectAttack)
def show_redirect(effect: verbs.RedirectAttack) -> Signs:
    return (Sign("redirect"), Sign("attack", effect.count))


@signs(verbs.AttackDice)
def show_attack_dice(effect: verbs.AttackDice) -> Signs:
    return (Sign("attack", signed(effect.amount)),)


@signs(verbs.ExtraHit)
def show_extra_hit(effect: verbs.ExtraHit) -> Signs:
    return (Sign("wound", signed(effect.amount)),)


@signs(verbs.AreaAttackDie)
def show_area_die(effect: verbs.AreaAttackDie) -> Signs:
    return (Sign("attack", f"{signed(effect.count)}×"),)


@signs(verbs.HitAll)
def show_hit_all(effect: verbs.HitAll) -> Signs:
    return (Sign("death"), Sign("attack"))


# -- rules of a component ------------------------------------------------------------------------------------------


@signs(verbs.Limit)
def show_limit(effect: verbs.Limit) -> Signs:
    return (Sign("trap", f"≤+{effect.amount}"),)


@signs(verbs.Forbid)
def show_forbid(effect: verbs.Forbid) -> Signs:
    """What is forbidden is crossed out by its words, not here."""
    return tuple(Sign(what if what in ("potion", "poison", "weapon") else "defence") for what in effect.what)


@signs(verbs.TrapsNeeded)
def show_traps_needed(effect: verbs.TrapsNeeded) -> Signs:
    return (Sign("capture"), Sign("trap", effect.amount))


@signs(verbs.TrophyValue)
def show_trophy_value(effect: verbs.TrophyValue) -> Signs:
    return (Sign("trophy", effect.amount),)


@signs(verbs.PanicDraw)
def show_panic(effect: verbs.PanicDraw) -> Signs:
    return (Sign("panic", effect.amount),)


PLAIN: dict[type[Effect], str] = {
    verbs.ExchangeDice: "exchange",
    verbs.CaptureWithoutTrap: "capture",
    verbs.TakeLoot: "loot",
    verbs.RecruitFree: "tavern",
    verbs.EquipmentFree: "market",
    verbs.ToEntrance: "entrance",
}


def show_plain(effect: Effect) -> Signs:
    return (Sign(PLAIN[type(effect)]),)


for kind in PLAIN:
    signs(kind)(show_plain)


# -- the faces -----------------------------------------------------------------------------------------------------


def phrases(name: str) -> tuple[Signs, ...]:
    """One of a card, a token or an Entrance trail; of a guideline tile one for each trail, side after side."""
    cards = catalogue(None)
    if name in cards.tile_id:
        return tuple(phrase(guide.bonus) for side in cards.tiles[cards.tile_id[name]].sides for guide in side)
    kinds: tuple[tuple[Mapping[str, int], Sequence[Sequence[Effect]]], ...] = (
        (cards.member_id, [member.ability for member in cards.members]),
        (cards.monster_id, [monster.power for monster in cards.monsters]),
        (cards.land_id, [(land.feature,) for land in cards.lands]),
        (cards.card_id, [trap.effects for trap in cards.traps]),
        (cards.equipment_id, [each.feature for each in cards.equipment]),
        (cards.loot_id, [loot.effects for loot in cards.loot]),
        ({trail: i for i, trail in enumerate(ENTRANCE_TRAILS)}, [guard.bonus for guard in cards.guards]),
    )
    return tuple(phrase(effects[numbers[name]]) for numbers, effects in kinds if name in numbers)


def phrase(effects: Sequence[Effect]) -> Signs:
    return tuple(piece for effect in effects for piece in in_signs(effect))
