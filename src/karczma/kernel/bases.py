"""What everything on the table is: a record that is copied, or a value that is shared; and how both are saved."""

from __future__ import annotations

from dataclasses import fields
from hashlib import blake2b
from typing import Any, ClassVar, Self

NAMED: dict[str, type[Any]] = {}  # plain name -> class, for reading saved tables


class Unreadable(ValueError):
    """Plain data that is no table of ours."""


class State:
    """Every record on the table."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]
    generated: ClassVar[str]
    hints: ClassVar[dict[str, Any]]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.hints)})"

    def copy(self) -> Self:
        raise NotImplementedError

    def to_plain(self) -> dict[str, Any]:
        raise NotImplementedError

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        raise NotImplementedError

    def rebuild(self) -> None:
        """Recompute the derived fields; called after loading, and by the test that they never drift."""

    def fingerprint(self) -> str:
        """Equal tables have equal fingerprints; bags are kept sorted, so no order that nobody knows enters it."""
        return print_of(self.to_plain())


class Plain:
    """An immutable value that states share and that can say itself in plain data (frames, choices, chance sources)."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]
    saved_as: ClassVar[str]  # the name of a class that has moved, as saved tables know it

    def __init_subclass__(cls) -> None:
        register(cls)


def print_of(plain: Any) -> str:
    return blake2b(repr(plain).encode(), digest_size=8).hexdigest()


def register(cls: type[Any]) -> None:
    """Saved tables name classes by home and name; `slots=True` makes each class twice, and the second one counts."""
    known = NAMED.setdefault(plain_name(cls), cls)
    if (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
        raise TypeError(f"{plain_name(cls)} is the name of two classes, in {known.__module__} and {cls.__module__}")
    NAMED[plain_name(cls)] = cls


def home(cls: type[Any]) -> str:
    """Where a class belongs: its title, or the layer of the package it is part of."""
    parts = cls.__module__.split(".")
    if "games" in parts[:-1]:
        return parts[parts.index("games") + 1]
    return parts[1] if parts[0] == __name__.partition(".")[0] and len(parts) > 1 else parts[0]


def plain_name(cls: type[Any]) -> str:
    """What saved tables call a class; one that has moved keeps the name it was first saved by, as `saved_as`."""
    return cls.__dict__.get("saved_as", f"{home(cls)}.{cls.__name__}")  # type: ignore[no-any-return]


def to_plain(value: Any) -> Any:
    """Plain form of a shared value: numbers and texts as they are, tuples as lists, the rest as {name: fields}."""
    if isinstance(value, tuple):
        return [to_plain(part) for part in value]
    if isinstance(value, State):
        return {plain_name(type(value)): value.to_plain()}
    if isinstance(value, Plain):
        return {plain_name(type(value)): [to_plain(getattr(value, f.name)) for f in fields(value)]}
    return value


def from_plain(plain: Any) -> Any:
    """The shared value again."""
    if isinstance(plain, list):
        return tuple(from_plain(part) for part in plain)
    if isinstance(plain, dict):
        [(name, values)] = plain.items()
        if name not in NAMED:
            raise Unreadable(f"{name!r} is nothing that can lie on a table")
        cls = NAMED[name]
        return cls.from_plain(values) if issubclass(cls, State) else cls(*(from_plain(value) for value in values))
    return plain
