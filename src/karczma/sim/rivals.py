"""Other people's random playouts, to be compared with: each in a process of its own, asked for rounds over a pipe."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

FOLDER = Path("tools") / "rivals"
ALL = "all"


class Played(NamedTuple):
    """Which game of whose: the module beside the rivals' loop, and what it calls the game."""

    module: str
    game: str


RIVALS: Mapping[str, Played] = {
    "catanatron": Played("catanatron_random", "catan"),
    "openspiel gin rummy": Played("openspiel_random", "gin_rummy"),
    "pettingzoo hold'em": Played("pettingzoo_random", "texas_holdem_v4"),
    "pettingzoo connect four": Played("pettingzoo_random", "connect_four_v3"),
}


class NoRival(RuntimeError):
    """The program to be compared with is not here."""


class Rival:
    def __init__(self, name: str) -> None:
        if not FOLDER.exists():
            raise NoRival(f"{FOLDER} is not here: run this in the project's folder")
        command = [sys.executable, str(FOLDER / "answer.py"), *RIVALS[name]]
        self.name = name
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        told = json.loads(self.line())
        if "missing" in told:
            self.stop()
            raise NoRival(f"{name} is left out: {told['missing']} is not installed (pip install 'karczma[bench]')")
        self.version = str(told["version"])

    def rate(self, seconds: float, seed: int) -> float:
        """Real decisions a second of one round."""
        assert self.process.stdin
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps({"seconds": seconds, "seed": seed}) + "\n")
            self.process.stdin.flush()
        measured = json.loads(self.line())
        return float(measured["real_decisions"]) / float(measured["seconds"])

    def line(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            self.stop()
            raise NoRival(f"{self.name} stopped before it answered")
        return line

    def stop(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(BrokenPipeError):
                if pipe:
                    pipe.close()
        self.process.wait(timeout=30)


class Met(NamedTuple):
    """The rivals that are here, and a sentence for each that is not."""

    here: list[Rival]
    left_out: list[str]


@contextmanager
def rivals(against: str | None) -> Iterator[Met]:
    """One of them, which must be here, or all, of which those are left out that are not."""
    met = Met([], [])
    try:
        for name in names_of(against):
            try:
                met.here.append(Rival(name))
            except NoRival as missing:
                if against != ALL:
                    raise
                met.left_out.append(str(missing))
        yield met
    finally:
        for rival in met.here:
            rival.stop()


def names_of(against: str | None) -> list[str]:
    if against in (None, ALL):
        return list(RIVALS) if against else []
    if against not in RIVALS:
        raise NoRival(f"there is no rival {against!r} (there is: {', '.join(RIVALS)}, {ALL})")
    return [against]
