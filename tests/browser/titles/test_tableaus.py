"""What is public about somebody can be opened, as large as one's own, while the table stays live beside it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.places import until_acting
from browser.playing import Mouse
from browser.windows import PHONE, Windows, sit
from browser.wording import PL


def tableau(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-tableau='{seat}']")


def expect_beside(page: Page, sheet: Locator, card: Locator) -> None:
    """The sheet lies on the table, and not on that card."""
    box, own = sheet.bounding_box(), card.bounding_box()
    assert box
    assert own
    assert own["x"] >= box["x"] + box["width"] or own["x"] + own["width"] <= box["x"], (box, own)
    card.click(trial=True)  # nothing lies over it


def test_a_rivals_tableau_opens_beside_what_is_selected_and_the_table_stays_live(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", "greedy", seed=11)
    until_acting(Mouse(page, seed=1))
    stacks = page.locator("[data-place].is-legal, [data-place].is-able")
    places = sorted((int(each.get_attribute("data-place") or 0) % 5, i) for i, each in enumerate(stacks.all()))
    first, last = stacks.nth(places[0][1]), stacks.nth(places[-1][1])

    page.get_by_role("button", name=PL.table("tableau-open", name="Mruk")).first.click()
    expect(tableau(page, 1).get_by_role("tab", selected=True)).to_contain_text("Mruk")
    last.click()
    expect_beside(page, tableau(page, 1), page.locator("[data-place].is-selected"))
    asked = page.locator("[data-prompt] h2").inner_text()

    page.keyboard.press("Escape")
    expect(page.locator("[data-tableau]")).to_have_count(0)
    expect(page.locator("[data-prompt] h2")).to_have_text(asked)  # what was selected still is
    first.click()
    page.keyboard.press("t")
    expect_beside(page, tableau(page, 1), page.locator("[data-place].is-selected"))
    page.keyboard.press("ArrowRight")
    expect(tableau(page, 2)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(tableau(page, 0).get_by_role("tab", selected=True)).to_contain_text("Ania")

    card = tableau(page, 0).locator("[data-card]").first
    card.click()
    expect(page.locator(".lens .card.l")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".lens")).to_have_count(0)
    expect(tableau(page, 0)).to_be_visible()
    page.keyboard.press("T")
    expect(page.locator("[data-tableau]")).to_have_count(0)


def test_on_a_phone_a_rivals_tableau_takes_the_screen_down_to_the_tabs(windows: Windows) -> None:
    page = windows.open(screen=PHONE)
    sit(page, "me", "greedy", "greedy", seed=11)
    until_acting(Mouse(page, seed=1))
    page.locator("[data-spot='realm:2']").tap()
    sheet = tableau(page, 2)
    sheet.locator("[data-card]").first.tap()
    reading = page.locator("dialog .card.l")
    expect(reading).to_be_visible()
    page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    sheet.get_by_role("tab").nth(2).tap()
    expect(tableau(page, 0)).to_be_visible()
    page.locator(".nav [data-tab=log]").tap()
    expect(page.locator("[data-tableau]")).to_have_count(0)
    expect(page.get_by_role("dialog", name=PL.table("log"))).to_be_visible()
