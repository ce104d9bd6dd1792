"""The lobby: open tables, my tables, tables to watch, and what was played."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from litestar import Request, get

from karczma.server.house import House
from karczma.server.protocol import Lobby, TableInfo
from karczma.server.routes.asking import REFUSALS, house_of, person_of
from karczma.server.routes.campaigns import campaigns_told
from karczma.server.storage.campaigns import RUNNING
from karczma.server.storage.database import tables
from karczma.server.storage.store import Row
from karczma.server.tables.live import WrongVersion, info_of


@get("/lobby", responses=REFUSALS)
async def lobby(request: Request[Any, Any, Any]) -> Lobby:
    """Open tables, my tables, tables to watch, and what was played."""
    person, store = await person_of(request), house_of(request).store
    known = person.id if person else ""
    public = tables.c.access == "open"
    mine = [r for r in await store.recent(seated(known), 100) if known] if known else []
    waiting = await store.recent(sa.and_(tables.c.status == "waiting", public))
    running = await store.recent(sa.and_(tables.c.status == "running", public))
    finished = await store.recent(sa.and_(tables.c.status == "over", sa.or_(public, seated(known))), 20)
    house = house_of(request)
    turns = [row.id for row in mine if row.status == "running" and await waits_for(house, row.id, known)]

    def told(rows: list[Row]) -> list[TableInfo]:
        return [info_of(row, known) for row in rows]

    campaigns = [kept for kept in await house.campaigns.of(known) if kept.status == RUNNING]
    return Lobby(
        told(mine), told(waiting), told(running), told(finished), turns, await campaigns_told(house, campaigns)
    )


def seated(person: str) -> Any:
    """Tables at which that person sits or which they host; seats are stored as JSON text."""
    return sa.or_(tables.c.host == person, sa.cast(tables.c.seats, sa.Text).like(f'%"person": "{person}"%'))


async def waits_for(house: House, table: str, person: str) -> bool:
    try:
        live = (await house.desk(table)).live
    except WrongVersion:
        return False  # nobody can go on with it here
    return live.g is not None and any(seat in live.g.deciding() for seat in live.seats_of(person))
