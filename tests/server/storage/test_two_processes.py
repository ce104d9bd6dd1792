"""Several processes on one PostgreSQL serve the same tables; what one stores, the others tell."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from karczma.server.protocol import Clock
from karczma.server.settings import address
from karczma.server.storage.database import engine_for
from karczma.server.storage.store import Entry, Row, Store
from karczma.server.storage.writer import Writer
from server.access.test_account import thrown_out
from server.planning import row, until_planning
from server.visiting import Message, Serving, Visitor, run

Servers = tuple[Serving, Serving]


@pytest.fixture(scope="module")
def servers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two processes that begin at the same moment. One secret for both: a session of one holds in the other."""
    data = tmp_path_factory.mktemp("houses")
    both = Serving(data, postgres), Serving(data, postgres)
    with ThreadPoolExecutor() as pool:
        list(pool.map(Serving.open, both))
    yield both
    for server in both:
        server.close()


@pytest.fixture
def mortal(servers: Servers) -> Iterator[Servers]:
    """For tests that kill the first process."""
    yield servers
    servers[0].open()


async def two_people(servers: Servers, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Ania at the first process, Bartek at the second, and the table at which both sit."""
    ania, bartek = await Visitor(servers[0]).enter("Ania"), await Visitor(servers[1]).enter("Bartek")
    table = await ania.new_table("me", "open", **wishes)
    joined = await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    assert joined.json()["status"] == "running", joined.text
    return ania, bartek, table["id"]


def elsewhere(visitor: Visitor, server: Serving) -> Visitor:
    """The same person with the same session, at another process."""
    there = Visitor(server)
    there.http.cookies = visitor.http.cookies
    return there


def first_option(now: Message) -> str:
    text: str = now["question"]["options"][0]["text"]
    return text


def test_what_somebody_does_about_themselves_at_one_holds_at_the_other(servers: Servers) -> None:
    """A new name, a session that ends, and being forgotten; PostgreSQL tells what is kept as SQLite does."""

    async def visit() -> None:
        ania, bartek, table = await two_people(servers)
        login, words = f"ania.{secrets.token_hex(4)}", "eight letters"
        await ania.post("/api/register", {"login": login, "password": words})
        there = Visitor(servers[1])
        await there.http.get("/api/me")
        await there.post("/api/login", {"login": login, "password": words})
        async with there.sit(table) as hers, bartek.sit(table) as his:
            await ania.post("/api/me", {"name": "Hanna"})
            await his.position(lambda now: now["table"]["seats"][0]["name"] == "Hanna")
            kept = (await ania.http.get("/api/me/kept")).json()
            assert ([each["id"] for each in kept["tables"]], len(kept["sessions"])) == ([table], 2)
            await ania.post("/api/me/sessions/end", {})
            assert await thrown_out(hers)
            assert (await there.http.get("/api/me")).json() is None
            await bartek.post("/api/me/forget")
            assert await thrown_out(his)
        async with ania.sit(table) as hers:
            now = await hers.position(lambda now: now["table"]["seats"][1]["name"] == "")
            assert now["table"]["seats"][1]["stand_in"]

    run(visit())


def test_a_whole_game_through_both(servers: Servers) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_people(servers)
        async with ania.sit(table) as here, bartek.sit(table) as there:
            choices = await asyncio.gather(here.play(Random(1)), there.play(Random(2)))
            assert here.now["over"]
            assert here.now["scores"] == there.now["scores"]
            assert here.now["seq"] == there.now["seq"] == sum(choices)
            scores = here.now["scores"]
        async with ania.sit(table) as here, bartek.sit(table) as there:
            stories = [(await talk.position())["steps"] for talk in (here, there)]
        assert [[step["seq"] for step in story] for story in stories] == [list(range(1, sum(choices) + 1))] * 2
        for visitor in (ania, bartek):
            told = (await visitor.http.get(f"/api/tables/{table}")).json()
            assert (told["status"], told["result"]["scores"]) == ("over", scores)

    run(visit())


def test_what_one_chooses_the_other_sees(servers: Servers) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_people(servers, seed=3)
        async with ania.sit(table) as here, bartek.sit(table) as there:
            await there.my_turn()
            await here.my_turn()
            assert (await here.choose(first_option(here.now)))["seq"] == 1
            seen = await there.position(lambda now: now["seq"] == 1)
            assert [(step["seq"], step["seat"]) for step in seen["steps"]] == [(1, 0)]
            assert seen["deciding"] == [1]

    run(visit())


def test_both_choose_at_the_same_moment_and_both_are_heard(servers: Servers) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_people(servers, seed=3)
        async with ania.sit(table) as here, bartek.sit(table) as there:
            await here.my_turn()
            await there.my_turn()  # each keeps a Duke, and neither waits for the other
            sent = [talk.choose(first_option(talk.now), seq=0) for talk in (here, there)]
            answers = await asyncio.gather(*sent)
            assert sorted(answer["seq"] for answer in answers) == [1, 2], answers

    run(visit())


def test_a_stale_choice_is_refused_at_the_other_process_too(servers: Servers) -> None:
    async def visit() -> None:
        ania = await Visitor(servers[0]).enter("Ania")
        table = (await ania.new_table("me", seed=5))["id"]
        async with ania.sit(table) as here, elsewhere(ania, servers[1]).sit(table) as there:
            await here.my_turn()
            old = first_option(await there.my_turn())
            done = await here.choose(old, key="fromthefirst")
            assert done["seq"] == 1
            late = await there.choose(old, seq=0, seat=0)
            assert late["code"] == "moved-on"
            assert (await there.hear("position"))["seq"] == 1
            again = await there.choose(old, seq=0, seat=0, key="fromthefirst")
            assert again == done  # a double click, whichever way it goes

    run(visit())


def test_what_is_said_is_heard_once_at_both(servers: Servers) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_people(servers, seed=3)
        async with ania.sit(table) as here, bartek.sit(table) as there:
            await here.position()
            await there.position()
            for talk, text in ((here, "Witaj!"), (there, "Dzień dobry"), (here, "Twój ruch")):
                await talk.send(type="say", text=text)
                for each in (here, there):
                    assert await each.line() == text
            await asyncio.sleep(0.5)
            for talk in (here, there):
                await talk.send(type="ping")
                assert (await talk.hear("chat", "history", "pong"))["type"] == "pong"  # nothing twice

    run(visit())


def asked_at(seq: int, now: Message) -> bool:
    return now["seq"] == seq and bool(now["question"])


def test_people_at_both_agree_to_an_undo(servers: Servers) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_people(servers, seed=3)
        async with ania.sit(table) as here, bartek.sit(table) as there:
            for n, talk in enumerate((here, there)):
                await talk.position(partial(asked_at, n))
                await talk.choose(first_option(talk.now))
            await here.send(type="undo", seq=2, key="askforundo", seat=0)
            asked = await there.position(lambda now: now["undo"]["asked_by"] == 0)
            assert asked["undo"]["missing"] == [1]
            await there.send(type="undo", seq=2, key="agreetoundo", seat=1)
            undone = await here.position(lambda now: now["seq"] == 3)
            assert undone["deciding"] == [1]
            assert undone["undo"]["asked_by"] is None

    run(visit())


def test_one_takes_its_plan_back_while_the_other_plans_elsewhere(servers: Servers) -> None:
    """Both entries want the same number: the second is judged again, and both are right."""

    async def visit() -> None:
        ania, bartek, table = await two_people(servers, title="wonderful_kingdom", seed=31)
        async with ania.sit(table) as here, bartek.sit(table) as there:
            seq = await until_planning(here, there)
            before = here.now["question"]
            assert (await here.choose(first_option(here.now)))["type"] == "done"
            await here.send(type="undo", seq=seq + 1, key="takeitback", seat=0)
            await there.choose(first_option(there.now), seq=seq, key="meanwhile")
            for talk in (here, there):
                if talk.now["seq"] < seq + 3:
                    await talk.position(lambda now: now["seq"] == seq + 3)
            assert here.now["question"] == before
            assert [talk.now["undo"]["free"] for talk in (here, there)] == [False, True]

    run(visit())


def test_each_sees_who_is_here_by_way_of_the_other(servers: Servers) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_people(servers, seed=3)
        async with ania.sit(table) as here:
            assert (await here.position())["present"] == [0]
            async with bartek.sit(table) as there:
                await here.position(lambda now: now["present"] == [0, 1])
                await there.position(lambda now: now["present"] == [0, 1])
            await here.position(lambda now: now["present"] == [0])

    run(visit())


def test_the_last_seat_is_given_once(servers: Servers) -> None:
    async def visit() -> None:
        ania = await Visitor(servers[0]).enter("Ania")
        others = [await Visitor(servers[n % 2]).enter(f"Gość {n}") for n in range(6)]
        table = (await ania.new_table("me", "open", "open", "open", access="open"))["id"]
        answers = await asyncio.gather(*(other.post(f"/api/tables/{table}/join", {}) for other in others))
        assert sorted(answer.status_code for answer in answers) == [200] * 3 + [409] * 3
        for server in servers:
            told = (await elsewhere(ania, server).http.get(f"/api/tables/{table}")).json()
            assert told["status"] == "running"
            assert len({seat["person"] for seat in told["seats"]}) == 4

    run(visit())


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/invitations/a%00b", "/api/tables/a%00b/record"])
def test_what_postgresql_cannot_look_for_is_not_found(servers: Servers, path: str) -> None:
    async def visit() -> None:
        assert (await Visitor(servers[0]).http.get(path)).status_code == 404

    run(visit())


def test_control_characters_are_refused_before_they_reach_the_database(servers: Servers) -> None:
    async def visit() -> None:
        ania = await Visitor(servers[0]).enter("Ania")
        for path, body in (
            ("/api/me", {"name": "A\0"}),
            ("/api/login", {"login": "ania\0", "password": "karczmarka"}),
            ("/api/register", {"login": "ania\n", "password": "karczmarka"}),
            ("/api/register", {"login": "İ" * 40, "password": "karczmarka"}),  # in small letters it has 80
            ("/api/tables", {"title": "valeria", "seats": [{"who": "me"}], "name": "Pod\0Gryfem"}),
            ("/api/tables", {"title": "valeria", "seats": [{"who": "me"}], "nonce": "abc\n"}),
        ):
            assert (await ania.post(path, body)).status_code == 400, body
        table = (await ania.new_table("me", seed=5))["id"]
        async with ania.sit(table) as talk:
            await talk.my_turn()
            await talk.send(type="say", text="a\0")
            assert (await talk.hear("trouble"))["code"] == "not-understood"
            assert (await talk.choose(first_option(talk.now), key="eight...\0"))["code"] == "not-understood"

    run(visit())


def test_one_process_dies_and_the_game_goes_on_through_the_other(mortal: Servers) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_people(mortal)
        async with bartek.sit(table) as there:
            bartek_plays = asyncio.create_task(there.play(Random(2)))
            async with ania.sit(table) as here:
                acknowledged = await here.play(Random(1), choices=6)
                mortal[0].kill()
            async with elsewhere(ania, mortal[1]).sit(table) as here:
                now = await here.position()
                assert [step["seat"] for step in now["steps"]].count(0) == acknowledged
                await asyncio.gather(here.play(Random(3)), bartek_plays)
                assert here.now["over"]
                assert here.now["scores"] == there.now["scores"]

    run(visit())


def test_a_bot_whose_process_dies_goes_on_elsewhere(mortal: Servers) -> None:
    async def visit() -> None:
        ania = await Visitor(mortal[0]).enter("Ania")
        table = (await ania.new_table("me", "random", seed=3))["id"]
        there = elsewhere(ania, mortal[1])
        async with ania.sit(table) as here, there.sit(table):  # the second one knows the table before the first dies
            await here.play(Random(1), choices=3)
            mortal[0].kill()
        async with there.sit(table) as talk:
            await talk.play(Random(2))
            assert talk.now["over"]

    run(visit())


def test_a_campaign_moves_on_once_though_both_processes_see_the_end(servers: Servers) -> None:
    async def visit() -> None:
        here = await Visitor(servers[0]).enter("Ania")
        there = elsewhere(here, servers[1])
        begun = (await here.post("/api/campaigns", {"title": "monster_lands"})).json()
        next_game, options = f"/api/campaigns/{begun['id']}/next", {"options": begun["due"][2]}
        told = await asyncio.gather(*(each.post(next_game, options) for each in (here, there)))
        assert [each.status_code for each in told] == [200, 200], [each.text for each in told]
        assert told[0].json()["id"] == told[1].json()["id"]
        table = told[0].json()["id"]
        async with here.sit(table) as talk, there.sit(table) as watching:
            await talk.play(Random(1))
            await watching.position(lambda now: now["over"])
        infos = [(await each.http.get(f"/api/campaigns/{begun['id']}")).json() for each in (here, there)]
        assert infos[0] == infos[1]
        assert [game["table"] for game in infos[0]["games"]] == [table]

    run(visit())


# -- two that write at the same moment -----------------------------------------------------------------------------


@asynccontextmanager
async def two_stores(database: str) -> AsyncIterator[tuple[Store, Store]]:
    """As two processes have them; the tables are there, for a server is open."""
    engines = engine_for(address(database)), engine_for(address(database))
    stores = Store(Writer(engines[0])), Store(Writer(engines[1]))
    yield stores
    for engine in engines:
        await engine.dispose()


def test_neither_waits_for_the_other_for_ever(servers: Servers, postgres: str) -> None:
    """Rows, seats and journal of the same tables are written from both sides, and nobody is turned away."""

    async def saved(store: Store, table: str) -> None:
        while await store.save(await store.get(table)) is None:
            pass

    async def entered(store: Store, table: Row, seq: int) -> None:
        entry = Entry(seq, "choice", 0, "pass", f"{table.id}-{seq:04}", 0.0)
        await store.append(table, entry, {3: True, 1: False, 0: True, 2: False}, float(seq))

    async def visit() -> None:
        async with two_stores(postgres) as (here, there):
            over = replace(row("valeria", 4), clock=Clock(per_game=600.0), status="over")  # the houses let them be
            ids = [secrets.token_hex(4) for _ in range(8)]
            tables = [replace(over, id=id, invitation=id) for id in ids]
            for table in tables:
                await here.add(table)
            for seq in range(1, 41, 2):
                await asyncio.gather(
                    *(entered(here, table, seq) for table in tables),
                    *(entered(there, table, seq + 1) for table in reversed(tables)),
                    *(here.waits(table, [0, 2], None) for table in tables),
                    *(saved(store, table.id) for table in tables for store in (there, here)),
                )
            assert [len(await there.entries(table.id)) for table in tables] == [40] * len(tables)

    run(visit())


def test_the_record_of_a_game_is_kept_though_both_see_its_end(servers: Servers, postgres: str) -> None:
    async def visit() -> None:
        async with two_stores(postgres) as stores:
            for n in range(40):
                await asyncio.gather(*(store.keep_record(f"table-{n}", "the record") for store in stores))
                assert await stores[0].record(f"table-{n}") == "the record"

    run(visit())
