"""What comes with an extra of the package: who has not installed it is told how, in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from karczma.locale import Words


@contextmanager
def from_extra(extra: str, language: str) -> Iterator[None]:
    """Around an import, or a command that imports. A module of our own that is missing is a mistake of ours."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == __name__.partition(".")[0]:
            raise
        told = Words(language, "").say("terminal-wrong-extra", missing=missing, extra=extra)
        typer.echo(f"karczma: {told}", err=True)
        raise typer.Exit(2) from None
