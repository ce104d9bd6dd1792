"""`karczma scores`: how high players score, and which ranks they earn alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karczma.cli.commands.balance import numbers
from karczma.cli.commands.simulate import options_of
from karczma.games import find
from karczma.sim.scores import Spread, matches
from karczma.sim.scores import scores as run

POINTS = ("games", "mean", "±", "min", *(f"{tenth}0%" for tenth in range(1, 10)), "max")
LONG = ("20%", "30%", "40%", "60%", "70%", "80%")  # what a terminal has no room for
WORDS = (0, 2)  # columns of words; all else are numbers

Rows = list[list[str]]


def scores(
    title: Annotated[str, typer.Argument(help="Which game.")],
    player: Annotated[list[str] | None, typer.Option(help="Who sits at every seat; each named one in turn.")] = None,
    seats: Annotated[str, typer.Option(help="Numbers of players.", show_default="all that may play")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games of each player and setting.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the next ones count on from it.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    option: Annotated[list[str], typer.Option(help="An option of the table, name=value.")] = [],  # noqa: B006
    each: Annotated[str, typer.Option(help="An option of the table: all its values in turn.")] = "",
    keep: Annotated[Path | None, typer.Option(help="A file of outcomes; what is in it is not played again.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables for a page.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Let each player play many games with the same seeds, and tell how their points and ranks are spread."""
    pairings = matches(title, player or ["greedy"], numbers(seats) or find(title).players, options_of(option), each)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=games * len(pairings))
        spreads = run(pairings, games, seed, jobs, keep, lambda done: progress.advance(task, done))
    if as_json:
        typer.echo(msgspec.json.encode(spreads).decode())
    elif markdown:
        typer.echo("\n\n".join(page(rows) for rows in tables(spreads, each)))
    else:
        Console().print(Group(*(table_of(rows) for rows in tables(spreads, each))))


def tables(spreads: Sequence[Spread], each: str) -> list[Rows]:
    """Headings first; ranks and comparisons only where there are any."""
    points = [[*POINTS], *(points_of(spread) for spread in spreads)]
    who = [[each or "setting", "seats", "player"], *(who_played(spread, each) for spread in spreads)]
    found = [points, rank_columns(spreads), above_columns(spreads)]
    return [[w + row for w, row in zip(who, rows, strict=True) if row] for rows in found if rows]


def who_played(spread: Spread, each: str) -> list[str]:
    setting = " ".join(f"{name}={value}" for name, value in spread.options.items()) or "standard"
    return [spread.options[each] if each else setting, str(spread.seats), spread.player]


def points_of(spread: Spread) -> list[str]:
    about = [str(spread.games), f"{spread.mean:.1f}", f"{spread.deviation:.1f}", str(spread.lowest)]
    return [*about, *(f"{decile:.0f}" for decile in spread.deciles), str(spread.highest)]


def rank_columns(spreads: Sequence[Spread]) -> Rows:
    names = list(dict.fromkeys(rank for spread in spreads for rank in spread.ranks))
    shares = [[f"{spread.ranks.get(name, 0) / spread.games:.0%}" for name in names] for spread in spreads]
    rows = [row if spread.ranks else [] for row, spread in zip(shares, spreads, strict=True)]
    return [[name.replace("_", " ") for name in names], *rows] if names else []


def above_columns(spreads: Sequence[Spread]) -> Rows:
    """How often somebody scores more than those who were named before."""
    names = list(dict.fromkeys(name for spread in spreads for name in spread.above))
    rows = [[f"{spread.above[name]:.0%}" if name in spread.above else "" for name in names] for spread in spreads]
    found = [row if any(row) else [] for row in rows]
    return [[f"more than {name}" for name in names], *found] if names else []


def table_of(rows: Rows) -> Table:
    table = Table()
    columns = [at for at, heading in enumerate(rows[0]) if heading not in LONG]
    for at in columns:
        table.add_column(rows[0][at], justify="left" if at in WORDS else "right", overflow="fold")
    for row in rows[1:]:
        table.add_row(*(row[at] for at in columns))
    return table


def page(rows: Rows) -> str:
    """The same as Markdown."""
    rule = ["---" if at in WORDS else "--:" for at in range(len(rows[0]))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (rows[0], rule, *rows[1:]))
