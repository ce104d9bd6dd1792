"""House time: how long the house has been open, all in all. Clocks run by it.

The wall clock may jump, and while the house is closed nobody can move: neither costs a player anything. Processes on
one database agree on it, for each takes over what is furthest.
"""

from __future__ import annotations

from time import monotonic

import sqlalchemy as sa

from karczma.server.storage.database import house
from karczma.server.storage.writer import Writer

THE_HOUSE = house.c.id == 1


class Hours:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.before, self.opened = 0.0, monotonic()

    def now(self) -> float:
        return self.before + monotonic() - self.opened

    async def open(self) -> None:
        """Go on where the house was closed."""
        query = sa.select(house.c.seconds).where(THE_HOUSE)
        async with self.writer.engine.connect() as connection:
            kept = (await connection.execute(query)).scalar()
        self.before, self.opened = kept or 0.0, monotonic()

    async def keep(self) -> None:
        """Write down how late it is; another process may be further."""
        async with self.writer.begin() as connection:
            kept = (await connection.execute(sa.select(house.c.seconds).where(THE_HOUSE))).scalar()
            if kept is None:
                await connection.execute(house.insert().values(id=1, seconds=self.now()))
            elif kept > self.now():
                self.before += kept - self.now()
            else:
                await connection.execute(house.update().where(THE_HOUSE).values(seconds=self.now()))
