"""Monster Lands in a real browser: whole games by mouse and touch, the keyboard, a battle, nothing serious for axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.looking import grave_on_the_way, too_wide
from browser.playing import Keyboard, Mouse, Touch
from browser.windows import PHONE, SMALL, Windows, sit, told


def sit_down(page: Page, *seats: str, **wishes: object) -> str:
    table = sit(page, *seats, title="monster_lands", **wishes)
    page.wait_for_selector("[data-prompt].asking")
    return table


def expect_result(page: Page, table: str) -> None:
    scores = told(page, "GET", f"/api/tables/{table}")["result"]["scores"]
    totals = page.get_by_role("listitem").locator("strong").all_inner_texts()
    assert sorted(int(text.split()[-1].rpartition(":")[2]) for text in totals) == sorted(scores)


@pytest.mark.whole_game
def test_a_game_against_a_bot_by_mouse_in_polish(windows: Windows) -> None:
    page = windows.open()
    table = sit_down(page, "me", "greedy", seed=5)
    Mouse(page, seed=2).finish()
    expect_result(page, table)


@pytest.mark.whole_game
def test_a_game_against_two_bots_by_touch_on_a_phone_in_english(windows: Windows) -> None:
    page = windows.open(language="en", screen=PHONE)
    table = sit_down(page, "me", "greedy", "random", seed=6)
    Touch(page, seed=3).finish()
    expect_result(page, table)


@pytest.mark.whole_game
def test_a_solo_scenario_on_the_smallest_phone(windows: Windows) -> None:
    page = windows.open(screen=SMALL)
    table = sit_down(page, "me", seed=7, options={"scenario": "victim_of_ploys"})
    expect(page.locator("[data-spot=sambor]")).to_contain_text("Ofiara podstępu")
    Touch(page, seed=4).finish()
    expect_result(page, table)


def test_ploys_and_gifts_by_mouse(windows: Windows) -> None:
    page = windows.open(language="en", theme="light")
    sit_down(page, "me", "random", "random", seed=8, options={"ploy": "true", "queens_gift": "true"})
    assert Mouse(page, seed=5).play(40) == 40


def test_the_keyboard_reaches_everything(windows: Windows) -> None:
    page = windows.open(language="en")
    sit_down(page, "me", "random", seed=9)
    guest = Keyboard(page, seed=6)
    assert guest.play(18) == 18


def test_a_die_is_taken_up_with_a_key_and_put_into_a_house(windows: Windows) -> None:
    page = windows.open()
    sit_down(page, "me", "random", seed=10)
    guest = Mouse(page, seed=1)
    guest.until("[data-target='house:merchant'].is-legal")
    page.keyboard.press("s")
    expect(page.locator(".pd.held")).to_have_count(1)
    before = page.locator("[data-spot^='pool:0'] .d").count()
    page.locator("[data-target='house:merchant']").click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-spot='pool:0'] .d")).to_have_count(before - 1)


def test_a_die_is_dragged_into_a_house(windows: Windows) -> None:
    page = windows.open()
    sit_down(page, "me", "random", seed=11)
    guest = Mouse(page, seed=1)
    guest.until("[data-target='house:merchant'].is-legal")
    before = page.locator("[data-spot='pool:0'] .d").count()
    page.locator(".pool [data-target^='die:']").first.drag_to(page.locator("[data-spot='house:merchant'] .in"))
    expect(page.locator("[data-spot='pool:0'] .d")).to_have_count(before - 1)


def test_a_greyed_ware_says_why(windows: Windows) -> None:
    page = windows.open()
    sit_down(page, "me", "random", seed=12)
    guest = Mouse(page, seed=1)
    guest.until("[data-target^='house:'].is-dim, [data-target^='trail:'].is-dim")
    page.locator("[data-target^='trail:'].is-dim, [data-target^='house:'].is-dim").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("ML-")


def test_a_battle_is_a_scene_with_its_odds(windows: Windows) -> None:
    page = windows.open()
    sit_down(page, "me", "greedy", seed=7)
    guest = Mouse(page, seed=8)
    guest.until(".stage")
    expect(page.locator(".stage .steps li.now")).to_have_count(1)
    expect(page.locator(".gauge .post").first).to_be_visible()
    expect(page.locator(".odds")).to_be_visible()
    page.locator(".odds .peek").click()
    expect(page.locator(".odds .cbar")).to_have_count(0)


# -- for everybody -------------------------------------------------------------------------------------------------

MOMENTS = {"clans": "[data-prompt].asking", "acting": "[data-target^='house:'].is-legal", "battle": ".stage"}


def test_axe_finds_nothing_serious_from_the_clans_to_a_battle(windows: Windows) -> None:
    page = windows.open(theme="auto", color_scheme="dark")
    sit_down(page, "me", "random", "random", seed=6)
    found = grave_on_the_way(Mouse(page, seed=3), MOMENTS)
    assert not found, "\n".join(found)


def test_nothing_scrolls_sideways_on_a_small_phone(windows: Windows) -> None:
    page = windows.open(screen=SMALL)
    sit_down(page, "me", "greedy", "greedy", "greedy", seed=5)
    Touch(page, seed=1).until("[data-target^='house:'].is-legal")
    for page_of_the_map in ("citadel", "lands", "clan"):
        page.locator(f".nav [data-tab={page_of_the_map}]").tap()
        expect(page.locator(f"[data-page={page_of_the_map}]")).to_be_visible()
        assert not too_wide(page), page_of_the_map
        assert not too_wide(page, ".pmap"), page_of_the_map
