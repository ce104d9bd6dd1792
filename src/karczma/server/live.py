"""A table in memory: what follows from its row and its journal. It decides nothing and stores nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from karczma.games import find
from karczma.kernel.chance import Committed, Seeded, Source
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.kernel.title import Title
from karczma.server.protocol import Position, Step, TableInfo, Undo
from karczma.server.shown import shown
from karczma.server.store import Entry, Row, UndoWish
from karczma.server.telling import happening, question


class Played(msgspec.Struct):
    """An entry and what came of it: its events, and the chance counter before and after."""

    entry: Entry
    events: list[Any]
    before: int
    after: int


class WrongVersion(RuntimeError):
    """The table began with other rules than these."""


def info_of(row: Row, person: str) -> TableInfo:
    """The table without its secrets; the invitation only for those who sit at it or host it."""
    told = msgspec.to_builtins(row)
    inside = person == row.host or any(seat.person == person for seat in row.seats)
    told["key"] = row.key if row.status == "over" and row.seed is None else None
    told["invitation"] = row.invitation if inside else None
    return msgspec.convert(told, TableInfo)


class Live:
    """A running or finished game, made from its journal."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.title: Title = find(row.title)
        if row.status != "waiting" and row.version != self.title.version:
            raise WrongVersion(f"table {row.id} was begun with {row.title} {row.version}; this is {self.title.version}")
        self.seq = 0
        self.steps: list[Played] = []
        self.chosen: list[Entry] = []  # choices that stand: undone ones are not among them
        self.g: Game | None = None
        self.asked_since = row.changed
        self.asked_at: dict[Seat, int] = {}  # the sequence number at which a seat's present question was put
        self.used = [0.0] * len(row.seats)
        if row.status != "waiting":
            self.begin()

    # -- from row and journal to table -----------------------------------------------------------------------------

    def begin(self) -> None:
        self.g = self.fresh()

    def renew(self, row: Row) -> None:
        """Another process has changed the table."""
        self.row = row
        if self.g is None and row.status != "waiting":
            self.begin()

    def fresh(self) -> Game:
        g = self.title.new(len(self.row.seats), self.source(), self.row.options)
        g.listen()
        return g

    def source(self) -> Source:
        if self.row.seed is not None:
            return Seeded(self.row.seed)
        return Committed(self.row.key, tuple(seat.nonce or "-" for seat in self.row.seats))

    @property
    def game(self) -> Game:
        assert self.g is not None, "the game has not begun"
        return self.g

    def take_in(self, entry: Entry) -> None:
        """The next entry of the journal happens."""
        self.count_time(entry.at)
        asked = self.game.lanes and {seat: self.game.decision(seat) for seat in self.game.deciding()}
        if entry.kind == "undo":
            self.chosen.pop()
            self.g = self.replayed(self.chosen)
            self.steps.append(Played(entry, [], self.game.tick, self.game.tick))
        else:
            self.steps.append(self.happen(self.game, entry))
            self.chosen.append(entry)
        self.seq = entry.seq
        self.asked_at = {
            seat: self.asked_at.get(seat, 0)
            if asked and self.game.lanes and entry.kind == "choice" and asked.get(seat) is self.game.decision(seat)
            else entry.seq
            for seat in self.game.deciding()
        }

    def happen(self, g: Game, entry: Entry) -> Played:
        before = g.tick
        heard = g.listen()
        g.apply(self.title.parse(entry.text), entry.seat)
        return Played(entry, heard, before, g.tick)

    def replayed(self, entries: list[Entry]) -> Game:
        g = self.fresh()
        for entry in entries:
            self.happen(g, entry)
        return g

    def at(self, seq: int) -> Game:
        """The table as it was after that entry."""
        standing: list[Entry] = []
        for played in self.steps:
            if played.entry.seq > seq:
                break
            if played.entry.kind == "undo":
                standing.pop()
            else:
                standing.append(played.entry)
        return self.replayed(standing)

    # -- judging ---------------------------------------------------------------------------------------------------

    def fresh_enough(self, seat: Seat, seq: int) -> bool:
        """Whether a client that knows the table up to `seq` has seen this seat's question: where several seats choose
        at once, what the others did meanwhile does not matter. Whoever is not asked must know how the table stands."""
        return self.asked_at.get(seat, self.seq) <= seq <= self.seq

    def legal(self, choice: Choice, seat: Seat) -> bool:
        return choice in self.game.options(seat)

    def undo(self, seat: Seat) -> Undo:
        """Free until something was rolled or revealed or another seat has chosen; then by consent; then not at all."""
        if self.g is None or not self.chosen:
            return Undo(False, "nothing")
        if self.g.over:
            return Undo(False, "over")
        last = next(played for played in reversed(self.steps) if played.entry is self.chosen[-1])
        reason = "other" if last.entry.seat != seat else "rolled" if last.before != last.after else ""
        wish = self.wish()
        missing = [each for each in self.people() if each not in wish.agreed] if wish else []
        return Undo(not reason, reason, wish.by if wish else None, missing)

    def wish(self) -> UndoWish | None:
        """The wish to take the last choice back, if there is one; of an earlier choice there is none any more."""
        wish = self.row.undo
        return wish if wish and wish.seq == self.seq else None

    def people(self) -> list[Seat]:
        """Seats whose consent counts: persons who are not stood in for."""
        return [n for n, seat in enumerate(self.row.seats) if seat.sitter == "person" and not seat.stand_in]

    def bots_turn(self) -> tuple[Seat, str] | None:
        """A seat that must choose and that a bot plays for, and which bot."""
        if self.g is None:
            return None
        for seat in self.g.deciding():
            info = self.row.seats[seat]
            bot = info.bot if info.sitter == "bot" else info.stand_in
            if bot:
                return seat, bot
        return None

    # -- clocks ----------------------------------------------------------------------------------------------------

    def count_time(self, at: float) -> None:
        if self.g is not None:
            for seat in self.g.deciding():
                self.used[seat] += max(0.0, at - self.asked_since)
        self.asked_since = at

    def time_left(self, seat: Seat, now: float) -> float | None:
        clock = self.row.clock
        if clock is None or self.g is None or self.row.status != "running":
            return None
        thinking = now - self.asked_since if seat in self.g.deciding() else 0.0
        left = []
        if clock.per_move is not None and seat in self.g.deciding():
            left.append(clock.per_move - thinking)
        if clock.per_game is not None:
            left.append(clock.per_game - self.used[seat] - thinking)
        return min(left, default=None)

    # -- what a seat receives --------------------------------------------------------------------------------------

    def info(self, person: str) -> TableInfo:
        return info_of(self.row, person)

    def seats_of(self, person: str) -> list[Seat]:
        return [n for n, seat in enumerate(self.row.seats) if seat.sitter == "person" and seat.person == person]

    def position(
        self, person: str, seat: Seat, since: int, now: float, watching: int, present: list[Seat]
    ) -> Position:
        seen = self.game.view(seat) if self.g is not None else None
        return Position(
            seq=self.seq,
            seat=seat,
            mine=self.seats_of(person),
            table=self.info(person),
            view=shown(seen) if seen is not None else None,
            deciding=list(self.g.deciding()) if self.g is not None else [],
            question=question(seen, seat) if seen is not None and seat in self.game.deciding() else None,
            steps=[self.step(played, seat) for played in self.steps if played.entry.seq > since],
            scores=list(seen.scores()) if seen is not None else [],
            undo=self.undo(seat),
            watching=watching,
            present=present,
            clocks=[self.time_left(each, now) for each in range(len(self.row.seats))],
            over=self.g is not None and self.g.over,
        )

    def step(self, played: Played, seat: Seat) -> Step:
        entry = played.entry
        events = [happening(self.row.title, event, seat) for event in played.events]
        return Step(entry.seq, entry.kind, entry.seat, events, entry.at)  # type: ignore[arg-type]
