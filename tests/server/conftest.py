from __future__ import annotations

import sys
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


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A database of one's own, in its newest form."""
    found = f"sqlite+aiosqlite:///{tmp_path / 'karczma.sqlite3'}"
    migrate(found)
    return found
