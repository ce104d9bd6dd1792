"""Bots think in processes of their own, with a deadline; one that is late or fails gets a fallback move."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from random import Random
from time import monotonic
from typing import Any

from karczma.games import find
from karczma.kernel.bases import NAMED, plain_name
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.players import player
from karczma.server.worker import Closed, Died, Late
from karczma.server.workers import Urgency, Workers

LOG = logging.getLogger(__name__)
BEST = "greedy"  # chooses for a bot that failed
ThinkArguments = tuple[str, dict[str, Any], Seat, str, int, float]  # what `think` takes
IN_TIME = 0.75  # of the time that a worker may take, for all bots that think at once
LEAST = 0.1  # seconds: enough for a look at every option


@cache
def learn(title: str) -> None:
    """In a worker: the rules and cards of a title, which take their time to read."""
    found = find(title)
    found.new(found.players[0], 0)
    found.parts()


def think(state: str, plain: dict[str, Any], seat: Seat, bot: str, seed: int, seconds: float) -> str:
    """In a worker: the bot's choice for a view, as its text. A bot never gets more than the view."""
    view: Game = NAMED[state].from_plain(plain)
    return str(player(bot, seed, monotonic, seconds).choose(view, seat))


class Bots:
    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = Workers(processes)
        self.failures: Counter[tuple[str, str, str]] = Counter()
        self.asked: Counter[Urgency] = Counter()  # for choices that are not there yet

    async def choose(
        self, g: Game, title: str, seat: Seat, bot: str, seed: int, urgency: Urgency = Urgency.AWAITED
    ) -> str:
        """What the bot chooses. If it fails, the best one chooses for it; only what that one cannot either is drawn."""
        view = g.view(seat)
        position = (plain_name(type(view)), view.to_plain(), seat)
        with self.counted(urgency):
            for trying, number in ((bot, seed), (BEST, seed + 1)):
                try:
                    return await self.thought(title, (*position, trying, number, self.share(urgency)), urgency)
                except Closed:
                    raise
                except Exception as error:
                    self.note(trying, title, error)
        return str(Random(seed).choice(view.options(seat)))

    @contextmanager
    def counted(self, urgency: Urgency) -> Iterator[None]:
        self.asked[urgency] += 1
        try:
            yield
        finally:
            self.asked[urgency] -= 1

    def share(self, urgency: Urgency) -> float:
        """Seconds for a bot to think, such that all who are as urgent or more are through in about the same time."""
        thinking = sum(self.asked[each] for each in Urgency if each <= urgency)
        return max(LEAST, self.seconds * IN_TIME * min(1, self.workers.processes / thinking))

    async def thought(self, title: str, arguments: ThinkArguments, urgency: Urgency) -> str:
        """If somebody kills a worker, that says nothing about the bot: it is asked again."""
        first = partial(learn, title)
        try:
            return await self.workers.run(think, *arguments, seconds=self.seconds, urgency=urgency, first=first)
        except Died:
            return await self.workers.run(think, *arguments, seconds=self.seconds, urgency=urgency, first=first)

    def note(self, bot: str, title: str, error: Exception) -> None:
        """In the log, with the place if it is a fault of the bot; the 1st time, the 10th, the 100th and so on."""
        kind = bot, title, type(error).__name__
        self.failures[kind] += 1
        times = self.failures[kind]
        if str(times).strip("0") == "1":
            place = None if isinstance(error, Late | Died) else error
            message = "bot %s at a table of %s failed (%d times so far): %r; a fallback move is made"
            LOG.warning(message, bot, title, times, error, exc_info=place)

    def stop(self) -> None:
        self.workers.close()
