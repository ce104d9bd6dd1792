"""The table on the screen: a title's own board if it has one, else one built from its zones and counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast, get_args

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from karczma.cli.reader import Reader
from karczma.cli.screens import score_table
from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.state import State, kind
from karczma.kernel.zones import GOODS, Card, Place, places

PILE = ("top", "bag", "bottom")
LABEL = 16  # columns of a label, its indent included


class Board(Protocol):
    def board(self, view: Game, reader: Reader, lit: set[str]) -> RenderableType:
        """The whole table as a seat sees it; `lit` are the components that the seat may choose now."""

    def purse(self, view: Game, reader: Reader) -> str:
        """What the reader has to spend, in one line."""

    def on_show(self, view: Game) -> list[str]:
        """The catalogue ids of the cards that the seat sees, in the order of the board."""

    def cards(self, view: Game) -> list[str]:
        """The catalogue ids of all cards of the game."""

    def result(self, view: Game, reader: Reader) -> RenderableType:
        """The final count."""


def board_of(reader: Reader) -> Board:
    name = f"karczma.cli.boards.{reader.title}"
    return cast(Board, import_module(name)) if find_spec(name) else Plain(reader.title, reader.content)


class Heap(NamedTuple):
    """A zone, or the three parts of a pile together."""

    name: str
    cards: list[str]
    face_down: int


class Plain:
    """A board for any title: what lies in the middle, then what lies before each player."""

    def __init__(self, title: str, content: Path | None) -> None:
        self.catalogue = find(title).module("catalogue").catalogue(content)

    def board(self, view: Game, reader: Reader, lit: set[str]) -> RenderableType:
        sections: list[RenderableType] = [Rule(reader.say("terminal-table"), style="dim")]
        sections += self.heaps(view, -1, reader, lit)
        for seat, (name, score) in enumerate(zip(reader.names, view.scores(), strict=True)):
            points = reader.say("points", n=score)
            sections.append(Text.assemble((name, "bold"), f"  {points}"))
            sections += [labelled(word(name, reader), str(n)) for name, n in counters(view, seat)]
            sections += self.heaps(view, seat, reader, lit)
        return Group(*sections)

    def purse(self, view: Game, reader: Reader) -> str:
        return " · ".join(f"{word(name, reader)} {n}" for name, n in counters(view, reader.seat))

    def on_show(self, view: Game) -> list[str]:
        return list(dict.fromkeys(card for place in places(view) for card in heap(view, place.name, [place]).cards))

    def cards(self, view: Game) -> list[str]:
        cards = [self.catalogue.card_name(Card(card)) for card in range(len(view.known))]
        return list(dict.fromkeys([*cards, *self.on_show(view)]))

    def result(self, view: Game, reader: Reader) -> RenderableType:
        table = score_table(reader)
        for name, score in zip(reader.names, view.scores(), strict=True):
            table.add_row(name, str(score))
        return table

    def heaps(self, view: Game, owner: Seat, reader: Reader, lit: set[str]) -> Iterator[RenderableType]:
        for each in heaps_of(view, owner):
            shown = [named(card, n, reader, lit) for card, n in Counter(each.cards).items()]
            if each.face_down:
                shown.append(Text(reader.say("terminal-face-down", n=each.face_down)))
            yield labelled(word(each.name, reader), Text(", ").join(shown) if shown else Text("-", "dim"))


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


def counters(record: State, seat: Seat) -> Iterator[tuple[str, int]]:
    """The tokens of a seat: the counters of its record that are marked as goods."""
    for name, hint in record.hints.items():
        what, inner = kind(hint)
        held: Any = getattr(record, name)
        if what == "list" and kind(inner)[0] == "record" and seat < len(held):
            yield from own_counters(held[seat])


def own_counters(record: State) -> Iterator[tuple[str, int]]:
    for name, hint in record.hints.items():
        if GOODS in get_args(hint)[1:]:
            held: Any = getattr(record, name)
            yield from [(name, held)] if isinstance(held, int) else [(f"{name} {i + 1}", n) for i, n in enumerate(held)]


def named(card: str, n: int, reader: Reader, lit: set[str]) -> Text:
    times = f" ×{n}" if n > 1 else ""
    return Text(f"{reader.name(card)}{times}", "bold" if card in lit else "")


def word(name: str, reader: Reader) -> str:
    """What a zone or counter is called: the title's word for it, or ours, or the name it has in the code."""
    spelt = name.replace("_", "-")
    known = [message for message in (f"zone-{spelt}", f"terminal-zone-{spelt}") if reader.speaker.has(message)]
    return reader.say(known[0]) if known else name.replace("_", " ")


def labelled(label: str, text: Text | str) -> Table:
    """A labelled line of somebody's side of the table; what is too long goes on below itself."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=LABEL)
    grid.add_row(Text(f"    {label}", "dim"), text)
    return grid
