"""What holds on every screen: it can be used by everybody, it fits, and it comes quickly."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from browser.places import PLACES
from browser.playing import Mouse, Part
from browser.windows import LAPTOP, PHONE, SMALL, Windows
from browser.wording import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
BUDGET = 150_000
NEW_THERE = {"dukes": ".dukes", "solo": "[data-spot=dark-lord]", "why": "[role=dialog]"}  # the rest is the table
NOT_THERE = ("404 (Not Found)", "WebSocket connection to")


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(windows: Windows, place: str) -> None:
    """By candles and by daylight, on a laptop and on a phone."""
    page = windows.open(theme="auto", color_scheme="dark")
    page.add_init_script(AXE.read_text())
    PLACES[place](page)
    found: list[str] = []
    for screen in (LAPTOP, PHONE):
        page.set_viewport_size(screen["viewport"])
        found += grave(page, place, "dark", {})
        found += grave(page, place, "light", {"runOnly": ["color-contrast"]})  # the light changes nothing else
    assert not found, "\n".join(found)
    windows.close(but=NOT_THERE if place == "no such table" else ())


def grave(page: Page, place: str, light: str, how: dict[str, Any]) -> list[str]:
    page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
    page.wait_for_selector(f"html[data-theme={light}]")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    look = "async ([part, how]) => (await axe.run(part, how)).violations"
    told: list[dict[str, Any]] = page.evaluate(look, [NEW_THERE.get(place, "html"), how])
    where = f"{page.evaluate('innerWidth')} px, {light}"
    return [
        f"{where}: {rule['id']} ({rule['impact']}): {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for rule in told
        if rule["impact"] in GRAVE
        for node in rule["nodes"][:4]
    ]


@pytest.mark.parametrize("place", PLACES)
def test_nothing_scrolls_sideways_on_a_small_phone(windows: Windows, place: str) -> None:
    page = windows.open(screen=SMALL)
    PLACES[place](page)
    width = page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= SMALL["viewport"]["width"], f"{place} is {width} px wide"
    windows.close(but=NOT_THERE if place == "no such table" else ())


def test_lobby_and_one_title_are_150_kb_of_javascript_and_the_title_comes_when_it_is_played(windows: Windows) -> None:
    page = windows.open()
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    PLACES["lobby"](page)
    page.wait_for_load_state("networkidle")
    at_first = len(scripts)
    guest = Mouse(page)
    guest.press(Part("play", "article button[aria-label$=Valeria]"))
    guest.press(Part("name", "article form button"))
    guest.play(1)
    assert len(scripts) > at_first, "the title came with the lobby"
    sizes = {answer.url.rpartition("/")[2]: len(gzip.compress(answer.body())) for answer in scripts}
    assert sum(sizes.values()) <= BUDGET, sizes
