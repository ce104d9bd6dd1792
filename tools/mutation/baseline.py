"""The title's tests as they stand: which lines each of them runs, and how long it takes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from coverage import CoverageData

from mutation.citing import carried_by, clauses_of, function_of
from mutation.source import Mutant
from mutation.trial import Swap, Trial
from mutation.workshop import MutationError, Workshop

WITH_COVERAGE: Final = ("-p", "pytest_cov", "--cov", "--cov-context=test", "--cov-report=")
AT_IMPORT: Final = ""  # the context in which coverage sees lines that run outside any test


class Choice(NamedTuple):
    """The tests for a mutant, quickest first, and all other tests."""

    tests: list[str]
    others: list[str]


@dataclass(frozen=True)
class Baseline:
    """`seen` says for each file and line which tests ran it; `seconds` of the processor has every test of the title,
    quickest first."""

    seconds: dict[str, float]
    seen: dict[Path, dict[int, set[str]]]
    carried: dict[str, frozenset[str]] = field(default_factory=dict)  # test function -> its clauses

    def limits(self) -> dict[str, float]:
        """When a test counts as hanging."""
        return {test: patience(seconds) for test, seconds in self.seconds.items()}

    def time_for(self, tests: Iterable[str]) -> float:
        return patience(sum(self.seconds[test] for test in tests))

    def choose(self, mutant: Mutant) -> Choice:
        """The tests that run the broken lines. What runs at import, such as a class body, concerns every test."""
        lines = self.seen.get(mutant.file, {})
        contexts = _seen_on(mutant.lines, lines) or _seen_on(mutant.around, lines)
        chosen = [test for test in self.seconds if AT_IMPORT in contexts or test in contexts]
        return Choice(chosen, [test for test in self.seconds if test not in set(chosen)])

    def choose_own(self, mutant: Mutant) -> Choice:
        """The same, of the tests that carry a clause of the broken place."""
        clauses = clauses_of(mutant)
        chosen, others = self.choose(mutant)
        return Choice([t for t in chosen if self.carries(t, clauses)], [t for t in others if self.carries(t, clauses)])

    def carries(self, test: str, clauses: frozenset[str]) -> bool:
        return bool(self.carried.get(function_of(test), frozenset()) & clauses)


def patience(seconds: float) -> float:
    return 3 * seconds + 10


def _seen_on(wanted: range, lines: dict[int, set[str]]) -> set[str]:
    return {context for line in wanted for context in lines.get(line, ())}


def measure(workshop: Workshop, modules: list[Path]) -> Baseline:
    """Run the tests under coverage, then once more in the order and with the machinery that every mutant will meet."""
    settings = workshop.scratch / "coveragerc"
    settings.write_text(f"[run]\nsource = {workshop.rules}\n", encoding="utf-8")
    options = (*WITH_COVERAGE, f"--cov-config={settings}")
    first = _timed(workshop, Trial(), options, "the title's tests fail as they stand")
    seen = {file: _contexts(workshop.scratch / "coverage", file) for file in modules}
    unchanged = {workshop.module_name(file): Swap(str(file), file.read_text(encoding="utf-8")) for file in modules}
    again = Trial(swaps=unchanged, tests=_quickest_first(first))
    second = _timed(workshop, again, (), "the title's tests pass in file order, but fail quickest first")
    carried = carried_by(workshop.tests, workshop.project)
    return Baseline({test: second[test] for test in _quickest_first(second)}, seen, carried)


def _timed(workshop: Workshop, trial: Trial, options: tuple[str, ...], complaint: str) -> dict[str, float]:
    timings = workshop.scratch / "timings.json"
    run = workshop.run(Trial(trial.swaps, trial.tests, trial.limits, str(timings)), options=options)
    if run.code != 0:
        raise MutationError(f"{complaint} (pytest ended with {run.code}):\n{run.last_words()}")
    seconds: dict[str, float] = json.loads(timings.read_text(encoding="utf-8"))
    return seconds


def _quickest_first(seconds: dict[str, float]) -> list[str]:
    return sorted(seconds, key=lambda test: (seconds[test], test))


def _contexts(data_file: Path, file: Path) -> dict[int, set[str]]:
    """Contexts read "test|setup", "test|run" or "test|teardown"; which of them does not matter here."""
    data = CoverageData(str(data_file))
    data.read()
    contexts = data.contexts_by_lineno(str(file))
    return {line: {context.rpartition("|")[0] for context in found} for line, found in contexts.items()}
