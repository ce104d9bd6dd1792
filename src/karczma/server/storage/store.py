"""The store: tables, journal and chat in the database. The journal is the truth; all else can be made from it."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from time import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from karczma.effects.plain import typed
from karczma.server.protocol import ChatLine, Clock, Closed, Result, SeatInfo
from karczma.server.storage.database import chat, hidden, journal, people, records, seats, tables
from karczma.server.storage.writer import CHANGED, CHAT, WAITS, Taken, Writer, waits_of

LOG = logging.getLogger(__name__)
KEPT_BY_THE_JOURNAL = {"seats", "due"}  # of a row: written by themselves, or with each entry
OTHER_RULES: Closed = "other-rules"
ABSENT = sa.or_(seats.c.sitter == "bot", seats.c.stand_in != "")


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody wants a choice back, and that needs consent; forgotten as soon as the table moves on."""

    seq: int
    by: int
    agreed: list[int]


class BeginsWith(msgspec.Struct, frozen=True):
    """The first moves of a table are those of a finished game, and so is what chance brought: (tick, outcome, n). Or it
    began with a position, whose file may tell outcomes, too; it holds everything that is hidden, and is never sent."""

    table: str  # none: it goes on from no other
    moves: int
    outcomes: list[tuple[int, int, int]]
    position: str = ""  # the file; none: it began with its set-up


class Row(msgspec.Struct, kw_only=True, frozen=True):
    """A table as it is stored, secrets included: never sent as it is."""

    id: str
    name: str
    title: str
    version: str
    options: dict[str, str]
    seats: list[SeatInfo]
    host: str
    access: str
    invitation: str
    pace: str
    clock: Clock | None
    status: str
    closed: Closed | None = None
    due: float | None = None
    key: str
    commitment: str
    seed: int | None
    result: Result | None
    rematch: str | None
    undo: UndoWish | None = None
    conceding: list[str] | None = None  # people who want to give the game up
    barred: list[str] | None = None  # people whom the host has sent away
    campaign: str | None = None
    step: int | None = None
    begins_with: BeginsWith | None = None
    created: float
    changed: float


class Entry(msgspec.Struct, frozen=True):
    seq: int
    kind: str  # choice, undo
    seat: int
    text: str
    key: str
    at: float
    gesture: str = ""
    clock: float | None = None  # server seconds

    @property
    def undone(self) -> tuple[int, ...]:
        """The numbers of the choices that an undo takes back: its text. Old ones name a single choice."""
        return tuple(map(int, self.text.split())) if self.kind == "undo" else ()


