"""Values that tables share - frames, effects, numbers - in a position file, as their annotations tell them."""

from __future__ import annotations

import types
from dataclasses import MISSING, fields
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from karczma.kernel.bases import NAMED, Plain, State, plain_name
from karczma.kernel.zones import Card
from karczma.title.positions.errors import BadPosition, CannotTell
from karczma.title.positions.names import CARDS, Names
from karczma.title.positions.nodes import Node

SHARED_HOMES = ("effects", "kernel")
MOST = 99_999  # more than any rule says; and nothing is done so often that a house would wait for it


class Values:
    def __init__(self, title: str, names: Names, players: tuple[str, ...] = ()) -> None:
        """`players` are the names of the seats, where the file gives them some."""
        self.title, self.names, self.players = title, names, players

    # -- writing ---------------------------------------------------------------------------------------------------

    def said(self, hint: Any, value: Any) -> Any:
        if isinstance(value, Plain):
            hints = hints_of(type(value))  # type: ignore[arg-type]
            return {
                self.called(type(value)): {
                    f.name: self.said(hints[f.name], getattr(value, f.name)) for f in fields(value)
                }
            }
        if isinstance(value, tuple):
            parts = parts_of(hint, len(value))
            return [self.said(part, each) for part, each in zip(parts, value, strict=True)]
        if isinstance(value, State):
            raise CannotTell(f"{type(value).__name__} lies where only values do")
        return self.names.said(CARDS, value) if bare(hint) is Card else value

    def called(self, cls: type[Any]) -> str:
        return plain_name(cls).removeprefix(f"{self.title}.")

    # -- reading ---------------------------------------------------------------------------------------------------

    def meant(self, hint: Any, node: Node) -> Any:
        if seat_in(hint):
            return self.seat(node)
        hint = bare(hint)
        if hint is Card:
            return self.names.meant(CARDS, node)
        if hint is int:
            return node.number
        if hint is bool:
            return node.flag
        if hint is str:
            return node.text
        return self.other(hint, node)

    def other(self, hint: Any, node: Node) -> Any:
        """Anything that is more than a word."""
        if get_origin(hint) in (Union, types.UnionType):
            if node.held is None:
                return None
            return self.meant(next(part for part in get_args(hint) if part is not type(None)), node)
        if get_origin(hint) is tuple:
            parts = parts_of(hint, len(node.items))
            if len(parts) != len(node.items):
                raise BadPosition(node.line, "position-length", said=len(node.items), wanted=len(parts))
            return tuple(self.meant(part, each) for part, each in zip(parts, node.items, strict=True))
        if isinstance(hint, type) and issubclass(hint, Plain):
            return self.one(hint, node.entries, node.line)
        if isinstance(node.held, dict):
            return self.one(Plain, node.entries, node.line)
        return tuple(self.meant(Any, each) for each in node.held) if isinstance(node.held, list) else node.held

    def seat(self, node: Node) -> int:
        """A player by name or number; a number below zero is nobody."""
        if isinstance(node.held, str) and node.held in self.players:
            return self.players.index(node.held)
        return node.number

    def one(self, kind: type[Any], entries: dict[str, Node], line: int) -> Any:
        """`Turn: {seat: 0}`: the value of that class."""
        if len(entries) != 1:
            raise BadPosition(line, "position-one")
        [(name, node)] = entries.items()
        cls = self.class_called(name)
        if cls is None or not issubclass(cls, kind) or not hasattr(cls, "__dataclass_fields__"):
            raise BadPosition(node.line, "position-frame", said=name[:60])
        for large in (each for each in node.numbers() if abs(each.held) > MOST):
            raise BadPosition(large.line, "position-large", most=MOST)
        hints = hints_of(cls)  # type: ignore[arg-type]
        given = node.known(*(f.name for f in fields(cls)))
        for f in fields(cls):
            if f.name not in given and f.default is MISSING and f.default_factory is MISSING:
                raise BadPosition(node.line, "position-missing", said=name[:60], missing=f.name)
        return cls(**{key: self.meant(hints[key], each) for key, each in given.items()})

    def class_called(self, name: str) -> type[Any] | None:
        home = name.partition(".")[0]
        cls = NAMED.get(name) if home in SHARED_HOMES else NAMED.get(f"{self.title}.{name}")
        return cls if cls is not None and issubclass(cls, Plain) else None


def seat_in(hint: Any) -> bool:
    return get_origin(hint) is Annotated and "seat" in get_args(hint)[1:]


def bare(hint: Any) -> Any:
    """Without what is said besides the type."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def parts_of(hint: Any, length: int) -> tuple[Any, ...]:
    """What a tuple of that many holds, part by part."""
    parts = get_args(bare(hint))
    if not parts:
        return (Any,) * length
    return (parts[0],) * length if parts[-1] is Ellipsis else parts


@cache
def hints_of(cls: type[Any]) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)
