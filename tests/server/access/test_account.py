"""One's own account: its name at every table, its password, and the browsers it is signed in with."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from karczma.server.people.browsers import browser_told
from server.visiting import Message, Serving, Talk, Visitor, run

PASSWORD = "eight letters"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"


async def account(server: Serving, login: str, name: str = "") -> Visitor:
    visitor = await Visitor(server).enter(name or login)
    made = await visitor.post("/api/register", {"login": login, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return visitor


async def signed_in(server: Serving, login: str, browser: str = FIREFOX, password: str = PASSWORD) -> Visitor:
    visitor = Visitor(server)
    visitor.http.headers["user-agent"] = browser
    await visitor.http.get("/api/me")
    told = await visitor.post("/api/login", {"login": login, "password": password})
    assert told.status_code == 200, told.text
    return visitor


async def is_known(visitor: Visitor) -> bool:
    return (await visitor.http.get("/api/me")).json() is not None


async def sessions(visitor: Visitor) -> list[Message]:
    found: list[Message] = (await visitor.http.get("/api/me/sessions")).json()
    return found


async def thrown_out(talk: Talk) -> bool:
    try:
        while True:
            await talk.hear()
    except ConnectionClosed:
        return True


# -- the name ------------------------------------------------------------------------------------------------------


def test_a_new_name_is_seen_at_ones_tables_and_in_what_one_has_said(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me"))["id"]
        async with ania.sit(table) as talk:
            await talk.send(type="say", text="dzień dobry")
            await talk.line()
            assert (await ania.post("/api/me", {"name": "Hanna"})).json()["name"] == "Hanna"
            now = await talk.position(lambda now: now["table"]["seats"][0]["name"] == "Hanna")
            assert now["table"]["name"] == "Hanna"
        async with ania.sit(table) as talk:
            [line] = (await talk.hear("history"))["lines"]
            assert (line["name"], line["text"]) == ("Hanna", "dzień dobry")

    run(visit())


def test_a_seat_that_one_called_something_else_keeps_its_name(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        seats = [{"who": "me"}, {"who": "me", "name": "Babcia"}]
        table = (await ania.post("/api/tables", {"title": "valeria", "seats": seats})).json()["id"]
        async with ania.sit(table) as talk:
            await talk.position()
            await ania.post("/api/me", {"name": "Hanna"})
            now = await talk.position(lambda now: now["table"]["seats"][0]["name"] == "Hanna")
            assert now["table"]["seats"][1]["name"] == "Babcia"

    run(visit())


# -- the password --------------------------------------------------------------------------------------------------


def test_a_new_password_ends_the_other_sessions_and_not_this_one(server: Serving) -> None:
    async def visit() -> None:
        ania = await account(server, "ania.n")
        elsewhere = await signed_in(server, "ania.n")
        table = (await ania.new_table("me"))["id"]
        async with elsewhere.sit(table) as talk:
            told = await ania.post("/api/me/password", {"before": PASSWORD, "password": "nine letters"})
            assert told.status_code == 204
            assert await thrown_out(talk)
        assert (await is_known(ania), await is_known(elsewhere)) == (True, False)
        answers = [
            (await elsewhere.post("/api/login", {"login": "ania.n", "password": each})).status_code
            for each in (PASSWORD, "nine letters")
        ]
        assert answers == [401, 200]

    run(visit())


def test_only_who_knows_the_password_changes_it_and_guessing_is_slow(server: Serving) -> None:
    async def visit() -> None:
        ania = await account(server, "ania.g")
        wrong = {"before": "guessed it", "password": "mine now!"}
        answers = [await ania.post("/api/me/password", wrong, **{"accept-language": "pl"}) for _ in range(7)]
        assert [each.status_code for each in answers[:5]] == [403] * 5
        assert answers[0].json()["message"] == "To nie jest hasło do twojego konta."
        assert answers[-1].status_code == 429
        assert (await Visitor(server).enter("Ewa")).http  # others are not kept out by it
        guest = await Visitor(server).enter("Gość")
        assert (await guest.post("/api/me/password", wrong)).json()["code"] == "no-account"

    run(visit())


# -- sessions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("user_agent", "told"),
    [
        (FIREFOX, "Firefox, Linux"),
        (CHROME, "Chrome, Android"),
        (SAFARI, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        ("curl/8.5", ""),
        ("", ""),
    ],
)
def test_a_browser_is_told_in_words_that_its_owner_knows(user_agent: str, told: str) -> None:
    assert browser_told(user_agent) == told


def test_sessions_are_listed_and_ended_one_by_one_or_all_but_this(server: Serving) -> None:
    async def visit() -> None:
        await account(server, "ania.s")
        phone, laptop = await signed_in(server, "ania.s", CHROME), await signed_in(server, "ania.s", FIREFOX)
        found = await sessions(laptop)
        assert [each["browser"] for each in found] == ["Firefox, Linux", "Chrome, Android", ""]
        assert [each["here"] for each in found] == [True, False, False]
        assert all(each["begun"] <= each["seen"] for each in found)
        left = (await laptop.post("/api/me/sessions/end", {"id": found[1]["id"]})).json()
        assert [each["browser"] for each in left] == ["Firefox, Linux", ""]
        assert (await is_known(phone), await is_known(laptop)) == (False, True)
        assert [each["here"] for each in (await laptop.post("/api/me/sessions/end", {})).json()] == [True]

    run(visit())


def test_nobody_ends_anothers_session(server: Serving) -> None:
    async def visit() -> None:
        ania, ewa = await account(server, "ania.e"), await account(server, "ewa.e")
        [hers] = await sessions(ania)
        left = (await ewa.post("/api/me/sessions/end", {"id": hers["id"]})).json()
        assert len(left) == 1
        assert await is_known(ania)

    run(visit())
