"""Going on from the middle of a finished game: a table of one's own, at which bots sit in the places of the others.

Its first moves and what chance brought them are those of that game; from there on it has a key of its own, so that
nothing that is still to come is known from the game that was played.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from time import time

from msgspec.structs import replace

from karczma import beginning
from karczma.games import UnknownTitle, find
from karczma.kernel.chance import WrongOutcome
from karczma.kernel.choices import Illegal, Seat, UnknownChoice
from karczma.kernel.record import Record
from karczma.server.problems import RequestRefused
from karczma.server.protocol import NewTable, Person, PlayOn, SeatWish
from karczma.server.storage.store import BeginsWith, Entry, Row
from karczma.server.tables.new_table import row_for
from karczma.title.options import WrongTable

OTHER_RULES = (UnknownTitle, UnknownChoice, Illegal, WrongOutcome, WrongTable)


class CannotGoOn(RequestRefused):
    """There is nothing to be played from there on, or not by these rules."""


def wish_for(played: Row, person: Person, request: PlayOn) -> NewTable:
    """The same table with the same options; whoever sat at the other seats is played by a bot in their name."""
    if request.seat >= len(played.seats):
        raise CannotGoOn("play-on-seat")
    seats = [
        SeatWish("me", name=person.name) if n == request.seat else SeatWish("bot", request.bot, seat.name)
        for n, seat in enumerate(played.seats)
    ]
    return NewTable(played.title, seats, played.options, played.name, access="link", nonce=request.nonce)


def gone_on(played: Row, record: Record, person: Person, request: PlayOn) -> tuple[Row, list[Entry]]:
    """The new table and its first moves. In a thread: they are made once, to see that they still can be."""
    moves = [(seat, text) for _, seat, text in record.choices()]
    if request.moves >= len(moves):
        raise CannotGoOn("play-on-over")
    made = moves[: request.moves]
    try:
        outcomes = after(played, record, made).outcomes()
        row = row_for(person, wish_for(played, person, request))
    except OTHER_RULES:
        raise CannotGoOn("play-on-rules") from None
    position = played.begins_with.position if played.begins_with else ""
    begins_with = BeginsWith(played.id, len(made), sorted(outcomes), position)
    return replace(row, status="running", begins_with=begins_with), list(entries_of(made))


def after(played: Row, record: Record, made: list[tuple[Seat, str]]) -> Record:
    """What is written when so many moves have been made."""
    title = find(played.title)
    if not title.can_play(played.version):
        raise CannotGoOn("play-on-rules")
    g = beginning(record)
    for seat, text in made:
        g.apply(title.parse(text), seat)
    return g.record()


def entries_of(made: list[tuple[Seat, str]]) -> Iterator[Entry]:
    """They were made long ago, and nobody waits for an answer: keys that nobody has asked with."""
    now, key = time(), secrets.token_hex(8)
    return (Entry(n, "choice", seat, text, f"{key}-{n}", now) for n, (seat, text) in enumerate(made, 1))
