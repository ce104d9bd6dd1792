"""Accounts can be asked to be deleted, after days in which signing in takes it back; a session knows its browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("delete_at", sa.Float))
    op.add_column("sessions", sa.Column("browser", sa.String(40)))


def downgrade() -> None:
    op.drop_column("sessions", "browser")
    op.drop_column("people", "delete_at")
