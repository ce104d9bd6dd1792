"""Games that were played: looked at by their table, or from a record that somebody brings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from browser.leading import finished
from browser.places import RECORD, bring
from browser.windows import LAPTOP, PHONE, Screen, Windows, sit, told
from browser.wording import EN, PL
from karczma.players.random import RandomPlayer

SCORED = """(scores) => {
  const shown = [...document.querySelectorAll("[data-spot^='realm:'] .score")].map((each) => parseInt(each.innerText));
  return shown.sort((a, b) => a - b).join() === scores.join();
}"""


def test_a_record_is_brought_and_replayed_to_its_scores(windows: Windows) -> None:
    page = windows.open()
    bring(page, RECORD)
    sealed = re.search(r"^= \w+ over ([\d ]+)$", RECORD.read_text(), re.MULTILINE)
    assert sealed
    bar = page.get_by_role("group", name=PL.page("replay"))
    bar.get_by_role("button", name=PL.replay("next-move")).click()
    expect(page.get_by_text(re.compile(rf"^{PL.replay('move-of', n=1, of='')}"))).to_be_visible()
    bar.get_by_role("button", name=PL.replay("last-move")).click()
    page.wait_for_function(SCORED, arg=sorted(map(int, sealed[1].split())))
    page.keyboard.press("Home")
    expect(page.get_by_text(re.compile(rf"^{PL.replay('move-of', n=0, of='')}"))).to_be_visible()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_replay_is_a_place_with_an_address_for_every_move_and_a_way_on_from_it(
    windows: Windows, screen: Screen
) -> None:
    """Seen through other eyes, walked by turns and back, handed on, checked, and taken up again."""
    page = windows.open(screen=screen)
    _, table = finished(page, "valeria", "Jagoda", "Bartek", seed=5, bot=RandomPlayer)
    last = len(told(page, "GET", f"/api/tables/{table}/replay")["steps"])
    page.goto(f"/replay/{table}?move=30")
    at = page.locator("p").filter(has_text=re.compile(rf"^{PL.replay('move-of', n=30, of=last)}"))
    expect(at).to_be_visible()
    page.evaluate("document.querySelector('.board').firstElementChild.id = 'same'")
    page.get_by_label(PL.replay("eyes")).first.select_option("1")
    page.wait_for_url(f"**/replay/{table}?move=30&as=2")
    expect(page.get_by_label(PL.replay("eyes")).first).to_have_attribute("aria-busy", "false")
    expect(page.locator("#same")).to_be_attached()  # the board stays; only what lies on it is another's
    expect(page.locator("[data-spot='realm:1']").first).to_be_visible()
    page.get_by_role("button", name=PL.replay("next-turn")).click()
    page.wait_for_url(lambda url: "move=30" not in url and "as=2" in url)
    page.go_back()
    expect(at).to_be_visible()
    if screen is PHONE:
        page.locator("nav, [role=tablist]").get_by_text(PL.table("log"), exact=True).click()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name=PL.page("share"), exact=True).click()
    page.get_by_role("button", name=PL.page("copy"), exact=True).click()
    expect(page.get_by_text(PL.page("copy-by-hand"))).to_be_visible()
    address = page.get_by_label(PL.replay("share-moment"))
    assert address.input_value() == page.url
    assert address.evaluate("(field) => field.selectionEnd - field.selectionStart") == len(page.url)
    page.get_by_role("button", name=PL.replay("verify"), exact=True).click()
    expect(page.get_by_text(PL.replay("verify-right"))).to_be_visible()
    page.get_by_role("button", name=PL.replay("play-from-here"), exact=True).click()
    page.get_by_role("button", name=PL.replay("play-on-go", n=30)).click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-prompt]")
    begun = told(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert begun["begins_with"] == {"table": table, "moves": 30}
    assert [seat["sitter"] for seat in begun["seats"]] == ["bot", "person"]


def test_something_else_than_a_record_is_refused_with_a_reason(windows: Windows) -> None:
    page = windows.open(language="en")
    bring(page, {"name": "shopping.txt", "mimeType": "text/plain", "buffer": b"bread, butter"})
    expect(page.get_by_role("alert")).to_have_text(EN.page("error-record-400"))
    windows.close(but=("400 (Bad Request)",))


def test_a_game_alone_that_ended_without_a_count_says_how_and_shows_no_points(windows: Windows) -> None:
    parts = {"seat": 0, "outcome": "empty_column", "points": 0, "dark_lord": 0}
    lost = {"scores": [17], "winners": [], "told": {"name": "solo-ended", "parts": parts, "clause": "VK-SOLO-17"}}

    def over(route: Route) -> None:
        lobby = route.fetch().json()
        route.fulfill(json=lobby | {"mine": [each | {"status": "over", "result": lost} for each in lobby["mine"]]})

    page = windows.open()
    sit(page, "me")
    page.route("**/api/lobby", over)
    page.goto("/history")
    game = page.locator(".game").first
    expect(game).to_contain_text("Nie ma już czego oddać Mrocznemu Władcy: przegrywasz, a punktów się nie liczy.")
    expect(game).not_to_contain_text("17")
