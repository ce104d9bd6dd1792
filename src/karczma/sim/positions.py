"""Position files, far and wide: random moments of random games of every title and mode, told, laid again, and damaged.

    python -m karczma.sim.positions --moments 2000 --damages 2 [--title valeria]

Ends with 0 if every moment came back as the same table, and every damaged file was refused at one of its lines or told
another table; and with 1 at the first that did not.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import median
from typing import Annotated

import typer

from karczma.conformance import Broken, Setting, damage_is_told, damaged, play, position_roundtrip, settings
from karczma.games import find, ids

LONGEST = 160  # choices before a moment


def moment(setting: Setting, seed: int, damages: int, found: Counter[str]) -> int:
    """One moment of one game; how long its file is."""
    rng = Random(seed)
    g = setting.new(seed)
    play(g, rng, rng.randrange(LONGEST))
    text = position_roundtrip(setting.title, g)
    found["over" if g.over else "in secret" if g.secret else "in lanes" if g.lanes else "asked"] += 1
    for _ in range(damages):
        error = damage_is_told(setting.title, damaged(text, rng))
        found["damaged: " + (error.reason if error else "another table")] += 1
    return len(text)


def main(
    title: Annotated[list[str] | None, typer.Option(help="Which title; all of them if none is named.")] = None,
    moments: Annotated[int, typer.Option(min=1, help="Moments of each title.")] = 2000,
    damages: Annotated[int, typer.Option(min=0, help="Damaged files for each moment.")] = 2,
) -> None:
    """Tell and lay until something breaks, or nothing does."""
    for name in title or ids():
        tables, found, lengths = settings(find(name)), Counter[str](), []
        for n in range(moments):
            setting = tables[n % len(tables)]
            try:
                lengths.append(moment(setting, n, damages, found))
            except Exception as error:
                typer.echo(f"broken: {setting}, seed {n}: {error!r}", err=True)
                raise Broken(f"{setting}, seed {n}") from error
        told = ", ".join(f"{what} {n}" for what, n in sorted(found.items()))
        typer.echo(f"{name}: {moments} moments of {len(tables)} tables came back; characters: {median(lengths):.0f}")
        typer.echo(f"  {told}")


if __name__ == "__main__":
    try:
        typer.run(main)
    except Broken:
        sys.exit(1)
