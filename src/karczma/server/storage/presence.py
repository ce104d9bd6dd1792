"""Who is here: several processes on one database tell each other, every few seconds, who sits at which table."""

from __future__ import annotations

import secrets
from time import time

from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.server.storage.database import processes

Connected = dict[str, list[str | None]]  # by table: a person for each connection, none for a stranger
EVERY = 3.0  # seconds
HOLDS = 10.0  # seconds after which a process that says nothing has nobody


class Presence:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine, self.process = engine, secrets.token_urlsafe(12)

    async def exchange(self, here: Connected) -> Connected:
        """Say who is here, and hear who is elsewhere."""
        now, elsewhere = time(), Connected()
        mine = {"id": self.process, "guests": here, "until": now + HOLDS}
        async with self.engine.begin() as connection:
            await connection.execute(processes.delete().where(processes.c.id == self.process))
            await connection.execute(processes.delete().where(processes.c.until < now - 60))
            await connection.execute(processes.insert().values(**mine))
            others = processes.select().where(processes.c.id != self.process, processes.c.until > now)
            for found in await connection.execute(others):
                for table, people in found.guests.items():
                    elsewhere.setdefault(table, []).extend(people)
        return elsewhere

    async def leave(self) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(processes.delete().where(processes.c.id == self.process))
