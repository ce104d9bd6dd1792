"""Sessions: a cookie is a secret of which only the hash is kept, so that it can be ended here at any time."""

from __future__ import annotations

import secrets
from contextlib import suppress
from time import time

import sqlalchemy as sa

from karczma.server.people.messages import SessionInfo
from karczma.server.protocol import Person
from karczma.server.storage.database import people, sessions
from karczma.server.storage.kept import sessions_of
from karczma.server.storage.people import admitted, hashed
from karczma.server.storage.writer import OUT, NotStored, Writer

DAY = 86400
FORMER = people.c.former.is_(True)
YEAR = 365 * DAY  # so long nobody came: the session is over


class LoginSessions:
    def __init__(self, writer: Writer) -> None:
        self.writer, self.engine = writer, writer.engine

    async def begin(self, person: Person, instead_of: str | None, browser: str = "") -> str:
        """A new secret for whoever somebody is from now on; the one they had before opens nothing any more."""
        secret, now = secrets.token_urlsafe(32), time()
        row = {"id": hashed(secret), "person": person.id, "created": now, "seen": now, "browser": browser}
        async with self.writer.begin() as connection:
            if instead_of:
                await connection.execute(sessions.delete().where(sessions.c.id == hashed(instead_of)))
            await connection.execute(sessions.insert().values(**row))
            await connection.execute(people.update().where(FORMER, people.c.id == person.id).values(former=False))
        return secret

    async def with_old_cookie(self, person: str | None) -> Person | None:
        """Who has a cookie of before and no session since."""
        query = sa.select(people.c.id, people.c.name, people.c.kind).where(
            FORMER, people.c.id == person, people.c.banned_until.is_(None)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return Person(*found) if found else None

    async def person(self, secret: str) -> Person | None:
        """Whose session it is, with one query; that they were here is noted once a day."""
        query = sa.select(people.c.id, people.c.name, people.c.kind, people.c.banned_until, sessions.c.seen)
        query = query.join_from(sessions, people, people.c.id == sessions.c.person)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.where(sessions.c.id == hashed(secret)))).first()
        now = time()
        if found is None or found.seen < now - YEAR:
            return None
        admitted(found.banned_until)
        if found.seen < now - DAY:
            await self.note(secret, now)
        return Person(found.id, found.name, found.kind)

    async def note(self, secret: str, now: float) -> None:
        with suppress(NotStored):  # who only reads is answered, even while nothing can be written
            async with self.writer.begin() as connection:
                await connection.execute(sessions.update().where(sessions.c.id == hashed(secret)).values(seen=now))

    async def end(self, secret: str) -> None:
        async with self.writer.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.id == hashed(secret)))

    async def of(self, person: Person, secret: str) -> list[SessionInfo]:
        """All of somebody's, the latest first; `secret`: the one that asks."""
        async with self.engine.connect() as connection:
            return await sessions_of(connection, person.id, hashed(secret))

    async def end_others(self, person: Person, secret: str, only: str | None = None) -> None:
        """All of somebody's but this one, or only one of them."""
        which = sessions.c.id != hashed(secret) if only is None else sessions.c.id == only
        async with self.writer.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.person == person.id, which))
            await self.writer.notify(connection, person.id, OUT)

    async def forget_old(self) -> None:
        """Sessions in which nobody came for a year are forgotten; now and then."""
        async with self.writer.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.seen < time() - YEAR))
