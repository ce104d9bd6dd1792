"""Sitting at a table: going on after a reload, taking back, asking why, looking back, changing the language."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.places import until_acting
from browser.playing import Keyboard, Mouse, Part, Player
from browser.windows import Windows, sit, told
from browser.wording import EN, PL

GOODS = ("gold", "strength", "magic")


def purse(page: Page, good: str) -> Locator:
    return page.locator(f"[data-spot='purse:0:{good}']").first


def count(page: Page, good: str) -> int:
    found = re.match(r"\d+", purse(page, good).inner_text().strip())
    assert found
    return int(found[0])


def expect_count(page: Page, good: str, n: int) -> None:
    expect(purse(page, good)).to_have_text(re.compile(rf"^\s*{n}(?!\d)"))


def log_of(page: Page) -> Locator:
    return page.get_by_role("log")


def take(guest: Player, good: str) -> None:
    """The action that takes one of a resource."""
    page = guest.page
    page.get_by_role("button", name=PL.valeria("do-take-resource")).click()
    page.locator(f"[data-prompt] [data-choice='take-resource resource={good}']").click()


def test_a_reload_in_the_middle_resumes(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=11)
    guest = Mouse(page, seed=1)
    guest.play(6)
    guest.standing()
    question, story = page.locator("[data-prompt] h2").inner_text(), log_of(page).inner_text()
    page.reload()
    guest.standing()
    expect(page.locator("[data-prompt] h2")).to_have_text(question)
    expect(log_of(page)).to_have_text(story, use_inner_text=True)
    assert guest.play(3) == 3


def test_a_game_goes_on_after_a_patch_that_did_not_fit(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=11)
    asked: list[Any] = []
    patches: list[Any] = []

    def between(window: WebSocketRoute) -> None:
        """After two patches the checksum is wrong, until that is noticed."""
        server = window.connect_to_server()

        def told(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "patch":
                patches.append(heard)
            wrong = heard["type"] == "patch" and len(patches) > 2 and not asked
            window.send(json.dumps({**heard, "gives": heard["gives"] ^ 1}) if wrong else message)

        def asks(message: str | bytes) -> None:
            if json.loads(message)["type"] == "whole":
                asked.append(json.loads(message))
            server.send(message)

        server.on_message(told)
        window.on_message(asks)

    page.route_web_socket("**/socket*", between)
    page.reload()
    guest = Mouse(page, seed=1)
    assert guest.play(6) == 6
    guest.standing()
    assert len(asked) == 1
    assert len(patches) > 3, "after the whole position patches are told again"
    story = log_of(page).inner_text()
    page.reload()
    guest.standing()
    expect(log_of(page)).to_have_text(story, use_inner_text=True)


def test_the_language_changes_in_place(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=12)
    guest = Mouse(page, seed=1)
    guest.play(1)
    until_acting(guest)
    page.evaluate("window.stayed = true")
    expect(page.get_by_role("button", name=PL.valeria("do-take-resource"))).to_be_visible()
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_role("button", name=EN.valeria("do-take-resource"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(log_of(page)).to_contain_text(EN.table("log-setup"))
    expect(page.get_by_role("group", name=EN.valeria("row-monsters"))).to_be_visible()
    assert page.evaluate("window.stayed"), "the page was loaded anew"
    assert guest.play(3) == 3


def test_a_choice_is_taken_back(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=13)
    guest = Mouse(page, seed=1)
    until_acting(guest)
    before = count(page, "gold")
    take(guest, "gold")
    expect_count(page, "gold", before + 1)
    page.get_by_role("button", name=PL.table("undo")).click()
    expect_count(page, "gold", before)
    expect(log_of(page)).to_contain_text(PL.table("log-undo-you"))
    expect(log_of(page)).to_contain_text(PL.table("log-undone"))


def test_backspace_takes_back_too(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=13)
    guest = Mouse(page, seed=1)
    until_acting(guest)
    before = count(page, "magic")
    take(guest, "magic")
    expect_count(page, "magic", before + 1)
    page.keyboard.press("Backspace")
    expect_count(page, "magic", before)


def test_a_greyed_card_says_why_and_by_which_clause(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=14)
    guest = Mouse(page, seed=1)
    until_acting(guest)
    guest.press(Part("greyed", "[data-target^='center:'].is-dim"))
    why = page.get_by_role("dialog", name=PL.table("why-not"))
    expect(why.locator("b").first).not_to_be_empty()
    clause = why.get_by_role("link").first
    expect(clause).to_have_text(re.compile(r"^VK-[A-Z]+-\d+$"))
    clause.click()
    rule = page.locator(f"[data-clause='{clause.inner_text()}']")
    known = {each["id"]: each["pl"] for each in told(page, "GET", "/api/titles/valeria/clauses")}
    expect(rule.locator("p").first).to_have_text(known[clause.inner_text()])
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_a_question_mark_asks_why_the_focused_card_is_greyed(windows: Windows) -> None:
    page = windows.open(language="en")
    sit(page, "me", "greedy", seed=14)
    guest = Keyboard(page, seed=1)
    until_acting(guest)
    page.locator("[data-target^='center:'].is-dim").first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=EN.table("why-not"))).to_contain_text("VK-")


def test_the_log_shows_the_table_as_it_was(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=15)
    guest = Mouse(page, seed=1)
    guest.play(9)
    guest.standing()
    now = [count(page, good) for good in GOODS]
    line = log_of(page).get_by_role("listitem").first
    line.hover()
    line.get_by_role("button", name=PL.table("log-look")).click()
    expect(page.locator("[data-prompt] h2")).to_have_text(PL.table("past-shown", seq=1))
    for good, n in zip(GOODS, (2, 0, 1), strict=True):  # what everybody begins with
        expect_count(page, good, n)
    expect(page.locator("[data-target].is-legal")).to_have_count(0)
    page.get_by_role("button", name=PL.table("past-back")).click()
    assert guest.standing() == "asked"
    for good, n in zip(GOODS, now, strict=True):
        expect_count(page, good, n)


def test_arrows_go_from_card_to_card_and_the_focus_is_seen(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=16)
    guest = Keyboard(page, seed=1)
    until_acting(guest)
    guest.reach(Part("card", "[data-place='0'], [data-target].is-legal"))
    start = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == str(int(start) + 5)
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.place") == start
    for _ in range(60):
        page.keyboard.press("Tab")
        assert page.evaluate(SEEN_FOCUS), page.evaluate("document.activeElement.outerHTML.slice(0, 300)")


SEEN_FOCUS = """() => {
  const now = document.activeElement;
  if (!now || now === document.body) return true;
  const { outlineStyle, outlineWidth } = getComputedStyle(now);
  return now.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


def test_it_is_ones_turn_in_the_title_of_the_tab(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=17, name="Ania")
    assert Mouse(page).standing() == "asked"
    expect(page).to_have_title(re.compile(f"^● {PL.table('your-turn')}"))


def test_events_are_shown_one_after_another_and_can_be_skipped(windows: Windows) -> None:
    page = windows.open(reduced_motion="no-preference")
    sit(page, "me", "greedy", "greedy", seed=18)
    guest = Mouse(page, seed=1)
    guest.choose()
    page.get_by_role("button", name=PL.table("skip")).click()
    assert guest.standing() == "asked"
