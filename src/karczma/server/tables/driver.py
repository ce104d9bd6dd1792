"""The driver of a table: bots move and clocks run out, in the background, whoever is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from karczma.kernel.choices import Seat
from karczma.players import STANDS_IN
from karczma.server.protocol import Done, Outgoing, Trouble
from karczma.server.tables.changes import stood_in_for
from karczma.server.workers import Urgency

if TYPE_CHECKING:
    from karczma.server.tables.session import TableSession

LOG = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds after something went wrong, before it is tried again
LONGEST_REST = 60.0


class Driver:
    """It is watched by itself: whatever goes wrong, it is told and tried again."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.task: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def go(self, patience: float = 0.0) -> None:
        if not patience:
            self.hurry.set()
        if not self.busy:
            self.task = asyncio.create_task(self.run(patience))

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def run(self, patience: float) -> None:
        await self.rest(patience)
        pause = FIRST_PAUSE
        while True:
            try:
                if not await self.step():
                    return
                pause = FIRST_PAUSE
            except Exception as error:
                LOG.warning("table %s: the driver goes on in %s s", self.session.live.row.id, pause, exc_info=error)
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    async def step(self) -> bool:
        """One choice of a bot, or one look at the clocks; whether there is more to be done."""
        live = self.session.live
        if live.g is None or live.g.over or live.row.closed or not self.session.services.is_open():
            return False
        turn = live.bots_turn()
        if turn is not None:
            await self.bot_moves(*turn)
            return True
        wait = self.next_flag()
        if wait is None:
            return False
        await self.rest(min(wait, LONGEST_REST))
        await self.flag()
        return True

    async def rest(self, seconds: float) -> None:
        """Until something happens at the table, or for so long."""
        if seconds:
            self.hurry.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), seconds)

    # -- bots ------------------------------------------------------------------------------------------------------

    async def bot_moves(self, seat: Seat, bot: str) -> None:
        session, live = self.session, self.session.live
        if session.participants and session.services.pause and not live.game.lanes:
            await asyncio.sleep(session.services.pause)  # people want to see it; in lanes of their own they are busy
        if live.bots_turn() != (seat, bot):
            return  # the player came back meanwhile
        seq = live.seq
        begun_with = live.row.id if live.row.seed is None else live.row.seed  # with a given seed bots repeat themselves
        seed = hash((begun_with, seq, seat)) & 0xFFFFFFFF
        urgency = Urgency.AWAITED if session.participants else Urgency.UNWATCHED
        text = await session.services.bots.choose(live.game, live.row.title, seat, bot, seed, urgency)
        answer = await self.played(seat, bot, seq, text)
        if isinstance(answer, Trouble) and answer.code in ("illegal", "unknown-choice"):
            LOG.error("bot %s at a table of %s chose what it may not: %s", bot, live.row.title, text)
            await self.played(seat, bot, seq, str(Random(seed).choice(live.game.options(seat))))

    async def played(self, seat: Seat, bot: str, seq: int, text: str) -> Outgoing:
        """The bot's choice, if the table still waits for it."""
        session = self.session

        async def play() -> Outgoing:
            if not session.services.is_open():
                return Done("", seq)
            if session.live.row.closed or session.live.seq != seq or session.live.bots_turn() != (seat, bot):
                return Done("", seq)
            return await session.play(seat, text, f"bot-{secrets.token_hex(12)}", seq)

        return await session.one_at_a_time(play)

    # -- clocks ----------------------------------------------------------------------------------------------------

    def next_flag(self) -> float | None:
        """Seconds until the first clock of a person who must choose runs out."""
        live, now = self.session.live, self.session.services.now()
        left = [live.time_left(seat, now) for seat in live.game.deciding()]
        return min((max(0.0, each) + 0.05 for each in left if each is not None), default=None)

    async def flag(self) -> None:
        """A clock has run out: a bot stands in, until the player takes the seat back."""
        session = self.session

        async def flagged() -> Outgoing:
            live, now = session.live, session.services.now()
            left = {seat: live.time_left(seat, now) for seat in live.game.deciding()}
            if live.row.closed:
                return Done("", live.seq)
            late = [seat for seat, seconds in left.items() if seconds is not None and seconds <= 0.0]
            if late:
                await session.write(stood_in_for, {seat: live.row.seats[seat].stand_in or STANDS_IN for seat in late})
                await session.note_waits()
                session.tell_everybody()
            return Done("", live.seq)

        await session.one_at_a_time(flagged)
