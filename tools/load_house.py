"""The server of `make load`: a process of its own on loopback, with a database of its own."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx

from load_visitors import Lost


class House:
    def __init__(self, data: Path) -> None:
        self.data, self.port = data, free_port()
        command = [sys.executable, "-m", "karczma", "serve", "--port", str(self.port), "--data", str(data)]
        command += ["--requests-per-minute", "1000000"]  # all visitors come from one address
        with (data / "server.log").open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Until it answers; half a minute at most."""
        for _ in range(300):
            try:
                httpx.get(f"{self.address}/api/me", timeout=5)
                return
            except httpx.TransportError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise Lost(f"the server does not answer: {(self.data / 'server.log').read_text()}")

    def kill(self) -> None:
        """As a power cut would: no chance to tidy up."""
        self.process.kill()
        self.process.wait()

    def processor(self) -> float:
        """Seconds of processor time so far, where the system tells it."""
        fields = self.told("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0

    def memory(self) -> float:
        """Megabytes in use, where the system tells it."""
        fields = self.told("statm").split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if fields else 0.0

    def told(self, file: str) -> str:
        path = Path(f"/proc/{self.process.pid}/{file}")
        return path.read_text() if path.exists() else ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def journal_of(data: Path) -> set[tuple[str, int, str]]:
    """Table, number and key of every choice that is stored."""
    with closing(sqlite3.connect(data / "karczma.sqlite3")) as database:
        return set(database.execute("select table_id, seq, key from journal"))
