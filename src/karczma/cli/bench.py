"""`karczma bench`: how fast, in figures that compare."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from karczma.games import find, ids
from karczma.sim.bench import Speed
from karczma.sim.bench import bench as measure


def bench(
    title: Annotated[list[str] | None, typer.Argument(help="Which games; all of them if none is named.")] = None,
    seats: Annotated[int, typer.Option(help="Players at the table.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.05, help="Processor time of a round.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; the best one counts.")] = 5,
    against: Annotated[str | None, typer.Option(help="A rival, measured in turns: catanatron.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Random playouts, copies, views and dealt worlds, measured in processor time on one core."""
    console = Console(stderr=True)
    speeds = []
    for name in title or ids():
        most = max(n for n in find(name).players if n <= seats or n == min(find(name).players))
        with console.status(f"{name}, {most} seats: {rounds} rounds of {seconds:g} s"):
            speeds.append(measure(name, most, seconds, rounds, against))
    if as_json:
        typer.echo(msgspec.json.encode(speeds).decode())
    else:
        Console().print(worded(speeds))


def worded(speeds: list[Speed]) -> Table:
    table = Table(title="Random playouts (real decisions: two options or more)")
    for heading in ("title", "seats", "decisions/s", "games/s", "length", "branching", "copy µs", "slowest copy µs"):
        table.add_column(heading, justify="left" if heading == "title" else "right")
    for heading in ("view µs", "determinise µs", "rival decisions/s", "ratio"):
        table.add_column(heading, justify="right")
    for each in speeds:
        table.add_row(
            each.title,
            str(each.seats),
            f"{each.decisions_per_second:,.0f}",
            f"{each.games_per_second:.0f}",
            f"{each.mean_length:.0f}",
            f"{each.mean_branching:.1f}",
            f"{each.copy_microseconds:.1f}",
            f"{each.slowest_copy_microseconds:.1f}",
            f"{each.view_microseconds:.0f}",
            f"{each.determinise_microseconds:.0f}",
            f"{each.rival_decisions_per_second:,.0f}" if each.rival_decisions_per_second else "-",
            f"{each.ratio:.1f} x" if each.ratio else "-",
        )
    return table
