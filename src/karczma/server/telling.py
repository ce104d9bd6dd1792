"""Choices, questions and events as values for the wire: a name in kebab case and its parts; wording is the client's."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from karczma.kernel.choices import Choice, Refusal, Seat, kebab
from karczma.kernel.events import Event, redacted
from karczma.kernel.flow import Decision
from karczma.kernel.game import Game
from karczma.server.protocol import Happening, Offer, Question, Refused

SAID = (int, str, bool)


def parts_of(value: Any) -> dict[str, Any]:
    """What a frame, choice or event says, as far as it is numbers and texts (or tuples of them)."""
    said = {field.name: getattr(value, field.name) for field in fields(value)}
    return {name: part for name, part in said.items() if is_said(part)}


def is_said(part: Any) -> bool:
    return all(is_said(each) for each in part) if isinstance(part, tuple) else isinstance(part, SAID)


def offer(g: Game, asked: Decision, choice: Choice) -> Offer:
    return Offer(str(choice), kebab(type(choice).__name__), parts_of(choice), dict(choice.facts(g, asked)))


def refused(g: Game, asked: Decision, choice: Choice, why: Refusal) -> Refused:
    name = kebab(type(choice).__name__)
    shown = dict(choice.facts(g, asked))
    return Refused(str(choice), name, parts_of(choice), why.clause, dict(why.facts), shown)


def question(g: Game, seat: Seat) -> Question | None:
    """What that seat is asked, with all options and all refusals; nothing if it is not its turn. `g` is its view."""
    if seat not in g.deciding():
        return None
    asked = g.decision(seat)
    return Question(
        seat=seat,
        name=kebab(type(asked).__name__),
        clause=asked.clause,
        parts=parts_of(asked),
        options=[offer(g, asked, choice) for choice in g.options(seat)],
        refusals=[refused(g, asked, choice, why) for choice, why in g.refusals(seat)],
    )


def happening(event: Event, seat: Seat) -> Happening:
    """The event as that seat may know it."""
    seen = redacted(event, seat)
    parts = parts_of(seen)
    parts.pop("seen_by", None)
    return Happening(kebab(type(seen).__name__), parts)
