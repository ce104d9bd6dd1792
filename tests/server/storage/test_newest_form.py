"""A database of the form before comes to the newest one with all it holds, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command

from karczma.server.settings import address
from karczma.server.storage.database import engine_for, migrate, migrations
from karczma.server.storage.leaving import Departures
from karczma.server.storage.logins import LoginSessions
from karczma.server.storage.people import HASHER, People, hashed
from karczma.server.storage.writer import Writer

BEFORE = "0010"
HELD = (
    "insert into people (id, name, kind, login, password, since) "
    "values ('ola', 'Ola', 'account', 'ola.b', '{password}', 1.5)",
    "insert into people (id, name, kind, owner, since) values ('bot', 'Olbot', 'bot', 'ola', 2.5)",
    "insert into sessions (id, person, created, seen) values ('{session}', 'ola', 3.5, 9999999999.5)",
    "insert into chat (table_id, person, name, text, at) values ('t', 'ola', 'Ola', 'Zdrowie!', 4.5)",
    "insert into deeds (at, host, deed, subject, facts) values (5.5, 'root', 'mute', 'ola', '{{}}')",
)


def test_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(brought(f"sqlite+aiosqlite:///{tmp_path / 'karczma.sqlite3'}"))


def test_on_postgresql(postgres: str) -> None:
    asyncio.run(brought(address(postgres)))


async def brought(database: str) -> None:
    config = migrations()
    config.set_main_option("sqlalchemy.url", database.replace("%", "%%"))
    await asyncio.to_thread(command.upgrade, config, BEFORE)
    engine = engine_for(database)
    known, sessions = People(Writer(engine)), LoginSessions(Writer(engine))
    facts = {"password": HASHER.hash("eight letters"), "session": hashed("a cookie")}
    async with engine.begin() as connection:
        for each in HELD:
            await connection.execute(sa.text(each.format(**facts)))
    before = await held(engine)
    await asyncio.to_thread(migrate, database)
    assert await held(engine) == before
    ola = await known.log_in("ola.b", "eight letters")
    assert await sessions.person("a cookie") == ola
    assert [each.browser for each in await sessions.of(ola, "a cookie")] == [""]
    await Departures(Writer(engine)).ask(ola.id, 10.0)
    assert await Departures(Writer(engine)).go_due(11.0) == 1
    left = await held(engine)
    assert not any("ola.b" in str(rows) or "Zdrowie" in str(rows) for rows in left.values())
    await engine.dispose()


async def held(engine: Any) -> dict[str, list[Any]]:
    """The columns that were there before."""
    columns = {
        "people": "id, name, kind, login, password, owner, since",
        "sessions": "id, person, created, seen",
        "chat": "n, table_id, person, name, text, at",
        "deeds": "n, at, host, deed, subject",
    }
    async with engine.connect() as connection:
        return {
            table: list((await connection.execute(sa.text(f"select {names} from {table} order by 1"))).all())
            for table, names in columns.items()
        }
