"""Two hundred people come to watch one table, all at once: is everybody told, and is nobody thrown out?"""

from __future__ import annotations

import asyncio
import time
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from crowd.audit import Story, Watcher
from crowd.hall import Hall
from crowd.wire import HEARD
from loading.busy import opened
from loading.figures import Report, share
from loading.tables import Table

PATIENCE = 30.0


class Crowded(msgspec.Struct, frozen=True, kw_only=True):
    """So many spectators come while the table moves, and see so many moves more."""

    name: str
    title: str
    spectators: int = 200
    moves: int = 20


class Spectator:
    """Watches, and counts the bytes that are sent for it."""

    def __init__(self, n: int, story: Story) -> None:
        self.watcher, self.story = Watcher(f"spectator {n}"), story
        self.socket: ClientConnection | None = None
        self.positions = self.bytes = 0
        self.thrown_out = ""

    async def watch(self, hall: Hall, table: str) -> None:
        try:
            async with hall.socket(table) as self.socket:
                while True:
                    self.hear(await self.socket.recv(decode=False))
        except (OSError, WebSocketException, TimeoutError) as error:
            self.thrown_out = f"{self.watcher.who} was thrown out: {error or type(error).__name__}"

    def hear(self, message: bytes) -> None:
        self.bytes += len(message)
        heard = HEARD.decode(message)
        if heard.type == "position":
            self.positions += 1
            self.story.hear(self.watcher, heard)


def spectators(crowded: Crowded) -> Report:
    report = Report(crowded.name, {}, [], [])
    with opened(1) as (servers, _):
        asyncio.run(watched(servers[0].address, crowded, report))
    return report


async def watched(address: str, crowded: Crowded, report: Report) -> None:
    hall = Hall(address)
    await hall.open()
    seats = (await hall.titles())[crowded.title]
    table = Table(await hall.lay(crowded.title, await hall.visitors(seats, "Gracz")), [hall], Random(1))
    await table.open()
    for _ in range(30):  # a table at which something has happened
        await table.choose()
    crowd = [Spectator(n, table.story) for n in range(crowded.spectators)]
    watching = [asyncio.create_task(each.watch(hall, table.id)) for each in crowd]
    await arriving(table, crowd, report)
    await playing(table, crowd, crowded.moves, report)
    tell(table, crowd, report)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    await table.close()
    await hall.close()


async def arriving(table: Table, crowd: list[Spectator], report: Report) -> None:
    """The table moves on while they come."""
    began, moves = time.perf_counter(), 0
    while not all(each.positions or each.thrown_out for each in crowd) and time.perf_counter() < began + PATIENCE:
        move = await table.choose()
        moves += 1 if move and move.finished.is_set() else 0
        await asyncio.sleep(0.1)
    report.figures["until everybody had the position, s"] = round(time.perf_counter() - began, 2)
    report.figures["moves meanwhile"] = moves
    report.figures["megabytes sent until then"] = megabytes(crowd)
    report.limit("still without a position", sum(not each.positions for each in crowd), 0)


async def playing(table: Table, crowd: list[Spectator], moves: int, report: Report) -> None:
    times = []
    for _ in range(moves):
        began, move = time.perf_counter(), await table.choose()
        if move is None:
            break
        until = began + PATIENCE
        while any(each.watcher.seen < move.seq for each in crowd if not each.thrown_out):
            if time.perf_counter() > until:
                report.faults.append(f"move {move.seq} was not seen by everybody")
                return
            await asyncio.sleep(0.002)
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.2)
    report.figures["a move to all screens, p50, ms"] = share(times, 0.5)
    report.figures["a move to all screens, slowest, ms"] = share(times, 1)


def tell(table: Table, crowd: list[Spectator], report: Report) -> None:
    report.figures["megabytes sent in total"] = megabytes(crowd)
    report.limit("spectators thrown out", sum(bool(each.thrown_out) for each in crowd), 0)
    report.limit("players thrown out", table.thrown_out, 0)
    report.faults += table.story.faults + [each.thrown_out for each in crowd if each.thrown_out]


def megabytes(crowd: list[Spectator]) -> float:
    return round(sum(each.bytes for each in crowd) / 1e6, 1)
