"""Choices, questions and events as values for the wire: a name in kebab case and its parts; wording is the client's.

What a card's effect does is told here, in no language: as a recipe, which the client words in the one it speaks.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from karczma.effects.describe import phrase
from karczma.games import find
from karczma.kernel.choices import Choice, Refusal, Seat, kebab
from karczma.kernel.events import Event, redacted
from karczma.kernel.flow import Decision
from karczma.kernel.game import Game
from karczma.kernel.questions import Effect
from karczma.kernel.state import home
from karczma.locale.speaker import clause_behind, tellers_of
from karczma.locale.values import SHARED_CHOICES
from karczma.server.protocol import Happening, Offer, Question, Refused

SAID = (int, str, bool)


def recipe(message_id: str, /, **args: Any) -> str:
    """A message still to be worded: `⟦amount|n=2|token=0⟧`. Values are numbers, ids, or texts with recipes in them."""
    return f"⟦{'|'.join([message_id, *(f'{name}={value}' for name, value in args.items())])}⟧"


tellers = cache(tellers_of)


def parts_of(value: Any) -> dict[str, Any]:
    """What a frame, choice or event says, as far as it is numbers and texts (or tuples of them)."""
    said = {field.name: getattr(value, field.name) for field in fields(value)}
    return {name: part for name, part in said.items() if is_said(part)}


def is_said(part: Any) -> bool:
    return all(is_said(each) for each in part) if isinstance(part, tuple) else isinstance(part, SAID)


def here(g: Game, asked: Decision, choice: Choice) -> dict[str, Any] | None:
    """What the choice costs or brings at this table, for the message `choice-...-here`; none if there is no such."""
    facts = tellers(home(type(g))).choices.get(type(choice)) or SHARED_CHOICES.get(type(choice))
    told: dict[str, Any] | None = facts(choice, g, asked, recipe) if facts else None
    return told


def offer(g: Game, asked: Decision, choice: Choice) -> Offer:
    name, facts = kebab(type(choice).__name__), dict(choice.facts(g, asked))
    return Offer(str(choice), name, parts_of(choice), facts, here(g, asked, choice), ahead(g, asked, choice))


def ahead(g: Game, asked: Decision, choice: Choice) -> Question | None:
    """What would be asked next, if the title wants that told beforehand. Nothing is done yet."""
    follows = getattr(tellers(home(type(g))), "ahead", {}).get(type(choice))
    coming = follows(choice, g, asked) if follows else None
    return put(g, coming) if coming else None


def refused(g: Game, asked: Decision, choice: Choice, why: Refusal) -> Refused:
    name = kebab(type(choice).__name__)
    shown = dict(choice.facts(g, asked))
    told = here(g, asked, choice)
    return Refused(str(choice), name, parts_of(choice), why.clause, dict(why.facts), shown, told)


def question(g: Game, seat: Seat) -> Question | None:
    """What that seat is asked, with all options and all refusals; nothing if it is not its turn. `g` is its view."""
    if seat not in g.deciding():
        return None
    return put(g, g.decision(seat))


def put(g: Game, asked: Decision) -> Question:
    """A question with everything that is on show: what may be answered, and what may not, and why."""
    judged = [(choice, choice.refusal(g, asked)) for choice in asked.candidates(g)]
    return Question(
        seat=asked.seat,
        name=kebab(type(asked).__name__),
        clause=asked.clause,
        parts=asked_aloud(g, asked),
        options=[offer(g, asked, choice) for choice in asked.options(g)],
        refusals=[refused(g, asked, choice, why) for choice, why in judged if why is not None],
    )


def asked_aloud(g: Game, asked: Decision) -> dict[str, Any]:
    """The parts of a question: what it holds, its effect as a recipe, and what its words need to know of the table."""
    held = {field.name: getattr(asked, field.name) for field in fields(asked)}  # type: ignore[arg-type]
    effects = {name: phrase(part, recipe) for name, part in held.items() if isinstance(part, Effect)}
    tell = tellers(home(type(g))).decisions.get(type(asked))
    return parts_of(asked) | effects | (tell(asked, g) if tell else {})


def happening(title: str, event: Event, seat: Seat) -> Happening:
    """The event as that seat may know it."""
    seen, told = redacted(event, seat), tellers(title)
    parts = parts_of(seen) | (told.events[type(seen)](seen) if type(seen) in told.events else {})
    said = {name: part for name, part in parts.items() if name not in ("seen_by", "clause")}
    return Happening(kebab(type(seen).__name__), said, clause_behind(told, seen))


@cache
def faces(title: str) -> dict[str, Any]:
    """The cards as their files tell them; with the lines of each as recipes, if the title gives them."""
    told: dict[str, Any] = find(title).module("catalogue").faces()
    lines = getattr(tellers(title), "lines", None)
    if lines is None:
        return told
    return {
        family: {card: {**entry, "lines": lines(card, recipe)} for card, entry in cards.items()}
        for family, cards in told.items()
    }
