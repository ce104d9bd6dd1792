"""Jobs for workers, in a file of its own: a worker must find them by name. And a small server that has workers."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from itertools import repeat
from pathlib import Path
from typing import Any

from karczma.kernel.record import BadRecord
from karczma.server.bots import learn, think
from karczma.server.workers import Urgency, Workers


class Peculiar(Exception):
    """Can be written, but not read again."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"{first} and {second}")


def slept(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def get_ready() -> None:
    """As long as it may take to read a title."""
    time.sleep(1.5)


def noted(path: Path, word: str) -> None:
    """Who did what, in order, is read from the file."""
    with path.open("a") as file:
        file.write(f"{word}\n")


def sign(path: Path) -> None:
    """The number of this process, whole or not at all."""
    unfinished = path.with_suffix(".part")
    unfinished.write_text(str(os.getpid()))
    unfinished.rename(path)


def dawdle(path: Path) -> None:
    sign(path)
    time.sleep(60)


def loop_for_ever(path: Path) -> None:
    sign(path)
    while True:
        pass


def hold_on_for_ever(path: Path) -> None:
    """A loop that lets no other thread of its process run."""
    sign(path)
    sum(repeat(0))


def swelled(packed: bytes, times: int) -> bytes:
    return packed * times


def refuse() -> None:
    raise BadRecord("upload:3: not like this")


def be_peculiar() -> None:
    raise Peculiar(1, 2)


def leave() -> None:
    sys.exit(3)


def run_out() -> None:
    next(iter(()))


def study_for_ever(*_asked: Any) -> bytes:
    while True:
        pass


def die_studying(*_asked: Any) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def unspeakable() -> object:
    return lambda: None


def open_sockets() -> int:
    found = 0
    for number in os.listdir("/proc/self/fd"):
        with suppress(FileNotFoundError):  # what was open to look
            found += os.readlink(f"/proc/self/fd/{number}").startswith("socket:")
    return found


# -- instead of a bot's thinking ---------------------------------------------------------------------------------------


def learn_slowly(title: str) -> None:
    get_ready()
    learn(title)


def learn_when_told(title: str) -> None:
    while not Path(os.environ["TOLD"]).exists():
        time.sleep(0.01)
    learn(title)


def think_for_ever_if_random(*asked: Any) -> str:
    while "random" in asked:
        pass
    return think(*asked)


def die_if_random(*asked: Any) -> str:
    if "random" in asked:
        os.kill(os.getpid(), signal.SIGKILL)
    return think(*asked)


def die_once(*asked: Any) -> str:
    if not Path(os.environ["DEATHS"]).exists():
        Path(os.environ["DEATHS"]).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(*asked)


def fail_if_random(*asked: Any) -> str:
    return fail() if "random" in asked else think(*asked)


def fail(*_asked: Any) -> str:
    raise ZeroDivisionError("a bot without sense")


# -- a server ----------------------------------------------------------------------------------------------------------


def serve(folder: str, *names: str) -> None:
    """Workers that do jobs of these names, each with a file to sign, until somebody ends this process."""

    async def serving() -> None:
        workers = Workers(len(names))
        jobs = [
            workers.run(globals()[name], Path(folder) / name, seconds=60, urgency=Urgency.AWAITED) for name in names
        ]
        for done in asyncio.as_completed(jobs):
            noted(Path(folder) / "done", str(await done))

    signal.signal(signal.SIGINT, lambda *_: None)  # not ignored: that would be inherited
    asyncio.run(serving())


def nap(path: Path) -> str:
    """Until it is told to wake up."""
    sign(path)
    while not path.with_suffix(".wake").exists():
        time.sleep(0.01)
    return "rested"


if __name__ == "__main__":
    serve(*sys.argv[1:])
