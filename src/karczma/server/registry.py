"""The table registry: all tables that this process serves, found in memory or made again from the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from time import monotonic

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.campaigns import OPTION, first
from karczma.games import find, ids
from karczma.kernel.record import read
from karczma.server.admin.watch import HostWatch
from karczma.server.background import BackgroundTasks
from karczma.server.bots import Bots
from karczma.server.protocol import Join, NewTable, NextGame, Person, PlayOn
from karczma.server.quotas import Recent
from karczma.server.settings import Settings
from karczma.server.storage.campaigns import GIVEN_UP, RUNNING, Campaigns, StoredCampaign
from karczma.server.storage.leaving import Departures
from karczma.server.storage.logins import LoginSessions
from karczma.server.storage.presence import Presence
from karczma.server.storage.server_time import ServerTime
from karczma.server.storage.store import Entry, Row, Store
from karczma.server.storage.transcripts import Transcripts, standing_states
from karczma.server.storage.writer import NotStored, Writer
from karczma.server.tables.changes import closed, played_again, sat_down
from karczma.server.tables.finale import finale_packed
from karczma.server.tables.going_on import CannotGoOn, gone_on
from karczma.server.tables.live import LiveTable
from karczma.server.tables.new_table import NoSeat, due_table, in_campaign, like_before, repeated, row_for
from karczma.server.tables.opening import table_from_journal, why_closed
from karczma.server.tables.positions import BroughtPosition, begun_with
from karczma.server.tables.replays import REPLAY_SECONDS
from karczma.server.tables.rights import ENDED, ON_PURPOSE, inside, invited, seats_of, status_of
from karczma.server.tables.session import SharedServices, TableSession
from karczma.server.tables.transcript import EncodedReplay, Transcript, replay_of_transcript, written
from karczma.server.workers import Urgency, Workers

LOG = logging.getLogger(__name__)
FEW = 3  # transcripts that are written in one go
AT_HAND = 50  # replays that were asked for last: some fifty kilobytes each
AT_ONCE = 2  # tables that are opened side by side: they share one processor with everybody else


class NoSuchTable(LookupError):
    """No table of that id, or none that this person may know of."""


class NoSuchCampaign(LookupError):
    """No campaign of that id, or none that is this person's."""


