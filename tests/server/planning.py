"""Tables without a server, and tables at which several people choose at once."""

from __future__ import annotations

from random import Random
from time import time

from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.server.protocol import SeatInfo, Undo
from karczma.server.storage.store import Entry, Row
from karczma.server.tables.live import LiveTable
from server.visiting import Talk


def row(title: str, seats: int, **options: str) -> Row:
    found = find(title)
    return Row(
        id="table",
        name="",
        title=title,
        version=found.version,
        options=found.settled(options),
        seats=[SeatInfo("person", name=f"P{n}", person=f"p{n}") for n in range(seats)],
        host="p0",
        access="link",
        invitation="",
        pace="live",
        clock=None,
        status="running",
        key="",
        commitment="",
        seed=7,
        result=None,
        rematch=None,
        created=0.0,
        changed=0.0,
    )


class Table:
    """A table without a server: what is chosen and undone at it, and the journal of that."""

    def __init__(self, of: Row) -> None:
        self.row, self.live = of, LiveTable(of)
        self.journal: list[Entry] = []

    def choose(self, seat: Seat, text: str, gesture: str = "") -> None:
        self.enter("choice", seat, text, gesture)

    def undo(self, seat: Seat) -> Undo:
        state = self.live.undo(seat)
        self.enter("undo", seat, " ".join(map(str, state.takes)))
        return state

    def enter(self, kind: str, seat: Seat, text: str, gesture: str = "") -> None:
        seq = self.live.seq + 1
        self.journal.append(Entry(seq, kind, seat, text, f"key-{seq}", time(), gesture))
        self.live.take_in(self.journal[-1])

    def reloaded(self) -> LiveTable:
        live = LiveTable(self.row)
        for entry in self.journal:
            live.take_in(entry)
        return live


def planning() -> Table:
    """It's a Wonderful Kingdom, where both plan at once."""
    table, rng = Table(row("wonderful_kingdom", 2)), Random(1)
    live = table.live
    while len(live.game.deciding()) < 2:
        seat = live.game.deciding()[0]
        table.choose(seat, str(rng.choice(live.game.options(seat))))
    return table


def plan(table: Table, seat: Seat) -> None:
    table.choose(seat, str(table.live.game.options(seat)[0]))


async def until_planning(*talks: Talk) -> int:
    """It's a Wonderful Kingdom, up to the moment when both plan; the number of the last entry."""
    rng = Random(1)
    for talk in talks:
        await talk.position(lambda now: now["present"] == [0, 1])
    while len(talks[0].now["deciding"]) < 2:
        [seat] = talks[0].now["deciding"]
        seq = talks[seat].now["seq"]
        await talks[seat].choose(rng.choice(talks[seat].now["question"]["options"])["text"])
        await talks[1 - seat].position(lambda now, seq=seq: now["seq"] > seq)
    return int(talks[0].now["seq"])
