"""Bots think in processes of their own, with a deadline; one that is late or fails gets a fallback move."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any

from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.state import NAMED, plain_name
from karczma.players import player

LOG = logging.getLogger(__name__)
STARTING = 30.0  # seconds for a worker to start and to read a title


def learn(title: str) -> None:
    """In a worker: the rules and cards of a title, which take their time to read."""
    found = find(title)
    found.new(found.players[0], 0)
    found.module("evaluate")


def think(title: str, state: str, plain: dict[str, Any], seat: Seat, bot: str, seed: int) -> str:
    """In a worker: the bot's choice for a view, as its text. A bot never gets more than the view."""
    find(title).module("setup")
    view: Game = NAMED[state].from_plain(plain)
    return str(player(bot, seed).choose(view, seat))


class Bots:
    def __init__(self, processes: int, seconds: float) -> None:
        self.processes, self.seconds = processes, seconds
        self.pool: ProcessPoolExecutor | None = None
        self.learnt: set[str] = set()

    async def choose(self, g: Game, title: str, seat: Seat, bot: str, seed: int) -> str:
        view = g.view(seat)
        asked = (title, plain_name(type(view)), view.to_plain(), seat, bot, seed)
        try:
            await self.ready(title)
            work = asyncio.get_running_loop().run_in_executor(self.started(), think, *asked)
            return await asyncio.wait_for(work, self.seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.warning("bot %s at a table of %s: %r; a fallback move is made", bot, title, error)
            self.stop()
        except Exception:
            LOG.exception("bot %s at a table of %s failed; a fallback move is made", bot, title)
        return str(Random(seed).choice(view.options(seat)))

    async def ready(self, title: str) -> None:
        """A worker that is only starting, or reads a title for the first time, is not late."""
        if title not in self.learnt:
            work = asyncio.get_running_loop().run_in_executor(self.started(), learn, title)
            await asyncio.wait_for(work, STARTING)
            self.learnt.add(title)

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:  # spawned, not forked: the server has threads and sockets that a child must not inherit
            self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        return self.pool

    def stop(self) -> None:
        """Let go of the pool; a worker that does not come back is ended with it."""
        if self.pool is None:
            return
        workers = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
        self.pool = None
        self.learnt.clear()
