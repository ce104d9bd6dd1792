"""As much of the server's messages as visitors need: the rest is not even decoded, unknown kinds are ignored."""

from __future__ import annotations

from typing import Any

import msgspec


class Offer(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    options: list[Offer]


class Step(msgspec.Struct, frozen=True):
    """An entry of the journal, by what must be the same for everybody."""

    seq: int
    kind: str
    seat: int
    at: float


class Sitter(msgspec.Struct):
    sitter: str
    stand_in: str = ""


class Around(msgspec.Struct):
    """The table of a position."""

    seats: list[Sitter]


class Heard(msgspec.Struct):
    """Any message."""

    type: str
    seq: int = 0
    key: str = ""
    code: str = ""
    message: str = ""
    question: Question | None = None
    steps: list[Step] = []
    over: bool = False
    table: Around | None = None
    clocks: list[float | None] = []


HEARD = msgspec.json.Decoder(Heard)
NOTHING = Heard("none")


def said(**message: Any) -> str:
    """A message to the server."""
    return msgspec.json.encode(message).decode()


def choice(seq: int, key: str, seat: int, text: str) -> str:
    return said(type="choose", seq=seq, key=key, seat=seat, text=text)
