"""The book of a table: what came of each entry, kept beside the journal as it was told, and read again as a replay."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import NamedTuple

import msgspec

from karczma.kernel.game import Game
from karczma.server.storage.tellings import Chunk, Telling, packed, unpacked
from karczma.server.tables.course import Course, Played
from karczma.server.tables.replays import step_of

CHUNK = 32  # tellings that are packed together
LONGEST = 120.0  # seconds after which fewer are written, too


class Page(NamedTuple):
    """A state that is still to be told: games do not change any more once they have been played on."""

    seq: int
    g: Game
    played: Played | None  # none: the set-up


class Written(NamedTuple):
    """What is to be stored of a book, and how far it is written then."""

    chunks: list[Chunk]
    n: int
    tail: bytes


class Book:
    def __init__(self, table: str, n: int = 0, last: int = -1) -> None:
        self.table, self.n, self.last = table, n, last
        self.pages: list[Page] = []
        self.tail = b""  # the chunk that still grows
        self.since = monotonic()

    def open(self, course: Course) -> None:
        """The set-up is told first."""
        if self.last < 0:
            self.note(course, 0)

    def follow(self, before: Course, after: Course) -> None:
        """What an entry has changed: one more state, or, after an undo, those that came out differently."""
        if len(after.standing) > len(before.standing):
            self.note(after, len(after.standing))
            return
        pairs = zip(before.standing, after.standing, strict=False)
        same = next((n for n, (a, b) in enumerate(pairs) if a.entry.seq != b.entry.seq), len(after.standing))
        for count in range(same + 1, len(after.standing) + 1):
            self.note(after, count)

    def note(self, course: Course, count: int) -> None:
        """The table as it is when so many choices stand."""
        if not self.pages:
            self.since = monotonic()
        played = course.standing[count - 1] if count else None
        entries = [each.entry for each in course.standing[:count]]
        g = course.g if count == len(course.standing) else course.state_with(entries)
        self.pages.append(Page(played.entry.seq if played else 0, g, played))
        self.last = max(self.last, self.pages[-1].seq)

    def ripe(self) -> bool:
        return len(self.pages) >= CHUNK or (bool(self.pages) and monotonic() - self.since > LONGEST)

    # -- writing, which others may do meanwhile, too: what is taken out is put back if it could not be stored ----------

    def taken(self) -> list[Page]:
        pages, self.pages = self.pages, []
        return pages

    def put_back(self, pages: list[Page]) -> None:
        self.pages[:0] = pages

    def written(self, pages: list[Page]) -> Written:
        """These pages as chunks to be stored, in any thread: the last one may still grow."""
        n, tail, chunks = self.n, self.tail, []
        tellings = [*(unpacked(tail) if tail else []), *(told(page) for page in pages)]
        while tellings:
            part, tellings = tellings[:CHUNK], tellings[CHUNK:]
            tail = packed(part)
            chunks.append(Chunk(self.table, n, max(each.seq for each in part), tail))
            if len(part) == CHUNK:
                n, tail = n + 1, b""
        return Written(chunks, n, tail)

    def stored(self, written: Written) -> None:
        self.n, self.tail = written.n, written.tail


def written(taken: Iterable[tuple[Book, list[Page]]]) -> list[Written]:
    """Several books; in a thread, for it takes its time."""
    return [book.written(pages) for book, pages in taken]


def told(page: Page) -> Telling:
    return Telling(page.seq, msgspec.Raw(msgspec.json.encode(step_of(page.g, page.played))))


# -- reading -------------------------------------------------------------------------------------------------------


class Opening(msgspec.Struct):
    view: msgspec.Raw


class Told(msgspec.Struct, kw_only=True):
    """A replay whose states are encoded already; its fields are those of a Replay."""

    title: str
    seats: int
    header: dict[str, str]
    first: msgspec.Raw = msgspec.Raw(b"null")
    steps: list[msgspec.Raw] = []
    winners: list[int]
    over: bool
    record: str | None


def replay_told(told: Told, tellings: Sequence[Telling]) -> bytes:
    """What was told, packed for the wire; in a thread, for it takes its time."""
    told.first = msgspec.json.decode(tellings[0].step, type=Opening).view
    told.steps = [telling.step for telling in tellings[1:]]
    return gzip.compress(msgspec.json.encode(told), 4, mtime=0)
