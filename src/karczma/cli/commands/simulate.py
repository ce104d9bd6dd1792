"""`karczma simulate`: many games between bots, and what came of it."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karczma.cli.errors import wrong
from karczma.sim.tournament import Figures, check
from karczma.sim.tournament import simulate as run


def options_of(pairs: list[str]) -> dict[str, str]:
    """`name=value` words, as the command line gives them."""
    for pair in pairs:
        if "=" not in pair:
            raise wrong("terminal-wrong-pair", pair=pair)
    return dict(pair.partition("=")[::2] for pair in pairs)


def simulate(
    title: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[
        str,
        typer.Option(
            help="A player for each seat: easy, normal, hard, master, greedy, random; module:Name for your own."
        ),
    ] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the next ones count on from it.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    option: Annotated[list[str], typer.Option(help="An option of the table, name=value.")] = [],  # noqa: B006
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Let bots play many games against each other, on several cores if wanted."""
    names = seats.split(",")
    check(title, names, options_of(option))
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=games)
        figures = run(title, names, games, seed, options_of(option), jobs, lambda done: progress.advance(task, done))
    if as_json:
        typer.echo(msgspec.json.encode(figures).decode())
    else:
        Console().print(table_of(figures))


def table_of(figures: Figures) -> Table:
    caption = f"{figures.games} games, {figures.mean_decisions:.0f} decisions each"
    if figures.nobody:
        caption += f", {figures.nobody} without a winner"
    table = Table(title=figures.title, caption=caption)
    for heading in ("seat", "player", "wins", "share", "mean score", "deviation", "lowest", "highest"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for seat, each in enumerate(figures.seats):
        scores = (f"{each.mean_score:.1f}", f"{each.score_deviation:.1f}", str(each.lowest), str(each.highest))
        table.add_row(str(seat), each.player, f"{each.wins:.1f}", f"{each.win_rate:.1%}", *scores)
    return table
