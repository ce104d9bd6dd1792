"""What the host has decided elsewhere, at the terminal: each process looks for it every two seconds."""

from __future__ import annotations

from time import time
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.server.storage.database import deeds, notices

NEWS: Final = "news"  # told to everybody at a table
CLOSED: Final = "closed"  # nobody plays while it holds
FOREVER = 253402300799.0  # the end of the year 9999


class Notice(msgspec.Struct, frozen=True):
    n: int
    kind: str
    text: str
    since: float
    until: float


class Deed(msgspec.Struct, frozen=True):
    deed: str
    subject: str  # the id of a person or a table


class HostsDecisions:
    """Those that hold now, and deeds that were not heard of yet."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.last = 0

    async def open(self) -> None:
        """What was done before this process began needs no further notice."""
        async with self.engine.connect() as connection:
            self.last = (await connection.execute(sa.select(sa.func.max(deeds.c.n)))).scalar() or 0

    async def new_deeds(self) -> list[Deed]:
        query = sa.select(deeds.c.n, deeds.c.deed, deeds.c.subject).where(deeds.c.n > self.last).order_by(deeds.c.n)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        self.last = max((row.n for row in found), default=self.last)
        return [Deed(row.deed, row.subject) for row in found]

    async def notices(self) -> list[Notice]:
        """Also those of a closing that is still to come: people are told beforehand."""
        query = notices.select().where(notices.c.until > time()).order_by(notices.c.n)
        async with self.engine.connect() as connection:
            return [Notice(*row) for row in await connection.execute(query)]
