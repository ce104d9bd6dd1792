"""Sessions are kept here and can be ended; logins have one form; what somebody has is found by an index."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

people = sa.table("people", sa.column("id", sa.String), sa.column("login", sa.String))


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_people_owner", "people", ["owner"])
    fold_logins(op.get_bind())


def fold_logins(connection: sa.Connection) -> None:
    """Old logins were only in small letters. One whose form another has already, or that is too long, stays."""
    logins = {row.login: row.id for row in connection.execute(sa.select(people).where(people.c.login.is_not(None)))}
    for login, id in list(logins.items()):
        folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())
        if folded not in logins and len(folded) <= 40:
            logins[folded] = id
            connection.execute(people.update().where(people.c.id == id).values(login=folded))


def downgrade() -> None:
    op.drop_index("ix_people_owner", "people")
    op.drop_index("ix_tables_host", "tables")
    op.drop_table("sessions")
