"""People who look back at running games and open replays of finished ones, all the while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from crowd.hall import Hall
from crowd.server_process import Lost
from crowd.wire import HEARD, Heard, said

LOOKS = 10  # at one table, before the next one
PATIENCE = 60.0


class Lookers:
    """So many people, each of whom looks so often a second; whose time nobody guarantees, but which is told."""

    def __init__(self, hall: Hall, finished: list[str], tables: Callable[[], list[str]], per_second: float) -> None:
        self.hall, self.finished, self.tables, self.pause = hall, finished, tables, 1 / per_second
        self.looks: list[float] = []
        self.replays: list[float] = []
        self.refused = 0  # told to slow down: no fault
        self.troubles: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, number: int) -> None:
        self.tasks = [asyncio.create_task(self.look_around(Random(n))) for n in range(number)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def look_around(self, rng: Random) -> None:
        while True:
            try:
                await self.open_replay(rng.choice(self.finished))
                async with asyncio.timeout(PATIENCE), self.hall.socket(rng.choice(self.tables())) as socket:
                    now = await heard(socket, "position")
                    for _ in range(LOOKS):
                        await self.look(socket, rng.randint(0, now.seq))
            except (OSError, TimeoutError, WebSocketException, httpx.HTTPError, Lost) as error:
                self.troubles.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)

    async def look(self, socket: ClientConnection, at: int) -> None:
        began = perf_counter()
        await socket.send(said(type="look", at=at))
        if (await heard(socket, "past", "trouble")).type == "past":
            self.looks.append(perf_counter() - began)
        else:
            self.refused += 1
        await asyncio.sleep(self.pause)

    async def open_replay(self, table: str) -> None:
        began = perf_counter()
        await self.hall.get(f"/api/tables/{table}/replay")
        self.replays.append(perf_counter() - began)


async def heard(socket: ClientConnection, *kinds: str) -> Heard:
    while True:
        message = HEARD.decode(await socket.recv(decode=False))
        if message.type in kinds:
            return message


async def finished_games(hall: Hall, titles: int = 5, seconds: float = 300.0) -> list[str]:
    """One game of each of so many titles, played to its end by bots."""
    host = await hall.visitor("Gospodarz")
    tables = [await hall.lay_bots(title, host, 2, "random") for title in list(await hall.titles())[:titles]]
    until = perf_counter() + seconds
    for table in tables:
        while (await hall.get(f"/api/tables/{table}")).json()["status"] != "over":
            if perf_counter() > until:
                raise Lost(f"the bots do not come to an end at table {table}")
            await asyncio.sleep(0.2)
    return tables
