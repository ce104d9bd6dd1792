"""The API says what it is, loads nothing from elsewhere, and answers whatever it is sent without failing."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fuzz.report import Progress
from fuzz.server_process import ServerProcess
from fuzz.tables import Tables
from fuzz.web import Web
from karczma.server.routes import ROUTES
from server.visiting import Serving, Visitor, run

Json = Any
PAGES = [
    "/",
    "/settings",
    "/table/x",
    "/schema",
    "/schema/openapi.json",
    "/schema/swagger",
    "/schema/redoc",
    "/nowhere",
]


@pytest.fixture(scope="module")
def schema(server: Serving) -> Json:
    told = httpx.get(f"{server.address}/schema/openapi.json")
    assert told.status_code == 200
    return told.json()


def operations(schema: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


# -- what it says --------------------------------------------------------------------------------------------------


def test_every_route_is_described(schema: Json) -> None:
    routes = {
        (method.lower(), "/api" + path.replace(":str", ""))
        for handler in ROUTES
        for path in handler.paths
        for method in getattr(handler, "http_methods", ())
    }
    assert {(method, path) for method, path, _ in operations(schema)} == routes
    assert len(routes) >= 18


def test_what_is_asked_and_what_is_told_have_types(schema: Json) -> None:
    types = schema["components"]["schemas"]
    assert types["Introduce"]["required"] == ["name"]
    assert types["Introduce"]["properties"]["name"]["maxLength"] == 40
    for method, path, operation in operations(schema):
        refusal = operation["responses"]["400"]["content"]["application/json"]["schema"]
        assert refusal == {"$ref": "#/components/schemas/Problem"}, (method, path)
        assert [code for code in operation["responses"] if code.startswith("2")], (method, path)


# -- what it loads -------------------------------------------------------------------------------------------------


class Loaded(HTMLParser):
    """Whatever a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [told or "" for name, told in attrs if name in ("src", "href", "srcset", "action", "data")]


@pytest.mark.parametrize("path", PAGES)
def test_no_page_loads_anything_from_elsewhere(server: Serving, path: str) -> None:
    told = httpx.get(server.address + path, follow_redirects=True)
    policy = told.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none'" in policy
    if "html" in told.headers["content-type"]:
        page = Loaded()
        page.feed(told.text)
        elsewhere = [each for each in page.addresses if each and (each[0] != "/" or each.startswith("//"))]
        assert not elsewhere  # an empty address is the page itself


# -- what it is sent -----------------------------------------------------------------------------------------------


def test_nothing_that_is_sent_makes_it_fail(tmp_path: Path) -> None:
    """Every operation, by everybody, rightly and wrongly: what the description promises, and no failure."""
    server = ServerProcess(tmp_path).open()
    try:
        busy, witness = Tables(server, "Bartek", only=["valeria"]), Tables(server, "Wanda", 2, only=["valeria"])
        before, web = witness.state(), Web(server, busy, witness, Random(1))
        found = web.run(200, Progress(200))
        assert not found, "\n".join(map(str, found))
        assert web.statuses >= {200, 201, 400, 401, 404}  # it was let in, and it was refused
        assert witness.state() == before
    finally:
        server.close()


def test_brackets_without_end_are_not_understood(server: Serving) -> None:
    """In a request as on a socket."""

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        headers = {"x-csrftoken": ania.http.cookies["karczma-csrf"], "content-type": "application/json"}
        for path in ("/api/tables", "/api/replay", "/api/me"):
            for body in (b"[" * 100_000, b'{"title":' * 50_000):
                assert (await ania.http.post(path, content=body, headers=headers)).status_code == 400
        table = (await ania.new_table("me", seed=5))["id"]
        async with ania.sit(table) as talk:
            await talk.my_turn()
            await talk.socket.send('{"deep":' + "[" * 4000)
            assert (await talk.hear("trouble"))["code"] == "not-understood"
            await talk.send(type="ping")
            assert await talk.hear("pong")  # and the talk goes on

    run(visit())
