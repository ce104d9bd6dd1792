"""The server dies and comes back; whoever plays or watches goes on by themselves, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.playing import Touch
from browser.windows import PHONE, Devices, Windows, sit, told
from browser.wording import PL
from server.visiting import Serving

DEATHS = 10
# Whether the device has kept the page, and every piece that it has loaded.
KEPT = """async () => {
  const [kept, loaded] = [await caches.open("karczma"), performance.getEntriesByType("resource")];
  const pieces = loaded.map(({ name }) => name).filter((name) => name.includes("/assets/"));
  const whole = (await Promise.all(["/", ...pieces].map((each) => kept.match(each)))).every(Boolean);
  return whole && pieces.some((name) => name.includes("/Offline-"));
}"""
# The last one is heard where the device asks on behalf of the page.
CUT_OFF = (
    "WebSocket connection to",
    *(f"net::ERR_{why}" for why in ("CONNECTION_REFUSED", "CONNECTION_RESET", "FAILED")),
)


@pytest.fixture
def mortal(devices: Devices, tmp_path: Path) -> Iterator[Windows]:
    """Windows on a server of their own, which may be killed."""
    serving = Serving(tmp_path)
    serving.open()
    windows = Windows(devices, serving)
    yield windows
    serving.close()
    windows.close(but=CUT_OFF)


class Acknowledged:
    """What the server said it had stored, in the words of the choices: heard at the socket of a page."""

    def __init__(self, page: Page) -> None:
        self.sent: dict[str, str] = {}
        self.stored: dict[str, str] = {}
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.send(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))

    def send(self, message: dict[str, str]) -> None:
        if message["type"] == "choose":
            self.sent[message["key"]] = message["text"]

    def hear(self, message: dict[str, str]) -> None:
        if message["type"] == "done" and message["key"] in self.sent:
            self.stored.setdefault(message["key"], self.sent[message["key"]])


@pytest.mark.whole_game
def test_the_server_is_killed_ten_times_and_every_acknowledged_move_is_there(mortal: Windows) -> None:
    page, watching = mortal.open(screen=PHONE), mortal.open(screen=PHONE)
    acknowledged = Acknowledged(page)
    table = sit(page, "me", "greedy", access="open", seed=31)
    watching.goto(f"/table/{table}")
    for each in (page, watching):
        each.wait_for_selector("[data-prompt]")  # they sit; a page that is still being sent would be cut off
    for each in (page, watching):
        each.evaluate("window.stayed = true")
    guest = Touch(page, seed=1)
    for _ in range(DEATHS):
        assert guest.play(2) == 2
        mortal.server.kill()
        expect(page.get_by_text(PL.table("connection-away"))).to_be_visible()
        mortal.server.open()
    guest.finish()
    expect(watching.locator("#end-title")).to_be_visible()
    assert all(each.evaluate("window.stayed") for each in (page, watching)), "a page was loaded anew"
    steps = told(page, "GET", f"/api/tables/{table}/replay")["steps"]
    assert [step["choice"] for step in steps if step["seat"] == 0] == list(acknowledged.stored.values())


def test_without_a_connection_the_inn_opens_and_says_so_and_comes_back_by_itself(mortal: Windows) -> None:
    page = mortal.open("/", service_workers="allow")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(KEPT)
    mortal.server.kill()
    missing: list[str] = []
    page.on("requestfailed", lambda request: missing.append(request.url))
    page.goto("/settings")
    expect(page.get_by_role("heading", name=PL.page("offline"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert not [piece for piece in missing if "/assets/" in piece]
    mortal.server.open()
    page.get_by_role("button", name=PL.page("offline-again")).click()
    expect(page.get_by_role("heading", name=PL.page("nav-settings"))).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_a_page_that_did_not_arrive_whole_says_so_and_can_be_asked_for_again(windows: Windows) -> None:
    page = windows.open()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/")
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")  # after a while
    again = page.get_by_role("link", name="Spróbuj jeszcze raz")
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    expect(page.locator("article button").first).to_be_visible()
    expect(again).to_have_count(0)
    windows.close(but=("net::ERR_FAILED",))
