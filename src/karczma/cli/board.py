"""The table on the screen: a title's own board if it has one, else one built from its zones and counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from karczma.cli.reader import Reader
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.walk import walk
from karczma.kernel.zones import Place, goods_in, places

PILE = ("top", "bag", "bottom")
LABEL = 16  # columns of a label, its indent included


class Board(NamedTuple):
    """How a table is drawn in the terminal."""

    board: Callable[[Game, Reader, set[str]], RenderableType]
    # the whole table as a seat sees it; the set are the components that the seat may choose now
    purse: Callable[[Game, Reader], str]  # what the reader has to spend, in one line
    on_show: Callable[[Game], list[str]]  # the catalogue ids of what the seat sees, in the order of the board
    cards: Callable[[Game], list[str]]  # the catalogue ids of all components of the game
    place: Callable[[Game, Reader, str], RenderableType | None] = lambda view, reader, name: None
    # what lies at a place of that name; a board without a map has none


def board_of(reader: Reader) -> Board:
    """The title's own, or one that works for any."""
    name = f"karczma.cli.boards.{reader.title}"
    found: Board = import_module(name).BOARD if find_spec(name) else PLAIN
    return found


class Heap(NamedTuple):
    """A zone, or the three parts of a pile together."""

    name: str
    cards: list[str]
    face_down: int


# -- a board for any title -----------------------------------------------------------------------------------------


def board(view: Game, reader: Reader, lit: set[str]) -> RenderableType:
    sections: list[RenderableType] = [Rule(reader.say("terminal-table"), style="dim")]
    sections += heaps(view, -1, reader, lit)
    for seat, (name, score) in enumerate(zip(reader.names, view.scores(), strict=True)):
        points = reader.say("points", n=score)
        sections.append(Text.assemble((name, "bold"), f"  {points}"))
        sections += [labelled(word(name, reader), str(n)) for name, n in counters(view, seat)]
        sections += heaps(view, seat, reader, lit)
    return Group(*sections)


def purse(view: Game, reader: Reader) -> str:
    return " · ".join(f"{word(name, reader)} {n}" for name, n in counters(view, reader.seat))


def on_show(view: Game) -> list[str]:
    return list(dict.fromkeys(card for place in places(view) for card in heap(view, place.name, [place]).cards))


def cards(view: Game) -> list[str]:
    cards = [view.named("", card) for card in range(len(view.known))]
    return list(dict.fromkeys([*cards, *on_show(view)]))


def heaps(view: Game, owner: Seat, reader: Reader, lit: set[str]) -> Iterator[RenderableType]:
    for each in heaps_of(view, owner):
        cards = [named(card, n, reader, lit) for card, n in Counter(each.cards).items()]
        if each.face_down:
            cards.append(Text(reader.say("terminal-face-down", n=each.face_down)))
        yield labelled(word(each.name, reader), Text(", ").join(cards) if cards else Text("-", "dim"))


def heaps_of(view: Game, owner: Seat) -> list[Heap]:
    found: dict[str, list[Place]] = {}
    for place in places(view):
        if place.owner == owner:
            *path, last = [part for part in place.name.split(".") if not part.isdigit()]
            found.setdefault(path[-1] if last in PILE and path else last, []).append(place)
    return [heap(view, name, parts) for name, parts in found.items()]


def heap(view: Game, name: str, parts: list[Place]) -> Heap:
    cards = [card for place in parts for card in cards_in(view, place)]
    return Heap(name, [card for card in cards if card], cards.count(""))


def cards_in(view: Game, place: Place) -> list[str]:
    """The names of what lies there; a card that the seat may not see has none."""
    if place.zone.tally:
        return [view.named(place.zone.of, what) for what, n in enumerate(place.cards) for _ in range(n)]
    return [view.named(place.zone.of, what) if what >= 0 else "" for what in place.cards]


def counters(view: Game, seat: Seat) -> Iterator[tuple[str, int]]:
    """The tokens of a seat: the counters of its record that are marked as goods."""
    for _, owner, field, _, held in walk(view, goods_in):
        if owner == seat and isinstance(held, int):
            yield field.name, held
        elif owner == seat:
            yield from ((f"{field.name} {i + 1}", n) for i, n in enumerate(held))


def named(card: str, n: int, reader: Reader, lit: set[str]) -> Text:
    times = f" ×{n}" if n > 1 else ""
    return Text(f"{reader.name(card)}{times}", "bold" if card in lit else "")


def word(name: str, reader: Reader) -> str:
    """What a zone or counter is called: the title's word for it, or the name it has in the code."""
    message = f"zone-{name.replace('_', '-')}"
    return reader.say(message) if reader.speaker.has(message) else name.replace("_", " ")


def labelled(label: str, text: Text | str) -> Table:
    """A labelled line of somebody's side of the table; what is too long goes on below itself."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=LABEL)
    grid.add_row(Text(f"    {label}", "dim"), text)
    return grid


PLAIN = Board(board, purse, on_show, cards)
