"""What the host decides is kept: who is shut out or silent, what is announced, and which deeds those were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned_until", sa.Float))
    op.add_column("people", sa.Column("muted_until", sa.Float))
    op.create_table(
        "deeds",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("deed", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(22), nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("deeds")
    op.drop_column("people", "muted_until")
    op.drop_column("people", "banned_until")
