"""What the faces of cards show in signs: this title's own verbs, and the phrases of Citizens, Monsters and Domains."""

from __future__ import annotations

from karczma.effects.signs import Die, OneOf, Op, Sign, Signs, Words, amounts, counted, in_signs, named, signs
from karczma.effects.text import say
from karczma.games.valeria.table.catalogue import Catalogue, catalogue
from karczma.games.valeria.table.moments import SURCHARGE
from karczma.games.valeria.table.terms import GOLD, ROLES
from karczma.games.valeria.table.theft import Steal
from karczma.games.valeria.table.verbs import BonusSlay, DiePower, Return, TakeCitizen, TakeMonster
from karczma.kernel.choices import kebab
from karczma.kernel.quantities import When, While

# -- the private verbs ---------------------------------------------------------------------------------------------


@signs(TakeCitizen)
def show_take_citizen(effect: TakeCitizen) -> Signs:
    who = Sign("citizens")
    if effect.name:
        who = named(effect.name)
    elif effect.role >= 0:
        who = named(ROLES[effect.role])
    limited = effect.cost_at_most < TakeCitizen().cost_at_most
    return (Op("+"), who, *((Words("≤"), Sign(GOLD, effect.cost_at_most)) if limited else ()))


@signs(TakeMonster)
def show_take_monster(effect: TakeMonster) -> Signs:
    return (Sign("steal"), Sign("slain"))


@signs(Steal)
def show_steal(effect: Steal) -> Signs:
    return (Sign("steal"), OneOf(tuple((Sign(token, n),) for token, n in effect.one_of)))


@signs(Return)
def show_return(effect: Return) -> Signs:
    return (Sign(effect.zone), Op("→"), *amounts(effect.gain))


@signs(BonusSlay)
def show_bonus_slay(effect: BonusSlay) -> Signs:
    return (Sign("slay"),)


@signs(DiePower)
def show_die_power(effect: DiePower) -> Signs:
    price = (*amounts(effect.cost), *(piece for token, count in effect.counted for piece in counted(token, count)))
    turned = (Die(effect.to),) if effect.to else (Die(1), Words(f"{'−' if effect.by < 0 else '+'}{abs(effect.by)}"))
    return (*price, Op("→"), *turned) if price else turned


# -- the faces -----------------------------------------------------------------------------------------------------


def phrases(card: str) -> tuple[Signs, ...]:
    """Of a Citizen two, the first for the own turn; of a Monster the reward; of a Domain all that it does."""
    cards = catalogue(None)
    if card in cards.citizen_id:
        kind = cards.citizen_id[card]
        return (in_signs(cards.active[kind]), in_signs(cards.inactive[kind]))
    if card in cards.monster_id:
        return (in_signs(cards.reward[cards.monster_id[card]]),)
    return (domain(cards, cards.domain_id[card]),) if card in cards.domain_id else ()


def domain(cards: Catalogue, number: int) -> Signs:
    at_once, dice = cards.at_once[number], cards.die_power[number]
    return (
        *((Words(say("sign-once")), *in_signs(at_once)) if at_once else ()),
        *((Words(say("sign-roll-phase")), *in_signs(dice)) if dice else ()),
        *(piece for rule in cards.standing[number] for piece in show_rule(rule)),
    )


def show_rule(rule: When | While) -> Signs:
    if isinstance(rule, When):
        return (Words(say(f"sign-{kebab(rule.event.__name__)}")), *in_signs(rule.effect))
    of = Sign("citizens" if rule.quantity is SURCHARGE else "domains")
    if rule.times == 0:
        return (of, Words(say("sign-no-surcharge")))
    return (of, Words("−" if rule.add < 0 else "+"), Sign(GOLD, abs(rule.add)))
