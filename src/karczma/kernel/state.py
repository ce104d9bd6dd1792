"""State: the table as slotted records whose copy, to_plain and from_plain are generated from the annotations.

Write annotations, nothing else. The generated source of each class is kept in `cls.generated`, so it can be read
and tested.
"""

from __future__ import annotations

import os
import types
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from karczma.kernel.bases import State, from_plain, register, to_plain

DERIVED = "derived"  # recomputable: copied, but no part of the saved or fingerprinted form
SHARED = "shared"  # a dict or set that is replaced, never changed in place, so that copies may share it
OUTSIDE = "outside"  # not on the table at all (a journal): copies start without it

FREEZE = "KARCZMA_FREEZE" in os.environ  # the test suite switches real freezing on; it triples the price of a value

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Frozen for the type checker, plain slots at run time."""
    return dataclass(slots=not extends_compiled(cls), unsafe_hash=True, frozen=FREEZE)(cls)


@dataclass_transform(kw_only_default=True)
def state(cls: type[T]) -> type[T]:
    """Turn annotations into slots, a keyword constructor, copy, to_plain and from_plain."""
    made: Any = dataclass(slots=not extends_compiled(cls), eq=False, repr=False, kw_only=True)(cls)
    hints = get_type_hints(made, include_extras=True)
    made.hints = {f.name: hints[f.name] for f in fields(made)}
    space: dict[str, Any] = {"new": made.__new__, "to_plain": to_plain, "from_plain": from_plain, "cls": made}
    made.generated = source_of(made.hints, space)
    exec(made.generated, space)
    made.copy, made.to_plain = space["copy"], space["to_dict"]
    made.from_plain = classmethod(space["from_dict"])
    register(made)
    return made  # type: ignore[no-any-return]


def extends_compiled(cls: type[Any]) -> bool:
    """Whether it extends classes of the compiled build. Slots would hide their fields, which are no defaults here."""
    if not any("__mypyc_attrs__" in vars(each) for each in cls.__mro__):
        return False
    for name in vars(cls).get("__annotations__", ()):
        if isinstance(getattr(cls, name, None), types.GetSetDescriptorType):
            setattr(cls, name, field())
    return True


def source_of(hints: dict[str, Any], space: dict[str, Any]) -> str:
    """The three methods as source text; `space` collects the names that it uses."""
    copied = [f"    it.{name} = {copy_of(hint, f'self.{name}')}" for name, hint in hints.items()]
    saved = {name: hint for name, hint in hints.items() if not {DERIVED, OUTSIDE} & marks(hint)}
    plain = [f"{name!r}: {plain_of(hint, f'self.{name}')}" for name, hint in saved.items()]
    loaded = [f"{name}={load_of(hint, f'plain[{name!r}]', space)}" for name, hint in saved.items()]
    return "\n".join(
        [
            *("def copy(self):", "    it = new(cls)", *copied, "    return it"),
            *("def to_dict(self):", f"    return {{{', '.join(plain)}}}"),
            *("def from_dict(cls, plain):", f"    it = cls({', '.join(loaded)})", "    it.rebuild()", "    return it"),
        ]
    )


def copy_of(hint: Any, x: str) -> str:
    """The expression that copies x: lists are copied, records copy themselves, everything else is shared."""
    if OUTSIDE in marks(hint):
        return "None"
    match kind(hint):
        case "list", inner:
            each = copy_of(inner, "each")
            return f"{x}[:]" if each == "each" else f"[{each} for each in {x}]"
        case "record", _:
            return f"{x}.copy()"
        case "maybe", _:
            return f"None if {x} is None else {x}.copy()"  # an empty pile is false, but not nothing
        case _:
            return x


def plain_of(hint: Any, x: str) -> str:
    match kind(hint):
        case "list", inner:
            each = plain_of(inner, "each")
            return f"{x}[:]" if each == "each" else f"[{each} for each in {x}]"
        case "record", _:
            return f"{x}.to_plain()"
        case "maybe", _:
            return f"None if {x} is None else {x}.to_plain()"
        case _, inner:
            return x if is_simple(inner) else f"to_plain({x})"


def load_of(hint: Any, x: str, space: dict[str, Any]) -> str:
    match kind(hint):
        case "list", inner:
            each = load_of(inner, "each", space)
            return f"{x}[:]" if each == "each" else f"[{each} for each in {x}]"
        case ("record" | "maybe") as what, inner:
            space[inner.__name__] = inner
            loaded = f"{inner.__name__}.from_plain({x})"
            return loaded if what == "record" else f"None if {x} is None else {loaded}"
        case _, inner:
            return x if is_simple(inner) else f"from_plain({x})"


def is_simple(hint: Any) -> bool:
    """Already plain data: a number or a text, or a name for one (`Card`)."""
    return getattr(hint, "__supertype__", hint) in (int, str, bool)


def marks(hint: Any) -> set[Any]:
    return {mark for mark in get_args(hint)[1:] if isinstance(mark, str)} if get_origin(hint) is Annotated else set()


def kind(hint: Any) -> tuple[str, Any]:
    """What an annotation means to a copier: a list, a record, perhaps a record, or a value to share."""
    marked = marks(hint)
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if hint in (list, dict, set):
        raise TypeError(f"a bare {hint.__name__} does not say what it holds")
    if get_origin(hint) in (dict, set) and SHARED not in marked:
        raise TypeError(f"{hint} would be shared by copies: mark it SHARED if it is replaced and never changed")
    if get_origin(hint) in (dict, set) and not {DERIVED, OUTSIDE} & marked:
        raise TypeError(f"{hint} has no plain form to be saved in: mark it DERIVED too, or keep it as lists")
    if get_origin(hint) is list:
        return "list", get_args(hint)[0]
    if isinstance(hint, type) and issubclass(hint, State):
        return "record", hint
    if get_origin(hint) in (Union, types.UnionType):
        records = [part for part in get_args(hint) if isinstance(part, type) and issubclass(part, State)]
        if records:
            return "maybe", records[0]
    return "value", hint
