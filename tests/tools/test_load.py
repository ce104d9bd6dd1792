"""The load tool: a small house, with figures that can be trusted."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from load import main, share
from load_house import journal_of
from load_visitors import Move, Table


def test_a_share_of_the_times_is_the_time_within_which_they_were_done() -> None:
    times = [n / 1000 for n in range(100, 0, -1)]
    assert [share(times, part) for part in (0.5, 0.95, 0.99, 1)] == [50.0, 95.0, 99.0, 100.0]
    assert share([0.007], 0.95) == 7.0


def test_a_move_is_over_when_all_four_have_seen_it_and_it_is_acknowledged() -> None:
    table = Table("x", Random(0))
    move = table.move = Move("load-00008", 8, 1.0, asyncio.Event(), seen={})

    def hear(seat: int, at: float, **message: object) -> bool:
        table.hear(seat, json.dumps(message), at)
        return move.finished.is_set()

    assert not hear(0, 1.1, type="position", seq=7)  # somebody came in; the table stands where it stood
    assert not hear(0, 1.2, type="position", seq=8)
    assert not hear(0, 1.3, type="done", seq=8, key="load-00008")
    assert not hear(1, 1.4, type="position", seq=8)
    assert not hear(2, 1.5, type="position", seq=8)
    assert not hear(2, 1.6, type="position", seq=8)
    assert hear(3, 1.75, type="position", seq=8)
    assert (move.everybody(), round(move.answered(), 3)) == (0.75, 0.3)


def test_what_is_stored_is_read_from_the_database_itself(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "karczma.sqlite3")) as database:
        database.execute("create table journal (table_id, seq, key)")
        database.execute("insert into journal values ('x', 8, 'load-00008')")
        database.commit()
    assert journal_of(tmp_path) == {("x", 8, "load-00008")}


def test_a_small_house_from_the_first_visitor_to_the_last_move(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--tables", "3", "--every", "0.5", "--seconds", "1", "--opening", "4", "--json"]
    assert main([*small, "--limit", "0"]) == 1  # no house is as fast as that
    figures = json.loads(capsys.readouterr().out)
    assert (figures["tables"], figures["seats"], figures["moves"], figures["missing"]) == (3, 12, 6, 0)
    assert 0 < figures["p50"] <= figures["p95"] <= figures["p99"] <= figures["max"] < 10_000
