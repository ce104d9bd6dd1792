"""The speaker: one title in one language. Choices, events, refusals, prompts and cards become sentences.

Which message words what follows from its name: ask-<decision>, choice-<choice>, event-<event>, a clause id for a
refusal, name-<id> for a component. What the words need to know of a title stands in its module `tellers`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from karczma.effects.describe import Say, capital, listing
from karczma.games import find
from karczma.kernel.choices import Choice, Refusal, Seat, kebab
from karczma.kernel.events import Event, clause_of, rule_of
from karczma.kernel.flow import Decision
from karczma.locale.values import SHARED_CHOICES, Facts, shape_of, values
from karczma.locale.words import Words, dashed

KERNEL = "K-"  # how the kernel's own clauses begin


class Silent:
    """The tellers of a title that has nothing to add to its messages."""

    tokens: tuple[str, ...] = ()
    choices: Mapping[type[Any], Facts] = {}
    decisions: Mapping[type[Any], Callable[[Any, Any], dict[str, Any]]] = {}
    events: Mapping[type[Any], Callable[[Any], dict[str, Any]]] = {}
    ahead: Mapping[type[Any], Callable[[Any, Any, Any], Decision | None]] = {}
    together: Mapping[type[Any], str] = {}
    summed: Mapping[type[Any], tuple[str, ...]] = {}

    @staticmethod
    def renamed(content: Path | None, language: str) -> dict[str, str]:
        return {}

    @staticmethod
    def card(card: str, content: Path | None, say: Say) -> list[str]:
        return [say("card-name", card=card)]


def tellers_of(title: str) -> Any:
    found = find(title)
    return found.module("tellers") if find_spec(f"{found.package}.tellers") else Silent


def clause_behind(tellers: Any, event: Event) -> str:
    """The rule behind an event: the one it happened under; if that is only the kernel's, what the title says of it."""
    rule, tell = rule_of(event), tellers.events.get(type(event))
    if rule and not rule.startswith(KERNEL):
        return rule
    told: str = tell(event).get("clause", "") if tell else ""
    return told or clause_of(type(event)) or rule


def together(tellers: Any) -> Mapping[type[Any], str]:
    """Events of a title that are told in one sentence when they follow one another: the part that differs."""
    found: Mapping[type[Any], str] = getattr(tellers, "together", {})
    return found


def alike(tellers: Any, one: Event, two: Event) -> bool:
    """Whether two events are told together: they differ in nothing but the part that is listed or added up."""
    if type(one) is not type(two) or shape_of(one):
        return False
    parts = getattr(tellers, "summed", {}).get(type(one), ())
    listed = together(tellers).get(type(one))
    open_parts = (*parts, listed) if listed else parts
    same = (f.name for f in fields(one) if f.name not in open_parts)  # type: ignore[arg-type]
    return bool(open_parts) and all(getattr(one, name) == getattr(two, name) for name in same)


def summed_up(tellers: Any, events: Sequence[Event]) -> Event:
    first, *others = events
    parts = getattr(tellers, "summed", {}).get(type(first), ()) if others else ()
    return replace(first, **{part: sum(getattr(each, part) for each in events) for part in parts})  # type: ignore[type-var]


@cache
def words_of(language: str, title: str, content: Path | None) -> Words:
    tellers = tellers_of(title)
    return Words(language, title, tellers.tokens, tellers.renamed(content, language))


