"""Somebody is forgotten: no row keeps their name, login or words; games they played stay readable."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from karczma.players import STANDS_IN
from karczma.server.storage.database import campaigns, chat, deeds, hidden, people, seats, sessions, tables

CHANGED = {"changed": tables.c.changed + 0.001}  # so that whoever has it in memory reads it again


async def forget(connection: AsyncConnection, person: str) -> list[str]:
    """With the bots that they have; each seat is then a player's without a name. Says who is gone."""
    bots = (await connection.execute(sa.select(people.c.id).where(people.c.owner == person))).scalars().all()
    for each in (*bots, person):
        await leave_tables(connection, each)
        await forget_tables(connection, each)
        for kept, whose in ((sessions, "person"), (hidden, "person"), (chat, "person")):
            await connection.execute(kept.delete().where(kept.c[whose] == each))
        await connection.execute(deeds.update().where(deeds.c.subject == each).values(facts={}))
        await connection.execute(people.delete().where(people.c.id == each))
    return [*bots, person]


async def leave_tables(connection: AsyncConnection, person: str) -> None:
    """A seat at a table that waits is free; at a game a bot plays on."""
    theirs = sa.select(seats.c.table_id).where(seats.c.person == person)
    await connection.execute(tables.update().where(tables.c.id.in_(theirs)).values(**CHANGED))
    waiting = sa.select(tables.c.id).where(tables.c.status == "waiting")
    running = sa.select(tables.c.id).where(tables.c.status == "running")
    nobody = {"person": None, "name": "", "nonce": ""}
    at = seats.c.person == person
    free = seats.update().where(at, seats.c.table_id.in_(waiting)).values(sitter="open", stand_in="", **nobody)
    await connection.execute(free)
    stood_in = seats.update().where(at, seats.c.table_id.in_(running), seats.c.stand_in == "")
    await connection.execute(stood_in.values(stand_in=STANDS_IN))
    await connection.execute(seats.update().where(at).values(**nobody))


async def forget_tables(connection: AsyncConnection, person: str) -> None:
    """What they set up: nobody comes to a table that waits, and none is called after them."""
    hosted = tables.c.host == person
    waiting = sa.and_(hosted, tables.c.status == "waiting", tables.c.closed.is_(None))
    await connection.execute(tables.update().where(waiting).values(closed="cancelled"))
    await connection.execute(tables.update().where(hosted).values(host="", name="", **CHANGED))
    own = sa.select(campaigns.c.id).where(campaigns.c.owner == person)
    await connection.execute(tables.update().where(tables.c.campaign.in_(own)).values(campaign=None, step=None))
    await connection.execute(campaigns.delete().where(campaigns.c.owner == person))
