"""Where the server keeps its things, what its host may set, and the secrets it makes on its first start."""

from __future__ import annotations

import os
import re
import secrets
import stat
from contextlib import suppress
from enum import StrEnum
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
from typer import Option

OWNER_ONLY = 0o077  # the rights that others do not get


class CannotOpen(RuntimeError):
    """The server cannot open, and why, in a sentence for its host."""


class LogFormat(StrEnum):
    """How a line of the log is written."""

    TEXT = "text"
    JSON = "json"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be set. A field with an `Option` is an option of `karczma serve`, with its default and its help."""

    database: str  # an SQLAlchemy address
    data: Path
    secret: bytes  # 32 bytes; signs CSRF tokens
    requests_per_minute: Annotated[int, Option(min=1, help="For each address.")] = 600
    messages_per_second: Annotated[float, Option(min=0.1, help="For each connection.")] = 20.0
    bot_seconds: float = 6.5  # a bot that thinks longer gets a fallback move
    bot_processes: int = 1
    bot_pause: Annotated[float, Option(min=0, help="Seconds before a bot moves, for people to see it.")] = 0.15
    away_seconds: Annotated[float, Option(min=0, help="After so long an absence a bot may stand in.")] = 60.0
    tables_open: Annotated[int, Option(min=1, help="Tables that are not over, for each person.")] = 30
    tables_per_minute: Annotated[int, Option(min=1, help="New ones, for each person; five times that by address.")] = 10
    bot_seats: Annotated[int, Option(min=0, help="Seats of bots at each person's tables.")] = 60
    bots_per_person: Annotated[int, Option(min=0, help="Bot accounts of each person.")] = 20
    campaigns_open: Annotated[int, Option(min=1, help="Campaigns that are not over, for each person.")] = 20
    guests_per_hour: Annotated[int, Option(min=1, help="New guests and accounts, for each address.")] = 60
    chat_per_minute: Annotated[int, Option(min=1, help="Lines of chat, for each person.")] = 30
    openings_per_second: Annotated[
        float, Option(min=0.1, help="Tables brought into memory, for each address; twenty times as many at once.")
    ] = 5.0
    looks_per_second: Annotated[float, Option(min=0.1, help="Looks at earlier states, for each address.")] = 30.0
    uploads_per_minute: Annotated[int, Option(min=1, help="Records to look at, for each person.")] = 10
    guest_days: Annotated[float, Option(min=1, help="An idle guest is forgotten after so many days.")] = 90.0
    guest_games_days: Annotated[
        float, Option(min=1, help="An idle guest who has played is forgotten after so many days; games stay readable.")
    ] = 365.0
    waiting_days: Annotated[float, Option(min=1, help="A table without people goes after so many days.")] = 30.0
    chat_days: Annotated[float, Option(min=1, help="What was said at tables is deleted after so many days.")] = 365.0
    deed_days: Annotated[float, Option(min=1, help="The log of deeds goes back so many days.")] = 365.0
    positions: Annotated[
        bool,
        Option(
            "--positions", help="People may begin games with position files: one made with ill will keeps a house busy."
        ),
    ] = False
    contact: Annotated[str, Option(help="Who hosts the house, and how to reach them: told on the privacy page.")] = ""
    grace_days: Annotated[
        float, Option(min=0, help="An account is deleted so many days after it was asked for; 0: at once.")
    ] = 7.0
    # 200 people behind one router, with a socket each and pages that load: no more than a twentieth of all.
    connections_per_address: Annotated[
        int, Option(min=1, help="At the same time, sockets included; for IPv6, for each /64 network.")
    ] = 500
    connections: Annotated[
        int, Option(min=1, help="At the same time, of everybody; never more than the system's file limit has room for.")
    ] = 10_000
    header_seconds: Annotated[float, Option(min=0.1, help="A request's head must have arrived after so long.")] = 10.0
    body_seconds: Annotated[float, Option(min=0.1, help="A request's body must have arrived after so long.")] = 60.0
    idle_seconds: Annotated[int, Option(min=1, help="A connection without a further request is kept so long.")] = 5
    stuck_seconds: Annotated[
        float, Option(min=0.1, help="Who has not read anything of what was sent for so long is cut off.")
    ] = 30.0
    trusted_proxies: Annotated[
        str,
        Option(
            help="Addresses and networks, with commas, that may say for whom they ask (X-Forwarded-For); "
            "they may have any number of connections."
        ),
    ] = "127.0.0.1,::1"
    log_format: Annotated[LogFormat, Option(help="Lines for people, or JSON for programs.")] = LogFormat.TEXT


def data_folder() -> Path:
    """The user's data directory for this program."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "karczma"


