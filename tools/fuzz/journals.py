"""Databases that were damaged while the server was closed: it opens, and serves all that is not damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus

from fuzz.bending import NUMBERS, TEXTS, bent_text, pick
from fuzz.people import Visitor
from fuzz.report import Found, Progress, smallest
from fuzz.server_process import NotServing, ServerProcess
from fuzz.tables import Tables

PART = "journals"
AT_ONCE = 10  # damages before the server opens again: at most two for each table
DAMAGED = (("journal", "table_id"), ("tables", "id"))  # and which column says whose row it is
SPARED = ("id", "table_id", "host", "access")  # whose table it is, nobody could know any more


class Damage(NamedTuple):
    """One value that is no longer what it was."""

    place: str
    row: int
    column: str
    value: Any

    def __repr__(self) -> str:
        value = repr(self.value)
        return f"{self.place} row {self.row} {self.column} = {value if len(value) < 90 else value[:90] + '…'}"


class Journals:
    """A server of its own, with tables that are damaged and a witness that is not."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.server, self.rng = ServerProcess(folder).open(), rng
        self.victims, self.witness = Tables(self.server, "Dana", 3), Tables(self.server, "Wanda", 4)
        self.before = self.witness.state()
        self.server.close()
        self.file = next(folder.glob("*.sqlite3"))
        with closing(sqlite3.connect(self.file)) as database:
            database.execute("pragma wal_checkpoint(truncate)")
        self.whole = self.file.read_bytes()

    def run(self, inputs: int, progress: Progress) -> list[Found]:
        progress.begin(PART)
        for _ in range(max(1, inputs // AT_ONCE)):
            damages = self.damages()
            if what := self.wrong(damages):
                few = smallest(damages, self.wrong)
                return [Found(PART, self.wrong(few) or what, "; ".join(map(repr, few)))]
            progress.add(AT_ONCE)
        return []

    def damages(self) -> list[Damage]:
        self.restore()
        with closing(sqlite3.connect(self.file)) as database:
            return [self.damage(database, *pick(self.rng, DAMAGED)) for _ in range(AT_ONCE)]

    def damage(self, database: sqlite3.Connection, place: str, owner: str) -> Damage:
        """Any column of any row of the tables that may be damaged."""
        columns = [name for _, name, *_ in database.execute(f"pragma table_info({place})") if name not in SPARED]
        tables = list(self.victims.ids.values())
        marks = ",".join("?" * len(tables))
        rows = database.execute(f"select rowid, * from {place} where {owner} in ({marks})", tables)
        chosen = dict(zip([each[0] for each in rows.description], pick(self.rng, rows.fetchall()), strict=True))
        column = pick(self.rng, columns)
        return Damage(place, chosen["rowid"], column, self.odd(chosen[column]))

    def odd(self, value: Any) -> Any:
        if isinstance(value, str) and self.rng.random() < 0.6:
            text = bent_text(value, self.rng)
        else:
            text = pick(self.rng, TEXTS)
        number = pick(self.rng, [each for each in NUMBERS if abs(each) < 2**63])
        return pick(self.rng, [text.encode("utf-8", "replace").decode(), number, text.encode("utf-8", "surrogatepass")])

    # -- seeing what it does ---------------------------------------------------------------------------------------

    def wrong(self, damages: list[Damage]) -> str:
        """Damage a whole database and open the server; what is wrong then, if anything is."""
        self.restore()
        with closing(sqlite3.connect(self.file)) as database, database:
            for place, row, column, value in damages:
                database.execute(f"update or ignore {place} set {column} = ? where rowid = ?", [value, row])
        try:
            self.server.open()
            return self.serves()
        except NotServing as error:
            return f"it does not open: {' '.join(str(error).split())[-400:]}"
        finally:
            self.server.close()

    def restore(self) -> None:
        for path in self.file.parent.glob(f"{self.file.name}-*"):
            path.unlink()
        self.file.write_bytes(self.whole)

    def serves(self) -> str:
        dana = self.victims.host
        answers = {path: dana.http.get(path).status_code for path in ["/api/lobby", *self.paths()]}
        answers |= {f"socket of {table}": looked(dana, table) for table in self.victims.ids.values()}
        if failed := {path: status for path, status in answers.items() if status >= 500}:
            return f"fails for their owner: {failed}"
        return "" if self.witness.state() == self.before else "another table has changed"

    def paths(self) -> list[str]:
        return [f"/api/tables/{table}{rest}" for table in self.victims.ids.values() for rest in ("", "/record")]


def looked(visitor: Visitor, table: str) -> int:
    """How a socket is answered: with what follows the handshake, or with a refusal before it."""
    try:
        with visitor.sit(table) as talk:
            talk.hear()
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        return 500 if closed.rcvd is None or closed.rcvd.code in (1006, 1011) else 400
    return 200
