"""The life of a table around its game: quickly there, and every way out of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.looking import wrong
from browser.places import TITLES
from browser.playing import Mouse
from browser.windows import Windows, join, sit, told
from browser.wording import EN, PL, Words

CLICKS = 3  # from the front page to the first move, a name included
MOVED = """async (table) => (await (await fetch(`/api/tables/${table}/record`)).text()).includes("\\n0 ")"""


class Counting(Mouse):
    """A mouse that counts its clicks."""

    clicks = 0

    def touch(self, right: float, down: float) -> None:
        self.clicks += 1
        super().touch(right, down)


@pytest.mark.parametrize("title", TITLES)
def test_a_stranger_makes_the_first_move_with_three_clicks(windows: Windows, title: str) -> None:
    page = windows.open("/")
    guest = Counting(page, seed=2)
    button = page.locator(f"article:has(a[href='/new/{title}']) button")
    expect(page.get_by_label(PL.page("ask-name"))).to_have_value(PL.page("guest-name"))
    button.click()
    guest.choose()
    page.wait_for_function(MOVED, arg=page.url.rpartition("/")[2])
    assert 1 + guest.clicks <= CLICKS


def test_who_says_their_name_first_goes_on_with_enter(windows: Windows) -> None:
    page = windows.open("/", language="en")
    page.get_by_label(EN.page("ask-name")).fill("Ola")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert told(page, "GET", "/api/me")["name"] == "Ola"


def menu(page: Page, say: Words, entry: str, word: str) -> None:
    """An entry of the table's menu, and the word that says one means it."""
    page.get_by_role("button", name=say.table("table-menu")).click()
    page.get_by_role("button", name=say.page(entry)).click()
    page.get_by_role("group").get_by_role("button", name=say.page(word)).click()
    page.keyboard.press("Escape")


def test_a_host_sends_away_fills_up_gives_up_and_hides(windows: Windows) -> None:
    ania, bartek = windows.open(), windows.open(language="en")
    table = sit(ania, "me", "open", "open", access="open")
    join(bartek, told(ania, "GET", f"/api/tables/{table}"), "Bartek")
    bartek.get_by_role("button", name=EN.page("get-up")).wait_for()
    ania.get_by_role("button", name=PL.page("kick", name="Bartek")).click()
    bartek.get_by_role("button", name=EN.table("sit-down")).first.click()
    expect(bartek.get_by_role("alert")).to_contain_text("The host has sent you away")
    ania.get_by_role("button", name=PL.page("qr-code")).click()
    expect(ania.locator("svg.qr path")).to_have_count(1)
    for n in (2, 3):
        ania.get_by_role("button", name=PL.page("fill-with-bot", n=n)).click()
    ania.wait_for_selector("[data-target^='duke:']")

    menu(ania, PL, "concede", "concede")
    expect(ania.get_by_role("heading", name=PL.page("unfinished-conceded"))).to_be_visible()
    ania.goto("/")
    row = ania.locator("section.mine li", has_text=PL.page("stopped-conceded"))
    expect(row).to_have_count(1)
    ania.goto("/history")
    expect(ania.locator("li.game", has_text=PL.page("unfinished-conceded"))).to_have_count(1)
    ania.locator("li.game").get_by_role("button", name=PL.page("hide-table", name="").strip()).click()
    expect(ania.locator("li.game")).to_have_count(0)
    ania.get_by_role("button", name=PL.page("show-again")).click()
    expect(ania.locator("li.game")).to_have_count(1)
    windows.close(but=["403", "409"])


def test_a_table_that_waits_is_called_off(windows: Windows) -> None:
    ania, bartek = windows.open(theme="auto", color_scheme="dark"), windows.open(language="en")
    table = sit(ania, "me", "open", "open", access="open")
    join(bartek, told(ania, "GET", f"/api/tables/{table}"), "Bartek")
    bartek.get_by_role("button", name=EN.page("get-up")).wait_for()
    assert not wrong(ania)
    ania.get_by_role("button", name=PL.page("cancel-table")).click()
    ania.get_by_role("group").get_by_role("button", name=PL.page("cancel-table")).click()
    for page, say in ((ania, PL), (bartek, EN)):
        expect(page.get_by_role("heading", name=say.page("unfinished-cancelled"))).to_be_visible()


def test_two_people_give_up_together_and_one_may_leave_it_to_a_bot(windows: Windows) -> None:
    ania, bartek = windows.open(), windows.open(language="en")
    for ends in (True, False):
        table = sit(ania, "me", "open", seed=21)
        join(bartek, told(ania, "GET", f"/api/tables/{table}"), "Bartek")
        for page in (ania, bartek):
            page.wait_for_selector("[data-prompt]")
        if ends:
            menu(ania, PL, "concede-ask", "concede-ask")
            bartek.get_by_role("button", name=EN.page("concede-refuse")).click()
            expect(ania.locator(".vote")).to_have_count(0)
            menu(ania, PL, "concede-ask", "concede-ask")
            bartek.get_by_role("button", name=EN.page("concede-agree")).click()
            for page, say in ((ania, PL), (bartek, EN)):
                expect(page.get_by_role("heading", name=say.page("unfinished-conceded"))).to_be_visible()
        else:
            menu(bartek, EN, "leave-game", "leave-game")
            bartek.wait_for_url("**/")
            assert told(ania, "GET", f"/api/tables/{table}")["seats"][1]["stand_in"]


def test_bots_of_the_same_name_do_not_keep_the_menu_shut(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", "greedy")  # both are called the same, and chance is committed by each seat's own number
    page.wait_for_selector("[data-prompt]")
    menu(page, PL, "concede", "concede")
    expect(page.get_by_role("heading", name=PL.page("unfinished-conceded"))).to_be_visible()
