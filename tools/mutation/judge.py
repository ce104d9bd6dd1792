"""Tries mutants, several side by side, and says of each whether the tests noticed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from mutation.baseline import Baseline, Choice, patience
from mutation.progress import Progress
from mutation.source import Mutant, Source
from mutation.trial import NEVER_LOADED, TIMED_OUT, Swap, Trial
from mutation.workshop import Workshop

Fate = Literal["caught", "timeout", "survived", "not covered"]

# A line that so few tests ran may have run once and been remembered, by a cache or a shared fixture, for all others.
FEW: Final = 3
WAITING: Final = 20  # how much longer a run may last than it works, on a busy machine
PASSED: Final = 0
NOTHING_TO_RUN: Final = 5


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    fate: Fate

    @property
    def caught(self) -> bool:
        return self.fate in ("caught", "timeout")


@dataclass(frozen=True)
class Judge:
    """`until` is when to stop, on the clock of time.monotonic; `choose` says which tests a mutant meets."""

    workshop: Workshop
    baseline: Baseline
    until: float
    choose: Callable[[Mutant], Choice]

    def try_all(self, mutants: list[Mutant], jobs: int, progress: Progress) -> list[Verdict]:
        """Verdicts in the order of the mutants; those that the budget or an interruption left untried are missing."""
        with ThreadPoolExecutor(jobs) as pool, self._stopping_early():
            futures = [pool.submit(self.verdict, mutant) for mutant in mutants]
            for future in as_completed(futures):
                progress.note(_caught(future))
        return [verdict for future in futures if (verdict := future.result()) is not None]

    @contextmanager
    def _stopping_early(self) -> Iterator[None]:
        """On an interruption or an error, end the runs: what has been tried so far still counts."""
        try:
            yield
        except KeyboardInterrupt:
            self.workshop.close()
        except BaseException:
            self.workshop.close()
            raise

    def verdict(self, mutant: Mutant) -> Verdict | None:
        choice = self.choose(mutant)
        if not choice.tests:
            return Verdict(mutant, "not covered")
        fate = self._fate(mutant, choice.tests)
        if fate == "survived" and choice.others and len(choice.tests) < FEW:
            fate = self._fate(mutant, choice.others)
        return Verdict(mutant, fate) if fate else None

    def _fate(self, mutant: Mutant, tests: list[str]) -> Fate | None:
        """None if the time was over before the tests were."""
        left = self.until - time.monotonic()
        if left <= 0 or self.workshop.closed:
            return None
        source = Source(mutant.file)
        swap = Swap(str(mutant.file), source.patched(mutant.edits).decode())
        swaps = {self.workshop.module_name(mutant.file): swap}
        limit = WAITING * (self.baseline.time_for(tests) + patience(0))
        run = self.workshop.run(Trial(swaps, tests, self.baseline.limits()), min(limit, left))
        if self.workshop.closed or (run.code == TIMED_OUT and time.monotonic() >= self.until):
            return None
        return _fate_by_code(run.code)


def _fate_by_code(code: int) -> Fate:
    if code == TIMED_OUT:
        return "timeout"
    if code == NEVER_LOADED:  # what runs at import concerns all tests, but these do not even import it
        return "not covered"
    return "survived" if code in (PASSED, NOTHING_TO_RUN) else "caught"


def _caught(future: Future[Verdict | None]) -> bool | None:
    verdict = future.result()
    return None if verdict is None else verdict.caught
