"""The chores of the house: what happens though nobody asks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from karczma.games import find, ids
from karczma.server.door.logs import failure
from karczma.server.door.opening import settle_memory
from karczma.server.storage.expiry import expire_guests, expire_tables
from karczma.server.storage.presence import EVERY
from karczma.server.storage.writer import CHANGED, CHANNEL, SAID, NotStored

if TYPE_CHECKING:
    from karczma.server.house import House
    from karczma.server.tables.desk import Desk

LOG = logging.getLogger(__name__)
IDLE = 600.0  # seconds after which an empty table leaves the memory
MOST_IDLE = 1000  # empty tables in memory: some three hundred kilobytes each
OPENING = 10.0  # seconds
BEAT, HELD_UP = 0.02, 0.1  # seconds: how often the loop is looked at, and what is too long
AT_A_TIME = 12  # books that are written on in a second
TAKEN_UP = 20  # tables that are looked after in one go


class Chores:
    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: list[asyncio.Task[None]] = []
        self.given_up: set[str] = set()  # tables that could not be taken up

    def start(self) -> None:
        chores = [(10.0, self.tidy), (2.0, self.look_after), (2.0, self.keep_time), (1.0, self.write_books)]
        chores.append((3600.0, self.forget))
        if self.house.writer.notifies:
            chores.append((EVERY, self.meet))
            self.begin(self.listen())
        for seconds, chore in chores:
            self.begin(self.again(seconds, chore))
        self.begin(self.read_titles())
        self.begin(self.watch_loop())

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    async def last(self) -> None:
        """Before the house closes: what was told and how late it is are written down."""
        try:
            await self.house.write_books(list(self.house.desks.values()))
            await self.house.hours.keep()
            if self.house.writer.notifies:
                await self.house.presence.leave()
        except Exception as error:
            LOG.warning("the house closes, but the database does not answer", exc_info=error)

    def begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self.tasks.append(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.remove(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a chore failed", exc_info=error)

    async def again(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        """Every so many seconds, whatever went wrong the last time."""
        while True:
            try:
                await chore()
            except Exception as error:
                LOG.warning("%s: %r; trying again", chore.__name__, error)
            await asyncio.sleep(seconds)

    async def watch_loop(self) -> None:
        """Whatever holds everybody up is told to the host; opening the house takes its time, and does not count."""
        await asyncio.sleep(OPENING)
        while True:
            begun = monotonic()
            await asyncio.sleep(BEAT)
            late = monotonic() - begun - BEAT
            if late > HELD_UP:
                LOG.warning("the house was held up for %.0f ms", late * 1000)

    # -- tables ------------------------------------------------------------------------------------------------

    async def read_titles(self) -> None:
        """Rules and cards are read before somebody waits for them."""
        for title in ids():
            await asyncio.to_thread(find(title).module, "setup")

    async def tidy(self) -> None:
        """Tables that nobody looks at leave the memory; the store keeps them. If they are many, some go early."""
        desks = self.house.desks.values()
        idle = [desk for desk in desks if not (desk.guests or desk.lock.locked() or desk.driver.busy)]
        idle.sort(key=lambda desk: desk.touched)
        too_many, now = len(idle) - MOST_IDLE, monotonic()
        gone = [desk for n, desk in enumerate(idle) if n < too_many or now - desk.touched > IDLE]
        await self.house.write_books(gone)
        for desk in gone:
            if not (desk.guests or desk.lock.locked() or desk.touched > now):
                del self.house.desks[desk.live.row.id]
                desk.put_away()
        if gone and not any(desk.guests for desk in self.house.desks.values()):
            settle_memory()  # nobody is here to notice

    async def look_after(self) -> None:
        """Tables at which a bot must choose or a clock has run out, and nobody sees to it."""
        house = self.house
        for table in await house.store.stalled(house.hours.now(), TAKEN_UP + len(house.desks) + len(self.given_up)):
            known = house.desks.get(table)
            if known is None and table not in self.given_up:
                await self.take_up(table)
            elif known is not None and not known.driver.busy:
                known.drive(patience=1.0)

    async def take_up(self, table: str) -> None:
        """One that cannot even be opened keeps nobody else waiting."""
        try:
            desk = await self.house.desk(table)
            async with desk.lock:
                await desk.note_waits()
            desk.drive(patience=1.0)
        except (NotStored, SQLAlchemyError, OSError):
            raise  # that is not the table's fault
        except Exception as error:
            failure("taking up a table", error)
            self.given_up.add(table)

    async def write_books(self) -> None:
        """What was told is stored a little behind the games."""
        ripe = [desk for desk in self.house.desks.values() if desk.book.ripe()]
        await self.house.write_books(ripe[:AT_A_TIME])

    async def forget(self) -> None:
        """Sessions and guests that nobody uses any more, and tables to which nobody came."""
        house, settings = self.house, self.house.settings
        await house.sessions.tidy()
        await expire_tables(house.writer, time(), settings.waiting_days, spared=house.desks)
        await expire_guests(house.writer, time(), settings.guest_days)

    async def keep_time(self) -> None:
        """House time is kept while a clock runs anywhere."""
        if await self.house.store.clocked():
            await self.house.hours.keep()

    # -- other processes ---------------------------------------------------------------------------------------

    async def meet(self) -> None:
        """Tell the other processes who is here, and the tables who is elsewhere."""
        desks = self.house.desks
        here = {
            table: [guest.person.id if guest.person else None for guest in desk.guests]
            for table, desk in desks.items()
            if desk.guests
        }
        elsewhere = await self.house.presence.exchange(here)
        for table, desk in list(desks.items()):
            desk.meet(elsewhere.get(table, []))

    async def listen(self) -> None:
        """Hear from other processes what they stored: the table and the number."""
        address = make_url(self.house.settings.database).set(drivername="postgresql")
        while True:
            try:
                connection = await asyncpg.connect(address.render_as_string(hide_password=False))
                await connection.add_listener(CHANNEL, self.on_notice)
                for desk in self.house.desks.values():  # what was stored while nobody listened
                    self.begin(desk.heard())
                    self.begin(self.pass_on(desk))
                while not connection.is_closed():
                    await asyncio.sleep(1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("the database does not answer (%s); trying again", type(error).__name__)
                await asyncio.sleep(1)

    def on_notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        table, _, seq = str(payload).partition(" ")
        desk = self.house.desks.get(table)
        if desk and int(seq) == SAID:
            self.begin(self.pass_on(desk))
        elif desk and (int(seq) == CHANGED or int(seq) > desk.live.seq):
            self.begin(desk.heard())

    async def pass_on(self, desk: Desk) -> None:
        """What was said at other processes; guests hear no line twice."""
        for line in await self.house.store.said(desk.live.row.id, limit=20):
            desk.tell_line(line)
