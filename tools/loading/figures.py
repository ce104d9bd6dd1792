"""What was measured, against what is allowed."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

WIDTH = 58


class Limit(msgspec.Struct, frozen=True):
    name: str
    value: float
    at_most: float

    @property
    def kept(self) -> bool:
        return self.value <= self.at_most


class Report(msgspec.Struct):
    """One scenario: its figures, its limits, and what went wrong, in words."""

    scenario: str
    figures: dict[str, float] = {}
    limits: list[Limit] = []
    faults: list[str] = []

    @property
    def fine(self) -> bool:
        return not self.faults and all(limit.kept for limit in self.limits)

    def limit(self, name: str, value: float, at_most: float) -> None:
        self.limits.append(Limit(name, value, at_most))

    def text(self) -> str:
        rows = [f"  {name:<{WIDTH}}{value:>12}" for name, value in self.figures.items()]
        for limit in self.limits:
            verdict = "ok" if limit.kept else "TOO MUCH"
            rows.append(f"  {limit.name:<{WIDTH}}{limit.value:>12}  at most {limit.at_most:<8g} {verdict}")
        rows += [f"  WRONG: {fault}" for fault in self.faults[:20]]
        return "\n".join([self.scenario, *rows])


def share(times: Sequence[float], part: float) -> float:
    """The time within which so large a part of them was done, in milliseconds; 0 if there are none."""
    if not times:
        return 0.0
    return round(1000 * sorted(times)[math.ceil(part * len(times)) - 1], 1)
