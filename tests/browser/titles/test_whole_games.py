"""From the lobby to the scores, with nothing but a mouse, a keyboard or a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Keyboard, Mouse, Part, Touch
from browser.windows import PHONE, Windows, sit, told
from browser.wording import EN, PL, Words
from karczma.games.valeria.table.terms import OUTCOMES
from karczma.games.valeria.words.events import SoloEnded
from karczma.locale import Speaker

pytestmark = pytest.mark.whole_game
PLAY = "article button[aria-label$=Valeria]"


def expect_scores(page: Page, say: Words) -> None:
    """The end screen tells everybody's points, as the server has kept them, the winner first."""
    result = told(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["result"]
    ranked = sorted(result["scores"], reverse=True)
    totals = page.get_by_role("listitem").locator("strong")
    expect(totals).to_have_text([f"{say.table('end-total')}:{score}" for score in ranked])
    expect(page.get_by_role("button", name=say.table("end-rematch"))).to_be_visible()


def test_a_game_against_two_bots_by_mouse_alone_in_polish(windows: Windows) -> None:
    page = windows.open("/")
    guest = Mouse(page, seed=1)
    page.wait_for_selector(PLAY)
    expect(page.locator(PLAY)).to_have_text(PL.page("play-with-bots", n=2))
    guest.press(Part("play", PLAY))
    guest.finish()
    expect_scores(page, PL)
    over = page.url
    page.get_by_role("button", name=PL.table("end-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and url != over)
    expect(page.locator("section.end")).to_have_count(0)  # the address changes before the page does
    assert guest.standing() == "asked"


def test_a_game_against_two_bots_by_keyboard_alone_in_english(windows: Windows) -> None:
    page = windows.open("/", language="en")
    guest = Keyboard(page, seed=2)
    page.wait_for_selector(PLAY)
    expect(page.locator(PLAY)).to_have_text(EN.page("play-with-bots", n=2))
    guest.press(Part("play", PLAY))
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    guest.finish()
    expect_scores(page, EN)
    guest.press(Part("replay", ".deeds a[href^='/replay']"))
    page.wait_for_url("**/replay/*")


def test_a_game_against_two_bots_by_touch_on_a_phone_in_polish(windows: Windows) -> None:
    page = windows.open("/", screen=PHONE)
    guest = Touch(page, seed=3)
    page.wait_for_selector(PLAY)
    guest.press(Part("play", PLAY))
    guest.finish()
    expect_scores(page, PL)


def test_a_solo_game_against_the_dark_lord(windows: Windows) -> None:
    page = windows.open("/", screen=PHONE)
    page.get_by_label(PL.page("quick-opponents")).select_option(PL.page("with-bots", n=0))
    page.get_by_role("button", name=PL.page("sit-down"), exact=True).tap()
    guest = Touch(page, seed=4)
    guest.play(1)
    expect(page.locator("[data-spot=dark-lord]")).to_contain_text(PL.valeria("dark-lord"))
    guest.finish()
    told = without_figures(page.locator("#end-title").inner_text())
    speaker = Speaker("pl", "valeria")
    assert told in [without_figures(speaker.event(SoloEnded(0, each, 1, 1), [""])) for each in OUTCOMES]
    expect(page.locator("section.end .winner ol")).to_have_count(int("#" in told))  # without a count: no scores


def without_figures(text: str) -> str:
    return re.sub(r"\d+", "#", text)


def test_the_generic_table_plays_any_title(windows: Windows) -> None:
    page = windows.open(language="en")
    table = sit(page, "me", "random", seed=5)
    page.goto(f"/table/{table}?board=generic")
    assert Mouse(page, seed=5).play(15) == 15
