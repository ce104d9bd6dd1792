"""Replays: a finished game as a list of states and events, with everything open or as a seat has seen it; and a running
one as its seat has seen it."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from karczma import beginning, replayed, title_of
from karczma.kernel.bases import home
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.record import BadRecord, Record, read
from karczma.server.protocol import Happening
from karczma.server.tables.live import LiveTable
from karczma.server.tables.timeline import Played
from karczma.server.tables.view_json import view_json
from karczma.server.tables.wire import happening

PACKING = 6
REPLAY_SECONDS = 20.0  # seconds that it may take to play a record again
AUDIENCE: Seat = -1  # who sits nowhere and watches
EVERYBODY: Seat = -2  # who looks at a finished game with every card turned up


class ReplayStep(msgspec.Struct, frozen=True):
    seat: int
    choice: str
    events: list[Happening]
    view: dict[str, Any]
    scores: list[int]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    seats: int
    header: dict[str, str]
    first: dict[str, Any]
    steps: list[ReplayStep]
    winners: list[int]
    over: bool
    record: str | None  # none of a game that could not go on: its transcript is all there is; nor as a seat saw it
    seen_from: int = EVERYBODY  # a seat; -1: as spectators saw it; -2: with everything open


def replay_of(record: Record, wanted: Seat = EVERYBODY) -> Replay:
    """Play a record again, keeping every state. A game that is over can be looked at from everywhere, also with all its
    cards turned up; one that runs is seen by nobody."""
    title, seen_from = title_of(record), wanted if record.over else AUDIENCE
    replayed(record)  # every line is checked before anything is shown
    g = beginning(record)
    if seen_from >= g.seats:
        raise BadRecord(f"{record.where}: it has no seat {seen_from}")
    first, steps = seen(g, seen_from)[0], []
    for _, seat, text in record.choices():
        heard = g.listen()
        g.apply(title.parse(text), seat)
        eyes = seat if seen_from == EVERYBODY else seen_from
        events = [happening(title.id, event, eyes) for event in heard]
        steps.append(ReplayStep(seat, text if eyes == seat else "", events, *seen(g, seen_from)))
    return Replay(
        title=title.id,
        seats=g.seats,
        header=dict(record.header),
        first=first,
        steps=steps,
        winners=list(g.winners()),
        over=g.over,
        record=record.text() if seen_from == wanted == EVERYBODY or not record.over else None,
        seen_from=seen_from,
    )


def step_of(g: Game, played: Played | None) -> ReplayStep:
    """A state of a game of ours, for when it is over; without a choice: the set-up."""
    if played is None:
        return ReplayStep(-1, "", [], *seen(g, EVERYBODY))
    events = [happening(home(type(g)), event, played.entry.seat) for event in played.events]
    return ReplayStep(played.entry.seat, played.entry.text, events, *seen(g, EVERYBODY))


def replay_packed(text: str, where: str, wanted: Seat = EVERYBODY) -> bytes:
    """For a worker: a record's text in, its replay out, as JSON in gzip. What is wrong with it is said as by `read`."""
    return gzip.compress(msgspec.json.encode(replay_of(read(text, where), wanted)), PACKING, mtime=0)


def options_of(record: Record) -> dict[str, str]:
    return dict(pair.partition("=")[::2] for pair in record.header["options"].split())


def seen(g: Game, seen_from: Seat) -> tuple[dict[str, Any], list[int]]:
    """The table and the scores as somebody sees them from there; from nowhere in particular: all face up."""
    if seen_from != EVERYBODY:
        view = g.view(seen_from)
        return view_json(view), list(view.scores())
    everything = g.copy()
    everything.viewer = AUDIENCE
    return view_json(everything), list(g.scores())


def view_record(live: LiveTable, seat: Seat) -> str:
    """What a seat has seen so far, as text: no chance outcome, nobody else's secret choice."""
    lines = ["karczma view 1", f"title {live.row.title} {live.row.version}", f"seat {seat}"]
    lines += [f"commitment {live.row.commitment}", "---"]
    for played in live.steps:
        if played.entry.seat == seat:
            lines.append(f"{seat} {'undo ' if played.entry.undone else ''}{played.entry.text}")
        for event in played.events:
            seen = happening(live.row.title, event, seat)
            parts = " ".join(f"{name}={part}" for name, part in seen.parts.items())
            lines.append(f"* {seen.name} {parts}".rstrip())
    return "\n".join(lines) + "\n"
