"""A campaign in a real browser: begun from the lobby, played step by step, left, gone on with, and over."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from browser.looking import wrong
from browser.playing import Mouse, Player, Touch
from browser.windows import PHONE, SMALL, Windows, enter, told
from browser.wording import EN, PL, Words
from server.visiting import Serving

TITLE = "monster_lands"
COURSE = (  # of somebody who has come far
    *(("business_as_usual", "normal", "monster_snack"), ("business_as_usual", "beginner", "veteran")),
    *(("money_first", "normal", "adept"), ("money_first", "normal", "hero")),
)
OUTCOMES = {  # of a game at High, whatever was earned
    "lower": ("jeszcze raz, o poziom łatwiej", "one level easier"),
    "again": ("na tym samym poziomie", "at the same difficulty"),
    "next": ("na Zwykłym poziomie", "at Normal difficulty"),
    "harder": ("na Wysokim lub Okrutnym", "at High or Cruel"),
}
STAND_IN = """([table, bot]) => new Promise((done) => {
  const socket = window.standsIn = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "stand-in", seat: 0, bot }));
  socket.onmessage = ({ data }) => JSON.parse(data).type === "done" && done(true);
})"""


def begin(page: Page, say: Words, level: str) -> str:
    """From the lobby, at that difficulty and with dice that are the same each time; the id of the first table."""
    page.goto("/")
    page.get_by_role("link", name=say.page("campaign-begin")).click()
    page.get_by_role("radio", name=level, exact=True).click()
    expect(page.get_by_role("radio", name=level, exact=True)).to_be_checked()
    expect(page.get_by_role("switch", checked=True)).to_have_count(1)
    page.get_by_label(say.page("seed")).fill("5")
    page.get_by_role("button", name=say.page("campaign-begin")).click()
    page.get_by_label(say.page("ask-name")).fill("Ania")
    page.get_by_role("button", name=say.page("go-on"), exact=True).click()
    return at_table(page)


def at_table(page: Page) -> str:
    """The game is asked for an answer; the id of its table."""
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-prompt].asking")).to_be_visible()
    expect(page.locator("#end-title")).to_have_count(0)
    return page.url.rpartition("/")[2]


def expect_step(page: Page, say: Words, number: int) -> None:
    """What the end of a game says about the campaign."""
    step = page.locator(".step")
    expect(step).to_contain_text(say.page("campaign-nth-game", n=number), ignore_case=True)
    outcome = step.get_attribute("data-outcome") or ""
    expect(step).to_contain_text(OUTCOMES[outcome][say is EN])
    expect(step.locator(".cl")).to_have_text("ML-CAMP-01")


def go_on(page: Page, say: Words, before: str) -> str:
    """On to the next game with one press; a Hero says how hard it will be."""
    step = page.locator(".step")
    chooses = step.get_attribute("data-outcome") == "harder"
    step.locator(".choose .btn" if chooses else ".on .cta").first.click()
    page.wait_for_url(lambda url: not url.endswith(before))
    return at_table(page)


def bot_plays_on(page: Page, say: Words) -> None:
    page.get_by_role("button", name=say.table("table-menu")).click()
    page.get_by_role("button", name=say.table("menu-stand-in")).click()
    expect(page.locator("#end-title")).to_be_visible(timeout=90_000)


def two_steps(page: Page, guest: Player, say: Words, level: str) -> None:
    first = begin(page, say, level)
    guest.finish()
    expect_step(page, say, 1)
    second = go_on(page, say, first)
    guest.play(4)
    page.goto("/")
    row = page.locator("[data-campaign]")
    expect(row).to_contain_text(say.page("campaign-games", n=1))
    row.get_by_role("button").click()
    assert at_table(page) == second
    bot_plays_on(page, say)
    expect(page.locator(".step")).to_contain_text(say.page("campaign-nth-game", n=2), ignore_case=True)
    page.get_by_role("link", name=say.page("campaign-see")).click()
    expect(page.locator(".trail li")).to_have_count(10)
    expect(page.locator("[aria-labelledby=games] li")).to_have_count(2)
    campaign = told(page, "GET", f"/api/campaigns/{page.url.rpartition('/')[2]}")
    assert [game["table"] for game in campaign["games"]] == [first, second]


@pytest.mark.whole_game
def test_two_steps_by_mouse_in_polish(windows: Windows) -> None:
    page = windows.open()
    two_steps(page, Mouse(page, seed=4), PL, "Wysoki")


@pytest.mark.whole_game
def test_two_steps_by_touch_on_a_phone_in_english(windows: Windows) -> None:
    page = windows.open(language="en", screen=PHONE)
    two_steps(page, Touch(page, seed=3), EN, "High")


def test_a_campaign_is_lost_at_the_lowest_level(windows: Windows) -> None:
    page = windows.open(screen=SMALL)
    enter(page, "Ania")
    begun = told(page, "POST", "/api/campaigns", {"title": TITLE})
    table = told(page, "POST", f"/api/campaigns/{begun['id']}/next", {"options": begun["due"][0], "seed": 1})["id"]
    page.goto(f"/table/{table}")
    at_table(page)
    page.evaluate(STAND_IN, [table, "random"])
    expect(page.locator(".step")).to_contain_text("kampania przegrana", timeout=90_000)
    expect(page.locator(".step .cl")).to_have_text("ML-CAMP-02")
    expect(page.locator(".step .cta")).to_have_count(0)
    page.get_by_role("link", name=PL.page("campaign-see")).click()
    expect(page.get_by_role("heading", name=PL.page("campaign-lost"))).to_be_visible()
    expect(page.get_by_role("link", name=PL.page("campaign-begin"))).to_be_visible()


# -- somebody who has come far -------------------------------------------------------------------------------------


def far(page: Page, server: Serving) -> str:
    """A campaign of four games, the last one a Hero's."""
    enter(page, "Ania")
    campaign: str = told(page, "POST", "/api/campaigns", {"title": TITLE})["id"]
    games = [dict(zip(("scenario", "difficulty", "rank"), game, strict=True)) for game in COURSE]
    with closing(sqlite3.connect(server.data / "karczma.sqlite3")) as database:
        values = (json.dumps({"games": games}), len(games), campaign)
        database.execute("update campaigns set state = ?, step = ? where id = ?", values)
        database.commit()
    return campaign


