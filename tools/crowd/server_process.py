"""A server of our own: `karczma serve` as a child process on loopback, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import httpx

# All visitors come from one address, and many of them: every limit of `karczma serve` is set here, and only here.
OPTIONS = {
    "--requests-per-minute": "10000000",
    "--messages-per-second": "1000",
    "--bot-pause": "0",
    **dict.fromkeys(("--tables-open", "--tables-per-minute", "--bot-seats", "--campaigns-open"), "1000000"),
    **dict.fromkeys(("--guests-per-hour", "--chat-per-minute", "--uploads-per-minute"), "1000000"),
    **dict.fromkeys(("--looks-per-second", "--openings-per-second"), "1000000"),
    "--connections-per-address": "10000",
}
PATIENCE = 60.0  # seconds for a server to begin


class Lost(RuntimeError):
    """Somebody was refused, or heard nothing: the figures would mean nothing."""


class ServerProcess:
    """One process of the server. What it says is in a file beside its data."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        options: Mapping[str, str] = {},
        environment: Mapping[str, str] = {},
    ) -> None:
        self.data, self.port, self.environment = data, free_port(), environment
        self.words = [sys.executable, "-m", "karczma", "serve", "--port", str(self.port), "--data", str(data)]
        self.words += ["--database", database] if database else []
        self.words += [word for option in {**OPTIONS, **options}.items() for word in option]
        self.log = data / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process, "the server was not started"
        return self.process.pid

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.words, stdout=log, stderr=log, env={**os.environ, **self.environment})

    def open(self) -> None:
        """Start, and wait until it answers."""
        self.start()
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process is None or self.process.poll() is not None or time.monotonic() > until:
                raise Lost(f"the server does not answer: {self.said()[-2000:]}")
            time.sleep(0.02)

    def answers(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.address}/api/me", timeout=5, verify=False).status_code < 500
        return False

    def kill(self) -> list[int]:
        """As a power cut would: no chance to tidy up. The workers it had, which ought to end with it."""
        if self.process is None:
            return []
        workers = self.workers()
        self.process.kill()
        self.process.wait()
        self.process = None
        return workers

    def close(self) -> None:
        """With all that it has started."""
        end(self.kill())

    def said(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    # -- what the system knows of it -------------------------------------------------------------------------------

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        return [pid for pid in descendants(self.pid) if b"spawn_main" in told(pid, "cmdline")]

    def processor(self) -> float:
        """Seconds of processor time so far, where the system tells it."""
        fields = told(self.pid, "stat").rpartition(b")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0

    def memory(self) -> float:
        """Megabytes in use, where the system tells it."""
        fields = told(self.pid, "statm").split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if fields else 0.0


def told(pid: int, file: str) -> bytes:
    """What Linux tells of a process; nothing if it is gone."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/{file}").read_bytes()
    return b""


def descendants(pid: int) -> list[int]:
    children = told(pid, f"task/{pid}/children").split()  # those that its main thread has started
    for thread in list_threads(pid):
        children += told(pid, f"task/{thread}/children").split()
    found = sorted({int(child) for child in children})
    return found + [each for child in found for each in descendants(child)]


def list_threads(pid: int) -> list[int]:
    with suppress(OSError):
        return [int(name) for name in os.listdir(f"/proc/{pid}/task") if int(name) != pid]
    return []


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and only waits to be noticed does not."""
    state = told(pid, "stat").rpartition(b")")[2].split()
    return bool(state) and state[0] != b"Z"


def leave_properly() -> None:
    """Whoever ends us ends what we have started, too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def end(pids: list[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
