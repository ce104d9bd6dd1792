"""Tables are opened when somebody sits down, and leave the memory again; whoever only asks opens none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from planning import row
from visiting import Serving, Visitor, run
from websockets.exceptions import ConnectionClosed, InvalidStatus

from karczma.server import chores, house
from karczma.server.house import House
from karczma.server.protocol import Choose, NewTable, Person, SeatWish
from karczma.server.settings import settings
from karczma.server.storage.database import engine_for, migrate, seats
from karczma.server.storage.store import Entry
from karczma.server.storage.tellings import standing
from karczma.server.storage.writer import NotStored
from karczma.server.tables.book import CHUNK
from karczma.server.tables.course import EVERY
from karczma.server.tables.guests import Due, Guest
from karczma.server.tables.live import Live

ANIA = Person("ania", "Ania", "guest")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    """A house without a door; its chores are done when a test says so."""
    chosen = settings(data=folder)
    found = House(engine_for(chosen.database), chosen)
    await found.hours.open()
    try:
        yield found
    finally:
        await found.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    migrate(settings(data=tmp_path).database)
    return tmp_path


def solo(seed: int) -> NewTable:
    return NewTable("valeria", [SeatWish("me")], seed=seed)


def test_whoever_only_asks_opens_no_table(data: Path) -> None:
    async def visit() -> None:
        async with opened(data) as house:
            table = (await house.new_table(ANIA, solo(1))).live.row
            house.desks.clear()
            assert (await house.row(table.id)).id == table.id
            assert not house.desks

    asyncio.run(visit())


def test_a_game_that_may_have_ended_unseen_is_opened_to_see(data: Path) -> None:
    async def visit() -> None:
        async with opened(data) as house:
            table = (await house.new_table(ANIA, solo(1))).live.row
            await house.store.waits(table.id, [], None)
            house.desks.clear()
            await house.row(table.id)
            assert list(house.desks) == [table.id]

    asyncio.run(visit())


def test_of_many_idle_tables_the_oldest_leave_the_memory(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "MOST_IDLE", 2)

    async def visit() -> None:
        async with opened(data) as house:
            desks = [await house.new_table(ANIA, solo(n)) for n in range(4)]
            guest = Guest(ANIA, 0, 0)
            desks[0].arrive(guest)
            await asyncio.sleep(0)
            for desk in desks:
                desk.driver.stop()
            await asyncio.sleep(0)
            desks[1].touched -= 60
            await house.chores.tidy()
            assert list(house.desks) == [desks[n].live.row.id for n in (0, 2, 3)]  # where somebody sits, it stays
            again = await house.desk(desks[1].live.row.id)
            assert again.live.game.deciding() == (0,)

    asyncio.run(visit())


def test_one_that_cannot_be_taken_up_keeps_no_other_waiting(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with opened(data) as house:
            tables = [(await house.new_table(ANIA, solo(n))).live.row.id for n in range(3)]
            async with house.writer.begin() as connection:
                await connection.execute(seats.update().values(waits=None))  # nobody knows for whom they wait
            house.desks.clear()
            real = house.desk

            async def broken(table: str) -> object:
                if table == tables[0]:
                    raise AssertionError("a campaign that the rules do not allow")
                return await real(table)

            monkeypatch.setattr(house, "desk", broken)
            await house.chores.look_after()
            assert set(house.desks) == set(tables[1:])
            assert house.chores.given_up == {tables[0]}

    asyncio.run(visit())


def test_a_table_that_many_ask_for_is_opened_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with opened(data) as here:
            table = (await here.new_table(ANIA, solo(1))).live.row.id
            here.desks.clear()
            plays, real = [], house.opened
            monkeypatch.setattr(house, "opened", lambda *asked: plays.append(asked) or real(*asked))
            desks = await asyncio.gather(*(here.desk(table) for _ in range(20)))
            assert len(set(map(id, desks))) == len(plays) == 1

    asyncio.run(visit())


def test_watchers_share_one_message(data: Path) -> None:
    async def visit() -> None:
        async with opened(data) as house:
            desk = await house.new_table(ANIA, solo(1))
            watchers = [Guest(None, -1, 0), Guest(Person("ewa", "Ewa", "guest"), -1, 0)]
            first, second = [desk.encoded(guest, Due.POSITION) for guest in watchers]
            assert first is second
            assert desk.encoded(Guest(ANIA, -1, 0), Due.POSITION) != first  # she is the host

    asyncio.run(visit())


def test_a_look_back_plays_few_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    live, rng = Live(row("northgard", 4)), Random(4)
    while live.seq < 5 * EVERY:
        seat = rng.choice(live.game.deciding())
        text = str(rng.choice(live.game.options(seat)))
        live.take_in(Entry(live.seq + 1, "choice", seat, text, f"key-{live.seq}", 0.0))
    played, kind = [], type(live.game)
    real = kind.apply
    monkeypatch.setattr(kind, "apply", lambda g, choice, seat: played.append(choice) or real(g, choice, seat))
    for seq in (1, 2 * EVERY - 1, 3 * EVERY, live.seq):
        played.clear()
        live.at(seq)
        assert len(played) < EVERY


# -- over the wire -------------------------------------------------------------------------------------------------


def test_to_bring_tables_into_memory_has_its_price(tmp_path: Path) -> None:
    serving = Serving(tmp_path, others=["--openings-per-second", "0.1"])  # twenty times as many at once: two
    serving.open()

    async def visit() -> None:
        ania = await Visitor(serving).enter("Ania")
        tables = [(await ania.new_table("me", seed=n))["id"] for n in range(4)]
        serving.kill()
        serving.open()
        for table in tables[:2]:
            async with ania.sit(table) as talk:
                await talk.position()
        assert (await ania.http.get(f"/api/tables/{tables[2]}")).status_code == 200  # only to ask is free
        with pytest.raises(InvalidStatus):
            async with ania.sit(tables[3]):
                pass
        async with ania.sit(tables[0]) as talk:  # that one is open already
            await talk.position()

    try:
        run(visit())
    finally:
        serving.close()


def test_whoever_leaves_the_house_leaves_its_tables(house: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(house).enter("Ania")
        table = await ania.new_table("me", seed=1)
        async with ania.sit(table["id"]) as talk:
            await talk.position()
            token = {"x-csrftoken": ania.http.cookies["karczma-csrf"]}
            assert (await ania.http.delete("/api/me", headers=token)).status_code == 204
            with pytest.raises(ConnectionClosed):
                await talk.hear("pong")

    run(visit())


# -- books ---------------------------------------------------------------------------------------------------------


def test_what_could_not_be_written_into_a_book_is_written_later(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with opened(data) as house:
            desk = await house.new_table(ANIA, NewTable("valeria", [SeatWish("me"), SeatWish("me")], seed=1))
            for seat in (0, 1):
                text = str(desk.live.game.options(seat)[0])
                await desk.choose(ANIA, Choose(desk.live.seq, f"key-{seat:05}", seat, text))

            async def full(_chunks: object) -> None:
                raise NotStored("disk full")

            with monkeypatch.context() as broken:
                broken.setattr(house.tellings, "keep", full)
                with pytest.raises(NotStored):
                    await house.write_books([desk])
            await house.write_books([desk])
            told = standing(await house.tellings.of(desk.live.row.id), set())
            assert [each.seq for each in told] == [0, 1, 2]

    asyncio.run(visit())


def test_a_book_grows_in_chunks(data: Path) -> None:
    async def visit() -> None:
        async with opened(data) as house:
            desk, rng = await house.new_table(ANIA, solo(3)), Random(2)
            for n in range(2 * CHUNK):
                if desk.live.game.over:
                    break
                text = str(rng.choice(desk.live.game.options(0)))
                await desk.choose(ANIA, Choose(desk.live.seq, f"key-{n:05}", 0, text))
                if n % 5 == 0:
                    await house.write_books([desk])
            await house.write_books([desk])
            chunks = await house.tellings.of(desk.live.row.id)
            assert len(chunks) == -(-(desk.live.seq + 1) // CHUNK)
            assert [each.seq for each in standing(chunks, set())] == list(range(desk.live.seq + 1))

    asyncio.run(visit())
