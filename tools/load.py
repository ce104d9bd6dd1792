"""Sees how long a move takes to everybody's screen when the house is full.

    python tools/load.py --tables 200 --every 10 --seconds 60

Starts a server of its own on a free port, with a database of its own, seats four people at each table, and lets each
table choose once in so many seconds, spread evenly. From sending a choice to the arrival of the new position at all
four seats is the time that counts. At the end the server is killed without warning, and every acknowledged choice
must be in its database. Ends with 1 if it takes too long (p95) or a choice is missing, with 2 if it cannot be tried.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from load_house import House, journal_of
from load_visitors import AT_ONCE, SEATS, Lost, Move, Table, seated

ENOUGH_FILES = 8192
LABELS = {
    "p50": "to everybody's screen, p50, ms",
    "p95": "to everybody's screen, p95, ms",
    "p99": "to everybody's screen, p99, ms",
    "max": "to everybody's screen, slowest, ms",
    "acknowledged_p95": "to the acknowledgement, p95, ms",
    "missing": "acknowledged, but not in the database",
    "laying_seconds": "until everybody sat, s",
    "server_share": "of one core: the server",
    "client_share": "of one core: this client",
    "server_megabytes": "memory of the server, MB",
    "load_average": "load average of this machine",
}


class Figures(msgspec.Struct, kw_only=True):
    """What was seen. Times are in milliseconds, from the choice to the last of the four seats."""

    tables: int
    seats: int
    moves: int
    moves_per_second: float
    p50: float
    p95: float
    p99: float
    max: float
    acknowledged_p95: float
    missing: int  # acknowledged, and not in the database
    laying_seconds: float  # everybody came in, sat down and connected
    server_share: float  # of one core, while it was measured
    client_share: float
    server_megabytes: float
    cores: int
    load_average: float  # of the whole machine, this included


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    enough_files()
    with tempfile.TemporaryDirectory(prefix="karczma-load-") as folder:
        house = House(Path(folder))
        try:
            house.wait()
            figures = asyncio.run(visited(house, asked))
        except Lost as lost:
            print(lost, file=sys.stderr)
            return 2
        finally:
            house.kill()
    print(json.dumps(msgspec.to_builtins(figures), indent=2) if asked.json else as_text(figures, asked.limit))
    return 1 if figures.missing or figures.p95 > asked.limit else 0


async def visited(house: House, asked: argparse.Namespace) -> Figures:
    came = time.monotonic()
    async with seated(house.address, asked.tables) as tables:
        sat = time.monotonic()
        await opened(tables, asked.opening)
        began, server, client = time.monotonic(), house.processor(), time.process_time()
        moves = await played(tables, asked.every, max(1, round(asked.seconds / asked.every)))
        took = time.monotonic() - began
        server, client, megabytes = house.processor() - server, time.process_time() - client, house.memory()
        house.kill()
    journal = journal_of(house.data)
    seen = [move.everybody() for _, move in moves]
    return Figures(
        tables=len(tables),
        seats=len(tables) * SEATS,
        moves=len(moves),
        moves_per_second=round(len(moves) / took, 1),
        p50=share(seen, 0.5),
        p95=share(seen, 0.95),
        p99=share(seen, 0.99),
        max=share(seen, 1),
        acknowledged_p95=share([move.answered() for _, move in moves], 0.95),
        missing=sum((table, move.seq, move.key) not in journal for table, move in moves),
        laying_seconds=round(sat - came, 1),
        server_share=round(server / took, 2),
        client_share=round(client / took, 2),
        server_megabytes=round(megabytes),
        cores=os.cpu_count() or 1,
        load_average=round(os.getloadavg()[0], 2),
    )


async def opened(tables: list[Table], most: int) -> None:
    """So that not all games stand at their beginning, each has made another number of choices, up to so many."""
    room = asyncio.Semaphore(AT_ONCE)

    async def plays(table: Table, choices: int) -> None:
        async with room:
            for _ in range(choices):
                await table.choose()

    await asyncio.gather(*(plays(table, n % (most + 1)) for n, table in enumerate(tables)))


async def played(tables: list[Table], every: float, rounds: int) -> list[tuple[str, Move]]:
    """Each table chooses once in `every` seconds, one after another, so many rounds."""
    moves: list[tuple[str, Move]] = []
    start = time.monotonic() + 0.5

    async def plays(n: int, table: Table) -> None:
        for turn in range(rounds):
            await asyncio.sleep(start + (turn + n / len(tables)) * every - time.monotonic())
            moves.append((table.id, await table.choose()))

    await asyncio.gather(*(plays(n, table) for n, table in enumerate(tables)))
    return moves


def share(times: list[float], part: float) -> float:
    """The time within which so large a part of them was done, in milliseconds."""
    return round(1000 * sorted(times)[math.ceil(part * len(times)) - 1], 1)


def as_text(figures: Figures, limit: float) -> str:
    told = msgspec.to_builtins(figures)
    rows = [f"{LABELS.get(name, name.replace('_', ' ')):<42}{value:>10}" for name, value in told.items()]
    return "\n".join([*rows, f"{'p95 may be at most, ms':<42}{limit:>10}"])


def enough_files() -> None:
    """A socket is an open file: as many as are needed, as far as the system lets us, for us and for the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="A full house: how long does a move take to everybody's screen?")
    parser.add_argument("--tables", type=at_least_one, default=200, help="tables of four (200)")
    parser.add_argument("--every", type=seconds, default=10.0, help="seconds between two moves of a table (10)")
    parser.add_argument("--seconds", type=seconds, default=60.0, help="how long (60)")
    parser.add_argument("--opening", type=at_least_one, default=40, help="choices made before, at most so many (40)")
    parser.add_argument("--limit", type=float, default=150.0, help="milliseconds that the p95 may be (150)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is no time")
    return number


if __name__ == "__main__":
    sys.exit(main())
