"""What was found, how far we are, and the smallest input that shows it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

Some = TypeVar("Some", bytes, str, list[Any])
TRIALS = 200  # to make an input smaller
SHOWN = 2000  # characters of one


class Found(msgspec.Struct, frozen=True):
    """Something that should not have happened, and how to see it again."""

    part: str
    what: str
    input: str

    def __str__(self) -> str:
        shown = self.input if len(self.input) <= SHOWN else self.input[:SHOWN] + f"… ({len(self.input)} characters)"
        return f"{self.part}: {self.what}\n    {shown}"


class Progress:
    """A line that says how many inputs of how many are done; on a terminal it is always the same line."""

    def __init__(self, total: int) -> None:
        self.total, self.done, self.part, self.told = total, 0, "", 0.0

    def begin(self, part: str) -> None:
        self.part = part
        self.tell()

    def add(self, inputs: int = 1) -> None:
        self.done += inputs
        if time.monotonic() - self.told > 5:
            self.tell()

    def tell(self) -> None:
        self.told = time.monotonic()
        end = "\r" if sys.stderr.isatty() else "\n"
        print(f"{self.part:<12}{self.done:>9,} of {self.total:,}", end=end, file=sys.stderr, flush=True)


def smallest(found: Some, fails: Callable[[Some], object]) -> Some:
    """Leave out as much as possible, larger pieces first, while it still fails."""
    trials, size = TRIALS, len(found) // 2
    while size and trials:
        at = 0
        while at < len(found) and trials:
            trials -= 1
            less = found[:at] + found[at + size :]
            if fails(less):
                found = less
            else:
                at += size
        size //= 2
    return found
