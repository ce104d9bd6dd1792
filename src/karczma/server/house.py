"""The house: all tables this process serves, found in memory or made again from the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from time import time
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.campaigns import OPTION, Campaign, first, fits
from karczma.games import find
from karczma.kernel.chance import Committed
from karczma.kernel.title import WrongTable
from karczma.players import player
from karczma.server.bots import Bots
from karczma.server.protocol import Join, NewTable, NextGame, Person, SeatInfo, SeatWish
from karczma.server.settings import Settings
from karczma.server.storage.campaigns import GIVEN_UP, RUNNING, Campaigns, Kept
from karczma.server.storage.database import tables
from karczma.server.storage.presence import EVERY, Presence
from karczma.server.storage.store import CHANGED, CHANNEL, SAID, Row, Store
from karczma.server.tables.desk import Desk
from karczma.server.tables.live import Live, WrongVersion
from karczma.server.workers import Workers

LOG = logging.getLogger(__name__)
IDLE = 600.0  # seconds after which an empty table leaves the memory


class NoSuchTable(LookupError):
    """No table of that id, or none that this person may know of."""


class NoSuchCampaign(LookupError):
    """No campaign of that id, or none that is this person's."""


class NoSeat(RuntimeError):
    """All seats are taken, or the invitation does not fit."""


