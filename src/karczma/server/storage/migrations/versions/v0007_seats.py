"""Seats have a table of their own and tell for whom a game waits; time is house time; what was told is kept."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

COLUMNS = ("table_id", "seat", "sitter", "name", "person", "bot", "nonce", "stand_in", "waits")
SEATS = sa.table("seats", *(sa.column(name) for name in COLUMNS))
TABLES = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("seats", sa.JSON))
AT_ONCE = 1000


def upgrade() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("sitter", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(22), index=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("stand_in", sa.String(40), nullable=False),
        sa.Column("waits", sa.Boolean),
    )
    move_seats(op.get_bind())
    op.drop_column("tables", "seats")
    op.add_column("tables", sa.Column("closed", sa.String(20)))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.add_column("journal", sa.Column("clock", sa.Float))
    op.create_index("tables_status_changed", "tables", ["status", "changed"])
    op.create_index("tables_invitation", "tables", ["invitation"])
    op.add_column("people", sa.Column("former", sa.Boolean))
    op.execute(sa.text("UPDATE people SET former = true"))
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records", sa.Column("table_id", sa.String(22), primary_key=True), sa.Column("text", sa.Text, nullable=False)
    )
    op.create_table(
        "house", sa.Column("id", sa.Integer, primary_key=True), sa.Column("seconds", sa.Float, nullable=False)
    )


def move_seats(connection: sa.Connection) -> None:
    """From JSON into rows. Whom a running game waits for is not known yet; nobody, where none runs."""
    found = connection.execute(sa.select(TABLES.c.id, TABLES.c.status, sa.cast(TABLES.c.seats, sa.Text))).all()
    rows = [
        {
            "table_id": table,
            "seat": n,
            **{name: seat.get(name, "") for name in ("sitter", "name", "bot", "nonce", "stand_in")},
            "person": seat.get("person") or None,
            "waits": None if status == "running" else False,
        }
        for table, status, text in found
        for n, seat in enumerate(readable(text))
    ]
    for begin in range(0, len(rows), AT_ONCE):
        connection.execute(SEATS.insert(), rows[begin : begin + AT_ONCE])


def readable(text: str) -> list[dict[str, str]]:
    """A damaged list must not keep the house from opening; its table will be set aside."""
    try:
        seats = json.loads(text)
    except ValueError:
        return []
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def downgrade() -> None:
    op.add_column("tables", sa.Column("seats", sa.JSON))
    put_seats_back(op.get_bind())
    for table in ("house", "records", "told", "seats"):
        op.drop_table(table)
    for index in ("tables_status_changed", "tables_invitation"):
        op.drop_index(index, "tables")
    op.drop_column("people", "former")
    op.drop_column("journal", "clock")
    op.drop_column("tables", "due")
    op.drop_column("tables", "closed")


def put_seats_back(connection: sa.Connection) -> None:
    for table in connection.execute(sa.select(TABLES.c.id)).scalars().all():
        rows = connection.execute(SEATS.select().where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings()
        seats = [{n: row[n] or "" for n in ("sitter", "name", "person", "bot", "nonce", "stand_in")} for row in rows]
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(seats=seats))
