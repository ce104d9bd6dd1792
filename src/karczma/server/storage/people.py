"""People: guests with a name, accounts with a password, bot accounts with a token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from math import ceil
from time import time
from typing import Any, TypeVar

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from karczma.server.people.messages import BotToken
from karczma.server.problems import RequestRefused
from karczma.server.protocol import Person
from karczma.server.storage.database import people
from karczma.server.storage.notices import FOREVER
from karczma.server.storage.renaming import rename
from karczma.server.storage.writer import CHANGED, Writer

Done = TypeVar("Done")


class LoginTaken(RequestRefused):
    """Somebody has that login already."""


class BadLogin(RequestRefused):
    """No login can be like that."""

    status = 400


class Banned(RequestRefused):
    """The host has shut that person out."""

    status = 403

    def __init__(self, until: float) -> None:
        super().__init__("banned", days=0 if until >= FOREVER else ceil((until - time()) / DAY))


class WrongPassword(RequestRefused):
    """No such login, or another password: which of them is not told."""

    status = 401

    def __init__(self) -> None:
        super().__init__("wrong-password")


class NotYourPassword(RequestRefused):
    """Somebody who is signed in must say their password once more, and has said another."""

    status = 403

    def __init__(self) -> None:
        super().__init__("not-your-password")


HASHER = PasswordHasher()
AT_ONCE = 2  # passwords that are hashed: each takes a thread and 64 MiB, and tables need threads too
DAY = 86400
SHORTEST, LONGEST = 3, 40  # logins, in the form in which they are compared


class People:
    def __init__(self, writer: Writer) -> None:
        self.writer, self.engine = writer, writer.engine
        self.hashing = asyncio.Semaphore(AT_ONCE)

    async def guest(self, name: str) -> Person:
        return await self.add(name, "guest")

    async def rename(self, person: Person, name: str) -> Sequence[str]:
        """Says at which tables they are called so now."""
        async with self.writer.begin() as connection:
            changed = await rename(connection, person.id, person.name, name)
            for table in changed:
                await self.writer.notify(connection, table, CHANGED)
        return changed

    async def register(self, person: Person | None, login: str, password: str, name: str | None) -> Person:
        """A new account; a guest who registers keeps their tables."""
        values: dict[str, Any] = {"login": fit_login(login), "kind": "account"}
        values["password"] = await self.slowly(HASHER.hash, password)
        try:
            if person is None or person.kind != "guest":
                return await self.add(name or login, **values)
            named = values | {"name": name or person.name}
            still_guest = sa.and_(people.c.id == person.id, people.c.kind == "guest")
            async with self.writer.begin() as connection:
                done = await connection.execute(people.update().where(still_guest).values(**named))
            if not done.rowcount:
                raise LoginTaken("registered")
            return Person(person.id, named["name"], "account")
        except IntegrityError:
            raise LoginTaken("login-taken", login=login) from None

    async def log_in(self, login: str, password: str) -> Person:
        """Whoever has asked to be forgotten is not, if they come back in time."""
        found = await self.row(people.c.login == folded(login))
        if not found or gone(found["delete_at"]):
            await self.slowly(HASHER.hash, password)  # so that an unknown login takes as long as a wrong password
            raise WrongPassword
        try:
            await self.slowly(HASHER.verify, found["password"], password)
        except VerificationError:
            raise WrongPassword from None
        admitted(found["banned_until"])
        if found["delete_at"] is not None:
            in_time = sa.and_(people.c.id == found["id"], people.c.delete_at > time())
            if not await self.change(in_time, delete_at=None):
                raise WrongPassword
        return person_of(found)

    async def login_of(self, person: Person) -> str:
        """Of an account."""
        found = await self.row(people.c.id == person.id)
        if not found or found["login"] is None:
            raise LoginTaken("no-account")
        return str(found["login"])

    async def prove(self, person: Person, password: str) -> None:
        """That it is they who ask, and not somebody who found their browser open."""
        found = await self.row(people.c.id == person.id)
        try:
            await self.slowly(HASHER.verify, found["password"] if found else "", password)
        except (VerificationError, InvalidHashError):
            raise NotYourPassword from None

    async def new_password(self, person: Person, password: str) -> None:
        await self.change(people.c.id == person.id, password=await self.slowly(HASHER.hash, password))

    async def change(self, which: Any, **values: Any) -> int:
        """Says how many they were."""
        async with self.writer.begin() as connection:
            return (await connection.execute(people.update().where(which).values(**values))).rowcount

    async def slowly(self, work: Callable[..., Done], *words: str) -> Done:
        """Passwords take their time on purpose: in threads, while tables go on, and few at once."""
        async with self.hashing:
            return await asyncio.to_thread(work, *words)

    async def new_bot(self, owner: Person, name: str) -> BotToken:
        token = secrets.token_urlsafe(32)
        person = await self.add(name, "bot", token=hashed(token), owner=owner.id)
        return BotToken(person.id, name, token)

    async def bots_of(self, owner: Person) -> list[Person]:
        """Somebody's own, the latest first."""
        query = people.select().where(people.c.owner == owner.id).order_by(people.c.since.desc())
        async with self.engine.connect() as connection:
            return [person_of(dict(row)) for row in (await connection.execute(query)).mappings()]

    async def by_token(self, token: str) -> Person | None:
        """A bot, unless it or its owner is shut out."""
        found = await self.row(people.c.token == hashed(token))
        if not found:
            return None
        owner = await self.row(people.c.id == found["owner"])
        for each in (found, owner or found):
            admitted(each["banned_until"])
        return None if owner and owner["delete_at"] is not None else person_of(found)

    async def add(self, name: str, kind: str, **values: Any) -> Person:
        row = {"id": secrets.token_urlsafe(12), "name": name, "kind": kind, "since": time(), **values}
        async with self.writer.begin() as connection:
            await connection.execute(people.insert().values(**row))
        return person_of(row)

    async def row(self, where: Any) -> dict[str, Any] | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(people.select().where(where))).mappings().first()
        return dict(found) if found else None


def admitted(banned_until: float | None) -> None:
    if banned_until is not None and banned_until > time():
        raise Banned(banned_until)


def gone(delete_at: float | None) -> bool:
    """Though their rows may be there for some minutes yet."""
    return delete_at is not None and delete_at <= time()


def person_of(row: dict[str, Any]) -> Person:
    return Person(row["id"], row["name"], row["kind"])


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def folded(login: str) -> str:
    """The form in which logins are stored and compared: letters that look or mean the same are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def fit_login(login: str) -> str:
    """A login in its form, which may be longer than what was typed, and have other signs in it."""
    form = folded(login)
    if not SHORTEST <= len(form) <= LONGEST:
        raise BadLogin("login-length", shortest=SHORTEST, longest=LONGEST, form=form[:60], length=len(form))
    if not all(sign.isalnum() or sign in "._-" or unicodedata.combining(sign) for sign in form):
        raise BadLogin("login-signs", form=form)
    return form
