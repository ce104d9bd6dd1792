"""The host at the terminal, beside a house that is open: what is done there holds within seconds for who is here."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from karczma.players import STANDS_IN
from server.admin.hosting import admin, asked, meanwhile, traces
from server.visiting import Serving, Talk, Visitor, run

HOUSE = "karczma.sqlite3"
POLISH = {"accept-language": "pl"}


async def host(server: Serving, *words: object) -> str:
    told = await meanwhile(server.data, *words)
    assert told.code == 0, told.text
    return told.text


async def who_is(visitor: Visitor) -> str:
    id: str = (await visitor.http.get("/api/me")).json()["id"]
    return id


async def soon(holds: Callable[[], Any], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not await holds():
            await asyncio.sleep(0.1)


async def thrown_out(talk: Talk) -> bool:
    try:
        async with asyncio.timeout(20):
            while True:
                await talk.socket.recv()
    except ConnectionClosed:
        return True


async def refused(visitor: Visitor, table: str) -> bool:
    """Whether a socket is."""
    try:
        async with visitor.sit(table):
            return False
    except InvalidStatus:
        return True


@asynccontextmanager
async def closed(server: Serving, text: str) -> AsyncIterator[None]:
    await host(server, "close", text)
    try:
        yield
    finally:
        await host(server, "reopen")


# -- people --------------------------------------------------------------------------------------------------------


def test_who_is_banned_leaves_at_once_and_is_let_in_nowhere_until_pardoned(server: Serving) -> None:
    async def visit() -> None:
        eve = await Visitor(server).enter("Eve the Loud")
        table = (await eve.new_table("me"))["id"]
        bot = (await eve.post("/api/bots", {"name": "Evebot"})).json()
        token = {"authorization": f"Bearer {bot['token']}"}
        async with eve.sit(table) as talk:
            await talk.position()
            await host(server, "ban", "Eve the Loud", "--days", 2, "--why", "shouts")
            assert await thrown_out(talk)
        for path in ("/api/me", "/api/lobby", f"/api/tables/{table}"):
            told = await eve.http.get(path, headers=POLISH)
            assert (told.status_code, told.json()["code"]) == (403, "banned")
            assert told.json()["message"] == "Gospodarz wyprosił cię stąd jeszcze na 2 dni."
        assert (await eve.post("/api/me", {"name": "Adam"})).status_code == 403
        assert (await eve.post("/api/tables", {"title": "valeria", "seats": [{"who": "me"}]})).status_code == 403
        assert await refused(eve, table)
        assert (await eve.http.get("/bot/me", headers=token)).status_code == 403
        await host(server, "pardon", "Eve the Loud")
        assert (await eve.http.get("/api/me")).json()["name"] == "Eve the Loud"
        assert (await eve.http.get("/bot/me", headers=token)).status_code == 200

    run(visit())


def test_a_banned_account_is_told_so_only_with_its_password(server: Serving) -> None:
    async def visit() -> None:
        adam = await Visitor(server).enter("Adam")
        await adam.post("/api/register", {"login": "adam.b", "password": "eight letters"})
        await host(server, "ban", "ADAM.B")
        other = Visitor(server)
        await other.http.get("/api/me")
        answers = [
            (await other.post("/api/login", {"login": "adam.b", "password": each})).status_code
            for each in ("wrong letters", "eight letters")
        ]
        assert answers == [401, 403]

    run(visit())


def test_who_is_muted_plays_and_says_nothing(server: Serving) -> None:
    async def visit() -> None:
        mute = await Visitor(server).enter("Chatterbox")
        table = (await mute.new_table("me"))["id"]
        async with mute.sit(table) as talk:
            await talk.my_turn()
            await host(server, "mute", "Chatterbox")
            await talk.send(type="say", text="la la la")
            assert (await talk.hear("trouble", "chat"))["code"] == "muted"
            assert (await talk.choose(talk.now["question"]["options"][0]["text"]))["type"] == "done"
            await host(server, "pardon", "Chatterbox")
            await talk.send(type="say", text="at last")
            assert await talk.line() == "at last"
        assert [text for (text,) in asked(server.data / HOUSE, "select text from chat")].count("la la la") == 0

    run(visit())


def test_a_new_name_is_seen_at_the_table_where_they_sit(server: Serving) -> None:
    async def visit() -> None:
        rude = await Visitor(server).enter("Rude Word")
        table = (await rude.new_table("me"))["id"]
        async with rude.sit(table) as talk:
            await talk.position()
            await host(server, "rename", await who_is(rude), "Guest 7")
            now = await talk.position(lambda now: now["table"]["seats"][0]["name"] == "Guest 7")
            assert now["table"]["name"] == "Guest 7"
        assert (await rude.http.get("/api/me")).json()["name"] == "Guest 7"

    run(visit())


def test_a_new_password_ends_all_sessions_and_the_old_one(server: Serving) -> None:
    async def visit() -> None:
        ola = await Visitor(server).enter("Ola")
        await ola.post("/api/register", {"login": "ola.p", "password": "forgotten words"})
        told = await host(server, "password", "ola.p")
        found = re.search(r"new password: (\S+)", told)
        assert found
        assert (await ola.http.get("/api/me")).json() is None
        answers = [
            (await ola.post("/api/login", {"login": "ola.p", "password": each})).status_code
            for each in ("forgotten words", found[1])
        ]
        assert answers == [401, 200]
        assert found[1] not in "".join(map(str, asked(server.data / HOUSE, "select * from deeds")))

    run(visit())


def test_sessions_and_tokens_can_be_ended(server: Serving) -> None:
    async def visit() -> None:
        lost = await Visitor(server).enter("Lost Phone")
        bot = (await lost.post("/api/bots", {"name": "Leaky"})).json()
        token = {"authorization": f"Bearer {bot['token']}"}
        assert (await lost.http.get("/bot/me", headers=token)).status_code == 200
        await host(server, "revoke", "Leaky")
        assert (await lost.http.get("/bot/me", headers=token)).json() is None
        table = (await lost.new_table("me"))["id"]
        async with lost.sit(table) as talk:
            await host(server, "log-out", "Lost Phone")
            assert await thrown_out(talk)
        assert (await lost.http.get("/api/me")).json() is None

    run(visit())


# -- forgetting ----------------------------------------------------------------------------------------------------


def test_who_is_deleted_is_in_no_row_and_no_file_and_the_others_play_on(server: Serving) -> None:
    async def visit() -> None:
        zoe, max_ = await Visitor(server).enter("Zoe Quixote"), await Visitor(server).enter("Max")
        await zoe.post("/api/register", {"login": "zoe.quix", "password": "eight letters"})
        await zoe.post("/api/bots", {"name": "Quixbot"})
        waiting = await zoe.new_table("me", "open", access="open")
        table = await zoe.new_table("me", "open")
        await max_.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        await host(server, "rename", "zoe.quix", "Zoe Quixote II")
        await host(server, "mute", "zoe.quix", "--why", "Quixote sings")
        await host(server, "pardon", "zoe.quix")
        async with zoe.sit(table["id"]) as talk, max_.sit(table["id"]) as other:
            await talk.send(type="say", text="quixotic words")
            await other.line()
            told = await meanwhile(server.data, "delete", "zoe.quix")
            assert (told.code, "--yes" in told.text) == (2, True)
            await host(server, "delete", "zoe.quix", "--yes")
            assert await thrown_out(talk)
            now = await other.position(lambda now: now["table"]["seats"][0]["stand_in"])
            left = now["table"]["seats"][0]
            assert (left["name"], left["stand_in"]) == ("", STANDS_IN)
            await other.play(Random(1), choices=2)
        assert (await zoe.http.get("/api/me")).json() is None
        assert (await max_.http.get(f"/api/tables/{waiting['id']}")).json()["status"] == "unfinished"
        await soon(lambda: without(server, "quix"))

    run(visit())


async def without(server: Serving, word: str) -> bool:
    return not traces(server, word)


# -- the house -----------------------------------------------------------------------------------------------------


def test_a_closed_house_lets_nobody_move_stops_clocks_and_opens_again(server: Serving) -> None:
    async def visit() -> None:
        iga = await Visitor(server).enter("Iga")
        table = (await iga.new_table("me", "random", clock={"per_move": 600}))["id"]
        async with iga.sit(table) as talk:
            await talk.my_turn()
            async with closed(server, "An update; back at eight"):
                assert await thrown_out(talk)
                told = await iga.post("/api/tables", {"title": "valeria", "seats": [{"who": "me"}]})
                assert (told.status_code, told.json()["code"]) == (503, "house-closed")
                assert "An update; back at eight" in told.json()["message"]
                assert await refused(iga, table)
                assert (await iga.http.get(f"/api/tables/{table}")).status_code == 200  # looking is allowed
                assert (await Visitor(server).http.get("/")).status_code == 200
                before = asked(server.data / HOUSE, "select count(*) from journal where table_id = ?", table)
        await soon(lambda: opens(iga, table))
        async with iga.sit(table) as talk:
            await talk.my_turn()
            assert asked(server.data / HOUSE, "select count(*) from journal where table_id = ?", table) == before
            assert (await talk.choose(talk.now["question"]["options"][0]["text"]))["type"] == "done"

    run(visit())


async def opens(visitor: Visitor, table: str) -> bool:
    return not await refused(visitor, table)


@pytest.mark.parametrize("name", ["★ Karczma", " ★ Karczma"])
def test_nobody_takes_the_name_by_which_the_host_speaks(server: Serving, name: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        assert (await ania.post("/api/me", {"name": name})).status_code == 400
        assert (await ania.http.get("/api/me")).json()["name"] == "Ania"

    run(visit())


def test_everybody_at_a_table_hears_what_is_announced_once_and_so_does_who_comes_later(server: Serving) -> None:
    async def visit() -> None:
        jan = await Visitor(server).enter("Jan")
        table = (await jan.new_table("me"))["id"]
        async with jan.sit(table) as talk:
            await talk.position()
            await host(server, "announce", "Pizza at six")
            line = await talk.hear("chat")
            assert (line["text"], line["name"]) == ("Pizza at six", "★ Karczma")
            await talk.send(type="say", text="yum")
            assert await talk.line() == "yum"
        async with jan.sit(table) as talk:
            assert (await talk.hear("chat"))["text"] == "Pizza at six"

    run(visit())


def test_a_table_and_a_line_of_chat_can_be_taken_away(server: Serving) -> None:
    async def visit() -> None:
        kim = await Visitor(server).enter("Kim")
        table = (await kim.new_table("me"))["id"]
        async with kim.sit(table) as talk:
            await talk.send(type="say", text="best unsaid")
            await talk.hear("chat")
            [line] = (await host(server, "chat", table)).splitlines()
            assert line.endswith("Kim  best unsaid")
            await host(server, "delete-line", line.split()[0])
            await host(server, "close-table", table)
            await talk.position(lambda now: now["table"]["status"] == "unfinished")
        assert await host(server, "chat", table) == ""
        told = await meanwhile(server.data, "close-table", table)
        assert (told.code, "has ended already" in told.text) == (2, True)

    run(visit())


# -- looking, and what is refused ----------------------------------------------------------------------------------


def test_lists_show_what_there_is_and_nothing_typed_can_steer_the_terminal(server: Serving) -> None:
    async def visit() -> None:
        odd = await Visitor(server).enter("Odd\x9b31mName")
        await odd.new_table("me", "random")
        assert "Odd·31mName" in await host(server, "people", "Odd")
        assert "Odd·31mName, " in await host(server, "tables")
        await odd.post("/api/bots", {"name": "Lists"})
        assert await who_is(odd) in await host(server, "bots", "Lists")

    run(visit())


def test_every_deed_is_in_the_log_with_who_did_it(server: Serving) -> None:
    async def visit() -> None:
        lea = await Visitor(server).enter("Lea")
        await host(server, "ban", "Lea", "--days", 1)
        await host(server, "pardon", "Lea")
        log = (await host(server, "log")).splitlines()
        assert [line.split()[3] for line in log[:2]] == ["pardon", "ban"]
        her = await who_is(lea)
        assert all(her in line for line in log[:2])

    run(visit())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("ban", "Nobody At All"), "there is nobody"),
        (("rename", "Nobody At All", "x"), "there is nobody"),
        (("revoke", "Twin One"), "is no bot"),
        (("password", "Twin One"), "has no account"),
        (("ban", "Twin"), "several people are called so"),
        (("rename", "Twin One", "x\ny"), "A name has"),
        (("announce", "x" * 501), "A notice has"),
        (("delete-line", 999999), "There is no line"),
        (("close-table", "nowhere"), "there is no such table"),
        (("reopen",), "The house is not closed"),
    ],
)
def test_what_cannot_be_is_refused_and_noted_nowhere(server: Serving, words: tuple[object, ...], why: str) -> None:
    async def visit() -> None:
        for name in ("Twin", "Twin", "Twin One"):
            if name == "Twin" or not asked(server.data / HOUSE, "select id from people where name = ?", name):
                await Visitor(server).enter(name)

    run(visit())
    before = asked(server.data / HOUSE, "select * from deeds")
    told = admin(server.data, *words)
    assert (told.code, why in told.text, told.text.count("\n")) == (2, True, 1), told.text
    assert asked(server.data / HOUSE, "select * from deeds") == before


def test_strangers_find_no_door_to_any_of_this(server: Serving) -> None:
    """There is none: no route of the house tells or does anything of the host's."""
    routes = httpx.get(f"{server.address}/schema/openapi.json").json()["paths"]
    assert not [path for path in routes if re.search("admin|deed|notice|ban|mute|backup|maintenance", path)]
    for path in ("admin", "api/admin", "bot/admin", "api/deeds", "api/notices"):
        assert httpx.get(f"{server.address}/{path}", headers={"accept": "application/json"}).status_code == 404
