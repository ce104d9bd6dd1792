"""Who agrees to an undo is kept with the table: the people may sit at different processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "undo")
