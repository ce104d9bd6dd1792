"""What everybody sent and heard, and what of it must be true in the end.

Acknowledged: in the journal exactly once, under the number that was told. Refused: not in it. Unknown, because no
answer came: in it once or not at all. And there is one order: whoever hears of a step hears of the same one, in turn.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from crowd.audit import Story
from crowd.journal import Stored

# Answers after which a choice was certainly not stored; any other trouble leaves it unknown.
REFUSALS = frozenset({"moved-on", "illegal", "unknown-choice", "not-your-seat", "not-begun", "not-understood"})
Wrong = Literal["lost", "doubled", "out of order", "stall", "robbed", "orphan", "ended"]
WRONG: tuple[Wrong, ...] = ("lost", "doubled", "out of order", "stall", "robbed", "orphan", "ended")


class Sent(msgspec.Struct):
    """One choice, by its key: it may be sent several times, and answered as often."""

    table: str
    key: str
    during: str  # which fault
    done: list[int]  # the numbers it was acknowledged with
    refused: str = ""
    times: int = 0


class Row(msgspec.Struct):
    """What came of one kind of fault."""

    fault: str
    injected: int = 0
    sent: int = 0
    acknowledged: int = 0
    unknown: int = 0
    slowest: float = 0.0  # seconds until everybody could move again
    wrong: dict[Wrong, list[str]] = {}

    @property
    def fine(self) -> bool:
        return not any(self.wrong.values())


class History:
    """Of all clients of one server."""

    def __init__(self) -> None:
        self.during = "quiet"
        self.rows: dict[str, Row] = {}
        self.sent: dict[str, Sent] = {}
        self.stories: list[Story] = []
        self.row()

    def row(self, fault: str = "") -> Row:
        """Of this fault; of the one that is tried now."""
        name = fault or self.during
        return self.rows.setdefault(name, Row(name, wrong={kind: [] for kind in WRONG}))

    def wrong(self, kind: Wrong, what: str, fault: str = "") -> None:
        self.row(fault).wrong[kind].append(what)

    # -- while they play -------------------------------------------------------------------------------------------

    def story(self, table: str) -> Story:
        self.stories.append(Story(table))
        return self.stories[-1]

    def choice(self, table: str, key: str) -> None:
        """A choice is sent, perhaps again."""
        self.sent.setdefault(key, Sent(table, key, self.during, [])).times += 1

    def acknowledged(self, key: str, seq: int) -> None:
        if key in self.sent:
            self.sent[key].done.append(seq)

    def refused(self, key: str, code: str) -> None:
        """Only an answer to the only sending counts: another one of them may have been stored before."""
        sent = self.sent.get(key)
        if sent and code in REFUSALS and sent.times == 1:
            sent.refused = code

    def gather(self) -> None:
        """What was told in a wrong order since the last time belongs to the fault that was tried."""
        for story in self.stories:
            for fault in story.faults:
                self.wrong("out of order", fault)
            story.faults.clear()

    # -- in the end ------------------------------------------------------------------------------------------------

    def check(self, journal: list[Stored]) -> None:
        self.gather()
        stored: dict[tuple[str, str], list[int]] = {}
        for entry in journal:
            stored.setdefault((entry.table, entry.key), []).append(entry.seq)
        for sent in self.sent.values():
            self.count(sent)
            self.check_choice(sent, stored.get((sent.table, sent.key), []))
        self.check_order(journal)

    def count(self, sent: Sent) -> None:
        row = self.row(sent.during)
        row.sent += 1
        row.acknowledged += bool(sent.done)
        row.unknown += not sent.done and not sent.refused

    def check_choice(self, sent: Sent, numbers: list[int]) -> None:
        what = f"{sent.table}: {sent.key} was acknowledged as {sent.done}, stored as {numbers}"
        if set(sent.done) - set(numbers):
            self.wrong("lost", what, sent.during)
        if len(numbers) > 1 or len(set(sent.done)) > 1:
            self.wrong("doubled", what, sent.during)
        if sent.refused and not sent.done and numbers:
            self.wrong("doubled", f"{sent.table}: {sent.key}: {sent.refused}, but stored as {numbers}", sent.during)

    def check_order(self, journal: list[Stored]) -> None:
        """What was told is what is stored, and a journal has no gaps."""
        stored = {(entry.table, entry.seq): (entry.kind, entry.seat, entry.at) for entry in journal}
        for table, number in Counter(entry.table for entry in journal).items():
            if any((table, seq) not in stored for seq in range(1, number + 1)):
                self.wrong("out of order", f"{table}: the journal has gaps")
        for story in self.stories:
            for step in story.steps.values():
                if stored.get((story.table, step.seq)) != (step.kind, step.seat, step.at):
                    self.wrong("out of order", f"{story.table}: {step} was told, and is not what is stored")
