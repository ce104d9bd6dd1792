"""Guests: the connections at a table, and what waits to be sent to each of them."""

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


class Guest:
    """One connection: a person (or nobody), the seat they look from (-1: they watch), and how far they know the story.

    Nobody is let go for what the house itself sends: positions and presence wait once, however often they change.
    """

    def __init__(self, person: Person | None, seat: Seat, since: int) -> None:
        self.person, self.seat, self.since = person, seat, since
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
        """What is to be sent now; none: the guest has left."""
        while not self.outbox and not self.left:
            self.something.clear()
            await self.something.wait()
        if self.left:
            return None
        item = self.outbox.popleft()
        if len(self.outbox) <= MANY:
            self.room.set()
        return item

    def leave(self) -> None:
        self.left = True
        self.something.set()
        self.room.set()
