"""The head of a position file: which title, how many seats, which options, and what chance brings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from karczma.kernel.game import Game
from karczma.kernel.record import Header
from karczma.title.options import Value, WrongTable
from karczma.title.positions.errors import BadPosition
from karczma.title.positions.nodes import Node, read
from karczma.title.positions.sections import NOTHING, SECTIONS

if TYPE_CHECKING:
    from karczma.title.descriptor import Title

NAME = re.compile(r"[^\W\d_].{0,29}")  # of a player: no number, and not too long
HEAD = ("position", "version", "seats", "options", "content", "seed", "chance")


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A file that can be read, though nobody has laid its table yet."""

    title: str
    seats: int
    players: tuple[str, ...]  # the names of the seats, if it gives them some
    options: dict[str, Value]
    seed: int  # of what it does not tell: the set-up, and chance after the outcomes that it tells
    text: str
    tree: Node
    where: str = "position"  # the file, for messages

    def part(self, name: str) -> Node:
        return self.tree.entries.get(name, NOTHING)

    def line(self, name: str) -> int:
        return self.part(name).line or 1

    @property
    def table(self) -> Node:
        """The part that tells the table."""
        return Node(1, {name: each for name, each in self.tree.entries.items() if name in SECTIONS})


class BegunHeader(Header, frozen=True, kw_only=True):
    """Of a game that did not begin with its set-up: a record of it holds the whole position."""

    position: str

    def lines(self, reveal_key: bool) -> list[str]:
        return [*super().lines(reveal_key), f"position {msgspec.json.encode(self.position).decode()}"]


def position_in(text: str) -> Position:
    """What a file tells, as far as it can be read without its title."""
    tree = read(text)
    entries = tree.known(*HEAD, *SECTIONS)
    for name in ("position", "seats"):
        if name not in entries:
            raise BadPosition(tree.line, "position-missing", said="position", missing=name)
    seats = entries["seats"]
    players = tuple(each.text for each in seats.items) if isinstance(seats.held, list) else ()
    if len(set(players)) != len(players):
        raise BadPosition(seats.line, "position-players")
    for name in players:
        if not NAME.fullmatch(name) or not name.isprintable():
            raise BadPosition(seats.line, "position-player", said=name[:60])
    return Position(
        title=entries["position"].text,
        seats=len(players) or seats.number,
        players=players,
        options={name: option(each) for name, each in entries.get("options", NOTHING).entries.items()},
        seed=entries["seed"].number if "seed" in entries else 0,
        text=text,
        tree=tree,
    )


def in_file(path: str | Path, title: str = "") -> Position:
    """What a file tells, if it is of that title; what is wrong with it is said with its name."""
    with naming(str(path)):
        try:
            position = position_in(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise BadPosition(1, "position-characters") from None
        if title and position.title != title:
            raise BadPosition(position.line("position"), "position-title", said=position.title[:60], title=title)
        return msgspec.structs.replace(position, where=str(path))


@contextmanager
def naming(where: str) -> Iterator[None]:
    """What is wrong in here is wrong with this file."""
    try:
        yield
    except BadPosition as error:
        error.where = where
        raise


def option(node: Node) -> Value:
    return [each.text for each in node.held] if isinstance(node.held, list) else node.text


def fresh(title: Title, position: Position, content: str | Path | None) -> Game:
    """The table as it is set up: what the file does not tell is as here."""
    version = position.tree.entries.get("version")
    if version is not None and not title.can_play(version.text):
        raise BadPosition(version.line, "position-version", said=version.shown, now=title.version)
    told = position.part("content")
    if (told.text if told.line else "standard") != title.rules.catalogue(content).id:
        raise BadPosition(position.line("content"), "position-content")
    try:
        return title.new(position.seats, position.seed, position.options, content)
    except WrongTable as error:
        options = position.part("options").entries
        about = options[error.option].line if error.option in options else 0
        line = about or position.line("seats" if error.reason == "table-number" else "options")
        raise BadPosition(line, "position-table", why=str(error)) from error


def header(title: Title, position: Position, g: Game) -> BegunHeader:
    told = position.part("content")
    return BegunHeader(
        title=title.id,
        version=title.version,
        seats=position.seats,
        options=title.settled(position.options),
        source=g.source,
        content=told.text if told.line else "standard",
        position=position.text,
    )
