"""Where the server keeps its things, and the secrets it makes on its first start."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str  # an SQLAlchemy address
    data: Path
    secret: bytes  # 32 bytes; signs CSRF tokens
    requests_per_minute: int = 600  # for each address
    messages_per_second: float = 20.0  # for each connection
    bot_seconds: float = 3.0  # a bot that thinks longer gets a fallback move
    bot_processes: int = 1
    bot_pause: float = 0.15  # seconds before a bot moves, so that people see it
    away_seconds: float = 60.0  # a live player may be stood in for after so long an absence
    tables_open: int = 30  # hosted and not over, for each person
    tables_per_minute: int = 10  # new ones, for each person; for an address quotas.SHARING times as many
    bot_seats: int = 60  # at the tables that somebody hosts
    bots_per_person: int = 20  # bot accounts
    campaigns_open: int = 20  # for each person
    guests_per_hour: int = 60  # new guests and accounts, for each address
    chat_per_minute: int = 30  # lines, for each person and address as above
    looks_per_second: float = 30.0  # at earlier states, for each address
    uploads_per_minute: int = 10  # records to look at, for each person and address as above
    guest_days: float = 90.0  # a guest without anything is forgotten after so long
    waiting_days: float = 30.0  # a table that waits for people is taken away after so long


def data_folder() -> Path:
    """The user's data directory for this program."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "karczma"


def settings(database: str | None = None, data: Path | None = None, **others: float) -> Settings:
    """Settings for this machine; folders and secrets are made where they are missing."""
    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(
        database=address(database) if database else f"sqlite+aiosqlite:///{folder / 'karczma.sqlite3'}",
        data=folder,
        secret=secret_of(folder / "secret"),
        **others,  # type: ignore[arg-type]
    )


def address(database: str) -> str:
    """A plain postgresql:// or sqlite:/// address, or a file, with the driver that we use."""
    for scheme in ("postgresql://", "postgres://"):
        if database.startswith(scheme):
            return "postgresql+asyncpg://" + database.removeprefix(scheme)
    if database.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + database.removeprefix("sqlite:///")
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"


def secret_of(path: Path) -> bytes:
    """Read the secret, or make one that only this user can read. Of two processes that begin together one is first."""
    if not path.exists():
        own = path.with_name(f"{path.name}.{os.getpid()}")
        with os.fdopen(os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
        with suppress(FileExistsError):
            os.link(own, path)
        own.unlink()
    return path.read_bytes()
