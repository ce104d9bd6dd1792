"""Whoever wants to be forgotten: at once, or after some days in which they may think better of it."""

from __future__ import annotations

from contextlib import suppress
from time import time

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from karczma.server.storage.database import deeds, people, sessions
from karczma.server.storage.deletion import forget
from karczma.server.storage.writer import Writer

THEMSELVES = ""  # in place of a host, among the deeds
PATIENCE = 200  # milliseconds, for those who read just now


class Departures:
    """Each is a deed, so that all processes heed it."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    async def ask(self, person: str, at: float) -> None:
        """From now on nobody is signed in as them, nor do their bots play; signing in before that time undoes it."""
        async with self.writer.begin() as connection:
            await connection.execute(people.update().where(people.c.id == person).values(delete_at=at))
            await connection.execute(sessions.delete().where(sessions.c.person == person))
            await connection.execute(deeds.insert().values(**deed("leave", person)))

    async def go(self, person: str) -> None:
        async with self.writer.begin() as connection:
            for each in await forget(connection, person):
                await connection.execute(deeds.insert().values(**deed("delete", each)))

    async def go_due(self, now: float) -> int:
        """All whose days are over; how many they were."""
        async with self.writer.engine.connect() as connection:
            query = sa.select(people.c.id).where(people.c.delete_at <= now)
            due = (await connection.execute(query)).scalars().all()
        for person in due:
            await self.go(person)
        return len(due)

    async def wipe(self) -> None:
        """SQLite's log of changes still holds what was there before: it goes into the database, and is emptied."""
        if self.writer.notifies:
            return
        async with self.writer.line, self.writer.engine.connect() as connection:
            [[patience]] = await connection.execute(sa.text("PRAGMA busy_timeout"))
            await connection.execute(sa.text(f"PRAGMA busy_timeout={PATIENCE}"))
            with suppress(OperationalError):  # somebody is at it for long: another time will do as well
                await connection.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
            await connection.execute(sa.text(f"PRAGMA busy_timeout={patience}"))


def deed(name: str, person: str) -> dict[str, object]:
    return {"at": time(), "host": THEMSELVES, "deed": name, "subject": person, "facts": {}}
