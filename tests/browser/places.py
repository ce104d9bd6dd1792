"""Every screen there is, and how to get to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

from playwright.sync_api import FilePayload, Page, Route

from browser.leading import finished, lead_to_the_end
from browser.playing import Mouse, Player
from browser.stopping import stop
from browser.windows import enter, sit, told
from karczma.games import find, ids

RECORD = Path(__file__).parents[2] / "records" / "valeria" / "three-players-all-monsters.karczma"


def page_at(path: str, arrived: str) -> Callable[[Page], None]:
    """A page by its path; `arrived`: what is there once it is complete."""

    def go(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector(arrived)

    return go


def searched(page: Page) -> None:
    page.goto("/rules/valeria")
    language = page.locator("html").get_attribute("lang") or ""
    page.get_by_role("searchbox").fill({"pl": "Książę", "en": "Duke"}[language])
    page.wait_for_selector("a.hit mark")


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
    page.wait_for_selector("dialog")


def curtain(page: Page) -> None:
    sit(page, "me", "me", seed=44)
    page.wait_for_selector(".curtain button")


def replayed(page: Page) -> None:
    bring(page, RECORD)
    page.wait_for_selector("input[type=range]")
    page.keyboard.press("End")


def bring(page: Page, record: Path | FilePayload) -> None:
    """Somebody brings a record to be replayed."""
    page.goto("/replay/file")
    page.locator("input[type=file]").set_input_files(record)


def opening(page: Page) -> None:
    """A table with its first question."""
    sit(page, "me", "greedy", "greedy", seed=41)
    page.wait_for_selector("[data-prompt].asking")


def over(page: Page) -> None:
    lead_to_the_end(page, "valeria", "Jagoda", "Mruk", "Bartek", seed=7)


def aid(page: Page) -> None:
    opening(page)
    page.keyboard.press("h")
    page.wait_for_selector("[data-aid]")


def rule_beside(page: Page) -> None:
    aid(page)
    page.locator("[data-aid] a").first.click()
    page.locator("[data-clause] a").click()
    page.wait_for_selector("dialog article.lit")


def menu(page: Page) -> None:
    opening(page)
    page.locator("header button[aria-expanded]").last.click()
    page.wait_for_selector("a[download]")


def tableau(page: Page) -> None:
    acting(page)
    page.keyboard.press("t")
    page.wait_for_selector("[data-tableau]")


def returned(page: Page) -> None:
    """Somebody comes back to a table at which others have played since."""
    acting(page)
    page.reload()
    page.wait_for_selector("[data-prompt].asking")


def midgame(page: Page) -> None:
    """A replay in the middle, through somebody's eyes."""
    _, table = finished(page, "valeria", "Jagoda", "Bartek", seed=5)
    page.goto(f"/replay/{table}?move=60&as=2")
    page.wait_for_selector("input[type=range]")


def invitation(page: Page) -> None:
    table = sit(page, "me", "open", "open")
    page.goto(f"/invite/{told(page, 'GET', f'/api/tables/{table}')['invitation']}")
    page.wait_for_selector("main h1")


def offline(page: Page) -> None:
    """What a device has kept is opened, and the server does not answer (`web/public/sw.js`)."""

    def kept(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("<html", "<html data-offline"))

    page.route("**/settings", kept)
    page.route("**/api/me", lambda route: route.abort())
    page.goto("/settings")
    page.wait_for_selector("main h1")


def called_off(page: Page) -> None:
    table = sit(page, "me", "open")
    told(page, "POST", f"/api/tables/{table}/cancel")
    page.goto(f"/table/{table}")
    page.wait_for_selector("h1")


def stopped(page: Page) -> None:
    table = sit(page, "me", "greedy")
    stop(page, table)
    page.goto(f"/table/{table}")
    page.wait_for_selector("a[href^='/replay/']")


def account(page: Page) -> None:
    """Somebody with an account and a game looks at what is kept of them."""
    sit(page, "me", "greedy", name="Jagoda")
    told(page, "POST", "/api/register", {"login": f"jagoda.{token_hex(8)}", "password": "eight letters"})
    page.goto("/settings")
    page.locator("section:has(#your-data) button").first.click()
    page.wait_for_selector("dl dd")
    page.wait_for_selector("section:has(#sessions) li")


def campaign(page: Page) -> None:
    enter(page, "Ania")
    page.goto(f"/campaign/{told(page, 'POST', '/api/campaigns', {'title': 'monster_lands'})['id']}")
    page.wait_for_selector("ol li")


def lived_in(page: Page) -> None:
    """The lobby of somebody who plays: a turn to take, a table that waits, a campaign, a game that is over."""
    campaign(page)
    finished(page, "valeria", "Jagoda", "Mruk", seed=7)
    sit(page, "me", "open", title="northgard", access="open", name="Jagoda")
    opening(page)
    page.goto("/")
    page.wait_for_selector("section.mine li + li")


def past(page: Page) -> None:
    finished(page, "valeria", "Jagoda", "Mruk", "Bartek", seed=7)
    page.goto("/history")
    page.wait_for_selector("li.game")


# A draft may have no words for the lobby yet, and no book.
TITLES = [title for title in ids() if find(title).maturity != "draft"]
SET_UPS = {f"set-up of {title}": page_at(f"/new/{title}", ".go") for title in TITLES}

PLACES: dict[str, Callable[[Page], None]] = {
    "lobby": page_at("/", "article button"),
    "lobby with tables": lived_in,
    **SET_UPS,
    "rulebook": searched,
    "rule by its link": page_at("/rules/valeria#VK-RECR-02", "article.lit"),
    "rule beside the table": rule_beside,
    "player aid": aid,
    "cards": page_at("/cards/valeria", "ul[data-title] li"),
    "card": page_at("/cards/valeria#owlbear", "[data-card]"),
    "settings": page_at("/settings", "form"),
    "account": account,
    "privacy": page_at("/privacy", "section h2"),
    "credits": page_at("/credits", "dl svg"),
    "history": past,
    "campaign": campaign,
    "record": page_at("/replay/file", "label.drop"),
    "no such table": page_at("/table/none", "[role=alert]"),
    "no such page": page_at("/nowhere/at/all", "main h1"),
    "offline": offline,
    "invitation": invitation,
    "waiting room": waiting_room,
    "called off": called_off,
    "stopped": stopped,
    "curtain": curtain,
    "dukes": dukes,
    "table": acting,
    "tableau": tableau,
    "menu": menu,
    "since my turn": returned,
    "solo": solo,
    "why": why,
    "finale": over,
    "replay": replayed,
    "replay through other eyes": midgame,
}
