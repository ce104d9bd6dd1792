"""What the server would send: a table behind the server's own words, as the bytes of its messages.

The only module here that knows how the server is built.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from msgspec.structs import replace

from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.server.protocol import Past, Person, SeatInfo
from karczma.server.storage.store import Entry, Row
from karczma.server.tables.live import LiveTable
from karczma.server.tables.participants import ENCODE
from karczma.server.tables.replays import view_record
from karczma.server.tables.session import TableSession
from karczma.server.tables.timeline import Timeline
from karczma.server.tables.view_json import view_json

KEY = "secrecy-key"


class Sending:
    """A table that stands at some point of a game, as the server keeps it, with somebody at every seat."""

    def __init__(self, g: Game) -> None:
        self.live = LiveTable(row_of(g))
        g.journal = []  # a timeline looks there for what was rolled
        self.live.row = replace(self.live.row, status="running")
        self.live.timeline = Timeline(self.live.title.parse, g)

    @property
    def game(self) -> Game:
        return self.live.game

    def position(self, seat: Seat) -> bytes:
        """What that seat is told now, with all that happened since it stood here."""
        return ENCODE(self.live.position(person(seat), seat, since=0, now=0.0, watching=0, present=[]))

    def past(self, seat: Seat) -> bytes:
        """What it is told if it looks back at this."""
        seen = self.game.view(seat)
        return ENCODE(Past(seq=self.live.seq, view=view_json(seen), scores=list(seen.scores())))

    def written(self, seat: Seat) -> bytes:
        """The record of what it has seen."""
        return view_record(self.live, seat).encode()

    def answer(self, seat: Seat, text: str) -> bytes:
        """How a choice is answered that need not be right. Nothing is done."""
        judged = TableSession.judge(cast(Any, SimpleNamespace(live=self.live)), seat, text, KEY)
        return ENCODE(judged) if judged else b"legal"

    def play(self, choice: Choice, seat: Seat) -> None:
        self.live.take_in(Entry(self.live.seq + 1, "choice", seat, str(choice), f"{KEY}-{self.live.seq}", 0.0))


def person(seat: Seat) -> Person | None:
    """Who sits there; nobody, of those who watch."""
    return Person(f"person-{seat}", f"Seat {seat}", "guest") if seat >= 0 else None


def row_of(g: Game) -> Row:
    """A table that nobody has stored; all that is told of it is public."""
    return Row(
        id="-",
        name="-",
        title=home(type(g)),
        version="-",
        options={},
        seats=[SeatInfo("person", name=f"Seat {seat}", person=f"person-{seat}") for seat in range(g.seats)],
        host="-",
        access="open",
        invitation="-",
        pace="live",
        clock=None,
        status="waiting",
        key="-",
        commitment="-",
        seed=None,
        result=None,
        rematch=None,
        created=0.0,
        changed=0.0,
    )
