"""The one who writes: together what comes together, each by itself if it must be, and in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from karczma.server.storage.database import engine_for
from karczma.server.storage.store import Entry, Store
from karczma.server.storage.writer import NotStored, Taken, Writer
from server.planning import row


@asynccontextmanager
async def store_at(address: str) -> AsyncIterator[tuple[Store, list[str]]]:
    """A store, and the statements that it has sent."""
    engine, sent = engine_for(address), list[str]()

    def heard(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        sent.append(statement)

    sa.event.listen(engine.sync_engine, "before_cursor_execute", heard)
    yield Store(Writer(engine)), sent
    await engine.dispose()


def entry(seq: int, key: str = "") -> Entry:
    return Entry(seq, "choice", 0, "pass", key or f"key-{seq:04}", 0.0)


def test_what_comes_together_is_written_together(address: str) -> None:
    async def visit() -> None:
        async with store_at(address) as (store, sent):
            table = row("valeria", 2)
            await store.append(table, entry(1), {0: False, 1: True}, None)
            sent.clear()
            await asyncio.gather(*(store.append(table, entry(seq), {}, None) for seq in range(2, 60)))
            assert len([each for each in sent if each.startswith("INSERT INTO journal")]) == 1
            assert [each.seq for each in await store.entries(table.id)] == list(range(1, 60))

    asyncio.run(visit())


def test_one_that_does_not_fit_harms_no_other(address: str) -> None:
    async def visit() -> list[Any]:
        async with store_at(address) as (store, _):
            table = row("valeria", 2)
            await store.append(table, entry(1, "the-first"), {}, None)
            asked = [entry(2), entry(1, "too-late"), entry(3, "the-first"), entry(3)]
            writing = [store.append(table, each, {}, None) for each in asked]
            told = await asyncio.gather(*writing, return_exceptions=True)
            assert [each.key for each in await store.entries(table.id)] == ["the-first", "key-0002", "key-0003"]
            return told

    two, taken, known, three = asyncio.run(visit())
    assert (two, known, three) == (2, 1, 3)  # a key that is known has the number it has
    assert isinstance(taken, Taken)


def test_nobody_waits_for_ever_for_a_database_that_is_gone(address: str) -> None:
    async def visit() -> None:
        async with store_at(address) as (store, _):
            async with store.writer.begin() as connection:
                await connection.execute(sa.text("drop table journal"))
            asked = [store.append(row("valeria", 2), entry(seq), {}, None) for seq in (1, 2, 3)]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(each, NotStored) for each in told)

    asyncio.run(visit())


def test_a_key_that_is_there_already_is_no_trouble_with_the_database(address: str) -> None:
    async def twice() -> None:
        async with store_at(address) as (store, _), store.writer.begin() as connection:
            for _ in range(2):
                await connection.execute(sa.text("insert into house values (1, 0)"))

    with pytest.raises(IntegrityError):
        asyncio.run(twice())
