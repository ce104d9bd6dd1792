"""YAML as a tree in which everything knows its line. Only what positions need: no anchors, no tags, no documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import yaml

from karczma.title.positions.errors import BadPosition

LONGEST = 400_000  # characters; a whole table of the largest title takes some ten thousand
DEEPEST = 40
NUMBER = re.compile(r"-?[0-9]{1,18}")
WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}


class Node(NamedTuple):
    line: int  # of the key, where it has one
    held: Any  # None, a truth, a number, a text, a list of nodes or a dict of nodes by text

    @property
    def entries(self) -> dict[str, Node]:
        if self.held is None:
            return {}
        if not isinstance(self.held, dict):
            raise BadPosition(self.line, "position-mapping")
        return self.held

    @property
    def items(self) -> list[Node]:
        if self.held is None:
            return []
        if not isinstance(self.held, list):
            raise BadPosition(self.line, "position-list")
        return self.held

    @property
    def text(self) -> str:
        if isinstance(self.held, dict | list | None):
            raise BadPosition(self.line, "position-text")
        return str(self.held).lower() if isinstance(self.held, bool) else str(self.held)

    @property
    def number(self) -> int:
        if type(self.held) is not int:
            raise BadPosition(self.line, "position-number", said=self.shown)
        return self.held

    @property
    def flag(self) -> bool:
        if not isinstance(self.held, bool):
            raise BadPosition(self.line, "position-flag", said=self.shown)
        return self.held

    @property
    def shown(self) -> str:
        """For a message: what stands there, if that is a word."""
        return "…" if isinstance(self.held, dict | list) else str(self.held)[:60]

    def known(self, *names: str) -> dict[str, Node]:
        """The entries, if there are no others than these."""
        for name, node in self.entries.items():
            if name not in names:
                raise BadPosition(node.line, "position-key", said=name[:60], known=", ".join(names))
        return self.entries

    def numbers(self) -> Iterator[Node]:
        """Every number in it."""
        if isinstance(self.held, list | dict):
            for node in self.held if isinstance(self.held, list) else self.held.values():
                yield from node.numbers()
        elif type(self.held) is int:
            yield self

    def texts(self) -> Iterator[str]:
        """Every text in it, keys included."""
        if isinstance(self.held, list):
            for node in self.held:
                yield from node.texts()
        elif isinstance(self.held, dict):
            for name, node in self.held.items():
                yield name
                yield from node.texts()
        elif isinstance(self.held, str):
            yield self.held


def tree(plain: Any) -> Node:
    """Plain data as nodes without lines."""
    if isinstance(plain, dict):
        return Node(0, {str(key): tree(each) for key, each in plain.items()})
    return Node(0, [tree(each) for each in plain] if isinstance(plain, list) else plain)


def read(text: str) -> Node:
    """The tree of a file, or BadPosition with the line at which it cannot be read."""
    if len(text) > LONGEST:
        raise BadPosition(1, "position-long", most=LONGEST)
    try:
        events: list[Any] = list(yaml.parse(text, yaml.CSafeLoader))
    except yaml.MarkedYAMLError as error:
        mark: Any = error.problem_mark
        raise BadPosition(mark.line + 1 if mark else 1, "position-yaml") from None
    except (yaml.YAMLError, ValueError):  # characters that no text has
        raise BadPosition(1, "position-characters") from None
    starts: list[Any] = [event for event in events if isinstance(event, yaml.DocumentStartEvent)]
    if len(starts) > 1:
        raise BadPosition(starts[1].start_mark.line + 1, "position-documents")
    inside = iter([each for each in events if isinstance(each, yaml.NodeEvent | yaml.CollectionEndEvent)])
    first = next(inside, None)
    return composed(first, inside, 0) if first else Node(1, None)


def composed(event: Any, events: Iterator[Any], depth: int) -> Node:
    line = event.start_mark.line + 1
    if isinstance(event, yaml.AliasEvent) or event.anchor:
        raise BadPosition(line, "position-anchor")
    if depth > DEEPEST:
        raise BadPosition(line, "position-deep")
    if isinstance(event, yaml.ScalarEvent):
        return Node(line, meaning(event))
    if isinstance(event, yaml.SequenceStartEvent):
        return Node(line, list(sequence(events, depth + 1)))
    return Node(line, mapping(events, depth + 1))


def sequence(events: Iterator[Any], depth: int) -> Iterator[Node]:
    while not isinstance(event := next(events), yaml.SequenceEndEvent):
        yield composed(event, events, depth)


def mapping(events: Iterator[Any], depth: int) -> dict[str, Node]:
    found: dict[str, Node] = {}
    while not isinstance(event := next(events), yaml.MappingEndEvent):
        line = event.start_mark.line + 1
        if not isinstance(event, yaml.ScalarEvent):
            raise BadPosition(line, "position-text")
        if event.value in found:
            raise BadPosition(line, "position-twice", said=event.value[:60])
        found[event.value] = Node(line, composed(next(events), events, depth).held)
    return found


def meaning(event: Any) -> Any:
    """A number, a truth, nothing, or a text; what stands in quotation marks is always a text."""
    text: str = event.value
    if event.style in ("'", '"'):
        return text
    return word(text)


def word(text: str) -> Any:
    return int(text) if NUMBER.fullmatch(text) else WORDS.get(text, text)
