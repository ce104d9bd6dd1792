"""Who one is: a cookie opens as long as its session, and no longer; bots have tokens and no cookies."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from karczma.server.routes import FOR_BOTS, ROUTES
from karczma.server.storage import logins as module
from karczma.server.storage.database import engine_for, people, sessions
from karczma.server.storage.logins import DAY, YEAR, LoginSessions
from karczma.server.storage.migrations.versions.v0006_sessions import fold_logins
from karczma.server.storage.people import LoginTaken, People
from karczma.server.storage.writer import Writer
from server.visiting import Serving, Visitor, run

PASSWORD = "karczmarka"


def stolen(visitor: Visitor) -> Visitor:
    """Somebody else with a copy of the same cookies, as they are now."""
    thief = Visitor(visitor.serving)
    thief.http.cookies = httpx.Cookies(visitor.http.cookies)
    return thief


async def name_of(visitor: Visitor) -> str | None:
    told = (await visitor.http.get("/api/me")).json()
    return told["name"] if told else None


async def account(server: Serving, login: str) -> Visitor:
    visitor = await Visitor(server).enter(login)
    made = await visitor.post("/api/register", {"login": login, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return visitor


# -- a cookie is dead ----------------------------------------------------------------------------------------------


def test_after_leaving_a_copy_of_the_cookie_opens_nothing(server: Serving) -> None:
    async def visit() -> None:
        ania = await account(server, "ania1")
        thief = stolen(ania)
        assert await name_of(thief) == "ania1"
        token = {"x-csrftoken": ania.http.cookies["karczma-csrf"]}
        assert (await ania.http.delete("/api/me", headers=token)).status_code == 204
        assert await name_of(ania) is None
        assert await name_of(thief) is None
        assert (await thief.post("/api/tables", {"title": "valeria", "seats": [{"who": "me"}]})).status_code == 401

    run(visit())


def test_a_guests_cookie_is_dead_after_registering(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        before = stolen(ania)
        await ania.post("/api/register", {"login": "ania2", "password": PASSWORD})
        assert (await name_of(before), await name_of(ania)) == (None, "Ania")

    run(visit())


def test_a_guests_cookie_is_dead_after_logging_in(server: Serving) -> None:
    async def visit() -> None:
        await account(server, "ania3")
        ewa = await Visitor(server).enter("Ewa")
        before = stolen(ewa)
        await ewa.post("/api/login", {"login": "ania3", "password": PASSWORD})
        assert (await name_of(before), await name_of(ewa)) == (None, "ania3")

    run(visit())


def test_a_session_that_somebody_was_given_does_not_become_theirs(server: Serving) -> None:
    """An attacker puts a cookie into a browser and waits for its owner to log in."""

    async def visit() -> None:
        await account(server, "ania4")
        for planted in ("chosen-by-the-attacker", (await Visitor(server).enter("Attacker")).http.cookies["karczma"]):
            victim = Visitor(server)
            await victim.http.get("/api/me")
            victim.http.cookies.set("karczma", planted, domain="127.0.0.1")
            told = await victim.post("/api/login", {"login": "ania4", "password": PASSWORD})
            assert told.json()["name"] == "ania4"
            attacker = await Visitor(server).http.get("/api/me", headers={"cookie": f"karczma={planted}"})
            assert attacker.json() is None

    run(visit())


def test_leaving_here_is_not_leaving_elsewhere(server: Serving) -> None:
    async def visit() -> None:
        ania, at_home = await account(server, "ania5"), Visitor(server)
        await at_home.http.get("/api/me")
        await at_home.post("/api/login", {"login": "ania5", "password": PASSWORD})
        await ania.http.delete("/api/me", headers={"x-csrftoken": ania.http.cookies["karczma-csrf"]})
        assert await name_of(at_home) == "ania5"

    run(visit())


# -- cookies -------------------------------------------------------------------------------------------------------


def cookies_of(answer: httpx.Response) -> dict[str, set[str]]:
    told = [[part.strip().lower() for part in each.split(";")] for each in answer.headers.get_list("set-cookie")]
    return {first.partition("=")[0]: set(others) for first, *others in told}


def test_cookies_are_secure_behind_tls_and_usable_without(server: Serving) -> None:
    async def visit() -> None:
        for scheme, secure in (("https", True), ("http", False)):
            ania = Visitor(server)
            first = await ania.http.get("/api/me", headers={"x-forwarded-proto": scheme})
            # httpx keeps what is secure away from a plain connection, as browsers do
            token = first.headers["set-cookie"].partition("=")[2].partition(";")[0]
            own = {"x-csrftoken": token, "cookie": f"karczma-csrf={token}", "x-forwarded-proto": scheme}
            entered = await ania.http.post("/api/me", json={"name": "Ania"}, headers=own)
            csrf, session = cookies_of(first)["karczma-csrf"], cookies_of(entered)["karczma"]
            assert ("secure" in csrf, "secure" in session) == (secure, secure)
            assert session >= {"httponly", "samesite=lax", f"max-age={YEAR}", "path=/"}

    run(visit())


def test_only_asking_who_one_is_renews_the_cookie_and_nothing_makes_one_for_nobody(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        assert cookies_of(await ania.http.get("/api/lobby")) == {}
        assert f"max-age={YEAR}" in cookies_of(await ania.http.get("/api/me"))["karczma"]
        assert "karczma" not in cookies_of(await Visitor(server).http.get("/api/me"))
        old = {"cookie": "karczma=jA0ECQMCabcdefgh"}  # the form of cookies before sessions were kept here
        assert (await Visitor(server).http.get("/api/me", headers=old)).json() is None

    run(visit())


# -- bots ----------------------------------------------------------------------------------------------------------


async def with_bot(server: Serving) -> tuple[Visitor, dict[str, str]]:
    ania = await Visitor(server).enter("Ania")
    token = (await ania.post("/api/bots", {"name": "Mruk"})).json()["token"]
    return ania, {"authorization": f"Bearer {token}"}


@pytest.mark.parametrize("path", ["login", "me", "register", "bots"])
def test_another_sites_form_cannot_make_a_visitor_somebody_else(server: Serving, path: str) -> None:
    async def visit() -> None:
        login = f"mallory-{path}"
        await account(server, login)
        ania = await Visitor(server).enter("Ania")
        body = {"login": login, "password": PASSWORD, "name": "Mallory"}
        wanted = {"login": ("login", "password"), "me": ("name",), "bots": ("name",)}.get(path, tuple(body))
        told = await ania.http.post(
            f"/bot/{path}",
            json={field: body[field] for field in wanted},
            headers={"content-type": "text/plain", "origin": "https://elsewhere.example"},
        )
        as_json = await ania.http.post(f"/bot/{path}", json={field: body[field] for field in wanted})
        assert {told.status_code, as_json.status_code} <= {404, 405}
        assert not told.headers.get_list("set-cookie")
        assert await name_of(ania) == "Ania"

    run(visit())


def test_no_answer_to_a_bot_sets_a_cookie(server: Serving) -> None:
    async def visit() -> None:
        ania, bearer = await with_bot(server)
        ways = {
            (method, each) for route in ROUTES for each in route.paths for method in getattr(route, "http_methods", ())
        }
        cookie = "; ".join(f"{name}={value}" for name, value in ania.http.cookies.items())
        for headers in ({}, bearer, {"cookie": cookie}, {**bearer, "cookie": cookie}):
            for method, path in sorted(ways):
                address = "/bot" + path.replace("{table:str}", "x").replace(":str", "")
                told = await httpx.AsyncClient(base_url=server.address).request(
                    method, address, json={}, headers=headers
                )
                assert told.status_code < 500, (method, address)
                assert "set-cookie" not in told.headers, (method, address)

    run(visit())


def test_a_token_counts_for_bots_alone_and_a_session_for_browsers_alone(server: Serving) -> None:
    async def visit() -> None:
        ania, bearer = await with_bot(server)
        assert (await Visitor(server).http.get("/bot/me", headers=bearer)).json()["name"] == "Mruk"
        assert (await Visitor(server).http.get("/api/me", headers=bearer)).json() is None
        assert (await ania.http.get("/bot/me")).json() is None
        assert (await ania.http.get("/api/me", headers=bearer)).json()["name"] == "Ania"
        renamed = await ania.http.post("/bot/me", json={"name": "Burek"}, headers=bearer)
        assert renamed.status_code == 405

    run(visit())


def test_a_socket_for_bots_does_not_know_a_browsers_cookie(server: Serving) -> None:
    async def visit() -> None:
        ania, bearer = await with_bot(server)
        table = await ania.new_table("me", "random", access="private")
        cookie = "; ".join(f"{name}={value}" for name, value in ania.http.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/bot/tables/{table['id']}/socket"
        with pytest.raises(InvalidStatus):
            async with connect(address, additional_headers={"cookie": cookie}):
                pass
        public = await ania.new_table("open", "open", access="open")
        there = f"ws://127.0.0.1:{server.port}/bot/tables/{public['id']}/socket"
        with pytest.raises(InvalidStatus):
            async with connect(there, additional_headers={**bearer, "origin": "https://elsewhere.example"}):
                pass

    run(visit())


def test_another_sites_page_may_not_ask_with_a_token(server: Serving) -> None:
    asked = {"origin": "https://elsewhere.example", "access-control-request-method": "POST"}
    told = httpx.options(
        f"{server.address}/bot/tables", headers={**asked, "access-control-request-headers": "authorization"}
    )
    assert "access-control-allow-origin" not in told.headers


def test_what_makes_somebody_is_for_browsers_alone() -> None:
    assert {route.handler_name for route in ROUTES} - {route.handler_name for route in FOR_BOTS} == {
        "introduce",
        "register",
        "log_in",
        "leave",
        "new_bot",
        "kept",
        "forget",
        "new_password",
        "sessions",
        "end_sessions",
        "bots",
        "forget_bot",
        "privacy",
    }


# -- what is kept --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def kept(address: str) -> AsyncIterator[tuple[LoginSessions, People, list[str]]]:
    """Sessions and people on a database, and every statement that it is asked."""
    engine, asked = engine_for(address), list[str]()

    def heard(_connection: Any, _cursor: Any, statement: str, *_others: Any) -> None:
        asked.append(statement)

    sa.event.listen(engine.sync_engine, "before_cursor_execute", heard)
    try:
        yield LoginSessions(Writer(engine)), People(Writer(engine)), asked
    finally:
        await engine.dispose()


async def rows(engine: AsyncEngine) -> list[Any]:
    async with engine.connect() as connection:
        return list(await connection.execute(sessions.select()))


def test_the_cookie_itself_is_not_kept(address: str) -> None:
    async def visit() -> None:
        async with kept(address) as (sessions, people, _):
            secret = await sessions.begin(await people.guest("Ania"), instead_of=None)
            [row] = await rows(sessions.engine)
            assert len(secret) >= 43
            assert secret not in str(row)

    run(visit())


def test_reading_asks_once_and_writes_once_a_day(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with kept(address) as (sessions, people, asked):
            secret, start = await sessions.begin(await people.guest("Ania"), instead_of=None), time.time()
            for later, statements in ((10.0, 1), (DAY + 10.0, 2), (DAY + 20.0, 1), (YEAR - 10.0, 2)):
                asked.clear()
                monkeypatch.setattr(module, "time", lambda later=later: start + later)
                person = await sessions.person(secret)
                assert person
                assert (person.name, len(asked)) == ("Ania", statements)

    run(visit())


def test_a_session_ends_after_a_year_without_its_owner(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with kept(address) as (sessions, people, _):
            ania = await people.guest("Ania")
            idle, start = await sessions.begin(ania, instead_of=None), time.time()
            monkeypatch.setattr(module, "time", lambda: start + YEAR - 60)
            other = await sessions.begin(ania, instead_of=None)
            await sessions.forget_old()
            assert len(await rows(sessions.engine)) == 2
            monkeypatch.setattr(module, "time", lambda: start + YEAR + 60)
            assert await sessions.person(idle) is None
            await sessions.forget_old()
            assert len(await rows(sessions.engine)) == 1
            assert await sessions.person(other) == ania

    run(visit())


def test_who_registers_twice_at_the_same_moment_has_the_first_account(address: str) -> None:
    async def visit() -> None:
        async with kept(address) as (_, people, _asked):
            ania = await people.guest("Ania")
            made = await people.register(ania, "first", PASSWORD, None)
            with pytest.raises(LoginTaken):
                await people.register(ania, "second", PASSWORD, None)
            assert await people.log_in("first", PASSWORD) == made

    run(visit())


def test_logins_of_old_houses_get_the_new_form_where_nobody_has_it(address: str) -> None:
    """They were compared in small letters alone."""
    after = {"ania": "ania", "groß": "gross", "straße": "straße", "strasse": "strasse", "ß" * 30: "ß" * 30}
    engine = sa.create_engine(address.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        for login in after:
            row = {"id": login[:20], "name": login, "kind": "account", "login": login, "since": 0.0}
            connection.execute(people.insert().values(**row))
        fold_logins(connection)
        assert dict(connection.execute(sa.select(people.c.name, people.c.login)).all()) == after
    engine.dispose()


# -- passwords -----------------------------------------------------------------------------------------------------


def test_few_passwords_are_looked_at_at_the_same_moment(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a hundred logins leave threads for the tables."""
    now, most = 0, 0
    real = asyncio.to_thread

    async def counted(work: Callable[..., Any], *words: str) -> Any:
        nonlocal now, most
        now, most = now + 1, max(most, now + 1)
        await asyncio.sleep(0.001)
        now -= 1
        return "hash"

    async def visit() -> None:
        async with kept(address) as (_, people, _asked):
            monkeypatch.setattr(asyncio, "to_thread", counted)
            tries: list[Awaitable[Any]] = [people.log_in(f"nobody{n}", PASSWORD) for n in range(100)]
            await asyncio.gather(*tries, return_exceptions=True)
            monkeypatch.setattr(asyncio, "to_thread", real)

    run(visit())
    assert 0 < most <= 2