class Speaker:
    """`names` are the players, if there are any to name; a seat with an empty name is the reader's own."""

    def __init__(
        self,
        language: str,
        title_id: str,
        clause_text: Callable[[str], str] | None = None,
        content: str | Path | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """`clause_text` gives a clause's own text: what is said of a refusal that has no message."""
        self.language, self.title_id, self.names = language, title_id, names
        self.content = Path(content).resolve() if content else None
        self.tellers = tellers_of(title_id)
        self.words = words_of(language, title_id, self.content)
        self.clause_text = clause_text
        self.table: Any = None  # the table that is spoken of, where a title calls its places by what lies there

    def say(self, message_id: str, /, **args: Any) -> str:
        return self.words.say(message_id, **args)

    def has(self, message_id: str) -> bool:
        return self.words.has(message_id)

    def name(self, card_id: str, case: str = "") -> str:
        """The name of a card, token, terrain, role, type or set; cases are those of the language's file."""
        return self.words.name(card_id, case)

    def choice(self, choice: Choice, g: Any = None, seat: Seat | None = None) -> str:
        """A move in words; where the table is given and the seat is asked, with what it costs or brings there."""
        message, told = f"choice-{kebab(type(choice).__name__)}", self.told(choice, self.names, g)
        facts = self.tellers.choices.get(type(choice)) or SHARED_CHOICES.get(type(choice))
        if facts and g is not None and seat in g.deciding():
            more = facts(choice, g, g.decision(seat), self.say)
            if more is not None:
                return capital(self.say(f"{message}-here", **told | more))
        return self.say(message, **told)

    def clause_behind(self, event: Event) -> str:
        return clause_behind(self.tellers, event)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened. A secret that was kept from the reader is worded without it."""
        told = self.told(event, names)
        if type(event) in self.tellers.events:
            told |= self.tellers.events[type(event)](event)
        return self.say(f"event-{kebab(type(event).__name__)}{shape_of(event)}", **told)

    def events(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """What happened, where one of `alike` may follow another: all of them in one sentence."""
        event, *others = events
        part = together(self.tellers).get(type(event))
        if not others or part is None:
            return self.event(summed_up(self.tellers, events), names)
        listed = listing([self.said(getattr(each, part)) for each in events], self.say)
        return self.say(f"event-{kebab(type(event).__name__)}-several", **self.told(event, names) | {part: listed})

    def said(self, part: int | str) -> str:
        return self.name(part) if isinstance(part, str) else str(part)

    def refusal(self, refusal: Refusal) -> str:
        """Why not. A clause that refuses for several reasons has a message for each set of facts."""
        for message in ("-".join([refusal.clause, *refusal.facts]), refusal.clause):
            if self.has(message):
                return self.say(message, **self.spelled(refusal.facts, self.table))
        return self.clause_text(refusal.clause) if self.clause_text else self.say(refusal.clause)

    def prompt(self, decision: Decision, g: Any) -> str:
        """The question that a seat is asked."""
        told = values(decision, self.names, self.say)
        if type(decision) in self.tellers.decisions:
            told |= self.tellers.decisions[type(decision)](decision, g)
        return capital(self.say(f"ask-{kebab(type(decision).__name__)}", **self.spelled(told, g)))

    def told(self, thing: Any, names: Sequence[str], g: Any = None) -> dict[str, Any]:
        """What a choice or an event says, as values for its message."""
        return self.spelled(values(thing, names, self.say), g)

    def spelled(self, told: Mapping[str, Any], g: Any) -> dict[str, Any]:
        """Numbers of places become names, if the title has names for them and the table is known."""
        g, spell = g if g is not None else self.table, getattr(self.tellers, "spelled", None)
        return spell(told, g) if spell and g is not None else dict(told)

    def card(self, card_id: str) -> str:
        """Everything a card says, line by line."""
        return "\n".join(self.tellers.card(card_id, self.content, self.say))

    def option(self, option_id: str) -> str:
        """What a switch of the table is called."""
        return self.say(f"option-{dashed(option_id)}")

    def value(self, option_id: str, value: str) -> str:
        """A value of a switch: its own word, the names of components, or yes and no."""
        own = f"value-{dashed(option_id)}-{dashed(value) or 'none'}"
        if self.has(own):
            return self.say(own)
        if value in ("true", "false"):
            return self.say(f"value-{value}")
        return listing([self.name(word) for word in value.split(",")], self.say)
