"""A house on PostgreSQL has the same backups: it moves to a file and back, and between databases."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]

from server.admin.hosting import admin, asked, meanwhile
from server.visiting import Serving, Visitor, run


async def new_database(postgres: str, name: str) -> str:
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.replace("/postgres?", f"/{name}?")


async def counted(database: str, query: str) -> list[int]:
    connection = await asyncpg.connect(database)
    found = [row[0] for row in await connection.fetch(query)]
    await connection.close()
    return found


def test_moves_made_while_a_backup_is_taken_are_there_in_a_file_and_in_another_database(
    postgres: str, tmp_path: Path
) -> None:
    async def visit() -> None:
        here = await new_database(postgres, "here")
        server = Serving(tmp_path / "house", here)
        server.data.mkdir()
        await asyncio.to_thread(server.open)
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", seed=3))["id"]
        async with ania.sit(table) as talk:
            acknowledged = await talk.play(Random(1), choices=5)
            await talk.send(type="say", text="Zdrowie!")
            await talk.line()
            backup = asyncio.create_task(meanwhile(server.data, "backup", tmp_path / "b.zip", database=here))
            while not backup.done() and await talk.play(Random(2), choices=1):
                pass
            assert (await backup).code == 0, (await backup).text
        closed = await meanwhile(server.data, "restore", tmp_path / "b.zip", "--replace", database=here)
        assert (closed.code, "this house is open" in closed.text) == (2, True)
        assert postgres not in closed.text  # the address may hold a password
        await asyncio.to_thread(server.close)
        await into_a_file(ania, table, tmp_path, acknowledged)
        await into_another(ania, table, await new_database(postgres, "there"), tmp_path, acknowledged)

    run(visit())


async def into_a_file(ania: Visitor, table: str, folder: Path, acknowledged: int) -> None:
    told = await meanwhile(folder / "file", "restore", folder / "b.zip")
    assert told.code == 0, told.text
    found = [seq for (seq,) in asked(folder / "file" / "karczma.sqlite3", "select seq from journal order by seq")]
    assert found[:acknowledged] == list(range(1, acknowledged + 1))
    await played_on(Serving(folder / "file"), ania, table, acknowledged)


async def into_another(ania: Visitor, table: str, there: str, folder: Path, acknowledged: int) -> None:
    told = await meanwhile(folder / "other", "restore", folder / "b.zip", database=there)
    assert told.code == 0, told.text
    again = await meanwhile(folder / "else", "restore", folder / "b.zip", database=there)
    assert (again.code, "there is a house already" in again.text) == (2, True)
    await played_on(Serving(folder / "other", there), ania, table, acknowledged)
    assert await counted(there, "select n from chat order by n") == [1, 2]  # the counter goes on
    told = await meanwhile(folder / "other", "restore", folder / "b.zip", "--replace", database=there)
    assert told.code == 0, told.text
    assert await counted(there, "select n from chat order by n") == [1]


async def played_on(server: Serving, ania: Visitor, table: str, acknowledged: int) -> None:
    """With the session and the chat of before."""
    await asyncio.to_thread(server.open)
    visitor = Visitor(server)
    visitor.http.cookies = ania.http.cookies
    async with visitor.sit(table) as talk:
        assert (await talk.hear("history"))["lines"][0]["text"] == "Zdrowie!"
        await talk.send(type="whole", since=0)
        assert (await talk.position())["seq"] >= acknowledged
        await talk.play(Random(3), choices=2)
        await talk.send(type="say", text="Znowu!")
        await talk.hear("chat")
    await asyncio.to_thread(server.close)


def test_an_empty_database_is_no_house(postgres: str, tmp_path: Path) -> None:
    told = admin(tmp_path, "backup", tmp_path, database=asyncio.run(new_database(postgres, "empty")))
    assert (told.code, "there is no house here" in told.text) == (2, True)
