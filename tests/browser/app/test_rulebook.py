"""The rulebook and the cards: found, linked, and open beside the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.looking import wrong
from browser.windows import LAPTOP, PHONE, Windows, sit
from browser.wording import PL

SCREENS = {"laptop": LAPTOP, "phone": PHONE}


def rule(page: Page, clause: str) -> Locator:
    return page.locator(f"article[id='{clause}']")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_deep_link_shows_its_rule_and_the_book_is_read_from_there(windows: Windows, screen: str) -> None:
    page = windows.open("/rules/valeria#VK-RECR-02", screen=SCREENS[screen])
    expect(rule(page, "VK-RECR-02")).to_be_in_viewport(ratio=0.9)
    expect(rule(page, "VK-RECR-02")).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator("[data-leaf='VK-RECR'] h2")).to_have_text("Zwerbuj Mieszkańca")
    # a word in another form, and the chapters of what is found
    page.get_by_role("searchbox").fill("księciem")
    hits = page.locator("a.hit")
    expect(hits.first).to_be_visible()
    expect(hits.first.locator("mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("kopii")
    expect(page.locator("a.hit[href='#VK-RECR-03']")).to_be_visible()
    page.locator("a.hit[href='#VK-RECR-03']").click()
    expect(rule(page, "VK-RECR-03")).to_be_in_viewport()
    # from clause to clause, and to the cards
    rule(page, "VK-RECR-05").get_by_role("link", name="VK-SOLO-20").click()
    expect(rule(page, "VK-SOLO-20")).to_be_in_viewport()
    page.locator(".titles a[href='/rules/northgard']").click()
    expect(page.locator("[data-leaf='NG-COMP']")).to_be_visible()
    page.get_by_role("link", name="Karty", exact=True).click()
    expect(page).to_have_url(re.compile("/cards/northgard$"))


@pytest.mark.parametrize("screen", SCREENS)
def test_cards_are_filtered_and_lead_to_their_rules(windows: Windows, screen: str) -> None:
    page = windows.open("/cards/valeria", screen=SCREENS[screen])
    cards = page.locator("ul[data-title] li")
    expect(cards).to_have_count(78)
    kind, group, cost = page.get_by_role("combobox").all()
    kind.select_option("citizens")
    expect(cards).to_have_count(20)
    group.select_option("Święty")
    cost.select_option("2")
    page.get_by_role("searchbox").fill("kaplanka")
    expect(cards).to_have_count(1)
    cards.get_by_role("button").click()
    about = page.locator("[data-card='priestess']")
    expect(about.locator(".lines li").first).not_to_be_empty()
    about.get_by_role("link", name="VK-RECR-01").click()
    expect(rule(page, "VK-RECR-01")).to_be_in_viewport()


@pytest.mark.parametrize("screen", SCREENS)
def test_at_the_table_the_aid_a_rule_and_the_book_open_and_the_question_stays(windows: Windows, screen: str) -> None:
    page = windows.open(screen=SCREENS[screen])
    sit(page, "me", "greedy", seed=41)
    page.wait_for_selector("[data-prompt].asking")
    asked = page.locator("[data-prompt] h2").inner_text()
    page.keyboard.press("h")
    aid = page.get_by_role("dialog", name=PL.table("aid"))
    expect(aid.locator("[data-aid]")).to_have_count(4)
    aid.get_by_role("link", name="VK-RECR-02").click()
    note = page.locator("[data-clause='VK-RECR-02']")
    expect(note.locator("p").first).to_contain_text("koszt")
    note.get_by_role("link").click()
    book = page.get_by_role("dialog", name=PL.table("menu-rules"))
    expect(book.locator("article.lit")).to_be_in_viewport()
    expect(book.locator("article.lit")).to_have_attribute("id", "VK-RECR-02")
    book.get_by_role("link", name="VK-RECR-04").first.click()
    expect(book.locator("article.lit")).to_have_attribute("id", "VK-RECR-04")
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    expect(page.locator("[data-prompt] h2")).to_have_text(asked)
    page.get_by_role("button", name=PL.table("table-menu")).click()
    page.get_by_role("button", name=PL.table("aid")).click()
    expect(aid).to_be_visible()


def test_axe_finds_nothing_serious_in_the_cards_and_the_aid(windows: Windows) -> None:
    page = windows.open("/cards/valeria#owlbear", theme="auto", color_scheme="dark")
    page.wait_for_selector("[data-card]")
    found = wrong(page)
    page.set_viewport_size(LAPTOP["viewport"])
    sit(page, "me", "greedy", seed=41)
    page.wait_for_selector("[data-prompt].asking")
    page.keyboard.press("h")
    page.wait_for_selector("[data-aid]")
    found += wrong(page, "dialog.side")
    assert not found, "\n".join(found)
