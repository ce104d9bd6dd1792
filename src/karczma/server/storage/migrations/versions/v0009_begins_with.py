"""A table may begin with the first moves of a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("begins_with", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "begins_with")
