"""Plays the whole games of the titles' tests again, and shows which of them lead elsewhere now.

    python tools/golden.py [--title northgard] [--write]

Nothing is written without `--write`: look at the difference first, and say in the commit which rule it comes from. The
records in records/ are another matter: they are never rewritten (`tools/corpus.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from games.golden import Golden, golden, played, titles, write


def differences(before: Golden, after: Golden) -> Iterator[str]:
    """A line for each fact of a game that is another one now."""
    old, new = msgspec.structs.asdict(before.ended), msgspec.structs.asdict(after.ended)
    for fact in old:
        if old[fact] != new[fact]:
            yield f"  {fact}: {old[fact]} -> {new[fact]}"


def again(title: str) -> tuple[list[Golden], int]:
    """The games of a title as they end now, and how many of them ended otherwise; each is told."""
    now, others = [], 0
    for before in golden(title):
        after = msgspec.structs.replace(before, ended=played(before))
        lines = list(differences(before, after))
        if lines:
            typer.echo("\n".join([str(before), *lines]))
        now.append(after)
        others += bool(lines)
    return now, others


def main(
    title: Annotated[list[str] | None, typer.Option(help="Only this title; may be given again.")] = None,
    keep: Annotated[bool, typer.Option("--write", help="Take down what the games lead to now.")] = False,
) -> None:
    """Show the difference, and write it down if told to."""
    known = titles()
    for name in title or known:
        if name not in known:
            sys.exit(f"{name!r} has no golden games; there are: {', '.join(known)}")
        now, others = again(name)
        if others and keep:
            write(name, now)
        typer.echo(
            f"{name}: {others} of {len(now)} games lead elsewhere{' and are taken down' * (others > 0 and keep)}"
        )


if __name__ == "__main__":
    typer.run(main)
