"""What a choice costs or brings at this table, and what the dice show: values that sentences about them use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, amounts, capital, listing, phrase
from karczma.effects.verbs import (
    All,
    AllGains,
    Amounts,
    Branch,
    ChooseBranch,
    Gain,
    GainCounted,
    Gained,
    Stolen,
)
from karczma.games.valeria.actions import Acquire, Recruit, Slay, recruit_cost
from karczma.games.valeria.catalogue import catalogue
from karczma.games.valeria.cited import cited, given
from karczma.games.valeria.ending import counted
from karczma.games.valeria.events import SoloEnded, StackExhausted, StackRefilled
from karczma.games.valeria.harvest import UseCitizen, UseWhich, powers_of
from karczma.games.valeria.moments import DOMAIN_COST
from karczma.games.valeria.payment import HowMuchMagic, PayMagic
from karczma.games.valeria.roll import ChangeDice, UseDomain
from karczma.games.valeria.scoring import outcome
from karczma.games.valeria.terms import FIRST_CITIZEN, FIRST_DOMAIN, GOLD, MAGIC, NUMBERS, STRENGTH
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
from karczma.games.valeria.verbs import (
    ChangeDie,
    DiePower,
    ReturnCard,
    ReturnWhich,
    TakeFromWhom,
    TakeMonsterFrom,
    WhichDie,
)
from karczma.kernel.choices import Seat
from karczma.kernel.questions import Effect

if TYPE_CHECKING:
    from karczma.games.valeria.state import Valeria
    from karczma.kernel.flow import Decision

Facts = dict[str, Any]


def cost(say: Say, *what: tuple[int, int]) -> Facts:
    """Kinds of which nothing is paid are not told, unless the whole cost is nothing."""
    paid = tuple((token, n) for token, n in what if n) or what[:1]
    return {"cost": listing(amounts(paid, say), say)}


def slay(choice: Slay, g: Valeria, asked: Decision, say: Say) -> Facts:
    kind = g.cards.monster_id[choice.monster]
    return cost(say, (STRENGTH, g.cards.strength[kind]), (MAGIC, g.cards.magic[kind]))


def recruit(choice: Recruit, g: Valeria, asked: Decision, say: Say) -> Facts:
    return cost(say, (GOLD, recruit_cost(g, asked.seat, g.cards.citizen_id[choice.citizen])))


def acquire(choice: Acquire, g: Valeria, asked: Decision, say: Say) -> Facts:
    return cost(say, (GOLD, g.ask(DOMAIN_COST, asked.seat, g.cards.domain_id[choice.domain])))


def pay_magic(choice: PayMagic, g: Valeria, asked: HowMuchMagic, say: Say) -> Facts:
    return cost(say, (asked.token, asked.price - choice.magic), (MAGIC, choice.magic))


def use_citizen(choice: UseCitizen, g: Valeria, asked: UseWhich, say: Say) -> Facts:
    power = powers_of(g, asked.active)[g.cards.citizen_id[choice.citizen]]
    return {"effect": phrase(now(power, g, asked.seat), say)}


def branch(choice: Branch, g: Valeria, asked: ChooseBranch, say: Say) -> Facts:
    return {"effect": capital(phrase(now(asked.branches[choice.number - 1], g, asked.seat), say))}


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


def use_domain(choice: UseDomain, g: Valeria, asked: ChangeDice, say: Say) -> Facts:
    """VK-CARD-19  With its price as it is now."""
    power = g.cards.die_power[g.cards.domain_id[choice.domain]]
    assert power
    return {"effect": phrase(DiePower(power.to, power.by, due(power, g, asked.seat)), say)}


def change_die(choice: ChangeDie, g: Valeria, asked: WhichDie, say: Say) -> Facts:
    shows, price = g.dice[choice.die - 1], due(asked.effect, g, asked.seat)
    return {"shows": shows, "result": asked.effect.result(shows), "paid": len(price)} | cost(say, *price)


def due(power: DiePower, g: Valeria, seat: Seat) -> Amounts:
    return tuple((token, n) for token, n in power.price(g, seat) if n)


def return_card(choice: ReturnCard, g: Valeria, asked: ReturnWhich, say: Say) -> Facts:
    return {"gain": listing(amounts(asked.effect.gain, say), say)}


def take_monster_from(choice: TakeMonsterFrom, g: Valeria, asked: TakeFromWhom, say: Say) -> Facts:
    return {"n": len(g.realms[choice.opponent].slain)}


def resolve_die(choice: ResolveDie, g: Valeria, asked: DieFirst, say: Say) -> Facts:
    shows = g.dice[choice.die - 1]
    if shows == SIX:
        return {"shows": shows, "points-to": "any", "terrain": ""}
    points_to = "stack" if g.monsters[shows - 1] else "nothing"
    return {"shows": shows, "points-to": points_to, "terrain": terrain_of(g, shows - 1)}


def activate(choice: Activate, g: Valeria, asked: ActivateWhich, say: Say) -> Facts:
    """What the Dark Lord would get: one of two Citizens, a Domain, or the victory."""
    at = column_of(g, choice.terrain)
    tops = [g.cards.citizens[g.citizens[place][-1]] for place in rows(at) if g.citizens[place]]
    what = [say("citizen-named", name=name) for name in tops]
    if not what:
        what = [say("domain-named", domain=g.cards.domains[card]) for card in g.domains[at]]
    return {"left": len(what), "what": listing(what, say, "list-or")}


CHOICES: Mapping[type[Any], Callable[[Any, Any, Any, Say], Facts]] = {
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
}


def dice(decision: Decision, g: Valeria) -> Facts:
    return {"first": g.dice[0], "second": g.dice[1]}


def column(decision: GiveWhich, g: Valeria) -> Facts:
    return {"terrain": terrain_of(g, decision.column)}


DECISIONS: Mapping[type[Any], Callable[[Any, Any], Facts]] = {ChangeDice: dice, DieFirst: dice, GiveWhich: column}


def stack(event: StackExhausted | StackRefilled) -> Facts:
    """A stack by its row, and by its place in the row or, of Citizens, by its activation number."""
    if event.place < FIRST_CITIZEN:
        return {"row": "monsters", "stack": event.place + 1}
    if event.place < FIRST_DOMAIN:
        return {"row": "citizens", "stack": "/".join(map(str, NUMBERS[event.place - FIRST_CITIZEN]))}
    return {"row": "domains", "stack": event.place - FIRST_DOMAIN + 1}


def gained(event: Gained) -> Facts:
    """What somebody chose to get by a card happened by the rule of that card."""
    return {"clause": given(catalogue(None), event.by, event.token, event.n)}


def stolen(event: Stolen) -> Facts:
    return {"clause": cited(catalogue(None), event.by)}


EVENTS: Mapping[type[Any], Callable[[Any], Facts]] = {
    StackExhausted: stack,
    StackRefilled: stack,
    Gained: gained,
    Stolen: stolen,
}


def verdict(g: Valeria) -> SoloEnded | None:
    """How a game alone against the Dark Lord ended; with others it is enough to say who won."""
    return SoloEnded(0, outcome(g), *counted(g)) if g.dark_lord and g.ended else None
