"""A proxy on loopback between clients and server that delays, drops, doubles and half-opens connections."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

CHUNK = 1 << 16
END_OF_HEAD = b"\r\n\r\n"


class Proxy:
    """All connections go through it. What it does to them may change at any time."""

    def __init__(self, port: int, rng: Random) -> None:
        self.to, self.rng = port, rng
        self.port = 0
        self.delay = 0.0  # seconds at most, for each piece, each way
        self.doubles = False  # each message of a client is sent twice
        self.writers: set[asyncio.StreamWriter] = set()
        self.dead: set[asyncio.StreamWriter] = set()  # half-open: nothing gets through, and nobody is told
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", 0, limit=1 << 20)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self.server
        self.server.close()
        self.drop()

    # -- what it does to connections -------------------------------------------------------------------------------

    def drop(self) -> None:
        """All connections end at once, in the middle of whatever was said."""
        for writer in list(self.writers):
            writer.transport.abort()
        self.dead.clear()

    def half_open(self) -> None:
        """From now on nothing gets through on any connection that there is, and neither end is told."""
        self.dead |= self.writers

    # -- passing on ------------------------------------------------------------------------------------------------

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, onward = await asyncio.open_connection("127.0.0.1", self.to, limit=1 << 20)
        except OSError:
            writer.transport.abort()
            return
        self.writers |= {writer, onward}
        ways = [asyncio.create_task(self.requests(reader, onward)), asyncio.create_task(self.answers(there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for each in (writer, onward):
                self.writers.discard(each)
                self.dead.discard(each)
                each.close()

    async def requests(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """From a client: a request for a socket is followed by messages, any other by whatever comes."""
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = await reader.readuntil(END_OF_HEAD)
            await self.send(head, writer)
            if b"upgrade: websocket" not in head.lower():
                await self.answers(reader, writer)
            while frame := await one_frame(reader):
                await self.send(frame * 2 if self.doubles and is_text(frame) else frame, writer)

    async def answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(CHUNK):
                await self.send(piece, writer)

    async def send(self, piece: bytes, writer: asyncio.StreamWriter) -> None:
        if self.delay:
            await asyncio.sleep(self.delay * self.rng.random())
        if writer not in self.dead:
            writer.write(piece)
            await writer.drain()


def is_text(frame: bytes) -> bool:
    """A whole message, and none of those by which connections are kept or closed."""
    return frame[0] == 0x81


async def one_frame(reader: asyncio.StreamReader) -> bytes:
    """A frame of a client (RFC 6455, 5.2): two bytes, perhaps more of a length, a mask, and what it says."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    if length > 125:
        more = await reader.readexactly(2 if length == 126 else 8)
        head, length = head + more, int.from_bytes(more, "big")
    return head + await reader.readexactly(length + (4 if head[1] & 0x80 else 0))
