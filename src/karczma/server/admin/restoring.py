"""A backup becomes a house again. Whatever stands in the way is said before anything has changed."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from karczma.server.admin.archive import BESIDE, DATABASE, Contents, unpacked
from karczma.server.admin.copying import copy_rows, forget_rows
from karczma.server.admin.refusals import AdminRefused
from karczma.server.admin.snapshot import file_of, opened, sqlite_address
from karczma.server.serving.startup import BESIDE as ENDINGS
from karczma.server.serving.startup import display_address, explained
from karczma.server.settings import OWNER_ONLY
from karczma.server.storage.database import engine_for, migrate, people, processes, tables


def restore(backup: Path, address: str, data: Path, *, replace: bool) -> tuple[Contents, Path | None]:
    """Put a backup where no house is. A house that it replaces must be closed; its files are set aside: says where."""
    os.umask(OWNER_ONLY)
    if not backup.is_file():
        raise AdminRefused("no-file", file=backup)
    file = file_of(address)
    before = [path for path in [*beside(data), *files_of(file)] if path.exists()]
    with explained(address):
        if before and not replace:
            raise AdminRefused("house-there", place=before[0])
        see_that_it_is_closed(file, address, replace=replace)
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with unpacked(backup, data) as (folder, contents):
            migrate(sqlite_address(folder / DATABASE))
            settled = dict(zip([folder / name for name in BESIDE], beside(data), strict=True))
            if file:
                settled[folder / DATABASE] = file
            with staged({part: place for part, place in settled.items() if part.exists()}) as ready:
                if not file:
                    migrate(address)
                    asyncio.run(fill(sqlite_address(folder / DATABASE), address))
                aside = set_aside(before, data)
                for part, place in ready.items():
                    os.replace(part, place)
    return contents, aside


def beside(data: Path) -> list[Path]:
    return [data / name for name in BESIDE]


def files_of(database: Path | None) -> list[Path]:
    return [database.with_name(database.name + ending) for ending in ENDINGS] if database else []


@contextmanager
def staged(settled: dict[Path, Path]) -> Iterator[dict[Path, Path]]:
    """Beside their places, and on the disk: what can still go wrong goes wrong here, and a renaming is left."""
    ready: dict[Path, Path] = {}
    try:
        for part, place in settled.items():
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            new = place.with_name(f"{place.name}.restored")
            ready[new] = place
            shutil.copyfile(part, new)
            with new.open("rb") as file:
                os.fsync(file.fileno())
        yield ready
    finally:
        for new in ready:
            new.unlink(missing_ok=True)


def set_aside(before: Sequence[Path], data: Path) -> Path | None:
    """What was there is kept, for whoever wants it back."""
    here = [path for path in before if path.exists()]
    if not here:
        return None
    folder = data / f"before-{datetime.now(UTC):%Y-%m-%d-%H%M%S-%f}"
    folder.mkdir(mode=0o700)
    for path in here:
        shutil.move(path, folder / path.name)
    return folder


# -- is anybody there? ---------------------------------------------------------------------------------------------


def see_that_it_is_closed(file: Path | None, address: str, *, replace: bool) -> None:
    """A house that is open holds in memory what would be replaced."""
    if file is not None:
        if file.exists() and in_use(file):
            raise AdminRefused("house-open", place=file)
        return
    inhabited, is_open = asyncio.run(looked_at(address))
    if inhabited and not replace:
        raise AdminRefused("house-there", place=display_address(address))
    if is_open:
        raise AdminRefused("house-open", place=display_address(address))


def in_use(file: Path) -> bool:
    """Only whoever is alone with a database may change how it is written; what waited in its log is written then."""
    try:
        with closing(opened(file)) as alone:
            alone.execute("PRAGMA busy_timeout=500")
            return bool(alone.execute("PRAGMA journal_mode=DELETE").fetchone() != ("delete",))
    except sqlite3.OperationalError as error:
        return "locked" in str(error)
    except sqlite3.DatabaseError:
        return False  # it is damaged: that may be why it is replaced


async def looked_at(address: str) -> tuple[bool, bool]:
    """Whether somebody or something is in a PostgreSQL database, and whether a process serves it."""
    engine = engine_for(address)
    try:
        async with engine.connect() as connection:
            found = set(await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()))
            inhabited = await any_row(connection, [each for each in (people, tables) if each.name in found])
            serving = processes.c.until > time()
            return inhabited, processes.name in found and await any_row(connection, [processes.select().where(serving)])
    finally:
        await engine.dispose()


async def any_row(connection: AsyncConnection, these: Iterable[sa.Table | sa.Select[tuple[object, ...]]]) -> bool:
    for each in these:
        query = each.select() if isinstance(each, sa.Table) else each
        if (await connection.execute(query.limit(1))).first() is not None:
            return True
    return False


async def fill(source: str, target: str) -> None:
    """All rows or none, instead of those that are there."""
    backup, house = engine_for(source), engine_for(target)
    try:
        async with backup.connect() as kept, house.begin() as written:
            await forget_rows(written)
            await copy_rows(kept, written)
    finally:
        await backup.dispose()
        await house.dispose()
