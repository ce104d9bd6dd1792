"""One walk over a state: what lies in its fields and in those of the records it holds, with whose record it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, get_args

from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.state import kind


class Field(NamedTuple):
    """A field of a record, as its annotation tells it."""

    name: str
    shape: str  # "value", "list", "lists", "record" (perhaps none) or "records"
    marks: tuple[Any, ...]  # what its annotation says besides the type
    record: type[State] | None  # what kind of record it holds


Wanted = Callable[[Field], Any]  # the mark that a walk is looking for, or None
Found = tuple[str, Seat, Field, Any, Any]  # path, whose record it is (-1: nobody's), field, its mark, what it holds


@cache
def fields_of(cls: type[State]) -> tuple[Field, ...]:
    return tuple(read_field(name, hint) for name, hint in cls.hints.items())


def read_field(name: str, hint: Any) -> Field:
    what, inner = kind(hint)
    marks = get_args(hint)[1:] if hasattr(hint, "__metadata__") else ()
    if what in ("record", "maybe"):
        return Field(name, "record", marks, inner)
    if what == "value":
        return Field(name, "value", marks, None)
    of, record = kind(inner)
    shape = {"record": "records", "list": "lists"}.get(of, "list")
    return Field(name, shape, marks, record if of == "record" else None)


@cache
def way(cls: type[State], wanted: Wanted) -> tuple[tuple[str, Field, Any, bool], ...]:
    """The fields that are looked for, each with its mark, and the records in which there are some."""
    found = []
    for field in fields_of(cls):  # type: ignore[arg-type]
        mark = wanted(field)
        if mark is not None or (field.record is not None and way(field.record, wanted)):  # type: ignore[arg-type]
            found.append((field.name, field, mark, field.shape == "records"))
    return tuple(found)


def walk(record: State, wanted: Wanted) -> list[Found]:
    """Every field that is looked for. The third record of a list belongs to seat 2."""
    found: list[Found] = []
    collect(record, wanted, -1, "", found)
    return found


def collect(record: State, wanted: Wanted, owner: Seat, within: str, found: list[Found]) -> None:
    for name, field, mark, several in way(type(record), wanted):  # type: ignore[arg-type]
        held: Any = getattr(record, name)
        if mark is not None:
            found.append((within + name, owner, field, mark, held))
        elif several:
            for seat, each in enumerate(held):
                collect(each, wanted, seat, f"{within}{name}.{seat}.", found)
        elif held is not None:
            collect(held, wanted, owner, f"{within}{name}.", found)
