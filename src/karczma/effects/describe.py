"""Describing effects: every verb is told as a phrase, in no language yet.

The shared verbs are told here; a title tells its own by registering a teller. Words, cases and plurals are those of the
messages; a token is named by its number, as the effect holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from karczma.effects.text import Text, listing, say, sentence
from karczma.effects.verbs import All, AllGains, Amounts, Choose, Count, Exchange, Gain, GainCounted, May
from karczma.kernel.quantities import Effect


class Untold(LookupError):
    """An effect that nobody has words for."""


Teller = Callable[[Any], Text]
T = TypeVar("T", bound=Teller)
TELLERS: dict[type[Effect], Teller] = {}


def teller(effect: type[Effect]) -> Callable[[T], T]:
    """The function below tells that verb."""

    def register(tell: T) -> T:
        TELLERS[effect] = tell
        return tell

    return register


def describe(effect: Effect) -> Text:
    """What the effect does, as a sentence."""
    return sentence(phrase(effect))


def phrase(effect: Effect) -> Text:
    """What the effect does, to stand inside a sentence."""
    tell = TELLERS.get(type(effect))
    if tell is None:
        raise Untold(f"no teller is registered for the effect {type(effect).__name__}")
    return tell(effect)


# -- amounts -------------------------------------------------------------------------------------------------------


def amounts(what: Amounts) -> list[Text]:
    return [say("amount", n=n, token=token) for token, n in what]


def counted(token: int, count: Count) -> Text:
    """`2 Gold for each Worker`."""
    return say("amount-each", n=count.times, token=token, each=each(count))


def each(count: Count) -> Text:
    """`for each Worker`, `for every 3 resources`: a message for each zone and each way to pick from it."""
    keys = [key for key, _ in count.where]
    return say("-".join(["each", count.zone, *keys]), every=count.every, **dict(count.where))


def gains(effect: Effect) -> list[Text]:
    """The amounts of an effect that only gives tokens; nothing for any other effect."""
    match effect:
        case Gain(what):
            return amounts(what)
        case GainCounted(what):
            return [counted(token, count) for token, count in what]
        case AllGains(parts):
            told = [gains(part) for part in parts]
            return [amount for part in told for amount in part] if all(told) else []
    return []


# -- the shared verbs ----------------------------------------------------------------------------------------------


@teller(Gain)
@teller(GainCounted)
def tell_gain(effect: Gain | GainCounted) -> Text:
    what = gains(effect)
    return say("tell-gain", what=listing(what)) if what else say("tell-nothing")


@teller(AllGains)
def tell_all_gains(effect: AllGains) -> Text:
    """Several gains are one taking; anything else is told step by step."""
    what = gains(effect)
    return say("tell-gain", what=listing(what)) if what else steps(effect.parts, "list-then")


@teller(All)
def tell_all(effect: All) -> Text:
    return steps(effect.parts, "list-then")


def steps(parts: Sequence[Effect], joined: str) -> Text:
    if not parts:
        return say("tell-nothing")
    last = "list-then-may" if joined == "list-then" and isinstance(parts[-1], May) else joined
    return listing([phrase(part) for part in parts], last)


@teller(Exchange)
def tell_exchange(effect: Exchange) -> Text:
    pay, gain = (listing(amounts(side)) for side in (effect.pay, effect.gain))
    return say("tell-exchange", pay=pay, gain=gain)


@teller(May)
def tell_may(effect: May) -> Text:
    return say("tell-may", effect=phrase(effect.effect))


@teller(Choose)
def tell_choose(effect: Choose) -> Text:
    """`gain 2 Gold or 2 Magic`, where all branches are gains; else `either ..., or ...`."""
    taken = [gains(branch) for branch in effect.branches]
    if all(taken):
        return say("tell-gain", what=listing([listing(each) for each in taken], "list-or"))
    first, *others = (branch_of(branch) for branch in effect.branches)
    told = say("either", branch=first)
    for other in others:
        told = say("either-next", before=told, branch=other)
    return told


def branch_of(effect: Effect) -> Text:
    """Inside `either ..., or ...` the steps of a branch are held together by `and`."""
    return steps(effect.parts, "list-and") if isinstance(effect, All) else phrase(effect)
