"""What is kept is kept for so long as the host has set, and no longer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.server.protocol import NewTable, Person, SeatWish
from karczma.server.storage.database import chat, deeds, engine_for, people
from karczma.server.storage.expiry import expire_words, forget_players
from karczma.server.storage.logins import LoginSessions
from karczma.server.storage.notices import HostsDecisions
from karczma.server.storage.people import People
from karczma.server.storage.store import Store
from karczma.server.storage.writer import Writer
from karczma.server.tables.new_table import row_for
from server.visiting import run

DAY = 86400


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[AsyncEngine]:
    engine = engine_for(address)
    try:
        yield engine
    finally:
        await engine.dispose()


async def played(engine: AsyncEngine, person: Person) -> str:
    row = replace(row_for(person, NewTable("valeria", [SeatWish("me"), SeatWish("bot")])), status="over")
    await Store(Writer(engine)).add(row)
    await Store(Writer(engine)).say(row.id, person.id, person.name, "Zdrowie!")
    return row.id


async def acted(engine: AsyncEngine, subject: str, at: float) -> None:
    async with engine.begin() as connection:
        row = {"at": at, "host": "root", "deed": "ban", "subject": subject, "facts": {}}
        await connection.execute(deeds.insert().values(**row))


def test_a_guest_who_played_and_never_came_back_is_a_player_without_a_name(address: str) -> None:
    async def visit() -> None:
        async with opened(address) as engine:
            known, writer = People(Writer(engine)), Writer(engine)
            gone, here, account = await known.guest("Gone"), await known.guest("Here"), await known.guest("Owner")
            await known.register(account, "owner", "eight letters", None)
            tables = [await played(engine, person) for person in (gone, here, account)]
            later = time() + 366 * DAY
            await LoginSessions(writer).begin(gone, instead_of=None)
            async with engine.begin() as connection:
                await connection.execute(people.update().where(people.c.id == here.id).values(since=later - DAY))
            assert await forget_players(writer, time() + 364 * DAY, days=365) == 0
            assert await forget_players(writer, later, days=365) == 1
            names = [(await Store(writer).get(table)).seats[0].name for table in tables]
            assert names == ["", "Here", "Owner"]
            async with engine.connect() as connection:
                assert set((await connection.execute(sa.select(people.c.id))).scalars()) == {here.id, account.id}
                assert {row.name for row in await connection.execute(chat.select())} == {"Here", "Owner"}

    run(visit())


def test_what_was_said_and_done_long_ago_is_deleted(address: str) -> None:
    async def visit() -> None:
        async with opened(address) as engine:
            writer, now = Writer(engine), time()
            ania = await People(writer).guest("Ania")
            await played(engine, ania)
            for days in (40, 20):
                await acted(engine, ania.id, now - days * DAY)
            await expire_words(writer, now, chat_days=30, deed_days=30)
            async with engine.connect() as connection:
                assert len((await connection.execute(chat.select())).all()) == 1
                [left] = (await connection.execute(deeds.select())).all()
                assert now - left.at < 30 * DAY
            await expire_words(writer, now + 31 * DAY, chat_days=30, deed_days=365)
            async with engine.connect() as connection:
                assert (await connection.execute(chat.select())).all() == []

    run(visit())


def test_a_deed_after_all_others_were_deleted_is_heard_of(address: str) -> None:
    """Numbers are not given twice: the last one stays."""

    async def visit() -> None:
        async with opened(address) as engine:
            for subject in ("one", "two"):
                await acted(engine, subject, time() - 400 * DAY)
            decisions = HostsDecisions(engine)
            await decisions.open()
            await expire_words(Writer(engine), time(), chat_days=30, deed_days=30)
            await acted(engine, "three", time())
            assert [each.subject for each in await decisions.new_deeds()] == ["three"]

    run(visit())
