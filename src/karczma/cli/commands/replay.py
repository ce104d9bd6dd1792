"""`karczma replay`: a recorded game in words, or its table after so many choices."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console, Group, RenderableType
from rich.text import Text

from karczma.cli.board import board_of
from karczma.cli.final_count import final_count
from karczma.cli.reader import NOBODYS_SEAT, Reader, given_names, system_language
from karczma.cli.screens import winners
from karczma.cli.session import reopened
from karczma.games import find
from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.kernel.record import read_file, shortened
from karczma.title.options import WrongTable


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    lang: Annotated[str, typer.Option(help="The language, en or pl.", show_default="that of the system")] = "",
    at: Annotated[int | None, typer.Option(min=0, help="Show the table after so many choices instead.")] = None,
    names: Annotated[str, typer.Option(help="Names for the seats in their order, separated by commas.")] = "",
    content: Annotated[Path | None, typer.Option(help="The folder of card files it was played with.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print choices and scores as JSON.")] = False,
) -> None:
    """Tell a recorded game: every choice, and what came of it. Nothing is hidden from the reader of a record."""
    g, choices = reopened(read_file(file), content)
    if at is not None and at > len(choices):
        raise WrongTable(f"{file}: the game has {len(choices)} choices, not {at}")
    reader = Reader(home(type(g)), lang or system_language(), NOBODYS_SEAT, given_names(names, g.seats), content)
    reader.look_at(g)
    steps = [Step(g, *choice, reader) for choice in choices[:at]]
    if as_json:
        typer.echo(msgspec.json.encode(facts(g, steps, at)).decode())
        return
    console = Console(highlight=False)
    for text in heading(g, reader) if at is None else []:
        console.print(text)
    for step in steps if at is None else []:
        console.print(step.text())
    console.print(last_screen(g, reader))


class Step:
    """A choice, made again at the table, and what came of it, in words."""

    def __init__(self, g: Game, seat: Seat, choice: Choice, reader: Reader) -> None:
        """What is asked and chosen is worded before it is done: its words may need the table as it was."""
        self.seat, self.choice, self.name = seat, choice, reader.names[seat]
        self.clause = g.decision(seat).clause
        self.words = reader.speaker.choice(choice, g, seat)
        heard = g.listen()
        g.apply(choice, seat)
        self.events = [(reader.event(event), reader.speaker.clause_behind(event)) for event in heard]

    def text(self) -> Text:
        events = [(f"\n  · {event}  [{clause}]", "dim") for event, clause in self.events]
        return Text.assemble((self.name, "bold"), f": {self.words}", (f"  [{self.clause}]", "dim"), *events)

    def facts(self) -> dict[str, Any]:
        events = [{"words": words, "clause": clause} for words, clause in self.events]
        outcome = {"clause": self.clause, "words": self.words, "events": events}
        return {"seat": self.seat, "choice": str(self.choice), **outcome}


def heading(g: Game, reader: Reader) -> list[Text]:
    header = g.record().header
    names = find(reader.title).names
    return [
        Text(names[reader.language], "bold"),
        *(Text(f"  {name} {shortened(value)}", "dim") for name, value in header.items()),
    ]


def last_screen(g: Game, reader: Reader) -> RenderableType:
    look = board_of(reader)
    if not g.over:
        return look.board(g, reader, set())
    return Group(look.board(g, reader, set()), final_count(g, reader), winners(g, reader))


def facts(g: Game, steps: list[Step], at: int | None) -> dict[str, Any]:
    """The game as figures; the table itself only if one asked for a moment of it."""
    ends = {"over": g.over, "scores": g.scores(), "winners": g.winners(), "fingerprint": g.fingerprint()}
    table = {} if at is None else {"at": at, "deciding": g.deciding(), "table": g.to_plain()}
    return {"header": g.record().header, "choices": [step.facts() for step in steps], **ends, **table}
