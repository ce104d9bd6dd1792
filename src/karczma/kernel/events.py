"""Events: what happened, as typed values without prose. Log, animation and translation key on the type.

Components are named by catalogue id. A field annotated `Secret` is empty for seats outside the event's `seen_by` mask.
An event carries the clause under which it happened. The docstring of its type may begin with the clause that speaks of
all such events, for those that happened under none.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, TypeVar, dataclass_transform, get_type_hints

from karczma.kernel.bases import Plain
from karczma.kernel.choices import Seat
from karczma.kernel.state import T, value

E = TypeVar("E", bound="Event")

Secret = Annotated[str, "secret"]
CLAUSE = re.compile(r"[A-Z]+-[A-Z]+-\d+")


class Event(Plain):
    __slots__ = ("rule",)  # no part of its value: the same thing may happen under several clauses
    rule: str


@dataclass_transform(frozen_default=True)
def event(cls: type[T]) -> type[T]:
    return value(cls)


@cache
def secrets_of(cls: type[Event]) -> tuple[str, ...]:
    return tuple(name for name, hint in get_type_hints(cls, include_extras=True).items() if hint is Secret)


def clause_of(cls: type[Any]) -> str:
    """The clause with which the docstring of a class begins; "" if there is none."""
    found = CLAUSE.match(cls.__doc__ or "")
    return found[0] if found else ""


def under(event: E, rule: str) -> E:
    """The event, marked with the clause under which it happened."""
    object.__setattr__(event, "rule", rule)
    return event


def rule_of(event: Event) -> str:
    """The clause under which it happened; "" if nobody was listening to the rules then."""
    return getattr(event, "rule", "")


def redacted(event: E, seat: Seat) -> E:
    """The event as that seat receives it (-1: a spectator)."""
    hidden = secrets_of(type(event))  # type: ignore[arg-type]
    seen_by: Any = getattr(event, "seen_by", 0)
    if not hidden or (seat >= 0 and seen_by >> seat & 1):
        return event
    return under(replace(event, **dict.fromkeys(hidden, "")), rule_of(event))
