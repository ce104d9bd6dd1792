"""So much and no more, for each person and each address; whoever reaches a limit is told which and until when."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any, Literal

import httpx
import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from karczma.server.people.login_attempts import LoginAttempts
from karczma.server.protocol import NewTable, Person, SeatWish
from karczma.server.quotas import SHARING, Budget, Pace, Recent, TooFast
from karczma.server.storage.database import chat, engine_for, people, tables
from karczma.server.storage.expiry import expire_guests, expire_tables
from karczma.server.storage.logins import LoginSessions
from karczma.server.storage.people import People
from karczma.server.storage.store import Store
from karczma.server.storage.writer import Writer
from karczma.server.tables.new_table import row_for
from server.visiting import Serving, Visitor, run

DAY = 86400
PASSWORD = "karczmarka"


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# -- budgets -------------------------------------------------------------------------------------------------------


def test_a_budget_is_spent_and_comes_back() -> None:
    watch = Watch()
    budget = Budget(per_second=2, most=10, clock=watch)
    assert [budget.allows("ania", 4) for _ in range(3)] == [True, True, False]
    assert budget.wait("ania", 4) == 1.0
    assert budget.allows("ania", 2)  # what was refused has cost nothing
    assert budget.allows("ewa", 10)
    watch.now += 1.0
    assert (budget.allows("ania", 2), budget.allows("ania", 1)) == (True, False)
    watch.now += 100
    assert (budget.allows("ania", 10), budget.allows("ania", 0.1)) == (True, False)  # no more than a full purse


def test_what_costs_more_than_a_purse_holds_takes_all_of_it() -> None:
    watch = Watch()
    budget = Budget(per_second=1, most=10, clock=watch)
    assert (budget.allows("ania", 50), budget.allows("ania", 1)) == (True, False)
    watch.now += budget.wait("ania", 50)
    assert budget.allows("ania", 50)


def test_of_many_keys_only_the_last_are_remembered() -> None:
    budget = Budget(per_second=0.001, most=1, keys=100)
    for n in range(100_000):
        assert budget.allows(n)
        assert n == 0 or not budget.allows(n)
    assert len(budget.purses) == 100
    recent: Recent[int] = Recent(2)
    for key in "aba":
        recent[key] = 1
    recent["c"] = 1
    assert list(recent) == ["a", "c"]  # what was used last stays


def test_people_who_share_an_address_have_more_together() -> None:
    pace = Pace(3, "tables")
    for person in range(SHARING):
        for _ in range(3):
            pace.take(str(person), "192.0.2.1")
    with pytest.raises(TooFast, match=r"3 new tables a minute.*from one address.*Try again in"):
        pace.take("another", "192.0.2.1")
    with pytest.raises(TooFast, match=r"for each person\. Try again in 20 seconds"):
        pace.take("0", "192.0.2.2")
    pace.take("another", "192.0.2.2")


# -- guessing passwords --------------------------------------------------------------------------------------------


def tries(guesses: LoginAttempts, login: str, address: str, number: int) -> int:
    """How many of so many wrong ones are let through."""
    passed = 0
    for _ in range(number):
        try:
            guesses.begin(login, address)
        except TooFast:
            continue
        passed += 1
    return passed


def test_after_five_wrong_passwords_one_waits_longer_and_longer() -> None:
    watch = Watch()
    guesses = LoginAttempts(watch)
    assert tries(guesses, "ania", "a", 100) == 5
    waits = []
    for _ in range(9):
        with pytest.raises(TooFast) as told:
            guesses.begin("ania", "a")
        waits.append(told.value.wait)
        watch.now += told.value.wait
        guesses.begin("ania", "a")
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    watch.now += 3601
    assert tries(guesses, "ania", "a", 100) == 5


def test_what_others_guess_does_not_keep_the_owner_out() -> None:
    watch = Watch()
    guesses = LoginAttempts(watch)
    guesses.begin("ania", "home")
    guesses.right("ania", "home")
    assert sum(tries(guesses, "ania", f"bot{n}", 10) for n in range(100)) == 20
    with pytest.raises(TooFast):
        guesses.begin("ania", "somewhere new")
    guesses.begin("ania", "home")
    guesses.right("ania", "home")


def test_one_address_does_not_try_all_accounts() -> None:
    guesses = LoginAttempts(Watch())
    assert sum(tries(guesses, f"login{n}", "a", 1) for n in range(1000)) == 30
    assert tries(guesses, "login0", "b", 1) == 1


def test_right_passwords_are_never_too_many() -> None:
    guesses = LoginAttempts(Watch())
    for _ in range(100):
        guesses.begin("ania", "home")
        guesses.right("ania", "home")


def test_wrong_passwords_are_slowed_down_and_tell_nothing(server: Serving) -> None:
    async def visit() -> None:
        ania, ewa = await Visitor(server).enter("Ania"), await Visitor(server).enter("Ewa")
        await ania.post("/api/register", {"login": "ania", "password": PASSWORD})

        async def told(login: str, password: str, address: str) -> httpx.Response:
            body = {"login": login, "password": password}
            return await ewa.post("/api/login", body, **{"x-forwarded-for": address})

        for login, address in (("ania", "192.0.2.1"), ("nikt", "192.0.2.2")):
            wrong = [await told(login, "wrong-password", address) for _ in range(5)]
            assert [each.status_code for each in wrong] == [401] * 5
            while (late := await told(login, "wrong-password", address)).status_code == 401:
                pass  # on a slow machine the first second is over; the next times are longer
            assert (late.status_code, late.json()["message"][:25]) == (429, "Too many wrong passwords.")
            assert int(late.headers["retry-after"]) >= 1
        assert (await told("ania", PASSWORD, "192.0.2.3")).status_code == 200

    run(visit())


# -- what a server allows -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that allows little."""
    limits = "--tables-open 2 --bot-seats 3 --bots-per-person 1 --campaigns-open 1 --uploads-per-minute 2"
    limits += " --guests-per-hour 6 --tables-per-minute 4"
    serving = Serving(tmp_path_factory.mktemp("strict"), others=limits.split())
    serving.open()
    yield serving
    serving.close()


