"""The course of a game: the choices that stand, the table they lead to, and which of them a seat could take back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from karczma.kernel.choices import Choice, Illegal, Seat
from karczma.kernel.game import Game
from karczma.kernel.zones import Card, hiding_places
from karczma.server.storage.store import Entry


class Played(msgspec.Struct):
    """An entry and what came of it: its events, and whether its seat learned something by it."""

    entry: Entry
    events: list[Any]
    learned: bool = False  # something was rolled or drawn, turned up, or told by those who had chosen in secret


class Course:
    def __init__(self, parse: Callable[[str], Choice], g: Game, entries: Iterable[Entry] = ()) -> None:
        self.parse, self.g = parse, g
        self.standing: list[Played] = []  # choices that were taken back are not among them
        self.opened = 0  # how many choices stood when the lanes that are open now were opened
        self.opening = g.copy()  # and the table at that moment
        for entry in entries:
            self.play(entry)

    def play(self, entry: Entry) -> Played:
        """One more choice."""
        g, lanes = self.g, self.g.lanes
        assert g.journal is not None
        written, unseen = len(g.journal), unseen_by(g, entry.seat)
        answers = g.secret and len(lanes) > 1  # of others, that are told when all have chosen
        heard = g.listen()
        g.apply(self.parse(entry.text), entry.seat)
        told = answers and g.lanes is not lanes
        learned = told or rolled(g.journal[written:]) or not unseen <= unseen_by(g, entry.seat)
        played = Played(entry, heard, learned)
        self.standing.append(played)
        if g.lanes and g.lanes is not lanes:
            self.opened, self.opening = len(self.standing), g.copy()
        return played

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
        return asked_of_others(world, seat) == asked_of_others(self.g, seat)


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


def asked_of_others(g: Game, seat: Seat) -> list[tuple[Any, ...]]:
    """The lanes of all but that seat, and what may be chosen in them."""
    return [(lane.to_plain(), g.options(lane.seat)) for lane in g.lanes if lane.seat != seat]
