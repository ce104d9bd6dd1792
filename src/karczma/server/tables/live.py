"""A table in memory: what follows from its row and its journal. It decides nothing and stores nothing."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from karczma.games import find
from karczma.kernel.chance import Committed, Continued, Recorded, Seeded, Source
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.events import secrets_of
from karczma.kernel.game import Game
from karczma.server.protocol import Person, Position, Step, TableInfo, Undo
from karczma.server.storage.store import Entry, Row, UndoWish
from karczma.server.tables.rights import info_of, seats_of
from karczma.server.tables.timeline import Played, Timeline
from karczma.server.tables.view_json import view_json
from karczma.server.tables.wire import happening, question
from karczma.title.descriptor import Title
from karczma.title.positions import opened, position_in


class WrongVersion(RuntimeError):
    """The table began with other rules than these."""


class LiveTable:
    """A running or finished game, made from its journal. Of one that is closed only the row is known."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.seq = 0
        self.steps: list[Played] = []
        self.timeline: Timeline | None = None
        self.deciding_since: float | None = None  # in server seconds; of entries from before there were any: unknown
        self.own_since = [0] * len(row.seats)  # the entry since which nothing changed for a seat but in others' lanes
        self.judged: dict[Seat, Undo] = {}  # what each seat could take back now
        self.newest: Step | None = None  # what the last entry brought, as everybody is told
        self.used = [0.0] * len(row.seats)
        if row.status != "waiting" and not row.closed:
            self.begin()

    # -- from row and journal to table -----------------------------------------------------------------------------

    @property
    def title(self) -> Title:
        return find(self.row.title)

    def begin(self) -> None:
        row, title = self.row, self.title
        if not title.can_play(row.version):
            raise WrongVersion(f"table {row.id} was begun with {row.title} {row.version}; this is {title.version}")
        if row.begins_with and row.begins_with.position:
            g = opened(title, position_in(row.begins_with.position), source_of(row))
        else:
            g = title.new(len(row.seats), source_of(row), row.options)
        g.listen()
        self.timeline = Timeline(title.parse, g, row.begins_with.moves if row.begins_with else 0)

    def renew(self, row: Row) -> None:
        """The table's row has changed."""
        self.row = row
        if self.timeline is None and row.status != "waiting" and not row.closed:
            self.begin()

    @property
    def g(self) -> Game | None:
        return self.timeline.g if self.timeline else None

    @property
    def game(self) -> Game:
        return self.begun_timeline.g

    @property
    def begun_timeline(self) -> Timeline:
        assert self.timeline is not None, "the game has not begun"
        return self.timeline

    def tried(self, entry: Entry) -> Timeline:
        """The timeline with this entry, which has not happened yet."""
        return self.begun_timeline.without(entry.undone) if entry.kind == "undo" else self.begun_timeline.after(entry)

    def take_in(self, entry: Entry, timeline: Timeline | None = None) -> None:
        """The next entry of the journal happens; `timeline` is where it leads, if that is known."""
        before, after = self.begun_timeline, timeline or self.tried(entry)
        self.count_time(entry.clock)
        if entry.kind == "undo":
            touched = {played.entry.seat for played in before.standing if played.entry.seq in entry.undone}
            self.steps.append(Played(entry, []))
        else:
            touched = {entry.seat}
            self.steps.append(after.standing[-1])
        self.timeline, self.seq = after, entry.seq
        self.judged.clear()
        self.newest = None
        apart = before.together is not None and before.together == after.together
        self.own_since = [
            since if apart and seat not in touched else entry.seq for seat, since in enumerate(self.own_since)
        ]

    def at(self, seq: int) -> Game:
        """The table as it was after that entry."""
        entries = [played.entry for played in self.steps if played.entry.seq <= seq]
        undone = {each for entry in entries for each in entry.undone}
        return self.begun_timeline.state_with(
            [each for each in entries if each.kind == "choice" and each.seq not in undone]
        )

    # -- judging ---------------------------------------------------------------------------------------------------

    def fresh_enough(self, seat: Seat, seq: int) -> bool:
        """Whether a client that knows the table up to `seq` has seen this seat's question: where several seats choose
        at once, what the others did meanwhile does not matter. Whoever is not asked must know how the table stands."""
        deciding = self.game.deciding()
        return (self.own_since[seat] if seat in deciding else self.seq) <= seq <= self.seq

    def fresh_enough_for_undo(self, seat: Seat, seq: int) -> bool:
        """Whether such a client knows what it would take back. Whoever asks for consent must know all."""
        return (self.own_since[seat] if self.undo(seat).free else self.seq) <= seq <= self.seq

    def legal(self, choice: Choice, seat: Seat) -> bool:
        return choice in self.game.options(seat)

    def undo(self, seat: Seat) -> Undo:
        """What a seat could take back now, how, and who has agreed if somebody asked for it."""
        own, wish = self.own_undo(seat), self.wish()
        if wish is None:
            return own
        missing = [each for each in self.people() if each not in wish.agreed]
        asked_for = self.own_undo(wish.by).takes
        return msgspec.structs.replace(own, asked_by=wish.by, missing=missing, asked_for=asked_for)

    def own_undo(self, seat: Seat) -> Undo:
        if seat not in self.judged:
            self.judged[seat] = self.judge_undo(seat)
        return self.judged[seat]

    def judge_undo(self, seat: Seat) -> Undo:
        """Free until something was rolled or revealed or another seat has chosen; then by consent; then not at all.
        Where several seats choose at once, another seat's choices do not matter if they stand without this one's."""
        timeline = self.timeline
        if timeline is None or len(timeline.standing) <= timeline.fixed:
            return Undo(False, "nothing")
        if timeline.g.over:
            return Undo(False, "over")
        own = timeline.gesture(seat)
        free = timeline.free(own) if own else []
        if free and timeline.stands_without(free):
            return Undo(True, "", takes=numbers(free))
        if own and not free and timeline.stands_without(own):
            return Undo(False, "rolled", takes=numbers(own))
        last = timeline.standing[-1]
        others = timeline.gesture(last.entry.seat)
        return Undo(False, "other", takes=numbers(others if timeline.stands_without(others) else [last]))

    def wish(self) -> UndoWish | None:
        """The wish to take the last choice back, if there is one; of an earlier choice there is none any more."""
        wish = self.row.undo
        return wish if wish and wish.seq == self.seq else None

    def people(self) -> list[Seat]:
        """Seats whose consent counts: those of persons. A bot that stands in consents to nothing in their place."""
        return [n for n, seat in enumerate(self.row.seats) if seat.sitter == "person"]

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

    def count_time(self, clock: float | None) -> None:
        """Server seconds: the wall clock may jump, and while the server is closed nobody can think."""
        if self.g is not None and clock is not None and self.deciding_since is not None:
            for seat in self.g.deciding():
                self.used[seat] += max(0.0, clock - self.deciding_since)
        self.deciding_since = clock

    def time_left(self, seat: Seat, now: float) -> float | None:
        clock = self.row.clock
        if clock is None or self.g is None or self.row.status != "running" or self.row.closed:
            return None
        spent = self.spent(seat, now)
        left = []
        if clock.per_move is not None and seat in self.g.deciding():
            left.append(clock.per_move - spent + self.used[seat])
        if clock.per_game is not None:
            left.append(clock.per_game - spent)
        return min(left, default=None)

    def due(self, timeline: Timeline, now: float) -> float | None:
        """When the first clock runs out of those who must choose then, and for whom no bot chooses anyway."""
        clock = self.row.clock
        if clock is None:
            return None
        left: list[float] = []
        for seat in timeline.g.deciding():
            info = self.row.seats[seat]
            if info.sitter == "person" and not info.stand_in:
                left += [clock.per_move] if clock.per_move is not None else []
                left += [clock.per_game - self.spent(seat, now)] if clock.per_game is not None else []
        return now + min(left) if left else None

    def spent(self, seat: Seat, now: float) -> float:
        thinks = self.deciding_since is not None and self.g is not None and seat in self.g.deciding()
        return self.used[seat] + (now - self.deciding_since if thinks and self.deciding_since is not None else 0.0)

    # -- what a seat receives --------------------------------------------------------------------------------------

    def info(self, person: Person | None) -> TableInfo:
        return info_of(self.row, person)

    def seats_of(self, person: Person | None) -> list[Seat]:
        return seats_of(self.row, person)

    def position(
        self, person: Person | None, seat: Seat, since: int, now: float, watching: int, present: list[Seat]
    ) -> Position:
        seen = self.game.view(seat) if self.g is not None else None
        return Position(
            seq=self.seq,
            seat=seat,
            mine=self.seats_of(person),
            table=self.info(person),
            view=view_json(seen) if seen is not None else None,
            deciding=list(self.g.deciding()) if self.g is not None else [],
            question=question(seen, seat) if seen is not None and seat in self.game.deciding() else None,
            steps=[self.step(played, seat) for played in self.since(since)],
            scores=list(seen.scores()) if seen is not None else [],
            undo=self.undo(seat),
            watching=watching,
            present=present,
            clocks=[self.time_left(each, now) for each in range(len(self.row.seats))],
            over=self.g is not None and self.g.over,
        )

    def since(self, seq: int) -> list[Played]:
        """What happened after that entry; numbers have no gaps."""
        return self.steps[max(0, seq - self.seq + len(self.steps)) :] if seq < self.seq else []

    def step(self, played: Played, seat: Seat) -> Step:
        """The newest one, if it hides nothing from anybody, is the same for all and made once."""
        secret = any(secrets_of(type(event)) for event in played.events)  # type: ignore[arg-type]
        if secret or played.entry.seq != self.seq:
            return self.step_for(played, seat)
        if self.newest is None:
            self.newest = self.step_for(played, seat)
        return self.newest

    def step_for(self, played: Played, seat: Seat) -> Step:
        entry = played.entry
        events = [happening(self.row.title, event, seat) for event in played.events]
        return Step(entry.seq, entry.kind, entry.seat, events, entry.at, list(entry.undone))  # type: ignore[arg-type]


def source_of(row: Row) -> Source:
    """Where its chance comes from; what it has from another game is known."""
    nonces = tuple(seat.nonce or "-" for seat in row.seats)
    own: Source = Seeded(row.seed) if row.seed is not None else Committed(row.key, nonces)
    return Continued(Recorded(tuple(row.begins_with.outcomes)), own) if row.begins_with else own


def numbers(taken: Iterable[Played]) -> list[int]:
    return sorted(played.entry.seq for played in taken)
