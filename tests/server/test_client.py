"""The built client as browsers get it: packed, and each piece only once."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from karczma.server.client import CLIENT
from server.visiting import Serving

A_YEAR = "max-age=31536000"


@pytest.fixture
def script() -> Path:
    return max((CLIENT / "assets").glob("*.js"), key=lambda path: path.stat().st_size)


def test_pieces_come_packed_and_are_kept_for_a_year(house: Serving, script: Path) -> None:
    """What a piece holds never changes: its name has a mark of it."""
    with httpx.stream("GET", f"{house.address}/assets/{script.name}", headers={"accept-encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert {A_YEAR, "immutable", "public"} <= set(answer.headers["cache-control"].split(", "))
    assert "set-cookie" not in answer.headers  # it may be kept for everybody
    assert len(sent) < script.stat().st_size / 2
    assert gzip.decompress(sent) == script.read_bytes()


def test_whoever_cannot_unpack_gets_a_piece_as_it_is(house: Serving, script: Path) -> None:
    answer = httpx.get(f"{house.address}/assets/{script.name}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == script.read_bytes()


def test_fonts_are_packed_already(house: Serving) -> None:
    font = next((CLIENT / "assets").glob("*.woff2"))
    answer = httpx.get(f"{house.address}/assets/{font.name}", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == font.read_bytes()


@pytest.mark.parametrize("name", ["nothing.js", "..%2Findex.html", "%2e%2e"])
def test_there_is_nothing_else_to_be_had(house: Serving, name: str) -> None:
    answer = httpx.get(f"{house.address}/assets/{name}")
    assert answer.status_code == 404
    assert "<!doctype" not in answer.text


@pytest.mark.parametrize("path", ["/", "/settings", "/table/some-table"])
def test_the_page_is_asked_for_anew_each_time(house: Serving, path: str) -> None:
    answer = httpx.get(f"{house.address}{path}")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == (CLIENT / "index.html").read_text()


def test_long_answers_of_the_api_come_packed(house: Serving) -> None:
    answer = httpx.get(f"{house.address}/api/titles/valeria/cards")
    assert answer.headers["content-encoding"] == "gzip"
    assert "goblin" in answer.text
