"""Workers: real processes that are watched, replaced and never left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from karczma.kernel.record import BadRecord
from karczma.server.worker import Closed, Died, Late, NotTransferable
from karczma.server.workers import Urgency, Workers
from server import jobs
from server.visiting import Serving, Visitor, run

T = TypeVar("T")
SOON = 20.0  # seconds in which anything must have happened, however busy the machine is


def with_workers(processes: int, work: Callable[[Workers], Awaitable[T]]) -> T:
    async def working() -> T:
        workers = Workers(processes)
        try:
            return await work(workers)
        finally:
            workers.close()

    return asyncio.run(working())


async def done(
    workers: Workers,
    function: Callable[..., T],
    *args: object,
    seconds: float = SOON,
    urgency: Urgency = Urgency.AWAITED,
) -> T:
    return await workers.run(function, *args, seconds=seconds, urgency=urgency)


async def signed(path: Path) -> int:
    """The process that is at it, as soon as one is."""
    async with asyncio.timeout(SOON):
        while not path.exists():
            await asyncio.sleep(0.01)
    return int(path.read_text())


def alive(pid: int) -> bool:
    """A process that is dead and waits for nothing but to be counted does not live."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def gone(pids: list[int]) -> bool:
    until = time.monotonic() + SOON / 4
    while time.monotonic() < until:
        if not any(map(alive, pids)):
            return True
        time.sleep(0.01)
    return False


# -- deadlines and order -----------------------------------------------------------------------------------------------


def test_who_waits_in_the_queue_is_not_late() -> None:
    """Thirty jobs together take far longer than each of them may; nor does the start of the process count."""

    async def work(workers: Workers) -> list[float]:
        return await asyncio.gather(*(done(workers, jobs.slept, 0.05, seconds=1.0) for _ in range(30)))

    assert with_workers(1, work) == [0.05] * 30


def test_getting_ready_for_a_job_is_not_late() -> None:
    async def work(workers: Workers) -> float:
        return await workers.run(jobs.slept, 0.0, seconds=1.0, urgency=Urgency.AWAITED, first=jobs.get_ready)

    assert with_workers(1, work) == 0.0


