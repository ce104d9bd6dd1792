"""Position files at the tables: one that somebody brings becomes a table of theirs, with bots at the other seats; and a
move of a finished game becomes such a file. Both are made by a worker: what a file makes of the rules nobody knows."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from karczma import beginning, title_at, title_of
from karczma.kernel.chance import Continued
from karczma.kernel.choices import Seat
from karczma.kernel.record import read
from karczma.server.problems import RequestRefused
from karczma.server.protocol import NewTable, Person, SeatWish
from karczma.server.storage.store import BeginsWith, Row
from karczma.server.tables.new_table import row_for
from karczma.title.positions import opened, position_in, position_of

CHECK_SECONDS = 20.0  # seconds that it may take to find out whether a position can be played


class PositionRefused(RequestRefused):
    """There is nothing to be played there, or nothing that may be told."""


class BroughtPosition(msgspec.Struct, frozen=True):
    """A file that was tried out: what its table needs to be set up."""

    title: str
    seats: int
    players: list[str]
    options: dict[str, str]
    outcomes: list[tuple[int, int, int]]
    asked: Seat | None  # who is asked first; nobody once the game is over
    text: str


def tried_out(text: str) -> BroughtPosition:
    """For a worker: the table is laid once, to see that it can be."""
    position = position_in(text)
    title = title_at(position)
    g = opened(title, position)
    outcomes = list(g.source.known.outcomes) if isinstance(g.source, Continued) else []
    settled = title.settled(position.options)
    return BroughtPosition(
        title.id, g.seats, list(position.players), settled, outcomes, min(g.deciding(), default=None), text
    )


def wish_for(brought: BroughtPosition, person: Person, seat: Seat, bot: str, nonce: str) -> NewTable:
    """The one who brings it sits at one seat; bots sit at the others, by the names that the file gives them."""
    seat = brought.asked or 0 if seat < 0 else seat
    if seat >= brought.seats:
        raise PositionRefused("play-on-seat")
    called = brought.players or [""] * brought.seats
    seats = [SeatWish("bot", bot, name) for name in called]
    seats[seat] = SeatWish("me", name=person.name)
    return NewTable(brought.title, seats, dict(brought.options), access="link", nonce=nonce)


def begun_with(brought: BroughtPosition, person: Person, wish: NewTable) -> Row:
    """The table, running from its first moment; it is never rated and counts for no campaign."""
    row = row_for(person, wish)
    return replace(row, status="running", begins_with=BeginsWith("", 0, brought.outcomes, brought.text))


def moment_of(record_text: str, moves: int) -> str | None:
    """For a worker: a finished game as it stood after so many moves; none, if there were fewer."""
    record = read(record_text)
    title, choices = title_of(record), record.choices()
    if moves > len(choices):
        return None
    g = beginning(record)
    for _, seat, text in choices[:moves]:
        g.apply(title.parse(text), seat)
    return position_of(title, g)
