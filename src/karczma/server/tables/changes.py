"""Changes of a table's row: each makes another row, anew if another process has written one meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from karczma.kernel.choices import Seat
from karczma.players import STANDS_IN, player
from karczma.server.problems import RequestRefused
from karczma.server.protocol import Closed, Person, Result, SeatInfo, TakeBack
from karczma.server.storage.store import Row, UndoWish
from karczma.server.tables.rights import hosts, inside, players, seats_of, status_of


class NotNow(RequestRefused):
    """The table is not as it would have to be."""


class NotTheHost(RequestRefused):
    """Only whoever set the table up may do that."""

    status = 403


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


def agreed(row: Row, request: TakeBack) -> Row:
    wish = row.undo if row.undo and row.undo.seq == request.seq else UndoWish(request.seq, request.seat, [])
    return replace(row, undo=UndoWish(wish.seq, wish.by, [*wish.agreed, request.seat]))


def refused(row: Row, _request: TakeBack) -> Row:
    return replace(row, undo=None)


def played_again(row: Row, how: tuple[str | None, str]) -> Row:
    """The next table, instead of none or of one that was cancelled, unless somebody else has set one up meanwhile."""
    before, table = how
    return replace(row, rematch=table if row.rematch == before else row.rematch)


def closed(row: Row, why: Closed | None) -> Row:
    return replace(row, closed=why)


# -- coming and going: what is no longer possible is refused, also when another process was first ---------------------


def left(row: Row, person: Person) -> Row:
    """From a table that waits one gets up; at a game that others play on, a bot stands in until one comes back."""
    seats, status = seats_of(row, person), status_of(row)
    if not seats or status not in ("waiting", "running"):
        raise NotNow("not-at-table")
    if status == "waiting":
        return with_seats(row, dict.fromkeys(seats, SeatInfo("open")))
    if not players(row) - {person.id}:
        raise NotNow("leave-alone")
    still = [each for each in row.conceding or [] if each != person.id]
    stands_in = {seat: row.seats[seat].stand_in or STANDS_IN for seat in seats}
    return replace(stood_in_for(row, stands_in), conceding=still)


def cancelled(row: Row, person: Person) -> Row:
    return closed(waiting_of_host(row, person), "cancelled")


def filled(row: Row, who: tuple[Person, Seat, str, str]) -> Row:
    """A bot sits down where nobody has come."""
    person, seat, bot, name = who
    player(bot, 0)  # an unknown bot is refused
    if sitter_at(waiting_of_host(row, person), seat) != "open":
        raise NotNow("seat-taken")
    return with_seats(row, {seat: SeatInfo("bot", name=name or bot.capitalize(), bot=bot, nonce=f"bot{seat}")})


def freed(row: Row, who: tuple[Person, Seat]) -> Row:
    """Whoever sits there is sent away: a person for good, at this table."""
    person, seat = who
    if sitter_at(waiting_of_host(row, person), seat) == "open":
        raise NotNow("seat-free")
    sent = row.seats[seat].person
    if sent == person.id:
        raise NotNow("own-seat")
    barred = [*(row.barred or []), *([sent] if sent else [])]
    theirs = [n for n, each in enumerate(row.seats) if n == seat or (sent and each.person == sent)]
    return replace(with_seats(row, dict.fromkeys(theirs, SeatInfo("open"))), barred=barred)


def conceding(row: Row, who: tuple[Person, bool, Callable[[], Result]]) -> Row:
    """The game is given up as soon as everybody who plays wants it; one who does not is enough to go on."""
    person, agree, standing = who
    if not seats_of(row, person) or status_of(row) != "running":
        raise NotNow("not-at-table")
    if row.campaign:
        raise NotNow("concede-campaign")
    if not agree:
        return replace(row, conceding=None)
    wanted = {*(row.conceding or ()), person.id}
    if players(row) - wanted:
        return replace(row, conceding=sorted(wanted))
    return replace(closed(row, "conceded"), conceding=sorted(wanted), result=standing())


def waiting_of_host(row: Row, person: Person) -> Row:
    if not hosts(row, person):
        raise NotTheHost("not-the-host" if inside(row, person) else "not-at-table")
    if status_of(row) != "waiting":
        raise NotNow("not-waiting")
    return row


def sitter_at(row: Row, seat: Seat) -> str:
    if seat >= len(row.seats):
        raise NotNow("no-such-seat")
    return row.seats[seat].sitter


def with_seats(row: Row, those: dict[Seat, SeatInfo]) -> Row:
    return replace(row, seats=[those.get(n, seat) for n, seat in enumerate(row.seats)])
