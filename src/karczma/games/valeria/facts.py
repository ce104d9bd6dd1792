"""What a choice costs or brings at this table, and what the dice show: values that sentences about them use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, amounts, listing, phrase
from karczma.effects.verbs import Gained, Stolen
from karczma.games.valeria.actions import Acquire, Recruit, Slay, recruit_cost
from karczma.games.valeria.catalogue import catalogue
from karczma.games.valeria.ending import counted
from karczma.games.valeria.events import SoloEnded, StackExhausted
from karczma.games.valeria.harvest import UseCitizen, UseWhich, powers_of
from karczma.games.valeria.moments import DOMAIN_COST
from karczma.games.valeria.payment import HowMuchMagic, PayMagic
from karczma.games.valeria.roll import ChangeDice, UseDomain
from karczma.games.valeria.scoring import outcome
from karczma.games.valeria.terms import FIRST_CITIZEN, FIRST_DOMAIN, GOLD, MAGIC, NUMBERS, STRENGTH
from karczma.games.valeria.variants.solo import DieFirst, GiveWhich, ResolveDie
from karczma.games.valeria.verbs import ChangeDie, WhichDie

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
    return {"effect": phrase(powers_of(g, asked.active)[g.cards.citizen_id[choice.citizen]], say)}


def use_domain(choice: UseDomain, g: Valeria, asked: ChangeDice, say: Say) -> Facts:
    power = g.cards.die_power[g.cards.domain_id[choice.domain]]
    assert power
    return {"effect": phrase(power, say)}


def change_die(choice: ChangeDie, g: Valeria, asked: WhichDie, say: Say) -> Facts:
    shows = g.dice[choice.die - 1]
    return {"shows": shows, "result": asked.effect.result(shows)}


def resolve_die(choice: ResolveDie, g: Valeria, asked: DieFirst, say: Say) -> Facts:
    return {"shows": g.dice[choice.die - 1]}


CHOICES: Mapping[type[Any], Callable[[Any, Any, Any, Say], Facts]] = {
    Slay: slay,
    Recruit: recruit,
    Acquire: acquire,
    PayMagic: pay_magic,
    UseCitizen: use_citizen,
    UseDomain: use_domain,
    ChangeDie: change_die,
    ResolveDie: resolve_die,
}


def dice(decision: Decision, g: Valeria) -> Facts:
    return {"first": g.dice[0], "second": g.dice[1]}


def column(decision: GiveWhich, g: Valeria) -> Facts:
    return {"terrain": g.cards.terrains[g.terrains[decision.column]]}


DECISIONS: Mapping[type[Any], Callable[[Any, Any], Facts]] = {ChangeDice: dice, DieFirst: dice, GiveWhich: column}


def stack(event: StackExhausted) -> Facts:
    """A stack by its row, and by its place in the row or, of Citizens, by its activation number."""
    if event.place < FIRST_CITIZEN:
        return {"row": "monsters", "stack": event.place + 1}
    if event.place < FIRST_DOMAIN:
        return {"row": "citizens", "stack": "/".join(map(str, NUMBERS[event.place - FIRST_CITIZEN]))}
    return {"row": "domains", "stack": event.place - FIRST_DOMAIN + 1}


def gained(event: Gained) -> Facts:
    """Which rule brings something depends on the card that brings it."""
    cards = catalogue(None)
    if event.by in cards.citizen_id:
        return {"clause": "VK-HARV-02"}
    return {"clause": "VK-SLAY-07" if event.by in cards.monster_id else "VK-DOM-01"}


def stolen(event: Stolen) -> Facts:
    return {"clause": "VK-HARV-12"}


EVENTS: Mapping[type[Any], Callable[[Any], Facts]] = {StackExhausted: stack, Gained: gained, Stolen: stolen}


def verdict(g: Valeria) -> SoloEnded | None:
    """How a game alone against the Dark Lord ended; with others it is enough to say who won."""
    return SoloEnded(0, outcome(g), *counted(g)) if g.dark_lord and g.ended else None
