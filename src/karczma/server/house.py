"""The house: all tables this process serves, found in memory or made again from the store."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.campaigns import OPTION, first
from karczma.games import find, ids
from karczma.server.bots import Bots
from karczma.server.chores import Chores
from karczma.server.protocol import Join, NewTable, NextGame, Person
from karczma.server.quotas import Recent
from karczma.server.settings import Settings
from karczma.server.storage.campaigns import GIVEN_UP, RUNNING, Campaigns, Kept
from karczma.server.storage.hours import Hours
from karczma.server.storage.presence import Presence
from karczma.server.storage.sessions import Sessions
from karczma.server.storage.store import Row, Store
from karczma.server.storage.tellings import Tellings, standing
from karczma.server.storage.writer import NotStored, Writer
from karczma.server.tables.book import Book, Told, replay_told, written
from karczma.server.tables.changes import closed, played_again, sat_down
from karczma.server.tables.desk import Desk, Surroundings
from karczma.server.tables.laying import NoSeat, due_table, in_campaign, laid, like_before, repeated
from karczma.server.tables.live import Live
from karczma.server.tables.opening import opened, why_closed
from karczma.server.tables.rights import ENDED, inside, invited, seats_of, status_of
from karczma.server.workers import Workers

LOG = logging.getLogger(__name__)
FEW = 3  # books that are written in one go
AT_HAND = 50  # replays that were asked for last: some fifty kilobytes each
AT_ONCE = 2  # tables that are opened side by side: they share one processor with everybody else


class NoSuchTable(LookupError):
    """No table of that id, or none that this person may know of."""


class NoSuchCampaign(LookupError):
    """No campaign of that id, or none that is this person's."""


