"""The rows of all tables, from one database into another: JSON as the text that it is, whatever it holds."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from karczma.server.storage.database import METADATA, processes

AT_ONCE = 500  # rows: transcripts are some kilobytes each


async def copy_rows(source: AsyncConnection, target: AsyncConnection) -> None:
    """All of them, but for who serves just now; the target's tables have their newest form, as the source's have."""
    for table in METADATA.sorted_tables:
        if table is processes:
            continue  # otherwise a house that is restored at once would seem to be open
        columns = [sa.cast(each, sa.Text).label(each.name) if is_json(each) else each for each in table.columns]
        found = await source.stream(sa.select(*columns))
        async for rows in found.mappings().partitions(AT_ONCE):
            await target.execute(insertion(table, target.dialect.name), [dict(row) for row in rows])
        await count_on(target, table)


async def forget_rows(target: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        await target.execute(table.delete())


def insertion(table: sa.Table, dialect: str) -> Any:
    """Texts into JSON columns. PostgreSQL wants to be told; SQLite would take them for numbers then."""
    as_texts = sa.table(table.name, *(sa.column(each.name, text_or_own(each)) for each in table.columns))
    values: dict[str, Any] = {each.name: sa.bindparam(each.name, type_=text_or_own(each)) for each in table.columns}
    if dialect == "postgresql":
        values |= {each.name: sa.cast(values[each.name], sa.JSON) for each in table.columns if is_json(each)}
    return as_texts.insert().values(**values)


def text_or_own(column: sa.Column[Any]) -> Any:
    return sa.Text() if is_json(column) else column.type


def is_json(column: sa.Column[Any]) -> bool:
    return isinstance(column.type, sa.JSON)


async def count_on(target: AsyncConnection, table: sa.Table) -> None:
    """PostgreSQL numbers new rows by a counter, which does not notice rows that bring their number."""
    numbered = [each for each in table.primary_key if each.autoincrement is True]
    for column in numbered if target.dialect.name == "postgresql" else ():
        counter = sa.func.pg_get_serial_sequence(table.name, column.name)
        last = (await target.execute(sa.select(sa.func.max(column)))).scalar()
        if last is not None:
            await target.execute(sa.select(sa.func.setval(counter, last)))
