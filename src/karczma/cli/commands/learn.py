"""`karczma learn`: the weights of a judgement, fitted by play."""

from __future__ import annotations

from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karczma.cli.commands.simulate import options_of
from karczma.sim.learning import Check, Lesson, check, terms_of
from karczma.sim.learning import learn as run
from karczma.title.weighing import Weights, weights_of, write


def learn(
    title: Annotated[str, typer.Argument(help="Which game; its judgement must have terms.")],
    steps: Annotated[int, typer.Option(min=1, help="How often the weights are moved.")] = 150,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games in each step.")] = 96,
    games: Annotated[int, typer.Option(min=1, help="Of the check, with seeds that were held out.")] = 1000,
    seed: Annotated[int, typer.Option(help="Of the directions that are tried, and of the games.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Games at the same time.", show_default="one for each core")] = 0,
    option: Annotated[list[str], typer.Option(help="An option of the table, name=value.")] = [],  # noqa: B006
    keep: Annotated[Path | None, typer.Option(help="A file of steps; what is in it is not played again.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the weights into this file.")] = None,
) -> None:
    """Fit by play how much each term of a title's judgement counts, and check it against what stands there now."""
    lesson = Lesson(title=title, options=options_of(option), steps=steps, pairs=pairs, seed=seed)
    before = weights_of(terms_of(title))
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=steps)
        weights = run(lesson, jobs or cpu_count() or 1, keep, lambda: progress.advance(task))
    if out:
        write(out, weights)
    Console().print(table_of(before, weights))
    Console().print(told(check(lesson, weights, games, jobs or cpu_count() or 1)))


def table_of(before: Weights, after: Weights) -> Table:
    table = Table("term")
    for heading in ("before", "fitted"):
        table.add_column(heading, justify="right")
    for name, weight in after.items():
        table.add_row(name, f"{before.get(name, 1.0):.3f}", f"{weight:.3f}")
    return table


def told(found: Check) -> str:
    share = f"{found.wins / found.games:.1%} of {found.games} games"
    return f"fitted against before, on other seeds: {share} ({found.lowest:.1%} – {found.highest:.1%})"
