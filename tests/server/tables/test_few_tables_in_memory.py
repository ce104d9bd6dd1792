"""Tables are opened when somebody sits down, and leave the memory again; whoever only asks opens none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from karczma.server import background
from karczma.server import registry as registry_module
from karczma.server.protocol import Choose, NewTable, Person, SeatWish
from karczma.server.registry import TableRegistry
from karczma.server.settings import settings
from karczma.server.storage.database import engine_for, migrate, seats
from karczma.server.storage.store import Entry
from karczma.server.storage.transcripts import standing_states
from karczma.server.storage.writer import NotStored
from karczma.server.tables.live import LiveTable
from karczma.server.tables.participants import Due, Participant
from karczma.server.tables.timeline import EVERY
from karczma.server.tables.transcript import CHUNK
from server.planning import row
from server.visiting import Serving, Visitor, run

ANIA = Person("ania", "Ania", "guest")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[TableRegistry]:
    """A table registry without connections; its background tasks are done when a test says so."""
    chosen = settings(data=folder)
    found = TableRegistry(engine_for(chosen.database), chosen)
    await found.server_time.open()
    try:
        yield found
    finally:
        await found.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    migrate(settings(data=tmp_path).database)
    return tmp_path


def calls_of(owner: object, name: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What it is called with from now on; it does what it always does."""
    calls, real = list[tuple[Any, ...]](), getattr(owner, name)

    def noted(*given: Any) -> Any:
        calls.append(given)
        return real(*given)

    monkeypatch.setattr(owner, name, noted)
    return calls


def solo(seed: int) -> NewTable:
    return NewTable("valeria", [SeatWish("me")], seed=seed)


def test_whoever_only_asks_opens_no_table(data: Path) -> None:
    async def visit() -> None:
        async with opened(data) as registry:
            table = (await registry.new_table(ANIA, solo(1))).live.row
            registry.open_tables.clear()
            assert (await registry.row(table.id)).id == table.id
            assert not registry.open_tables

    asyncio.run(visit())


def test_a_game_that_may_have_ended_unseen_is_opened_to_see(data: Path) -> None:
    async def visit() -> None:
        async with opened(data) as registry:
            table = (await registry.new_table(ANIA, solo(1))).live.row
            await registry.store.waits(table, [], None)
            registry.open_tables.clear()
            await registry.row(table.id)
            assert list(registry.open_tables) == [table.id]

    asyncio.run(visit())


def test_of_many_idle_tables_the_oldest_leave_the_memory(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "MOST_IDLE", 2)

    async def visit() -> None:
        async with opened(data) as registry:
            open_tables = [await registry.new_table(ANIA, solo(n)) for n in range(4)]
            participant = Participant(ANIA, 0, 0)
            open_tables[0].arrive(participant)
            await asyncio.sleep(0)
            for session in open_tables:
                session.driver.stop()
            await asyncio.sleep(0)
            open_tables[1].last_used -= 60
            await registry.background.unload_idle()
            # Where somebody sits, it stays.
            assert list(registry.open_tables) == [open_tables[n].live.row.id for n in (0, 2, 3)]
            again = await registry.session(open_tables[1].live.row.id)
            assert again.live.game.deciding() == (0,)

    asyncio.run(visit())


def test_one_that_cannot_be_taken_up_keeps_no_other_waiting(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with opened(data) as registry:
            tables = [(await registry.new_table(ANIA, solo(n))).live.row.id for n in range(3)]
            async with registry.writer.begin() as connection:
                await connection.execute(seats.update().values(waits=None))  # nobody knows for whom they wait
            registry.open_tables.clear()
            real = registry.session

            async def broken(table: str) -> object:
                if table == tables[0]:
                    raise AssertionError("a campaign that the rules do not allow")
                return await real(table)

            monkeypatch.setattr(registry, "session", broken)
            await registry.background.wake_stalled()
            assert set(registry.open_tables) == set(tables[1:])
            assert registry.background.unopenable == {tables[0]}

    asyncio.run(visit())


def test_a_table_that_many_ask_for_is_opened_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with opened(data) as here:
            table = (await here.new_table(ANIA, solo(1))).live.row.id
            here.open_tables.clear()
            plays = calls_of(registry_module, "table_from_journal", monkeypatch)
            open_tables = await asyncio.gather(*(here.session(table) for _ in range(20)))
            assert len(set(map(id, open_tables))) == len(plays) == 1

    asyncio.run(visit())


def test_watchers_share_one_message(data: Path) -> None:
    async def visit() -> None:
        async with opened(data) as registry:
            session = await registry.new_table(ANIA, solo(1))
            watchers = [Participant(None, -1, 0), Participant(Person("ewa", "Ewa", "guest"), -1, 0)]
            first, second = [session.encoded(participant, Due.POSITION) for participant in watchers]
            assert first is second
            assert session.encoded(Participant(ANIA, -1, 0), Due.POSITION) != first  # she is the host

    asyncio.run(visit())


def test_a_look_back_plays_few_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    live, rng = LiveTable(row("northgard", 4)), Random(4)
    while live.seq < 5 * EVERY:
        seat = rng.choice(live.game.deciding())
        text = str(rng.choice(live.game.options(seat)))
        live.take_in(Entry(live.seq + 1, "choice", seat, text, f"key-{live.seq}", 0.0))
    played = calls_of(type(live.game), "apply", monkeypatch)
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


def test_whoever_logs_out_leaves_all_tables(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=1)
        async with ania.sit(table["id"]) as talk:
            await talk.position()
            token = {"x-csrftoken": ania.http.cookies["karczma-csrf"]}
            assert (await ania.http.delete("/api/me", headers=token)).status_code == 204
            with pytest.raises(ConnectionClosed):
                await talk.hear("pong")

    run(visit())


# -- transcripts ---------------------------------------------------------------------------------------------------


def test_what_could_not_be_written_into_a_book_is_written_later(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with opened(data) as registry:
            session = await registry.new_table(ANIA, NewTable("valeria", [SeatWish("me"), SeatWish("me")], seed=1))
            for seat in (0, 1):
                text = str(session.live.game.options(seat)[0])
                await session.choose(ANIA, Choose(session.live.seq, f"key-{seat:05}", seat, text))

            async def full(_chunks: object) -> None:
                raise NotStored("disk full")

            with monkeypatch.context() as broken:
                broken.setattr(registry.transcripts, "keep", full)
                with pytest.raises(NotStored):
                    await registry.write_transcripts([session])
            await registry.write_transcripts([session])
            told = standing_states(await registry.transcripts.of(session.live.row.id), set())
            assert [each.seq for each in told] == [0, 1, 2]

    asyncio.run(visit())


def test_a_book_grows_in_chunks(data: Path) -> None:
    async def visit() -> None:
        async with opened(data) as registry:
            session, rng = await registry.new_table(ANIA, solo(3)), Random(2)
            for n in range(2 * CHUNK):
                if session.live.game.over:
                    break
                text = str(rng.choice(session.live.game.options(0)))
                await session.choose(ANIA, Choose(session.live.seq, f"key-{n:05}", 0, text))
                if n % 5 == 0:
                    await registry.write_transcripts([session])
            await registry.write_transcripts([session])
            chunks = await registry.transcripts.of(session.live.row.id)
            assert len(chunks) == -(-(session.live.seq + 1) // CHUNK)
            assert [each.seq for each in standing_states(chunks, set())] == list(range(session.live.seq + 1))

    asyncio.run(visit())
