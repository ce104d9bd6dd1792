"""The faults tool: the checker notices what is wrong, the proxy does what it says, and all faults in small."""

from __future__ import annotations

import asyncio
import json
import os
import struct
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from crowd.audit import Watcher
from crowd.journal import Stored
from crowd.wire import Heard, Step
from faulting.history import History
from faulting.party import Party, Setting
from faulting.proxy import Proxy
from faulting.stage import CLOCK
from faults import main

# -- histories ---------------------------------------------------------------------------------------------------------


def stored(key: str, seq: int, seat: int = 0) -> Stored:
    return Stored("x", seq, key, "choice", seat, 1.5)


def history(*keys: str) -> History:
    """Of choices that were sent."""
    history = History()
    for key in keys:
        history.choice("x", key)
    return history


def counted(history: History, *journal: Stored) -> dict[str, int]:
    history.check(list(journal))
    return {kind: len(found) for kind, found in history.row().wrong.items() if found}


def test_what_was_acknowledged_is_stored_under_its_number() -> None:
    fine = history("a")
    fine.acknowledged("a", 1)
    fine.acknowledged("a", 1)  # a double click has the same answer
    assert counted(fine, stored("a", 1)) == {}
    assert (fine.row().sent, fine.row().acknowledged, fine.row().unknown) == (1, 1, 0)


@pytest.mark.parametrize("journal", [[], [stored("b", 1)], [stored("b", 1), stored("a", 2)]])
def test_what_was_acknowledged_and_is_not_there_is_lost(journal: list[Stored]) -> None:
    lost = history("a")
    lost.acknowledged("a", 1)
    assert counted(lost, *journal) == {"lost": 1}


def test_what_is_stored_twice_is_doubled() -> None:
    doubled = history("a", "b")
    doubled.acknowledged("a", 1)
    assert counted(doubled, stored("a", 1), stored("a", 2)) == {"doubled": 1}


def test_what_was_never_answered_is_there_once_or_not_at_all() -> None:
    for journal in ([], [stored("a", 1)]):
        unknown = history("a")
        assert counted(unknown, *journal) == {}
        assert unknown.row().unknown == 1


def test_what_was_refused_is_not_stored_unless_it_was_sent_twice() -> None:
    refused = history("a")
    refused.refused("a", "moved-on")
    assert counted(refused, stored("a", 1)) == {"doubled": 1}
    again = history("a", "a")
    again.refused("a", "moved-on")
    assert counted(again, stored("a", 1)) == {}
    unsure = history("a")
    unsure.refused("a", "not-stored")
    assert counted(unsure, stored("a", 1)) == {}


def test_what_was_told_is_what_is_stored() -> None:
    liar = history()
    step = Step(1, "choice", 0, 1.5)
    liar.story("x").hear(Watcher("Ania"), Heard("position", 1, steps=[step]))
    assert counted(liar, stored("a", 1, seat=1)) == {"out of order": 1}
    assert counted(history(), stored("a", 1), stored("b", 3)) == {"out of order": 1}


def test_a_wrong_order_is_laid_to_the_fault_that_was_tried() -> None:
    told = history()
    told.during = "drop"
    told.story("x").hear(Watcher("Ania"), Heard("position", 2, steps=[Step(2, "choice", 0, 1.5)]))
    told.gather()
    told.during = "lock"
    told.check([stored("a", 1), Stored("x", 2, "b", "choice", 0, 1.5)])
    assert len(told.row("drop").wrong["out of order"]) == 1
    assert told.row("lock").fine


def test_who_loses_time_that_there_was_not_is_robbed_once() -> None:
    party = Party(Setting("valeria", 2, (), {"per_game": 3600.0}), history(), Random(1))
    party.table, party.laid_at = "x", time.monotonic() - 60
    party.look_at(Heard("position", clocks=[3560.0, None]))
    assert party.history.row().fine
    for _ in range(2):
        party.look_at(Heard("position", clocks=[3000.0, None]))
    assert len(party.history.row().wrong["robbed"]) == 1


# -- the proxy and the clock -------------------------------------------------------------------------------------------


def through_a_proxy(visit: Callable[[Proxy, ClientConnection], Awaitable[None]]) -> None:
    """A server that sends back whatever it hears, a proxy before it, and somebody connected."""

    async def echo(socket: ServerConnection) -> None:
        async for message in socket:
            await socket.send(message)

    async def talk() -> None:
        async with serve(echo, "127.0.0.1", 0) as server:
            proxy = Proxy(server.sockets[0].getsockname()[1], Random(1))
            await proxy.open()
            async with connect(f"ws://127.0.0.1:{proxy.port}", close_timeout=0.1, compression=None) as socket:
                await visit(proxy, socket)
            await proxy.close()

    asyncio.run(talk())


@pytest.mark.parametrize("length", [3, 300, 70_000])
def test_the_proxy_doubles_messages_of_any_length(length: int) -> None:
    async def visit(proxy: Proxy, socket: ClientConnection) -> None:
        await socket.send("a" * length)
        assert await socket.recv() == "a" * length
        proxy.doubles = True
        await socket.send("b" * length)
        assert [await socket.recv(), await socket.recv()] == ["b" * length] * 2
        proxy.doubles = False
        await socket.send("c")
        assert await socket.recv() == "c"

    through_a_proxy(visit)


def test_a_dropped_connection_ends() -> None:
    async def visit(proxy: Proxy, socket: ClientConnection) -> None:
        proxy.drop()
        with pytest.raises(ConnectionClosed):
            await socket.recv()

    through_a_proxy(visit)


def test_a_half_open_connection_says_nothing_and_does_not_end() -> None:
    async def visit(proxy: Proxy, socket: ClientConnection) -> None:
        proxy.half_open()
        await socket.send("hello")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.recv(), 0.3)
        async with connect(f"ws://127.0.0.1:{proxy.port}", compression=None) as another:  # others get through
            await another.send("hello")
            assert await another.recv() == "hello"

    through_a_proxy(visit)


def test_a_wrong_clock_is_wrong_for_the_server_only(tmp_path: Path) -> None:
    (tmp_path / "clock").write_bytes(struct.pack("d", 7200.0))
    environment = {**os.environ, "PYTHONPATH": str(CLOCK), "KARCZMA_CLOCK": str(tmp_path / "clock")}
    words = [sys.executable, "-c", "from time import time; print(time())"]
    said = float(subprocess.run(words, env=environment, capture_output=True, check=True).stdout)
    assert 7000 < said - time.time() < 7400


# -- all of it ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "faults",
    [
        ["kill", "drop", "double"],
        ["downtime"],
        ["delay", "half-open", "disk-full"],
        ["lock", "bots-killed"],
        ["clock-forward", "clock-back", "bots-hang"],
        ["postgres"],
    ],
    ids=" ".join,
)
def test_nothing_acknowledged_is_lost_or_doubled(faults: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*faults, "--quick", "--kills", "1", "--json"]) in (0, 1)  # on a slow machine things take their time
    rows = {row["fault"]: row for row in json.loads(capsys.readouterr().out)}
    assert [rows[fault]["injected"] for fault in faults] == [1] * len(faults)
    assert sum(row["acknowledged"] for row in rows.values()) > 0
    for row in rows.values():
        kinds = ("lost", "doubled", "out of order", "robbed", "orphan", "ended")
        assert [row["wrong"][kind] for kind in kinds] == [[]] * len(kinds), row


def test_a_fault_that_does_not_exist_is_refused_with_those_that_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["flood"]) == 2
    assert "there is no fault flood; there is: kill, downtime" in capsys.readouterr().err
