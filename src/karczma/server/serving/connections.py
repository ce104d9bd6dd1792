"""Connections as uvicorn speaks them, each with a slot: nobody holds one without using it."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from karczma.server.serving.connection_limits import ConnectionLimiter, ConnectionSlot


def short(status: str, words: str) -> bytes:
    """A whole answer, ready to be sent to whoever is not let in."""
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {len(words)}\r\n"
    return f"{head}retry-after: 10\r\nconnection: close\r\n\r\n{words}".encode()


FAREWELL = 1.0  # seconds for whoever was late to read that
TOO_MANY = short("503 Service Unavailable", "Too many connections; please try again.\n")
TOO_LATE = short("408 Request Timeout", "The request did not arrive in time.\n")
# As uvicorn's, but quick: half the time for each listener, for a sixth more bytes.
QUICK = [
    ServerPerMessageDeflateFactory(
        server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 1}
    )
]


class LimitedConfig(uvicorn.Config):
    """uvicorn's configuration, with the limiter that all connections pass."""

    def __init__(self, limiter: ConnectionLimiter, app: Any, **others: Any) -> None:
        self.limiter = limiter
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **others)


class HttpConnection(H11Protocol):
    """An HTTP connection: what it asks comes in time, or it ends."""

    config: LimitedConfig
    slot: ConnectionSlot | None = None
    awaited = "head"  # what the client owes us: the head of a request, its body, nothing, or that it hangs up

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is None:  # gone already
            transport.abort()
            return
        self.slot = self.config.limiter.enter(transport, self.client[0], self.late)
        if self.slot is None:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.slot:
            self.config.limiter.leave(self.slot)
            self.slot = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.slot is None or self.transport.is_closing() or self.awaited == "end":
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self.wait_for(self.owed())

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # An idle connection is uvicorn's to close; a request that was sent ahead has begun by now.
        self.wait_for("nothing" if self.timeout_keep_alive_task else self.owed())

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.wait_for("nothing")
        super().handle_websocket_upgrade(event)
        self.slot = None  # it is the socket's now

    def owed(self) -> str:
        if self.cycle is None or self.cycle.response_complete:
            return "head"
        return "body" if self.cycle.more_body else "nothing"

    def wait_for(self, awaited: str) -> None:
        """A deadline runs from the moment on in which something else is awaited, however many bytes trickle in."""
        if self.slot is None or awaited == self.awaited:
            return
        self.awaited = awaited
        limiter, now = self.config.limiter, self.loop.time()
        match awaited:
            case "head":
                self.slot.deadline = now + limiter.settings.header_seconds
            case "body":
                self.slot.deadline = now + limiter.settings.body_seconds
            case _:
                self.slot.deadline = None
        if awaited != "head":
            limiter.first_request_came(self.slot)

    def late(self) -> None:
        if self.transport.is_closing():
            return
        begun = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if begun or self.awaited == "end":
            self.transport.close()
        else:
            self.say_too_late()

    def say_too_late(self) -> None:
        """Then read on for a moment: to hang up on somebody who still speaks would take the answer from them, too."""
        if self.cycle is not None:
            self.cycle.disconnected = not self.cycle.response_complete
            self.cycle.message_event.set()
        self.transport.write(TOO_LATE)
        self.transport.write_eof()
        self.awaited = "end"
        if self.slot:
            self.slot.deadline = self.loop.time() + FAREWELL


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket: it goes on with the slot of the HTTP connection that it began as."""

    config: LimitedConfig
    slot: ConnectionSlot

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = QUICK

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        before = self.transport.get_protocol()
        assert isinstance(before, HttpConnection), "a socket begins as a request"
        assert before.slot, "and with a slot"
        self.slot = before.slot
        self.slot.late = transport.close

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.limiter.leave(self.slot)
        super().connection_lost(exc)
        del self.conn.parser  # it refers to itself, and the garbage collector comes rarely
