"""The API says what it is, loads nothing from elsewhere, and answers whatever it is sent without failing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from visiting import Serving, Visitor

from karczma import BadRecord
from karczma.kernel.record import read
from karczma.server.routes import ROUTES

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
KNOWN = {"title": ["valeria", "valeria", "chess"], "bot": ["greedy", "random", "deep"]}
NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def schema(house: Serving) -> Json:
    told = httpx.get(f"{house.address}/schema/openapi.json")
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
def test_no_page_loads_anything_from_elsewhere(house: Serving, path: str) -> None:
    told = httpx.get(house.address + path, follow_redirects=True)
    policy = told.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none'" in policy
    if "html" in told.headers["content-type"]:
        page = Loaded()
        page.feed(told.text)
        elsewhere = [each for each in page.addresses if each and (each[0] != "/" or each.startswith("//"))]
        assert not elsewhere  # an empty address is the page itself


# -- what it is sent -----------------------------------------------------------------------------------------------


def values(schema: Json, types: Json) -> st.SearchStrategy[Json]:
    """Values that the schema allows."""
    if "$ref" in schema:
        return values(types[schema["$ref"].rpartition("/")[2]], types)
    if "oneOf" in schema:
        return st.one_of([values(each, types) for each in schema["oneOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema.get("type"):
        case "object":
            return objects(schema, types)
        case "array":
            few = min(schema.get("maxItems", 5), 5)
            return st.lists(values(schema.get("items", {}), types), min_size=schema.get("minItems", 0), max_size=few)
        case "string":
            letters = st.sampled_from("abcXYZ019_-") if "pattern" in schema else st.characters()
            return st.text(letters, min_size=schema.get("minLength", 0), max_size=min(schema.get("maxLength", 30), 30))
        case "integer" | "number":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
    return NONSENSE


def objects(schema: Json, types: Json) -> st.SearchStrategy[Json]:
    fields = {name: values(each, types) for name, each in schema.get("properties", {}).items()}
    fields |= {name: st.sampled_from(known) for name, known in KNOWN.items() if name in fields}
    required = {name: fields[name] for name in schema.get("required", ())}
    if not fields:
        return st.dictionaries(st.text(max_size=8), values(schema.get("additionalProperties", {}), types), max_size=3)
    return st.fixed_dictionaries(
        required, optional={name: each for name, each in fields.items() if name not in required}
    )


def bent(right: st.SearchStrategy[Json]) -> st.SearchStrategy[Json]:
    """Almost right: one field is missing, wrong, or too many."""

    def bend(value: Json, at: int, wrong: Json, how: str) -> Json:
        if not isinstance(value, dict) or not value:
            return wrong
        name = sorted(value)[at % len(value)]
        match how:
            case "missing":
                return {key: each for key, each in value.items() if key != name}
            case "wrong":
                return {**value, name: wrong}
        return {**value, "more": wrong}

    return st.builds(bend, right, st.integers(0, 9), NONSENSE, st.sampled_from(["missing", "wrong", "more"]))


def bodies(operation: Json, types: Json) -> st.SearchStrategy[tuple[bytes, str]]:
    """A body and its media type: right, bent, of another type, or no text at all."""
    content = operation.get("requestBody", {}).get("content", {"application/json": {"schema": {"type": "object"}}})
    media, described = next(iter(content.items()))
    right = values(described["schema"], types)
    encoded = (right | bent(right) | NONSENSE).map(lambda value: as_bytes(value, media))
    said = st.sampled_from(
        [media] * 6 + ["application/json", "text/plain", "multipart/form-data", "application/x-msgpack"]
    )
    return st.tuples(encoded | st.binary(max_size=40), said)


def as_bytes(value: Json, media: str) -> bytes:
    text = value if media.startswith("text") and isinstance(value, str) else json.dumps(value)
    return text.encode("utf-8", "surrogatepass")


class Callers:
    """Somebody with tables of their own, a bot of theirs, and nobody; and the names of things that are there."""

    def __init__(self, house: Serving) -> None:
        self.house = house
        asyncio.run(self.prepare())

    async def prepare(self) -> None:
        ania, ewa = await Visitor(self.house).enter("Ania"), await Visitor(self.house).enter("Ewa")
        done = await ania.new_table("me", seed=1)
        async with ania.sit(done["id"]) as talk:
            await talk.play(Random(1))
        tables = [done, await ania.new_table("me", "open"), await ewa.new_table("me", access="private")]
        tables.append(await ewa.new_table("me", "open", "open", "open", access="open"))
        self.names = {
            "table": [table["id"] for table in tables],
            "invitation": [table["invitation"] for table in tables],
            "title": ["valeria"],
        }
        self.record = (await ania.http.get(f"/api/tables/{done['id']}/record")).text
        token = (await ania.post("/api/bots", {"name": "Mruk"})).json()["token"]
        cookies = dict(ania.http.cookies)
        self.callers = {
            "somebody": {"x-csrftoken": cookies["karczma-csrf"], "cookie": joined(cookies)},
            "nobody": {"x-csrftoken": cookies["karczma-csrf"], "cookie": joined(cookies, only="karczma-csrf")},
            "bot": {"authorization": f"Bearer {token}"},
        }


def joined(cookies: dict[str, str], only: str = "karczma") -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items() if name.startswith(only))


@pytest.fixture(scope="module")
def callers(house: Serving) -> Callers:
    return Callers(house)


def test_nothing_that_is_sent_makes_it_fail(house: Serving, schema: Json, callers: Callers) -> None:
    """Every operation, by everybody, with right and wrong bodies and names: an answer below 500, without a trace."""
    types, asked = schema["components"]["schemas"], list(operations(schema))
    names = {name: st.sampled_from(known) | st.text(min_size=1, max_size=12) for name, known in callers.names.items()}
    statuses: set[int] = set()

    with httpx.Client(base_url=house.address, timeout=30) as http:

        @settings(
            max_examples=250,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(st.data())
        def attempt(data: st.DataObject) -> None:
            method, path, operation = data.draw(st.sampled_from(asked))
            who = data.draw(st.sampled_from(sorted(callers.callers)))
            body, media = data.draw(bodies(operation, types))
            for name in callers.names:
                path = path.replace(f"{{{name}}}", quoted(data.draw(names[name])))
            path = path.replace("/api/", "/bot/", 1) if who == "bot" else path
            told = http.request(
                method, path, content=body, headers={**callers.callers[who], "content-type": media}, cookies=None
            )
            http.cookies.clear()
            statuses.add(told.status_code)
            assert told.status_code < 500, (method, path, body, media, told.text)
            assert "Traceback" not in told.text
            if told.status_code >= 400 and path.startswith(("/api", "/bot")):
                assert told.json()["message"], told.text

        attempt()
    assert "Traceback" not in house.log()
    assert statuses >= {200, 201, 400, 401, 404}  # it was let in, and it was refused


def quoted(name: str) -> str:
    return "".join(f"%{byte:02x}" for byte in name.encode("utf-8", "surrogatepass"))


def test_no_bent_record_makes_it_fail(house: Serving, callers: Callers) -> None:
    """A line that is cut, doubled, swapped or overwritten: a replay, or the place of the damage."""
    lines = callers.record.splitlines()
    headers = {**callers.callers["somebody"], "content-type": "text/plain"}
    rng = Random(3)
    with httpx.Client(base_url=house.address, timeout=30) as http:
        assert http.post("/api/replay", content=callers.record.encode(), headers=headers).json()["over"]
        for n in range(80):
            bad, at = list(lines), rng.randrange(len(lines))
            match n % 4:
                case 0:
                    del bad[at]
                case 1:
                    bad.insert(at, bad[at])
                case 2:
                    bad[at] = rng.choice(lines)
                case 3:
                    bad[at] = bad[at][: rng.randrange(len(bad[at]) + 1)] + rng.choice(["", "9", "=", "\0", "ż", " x"])
            told = http.post("/api/replay", content=sealed("\n".join(bad)).encode(), headers=headers)
            assert told.status_code in (200, 400), (n, at, lines[at], bad[at : at + 1], told.text)
    assert "Traceback" not in house.log()


def sealed(text: str) -> str:
    """With a seal that fits, as far as it is a record at all: the seal must not be the only thing that holds."""
    try:
        return read(text).text()
    except BadRecord:
        return text
