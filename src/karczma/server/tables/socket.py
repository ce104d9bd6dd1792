"""The socket of a table: one connection, its messages in and out."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from karczma.server.protocol import (
    ChatLine,
    Choose,
    History,
    Incoming,
    Look,
    Outgoing,
    Ping,
    Pong,
    Say,
    StandIn,
    TakeBack,
    Trouble,
    Whole,
)
from karczma.server.quotas import Budget, Quotas, TooFast
from karczma.server.serving.logs import failure
from karczma.server.settings import Settings
from karczma.server.tables.participants import Due, Participant
from karczma.server.tables.session import TableSession

DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming, strict=True)
LONGEST = 4096  # characters of one message
CHAT_SECONDS = 1.0  # between two lines of chat
LOOK_BACK = 3.0  # what a look at an earlier state costs, besides being a message
BURST = 3.0  # seconds' worth of messages that may come at once
THEIRS = "theirs"  # each connection has a purse of its own


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say where a page comes from: only our own pages may open a socket. Programs do not say, and may."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


class Conversation:
    """A participant at a table, over a socket, until either leaves."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        session: TableSession,
        participant: Participant,
        limits: tuple[Quotas, str],
        settings: Settings,
    ) -> None:
        self.socket, self.session, self.participant, self.settings = socket, session, participant, settings
        self.quotas, self.address = limits
        self.pace = Budget(settings.messages_per_second, settings.messages_per_second * BURST, keys=1)
        self.chat = Budget(1 / CHAT_SECONDS, BURST, keys=1)

    async def hold(self) -> None:
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            self.session.arrive(self.participant)
            self.send_history(await self.session.store.chat_lines(self.session.live.row.id))
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.session.depart(self.participant)
            for task in (writer, reader):
                task.cancel()
            for ended in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(ended, Exception):
                    failure("a table's socket", ended)

    def send_history(self, lines: list[ChatLine]) -> None:
        """What was said before they came, in one message."""
        new = [line for line in lines if line.n not in self.participant.lines]
        self.participant.lines.update(line.n for line in new)
        if new:
            self.participant.send(History(new))

    async def write(self) -> None:
        while (item := await self.participant.next()) is not None:
            message = self.session.encoded(self.participant, item) if isinstance(item, Due) else item
            try:
                await self.socket.send_data(
                    message, mode="text"
                )  # whoever takes nothing of it is cut off (serving/connection_limits.py)
            except (WebSocketDisconnect, RuntimeError):  # the server below may have closed it meanwhile
                return

    async def read(self) -> None:
        while not self.participant.left:
            await self.participant.room.wait()
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            answer = await self.answer(text)
            if answer is not None:
                self.participant.send(answer)

    async def answer(self, text: str | bytes) -> Outgoing | None:
        if not self.pace.allows(THEIRS):
            return too_fast("Too many messages: please slow down.", self.pace.wait(THEIRS))
        if len(text) > LONGEST:
            return Trouble("too-long", f"A message may have at most {LONGEST} characters.")
        try:
            request = DECODER.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
            return Trouble("not-understood", str(error))
        except RecursionError:
            return Trouble("not-understood", "Brackets within brackets without end.")
        return await self.do(request)

    async def do(self, request: Incoming) -> Outgoing | None:
        session, participant = self.session, self.participant
        match request:
            case Ping():
                return Pong()
            case Choose():
                answer = await session.choose(participant.person, request)
            case TakeBack():
                answer = await session.take_back(participant.person, request)
            case Look():
                return self.look(request)
            case Whole():
                session.tell_whole(participant, request)
                return None
            case StandIn():
                return await session.stand_in(participant.person, request, self.settings.away_seconds)
            case Say():
                return await self.say(request)
        if isinstance(answer, Trouble) and answer.code == "moved-on":
            participant.send(answer)
            participant.due(Due.POSITION)
            return None
        return answer

    def look(self, request: Look) -> Outgoing | None:
        """A look back has its price, for each address and for each connection."""
        looks = self.quotas.looks
        if request.at is not None and not looks.allows(self.address):
            return too_fast("Many look back from your address: please wait.", looks.wait(self.address))
        if request.at is not None and not self.pace.allows(THEIRS, LOOK_BACK):
            return too_fast("You look back very often: please slow down.", self.pace.wait(THEIRS, LOOK_BACK))
        return self.session.look(self.participant, request)

    async def say(self, request: Say) -> Outgoing | None:
        if self.participant.person is None:
            return Trouble("nobody", "Say who you are before you talk.")
        if not self.chat.allows(THEIRS):
            return too_fast("Chat: one line a second, please.", self.chat.wait(THEIRS))
        try:
            self.quotas.chat.take(self.participant.person.id, self.address)
        except TooFast as error:
            return too_fast(str(error), error.wait)
        return await self.session.say(self.participant.person, request.text)


def too_fast(message: str, wait: float) -> Trouble:
    return Trouble("too-fast", message, wait=round(wait, 2))
