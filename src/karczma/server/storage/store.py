"""The store: tables, journal and chat in the database. The journal is the truth; all else can be made from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from karczma.kernel.plain import typed
from karczma.server.protocol import ChatLine, Clock, Result, SeatInfo
from karczma.server.storage.database import chat, journal, tables

CHANNEL = "karczma"
CHANGED, SAID = -1, -2  # in place of a sequence number: the table itself has changed, somebody said something


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody wants a choice back, and that needs consent; forgotten as soon as the table moves on."""

    seq: int
    by: int
    agreed: list[int]


class Row(msgspec.Struct, kw_only=True):
    """A table as it is stored, secrets included: never sent as it is."""

    id: str
    name: str
    title: str
    version: str
    options: dict[str, str]
    seats: list[SeatInfo]
    host: str
    access: str
    invitation: str
    pace: str
    clock: Clock | None
    status: str
    key: str
    commitment: str
    seed: int | None
    result: Result | None
    rematch: str | None
    undo: UndoWish | None = None
    campaign: str | None = None
    step: int | None = None
    created: float
    changed: float


class Entry(msgspec.Struct, frozen=True):
    seq: int
    kind: str  # choice, undo
    seat: int
    text: str
    key: str
    at: float
    gesture: str = ""

    @property
    def undone(self) -> tuple[int, ...]:
        """The numbers of the choices that an undo takes back: its text. Old ones name a single choice."""
        return tuple(map(int, self.text.split())) if self.kind == "undo" else ()


class Taken(Exception):
    """Another entry has that sequence number already: the table moved on."""


def row_of(found: Mapping[Any, Any]) -> Row:
    return typed({str(name): value for name, value in found.items()}, Row)


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.notifies = engine.dialect.name == "postgresql"

    # -- tables ------------------------------------------------------------------------------------------------

    async def add(self, row: Row) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(tables.insert().values(**msgspec.to_builtins(row)))

    async def save(self, row: Row) -> bool:
        """Save the table, unless another process has changed it since it was read: then it must be read again."""
        seen, row.changed = row.changed, max(time(), row.changed + 1e-6)
        unchanged = sa.and_(tables.c.id == row.id, tables.c.changed == seen)
        async with self.engine.begin() as connection:
            done = await connection.execute(tables.update().where(unchanged).values(**msgspec.to_builtins(row)))
            await self.tell(connection, row.id, CHANGED)
        return done.rowcount == 1

    async def find(self, table: str) -> Row | None:
        return await self.one(tables.c.id, table)

    async def invited(self, invitation: str) -> Row | None:
        return await self.one(tables.c.invitation, invitation)

    async def one(self, column: sa.Column[str], value: str) -> Row | None:
        if not value.isprintable():
            return None  # PostgreSQL does not even look for a text with a NUL
        async with self.engine.connect() as connection:
            found = (await connection.execute(tables.select().where(column == value))).mappings().first()
        return row_of(found) if found else None

    async def get(self, table: str) -> Row:
        """A table that is known to be there."""
        row = await self.find(table)
        if row is None:
            raise LookupError(f"table {table} is gone")
        return row

    async def recent(self, where: Any = True, limit: int = 50) -> list[Row]:
        query = tables.select().where(where).order_by(tables.c.changed.desc()).limit(limit)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [row_of(each) for each in found]

    # -- journal -----------------------------------------------------------------------------------------------

    async def append(self, table: str, entry: Entry) -> int:
        """Store an entry for good and give its sequence number; a key that is known gives the number it has.

        Raises Taken when another entry was first.
        """
        try:
            async with self.engine.begin() as connection:
                await connection.execute(journal.insert().values(table_id=table, **msgspec.to_builtins(entry)))
                await self.tell(connection, table, entry.seq)
        except IntegrityError:
            known = await self.with_key(table, entry.key)
            if known is None:
                raise Taken from None
            return known
        return entry.seq

    async def with_key(self, table: str, key: str) -> int | None:
        query = sa.select(journal.c.seq).where(journal.c.table_id == table, journal.c.key == key)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def entries(self, table: str, after: int = 0) -> Sequence[Entry]:
        columns = [journal.c[name] for name in Entry.__struct_fields__]
        query = sa.select(*columns).where(journal.c.table_id == table, journal.c.seq > after).order_by(journal.c.seq)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def tell(self, connection: AsyncConnection, table: str, seq: int) -> None:
        """Other processes hear of it with the commit: the table and the number, nothing else."""
        if self.notifies:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {seq}")))

    # -- chat --------------------------------------------------------------------------------------------------

    async def say(self, table: str, person: str, name: str, text: str) -> ChatLine:
        at = time()
        values = {"table_id": table, "person": person, "name": name, "text": text, "at": at}
        async with self.engine.begin() as connection:
            done = await connection.execute(chat.insert().values(**values))
            await self.tell(connection, table, SAID)
        [n] = done.inserted_primary_key or [0]
        return ChatLine(n=n, name=name, text=text, at=at)

    async def said(self, table: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        query = sa.select(chat.c.n, chat.c.name, chat.c.text, chat.c.at)
        query = query.where(chat.c.table_id == table, chat.c.n > after).order_by(chat.c.n.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [ChatLine(*row) for row in await connection.execute(query)][::-1]
