"""A table with people at it: what they ask is judged, stored, done and told, in this order, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic, time
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from karczma.kernel.choices import Illegal, Seat, UnknownChoice
from karczma.players import PLAYERS, STANDS_IN
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
    Whole,
)
from karczma.server.storage.campaigns import Campaigns
from karczma.server.storage.store import Entry, Row, Store
from karczma.server.storage.writer import NotStored, Taken
from karczma.server.tables.changes import agreed, begun, ended, refused, stood_in_for
from karczma.server.tables.driver import Driver
from karczma.server.tables.live import LiveTable
from karczma.server.tables.participants import ENCODE, Due, Participant
from karczma.server.tables.patches import shorter
from karczma.server.tables.rights import inside, may_know
from karczma.server.tables.timeline import Timeline
from karczma.server.tables.transcript import Transcript
from karczma.server.tables.view_json import view_json
from karczma.server.tables.wire import verdict

LOG = logging.getLogger(__name__)
GATHERED = 0.3  # seconds in which people who come and go are told of together
NO_ANSWER = (NotStored, SQLAlchemyError, OSError)


class SharedServices(NamedTuple):
    """What the sessions of all tables of this process share."""

    store: Store
    campaigns: Campaigns
    bots: Bots
    pause: float  # seconds before a bot moves
    now: Callable[[], float]  # server seconds
    is_open: Callable[[], bool]  # whether the host lets people play


class TableSession:
    """A live table, its participants and its lock."""

    def __init__(self, live: LiveTable, services: SharedServices, transcript: Transcript | None = None) -> None:
        self.live, self.services, self.store = live, services, services.store
        self.transcript = transcript or Transcript(live.row.id)
        self.lock = asyncio.Lock()
        self.participants: set[Participant] = set()
        self.elsewhere: list[str | None] = []  # people who are connected to other processes
        self.absent_since = dict.fromkeys(range(len(live.row.seats)), monotonic())
        self.driver = Driver(self)
        self.last_used = monotonic()
        self.unsure = False  # something may be in the journal that was not taken in
        self.encoded_once: dict[tuple[Any, ...], bytes] = {}  # what watchers are told: made once for all of them
        self.presence_timer: asyncio.TimerHandle | None = None

    def unload(self) -> None:
        """It leaves the memory, at once: nothing waits for the garbage collector."""
        self.driver.stop()
        self.live.timeline, self.live.steps, self.transcript.pending = None, [], []

    # -- participants ----------------------------------------------------------------------------------------------

    def arrive(self, participant: Participant) -> None:
        self.participants.add(participant)
        self.last_used = monotonic()
        participant.due(Due.POSITION)
        self.announce_presence()
        self.drive(patience=1.0)

    def depart(self, participant: Participant) -> None:
        before = self.present()
        self.participants.discard(participant)
        participant.leave()
        self.last_used = monotonic()
        self.note_absence(before)
        self.announce_presence()

    def note_elsewhere(self, elsewhere: list[str | None]) -> None:
        """So many are at this table by way of other processes."""
        if sorted(map(str, elsewhere)) != sorted(map(str, self.elsewhere)):
            before, self.elsewhere = self.present(), elsewhere
            self.note_absence(before)
            self.announce_presence()

    def note_absence(self, before: list[Seat]) -> None:
        self.absent_since.update(dict.fromkeys(set(before) - set(self.present()), monotonic()))

    def connected(self) -> list[str | None]:
        """A person for each connection, none for strangers."""
        return [
            *(participant.person.id if participant.person else None for participant in self.participants),
            *self.elsewhere,
        ]

    def present(self) -> list[Seat]:
        here = {person for person in self.connected() if person is not None}
        return [n for n, seat in enumerate(self.live.row.seats) if seat.sitter == "person" and seat.person in here]

    def watching(self) -> int:
        """How many are here without a seat."""
        sitting = {seat.person for seat in self.live.row.seats if seat.sitter == "person"}
        return sum(person is None or person not in sitting for person in self.connected())

    # -- sending ---------------------------------------------------------------------------------------------------

    def tell_everybody(self) -> None:
        """Everybody gets the table as their seat sees it; whoever may no longer know of it hears no more."""
        self.encoded_once.clear()
        for participant in list(self.participants):
            self.see_as_they_sit(participant)
            if not participant.left:
                participant.due(Due.POSITION)

    def see_as_they_sit(self, participant: Participant) -> None:
        """A seat that was given up shows its owner nothing any more."""
        row, seats = self.live.row, self.live.seats_of(participant.person)
        if participant.seat == -1 or participant.seat in seats:
            return
        participant.seat = seats[0] if seats else -1
        if not may_know(row, participant.person, None):
            participant.leave()

    def announce_presence(self) -> None:
        """Whoever comes or goes is told of soon, together with all who do so at the same time."""
        self.encoded_once.clear()
        if self.presence_timer is None:
            self.presence_timer = asyncio.get_running_loop().call_later(GATHERED, self.send_presence)

    def send_presence(self) -> None:
        self.presence_timer = None
        for participant in self.participants:
            participant.due(Due.PRESENCE)

    def encoded(self, participant: Participant, what: Due) -> bytes:
        """What is due, as it is now. Watchers all see the same: it is made once for those who know as much."""
        if what is Due.PRESENCE:
            return self.once(("presence",), lambda: ENCODE(Presence(watching=self.watching(), present=self.present())))
        self.see_as_they_sit(participant)
        since, participant.since = participant.since, self.live.seq
        moment = int(self.services.now()) if self.live.row.clock else 0
        shared = anew if inside(self.live.row, participant.person) else self.once
        whole = shared((participant.seat, since, moment), lambda: ENCODE(self.position(participant, since)))
        last = participant.replaced(whole)
        return whole if last is None else shared((last, whole), lambda: shorter(last, whole))

    def once(self, key: tuple[Any, ...], make: Callable[[], bytes]) -> bytes:
        if key not in self.encoded_once:
            self.encoded_once[key] = make()
        return self.encoded_once[key]

    def tell_whole(self, participant: Participant, request: Whole) -> None:
        """A patch did not fit."""
        participant.last, participant.since = None, request.since
        participant.due(Due.POSITION)

    def position(self, participant: Participant, since: int) -> Outgoing:
        now = self.services.now()
        return self.live.position(participant.person, participant.seat, since, now, self.watching(), self.present())

    # -- requests --------------------------------------------------------------------------------------------------

    async def one_at_a_time(self, deed: Callable[[], Coroutine[Any, Any, Outgoing]]) -> Outgoing:
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

    async def attempt(self, deed: Callable[[], Coroutine[Any, Any, Outgoing]], key: str = "") -> Outgoing:
        try:
            return await self.one_at_a_time(deed)
        except NO_ANSWER as error:
            LOG.warning("table %s: not stored (%s)", self.live.row.id, type(error).__name__)
            return Trouble("not-stored", "The house could not write it down just now. Please ask again.", key)

    async def choose(self, person: Person | None, request: Choose) -> Outgoing:
        async def chosen() -> Outgoing:
            trouble = self.may_act(person, request.seat, request.key)
            return trouble or await self.play(request.seat, request.text, request.key, request.seq, request.gesture)

        return await self.attempt(chosen, request.key)

    async def play(self, seat: Seat, text: str, key: str, seq: int, gesture: str = "") -> Outgoing:
        """Judge, store, then do: what is acknowledged is in the journal. If another process was first, judge again:
        where several seats choose at once, both may."""
        await self.know_as_much(seq)
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
        return Entry(self.live.seq + 1, kind, seat, text, key, time(), gesture, self.services.now())

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
        live, before = self.live, self.live.begun_timeline
        timeline = live.tried(entry)
        due = live.due(timeline, self.services.now())
        stored = await self.store.append(live.row, entry, changed_waits(before, timeline), due)
        if stored == entry.seq:
            live.take_in(entry, timeline)
            self.transcript.follow(before, timeline)
            await self.after()
        return Done(entry.key, stored)

    async def after(self) -> None:
        """The table has changed: close it if the game is over, tell everybody, let bots go on."""
        self.last_used = monotonic()
        try:
            await self.settle()
        finally:
            self.tell_everybody()
            self.drive()

    async def settle(self) -> None:
        """A full table begins and a finished game is over, also if the process that saw it had no time to write it."""
        live = self.live
        if (
            live.row.status == "waiting"
            and not live.row.closed
            and all(seat.sitter != "open" for seat in live.row.seats)
        ):
            await self.write(begun, live.title.version)
            await self.note_waits()
        if live.g is not None and live.g.over and live.row.status != "over":
            await self.services.campaigns.move_on(live.row, live.g)  # first: what is written as over has been counted
            await self.store.keep_record(live.row.id, live.g.record().text())
            await self.write(ended, Result(list(live.g.scores()), list(live.g.winners()), verdict(live.g)))

    async def note_waits(self) -> None:
        """Whom the game waits for, where no entry tells it: at the beginning, and of games that were not asked yet."""
        live, now = self.live, self.services.now()
        if live.timeline is not None:
            live.deciding_since = now if live.deciding_since is None else live.deciding_since
            self.transcript.open(live.timeline)
            await self.store.waits(live.row, live.game.deciding(), live.due(live.timeline, now))

    async def write(self, change: Callable[[Row, Any], Row], how: Any) -> None:
        """Change the table's row, first in the store; if another process has changed it meanwhile, change what that one
        wrote."""
        while (saved := await self.store.save(change(self.live.row, how))) is None:
            self.live.renew(await self.store.get(self.live.row.id))
        self.live.renew(saved)

    async def alter(self, change: Callable[[Row, Any], Row], how: Any) -> None:
        """What somebody asks of the table itself, in its turn; the change refuses what is not possible (any more)."""
        async with self.lock:
            await self.write(change, how)
            await self.after()

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

    async def take_back(self, person: Person | None, request: TakeBack) -> Outgoing:
        async def taken() -> Outgoing:
            trouble = self.may_act(person, request.seat, request.key)
            if trouble:
                return trouble
            known = await self.store.with_key(self.live.row.id, request.key)
            return await self.undo(request) if known is None else Done(request.key, known)

        return await self.attempt(taken, request.key)

    async def undo(self, request: TakeBack) -> Outgoing:
        """Judged again if another process was first: where several seats choose at once, it may still be right."""
        await self.know_as_much(request.seq)
        while self.live.fresh_enough_for_undo(request.seat, request.seq):
            state = self.live.undo(request.seat)
            if state.reason in ("nothing", "over"):
                return Trouble(f"undo-{state.reason}", "Nothing can be taken back now.", request.key)
            try:
                if state.free and request.agree and not self.others_wish(state):
                    return await self.take_out(request.seat, request.key)
                return await self.consent(request)
            except Taken:
                await self.catch_up()
        return moved_on(request.key)

    def others_wish(self, own: Undo) -> bool:
        """Whether somebody has asked for something else than this: then it is about that."""
        wish = self.live.wish()
        return wish is not None and self.live.undo(wish.by).takes != own.takes

    async def consent(self, request: TakeBack) -> Outgoing:
        """Beyond the free ones, an undo needs the agreement of every person at the table."""
        await self.write(agreed if request.agree else refused, request)
        wish = self.live.wish()
        if wish and not self.live.undo(request.seat).missing:
            return await self.take_out(wish.by, request.key)
        self.tell_everybody()
        return Done(request.key, self.live.seq)

    async def take_out(self, seat: Seat, key: str) -> Outgoing:
        """The journal keeps what was undone, and an entry that names it."""
        undone = " ".join(map(str, self.live.undo(seat).takes))
        return await self.enter(self.entry("undo", seat, undone, key))

    # -- looking, standing in, talking -----------------------------------------------------------------------------

    def look(self, participant: Participant, request: Look) -> Outgoing | None:
        """From another seat of one's own, or at an earlier state; during a game never from a stranger's seat."""
        mine = self.live.seats_of(participant.person)
        if request.seat is not None and request.seat != participant.seat:
            if request.seat not in mine:
                return Trouble("not-your-seat", f"Seat {request.seat} is not yours.")
            participant.seat = request.seat
        if request.at is None or self.live.g is None:
            participant.since = min(participant.since, self.live.seq)
            participant.due(Due.POSITION)
            return None
        if request.at > self.live.seq:
            return Trouble("no-such-state", f"There is no state {request.at} yet.")
        seen = self.live.at(request.at).view(participant.seat)
        return Past(seq=request.at, view=view_json(seen), scores=list(seen.scores()))

    async def stand_in(self, person: Person | None, request: StandIn, away_seconds: float) -> Outgoing:
        """One's own seat is given to any bot, or taken back; that of somebody who is away to the one that stands in."""

        async def stood_in() -> Outgoing:
            seats = self.live.row.seats
            if request.seat >= len(seats) or seats[request.seat].sitter != "person":
                return Trouble("no-person", f"Nobody sits at seat {request.seat}.")
            if request.bot and request.bot not in PLAYERS:
                return Trouble("no-such-bot", f"There is no bot {request.bot!r}.")
            own = request.seat in self.live.seats_of(person)
            if not own and not (
                request.bot and self.live.seats_of(person) and self.is_away(request.seat, away_seconds)
            ):
                return Trouble("not-your-seat", f"Seat {request.seat} is not yours, or its player is not away.")
            await self.write(stood_in_for, {request.seat: request.bot if own else STANDS_IN})
            self.tell_everybody()
            self.drive()
            return Done("", self.live.seq)

        return await self.attempt(stood_in)

    def is_away(self, seat: Seat, seconds: float) -> bool:
        """Whoever plays in turns need not be here; at a live table an absence stops the others."""
        absent = seat not in self.present() and monotonic() - self.absent_since[seat] >= seconds
        return absent and self.live.row.pace == "live"

    async def say(self, person: Person, text: str) -> Outgoing | None:
        try:
            if await self.store.is_muted(person.id):
                return Trouble("muted", "The host of this house has silenced you.")
            line = await self.store.say(self.live.row.id, person.id, person.name, text)
        except NO_ANSWER:
            return Trouble("not-stored", "The house could not write it down just now. Please say it again.")
        self.send_line(line)
        return None

    def send_line(self, line: ChatLine) -> None:
        for participant in list(self.participants):
            participant.hear(line)

    # -- other processes -------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what is stored and not known here: by other processes, or without an answer."""
        live, before = self.live, (self.live.seq, self.live.row.changed)
        row = await self.store.get(live.row.id)
        if row.changed != live.row.changed:
            live.renew(row)
        if live.timeline is not None:
            for entry in await self.store.entries(row.id, live.seq):
                timeline = live.begun_timeline
                live.take_in(entry)
                self.transcript.follow(timeline, live.begun_timeline)
        await self.settle()
        if before != (live.seq, live.row.changed):
            self.tell_everybody()

    async def know_as_much(self, seq: int) -> None:
        """Whoever comes from another process may know more than this one has heard of."""
        if seq > self.live.seq:
            await self.catch_up()

    async def changed_elsewhere(self) -> None:
        """Another process changed this table."""
        async with self.lock:
            await self.catch_up()
        self.drive(patience=5.0)

    def drive(self, patience: float = 0.0) -> None:
        """Let bots move and clocks run out; with patience where another process may be at it."""
        self.driver.go(patience)


def anew(_: tuple[Any, ...], make: Callable[[], bytes]) -> bytes:
    return make()


def moved_on(key: str) -> Trouble:
    return Trouble("moved-on", "The table moved on.", key)


def changed_waits(before: Timeline, after: Timeline) -> dict[Seat, bool]:
    was, now = set(before.g.deciding()), set(after.g.deciding())
    return {seat: seat in now for seat in was ^ now}
