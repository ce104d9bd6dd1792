"""Effects in signs: every verb as a row of small pieces, read from left to right: `pay → get`, `a / b`, `n × what`.

A sign is named by what it means (`gold`, `worker`, `recruit`), never by a picture; which icon that is, is a matter of
whoever draws it. The shared verbs are here; a title adds its own by registering a function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from karczma.effects.describe import Untold
from karczma.effects.text import Text, say
from karczma.effects.verbs import All, AllGains, Amounts, Choose, Count, Exchange, Gain, GainCounted, May
from karczma.kernel.quantities import Effect


class Sign(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something by its id, or a token by its number; with how many there are, and its name for those who listen."""

    sign: str | int
    n: int | str = ""
    says: Text = ""


class Die(msgspec.Struct, frozen=True):
    die: int


class Op(msgspec.Struct, frozen=True):
    op: Literal["→", "/", "×", "+"]


class Words(msgspec.Struct, frozen=True):
    text: Text


class OneOf(msgspec.Struct, frozen=True):
    """Several phrases of which one is chosen."""

    one_of: tuple[tuple[Any, ...], ...]


Piece = Sign | Die | Op | Words | OneOf
Signs = tuple[Piece, ...]
Signer = Callable[[Any], Signs]
T = TypeVar("T", bound=Signer)
SIGNERS: dict[type[Effect], Signer] = {}


def signs(effect: type[Effect]) -> Callable[[T], T]:
    """The function below shows that verb."""

    def register(show: T) -> T:
        SIGNERS[effect] = show
        return show

    return register


def in_signs(effect: Effect) -> Signs:
    show = SIGNERS.get(type(effect))
    if show is None:
        raise Untold(f"no signs are registered for the effect {type(effect).__name__}")
    return show(effect)


def named(component: str) -> Sign:
    """A sign that says the name of what it stands for."""
    return Sign(component, says=say("card-name", card=component))


def amounts(what: Amounts) -> Signs:
    return tuple(Sign(token, n) for token, n in what)


def counted(token: int, count: Count) -> Signs:
    """`2 Gold × Worker`: what is counted is the kind that is picked, or all that lie there."""
    picked = [named(value) for _, value in count.where]
    return (Sign(token, count.times), Op("×"), *(picked or [Sign(count.zone)]))


def slashed(branches: Sequence[Signs]) -> Signs:
    """`a / b`"""
    first, *others = branches
    return (*first, *(piece for branch in others for piece in (Op("/"), *branch)))


# -- the shared verbs ----------------------------------------------------------------------------------------------


@signs(Gain)
def show_gain(effect: Gain) -> Signs:
    return amounts(effect.amounts)


@signs(GainCounted)
def show_gain_counted(effect: GainCounted) -> Signs:
    return tuple(piece for token, count in effect.amounts for piece in counted(token, count))


@signs(All)
@signs(AllGains)
def show_all(effect: All | AllGains) -> Signs:
    return tuple(piece for part in effect.parts for piece in in_signs(part))


@signs(Exchange)
def show_exchange(effect: Exchange) -> Signs:
    return (*amounts(effect.pay), Op("→"), *amounts(effect.gain))


@signs(May)
def show_may(effect: May) -> Signs:
    return in_signs(effect.effect)


@signs(Choose)
def show_choose(effect: Choose) -> Signs:
    return (OneOf(tuple(in_signs(branch) for branch in effect.branches)),)
