"""What holds on every screen: it can be used by everybody, it fits, and it comes quickly."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

from browser.looking import wrong
from browser.places import PLACES, TITLES
from browser.windows import Windows, sit

BUDGET = {".js": 150_000, ".ftl": 20_000}  # packed: the program of the lobby and one title; its words in one language
FILES = 15  # that a table needs before it is on the screen: the page, programs, styles, words, fonts, drawings
NEW_THERE = {  # the rest is the table
    "dukes": ".dukes",
    "solo": "[data-spot=dark-lord]",
    "why": "dialog",
    "player aid": "dialog.side",
    "rule beside the table": "dialog.side",
}
NOT_THERE = ("404 (Not Found)", "WebSocket connection to", "net::ERR_FAILED")


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(windows: Windows, place: str) -> None:
    """By candles and by daylight, on a laptop and on a phone; and nothing is wider than a small phone."""
    page = windows.open(theme="auto", color_scheme="dark")
    PLACES[place](page)
    found = wrong(page, NEW_THERE.get(place, "html"))
    assert not found, "\n".join(found)
    windows.close(but=NOT_THERE if place.startswith("no such") or place == "offline" else ())


@pytest.mark.parametrize("title", TITLES)
def test_lobby_and_one_title_are_150_kb_of_javascript_and_the_title_comes_when_it_is_played(
    windows: Windows, title: str
) -> None:
    page = windows.open()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    PLACES["lobby"](page)
    page.wait_for_load_state("networkidle")
    at_first = weighed(answers)
    sit(page, "me", "greedy", title=title, seed=5)
    page.wait_for_selector("[data-prompt]")
    page.wait_for_load_state("networkidle")
    sizes = at_first | weighed(answers)
    for kind, most in BUDGET.items():
        ours = {name: size for name, size in sizes.items() if name.endswith(kind)}
        assert ours.keys() - at_first.keys(), "the title came with the lobby"
        assert sum(ours.values()) <= most, ours


@pytest.mark.parametrize("title", TITLES)
def test_a_table_is_there_after_a_few_files(windows: Windows, title: str) -> None:
    """What is loaded later is not among them, and what the API tells is no file."""
    page = windows.open()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    sit(page, "me", "greedy", title=title, seed=5)
    page.wait_for_selector("[data-prompt]")
    page.wait_for_load_state("networkidle")
    files = sorted(path for path in asked if not path.startswith("/api/"))
    assert any(title in path for path in files), "the title did not come"
    assert len(files) <= FILES, "\n".join(files)


def weighed(answers: list[Response]) -> dict[str, int]:
    """Scripts and words among them, packed; they are asked for what they hold before the page is left."""
    ours = {each.url.rpartition("/")[2]: each for each in answers if each.url.endswith(tuple(BUDGET))}
    answers.clear()
    return {name: len(gzip.compress(each.body())) for name, each in ours.items()}
