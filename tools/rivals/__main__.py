"""Measures both builds against all rivals and writes docs/speed.md and its chart.

cd tools && python -m rivals                   five rounds of a second each: on a quiet machine some fifteen minutes
cd tools && python -m rivals --rounds 2 --seconds 0.3

The builds take turns, title by title, and the rivals take turns with each: so all figures are of one run. Without a
compiled build (`python -m compiled build`) only the plain one is measured, and the page says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from karczma.games import find, ids
from karczma.sim.bench import Speed
from rivals.chart import chart
from rivals.page import Measured, written_into

ROOT = Path(__file__).parents[2]
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "fast"}


def measure(build: str, title: str, seats: int, *options: str) -> Speed:
    """`karczma bench` in a process of its own, with the sources of that build."""
    command = [sys.executable, "-m", "karczma", "bench", title, "--seats", str(seats), "--json", *options]
    environment = os.environ | {"PYTHONPATH": str(BUILDS[build])}
    told = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True).stdout
    return msgspec.json.decode(told, type=tuple[Speed])[0]


def is_built(build: str) -> bool:
    return build == "plain" or any(BUILDS[build].rglob("*.so"))


def main(
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; the best one counts.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.05, help="Processor time of a round.")] = 1.0,
) -> None:
    """Measure, and write the page."""
    measured = Measured()
    how = ("--rounds", str(rounds), "--seconds", str(seconds))
    for title in ids():
        for build in filter(is_built, BUILDS):
            typer.echo(f"{title}, {build}", err=True)
            measured.of[title, build] = measure(build, title, 2, "--against", "all", *how)
        for seats in find(title).players:
            measured.grown[title, seats] = measure("plain", title, seats, *how)
    (ROOT / "docs" / "speed.svg").write_text(chart(measured), "utf-8")
    page = ROOT / "docs" / "speed.md"
    page.write_text(written_into(page.read_text("utf-8"), measured), "utf-8")


if __name__ == "__main__":
    typer.run(main)
