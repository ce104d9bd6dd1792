"""What goes wrong because of what was asked for is told in one line, with the place; nobody wants a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from karczma.effects.load import ContentError
from karczma.games import UnknownTitle
from karczma.kernel.choices import Refusal
from karczma.kernel.record import BadRecord
from karczma.ledger import LedgerError
from karczma.locale import MissingMessage, Speaker, UnknownLanguage, Words
from karczma.locale.position_errors import bad_position
from karczma.locale.table_errors import wrong_table
from karczma.players import UnknownPlayer
from karczma.server.settings import CannotOpen
from karczma.sim.rivals import NoRival
from karczma.title.options import WrongTable
from karczma.title.positions import BadPosition, CannotTell

BAD_INPUT = (
    BadPosition,
    BadRecord,
    CannotOpen,
    CannotTell,
    ContentError,
    LedgerError,
    MissingMessage,
    NoRival,
    UnknownLanguage,
    UnknownPlayer,
    UnknownTitle,
    WrongTable,
    OSError,
)


class OneLineErrors(TyperGroup):
    """Commands that end with one line on stderr and exit code 2 when they were asked for the impossible."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except BAD_INPUT as error:
            typer.echo(f"karczma: {one_line(error)}", err=True)
            raise typer.Exit(2) from None


@contextmanager
def refusals_in(language: str) -> Iterator[None]:
    """A table that cannot be set up is refused in the language in which it would have been played."""
    try:
        yield
    except BadPosition as error:
        error.say = lambda told: bad_position(told, language)
        raise
    except WrongTable as error:
        if not error.refusal:
            raise
        raise WrongTable(in_words(error, error.refusal, language)) from None


def in_words(error: WrongTable, refusal: Refusal, language: str) -> str:
    if not error.title:
        return Words(language, "").say(error.reason, **refusal.facts)
    words = wrong_table(error, Speaker(language, error.title))
    return f"{words} [{refusal.clause}]" if refusal.clause else words


def wrong(reason: str, **facts: int | str) -> WrongTable:
    """What was asked for on the command line cannot be; `reason` is a message of the terminal."""
    return WrongTable(Words("en", "").say(reason, **facts), Refusal("", facts), reason=reason)


def one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
