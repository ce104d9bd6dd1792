"""Backup and restore: what was acknowledged is in the file, and a file that is not whole changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from karczma.server.storage.database import newest_form
from server.admin.hosting import admin, asked, meanwhile
from server.visiting import Serving, Visitor, run

OF_1_0_1 = Path(__file__).parents[1] / "storage" / "of_1_0_1.sql"
HOUSE = "karczma.sqlite3"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path / "house")
    serving.data.mkdir()
    serving.open()
    yield serving
    serving.close()


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a house in which version 1.0.1 was played: its database has an older form."""
    data = tmp_path_factory.mktemp("old")
    with closing(sqlite3.connect(data / HOUSE)) as kept:
        kept.executescript(OF_1_0_1.read_text())
    (data / "secret").write_bytes(bytes(32))
    told = admin(data, "backup", data / "old.zip")
    assert told.code == 0, told.text
    return data / "old.zip"


def house_at(data: Path) -> Path:
    data.mkdir(exist_ok=True)
    with closing(sqlite3.connect(data / HOUSE)) as kept:
        kept.execute("create table here (it text)")
    return data / HOUSE


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# -- the drill -----------------------------------------------------------------------------------------------------


def test_no_acknowledged_move_is_missing_three_times_of_three(server: Serving, tmp_path: Path) -> None:
    """Two people move as fast as they can while a backup is taken; it becomes a house elsewhere, and they play on."""
    known: dict[str, int] = {}  # the last entry of each table that was acknowledged

    async def play(visitor: Visitor, table: str, rng: Random, enough: asyncio.Event) -> None:
        while not enough.is_set():
            async with visitor.sit(table, since=known[table]) as talk:
                known[table] += await talk.play(rng, choices=3)

    async def visit() -> None:
        people = [await Visitor(server).enter(name) for name in ("Ania", "Bartek")]
        for n in range(3):
            tables = [(await each.new_table("me", seed=n))["id"] for each in people]
            known.update(dict.fromkeys(tables, 0))
            enough = asyncio.Event()
            playing = [asyncio.create_task(play(*who, Random(n), enough)) for who in zip(people, tables, strict=True)]
            while not all(known[table] >= 6 for table in tables):
                await asyncio.sleep(0.02)
            before = dict(known)
            told = await meanwhile(server.data, "backup", tmp_path / f"{n}.zip")
            enough.set()
            await asyncio.gather(*playing)
            assert told.code == 0, told.text
            await held_elsewhere(people[0], tables[0], tmp_path / f"{n}.zip", before)

    run(visit())


async def held_elsewhere(ania: Visitor, table: str, backup: Path, before: dict[str, int]) -> None:
    """Every journal is there without a gap up to what was acknowledged, and Ania plays on with the session she has."""
    there = Serving(backup.with_suffix(""))
    told = await meanwhile(there.data, "restore", backup)
    assert told.code == 0, told.text
    for each, last in before.items():
        found = [seq for (seq,) in asked(there.data / HOUSE, "select seq from journal where table_id = ?", each)]
        assert sorted(found)[:last] == list(range(1, last + 1))
    await asyncio.to_thread(there.open)
    try:
        visitor = Visitor(there)
        visitor.http.cookies = ania.http.cookies
        async with visitor.sit(table) as talk:
            assert (await talk.position())["seq"] >= before[table]
            assert await talk.play(Random(1), choices=2) == 2
    finally:
        there.close()


# -- what a backup is ----------------------------------------------------------------------------------------------


def test_a_backup_says_what_is_in_it_and_is_for_its_owner_only(backup: Path) -> None:
    assert f"{backup.stat().st_mode & 0o777:o}" == "600"
    with zipfile.ZipFile(backup) as archive:
        assert sorted(archive.namelist()) == ["backup.json", HOUSE, "secret"]
        held = msgspec.json.decode(archive.read("backup.json"))["held"]
    assert held["form"] != newest_form()
    assert (held["tables"], held["people"]) == (len(asked(backup.parent / HOUSE, "select id from tables")), 1)


def test_in_a_folder_a_backup_is_named_after_the_time(backup: Path, tmp_path: Path) -> None:
    assert admin(backup.parent, "backup", tmp_path).code == 0
    [made] = tmp_path.iterdir()
    assert made.name.startswith("karczma-20")
    assert made.suffix == ".zip"


def test_a_backup_replaces_nothing_and_makes_no_folders(backup: Path, tmp_path: Path) -> None:
    before = backup.read_bytes()
    told = admin(backup.parent, "backup", backup)
    assert (told.code, backup.read_bytes()) == (2, before)
    assert "is there already" in told.text
    assert "there is no such folder" in admin(backup.parent, "backup", tmp_path / "no" / "where.zip").text


def test_where_there_is_no_house_there_is_no_backup_and_none_is_made(tmp_path: Path) -> None:
    told = admin(tmp_path / "empty", "backup", tmp_path)
    assert (told.code, list(tmp_path.iterdir())) == (2, [])
    assert "there is no house here" in told.text


def test_a_damaged_house_is_told_and_leaves_no_backup(tmp_path: Path) -> None:
    (tmp_path / HOUSE).write_bytes(b"SQLite format 3\x00" + bytes(5000))
    told = admin(tmp_path, "backup", tmp_path / "new.zip")
    assert (told.code, sorted(path.name for path in tmp_path.iterdir())) == (2, [HOUSE])
    assert told.text.count("\n") == 1


# -- what is refused -----------------------------------------------------------------------------------------------


def cut_off(backup: Path) -> bytes:
    return backup.read_bytes()[:-3000]


