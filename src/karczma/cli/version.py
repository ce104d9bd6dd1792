"""`karczma --version`: what a report of a fault should begin with."""

from __future__ import annotations

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Annotated

import typer

from karczma import __version__
from karczma.cli.reader import system_language
from karczma.kernel import flow
from karczma.locale import Words


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    return str(flow.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def show_version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if is_compiled() else "plain"
        python = f"{platform.python_implementation()} {platform.python_version()}"
        say = Words(system_language(), "").say
        typer.echo(say("terminal-version", version=__version__, python=python, build=build))
        raise typer.Exit


def karczma(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Tell the version, and leave.")
    ] = False,
) -> None:
    """Karczma: an open table for kingdom-building board games."""
