"""What one run of the tests is given, written to a file that the plugin inside the run reads."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

TRIAL_VARIABLE: Final = "KARCZMA_MUTATION_TRIAL"
TIMED_OUT: Final = 78
NEVER_LOADED: Final = 77


@dataclass(frozen=True)
class Swap:
    """A module's file, and the text to take for it."""

    file: str
    text: str


@dataclass(frozen=True)
class Trial:
    """`tests` None means all of them. `limits` are seconds of the processor for every known test; without them nothing
    is stopped."""

    swaps: dict[str, Swap] = field(default_factory=dict)
    tests: list[str] | None = None
    limits: dict[str, float] = field(default_factory=dict)
    timings: str = ""

    def write(self, file: Path) -> None:
        file.write_text(json.dumps(asdict(self)), encoding="utf-8")


def read_trial(file: Path) -> Trial:
    plain = json.loads(file.read_text(encoding="utf-8"))
    plain["swaps"] = {module: Swap(**swap) for module, swap in plain["swaps"].items()}
    return Trial(**plain)
