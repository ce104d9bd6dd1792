"""`--jobs`: several processes share the games out, however few there are, and part without a word."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic, sleep

import pytest

from karczma.sim import tournament
from karczma.sim.cores import in_chunks, on_cores
from karczma.sim.tournament import simulate

PATIENCE = 60.0


def meet(place: Path, name: str) -> str:
    """Done only when somebody else is at it, too: whoever comes alone waits."""
    (place / name).touch()
    end = monotonic() + PATIENCE
    while len(list(place.iterdir())) < 2:
        if monotonic() > end:
            raise TimeoutError(f"{name} was alone")
        sleep(0.01)
    return name


def marked(place: Path, n: int) -> int:
    (place / str(n)).touch()
    return n


def broken(n: int) -> int:
    raise ArithmeticError(n)


def test_two_tasks_are_done_at_the_same_time(tmp_path: Path) -> None:
    assert sorted(on_cores(partial(meet, tmp_path), ["one", "two"], 2)) == ["one", "two"]


@pytest.mark.parametrize("jobs", [1, 2, 5])
@pytest.mark.parametrize("tasks", [[], [1], [1, 2, 3, 4, 5, 6, 7]], ids=len)
def test_every_task_is_done_once(tasks: list[int], jobs: int) -> None:
    assert sorted(on_cores(abs, tasks, jobs)) == tasks


@pytest.mark.parametrize("games", [1, 2, 3, 9, 10, 79, 81, 1000])
@pytest.mark.parametrize("jobs", [1, 2, 8])
def test_few_games_are_shared_out_too(games: int, jobs: int) -> None:
    chunks = in_chunks(range(5, 5 + games), 10, jobs)
    assert [seed for chunk in chunks for seed in chunk] == list(range(5, 5 + games))
    assert len(chunks) >= min(games, jobs)
    assert max(map(len, chunks)) <= 10
    assert max(map(len, chunks)) <= max(1, games // jobs)


def test_the_games_of_a_run_are_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def shared_out(work: Callable[[range], object], chunks: list[range], jobs: int) -> Iterator[object]:
        seen.append(len(chunks))
        return map(work, chunks)

    monkeypatch.setattr(tournament, "on_cores", shared_out)
    simulate("_template", ["random", "random"], 6, jobs=2)
    assert seen == [6]


def test_what_was_not_begun_is_dropped_once_nobody_asks(tmp_path: Path) -> None:
    results = on_cores(partial(marked, tmp_path), range(2000), 2)
    next(results)
    results.close()  # type: ignore[attr-defined]
    done = len(list(tmp_path.iterdir()))
    assert 0 < done < 2000


def test_a_task_that_fails_is_told() -> None:
    with pytest.raises(ArithmeticError):
        list(on_cores(broken, [1, 2, 3], 2))


def test_short_runs_end_without_a_word(tmp_path: Path) -> None:
    """Of a pool that is taken apart while Python leaves, some runs complained."""
    script = """
from karczma.sim.tournament import simulate
simulate("_template", ["random", "random"], 3, jobs=2)
"""
    world = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    for _ in range(12):
        told = subprocess.run([sys.executable, "-c", script], env=world, cwd=tmp_path, capture_output=True, text=True)
        assert (told.returncode, told.stdout, told.stderr) == (0, "", "")
