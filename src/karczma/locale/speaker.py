"""The speaker: one title in one language. Choices, events, refusals, prompts and cards become sentences.

Which message words what follows from its name: ask-<decision>, choice-<choice>, event-<event>, a clause id for a
refusal, name-<id> for a component. What the words need to know of a title is its `Wording` (karczma.title.contract).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from karczma.effects.text import Text, all_lines, listing, say
from karczma.games import find
from karczma.kernel.choices import Choice, Refusal, Seat, kebab
from karczma.kernel.events import Event, clause_of, rule_of
from karczma.kernel.flow import Decision
from karczma.locale.values import SHARED_CHOICES, shape_of, values
from karczma.locale.words import Words, capital, dashed
from karczma.title.contract import Wording

KERNEL = "K-"  # how the kernel's own clauses begin


def clause_behind(wording: Wording, event: Event) -> str:
    """The rule behind an event: the one it happened under; if that is only the kernel's, what the title says of it."""
    rule, tell = rule_of(event), wording.events.get(type(event))
    if rule and not rule.startswith(KERNEL):
        return rule
    own: str = tell(event).get("clause", "") if tell else ""
    return own or clause_of(type(event)) or rule


def alike(wording: Wording, one: Event, two: Event) -> bool:
    """Whether two events are told together: they differ in nothing but the part that is listed or added up."""
    if type(one) is not type(two) or shape_of(one):
        return False
    parts = wording.summed.get(type(one), ())
    listed = wording.together.get(type(one))
    open_parts = (*parts, listed) if listed else parts
    same = (f.name for f in fields(one) if f.name not in open_parts)
    return bool(open_parts) and all(getattr(one, name) == getattr(two, name) for name in same)


def summed_up(wording: Wording, events: Sequence[Event]) -> Event:
    first, *others = events
    parts = wording.summed.get(type(first), ()) if others else ()
    return replace(first, **{part: sum(getattr(each, part) for each in events) for part in parts})


@cache
def words_of(language: str, title: str, content: Path | None) -> Words:
    found = find(title)
    renamed = found.rules.files.renamed(content, language) if found.rules.files else {}
    return Words(language, title, found.wording.tokens, renamed)


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
        self.wording = find(title_id).wording
        self.words = words_of(language, title_id, self.content)
        self.clause_text = clause_text
        self.table: Any = None  # the table that is spoken of, where a title calls its places by what lies there

    def say(self, message_id: str, /, **args: Any) -> str:
        return self.words.say(message_id, **args)

    def render(self, text: Text) -> str:
        """What a teller has told, in this language."""
        return self.words.render(text)

    def has(self, message_id: str) -> bool:
        return self.words.has(message_id)

    def name(self, card_id: str, case: str = "") -> str:
        """The name of a card, token, terrain, role, type or set; cases are those of the language's file."""
        return self.words.name(card_id, case)

    def choice(self, choice: Choice, g: Any = None, seat: Seat | None = None) -> str:
        """A move in words; where the table is given and the seat is asked, with what it costs or brings there."""
        message, facts = f"choice-{kebab(type(choice).__name__)}", self.facts_of(choice, self.names, g)
        more_of = self.wording.choices.get(type(choice)) or SHARED_CHOICES.get(type(choice))
        if more_of and g is not None and seat in g.deciding():
            more = more_of(choice, g, g.decision(seat))
            if more is not None:
                return capital(self.say(f"{message}-here", **facts | more))
        return self.say(message, **facts)

    def clause_behind(self, event: Event) -> str:
        return clause_behind(self.wording, event)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened. A secret that was kept from the reader is worded without it."""
        facts = self.facts_of(event, names)
        if type(event) in self.wording.events:
            facts |= self.wording.events[type(event)](event)
        return self.say(f"event-{kebab(type(event).__name__)}{shape_of(event)}", **facts)

    def events(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """What happened, where one of `alike` may follow another: all of them in one sentence."""
        event, *others = events
        part = self.wording.together.get(type(event))
        if not others or part is None:
            return self.event(summed_up(self.wording, events), names)
        listed = listing([self.name_or_number(getattr(each, part)) for each in events])
        return self.say(f"event-{kebab(type(event).__name__)}-several", **self.facts_of(event, names) | {part: listed})

    def name_or_number(self, part: int | str) -> str:
        return self.name(part) if isinstance(part, str) else str(part)

    def refusal(self, refusal: Refusal) -> str:
        """Why not. A clause that refuses for several reasons has a message for each set of facts."""
        for message in ("-".join([refusal.clause, *refusal.facts]), refusal.clause):
            if self.has(message):
                return self.say(message, **self.spelled(refusal.facts, self.table))
        return self.clause_text(refusal.clause) if self.clause_text else self.say(refusal.clause)

    def prompt(self, decision: Decision, g: Any) -> str:
        """The question that a seat is asked."""
        facts = values(decision, self.names)
        if type(decision) in self.wording.decisions:
            facts |= self.wording.decisions[type(decision)](decision, g)
        return capital(self.say(f"ask-{kebab(type(decision).__name__)}", **self.spelled(facts, g)))

    def facts_of(self, thing: Any, names: Sequence[str], g: Any = None) -> dict[str, Any]:
        """What a choice or an event says, as values for its message."""
        return self.spelled(values(thing, names), g)

    def spelled(self, facts: Mapping[str, Any], g: Any) -> dict[str, Any]:
        """Numbers of places become names, if the title has names for them and the table is known."""
        g, spell = g if g is not None else self.table, self.wording.spelled
        return spell(facts, g) if spell and g is not None else dict(facts)

    def card(self, card_id: str) -> str:
        """Everything a card says, line by line; where a table agrees on other values than the printed ones, these."""
        lines_of, here = self.wording.card, self.wording.card_here
        if here and self.table is not None:
            lines = here(card_id, self.table, self.content)
        else:
            lines = lines_of(card_id, self.content) if lines_of else [say("card-name", card=card_id)]
        return "\n".join(self.render(line) for line in all_lines(lines))

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
        return self.render(listing([self.name(word) for word in value.split(",")]))
