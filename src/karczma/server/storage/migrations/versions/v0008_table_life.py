"""Games can be given up, people be sent away from a table that waits, and what has ended be kept out of one's lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

DELIBERATE = ("conceded", "cancelled")


def upgrade() -> None:
    op.add_column("tables", sa.Column("conceding", sa.JSON))
    op.add_column("tables", sa.Column("barred", sa.JSON))
    op.create_table(
        "hidden",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("table_id", sa.String(22), primary_key=True),
    )


def downgrade() -> None:
    """What was ended on purpose goes on, or waits again: before this there was no such end."""
    tables = sa.table("tables", sa.column("closed"), sa.column("result"), sa.column("status"))
    ended = sa.and_(tables.c.closed.in_(DELIBERATE), tables.c.status != "over")
    op.execute(tables.update().where(ended).values(closed=None, result=sa.null()))
    op.drop_table("hidden")
    op.drop_column("tables", "barred")
    op.drop_column("tables", "conceding")