def with_a_wrong_byte(backup: Path) -> bytes:
    whole = bytearray(backup.read_bytes())
    whole[len(whole) // 2] ^= 1
    return bytes(whole)


def rewritten(change: Callable[[dict[str, bytes]], None]) -> Callable[[Path], bytes]:
    def made(backup: Path) -> bytes:
        with zipfile.ZipFile(backup) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
        change(parts)
        other = backup.with_name("rewritten.zip")
        with zipfile.ZipFile(other, "w") as archive:
            for name, part in parts.items():
                archive.writestr(name, part)
        return other.read_bytes()

    return made


def of_a_later_format(parts: dict[str, bytes]) -> None:
    parts["backup.json"] = parts["backup.json"].replace(b'"karczma_backup": 1', b'"karczma_backup": 2')


def without_the_secret(parts: dict[str, bytes]) -> None:
    del parts["secret"]


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (cut_off, "is no backup"),
        (with_a_wrong_byte, "is damaged"),
        (lambda backup: b"", "is no backup"),
        (lambda backup: b"hello" * 1000, "is no backup"),
        (lambda backup: (backup.parent / HOUSE).read_bytes(), "is no backup"),
        (rewritten(lambda parts: parts.clear()), "is no backup"),
        (rewritten(lambda parts: parts.update({"backup.json": b"[" * 9999})), "is no backup"),
        (rewritten(lambda parts: parts.update({"backup.json": b'{"karczma_backup": 1}'})), "is no backup"),
        (rewritten(lambda parts: parts.update({HOUSE: b"other" * 999})), "is damaged"),
        (rewritten(lambda parts: parts.update({"secret": b"short"})), "is damaged"),
        (rewritten(without_the_secret), "is damaged"),
        (rewritten(of_a_later_format), "newer Karczma"),
    ],
)
def test_what_is_not_whole_or_not_ours_is_refused_and_changes_nothing(
    backup: Path, tmp_path: Path, made: Callable[[Path], bytes], why: str
) -> None:
    house_at(tmp_path / "house")
    (tmp_path / "wrong.zip").write_bytes(made(backup))
    before = everything(tmp_path / "house")
    told = admin(tmp_path / "house", "restore", tmp_path / "wrong.zip", "--replace")
    assert (told.code, everything(tmp_path / "house")) == (2, before), told.text
    assert why in told.text
    assert told.text.endswith("Nothing was changed.\n" if "newer" not in why else "first. Nothing was changed.\n")


def test_a_list_that_names_other_files_is_refused_and_none_is_written(backup: Path, tmp_path: Path) -> None:
    def climbing(parts: dict[str, bytes]) -> None:
        parts["../outside"] = b"climbed"
        said = msgspec.json.decode(parts["backup.json"])
        said["parts"]["../outside"] = {"size": 7, "sha256": "0" * 64}
        parts["backup.json"] = msgspec.json.encode(said)

    (tmp_path / "wrong.zip").write_bytes(rewritten(climbing)(backup))
    told = admin(tmp_path / "house", "restore", tmp_path / "wrong.zip")
    assert (told.code, "is no backup" in told.text) == (2, True)
    assert not (tmp_path / "outside").exists()
    assert list((tmp_path / "house").iterdir()) == []


def test_a_database_of_a_newer_karczma_is_refused(backup: Path, tmp_path: Path) -> None:
    data = tmp_path / "newer"
    assert admin(data, "restore", backup).code == 0
    with closing(sqlite3.connect(data / HOUSE)) as kept:
        kept.execute("update alembic_version set version_num = '9999'")
        kept.commit()
    assert admin(data, "backup", tmp_path / "newer.zip").code == 0
    told = admin(tmp_path / "house", "restore", tmp_path / "newer.zip")
    assert (told.code, "a newer Karczma made this" in told.text) == (2, True)
    assert list((tmp_path / "house").iterdir()) == []


# -- the house that is there ---------------------------------------------------------------------------------------


def test_a_house_is_replaced_only_if_it_is_said_and_is_set_aside_then(backup: Path, tmp_path: Path) -> None:
    house, data = house_at(tmp_path / "house"), tmp_path / "house"
    (data / "secret").write_bytes(b"x" * 32)
    before = everything(data)
    told = admin(data, "restore", backup)
    assert (told.code, "there is a house already" in told.text, everything(data)) == (2, True, before)
    told = admin(data, "restore", backup, "--replace")
    assert told.code == 0, told.text
    [aside] = data.glob("before-*")
    assert (aside / "secret").read_bytes() == b"x" * 32
    assert asked(aside / HOUSE, "select name from sqlite_master") == [("here",)]
    assert asked(house, "select version_num from alembic_version") == [(newest_form(),)]
    assert (data / "secret").read_bytes() == bytes(32)
    assert {f"{path.stat().st_mode & 0o777:o}" for path in data.iterdir() if path.is_file()} == {"600"}


def test_a_house_that_is_open_is_not_replaced(server: Serving, backup: Path) -> None:
    told = admin(server.data, "restore", backup, "--replace")
    assert (told.code, "this house is open" in told.text) == (2, True)
    assert list(server.data.glob("before-*")) == []

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        assert (await ania.new_table("me"))["status"] == "running"

    run(visit())
    server.kill()
    told = admin(server.data, "restore", backup, "--replace")
    assert told.code == 0, told.text
    server.open()


def test_a_house_of_before_is_opened_by_todays_karczma_with_all_that_it_held(backup: Path, tmp_path: Path) -> None:
    """The upgrade from an older form of the database, with its data."""
    told = admin(tmp_path / "new", "restore", backup)
    assert told.code == 0, told.text
    for kept in ("people", "journal", "seats", "chat", "told", "records", "campaigns"):
        count = f"select count(*) from {kept}"
        assert asked(tmp_path / "new" / HOUSE, count) == asked(backup.parent / HOUSE, count), kept
