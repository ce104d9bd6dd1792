"""Before the server opens: what stands in the way is said in a sentence, before anybody is let in."""

from __future__ import annotations

import gc
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from karczma.server.settings import CannotOpen, tighten
from karczma.server.storage.database import migrate

FILES = 1 << 16  # as many open files are enough for any server
BACKLOG = 256  # arrivals that wait for their turn; so many are let in at once
OWN_FILES = 128  # database, bots, log, the built client
BESIDE = ("", "-wal", "-shm", "-journal")  # files that belong to an SQLite database
REASONS = {
    "readonly database": "it is read-only",
    "unable to open": "it cannot be opened or made; is the folder there, and may we write in it?",
    "locked": "another program holds it locked",
    "not a database": "it is not a database",
    "malformed": "it is damaged; please put back a copy of it",
    "disk is full": "the disk is full",
}


def room_for_connections() -> int:
    """How many connections there is room for, once the limit of open files is as high as it may be."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return max(1, (FILES if soft == resource.RLIM_INFINITY else soft) - BACKLOG - OWN_FILES)


def settle_memory() -> None:
    """What was loaded stays: the garbage collector looks at it no more, and at what is new a little at a time. Call it
    when all is up, and again when nobody is here.

    A full collection with 500 tables stops everything for half a second: with these figures none comes by itself. What
    lives for a while is looked at once more after some thousands of things, which takes some milliseconds.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 3, 1_000_000)


def share_the_processor() -> None:
    """Threads that open tables or pack replays give way to the tables that are played after a millisecond."""
    sys.setswitchinterval(0.001)


# -- the database --------------------------------------------------------------------------------------------------


def open_database(address: str) -> None:
    """Bring the database up to date, or say what is wrong with it. Its files are for their owner only."""
    with explained(address):
        url = make_url(address)
        if url.get_backend_name() == "sqlite":
            open_file(url)
        migrate(address)


def open_file(url: URL) -> None:
    """An SQLite file that we may write and that nobody holds; it is made where it is missing."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
    finally:
        engine.dispose()
    path = Path(url.database or "")
    for ending in BESIDE:
        tighten(path.with_name(path.name + ending))


@contextmanager
def explained(address: str) -> Iterator[None]:
    """What a database answers, in a sentence with its address; never with a password."""
    try:
        yield
    except CommandError as error:
        raise CannotOpen(
            f"{display_address(address)}: a newer Karczma made this database; please update ({error})"
        ) from None
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
        raise CannotOpen(f"{display_address(address)}: {reason(error)}") from None
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "asyncpg":  # they have no class of errors above them all
            raise
        raise CannotOpen(f"{display_address(address)}: {reason(error)}") from None


def reason(error: Exception) -> str:
    words = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
    for sign, sentence in REASONS.items():
        if isinstance(error, DBAPIError | sqlite3.Error) and sign in words:
            return sentence
    if isinstance(error, OSError | TimeoutError):
        return f"nobody answers there ({words or 'it takes too long'})"
    return f"the database refuses: {words}"


def display_address(address: str) -> str:
    try:
        url = make_url(address)
    except ArgumentError:
        return "the address of the database"
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
