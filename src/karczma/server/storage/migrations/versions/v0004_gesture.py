"""Choices that a person made in one gesture are known as such: they are taken back together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("journal", sa.Column("gesture", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("journal", "gesture")
