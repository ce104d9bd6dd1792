"""People: guests with a name, accounts with a password, bot accounts with a token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from time import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.server.protocol import BotToken, Person
from karczma.server.storage.database import people


class LoginTaken(RuntimeError):
    """Somebody has that login already."""


class WrongPassword(RuntimeError):
    """No such login, or another password: which of them is not told."""


HASHER = PasswordHasher()


class People:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def guest(self, name: str) -> Person:
        return await self.add(name, "guest")

    async def rename(self, person: Person, name: str) -> Person:
        async with self.engine.begin() as connection:
            await connection.execute(people.update().where(people.c.id == person.id).values(name=name))
        return Person(person.id, name, person.kind)

    async def register(self, person: Person | None, login: str, password: str, name: str | None) -> Person:
        """A new account; a guest who registers keeps their tables."""
        secret = await asyncio.to_thread(HASHER.hash, password)  # it takes its time on purpose, and tables go on
        values: dict[str, Any] = {"login": login.lower(), "password": secret, "kind": "account"}
        try:
            if person is None or person.kind != "guest":
                return await self.add(name or login, **values)
            named = values | {"name": name or person.name}
            async with self.engine.begin() as connection:
                await connection.execute(people.update().where(people.c.id == person.id).values(**named))
            return Person(person.id, named["name"], "account")
        except IntegrityError:
            raise LoginTaken(login) from None

    async def log_in(self, login: str, password: str) -> Person:
        found = await self.row(people.c.login == login.lower())
        if not found:
            await asyncio.to_thread(HASHER.hash, password)  # so that an unknown login takes as long as a wrong password
            raise WrongPassword
        try:
            await asyncio.to_thread(HASHER.verify, found["password"], password)
        except VerificationError:
            raise WrongPassword from None
        return person_of(found)

    async def new_bot(self, owner: Person, name: str) -> BotToken:
        token = secrets.token_urlsafe(32)
        person = await self.add(name, "bot", token=hashed(token), owner=owner.id)
        return BotToken(person.id, name, token)

    async def by_token(self, token: str) -> Person | None:
        found = await self.row(people.c.token == hashed(token))
        return person_of(found) if found else None

    async def find(self, id: str) -> Person | None:
        found = await self.row(people.c.id == id)
        return person_of(found) if found else None

    async def add(self, name: str, kind: str, **values: Any) -> Person:
        row = {"id": secrets.token_urlsafe(12), "name": name, "kind": kind, "since": time(), **values}
        async with self.engine.begin() as connection:
            await connection.execute(people.insert().values(**row))
        return person_of(row)

    async def row(self, where: Any) -> dict[str, Any] | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(people.select().where(where))).mappings().first()
        return dict(found) if found else None


def person_of(row: dict[str, Any]) -> Person:
    return Person(row["id"], row["name"], row["kind"])


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
