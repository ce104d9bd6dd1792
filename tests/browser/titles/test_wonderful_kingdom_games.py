"""Games of It's a Wonderful Kingdom, with nothing but a mouse or a finger: every module, two players and solo."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.table.test_together import finish_together
from browser.titles.kingdom import TITLE, MouseGuest, TouchGuest, sit_down
from browser.titles.test_whole_games import expect_scores
from browser.windows import PHONE, Windows, enter, join, told
from browser.wording import EN, PL


def test_two_rounds_with_menaces_by_mouse_in_polish(windows: Windows) -> None:
    page = windows.open()
    sit_down(page, "me", "greedy", seed=1, options={"module": "menaces"})
    assert MouseGuest(page, seed=1).play(55) == 55
    expect(page.get_by_role("log")).to_contain_text("Runda 2")


def test_two_rounds_with_advisors_by_touch_on_a_phone_in_english(windows: Windows) -> None:
    page = windows.open(language="en", screen=PHONE)
    sit_down(page, "me", "greedy", seed=2, options={"module": "advisors"})
    assert TouchGuest(page, seed=2).play(55) == 55


@pytest.mark.whole_game
def test_a_game_of_conquest_by_mouse_in_english(windows: Windows) -> None:
    page = windows.open(language="en")
    sit_down(page, "me", "greedy", seed=3, options={"module": "conquest"})
    guest = MouseGuest(page, seed=3)
    guest.play(4)
    expect(page.locator(".wk-map")).to_be_visible()
    guest.finish()
    expect_scores(page, EN)


@pytest.mark.whole_game
def test_a_solo_game_ends_with_a_medal_or_without_one(windows: Windows) -> None:
    page = windows.open(screen=PHONE)
    sit_down(page, "me", seed=4, options={"module": "menaces"})
    TouchGuest(page, seed=4).finish()
    assert page.locator("#end-title").inner_text() in (PL.table("end-won"), PL.table("end-draw-or-lost"))
    expect(page.locator(".medal")).to_be_visible()


def test_two_rounds_of_a_solo_conquest_by_mouse(windows: Windows) -> None:
    page = windows.open()
    sit_down(page, "me", seed=5, options={"module": "conquest"})
    assert MouseGuest(page, seed=5).play(40) == 40
    expect(page.get_by_role("log")).to_contain_text("Runda 2")


@pytest.mark.whole_game
def test_two_browsers_play_a_quest(windows: Windows) -> None:
    ania, bartek = windows.open(), windows.open(language="en", screen=PHONE)
    enter(ania, "Ania")
    wish = {"title": TITLE, "seats": [{"who": "me"}, {"who": "open"}], "options": {"module": "quests"}, "seed": 6}
    table = told(ania, "POST", "/api/tables", wish)
    join(bartek, table, "Bartek")
    ania.goto(f"/table/{table['id']}")
    finish_together(MouseGuest(ania, seed=6), TouchGuest(bartek, seed=7))
    expect_scores(ania, PL)