class House:
    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self.settings, self.engine = settings, engine
        self.store, self.campaigns, self.presence = Store(engine), Campaigns(engine), Presence(engine)
        self.bots = Bots(settings.bot_processes, settings.bot_seconds)
        self.studies = Workers(1)  # plays records again, apart from the bots
        self.desks: dict[str, Desk] = {}
        self.opening = asyncio.Lock()
        self.chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.chores = [asyncio.create_task(self.tidy())]
        if self.store.notifies:
            self.chores += [asyncio.create_task(self.listen()), asyncio.create_task(self.meet())]
        for row in await self.store.recent(tables.c.status == "running", limit=500):
            if any(seat.sitter == "bot" or seat.stand_in for seat in row.seats):
                await self.resume(row.id)

    async def resume(self, table: str) -> None:
        """A bot's turn may have been cut off."""
        try:
            (await self.desk(table)).drive(patience=1.0)
        except WrongVersion as error:
            LOG.warning("%s", error)

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        for desk in self.desks.values():
            if desk.driver:
                desk.driver.cancel()
            for guest in list(desk.guests):
                guest.leave()
        self.bots.stop()
        self.studies.close()
        if self.store.notifies:
            await self.presence.leave()
        await self.engine.dispose()

    # -- tables ------------------------------------------------------------------------------------------------

    async def desk(self, table: str) -> Desk:
        found = self.desks.get(table)
        if found:
            return found
        async with self.opening:
            if table not in self.desks:
                row = await self.store.find(table)
                if row is None:
                    raise NoSuchTable(table)
                live = Live(row)
                for entry in await self.store.entries(table):
                    live.take_in(entry)
                desk = self.desks[table] = Desk(live, self.store, self.campaigns, self.bots, self.settings.bot_pause)
                async with desk.lock:
                    await desk.catch_up()  # from now on notices are heard; what came before them is read again
            return self.desks[table]

    async def new_table(self, person: Person, asked: NewTable) -> Desk:
        """Set up a table: everything is checked before anything is stored. A campaign may begin with it."""
        row = laid(person, asked)
        if row.options.get(OPTION) == "true":
            in_campaign(row, first(row.title), person)
            row.campaign, row.step = (await self.campaigns.begin(person.id, row.title)).id, 0
        return await self.set_up(row)

    async def set_up(self, row: Row) -> Desk:
        await self.store.add(row)
        desk = await self.desk(row.id)
        desk.drive()
        return desk

    # -- campaigns ---------------------------------------------------------------------------------------------

    async def campaign(self, person: Person, id: str) -> Kept:
        """Somebody's own campaign, as far as it has come: a game may have ended with the process that served it."""
        kept = await self.campaigns.find(id)
        if kept is None or kept.owner != person.id:
            raise NoSuchCampaign(id)
        playing = (await self.campaigns.tables(id)).get(kept.step)
        with suppress(WrongVersion):
            if playing:
                await self.desk(playing)
        return await self.campaigns.find(id) or kept

    async def next_game(self, person: Person, kept: Kept, asked: NextGame) -> Desk:
        """The game that is not over, or else the next one; whoever asks twice finds the same table."""
        if kept.status == GIVEN_UP:
            raise NoSeat("The campaign was given up.")
        playing = (await self.campaigns.tables(kept.id)).get(kept.step)
        if playing:
            try:
                return await self.desk(playing)
            except WrongVersion as error:
                LOG.warning("%s", error)
                asked = like_before(await self.store.get(playing), kept, asked)
                await self.campaigns.let_go(playing)
        row = laid(person, due_table(kept, asked))
        in_campaign(row, kept.campaign(), person)
        row.campaign, row.step = kept.id, kept.step
        try:
            return await self.set_up(row)
        except IntegrityError:  # asked for at the same moment
            return await self.desk((await self.campaigns.tables(kept.id))[kept.step])

    async def give_up(self, kept: Kept) -> Kept:
        """Whoever does not want to go on; what was played stays."""
        if kept.status != RUNNING:
            raise NoSeat("The campaign is over.")
        await self.campaigns.give_up(kept)
        return await self.campaigns.find(kept.id) or kept

    async def join(self, person: Person, table: str, asked: Join) -> Desk:
        """Sit down at the first open seat; whoever sits there already stays where they are."""
        desk = await self.desk(table)
        async with desk.lock:
            while not await self.sat_down(desk.live.row, person, asked):
                await desk.catch_up()  # at another process somebody did the same
            await desk.after()
        return desk

    async def sat_down(self, row: Row, person: Person, asked: Join) -> bool:
        """Whether they sit now; not if the table was changed at the same moment."""
        if any(seat.person == person.id for seat in row.seats):
            return True
        if row.access != "open" and asked.invitation != row.invitation:
            raise NoSeat("This table is by invitation.")
        free = [seat for seat in row.seats if seat.sitter == "open"]
        if row.status != "waiting" or not free:
            raise NoSeat("All seats are taken.")
        free[0].sitter, free[0].name, free[0].person, free[0].nonce = "person", person.name, person.id, asked.nonce
        return await self.store.save(row)

    async def rematch(self, person: Person, table: str) -> Desk:
        """The same table again, once: whoever asks second finds the first one's."""
        desk = await self.desk(table)
        async with desk.lock:
            row = desk.live.row
            if not any(seat.person == person.id for seat in row.seats):
                raise NoSeat("Only those who played may ask for a rematch.")
            if row.status != "over":
                raise NoSeat("The game is not over.")
            if row.rematch is None:
                again = await self.new_table(person, repeated(row, person))
                await desk.write(played_again, again.live.row.id)
                desk.tell_everybody()
            return await self.desk(desk.live.row.rematch or "")

    # -- chores ------------------------------------------------------------------------------------------------

    async def tidy(self) -> None:
        """Tables that nobody looks at leave the memory; the store keeps them."""
        while True:
            await asyncio.sleep(60)
            for table, desk in list(self.desks.items()):
                busy = desk.guests or desk.lock.locked() or (desk.driver and not desk.driver.done())
                if not busy and time() - desk.touched > IDLE:
                    del self.desks[table]

    async def meet(self) -> None:
        """Tell the other processes who is here, and the tables who is elsewhere."""
        while True:
            here = {table: [guest.person for guest in desk.guests] for table, desk in self.desks.items() if desk.guests}
            try:
                elsewhere = await self.presence.exchange(here)
                for table, desk in self.desks.items():
                    desk.meet(elsewhere.get(table, []))
            except (OSError, SQLAlchemyError) as error:
                LOG.warning("the database does not answer (%s); trying again", error)
            await asyncio.sleep(EVERY)

    async def listen(self) -> None:
        """Hear from other processes what they stored: the table and the number."""
        address = make_url(self.settings.database).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                await connection.add_listener(CHANNEL, self.on_notice)
                for desk in self.desks.values():  # what was stored while nobody listened
                    self.start(desk.heard())
                    self.start(self.pass_on(desk))
                while not connection.is_closed():
                    await asyncio.sleep(1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("the database does not answer (%s); trying again", error)
                await asyncio.sleep(1)

    def on_notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        table, _, seq = str(payload).partition(" ")
        desk = self.desks.get(table)
        if desk and int(seq) == SAID:
            self.start(self.pass_on(desk))
        elif desk and (int(seq) == CHANGED or int(seq) > desk.live.seq):
            self.start(desk.heard())

    async def pass_on(self, desk: Desk) -> None:
        """What was said at other processes; guests hear no line twice."""
        for line in await self.store.said(desk.live.row.id, limit=20):
            desk.tell_line(line)

    def start(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self.chores.append(task)
        task.add_done_callback(self.chores.remove)


def laid(person: Person, asked: NewTable) -> Row:
    """A table as it was wished for, if the title allows it."""
    title = find(asked.title)
    options = title.settled(asked.options)
    title.new(len(asked.seats), 0, options)  # raises WrongTable for a number of seats or options that do not fit
    key, now = secrets.token_hex(32), time()
    return Row(
        id=secrets.token_urlsafe(12),
        name=asked.name or f"{person.name}",
        title=title.id,
        version=title.version,
        options=options,
        seats=[sitter(wish, person, asked.nonce, n) for n, wish in enumerate(asked.seats)],
        host=person.id,
        access=asked.access,
        invitation=secrets.token_urlsafe(12),
        pace=asked.pace,
        clock=asked.clock,
        status="waiting",
        key=key,
        commitment=Committed(key).commitment(),
        seed=asked.seed,
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )


def in_campaign(row: Row, campaign: Campaign, person: Person) -> None:
    """The table becomes a game of a campaign: nobody else's, and one of those due."""
    if not fits(campaign, row.options):
        due = " or ".join(str(dict(each)) for each in campaign.due())
        raise WrongTable(f"the campaign goes on with {due}")
    if [seat.person for seat in row.seats] != [person.id]:
        raise WrongTable("a campaign is played by the one whose it is, alone")
    row.access = "private"


def like_before(left: Row, kept: Kept, asked: NextGame) -> NextGame:
    """A game that nobody can go on with is begun anew as it was chosen, unless something else is asked for."""
    chosen = {option: left.options[option] for due in kept.campaign().due() for option in due if option in left.options}
    return msgspec.structs.replace(asked, options={**chosen, **asked.options})


def due_table(kept: Kept, asked: NextGame) -> NewTable:
    """What a player leaves out is as it must be; where there is a choice it must be made."""
    due = kept.campaign().due()
    if not due:
        raise NoSeat("The campaign is over.")
    options = {**(due[0] if len(due) == 1 else {}), **asked.options}
    return NewTable(kept.title, [SeatWish("me")], options, asked.name, seed=asked.seed, nonce=asked.nonce)


def played_again(row: Row, table: str) -> None:
    row.rematch = row.rematch or table


def sitter(wish: SeatWish, person: Person, nonce: str, n: int) -> SeatInfo:
    if wish.who == "bot":
        player(wish.bot, 0)  # an unknown bot is refused
        return SeatInfo("bot", name=wish.name or wish.bot.capitalize(), bot=wish.bot, nonce=f"bot{n}")
    if wish.who == "me":
        return SeatInfo("person", name=wish.name or person.name, person=person.id, nonce=nonce)
    return SeatInfo("open")


def repeated(row: Row, person: Person) -> NewTable:
    """The same wishes again: bots stay bots, the others are invited. It counts for no campaign."""
    wishes = [
        SeatWish("bot", seat.bot, seat.name)
        if seat.sitter == "bot"
        else SeatWish("me", name=seat.name)
        if seat.person == person.id
        else SeatWish("open")
        for seat in row.seats
    ]
    return NewTable(
        title=row.title,
        seats=wishes,
        options={option: value for option, value in row.options.items() if option != OPTION},
        name=row.name,
        access="link" if row.access == "open" else row.access,  # type: ignore[arg-type]
        pace=row.pace,  # type: ignore[arg-type]
        clock=row.clock,
    )
