"""The board of Empires of the North: whole games by mouse, finger and keyboard, and what only this board has."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.ending import expect_scores
from browser.leading import asked, lead
from browser.legible import wrong
from browser.looking import grave, grave_on_the_way, too_wide
from browser.playing import Keyboard, Mouse, Touch
from browser.windows import PHONE, SIDEWAYS, SMALL, Windows, sit
from browser.wording import EN, PL
from karczma.games.empires_north.expedition import VisitWhat

TITLE = "empires_north"
COMMIT = "[data-prompt] .commit .cta"


def begin(page: Page, *opponents: str, seed: int = 5, **options: str) -> str:
    """A table at which chance deals the Clans, unless the options say otherwise."""
    table = sit(page, "me", *opponents, title=TITLE, seed=seed, options={"clans": "random", **options})
    page.wait_for_selector("[data-prompt].asking")
    return table


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.whole_game
def test_a_game_against_a_bot_by_mouse_on_a_laptop_in_polish(windows: Windows) -> None:
    page = windows.open()
    begin(page, "greedy", seed=29, clans="choose")
    Mouse(page, seed=29).finish()
    expect_scores(page, PL)


@pytest.mark.whole_game
def test_a_game_against_a_bot_by_touch_on_a_phone_in_english(windows: Windows) -> None:
    page = windows.open(language="en", screen=PHONE)
    begin(page, "greedy", seed=22, clans="choose")
    Touch(page, seed=22).finish()
    expect_scores(page, EN)


@pytest.mark.parametrize("scenario", ["rival_clan", "hungry_winter"])
def test_a_solo_scenario_by_mouse_in_polish(windows: Windows, scenario: str) -> None:
    page = windows.open()
    begin(page, seed=23, scenario=scenario, difficulty="easy")
    Mouse(page, seed=23).finish()
    expect_scores(page, PL)


def test_a_solo_scenario_by_touch_on_a_phone_in_english(windows: Windows) -> None:
    page = windows.open(language="en", screen=PHONE)
    begin(page, seed=24, scenario="race_for_the_isles")
    Touch(page, seed=24).finish()
    expect_scores(page, EN)


def test_it_is_played_by_keyboard_alone(windows: Windows) -> None:
    page = windows.open()
    begin(page, "greedy", seed=25)
    assert Keyboard(page, seed=25).play(20) == 20


# -- the choice of a Clan ------------------------------------------------------------------------------------------


def test_six_clans_are_seen_at_once_with_what_they_begin_with_and_each_is_chosen_wherever_it_is_pressed(
    windows: Windows,
) -> None:
    """One that is taken says by whom, and why it cannot be had."""
    page = windows.open(language="en")
    sit(page, "random", "me", title=TITLE, seed=5)
    page.wait_for_selector("[data-prompt].asking")
    clans = page.locator("article.clan")
    expect(clans).to_have_count(6)
    for wide, high in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": wide, "height": high})
        for clan in clans.all():
            expect(clan).to_be_in_viewport(ratio=1)
        assert wrong(page) == []
    taken = page.locator("article.clan.gone")
    expect(taken).to_contain_text("led by Mruk")
    taken.locator("[data-target]").click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("EN-SETUP-08")
    page.keyboard.press("Escape")
    free = page.locator("article.clan:not(.gone)").first
    expect(free).to_contain_text(re.compile("of 10.*in the deck.*begins with", re.DOTALL))
    for place in (free.locator("h3"), free.locator("p").first, free.locator(".card").first):
        box = place.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(free.locator("[data-target]")).to_have_class(re.compile("is-selected"))
        page.keyboard.press("Escape")
        expect(page.locator("article.clan.chosen")).to_have_count(0)


# -- the ring ------------------------------------------------------------------------------------------------------

LIT_TILES = "[data-target^='tile:'].is-legal"
HOLDS = "[role=radiogroup] [role=radio]"


def test_the_tiles_answer_for_the_pawn_that_is_held(windows: Windows) -> None:
    """A new pawn goes anywhere; one that stands on a tile goes beside it, and the price says so."""
    page = windows.open()
    begin(page, "random", seed=9)
    guest = Mouse(page, seed=9)
    guest.until("[data-target='tile:populate'].is-legal")
    page.locator("[data-target='tile:populate']").click()
    page.locator(COMMIT).click()
    guest.until(f"{HOLDS}:nth-child(2)")
    page.locator(HOLDS, has_text="Zaludnij").click()
    expect(page.locator(HOLDS, has_text="Zaludnij")).to_be_checked()
    expect(page.locator("[data-target='tile:populate']")).not_to_have_class(re.compile("is-legal"))
    assert page.locator(LIT_TILES).count() <= 2
    for tile in page.locator(LIT_TILES).all():
        expect(tile).to_contain_text("−1")


def test_the_window_puts_one_card_before_the_action(windows: Windows) -> None:
    page = windows.open(language="en")
    begin(page, "greedy", seed=7)
    Mouse(page, seed=3).until(".hand.open")
    card = page.locator("[data-target^='hand:'].is-legal").first
    name = card.locator(".nm").inner_text()
    card.click()
    expect(page.locator("[data-spot=hub]")).to_contain_text(name)
    expect(page.locator(COMMIT)).to_contain_text(EN.told(TITLE, "do-take-window", {}))
    expect(page.get_by_role("button", name="Without a card")).to_be_visible()


def test_on_a_phone_the_card_in_the_ring_can_be_read(windows: Windows) -> None:
    """There it is no more than a picture."""
    page = windows.open(language="en", screen=PHONE)
    begin(page, "greedy", seed=7)
    Touch(page, seed=3).until(".hand.open")
    card = page.locator("[data-target^='hand:'].is-legal").first
    name = card.locator(".nm").inner_text()
    card.click()
    page.locator("[data-spot=hub] [data-card]").click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def test_a_card_that_cannot_be_built_says_why_and_by_which_clause(windows: Windows) -> None:
    page = windows.open()
    begin(page, "greedy", seed=7)
    Mouse(page, seed=3).until("[data-target^='tile:'].is-legal")
    page.locator("[data-target^='hand:'].is-dim").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("EN-B")


# -- payment and ships ---------------------------------------------------------------------------------------------


def test_gold_is_offered_and_never_forced(windows: Windows) -> None:
    """Mackinnon begins with Gold. While there is a Resource to pay with, Enter pays without it."""
    page = windows.open(language="en")
    begin(page, "greedy", seed=7, clans="choose")
    page.locator("[data-target='clan:mackinnon']").click()
    page.locator(COMMIT).click()
    Mouse(page, seed=3).until("[data-prompt] .goods .cta", 160)
    offers = page.locator("[data-prompt] .goods .btn")
    texts = offers.locator(".t").all_inner_texts()
    assert len(texts) > 1
    assert "Gold" in texts[-1]
    assert "Gold" not in texts[0]
    assert "cta" in str(offers.first.get_attribute("class"))


# -- chains --------------------------------------------------------------------------------------------------------


def test_a_chain_can_be_gone_through_again_step_by_step(windows: Windows) -> None:
    page = windows.open()
    begin(page, "greedy", seed=7)
    Mouse(page, seed=3).until(".chain output:not(:text('1/1'))")
    chain = page.locator(".chain")
    steps = int(chain.locator("output").inner_text().partition("/")[2])
    last = chain.locator("p").inner_text()
    for _ in range(steps - 1):
        chain.get_by_role("button", name=PL.told(TITLE, "chain-back", {})).click()
    expect(chain.locator("output")).to_have_text(f"1/{steps}")
    expect(chain.locator("p")).not_to_have_text(last)
    for _ in range(steps - 1):
        chain.get_by_role("button", name=PL.told(TITLE, "chain-on", {})).click()
    expect(chain.locator("p")).to_have_text(last)


# -- for everybody -------------------------------------------------------------------------------------------------

MOMENTS = {
    "clans": "[data-target^='clan:']",
    "lookout": "[data-target^='stage:']",
    "acting": LIT_TILES,
    "window": ".hand.open",
}


def lead_to_a_voyage(page: Page, seats: int) -> None:
    lead(page, TITLE, asked(VisitWhat), seats=seats, seed=9, clans="random")
    page.wait_for_selector("[data-target^='isle:'].is-legal", state="attached")


def test_axe_finds_nothing_serious(windows: Windows) -> None:
    page = windows.open(theme="auto", color_scheme="dark")
    begin(page, "greedy", seed=9, clans="choose")
    found = grave_on_the_way(Mouse(page, seed=3), MOMENTS)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_serious_on_a_voyage(windows: Windows) -> None:
    page = windows.open(theme="auto", color_scheme="dark")
    lead_to_a_voyage(page, 2)
    found = grave(page, arrived="[data-prompt].asking")
    assert not found, "\n".join(found)


def test_a_phone_on_its_side_shows_ones_own_goods_and_all_that_may_be_chosen(windows: Windows) -> None:
    page = windows.open(screen=SIDEWAYS)
    begin(page, "greedy", "greedy", "greedy", seed=9)
    Touch(page, seed=3).until(LIT_TILES)
    expect(page.locator(".strip[data-spot='player:0']")).to_be_in_viewport(ratio=1)
    found = wrong(page)
    assert not found, "\n".join(found)


def test_nothing_scrolls_sideways_on_a_small_phone(windows: Windows) -> None:
    page = windows.open(screen=SMALL)
    begin(page, "greedy", "greedy", "greedy", seed=9, clans="choose")
    guest = Touch(page, seed=3)
    for moment in ("clans", "lookout", "acting"):
        guest.until(MOMENTS[moment])
        assert not too_wide(page), moment
    lead_to_a_voyage(page, 4)
    assert not too_wide(page), "voyage"


# Tiles of which something else hides a part: the middle of each, and points near its rim that the ring leaves free.
HIDDEN = """() => [...document.querySelectorAll("[data-target^='tile:']")].filter((tile) => {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.85]].some(([right, down]) => {
    const hit = document.elementFromPoint(left + width * right, top + height * down);
    return !hit?.closest(".ring");
  });
}).map((tile) => tile.dataset.target)"""


@pytest.mark.parametrize(("opponents", "seed", "options"), [(0, 23, {"scenario": "hungry_winter"}), (3, 9, {})])
def test_the_ring_is_never_covered_on_a_small_phone(
    windows: Windows, opponents: int, seed: int, options: dict[str, str]
) -> None:
    """Not while a pawn is placed, nor in the window, where a chosen card has much to say."""
    page = windows.open(screen=SMALL)
    begin(page, *["greedy"] * opponents, seed=seed, **options)
    guest = Touch(page, seed=5)
    guest.until(LIT_TILES)
    assert page.evaluate(HIDDEN) == []
    guest.until(".hand.open", 160)
    page.locator("[data-target^='hand:'].is-legal").first.tap()
    expect(page.locator(COMMIT)).to_be_visible()
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def test_the_whole_table_is_on_one_screen(windows: Windows) -> None:
    """Four players late in a game: nothing has to be scrolled, and every card of every Empire is in its panel."""
    page = windows.open()
    lead(page, TITLE, lambda g, seat: g.round == 4, seats=4, seed=7, clans="random")
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    hidden = page.evaluate(
        """() => [...document.querySelectorAll(".opp .emp")].filter((each) => each.scrollHeight > each.clientHeight + 1)
          .map((each) => [each.scrollHeight, each.clientHeight])"""
    )
    assert hidden == []
