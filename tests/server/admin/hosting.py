"""The host at the terminal: `karczma admin` in a process of its own, beside a house that is open."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from server.visiting import PROCESSES, command


class Told(NamedTuple):
    code: int | None
    text: str


def admin(data: Path, *words: object, database: str | None = None) -> Told:
    """What a command says and how it ends."""
    where = ["--data", str(data), *(["--database", database] if database else [])]
    with TemporaryDirectory() as folder:
        said = Path(folder) / "said"
        process = PROCESSES.Process(target=command, args=(said, ["admin", *where, *map(str, words)]))
        process.start()
        process.join(60)
        return Told(process.exitcode, said.read_text() if said.exists() else "")


async def meanwhile(data: Path, *words: object, database: str | None = None) -> Told:
    """The same while people play."""
    return await asyncio.to_thread(lambda: admin(data, *words, database=database))


def asked(file: Path, query: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(file)) as kept:
        return kept.execute(query, values).fetchall()
