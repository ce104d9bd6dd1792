"""Sees whether the server stands a full evening: figures against limits, on this machine, with the client beside it.

    python tools/load.py                        # all scenarios, an hour in all
    python tools/load.py 500 burst --seconds 60
    python tools/load.py --quick --json

Each scenario starts a server of its own on a free port, with a database of its own. From sending a choice to the
arrival of the position at all seats is the time that counts. Every seat must see every step exactly once and in order,
and after the server is killed without warning every acknowledged choice must be in its database. Ends with 1 if a limit
is broken or something went wrong, with 2 if it could not be tried.
"""

from __future__ import annotations

import argparse
import json
import math
import resource
import sys
from collections.abc import Callable, Sequence

import httpx
import msgspec
from msgspec.structs import replace

from crowd.server_process import Lost, leave_properly
from loading.busy import Plan, busy
from loading.figures import Report
from loading.restart import Restart, restart
from loading.spectators import Crowded, spectators

ENOUGH_FILES = 16384
Scenario = Callable[[], Report]


def scenarios(seconds: float) -> dict[str, Scenario]:
    """The evenings of the server, as they must be stood."""
    return {
        "500": lambda: busy(Plan(name="500 tables", tables=500, seconds=seconds, p95=30, p99=75)),
        "1000": lambda: busy(Plan(name="1,000 tables", tables=1000, seconds=seconds, p95=75, p99=200)),
        "burst": lambda: busy(Plan(name="all 500 within a second", tables=500, within=1, seconds=50, p99=1000)),
        "postgres": lambda: busy(
            Plan(name="200 tables, two processes", tables=200, seconds=seconds, processes=2, p95=75, p99=200)
        ),
        "spectators": lambda: spectators(Crowded(name="200 spectators of Monster Lands", title="monster_lands")),
        "northgard": lambda: spectators(Crowded(name="200 spectators of Northgard", title="northgard")),
        "restart": lambda: restart(Restart()),
    }


def small_scenarios(seconds: float) -> dict[str, Scenario]:
    """The same in small, to see that all of it works; the limits are those of a full server."""
    small = Plan(name="a few tables", tables=5, seconds=min(seconds, 2), every=1, opening=4, lookers=2, p95=75, p99=200)
    burst, two = replace(small, name="a small burst", within=0.1), replace(small, name="two processes", processes=2)
    few = Crowded(name="a few spectators", title="monster_lands", spectators=20, moves=3)
    return {
        "500": lambda: busy(small),
        "burst": lambda: busy(burst),
        "postgres": lambda: busy(two),
        "spectators": lambda: spectators(few),
        "restart": lambda: restart(Restart(stored=50, running=10)),
    }


def main(words: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(words)
    leave_properly()
    known = (small_scenarios if asked.quick else scenarios)(asked.seconds)
    unknown = [name for name in asked.scenarios if name not in known]
    if unknown:
        print(f"there is no scenario {', '.join(unknown)}; there is: {', '.join(known)}", file=sys.stderr)
        return 2
    enough_files()
    reports = []
    for name in asked.scenarios or known:
        print(f"{name}:", file=sys.stderr, flush=True)
        try:
            reports.append(known[name]())
        except (Lost, OSError, httpx.HTTPError, LookupError) as error:
            print(f"{name} could not be tried: {error!r}", file=sys.stderr)
            return 2
        if not asked.json:
            print(reports[-1].text(), flush=True)
    if asked.json:
        print(json.dumps([as_plain(report) for report in reports], indent=2))
    return 0 if all(report.fine for report in reports) else 1


def as_plain(report: Report) -> dict[str, object]:
    return {**msgspec.to_builtins(report), "fine": report.fine}


def enough_files() -> None:
    """A socket is an open file: as many as are needed, as far as the system lets us, for us and for the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="A full house: how long does a move take to everybody's screen?")
    parser.add_argument("scenarios", nargs="*", help=f"which of {', '.join(scenarios(1))} (all)")
    parser.add_argument("--seconds", type=seconds, default=600.0, help="how long the full house is measured (600)")
    parser.add_argument("--quick", action="store_true", help="small versions, in a minute")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is no time")
    return number


if __name__ == "__main__":
    sys.exit(main())
