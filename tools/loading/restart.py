"""The power comes back: how long until a server with many stored and many running tables serves again?"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from crowd.hall import Hall, Laid
from crowd.server_process import ServerProcess
from crowd.wire import choice
from loading.figures import Report
from loading.lookers import finished_games, heard
from loading.stored import copied

EVERY = 0.01
PATIENCE = 120.0


class Restart(msgspec.Struct, frozen=True, kw_only=True):
    name: str = "restart"
    stored: int = 10_000
    running: int = 500
    titles: int = 5  # of so many titles
    seconds: float = 3.0  # to the first answer


def restart(plan: Restart) -> Report:
    report = Report(plan.name, {}, [], [])
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            server.open()
            mine = asyncio.run(models(server, plan.titles))
            server.close()
            fill(server.data, plan, report)
            asyncio.run(reopened(server, mine, plan, report))
        finally:
            server.close()
    return report


async def models(server: ServerProcess, titles: int) -> Laid:
    """A finished and a few running games of every title, and a table of our own."""
    hall = Hall(server.address)
    await hall.open()
    await finished_games(hall, titles)
    host = await hall.visitor("Gospodyni")
    for title, seats in list((await hall.titles()).items())[:titles]:
        await hall.lay_bots(title, host, seats, "greedy")
    mine = await hall.lay("valeria", [await hall.visitor("Ania")])
    await asyncio.sleep(2)  # so that something has been played
    await hall.close()
    return mine


def fill(data: Path, plan: Restart, report: Report) -> None:
    print(f"  storing {plan.stored} tables", file=sys.stderr, flush=True)
    with closing(sqlite3.connect(data / "karczma.sqlite3")) as database:
        report.figures["stored tables"] = copied(database, "over", plan.stored)
        report.figures["running tables"] = copied(database, "running", plan.running)
        [entries] = database.execute("select count(*) from journal").fetchone()
        report.figures["entries in the journal"] = entries


async def reopened(server: ServerProcess, mine: Laid, plan: Restart, report: Report) -> None:
    began = time.perf_counter()
    server.start()
    waits = asyncio.wait_for(first_lobby(server), PATIENCE), asyncio.wait_for(first_move(server, mine), PATIENCE)
    for what, at in zip(("lobby", "move"), await asyncio.gather(*waits, return_exceptions=True), strict=True):
        if isinstance(at, TimeoutError):
            report.faults.append(f"no {what} within {PATIENCE:.0f} s: {server.said()[-500:]}")
        elif isinstance(at, BaseException):
            raise at
        else:
            report.limit(f"from the start to the first {what}, s", round(at - began, 2), plan.seconds)


async def first_lobby(server: ServerProcess) -> float:
    async with httpx.AsyncClient(base_url=server.address, verify=False, timeout=60) as client:
        while True:
            with suppress(httpx.TransportError):
                if (await client.get("/api/lobby")).is_success:
                    return time.perf_counter()
            await asyncio.sleep(EVERY)


async def first_move(server: ServerProcess, mine: Laid) -> float:
    hall = Hall(server.address)
    while True:
        with suppress(OSError, WebSocketException):
            async with hall.socket(mine.id, mine.cookies[0]) as socket:
                await move_once(socket)
                return time.perf_counter()
        await asyncio.sleep(EVERY)


async def move_once(socket: ClientConnection) -> None:
    now = await heard(socket, "position")
    assert now.question, "it should be our turn"
    await socket.send(choice(now.seq, "after-the-restart", now.question.seat, now.question.options[0].text))
    await heard(socket, "done")
