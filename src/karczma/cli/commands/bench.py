"""`karczma bench`: how fast, in figures that compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from karczma.games import find, ids
from karczma.sim.bench import Compared, Speed
from karczma.sim.bench import bench as measure
from karczma.sim.rivals import rivals


def bench(
    title: Annotated[list[str] | None, typer.Argument(help="Which games; all of them if none is named.")] = None,
    seats: Annotated[int, typer.Option(help="Players at the table.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.05, help="Processor time of a round.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; the best one counts.")] = 5,
    against: Annotated[str | None, typer.Option(help="Measured in turns: catanatron, or all that are here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Random playouts, copies, views and dealt worlds, measured in processor time on one core."""
    console = Console(stderr=True)
    speeds = []
    with rivals(against) as met:
        for missing in met.left_out:
            console.print(missing, markup=False, soft_wrap=True)
        for name in title or ids():
            most = max(n for n in find(name).players if n <= seats or n == min(find(name).players))
            with console.status(f"{name}, {most} seats: {rounds} rounds of {seconds:g} s"):
                speeds.append(measure(name, most, seconds, rounds, met.here))
    if as_json:
        typer.echo(msgspec.json.encode(speeds).decode())
    else:
        Console().print(table_of(speeds))


ROWS: dict[str, Callable[[Speed], str]] = {
    "seats": lambda each: str(each.seats),
    "decisions/s": lambda each: f"{each.decisions_per_second:,.0f}",
    "played out, decisions/s": lambda each: f"{each.played_out_per_second:,.0f}",
    "games/s": lambda each: f"{each.games_per_second:.0f}",
    "length": lambda each: f"{each.mean_length:.0f}",
    "branching": lambda each: f"{each.mean_branching:.1f}",
    "copy, µs": lambda each: f"{each.copy_microseconds:.1f}",
    "slowest copy, µs": lambda each: f"{each.slowest_copy_microseconds:.1f}",
    "view, µs": lambda each: f"{each.view_microseconds:.0f}",
    "determinise, µs": lambda each: f"{each.determinise_microseconds:.0f}",
}
AGAINST: dict[str, Callable[[Compared], str]] = {
    "{}, decisions/s": lambda each: f"{each.decisions_per_second:,.0f}",
    "ratio to {}": lambda each: f"{each.ratio:.1f} x",
    "... played out": lambda each: f"{each.played_out_ratio:.1f} x",
}


def table_of(speeds: list[Speed]) -> Table:
    """A column for each title: so many titles as there are fit into a narrow terminal."""
    table = Table(title="Random playouts (real decisions: two options or more)")
    table.add_column("")
    for each in speeds:
        table.add_column(each.title.replace("_", " "), justify="right")
    for name, figure in ROWS.items():
        table.add_row(name, *map(figure, speeds))
    for n, rival in enumerate(speeds[0].against):
        for name, told in AGAINST.items():
            table.add_row(name.format(rival.rival), *(told(each.against[n]) for each in speeds))
    return table
