"""The socket of a table: one connection, its messages in and out."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from karczma.server.protocol import Choose, Incoming, Look, Outgoing, Ping, Pong, Say, StandIn, TakeBack, Trouble
from karczma.server.settings import Settings
from karczma.server.tables.desk import Desk, Guest

DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming, strict=True)
LONGEST = 4096  # characters of one message
CHAT_SECONDS = 1.0  # between two lines of chat


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say where a page comes from: only our own pages may open a socket. Programs do not say, and may."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


class Pacer:
    """A connection may send so many messages a second, with a burst of three seconds' worth."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.credit, self.last = per_second * 3, monotonic()

    def allows(self) -> bool:
        now = monotonic()
        self.credit = min(self.per_second * 3, self.credit + (now - self.last) * self.per_second)
        self.last = now
        if self.credit < 1:
            return False
        self.credit -= 1
        return True


class Conversation:
    """A guest at a desk, over a socket, until either leaves."""

    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, guest: Guest, settings: Settings) -> None:
        self.socket, self.desk, self.guest, self.settings = socket, desk, guest, settings
        self.pacer = Pacer(settings.messages_per_second)
        self.chat = Pacer(1 / CHAT_SECONDS)

    async def hold(self) -> None:
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            self.desk.arrive(self.guest)
            for line in await self.desk.store.said(self.desk.live.row.id):
                self.guest.hear(line)
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.desk.depart(self.guest)
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def write(self) -> None:
        while (message := await self.guest.outbox.get()) is not None:
            await self.socket.send_data(message, mode="text")

    async def read(self) -> None:
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            answer = await self.answer(text)
            if answer is not None:
                self.guest.send(answer)

    async def answer(self, text: str | bytes) -> Outgoing | None:
        if not self.pacer.allows():
            return Trouble("too-fast", "Too many messages: please slow down.")
        if len(text) > LONGEST:
            return Trouble("too-long", f"A message may have at most {LONGEST} characters.")
        try:
            asked = DECODER.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
            return Trouble("not-understood", str(error))
        except RecursionError:
            return Trouble("not-understood", "Brackets within brackets without end.")
        return await self.do(asked)

    async def do(self, asked: Incoming) -> Outgoing | None:
        desk, guest = self.desk, self.guest
        match asked:
            case Ping():
                return Pong()
            case Choose():
                answer = await desk.choose(guest.person, asked)
            case TakeBack():
                answer = await desk.take_back(guest.person, asked)
            case Look():
                return desk.look(guest, asked)
            case StandIn():
                return await desk.stand_in(guest.person, asked, self.settings.away_seconds)
            case Say():
                return await self.say(asked)
        if isinstance(answer, Trouble) and answer.code == "moved-on":
            guest.send(answer)
            return desk.position(guest)
        return answer

    async def say(self, asked: Say) -> Outgoing | None:
        if not self.guest.person:
            return Trouble("nobody", "Say who you are before you talk.")
        if not self.chat.allows():
            return Trouble("too-fast", "Chat: one line a second, please.")
        await self.desk.say(self.guest, asked.text)
        return None
