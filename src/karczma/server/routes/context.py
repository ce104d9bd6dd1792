"""Who asks, and for what: what all routes begin with."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from karczma.server.protocol import Person, Problem
from karczma.server.quotas import Quotas, TooFast
from karczma.server.registry import NoSuchTable, TableRegistry
from karczma.server.storage.logins import LoginSessions
from karczma.server.storage.people import People
from karczma.server.storage.store import Row
from karczma.server.tables.rights import may_know
from karczma.server.tables.session import TableSession

Connection = ASGIConnection[Any, Any, Any, Any]  # a request or a socket
SESSION = "karczma"  # the cookie
PACKED = "packed"  # option of a route that packs its answer itself
REFUSALS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "Not understood, or against the rules: the message says what and where.",
        401: "Nobody knows who asks.",
        403: "Not for the one who asks, or without the CSRF token.",
        404: "There is no such thing, or none that the one who asks may know of.",
        409: "It cannot be done as things stand.",
        429: "Too much or too fast: the message says which limit it is, `retry-after` when to come back.",
    }.items()
}


def registry_of(connection: Connection) -> TableRegistry:
    registry: TableRegistry = connection.app.state.registry
    return registry


def people_of(connection: Connection) -> People:
    people: People = connection.app.state.people
    return people


def logins_of(connection: Connection) -> LoginSessions:
    logins: LoginSessions = connection.app.state.logins
    return logins


async def person_of(connection: Connection) -> Person | None:
    """Who asks, looked up once: under /bot the bearer of a token, elsewhere the owner of the session; else nobody."""
    state = connection.scope["state"]
    if "person" not in state:
        state["person"] = await looked_up(connection)
    person: Person | None = state["person"]
    return person


async def looked_up(connection: Connection) -> Person | None:
    if not for_bots(connection):
        secret = secret_of(connection)
        return await logins_of(connection).person(secret) if secret else None
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return await people_of(connection).by_token(token) if scheme.lower() == "bearer" else None


def secret_of(connection: Connection) -> str | None:
    """What the session's cookie says. Under /bot nobody has one: what is free of CSRF must not trust a cookie."""
    return None if for_bots(connection) else connection.cookies.get(SESSION)


def for_bots(connection: Connection) -> bool:
    return connection.scope["path"].startswith("/bot/")


async def somebody(connection: Connection) -> Person:
    person = await person_of(connection)
    if person is None:
        raise NotAuthorizedException("Say who you are first.")
    return person


def quotas_of(connection: Connection) -> Quotas:
    quotas: Quotas = connection.app.state.quotas
    return quotas


def address_of(connection: Connection) -> str:
    """Where somebody asks from; of IPv6 the network, since whoever has one address of it has them all."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or address.exploded[:19])


async def row_of(connection: Connection, table: str, invitation: str | None = None) -> Row:
    """What is known of a table that the one who asks may know of: private ones are for those who sit at them."""
    try:
        row = await registry_of(connection).row(table)
    except NoSuchTable:
        raise NotFoundException("There is no such table.") from None
    if not may_know(row, await person_of(connection), invitation or connection.query_params.get("invitation")):
        raise NotFoundException("There is no such table.")
    return row


async def session_of(connection: Connection, table: str, invitation: str | None = None) -> TableSession:
    """Such a table, opened. To bring one into memory has its price, for each address."""
    await row_of(connection, table, invitation)
    registry, address = registry_of(connection), address_of(connection)
    openings = quotas_of(connection).openings
    if table not in registry.open_tables and not openings.allows(address):
        raise TooFast("openings", openings.wait(address))
    return await registry.session(table)