async def from_elsewhere(server: Serving, address: str, name: str = "Ania") -> Visitor:
    """Somebody at an address of their own."""
    visitor = Visitor(server)
    visitor.http.headers["x-forwarded-for"] = address
    return await visitor.enter(name)


def wish(*seats: str, **others: Any) -> dict[str, Any]:
    who = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
    return {"title": "valeria", "seats": who, **others}


def test_a_person_has_so_many_open_tables(strict: Serving) -> None:
    async def visit() -> None:
        ania = await from_elsewhere(strict, "192.0.2.10")
        for _ in range(2):
            assert (await ania.post("/api/tables", wish("me", "open"))).status_code == 201
        told = await ania.post("/api/tables", wish("me", "open"))
        assert told.status_code == 409
        assert "2 tables that are not over" in told.json()["message"]
        ewa = await from_elsewhere(strict, "192.0.2.10", "Ewa")
        assert (await ewa.post("/api/tables", wish("me", "open"))).status_code == 201

    run(visit())


def test_a_persons_bots_set_up_their_tables_for_them(strict: Serving) -> None:
    async def visit() -> None:
        ania = await from_elsewhere(strict, "192.0.2.11")
        bearer = {"authorization": f"Bearer {(await ania.post('/api/bots', {'name': 'Mruk'})).json()['token']}"}
        assert (await ania.post("/api/tables", wish("me", "open"))).status_code == 201
        assert (await ania.post("/bot/tables", wish("me", "open"), **bearer)).status_code == 201
        for path in ("/api/tables", "/bot/tables"):
            assert (await ania.post(path, wish("me", "open"), **bearer)).status_code == 409

    run(visit())


