"""Choices: small values that can be refused and performed, and refusals: a clause and the facts, never prose."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, dataclass_transform, get_args, get_origin, get_type_hints

from karczma.kernel.bases import Plain, home, register
from karczma.kernel.state import T, value

Seat = Annotated[int, "seat"]  # a number like others, but known as a seat where fields are read


class Refusal(NamedTuple):
    clause: str
    facts: Mapping[str, int | str]


def no(clause: str, **facts: int | str) -> Refusal:
    return tuple.__new__(Refusal, (clause, facts))  # Refusal(...) is a call of plain Python even in the compiled build


class Illegal(Exception):
    """Somebody tried what the rules refuse; carries the refusal, and what was tried by which seat in which title."""

    def __init__(self, refusal: Refusal, choice: object = None, seat: int = -1, title: str = "") -> None:
        super().__init__(refusal, choice, seat, title)
        self.refusal, self.choice, self.seat, self.title = refusal, choice, seat, title

    def __str__(self) -> str:
        why = WORDED_BY[-1](self) if WORDED_BY else f"{dict(self.refusal.facts) or ''}"
        return f"seat {self.seat} may not {str(self.choice)!r}: {why} [{self.refusal.clause}]"


WORDED_BY: list[Callable[[Illegal], str]] = []  # the last one says why in words, when somebody reads the error


class UnknownChoice(ValueError):
    """A text that is no choice of that title."""


@dataclass_transform(frozen_default=True)
def choice(cls: type[T]) -> type[T]:
    return value(cls)


class Choice(Plain):
    """A move: the answer to a question, and judged against it. `refusal` is the only source of legality.

    `decision` is the one being answered (its seat, its price, what is left to move), so that a choice holds only
    what the player says. Components are named by their catalogue id. `str` is its text form; `parse` reads it back.
    """

    __slots__ = ()
    names: ClassVar[dict[tuple[str, str], type[Choice]]] = {}

    def __init_subclass__(cls) -> None:
        register(cls)
        cls.names[home(cls), kebab(cls.__name__)] = cls

    def refusal(self, g: Any, decision: Any) -> Refusal | None:
        return None

    def perform(self, g: Any, decision: Any) -> None:
        """Do it. Called only when there is no refusal."""

    def facts(self, g: Any, decision: Any) -> Mapping[str, int | str]:
        """The numbers behind this choice that a table shows: what it costs now, and why."""
        return {}

    def __str__(self) -> str:
        parts = [f"{f.name}={text_of(getattr(self, f.name))}" for f in fields(self)]
        return " ".join([kebab(type(self).__name__), *parts])


def parse(title: str, text: str) -> Choice:
    """The choice a text stands for: of the title, or of the shared vocabulary."""
    name, *parts = text.split() or [""]
    cls = next((c for c in (Choice.names.get((where, name)) for where in (title, "effects", "kernel")) if c), None)
    if cls is None:
        raise UnknownChoice(f"{title} has no choice named {name!r}")
    hints = hints_of(cls)  # type: ignore[arg-type]
    given = dict(part.partition("=")[::2] for part in parts)
    if given.keys() != hints.keys() or len(given) != len(parts):
        raise UnknownChoice(f"{text!r}: {name} says {', '.join(hints) or 'nothing more'}")
    return cls(**{key: read(hints[key], word, text) for key, word in given.items()})


@cache
def hints_of(cls: type[Choice]) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {f.name: hints[f.name] for f in fields(cls)}


def text_of(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read(hint: Any, word: str, text: str) -> Any:
    if hint is str:
        return word
    if get_origin(hint) is tuple:
        return tuple(read(get_args(hint)[0], each, text) for each in word.split(",")) if word else ()
    if hint is bool:
        if word not in ("True", "False"):
            raise UnknownChoice(f"{text!r}: {word!r} is neither True nor False")
        return word == "True"
    try:
        return int(word)
    except ValueError:
        raise UnknownChoice(f"{text!r}: {word!r} is not a number") from None


@cache
def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
