"""A full server: many tables of all titles, where each game that ends makes room for the next."""

from __future__ import annotations

import asyncio
import sys
import time
from itertools import count
from random import Random

from crowd.hall import AT_ONCE, Hall
from loading.tables import Move, Table


class FullServer:
    """All tables, those that are over included, and all moves."""

    def __init__(self, halls: list[Hall]) -> None:
        self.halls = halls
        self.tables: list[Table] = []
        self.left: list[Table] = []  # whose games are over
        self.moves: list[Move] = []
        self.room = asyncio.Semaphore(AT_ONCE)

    async def fill(self, number: int) -> None:
        """So many tables, of all titles in turn, with everybody connected."""
        titles = list((await self.halls[0].titles()).items())
        done = count(1)

        async def lay(n: int) -> Table:
            title, seats = titles[n % len(titles)]
            async with self.room:
                cookies = await self.halls[0].visitors(seats, f"Gość {n}")
                table = await self.laid(title, cookies, n)
                progress("tables", next(done), number)
                return table

        self.tables = list(await asyncio.gather(*(lay(n) for n in range(number))))

    async def laid(self, title: str, cookies: list[str], n: int) -> Table:
        table = Table(await self.halls[0].lay(title, cookies, name=f"Stół {n}"), self.halls, Random(n))
        await table.open()
        return table

    async def replaced(self, n: int) -> Table:
        """A game is over: the same people begin another one."""
        old = self.tables[n]
        await old.close()
        self.left.append(old)
        self.tables[n] = await self.laid(old.laid.title, old.laid.cookies, n + len(self.left) * len(self.tables))
        return self.tables[n]

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables))

    # -- playing ---------------------------------------------------------------------------------------------------

    async def choose(self, n: int) -> Move | None:
        table = self.tables[n]
        return await (await self.replaced(n) if table.over else table).choose()

    async def opening(self, most: int) -> None:
        """So that not all games stand at their beginning, each has made another number of choices, up to so many."""

        done = count(1)

        async def plays(n: int) -> None:
            async with self.room:
                for _ in range(n * 7 % (most + 1)):
                    self.keep(await self.choose(n))
                progress("openings", next(done), len(self.tables))

        await asyncio.gather(*(plays(n) for n in range(len(self.tables))))

    async def play(self, every: float, rounds: int, within: float | None = None) -> list[Move]:
        """Each table chooses once in `every` seconds, so many rounds: one after another, or all `within` a while."""
        start, before = time.monotonic() + 0.5, len(self.moves)
        spread = every if within is None else within

        async def plays(n: int) -> None:
            for turn in range(rounds):
                await asyncio.sleep(start + turn * every + spread * n / len(self.tables) - time.monotonic())
                self.keep(await self.choose(n))
                progress("moves", len(self.moves) - before, rounds * len(self.tables))

        await asyncio.gather(*(plays(n) for n in range(len(self.tables))))
        return self.moves[before:]

    def keep(self, move: Move | None) -> None:
        if move:
            self.moves.append(move)

    # -- looking back on it ----------------------------------------------------------------------------------------

    def faults(self) -> list[str]:
        return [fault for table in [*self.left, *self.tables] for fault in table.story.faults]

    def thrown_out(self) -> int:
        return sum(table.thrown_out for table in [*self.left, *self.tables])


def progress(what: str, done: int, of: int) -> None:
    """On the error stream, now and then."""
    if done == of or not done % max(1, of // 10):
        print(f"  {what}: {done} of {of}", file=sys.stderr, flush=True)