def test_a_hero_chooses_how_hard_it_gets(windows: Windows, server: Serving) -> None:
    page = windows.open(language="en")
    campaign = far(page, server)
    page.goto("/")
    page.locator(f"[data-campaign='{campaign}']").get_by_role("link", name=EN.page("campaign-on")).click()
    expect(page.get_by_role("heading", name="Blitz")).to_be_visible()
    expect(page.locator(".trail li.done .medal")).to_have_count(2)
    expect(page.locator(".trail [aria-current=step]")).to_contain_text("Blitz")
    expect(page.locator(".choose .btn")).to_have_text(["High", "Cruel"])
    page.get_by_role("button", name="Cruel").click()
    table = at_table(page)
    options = told(page, "GET", f"/api/tables/{table}")["options"]
    assert {"campaign": "true", "scenario": "blitz", "difficulty": "cruel"}.items() <= options.items()
    page.go_back()
    page.reload()
    page.get_by_role("button", name=EN.page("campaign-back")).click()
    assert at_table(page) == table


def test_it_is_given_up_after_a_second_thought(windows: Windows, server: Serving) -> None:
    page = windows.open()
    page.goto(f"/campaign/{far(page, server)}")
    give_up = page.get_by_role("button", name=PL.page("campaign-give-up"))
    give_up.click()
    keep = page.get_by_role("button", name=PL.page("campaign-keep"))
    expect(keep).to_be_focused()
    keep.click()
    give_up.click()
    page.get_by_role("button", name=PL.page("campaign-give-up-yes")).click()
    expect(page.get_by_role("heading", name=PL.page("campaign-given-up"))).to_be_visible()
    expect(give_up).to_have_count(0)
    page.goto("/")
    page.wait_for_selector("article button")
    expect(page.locator("[data-campaign]")).to_have_count(0)
    page.goto("/history")
    expect(page.locator("[data-campaign]")).to_contain_text(PL.page("campaign-given-up"))


def test_nobody_else_finds_it(windows: Windows, server: Serving) -> None:
    campaign = far(windows.open(), server)
    other = windows.open(f"/campaign/{campaign}")
    expect(other.get_by_role("heading", name=PL.page("not-found"))).to_be_visible()
    windows.close(but=("401 (Unauthorized)",))


PAGES = {"lobby": ("/", "article button"), "history": ("/history", "li"), "page": ("/campaign/{campaign}", "ol li")}


@pytest.mark.parametrize("place", PAGES)
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(windows: Windows, server: Serving, place: str) -> None:
    path, arrived = PAGES[place]
    page = windows.open(theme="auto", color_scheme="dark")
    campaign = far(page, server)
    page.goto(path.format(campaign=campaign))
    expect(page.locator(".medal").first).to_be_visible()
    found = wrong(page, arrived=arrived)
    assert not found, "\n".join(found)
