"""Replays: a finished game as a list of states and events, open to all; and a running one as its seat has seen it."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from karczma import replayed, title_of
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.record import Record, read
from karczma.kernel.state import home
from karczma.server.protocol import Happening
from karczma.server.tables.course import Played
from karczma.server.tables.live import Live
from karczma.server.tables.shown import shown
from karczma.server.tables.telling import happening

PACKING = 6


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
    record: str | None  # none of a game that could not go on: it is shown as it was told


def replay_of(record: Record) -> Replay:
    """Play a record again, keeping every state. A game that is over hides nothing; one that runs is seen by nobody."""
    title = title_of(record)
    replayed(record)  # every line is checked before anything is shown
    g = title.new(int(record.header["seats"]), record.told(), options_of(record))
    first, steps = open_view(g, record.over), []
    for _, seat, text in record.choices():
        heard = g.listen()
        g.apply(title.parse(text), seat)
        events = [happening(title.id, event, seat if record.over else -1) for event in heard]
        steps.append(ReplayStep(seat, text, events, open_view(g, record.over), list(g.scores())))
    return Replay(
        title=title.id,
        seats=g.seats,
        header=dict(record.header),
        first=first,
        steps=steps,
        winners=list(g.winners()),
        over=g.over,
        record=record.text(),
    )


def step_of(g: Game, played: Played | None) -> ReplayStep:
    """A state of a game of ours, for when it is over; without a choice: the set-up."""
    if played is None:
        return ReplayStep(-1, "", [], open_view(g, over=True), list(g.scores()))
    events = [happening(home(type(g)), event, played.entry.seat) for event in played.events]
    return ReplayStep(played.entry.seat, played.entry.text, events, open_view(g, over=True), list(g.scores()))


def replay_packed(text: str, where: str) -> bytes:
    """For a worker: a record's text in, its replay out, as JSON in gzip. What is wrong with it is said as by `read`."""
    return gzip.compress(msgspec.json.encode(replay_of(read(text, where))), PACKING, mtime=0)


def options_of(record: Record) -> dict[str, str]:
    return dict(pair.partition("=")[::2] for pair in record.header["options"].split())


def open_view(g: Game, over: bool) -> dict[str, Any]:
    """With everything on the table face up, if the game is over; as a spectator sees it, if not."""
    if not over:
        return shown(g.view(-1))
    everything = g.copy()
    everything.viewer = -1
    return shown(everything)


def view_record(live: Live, seat: Seat) -> str:
    """What a seat has seen so far, as text: no chance outcome, nobody else's secret choice."""
    lines = ["karczma view 1", f"title {live.row.title} {live.row.version}", f"seat {seat}"]
    lines += [f"commitment {live.row.commitment}", "---"]
    for played in live.steps:
        if played.entry.seat == seat:
            lines.append(f"{seat} {'undo ' if played.entry.undone else ''}{played.entry.text}")
        for event in played.events:
            told = happening(live.row.title, event, seat)
            parts = " ".join(f"{name}={part}" for name, part in told.parts.items())
            lines.append(f"* {told.name} {parts}".rstrip())
    return "\n".join(lines) + "\n"
