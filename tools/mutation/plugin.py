"""The pytest plugin inside a trial: swaps sources in at import, picks and orders tests, and stops a test that hangs.

It acts when it is imported, because `-p` plugins come before any conftest, and a conftest may import the title.
Nothing in the tree is changed on disk.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Generator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Final

import pytest

from mutation.trial import NEVER_LOADED, TIMED_OUT, TRIAL_VARIABLE, Swap, read_trial

COLLECTING_SECONDS: Final = 60.0
MEMORY_BYTES: Final = 4 * 1024**3  # a broken loop that also collects things would otherwise eat the machine


class SwappedLoader(SourceFileLoader):
    """Loads a module as if its file held another text."""

    def __init__(self, name: str, swap: Swap) -> None:
        super().__init__(name, swap.file)
        self.text = swap.text
        self.loaded = False

    def get_code(self, fullname: str) -> CodeType:
        self.loaded = True
        return self.source_to_code(self.text.encode(), self.path)


class SwappedSources(MetaPathFinder):
    """Finds exactly the swapped modules, before anybody else does."""

    def __init__(self, swaps: dict[str, Swap]) -> None:
        already = sorted(set(swaps) & set(sys.modules))
        if already:
            raise RuntimeError(f"imported before its text could be swapped: {', '.join(already)}")
        self.loaders = {module: SwappedLoader(module, swap) for module, swap in swaps.items()}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        loader = self.loaders.get(fullname)
        return spec_from_file_location(fullname, loader.path, loader=loader) if loader else None

    def nothing_loaded(self) -> bool:
        return bool(self.loaders) and not any(loader.loaded for loader in self.loaders.values())


TRIAL: Final = read_trial(Path(os.environ[TRIAL_VARIABLE]))
SWAPPED: Final = SwappedSources(TRIAL.swaps)
SECONDS: Final[dict[str, float]] = {}


def give_up(signum: int, frame: FrameType | None) -> None:
    os._exit(TIMED_OUT)


def allow(seconds: float) -> None:
    """So much of the processor from now on, where the trial has limits at all; 0 stops the clock.

    A busy machine makes no test hang. What waits without working is stopped from outside.
    """
    if TRIAL.limits:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def bound_memory() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    if most == resource.RLIM_INFINITY or most > MEMORY_BYTES:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, most))


sys.meta_path.insert(0, SWAPPED)
bound_memory()
signal.signal(signal.SIGPROF, give_up)
allow(COLLECTING_SECONDS)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the chosen tests in the chosen order. A test that exists only because of the mutant runs too."""
    if TRIAL.tests is not None:
        place = {test: number for number, test in enumerate(TRIAL.tests)}
        kept = [item for item in items if item.nodeid in place or item.nodeid not in TRIAL.limits]
        items[:] = sorted(kept, key=lambda item: place.get(item.nodeid, len(place)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    allow(TRIAL.limits.get(item.nodeid, COLLECTING_SECONDS))
    started = time.process_time()
    try:
        return (yield)
    finally:
        allow(0)
        SECONDS[item.nodeid] = time.process_time() - started


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if TRIAL.timings:
        Path(TRIAL.timings).write_text(json.dumps(SECONDS), encoding="utf-8")
    if exitstatus == pytest.ExitCode.OK and SWAPPED.nothing_loaded():
        session.exitstatus = NEVER_LOADED
