"""What the host looks at: rows for the terminal, each a few words wide."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from karczma.server.storage.database import chat, deeds, notices, people, seats, sessions, tables
from karczma.server.storage.notices import FOREVER

Rows = list[list[str]]
MANY = 1000
UNTIL = {"ban": people.c.banned_until, "mute": people.c.muted_until, "leave": people.c.delete_at}


async def list_people(connection: AsyncConnection, word: str = "") -> Rows:
    """Guests and accounts, the newest first: id, kind, name, login, since, last seen, shut out, silent, leaving."""
    return await people_where(connection, people.c.kind != "bot", word)


async def list_bots(connection: AsyncConnection, word: str = "") -> Rows:
    """Bot accounts, with the ids of their owners in place of a login."""
    return await people_where(connection, people.c.kind == "bot", word)


async def people_where(connection: AsyncConnection, which: sa.ColumnElement[bool], word: str) -> Rows:
    seen = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
    columns = (people.c.id, people.c.kind, people.c.name, people.c.login, people.c.owner, people.c.since)
    query = sa.select(*columns, seen.label("seen"), *UNTIL.values()).where(which)
    if word:
        query = query.where(sa.or_(people.c.name.contains(word), people.c.login.contains(word.casefold())))
    found = await connection.execute(query.order_by(people.c.since.desc()).limit(MANY))
    return [
        [
            *(row.id, row.kind, row.name, row.login or row.owner or "", day(row.since), day(row.seen)),
            *(still(row._mapping[column], deed) for deed, column in UNTIL.items()),
        ]
        for row in found
    ]


async def list_tables(connection: AsyncConnection, word: str = "") -> Rows:
    """The tables that changed last: id, title, state, when, name, who sits there."""
    query = tables.select().order_by(tables.c.changed.desc()).limit(MANY)
    if word:
        query = query.where(sa.or_(tables.c.name.contains(word), tables.c.title.contains(word)))
    found = (await connection.execute(query)).all()
    those = seats.c.table_id.in_([row.id for row in found])
    at: dict[str, list[str]] = {}
    for seat in await connection.execute(seats.select().where(those).order_by(seats.c.seat)):
        at.setdefault(seat.table_id, []).append(seat.name or "–")
    return [
        [row.id, row.title, row.closed or row.status, moment(row.changed), row.name, ", ".join(at.get(row.id, []))]
        for row in found
    ]


async def list_chat(connection: AsyncConnection, table: str) -> Rows:
    """What was said at a table: number, when, who, what."""
    query = chat.select().where(chat.c.table_id == table).order_by(chat.c.n)
    return [[str(row.n), moment(row.at), row.name, row.text] for row in await connection.execute(query)]


async def list_deeds(connection: AsyncConnection) -> Rows:
    """What hosts did, the latest first: when, who, what, to whom, how. A dash: they themselves."""
    query = deeds.select().order_by(deeds.c.n.desc()).limit(MANY)
    return [
        [
            moment(row.at),
            row.host or "–",
            row.deed,
            row.subject,
            msgspec.json.encode(row.facts).decode() if row.facts else "",
        ]
        for row in await connection.execute(query)
    ]


def in_short(facts: object) -> str:
    return msgspec.json.encode(facts).decode() if facts else ""


async def list_notices(connection: AsyncConnection) -> Rows:
    query = notices.select().where(notices.c.until > time()).order_by(notices.c.n)
    return [
        [row.kind, moment(row.since), "" if row.until >= FOREVER else moment(row.until), row.text]
        for row in await connection.execute(query)
    ]


def moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def day(at: float | None) -> str:
    return moment(at)[:10] if at else ""


def still(end: float | None, deed: str) -> str:
    """While it holds: for good, or until when."""
    if end is None or end <= time():
        return ""
    return deed if end >= FOREVER else f"{deed} {day(end)}"
