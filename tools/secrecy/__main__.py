"""Sees whether anybody receives what they may not know.

    make secrecy                                10,000 positions of each title
    make secrecy SECRECY="--positions 500"

At every position, for every seat and for a spectator, another world is dealt that agrees with everything that seat
knows. Both stand behind the server's own encoding: what is sent must be the same to the byte, positions, look-backs,
refusals of wrong choices, events and undo included. Then two real servers play games in which others choose
differently where a seat cannot see it, and all that it hears is compared, but for names and times.
Ends with 1 if anything differs, and says where.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import count, islice
from pathlib import Path

import karczma
from karczma.conformance.settings import few_settings
from secrecy.servers import compared
from secrecy.worlds import Leak, Seen, Watching

POSITIONS = 10_000
EVERY = 4  # decisions between two positions of a game
A_GAME = 40  # positions of one game, at most


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    leaks: list[Leak] = []
    with ProcessPoolExecutor(asked.processes) as pool:
        for title in asked.title or [each.id for each in karczma.titles()]:
            began = time.monotonic()
            seen = looked(pool, title, asked.positions, asked.seed)
            print(as_text(seen, time.monotonic() - began), flush=True)
            leaks += [*seen.leaks, *on_two_servers(title, asked.servers)]
    for leak in leaks[:20]:
        print(f"\n{leak}")
    return 1 if leaks else 0


def on_two_servers(title: str, games: int) -> list[Leak]:
    """A few games on real servers, in which others chose differently where a seat cannot see it."""
    if not games:
        return []
    with tempfile.TemporaryDirectory(prefix="karczma-secrecy-") as folder:
        seen = compared(Path(folder), title, games)
    told = f"{seen.worlds} pairs of games on two servers, {seen.messages:,} messages, {len(seen.leaks)} differ"
    print(f"{'':<20}{told if seen.worlds else 'no pair of games found that one seat cannot tell apart'}", flush=True)
    return seen.leaks


def looked(pool: ProcessPoolExecutor, title: str, most: int, seed: int) -> Seen:
    """So many positions of a title, over all its settings in turn."""
    total, games = Seen(title), count(seed)
    while total.positions < most and not total.leaks:
        room = max(1, min(32, (most - total.positions) // A_GAME))
        jobs = [pool.submit(one_game, title, game, most - total.positions) for game in islice(games, room)]
        for job in as_completed(jobs):
            add(total, job.result())
        print(f"{title:<20}{total.positions:>8,} of {most:,}", end=end(), file=sys.stderr, flush=True)
    return total


def one_game(title: str, seed: int, most: int) -> Seen:
    settings = few_settings(karczma.games.find(title))
    return Watching(settings[seed % len(settings)], seed, EVERY).run(min(most, A_GAME))


def add(total: Seen, seen: Seen) -> None:
    for name in ("positions", "worlds", "messages", "refusals", "steps", "bytes"):
        setattr(total, name, getattr(total, name) + getattr(seen, name))
    total.leaks = [*total.leaks, *seen.leaks]


def as_text(seen: Seen, seconds: float) -> str:
    return (
        f"{seen.title:<20}{seen.positions:>7,} positions, {seen.worlds:,} other worlds, {seen.messages:,} messages "
        f"({seen.bytes / 1e6:,.0f} MB), of them {seen.refusals:,} answers to wrong choices; {seen.steps:,} steps on; "
        f"{len(seen.leaks)} differ; {seconds:.0f} s"
    )


def end() -> str:
    return "\r" if sys.stderr.isatty() else "\n"


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--positions", type=int, default=POSITIONS, help="of each title")
    asked.add_argument("--title", action="append", help="only this one; may be said several times")
    asked.add_argument("--servers", type=int, default=3, help="games of each title on two real servers")
    asked.add_argument("--seed", type=int, default=1, help="of the first game")
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return asked


if __name__ == "__main__":
    sys.exit(main())
