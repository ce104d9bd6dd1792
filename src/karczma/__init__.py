"""Karczma: an open table for kingdom-building board games.

>>> import karczma
>>> g = karczma.new("valeria", seats=2, seed=7)
>>> g.deciding()
(0, 1)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from karczma.games import UnknownTitle, find, ids
from karczma.kernel.bases import home
from karczma.kernel.chance import Source
from karczma.kernel.choices import WORDED_BY, Choice, Illegal, Refusal, UnknownChoice
from karczma.kernel.game import Game, NoRecord
from karczma.kernel.record import BadRecord, Record, read_file
from karczma.players import Player
from karczma.title.descriptor import Title
from karczma.title.options import Option, Value, WrongTable
from karczma.title.positions import BadPosition, CannotTell, Position
from karczma.title.positions import in_file as position_in_file
from karczma.title.positions import opened as position_opened
from karczma.title.positions import position_of as position_told
from karczma.title.replay import Replay

__all__ = [
    "BadPosition",
    "BadRecord",
    "CannotTell",
    "Choice",
    "Game",
    "Illegal",
    "NoRecord",
    "Option",
    "Player",
    "Record",
    "Refusal",
    "Title",
    "UnknownChoice",
    "UnknownTitle",
    "WrongTable",
    "load",
    "new",
    "parse",
    "position",
    "position_of",
    "titles",
]
__version__ = "0.1.0"


def new(
    title: str,
    seats: int,
    seed: int | Source = 0,
    options: Mapping[str, Value] | None = None,
    content: str | Path | None = None,
) -> Game:
    """Set up a table. `seats=1` is the solo mode; options left out have defaults that make a complete game."""
    return find(title).new(seats, seed, options, content)


def titles() -> list[Title]:
    """The descriptors of all titles."""
    return [find(title) for title in ids()]


def parse(title: str, text: str) -> Choice:
    """The choice that a text stands for: `parse(title, str(choice)) == choice`."""
    return find(title).parse(text)


def load(path: str | Path, content: str | Path | None = None) -> Game:
    """The table that a record tells of, as it stands at the record's end."""
    return replayed(read_file(path), content)


def position(title: str, path: str | Path, content: str | Path | None = None) -> Game:
    """The game that begins with the table that a position file tells of."""
    from karczma.locale.position_errors import bad_position  # only somebody who opens positions waits for the words

    try:
        return position_opened(find(title), position_in_file(path, title), None, content)
    except BadPosition as error:
        error.say = lambda told: bad_position(told, "en")
        raise


def position_of(g: Game, content: str | Path | None = None) -> str:
    """This moment of a game, as the text of a position file."""
    return position_told(find(home(type(g))), g, content=content)


def replayed(record: Record, content: str | Path | None = None) -> Game:
    """The table that a record leads to, if it is a record of ours and nobody has changed it."""
    g = title_of(record).replay(record, content=content)
    record.check_seal()
    return g


def title_at(position: Position) -> Title:
    """Which game a position is of."""
    try:
        return find(position.title)
    except UnknownTitle:
        said, known = position.title[:60], ", ".join(ids())
        raise BadPosition(position.line("position"), "position-game", said=said, known=known) from None


def beginning(record: Record, content: str | Path | None = None) -> Game:
    """The table with which a record begins; its chance is what the record tells."""
    return Replay(title_of(record), record).opened(record.recorded_chance(), content)


def title_of(record: Record) -> Title:
    try:
        return find(record.header["title"].partition(" ")[0])
    except UnknownTitle as error:
        raise BadRecord(f"{record.where}: {error}") from None


def why_refused(error: Illegal) -> str:
    from karczma.locale.refused import why_refused  # words are read when somebody reads the error

    return why_refused(error)


WORDED_BY.append(why_refused)
