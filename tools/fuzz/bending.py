"""Bending: inputs that are almost right, at the level of values, of lines and of bytes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any, TypeVar

Json = Any
T = TypeVar("T")

DEEP = "[" * 1500
NUMBERS = [-1, 0, 1, 2, 15, 16, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**400, 1.5, -0.0, 1e308]
TEXTS = [
    "",
    " ",
    "0",
    "²",
    "٣",
    "१२",
    "1_0",
    "-1",
    "9" * 50,
    "9" * 5000,
    "\0",
    "a\0b",
    "\n",
    "\u2028",
    "\ud800",
    "\udfff\ud800",
    "İ" * 40,
    "ß" * 40,
    "e\u0301" * 20,
    "\U0001f409" * 40,
    "\u202e",
    "x" * 4000,
    "%00",
    "../..",
    "' OR 1=1 --",
    "<script>",
    "{{7*7}}",
    "__class__",
    "NaN",
    "True",
    "null",
]
BYTES = [b"\0", b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x80\xa8", b"\\ud800", b"[" * 1500]
BYTES += [b'{"a":' * 700, b"9" * 400, b"1e999", b"-", b'"', b"}", b",", b"\xc2\xb2", b"\r\n", b"\\u0000"]


def odd(rng: Random) -> Json:
    """A value that nobody expects."""
    plain: list[Json] = [rng.choice(NUMBERS), rng.choice(TEXTS), rng.choice([None, True, False])]
    return rng.choice([*plain, [], {}, [rng.choice(NUMBERS)] * rng.choice([1, 3, 300]), {rng.choice(TEXTS): 1}])


def bent(value: Json, rng: Random) -> Json:
    """A copy in which one place, or a few, are not as they were."""
    bent = {"": deepcopy(value)}
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        holder, key = rng.choice(places(bent))
        bend(holder, key, rng)
        if "" not in bent:
            return None
    return bent[""]


def places(value: Json) -> list[tuple[Json, Any]]:
    """Every list or mapping in a value, however deep, with every key of it."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def bend(holder: Json, key: Any, rng: Random) -> None:
    held = holder[key]
    match rng.randrange(7):
        case 0:
            del holder[key]
        case 1:
            holder[key] = [held]
        case 2 if isinstance(holder, dict):
            holder[str(rng.choice(TEXTS))] = held
        case 3 if isinstance(held, str):
            holder[key] = bent_text(held, rng)
        case 4 if isinstance(held, int):
            holder[key] = held + rng.choice([-2, -1, 1, 2, 100])
        case 5:
            holder[key] = str(held) if not isinstance(held, str) else {"text": held}
        case _:
            holder[key] = odd(rng)


def bent_text(text: str, rng: Random) -> str:
    """A word, a line or a few characters are missing, doubled, swapped or odd."""
    seam = rng.choice(["\n", " ", "=", ""])
    parts = text.split(seam) if seam else list(text)
    if not parts:
        return str(rng.choice(TEXTS))
    at = rng.randrange(len(parts))
    match rng.randrange(5):
        case 0:
            del parts[at]
        case 1:
            parts.insert(at, parts[at])
        case 2:
            parts[at] = rng.choice(parts)
        case 3:
            parts[at] = str(rng.choice(TEXTS))
        case _:
            parts[at] = parts[at][: rng.randrange(len(parts[at]) + 1)] + str(rng.choice(TEXTS))
    return seam.join(parts)


def scrambled(data: bytes, rng: Random) -> bytes:
    """Bytes that are cut off, changed, doubled or put in."""
    at = rng.randrange(len(data) + 1)
    to = min(len(data), at + rng.randrange(1, 9))
    return rng.choice(
        [
            data[:at],
            data[:at] + data[to:],
            data[:at] + rng.choice(BYTES) + data[at:],
            data[:at] + rng.choice(BYTES) + data[to:],
            data[:at] + data[at:to] * rng.choice([2, 50]) + data[to:],
            data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :],
        ]
    )


def encoded(value: Json, rng: Random) -> bytes:
    """As JSON, with signs as they are or escaped; lone surrogates are not spared."""
    return json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def hostile(message: Json, rng: Random) -> bytes:
    """A message as somebody would send it who wants to see what happens."""
    match rng.randrange(8):
        case 0:
            return scrambled(encoded(message, rng), rng)
        case 1:
            return scrambled(encoded(bent(message, rng), rng), rng)
        case 2:
            return encoded(message, rng)
        case _:
            return encoded(bent(message, rng), rng)


def pick(rng: Random, values: Sequence[T]) -> T:
    return values[rng.randrange(len(values))]
