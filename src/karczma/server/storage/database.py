"""The database: a few tables, written with SQLAlchemy Core; SQLite inside by default, PostgreSQL by address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

METADATA = sa.MetaData()
CONNECT_SECONDS = 10.0  # until a PostgreSQL that does not answer is given up

people = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # guest, account, bot
    sa.Column("login", sa.String(40), unique=True),
    sa.Column("password", sa.String(200)),  # argon2
    sa.Column("token", sa.String(64), unique=True),  # sha256 of a bot's token
    sa.Column("owner", sa.String(22), index=True),  # of a bot account
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("former", sa.Boolean),  # known since before sessions were kept: a cookie of then counts, once
    sa.Column("banned_until", sa.Float),  # wall time, as the host has said it
    sa.Column("muted_until", sa.Float),
    sa.Column("delete_at", sa.Float),  # wall time: an account whose owner has asked for it, and not signed in since
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("version", sa.String(20), nullable=False),  # frozen: a table keeps the rules it began with
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("host", sa.String(22), nullable=False, index=True),
    sa.Column("access", sa.String(10), nullable=False),  # open, link, private
    sa.Column("invitation", sa.String(22), nullable=False),
    sa.Column("pace", sa.String(10), nullable=False),  # live, turns
    sa.Column("clock", sa.JSON),
    sa.Column("status", sa.String(10), nullable=False),  # waiting, running, over
    sa.Column("closed", sa.String(20)),  # protocol.Closed: why nobody can go on with it here
    sa.Column("due", sa.Float),  # in server seconds: when the first clock of those who must choose runs out
    sa.Column("key", sa.String(64), nullable=False),  # of the committed chance; told after the end
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("seed", sa.BigInteger),  # a table that was set up with a seed is open about it from the start
    sa.Column("result", sa.JSON),
    sa.Column("rematch", sa.String(22)),
    sa.Column("undo", sa.JSON),  # store.UndoWish
    sa.Column("conceding", sa.JSON),  # people who want to give the game up
    sa.Column("barred", sa.JSON),  # people whom the host has sent away
    sa.Column("campaign", sa.String(22)),  # to which it belongs
    sa.Column("step", sa.Integer),  # which of its games this is; the first is 0
    sa.Column("begins_with", sa.JSON),  # store.BeginsWith: the moves of another game
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("tables_campaign_step", "campaign", "step", unique=True),  # however often the next game is asked for
    sa.Index("tables_status_changed", "status", "changed"),
    sa.Index("tables_invitation", "invitation"),
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("sitter", sa.String(10), nullable=False),  # open, person, bot
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("person", sa.String(22), index=True),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("nonce", sa.String(64), nullable=False),
    sa.Column("stand_in", sa.String(40), nullable=False),
    sa.Column("waits", sa.Boolean),  # whether the game waits for it; unknown of games from before this was kept
)

hidden = sa.Table(  # what people keep out of their own lists
    "hidden",
    METADATA,
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("table_id", sa.String(22), primary_key=True),
)

campaigns = sa.Table(
    "campaigns",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("owner", sa.String(22), nullable=False, index=True),
    sa.Column("state", sa.JSON, nullable=False),  # as karczma.campaigns.plain tells it
    sa.Column("step", sa.Integer, nullable=False),  # how many games were played; raised by one, once for each
    sa.Column("status", sa.String(10), nullable=False),  # running, won, lost
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)

journal = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # choice, undo
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),  # idempotency
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("gesture", sa.String(64), nullable=False, server_default=""),  # choices made in one go have the same
    sa.Column("clock", sa.Float),  # server seconds; wall time may jump, and the server may be closed
    sa.UniqueConstraint("table_id", "key"),
)

transcript_chunks = sa.Table(  # the state after each entry: a replay needs no rules
    "told",
    METADATA,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # in the order of writing: what is written again counts
    sa.Column("last", sa.Integer, nullable=False),  # sequence number of the last entry in it
    sa.Column("packed", sa.LargeBinary, nullable=False),  # transcripts.TranscriptState, a line each, zlib
)

records = sa.Table(  # of finished games
    "records",
    METADATA,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

server_clock = sa.Table(
    "house",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),  # 1: there is one row
    sa.Column("seconds", sa.Float, nullable=False),  # so long it has been open, all in all
)

chat = sa.Table(
    "chat",
    METADATA,
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(22), nullable=False, index=True),
    sa.Column("person", sa.String(22), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

processes = sa.Table(
    "processes",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("guests", sa.JSON, nullable=False),  # presence.Connected
    sa.Column("until", sa.Float, nullable=False),
)

sessions = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),  # sha256 of what the cookie says
    sa.Column("person", sa.String(22), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # to the day
    sa.Column("browser", sa.String(40)),  # as its owner would call it
)

deeds = sa.Table(  # of the host: who did what to whom; processes that serve look for new ones
    "deeds",
    METADATA,
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("host", sa.String(40), nullable=False),  # who sat at the terminal
    sa.Column("deed", sa.String(20), nullable=False),
    sa.Column("subject", sa.String(22), nullable=False),  # the id of a person or a table; empty: the house
    sa.Column("facts", sa.JSON, nullable=False),
)

notices = sa.Table(
    "notices",
    METADATA,
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.String(10), nullable=False),  # news, closed
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)


def engine_for(address: str) -> AsyncEngine:
    """An engine whose errors do not tell what was stored: they may end in a log."""
    sqlite = address.startswith("sqlite")
    patience = {} if sqlite else {"timeout": CONNECT_SECONDS}
    engine = create_async_engine(address, pool_pre_ping=not sqlite, hide_parameters=True, connect_args=patience)
    if sqlite:
        event.listen(engine.sync_engine, "connect", durable_sqlite)
    return engine


def durable_sqlite(connection: Any, _record: Any) -> None:
    """A committed row survives anything: write-ahead log, synced in full at each commit. Of what is deleted nothing is
    left in the file."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()


def migrate(address: str) -> None:
    """Bring the database to the newest form; run at every start."""
    config = migrations()
    config.set_main_option("sqlalchemy.url", address.replace("%", "%%"))
    command.upgrade(config, "head")


def newest_form() -> str | None:
    """The revision to which databases are brought."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
