"""Opening a table: the game is played again from its journal. What cannot be is set aside, with a reason."""

from __future__ import annotations

from collections.abc import Sequence

from karczma.games import UnknownTitle
from karczma.server.protocol import Closed
from karczma.server.storage.store import Entry, Row
from karczma.server.tables.book import Book
from karczma.server.tables.live import Live, WrongVersion


class Damaged(ValueError):
    """The journal has a hole."""


def opened(row: Row, entries: Sequence[Entry], book: Book) -> Live:
    """The table as its journal leads to it; what was not told yet is noted in its book."""
    live = Live(row)
    if live.course is None:
        return live
    told = book.last
    book.open(live.course)
    for entry in entries:
        if entry.seq != live.seq + 1:
            raise Damaged(f"entry {entry.seq} follows entry {live.seq}")
        before = live.begun
        live.take_in(entry)
        if entry.seq > told:
            book.follow(before, live.begun)
    return live


def why_closed(error: Exception) -> Closed:
    """Rules that are gone may come back; a journal that makes no sense is damaged."""
    return "other-rules" if isinstance(error, WrongVersion | UnknownTitle) else "unreadable"
