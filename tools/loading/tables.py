"""Tables seen from all their seats: somebody chooses, and it is noted when everybody has seen it."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from crowd.audit import Story, Watcher
from crowd.hall import Hall, Laid
from crowd.server_process import Lost
from crowd.wire import HEARD, NOTHING, Heard, choice

PATIENCE = 30.0  # seconds after which a move counts as lost


class Move(msgspec.Struct):
    """A choice under way: when it was sent, acknowledged, and seen from each seat."""

    table: str
    key: str
    seq: int  # that the table will have
    seats: int
    sent: float
    finished: asyncio.Event
    acknowledged: float = 0.0
    seen: dict[int, float] = {}

    def note(self) -> None:
        if self.acknowledged and len(self.seen) == self.seats:
            self.finished.set()

    def everybody(self) -> float:
        """Seconds from the choice to the last of the screens; as long as we waited, if it never came there."""
        return max(self.seen.values()) - self.sent if self.finished.is_set() else PATIENCE

    def answered(self) -> float:
        return self.acknowledged - self.sent if self.acknowledged else PATIENCE


class Table:
    """One table and the connections of its seats, which may go to several processes of the server."""

    def __init__(self, laid: Laid, halls: list[Hall], rng: Random) -> None:
        self.laid, self.halls, self.rng = laid, halls, rng
        self.story = Story(laid.id)
        self.watchers = [Watcher(f"seat {seat}") for seat in range(len(laid.cookies))]
        self.now: list[Heard] = [NOTHING] * len(laid.cookies)
        self.sockets: list[ClientConnection] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.move: Move | None = None
        self.trouble = ""
        self.thrown_out = 0

    @property
    def id(self) -> str:
        return self.laid.id

    @property
    def over(self) -> bool:
        return any(now.over for now in self.now)

    # -- hearing ---------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Everybody connects and hears how the table stands."""
        for seat in range(len(self.laid.cookies)):
            self.sockets.append(await self.connect(seat))
            self.listeners.append(asyncio.create_task(self.listen(seat)))
        until = perf_counter() + PATIENCE
        while NOTHING in self.now:
            if perf_counter() > until:
                raise Lost(f"table {self.id}: not everybody heard from it")
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def connect(self, seat: int) -> ClientConnection:
        hall = self.halls[seat % len(self.halls)]
        return await hall.socket(self.id, self.laid.cookies[seat], self.watchers[seat].seen)

    async def listen(self, seat: int) -> None:
        """Whoever is thrown out comes back, and it is counted."""
        while True:
            try:
                while True:
                    self.hear(seat, await self.sockets[seat].recv(decode=False), perf_counter())
            except ConnectionClosed:
                self.thrown_out += 1
            await asyncio.sleep(0.5)
            try:
                self.sockets[seat] = await self.connect(seat)
            except (OSError, InvalidHandshake):
                await asyncio.sleep(0.5)

    def hear(self, seat: int, message: bytes | str, at: float) -> None:
        heard, move = HEARD.decode(message), self.move
        match heard.type:
            case "position":
                self.story.hear(self.watchers[seat], heard)
                self.now[seat] = heard
                if move and heard.seq >= move.seq:
                    move.seen.setdefault(seat, at)
            case "done" if move and heard.key == move.key:
                move.acknowledged = at
            case "trouble":
                self.trouble = f"{heard.code}: {heard.message}"
        if move:
            move.note()

    # -- choosing --------------------------------------------------------------------------------------------------

    async def choose(self) -> Move | None:
        """The first seat that is asked something chooses; done when everybody has seen it. None if nobody is asked."""
        asked = next(((seat, now) for seat, now in enumerate(self.now) if now.question), None)
        if asked is None or self.over:
            return None
        seat, now = asked
        assert now.question
        text, key = self.rng.choice(now.question.options).text, f"load-{self.id}-{now.seq + 1:05}"
        move = Move(self.id, key, now.seq + 1, len(self.now), perf_counter(), asyncio.Event(), seen={})
        self.move = move
        try:
            await self.sockets[seat].send(choice(now.seq, key, now.question.seat, text))
            await asyncio.wait_for(move.finished.wait(), PATIENCE)
        except (TimeoutError, ConnectionClosed):
            self.story.faults.append(f"{self.id}: {text!r} was not seen everywhere ({self.trouble or 'no answer'})")
        return move
