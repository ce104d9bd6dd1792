"""A game at the terminal: one person, the other seats played by bots. No words and no screen here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from karczma import beginning, replayed, title_of
from karczma.games import find
from karczma.kernel.bases import home
from karczma.kernel.chance import Source
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.events import Event, redacted
from karczma.kernel.game import Game
from karczma.kernel.record import BadRecord, Record
from karczma.players import Player
from karczma.title.replay import Replay


class TakenBack(NamedTuple):
    """A line of the log that no rule wrote: the person took a choice back."""

    choice: Choice


class NoUndo(Exception):
    """A choice that cannot be taken back: `reason` is nothing, chance, revealed or other (then `seat` is whose)."""

    def __init__(self, reason: str, seat: Seat = -1) -> None:
        super().__init__(reason, seat)
        self.reason, self.seat = reason, seat


class Moment(NamedTuple):
    """The table just before the person chose. A copy has no journal: how long it was is kept beside it."""

    table: Game
    written: int
    choice: Choice


class Session:
    def __init__(self, g: Game, seat: Seat, bots: Mapping[Seat, Player]) -> None:
        self.g, self.seat, self.bots = g, seat, bots
        self.past: list[Moment] = []
        self.log: list[Event | TakenBack] = []
        self.read = 0  # how much of the log the person has been told
        self.heard = g.listen()
        self.written = len(self.journal)  # how much of the journal is in a file, or needs none

    @property
    def journal(self) -> list[Any]:
        assert self.g.journal is not None
        return self.g.journal

    @property
    def persons_turn(self) -> bool:
        """Whether the person must choose now."""
        return self.seat in self.g.deciding()

    @property
    def unsaved(self) -> bool:
        return len(self.journal) != self.written

    def play(self, choice: Choice) -> None:
        """The person chooses; what the rules refuse leaves everything as it was."""
        moment = Moment(self.g.copy(), len(self.journal), choice)
        self.g.apply(choice, self.seat)
        self.past.append(moment)
        self.listen()

    def let_bots_choose(self) -> None:
        """Until the person is asked, or the game is over. Where all choose at once the person does so first."""
        while not self.g.over and not self.persons_turn:
            seat = self.g.deciding()[0]
            self.others_choice(self.bots[seat].choose(self.g.view(seat), seat), seat)

    def others_choice(self, choice: Choice, seat: Seat) -> None:
        self.g.apply(choice, seat)
        self.listen()

    def listen(self) -> None:
        """Into the log goes what the person's seat may hear."""
        self.log += [redacted(event, self.seat) for event in self.heard]
        self.heard.clear()

    def news(self) -> list[Event | TakenBack]:
        """What the person has not been told yet."""
        fresh, self.read = self.log[self.read :], len(self.log)
        return fresh

    # -- taking back -----------------------------------------------------------------------------------------------

    def undo(self) -> Choice:
        """Take the last choice back: the table and its journal are again as they were. Returns what was chosen."""
        if not self.past:
            raise NoUndo("nothing")
        table, written, choice = self.past[-1]
        if learned := self.learned_since(written):
            raise learned
        if table.view(self.seat).unseen != self.g.view(self.seat).unseen:
            raise NoUndo("revealed")
        self.past.pop()
        table.journal, table.heard = self.journal[:written], self.heard
        self.g = table
        self.written = -1 if written < self.written else self.written  # the file knows more than the table now
        self.log.append(TakenBack(choice))
        return choice

    def learned_since(self, written: int) -> NoUndo | None:
        """Whoever has seen dice or an answer may not choose again. An answer that was the only one tells nothing."""
        for entry in self.journal[written:]:
            match entry:
                case int(), int(), int():
                    return NoUndo("chance")
                case int(seat), Choice() if seat != self.seat:
                    return NoUndo("other", seat)
        return None

    # -- saving ----------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        self.g.record().save(path)
        self.written = len(self.journal)


def resumed(record: Record, seat: Seat, bots: Mapping[Seat, Player], content: Path | None) -> Session:
    """Go on with a recorded game; its log is told again, and what could be taken back still can be."""
    source = Replay(title_of(record), record).chance(content)
    if source is None and not record.over:
        raise BadRecord(f"{record.where}: it tells neither seed nor key, so it can be replayed but not continued")
    g, choices = reopened(record, content)
    session = Session(g, seat, bots)
    for who, choice in choices:
        session.play(choice) if who == seat else session.others_choice(choice, who)
    if source is not None:
        for table in (session.g, *(moment.table for moment in session.past)):
            go_on_with(table, source)
    session.written = len(session.journal)
    session.read = len(session.log)
    return session


def reopened(record: Record, content: Path | None) -> tuple[Game, list[tuple[Seat, Choice]]]:
    """The table as a record begins, and the choices made at it. The whole record is checked before."""
    g = replayed(record, content)
    title = find(home(type(g)))
    choices = [(seat, title.parse(text)) for _, seat, text in record.choices()]
    return beginning(record, content), choices


def go_on_with(table: Game, source: Source) -> None:
    """Recorded outcomes end with the record; from there the source that the game was played with goes on."""
    table.source = source
    if table.before is not None:
        table.before = table.before.copy()
        table.before.source = source
