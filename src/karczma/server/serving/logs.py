"""The log: one format for all that speaks in this process, counted where it repeats itself, silent about secrets."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from contextvars import ContextVar
from time import monotonic
from typing import Any, TextIO

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from karczma.server.settings import LogFormat

LOG = logging.getLogger(__name__)
FIRST = 5  # so many alike are written in full
WINDOW = 60.0  # seconds, and the others are counted for so long
LONGEST = 2000  # characters of a message
GONE = (WebSocketDisconnect, ClientDisconnected)  # whoever leaves is no failure of ours
REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")  # the id of the request or socket that is served
# What these say besides their first line, and what comes after this phrase, are values out of our tables.
DATABASE = ("sqlalchemy", "asyncpg", "sqlite3", "aiosqlite")
VALUES = re.compile(r"(invalid input for query argument \$\d+).*", re.DOTALL)


def set_up(form: LogFormat, stream: TextIO | None = None) -> Counted:
    """All loggers write through one handler; those of others say warnings only."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines() if form is LogFormat.TEXT else Objects())
    counted = Counted(handler)
    logging.basicConfig(level=logging.INFO, handlers=[counted], force=True)
    for name in ("alembic", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
    return counted


def failure(where: str, error: BaseException) -> None:
    """Something of ours failed where nobody is told; `where` names the place, not a person, a table or a text."""
    if not isinstance(error, GONE):
        LOG.error("%s failed", where, exc_info=error)


async def socket_failure(error: Exception, scope: Scope) -> None:
    """litestar closes a socket whose handler fails and says nothing. What is meant for the client has a status."""
    if scope["type"] == ScopeType.WEBSOCKET and getattr(error, "status_code", 500) >= 500:
        failure(f"socket {scope.get('path_template', '')}", error)


# -- counting ------------------------------------------------------------------------------------------------------

Kind = tuple[str, int, str, str]


class Counted(logging.Handler):
    """Passes records on to a handler, the first few of each kind; how many more there were is told now and then."""

    def __init__(self, handler: logging.Handler) -> None:
        super().__init__()
        self.handler = handler
        self.seen: dict[Kind, tuple[float, int, logging.LogRecord]] = {}  # since when, how many, the last of them

    def emit(self, record: logging.LogRecord) -> None:
        self.report_repeats(monotonic())
        record.request_id = REQUEST_ID.get()
        kind = kind_of(record)
        since, number, _ = self.seen.get(kind, (monotonic(), 0, record))
        self.seen[kind] = (since, number + 1, again(record, record.msg, record.args))
        if number < FIRST:
            self.handler.handle(record)

    def report_repeats(self, now: float, window: float = WINDOW) -> None:
        """How often those were repeated that began so long ago."""
        self.acquire()
        try:
            for kind in [kind for kind, (since, _, _) in self.seen.items() if now - since >= window]:
                since, number, last = self.seen.pop(kind)
                if number > FIRST:
                    self.handler.handle(repeated(last, number - FIRST, now - since))
        finally:
            self.release()

    def flush(self) -> None:
        self.handler.flush()

    def close(self) -> None:
        """What was counted is told before the end."""
        self.report_repeats(monotonic(), window=0.0)
        super().close()


def kind_of(record: logging.LogRecord) -> Kind:
    """Records are alike whatever their facts are; only the first line counts, for asyncio puts facts into the next."""
    error = record.exc_info[0] if record.exc_info else None
    return record.name, record.levelno, str(record.msg).partition("\n")[0][:200], error.__name__ if error else ""


def repeated(last: logging.LogRecord, number: int, seconds: float) -> logging.LogRecord:
    return again(last, f"{message_of(last)} (repeated {number} times in the last {seconds:.0f} s)", None)


def again(record: logging.LogRecord, message: object, facts: Any) -> logging.LogRecord:
    """A record like that one without its error, which would keep alive all that was at work when it came."""
    return logging.LogRecord(record.name, record.levelno, record.pathname, record.lineno, message, facts, None)


# -- writing -------------------------------------------------------------------------------------------------------


class Lines(logging.Formatter):
    """For people: a line, and the way to an error below it."""

    def format(self, record: logging.LogRecord) -> str:
        request_id = getattr(record, "request_id", "")
        head = f"{self.formatTime(record)} {record.levelname} {record.name}{f' [{request_id}]' if request_id else ''}"
        lines = [message_of(record), *error_lines_of(record)]
        return f"{head}: " + "\n".join(lines).replace("\n", "\n  ")  # a line that begins at the margin is a new one


class Objects(logging.Formatter):
    """For programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {"time": record.created, "level": record.levelname, "logger": record.name}
        entry |= {"asking": getattr(record, "request_id", ""), "message": message_of(record)}
        if failed := error_lines_of(record):
            entry["error"] = "\n".join(failed)
        return msgspec.json.encode(entry).decode()


def message_of(record: logging.LogRecord) -> str:
    text = record.getMessage()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def error_lines_of(record: logging.LogRecord) -> list[str]:
    error = record.exc_info[1] if record.exc_info else None
    return error_lines(error) if error else []


def error_lines(error: BaseException) -> list[str]:
    """An error, and before it those that led to it; of what a database says about it only what holds no values."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = [*error_lines(before), "", "which led to:", ""] if before else []
    way = "".join(traceback.format_tb(error.__traceback__)).rstrip()
    lines += ["Traceback (most recent call last):", way, f"{type(error).__qualname__}: {safe_message(error)}"]
    for each in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        lines += ["", "of which:", "", *error_lines(each)]
    return lines


def safe_message(error: BaseException) -> str:
    if not any(kind.__module__.partition(".")[0] in DATABASE for kind in type(error).__mro__):
        return str(error)[:LONGEST]
    return VALUES.sub(r"\1", str(error)).partition("\n")[0][:LONGEST]
