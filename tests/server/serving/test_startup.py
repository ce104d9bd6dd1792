"""A server that cannot open says why in a sentence; one that opens says where it is found, and keeps things private."""

from __future__ import annotations

import gc
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from karczma.server.serving import address
from karczma.server.serving.startup import open_database, room_for_connections, settle_memory
from karczma.server.settings import CannotOpen, proxies, settings
from karczma.server.settings import address as database_address
from server.visiting import PROCESSES, Serving, command, free_port


def told(log: Path, *words: object) -> tuple[int | None, str]:
    """How `karczma serve` ended, and what it said."""
    process = PROCESSES.Process(target=command, args=(log, ["serve", *map(str, words)]))
    process.start()
    process.join(30)
    still_open = process.is_alive()
    process.kill()
    process.join()
    return None if still_open else process.exitcode, log.read_text()


def sentence(tmp_path: Path, *words: object) -> str:
    """What a server says that cannot open: a single line, and no success."""
    data = [] if "--data" in words else ["--data", tmp_path / "data"]
    code, said = told(tmp_path / "log", "--port", 0, *data, *words)
    assert (code, said.count("\n")) == (2, 1), said
    assert said.startswith("karczma: "), said
    return said


# -- the database --------------------------------------------------------------------------------------------------


def not_one(path: Path) -> None:
    path.write_bytes(b"This is a letter to my aunt, and no database at all. " * 100)


def damaged(path: Path) -> None:
    with closing(sqlite3.connect(path)) as made, made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        made.executemany("INSERT INTO alembic_version VALUES (?)", [(f"{n:04}",) for n in range(3000)])
    whole = bytearray(path.read_bytes())
    whole[4096:] = b"\xff" * (len(whole) - 4096)
    path.write_bytes(whole)


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as made, made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")


def folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (not_one, "it is not a database"),
        (damaged, "it is damaged"),
        (newer, "a newer Karczma made this database; please update"),
        (folder, "it cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_used_is_told(tmp_path: Path, make: Callable[[Path], None], says: str) -> None:
    make(tmp_path / "tables.db")
    assert f"{tmp_path / 'tables.db'}: {says}" in sentence(tmp_path, "--database", tmp_path / "tables.db")


def test_what_is_noticed_only_when_the_house_opens_is_told_too(tmp_path: Path) -> None:
    open_database(database_address(str(tmp_path / "tables.db")))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as made, made:
        made.execute("DROP TABLE tables")
    code, said = told(tmp_path / "log", "--port", 0, "--data", tmp_path, "--database", tmp_path / "tables.db")
    assert (code, "Traceback" in said) == (2, False), said
    assert said.endswith(f"karczma: {tmp_path / 'tables.db'}: the database refuses: no such table: tables\n")


def test_a_read_only_database_is_told(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "tables.db").close()
    (tmp_path / "tables.db").touch()
    says = sentence(tmp_path, "--database", f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true")
    assert "it is read-only" in says


def test_a_locked_database_is_told(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("BEGIN IMMEDIATE")
        says = sentence(tmp_path, "--database", tmp_path / "tables.db")
    assert "another program holds it locked" in says


@pytest.mark.parametrize(
    "database", ["mysql://me:hush@localhost/karczma", "postgresq://me:hush@localhost/karczma", "sqlite:tables.db"]
)
def test_an_unknown_kind_of_database_is_told(tmp_path: Path, database: str) -> None:
    says = sentence(tmp_path, "--database", database)
    assert "a database is a FILE, sqlite:///FILE or postgresql://" in says
    assert "hush" not in says
    assert not (tmp_path / "data").exists()


def test_a_postgresql_that_does_not_answer_is_told_without_its_password(tmp_path: Path) -> None:
    says = sentence(tmp_path, "--database", f"postgresql://me:hush@127.0.0.1:{free_port()}/karczma")
    assert "nobody answers there" in says
    assert "hush" not in says


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("tables.db", "sqlite+aiosqlite:///tables.db"),
        ("C:\\tables.db", "sqlite+aiosqlite:///C:\\tables.db"),
        ("sqlite:////srv/tables.db", "sqlite+aiosqlite:////srv/tables.db"),
        ("postgres://me@here/k", "postgresql+asyncpg://me@here/k"),
        ("postgresql+asyncpg://me@here/k", "postgresql+asyncpg://me@here/k"),
    ],
)
def test_files_and_plain_addresses_are_understood(said: str, means: str) -> None:
    assert database_address(said) == means


# -- the folder ----------------------------------------------------------------------------------------------------


def test_a_data_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "letter").touch()
    assert f"{tmp_path / 'letter'}" in sentence(tmp_path, "--data", tmp_path / "letter" / "data")


