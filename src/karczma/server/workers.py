"""Long work in processes of our own: each does one job at a time, is watched, and replaced when it hangs or dies.

Every worker has a thread in the server that minds it, so that nothing here ever holds up the event loop.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from threading import Condition, Event, Thread
from typing import Any, TypeVar

from karczma.server.worker import STARTING, Closed, Died, NotBegun, Unfinished, Work, Worker, nothing

T = TypeVar("T")
AGAIN = 1.0  # seconds until a worker that could not be started is tried again
CLOSING = 1.0  # seconds for a worker that was killed to be gone


class Urgency(IntEnum):
    """Who waits. The more urgent job is done first, and among equals the one that came first."""

    AWAITED = 0  # somebody sits there
    UNWATCHED = 1  # a table that nobody looks at
    REPLAY = 2  # replays and the like


@dataclass(eq=False)
class Job:
    work: Work
    seconds: float
    urgency: Urgency
    answer: Future[Any] = field(default_factory=Future)
    handed: int = 0  # how often a worker was given it

    def end(self, answer: Any) -> None:
        """Tell the caller, if there still is one."""
        with suppress(InvalidStateError):
            if isinstance(answer, Exception):
                self.answer.set_exception(answer)
            else:
                self.answer.set_result(answer)


class Workers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.waiting: dict[Urgency, deque[Job]] = {urgency: deque() for urgency in Urgency}
        self.change = Condition()  # guards all of these; held for moments only
        self.hired: set[Worker] = set()
        self.minders: list[Thread] = []
        self.closed = Event()

    async def run(
        self,
        function: Callable[..., T],
        *args: Any,
        seconds: float,
        urgency: Urgency,
        first: Callable[[], object] = nothing,
    ) -> T:
        """What the function gives in a worker. The seconds count from when a worker has the job and did `first`."""
        job = Job(Work(function, args, first), seconds, urgency)
        self.put(job)
        try:
            result: T = await asyncio.wrap_future(job.answer)
            return result
        except asyncio.CancelledError:
            with self.change, suppress(ValueError):
                self.waiting[urgency].remove(job)
            raise

    def put(self, job: Job) -> None:
        with self.change:
            if self.closed.is_set():
                raise Closed("the house is closing")
            if not self.minders:
                self.minders = [Thread(target=self.mind, daemon=True) for _ in range(self.processes)]
                for minder in self.minders:
                    minder.start()
            self.waiting[job.urgency].append(job)
            self.change.notify()

    def close(self) -> None:
        """At once, whatever the workers are at; then none is left."""
        with self.change:
            self.closed.set()
            for jobs in self.waiting.values():
                while jobs:
                    jobs.popleft().end(Closed("the house is closing"))
            for worker in self.hired:
                worker.process.kill()
            self.change.notify_all()
        for minder in self.minders:
            minder.join(CLOSING)

    # -- in the threads that mind the workers ------------------------------------------------------------------------

    def mind(self) -> None:
        """There is always a worker, and it has something to do, until the server closes."""
        if sys.platform != "win32":  # who is started here inherits it: Ctrl-C is for the server alone
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        while not self.closed.is_set():
            try:
                worker = self.hire()
            except Exception as error:
                self.do_without(error)
                continue
            try:
                self.keep_busy(worker)
            finally:
                self.dismiss(worker)

    def hire(self) -> Worker:
        worker = Worker()
        with self.change:
            self.hired.add(worker)
            if self.closed.is_set():
                worker.process.kill()
        try:
            worker.hear(STARTING)
        except Unfinished:
            self.dismiss(worker)
            raise
        return worker

    def do_without(self, error: Exception) -> None:
        """No worker could be started: if there is none at all, who waits hears of it. Then it is tried again."""
        with self.change:
            job = None if self.hired else self.most_urgent()
        if job is not None:
            job.end(Died(f"no worker could be started: {error}"))
        else:
            self.closed.wait(AGAIN)

    def dismiss(self, worker: Worker) -> None:
        with self.change:
            self.hired.discard(worker)
        worker.end()

    def keep_busy(self, worker: Worker) -> None:
        """One job after another, as long as the worker can be relied on."""
        while (job := self.next_job()) is not None:
            try:
                job.handed += 1
                job.end(worker.do(job.work, job.seconds))
            except NotBegun as error:  # it died before, perhaps long ago: another one shall try
                self.hand_back(job, error)
                return
            except Unfinished as error:
                job.end(Closed("the house is closing") if self.closed.is_set() else error)
                return

    def next_job(self) -> Job | None:
        """The most urgent one, waited for; none when the server closes."""
        with self.change:
            while not self.closed.is_set():
                if job := self.most_urgent():
                    return job
                self.change.wait()
        return None

    def most_urgent(self) -> Job | None:
        return next((jobs.popleft() for jobs in self.waiting.values() if jobs), None)

    def hand_back(self, job: Job, error: Exception) -> None:
        with self.change:
            if self.closed.is_set():
                job.end(Closed("the house is closing"))
            elif job.handed > 1:
                job.end(error)
            else:
                self.waiting[job.urgency].appendleft(job)
                self.change.notify()
