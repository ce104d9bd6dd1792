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


def test_pieces_come_packed_and_are_kept_for_a_year(server: Serving, script: Path) -> None:
    """What a piece holds never changes: its name has a mark of it."""
    with httpx.stream("GET", f"{server.address}/assets/{script.name}", headers={"accept-encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert {A_YEAR, "immutable", "public"} <= set(answer.headers["cache-control"].split(", "))
    assert "set-cookie" not in answer.headers  # it may be kept for everybody
    assert len(sent) < script.stat().st_size / 2
    assert gzip.decompress(sent) == script.read_bytes()


def test_whoever_cannot_unpack_gets_a_piece_as_it_is(server: Serving, script: Path) -> None:
    answer = httpx.get(f"{server.address}/assets/{script.name}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == script.read_bytes()


def test_fonts_are_packed_already(server: Serving) -> None:
    font = next((CLIENT / "assets").glob("*.woff2"))
    answer = httpx.get(f"{server.address}/assets/{font.name}", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == font.read_bytes()


@pytest.mark.parametrize("name", ["nothing.js", "..%2Findex.html", "%2e%2e"])
def test_there_is_nothing_else_to_be_had(server: Serving, name: str) -> None:
    answer = httpx.get(f"{server.address}/assets/{name}")
    assert answer.status_code == 404
    assert "<!doctype" not in answer.text


@pytest.mark.parametrize("path", ["/", "/settings", "/table/some-table"])
def test_the_page_is_asked_for_anew_each_time(server: Serving, path: str) -> None:
    answer = httpx.get(f"{server.address}{path}")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == (CLIENT / "index.html").read_text()


def test_long_answers_of_the_api_come_packed(server: Serving) -> None:
    answer = httpx.get(f"{server.address}/api/titles/valeria/cards")
    assert answer.headers["content-encoding"] == "gzip"
    assert "goblin" in answer.text


def test_an_address_that_means_nothing_is_answered_by_the_page_and_programs_are_told_in_json(server: Serving) -> None:
    """Somebody has mistyped an address: they read it in their language, and find the way back to the inn."""
    asked = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nowhere", "/table/some-table/and-more", "/rules"):
        answer = httpx.get(f"{server.address}{path}", headers=asked)
        assert answer.status_code == 404, path
        assert answer.text == (CLIENT / "index.html").read_text()
        assert "content-security-policy" in answer.headers
    for path, headers in (("/nowhere", {}), ("/api/nowhere", asked), ("/assets/nothing.js", asked)):
        assert httpx.get(f"{server.address}{path}", headers=headers).json()["status"] == 404


def test_the_client_can_be_kept_as_a_program(server: Serving) -> None:
    """The page names what a device asks for, and all of it is there, of the kind that is told."""
    page = httpx.get(server.address).text
    told = httpx.get(f"{server.address}/manifest.webmanifest")
    assert 'href="/manifest.webmanifest"' in page
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest = told.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        answer = httpx.get(f"{server.address}{icon['src']}")
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, icon["type"])
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
