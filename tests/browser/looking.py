"""What is wrong with a page for people who see little, or have a small screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PageTimeout

from browser.playing import Player
from browser.windows import LAPTOP, PHONE, SMALL, UNPAINTED, Screen, paint
from browser.wording import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
FITS = "([part, width]) => document.querySelector(part).scrollWidth <= width"
LOOK = "async ([part, how]) => (await axe.run(part, { resultTypes: ['violations'], ...how })).violations"


def wrong(page: Page, part: str = "html", arrived: str = "body") -> list[str]:
    """What axe finds serious on a laptop and on a phone, and whether a small phone is too small; it is left there."""
    found = grave(page, part, arrived)
    page.set_viewport_size(SMALL["viewport"])
    wide = too_wide(page)
    return [*found, f"{wide} px too wide for a small phone"] if wide else found


def grave(
    page: Page, part: str = "html", arrived: str = "body", screens: Sequence[Screen] = (LAPTOP, PHONE)
) -> list[str]:
    """What axe finds serious, by candles and by daylight; `arrived`: what is there once the page fits the screen.

    The window has the theme `auto`. It stays at the last screen, and painted.
    """
    paint(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = []
    for screen in screens:
        page.set_viewport_size(screen["viewport"])
        page.wait_for_selector(arrived)
        found += found_by(page, part, "dark", {})
        found += found_by(page, part, "light", {"runOnly": ["color-contrast"]})  # the light changes nothing else
    return found


def grave_on_the_way(guest: Player, moments: Mapping[str, str]) -> list[str]:
    """What axe finds serious at several moments of one game, played on a laptop."""
    page, arrived = guest.page, "[data-prompt].asking"
    found = []
    for moment, there in moments.items():
        guest.until(there)
        found += [f"{moment}: {each}" for each in grave(page, arrived=arrived)]
        page.evaluate(UNPAINTED)
        page.set_viewport_size(LAPTOP["viewport"])
        page.wait_for_selector(arrived)
    return found


def found_by(page: Page, part: str, light: Literal["light", "dark"], how: dict[str, Any]) -> list[str]:
    page.emulate_media(color_scheme=light)
    page.wait_for_selector(f"html[data-theme={light}]")
    page.evaluate(DRAWN)
    told: list[dict[str, Any]] = page.evaluate(LOOK, [part, how])
    where = f"{page.evaluate('innerWidth')} px, {light}"
    return [
        f"{where}: {rule['id']} ({rule['impact']}): {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for rule in told
        if rule["impact"] in GRAVE
        for node in rule["nodes"][:4]
    ]


def too_wide(page: Page, part: str = "html") -> int:
    """By how many pixels a part stays wider than the screen. (A phone would zoom out, so the page does not know it.)

    A window that has just changed its size may have to fetch what it shows on small screens.
    """
    assert page.viewport_size
    try:
        page.wait_for_function(FITS, arg=[part, page.viewport_size["width"]])
    except PageTimeout:
        wide: int = page.evaluate("(part) => document.querySelector(part).scrollWidth", part)
        return wide - page.viewport_size["width"]
    return 0
