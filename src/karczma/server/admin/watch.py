"""Each process that serves heeds what the host does at a terminal: it looks into the database again and again."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from karczma.server.problems import RequestRefused
from karczma.server.protocol import ChatLine
from karczma.server.storage.database import people
from karczma.server.storage.notices import CLOSED, Deed, HostsDecisions, Notice

if TYPE_CHECKING:
    from karczma.server.registry import TableRegistry

HOUSE = "★ Karczma"  # who says it, in the chat
ABOVE = 1_000_000_000  # notices come after all lines of chat
SHUT_OUT = (
    "ban",
    "log-out",
    "password",
    "revoke",
    "leave",
    "delete",
)  # whoever that was must come in anew, or not at all
NAMES = ("rename", "delete")


class HouseClosed(RequestRefused):
    """Nobody plays now; it is the host who says so."""

    status = 503

    def __init__(self, notice: Notice) -> None:
        super().__init__("house-closed", text=notice.text)


class HostWatch:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry, self.decisions = registry, HostsDecisions(registry.engine)
        self.closed: Notice | None = None

    async def open(self) -> None:
        await self.decisions.open()
        await self.look()

    async def look(self) -> None:
        for deed in await self.decisions.new_deeds():
            await self.heed(deed)
        notices = await self.decisions.notices()
        self.tell(notices)
        closed = next((each for each in notices if each.kind == CLOSED and each.since <= time()), None)
        if closed and not self.closed:
            self.close(closed)
        elif self.closed and not closed:
            self.reopen()

    def see_that_it_is_open(self) -> None:
        if self.closed:
            raise HouseClosed(self.closed)

    def is_open(self) -> bool:
        return self.closed is None

    # -- what is done then -------------------------------------------------------------------------------------

    async def heed(self, deed: Deed) -> None:
        registry = self.registry
        if deed.deed in SHUT_OUT:
            for person in [deed.subject, *await self.bots_of(deed.subject)]:
                registry.disconnect(person)
        for session in list(registry.open_tables.values()):
            row = session.live.row
            theirs = deed.subject in (row.host, *(seat.person for seat in row.seats))
            if row.id == deed.subject or (deed.deed in NAMES and theirs):
                registry.background.start_task(session.changed_elsewhere())
        if deed.deed == "delete":
            await registry.departures.wipe()

    async def bots_of(self, person: str) -> list[str]:
        async with self.registry.engine.connect() as connection:
            return list((await connection.execute(sa.select(people.c.id).where(people.c.owner == person))).scalars())

    def tell(self, notices: list[Notice]) -> None:
        """Everybody at a table hears each notice once, also whoever comes while it holds."""
        lines = [ChatLine(n=ABOVE + each.n, name=HOUSE, text=each.text, at=each.since) for each in notices]
        for session in self.registry.open_tables.values() if lines else ():
            for line in lines:
                session.send_line(line)

    def close(self, notice: Notice) -> None:
        """Clocks stand, bots rest, and nobody can move: what was acknowledged is stored."""
        self.closed = notice
        self.registry.server_time.stand_still()
        for session in self.registry.open_tables.values():
            for participant in list(session.participants):
                participant.leave()

    def reopen(self) -> None:
        """Tables at which bots must choose are taken up by themselves."""
        self.closed = None
        self.registry.server_time.go_on()
