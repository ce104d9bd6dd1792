"""Choices, questions and events as values for the wire: a name in kebab case and its parts; wording is the client's.

What a card's effect does is told in no language: as messages with their values, which the client words in its own.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from karczma.effects.describe import phrase
from karczma.effects.text import lines_on_face
from karczma.games import find
from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, Refusal, Seat, kebab
from karczma.kernel.events import Event, redacted
from karczma.kernel.flow import Decision
from karczma.kernel.game import Game
from karczma.kernel.quantities import Effect
from karczma.locale.speaker import clause_behind
from karczma.locale.values import SHARED_CHOICES
from karczma.server.protocol import Happening, Offer, Question, Refused
from karczma.title.contract import Wording

PLAIN = (int, str, bool)


def wording(g: Game) -> Wording:
    return find(home(type(g))).wording


def parts_of(value: Any) -> dict[str, Any]:
    """What a frame, choice or event says, as far as it is numbers and texts (or tuples of them)."""
    parts = {name: getattr(value, name) for name in names_of(type(value))}  # type: ignore[arg-type]
    return {name: part for name, part in parts.items() if is_plain(part)}


@cache
def names_of(cls: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


def is_plain(part: Any) -> bool:
    return all(is_plain(each) for each in part) if isinstance(part, tuple) else isinstance(part, PLAIN)


def facts_here(g: Game, decision: Decision, choice: Choice) -> dict[str, Any] | None:
    """What the choice costs or brings at this table, for the message `choice-...-here`; none if there is no such."""
    facts = wording(g).choices.get(type(choice)) or SHARED_CHOICES.get(type(choice))
    found: dict[str, Any] | None = facts(choice, g, decision) if facts else None
    return found


def offer(g: Game, decision: Decision, choice: Choice) -> Offer:
    name, facts = kebab(type(choice).__name__), dict(choice.facts(g, decision))
    more, following = facts_here(g, decision, choice), question_ahead(g, decision, choice)
    return Offer(str(choice), name, parts_of(choice), facts, more, following)


def question_ahead(g: Game, decision: Decision, choice: Choice) -> Question | None:
    """What would be asked next, if the title wants that told beforehand. Nothing is done yet."""
    follows = wording(g).ahead.get(type(choice))
    coming = follows(choice, g, decision) if follows else None
    return question_of(g, coming) if coming else None


def refused(g: Game, decision: Decision, choice: Choice, why: Refusal) -> Refused:
    name = kebab(type(choice).__name__)
    facts = dict(choice.facts(g, decision))
    more = facts_here(g, decision, choice)
    return Refused(str(choice), name, parts_of(choice), why.clause, dict(why.facts), facts, more)


def question(g: Game, seat: Seat) -> Question | None:
    """What that seat is asked, with all options and all refusals; nothing if it is not its turn. `g` is its view."""
    if seat not in g.deciding():
        return None
    return question_of(g, g.decision(seat))


def question_of(g: Game, decision: Decision) -> Question:
    """A question with everything that is on show: what may be answered, and what may not, and why."""
    judged = [(choice, choice.refusal(g, decision)) for choice in decision.candidates(g)]
    return Question(
        seat=decision.seat,
        name=kebab(type(decision).__name__),
        clause=decision.clause,
        parts=question_parts(g, decision),
        options=[offer(g, decision, choice) for choice in decision.options(g)],
        refusals=[refused(g, decision, choice, why) for choice, why in judged if why is not None],
    )


def question_parts(g: Game, decision: Decision) -> dict[str, Any]:
    """The parts of a question: what it holds, its effect still to be worded, and what its words need to know."""
    held = {name: getattr(decision, name) for name in names_of(type(decision))}  # type: ignore[arg-type]
    effects = {name: phrase(part) for name, part in held.items() if isinstance(part, Effect)}
    tell = wording(g).decisions.get(type(decision))
    return parts_of(decision) | effects | (tell(decision, g) if tell else {})


def happening(title: str, event: Event, seat: Seat) -> Happening:
    """The event as that seat may know it."""
    seen, words = redacted(event, seat), find(title).wording
    parts = parts_of(seen) | (words.events[type(seen)](seen) if type(seen) in words.events else {})
    public = {name: part for name, part in parts.items() if name not in ("seen_by", "clause")}
    return Happening(kebab(type(seen).__name__), public, clause_behind(words, seen))


def verdict(g: Game) -> Happening | None:
    """How it ended, where the title can tell more than who won."""
    title = home(type(g))
    judge = find(title).wording.verdict
    ended = judge(g) if judge else None
    return happening(title, ended, -1) if ended else None


@cache
def faces(title: str) -> dict[str, Any]:
    """The cards as their files tell them, each with the lines that its face says and the phrases that it shows."""
    files, words = find(title).rules.files, find(title).wording
    entries = files.faces() if files else {}
    if words.places:
        entries |= {"places": {place: {} for place in words.places}}
    return {
        family: {card: {**entry, **in_words_and_signs(words, card)} for card, entry in cards.items()}
        for family, cards in entries.items()
    }


def in_words_and_signs(words: Wording, card: str) -> dict[str, Any]:
    lines = {"lines": lines_on_face(words.card(card, None))} if words.card else {}
    return lines | ({"signs": words.signs(card)} if words.signs else {})
