"""A new table: from what somebody wishes to the row that is stored, if the title allows it."""

from __future__ import annotations

import secrets
from time import time

from msgspec.structs import replace

from karczma.campaigns import OPTION, fits, not_due
from karczma.games import find
from karczma.kernel.chance import Committed
from karczma.kernel.choices import no
from karczma.players import player
from karczma.server.problems import RequestRefused
from karczma.server.protocol import NewTable, NextGame, Person, SeatInfo, SeatWish
from karczma.server.storage.campaigns import StoredCampaign
from karczma.server.storage.store import Row
from karczma.title.contract import Campaign
from karczma.title.options import WrongTable


class NoSeat(RequestRefused):
    """All seats are taken, or the invitation does not fit."""


def row_for(person: Person, request: NewTable) -> Row:
    """A table as it was wished for, if the title allows it."""
    title = find(request.title)
    options = title.settled(request.options)
    title.new(len(request.seats), 0, options)  # raises WrongTable for a number of seats or options that do not fit
    key, now = secrets.token_hex(32), time()
    return Row(
        id=secrets.token_urlsafe(12),
        name=request.name or f"{person.name}",
        title=title.id,
        version=title.version,
        options=options,
        seats=[sitter(wish, person, request.nonce, n) for n, wish in enumerate(request.seats)],
        host=person.id,
        access=request.access,
        invitation=secrets.token_urlsafe(12),
        pace=request.pace,
        clock=request.clock,
        status="waiting",
        key=key,
        commitment=Committed(key).commitment(),
        seed=request.seed,
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )


def in_campaign(row: Row, campaign: Campaign, person: Person) -> None:
    """A game of a campaign must be one of those due, and nobody else's."""
    with find(row.title).refusing():
        if not fits(campaign, row.options):
            raise not_due(campaign)
        if [seat.person for seat in row.seats] != [person.id]:
            raise WrongTable("a campaign is played by the one whose it is, alone", no(""), reason="table-not-alone")


def like_before(left: Row, kept: StoredCampaign, request: NextGame) -> NextGame:
    """A game that nobody can go on with is begun anew as it was chosen, unless something else is asked for."""
    chosen = {option: left.options[option] for due in kept.campaign().due() for option in due if option in left.options}
    return replace(request, options={**chosen, **request.options})


def due_table(kept: StoredCampaign, request: NextGame) -> NewTable:
    """What a player leaves out is as it must be; where there is a choice it must be made."""
    due = kept.campaign().due()
    if not due:
        raise NoSeat("campaign-over")
    options = {**(due[0] if len(due) == 1 else {}), **request.options}
    return NewTable(kept.title, [SeatWish("me")], options, request.name, seed=request.seed, nonce=request.nonce)


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
