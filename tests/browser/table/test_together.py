"""Several people at one table: through an invitation, on one device, and those who only watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Mouse, Player, Touch
from browser.windows import PHONE, Windows, enter, join, sit, told
from browser.wording import EN, PL


def finish_together(*players: Player) -> None:
    """Whoever is asked answers, until the game is over for everybody."""
    for _ in range(2000):
        standings = [player.choose_if_asked() for player in players]
        if all(standing == "over" for standing in standings):
            return
        if "asked" not in standings:
            players[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


@pytest.mark.whole_game
def test_two_browsers_play_each_other_through_an_invitation_link(windows: Windows) -> None:
    ania = windows.open("/new/valeria")
    ania.get_by_role("button", name=PL.page("remove-seat", n=3)).click()
    seat = ania.get_by_role("group", name=PL.page("seat-kind", n=2))
    seat.get_by_role("button", name=PL.page("seat-open")).click()
    ania.get_by_role("button", name=PL.page("open-and-invite")).click()
    ania.get_by_label(PL.page("ask-name")).fill("Ania")
    ania.get_by_role("button", name=PL.page("go-on")).click()
    link = ania.get_by_label(PL.table("invite")).input_value()

    bartek = windows.open(link, language="en", screen=PHONE)
    bartek.get_by_role("button", name=EN.page("sit-down")).tap()
    bartek.get_by_label(EN.page("ask-name")).fill("Bartek")
    bartek.get_by_role("button", name=EN.page("go-on")).tap()

    finish_together(Mouse(ania, seed=1), Touch(bartek, seed=2))
    scores = told(ania, "GET", f"/api/tables/{ania.url.rpartition('/')[2]}")["result"]["scores"]
    for page, say in ((ania, PL), (bartek, EN)):
        totals = [f"{say.table('end-total')}:{score}" for score in sorted(scores, reverse=True)]
        expect(page.locator("section.end strong")).to_have_text(totals)
    ania.get_by_role("button", name=PL.table("end-rematch")).click()
    expect(bartek.locator(".deeds [role=status]")).to_have_text(EN.end("rematch-from", name="Ania"))
    expect(bartek.get_by_role("button", name=EN.table("end-rematch-go"))).to_be_visible()


def two_at_a_table(windows: Windows, **wishes: object) -> tuple[Page, Page]:
    ania, bartek = windows.open(), windows.open(language="en")
    table = sit(ania, "me", "open", name="Ania", **wishes)
    join(bartek, told(ania, "GET", f"/api/tables/{table}"), "Bartek")
    return ania, bartek


def test_they_chat(windows: Windows) -> None:
    ania, bartek = two_at_a_table(windows, seed=21)
    bartek.wait_for_selector("[data-prompt].asking")  # he is there; what was said before would be no news
    ania.get_by_role("tab", name=PL.table("chat")).click()
    ania.get_by_label(PL.table("chat-line")).fill("Kości są dziś łaskawe!")
    ania.keyboard.press("Enter")
    expect(ania.get_by_role("log", name=PL.table("chat"))).to_contain_text("Ania Kości są dziś łaskawe!")
    unread = bartek.get_by_label(EN.table("chat-unread", n=1))
    expect(unread).to_be_visible()
    bartek.get_by_role("tab", name=EN.table("chat")).click()
    expect(bartek.get_by_role("log", name=EN.table("chat"))).to_contain_text("Ania Kości są dziś łaskawe!")
    bartek.get_by_label(EN.table("chat-line")).fill("<b>Not to me</b>")
    bartek.get_by_role("button", name=EN.table("chat-send")).click()
    expect(ania.get_by_role("log", name=PL.table("chat"))).to_contain_text("Bartek <b>Not to me</b>")


def test_taking_back_what_was_seen_needs_consent(windows: Windows) -> None:
    ania, bartek = two_at_a_table(windows, seed=22)
    for page in (ania, bartek):
        Mouse(page).choose()  # a Duke each; then dice are rolled, and everybody has seen them
    ask = ania.get_by_role("button", name=PL.table("undo-ask"))
    ask.click()
    expect(ania.get_by_text(PL.table("undo-waiting", names="Bartek"))).to_be_visible()
    bartek.get_by_role("button", name=EN.table("disagree")).click()
    ask.click()
    expect(bartek.get_by_text(re.compile("Ania asks to take this back: .*Duke"))).to_be_visible()
    bartek.get_by_role("button", name=EN.table("agree"), exact=True).click()
    expect(bartek.get_by_role("log")).to_contain_text(EN.table("log-undone"))
    expect(bartek.locator("[data-target^='duke:']")).to_have_count(2)


def test_a_bot_stands_in_until_the_person_is_back(windows: Windows) -> None:
    ania, bartek = two_at_a_table(windows, seed=25)
    Mouse(bartek).choose()
    ania.get_by_role("button", name=PL.table("table-menu")).click()
    ania.get_by_role("button", name=PL.table("menu-stand-in")).click()
    expect(ania.get_by_text(PL.table("stood-in"))).to_be_visible()
    expect(bartek.get_by_text(EN.table("stood-in-other"))).to_be_visible()
    assert Mouse(bartek, seed=1).play(2) == 2  # the bot has chosen a Duke, and plays its turns
    ania.locator("[data-prompt]").get_by_role("button", name=PL.table("menu-give-back")).click()
    expect(ania.get_by_text(PL.table("stood-in"))).to_be_hidden()
    back, other = Mouse(ania, seed=1), Mouse(bartek, seed=2)
    for _ in range(2000):
        if back.look(patience=0).standing == "asked":
            return
        if other.choose_if_asked() != "asked":
            ania.wait_for_timeout(20)
    raise AssertionError("she is never asked again")


def test_somebody_watches_and_sees_no_hidden_card(windows: Windows) -> None:
    ania, celina = windows.open(), windows.open(language="en")
    table = sit(ania, "me", "greedy", access="open", seed=23)
    guest = Mouse(ania, seed=1)
    guest.play(1)
    celina.goto("/")
    others = celina.get_by_role("region", name=EN.page("watch-title"))
    others.locator(f"a[href='/table/{table}']").click()
    expect(celina.get_by_role("group", name=EN.valeria("row-citizens")).first).to_be_visible()
    expect(celina.locator("[data-target].is-legal")).to_have_count(0)
    expect(celina.get_by_role("button", name=EN.valeria("peek"))).to_have_count(0)
    expect(ania.get_by_title(PL.table("watching", n=1))).to_be_visible()
    lines = celina.get_by_role("log").get_by_role("listitem").count()
    guest.play(4)
    expect(celina.get_by_role("log").get_by_role("listitem").nth(lines + 1)).to_be_attached()


# Whose table it is (nobody's while the curtain is drawn) and all that the page holds: one look, for it may turn.
# Nothing while the table is being laid.
WHO_SEES_WHAT = """() => {
  const [curtain, own] = [document.querySelector(".curtain"), document.querySelector("section.own b")];
  return curtain || own ? [curtain ? "" : own.innerText, document.documentElement.outerHTML] : ["", ""];
}"""


def test_on_one_device_a_curtain_hides_the_others_duke(windows: Windows) -> None:
    page = windows.open()
    enter(page, "Ania")
    table = told(
        page,
        "POST",
        "/api/tables",
        {"title": "valeria", "seats": [{"who": "me", "name": "Ania"}, {"who": "me", "name": "Bartek"}], "seed": 24},
    )
    page.goto(f"/table/{table['id']}")
    guest = Mouse(page, seed=1)
    dukes: dict[str, set[str]] = {}
    for name in ("Ania", "Bartek"):
        assert guest.standing() == "curtain"
        opening = page.get_by_role("button", name=PL.table("curtain-open", name=name))
        assert not page.locator("[data-target]").count(), "cards are seen beside the curtain"
        opening.click()
        cards = page.locator("[data-target^='duke:'] .sr")
        expect(cards).to_have_count(2)
        dukes[name] = {each.split(",")[0] for each in cards.all_text_contents()}
        guest.choose()
    seen: set[str] = set()
    for _ in range(60):
        if len(seen) == 2:
            return
        guest.standing()
        name, text = page.evaluate(WHO_SEES_WHAT)
        assert not [duke for other, each in dukes.items() if other != name for duke in each if duke in text]
        seen |= {name} & dukes.keys()
        guest.choose()
    raise AssertionError(f"only {seen} were ever asked")
