"""Who asks, and for what: what all routes begin with."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from karczma.server.house import House, NoSuchTable
from karczma.server.protocol import Person, Problem
from karczma.server.storage.people import People
from karczma.server.tables.desk import Desk
from karczma.server.tables.rights import may_know

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]
PACKED = "packed"  # option of a route that packs its answer itself
REFUSALS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "Not understood, or against the rules: the message says what and where.",
        401: "Nobody knows who asks.",
        403: "Not for the one who asks, or without the CSRF token.",
        404: "There is no such thing, or none that the one who asks may know of.",
        409: "It cannot be done as things stand.",
        429: "Too many requests.",
    }.items()
}


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def people_of(connection: Connection) -> People:
    people: People = connection.app.state.people
    return people


async def person_of(connection: Connection) -> Person | None:
    """Who asks: the bearer of a token, or the owner of the session."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await people_of(connection).by_token(token)
    if connection.scope["path"].startswith("/bot/"):
        return None  # what is free of CSRF must not trust a cookie
    id = connection.session.get("person") if connection.session else None
    return await people_of(connection).find(id) if id else None


async def somebody(connection: Connection) -> Person:
    person = await person_of(connection)
    if person is None:
        raise NotAuthorizedException("Say who you are first.")
    return person


async def desk_of(connection: Connection, table: str) -> Desk:
    """A table that the one who asks may know of: private ones are for those who sit at them."""
    try:
        desk = await house_of(connection).desk(table)
    except NoSuchTable:
        raise NotFoundException("There is no such table.") from None
    if not may_know(desk.live.row, await person_of(connection), connection.query_params.get("invitation")):
        raise NotFoundException("There is no such table.")
    return desk
