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


def think(title: str, state: str, plain: dict[str, Any], seat: Seat, bot: str, seed: int) -> str:
    """In a worker: the bot's choice for a view, as its text. A bot never gets more than the view."""
    find(title).module("setup")
    view: Game = NAMED[state].from_plain(plain)
    return str(player(bot, seed).choose(view, seat))


class Bots:
    def __init__(self, processes: int, seconds: float) -> None:
        self.processes, self.seconds = processes, seconds
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, g: Game, title: str, seat: Seat, bot: str, seed: int) -> str:
        view = g.view(seat)
        asked = (title, plain_name(type(view)), view.to_plain(), seat, bot, seed)
        try:
            work = asyncio.get_running_loop().run_in_executor(self.started(), think, *asked)
            return await asyncio.wait_for(work, self.seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.warning("bot %s at a table of %s: %r; a fallback move is made", bot, title, error)
            self.stop()
        except Exception:
            LOG.exception("bot %s at a table of %s failed; a fallback move is made", bot, title)
        return str(Random(seed).choice(view.options(seat)))

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
