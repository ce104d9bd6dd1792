"""Everything that is kept of somebody, for them to see and to take along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from karczma.server.people.messages import (
    KeptCampaign,
    KeptDeed,
    KeptLine,
    KeptMove,
    KeptPerson,
    KeptSeat,
    KeptTable,
    SessionInfo,
)
from karczma.server.storage.database import campaigns, chat, deeds, hidden, journal, people, seats, sessions, tables

AT_ONCE = 500  # rows: while they are read, others are answered
Tie = Literal["host", "seat", "hidden", "barred", "conceding"]


async def kept_of(engine: AsyncEngine, person: str, here: str, *, moves: bool) -> KeptPerson | None:
    """With the bots that are theirs. `here`: the session that asks; `moves`: whether those are told too."""
    async with engine.connect() as connection:
        return await told(connection, person, here, moves=moves)


async def told(connection: AsyncConnection, person: str, here: str, *, moves: bool) -> KeptPerson | None:
    row = (await connection.execute(people.select().where(people.c.id == person))).first()
    if row is None:
        return None
    theirs = (await connection.execute(sa.select(people.c.id).where(people.c.owner == person))).scalars().all()
    bots = [await told(connection, bot, here, moves=moves) for bot in theirs]
    return KeptPerson(
        id=row.id,
        name=row.name,
        kind=row.kind,
        login=row.login,
        password=row.password is not None,
        since=row.since,
        banned_until=row.banned_until,
        muted_until=row.muted_until,
        delete_at=row.delete_at,
        sessions=await sessions_of(connection, person, here),
        tables=await tables_of(connection, person, moves=moves),
        chat=await lines_of(connection, person),
        campaigns=await campaigns_of(connection, person),
        deeds=await deeds_about(connection, person),
        bots=[bot for bot in bots if bot is not None],
    )


async def sessions_of(connection: AsyncConnection, person: str, here: str) -> list[SessionInfo]:
    query = sessions.select().where(sessions.c.person == person).order_by(sessions.c.created.desc())
    return [
        SessionInfo(row.id, row.created, row.seen, row.browser or "", row.id == here)
        for row in await connection.execute(query)
    ]


async def lines_of(connection: AsyncConnection, person: str) -> list[KeptLine]:
    query = sa.select(chat.c.table_id, chat.c.name, chat.c.text, chat.c.at).where(chat.c.person == person)
    return [KeptLine(*row) for row in await rows(connection, query.order_by(chat.c.n))]


async def campaigns_of(connection: AsyncConnection, person: str) -> list[KeptCampaign]:
    columns = [campaigns.c[name] for name in KeptCampaign.__struct_fields__]
    query = sa.select(*columns).where(campaigns.c.owner == person).order_by(campaigns.c.created)
    return [KeptCampaign(*row) for row in await rows(connection, query)]


async def deeds_about(connection: AsyncConnection, person: str) -> list[KeptDeed]:
    query = sa.select(deeds.c.at, deeds.c.deed, deeds.c.facts).where(deeds.c.subject == person).order_by(deeds.c.n)
    return [KeptDeed(*row) for row in await rows(connection, query)]


# -- tables --------------------------------------------------------------------------------------------------------


async def tables_of(connection: AsyncConnection, person: str, *, moves: bool) -> list[KeptTable]:
    columns = [tables.c[name] for name in ("id", "title", "name", "status", "created", "changed")]
    query = sa.select(*columns).where(sa.or_(*(tables.c.id.in_(each) for each in ties_of(person).values())))
    ties = {tie: set((await connection.execute(each)).scalars()) for tie, each in ties_of(person).items()}
    sat = await seats_of(connection, person)
    made = await moves_of(connection, person) if moves else {}
    return [
        KeptTable(
            **row._mapping,
            ties=[tie for tie, those in ties.items() if row.id in those],
            seats=sat.get(row.id, []),
            moves=made.get(row.id, []),
        )
        for row in await rows(connection, query.order_by(tables.c.created))
    ]


def ties_of(person: str) -> dict[Tie, sa.Select[Any]]:
    """By what a table has to do with them: the ids of such tables."""
    ids = sa.select(tables.c.id)
    return {
        "host": ids.where(tables.c.host == person),
        "seat": sa.select(seats.c.table_id).where(seats.c.person == person),
        "hidden": sa.select(hidden.c.table_id).where(hidden.c.person == person),
        "barred": ids.where(named_in(tables.c.barred, person)),
        "conceding": ids.where(named_in(tables.c.conceding, person)),
    }


def named_in(column: sa.Column[Any], person: str) -> sa.ColumnElement[bool]:
    """Where they are in a list of ids, kept as JSON."""
    return sa.cast(column, sa.Text).contains(f'"{person}"', autoescape=True)


async def seats_of(connection: AsyncConnection, person: str) -> dict[str, list[KeptSeat]]:
    query = sa.select(seats.c.table_id, *(seats.c[name] for name in KeptSeat.__struct_fields__))
    found: dict[str, list[KeptSeat]] = {}
    for table, *seat in await rows(connection, query.where(seats.c.person == person).order_by(seats.c.seat)):
        found.setdefault(table, []).append(KeptSeat(*seat))
    return found


async def moves_of(connection: AsyncConnection, person: str) -> dict[str, list[KeptMove]]:
    """By table, in the order in which they were made."""
    its_seat = sa.and_(seats.c.table_id == journal.c.table_id, seats.c.seat == journal.c.seat)
    columns = (journal.c[name] for name in KeptMove.__struct_fields__)
    query = sa.select(journal.c.table_id, *columns).join(seats, its_seat).where(seats.c.person == person)
    found: dict[str, list[KeptMove]] = {}
    for table, *move in await rows(connection, query.order_by(journal.c.table_id, journal.c.seq)):
        found.setdefault(table, []).append(KeptMove(*move))
    return found


async def rows(connection: AsyncConnection, query: sa.Select[Any]) -> Sequence[Any]:
    """However many there are, nobody else waits for all of them."""
    stream = await connection.stream(query)
    return [row async for some in stream.partitions(AT_ONCE) for row in some]