class TableRegistry:
    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self.settings, self.engine = settings, engine
        self.writer = Writer(engine)
        self.store, self.campaigns = Store(self.writer), Campaigns(self.writer)
        self.transcripts, self.logins = Transcripts(self.writer), LoginSessions(self.writer)
        self.departures = Departures(self.writer)
        self.presence, self.server_time = Presence(engine), ServerTime(self.writer)
        self.bots = Bots(settings.bot_processes, settings.bot_seconds)
        self.host = HostWatch(self)
        self.services = SharedServices(
            self.store, self.campaigns, self.bots, settings.bot_pause, self.server_time.now, self.host.is_open
        )
        self.replay_workers = Workers(1)  # plays records again, apart from the bots
        self.open_tables: dict[str, TableSession] = {}
        self.opening: dict[str, asyncio.Task[TableSession]] = {}
        self.room = asyncio.Semaphore(AT_ONCE)
        self.replays: Recent[bytes] = Recent(AT_HAND)
        self.finales: Recent[bytes] = Recent(AT_HAND)
        self.writing = asyncio.Lock()  # of transcripts
        self.background = BackgroundTasks(self)

    async def open(self) -> None:
        """Nothing is played again here: what waits for bots is found in the store, and taken up one by one."""
        await self.server_time.open()
        try:
            await self.store.sort_by_rules({title: [find(title).version, *find(title).plays] for title in ids()})
        except NotStored as error:
            raise error.__cause__ or error from None  # what is wrong with the database is said before anybody comes in
        await self.host.open()
        self.background.start()

    async def close(self) -> None:
        self.background.stop()
        for session in self.open_tables.values():
            session.driver.stop()
            for participant in list(session.participants):
                participant.leave()
        self.bots.stop()
        self.replay_workers.close()
        await self.background.finish()
        await self.engine.dispose()

    # -- tables ------------------------------------------------------------------------------------------------

    async def session(self, table: str) -> TableSession:
        """The table, in memory or from the store; however many ask for it, it is opened once."""
        found = self.open_tables.get(table)
        if found:
            found.last_used = monotonic()
            return found
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self.open_session(table))
            self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def row(self, table: str) -> Row:
        """What is known of a table without opening it. One that waits for nobody knows whom is opened after all: it may
        have begun or ended unseen."""
        if table in self.open_tables:
            return self.open_tables[table].live.row
        row = await self.store.find(table)
        if row is None:
            raise NoSuchTable(table)
        settled = row.closed or row.status == "over" or await self.store.waits_for_somebody(row)
        return row if settled else (await self.session(table)).live.row

    def disconnect(self, person: str) -> None:
        """Whoever has logged out leaves all tables."""
        for session in self.open_tables.values():
            for participant in list(session.participants):
                if participant.person is not None and participant.person.id == person:
                    participant.leave()

    def reread(self, tables: Collection[str]) -> None:
        """What was changed beside them, in the store, is seen at those that are open."""
        for table in tables:
            if session := self.open_tables.get(table):
                self.background.start_task(session.changed_elsewhere())

    async def open_session(self, table: str) -> TableSession:
        async with self.room:
            row = await self.store.find(table)
            if row is None:
                raise NoSuchTable(table)
            live, transcript = await self.loaded(row)
            session = self.open_tables[table] = TableSession(live, self.services, transcript)
        async with session.lock:
            await session.catch_up()  # from now on notices are heard; what came before them is read again
        return session

    async def loaded(self, row: Row) -> tuple[LiveTable, Transcript]:
        """From the journal, in a thread. What cannot be opened is set aside, and tried again another time."""
        entries, progress = await self.store.entries(row.id), await self.transcripts.progress(row.id)
        transcript = Transcript(row.id, *progress)
        try:
            live = await asyncio.to_thread(table_from_journal, replace(row, closed=None), entries, transcript)
        except Exception as error:
            why = why_closed(error)
            if row.closed not in (why, *ON_PURPOSE):
                LOG.warning("table %s is set aside (%s): %s", row.id, why, error)
                row = await self.store.save(closed(row, why)) or await self.store.get(row.id)
            return LiveTable(row), Transcript(row.id, transcript.n, transcript.last)
        if row.closed in ON_PURPOSE:
            live.renew(row)
        elif row.closed:
            live.renew(await self.store.save(live.row) or live.row)
        return live, transcript

    async def new_table(self, person: Person, request: NewTable) -> TableSession:
        """Set up a table: everything is checked before anything is stored. A campaign may begin with it."""
        row = await asyncio.to_thread(row_for, person, request)
        if row.options.get(OPTION) == "true":
            in_campaign(row, first(row.title), person)
            row = replace(row, access="private", campaign=(await self.campaigns.begin(person.id, row.title)).id, step=0)
        return await self.set_up(row)

    async def set_up(self, row: Row) -> TableSession:
        await self.store.add(row)
        session = await self.session(row.id)
        session.drive()
        return session

    async def join(self, person: Person, table: str, request: Join) -> TableSession:
        """Sit down at the first open seat; whoever sits there already stays where they are."""
        session = await self.session(table)
        async with session.lock:
            if not seats_of(session.live.row, person):
                await self.sit_down(session, person, request)
                await session.after()
        return session

    async def sit_down(self, session: TableSession, person: Person, request: Join) -> None:
        while True:
            row = session.live.row
            if person.id in (row.barred or ()):
                raise NoSeat("barred")
            if row.access != "open" and not invited(row, request.invitation):
                raise NoSeat("by-invitation")
            free = [n for n, seat in enumerate(row.seats) if seat.sitter == "open"]
            if status_of(row) != "waiting" or not free:
                raise NoSeat("seats-taken")
            saved = await self.store.save(sat_down(row, (free[0], person, request.nonce)))
            if saved is not None:
                session.live.renew(saved)
                return
            await session.catch_up()  # at another process somebody did the same

    async def rematch(self, person: Person, table: str) -> TableSession:
        """The same table again, once: whoever asks second finds the first one's."""
        session = await self.session(table)
        async with session.lock:
            row = session.live.row
            if not inside(row, person):
                raise NoSeat("no-rematch")
            if status_of(row) not in ENDED:
                raise NoSeat("not-over")
            if row.rematch is None or await self.was_cancelled(row.rematch):
                again = await self.new_table(person, repeated(row, person))
                await session.write(played_again, (row.rematch, again.live.row.id))
                session.tell_everybody()
            return await self.session(session.live.row.rematch or "")

    async def was_cancelled(self, table: str) -> bool:
        row = await self.store.find(table)
        return row is not None and row.closed == "cancelled"

    async def play_on(self, person: Person, played: Row, request: PlayOn) -> TableSession:
        """A finished game goes on from one of its moves, at a table of its own."""
        record = await self.record(played)
        if record is None:
            raise CannotGoOn("record-lost")
        return await self.running(*await asyncio.to_thread(gone_on, played, read(record), person, request))

    async def running(self, row: Row, entries: Sequence[Entry]) -> TableSession:
        """A new table at which the game is going on already."""
        await self.store.add(row, entries)
        session = await self.session(row.id)
        async with session.lock:
            await session.note_waits()
        session.drive()
        return session

    async def begin_with(self, person: Person, brought: BroughtPosition, wish: NewTable) -> TableSession:
        """A game begins with a position that was tried out, at a table of its own."""
        return await self.running(await asyncio.to_thread(begun_with, brought, person, wish), [])

    # -- what was played ---------------------------------------------------------------------------------------

    async def record(self, row: Row) -> str | None:
        """The record of a game that is over; none, if it is from before records were kept and the rules are gone."""
        kept = await self.store.record(row.id)
        if kept is None and (live := (await self.session(row.id)).live).g is not None:
            kept = live.game.record().text()
            await self.store.keep_record(row.id, kept)
        return kept

    async def replay(self, row: Row) -> bytes | None:
        """Every state of a game that has ended, from its transcript, packed; no rules are needed. None: it has none."""
        if row.id in self.replays:
            return self.replays[row.id]
        entries, (_, last) = await self.store.entries(row.id), await self.transcripts.progress(row.id)
        if last < max((entry.seq for entry in entries if entry.kind == "choice"), default=0):
            await self.write_transcripts([await self.session(row.id)])
        chunks = await self.transcripts.of(row.id)
        undone = {seq for entry in entries if entry.kind == "undo" for seq in entry.undone}
        states = await asyncio.to_thread(standing_states, chunks, undone)
        if not states or states[0].seq != 0:
            return None
        record = await self.record(row) if row.status == "over" else None
        replay = await asyncio.to_thread(replay_of_transcript, replay_without_states(row, record), states)
        if row.status == "over" or row.closed in ON_PURPOSE:  # one that could not go on may do so yet
            self.replays[row.id] = replay
        return replay

    async def finale(self, row: Row) -> bytes | None:
        """How a game that is over came out, packed; made by a worker from its record, which must be there."""
        if row.id not in self.finales:
            record = await self.record(row)
            if record is None:
                return None
            self.finales[row.id] = await self.replay_workers.run(
                finale_packed, record, row.id, seconds=REPLAY_SECONDS, urgency=Urgency.REPLAY
            )
        return self.finales[row.id]

    async def write_transcripts(self, open_tables: list[TableSession]) -> None:
        """What their transcripts lack is stored, a few tables at a time, so that who plays need not wait."""
        async with self.writing:
            transcripts = [session.transcript for session in open_tables if session.transcript.pending]
            for begin in range(0, len(transcripts), FEW):
                await self.write(transcripts[begin : begin + FEW])

    async def write(self, transcripts: list[Transcript]) -> None:
        taken = [(transcript, transcript.take_pending()) for transcript in transcripts]
        try:
            done = await asyncio.to_thread(written, taken)
            await self.transcripts.keep([chunk for each in done for chunk in each.chunks])
        except BaseException:
            for transcript, pending in taken:
                transcript.put_back(pending)
            raise
        for transcript, each in zip(transcripts, done, strict=True):
            transcript.stored(each)

    # -- campaigns ---------------------------------------------------------------------------------------------

    async def campaign(self, person: Person, id: str) -> StoredCampaign:
        """Somebody's own campaign, as far as it has come: a game may have ended with the process that served it."""
        kept = await self.campaigns.find(id)
        if kept is None or kept.owner != person.id:
            raise NoSuchCampaign(id)
        playing = (await self.campaigns.tables(id)).get(kept.step)
        if playing:
            await self.session(playing)
        return await self.campaigns.find(id) or kept

    async def next_game(self, person: Person, kept: StoredCampaign, request: NextGame) -> TableSession:
        """The game that is not over, or else the next one; whoever asks twice finds the same table."""
        if kept.status == GIVEN_UP:
            raise NoSeat("campaign-given-up")
        playing = (await self.campaigns.tables(kept.id)).get(kept.step)
        if playing:
            session = await self.session(playing)
            if not session.live.row.closed:
                return session
            request = like_before(session.live.row, kept, request)
            await self.campaigns.detach(playing)
        row = await asyncio.to_thread(row_for, person, due_table(kept, request))
        in_campaign(row, kept.campaign(), person)
        try:
            return await self.set_up(replace(row, access="private", campaign=kept.id, step=kept.step))
        except IntegrityError:  # asked for at the same moment
            return await self.session((await self.campaigns.tables(kept.id))[kept.step])

    async def give_up(self, kept: StoredCampaign) -> StoredCampaign:
        """Whoever does not want to go on; what was played stays."""
        if kept.status != RUNNING:
            raise NoSeat("campaign-over")
        await self.campaigns.give_up(kept)
        return await self.campaigns.find(kept.id) or kept


def replay_without_states(row: Row, record: str | None) -> EncodedReplay:
    options = " ".join(f"{name}={value}" for name, value in sorted(row.options.items()))
    header = {"title": f"{row.title} {row.version}", "seats": str(len(row.seats)), "options": options}
    return EncodedReplay(
        title=row.title,
        seats=len(row.seats),
        header=header | ({"seed": str(row.seed)} if row.seed is not None else {"commitment": row.commitment}),
        winners=row.result.winners if row.result else [],
        over=row.status == "over",
        record=record,
    )
