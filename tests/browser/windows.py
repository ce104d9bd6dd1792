"""Browser windows of guests: each is watched, and nothing may go wrong in it unseen."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError

from server.visiting import Serving

Screen = dict[str, Any]

LAPTOP: Screen = {"viewport": {"width": 1440, "height": 900}}
PHONE: Screen = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: Screen = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIDEWAYS: Screen = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
PATIENCE = 20_000
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 } *::before { will-change: auto !important }");
  document.adoptedStyleSheets = [sheet];
}"""

NOTHING_KEPT = "Service Worker registration blocked by Playwright"
KEPT = 'if (location.protocol === "http:") localStorage.karczma ??= %s;'


class Devices:
    """Devices are wiped and handed on: what one has fetched and compiled it need not fetch and compile again."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.free: defaultdict[str, list[BrowserContext]] = defaultdict(list)
        self.lent: dict[BrowserContext, str] = {}

    def lend(self, *scripts: str, **how: Any) -> Page:
        """A window on a device of that make, with nothing on it; `scripts` run first in each of its pages."""
        make = json.dumps([scripts, how])
        context = self.free[make].pop() if self.free[make] else self.bought(*scripts, **how)
        self.lent[context] = make
        context.clear_cookies()
        page = context.new_page()
        wipe = {"origin": how["base_url"], "storageTypes": "all"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", wipe)
        return page

    def bought(self, *scripts: str, **how: Any) -> BrowserContext:
        context = self.chromium.new_context(**how)
        context.set_default_timeout(PATIENCE)
        for script in scripts:
            context.add_init_script(script)
        return context

    def take_back(self, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        self.free[self.lent.pop(context)].append(context)


class Windows:
    """Opens windows on a server, and says in the end what went wrong in them."""

    def __init__(self, devices: Devices, server: Serving) -> None:
        self.devices, self.server = devices, server
        self.contexts: list[BrowserContext] = []
        self.wrong: list[str] = []

    def open(
        self, path: str = "", *, language: str = "pl", theme: str = "dark", screen: Screen = LAPTOP, **more: Any
    ) -> Page:
        """A window of somebody new, with what they have set on their device.

        Nothing moves, for that would take time; and nothing is painted, for without a graphics card that is half the
        work of a game. All the rest is there: what lies where, over what, and what answers. A device keeps nothing for
        times without a connection, unless a test asks for it (`service_workers="allow"`).
        """
        still = {"reduced_motion": "reduce", "service_workers": "block"}
        how = {"base_url": self.server.address, "locale": language, **still, **screen, **more}
        kept = KEPT % json.dumps(json.dumps({"language": language, "theme": theme}))
        page = self.devices.lend(UNPAINTED, kept, **how)
        page.context.on("console", self.heard)
        page.context.on("weberror", self.failed)
        self.contexts.append(page.context)
        if path:
            page.goto(path)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        """A request to a foreign host is among what the console says, for our policy allows none."""
        if message.type in ("error", "warning") and message.text != NOTHING_KEPT:
            self.wrong.append(f"the console says: {message.text}")

    def failed(self, error: WebError) -> None:
        self.wrong.append(f"an error nobody caught: {error.error}")

    def close(self, but: Sequence[str] = ()) -> None:
        """Everybody goes home; what went wrong is told, but for texts that were to be expected."""
        for context in self.contexts:
            self.devices.take_back(context)
            context.remove_listener("console", self.heard)
            context.remove_listener("weberror", self.failed)
        self.contexts.clear()
        wrong = [each for each in self.wrong if not any(known in each for known in but)]
        self.wrong.clear()
        assert not wrong, "\n".join(wrong)


def paint(page: Page) -> None:
    """For those who look at colours. It lasts until the page is left."""
    page.evaluate("document.adoptedStyleSheets = []")


def told(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the server answers to the person at this window."""
    if method != "GET":
        page.request.get("/api/me")
    token = next((each["value"] for each in page.context.cookies() if each["name"] == "karczma-csrf"), "")
    answer = page.request.fetch(path, method=method, data=body, headers={"x-csrftoken": token})
    assert answer.ok, answer.text()
    return answer.json()


def enter(page: Page, name: str) -> None:
    told(page, "POST", "/api/me", {"name": name})


def sit(page: Page, *seats: str, name: str = "Ania", **wishes: Any) -> str:
    """A new table for the person at this window, opened. Seats as words: me, open, or the kind of a bot."""
    enter(page, name)
    who = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat, "name": "Mruk"} for seat in seats]
    table: str = told(page, "POST", "/api/tables", {"title": "valeria", "seats": who, **wishes})["id"]
    page.goto(f"/table/{table}")
    return table


def join(page: Page, table: dict[str, Any], name: str) -> None:
    enter(page, name)
    told(page, "POST", f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    page.goto(f"/table/{table['id']}")
