"""Boards as text, for tests that look at them."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from karczma.cli.board import board_of
from karczma.cli.reader import Reader
from karczma.kernel.game import Game


def drawn(g: Game, title: str, lang: str = "en", width: int = 110, lit: frozenset[str] = frozenset()) -> str:
    reader = Reader(title, lang, 0, ["", *("Bogna", "Ziemek", "Halszka", "Wit")[: g.seats - 1]])
    return text(board_of(reader).board(g.view(0), reader, set(lit)), width)


def text(shown: RenderableType, width: int) -> str:
    console = Console(width=width, file=StringIO())
    with console.capture() as written:
        console.print(shown)
    return written.get()