def test_whoever_is_waited_for_comes_first_and_nobody_jumps_the_queue(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        first = asyncio.create_task(done(workers, jobs.nap, tmp_path / "nap"))
        await signed(tmp_path / "nap")
        asked = [
            asyncio.create_task(done(workers, jobs.noted, tmp_path / "order", f"{urgency.name} {n}", urgency=urgency))
            for n in range(3)
            for urgency in (Urgency.REPLAY, Urgency.UNWATCHED, Urgency.AWAITED)
        ]
        await asyncio.sleep(0)
        (tmp_path / "nap.wake").touch()
        await asyncio.gather(first, *asked)

    with_workers(1, work)
    assert (tmp_path / "order").read_text().splitlines() == [
        f"{urgency.name} {n}" for urgency in (Urgency.AWAITED, Urgency.UNWATCHED, Urgency.REPLAY) for n in range(3)
    ]


def test_what_nobody_waits_for_any_more_is_not_done(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        first = asyncio.create_task(done(workers, jobs.nap, tmp_path / "nap"))
        await signed(tmp_path / "nap")
        left = asyncio.create_task(done(workers, jobs.noted, tmp_path / "order", "left"))
        stayed = asyncio.create_task(done(workers, jobs.noted, tmp_path / "order", "stayed"))
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.wait([left])
        assert sum(map(len, workers.waiting.values())) == 1
        (tmp_path / "nap.wake").touch()
        await asyncio.gather(first, stayed)

    with_workers(1, work)
    assert (tmp_path / "order").read_text().splitlines() == ["stayed"]


# -- workers that hang or die ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("endless", [jobs.loop_for_ever, jobs.hold_on_for_ever, jobs.dawdle])
def test_a_worker_that_hangs_is_replaced_and_the_queue_goes_on(tmp_path: Path, endless: Callable[..., object]) -> None:
    async def work(workers: Workers) -> tuple[int, int]:
        with_it = [done(workers, endless, tmp_path / "hung", seconds=0.3), done(workers, os.getpid)]
        late, other = await asyncio.gather(*with_it, return_exceptions=True)
        assert isinstance(late, Late)
        assert "0.3 seconds" in str(late)
        assert isinstance(other, int)
        return await signed(tmp_path / "hung"), other

    hung, other = with_workers(1, work)
    assert hung != other
    assert not alive(hung)


def test_only_the_job_of_a_killed_worker_fails(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        killed = asyncio.create_task(done(workers, jobs.dawdle, tmp_path / "killed"))
        beside = asyncio.create_task(done(workers, jobs.nap, tmp_path / "nap"))
        behind = [asyncio.create_task(done(workers, os.getpid)) for _ in range(10)]
        beside_pid = await signed(tmp_path / "nap")
        os.kill(pid := await signed(tmp_path / "killed"), signal.SIGKILL)
        with pytest.raises(Died):
            await killed
        (new,) = set(await asyncio.gather(*behind))  # by the one that took its place, for the other one naps
        assert new not in (pid, beside_pid)
        (tmp_path / "nap.wake").touch()
        assert await beside == "rested"

    with_workers(2, work)


@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_killed_while_it_has_nothing_to_do_fails_no_job(kind: signal.Signals) -> None:
    async def work(workers: Workers) -> None:
        pid = await done(workers, os.getpid)
        os.kill(pid, kind)
        assert await done(workers, os.getpid) != pid

    with_workers(1, work)


def test_a_worker_that_stands_still_is_replaced(tmp_path: Path) -> None:
    """Stopped, not killed: it never answers, and what it was sent fills the line."""

    async def work(workers: Workers) -> None:
        stopped = asyncio.create_task(done(workers, jobs.dawdle, tmp_path / "stopped", seconds=0.5))
        os.kill(pid := await signed(tmp_path / "stopped"), signal.SIGSTOP)
        with pytest.raises(Late):
            await stopped
        assert await done(workers, os.getpid) != pid

    with_workers(1, work)


def test_when_no_worker_can_be_started_the_caller_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_more() -> None:
        raise OSError(24, "Too many open files")

    async def work(workers: Workers) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("karczma.server.worker.socketpair", no_more)
            with pytest.raises(Died, match="Too many open files"):
                await done(workers, os.getpid)
        assert await done(workers, os.getpid)

    with_workers(1, work)


# -- what goes in and out ----------------------------------------------------------------------------------------------


def test_errors_reach_the_caller_with_their_place() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(BadRecord, match="upload:3: not like this") as refused:
            await done(workers, jobs.refuse)
        assert "in refuse" in refused.value.__notes__[0]

    with_workers(1, work)


@pytest.mark.parametrize(
    ("fails", "says"), [(jobs.be_peculiar, "1 and 2"), (jobs.leave, "SystemExit"), (jobs.run_out, "StopIteration")]
)
def test_an_error_that_cannot_be_handed_over_is_told_in_words(fails: Callable[[], None], says: str) -> None:
    async def work(workers: Workers) -> None:
        pid = await done(workers, os.getpid)
        with pytest.raises(NotTransferable, match=says):
            await done(workers, fails)
        assert await done(workers, os.getpid) == pid

    with_workers(1, work)


def test_what_cannot_be_sent_is_an_error_of_the_caller() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Exception, match="pickle"):
            await done(workers, lambda: None)
        with pytest.raises(Exception, match="pickle"):
            await done(workers, jobs.unspeakable)
        assert await done(workers, os.getpid)

    with_workers(1, work)


def test_megabytes_go_in_and_out_and_the_loop_goes_on() -> None:
    async def work(workers: Workers) -> None:
        await done(workers, os.getpid)
        swelled = asyncio.create_task(done(workers, jobs.swelled, b"karczma!" * 125_000, 8))
        turns = 0
        while not swelled.done():
            await asyncio.sleep(0)
            turns += 1
        assert len(await swelled) == 8_000_000
        assert turns > 10

    with_workers(1, work)


def test_a_large_job_for_a_worker_that_does_not_read_does_not_hold_up_the_loop() -> None:
    async def work(workers: Workers) -> None:
        pid = await done(workers, os.getpid)
        os.kill(pid, signal.SIGSTOP)
        waiting = asyncio.create_task(done(workers, jobs.swelled, bytes(4_000_000), 1))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        os.kill(pid, signal.SIGCONT)
        assert len(await waiting) == 4_000_000

    with_workers(1, work)


def test_workers_inherit_no_socket_of_the_server() -> None:
    async def work(workers: Workers) -> int:
        server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        for listening in server.sockets:
            os.set_inheritable(listening.fileno(), True)
        async with server:
            return await done(workers, jobs.open_sockets)

    assert with_workers(1, work) == 1  # the line to its minder


# -- the end -----------------------------------------------------------------------------------------------------------


def test_closing_ends_every_worker_and_answers_every_caller(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        endless = [jobs.loop_for_ever, jobs.dawdle]
        at_it = [asyncio.create_task(done(workers, job, tmp_path / job.__name__)) for job in endless]
        pids = [await signed(tmp_path / job.__name__) for job in endless]
        queued = asyncio.create_task(done(workers, os.getpid))
        await asyncio.sleep(0)
        workers.close()
        assert not any(map(alive, pids))
        for each in (*at_it, queued, done(workers, os.getpid)):
            with pytest.raises(Closed):
                await each

    with_workers(2, work)


def test_closing_while_workers_start_leaves_none() -> None:
    async def work(workers: Workers) -> None:
        starting = asyncio.create_task(done(workers, os.getpid))
        await asyncio.sleep(0.02)
        workers.close()
        with pytest.raises(Closed):
            await starting
        assert not workers.hired

    with_workers(2, work)


@contextmanager
def server(folder: Path, *names: str) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
    """A server in a session of its own, its workers busy with these jobs: it and they."""
    command = [sys.executable, jobs.__file__, str(folder), *names]
    with (folder / "log").open("wb") as log, subprocess.Popen(command, stderr=log, start_new_session=True) as process:
        try:
            yield process, [asyncio.run(signed(folder / name)) for name in names]
        finally:
            process.kill()


@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_outlives_its_server(tmp_path: Path, kind: signal.Signals) -> None:
    """Nor one in an endless loop, nor one that lets nothing else run."""
    with server(tmp_path, "dawdle", "loop_for_ever", "hold_on_for_ever") as (process, pids):
        assert all(map(alive, pids))
        process.send_signal(kind)
        assert gone(pids)
    assert (tmp_path / "log").read_text() == ""


def test_the_ctrl_c_of_the_servers_terminal_ends_no_work(tmp_path: Path) -> None:
    with server(tmp_path, "nap") as (process, _):
        os.killpg(process.pid, signal.SIGINT)
        (tmp_path / "nap.wake").touch()
        process.wait(SOON)
    assert (tmp_path / "done").read_text() == "rested\n"
    assert (tmp_path / "log").read_text() == ""


def children(pid: int) -> list[int]:
    """What a process has started, workers and whatever they need."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


@pytest.mark.parametrize("end", [Serving.kill, Serving.close])
def test_no_worker_outlives_its_house(tmp_path: Path, end: Callable[[Serving], None]) -> None:
    serving = Serving(tmp_path)
    serving.open()
    assert serving.process
    assert serving.process.pid

    async def visit() -> None:
        ania = await Visitor(serving).enter("Ania")
        table = await ania.new_table("me", "greedy")
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(1), 3)

    try:
        run(visit())
        started = children(serving.process.pid)
        assert started
    finally:
        end(serving)
    assert gone(started)
    assert "Traceback" not in serving.log()
