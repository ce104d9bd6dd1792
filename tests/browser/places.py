"""Every screen there is, and how to get to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from browser.playing import Mouse, Player
from browser.windows import sit

RECORD = Path(__file__).parents[2] / "records" / "valeria" / "three-players-all-monsters.karczma"


def page_at(path: str, arrived: str) -> Callable[[Page], None]:
    """A page by its path; `arrived`: what is there once it is complete."""

    def go(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector(arrived)

    return go


def rulebook(page: Page) -> None:
    page.goto("/rules/valeria")
    page.get_by_role("searchbox").fill("Książę")
    page.wait_for_selector("article.clause mark")


def until_acting(guest: Player) -> None:
    """Play on until the question is which action to take: much is lit then, and much is greyed."""
    guest.until("[data-prompt] [aria-keyshortcuts='1']", 40)


def waiting_room(page: Page) -> None:
    sit(page, "me", "open", "greedy")
    page.wait_for_selector("input[readonly]")


def dukes(page: Page) -> None:
    sit(page, "me", "greedy", "greedy", seed=41)
    page.wait_for_selector("[data-target^='duke:']")


def acting(page: Page) -> None:
    sit(page, "me", "greedy", "greedy", seed=42)
    guest = Mouse(page, seed=1)
    guest.play(6)
    until_acting(guest)


def solo(page: Page) -> None:
    sit(page, "me", seed=43)
    guest = Mouse(page, seed=1)
    guest.play(4)
    until_acting(guest)


def why(page: Page) -> None:
    acting(page)
    page.locator("[data-target^='center:'].is-dim").first.click()
    page.wait_for_selector("[role=dialog]")


def curtain(page: Page) -> None:
    sit(page, "me", "me", seed=44)
    page.wait_for_selector(".curtain button")


def replayed(page: Page) -> None:
    bring(page, RECORD)
    page.wait_for_selector("input[type=range]")
    page.keyboard.press("End")


def bring(page: Page, record: Path | dict[str, object]) -> None:
    """Somebody brings a record to be replayed."""
    page.goto("/replay/file")
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]


PLACES: dict[str, Callable[[Page], None]] = {
    "lobby": page_at("/", "article button"),
    "set-up": page_at("/new/valeria", ".go"),
    "rulebook": rulebook,
    "settings": page_at("/settings", "form"),
    "credits": page_at("/credits", "dl svg"),
    "history": page_at("/history", "main ul, main ol"),
    "record": page_at("/replay/file", "label.drop"),
    "no such table": page_at("/table/none", "[role=alert]"),
    "waiting room": waiting_room,
    "curtain": curtain,
    "dukes": dukes,
    "table": acting,
    "solo": solo,
    "why": why,
    "replay": replayed,
}
