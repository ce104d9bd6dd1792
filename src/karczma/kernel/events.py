"""Events: what happened, as typed values without prose. Log, animation and translation key on the type.

Components are named by catalogue id. A field annotated `Secret` is empty for seats outside the event's `seen_by` mask.
The docstring of an event begins with the clause behind it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, TypeVar, dataclass_transform, get_type_hints

from karczma.kernel.choices import Seat
from karczma.kernel.state import Plain, value

T = TypeVar("T")
E = TypeVar("E", bound="Event")

Secret = Annotated[str, "secret"]
CLAUSE = re.compile(r"[A-Z]+-[A-Z]+-\d+")


class Event(Plain):
    __slots__ = ()


@dataclass_transform(frozen_default=True)
def event(cls: type[T]) -> type[T]:
    return value(cls)


@cache
def secrets_of(cls: type[Event]) -> tuple[str, ...]:
    return tuple(name for name, hint in get_type_hints(cls, include_extras=True).items() if hint is Secret)


def clause_of(cls: type[Event]) -> str:
    """The rule that speaks of such an event; "" if it depends on more than its type."""
    found = CLAUSE.match(cls.__doc__ or "")
    return found[0] if found else ""


def redacted(event: E, seat: Seat) -> E:
    """The event as that seat receives it (-1: a spectator)."""
    hidden = secrets_of(type(event))  # type: ignore[arg-type]
    seen_by: Any = getattr(event, "seen_by", 0)
    if not hidden or (seat >= 0 and seen_by >> seat & 1):
        return event
    return replace(event, **dict.fromkeys(hidden, ""))  # type: ignore[type-var]