class House:
    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self.settings, self.engine = settings, engine
        self.writer = Writer(engine)
        self.store, self.campaigns, self.tellings = Store(self.writer), Campaigns(self.writer), Tellings(self.writer)
        self.presence, self.hours, self.sessions = Presence(engine), Hours(self.writer), Sessions(self.writer)
        self.bots = Bots(settings.bot_processes, settings.bot_seconds)
        self.around = Surroundings(self.store, self.campaigns, self.bots, settings.bot_pause, self.hours.now)
        self.studies = Workers(1)  # plays records again, apart from the bots
        self.desks: dict[str, Desk] = {}
        self.opening: dict[str, asyncio.Task[Desk]] = {}
        self.room = asyncio.Semaphore(AT_ONCE)
        self.replays: Recent[bytes] = Recent(AT_HAND)
        self.writing = asyncio.Lock()  # of books
        self.chores = Chores(self)

    async def open(self) -> None:
        """Nothing is played again here: what waits for bots is found in the store, and taken up one by one."""
        await self.hours.open()
        try:
            await self.store.sort_by_rules({title: [find(title).version, *find(title).plays] for title in ids()})
        except NotStored as error:
            raise error.__cause__ or error from None  # what is wrong with the database is told before anybody comes in
        self.chores.start()

    async def close(self) -> None:
        self.chores.stop()
        for desk in self.desks.values():
            desk.driver.stop()
            for guest in list(desk.guests):
                guest.leave()
        self.bots.stop()
        self.studies.close()
        await self.chores.last()
        await self.engine.dispose()

    # -- tables ------------------------------------------------------------------------------------------------

    async def desk(self, table: str) -> Desk:
        """The table, in memory or from the store; however many ask for it, it is opened once."""
        found = self.desks.get(table)
        if found:
            found.touched = monotonic()
            return found
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self.open_desk(table))
            self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def row(self, table: str) -> Row:
        """What is known of a table without opening it. One that waits for nobody knows whom is opened after all: it may
        have begun or ended unseen."""
        if table in self.desks:
            return self.desks[table].live.row
        row = await self.store.find(table)
        if row is None:
            raise NoSuchTable(table)
        settled = row.closed or row.status == "over" or await self.store.waits_for_somebody(row)
        return row if settled else (await self.desk(table)).live.row

    def let_go(self, person: str) -> None:
        """Whoever has left the house leaves its tables."""
        for desk in self.desks.values():
            for guest in list(desk.guests):
                if guest.person is not None and guest.person.id == person:
                    guest.leave()

    async def open_desk(self, table: str) -> Desk:
        async with self.room:
            row = await self.store.find(table)
            if row is None:
                raise NoSuchTable(table)
            live, book = await self.opened(row)
            desk = self.desks[table] = Desk(live, self.around, book)
        async with desk.lock:
            await desk.catch_up()  # from now on notices are heard; what came before them is read again
        return desk

    async def opened(self, row: Row) -> tuple[Live, Book]:
        """From the journal, in a thread. What cannot be opened is set aside, and tried again another time."""
        entries, book = await self.store.entries(row.id), Book(row.id, *await self.tellings.upto(row.id))
        try:
            live = await asyncio.to_thread(opened, replace(row, closed=None), entries, book)
        except Exception as error:
            why = why_closed(error)
            if row.closed != why:
                LOG.warning("table %s is set aside (%s): %s", row.id, why, error)
                row = await self.store.save(closed(row, why)) or await self.store.get(row.id)
            return Live(row), Book(row.id, book.n, book.last)
        if row.closed:
            live.renew(await self.store.save(live.row) or live.row)
        return live, book

    async def new_table(self, person: Person, asked: NewTable) -> Desk:
        """Set up a table: everything is checked before anything is stored. A campaign may begin with it."""
        row = await asyncio.to_thread(laid, person, asked)
        if row.options.get(OPTION) == "true":
            in_campaign(row, first(row.title), person)
            row = replace(row, access="private", campaign=(await self.campaigns.begin(person.id, row.title)).id, step=0)
        return await self.set_up(row)

    async def set_up(self, row: Row) -> Desk:
        await self.store.add(row)
        desk = await self.desk(row.id)
        desk.drive()
        return desk

    async def join(self, person: Person, table: str, asked: Join) -> Desk:
        """Sit down at the first open seat; whoever sits there already stays where they are."""
        desk = await self.desk(table)
        async with desk.lock:
            if not seats_of(desk.live.row, person):
                await self.sit_down(desk, person, asked)
                await desk.after()
        return desk

    async def sit_down(self, desk: Desk, person: Person, asked: Join) -> None:
        while True:
            row = desk.live.row
            if row.access != "open" and not invited(row, asked.invitation):
                raise NoSeat("by-invitation")
            free = [n for n, seat in enumerate(row.seats) if seat.sitter == "open"]
            if status_of(row) != "waiting" or not free:
                raise NoSeat("seats-taken")
            saved = await self.store.save(sat_down(row, (free[0], person, asked.nonce)))
            if saved is not None:
                desk.live.renew(saved)
                return
            await desk.catch_up()  # at another process somebody did the same

    async def rematch(self, person: Person, table: str) -> Desk:
        """The same table again, once: whoever asks second finds the first one's."""
        desk = await self.desk(table)
        async with desk.lock:
            row = desk.live.row
            if not inside(row, person):
                raise NoSeat("no-rematch")
            if status_of(row) not in ENDED:
                raise NoSeat("not-over")
            if row.rematch is None:
                again = await self.new_table(person, repeated(row, person))
                await desk.write(played_again, again.live.row.id)
                desk.tell_everybody()
            return await self.desk(desk.live.row.rematch or "")

    # -- what was played ---------------------------------------------------------------------------------------

    async def record(self, row: Row) -> str | None:
        """The record of a game that is over; none, if it is from before records were kept and the rules are gone."""
        kept = await self.store.record(row.id)
        if kept is None and (live := (await self.desk(row.id)).live).g is not None:
            kept = live.game.record().text()
            await self.store.keep_record(row.id, kept)
        return kept

    async def replay(self, row: Row) -> bytes | None:
        """Every state of a game that has ended, as it was told, packed; no rules are needed. None: nothing was told."""
        if row.id in self.replays:
            return self.replays[row.id]
        entries, (_, last) = await self.store.entries(row.id), await self.tellings.upto(row.id)
        if last < max((entry.seq for entry in entries if entry.kind == "choice"), default=0):
            await self.write_books([await self.desk(row.id)])
        chunks = await self.tellings.of(row.id)
        undone = {seq for entry in entries if entry.kind == "undo" for seq in entry.undone}
        tellings = await asyncio.to_thread(standing, chunks, undone)
        if not tellings or tellings[0].seq != 0:
            return None
        record = await self.record(row) if row.status == "over" else None
        replay = await asyncio.to_thread(replay_told, told_by(row, record), tellings)
        if row.status == "over":  # one that could not go on may do so yet
            self.replays[row.id] = replay
        return replay

    async def write_books(self, desks: list[Desk]) -> None:
        """What has been told at these tables is stored, a few at a time, so that who plays need not wait."""
        async with self.writing:
            books = [desk.book for desk in desks if desk.book.pages]
            for begin in range(0, len(books), FEW):
                await self.write(books[begin : begin + FEW])

    async def write(self, books: list[Book]) -> None:
        taken = [(book, book.taken()) for book in books]
        try:
            done = await asyncio.to_thread(written, taken)
            await self.tellings.keep([chunk for each in done for chunk in each.chunks])
        except BaseException:
            for book, pages in taken:
                book.put_back(pages)
            raise
        for book, each in zip(books, done, strict=True):
            book.stored(each)

    # -- campaigns ---------------------------------------------------------------------------------------------

    async def campaign(self, person: Person, id: str) -> Kept:
        """Somebody's own campaign, as far as it has come: a game may have ended with the process that served it."""
        kept = await self.campaigns.find(id)
        if kept is None or kept.owner != person.id:
            raise NoSuchCampaign(id)
        playing = (await self.campaigns.tables(id)).get(kept.step)
        if playing:
            await self.desk(playing)
        return await self.campaigns.find(id) or kept

    async def next_game(self, person: Person, kept: Kept, asked: NextGame) -> Desk:
        """The game that is not over, or else the next one; whoever asks twice finds the same table."""
        if kept.status == GIVEN_UP:
            raise NoSeat("campaign-given-up")
        playing = (await self.campaigns.tables(kept.id)).get(kept.step)
        if playing:
            desk = await self.desk(playing)
            if not desk.live.row.closed:
                return desk
            asked = like_before(desk.live.row, kept, asked)
            await self.campaigns.let_go(playing)
        row = await asyncio.to_thread(laid, person, due_table(kept, asked))
        in_campaign(row, kept.campaign(), person)
        try:
            return await self.set_up(replace(row, access="private", campaign=kept.id, step=kept.step))
        except IntegrityError:  # asked for at the same moment
            return await self.desk((await self.campaigns.tables(kept.id))[kept.step])

    async def give_up(self, kept: Kept) -> Kept:
        """Whoever does not want to go on; what was played stays."""
        if kept.status != RUNNING:
            raise NoSeat("campaign-over")
        await self.campaigns.give_up(kept)
        return await self.campaigns.find(kept.id) or kept


def told_by(row: Row, record: str | None) -> Told:
    options = " ".join(f"{name}={value}" for name, value in sorted(row.options.items()))
    header = {"title": f"{row.title} {row.version}", "seats": str(len(row.seats)), "options": options}
    return Told(
        title=row.title,
        seats=len(row.seats),
        header=header | ({"seed": str(row.seed)} if row.seed is not None else {"commitment": row.commitment}),
        winners=row.result.winners if row.result else [],
        over=row.status == "over",
        record=record,
    )
