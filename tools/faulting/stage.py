"""A server with people in it, to which things happen: how it stands them is written down."""

from __future__ import annotations

import asyncio
import struct
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import monotonic

from crowd.hall import Hall
from crowd.journal import journal_of
from crowd.postgres import Postgres
from crowd.server_process import ServerProcess, alive, end
from faulting.history import History
from faulting.party import Party, settings
from faulting.proxy import Proxy

STALL = 10.0  # seconds after a fault within which people and bots must have moved again
GOING = 2.0  # seconds in which workers must have noticed that their server is gone
CLOCK = Path(__file__).parent / "clock"


class Stage:
    """The server, the proxy before it, its clock, its database, and all who play."""

    def __init__(self, data: Path, rng: Random, per_move: float, postgres: Postgres | None = None) -> None:
        self.data, self.rng, self.postgres = data, rng, postgres
        self.clock = data / "clock"
        self.shift(0.0)
        paths = f"{CLOCK}:{':'.join(path for path in sys.path if path)}"
        wrong_clock = {"KARCZMA_CLOCK": str(self.clock), "PYTHONPATH": paths}
        self.server = ServerProcess(data, postgres.address if postgres else "", environment=wrong_clock)
        self.proxy = Proxy(self.server.port, rng)
        self.history = History()
        self.parties = [Party(setting, self.history, rng) for setting in settings(per_move)]
        self.hall: Hall | None = None
        self.leaving: list[tuple[float, int]] = []  # workers of servers that are gone, and until when they may stay
        self.stopped: list[int] = []  # workers that hang because of us

    def shift(self, seconds: float) -> None:
        """The wall clock of the server jumps to so many seconds off the real one."""
        with self.clock.open("r+b" if self.clock.exists() else "wb") as file:
            file.write(struct.pack("d", seconds))

    # -- from begin to end -----------------------------------------------------------------------------------------

    async def begin(self) -> None:
        await asyncio.to_thread(self.server.open)
        await self.proxy.open()
        self.hall = Hall(f"http://127.0.0.1:{self.proxy.port}")
        await self.hall.open()
        for party in self.parties:
            await party.begin(self.hall)
        await self.settled(monotonic(), 60.0)

    async def close(self) -> None:
        for party in self.parties:
            await party.stop()
        await self.proxy.close()
        if self.hall:
            await self.hall.close()
        self.server.close()
        end([pid for _, pid in self.leaving] + self.stopped)

    async def checked(self) -> History:
        """The server is killed for the last time; what is stored then is compared with what everybody knows."""
        await self.close()
        journal = await asyncio.to_thread(journal_of, self.data, self.postgres.address if self.postgres else "")
        self.history.check(journal)
        return self.history

    # -- faults ----------------------------------------------------------------------------------------------------

    async def suffer(self, name: str, fault: Callable[[Stage], Awaitable[None]]) -> None:
        """Something happens at a moment that nobody knows; then everybody must be able to go on."""
        self.history.during = name
        await asyncio.sleep(self.rng.uniform(0.05, 0.4))
        await fault(self)
        await self.still_there()
        over = monotonic()
        await self.settled(over, STALL)
        row = self.history.row()
        row.injected += 1
        row.slowest = max(row.slowest, round(monotonic() - over, 1))
        self.check_workers()
        self.history.gather()
        for party in self.parties:
            if party.robbed_at == party.table:  # the next fault begins with what nobody has lost
                await self.begin_anew(party)

    async def still_there(self) -> None:
        if self.server.process is None or self.server.process.poll() is None:
            return
        self.history.wrong("ended", f"the server ended by itself: {self.server.said()[-300:]}")
        await asyncio.to_thread(self.server.open)

    async def settled(self, since: float, patience: float) -> None:
        """Until everybody has moved again. A table that hangs is counted once, and replaced."""
        while monotonic() < since + patience:
            if not any(party.waits_for(since) for party in self.parties):
                return
            await asyncio.sleep(0.05)
        for party in self.parties:
            who = party.waits_for(since)
            if who:
                self.history.wrong("stall", f"{party.setting.title} {party.table}: {who} cannot move")
                await self.begin_anew(party)

    async def begin_anew(self, party: Party) -> None:
        assert self.hall
        await party.stop()
        await party.begin(self.hall)

    # -- the server ------------------------------------------------------------------------------------------------

    async def kill_server(self, seconds: float = 0.0) -> None:
        """Without warning, and started again after a while."""
        down = monotonic()
        workers = await asyncio.to_thread(self.server.kill)
        self.leaving += [(monotonic() + GOING, pid) for pid in workers]
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.server.open)
        for party in self.parties:
            party.closed.append(monotonic() - down)

    def check_workers(self) -> None:
        """Whoever is still there after the time to leave is an orphan, and is ended by us."""
        for until, pid in [each for each in self.leaving if not alive(each[1]) or monotonic() > each[0]]:
            self.leaving.remove((until, pid))
            if alive(pid):
                self.history.wrong("orphan", f"the bot process {pid} outlived its server")
                end([pid])
        end(self.stopped)
        self.stopped.clear()
