"""`karczma play`: a whole game in the terminal, against bots."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from time import monotonic
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from karczma import new, title_at
from karczma.cli.campaign import Wishes, play_campaign
from karczma.cli.commands.simulate import options_of
from karczma.cli.errors import refusals_in, wrong
from karczma.cli.reader import Reader, given_names, names_for_bots, system_language
from karczma.cli.session import Session, resumed
from karczma.cli.terminal import Resume, Terminal
from karczma.games import UnknownTitle, find
from karczma.kernel.bases import home
from karczma.kernel.choices import Seat
from karczma.kernel.record import BadRecord, Record, read_file
from karczma.players import Player
from karczma.players.named import bot
from karczma.title.descriptor import Title
from karczma.title.options import WrongTable
from karczma.title.positions import in_file, naming, opened

BOT = "normal"
USUAL_SEATS = 2


def play(
    title: Annotated[str, typer.Argument(help="Which game; a saved one knows it.")] = "",
    seats: Annotated[int | None, typer.Option(help="Players, you included; 1 is the solo game.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--with", help="The bots you play against: easy, normal, hard, master or module:Name, e.g. easy,hard."
        ),
    ] = "",
    seat: Annotated[int, typer.Option(min=0, help="Where you sit; the first seat is 0.")] = 0,
    lang: Annotated[str, typer.Option(help="The language, en or pl.", show_default="that of the system")] = "",
    seed: Annotated[int | None, typer.Option(help="Of dice and shuffles.", show_default="a new one")] = None,
    option: Annotated[list[str], typer.Option(help="An option of the table, name=value.")] = [],  # noqa: B006
    names: Annotated[str, typer.Option(help="Names for the seats in their order, separated by commas.")] = "",
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    position: Annotated[Path | None, typer.Option(help="Begin with the table of a position file.")] = None,
    content: Annotated[Path | None, typer.Option(help="A folder of card files to lay over ours.")] = None,
    campaign: Annotated[str, typer.Option(help="Go on with the campaign of this name, or in this file.")] = "",
) -> None:
    """Play a whole game in the terminal against bots.

    Type the number of an option, `?` for "why can't I", `help` for everything else.
    """
    language = lang or system_language()
    with refusals_in(language):
        wishes = Wishes(language, seed, options_of(option), names, content)
        if position and (load or campaign):
            raise wrong("terminal-wrong-position")
        if position:
            play_from(position, title, Company(seats, bots, seat), wishes)
        elif not campaign:
            play_game(title, Company(seats, bots, seat), wishes, load)
        elif seats not in (None, 1) or bots or seat or load:
            raise wrong("terminal-wrong-campaign")
        else:
            play_campaign(campaign, title, wishes)


class Company(NamedTuple):
    """What the command line says about who plays, and where the person sits."""

    seats: int | None
    bots: str
    seat: Seat


def play_game(title: str, company: Company, wishes: Wishes, load: Path | None) -> None:
    record = read_file(load) if load else None
    if record and (company.seats is not None or wishes.seed is not None or wishes.options):
        raise wrong("terminal-wrong-load")
    found = title_of(title, record)
    kinds = bots_against(found, company, record)
    seed = secrets.randbelow(1 << 32) if wishes.seed is None else wishes.seed
    others = seated(kinds, company.seat, seed)
    if record:
        session = resumed(record, company.seat, others, wishes.content)
    else:
        g = new(found.id, len(kinds) + 1, seed, wishes.options, wishes.content)
        session = Session(g, company.seat, others)
    at_the_table(session, kinds, wishes, load and load.absolute())


def play_from(file: Path, title: str, company: Company, wishes: Wishes) -> None:
    """A game that begins in the middle: the file knows the seats, the options and the chance that is to come."""
    if wishes.seed is not None or wishes.options:
        raise wrong("terminal-wrong-load")
    position = in_file(file, title)
    with naming(str(file)):
        found = title_at(position)
        g = opened(found, position, None, wishes.content)
    if company.seats not in (None, g.seats):
        raise wrong("terminal-wrong-load")
    kinds = bots_against(found, company._replace(seats=g.seats), None)
    names = wishes.names or ",".join(position.players)
    session = Session(g, company.seat, seated(kinds, company.seat, position.seed))
    at_the_table(session, kinds, wishes._replace(names=names), None)


def at_the_table(session: Session, kinds: list[str], wishes: Wishes, file: Path | None) -> None:
    """Until it is over, or the person has had enough."""
    title, seat = home(type(session.g)), session.seat
    called = names_for_bots(given_names(wishes.names, len(kinds) + 1), seat)
    reader = Reader(title, wishes.language, seat, called, wishes.content)
    resume = resume_command(kinds, seat, wishes.names, wishes.content)
    Terminal(session, reader, Console(highlight=False), resume, file).run()
    if session.unsaved:
        raise typer.Exit(1)


def title_of(title: str, record: Record | None) -> Title:
    if record is None:
        if not title:
            raise wrong("terminal-wrong-game")
        return find(title)
    recorded = record.header["title"].partition(" ")[0]
    if title and title != recorded:
        raise wrong("terminal-wrong-record", file=record.where, recorded=recorded, title=title)
    try:
        return find(recorded)
    except UnknownTitle as error:
        raise BadRecord(f"{record.where}: {error}") from None


def bots_against(title: Title, company: Company, record: Record | None) -> list[str]:
    """The kind of bot at each of the other seats; how many there are must come out the same wherever it is told."""
    kinds = company.bots.split(",") if company.bots else []
    seats = seats_of(title, company.seats, kinds, record)
    if kinds and len(kinds) != seats - 1:
        raise wrong("terminal-wrong-bots", bots=len(kinds), seats=seats, others=seats - 1)
    if company.seat >= seats:
        raise wrong("terminal-wrong-seat", seat=company.seat, seats=seats)
    return kinds or [BOT] * (seats - 1)


def seats_of(title: Title, wanted: int | None, kinds: list[str], record: Record | None) -> int:
    usual = USUAL_SEATS if USUAL_SEATS in title.players else min(title.players)
    seats = (len(kinds) + 1 if kinds else usual) if wanted is None else wanted
    seats = record.header_number("seats") if record else seats
    try:
        with title.refusing():
            title.refuse_number(seats)
    except WrongTable as error:
        if record:
            raise BadRecord(f"{record.where}: {error}") from None
        raise
    return seats


def seated(kinds: list[str], person: Seat, seed: int) -> dict[Seat, Player]:
    others = [seat for seat in range(len(kinds) + 1) if seat != person]
    return {seat: bot(kind, seed * 31 + seat, monotonic) for seat, kind in zip(others, kinds, strict=True)}


def resume_command(kinds: list[str], seat: Seat, names: str, content: Path | None) -> Resume:
    """Everything a saved game does not know and that is not as usual."""
    words = ["karczma", "play"]
    if set(kinds) - {BOT}:
        words += ["--with", ",".join(kinds)]
    if seat:
        words += ["--seat", str(seat)]
    if names:
        words += ["--names", names]
    if content:
        words += ["--content", str(content.resolve())]
    return lambda language, file: shlex.join([*words, "--lang", language, "--load", str(file)])
