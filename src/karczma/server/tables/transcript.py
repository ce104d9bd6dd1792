"""The transcript of a table: the state after each entry, kept beside the journal, and read again as a replay."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import NamedTuple

import msgspec

from karczma.kernel.game import Game
from karczma.server.storage.transcripts import Chunk, TranscriptState, packed, unpacked
from karczma.server.tables.replays import EVERYBODY, step_of
from karczma.server.tables.timeline import Played, Timeline

CHUNK = 32  # states that are packed together
LONGEST = 120.0  # seconds after which fewer are written, too


class PendingState(NamedTuple):
    """A state that is still to be written: games do not change any more once they have been played on."""

    seq: int
    g: Game
    played: Played | None  # none: the set-up


class Written(NamedTuple):
    """What is to be stored of a transcript, and how far it is written then."""

    chunks: list[Chunk]
    n: int
    tail: bytes


class Transcript:
    def __init__(self, table: str, n: int = 0, last: int = -1) -> None:
        self.table, self.n, self.last = table, n, last
        self.pending: list[PendingState] = []
        self.tail = b""  # the chunk that still grows
        self.since = monotonic()

    def open(self, timeline: Timeline) -> None:
        """The set-up comes first."""
        if self.last < 0:
            self.add(timeline, 0)

    def follow(self, before: Timeline, after: Timeline) -> None:
        """What an entry has changed: one more state, or, after an undo, those that came out differently."""
        if len(after.standing) > len(before.standing):
            self.add(after, len(after.standing))
            return
        pairs = zip(before.standing, after.standing, strict=False)
        same = next((n for n, (a, b) in enumerate(pairs) if a.entry.seq != b.entry.seq), len(after.standing))
        for count in range(same + 1, len(after.standing) + 1):
            self.add(after, count)

    def add(self, timeline: Timeline, count: int) -> None:
        """The table as it is when so many choices stand."""
        if not self.pending:
            self.since = monotonic()
        played = timeline.standing[count - 1] if count else None
        entries = [each.entry for each in timeline.standing[:count]]
        g = timeline.g if count == len(timeline.standing) else timeline.state_with(entries)
        self.pending.append(PendingState(played.entry.seq if played else 0, g, played))
        self.last = max(self.last, self.pending[-1].seq)

    def ready_to_write(self) -> bool:
        return len(self.pending) >= CHUNK or (bool(self.pending) and monotonic() - self.since > LONGEST)

    # -- writing, which others may do meanwhile, too: what is taken out is put back if it could not be stored ----------

    def take_pending(self) -> list[PendingState]:
        pending, self.pending = self.pending, []
        return pending

    def put_back(self, pending: list[PendingState]) -> None:
        self.pending[:0] = pending

    def written(self, pending: list[PendingState]) -> Written:
        """These states as chunks to be stored, in any thread: the last one may still grow."""
        n, tail, chunks = self.n, self.tail, []
        states = [*(unpacked(tail) if tail else []), *(transcript_state(state) for state in pending)]
        while states:
            part, states = states[:CHUNK], states[CHUNK:]
            tail = packed(part)
            chunks.append(Chunk(self.table, n, max(each.seq for each in part), tail))
            if len(part) == CHUNK:
                n, tail = n + 1, b""
        return Written(chunks, n, tail)

    def stored(self, written: Written) -> None:
        self.n, self.tail = written.n, written.tail


def written(taken: Iterable[tuple[Transcript, list[PendingState]]]) -> list[Written]:
    """Several transcripts; in a thread, for it takes its time."""
    return [transcript.written(pending) for transcript, pending in taken]


def transcript_state(state: PendingState) -> TranscriptState:
    return TranscriptState(state.seq, msgspec.Raw(msgspec.json.encode(step_of(state.g, state.played))))


# -- reading -------------------------------------------------------------------------------------------------------


class Opening(msgspec.Struct):
    view: msgspec.Raw


class EncodedReplay(msgspec.Struct, kw_only=True):
    """A replay whose states are encoded already; its fields are those of a Replay."""

    title: str
    seats: int
    header: dict[str, str]
    first: msgspec.Raw = msgspec.Raw(b"null")
    steps: list[msgspec.Raw] = []
    winners: list[int]
    over: bool
    record: str | None
    seen_from: int = EVERYBODY


def replay_of_transcript(replay: EncodedReplay, states: Sequence[TranscriptState]) -> bytes:
    """The states of a transcript, packed for the wire; in a thread, for it takes its time."""
    replay.first = msgspec.json.decode(states[0].step, type=Opening).view
    replay.steps = [state.step for state in states[1:]]
    return gzip.compress(msgspec.json.encode(replay), 4, mtime=0)
