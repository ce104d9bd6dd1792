"""What the host does to people, tables and the house. Each deed is one transaction, and leaves its note."""

from __future__ import annotations

import secrets
from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from karczma.server.admin.house import must_be, note, somebody
from karczma.server.admin.refusals import AdminRefused
from karczma.server.storage.database import chat, notices, people, sessions, tables
from karczma.server.storage.deletion import CHANGED, forget
from karczma.server.storage.notices import CLOSED, FOREVER, NEWS
from karczma.server.storage.people import HASHER, hashed
from karczma.server.storage.renaming import rename as rename_person

DAY, HOUR, MINUTE = 86400.0, 3600.0, 60.0
LONGEST_NAME, LONGEST_NOTICE = 40, 500

# -- people --------------------------------------------------------------------------------------------------------


async def ban(connection: AsyncConnection, who: str, days: float | None, why: str = "") -> str:
    """Shut out, with all their bots, from the next request on; sockets that are open are closed."""
    return await until(connection, who, "ban", people.c.banned_until, days, why)


async def mute(connection: AsyncConnection, who: str, days: float | None, why: str = "") -> str:
    """They play, and say nothing."""
    return await until(connection, who, "mute", people.c.muted_until, days, why)


async def until(
    connection: AsyncConnection, who: str, deed: str, column: sa.Column[Any], days: float | None, why: str
) -> str:
    person = await somebody(connection, who)
    end = FOREVER if days is None else time() + days * DAY
    await connection.execute(people.update().where(people.c.id == person["id"]).values({column.name: end}))
    await note(connection, deed, person["id"], days=days, why=why)
    return str(person["name"])


async def pardon(connection: AsyncConnection, who: str) -> str:
    """Neither shut out nor silent any more."""
    person = await somebody(connection, who)
    free = {"banned_until": None, "muted_until": None}
    await connection.execute(people.update().where(people.c.id == person["id"]).values(**free))
    await note(connection, "pardon", person["id"])
    return str(person["name"])


async def rename(connection: AsyncConnection, who: str, name: str) -> str:
    """Also at the tables where they sit, and in what they have said."""
    person = await somebody(connection, who)
    if not (1 <= len(name) <= LONGEST_NAME and name.isprintable()):
        raise AdminRefused("bad-name", most=LONGEST_NAME)
    id, before = person["id"], person["name"]
    await rename_person(connection, id, before, name)
    await note(connection, "rename", id)
    return str(before)


async def new_password(connection: AsyncConnection, who: str) -> tuple[str, str]:
    """Login and password, told once; whoever was logged in is so no more."""
    person = await somebody(connection, who)
    if person["kind"] != "account":
        raise AdminRefused("no-account", who=who)
    password = secrets.token_urlsafe(9)
    await connection.execute(people.update().where(people.c.id == person["id"]).values(password=HASHER.hash(password)))
    await connection.execute(sessions.delete().where(sessions.c.person == person["id"]))
    await note(connection, "password", person["id"])
    return str(person["login"]), password


async def log_out(connection: AsyncConnection, who: str) -> int:
    """Every session ends; of a guest that means for good."""
    person = await somebody(connection, who)
    ended = await connection.execute(sessions.delete().where(sessions.c.person == person["id"]))
    await note(connection, "log-out", person["id"], sessions=ended.rowcount)
    return ended.rowcount


async def revoke(connection: AsyncConnection, who: str) -> str:
    """A bot's token opens nothing any more."""
    person = await somebody(connection, who)
    if person["kind"] != "bot":
        raise AdminRefused("no-bot", who=who)
    nobodys = hashed(secrets.token_urlsafe(32))
    await connection.execute(people.update().where(people.c.id == person["id"]).values(token=nobodys))
    await note(connection, "revoke", person["id"])
    return str(person["name"])


async def delete(connection: AsyncConnection, who: str, *, sure: bool) -> str:
    person = await somebody(connection, who)
    if not sure:
        raise AdminRefused("say-yes", who=person["name"])
    for each in await forget(connection, person["id"]):
        await note(connection, "delete", each)
    return str(person["name"])


# -- tables --------------------------------------------------------------------------------------------------------


async def delete_line(connection: AsyncConnection, n: int) -> None:
    await must_be(connection, chat.c.n, n, "no-line", n=n)
    table = (await connection.execute(sa.select(chat.c.table_id).where(chat.c.n == n))).scalar()
    await connection.execute(chat.delete().where(chat.c.n == n))
    await note(connection, "delete-line", table or "", n=n)


async def close_table(connection: AsyncConnection, table: str) -> None:
    """A game that goes on is ended without a result; it can be watched."""
    await must_be(connection, tables.c.id, table, "no-table", table=table)
    going_on = sa.and_(tables.c.id == table, tables.c.status != "over", tables.c.closed.is_(None))
    closed = await connection.execute(tables.update().where(going_on).values(closed="cancelled", due=None, **CHANGED))
    if not closed.rowcount:
        raise AdminRefused("table-over", table=table)
    await note(connection, "close-table", table)


# -- the house -----------------------------------------------------------------------------------------------------


async def announce(connection: AsyncConnection, text: str, hours: float) -> None:
    now = time()
    await notice(connection, NEWS, text, now, now + hours * HOUR)
    await note(connection, "announce", text=text)


async def close_house(connection: AsyncConnection, text: str, minutes: float) -> None:
    """For maintenance; people are told so many minutes before."""
    await notice(connection, CLOSED, text, time() + minutes * MINUTE, FOREVER)
    await note(connection, "close", text=text, minutes=minutes)


async def reopen(connection: AsyncConnection) -> None:
    holding = sa.and_(notices.c.kind == CLOSED, notices.c.until > time())
    ended = await connection.execute(notices.update().where(holding).values(until=time()))
    if not ended.rowcount:
        raise AdminRefused("not-closed")
    await note(connection, "reopen")


async def notice(connection: AsyncConnection, kind: str, text: str, since: float, end: float) -> None:
    if not (1 <= len(text) <= LONGEST_NOTICE and text.isprintable()):
        raise AdminRefused("bad-notice", most=LONGEST_NOTICE)
    await connection.execute(notices.insert().values(kind=kind, text=text, since=since, until=end))
