"""The lobby: open tables, my tables, tables to watch, and what was played. No table is opened for it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from litestar import Request, get

from karczma.server.protocol import Lobby, Person, TableInfo
from karczma.server.routes.campaigns import campaign_infos
from karczma.server.routes.context import REFUSALS, person_of, registry_of
from karczma.server.storage.campaigns import RUNNING
from karczma.server.storage.database import hidden, seats, tables
from karczma.server.storage.store import Row
from karczma.server.tables.rights import info_of

PUBLIC = tables.c.access == "open"
GOES_ON = tables.c.closed.is_(None)
PLAYED = sa.or_(tables.c.status != "waiting", GOES_ON)  # or still to be: what was called off is in no list
ENDED = sa.and_(PLAYED, sa.or_(tables.c.status == "over", tables.c.closed.is_not(None)))
MINE, FINISHED = 100, 20  # tables that are told, at most


@get("/lobby", responses=REFUSALS)
async def lobby(request: Request[Any, Any, Any]) -> Lobby:
    """Open tables, my tables, tables to watch, and what was played."""
    person, registry = await person_of(request), registry_of(request)
    store = registry.store

    def infos(rows: list[Row]) -> list[TableInfo]:
        return [info_of(row, person) for row in rows]

    waiting = await store.recent(sa.and_(tables.c.status == "waiting", GOES_ON, PUBLIC))
    running = await store.recent(sa.and_(tables.c.status == "running", GOES_ON, PUBLIC))
    if person is None:
        finished = await store.recent(sa.and_(ENDED, PUBLIC), FINISHED)
        return Lobby([], infos(waiting), infos(running), infos(finished), [], [])
    shown = tables.c.id.not_in(sa.select(hidden.c.table_id).where(hidden.c.person == person.id))
    mine = await store.recent(sa.and_(of(person), PLAYED, shown), MINE)
    finished = await store.recent(sa.and_(ENDED, sa.or_(PUBLIC, of(person)), shown), FINISHED)
    campaigns = [kept for kept in await registry.campaigns.of(person.id) if kept.status == RUNNING]
    return Lobby(
        infos(mine),
        infos(waiting),
        infos(running),
        infos(finished),
        await store.turns(person.id),
        await campaign_infos(registry, campaigns),
    )


def of(person: Person) -> sa.ColumnElement[bool]:
    """Tables at which that person sits or which they host."""
    sits = sa.select(seats.c.table_id).where(seats.c.person == person.id)
    return sa.or_(tables.c.host == person.id, tables.c.id.in_(sits))
