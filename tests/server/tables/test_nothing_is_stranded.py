"""Other rules, damaged journals, jumping clocks: people are told, the rest goes on, and what was played is kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from msgspec.structs import replace

from karczma.server.protocol import Clock
from karczma.server.storage import database, server_time
from karczma.server.storage.database import engine_for, migrate
from karczma.server.storage.server_time import ServerTime
from karczma.server.storage.store import Entry, Store
from karczma.server.storage.writer import Writer
from karczma.server.tables.live import LiveTable
from server.planning import row
from server.visiting import Serving, Visitor, run


def changed(server: Serving, statement: str, *values: Any) -> None:
    """The server closes, the database is changed, and the server opens again."""
    server.close()
    with closing(sqlite3.connect(server.data / "karczma.sqlite3")) as kept:
        assert kept.execute(statement, values).rowcount == 1
        kept.commit()
    server.open()


# -- other rules ---------------------------------------------------------------------------------------------------


def test_a_game_of_other_rules_is_told_closed_and_stays_watchable(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random", access="open", seed=2)
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(1), choices=6)
            now = await talk.my_turn()
        changed(server, "update tables set version = '0.0.1' where id = ?", table["id"])
        told = (await ania.http.get(f"/api/tables/{table['id']}")).json()
        assert (told["status"], told["closed"], told["version"]) == ("unfinished", "other-rules", "0.0.1")
        lobby = (await ania.http.get("/api/lobby")).json()
        assert table["id"] not in [each["id"] for each in lobby["running"]] + lobby["turns"]
        assert {each["id"]: each["status"] for each in lobby["finished"]}[table["id"]] == "unfinished"
        async with ania.sit(table["id"]) as talk:
            position = await talk.position()
            assert (position["view"], position["table"]["closed"]) == (None, "other-rules")
            assert (await talk.choose("pass", seat=0, seq=now["seq"]))["code"] == "unfinished"
        replay = (await ania.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert (replay["over"], replay["record"], len(replay["steps"])) == (False, None, now["seq"])
        assert replay["first"] != replay["steps"][-1]["view"]
        again = await ania.post(f"/api/tables/{table['id']}/rematch")
        assert again.json()["status"] == "running"

    run(visit())


def test_when_the_rules_come_back_the_game_goes_on(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random", seed=2)
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(1), choices=3)
        changed(server, "update tables set version = '0.0.1' where id = ?", table["id"])
        assert (await ania.http.get(f"/api/tables/{table['id']}")).json()["status"] == "unfinished"
        changed(server, "update tables set version = ? where id = ?", table["version"], table["id"])
        async with ania.sit(table["id"]) as talk:
            assert await talk.play(Random(1), choices=3) == 3

    run(visit())


def test_record_and_replay_of_a_finished_game_need_no_rules(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", "random", seed=1))["id"]
        async with ania.sit(table) as talk:
            await talk.play(Random(5))
            scores = talk.now["scores"]
        record = (await ania.http.get(f"/api/tables/{table}/record")).text
        replay = (await ania.http.get(f"/api/tables/{table}/replay")).json()
        uploaded = (await ania.post("/api/replay", record)).json()
        assert replay["first"] == uploaded["first"]
        assert replay["steps"] == uploaded["steps"]  # what was told is what the rules tell
        changed(server, "update tables set version = '0.0.1', title = 'chess' where id = ?", table)
        assert (await ania.http.get(f"/api/tables/{table}")).json()["status"] == "over"
        assert (await ania.http.get(f"/api/tables/{table}/record")).text == record
        after = (await ania.http.get(f"/api/tables/{table}/replay")).json()
        assert (after["steps"], after["record"], after["over"]) == (replay["steps"], record, True)
        assert after["steps"][-1]["scores"] == scores

    run(visit())


def test_a_replay_leaves_out_what_was_taken_back(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", seed=3))["id"]
        async with ania.sit(table) as talk:
            rng = Random(1)
            while True:
                now = await talk.my_turn()
                if now["undo"]["free"] and not any(step["kind"] == "undo" for step in now["steps"]):
                    await talk.send(type="undo", seq=now["seq"], key="takeitback", seat=0)
                    await talk.hear("done")
                    break
                await talk.play(rng, choices=1)
            await talk.play(rng)
        record = (await ania.http.get(f"/api/tables/{table}/record")).text
        uploaded = (await ania.post("/api/replay", record)).json()
        assert (await ania.http.get(f"/api/tables/{table}/replay")).json()["steps"] == uploaded["steps"]

    run(visit())


# -- damage --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        "update journal set text = 'no such choice' where seq = 2 and table_id = ?",
        "update journal set seat = 99 where seq = 2 and table_id = ?",
        "update journal set kind = 'undo', text = 'two' where seq = 2 and table_id = ?",
        "delete from journal where seq = 1 and table_id = ?",
        'update tables set options = \'{"set": "nonsense"}\' where id = ?',
    ],
)
def test_a_damaged_table_is_set_aside_and_the_rest_goes_on(server: Serving, damage: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        bad, good = [await ania.new_table("me", "random", seed=n) for n in (2, 3)]
        for table in (bad, good):
            async with ania.sit(table["id"]) as talk:
                await talk.play(Random(1), choices=3)
        changed(server, damage, bad["id"])
        async with ania.sit(bad["id"]) as talk:
            told = (await talk.position())["table"]
            assert (told["status"], told["closed"]) == ("unfinished", "unreadable")
        lobby = (await ania.http.get("/api/lobby")).json()
        status = {each["id"]: each["status"] for each in lobby["mine"]}
        assert (status[bad["id"]], status[good["id"]]) == ("unfinished", "running")
        async with ania.sit(good["id"]) as talk:
            assert await talk.play(Random(1), choices=3) == 3
        assert bad["id"] in server.log()  # the host is told, too

    run(visit())


@pytest.mark.parametrize("damage", ["options = 'no json'", 'clock = \'{"per_move": "soon"}\''])
def test_a_row_that_cannot_be_read_harms_nobody_else(server: Serving, damage: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        bad, good = [await ania.new_table("me", "random", seed=n) for n in (2, 3)]
        changed(server, f"update tables set {damage} where id = ?", bad["id"])
        lobby = await ania.http.get("/api/lobby")
        assert lobby.status_code == 200
        assert [each["id"] for each in lobby.json()["mine"]] == [good["id"]]
        assert (await ania.http.get(f"/api/tables/{bad['id']}")).status_code == 404

    run(visit())


def test_the_lobby_opens_no_table(server: Serving) -> None:
    """Whose turn it is stands in the store: even a journal that nobody could play again is not looked at."""

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", "me", seed=2))["id"]
        async with ania.sit(table) as talk:
            await talk.play(Random(1), choices=1)
        changed(server, "update journal set text = 'no such choice' where table_id = ?", table)
        assert (await ania.http.get("/api/lobby")).json()["turns"] == [table]

    run(visit())


# -- clocks --------------------------------------------------------------------------------------------------------


def test_the_wall_clock_may_jump() -> None:
    """Two hours forward, three back: what counts are the seconds that the server was open."""
    live = LiveTable(replace(row("valeria", 2), clock=Clock(per_game=600)))
    for seq, (at, clock) in enumerate([(1000.0, 50.0), (8200.0, 53.0), (-2600.0, 57.0)], 1):
        seat = live.game.deciding()[0]
        entry = Entry(seq, "choice", seat, str(live.game.options(seat)[0]), f"key-{seq}", at, "", clock)
        live.take_in(entry)
    assert 0 < sum(live.used) <= 7.0 * 2
    assert all(left is not None and left > 590 for left in (live.time_left(seat, 58.0) for seat in (0, 1)))


def test_house_time_stands_still_while_the_house_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'karczma.sqlite3'}"
    migrate(address)
    now = [1000.0]
    monkeypatch.setattr(server_time, "monotonic", lambda: now[0])

    async def visit() -> None:
        writer = Writer(engine_for(address))
        first = ServerTime(writer)
        await first.open()
        now[0] += 30
        await first.keep()
        now[0] += 7200  # closed, or the machine slept and counts from anew
        second = ServerTime(writer)
        await second.open()
        assert second.now() == pytest.approx(30)
        now[0] += 5
        assert second.now() == pytest.approx(35)
        await writer.engine.dispose()

    asyncio.run(visit())


# -- databases of before -------------------------------------------------------------------------------------------

SEATS = (
    '[{"sitter": "person", "name": "Ania", "person": "ania", "bot": "", "nonce": "n", "stand_in": ""},'
    ' {"sitter": "bot", "name": "Mruk", "person": "", "bot": "greedy", "nonce": "bot1", "stand_in": ""}]'
)


@pytest.mark.parametrize("seats", [SEATS, "no json"])
def test_tables_from_before_seats_had_rows_are_brought_to_the_new_form_and_back(tmp_path: Path, seats: str) -> None:
    file = tmp_path / "karczma.sqlite3"
    address = f"sqlite+aiosqlite:///{file}"
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", address)
    command.upgrade(config, "0005")
    values = ("t", "", "valeria", "1.0.0", "{}", seats, "ania", "open", "i", "live", "running", "k", "c", 1.0, 1.0)
    columns = "id, name, title, version, options, seats, host, access, invitation, pace, status, key, commitment"
    with closing(sqlite3.connect(file)) as kept:
        marks = ", ".join("?" * len(values))
        kept.execute(f"insert into tables ({columns}, created, changed) values ({marks})", values)
        kept.commit()
    migrate(address)

    async def read() -> Any:
        store = Store(Writer(engine_for(address)))
        told, stalled = await store.get("t"), await store.stalled(0.0, 10)
        await store.engine.dispose()
        return told, stalled

    told, stalled = asyncio.run(read())
    good = seats == SEATS
    assert [(seat.name, seat.person) for seat in told.seats] == ([("Ania", "ania"), ("Mruk", None)] if good else [])
    assert stalled == (["t"] if good else [])  # nobody knows yet for whom it waits
    command.downgrade(config, "0005")
    with closing(sqlite3.connect(file)) as kept:
        [(back,)] = kept.execute("select seats from tables")
    assert json.loads(back) == (json.loads(SEATS) if good else [])
