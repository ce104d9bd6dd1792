"""What is offered, what is refused, and how a choice is written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from karczma.conformance.positions import Broken
from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, Illegal, Refusal, Seat, UnknownChoice, parse
from karczma.kernel.flow import NOT_DECIDING
from karczma.kernel.game import Game


def options_agree(g: Game, seat: Seat) -> None:
    """Options are exactly the candidates without a refusal, each once, and several where the question says so; every
    refusal is a clause and plain facts."""
    question = g.decision(seat)
    candidates = list(question.candidates(g))
    legal = [c for c in candidates if c.refusal(g, question) is None]
    for offered in (g.options(seat), question.options(g)):
        if list(offered) != legal:
            raise Broken(f"{question} offers {list(map(str, offered))}, but legal are {list(map(str, legal))}")
    if question.several(g) and len(legal) < 2:
        raise Broken(f"{question} says that there are several answers, but legal are {list(map(str, legal))}")
    if len(set(candidates)) != len(candidates):
        raise Broken(f"{question} shows a choice twice: {list(map(str, candidates))}")
    refused = g.refusals(seat)
    if len(legal) + len(refused) != len(candidates):
        raise Broken(f"{question} shows {len(candidates)} choices: {len(legal)} legal, {len(refused)} refused")
    for choice, why in refused:
        if "-" not in why.clause or not all(isinstance(fact, int | str) for fact in why.facts.values()):
            raise Broken(f"{choice} is refused with {why}, which is not a clause with plain facts")


def texts_read_back(g: Game, seat: Seat) -> None:
    """The text of every choice on show stands for that choice."""
    for choice in g.decision(seat).candidates(g):
        try:
            again = parse(home(type(g)), str(choice))
        except UnknownChoice as error:
            raise Broken(f"{str(choice)!r} cannot be read: {error}") from None
        if again != choice:
            raise Broken(f"{str(choice)!r} is read as {again}")


def illegal_is_refused(g: Game, seat: Seat, strangers: Iterable[Choice] = ()) -> None:
    """What is refused, what is not on show and who is not asked: turned away with a clause, and nothing has changed.

    `strangers` are choices from other questions of the same title.
    """
    before = standing(g)
    for choice, who, expected in wrong_answers(g, seat, strangers):
        try:
            g.apply(choice, who)
        except Illegal as error:
            if error.refusal != expected:
                raise Broken(f"{choice} by seat {who} is refused with {error.refusal}, not {expected}") from None
        else:
            raise Broken(f"{choice} by seat {who} went through, in spite of {expected}")
        if standing(g) != before:
            raise Broken(f"{choice} by seat {who} was refused, but the table has changed")


def wrong_answers(g: Game, seat: Seat, strangers: Iterable[Choice]) -> list[tuple[Choice, Seat, Refusal]]:
    on_show = list(g.decision(seat).candidates(g))
    not_deciding = [who for who in (-1, *range(g.seats + 1)) if who not in g.deciding()]
    return [
        *((choice, seat, why) for choice, why in g.refusals(seat)),
        *((choice, seat, NOT_DECIDING) for choice in strangers if choice not in on_show),
        *((g.options(seat)[0], who, NOT_DECIDING) for who in not_deciding),
    ]


def standing(g: Game) -> tuple[Any, ...]:
    return g.fingerprint(), len(g.journal or ()), g.deciding(), [list(g.options(seat)) for seat in g.deciding()]
