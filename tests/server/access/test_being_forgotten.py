"""Everybody sees and takes along what is kept of them, and is forgotten when they ask for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from karczma.server.storage.database import engine_for, people
from karczma.server.storage.leaving import Departures
from karczma.server.storage.people import People, WrongPassword
from karczma.server.storage.writer import Writer
from server.access.test_account import PASSWORD, account, is_known, signed_in, thrown_out
from server.admin.hosting import asked, meanwhile, traces
from server.visiting import Serving, Visitor, run

HOUSE = "karczma.sqlite3"
DAY = 86400


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A house that deletes accounts at once."""
    serving = Serving(tmp_path_factory.mktemp("hasty"), others=["--grace-days", "0"])
    serving.open()
    yield serving
    serving.close()


async def without(server: Serving, word: str) -> None:
    async with asyncio.timeout(20):
        while traces(server, word):
            await asyncio.sleep(0.2)


# -- what is kept --------------------------------------------------------------------------------------------------


def test_what_is_kept_of_somebody_is_told_to_them_whole_and_to_nobody_else(server: Serving) -> None:
    async def visit() -> None:
        ola, ewa = await account(server, "ola.k", "Ola"), await Visitor(server).enter("Ewa")
        bot = (await ola.post("/api/bots", {"name": "Olbot"})).json()
        await ola.post("/api/campaigns", {"title": "monster_lands"})
        table = await ola.new_table("me", "open")
        await ewa.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        for who, words in ((ola, "from Ola"), (ewa, "from Ewa")):
            async with who.sit(table["id"]) as talk:
                await talk.send(type="say", text=words)
                await talk.hear("chat", "history")
        async with ola.sit(table["id"]) as talk:
            await talk.play(Random(1), choices=1)
        await meanwhile(server.data, "mute", "ola.k", "--why", "a test")
        told = (await ola.http.get("/api/me/kept")).json()
        assert (told["name"], told["login"], told["kind"], told["password"]) == ("Ola", "ola.k", "account", True)
        assert [each["here"] for each in told["sessions"]] == [True]
        [hers] = told["tables"]
        assert (hers["id"], hers["ties"], hers["seats"][0]["name"]) == (table["id"], ["host", "seat"], "Ola")
        stored = asked(server.data / HOUSE, "select text from journal where table_id = ? and seat = 0", table["id"])
        assert [move["text"] for move in hers["moves"]] == [text for (text,) in stored] != []
        assert [line["text"] for line in told["chat"]] == ["from Ola"]
        assert [each["title"] for each in told["campaigns"]] == ["monster_lands"]
        assert [(each["id"], each["name"]) for each in told["bots"]] == [(bot["id"], "Olbot")]
        assert [(each["deed"], each["facts"]["why"]) for each in told["deeds"]] == [("mute", "a test")]
        assert told["muted_until"] > time.time()
        short = (await ola.http.get("/api/me/kept?moves=false")).json()
        assert short["tables"] == [hers | {"moves": []}]

    run(visit())


def test_tables_that_only_have_to_do_with_somebody_are_among_what_is_kept(server: Serving) -> None:
    async def visit() -> None:
        host, guest = await Visitor(server).enter("Host"), await Visitor(server).enter("Guest")
        table = await host.new_table("me", "open", "open")
        await guest.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        await host.post(f"/api/tables/{table['id']}/kick", {"seat": 1})
        [sent_away] = (await guest.http.get("/api/me/kept")).json()["tables"]
        assert (sent_away["id"], sent_away["ties"], sent_away["seats"]) == (table["id"], ["barred"], [])

    run(visit())


def test_no_secret_is_among_what_is_kept(server: Serving) -> None:
    async def visit() -> None:
        ola = await account(server, "ola.x")
        token = (await ola.post("/api/bots", {"name": "Olbot"})).json()["token"]
        text = (await ola.http.get("/api/me/kept")).text
        hashes = [value for row in asked(server.data / HOUSE, "select password, token from people") for value in row]
        for secret in (PASSWORD, token, ola.http.cookies["karczma"], *filter(None, hashes)):
            assert secret not in text

    run(visit())


# -- being forgotten -----------------------------------------------------------------------------------------------


def test_a_guest_is_forgotten_at_once_and_no_row_or_file_tells_of_them(server: Serving) -> None:
    async def visit() -> None:
        zoe, max_ = await Visitor(server).enter("Zoe Xyloph"), await Visitor(server).enter("Max")
        table = await zoe.new_table("me", "open")
        await max_.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        async with zoe.sit(table["id"]) as talk, max_.sit(table["id"]) as other:
            await talk.send(type="say", text="xylophone for sale")
            await other.line()
            assert (await zoe.post("/api/me/forget")).json() == {"at": None}
            assert await thrown_out(talk)
            now = await other.position(lambda now: now["table"]["seats"][0]["stand_in"])
            assert now["table"]["seats"][0]["name"] == ""
            await other.play(Random(1), choices=2)
        assert not await is_known(zoe)
        await without(server, "xylo")

    run(visit())


def test_an_account_without_grace_is_in_no_row_and_no_file(hasty: Serving) -> None:
    async def visit() -> None:
        zoe = await account(hasty, "zoe.zither", "Zoe Zither")
        await zoe.post("/api/bots", {"name": "Zitherbot"})
        await zoe.post("/api/campaigns", {"title": "monster_lands"})
        table = await zoe.new_table("me", "random", seed=1)
        async with zoe.sit(table["id"]) as talk:
            await talk.send(type="say", text="listen to my zither")
            await talk.line()
            await talk.play(Random(5))  # to the end: its record and its replay stay
        await meanwhile(hasty.data, "mute", "zoe.zither", "--why", "zither at night")
        assert (await zoe.post("/api/me/forget", {"password": PASSWORD})).json() == {"at": None}
        await without(hasty, "zither")
        login = await Visitor(hasty).enter("Other")
        assert (await login.post("/api/login", {"login": "zoe.zither", "password": PASSWORD})).status_code == 401

    run(visit())


