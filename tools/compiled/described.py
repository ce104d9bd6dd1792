"""What written-out classes tell of themselves, as those tell that the decorators made: fields, hints, steps.

Part of the compiled build only.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable
from typing import Any

from karczma.kernel.bases import Plain, State, register
from karczma.kernel.bases import from_plain as value_of_plain
from karczma.kernel.bases import to_plain as plain_of_value
from karczma.kernel.state import FREEZE

RECORD: Any = dataclasses.dataclass(eq=False, repr=False)(type("Record", (), {}))
VALUE: Any = dataclasses.dataclass(frozen=FREEZE)(type("Value", (), {}))
__all__ = ["described", "plain_of_value", "value_of_plain"]


def described(
    cls: Any,
    *,
    decorator: str,
    docstring: str | None,
    hints: dict[str, str],
    defaults: dict[str, Any],
    factories: dict[str, Callable[[], Any]],
    steps: tuple[tuple[str, str, int], ...],
) -> None:
    cls.__doc__ = docstring
    cls.__annotations__ = hints
    if decorator:
        cls.__dataclass_fields__ = inherited(cls) | {
            name: field(name, hints[name], defaults, factories, kw_only=decorator == "state") for name in hints
        }
        cls.__dataclass_params__ = (RECORD if decorator == "state" else VALUE).__dataclass_params__
    if decorator == "state":
        cls.hints = {name: hint for name, hint in own_hints(cls).items() if name in cls.__dataclass_fields__}
    if steps:
        told(cls, steps)
    if decorator:
        register(cls)


def taken_apart(it: Any) -> tuple[Any, ...]:
    """For pickle: the class, and what its fields hold; of an event also its clause, which is no part of its value."""
    rule = getattr(it, "rule", None) if isinstance(it, Plain) else None
    return put_together, (type(it), {each.name: getattr(it, each.name) for each in dataclasses.fields(it)}, rule)


def put_together(cls: Any, held: dict[str, Any], rule: str | None) -> Any:
    it = cls(**held)
    if rule is not None:
        object.__setattr__(it, "rule", rule)
    return it


for base in (Plain, State):  # classes that are not compiled inherit it: nothing else reads the fields of those that are
    base.__reduce__ = taken_apart  # type: ignore[method-assign,assignment]


def inherited(cls: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for above in reversed(cls.__mro__[1:]):
        found |= above.__dict__.get("__dataclass_fields__", {})
    return found


def field(
    name: str, hint: str, defaults: dict[str, Any], factories: dict[str, Callable[[], Any]], *, kw_only: bool
) -> Any:
    made: Any = dataclasses.field()
    made.name, made.type, made._field_type = name, hint, dataclasses._FIELD  # type: ignore[attr-defined]
    made.kw_only = kw_only
    if name in defaults:
        made.default = defaults[name]
    if name in factories:
        made.default_factory = factories[name]
    return made


def own_hints(cls: Any) -> dict[str, Any]:
    return typing.get_type_hints(cls, include_extras=True)


def told(cls: Any, steps: tuple[tuple[str, str, int], ...]) -> None:
    """The steps of a procedure, and the clauses that they carry out."""
    from karczma.kernel.flow import CLAUSES

    for name, clause, times in steps:
        CLAUSES[cls.__dict__[name]] = clause, times
    cls.steps = tuple(cls.__dict__[name] for name, _, times in steps for _ in range(times))
