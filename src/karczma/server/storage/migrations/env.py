"""Alembic's entry: run the migrations over the async engine."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from alembic import context
from sqlalchemy import Connection

from karczma.server.storage.database import METADATA, engine_for


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # of processes that begin together one migrates, and the others wait
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('karczma migrates'))"))
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    engine = engine_for(context.config.get_main_option("sqlalchemy.url") or "")
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


asyncio.run(main())
