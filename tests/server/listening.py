"""A server that listens on loopback, in this process, with any application; and connections from chosen addresses."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from karczma.server.serving.address import bound
from karczma.server.serving.connection_limits import ConnectionLimiter
from karczma.server.serving.connections import LimitedConfig
from karczma.server.serving.run import Server
from karczma.server.settings import Settings

ME, ANOTHER, PROXY = "127.0.0.2", "127.0.0.3", "127.0.0.1"
HALF = b"GET / HTTP/1.1\r\nhost: kar"
WHOLE = b"GET / HTTP/1.1\r\nhost: karczma\r\n\r\n"


@dataclass
class Listening:
    limiter: ConnectionLimiter
    port: int

    async def come(self, said: bytes, host: str = ME) -> Line:
        reader, writer = await asyncio.open_connection(
            PROXY, self.port, local_addr=(host, 0), limit=1 << 16, family=socket.AF_INET
        )
        writer.write(said)
        return Line(reader, writer)


@dataclass
class Line:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def answer(self) -> bytes:
        """The head of what is answered; nothing if the line is dead."""
        try:
            return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 20)
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""

    async def rest(self) -> bytes:
        """All that still comes, until the other side hangs up."""
        try:
            return await asyncio.wait_for(self.reader.read(-1), 20)
        except ConnectionError:
            return b""


def limits(**set_: Any) -> Settings:
    return Settings(database="", data=Path(), secret=bytes(32), **set_)


async def who_asks(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads everything and answers with the client's address, or talks back over a socket."""
    if scope["type"] == "lifespan":
        for stage in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{stage}.complete"})
        return
    heard = await receive()
    while heard.get("more_body"):
        heard = await receive()
    if scope["type"] == "http":
        said = scope["client"][0].encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(said))]})
        await send({"type": "http.response.body", "body": said})
        return
    await send({"type": "websocket.accept"})
    while (heard := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": heard["text"]})


@asynccontextmanager
async def listening(app: Any = who_asks, room: int = 10_000, **set_: Any) -> AsyncIterator[Listening]:
    settings = limits(**set_)
    limiter = ConnectionLimiter(settings, room)
    sockets = bound("127.0.0.1", 0)
    served = LimitedConfig(
        limiter,
        app,
        log_config=None,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=1,
    )
    said: list[str] = []
    server = Server(served, said.append)
    serving = asyncio.create_task(server.serve(sockets))
    await until(lambda: said)
    try:
        yield Listening(limiter, sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await serving


async def until(come: Callable[[], object]) -> None:
    """Wait for something to become so; twenty seconds are enough for anything."""
    async with asyncio.timeout(20):
        while not come():
            await asyncio.sleep(0.01)
