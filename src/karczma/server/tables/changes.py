"""Changes of a table's row: each makes another row, anew if another process has written one meanwhile."""

from __future__ import annotations

from msgspec.structs import replace

from karczma.kernel.choices import Seat
from karczma.players import PLAYERS
from karczma.server.protocol import Closed, Person, Result, SeatInfo, TakeBack
from karczma.server.storage.store import Row, UndoWish

BEST = list(PLAYERS)[-1]  # the strongest bot there is: it stands in for people


def sat_down(row: Row, who: tuple[Seat, Person, str]) -> Row:
    seat, person, nonce = who
    sitting = SeatInfo("person", name=person.name, person=person.id, nonce=nonce)
    return replace(row, seats=[*row.seats[:seat], sitting, *row.seats[seat + 1 :]])


def begun(row: Row, version: str) -> Row:
    return replace(row, status="running", version=version)


def ended(row: Row, result: Result) -> Row:
    return replace(row, status="over", result=result)


def stood_in_for(row: Row, bots: dict[Seat, str]) -> Row:
    seats = [replace(seat, stand_in=bots[n]) if n in bots else seat for n, seat in enumerate(row.seats)]
    return replace(row, seats=seats)


def agreed(row: Row, asked: TakeBack) -> Row:
    wish = row.undo if row.undo and row.undo.seq == asked.seq else UndoWish(asked.seq, asked.seat, [])
    return replace(row, undo=UndoWish(wish.seq, wish.by, [*wish.agreed, asked.seat]))


def refused(row: Row, _asked: TakeBack) -> Row:
    return replace(row, undo=None)


def played_again(row: Row, table: str) -> Row:
    return replace(row, rematch=row.rematch or table)


def closed(row: Row, why: Closed | None) -> Row:
    return replace(row, closed=why)
