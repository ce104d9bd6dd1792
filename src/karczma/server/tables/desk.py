"""A table with people at it: what they ask is judged, stored, done and told, in this order, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic, time
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from karczma.kernel.choices import Illegal, Seat, UnknownChoice
from karczma.players import PLAYERS
from karczma.server.bots import Bots
from karczma.server.protocol import (
    ChatLine,
    Choose,
    Done,
    Look,
    Outgoing,
    Past,
    Person,
    Presence,
    Result,
    StandIn,
    TakeBack,
    Trouble,
    Undo,
)
from karczma.server.storage.campaigns import Campaigns
from karczma.server.storage.store import Entry, Row, Store
from karczma.server.storage.writer import NotStored, Taken
from karczma.server.tables.book import Book
from karczma.server.tables.changes import BEST, agreed, begun, ended, refused, stood_in_for
from karczma.server.tables.course import Course
from karczma.server.tables.driver import Driver
from karczma.server.tables.guests import ENCODE, Due, Guest
from karczma.server.tables.live import Live
from karczma.server.tables.rights import inside
from karczma.server.tables.shown import shown

LOG = logging.getLogger(__name__)
GATHERED = 0.3  # seconds in which people who come and go are told of together
NO_ANSWER = (NotStored, SQLAlchemyError, OSError)


class Surroundings(NamedTuple):
    """What a desk shares with all others of the house."""

    store: Store
    campaigns: Campaigns
    bots: Bots
    pause: float  # seconds before a bot moves
    now: Callable[[], float]  # house seconds


class Desk:
    """A live table, its guests and its lock."""

    def __init__(self, live: Live, around: Surroundings, book: Book | None = None) -> None:
        self.live, self.around, self.store = live, around, around.store
        self.book = book or Book(live.row.id)
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.elsewhere: list[str | None] = []  # people who are connected to other processes
        self.absent_since = dict.fromkeys(range(len(live.row.seats)), monotonic())
        self.driver = Driver(self)
        self.touched = monotonic()
        self.unsure = False  # something may be in the journal that was not taken in
        self.made: dict[tuple[Any, ...], bytes] = {}  # what watchers are told: made once for all of them
        self.gathering: asyncio.TimerHandle | None = None

    def put_away(self) -> None:
        """It leaves the memory, at once: nothing waits for the garbage collector."""
        self.driver.stop()
        self.live.course, self.live.steps, self.book.pages = None, [], []

    # -- guests ----------------------------------------------------------------------------------------------------

    def arrive(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.touched = monotonic()
        guest.due(Due.POSITION)
        self.tell_presence()
        self.drive(patience=1.0)

    def depart(self, guest: Guest) -> None:
        before = self.present()
        self.guests.discard(guest)
        guest.leave()
        self.touched = monotonic()
        self.note_absence(before)
        self.tell_presence()

    def meet(self, elsewhere: list[str | None]) -> None:
        """So many are at this table by way of other processes."""
        if sorted(map(str, elsewhere)) != sorted(map(str, self.elsewhere)):
            before, self.elsewhere = self.present(), elsewhere
            self.note_absence(before)
            self.tell_presence()

    def note_absence(self, before: list[Seat]) -> None:
        self.absent_since.update(dict.fromkeys(set(before) - set(self.present()), monotonic()))

    def connected(self) -> list[str | None]:
        """A person for each connection, none for strangers."""
        return [*(guest.person.id if guest.person else None for guest in self.guests), *self.elsewhere]

    def present(self) -> list[Seat]:
        here = {person for person in self.connected() if person is not None}
        return [n for n, seat in enumerate(self.live.row.seats) if seat.sitter == "person" and seat.person in here]

    def watching(self) -> int:
        """How many are here without a seat."""
        sitting = {seat.person for seat in self.live.row.seats if seat.sitter == "person"}
        return sum(person is None or person not in sitting for person in self.connected())

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell_everybody(self) -> None:
        """Everybody gets the table as their seat sees it."""
        self.made.clear()
        for guest in self.guests:
            guest.due(Due.POSITION)

    def tell_presence(self) -> None:
        """Whoever comes or goes is told of soon, together with all who do so at the same time."""
        self.made.clear()
        if self.gathering is None:
            self.gathering = asyncio.get_running_loop().call_later(GATHERED, self.told_presence)

    def told_presence(self) -> None:
        self.gathering = None
        for guest in self.guests:
            guest.due(Due.PRESENCE)

    def encoded(self, guest: Guest, what: Due) -> bytes:
        """What is due, as it is now. Watchers all see the same: it is made once for those who know as much."""
        if what is Due.PRESENCE:
            return self.once(("presence",), lambda: Presence(watching=self.watching(), present=self.present()))
        since, guest.since = guest.since, self.live.seq
        if inside(self.live.row, guest.person):
            return ENCODE(self.position(guest, since))
        moment = int(self.around.now()) if self.live.row.clock else 0
        return self.once((guest.seat, since, moment), lambda: self.position(guest, since))

    def once(self, key: tuple[Any, ...], make: Callable[[], Outgoing]) -> bytes:
        if key not in self.made:
            self.made[key] = ENCODE(make())
        return self.made[key]

    def position(self, guest: Guest, since: int) -> Outgoing:
        now = self.around.now()
        return self.live.position(guest.person, guest.seat, since, now, self.watching(), self.present())

    # -- asking ----------------------------------------------------------------------------------------------------

    async def alone(self, deed: Callable[[], Coroutine[Any, Any, Outgoing]]) -> Outgoing:
        """One at a time, and to the end, though whoever asked may have gone. What may have been stored without an
        answer is looked for first."""

        async def done() -> Outgoing:
            async with self.lock:
                try:
                    if self.unsure:
                        await self.catch_up()
                        self.unsure = False
                    return await deed()
                except NO_ANSWER:
                    self.unsure = True
                    raise

        return await asyncio.shield(asyncio.ensure_future(done()))

    async def asked(self, deed: Callable[[], Coroutine[Any, Any, Outgoing]], key: str = "") -> Outgoing:
        try:
            return await self.alone(deed)
        except NO_ANSWER as error:
            LOG.warning("table %s: not stored (%s)", self.live.row.id, type(error).__name__)
            return Trouble("not-stored", "The house could not write it down just now. Please ask again.", key)

    async def choose(self, person: Person | None, asked: Choose) -> Outgoing:
        async def chosen() -> Outgoing:
            trouble = self.may_act(person, asked.seat, asked.key)
            return trouble or await self.play(asked.seat, asked.text, asked.key, asked.seq, asked.gesture)

        return await self.asked(chosen, asked.key)

    async def play(self, seat: Seat, text: str, key: str, seq: int, gesture: str = "") -> Outgoing:
        """Judge, store, then do: what is acknowledged is in the journal. If another process was first, judge again:
        where several seats choose at once, both may."""
        while self.live.fresh_enough(seat, seq):
            trouble = self.judge(seat, text, key)
            if trouble:
                return trouble
            try:
                return await self.enter(self.entry("choice", seat, text, key, gesture))
            except Taken:
                await self.catch_up()
        known = await self.store.with_key(self.live.row.id, key)  # a double click is stale, too
        return moved_on(key) if known is None else Done(key, known)

    def entry(self, kind: str, seat: Seat, text: str, key: str, gesture: str = "") -> Entry:
        return Entry(self.live.seq + 1, kind, seat, text, key, time(), gesture, self.around.now())

    def judge(self, seat: Seat, text: str, key: str) -> Trouble | None:
        live = self.live
        try:
            choice = live.title.parse(text)
        except UnknownChoice as error:
            return Trouble("unknown-choice", str(error), key)
        if live.legal(choice, seat):
            return None
        try:
            live.game.copy().apply(choice, seat)
        except Illegal as error:
            why = error.refusal
            return Trouble("illegal", f"The rules refuse it: {why.clause}.", key, why.clause, dict(why.facts))
        raise AssertionError(f"{text!r} is no option, and yet it is not refused")

    async def enter(self, entry: Entry) -> Outgoing:
        """Nothing has happened until it is stored."""
        live, before = self.live, self.live.begun
        course = live.tried(entry)
        due = live.due(course, self.around.now())
        stored = await self.store.append(live.row, entry, changed_waits(before, course), due)
        if stored == entry.seq:
            live.take_in(entry, course)
            self.book.follow(before, course)
            await self.after()
        return Done(entry.key, stored)

    async def after(self) -> None:
        """The table has changed: close it if the game is over, tell everybody, let bots go on."""
        self.touched = monotonic()
        try:
            await self.settle()
        finally:
            self.tell_everybody()
            self.drive()

    async def settle(self) -> None:
        """A full table begins and a finished game is over, also if the process that saw it had no time to write it."""
        live = self.live
        if live.row.status == "waiting" and all(seat.sitter != "open" for seat in live.row.seats):
            await self.write(begun, live.title.version)
            await self.note_waits()
        if live.g is not None and live.g.over and live.row.status != "over":
            await self.around.campaigns.move_on(live.row, live.g)  # first: what is written as over has been counted
            await self.store.keep_record(live.row.id, live.g.record().text())
            await self.write(ended, Result(list(live.g.scores()), list(live.g.winners())))

    async def note_waits(self) -> None:
        """Whom the game waits for, where no entry tells it: at the beginning, and of games that were not asked yet."""
        live, now = self.live, self.around.now()
        if live.course is not None:
            live.asked_since = now if live.asked_since is None else live.asked_since
            self.book.open(live.course)
            await self.store.waits(live.row.id, live.game.deciding(), live.due(live.course, now))

    async def write(self, change: Callable[[Row, Any], Row], how: Any) -> None:
        """Change the table's row, first in the store; if another process has changed it meanwhile, change what that one
        wrote."""
        while (saved := await self.store.save(change(self.live.row, how))) is None:
            self.live.renew(await self.store.get(self.live.row.id))
        self.live.renew(saved)

    def may_act(self, person: Person | None, seat: Seat, key: str = "") -> Trouble | None:
        """Only a seat of one's own, and only while the game runs."""
        if self.live.row.closed:
            return Trouble("unfinished", "This game cannot go on here.", key)
        if self.live.g is None:
            return Trouble("not-begun", "The game has not begun.", key)
        if seat not in self.live.seats_of(person):
            return Trouble("not-your-seat", f"Seat {seat} is not yours.", key)
        return None

    # -- taking back -----------------------------------------------------------------------------------------------

    async def take_back(self, person: Person | None, asked: TakeBack) -> Outgoing:
        async def taken() -> Outgoing:
            trouble = self.may_act(person, asked.seat, asked.key)
            if trouble:
                return trouble
            known = await self.store.with_key(self.live.row.id, asked.key)
            return await self.undo(asked) if known is None else Done(asked.key, known)

        return await self.asked(taken, asked.key)

    async def undo(self, asked: TakeBack) -> Outgoing:
        """Judged again if another process was first: where several seats choose at once, it may still be right."""
        while self.live.fresh_enough_for_undo(asked.seat, asked.seq):
            state = self.live.undo(asked.seat)
            if state.reason in ("nothing", "over"):
                return Trouble(f"undo-{state.reason}", "Nothing can be taken back now.", asked.key)
            try:
                if state.free and asked.agree and not self.others_wish(state):
                    return await self.take_out(asked.seat, asked.key)
                return await self.consent(asked)
            except Taken:
                await self.catch_up()
        return moved_on(asked.key)

    def others_wish(self, own: Undo) -> bool:
        """Whether somebody has asked for something else than this: then it is about that."""
        wish = self.live.wish()
        return wish is not None and self.live.undo(wish.by).takes != own.takes

    async def consent(self, asked: TakeBack) -> Outgoing:
        """Beyond the free ones, an undo needs the agreement of every person at the table."""
        await self.write(agreed if asked.agree else refused, asked)
        wish = self.live.wish()
        if wish and not self.live.undo(asked.seat).missing:
            return await self.take_out(wish.by, asked.key)
        self.tell_everybody()
        return Done(asked.key, self.live.seq)

    async def take_out(self, seat: Seat, key: str) -> Outgoing:
        """The journal keeps what was undone, and an entry that names it."""
        undone = " ".join(map(str, self.live.undo(seat).takes))
        return await self.enter(self.entry("undo", seat, undone, key))

    # -- looking, standing in, talking -----------------------------------------------------------------------------

    def look(self, guest: Guest, asked: Look) -> Outgoing | None:
        """From another seat of one's own, or at an earlier state; during a game never from a stranger's seat."""
        mine = self.live.seats_of(guest.person)
        if asked.seat is not None and asked.seat != guest.seat:
            if asked.seat not in mine:
                return Trouble("not-your-seat", f"Seat {asked.seat} is not yours.")
            guest.seat = asked.seat
        if asked.at is None or self.live.g is None:
            guest.since = min(guest.since, self.live.seq)
            guest.due(Due.POSITION)
            return None
        if asked.at > self.live.seq:
            return Trouble("no-such-state", f"There is no state {asked.at} yet.")
        seen = self.live.at(asked.at).view(guest.seat)
        return Past(seq=asked.at, view=shown(seen), scores=list(seen.scores()))

    async def stand_in(self, person: Person | None, asked: StandIn, away_seconds: float) -> Outgoing:
        """One's own seat is given to any bot, or taken back; that of somebody who is away to the best there is."""

        async def stood_in() -> Outgoing:
            seats = self.live.row.seats
            if asked.seat >= len(seats) or seats[asked.seat].sitter != "person":
                return Trouble("no-person", f"Nobody sits at seat {asked.seat}.")
            if asked.bot and asked.bot not in PLAYERS:
                return Trouble("no-such-bot", f"There is no bot {asked.bot!r}.")
            own = asked.seat in self.live.seats_of(person)
            if not own and not (asked.bot and self.live.seats_of(person) and self.is_away(asked.seat, away_seconds)):
                return Trouble("not-your-seat", f"Seat {asked.seat} is not yours, or its player is not away.")
            await self.write(stood_in_for, {asked.seat: asked.bot if own else BEST})
            self.tell_everybody()
            self.drive()
            return Done("", self.live.seq)

        return await self.asked(stood_in)

    def is_away(self, seat: Seat, seconds: float) -> bool:
        """Whoever plays in turns need not be here; at a live table an absence stops the others."""
        absent = seat not in self.present() and monotonic() - self.absent_since[seat] >= seconds
        return absent and self.live.row.pace == "live"

    async def say(self, person: Person, text: str) -> Outgoing | None:
        try:
            line = await self.store.say(self.live.row.id, person.id, person.name, text)
        except NO_ANSWER:
            return Trouble("not-stored", "The house could not write it down just now. Please say it again.")
        self.tell_line(line)
        return None

    def tell_line(self, line: ChatLine) -> None:
        for guest in list(self.guests):
            guest.hear(line)

    # -- other processes -------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what is stored and not known here: by other processes, or without an answer."""
        live, before = self.live, (self.live.seq, self.live.row.changed)
        row = await self.store.get(live.row.id)
        if row.changed != live.row.changed:
            live.renew(row)
        if live.course is not None:
            for entry in await self.store.entries(row.id, live.seq):
                course = live.begun
                live.take_in(entry)
                self.book.follow(course, live.begun)
        await self.settle()
        if before != (live.seq, live.row.changed):
            self.tell_everybody()

    async def heard(self) -> None:
        """Another process changed this table."""
        async with self.lock:
            await self.catch_up()
        self.drive(patience=5.0)

    def drive(self, patience: float = 0.0) -> None:
        """Let bots move and clocks run out; with patience where another process may be at it."""
        self.driver.go(patience)


def moved_on(key: str) -> Trouble:
    return Trouble("moved-on", "The table moved on.", key)


def changed_waits(before: Course, after: Course) -> dict[Seat, bool]:
    was, now = set(before.g.deciding()), set(after.g.deciding())
    return {seat: seat in now for seat in was ^ now}
