"""One line on standard error that says how far the run is and how long it will take."""

from __future__ import annotations

import sys
import time
from typing import TextIO


class Progress:
    """On a terminal the line is rewritten; in a log every tenth part of the way is a line of its own."""

    def __init__(self, total: int, stream: TextIO = sys.stderr) -> None:
        self.total = total
        self.stream = stream
        self.done = self.caught = 0
        self.started = time.monotonic()

    def note(self, caught: bool | None) -> None:
        """One more is finished; None means that it was not tried."""
        if caught is None:
            return
        self.done += 1
        self.caught += caught
        if self.stream.isatty():
            end = "\n" if self.done == self.total else ""
            self.stream.write(f"\r\x1b[K{self.line()}{end}")
        elif self.done % max(1, self.total // 10) == 0:
            self.stream.write(f"{self.line()}\n")
        self.stream.flush()

    def line(self) -> str:
        spent = time.monotonic() - self.started
        left = spent / self.done * (self.total - self.done)
        return f"{self.done}/{self.total} mutants tried, {self.caught} caught, about {_minutes(left)} left"


def _minutes(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"
