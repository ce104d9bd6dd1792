"""Limits of requests: guards for what may not be done too fast, and whether there is room for one thing more."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from karczma.campaigns import OPTION
from karczma.server.protocol import NewTable, Person
from karczma.server.quotas import Full
from karczma.server.routes.context import Connection, address_of, person_of, quotas_of, registry_of
from karczma.server.settings import Settings
from karczma.server.storage.usage import Usage

ONLY_READ = ("GET", "HEAD", "OPTIONS")


class Paced(ASGIMiddleware):
    """So many requests a minute from each address, browsers' and bots' together, sockets included; and while the host
    has closed the house, none that does anything."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    exclude_path_pattern = ("^/assets", "^/$")

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Connection = ASGIConnection(scope)
        quotas_of(connection).request(address_of(connection))
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in ONLY_READ:
            registry_of(connection).host.see_that_it_is_open()
        await next_app(scope, receive, send)


# -- how fast ------------------------------------------------------------------------------------------------------


async def new_tables(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard of every route that may set up a table."""
    person = await person_of(connection)
    quotas_of(connection).tables.take(person.id if person else None, address_of(connection))


async def uploads(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard of routes that take files."""
    person = await person_of(connection)
    quotas_of(connection).uploads.take(person.id if person else None, address_of(connection))


async def own_data(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard of routes that look everywhere for what is somebody's."""
    person = await person_of(connection)
    quotas_of(connection).own_data.take(person.id if person else None, address_of(connection))


# -- how much ------------------------------------------------------------------------------------------------------


async def room_for_table(connection: Connection, person: Person, request: NewTable) -> None:
    settings, (hosted, bots) = settings_of(connection), await usage_of(connection).hosted(person.id)
    if hosted >= settings.tables_open:
        raise Full("full-tables", n=hosted)
    if bots + sum(seat.who == "bot" for seat in request.seats) > settings.bot_seats:
        raise Full("full-bot-seats", n=bots, most=settings.bot_seats)
    if request.options.get(OPTION) == "true":
        await room_for_campaign(connection, person)


async def room_for_bot_seat(connection: Connection, person: Person) -> None:
    settings, (_, bots) = settings_of(connection), await usage_of(connection).hosted(person.id)
    if bots >= settings.bot_seats:
        raise Full("full-bot-seats", n=bots, most=settings.bot_seats)


async def room_for_campaign(connection: Connection, person: Person) -> None:
    if await usage_of(connection).campaigns(person.id) >= (most := settings_of(connection).campaigns_open):
        raise Full("full-campaigns", n=most)


async def room_for_bot(connection: Connection, person: Person) -> None:
    if await usage_of(connection).bots(person.id) >= (most := settings_of(connection).bots_per_person):
        raise Full("full-bots", n=most)


def settings_of(connection: Connection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def usage_of(connection: Connection) -> Usage:
    usage: Usage = connection.app.state.usage
    return usage