class Store:
    def __init__(self, writer: Writer) -> None:
        self.writer, self.engine = writer, writer.engine

    # -- tables ------------------------------------------------------------------------------------------------

    async def add(self, row: Row, entries: Sequence[Entry] = ()) -> None:
        """A new table; one that runs already comes with its first moves, and it is not known yet whom it waits for."""
        waits = None if row.status == "running" else False
        made = [{"table_id": row.id, **msgspec.structs.asdict(entry)} for entry in entries]
        async with self.writer.begin() as connection:
            await connection.execute(tables.insert().values(**values_of(row)))
            await connection.execute(seats.insert(), [{**each, "waits": waits} for each in seats_of(row)])
            if made:
                await connection.execute(journal.insert(), made)

    async def save(self, row: Row) -> Row | None:
        """Save a changed table, unless another process has changed it since it was read: then it must be read again.
        Gives the row as it is stored now."""
        saved = msgspec.structs.replace(row, changed=max(time(), row.changed + 1e-6))
        unchanged = sa.and_(tables.c.id == row.id, tables.c.changed == row.changed)
        async with self.writer.begin() as connection:
            done = await connection.execute(tables.update().where(unchanged).values(**values_of(saved)))
            if done.rowcount != 1:
                return None
            for each in seats_of(saved):
                seat = sa.and_(seats.c.table_id == row.id, seats.c.seat == each["seat"])
                await connection.execute(seats.update().where(seat).values(**each))
            await self.writer.notify(connection, row.id, CHANGED)
        return saved

    async def waits(self, row: Row, deciding: Iterable[int], due: float | None) -> None:
        """Whom a game waits for, where that does not come with an entry: at its beginning, or if it was not known."""
        waited_for = set(deciding)
        waits = {seat: seat in waited_for for seat in range(len(row.seats))}
        async with self.writer.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == row.id).values(due=due))
            if waits:
                await connection.execute(WAITS, waits_of(row.id, waits))

    async def find(self, table: str) -> Row | None:
        return await self.one(tables.c.id, table)

    async def invited(self, invitation: str) -> Row | None:
        return await self.one(tables.c.invitation, invitation)

    async def one(self, column: sa.Column[str], value: str) -> Row | None:
        if not value.isprintable():
            return None  # PostgreSQL does not even look for a text with a NUL
        found = await self.rows(tables.select().where(column == value))
        return found[0] if found else None

    async def get(self, table: str) -> Row:
        """A table that is known to be there."""
        row = await self.find(table)
        if row is None:
            raise LookupError(f"table {table} is gone")
        return row

    async def recent(self, where: Any = True, limit: int = 50) -> list[Row]:
        return await self.rows(tables.select().where(where).order_by(tables.c.changed.desc()).limit(limit))

    async def rows(self, query: sa.Select[Any]) -> list[Row]:
        """Tables with their seats. One that cannot be read harms no other."""
        try:
            return await self.fetched(query)
        except ValueError:  # what should be JSON is none: which of them is it?
            async with self.engine.connect() as connection:
                ids = list((await connection.execute(query.with_only_columns(tables.c.id))).scalars())
        if len(ids) == 1:
            LOG.warning("the row of table %s cannot be read", ids[0])
            return []
        return [row for id in ids for row in await self.rows(tables.select().where(tables.c.id == id))]

    async def fetched(self, query: sa.Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            those = seats.c.table_id.in_([each["id"] for each in found])
            sitting = (await connection.execute(seats.select().where(those).order_by(seats.c.seat))).mappings().all()
        by_table: dict[str, list[Mapping[Any, Any]]] = {}
        for seat in sitting:
            by_table.setdefault(seat["table_id"], []).append(seat)
        rows = [row_of(each, by_table.get(each["id"], [])) for each in found]
        return [row for row in rows if row is not None]

    async def sort_by_rules(self, playable: Mapping[str, Sequence[str]]) -> None:
        """Running games whose rules are gone are closed; those whose rules are back go on. By title: its versions."""
        here = sa.or_(*(sa.and_(tables.c.title == title, tables.c.version.in_(playable[title])) for title in playable))
        running = tables.c.status == "running"
        gone = sa.and_(running, tables.c.closed.is_(None), ~here)
        back = sa.and_(running, tables.c.closed == OTHER_RULES, here)
        async with self.writer.begin() as connection:
            await connection.execute(tables.update().where(gone).values(closed=OTHER_RULES))
            await connection.execute(tables.update().where(back).values(closed=None))

    async def hide(self, table: str, person: str, *, hide: bool) -> None:
        """Out of that person's lists, or back; however often it is asked for."""
        theirs = sa.and_(hidden.c.table_id == table, hidden.c.person == person)
        try:
            async with self.writer.begin() as connection:
                await connection.execute(hidden.delete().where(theirs))
                if hide:
                    await connection.execute(hidden.insert().values(table_id=table, person=person))
        except IntegrityError:  # asked for at the same moment
            LOG.debug("table %s is hidden already", table)

    # -- whom tables wait for ----------------------------------------------------------------------------------

    async def turns(self, person: str) -> list[str]:
        """Running tables that wait for that person."""
        query = sa.select(seats.c.table_id).distinct().join(tables, tables.c.id == seats.c.table_id)
        mine = sa.and_(seats.c.person == person, seats.c.waits, tables.c.status == "running", tables.c.closed.is_(None))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.where(mine))).scalars())

    async def stalled(self, now: float, limit: int) -> list[str]:
        """Running tables at which something is to happen though nobody comes: a bot must choose, a clock has run out,
        or it is not known whom they wait for."""
        query = sa.select(tables.c.id).distinct().join(seats, tables.c.id == seats.c.table_id)
        running = sa.and_(tables.c.status == "running", tables.c.closed.is_(None))
        waits = sa.or_(sa.and_(seats.c.waits, ABSENT), seats.c.waits.is_(None), tables.c.due <= now)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.where(running, waits).limit(limit))).scalars())

    async def waits_for_somebody(self, row: Row) -> bool:
        """Whether it is known whom a game waits for; a table that waits for people has an open seat."""
        if row.status == "waiting":
            return any(seat.sitter == "open" for seat in row.seats)
        query = sa.select(seats.c.seat).where(seats.c.table_id == row.id, seats.c.waits).limit(1)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def clocked(self) -> bool:
        """Whether a clock runs at any table."""
        query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.due.is_not(None)).limit(1)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    # -- journal -----------------------------------------------------------------------------------------------

    async def append(self, row: Row, entry: Entry, waits: Mapping[int, bool], due: float | None) -> int:
        """Store an entry for good and give its sequence number; a key that is known gives the number it has.

        Raises Taken when another entry was first.
        """
        values = {name: getattr(entry, name) for name in Entry.__struct_fields__}
        try:
            await self.writer.append(row.id, values, waits, due, clocked=row.clock is not None)
        except IntegrityError:
            known = await self.with_key(row.id, entry.key)
            if known is None:
                raise Taken from None
            return known
        return entry.seq

    async def with_key(self, table: str, key: str) -> int | None:
        query = sa.select(journal.c.seq).where(journal.c.table_id == table, journal.c.key == key)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def entries(self, table: str, after: int = 0) -> Sequence[Entry]:
        columns = [journal.c[name] for name in Entry.__struct_fields__]
        query = sa.select(*columns).where(journal.c.table_id == table, journal.c.seq > after).order_by(journal.c.seq)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def keep_record(self, table: str, text: str) -> None:
        """The record of a game that is over, for when the rules have moved on."""
        try:
            async with self.writer.begin() as connection:
                await connection.execute(records.delete().where(records.c.table_id == table))
                await connection.execute(records.insert().values(table_id=table, text=text))
        except IntegrityError:  # another process, which saw the same end at the same moment, was first
            LOG.debug("the record of table %s is kept already", table)

    async def record(self, table: str) -> str | None:
        async with self.engine.connect() as connection:
            query = sa.select(records.c.text).where(records.c.table_id == table)
            return (await connection.execute(query)).scalar()

    # -- chat --------------------------------------------------------------------------------------------------

    async def say(self, table: str, person: str, name: str, text: str) -> ChatLine:
        at = time()
        values = {"table_id": table, "person": person, "name": name, "text": text, "at": at}
        async with self.writer.begin() as connection:
            done = await connection.execute(chat.insert().values(**values))
            await self.writer.notify(connection, table, CHAT)
        [n] = done.inserted_primary_key or [0]
        return ChatLine(n=n, name=name, text=text, at=at)

    async def is_muted(self, person: str) -> bool:
        query = sa.select(people.c.id).where(people.c.id == person, people.c.muted_until > time())
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def chat_lines(self, table: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        query = sa.select(chat.c.n, chat.c.name, chat.c.text, chat.c.at)
        query = query.where(chat.c.table_id == table, chat.c.n > after).order_by(chat.c.n.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [ChatLine(*row) for row in await connection.execute(query)][::-1]


def values_of(row: Row) -> dict[str, Any]:
    columns = msgspec.to_builtins(row)
    return {name: value for name, value in columns.items() if name not in KEPT_BY_THE_JOURNAL}


def seats_of(row: Row) -> list[dict[str, Any]]:
    return [{"table_id": row.id, "seat": n, **msgspec.to_builtins(seat)} for n, seat in enumerate(row.seats)]


def row_of(found: Mapping[Any, Any], sitting: Sequence[Mapping[Any, Any]]) -> Row | None:
    """The table, if its row can be read."""
    columns = {str(name): value for name, value in found.items()}
    columns["seats"] = [{name: seat[name] for name in SeatInfo.__struct_fields__} for seat in sitting]
    try:
        return typed(columns, Row)
    except msgspec.ValidationError as error:
        LOG.warning("the row of table %s cannot be read: %s", found["id"], error)
        return None
