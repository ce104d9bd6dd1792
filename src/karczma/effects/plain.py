"""From plain data to typed values."""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
ONE_AT_A_TIME = Lock()


def typed(plain: Any, kind: type[T], *, from_attributes: bool = False) -> T:
    """As msgspec.convert, for any thread: what that learns of a class when it first meets it, other threads would find
    half-made, and the process would die of it (msgspec 0.22)."""
    with ONE_AT_A_TIME:
        return msgspec.convert(plain, kind, from_attributes=from_attributes)
