"""A table laid as a position file tells it: what is said replaces what is there, field by field."""

from __future__ import annotations

from dataclasses import MISSING
from difflib import get_close_matches
from typing import Any, get_origin

from karczma.kernel.bases import State
from karczma.kernel.state import kind
from karczma.title.positions.errors import BadPosition
from karczma.title.positions.nodes import Node, word
from karczma.title.positions.telling import defaults, inner_of
from karczma.title.positions.values import Values, bare
from karczma.title.positions.words import Manner, Manners


class Laying:
    def __init__(self, values: Values, manners: Manners) -> None:
        self.values, self.manners = values, manners
        self.said: dict[str, int] = {}  # the places of which the file tells, with their lines

    def record(self, record: State, node: Node, within: str) -> None:
        """What the file says of this record; everything else stays."""
        manners = {each.field.name: each for each in self.manners.of(type(record))}
        for name, said in node.entries.items():
            if name not in manners:
                near = get_close_matches(name, manners, 3) or sorted(manners)
                raise BadPosition(said.line, "position-key", said=name[:60], known=", ".join(near))
            self.field(record, manners[name], said, within + name)

    def field(self, record: State, manner: Manner, node: Node, path: str) -> None:
        name = manner.field.name
        now = getattr(record, name)
        match manner.field.shape:
            case "record":
                setattr(record, name, self.one_record(manner, now, node, path))
            case "records":
                self.records(record, manner, node, path)
            case "lists":
                self.rows(record, manner, node, path)
            case _:
                self.said[path] = node.line
                if manner.beside:
                    self.with_columns(record, manner, node)
                else:
                    setattr(record, name, self.listed(manner, now, node))

    def one_record(self, manner: Manner, now: State | None, node: Node, path: str) -> State | None:
        cls = manner.field.record
        assert cls is not None
        if node.held is None and kind(manner.hint)[0] == "maybe":
            return None
        if now is None:
            return self.made(cls, node, path)
        self.record(now, node, f"{path}.")
        return now

    def made(self, cls: type[State], node: Node, path: str) -> State:
        """A record that was not there: what has no default must be said."""
        usual, entries = defaults(cls), dict(node.entries)
        needed = [each for each in self.manners.of(cls) if usual[each.field.name] is MISSING]
        missing = [each.field.name for each in needed if each.field.name not in entries]
        if missing:
            raise BadPosition(node.line, "position-missing", said=path, missing=", ".join(missing))
        for manner in needed:
            name = manner.field.name
            if manner.field.shape in ("list", "value"):
                self.said[f"{path}.{name}"] = entries[name].line
                usual[name] = self.listed(manner, None, entries.pop(name))
            else:
                usual[name] = []
        record = cls(**usual)
        self.record(record, Node(node.line, entries), f"{path}.")
        return record

    def records(self, record: State, manner: Manner, node: Node, path: str) -> None:
        cls, name = manner.field.record, manner.field.name
        assert cls is not None
        if not isinstance(node.held, dict):
            made = [self.made(cls, each, f"{path}.{n}") for n, each in enumerate(node.items)]
            setattr(record, name, made)
            return
        now = getattr(record, name)
        for key, each in node.entries.items():
            n = self.number(key, self.values.players, len(now), each.line)
            self.record(now[n], each, f"{path}.{n}.")

    def rows(self, record: State, manner: Manner, node: Node, path: str) -> None:
        now = getattr(record, manner.field.name)
        if isinstance(node.held, dict):
            said = {self.number(key, manner.places, len(now), each.line): each for key, each in node.entries.items()}
        else:
            said = dict(enumerate(node.items))
            now[:] = [[] for _ in said]
        for n, each in said.items():
            self.said[f"{path}.{n}"] = each.line
            now[n] = self.listed(manner, now[n], each)

    def number(self, key: str, names: tuple[str, ...], many: int, line: int) -> int:
        """A place by its name or its number."""
        n = names.index(key) if key in names else int(key) if key.isdecimal() and len(key) < 6 else many
        if n >= many:
            known = ", ".join(names) or f"0-{many - 1}"
            raise BadPosition(line, "position-place", said=key[:60], known=known)
        return n

    def listed(self, manner: Manner, now: Any, node: Node) -> Any:
        """A list, a tally or a single value, as the field holds it."""
        names = self.values.names
        if manner.zone and manner.zone.tally:
            counts = [0] * len(names.family(manner.zone.of))
            for name, each in node.entries.items():
                counts[names.meant(manner.zone.of, Node(each.line, name))] = each.number
            return counts
        if manner.field.shape == "value" and get_origin(bare(manner.hint)) is not tuple:
            return self.element(manner, node)
        if isinstance(node.held, dict):
            return self.patched(manner, now, node)
        found = [self.element(manner, each) for each in names.apart(manner.family, node.items)]
        return tuple(found) if manner.field.shape == "value" else found

    def patched(self, manner: Manner, now: Any, node: Node) -> Any:
        """A list told by the places that differ."""
        if not isinstance(now, list):
            raise BadPosition(node.line, "position-list")
        changed = now[:]
        for key, each in node.entries.items():
            changed[self.number(key, manner.places, len(now), each.line)] = self.element(manner, each)
        return changed

    def element(self, manner: Manner, node: Node) -> Any:
        if manner.family is not None:
            return self.values.names.meant(manner.family, node)
        if isinstance(node.held, str) and node.held in manner.words:
            return manner.words.index(node.held)
        return self.values.meant(inner_of(manner), node)

    def with_columns(self, record: State, manner: Manner, node: Node) -> None:
        """Each thing by its name, or as `name: {column: value}`."""
        things: list[Any] = []
        columns: dict[str, list[Any]] = {name: [] for name in manner.beside}
        for each in node.items:
            name, said = each, dict[str, Node]()
            if isinstance(each.held, dict):
                if len(each.held) != 1:
                    raise BadPosition(each.line, "position-one")
                [(text, inside)] = each.held.items()
                name, said = Node(inside.line, word(text)), inside.known(*manner.beside)
            things.append(self.element(manner, name))
            for key, column in columns.items():
                beside = manner.beside[key]
                column.append(self.element(beside, said[key]) if key in said else beside.usual)
        for key, held in {manner.field.name: things, **columns}.items():
            setattr(record, key, tuple(held) if isinstance(getattr(record, key), tuple) else held)
