"""The house's database, from beside: one transaction for each deed, and a note of it for ever."""

from __future__ import annotations

import getpass
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from karczma.server.admin.refusals import AdminRefused
from karczma.server.admin.snapshot import file_of, of_newest_form
from karczma.server.serving.startup import display_address, explained
from karczma.server.storage.database import deeds, engine_for, people

FEW = 5  # people who are proposed


@asynccontextmanager
async def at_work(address: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in a house that is there and of this version; what goes wrong undoes all of it."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise AdminRefused("no-house", place=file)
    with explained(address):
        engine = engine_for(address)
        try:
            async with engine.connect() as connection:
                await of_newest_form(connection, display_address(address))
                await connection.rollback()
                async with connection.begin():
                    yield connection
        finally:
            await engine.dispose()


async def note(connection: AsyncConnection, deed: str, subject: str = "", **facts: Any) -> None:
    """Who did it and when. Processes that serve hear of it by this row."""
    values = {"at": time(), "host": at_the_terminal(), "deed": deed, "subject": subject, "facts": facts}
    await connection.execute(deeds.insert().values(**values))


def at_the_terminal() -> str:
    try:
        return getpass.getuser()[:40]
    except (KeyError, OSError):  # a container whose user has no name
        return "terminal"


async def somebody(connection: AsyncConnection, who: str) -> Any:
    """The one whose id, login or name that is; a name that several have says nothing."""
    for column in (people.c.id, people.c.login, people.c.name):
        query = people.select().where(column == (who.casefold() if column is people.c.login else who))
        found = (await connection.execute(query.order_by(people.c.since).limit(FEW + 1))).mappings().all()
        if len(found) == 1:
            return found[0]
        if found:
            ids = ", ".join(each["id"] for each in found[:FEW])
            raise AdminRefused("several-people", who=who, ids=ids)
    raise AdminRefused("nobody", who=who)


async def must_be(connection: AsyncConnection, column: sa.Column[Any], value: object, code: str, **facts: Any) -> None:
    query = sa.select(column).where(column == value).limit(1)
    if (await connection.execute(query)).first() is None:
        raise AdminRefused(code, **facts)
