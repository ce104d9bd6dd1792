"""People and bots who play one game after another, whatever happens to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

import httpx
import msgspec

from crowd.audit import Story
from crowd.hall import Hall, Laid
from crowd.server_process import Lost
from crowd.wire import Heard
from faulting.history import History
from faulting.player import Player

PER_GAME = 3600.0  # seconds on everybody's clock
SLACK = 2.0  # seconds that a clock may be ahead of what we know, for the table and for each time it was closed


class Setting(msgspec.Struct, frozen=True):
    """Who plays what."""

    title: str
    people: int
    bots: Sequence[str] = ()
    clock: dict[str, float] | None = None


def settings(per_move: float) -> list[Setting]:
    """Bots beside people, people who plan at the same time, and bots among themselves; some with clocks."""
    return [
        Setting("valeria", 2, ("greedy",), {"per_game": PER_GAME}),
        Setting("wonderful_kingdom", 2, (), {"per_move": per_move}),
        Setting("northgard", 1, ("random", "random")),
    ]


class Party:
    def __init__(self, setting: Setting, history: History, rng: Random) -> None:
        self.setting, self.history, self.rng = setting, history, rng
        self.cookies: list[str] = []
        self.table = ""
        self.laid_at = 0.0
        self.closed: list[float] = []  # seconds since then in which the server was closed
        self.robbed_at = ""  # the last table where somebody was
        self.people_moved = self.bots_moved = 0.0
        self.playing: asyncio.Task[None] | None = None
        self.games = 0

    async def begin(self, hall: Hall) -> None:
        self.cookies = self.cookies or await hall.visitors(self.setting.people, f"Gość {self.setting.title}")
        self.playing = asyncio.create_task(self.play(hall))

    async def stop(self) -> None:
        if self.playing:
            self.playing.cancel()
            await asyncio.gather(self.playing, return_exceptions=True)

    async def play(self, hall: Hall) -> None:
        """Game after game: a spectator, and all who sit."""
        while True:
            laid = await self.lay(hall)
            self.table, self.laid_at, self.closed = laid.id, monotonic(), []
            story = self.history.story(laid.id)
            async with asyncio.TaskGroup() as seats:
                for cookie in [*laid.cookies, ""]:
                    seats.create_task(self.player(laid, cookie, story).play(hall))
            self.games += 1

    def player(self, laid: Laid, cookie: str, story: Story) -> Player:
        player = Player(laid.id, cookie, story, self.history, Random(self.rng.random()))
        player.on_position, player.on_done = self.look_at, self.note_done
        return player

    async def lay(self, hall: Hall) -> Laid:
        wishes: dict[str, Any] = {"clock": self.setting.clock} if self.setting.clock else {}
        while True:
            try:
                return await hall.lay(self.setting.title, self.cookies, self.setting.bots, **wishes)
            except (Lost, httpx.HTTPError):
                await asyncio.sleep(0.3)

    # -- what they notice ------------------------------------------------------------------------------------------

    def note_done(self) -> None:
        self.people_moved = monotonic()

    def look_at(self, position: Heard) -> None:
        if any(step.seat >= self.setting.people for step in position.steps):
            self.bots_moved = monotonic()
        stood_in = [n for n, seat in enumerate(position.table.seats if position.table else []) if seat.stand_in]
        if stood_in:
            self.robbed(f"bots sit on the seats {stood_in} of people who were here")
        if self.setting.clock and "per_game" in self.setting.clock:
            self.look_at_clocks(position.clocks)

    def look_at_clocks(self, clocks: list[float | None]) -> None:
        """Nobody can have used more time than there was."""
        used = max((PER_GAME - left for left in clocks if left is not None), default=0.0)
        open_for = monotonic() - self.laid_at - sum(self.closed)
        if used > open_for + SLACK * (1 + len(self.closed)):
            self.robbed(f"{used:.0f} s were taken from a clock; the table was open for {open_for:.0f} s")

    def robbed(self, what: str) -> None:
        """Once for each table: what was taken stays taken."""
        if self.robbed_at != self.table:
            self.robbed_at = self.table
            self.history.wrong("robbed", f"{self.setting.title} {self.table}: {what}")

    def waits_for(self, since: float) -> str:
        """Who has not moved again since then."""
        if self.people_moved < since:
            return "people"
        return "bots" if self.setting.bots and self.bots_moved < since else ""
