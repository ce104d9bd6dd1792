"""Somebody's new name: also at the tables where they sit, and in what they have said."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from karczma.server.storage.database import chat, people, seats, tables
from karczma.server.storage.deletion import CHANGED


async def rename(connection: AsyncConnection, person: str, before: str, name: str) -> Sequence[str]:
    """Says which tables have changed. A seat that they have called something else keeps its name."""
    await connection.execute(people.update().where(people.c.id == person).values(name=name))
    await connection.execute(chat.update().where(chat.c.person == person).values(name=name))
    seat = sa.and_(seats.c.person == person, seats.c.name == before)
    hosted = sa.and_(tables.c.host == person, tables.c.name == before)
    theirs = sa.or_(tables.c.id.in_(sa.select(seats.c.table_id).where(seat)), hosted)
    found = (await connection.execute(sa.select(tables.c.id).where(theirs))).scalars().all()
    await connection.execute(tables.update().where(theirs).values(**CHANGED))
    await connection.execute(seats.update().where(seat).values(name=name))
    await connection.execute(tables.update().where(hosted).values(name=name))
    return found
