"""The log: bounded, in one format, with the id of who asked, and without anything that is somebody's secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from karczma.server.app import create_app, prepared
from karczma.server.protocol import NewTable, Person, SeatWish
from karczma.server.registry import TableRegistry
from karczma.server.serving import logs
from karczma.server.serving.request_ids import with_ids
from karczma.server.settings import LogFormat, settings
from karczma.server.storage.database import engine_for, people
from karczma.server.storage.store import Store
from karczma.server.tables.socket import Conversation
from server.listening import limits, listening
from server.visiting import run

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework, about its next version
SECRET = "czarny-koń-na-e5"
LOG = logging.getLogger("karczma.tests")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is written while the server's log is set up; afterwards all is as before."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    root.handlers = []  # they are not ours to close
    stream = io.StringIO()
    logs.set_up(LogFormat.TEXT, stream)
    yield stream
    root.handlers, root.level = before, level


def counted() -> logs.Counted:
    handler = logging.getLogger().handlers[0]
    assert isinstance(handler, logs.Counted)
    return handler


# -- counting ------------------------------------------------------------------------------------------------------


def test_what_repeats_itself_is_counted(written: io.StringIO) -> None:
    for n in range(1000):
        LOG.warning("no room for number %d", n)
    LOG.warning("something else")
    counted().report_repeats(now=1e12)
    lines = written.getvalue().splitlines()
    assert len(lines) == logs.FIRST + 2
    assert "no room for number 999 (repeated 995 times in the last" in lines[-1]


def test_what_came_once_is_not_told_again(written: io.StringIO) -> None:
    LOG.warning("a single thing")
    counted().report_repeats(now=1e12)
    assert written.getvalue().count("a single thing") == 1


def test_after_a_while_it_is_said_again(written: io.StringIO) -> None:
    for _ in range(2):
        for _ in range(logs.FIRST + 1):
            LOG.warning("no room")
        counted().report_repeats(now=1e12)
    assert written.getvalue().count("no room") == 2 * (logs.FIRST + 1)


def test_what_was_counted_is_told_at_the_end(written: io.StringIO) -> None:
    for _ in range(9):
        LOG.warning("no room")
    counted().close()
    assert "(repeated 4 times" in written.getvalue()


def test_asyncio_does_not_fill_the_disk(written: io.StringIO) -> None:
    """It puts the facts of each failure into the text itself."""

    async def fail() -> None:
        loop = asyncio.get_running_loop()
        for n in range(1000):
            said = {
                "message": "socket.accept() out of system resource",
                "exception": OSError(24, "Too many open files"),
            }
            loop.call_exception_handler({**said, "future": f"<Task {n}>"})

    run(fail())
    assert 0 < len(written.getvalue()) < 10_000


# -- form ----------------------------------------------------------------------------------------------------------


def test_all_speak_in_one_form(written: io.StringIO) -> None:
    create_app(limits())  # a framework sets up logs of its own unless it is told not to
    speakers = ("karczma.server", "uvicorn.error", "alembic.runtime", "litestar")
    for name in speakers:
        logging.getLogger(name).warning("hear")
    said = [line.split(" ", 2)[2] for line in written.getvalue().splitlines()]
    assert said == [f"WARNING {name}: hear" for name in speakers]


def test_nobody_writes_lines_of_ours(written: io.StringIO) -> None:
    LOG.warning("asked for %s", "x\n2026-01-01 ERROR karczma: forged")
    assert sum(not line.startswith(" ") for line in written.getvalue().splitlines()) == 1


def test_programs_read_json() -> None:
    record = logging.LogRecord("karczma", logging.ERROR, "", 0, "said %s", ("ż",), None)
    record.request_id = "h-1"
    assert json.loads(logs.Objects().format(record)) == {
        "time": record.created,
        "level": "ERROR",
        "logger": "karczma",
        "asking": "h-1",
        "message": "said ż",
    }


# -- who asked -----------------------------------------------------------------------------------------------------


def test_a_line_of_the_log_and_the_answer_carry_the_same_id(written: io.StringIO) -> None:
    async def told(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
        else:
            await asyncio.create_task(say())
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body"})

    async def say() -> None:
        LOG.warning("at work")

    async def visit() -> None:
        async with listening(with_ids(told)) as served:
            for n in range(2):
                answer = (await (await served.come(b"GET / HTTP/1.1\r\nhost: k\r\n\r\n")).answer()).decode()
                id = answer.partition("x-request-id: ")[2].partition("\r\n")[0]
                assert f"[{id}]: at work" in written.getvalue().splitlines()[n]

    run(visit())


# -- failures and secrets ------------------------------------------------------------------------------------------


def test_a_failure_in_a_socket_is_logged(written: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_self: Conversation) -> None:
        raise ArithmeticError("the abacus is broken")

    monkeypatch.setattr(Conversation, "hold", broken)

    async def visit() -> None:
        app = create_app(await asyncio.to_thread(prepared, settings(data=tmp_path)))
        async with listening(with_ids(app)) as served:
            registry: TableRegistry = app.state.registry
            asked = NewTable(title="valeria", seats=[SeatWish(who="open"), SeatWish(who="open")])
            table = (await registry.new_table(Person(id="host", name=SECRET, kind="guest"), asked)).live.row
            address = f"ws://127.0.0.1:{served.port}/api/tables/{table.id}/socket"
            async with connect(address, proxy=None) as socket:
                id = socket.response.headers["x-request-id"] if socket.response else ""
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            assert f"[{id}]: socket /api/tables/{{table}}/socket failed" in written.getvalue()
            assert "the abacus is broken" in written.getvalue()
            assert table.id not in written.getvalue()

    run(visit())


def test_who_left_is_no_failure(written: io.StringIO) -> None:
    for error in (WebSocketDisconnect(detail="gone"), ClientDisconnected()):
        logs.failure("socket", error)
    assert written.getvalue() == ""


def test_a_request_that_fails_does_not_tell_its_invitation(
    written: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_self: Store, _invitation: str) -> None:
        raise ArithmeticError("the abacus is broken")

    monkeypatch.setattr(Store, "invited", broken)

    async def visit() -> None:
        app = create_app(await asyncio.to_thread(prepared, settings(data=tmp_path)))
        async with listening(with_ids(app)) as served:
            answer = await served.come(b"GET /api/invitations/hush-hush HTTP/1.1\r\nhost: k\r\n\r\n")
            assert b"500" in await answer.answer()
            assert "GET /api/invitations/{invitation} failed" in written.getvalue()
            assert "hush-hush" not in written.getvalue()

    run(visit())


def test_what_the_database_refuses_is_not_told(written: io.StringIO, tmp_path: Path) -> None:
    async def visit() -> None:
        engine = engine_for(f"sqlite+aiosqlite:///{tmp_path / 'some.sqlite3'}")
        row = {"name": SECRET, "kind": "guest", "login": SECRET, "since": 0.0}
        async with engine.begin() as connection:
            await connection.run_sync(people.create)
            await connection.execute(sa.insert(people).values(id="1", **row))
        with pytest.raises(sa.exc.IntegrityError) as refused:
            async with engine.begin() as connection:
                await connection.execute(sa.insert(people).values(id="2", **row))
        assert SECRET not in str(refused.value)  # whoever writes it down
        try:
            raise RuntimeError("they could not come in") from refused.value
        except RuntimeError:
            LOG.exception("failed")
        await engine.dispose()

    run(visit())
    assert "UNIQUE constraint failed: people.login" in written.getvalue()
    assert "they could not come in" in written.getvalue()
    assert SECRET not in written.getvalue()


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.exceptions.DataError(f"invalid input for query argument $1: '{SECRET}' (value too long)"),
        asyncpg.exceptions.UniqueViolationError(f"duplicate key\nDETAIL:  Key (login)=({SECRET}) exists."),
    ],
)
def test_what_postgresql_tells_in_detail_stays_out(written: io.StringIO, error: Exception) -> None:
    try:
        refused = sa.exc.DBAPIError("INSERT", {"login": SECRET}, error, hide_parameters=True)
        raise ExceptionGroup("both", [refused, error])
    except ExceptionGroup:
        LOG.exception("failed")
    assert type(error).__name__ in written.getvalue()
    assert SECRET not in written.getvalue()
