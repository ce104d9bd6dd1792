"""Boards as text, for tests that look at them."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from karczma.cli.board import board_of
from karczma.cli.reader import Reader
from karczma.kernel.bases import home
from karczma.kernel.game import Game


def reader_of(g: Game, lang: str = "en") -> Reader:
    """Whoever sits on seat 0."""
    return Reader(home(type(g)), lang, 0, ["", "Bogna", "Ziemek", "Halszka", "Wit"][: g.seats])


def drawn(g: Game, lang: str = "en", width: int = 110, lit: frozenset[str] = frozenset()) -> str:
    reader = reader_of(g, lang)
    return text(board_of(reader).board(g.view(0), reader, set(lit)), width)


def text(shown: RenderableType, width: int = 110) -> str:
    console = Console(width=width, file=StringIO())
    with console.capture() as written:
        console.print(shown)
    return written.get()


def line_with(shown: str, word: str) -> str:
    return next(line for line in shown.splitlines() if word in line)
