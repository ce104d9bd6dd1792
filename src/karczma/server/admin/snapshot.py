"""A house's database as it is at one moment, as an SQLite file, while people play on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from karczma.server.admin.copying import copy_rows
from karczma.server.admin.refusals import AdminRefused
from karczma.server.serving.startup import display_address
from karczma.server.storage.database import engine_for, migrate, newest_form

PATIENCE = 30.0  # seconds for whoever writes at the moment


class Held(msgspec.Struct, frozen=True):
    """What a copy holds, and the form of its tables."""

    form: str
    people: int
    tables: int
    entries: int  # of all journals


def take_copy(address: str, target: Path) -> None:
    """Copy the house at that address. No move that was acknowledged before is missing from the copy."""
    file = file_of(address)
    if file is None:
        migrate(sqlite_address(target))
        asyncio.run(copy_postgres(address, sqlite_address(target)))
    elif file.is_file():
        with closing(opened(file)) as live, closing(sqlite3.connect(target)) as copy:
            live.backup(copy)  # in one step, of what is committed: those who write need not wait for it
    else:
        raise AdminRefused("no-house", place=file)
    settle(target)


def file_of(address: str) -> Path | None:
    """The file of an SQLite database."""
    url = make_url(address)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def sqlite_address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def opened(file: Path) -> sqlite3.Connection:
    """A database that is there; none is made."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", timeout=PATIENCE, uri=True)


async def copy_postgres(address: str, target: str) -> None:
    source, copy = engine_for(address), engine_for(target)
    try:
        async with source.connect() as live, copy.begin() as written:
            await live.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            await of_newest_form(live, display_address(address))
            await copy_rows(live, written)
    finally:
        await source.dispose()
        await copy.dispose()


async def of_newest_form(live: AsyncConnection, place: str) -> None:
    """Rows of another form would not fit."""
    if not await live.run_sync(lambda sync: sa.inspect(sync).has_table("alembic_version")):
        raise AdminRefused("no-house", place=place)
    form = (await live.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar()
    if form != newest_form():
        raise AdminRefused("other-form", place=place)


def settle(file: Path) -> None:
    """One file, with nothing beside it."""
    with closing(opened(file)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")


def examined(file: Path) -> Held:
    """The copy is whole, and of a house; says how much of one."""
    with closing(opened(file)) as copy:
        if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("malformed")
        [form] = copy.execute("SELECT version_num FROM alembic_version").fetchone()
        counts = [
            copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("people", "tables", "journal")
        ]
    return Held(form, *counts)
