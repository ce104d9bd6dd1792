"""Work that is shared out among processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")
CHUNKS_EACH = 4  # for each process, at least


def on_cores(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """What comes of each task, as soon as it is done. What was not begun is dropped once nobody asks any more.

    What was begun is waited for, or the pool would be taken apart while Python leaves, and complain of it.
    """
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks))) as pool:
        running = [pool.submit(work, task) for task in tasks]
        try:
            yield from (done.result() for done in as_completed(running))
        finally:
            pool.shutdown(cancel_futures=True)


def in_chunks(tasks: Sequence[Task], most: int, jobs: int) -> list[Sequence[Task]]:
    """So many at once that handing them out costs nothing, and so few that no process waits long for the others."""
    size = max(1, min(most, len(tasks) // (jobs * CHUNKS_EACH)))
    return [tasks[at : at + size] for at in range(0, len(tasks), size)]
