"""Campaigns are kept between games; a table may be one game of a campaign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(22), nullable=False, index=True),
        sa.Column("state", sa.JSON, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("campaign", sa.String(22)))
    op.add_column("tables", sa.Column("step", sa.Integer))
    op.create_index("tables_campaign_step", "tables", ["campaign", "step"], unique=True)


def downgrade() -> None:
    op.drop_index("tables_campaign_step", "tables")
    op.drop_column("tables", "step")
    op.drop_column("tables", "campaign")
    op.drop_table("campaigns")
