"""Bad input gets a clear answer and changes nothing; strangers get in nowhere."""

from __future__ import annotations

import json
import stat
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.visiting import Serving, Visitor, run


def test_secrets_are_readable_by_their_owner_alone(server: Serving) -> None:
    assert stat.S_IMODE((server.data / "secret").stat().st_mode) == 0o600


def test_a_change_without_the_csrf_token_is_refused(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        told = await ania.http.post("/api/me", json={"name": "Ewa"})
        assert told.status_code == 403
        assert (await ania.http.get("/api/me")).json()["name"] == "Ania"

    run(visit())


def test_a_socket_is_not_opened_for_another_sites_page(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random")
        with pytest.raises(InvalidStatus):
            async with ania.sit(table["id"], origin="https://elsewhere.example"):
                pass
        async with ania.sit(table["id"], origin=server.address) as talk:
            assert (await talk.position())["seat"] == 0

    run(visit())


def test_every_answer_carries_a_strict_policy(server: Serving) -> None:
    async def visit() -> None:
        told = await Visitor(server).http.get("/api/titles")
        assert "default-src 'none'" in told.headers["content-security-policy"]
        assert told.headers["x-content-type-options"] == "nosniff"

    run(visit())


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"title": "chess", "seats": [{"who": "me"}]}, "chess"),
        ({"title": "valeria", "seats": [{"who": "me"}] * 6}, "players"),
        ({"title": "valeria", "seats": [{"who": "me"}], "options": {"set": "best"}}, "VK-SETUP-27"),
        ({"title": "valeria", "seats": [{"who": "me"}], "options": {"sett": "random"}}, "sett"),
        ({"title": "valeria", "seats": [{"who": "bot", "bot": "deep"}]}, "deep"),
        ({"title": "valeria", "seats": []}, "seats"),
        ({"title": "valeria", "seats": "me"}, "seats"),
        ({"title": "valeria", "seats": [{"who": "me"}], "rights": "all"}, "rights"),
        ([], "object"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Serving, body: Any, says: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        told = await ania.post("/api/tables", body)
        assert told.status_code == 400, told.text
        assert says in told.text
        assert (await ania.http.get("/api/lobby")).json()["mine"] == []

    run(visit())


@pytest.mark.parametrize("path", ["/api/tables/none", "/api/tables/none/record", "/api/invitations/none"])
def test_what_is_not_there_is_not_found(server: Serving, path: str) -> None:
    async def visit() -> None:
        told = await Visitor(server).http.get(path)
        assert told.status_code == 404
        assert "Traceback" not in told.text

    run(visit())


@pytest.mark.parametrize("record", ["", "karczma 1", "karczma 1\ntitle x\n---\n= a over", "\x00" * 50])
def test_a_damaged_record_is_refused_with_its_place(server: Serving, record: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        token = {"x-csrftoken": ania.http.cookies["karczma-csrf"], "content-type": "text/plain"}
        told = await ania.http.post("/api/replay", content=record, headers=token)
        assert told.status_code == 400, told.text
        assert told.json()["message"].startswith("upload:")

    run(visit())


def test_accounts_keep_a_guests_tables_and_do_not_tell_which_part_was_wrong(server: Serving) -> None:
    async def visit() -> None:
        ania, ewa = await Visitor(server).enter("Ania"), await Visitor(server).enter("Ewa")
        table = await ania.new_table("me", "random")
        made = await ania.post("/api/register", {"login": "ania", "password": "karczmarka"})
        assert made.json()["kind"] == "account"
        assert (await ewa.post("/api/register", {"login": "Ania", "password": "whatever1"})).status_code == 409
        wrong = await ewa.post("/api/login", {"login": "ania", "password": "whatever1"})
        unknown = await ewa.post("/api/login", {"login": "nikt", "password": "whatever1"})
        assert (wrong.status_code, wrong.text) == (unknown.status_code, unknown.text) == (401, wrong.text)
        await ewa.post("/api/login", {"login": "ania", "password": "karczmarka"})
        assert [each["id"] for each in (await ewa.http.get("/api/lobby")).json()["mine"]] == [table["id"]]

    run(visit())


NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(["choose", "undo", "say", "look", "stand-in", "ping", "fly"])},
    optional=dict.fromkeys(("seq", "key", "seat", "text", "gesture", "agree", "at", "bot", "x"), NONSENSE),
)


def test_no_message_breaks_a_table(server: Serving) -> None:
    """Wrong types, unknown kinds, oversized frames, no JSON at all: an answer, and the table as it was."""

    async def visit(messages: list[Any]) -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=9)
        async with ania.sit(table["id"]) as talk:
            view = (await talk.my_turn())["view"]
            for message in messages:
                await talk.socket.send(message if isinstance(message, str) else json.dumps(message))
                await talk.hear("trouble", "position", "past", "pong", "done", "chat")  # who is there may be told, too
            await talk.send(type="look", at=0)
            assert (await talk.hear("past"))["view"] == view
        assert "Traceback" not in server.log()

    @settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(st.lists(MESSAGES | st.text(min_size=1, max_size=30), max_size=6))
    def attempt(messages: list[Any]) -> None:
        run(visit([each for each in messages if not harmless(each)]))

    attempt()


def harmless(message: Any) -> bool:
    """A message that is simply right, and so may change something."""
    return isinstance(message, dict) and message["type"] in ("say", "stand-in")


def test_an_oversized_frame_is_answered_or_ends_the_connection(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=9)
        async with ania.sit(table["id"]) as talk:
            await talk.position()
            await talk.send(type="say", text="x" * 10_000)
            assert (await talk.hear("trouble"))["code"] == "too-long"
            await talk.send(type="say", text="x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await talk.hear("pong")

    run(visit())
