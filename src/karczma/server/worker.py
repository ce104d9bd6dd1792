"""One worker: a process of ours that does one job at a time, as its minder sees it and from within.

A worker does not outlive its server, however that ends, and does not hear the Ctrl-C that is meant for it.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from socket import socket, socketpair
from threading import Thread
from traceback import format_exception
from typing import Any, NamedTuple

STARTING = 60.0  # seconds for a worker to start, or to get ready for a job
TAKING = 3.0  # seconds for a worker that has nothing to do to take a job
BEGUN = b""  # what a worker says when it begins; then its answer follows
SPAWN = get_context("spawn")  # not forked: the server has threads and sockets that a child must not inherit
PR_SET_PDEATHSIG = 1


class Unfinished(RuntimeError):
    """A job that came to nothing."""


class Late(Unfinished):
    """It took longer than it may, and its worker was ended."""


class Died(Unfinished):
    """Its worker died, or could not be started."""


class Closed(Unfinished):
    """The server is closing, and nobody works any more."""


class NotBegun(Died):
    """The worker died, and had not begun with the job."""


class NotTransferable(Unfinished):
    """A job failed in a way that cannot be handed over as it is; says so in words."""


def nothing() -> None:
    """What most jobs need before they begin."""


class Work(NamedTuple):
    function: Callable[..., Any]
    args: tuple[Any, ...]
    first: Callable[[], object]  # gets ready for it


class Worker:
    """One process, as its minder sees it."""

    def __init__(self) -> None:
        self.line, theirs = socketpair()
        self.replies = self.line.makefile("rb")
        self.process = SPAWN.Process(target=work, args=(theirs,), name="karczma-worker", daemon=True)
        with theirs:
            self.process.start()

    def do(self, work: Work, seconds: float) -> Any:
        """The result, or the error that the function raised."""
        try:
            packed_job = pickle.dumps(pickle.dumps(work))
        except Exception as error:  # nothing that could be sent
            return error
        self.hand(packed_job)
        answer: bytes = self.hear(STARTING) or self.hear(seconds)
        try:
            return pickle.loads(answer)
        except Exception as error:
            return NotTransferable(f"nobody understands the result: {error!r}")

    def hand(self, packed_job: bytes) -> None:
        try:
            self.line.settimeout(TAKING)
            self.line.sendall(packed_job)
            self.hear(TAKING)
        except (OSError, Unfinished):
            raise NotBegun("the worker died before it began") from None

    def hear(self, seconds: float) -> Any:
        """What the worker says next."""
        self.line.settimeout(max(seconds, 0.001))
        try:
            return pickle.load(self.replies)
        except TimeoutError:
            raise Late(f"it took longer than {seconds:g} seconds") from None
        except (OSError, EOFError, pickle.UnpicklingError):
            raise Died("the worker died") from None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.replies.close()
        self.line.close()


# -- in a worker -------------------------------------------------------------------------------------------------------


def work(line: socket) -> None:
    """One job after another, until the server hangs up or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_server, daemon=True).start()
    if sys.platform == "linux":  # even in the middle of something that lets no other thread run
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, ctypes.c_ulong(signal.SIGKILL))
    with suppress(EOFError, OSError), line.makefile("rb") as incoming:
        say(line, b"ready")
        while True:
            packed_job = pickle.load(incoming)
            say(line, b"taken")
            say(line, answered(line, packed_job))


def say(line: socket, what: bytes) -> None:
    line.sendall(pickle.dumps(what))


def answered(line: socket, packed_job: bytes) -> bytes:
    try:
        work: Work = pickle.loads(packed_job)
        work.first()
        say(line, BEGUN)
        return pickle.dumps(work.function(*work.args))
    except BaseException as error:
        return handed_over(error)


def handed_over(error: BaseException) -> bytes:
    """The error for the caller, with its place; in words if it cannot be sent or would end more than the job."""
    place = "".join(format_exception(error))
    with suppress(Exception):
        if isinstance(error, Exception) and not isinstance(error, StopIteration):
            error.add_note(place)
            packed = pickle.dumps(error)
            pickle.loads(packed)  # some can be written, but not read again
            return packed
    error_text = NotTransferable(repr(error))
    error_text.add_note(place)
    return pickle.dumps(error_text)


def end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
