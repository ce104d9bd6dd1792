"""What must hold on every screen: whatever may be chosen can be reached, and whatever stands there can be read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from browser.playing import LIT, Player
from browser.reaching import FINDING, REACHING
from browser.windows import LAPTOP, Screen

LOW: Screen = {"viewport": {"width": 1280, "height": 720}}
LEAST_TEXT = 10  # px as they are drawn, after any zoom
LEAST_HOLD = 24  # px of a part that a pointer meets; a part that is narrower shows whole
LEAST_OUT = 4  # px by which a part leaves its panel
CHECK = Path(__file__).with_suffix(".js").read_text().replace("/* FINDING, REACHING */", FINDING + REACHING)


def wrong(page: Page, screens: Sequence[Screen] = ()) -> list[str]:
    """What is wrong as the window stands, and at further sizes; it is left as it was."""
    before = page.viewport_size
    assert before
    found = wrong_here(page)
    for screen in screens:
        resize(page, screen["viewport"])
        found += wrong_here(page)
    if screens:
        resize(page, before)
    return found


def resize(page: Page, size: object) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.wait_for_selector("[data-prompt].asking")


def wrong_here(page: Page) -> list[str]:
    told: list[str] = page.evaluate(CHECK, [LIT, LEAST_TEXT, LEAST_HOLD, LEAST_OUT])
    assert page.viewport_size
    return [f"{page.viewport_size['width']} px: {each}" for each in told]


def play_and_look(guest: Player, choices: int, every: int) -> list[str]:
    """A game is played, and looked at now and then: on a laptop as on a low one. What was wrong, each once."""
    low = [LOW] if guest.page.viewport_size == LAPTOP["viewport"] else []
    found: dict[str, None] = {}
    for _ in range(choices // every):
        if guest.play(every) < every or guest.standing() == "over":
            break
        found |= dict.fromkeys(wrong(guest.page, low))
    return list(found)
