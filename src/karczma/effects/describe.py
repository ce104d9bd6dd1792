"""Describing effects: every verb is told as a phrase, in whatever language `say` speaks.

The shared verbs are told here; a title tells its own by registering a teller. Words, cases and plurals are those of the
messages; a token is named by its number, as the effect holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from karczma.effects.verbs import All, AllGains, Amounts, Choose, Count, Exchange, Gain, GainCounted, May, Steal
from karczma.kernel.questions import Effect


class Say(Protocol):
    """Words a message: its id, and the values that stand in it."""

    def __call__(self, message_id: str, /, **args: Any) -> str: ...


class Untold(LookupError):
    """An effect that nobody has words for."""


Teller = Callable[[Any, Say], str]
T = TypeVar("T", bound=Teller)
TELLERS: dict[type[Effect], Teller] = {}


def teller(effect: type[Effect]) -> Callable[[T], T]:
    """The function below tells that verb."""

    def register(tell: T) -> T:
        TELLERS[effect] = tell
        return tell

    return register


def describe(effect: Effect, say: Say) -> str:
    """What the effect does, as a sentence."""
    return sentence(phrase(effect, say))


def phrase(effect: Effect, say: Say) -> str:
    """What the effect does, to stand inside a sentence."""
    tell = TELLERS.get(type(effect))
    if tell is None:
        raise Untold(f"no teller is registered for the effect {type(effect).__name__}")
    return tell(effect, say)


def sentence(text: str) -> str:
    return f"{capital(text)}."


def capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def listing(parts: Sequence[str], say: Say, last: str = "list-and") -> str:
    """`a, b and c`; `last` is the message that joins the last two."""
    *first, end = parts or [say("list-nothing")]
    return say(last, first=", ".join(first), second=end) if first else end


# -- amounts -------------------------------------------------------------------------------------------------------


def amounts(what: Amounts, say: Say) -> list[str]:
    return [say("amount", n=n, token=token) for token, n in what]


def counted(token: int, count: Count, say: Say) -> str:
    """`2 Gold for each Worker`."""
    return say("amount-each", n=count.times, token=token, each=each(count, say))


def each(count: Count, say: Say) -> str:
    """`for each Worker`, `for every 3 resources`: a message for each zone and each way to pick from it."""
    keys = [key for key, _ in count.where]
    return say("-".join(["each", count.zone, *keys]), every=count.every, **dict(count.where))


def gains(effect: Effect, say: Say) -> list[str]:
    """The amounts of an effect that only gives tokens; nothing for any other effect."""
    match effect:
        case Gain(what):
            return amounts(what, say)
        case GainCounted(what):
            return [counted(token, count, say) for token, count in what]
        case AllGains(parts):
            told = [gains(part, say) for part in parts]
            return [amount for part in told for amount in part] if all(told) else []
    return []


# -- the shared verbs ----------------------------------------------------------------------------------------------


@teller(Gain)
@teller(GainCounted)
def tell_gain(effect: Gain | GainCounted, say: Say) -> str:
    what = gains(effect, say)
    return say("tell-gain", what=listing(what, say)) if what else say("tell-nothing")


@teller(AllGains)
def tell_all_gains(effect: AllGains, say: Say) -> str:
    """Several gains are one taking; anything else is told step by step."""
    what = gains(effect, say)
    return say("tell-gain", what=listing(what, say)) if what else steps(effect.parts, say, "list-then")


@teller(All)
def tell_all(effect: All, say: Say) -> str:
    return steps(effect.parts, say, "list-then")


def steps(parts: Sequence[Effect], say: Say, joined: str) -> str:
    return listing([phrase(part, say) for part in parts], say, joined) if parts else say("tell-nothing")


@teller(Exchange)
def tell_exchange(effect: Exchange, say: Say) -> str:
    pay, gain = (listing(amounts(side, say), say) for side in (effect.pay, effect.gain))
    return say("tell-exchange", pay=pay, gain=gain)


@teller(May)
def tell_may(effect: May, say: Say) -> str:
    return say("tell-may", effect=phrase(effect.effect, say))


@teller(Choose)
def tell_choose(effect: Choose, say: Say) -> str:
    """`gain 2 Gold or 2 Magic`, where all branches are gains; else `either ..., or ...`."""
    taken = [gains(branch, say) for branch in effect.branches]
    if all(taken):
        return say("tell-gain", what=listing([listing(each, say) for each in taken], say, "list-or"))
    first, *others = (branch_of(branch, say) for branch in effect.branches)
    told = say("either", branch=first)
    for other in others:
        told = say("either-next", before=told, branch=other)
    return told


def branch_of(effect: Effect, say: Say) -> str:
    """Inside `either ..., or ...` the steps of a branch are held together by `and`."""
    return steps(effect.parts, say, "list-and") if isinstance(effect, All) else phrase(effect, say)


@teller(Steal)
def tell_steal(effect: Steal, say: Say) -> str:
    if effect.up_to:
        what = [say("amount-up-to", n=n, token=token) for token, n in effect.one_of]
    else:
        what = amounts(effect.one_of, say)
    return say("tell-steal", what=listing(what, say, "list-or"))
