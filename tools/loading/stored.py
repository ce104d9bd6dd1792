"""Many stored tables without playing them: a few real ones, copied in the database with all that belongs to them."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterable

ID = "table_id"  # the column by which rows of other tables belong to a table


def copied(database: sqlite3.Connection, status: str, number: int) -> int:
    """Copy the tables of this status in turn until there are so many more; how many there are now."""
    models = [id for (id,) in database.execute("select id from tables where status = ? order by id", (status,))]
    if not models:
        raise LookupError(f"no table is {status}: nothing to copy")
    belongings = list(tables_with(database, ID))
    for n in range(number):
        copy(database, models[n % len(models)], belongings)
    database.commit()
    [count] = database.execute("select count(*) from tables where status = ?", (status,)).fetchone()
    return int(count)


def copy(database: sqlite3.Connection, model: str, belongings: Iterable[str]) -> None:
    new = {"id": secrets.token_urlsafe(12), "invitation": secrets.token_urlsafe(12)}
    copy_rows(database, "tables", "id", model, new)
    for table in belongings:
        copy_rows(database, table, ID, model, {ID: new["id"]})


def copy_rows(database: sqlite3.Connection, table: str, column: str, model: str, new: dict[str, str]) -> None:
    """The rows of a model, with these values instead of its own; numbers that count themselves are left to do so."""
    columns = [name for name in columns_of(database, table) if name != own_number(database, table)]
    values = [f":{name}" if name in new else quoted(name) for name in columns]
    names = ", ".join(map(quoted, columns))
    query = f"insert into {table} ({names}) select {', '.join(values)} from {table} where {column} = :model"
    database.execute(query, {**new, "model": model})


def tables_with(database: sqlite3.Connection, column: str) -> Iterable[str]:
    found = database.execute("select name from sqlite_master where type = 'table'").fetchall()
    return [name for (name,) in found if column in columns_of(database, name)]


def columns_of(database: sqlite3.Connection, table: str) -> list[str]:
    return [name for _, name, *_ in database.execute(f"pragma table_info({quoted(table)})")]


def own_number(database: sqlite3.Connection, table: str) -> str | None:
    """The only column of the key, if it is a number."""
    rows = database.execute(f"pragma table_info({quoted(table)})").fetchall()
    keys = [(name, kind) for _, name, kind, _, _, key in rows if key]
    return keys[0][0] if len(keys) == 1 and keys[0][1].upper() == "INTEGER" else None


def quoted(name: str) -> str:
    return f'"{name}"'
