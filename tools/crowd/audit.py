"""Whether everybody saw the same: every step exactly once, in order, and the same step from every seat."""

from __future__ import annotations

from crowd.wire import Heard, Step


class Watcher:
    """What one connection, or one person over several of them, has seen of a table."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.seen = 0  # the last step


class Story:
    """What a table has told, by all who listened to it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.steps: dict[int, Step] = {}
        self.faults: list[str] = []

    def hear(self, watcher: Watcher, position: Heard) -> None:
        """A position must bring every step since the last one, no other, and all must tell the same ones."""
        if position.seq < watcher.seen:
            self.faults.append(f"{self.table}: {watcher.who} was at {watcher.seen} and is told of {position.seq}")
        told = [step.seq for step in position.steps]
        due = list(range(watcher.seen + 1, position.seq + 1))
        if told != due:
            self.faults.append(f"{self.table}: {watcher.who} should have heard of {due} and heard of {told}")
        for step in position.steps:
            if self.steps.setdefault(step.seq, step) != step:
                self.faults.append(f"{self.table}: {watcher.who} heard {step}; others, {self.steps[step.seq]}")
        watcher.seen = max(watcher.seen, position.seq)
