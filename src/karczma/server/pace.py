"""Pace: how much somebody may ask for in a while, by what it costs the house."""

from __future__ import annotations

from time import monotonic

BURST = 3.0  # seconds' worth that may be asked for at once


class Pacer:
    """So many a second, with a burst of three seconds' worth; what is dear counts for several."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.credit, self.last = per_second * BURST, monotonic()

    def allows(self, price: float = 1.0) -> bool:
        self.earn()
        if self.credit < min(price, self.per_second * BURST):
            return False
        self.credit -= price
        return True

    def wait(self, price: float = 1.0) -> float:
        """Seconds until that can be asked for."""
        self.earn()
        return max(0.0, (min(price, self.per_second * BURST) - self.credit) / self.per_second)

    def earn(self) -> None:
        now = monotonic()
        self.credit = min(self.per_second * BURST, self.credit + (now - self.last) * self.per_second)
        self.last = now
