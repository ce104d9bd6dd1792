"""Participants: the connections at a table, and what waits to be sent to each of them."""

from __future__ import annotations

import asyncio
from collections import deque
from enum import Enum

import msgspec

from karczma.kernel.choices import Seat
from karczma.server.protocol import ChatLine, Outgoing, Person

ENCODE = msgspec.json.Encoder().encode
MANY = 100  # answers that are not sent yet: so long nothing more is read from that connection


class Due(Enum):
    """What is made only when it is sent: then it is the newest, however slow the connection is."""

    POSITION = "position"
    PRESENCE = "presence"


class Takes(Enum):
    """In which form a connection takes positions."""

    WHOLE = "whole"
    PATCHES = "patches"  # after the first one, which is whole


class Participant:
    """One connection: a person (or nobody), the seat they look from (-1: they watch), and the last entry they know.

    Nobody is let go for what the server itself sends: positions and presence wait once, however often they change.
    """

    def __init__(self, person: Person | None, seat: Seat, since: int, takes: Takes = Takes.WHOLE) -> None:
        self.person, self.seat, self.since, self.takes = person, seat, since, takes
        self.last: bytes | None = None  # the position that the next patch builds on
        self.outbox: deque[bytes | Due] = deque()
        self.lines: set[int] = set()  # of the chat that were told
        self.left = False
        self.something = asyncio.Event()
        self.room = asyncio.Event()
        self.room.set()

    def send(self, message: Outgoing) -> None:
        self.put(ENCODE(message))

    def due(self, what: Due) -> None:
        if what not in self.outbox:
            self.put(what)

    def put(self, item: bytes | Due) -> None:
        self.outbox.append(item)
        self.something.set()
        if len(self.outbox) > MANY:
            self.room.clear()

    def hear(self, line: ChatLine) -> None:
        """Each line once, whichever way it comes."""
        if line.n not in self.lines:
            self.lines.add(line.n)
            self.send(line)

    async def next(self) -> bytes | Due | None:
        """What is to be sent now; none: the participant has left."""
        while not self.outbox and not self.left:
            self.something.clear()
            await self.something.wait()
        if self.left:
            return None
        item = self.outbox.popleft()
        if len(self.outbox) <= MANY:
            self.room.set()
        return item

    def replaced(self, position: bytes) -> bytes | None:
        """It is told this position; which one it was told before, if a patch may build on that."""
        before, self.last = self.last, position if self.takes is Takes.PATCHES else None
        return before

    def leave(self) -> None:
        self.left = True
        self.something.set()
        self.room.set()
