"""What nobody came back to is thrown away: guests, and tables at which the seats stayed empty; and so is what was said
and done long ago."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from karczma.server.storage.database import campaigns, chat, deeds, hidden, people, seats, sessions, tables
from karczma.server.storage.deletion import forget
from karczma.server.storage.writer import Writer

DAY = 86400
FEW, AT_ONCE, MANY = 20, 200, 5000  # so that nobody waits long for the database; the next time it goes on


async def expire_guests(writer: Writer, now: float, days: float) -> int:
    """Guests whom nobody has seen for so many days, and who left no table, campaign or bot; how many they were."""
    async with writer.begin() as connection:
        query = sa.select(people.c.id).where(idle_guest(now - days * DAY), ~left_something()).limit(AT_ONCE)
        found = (await connection.execute(query)).scalars().all()
        await connection.execute(sessions.delete().where(sessions.c.person.in_(found)))
        await connection.execute(hidden.delete().where(hidden.c.person.in_(found)))
        await connection.execute(people.delete().where(people.c.id.in_(found)))
    return len(found)


async def forget_players(writer: Writer, now: float, days: float) -> int:
    """Guests whom nobody has seen for so many days, whatever they left: their games stay, as those of a player without
    a name."""
    async with writer.begin() as connection:
        query = sa.select(people.c.id).where(idle_guest(now - days * DAY)).limit(FEW)
        found = (await connection.execute(query)).scalars().all()
        for person in found:
            await forget(connection, person)
    return len(found)


def idle_guest(long_ago: float) -> sa.ColumnElement[bool]:
    awake = sa.exists().where(sessions.c.person == people.c.id, sessions.c.seen >= long_ago)
    return sa.and_(people.c.kind == "guest", people.c.since < long_ago, ~awake)


def left_something() -> sa.ColumnElement[bool]:
    """Of the person of that row."""
    bots = people.alias("bots")
    return sa.or_(
        sa.exists().where(tables.c.host == people.c.id),
        sa.exists().where(campaigns.c.owner == people.c.id),
        sa.exists().where(bots.c.owner == people.c.id),
        sa.exists().where(seats.c.person == people.c.id),
    )


async def expire_tables(writer: Writer, now: float, days: float, spared: Collection[str]) -> int:
    """Tables that have waited for people so many days, with what was said there; not those that somebody has open."""
    empty = sa.and_(tables.c.status == "waiting", tables.c.changed < now - days * DAY, tables.c.id.not_in(spared))
    async with writer.begin() as connection:
        query = sa.select(tables.c.id).where(empty).limit(AT_ONCE).with_for_update(skip_locked=True)  # nobody joins now
        found = (await connection.execute(query)).scalars().all()
        await connection.execute(tables.update().where(tables.c.rematch.in_(found)).values(rematch=None))
        await connection.execute(tables.delete().where(tables.c.id.in_(found)))
        await connection.execute(hidden.delete().where(hidden.c.table_id.in_(found)))
        await connection.execute(seats.delete().where(seats.c.table_id.in_(found)))
        await connection.execute(chat.delete().where(chat.c.table_id.in_(found)))
    return len(found)


async def expire_words(writer: Writer, now: float, chat_days: float, deed_days: float) -> None:
    """What was said at tables, and what the host did. The last deed stays: processes count from it."""
    last = sa.select(sa.func.max(deeds.c.n)).scalar_subquery()
    async with writer.begin() as connection:
        for table, days in ((chat, chat_days), (deeds, deed_days)):
            old = sa.select(table.c.n).where(table.c.at < now - days * DAY).order_by(table.c.n).limit(MANY)
            kept = table.c.n < last if table is deeds else sa.true()
            await connection.execute(table.delete().where(table.c.n.in_(old), kept))
