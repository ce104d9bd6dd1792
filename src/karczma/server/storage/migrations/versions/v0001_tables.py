"""The first form of the database: people, tables, journal, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    people()
    tables()
    journal()
    chat()


def people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("owner", sa.String(22)),
        sa.Column("since", sa.Float, nullable=False),
    )


def tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("host", sa.String(22), nullable=False),
        sa.Column("access", sa.String(10), nullable=False),
        sa.Column("invitation", sa.String(22), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.String(22)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def journal() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key"),
    )


def chat() -> None:
    op.create_table(
        "chat",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(22), nullable=False, index=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "journal", "tables", "people"):
        op.drop_table(name)
