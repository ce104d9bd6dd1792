"""Does things to a server that is played in, and checks what everybody saw of it.

    python tools/faults.py                       # 300 kills of the server, 50 of PostgreSQL, and all other faults
    python tools/faults.py kill --kills 20
    python tools/faults.py --quick --json

A real server as a child process, real clients who come back whenever they lose it, and a proxy between them. What was
acknowledged must be stored exactly once, what was never answered at most once, and all must hear of the same steps in
the same order. After each fault people and bots must move again within ten seconds, and nobody may have lost a seat or
time on the clock. Ends with 1 if any of this fails, with 2 if it could not be tried.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random

import httpx
import msgspec

from crowd.postgres import Postgres, postgres
from crowd.server_process import Lost, leave_properly
from faulting import faults
from faulting.history import WRONG, Row
from faulting.stage import Stage

Planned = dict[str, tuple[int, faults.Inject]]  # by name: how often, and what
Database = AbstractContextManager[Postgres | None]  # none: in a file


def planned(asked: argparse.Namespace) -> Planned:
    """What happens to a server with its database in a file."""
    times = 1 if asked.quick else asked.times
    return {
        "kill": (min(3, asked.kills) if asked.quick else asked.kills, faults.kill),
        "downtime": (1 if asked.quick else 3, faults.downtime(asked.per_move + 1)),
        "delay": (times, faults.delay),
        "drop": (times, faults.drop),
        "double": (times, faults.double),
        "half-open": (times, faults.half_open),
        "disk-full": (times, faults.disk_full(1 if asked.quick else 3)),
        "lock": (1 if asked.quick else 3, faults.lock(6 if asked.quick else 7)),
        "clock-forward": (1 if asked.quick else 3, faults.clock_forward),
        "clock-back": (1 if asked.quick else 3, faults.clock_back),
        "bots-killed": (times, faults.kill_bots),
        "bots-hang": (times, faults.hang_bots),
    }


def planned_for_postgres(asked: argparse.Namespace) -> Planned:
    return {"postgres": (1 if asked.quick else asked.postgres_kills, faults.kill_postgres)}


async def suffered(plan: Planned, asked: argparse.Namespace, database: Database) -> list[Row]:
    """All faults of a plan, done to one server; what came of each."""
    with tempfile.TemporaryDirectory() as data, database as server:
        stage = Stage(Path(data), Random(asked.seed), asked.per_move, server)
        try:
            await stage.begin()
            for name, (times, fault) in plan.items():
                for n in range(times):
                    await stage.suffer(name, fault)
                    print(f"  {name}: {n + 1} of {times}", file=sys.stderr, flush=True)
            return list((await stage.checked()).rows.values())
        finally:
            await stage.close()


def main(words: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(words)
    leave_properly()
    asked.per_move = 7.0 if asked.quick else 12.0
    on_file, on_postgres = planned(asked), planned_for_postgres(asked)
    unknown = [name for name in asked.faults if name not in {**on_file, **on_postgres}]
    if unknown:
        print(
            f"there is no fault {', '.join(unknown)}; there is: {', '.join([*on_file, *on_postgres])}", file=sys.stderr
        )
        return 2
    rows: list[Row] = []
    try:
        for plan, database in ((on_file, nullcontext), (on_postgres, postgres)):
            for name in [name for name in plan if asked.faults and name not in asked.faults]:
                del plan[name]
            if plan:
                rows += asyncio.run(suffered(plan, asked, database()))
    except (Lost, OSError, httpx.HTTPError) as error:
        print(f"it could not be tried: {error!r}", file=sys.stderr)
        return 2
    print(json.dumps([as_plain(row) for row in rows], indent=2) if asked.json else as_text(rows))
    return 0 if all(row.fine for row in rows) else 1


def as_plain(row: Row) -> dict[str, object]:
    return {**msgspec.to_builtins(row), "fine": row.fine}


def as_text(rows: list[Row]) -> str:
    heads = ["fault", "injected", "sent", "acknowledged", "unknown", "back after", *WRONG]
    lines = ["".join(f"{head:>14}" for head in heads)]
    for row in rows:
        told = [row.fault, row.injected, row.sent, row.acknowledged, row.unknown, f"{row.slowest} s"]
        told += [len(row.wrong[kind]) for kind in WRONG]
        lines.append("".join(f"{each:>14}" for each in told))
    for row in rows:
        for kind in WRONG:
            lines += [f"WRONG ({row.fault}, {kind}): {what}" for what in row.wrong[kind][:5]]
    return "\n".join(lines)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Faults: what was acknowledged is there, and the game goes on.")
    parser.add_argument("faults", nargs="*", help="which, by name (all)")
    parser.add_argument("--kills", type=int, default=300, help="kill -9 of the server (300)")
    parser.add_argument("--postgres-kills", type=int, default=50, help="kill -9 of PostgreSQL (50)")
    parser.add_argument("--times", type=int, default=20, help="how often each short fault is done (20)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is left to chance here (1)")
    parser.add_argument("--quick", action="store_true", help="three kills and one of each other fault")
    parser.add_argument("--json", action="store_true", help="print what came of it as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
