"""The timeline of a game: the choices that stand, the table they lead to, and which of them a seat could take back.

A timeline never changes: one more choice, or one less, makes another one. So what could not be stored has not
happened, and an earlier state is a copy away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Self

import msgspec

from karczma.kernel.choices import Choice, Illegal, Seat
from karczma.kernel.game import Game
from karczma.kernel.zones import Card, hiding_places
from karczma.server.storage.store import Entry

EVERY = 32  # choices between two snapshots: a copy is some ten kilobytes, to play on from it a millisecond or two
MOST = 64  # snapshots of one game; of a very long one every second is let go


class Played(msgspec.Struct):
    """An entry and what came of it: its events, and whether its seat learned something by it."""

    entry: Entry
    events: list[Any]
    learned: bool = False  # something was rolled or drawn, turned up, or told by those who had chosen in secret


class Snapshot(NamedTuple):
    """The table when so many choices stood. Nobody plays on it: it is copied first."""

    stood: int
    g: Game
    opened: int
    opening: Game


class Timeline:
    def __init__(self, parse: Callable[[str], Choice], g: Game, fixed: int = 0) -> None:
        self.parse, self.g, self.fixed = parse, g, fixed  # so many choices at the beginning nobody can take back
        self.standing: list[Played] = []  # choices that were taken back are not among them
        self.opened = 0  # how many choices stood when the lanes that are open now were opened
        self.opening = g  # and the table at that moment
        self.every = EVERY
        self.kept = [self.snapshot()]

    def played(self, entries: Iterable[Entry]) -> Timeline:
        timeline = self
        for entry in entries:
            timeline = timeline.after(entry)
        return timeline

    def after(self, entry: Entry) -> Timeline:
        """With one more choice."""
        g = resumed(self.g)
        lanes, unseen = g.lanes, unseen_by(g, entry.seat)
        written = len(g.journal or ())
        answers = g.secret and len(lanes) > 1  # of others, that are told when all have chosen
        heard = g.listen()
        g.apply(self.parse(entry.text), entry.seat)
        revealed = answers and g.lanes is not lanes
        learned = revealed or rolled((g.journal or [])[written:]) or not unseen <= unseen_by(g, entry.seat)
        return self.grown(g, Played(entry, heard, learned), opens=bool(g.lanes) and g.lanes is not lanes)

    def grown(self, g: Game, played: Played, opens: bool) -> Timeline:
        after = self.twin()
        after.g, after.standing = g, [*self.standing, played]
        if opens:
            after.opened, after.opening = len(after.standing), g
        if len(after.standing) % self.every == 0:
            after.kept = [*self.kept, after.snapshot()]
        if len(after.kept) > MOST:
            after.kept, after.every = after.kept[::2], self.every * 2
        return after

    def without(self, gone: Iterable[int]) -> Timeline:
        """As if the choices of these numbers had never been made: those after them are made again."""
        left_out = set(gone)
        entries = [played.entry for played in self.standing]
        first = next((n for n, entry in enumerate(entries) if entry.seq in left_out), len(entries))
        return self.back_to(first).played(entry for entry in entries[first:] if entry.seq not in left_out)

    def back_to(self, count: int) -> Timeline:
        """When so many choices stood."""
        snapshot = next(kept for kept in reversed(self.kept) if kept.stood <= count)
        before = self.twin()
        before.g, before.opened, before.opening = snapshot.g, snapshot.opened, snapshot.opening
        before.standing = self.standing[: snapshot.stood]
        before.kept = [kept for kept in self.kept if kept.stood <= snapshot.stood]
        return before.played(played.entry for played in self.standing[snapshot.stood : count])

    def state_with(self, entries: Sequence[Entry]) -> Game:
        """The table as these choices make it, from the last snapshot that they share. Nothing is noted on the way."""
        shared = next(kept for kept in reversed(self.kept) if self.shares(kept, entries))
        g = shared.g.copy()
        for entry in entries[shared.stood :]:
            g.apply(self.parse(entry.text), entry.seat)
        return g

    def shares(self, kept: Snapshot, entries: Sequence[Entry]) -> bool:
        """Choices are only ever taken out: if as many stood before the same last one, they were the same."""
        if kept.stood == 0:
            return True
        return kept.stood <= len(entries) and entries[kept.stood - 1].seq == self.standing[kept.stood - 1].entry.seq

    def snapshot(self) -> Snapshot:
        return Snapshot(len(self.standing), self.g, self.opened, self.opening)

    def twin(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def together(self) -> int | None:
        """Which lanes are open: the number of the choice that led to them, 0 for the set-up; None if there are none."""
        if not self.g.lanes:
            return None
        return self.standing[self.opened - 1].entry.seq if self.opened else 0

    # -- taking back -----------------------------------------------------------------------------------------------

    def gesture(self, seat: Seat) -> list[Played]:
        """The last choice of that seat and those that came with it in one gesture, the last one first.

        What others did since is in the way, unless they did it in lanes of their own and this seat did so too.
        """
        found: list[Played] = []
        passed = False
        for n, played in zip(range(len(self.standing))[::-1], reversed(self.standing), strict=True):
            in_lane = bool(self.g.lanes) and n >= self.opened
            if n < self.fixed:
                break
            if played.entry.seat != seat and in_lane:
                passed = True
            elif played.entry.seat != seat or (passed and not in_lane) or (found and not same_gesture(found, played)):
                break
            else:
                found.append(played)
        return found

    def free(self, gesture: Sequence[Played]) -> list[Played]:
        """As much of a gesture as nobody has learned anything since; what others learn in secret is not seen."""
        found: list[Played] = []
        for played in reversed(self.standing):
            own = played.entry.seat == gesture[-1].entry.seat
            if len(found) == len(gesture) or (played.learned and (own or not self.g.secret)):
                break
            if own:
                found.append(played)
        return found

    def stands_without(self, gone: Sequence[Played]) -> bool:
        """Whether all others could have chosen just the same, and are asked just the same now."""
        if gone == self.standing[: -len(gone) - 1 : -1]:
            return True  # nothing came after it
        world, seat = self.opening.copy(), gone[0].entry.seat
        try:
            for played in self.standing[self.opened :]:
                if played not in gone:
                    world.apply(self.parse(played.entry.text), played.entry.seat)
        except Illegal:
            return False
        return lanes_of_others(world, seat) == lanes_of_others(self.g, seat)


def resumed(g: Game) -> Game:
    """A copy that goes on with the journal, as the table itself would."""
    copied = g.copy()
    copied.journal = g.journal[:] if g.journal is not None else None
    return copied


def same_gesture(found: Sequence[Played], played: Played) -> bool:
    return played.entry.gesture != "" and played.entry.gesture == found[0].entry.gesture


def rolled(written: Iterable[tuple[Any, ...]]) -> bool:
    """Whether lines of a game's journal hold an outcome of chance."""
    return any(isinstance(entry[-1], int) for entry in written)


def unseen_by(g: Game, seat: Seat) -> set[Card]:
    """The cards that lie where that seat cannot see them, and that it has not seen before."""
    known, sees = g.known, 1 << seat
    return {
        card
        for _, zone, owner, cards in hiding_places(g)
        if owner != seat or zone.seen_by != "owner"
        for card in cards
        if not known[card] & sees
    }


def lanes_of_others(g: Game, seat: Seat) -> list[tuple[Any, ...]]:
    """The lanes of all but that seat, and what may be chosen in them."""
    return [(lane.to_plain(), g.options(lane.seat)) for lane in g.lanes if lane.seat != seat]
