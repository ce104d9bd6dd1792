"""Nobody blocks the way: connections have limits of number and of time, and others come in meanwhile."""

from __future__ import annotations

import asyncio
import gc
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import h11
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.server import ServerProtocol

from karczma.server.serving.connection_limits import ConnectionLimiter, ConnectionSlot, network_of
from karczma.server.serving.connections import HttpConnection, WebSocketConnection
from karczma.server.settings import Settings
from server.listening import ANOTHER, HALF, ME, PROXY, WHOLE, listening, until
from server.visiting import free_port, run

FILES = 512  # open files that the poor server below may have
CROWD = 600


# -- a whole server -------------------------------------------------------------------------------------------------


@pytest.fixture
def poor_house(tmp_path: Path) -> Iterator[int]:
    """A server on a system that allows few open files; its port."""
    port = free_port()
    words = [sys.executable, "-m", "karczma", "serve", "--port", str(port), "--data", str(tmp_path)]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(
            words,
            stdout=log,
            stderr=log,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
        )
    try:
        for _ in range(1000):
            if "(Ctrl-C closes)" in (tmp_path / "log").read_text():
                break
            assert server.poll() is None, (tmp_path / "log").read_text()
            time.sleep(0.02)
        yield port
    finally:
        server.kill()
        server.wait()


@pytest.mark.parametrize("host", [ME, PROXY])
def test_half_open_requests_keep_nobody_out(poor_house: int, tmp_path: Path, host: str) -> None:
    """More of them than there are files; also from where no one is counted, as behind a proxy."""
    with ExitStack() as open_:
        for _ in range(CROWD):
            line = open_.enter_context(closing(socket.create_connection((PROXY, poor_house), 20, (host, 0))))
            try:
                line.sendall(HALF)
            except ConnectionError:
                continue  # refused already
        with closing(socket.create_connection((PROXY, poor_house), 20, (ANOTHER, 0))) as other:
            other.sendall(b"GET /api/me HTTP/1.1\r\nhost: karczma\r\n\r\n")
            assert other.recv(12) == b"HTTP/1.1 200"
    assert (tmp_path / "log").stat().st_size < 10_000


# -- number --------------------------------------------------------------------------------------------------------


def test_one_address_has_its_number_of_connections_and_no_more() -> None:
    async def visit() -> None:
        async with listening(connections_per_address=10) as served:
            held = [await served.come(HALF) for _ in range(10)]
            await until(lambda: len(served.limiter.slots) == 10)
            refused = [await served.come(WHOLE) for _ in range(5)]
            assert {(await each.answer())[:12] for each in refused} <= {b"HTTP/1.1 503", b""}
            assert (await (await served.come(WHOLE, ANOTHER)).answer()).startswith(b"HTTP/1.1 200")
            held[0].writer.close()
            await until(lambda: served.limiter.counts[ME] < 10)
            assert (await (await served.come(WHOLE)).answer()).startswith(b"HTTP/1.1 200")

    run(visit())


def test_a_socket_keeps_the_place_it_came_with_and_gives_it_back_once() -> None:
    async def visit() -> None:
        async with listening(connections_per_address=3) as served:
            for _ in range(3):
                talks = [await talk(served.port) for _ in range(3)]
                assert (served.limiter.counts[ME], len(served.limiter.slots)) == (3, 3)
                with pytest.raises((InvalidStatus, ConnectionError)):
                    await talk(served.port)
                for each in talks:
                    await each.send("still there?")
                    assert await each.recv() == "still there?"
                talks[0].transport.abort()
                for each in talks[1:]:
                    await each.close()
                await until(lambda: not served.limiter.slots)
                assert (dict(served.limiter.counts), served.limiter.without_request) == ({}, {})

    run(visit())


def test_a_socket_that_is_not_one_gives_its_place_back_too() -> None:
    async def visit() -> None:
        async with listening() as served:
            line = await served.come(b"GET / HTTP/1.1\r\nhost: k\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n")
            assert (await line.answer()).startswith(b"HTTP/1.1 4")
            await until(lambda: not served.limiter.slots)
            assert dict(served.limiter.counts) == {}

    run(visit())


def test_whoever_has_left_leaves_nothing_behind() -> None:
    """Not even for the garbage collector, which comes rarely in a server."""

    async def visit() -> None:
        async with listening() as served:
            for _ in range(3):
                await (await served.come(WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))).rest()
            talks = [await talk(served.port) for _ in range(4)]
            talks[0].transport.abort()
            for each in talks[1:]:
                await each.close()
            await until(lambda: not any(isinstance(each, KEPT) for each in gc.get_objects()))

    gc.collect()
    gc.disable()
    try:
        run(visit())
    finally:
        gc.enable()


KEPT = (
    ConnectionSlot,
    HttpConnection,
    WebSocketConnection,
    ServerProtocol,
    h11.Connection,
)  # of each connection, while it lasts


def test_when_all_slots_are_taken_whoever_never_asked_gives_way() -> None:
    async def visit() -> None:
        async with listening(connections=4) as served:
            sitting = await served.come(WHOLE, PROXY)
            assert (await sitting.answer()).startswith(b"HTTP/1.1 200")
            silent = [await served.come(HALF, PROXY) for _ in range(3)]
            await until(lambda: len(served.limiter.without_request) == 3)
            assert (await (await served.come(WHOLE, ANOTHER)).answer()).startswith(b"HTTP/1.1 200")
            assert await silent[0].rest() == b""
            sitting.writer.write(WHOLE)
            assert b"HTTP/1.1 200" in await sitting.answer()

    run(visit())


