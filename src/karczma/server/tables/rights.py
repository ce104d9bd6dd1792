"""Who may do what at a table. Nobody is nobody: whoever has not said who they are sits nowhere and hosts nothing."""

from __future__ import annotations

from secrets import compare_digest

from karczma.kernel.choices import Seat
from karczma.server.protocol import Beginning, Person, TableInfo
from karczma.server.storage.store import Row

ENDED = ("over", "unfinished")
ON_PURPOSE = ("conceded", "cancelled")  # closed by people: it never goes on


def seats_of(row: Row, person: Person | None) -> list[Seat]:
    """The seats of that person; none of nobody's, whatever an open seat or a bot's has in place of a person."""
    if person is None:
        return []
    return [n for n, seat in enumerate(row.seats) if seat.sitter == "person" and seat.person == person.id]


def hosts(row: Row, person: Person | None) -> bool:
    return person is not None and person.id == row.host


def inside(row: Row, person: Person | None) -> bool:
    """Those who sit at it and whoever set it up."""
    return hosts(row, person) or bool(seats_of(row, person))


def invited(row: Row, invitation: str | None) -> bool:
    return bool(invitation) and compare_digest(str(invitation).encode(), row.invitation.encode())


def players(row: Row) -> set[str]:
    """People who play: those for whom a bot stands in have left it to the others."""
    return {seat.person for seat in row.seats if seat.sitter == "person" and seat.person and not seat.stand_in}


def may_know(row: Row, person: Person | None, invitation: str | None) -> bool:
    """A private table is for those who sit at it, and for whom they invite."""
    return row.access != "private" or inside(row, person) or invited(row, invitation)


def status_of(row: Row) -> str:
    """A game that nobody can go on with is unfinished; the row keeps what it was, should the rules come back."""
    return "unfinished" if row.closed and row.status != "over" else row.status


def info_of(row: Row, person: Person | None) -> TableInfo:
    """The table without its secrets: the key only after the end, the invitation only for those inside."""
    status = status_of(row)
    return TableInfo(
        id=row.id,
        name=row.name,
        title=row.title,
        version=row.version,
        options=row.options,
        seats=row.seats,
        host=row.host,
        access=row.access,  # type: ignore[arg-type]
        pace=row.pace,  # type: ignore[arg-type]
        clock=row.clock,
        status=status,  # type: ignore[arg-type]
        closed=row.closed if status == "unfinished" else None,
        commitment=row.commitment,
        key=row.key if status in ENDED and row.seed is None else None,
        seed=row.seed,
        result=row.result,
        rematch=row.rematch,
        conceding=[n for n, seat in enumerate(row.seats) if seat.person in (row.conceding or ())],
        created=row.created,
        changed=row.changed,
        invitation=row.invitation if inside(row, person) else None,
        campaign=row.campaign if hosts(row, person) else None,
        begins_with=Beginning(row.begins_with.table, row.begins_with.moves) if row.begins_with else None,
    )
