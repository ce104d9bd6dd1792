"""Somebody at a table who comes back whenever the connection is lost, and notes down all that is sent and heard."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from crowd.audit import Story, Watcher
from crowd.hall import Hall
from crowd.wire import HEARD, NOTHING, Heard, choice, said
from faulting.history import REFUSALS, History

ANSWER = 2.0  # seconds to wait for one; then the connection counts as dead
THINKING = 0.03  # seconds before a choice
BACK_OFF = 0.1
AGAIN = 0.7  # so many ask again with the same key, as a browser does; the others never hear what came of it


class Player:
    """A seat, or with an empty cookie a spectator, who only listens."""

    def __init__(self, table: str, cookie: str, story: Story, history: History, rng: Random) -> None:
        self.table, self.cookie, self.story, self.history, self.rng = table, cookie, story, history, rng
        self.watcher = Watcher(f"player {secrets.token_hex(2)}" if cookie else "a spectator")
        self.now: Heard = NOTHING
        self.over = False
        self.since = 0  # a question told before this was answered already
        self.pending: tuple[str, str] | None = None  # the key, and the message: sent, and not answered
        self.on_position: Callable[[Heard], None] = lambda position: None
        self.on_done: Callable[[], None] = lambda: None

    async def play(self, hall: Hall) -> None:
        """Until the game is over."""
        while not self.over:
            with suppress(OSError, TimeoutError, WebSocketException):
                async with asyncio.timeout(ANSWER):
                    socket = await hall.socket(self.table, self.cookie, self.watcher.seen)
                try:
                    await self.converse(socket)
                finally:
                    await socket.close()
            await asyncio.sleep(BACK_OFF * (1 + self.rng.random()))

    async def converse(self, socket: ClientConnection) -> None:
        """Hear and choose, in turn; a connection on which no answer comes is given up."""
        self.now = NOTHING
        if self.pending and self.rng.random() < AGAIN:
            self.history.choice(self.table, self.pending[0])
            await socket.send(self.pending[1])
        else:
            self.pending = None
        while not self.over:
            self.hear(HEARD.decode(await self.heard(socket)))
            if self.now.question and not self.pending and self.now.seq >= self.since:
                await self.choose(socket)

    async def heard(self, socket: ClientConnection) -> bytes:
        """The next message; where nothing is due, a ping shows whether anybody is there."""
        if not self.pending:
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER):
                    return await socket.recv(decode=False)
            await socket.send(said(type="ping"))
        async with asyncio.timeout(ANSWER):
            return await socket.recv(decode=False)

    def hear(self, heard: Heard) -> None:
        match heard.type:
            case "position":
                self.story.hear(self.watcher, heard)
                self.now, self.over = heard, heard.over
                self.on_position(heard)
            case "done":
                self.history.acknowledged(heard.key, heard.seq)
                self.since = max(self.since, heard.seq)
                self.answered(heard.key)
                self.on_done()
            case "trouble" if heard.key:
                self.history.refused(heard.key, heard.code)
                if heard.code in REFUSALS:
                    self.now = NOTHING  # a position follows
                    self.answered(heard.key)

    def answered(self, key: str) -> None:
        if self.pending and self.pending[0] == key:
            self.pending = None

    async def choose(self, socket: ClientConnection) -> None:
        await asyncio.sleep(THINKING)
        now, key = self.now, f"fault-{secrets.token_hex(8)}"
        assert now.question
        message = choice(now.seq, key, now.question.seat, self.rng.choice(now.question.options).text)
        self.pending = key, message
        self.history.choice(self.table, key)
        await socket.send(message)
