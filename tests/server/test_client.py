"""The built client as browsers get it: packed, and each piece only once."""

from __future__ import annotations

import gzip

import httpx
import pytest

from karczma.server.app import CLIENT
from server.visiting import Serving

SCRIPT = max((CLIENT / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
FONT = next((CLIENT / "assets").glob("*.woff2"))
A_YEAR = "max-age=31536000"


def test_pieces_come_packed_and_are_kept_for_a_year(house: Serving) -> None:
    """What a piece holds never changes: its name has a mark of it."""
    with httpx.stream("GET", f"{house.address}/assets/{SCRIPT.name}", headers={"accept-encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert {A_YEAR, "immutable", "public"} <= set(answer.headers["cache-control"].split(", "))
    assert len(sent) < SCRIPT.stat().st_size / 2
    assert gzip.decompress(sent) == SCRIPT.read_bytes()


def test_whoever_cannot_unpack_gets_a_piece_as_it_is(house: Serving) -> None:
    answer = httpx.get(f"{house.address}/assets/{SCRIPT.name}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == SCRIPT.read_bytes()


def test_fonts_are_packed_already(house: Serving) -> None:
    answer = httpx.get(f"{house.address}/assets/{FONT.name}", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == FONT.read_bytes()


@pytest.mark.parametrize("path", ["/", "/settings", "/table/some-table"])
def test_the_page_is_asked_for_anew_each_time(house: Serving, path: str) -> None:
    answer = httpx.get(f"{house.address}{path}")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == (CLIENT / "index.html").read_text()


def test_long_answers_of_the_api_come_packed(house: Serving) -> None:
    answer = httpx.get(f"{house.address}/api/titles/valeria/cards")
    assert answer.headers["content-encoding"] == "gzip"
    assert "goblin" in answer.text
