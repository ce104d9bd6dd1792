"""Server time: for how many seconds the server has been open, all in all. Clocks run by it.

The wall clock may jump, and while the server is closed nobody can move: neither costs a player anything. Processes on
one database agree on it, for each takes over what is furthest.
"""

from __future__ import annotations

from time import monotonic

import sqlalchemy as sa

from karczma.server.storage.database import server_clock
from karczma.server.storage.writer import Writer

THE_ONE_ROW = server_clock.c.id == 1


class ServerTime:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.before, self.opened = 0.0, monotonic()
        self.stands = False

    def now(self) -> float:
        return self.before if self.stands else self.before + monotonic() - self.opened

    def stand_still(self) -> None:
        """Until it goes on, no clock runs."""
        self.before, self.stands = self.now(), True

    def go_on(self) -> None:
        self.opened, self.stands = monotonic(), False

    async def open(self) -> None:
        """Go on where the server was closed."""
        query = sa.select(server_clock.c.seconds).where(THE_ONE_ROW)
        async with self.writer.engine.connect() as connection:
            kept = (await connection.execute(query)).scalar()
        self.before, self.opened = kept or 0.0, monotonic()

    async def keep(self) -> None:
        """Write down how late it is; another process may be further."""
        async with self.writer.begin() as connection:
            kept = (await connection.execute(sa.select(server_clock.c.seconds).where(THE_ONE_ROW))).scalar()
            if kept is None:
                await connection.execute(server_clock.insert().values(id=1, seconds=self.now()))
            elif kept > self.now():
                self.before += kept - self.now()
            else:
                await connection.execute(server_clock.update().where(THE_ONE_ROW).values(seconds=self.now()))
