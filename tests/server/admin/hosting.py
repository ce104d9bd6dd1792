"""The host at the terminal: `karczma admin` in a process of its own, beside a house that is open."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from server.visiting import PROCESSES, Serving, command


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


def traces(server: Serving, word: str) -> list[str]:
    """Rows of all tables that hold a word, and files of the house's folder: also what SQLite has left in its own."""
    found = []
    with closing(sqlite3.connect(server.data / "karczma.sqlite3")) as kept:
        for (name,) in kept.execute("select name from sqlite_master where type = 'table'").fetchall():
            rows = kept.execute(f'select * from "{name}"').fetchall()
            found += [f"{name}: {row}" for row in rows if word in str(row).casefold()]
    files = [each for each in server.data.rglob("*") if each.is_file()]
    return found + [each.name for each in files if word.encode() in each.read_bytes().lower()]
