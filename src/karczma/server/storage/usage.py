"""What somebody uses: tables, bots and campaigns, counted for the limits that the host has set."""

from __future__ import annotations

from time import time
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.server.storage.campaigns import RUNNING
from karczma.server.storage.database import campaigns, people, seats, tables

WEEK = 7 * 86400  # a table that was left alone for longer is in nobody's way


class Hosted(NamedTuple):
    """The tables somebody hosts that are not over, and the bots that sit there."""

    tables: int
    bots: int


class Usage:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def hosted(self, person: str) -> Hosted:
        open_ones = sa.and_(tables.c.status != "over", tables.c.changed > time() - WEEK)
        theirs = sa.select(tables.c.id).where(with_bots(tables.c.host, person), open_ones, tables.c.closed.is_(None))
        of_bots = sa.and_(seats.c.table_id.in_(theirs), seats.c.sitter == "bot")
        return Hosted(await self.count(tables, tables.c.id.in_(theirs)), await self.count(seats, of_bots))

    async def bots(self, person: str) -> int:
        return await self.count(people, people.c.owner == person)

    async def campaigns(self, person: str) -> int:
        return await self.count(campaigns, with_bots(campaigns.c.owner, person), campaigns.c.status == RUNNING)

    async def count(self, table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
        query: Any = sa.select(sa.func.count()).select_from(table).where(*where)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())


def with_bots(column: sa.Column[str], person: str) -> sa.ColumnElement[bool]:
    """That person, and the bots that are theirs; asked by a bot, those of its owner."""
    owner = sa.select(sa.func.coalesce(people.c.owner, people.c.id)).where(people.c.id == person).scalar_subquery()
    return sa.or_(column == owner, column.in_(sa.select(people.c.id).where(people.c.owner == owner)))
