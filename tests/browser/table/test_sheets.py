"""Sheets over the table: whoever plays by keyboard stays on them until they are closed, and is back where they were."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.places import until_acting
from browser.playing import Mouse, Part
from browser.windows import PHONE, Windows, sit
from browser.wording import PL

INSIDE = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
# What a pointer would press at the corners and in the middle of a button: that button, or something else.
ALONE = """(css) => {
  const part = document.querySelector(css);
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const [across, down] = [[left + 3, (left + right) / 2, right - 3], [top + 3, (top + bottom) / 2, bottom - 3]];
  const points = across.flatMap((x) => down.map((y) => [x, y]));
  return points.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
}"""


def expect_focus_to_stay(page: Page, steps: int) -> None:
    for key in ("Tab", "Shift+Tab"):
        for _ in range(steps):
            page.keyboard.press(key)
            assert page.evaluate(INSIDE), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


def test_a_sheet_keeps_the_focus_and_gives_it_back(windows: Windows) -> None:
    page = windows.open(screen=PHONE)
    sit(page, "me", "greedy", seed=13)
    Mouse(page).look()
    tab = page.locator("[data-tab=log]")
    tab.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name=PL.table("log"))
    expect(sheet).to_have_attribute("aria-modal", "true")
    expect_focus_to_stay(page, 12)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(tab).to_be_focused()


def test_why_not_asked_by_key_keeps_the_focus_and_by_mouse_leaves_the_table_as_it_is(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=14)
    guest = Mouse(page, seed=1)
    until_acting(guest)
    greyed = page.locator("[data-target^='center:'].is-dim").first
    why = page.get_by_role("dialog", name=PL.table("why-not"))
    guest.press(Part("greyed", "[data-target^='center:'].is-dim"))
    expect(why).to_be_visible()
    guest.press(Part("lit", "[data-target^='center:'].is-legal"))
    expect(why).to_have_count(0)
    expect(page.locator("[data-target].is-selected")).to_have_count(1)
    page.keyboard.press("Tab")  # from now on the focus is shown
    greyed.focus()
    page.keyboard.press("?")
    expect(why).to_be_visible()
    expect_focus_to_stay(page, 4)
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    expect(greyed).to_be_focused()


def test_on_a_phone_skip_and_undo_never_share_a_place(windows: Windows) -> None:
    page = windows.open(screen=PHONE, reduced_motion="no-preference")
    sit(page, "me", "greedy", "greedy", seed=18)
    guest = Mouse(page, seed=1)
    guest.choose()
    page.wait_for_selector("[data-prompt] .pass")
    assert page.evaluate(ALONE, "[data-prompt] .pass")
    assert page.evaluate(ALONE, "[data-prompt] .undo")
    page.get_by_role("button", name=PL.table("skip")).click()
    assert guest.standing() == "asked"


def test_on_a_phone_the_prompt_says_where_to_choose_until_its_button_stands_there(windows: Windows) -> None:
    """What lies on the table stays where it is."""
    page = windows.open(screen=PHONE)
    sit(page, "me", "greedy", "greedy", seed=41)
    duke = page.locator("[data-target^='duke:']").first
    expect(duke).to_be_visible()
    hint = page.get_by_text(PL.table("answer-on-table"))
    expect(hint).to_be_visible()
    before = page.locator("[data-prompt]").bounding_box()
    duke.click()
    expect(hint).to_be_hidden()
    expect(page.locator("[data-prompt] .commit")).to_be_visible()
    assert page.locator("[data-prompt]").bounding_box() == before
