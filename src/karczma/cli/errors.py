"""What goes wrong because of what was asked for is told in one line, with the place; nobody wants a traceback."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from karczma.effects.load import ContentError
from karczma.games import UnknownTitle
from karczma.kernel.record import BadRecord
from karczma.kernel.title import WrongTable
from karczma.ledger import LedgerError
from karczma.locale import MissingMessage, UnknownLanguage
from karczma.players import UnknownPlayer
from karczma.server.settings import CannotOpen

BAD_INPUT = (
    BadRecord,
    CannotOpen,
    ContentError,
    LedgerError,
    MissingMessage,
    UnknownLanguage,
    UnknownPlayer,
    UnknownTitle,
    WrongTable,
    OSError,
)


class Calm(TyperGroup):
    """Commands that end with one line on stderr and exit code 2 when they were asked for the impossible."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except BAD_INPUT as error:
            typer.echo(f"karczma: {one_line(error)}", err=True)
            raise typer.Exit(2) from None


def one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
