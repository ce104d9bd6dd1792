"""The soak: thousands of random games, with the invariants after each choice.

For every player count as it stands by default, with every option changed, with every two of them changed, and with
every two sides (clans, say) against each other.

    python -m karczma.sim.soak --games 2000 --jobs 2 [--title valeria]

Every so-many-th game goes through the whole conformance suite, and another one is played by the kernel itself. The
first broken game stops the run and is told with everything that is needed to play it again.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from karczma.conformance.positions import Broken, ends_well, positions
from karczma.conformance.replay import replay_agrees
from karczma.conformance.run import run_all
from karczma.conformance.saving import goods_not_negative, pieces_conserved
from karczma.conformance.settings import Setting, meetings, pairs, settings
from karczma.games import find, ids
from karczma.title.descriptor import Title
from karczma.title.pieces import pieces

GAMES, PAIRED, MET = 2000, 20, 50
CHUNK = 100
THOROUGH = 500  # one game of so many is looked at with every property


def programme(title: Title, games: int = GAMES, paired: int = PAIRED, met: int = MET) -> list[tuple[Setting, int]]:
    """What is played, and how often."""
    kinds = (settings(title), games), (pairs(title), paired), (meetings(title), met)
    return [(setting, many) for found, many in kinds for setting in found if many]


def soak_chunk(setting: Setting, seeds: range) -> int:
    """Random games of one setting; how many decisions they took. Raises Broken at the first that is not clean."""
    decisions = 0
    for seed in seeds:
        if seed % THOROUGH == 0:
            decisions += run_all(setting.title, setting.seats, setting.options, seed).decisions
            decisions += played_out(setting, seed)
        else:
            decisions += one_game(setting, seed)
    return decisions


def one_game(setting: Setting, seed: int) -> int:
    g = setting.new(seed)
    first, decisions = pieces(g), 0
    try:
        for _ in positions(g, Random(seed)):
            pieces_conserved(g, first)
            goods_not_negative(g)
            decisions += 1
        ends_well(g)
    except Exception as error:
        raise Broken(f"{setting}, seed {seed}, decision {decisions}: {error!r}") from error
    return decisions


def played_out(setting: Setting, seed: int) -> int:
    """A game that the kernel draws the answers of; players could have played it, as its record shows."""
    g = setting.new(seed)
    first = pieces(g)
    try:
        decisions = g.play_out(Random(seed).random)
        ends_well(g)
        pieces_conserved(g, first)
        goods_not_negative(g)
        replay_agrees(setting.title, g)
    except Exception as error:
        raise Broken(f"{setting}, seed {seed}, played out: {error!r}") from error
    return decisions


def main(
    title: Annotated[list[str] | None, typer.Option(help="Which title; all of them if none is named.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each player count and option value.")] = GAMES,
    paired: Annotated[int, typer.Option(min=0, help="Games for each two options changed together.")] = PAIRED,
    met: Annotated[int, typer.Option(min=0, help="Games for each two sides that can meet.")] = MET,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
) -> None:
    """Play until something breaks, or nothing does."""
    every = [each for name in title or ids() for each in programme(find(name), games, paired, met)]
    total = sum(many for _, many in every)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    done = decisions = 0
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task("games", total=total)
        chunks = {
            pool.submit(soak_chunk, setting, range(start, min(start + CHUNK, many))): setting
            for setting, many in every
            for start in range(0, many, CHUNK)
        }
        try:
            for finished in as_completed(chunks):
                decisions += finished.result()
                done += CHUNK
                progress.update(task, completed=min(done, total), description=str(chunks[finished]))
        except Broken as error:
            pool.shutdown(wait=False, cancel_futures=True)
            console.print(f"[red]broken:[/] {error}")
            sys.exit(1)
    typer.echo(f"{total} games of {len(every)} settings, {decisions} decisions: clean")


if __name__ == "__main__":
    typer.run(main)
