"""The end of a game: where all points came from, how they grew, what mattered, and what may be done now."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from browser.leading import lead_to_the_end
from browser.looking import grave, too_wide
from browser.windows import LAPTOP, PHONE, Windows
from browser.wording import PL
from karczma.games import find
from karczma.title.contract import Counted

COUNTED = "section.end[data-counted]"


def figures(page: Page, row: str) -> list[int]:
    return [int(text) for text in page.locator(f"{row} td > b").all_inner_texts()]


def test_a_finished_game_tells_everything_on_a_laptop_and_on_a_phone(windows: Windows) -> None:
    page = windows.open(theme="auto", color_scheme="dark")
    g = lead_to_the_end(page, "valeria", "Jagoda", "Mruk", "Bartek", seed=7)
    its = find("valeria").final_count
    assert its is not None
    expect_sheet(page, its.count(g), g.scores())
    expect(page.locator(".turned .card")).to_have_count(3)  # the Dukes
    expect(page.locator(".winner .why")).to_contain_text("VK-END-04")
    moments = page.locator(".side .moments a")
    expect(moments).to_have_count(3)
    moves = [int(re.findall(r"move=(\d+)", str(each.get_attribute("href")))[0]) for each in moments.all()]
    assert moves == sorted(set(moves))
    page.get_by_role("button", name=PL.end("share")).click()
    expect(page.get_by_label(PL.end("share-address"))).to_have_value(page.url)
    found = grave(page, arrived=COUNTED)
    assert not found, "\n".join(found)
    on_a_phone(page)
    page.set_viewport_size(LAPTOP["viewport"])
    moments.first.click()
    page.wait_for_url(f"**/replay/*?move={moves[0]}*")


def expect_sheet(page: Page, counted: Sequence[Counted], scores: tuple[int, ...]) -> None:
    """Every category with everybody's figure, and what a category comes from when it is opened."""
    for each in counted:
        assert figures(page, f"[data-category={each.name}]") == list(each.figures)
    assert figures(page, ".score tfoot") == list(scores)
    domains = next(each for each in counted if each.name == "domains")
    page.locator("[data-category=domains] button").click()
    told = page.locator("tr.from td").first.locator("li b").all_inner_texts()
    assert sorted(map(int, told)) == sorted(gave.points for gave in domains.gave[0])


def on_a_phone(page: Page) -> None:
    """Everything is on one page, and what may be done stays under the thumb."""
    page.set_viewport_size(PHONE["viewport"])
    end = page.locator(COUNTED)
    expect(end.locator(".moments a")).to_have_count(3)
    end.locator(".medals li").last.scroll_into_view_if_needed()
    expect(end.locator(".medals li").last).to_be_in_viewport()
    expect(end.get_by_role("button", name=PL.table("end-rematch"))).to_be_in_viewport()
    assert not too_wide(page)


def test_whoever_wants_to_see_the_table_again_can_come_back(windows: Windows) -> None:
    page = windows.open()
    lead_to_the_end(page, "northgard", "Jagoda", "Mruk", seed=3)
    page.get_by_role("button", name=PL.end("look")).click()
    expect(page.locator("section.end")).to_have_count(0)
    page.get_by_role("button", name=PL.table("end-show")).click()
    expect(page.locator(COUNTED)).to_be_visible()
