"""A table's life: leaving it, calling it off, filling and freeing seats, giving the game up, hiding what has ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request, post

from karczma.server.protocol import BotSeat, Concede, Hide, OneSeat, Person, Result, TableInfo
from karczma.server.routes.context import REFUSALS, registry_of, row_of, session_of, somebody
from karczma.server.routes.limits import room_for_bot_seat
from karczma.server.storage.store import Row
from karczma.server.tables.changes import NotNow, cancelled, conceding, filled, freed, left
from karczma.server.tables.rights import ENDED, inside, status_of


@post("/tables/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave_table(request: Request[Any, Any, Any], table: str) -> TableInfo:
    """Get up from a table that waits; of a game that others play on, a bot takes over until one comes back."""
    person = await somebody(request)
    return await altered(request, table, person, left, person)


@post("/tables/{table:str}/cancel", status_code=200, responses=REFUSALS)
async def cancel(request: Request[Any, Any, Any], table: str) -> TableInfo:
    """Send everybody home before the game has begun."""
    person = await somebody(request)
    return await altered(request, table, person, cancelled, person)


@post("/tables/{table:str}/fill", status_code=200, responses=REFUSALS)
async def fill(request: Request[Any, Any, Any], table: str, data: BotSeat) -> TableInfo:
    """A bot takes an open seat; when none is left the game begins."""
    person = await somebody(request)
    await room_for_bot_seat(request, person)
    return await altered(request, table, person, filled, (person, data.seat, data.bot, data.name))


@post("/tables/{table:str}/kick", status_code=200, responses=REFUSALS)
async def kick(request: Request[Any, Any, Any], table: str, data: OneSeat) -> TableInfo:
    """A seat is free again; the person who sat there may not come back to this table."""
    person = await somebody(request)
    return await altered(request, table, person, freed, (person, data.seat))


@post("/tables/{table:str}/concede", status_code=200, responses=REFUSALS)
async def concede(request: Request[Any, Any, Any], table: str, data: Concede) -> TableInfo:
    """Give the game up: alone at once, with others as soon as all of them want it. Nobody has won then."""
    person, session = await somebody(request), await session_of(request, table)

    def standing() -> Result:
        return Result(list(session.live.game.scores()), [])

    return await altered(request, table, person, conceding, (person, data.agree, standing))


@post("/tables/{table:str}/hide", status_code=200, responses=REFUSALS)
async def hide(request: Request[Any, Any, Any], table: str, data: Hide) -> TableInfo:
    """Keep a game that has ended out of one's own lists, or show it there again. Others see what they saw."""
    person, row = await somebody(request), await row_of(request, table)
    if not inside(row, person):
        raise NotNow("not-at-table")
    if status_of(row) not in ENDED:
        raise NotNow("not-over")
    registry = registry_of(request)
    await registry.store.hide(table, person.id, hide=data.hidden)
    return (await registry.session(table)).live.info(person)


async def altered(
    request: Request[Any, Any, Any], table: str, person: Person, change: Callable[[Row, Any], Row], how: Any
) -> TableInfo:
    session = await session_of(request, table)
    await session.alter(change, how)
    return session.live.info(person)
