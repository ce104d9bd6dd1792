"""Work that is shared out among processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def on_cores(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """What comes of each task, as soon as it is done. What was not begun is dropped once nobody asks any more."""
    if jobs <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running = [pool.submit(work, task) for task in tasks]
        try:
            yield from (done.result() for done in as_completed(running))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
