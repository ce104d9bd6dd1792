"""`karczma ladder`: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

from os import cpu_count
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karczma.cli.commands.simulate import options_of
from karczma.players import LEVELS
from karczma.sim.ladder import Ladder, Standing
from karczma.sim.ladder import ladder as run
from karczma.sim.ladder_plot import drawn

USUAL = ("random", *LEVELS)
WORDS = ("", "player", "against")  # headings of columns of words; all else are numbers
Rows = list[list[str]]


def ladder(
    title: Annotated[str, typer.Argument(help="Which game.")],
    player: Annotated[
        list[str] | None,
        typer.Option(
            help="Who takes part; once for each. module:Name for one of your own.", show_default=", ".join(USUAL)
        ),
    ] = None,
    seats: Annotated[int, typer.Option(min=2, help="With more than two, one sits among others of a kind.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Of each pair.")] = 400,
    jobs: Annotated[int, typer.Option(min=0, help="Games at the same time.", show_default="one for each core")] = 0,
    option: Annotated[list[str], typer.Option(help="An option of the table, name=value.")] = [],  # noqa: B006
    keep: Annotated[Path | None, typer.Option(help="A file of outcomes; what is in it is not played again.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the ratings into this SVG file.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables for a page.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Let every player meet every other, from each seat in turn, and rate them. No clock: the same games each time."""
    entered = Ladder(title=title, players=tuple(player or USUAL), seats=seats, options=options_of(option))
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=games * len(entered.pairs))
        standing = run(entered, games, jobs or cpu_count() or 1, keep, lambda done: progress.advance(task, done))
    if plot:
        plot.write_text(drawn(standing), "utf-8")
    if as_json:
        typer.echo(msgspec.json.encode(standing).decode())
    elif markdown:
        typer.echo("\n\n".join(map(page, tables(standing))))
    else:
        Console().print(Group(*map(table_of, tables(standing))))


def tables(standing: Standing) -> list[Rows]:
    """Headings first."""
    ratings = [[each.player, f"{each.points:.0f}", f"{each.error:.0f}"] for each in standing.ratings]
    meetings = [
        [
            each.lone,
            each.others if standing.seats == 2 else f"{standing.seats - 1} × {each.others}",
            str(each.games),
            f"{each.wins / each.games:.1%}",
            f"{each.lowest:.1%} – {each.highest:.1%}",
        ]
        for each in standing.meetings
    ]
    return [[["player", "rating", "± 95 %"], *ratings], [["", "against", "games", "wins", "95 %"], *meetings]]


def table_of(rows: Rows) -> Table:
    table = Table()
    for heading in rows[0]:
        table.add_column(heading, justify="left" if heading in WORDS else "right")
    for row in rows[1:]:
        table.add_row(*row)
    return table


def page(rows: Rows) -> str:
    """The same as Markdown."""
    marks = ["---" if heading in WORDS else "--:" for heading in rows[0]]
    return "\n".join(f"| {' | '.join(row)} |" for row in (rows[0], marks, *rows[1:]))
