"""How long the server's event loop keeps others waiting: from outside, by pings; another source may take its place."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Protocol

from crowd.hall import Hall

PROBE = Path(__file__).with_name("probe.py")


class Lag(Protocol):
    """A source of loop lag: begun before the load, read after it."""

    async def begin(self) -> None: ...

    def read(self) -> list[float]:
        """Seconds, one for each hundredth of a second."""
        ...


class Pings:
    """Pings at a table where nothing happens, sent by a process of its own, so that our own pauses do not count."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.process: subprocess.Popen[str] | None = None

    async def begin(self) -> None:
        table = await self.hall.lay("valeria", [await self.hall.visitor("Cisza")])
        address = f"ws://{self.hall.host}/api/tables/{table.id}/socket"
        words = [sys.executable, str(PROBE), address]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def read(self) -> list[float]:
        assert self.process, "the pings have not begun"
        told, _ = self.process.communicate("")
        return [float(each) for each in json.loads(told or "[]")]