def test_in_a_house_full_of_people_nobody_is_sent_away() -> None:
    async def visit() -> None:
        async with listening(connections=2) as served:
            talks = [await talk(served.port, PROXY) for _ in range(2)]
            assert (await (await served.come(WHOLE, ANOTHER)).answer())[:12] in (b"HTTP/1.1 503", b"")
            for each in talks:
                await each.send("still there?")
                assert await each.recv() == "still there?"
                await each.close()

    run(visit())


def test_one_address_never_has_more_than_half_of_a_small_house() -> None:
    limiter = ConnectionLimiter(Settings(database="", data=Path(), secret=b""), room=216)
    assert (limiter.most, limiter.most_each) == (216, 108)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
    ],
)
def test_whoever_has_one_address_of_a_network_has_them_all(host: str, network: str) -> None:
    assert network_of(host) == network


def test_only_a_proxy_of_ours_may_say_for_whom_it_asks() -> None:
    async def visit() -> None:
        asked = b"GET / HTTP/1.1\r\nhost: k\r\nx-forwarded-for: 203.0.113.9\r\nconnection: close\r\n\r\n"
        async with listening(trusted_proxies=ANOTHER) as served:
            assert (await (await served.come(asked, ANOTHER)).rest()).endswith(b"203.0.113.9")
            assert (await (await served.come(asked, PROXY)).rest()).endswith(PROXY.encode())

    run(visit())


# -- time ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "trickle"),
    [
        (b"", b""),
        (HALF, b""),
        (HALF, b"c"),
        (WHOLE + HALF, b"c"),
        (b"POST / HTTP/1.1\r\nhost: k\r\ncontent-length: 100\r\n\r\n{", b""),
        (b"POST / HTTP/1.1\r\nhost: k\r\ncontent-length: 100000\r\n\r\n{", b"c"),
    ],
    ids=["silent", "half a head", "a head in drops", "a second head in drops", "half a body", "a body in drops"],
)
def test_what_does_not_arrive_in_time_is_not_waited_for(said: bytes, trickle: bytes) -> None:
    async def visit() -> None:
        async with listening(header_seconds=0.3, body_seconds=0.3, idle_seconds=600) as served:
            line = await served.come(said)
            drops = asyncio.create_task(drip(line.writer, trickle))
            assert b"408 Request Timeout" in await line.rest()
            drops.cancel()
            await until(lambda: not served.limiter.slots)

    run(visit())


def test_whoever_still_speaks_hears_that_it_is_too_late() -> None:
    """To hang up on them at once would break the line, and they might never read the answer."""

    async def visit() -> None:
        async with listening(header_seconds=0.3, idle_seconds=600) as served:
            line = await served.come(HALF)
            assert b"408 Request Timeout" in await line.answer()
            line.writer.write(b"c")
            await asyncio.sleep(0.1)
            line.writer.write(b"c")
            assert b"did not arrive in time" in await asyncio.wait_for(line.reader.read(-1), 20)
            await until(lambda: not served.limiter.slots)

    run(visit())


async def drip(writer: asyncio.StreamWriter, drop: bytes) -> None:
    while drop:
        await asyncio.sleep(0.05)
        writer.write(drop)


def test_idle_and_busy_connections_are_not_late() -> None:
    """A deadline is for what the client owes us, not for what we have to do."""

    async def visit() -> None:
        async with listening(slow, header_seconds=0.5, body_seconds=0.5, idle_seconds=600) as served:
            talking = await talk(served.port)
            line = await served.come(WHOLE)
            assert (await line.answer()).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(1.5)
            line.writer.write(WHOLE)
            assert (await line.answer()).startswith(b"HTTP/1.1 200")
            await talking.close()

    run(visit())


async def slow(scope: Any, receive: Any, send: Any) -> None:
    """Takes longer to answer than a request may take to arrive."""
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
    else:
        await asyncio.sleep(1.5)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_whoever_does_not_read_is_cut_off(kind: str) -> None:
    async def visit() -> None:
        async with listening(flood, stuck_seconds=0.5) as served:
            if kind == "http":
                line = await served.come(WHOLE)
                line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            else:
                talking = await talk(served.port)
                talking.transport.pause_reading()
            await until(lambda: served.limiter.slots)
            await until(lambda: not served.limiter.slots)

    run(visit())


async def flood(scope: Any, receive: Any, send: Any) -> None:
    """Sends more than anybody's buffers hold."""
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": bytes(1 << 26)})
        await receive()
    else:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(1 << 26)})


def test_whoever_reads_slowly_is_not_cut_off() -> None:
    slot = ConnectionSlot(transport := Buffer(), lambda: None, ME, 0.0)  # type: ignore[arg-type]
    told = []
    for now, pending in [(0, 0), (10, 900), (35, 800), (60, 700), (85, 700), (89, 700), (90, 700)]:
        transport.pending = pending
        told.append(slot.stuck(now, 30.0))
    assert told == [False, False, False, False, False, False, True]


class Buffer:
    pending = 0

    def get_write_buffer_size(self) -> int:
        return self.pending


async def talk(port: int, host: str = ME) -> ClientConnection:
    return await connect(f"ws://127.0.0.1:{port}/", local_addr=(host, 0), compression=None, proxy=None)
