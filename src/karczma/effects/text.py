"""Text that is still to be worded: messages with their values, nested as they are told, in no language.

Tellers make it, the speakers of terminal and browser word it. On the wire a message is `{"say": id, "with": values}`,
texts that are read one after the other are an array, and a text that needs no words is a text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Said(msgspec.Struct, frozen=True, omit_defaults=True, rename={"message": "say", "values": "with"}):
    """A message of the locale files, and the values that stand in it: numbers, ids and texts."""

    message: str
    values: dict[str, Any] = {}


Text = str | Said | tuple[Any, ...]  # several texts are read one after the other


class Drawn(msgspec.Struct, frozen=True):
    """A line that a component's face shows by its name, price, marks, seal or map, and so need not say."""

    text: Text


Line = Text | Drawn  # of what a component says


def say(message_id: str, /, **values: int | Text) -> Text:
    return Said(message_id, values)


def all_lines(lines: Sequence[Line]) -> list[Text]:
    """Everything a component says, for whoever only reads."""
    return [line.text if isinstance(line, Drawn) else line for line in lines]


def lines_on_face(lines: Sequence[Line]) -> list[Text]:
    """What its face says in words, beside what it draws."""
    return [line for line in lines if not isinstance(line, Drawn)]


def capital(text: Text) -> Text:
    return say("capital", text=text)


def sentence(text: Text) -> Text:
    return say("sentence", text=text)


def joined(parts: Sequence[Text], between: str) -> Text:
    """One after the other, with the same text between them."""
    first, *others = parts
    return (first, *(piece for other in others for piece in (between, other))) if others else first


def listing(parts: Sequence[Text], last: str = "list-and") -> Text:
    """`a, b and c`; `last` is the message that joins the last two."""
    *first, end = parts or [say("list-nothing")]
    return say(last, first=joined(first, ", "), second=end) if first else end