def test_new_tables_take_their_time(strict: Serving) -> None:
    async def visit() -> None:
        ania = await from_elsewhere(strict, "192.0.2.12")
        told = [await ania.post("/api/tables", wish("me", "open")) for _ in range(6)]
        assert [each.status_code for each in told] == [201, 201, 409, 409, 429, 429]
        assert 1 < int(told[5].headers["retry-after"]) <= 15
        assert "4 new tables a minute" in told[5].json()["message"]

    run(visit())


def test_so_many_bots_sit_at_a_persons_tables(strict: Serving) -> None:
    async def visit() -> None:
        ania = await from_elsewhere(strict, "192.0.2.13")
        assert (await ania.post("/api/tables", wish("me", "random", "random"))).status_code == 201
        told = await ania.post("/api/tables", wish("me", "random", "random"))
        assert (told.status_code, "2 bots sit" in told.json()["message"]) == (409, True)
        assert (await ania.post("/api/tables", wish("me", "random"))).status_code == 201

    run(visit())


def test_a_person_has_so_many_bot_accounts_and_campaigns(strict: Serving) -> None:
    async def visit() -> None:
        ania = await from_elsewhere(strict, "192.0.2.14")
        assert (await ania.post("/api/bots", {"name": "Mruk"})).status_code == 201
        told = await ania.post("/api/bots", {"name": "Burek"})
        assert (told.status_code, "1 bot account," in told.json()["message"]) == (409, True)
        campaigns = [title for title in (await ania.http.get("/api/titles")).json() if title["campaign"]]
        asked = {"title": campaigns[0]["id"]}
        first = await ania.post("/api/campaigns", asked)
        assert first.status_code == 201, first.text
        told = await ania.post("/api/campaigns", asked)
        assert (told.status_code, "give it up" in told.json()["message"]) == (409, True)
        await ania.post(f"/api/campaigns/{first.json()['id']}/give-up")
        assert (await ania.post("/api/campaigns", asked)).status_code == 201

    run(visit())


def test_so_many_guests_come_from_one_address(strict: Serving) -> None:
    async def visit() -> None:
        for n in range(6):
            await from_elsewhere(strict, f"2001:db8::{n}")
        late = Visitor(strict)
        late.http.headers["x-forwarded-for"] = "2001:db8::ffff"  # whoever has one of these addresses has all
        await late.http.get("/api/me")
        told = await late.post("/api/me", {"name": "Late"})
        assert (told.status_code, "6 new people an hour" in told.json()["message"]) == (429, True)
        assert 1 < int(told.headers["retry-after"]) <= 600
        assert "karczma=" not in told.headers.get("set-cookie", "")
        register = await late.post("/api/register", {"login": "late", "password": PASSWORD})
        assert register.status_code == 429
        await from_elsewhere(strict, "2001:db8:1::1")

    run(visit())


def test_so_many_records_are_brought_to_be_looked_at(strict: Serving) -> None:
    async def visit() -> None:
        ania = await from_elsewhere(strict, "192.0.2.15")
        told = [await ania.post("/api/replay", "no record") for _ in range(3)]
        assert [each.status_code for each in told] == [400, 400, 429]
        assert "2 uploads a minute" in told[2].json()["message"]

    run(visit())


def test_requests_are_counted_for_browsers_and_bots_together(tmp_path: Path) -> None:
    serving = Serving(tmp_path, others=["--requests-per-minute", "8"])
    serving.open()

    async def visit() -> None:
        async with httpx.AsyncClient(base_url=serving.address, verify=False) as http:
            told = [await http.get(path) for path in ("/api/me", "/bot/me") * 10]
            assert [each.status_code for each in told][:8] == [200] * 8
            late = [each for each in told if each.status_code == 429]
            assert late
            assert late[0].json()["message"].startswith("Too many requests from this address.")
            assert int(late[0].headers["retry-after"]) >= 1
            other = await http.get("/api/me", headers={"x-forwarded-for": "192.0.2.1"})
            assert other.status_code == 200

    try:
        run(visit())
    finally:
        serving.close()
    assert "Traceback" not in serving.log()