@pytest.mark.parametrize(
    ("login", "says"), [("İ" * 40, "40"), ("ß" * 21, "40"), ("ﷺab", "digits"), ("ﷺ" * 3, "40"), ("a b", "login")]
)
def test_a_login_that_grows_when_it_is_compared_is_refused(server: Serving, login: str, says: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        told = await ania.post("/api/register", {"login": login, "password": PASSWORD})
        assert told.status_code == 400, told.text
        assert says in told.text
        assert (await ania.post("/api/login", {"login": login, "password": PASSWORD})).status_code == 401

    run(visit())


@pytest.mark.parametrize(
    ("login", "same"), [("STRASSE", "straße"), ("ｅｗａ", "Ewa"), ("ﬁnn", "FINN"), ("ŻÓŁW", "żółw"), ("İNCİ", "İncİ")]
)
def test_letters_that_mean_the_same_are_the_same_login(server: Serving, login: str, same: str) -> None:
    async def visit() -> None:
        await account(server, login)
        other = await Visitor(server).enter("Other")
        assert (await other.post("/api/register", {"login": same, "password": PASSWORD})).status_code == 409
        assert (await other.post("/api/login", {"login": same, "password": PASSWORD})).json()["name"] == login

    run(visit())


# -- cookies of before ---------------------------------------------------------------------------------------------


def test_a_cookie_of_before_is_exchanged_once(server: Serving) -> None:
    """Whoever came before sessions were kept comes in once more as who they were; after leaving it opens nothing."""

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        person = (await ania.http.get("/api/me")).json()["id"]
        table = (await ania.new_table("me", seed=1))["id"]
        server.close()
        with closing(sqlite3.connect(server.data / "karczma.sqlite3")) as database:
            database.execute("delete from sessions")
            database.execute("update people set former = 1 where id = ?", (person,))
            database.commit()
        server.open()
        config = CookieBackendConfig(secret=(server.data / "secret").read_bytes(), key="karczma")
        [old] = ClientSideSessionBackend(config).dump_data({"person": person})
        back = Visitor(server)
        back.http.cookies.set("karczma", old.decode())
        assert (await back.http.get("/api/lobby")).json()["mine"] == []  # it tells nobody anything by itself
        assert (await back.http.get("/api/me")).json()["name"] == "Ania"
        assert [each["id"] for each in (await back.http.get("/api/lobby")).json()["mine"]] == [table]
        again = Visitor(server)
        again.http.cookies.set("karczma", old.decode())
        assert (await again.http.get("/api/me")).json() is None

    run(visit())


def test_a_cookie_that_nobody_made_is_nobodys(server: Serving) -> None:
    async def visit() -> None:
        for cookie in ("x", "A" * 200, "%%%", "ęą"):
            stranger = Visitor(server)
            told = await stranger.http.get("/api/me", headers={b"cookie": f"karczma={cookie}".encode()})
            assert (told.status_code, told.json()) == (200, None)

    run(visit())
