"""What a choice costs or brings at this table, and what the dice show: values that sentences about them use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import amounts, phrase
from karczma.effects.text import capital, listing, say
from karczma.effects.verbs import (
    All,
    AllGains,
    Amounts,
    Branch,
    ChooseBranch,
    Gain,
    GainCounted,
    Gained,
)
from karczma.games.valeria.citizens import Recruit, recruit_cost
from karczma.games.valeria.domains import Acquire
from karczma.games.valeria.ending import counted
from karczma.games.valeria.harvest import UseCitizen, UseWhich, powers_of
from karczma.games.valeria.monsters import Slay
from karczma.games.valeria.payment import HowMuchMagic, PayMagic
from karczma.games.valeria.roll import ChangeDice, UseDomain
from karczma.games.valeria.scoring import outcome
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.moments import DOMAIN_COST
from karczma.games.valeria.table.places import FromEmpty, stack_at
from karczma.games.valeria.table.terms import GOLD, MAGIC, STRENGTH
from karczma.games.valeria.table.theft import StealFrom
from karczma.games.valeria.table.verbs import (
    ChangeDie,
    DiePower,
    ReturnCard,
    ReturnWhich,
    TakeFromWhom,
    TakeMonsterFrom,
    WhichDie,
)
from karczma.games.valeria.variants.solo import (
    SIX,
    Activate,
    ActivateWhich,
    DieFirst,
    GiveWhich,
    ResolveDie,
    column_of,
    rows,
    terrain_of,
)
from karczma.games.valeria.words.cited import given
from karczma.games.valeria.words.events import SoloEnded, StackExhausted, StackRefilled
from karczma.kernel.choices import Seat
from karczma.kernel.quantities import Effect

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria
    from karczma.kernel.flow import Decision

Facts = dict[str, Any]


def cost(*what: tuple[int, int]) -> Facts:
    """Kinds of which nothing is paid are not told, unless the whole cost is nothing."""
    paid = tuple((token, n) for token, n in what if n) or what[:1]
    return {"cost": listing(amounts(paid))}


def slay(choice: Slay, g: Valeria, decision: Decision) -> Facts:
    kind = g.cards.monster_id[choice.monster]
    return cost((STRENGTH, g.cards.strength[kind]), (MAGIC, g.cards.magic[kind]))


def recruit(choice: Recruit, g: Valeria, decision: Decision) -> Facts:
    return cost((GOLD, recruit_cost(g, decision.seat, g.cards.citizen_id[choice.citizen])))


def acquire(choice: Acquire, g: Valeria, decision: Decision) -> Facts:
    return cost((GOLD, g.value(DOMAIN_COST, decision.seat, g.cards.domain_id[choice.domain])))


def pay_magic(choice: PayMagic, g: Valeria, decision: HowMuchMagic) -> Facts:
    return cost((decision.token, decision.price - choice.magic), (MAGIC, choice.magic))


def use_citizen(choice: UseCitizen, g: Valeria, decision: UseWhich) -> Facts:
    power = powers_of(g, decision.active)[g.cards.citizen_id[choice.citizen]]
    return {"effect": phrase(now(power, g, decision.seat))}


def branch(choice: Branch, g: Valeria, decision: ChooseBranch) -> Facts:
    return {"effect": capital(phrase(now(decision.branches[choice.number - 1], g, decision.seat)))}


def now(effect: Effect, g: Valeria, seat: Seat) -> Effect:
    """The effect with everything that is counted counted: what it would bring now."""
    match effect:
        case GainCounted(what):
            return Gain(tuple((token, g.count(seat, count)) for token, count in what))
        case All(parts):
            return All(tuple(now(part, g, seat) for part in parts))
        case AllGains(parts):
            return AllGains(tuple(now(part, g, seat) for part in parts))
    return effect


def use_domain(choice: UseDomain, g: Valeria, decision: ChangeDice) -> Facts | None:
    """VK-CARD-19  With its price as it is now."""
    power = g.cards.die_power[g.cards.domain_id[choice.domain]]
    if power is None:
        return None
    return {"effect": phrase(DiePower(power.to, power.by, due(power, g, decision.seat)))}


def change_die(choice: ChangeDie, g: Valeria, decision: WhichDie) -> Facts:
    shows, price = g.dice[choice.die - 1], due(decision.effect, g, decision.seat)
    return {"shows": shows, "result": decision.effect.result(shows), "paid": len(price)} | cost(*price)


def due(power: DiePower, g: Valeria, seat: Seat) -> Amounts:
    return tuple((token, n) for token, n in power.price(g, seat) if n)


def return_card(choice: ReturnCard, g: Valeria, decision: ReturnWhich) -> Facts:
    return {"gain": listing(amounts(decision.effect.gain))}


def take_monster_from(choice: TakeMonsterFrom, g: Valeria, decision: TakeFromWhom) -> Facts:
    return {"n": len(g.realms[choice.opponent].slain)}


def resolve_die(choice: ResolveDie, g: Valeria, decision: DieFirst) -> Facts:
    shows = g.dice[choice.die - 1]
    if shows == SIX:
        return {"shows": shows, "points-to": "any", "terrain": ""}
    points_to = "stack" if g.monsters[shows - 1] else "nothing"
    return {"shows": shows, "points-to": points_to, "terrain": terrain_of(g, shows - 1)}


def activate(choice: Activate, g: Valeria, decision: ActivateWhich) -> Facts:
    """What the Dark Lord would get: one of two Citizens, a Domain, or the victory."""
    at = column_of(g, choice.terrain)
    tops = [g.cards.citizens[g.citizens[place][-1]] for place in rows(at) if g.citizens[place]]
    what = [say("citizen-named", name=name) for name in tops]
    if not what:
        what = [say("domain-named", domain=g.cards.domains[card]) for card in g.domains[at]]
    return {"left": len(what), "what": listing(what, "list-or")}


def from_empty(choice: FromEmpty, g: Valeria, decision: Decision) -> Facts:
    row, stack = stack_at(choice.place)
    return {"row": row, "stack": stack}


def steal_from(choice: StealFrom, g: Valeria, decision: Any) -> dict[str, int]:
    return {"has": g.wallet(choice.opponent)[g.tokens.index(choice.token)]}


CHOICES: Mapping[type[Any], Callable[[Any, Any, Any], Facts | None]] = {
    Slay: slay,
    Recruit: recruit,
    Acquire: acquire,
    PayMagic: pay_magic,
    UseCitizen: use_citizen,
    UseDomain: use_domain,
    ChangeDie: change_die,
    ResolveDie: resolve_die,
    Activate: activate,
    Branch: branch,
    ReturnCard: return_card,
    TakeMonsterFrom: take_monster_from,
    StealFrom: steal_from,
    FromEmpty: from_empty,
}


def dice(decision: Decision, g: Valeria) -> dict[str, int]:
    return {"first": g.dice[0], "second": g.dice[1]}


def column(decision: GiveWhich, g: Valeria) -> dict[str, str]:
    return {"terrain": terrain_of(g, decision.column)}


def returned(decision: ReturnWhich, g: Valeria) -> dict[str, str]:
    return {"zone": decision.effect.zone}


DECISIONS: Mapping[type[Any], Callable[[Any, Any], Facts]] = {
    ChangeDice: dice,
    DieFirst: dice,
    GiveWhich: column,
    ReturnWhich: returned,
}


def stack(event: StackExhausted | StackRefilled) -> Facts:
    row, stack = stack_at(event.place)
    return {"row": row, "stack": stack}


def gained(event: Gained) -> Facts:
    """What somebody chose to get by a card happened by the rule of that card."""
    return {"clause": given(catalogue(None), event.by, event.token, event.n)}


EVENTS: Mapping[type[Any], Callable[[Any], Facts]] = {
    StackExhausted: stack,
    StackRefilled: stack,
    Gained: gained,
}


def verdict(g: Valeria) -> SoloEnded | None:
    """How a game alone against the Dark Lord ended; with others it is enough to say who won."""
    return SoloEnded(0, outcome(g), *counted(g)) if g.dark_lord and g.ended else None