# -- what nobody came back to --------------------------------------------------------------------------------------


async def laid_table(engine: AsyncEngine, host: Person, *seats: Literal["me", "open"]) -> str:
    row = row_for(host, NewTable("valeria", [SeatWish(who) for who in seats]))
    status = "waiting" if "open" in seats else "running"
    await Store(Writer(engine)).add(replace(row, status=status))
    return row.id


async def ids(engine: AsyncEngine, table: sa.Table) -> set[str]:
    async with engine.connect() as connection:
        return set((await connection.execute(sa.select(table.c.id))).scalars())


async def change(engine: AsyncEngine, table: sa.Table, id: str, **values: Any) -> None:
    async with engine.begin() as connection:
        await connection.execute(table.update().where(table.c.id == id).values(**values))


def test_guests_who_left_nothing_are_forgotten(address: str) -> None:
    async def visit() -> None:
        engine = engine_for(address)
        known, sessions = People(Writer(engine)), LoginSessions(Writer(engine))
        names = ("gone", "host", "seated", "trainer", "account", "late")
        gone, host, seated, trainer, account, late = [await known.guest(name) for name in names]
        for person in (gone, host, seated):
            await sessions.begin(person, instead_of=None)
        table = await laid_table(engine, host, "me", "open")
        await laid_table(engine, seated, "me", "open")
        await change(engine, tables, table, host="somebody else")
        await laid_table(engine, host, "open", "me")
        await known.new_bot(trainer, "Mruk")
        await known.register(account, "account", PASSWORD, None)
        later = time() + 91 * DAY
        await change(engine, people, late.id, since=later - DAY)
        assert await expire_guests(Writer(engine), time() + 89 * DAY, days=90) == 0
        assert await expire_guests(Writer(engine), later, days=90) == 1
        assert gone.id not in await ids(engine, people)
        assert {host.id, seated.id, trainer.id, account.id, late.id} <= await ids(engine, people)
        await engine.dispose()

    run(visit())


def test_a_guest_who_came_lately_is_not_forgotten(address: str) -> None:
    async def visit() -> None:
        engine = engine_for(address)
        ania = await People(Writer(engine)).guest("Ania")
        await change(engine, people, ania.id, since=time() - 200 * DAY)
        secret = await LoginSessions(Writer(engine)).begin(ania, instead_of=None)
        assert await expire_guests(Writer(engine), time(), days=90) == 0
        assert await LoginSessions(Writer(engine)).person(secret) == ania
        assert await expire_guests(Writer(engine), time() + 91 * DAY, days=90) == 1
        assert await LoginSessions(Writer(engine)).person(secret) is None
        await engine.dispose()

    run(visit())


def test_tables_that_nobody_came_to_are_taken_away(address: str) -> None:
    async def visit() -> None:
        engine = engine_for(address)
        store, host = Store(Writer(engine)), await People(Writer(engine)).guest("Ania")
        empty, open_now, running = [await laid_table(engine, host, "me", "open") for _ in range(3)]
        before = await laid_table(engine, host, "me")
        await change(engine, tables, running, status="running")
        await change(engine, tables, before, status="over", rematch=empty)
        await store.say(empty, host.id, "Ania", "Halo?")
        await store.say(running, host.id, "Ania", "Halo!")
        assert await expire_tables(Writer(engine), time() + 29 * DAY, 30, spared=[open_now]) == 0
        assert await expire_tables(Writer(engine), time() + 31 * DAY, 30, spared=[open_now]) == 1
        assert await ids(engine, tables) == {open_now, running, before}
        assert (await store.get(before)).rematch is None
        async with engine.connect() as connection:
            assert [row.text for row in await connection.execute(chat.select())] == ["Halo!"]
        await engine.dispose()

    run(visit())