def test_a_game_of_somebody_who_is_gone_can_be_watched(hasty: Serving) -> None:
    async def visit() -> None:
        zoe, max_ = await account(hasty, "zoe.watch"), await Visitor(hasty).enter("Max")
        table = await zoe.new_table("me", "open", access="open")
        await max_.post(f"/api/tables/{table['id']}/join")
        async with zoe.sit(table["id"]) as hers, max_.sit(table["id"]) as his:
            await asyncio.gather(hers.play(Random(1)), his.play(Random(2)))
        await zoe.post("/api/me/forget", {"password": PASSWORD})
        told = (await max_.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert told["over"]
        async with max_.sit(table["id"]) as talk:  # open pages hear of it within seconds
            now = await talk.position(lambda now: now["table"]["seats"][0]["name"] == "")
            assert ([seat["name"] for seat in now["table"]["seats"]], now["table"]["status"]) == (["", "Max"], "over")

    run(visit())


def test_a_bot_is_forgotten_when_its_owner_says_so(server: Serving) -> None:
    async def visit() -> None:
        ola, ewa = await Visitor(server).enter("Ola"), await Visitor(server).enter("Ewa")
        made = [(await ola.post("/api/bots", {"name": name})).json() for name in ("Kazoobot", "Olbot")]
        bearer = {"authorization": f"Bearer {made[0]['token']}"}
        table = await ola.new_table("open", "me")
        join = f"/bot/tables/{table['id']}/join"
        await ola.http.post(join, json={"invitation": table["invitation"]}, headers=bearer)
        assert [each["name"] for each in (await ola.http.get("/api/bots")).json()] == ["Olbot", "Kazoobot"]
        assert (await ewa.post(f"/api/bots/{made[0]['id']}/forget")).status_code == 404
        async with ola.sit(table["id"]) as talk:
            await talk.position()
            assert (await ola.post(f"/api/bots/{made[0]['id']}/forget")).status_code == 204
            now = await talk.position(lambda now: now["table"]["seats"][0]["name"] == "")
            assert now["table"]["seats"][0]["stand_in"]
        assert (await ola.http.get("/bot/me", headers=bearer)).json() is None
        assert [each["name"] for each in (await ola.http.get("/api/bots")).json()] == ["Olbot"]
        await without(server, "kazoo")

    run(visit())


def test_with_grace_one_is_signed_out_everywhere_at_once_and_comes_back_by_signing_in(server: Serving) -> None:
    async def visit() -> None:
        zoe = await account(server, "zoe.back", "Zoe Back")
        phone = await signed_in(server, "zoe.back")
        token = (await zoe.post("/api/bots", {"name": "Backbot"})).json()["token"]
        bearer = {"authorization": f"Bearer {token}"}
        table = (await zoe.new_table("me", "open"))["id"]
        assert (await zoe.post("/api/me/forget", {"password": "a guess!"})).status_code == 403
        async with phone.sit(table) as talk:
            told = (await zoe.post("/api/me/forget", {"password": PASSWORD})).json()
            assert 6.9 * DAY < told["at"] - time.time() < 7.1 * DAY
            assert await thrown_out(talk)
        assert not await is_known(zoe)
        assert not await is_known(phone)
        listed = await meanwhile(server.data, "people", "zoe.back")
        assert f"leave {time.strftime('%Y-%m-%d', time.gmtime(told['at']))}" in listed.text
        assert (await zoe.http.get("/bot/me", headers=bearer)).json() is None
        back = await signed_in(server, "zoe.back")
        kept = (await back.http.get("/api/me/kept")).json()
        assert (kept["delete_at"], [each["id"] for each in kept["tables"]]) == (None, [table])
        assert (await back.http.get("/bot/me", headers=bearer)).json()["name"] == "Backbot"

    run(visit())


def test_it_is_done_when_the_days_are_over_and_not_before(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        engine = engine_for(address)
        known, departures, now = People(Writer(engine)), Departures(Writer(engine)), time.time()
        zoe = await known.register(None, "zoe", PASSWORD, None)
        await known.register(None, "max", PASSWORD, None)
        await departures.ask(zoe.id, now + 7 * DAY)
        assert await departures.go_due(now + 7 * DAY - 1) == 0
        later = now + 7 * DAY + 1
        monkeypatch.setattr("karczma.server.storage.people.time", lambda: later)
        with pytest.raises(WrongPassword):  # too late, though nobody has seen to it yet
            await known.log_in("zoe", PASSWORD)
        assert await departures.go_due(later) == 1
        async with engine.connect() as connection:
            assert [row.login for row in await connection.execute(people.select())] == ["max"]
        await engine.dispose()

    run(visit())


def test_the_host_sees_in_the_log_that_somebody_left(hasty: Serving, tmp_path: Path) -> None:
    async def visit() -> None:
        guest = await Visitor(hasty).enter("Leaver")
        id = (await guest.http.get("/api/me")).json()["id"]
        await guest.post("/api/me/forget")
        told = await meanwhile(hasty.data, "log")
        assert any(id in line and "delete" in line and "–" in line for line in told.text.splitlines())

    run(visit())
