"""The one who writes. Choices that arrive together are committed together, in the order they came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from karczma.server.storage.database import journal, seats, tables

CHANNEL = "karczma"
# In place of a sequence number: the table itself has changed, somebody said something; that person is to come in anew.
CHANGED, CHAT, OUT = -1, -2, -3
TOGETHER = 200  # choices in one commit, at most
WAITS = (
    seats.update()
    .where(seats.c.table_id == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat"))
    .values(waits=sa.bindparam("now_waits"))
)
DUE = tables.update().where(tables.c.id == sa.bindparam("of_table")).values(due=sa.bindparam("now_due"))


class NotStored(RuntimeError):
    """The database did not take it: the disk is full, somebody holds a lock, or it does not answer."""


class Taken(Exception):
    """Another entry has that sequence number already: the table moved on."""


class Addition(msgspec.Struct, kw_only=True):
    """An entry on its way into the journal, and what the table's rows tell with it."""

    table: str
    entry: Mapping[str, Any]
    waits: Mapping[int, bool]  # seats of which it has changed whether the game waits for them
    due: float | None  # in server seconds; none: no clock runs
    clocked: bool  # whether the table has a clock at all
    stored: asyncio.Future[None]


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.notifies = engine.dialect.name == "postgresql"
        self.line = asyncio.Lock()  # SQLite lets one in at a time: here they wait in order, and nobody starves
        self.waiting: list[Addition] = []
        self.writing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; NotStored if it could not be committed."""
        try:
            if self.notifies:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self.line, self.engine.begin() as connection:
                    yield connection
        except IntegrityError:
            raise
        except (OSError, SQLAlchemyError) as error:
            raise NotStored(type(error).__name__) from error

    async def notify(self, connection: AsyncConnection, table: str, seq: int) -> None:
        """Other processes hear of it with the commit: the table and the number, nothing else."""
        if self.notifies:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {seq}")))

    # -- the journal -----------------------------------------------------------------------------------------------

    async def append(
        self, table: str, entry: Mapping[str, Any], waits: Mapping[int, bool], due: float | None, clocked: bool
    ) -> None:
        """Once it returns, the entry is in the journal for good. Raises IntegrityError if its number or its key is
        there already, NotStored if nobody knows."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        added = Addition(table=table, entry=entry, waits=waits, due=due, clocked=clocked, stored=stored)
        self.waiting.append(added)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.drain())
        await stored

    async def drain(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            await self.write(batch)

    async def write(self, batch: Sequence[Addition]) -> None:
        """All at once; if one of them does not fit, each by itself."""
        try:
            async with self.begin() as connection:
                await self.insert(connection, batch)
        except Exception as error:
            if len(batch) > 1 and isinstance(error, IntegrityError):
                for each in batch:
                    await self.write([each])
                return
            for each in batch:
                if not each.stored.done():
                    each.stored.set_exception(error)
        else:
            for each in batch:
                if not each.stored.done():
                    each.stored.set_result(None)

    async def insert(self, connection: AsyncConnection, batch: Sequence[Addition]) -> None:
        """Table by table, and of each its row before its seats, as everywhere: processes that write at the same moment
        wait for one another, and never each for the other."""
        in_order = sorted(batch, key=lambda each: each.table)
        await connection.execute(journal.insert(), [{"table_id": each.table, **each.entry} for each in in_order])
        due = [{"of_table": each.table, "now_due": each.due} for each in in_order if each.clocked]
        if due:
            await connection.execute(DUE, due)
        waits = [wait for each in in_order for wait in waits_of(each.table, each.waits)]
        if waits:
            await connection.execute(WAITS, waits)
        for each in batch if self.notifies else ():
            await self.notify(connection, each.table, each.entry["seq"])


def waits_of(table: str, waits: Mapping[int, bool]) -> list[dict[str, Any]]:
    """For each seat whether the game waits for it, as WAITS takes it, in the order of the seats."""
    return [{"of_table": table, "of_seat": seat, "now_waits": waits[seat]} for seat in sorted(waits)]
