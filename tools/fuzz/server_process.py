"""The server under test: a real server in a process of its own on loopback, with a database of its own."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from inspect import signature
from pathlib import Path

import httpx

from karczma.cli.commands.serve import serve

# All visitors come from one address, are in a hurry and want a lot: a limit of the server would hide what is behind it.
LIMITS = "requests_per_minute messages_per_second tables_open tables_per_minute bot_seats bots_per_person"
LIMITS += " campaigns_open guests_per_hour chat_per_minute uploads_per_minute connections_per_address"
LIMITS += " looks_per_second openings_per_second"
FREELY = [f"--{name.replace('_', '-')}=100000000" for name in LIMITS.split() if name in signature(serve).parameters]
# uvicorn tells of a text that is none with a stack trace of its own; that it does so seldom enough, the log shows.
NOT_OURS = re.compile(r"Invalid UTF-8 sequence received from client\..*?\n\s*UnicodeDecodeError: .*?\n", re.DOTALL)
PATIENCE = 40.0  # seconds until it answers


class NotServing(RuntimeError):
    """The server did not start; says what it said."""


class ServerProcess:
    def __init__(self, data: Path, database: str | None = None) -> None:
        self.data, self.database, self.port = data, database, free_port()
        self.said = data / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.read = 0  # bytes of the log that were looked at

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> ServerProcess:
        command = [sys.executable, "-m", "karczma", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += [*FREELY, "--bot-pause=0", *(["--database", self.database] if self.database else [])]
        with self.said.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self.wait()
        return self

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.runs:
            try:
                httpx.get(f"{self.address}/api/titles", timeout=PATIENCE, trust_env=False)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        self.close()
        raise NotServing(self.log()[-2000:])

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    # -- how it is -------------------------------------------------------------------------------------------------

    def log(self) -> str:
        return self.said.read_text(errors="replace")

    def log_bytes(self) -> int:
        return self.said.stat().st_size

    def trace(self) -> str:
        """A stack trace that was logged since this was asked last, if there is one."""
        with self.said.open("rb") as log:
            log.seek(self.read)
            told = log.read()
            self.read += len(told)
        _, found, trace = NOT_OURS.sub("", told.decode(errors="replace")).partition("Traceback")
        return found + trace

    def memory(self) -> float:
        """Megabytes in use, where the system tells it."""
        path = Path(f"/proc/{self.process.pid if self.process else 0}/statm")
        return int(path.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if path.exists() else 0.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
