"""The faults themselves: each is done to a stage, and undone."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress

from faulting.stage import Stage

TWO_HOURS = 7200.0
Inject = Callable[[Stage], Awaitable[None]]


async def kill(stage: Stage) -> None:
    """kill -9 of the server, which starts again at once."""
    await stage.kill_server()


def downtime(seconds: float) -> Inject:
    """The server is gone for longer than anybody may think about a move."""

    async def inject(stage: Stage) -> None:
        await stage.kill_server(seconds)

    return inject


async def kill_postgres(stage: Stage) -> None:
    """kill -9 of PostgreSQL, which comes back after a moment."""
    assert stage.postgres
    await asyncio.to_thread(stage.postgres.kill)
    await asyncio.sleep(stage.rng.uniform(0, 1))
    await asyncio.to_thread(stage.postgres.start)


# -- the network -------------------------------------------------------------------------------------------------------


async def delay(stage: Stage) -> None:
    stage.proxy.delay = 0.4
    await asyncio.sleep(2)
    stage.proxy.delay = 0.0


async def drop(stage: Stage) -> None:
    stage.proxy.drop()


async def double(stage: Stage) -> None:
    """Every message arrives twice, choices with the same key included."""
    stage.proxy.doubles = True
    await asyncio.sleep(1)
    stage.proxy.doubles = False


async def half_open(stage: Stage) -> None:
    """Nothing gets through any more, and neither end is told: clients must notice it."""
    stage.proxy.half_open()


# -- the disk ----------------------------------------------------------------------------------------------------------


def disk_full(seconds: float) -> Inject:
    """No file of the server can grow: to a process that is how a full disk looks."""

    async def inject(stage: Stage) -> None:
        soft, hard = resource.prlimit(stage.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(stage.server.pid, resource.RLIMIT_FSIZE, (1, hard))
        await asyncio.sleep(seconds)
        resource.prlimit(stage.server.pid, resource.RLIMIT_FSIZE, (soft, hard))

    return inject


def lock(seconds: float) -> Inject:
    """Another process, ours, holds the database so long that the server's patience ends."""

    async def inject(stage: Stage) -> None:
        with closing(sqlite3.connect(stage.data / "karczma.sqlite3", timeout=5)) as database:
            database.execute("begin immediate")
            await asyncio.sleep(seconds)
            database.rollback()

    return inject


# -- the clock ---------------------------------------------------------------------------------------------------------


async def clock_forward(stage: Stage) -> None:
    await jump(stage, TWO_HOURS)


async def clock_back(stage: Stage) -> None:
    await jump(stage, -TWO_HOURS)


async def jump(stage: Stage, seconds: float) -> None:
    """The wall clock of the server is wrong for a while, which is two jumps."""
    stage.shift(seconds)
    await asyncio.sleep(1)
    stage.shift(0.0)


# -- the bots ----------------------------------------------------------------------------------------------------------


async def kill_bots(stage: Stage) -> None:
    signalled(stage, signal.SIGKILL)


async def hang_bots(stage: Stage) -> None:
    stage.stopped += signalled(stage, signal.SIGSTOP)


def signalled(stage: Stage, what: signal.Signals) -> list[int]:
    workers = stage.server.workers()
    for pid in workers:
        with suppress(ProcessLookupError):
            os.kill(pid, what)
    return workers