def settings(database: str | None = None, data: Path | None = None, **others: Any) -> Settings:
    """Settings for this machine; folders and secrets are made where they are missing, for their owner only."""
    where, folder = located(database, data)
    proxies(others.get("trusted_proxies", ""))
    try:
        private_folder(folder)
        secret = secret_of(folder / "secret")
    except OSError as error:
        raise CannotOpen(f"{error.filename or folder}: the data folder cannot be used: {error.strerror}") from None
    if len(secret) < 32:
        raise CannotOpen(f"{folder / 'secret'}: the secret is cut off; without the file a new one is made")
    return Settings(database=where, data=folder, secret=secret, **others)


def located(database: str | None, data: Path | None) -> tuple[str, Path]:
    """The address of the database and the data folder, as they were named or as they are where nothing is."""
    folder = data or data_folder()
    return address(database) if database else f"sqlite+aiosqlite:///{folder / 'karczma.sqlite3'}", folder


def address(database: str) -> str:
    """A plain postgresql:// or sqlite:/// address, or a file, with the driver that we use."""
    scheme, colon, rest = database.partition(":")
    if not colon or not re.fullmatch(r"[A-Za-z][A-Za-z0-9+]+", scheme):  # one letter and a colon: a drive
        return f"sqlite+aiosqlite:///{database}"
    match scheme:
        case "postgresql" | "postgres" | "postgresql+asyncpg" if rest.startswith("//"):
            return f"postgresql+asyncpg:{rest}"
        case "sqlite" | "sqlite+aiosqlite" if rest.startswith("///"):
            return f"sqlite+aiosqlite:{rest}"
    raise CannotOpen(f"{scheme}: a database is a FILE, sqlite:///FILE or postgresql://PERSON:PASSWORD@HOST/NAME")


def proxies(listed: str) -> list[IPv4Network | IPv6Network]:
    """The networks of a list of addresses with commas between."""
    try:
        return [ip_network(each.strip()) for each in listed.split(",") if each.strip()]
    except ValueError as error:
        raise CannotOpen(f"--trusted-proxies: {error}") from None


def secret_of(path: Path) -> bytes:
    """Read the secret, or make one that only this user can read. Of two processes that begin together one is first."""
    if not path.exists():
        own = path.with_name(f"{path.name}.{os.getpid()}")
        with os.fdopen(os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
        with suppress(FileExistsError):
            os.link(own, path)
        own.unlink()
    tighten(path)
    return path.read_bytes()


# -- rights --------------------------------------------------------------------------------------------------------


def private_folder(folder: Path) -> None:
    """Make the folder, or tighten the one that is ours; somebody's folder with other things in it is left alone."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if (folder / "secret").exists() or not any(folder.iterdir()):
        tighten(folder)


def tighten(path: Path) -> None:
    """Take away what others may do with a file or folder, if it is there and ours."""
    if os.name != "posix":
        return
    with suppress(FileNotFoundError):
        found = path.stat()
        if found.st_mode & OWNER_ONLY and found.st_uid == os.geteuid():
            path.chmod(stat.S_IMODE(found.st_mode) & ~OWNER_ONLY)
