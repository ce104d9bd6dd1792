"""What is stored, read from the database itself after the server is gone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec

QUERY = "select table_id, seq, key, kind, seat, at from journal order by table_id, seq"


class Stored(msgspec.Struct, frozen=True):
    table: str
    seq: int
    key: str
    kind: str
    seat: int
    at: float


def journal_of(data: Path, database: str = "") -> list[Stored]:
    """All entries of all tables, in order: of the SQLite file in this folder, or of a PostgreSQL."""
    if database:
        return asyncio.run(from_postgres(database))
    with closing(sqlite3.connect(data / "karczma.sqlite3")) as file:
        return [Stored(*row) for row in file.execute(QUERY)]


async def from_postgres(database: str) -> list[Stored]:
    connection = await asyncpg.connect(database)
    try:
        return [Stored(*row) for row in await connection.fetch(QUERY)]
    finally:
        await connection.close()
