"""Opening a table: the game is played again from its journal. What cannot be is set aside, with a reason."""

from __future__ import annotations

from collections.abc import Sequence

from karczma.games import UnknownTitle
from karczma.server.protocol import Closed
from karczma.server.storage.store import Entry, Row
from karczma.server.tables.live import LiveTable, WrongVersion
from karczma.server.tables.transcript import Transcript


class Damaged(ValueError):
    """The journal has a hole."""


def table_from_journal(row: Row, entries: Sequence[Entry], transcript: Transcript) -> LiveTable:
    """The table as its journal leads to it; what its transcript lacks is added."""
    live = LiveTable(row)
    if live.timeline is None:
        return live
    stored_up_to = transcript.last
    transcript.open(live.timeline)
    for entry in entries:
        if entry.seq != live.seq + 1:
            raise Damaged(f"entry {entry.seq} follows entry {live.seq}")
        before = live.begun_timeline
        live.take_in(entry)
        if entry.seq > stored_up_to:
            transcript.follow(before, live.begun_timeline)
    return live


def why_closed(error: Exception) -> Closed:
    """Rules that are gone may come back; a journal that makes no sense is damaged."""
    return "other-rules" if isinstance(error, WrongVersion | UnknownTitle) else "unreadable"