def test_a_secret_that_is_cut_off_is_told(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"short")
    assert "the secret is cut off" in sentence(tmp_path, "--data", tmp_path)


def rights(path: Path) -> str:
    return f"{path.stat().st_mode & 0o777:o}"


def test_what_the_house_keeps_is_for_its_owner_only(tmp_path: Path) -> None:
    """Also what it kept before, when it was less careful."""
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / "secret").write_bytes(bytes(32))
    sqlite3.connect(data / "karczma.sqlite3").close()
    for kept in (data / "secret", data / "karczma.sqlite3"):
        kept.touch()
        kept.chmod(0o644)
    serving = Serving(data)
    serving.open()
    try:
        found = {path.name: rights(path) for path in data.iterdir() if path != serving.said}
        assert found == dict.fromkeys(("secret", *(f"karczma.sqlite3{end}" for end in ("", "-wal", "-shm"))), "600")
        assert rights(data) == "700"
    finally:
        serving.close()


def test_somebodys_folder_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letter").touch()
    settings(data=tmp_path)
    assert (rights(tmp_path), rights(tmp_path / "secret")) == ("755", "600")


# -- the address ---------------------------------------------------------------------------------------------------


def test_a_busy_port_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        says = sentence(tmp_path, "--port", port)
    assert says == f"karczma: port {port} of 127.0.0.1 cannot be had: Address already in use\n"


def test_an_unknown_host_is_told(tmp_path: Path) -> None:
    assert "--host 1.2.3.4.5: there is no such address" in sentence(tmp_path, "--host", "1.2.3.4.5")


def test_a_list_of_proxies_is_read_before_anything_is_made(tmp_path: Path) -> None:
    assert "--trusted-proxies: 'the-proxy'" in sentence(tmp_path, "--trusted-proxies", "127.0.0.1,the-proxy")
    assert not (tmp_path / "data").exists()
    assert [str(each) for each in proxies("10.0.0.0/8, ::1")] == ["10.0.0.0/8", "::1/128"]
    with pytest.raises(CannotOpen, match="has host bits set"):
        proxies("10.0.0.1/8")


def test_a_free_port_is_told_once_the_house_listens_there(tmp_path: Path) -> None:
    process = PROCESSES.Process(
        target=command, args=(tmp_path / "log", ["serve", "--port", "0", "--data", str(tmp_path)])
    )
    process.start()
    said = ""
    try:
        for _ in range(1000):
            if (tmp_path / "log").exists() and "\n" in (said := (tmp_path / "log").read_text()):
                break
            time.sleep(0.02)
        found, _, closes = said.splitlines()[0].removeprefix("Karczma: http://127.0.0.1:").partition("  ")
        assert closes == "(Ctrl-C closes)"
        socket.create_connection(("127.0.0.1", int(found)), 10).close()
    finally:
        process.kill()
        process.join()


class Bound:
    """A socket with an address."""

    def __init__(self, host: str) -> None:
        self.host = host

    def getsockname(self) -> tuple[str, int]:
        return self.host, 8000


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", ["http://127.0.0.1:8000"]),
        ("::1", ["http://[::1]:8000"]),
        ("0.0.0.0", ["http://127.0.0.1:8000", "http://192.0.2.7:8000"]),
        ("::", ["http://[::1]:8000", "http://[2001:db8::7]:8000"]),
    ],
)
def test_addresses_are_told_as_people_type_them(monkeypatch: pytest.MonkeyPatch, host: str, found: list[str]) -> None:
    lan = {"0.0.0.0": ["192.0.2.7"], "::": ["2001:db8::7"]}
    monkeypatch.setattr(address, "on_this_network", lan.__getitem__)
    assert address.addresses([Bound(host)]) == found  # type: ignore[list-item]


def test_the_address_for_others_is_drawn_for_phones() -> None:
    """In half blocks, two rows of a version 2 code and its border in each line."""
    drawn = address.qr_code("http://192.0.2.7:8000")
    assert len(drawn.splitlines()) == (25 + 2 * 2 + 1) // 2
    assert drawn != address.qr_code("http://192.0.2.8:8000")


# -- the machine ---------------------------------------------------------------------------------------------------


def test_there_is_room_below_the_limit_of_open_files() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (600, before[1]))
        room = room_for_connections()
        assert 600 < resource.getrlimit(resource.RLIMIT_NOFILE)[0] <= before[1]
        assert 0 < room < resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_what_was_loaded_is_not_looked_at_again() -> None:
    before = gc.get_threshold()
    try:
        settle_memory()
        assert (gc.get_freeze_count() > 0, gc.get_threshold()) == (True, (1_000, 3, 1_000_000))
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
