"""The server is full, and people look back meanwhile: how long does a move take to everybody's screen?"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import msgspec

from crowd.hall import Hall
from crowd.journal import Stored, journal_of
from crowd.postgres import postgres
from crowd.server_process import ServerProcess
from loading.figures import Report, share
from loading.full_server import FullServer
from loading.lag import Lag, Pings
from loading.lookers import Lookers, finished_games
from loading.tables import Move

LAG_P99, LAG_MOST = 20.0, 100.0  # milliseconds that the server's loop may keep others waiting
LOOKS_PER_SECOND = 2.0  # by each of those who look back


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """One busy evening, and what it may take."""

    name: str
    tables: int
    seconds: float = 600.0
    every: float = 10.0  # seconds between two moves of a table
    within: float | None = None  # all tables move within so many seconds; none: spread over `every`
    opening: int = 40  # choices made before, at most so many
    lookers: int = 10
    processes: int = 1  # more than one: on PostgreSQL
    p95: float | None = None  # milliseconds
    p99: float


class Evening:
    """A plan as it is carried out: what was measured on the way."""

    def __init__(self, plan: Plan, servers: list[ServerProcess]) -> None:
        self.plan, self.servers = plan, servers
        self.report = Report(plan.name, {}, [], [])
        self.moves: list[Move] = []  # those that are measured
        self.acknowledged: list[Move] = []

    async def spend(self) -> None:
        halls = [Hall(server.address) for server in self.servers]
        for hall in halls:
            await hall.open()
        full, came = FullServer(halls), time.monotonic()
        finished = await finished_games(halls[0]) if self.plan.lookers else []
        await full.fill(self.plan.tables)
        self.report.figures["until everybody sat, s"] = round(time.monotonic() - came, 1)
        await full.opening(self.plan.opening)
        looking = Lookers(halls[0], finished, lambda: [table.id for table in full.tables], LOOKS_PER_SECOND)
        looking.begin(self.plan.lookers)
        await self.measure(full, Pings(halls[0]))
        await looking.stop()
        self.tell_looking(looking)
        self.acknowledged = [move for move in full.moves if move.acknowledged]
        self.report.faults += full.faults() + looking.troubles
        self.report.limit("people thrown out", full.thrown_out(), 0)
        self.report.figures["games that ended meanwhile"] = len(full.left)
        for server in self.servers:  # without warning: what was acknowledged must be stored by now
            server.close()
        await full.close()
        for hall in halls:
            await hall.close()

    async def measure(self, full: FullServer, lag: Lag) -> None:
        plan = self.plan
        await lag.begin()
        began, server_seconds, client = time.monotonic(), self.processor(), time.process_time()
        self.moves = await full.play(plan.every, max(1, round(plan.seconds / plan.every)), plan.within)
        took = time.monotonic() - began
        figures = self.report.figures
        figures["moves"], figures["moves per second"] = len(self.moves), round(len(self.moves) / took, 1)
        figures["of one core: the server"] = round((self.processor() - server_seconds) / took, 2)
        figures["of one core: this client"] = round((time.process_time() - client) / took, 2)
        figures["memory of the server, MB"] = round(sum(server.memory() for server in self.servers))
        figures["load average of this machine"] = round(os.getloadavg()[0], 2)
        self.tell_times(lag.read())

    def processor(self) -> float:
        return sum(server.processor() for server in self.servers)

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell_times(self, lag: list[float]) -> None:
        seen, plan, report = [move.everybody() for move in self.moves], self.plan, self.report
        report.figures["to everybody's screen, p50, ms"] = share(seen, 0.5)
        report.figures["to everybody's screen, slowest, ms"] = share(seen, 1)
        report.figures["to the acknowledgement, p95, ms"] = share([move.answered() for move in self.moves], 0.95)
        if plan.p95 is None:
            report.figures["to everybody's screen, p95, ms"] = share(seen, 0.95)
        else:
            report.limit("to everybody's screen, p95, ms", share(seen, 0.95), plan.p95)
        report.limit("to everybody's screen, p99, ms", share(seen, 0.99), plan.p99)
        report.figures["pings"] = len(lag)
        if plan.within is None:  # a burst is meant to fill the loop
            report.limit("loop lag, p99, ms", share(lag, 0.99), LAG_P99)
            report.limit("loop lag, longest, ms", share(lag, 1), LAG_MOST)

    def tell_looking(self, looking: Lookers) -> None:
        figures = self.report.figures
        figures["looks back"], figures["looks refused"] = len(looking.looks), looking.refused
        figures["a look back, p95, ms"] = share(looking.looks, 0.95)
        figures["replays opened"], figures["a replay, p95, ms"] = len(looking.replays), share(looking.replays, 0.95)

    def tell_stored(self, journal: list[Stored]) -> None:
        stored = {(entry.table, entry.seq, entry.key) for entry in journal}
        missing = sum((move.table, move.seq, move.key) not in stored for move in self.acknowledged)
        self.report.figures["acknowledged"] = len(self.acknowledged)
        self.report.limit("acknowledged, but not in the database", missing, 0)


def busy(plan: Plan) -> Report:
    """From the first visitor to what is stored after the server was killed."""
    with opened(plan.processes) as (servers, database):
        evening = Evening(plan, servers)
        asyncio.run(evening.spend())
        evening.tell_stored(journal_of(servers[0].data, database))
    return evening.report


@contextmanager
def opened(processes: int) -> Iterator[tuple[list[ServerProcess], str]]:
    """A server of so many processes, with a database of its own; one process has it in a file."""
    with tempfile.TemporaryDirectory() as folder, postgres() if processes > 1 else nullcontext() as postgres_server:
        database = postgres_server.address if postgres_server else ""
        servers = [ServerProcess(Path(folder), database) for _ in range(processes)]
        try:
            for server in servers:
                server.open()
            yield servers, database
        finally:
            for server in servers:
                server.close()
