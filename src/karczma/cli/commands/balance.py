"""`karczma balance`: which sides win when equal players meet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karczma.cli.commands.simulate import options_of
from karczma.games import find
from karczma.locale import Speaker
from karczma.sim.balance import Balance, Match
from karczma.sim.balance import balance as run
from karczma.title.options import WrongTable

HEADINGS = ("side", "games", "wins", "fair", "ratio", "± error", "mean score")


def balance(
    title: Annotated[str, typer.Argument(help="Which game.")],
    player: Annotated[str, typer.Option(help="Who sits at every seat; module:Name for one of your own.")] = "greedy",
    seats: Annotated[str, typer.Option(help="Numbers of players, in turn.", show_default="all that may play")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 2000,
    seed: Annotated[int, typer.Option(help="The first game's seed; the next ones count on from it.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    option: Annotated[list[str], typer.Option(help="An option of the table, name=value.")] = [],  # noqa: B006
    keep: Annotated[Path | None, typer.Option(help="A file of outcomes; what is in it is not played again.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables for a page.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Let equal players meet many times, and count the victories of what each seat played with."""
    match = Match(title=title, player=player, seats=numbers(seats) or find(title).players, options=options_of(option))
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=games)
        figures = run(match, games, seed, jobs, keep, lambda done: progress.advance(task, done))
    if as_json:
        typer.echo(msgspec.json.encode(figures).decode())
    elif markdown:
        typer.echo(page(figures))
    else:
        Console().print(*tables_of(figures), sep="\n")


def numbers(seats: str) -> tuple[int, ...]:
    if not all(part.strip().isdigit() for part in seats.split(",") if seats):
        raise WrongTable(f"--seats {seats}: numbers of players, separated by commas")
    return tuple(int(part) for part in seats.split(",")) if seats else ()


def rows(figures: Balance) -> list[list[str]]:
    say = Speaker("en", figures.title)
    return [
        [
            say.name(each.side),
            str(each.games),
            f"{each.wins:.1f}",
            f"{each.fair:.1f}",
            f"{each.ratio:.2f}",
            f"{each.error:.2f}",
            f"{each.mean_score:.1f}",
        ]
        for each in figures.sides
    ]


def matrix(figures: Balance) -> list[list[str]]:
    """How often the side of a row beat that of a column, and of how many games; nothing without games of two."""
    say = Speaker("en", figures.title)
    met = {(each.side, each.other): f"{each.wins / each.games:.0%} of {each.games}" for each in figures.meetings}
    names = [each.side for each in figures.sides if any(each.side in pair for pair in met)]
    rows = [[say.name(side), *(met.get((side, other), "–") for other in names)] for side in names]
    return [["against", *(say.name(other) for other in names)], *rows] if met else []


def tables(figures: Balance) -> list[list[list[str]]]:
    """Each with its headings first."""
    return [table for table in ([[*HEADINGS], *rows(figures)], matrix(figures)) if table]


def tables_of(figures: Balance) -> list[Table]:
    found = []
    for headings, *lines in tables(figures):
        found.append(Table(*headings))
        for column in found[-1].columns[1:]:
            column.justify = "right"
        for line in lines:
            found[-1].add_row(*line)
    found[0].title = f"{figures.title}: {figures.games} games of {figures.player}"
    found[-1].caption = "\n".join(notes(figures))
    return found


def page(figures: Balance) -> str:
    """The same as Markdown."""
    lines: list[str] = []
    for headings, *rest in tables(figures):
        marks = ["---", *["--:"] * (len(headings) - 1)]
        lines += [f"| {' | '.join(line)} |" for line in (headings, marks, *rest)] + [""]
    return "\n".join([*lines, *(f"- {note}" for note in notes(figures))])


def notes(figures: Balance) -> list[str]:
    def shares(counts: dict[str, int]) -> str:
        return ", ".join(f"{name} {n} ({n / figures.games:.0%})" for name, n in counts.items())

    return [
        f"players: {shares({str(n): count for n, count in figures.seats.items()})}",
        f"ended by: {shares(dict(figures.ended))}",
        f"rounds: {shares({str(n): count for n, count in figures.rounds.items()})}",
        f"decisions in a game: {figures.mean_decisions:.0f}",
        f"the first seat wins {figures.first_seat:.2f} of its fair share",
    ]
