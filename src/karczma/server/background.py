"""Background tasks of the server: what happens though nobody asks."""

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
from karczma.server.serving.logs import failure
from karczma.server.serving.startup import settle_memory
from karczma.server.storage.expiry import expire_guests, expire_tables, expire_words, forget_players
from karczma.server.storage.presence import EVERY
from karczma.server.storage.writer import CHANGED, CHANNEL, CHAT, OUT, NotStored

if TYPE_CHECKING:
    from karczma.server.registry import TableRegistry
    from karczma.server.tables.session import TableSession

LOG = logging.getLogger(__name__)
IDLE = 600.0  # seconds after which an empty table leaves the memory
MOST_IDLE = 1000  # empty tables in memory: some three hundred kilobytes each
OPENING = 10.0  # seconds
BEAT, HELD_UP = 0.02, 0.1  # seconds: how often the loop is looked at, and what is too long
AT_A_TIME = 12  # transcripts that are written on in a second
TAKEN_UP = 20  # stalled tables that are woken in one go


class BackgroundTasks:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.tasks: list[asyncio.Task[None]] = []
        self.unopenable: set[str] = set()  # tables that could not be opened

    def start(self) -> None:
        jobs = [
            (10.0, self.unload_idle),
            (2.0, self.registry.host.look),
            (2.0, self.wake_stalled),
            (2.0, self.store_server_time),
            (1.0, self.write_transcripts),
            (3600.0, self.expire),
        ]
        if self.registry.writer.notifies:
            jobs.append((EVERY, self.exchange_presence))
            self.start_task(self.listen())
        for seconds, job in jobs:
            self.start_task(self.repeat(seconds, job))
        self.start_task(self.load_titles())
        self.start_task(self.watch_event_loop())

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    async def finish(self) -> None:
        """Before the server closes: transcripts and server time are written down."""
        try:
            await self.registry.write_transcripts(list(self.registry.open_tables.values()))
            await self.registry.server_time.keep()
            if self.registry.writer.notifies:
                await self.registry.presence.leave()
        except Exception as error:
            LOG.warning("the house closes, but the database does not answer", exc_info=error)

    def start_task(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self.tasks.append(task)
        task.add_done_callback(self.task_ended)

    def task_ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.remove(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a chore failed", exc_info=error)

    async def repeat(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        """Every so many seconds, whatever went wrong the last time."""
        while True:
            try:
                await job()
            except Exception as error:
                LOG.warning("%s: %r; trying again", job.__name__, error)
            await asyncio.sleep(seconds)

    async def watch_event_loop(self) -> None:
        """Whatever holds everybody up is told to the host; to open takes its time, and does not count."""
        await asyncio.sleep(OPENING)
        while True:
            begun = monotonic()
            await asyncio.sleep(BEAT)
            late = monotonic() - begun - BEAT
            if late > HELD_UP:
                LOG.warning("the house was held up for %.0f ms", late * 1000)

    # -- tables ------------------------------------------------------------------------------------------------

    async def load_titles(self) -> None:
        """Rules and cards are read before somebody waits for them."""
        for title in ids():
            await asyncio.to_thread(find(title).parts)

    async def unload_idle(self) -> None:
        """Tables that nobody looks at leave the memory; the store keeps them. If they are many, some go early."""
        open_tables = self.registry.open_tables.values()
        idle = [
            session
            for session in open_tables
            if not (session.participants or session.lock.locked() or session.driver.busy)
        ]
        idle.sort(key=lambda session: session.last_used)
        too_many, now = len(idle) - MOST_IDLE, monotonic()
        gone = [session for n, session in enumerate(idle) if n < too_many or now - session.last_used > IDLE]
        await self.registry.write_transcripts(gone)
        for session in gone:
            if not (session.participants or session.lock.locked() or session.last_used > now):
                del self.registry.open_tables[session.live.row.id]
                session.unload()
        if gone and not any(session.participants for session in self.registry.open_tables.values()):
            settle_memory()  # nobody is here to notice

    async def wake_stalled(self) -> None:
        """Tables at which a bot must choose or a clock has run out, and nobody sees to it."""
        registry = self.registry
        if not registry.host.is_open():
            return
        most = TAKEN_UP + len(registry.open_tables) + len(self.unopenable)
        for table in await registry.store.stalled(registry.server_time.now(), most):
            known = registry.open_tables.get(table)
            if known is None and table not in self.unopenable:
                await self.resume(table)
            elif known is not None and not known.driver.busy:
                known.drive(patience=1.0)

    async def resume(self, table: str) -> None:
        """One that cannot even be opened keeps nobody else waiting."""
        try:
            session = await self.registry.session(table)
            async with session.lock:
                await session.note_waits()
            session.drive(patience=1.0)
        except (NotStored, SQLAlchemyError, OSError):
            raise  # that is not the table's fault
        except Exception as error:
            failure("taking up a table", error)
            self.unopenable.add(table)

    async def write_transcripts(self) -> None:
        """Transcripts are stored a little behind the games."""
        ripe = [session for session in self.registry.open_tables.values() if session.transcript.ready_to_write()]
        await self.registry.write_transcripts(ripe[:AT_A_TIME])

    async def expire(self) -> None:
        """Sessions and guests that nobody uses any more, tables to which nobody came, what was said and done long ago,
        and who asked to be forgotten."""
        registry, settings = self.registry, self.registry.settings
        await registry.logins.forget_old()
        await expire_tables(registry.writer, time(), settings.waiting_days, spared=registry.open_tables)
        await expire_guests(registry.writer, time(), settings.guest_days)
        await forget_players(registry.writer, time(), settings.guest_games_days)
        await expire_words(registry.writer, time(), settings.chat_days, settings.deed_days)
        await registry.departures.go_due(time())
        await registry.departures.wipe()

    async def store_server_time(self) -> None:
        """Server time is kept while a clock runs anywhere."""
        if await self.registry.store.clocked():
            await self.registry.server_time.keep()

    # -- other processes ---------------------------------------------------------------------------------------

    async def exchange_presence(self) -> None:
        """Tell the other processes who is here, and the tables who is elsewhere."""
        open_tables = self.registry.open_tables
        here = {
            table: [participant.person.id if participant.person else None for participant in session.participants]
            for table, session in open_tables.items()
            if session.participants
        }
        elsewhere = await self.registry.presence.exchange(here)
        for table, session in list(open_tables.items()):
            session.note_elsewhere(elsewhere.get(table, []))

    async def listen(self) -> None:
        """Hear from other processes what they stored: the table and the number."""
        address = make_url(self.registry.settings.database).set(drivername="postgresql")
        while True:
            try:
                connection = await asyncpg.connect(address.render_as_string(hide_password=False))
                await connection.add_listener(CHANNEL, self.on_notice)
                for session in self.registry.open_tables.values():  # what was stored while nobody listened
                    self.start_task(session.changed_elsewhere())
                    self.start_task(self.pass_on_chat(session))
                while not connection.is_closed():
                    await asyncio.sleep(1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("the database does not answer (%s); trying again", type(error).__name__)
                await asyncio.sleep(1)

    def on_notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        table, _, seq = str(payload).partition(" ")
        if int(seq) == OUT:
            self.registry.disconnect(person=table)
        session = self.registry.open_tables.get(table)
        if session and int(seq) == CHAT:
            self.start_task(self.pass_on_chat(session))
        elif session and (int(seq) == CHANGED or int(seq) > session.live.seq):
            self.start_task(session.changed_elsewhere())

    async def pass_on_chat(self, session: TableSession) -> None:
        """What was said at other processes; participants hear no line twice."""
        for line in await self.registry.store.chat_lines(session.live.row.id, limit=20):
            session.send_line(line)
