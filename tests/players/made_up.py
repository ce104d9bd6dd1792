"""Tables made up for players: what may be chosen follows from what was chosen, and what that is worth is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from karczma.kernel.choices import Seat

Path = tuple[str, ...]


@dataclass(frozen=True)
class MadeUp:
    """A world: after these choices there are these options; without any, somebody else is asked."""

    asks: Mapping[Path, Sequence[str]]
    worths: Mapping[Path, float]
    path: Path = ()

    def options(self, seat: Seat) -> Sequence[str]:
        return self.asks.get(self.path, ())

    def copy(self) -> Any:
        return Walked(self)

    def determinise(self, seat: Seat, seed: int) -> MadeUp:
        return self


class Walked:
    """A copy on which choices can be made."""

    def __init__(self, at: MadeUp) -> None:
        self.at = at

    def options(self, seat: Seat) -> Sequence[str]:
        return self.at.options(seat)

    def copy(self) -> Walked:
        return Walked(self.at)

    def apply(self, choice: str, seat: Seat) -> None:
        assert choice in self.at.options(seat)
        self.at = replace(self.at, path=(*self.at.path, choice))


class Judge:
    """Tells what is written down, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, table: Any, seat: Seat) -> float:
        self.asked += 1
        return float(table.at.worths.get(table.at.path, 0.0))
