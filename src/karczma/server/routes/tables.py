"""Tables: to set one up, to sit down, to play again; and the socket that it is played over."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket, get, post, websocket
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException

from karczma.server.protocol import Join, NewTable, TableInfo
from karczma.server.registry import NoSuchTable
from karczma.server.routes.context import (
    REFUSALS,
    address_of,
    person_of,
    quotas_of,
    registry_of,
    row_of,
    session_of,
    somebody,
)
from karczma.server.routes.limits import new_tables, room_for_table
from karczma.server.tables.participants import Participant, Takes
from karczma.server.tables.rights import info_of
from karczma.server.tables.socket import Conversation, same_origin


@post("/tables", status_code=201, responses=REFUSALS, guards=[new_tables])
async def new_table(request: Request[Any, Any, Any], data: NewTable) -> TableInfo:
    person = await somebody(request)
    await room_for_table(request, person, data)
    session = await registry_of(request).new_table(person, data)
    return session.live.info(person)


@get("/tables/{table:str}", responses=REFUSALS)
async def table_info(request: Request[Any, Any, Any], table: str) -> TableInfo:
    return info_of(await row_of(request, table), await person_of(request))


@get("/invitations/{invitation:str}", responses=REFUSALS)
async def invited(request: Request[Any, Any, Any], invitation: str) -> TableInfo:
    """Where an invitation leads."""
    row = await registry_of(request).store.invited(invitation)
    if row is None:
        raise NotFoundException("There is no such invitation.")
    return info_of(await registry_of(request).row(row.id), await person_of(request))


@post("/tables/{table:str}/join", status_code=200, responses=REFUSALS)
async def join(request: Request[Any, Any, Any], table: str, data: Join) -> TableInfo:
    person = await somebody(request)
    await session_of(request, table, data.invitation)
    return (await registry_of(request).join(person, table, data)).live.info(person)


@post("/tables/{table:str}/rematch", status_code=200, responses=REFUSALS, guards=[new_tables])
async def rematch(request: Request[Any, Any, Any], table: str) -> TableInfo:
    person = await somebody(request)
    await session_of(request, table)
    try:
        return (await registry_of(request).rematch(person, table)).live.info(person)
    except NoSuchTable:
        raise NotFoundException("Nobody came to the next table: it is gone.") from None


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    if not same_origin(socket):
        raise PermissionDeniedException("This page is not ours.")
    session, person = await session_of(socket, table), await person_of(socket)
    mine = session.live.seats_of(person)
    since = socket.query_params.get("since", "0")
    if not (since.isascii() and since.isdecimal() and len(since) <= 9):
        raise ClientException("`since` is a sequence number: at most nine of the digits 0 to 9.")
    takes = socket.query_params.get("takes", Takes.WHOLE.value)
    if takes not in {each.value for each in Takes}:
        raise ClientException("`takes` says in which form: whole or patches.")
    await socket.accept()
    participant = Participant(person, mine[0] if mine else -1, int(since), Takes(takes))
    limits = quotas_of(socket), address_of(socket)
    await Conversation(socket, session, participant, limits, socket.app.state.settings).hold()
