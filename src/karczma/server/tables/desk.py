"""A table with people at it: what they ask is judged, stored, done and told, in this order, one at a time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Any

import msgspec

from karczma.kernel.choices import Illegal, Seat, UnknownChoice
from karczma.kernel.record import Record
from karczma.players import PLAYERS
from karczma.server.bots import Bots
from karczma.server.protocol import (
    ChatLine,
    Choose,
    Done,
    Look,
    Outgoing,
    Past,
    Result,
    StandIn,
    TakeBack,
    Trouble,
    Undo,
)
from karczma.server.storage.campaigns import Campaigns
from karczma.server.storage.store import Entry, Row, Store, Taken, UndoWish
from karczma.server.tables.live import Live
from karczma.server.tables.shown import shown

ENCODE = msgspec.json.Encoder().encode
OUTBOX = 64  # messages a slow client may be behind before it is let go; it resumes when it comes back


class Guest:
    """One connection: a person, the seat they look from (-1: they watch), and how far they know the story."""

    def __init__(self, person: str, name: str, seat: Seat, since: int) -> None:
        self.person, self.name, self.seat, self.since = person, name, seat, since
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self.lines: set[int] = set()  # of the chat that were told

    def send(self, message: Outgoing | bytes) -> None:
        try:
            self.outbox.put_nowait(message if isinstance(message, bytes) else ENCODE(message))
        except asyncio.QueueFull:
            self.leave()

    def hear(self, line: ChatLine) -> None:
        """Each line once, whichever way it comes."""
        if line.n not in self.lines:
            self.lines.add(line.n)
            self.send(line)

    def leave(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Desk:
    """A live table, its guests and its lock."""

    def __init__(self, live: Live, store: Store, campaigns: Campaigns, bots: Bots, pause: float) -> None:
        self.live, self.store, self.campaigns, self.bots, self.pause = live, store, campaigns, bots, pause
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.elsewhere: list[str] = []  # people who are connected to other processes
        self.absent_since = dict.fromkeys(range(len(live.row.seats)), time())
        self.driver: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()  # wakes the driver
        self.touched = time()

    # -- guests ----------------------------------------------------------------------------------------------------

    def arrive(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.touched = time()
        self.tell_everybody()
        self.drive(patience=1.0)

    def depart(self, guest: Guest) -> None:
        before = self.present()
        self.guests.discard(guest)
        self.touched = time()
        self.note_absence(before)
        self.tell_everybody()

    def meet(self, elsewhere: list[str]) -> None:
        """So many are at this table by way of other processes."""
        if sorted(elsewhere) != sorted(self.elsewhere):
            before, self.elsewhere = self.present(), elsewhere
            self.note_absence(before)
            self.tell_everybody()

    def note_absence(self, before: list[Seat]) -> None:
        self.absent_since.update(dict.fromkeys(set(before) - set(self.present()), time()))

    def connected(self) -> list[str]:
        return [*(guest.person for guest in self.guests), *self.elsewhere]

    def present(self) -> list[Seat]:
        here = set(self.connected())
        return [n for n, seat in enumerate(self.live.row.seats) if seat.sitter == "person" and seat.person in here]

    def tell_everybody(self) -> None:
        """Everybody gets the table as their seat sees it; equal messages are made once."""
        made: dict[tuple[Any, ...], bytes] = {}
        for guest in list(self.guests):
            about = (guest.seat, guest.since, guest.person if self.live.seats_of(guest.person) else "")
            if about not in made:
                made[about] = ENCODE(self.position(guest))
            guest.send(made[about])
            guest.since = self.live.seq

    def position(self, guest: Guest) -> Outgoing:
        watching = sum(1 for person in self.connected() if not self.live.seats_of(person))
        return self.live.position(guest.person, guest.seat, guest.since, time(), watching, self.present())

    # -- asking ----------------------------------------------------------------------------------------------------

    async def choose(self, person: str, asked: Choose) -> Outgoing:
        async with self.lock:
            trouble = self.may_act(person, asked.seat, asked.key)
            if trouble:
                return trouble
            return await self.play(asked.seat, asked.text, asked.key, asked.seq, asked.gesture)

    async def play(self, seat: Seat, text: str, key: str, seq: int, gesture: str = "") -> Outgoing:
        """Judge, store, then do: what is acknowledged is in the journal. If another process was first, judge again:
        where several seats choose at once, both may."""
        while self.live.fresh_enough(seat, seq):
            trouble = self.judge(seat, text, key)
            if trouble:
                return trouble
            try:
                return await self.enter(Entry(self.live.seq + 1, "choice", seat, text, key, time(), gesture))
            except Taken:
                await self.catch_up()
        known = await self.store.with_key(self.live.row.id, key)  # a double click is stale, too
        return moved_on(key) if known is None else Done(key, known)

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
        stored = await self.store.append(self.live.row.id, entry)
        if stored == entry.seq:
            self.live.take_in(entry)
            await self.after()
        return Done(entry.key, stored)

    async def after(self) -> None:
        """The table has changed: close it if the game is over, tell everybody, let bots go on."""
        self.touched = time()
        await self.settle()
        self.tell_everybody()
        self.drive()

    async def settle(self) -> None:
        """A full table begins and a finished game is over, also if the process that saw it had no time to write it."""
        live = self.live
        if live.row.status == "waiting" and all(seat.sitter != "open" for seat in live.row.seats):
            await self.write(begun, live.title.version)
            live.begin()
            live.asked_since = live.row.changed
        if live.g is not None and live.g.over and live.row.status != "over":
            await self.campaigns.move_on(live.row, live.g)  # first: what is written as over has been counted
            await self.write(ended, Result(list(live.g.scores()), list(live.g.winners())))

    async def write(self, change: Callable[[Row, Any], None], how: Any) -> None:
        """Change the table's row; if another process has changed it meanwhile, change what that one wrote."""
        change(self.live.row, how)
        while not await self.store.save(self.live.row):
            self.live.renew(await self.store.get(self.live.row.id))
            change(self.live.row, how)

    def may_act(self, person: str, seat: Seat, key: str = "") -> Trouble | None:
        """Only a seat of one's own, and only while the game runs."""
        if self.live.g is None:
            return Trouble("not-begun", "The game has not begun.", key)
        if seat not in self.live.seats_of(person):
            return Trouble("not-your-seat", f"Seat {seat} is not yours.", key)
        return None

    # -- taking back -----------------------------------------------------------------------------------------------

    async def take_back(self, person: str, asked: TakeBack) -> Outgoing:
        async with self.lock:
            trouble = self.may_act(person, asked.seat, asked.key)
            if trouble:
                return trouble
            known = await self.store.with_key(self.live.row.id, asked.key)
            if known is not None:
                return Done(asked.key, known)
            return await self.undo(asked)

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
        return await self.enter(Entry(self.live.seq + 1, "undo", seat, undone, key, time()))

    # -- looking, standing in, talking -----------------------------------------------------------------------------

    def look(self, guest: Guest, asked: Look) -> Outgoing:
        """From another seat of one's own, or at an earlier state; during a game never from a stranger's seat."""
        mine = self.live.seats_of(guest.person)
        if asked.seat is not None and asked.seat != guest.seat:
            if asked.seat not in mine:
                return Trouble("not-your-seat", f"Seat {asked.seat} is not yours.")
            guest.seat = asked.seat
        if asked.at is None or self.live.g is None:
            guest.since = min(guest.since, self.live.seq)
            return self.position(guest)
        if asked.at > self.live.seq:
            return Trouble("no-such-state", f"There is no state {asked.at} yet.")
        seen = self.live.at(asked.at).view(guest.seat)
        return Past(seq=asked.at, view=shown(seen), scores=list(seen.scores()))

    async def stand_in(self, person: str, asked: StandIn, away_seconds: float) -> Outgoing:
        async with self.lock:
            seats = self.live.row.seats
            if asked.seat >= len(seats) or seats[asked.seat].sitter != "person":
                return Trouble("no-person", f"Nobody sits at seat {asked.seat}.")
            if asked.bot and asked.bot not in PLAYERS:
                return Trouble("no-such-bot", f"There is no bot {asked.bot!r}.")
            own = asked.seat in self.live.seats_of(person)
            if not own and not (asked.bot and self.live.seats_of(person) and self.is_away(asked.seat, away_seconds)):
                return Trouble("not-your-seat", f"Seat {asked.seat} is not yours, or its player is not away.")
            await self.write(stood_in_for, {asked.seat: asked.bot})
            self.tell_everybody()
            self.drive()
            return Done("", self.live.seq)

    def is_away(self, seat: Seat, seconds: float) -> bool:
        """Whoever plays in turns need not be here; at a live table an absence stops the others."""
        absent = seat not in self.present() and time() - self.absent_since[seat] >= seconds
        return absent and self.live.row.pace == "live"

    async def say(self, guest: Guest, text: str) -> None:
        line = await self.store.say(self.live.row.id, guest.person, guest.name, text)
        self.tell_line(line)

    def tell_line(self, line: ChatLine) -> None:
        for guest in list(self.guests):
            guest.hear(line)

    # -- other processes -------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what other processes have stored meanwhile."""
        live, before = self.live, (self.live.seq, self.live.row.changed)
        row = await self.store.get(live.row.id)
        if row.changed != live.row.changed:
            live.renew(row)
        if live.g is not None:
            for entry in await self.store.entries(row.id, live.seq):
                live.take_in(entry)
        await self.settle()
        if before != (live.seq, live.row.changed):
            self.tell_everybody()

    async def heard(self) -> None:
        """Another process changed this table."""
        async with self.lock:
            await self.catch_up()
        self.drive(patience=5.0)

    # -- bots and clocks -------------------------------------------------------------------------------------------

    def drive(self, patience: float = 0.0) -> None:
        """Let bots move and clocks run out, in the background; with patience where another process may be at it."""
        if not patience:
            self.hurry.set()
        if self.driver is None or self.driver.done():
            self.driver = asyncio.create_task(self.driving(patience))

    async def driving(self, patience: float) -> None:
        await self.rest(patience)
        while self.live.g is not None and not self.live.game.over:
            turn = self.live.bots_turn()
            if turn is None:
                wait = self.next_flag()
                if wait is None:
                    return
                await self.rest(min(wait, 60.0))
                await self.flag()
                continue
            await self.bot_moves(*turn)

    async def rest(self, seconds: float) -> None:
        """Until something happens at the table, or for so long."""
        if seconds:
            self.hurry.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), seconds)

    async def bot_moves(self, seat: Seat, bot: str) -> None:
        live, seq = self.live, self.live.seq
        if self.guests and self.pause and not live.game.lanes:
            await asyncio.sleep(self.pause)  # people want to see what happens; where all choose at once, they are busy
        begun_with = live.row.id if live.row.seed is None else live.row.seed  # with a given seed bots repeat themselves
        seed = hash((begun_with, seq, seat)) & 0xFFFFFFFF
        text = await self.bots.choose(live.game, live.row.title, seat, bot, seed)
        async with self.lock:
            if live.seq == seq and live.bots_turn() == (seat, bot):
                await self.play(seat, text, f"bot-{secrets.token_hex(12)}", seq)

    def next_flag(self) -> float | None:
        """Seconds until the first clock of a person who must choose runs out."""
        left = [self.live.time_left(seat, time()) for seat in self.live.game.deciding()]
        return min((max(0.0, each) + 0.05 for each in left if each is not None), default=None)

    async def flag(self) -> None:
        """A clock has run out: a bot stands in, until the player takes the seat back."""
        async with self.lock:
            late = [seat for seat in self.live.game.deciding() if (self.live.time_left(seat, time()) or 1.0) <= 0.0]
            if late:
                await self.write(stood_in_for, {seat: self.live.row.seats[seat].stand_in or "greedy" for seat in late})
                self.tell_everybody()

    def record(self) -> Record:
        return self.live.game.record()


def moved_on(key: str) -> Trouble:
    return Trouble("moved-on", "The table moved on.", key)


# -- changes of a table's row: done again if another process was first -------------------------------------------------


def begun(row: Row, version: str) -> None:
    row.status, row.version = "running", version


def ended(row: Row, result: Result) -> None:
    row.status, row.result = "over", result


def stood_in_for(row: Row, bots: dict[Seat, str]) -> None:
    for seat, bot in bots.items():
        row.seats[seat].stand_in = bot


def agreed(row: Row, asked: TakeBack) -> None:
    wish = row.undo if row.undo and row.undo.seq == asked.seq else UndoWish(asked.seq, asked.seat, [])
    row.undo = UndoWish(wish.seq, wish.by, [*wish.agreed, asked.seat])


def refused(row: Row, _asked: TakeBack) -> None:
    row.undo = None
