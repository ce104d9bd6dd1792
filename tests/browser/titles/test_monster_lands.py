"""Monster Lands in a real browser: whole games by mouse and touch, the keyboard, a battle, nothing serious for axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.leading import asked, lead
from browser.looking import grave_on_the_way, too_wide
from browser.playing import Keyboard, Mouse, Touch
from browser.windows import LAPTOP, PHONE, SMALL, Screen, Windows, sit, told
from karczma.games.monster_lands.deployment.turn import Act


def sit_down(page: Page, *seats: str, **wishes: Any) -> str:
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


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_clan_is_chosen_from_cards_that_tell_what_it_gives(windows: Windows, screen: Screen) -> None:
    page = windows.open(language="en", screen=screen)
    sit_down(page, "me", "greedy", "greedy", seed=5)
    clans = page.locator(".clans .clan")
    expect(clans).to_have_count(4)
    expect(clans.filter(has_text="led by Mruk")).to_have_count(1)
    expect(clans.filter(has_text="Clan of the Jungle")).to_contain_text("+2 to a kill.")
    point(page, clans.filter(has_text="Clan of the Jungle").locator("p").last)
    expect(page.locator("[data-target='affiliation:jungle']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-prompt] .commit .cta").click()
    expect(clans).to_have_count(0)
    expect(page.locator("[data-target='member:poissen']" if screen is LAPTOP else ".pcit")).to_be_visible()


def point(page: Page, part: Locator) -> None:
    """Wherever it is pressed, whatever lies on top answers."""
    part.scroll_into_view_if_needed()
    box = part.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_alone_the_scenario_tells_what_it_changes_how_hard_it_is_and_what_the_medals_ask_for(windows: Windows) -> None:
    page = windows.open(language="en")
    sit_down(page, "me", seed=5, options={"scenario": "victim_of_ploys"})
    for words in ("2 ploys face down", "medium", "Hero", "56"):
        expect(page.locator("[data-spot=sambor]")).to_contain_text(words)


def crowd(g: Any, seat: int) -> bool:
    return max(len(player.clan) for player in g.players) >= 6


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_everything_public_about_a_rival_is_opened_as_large_as_ones_own(windows: Windows, screen: Screen) -> None:
    page = windows.open(language="en", screen=screen)
    g = lead(page, "monster_lands", asked(Act, crowd), seats=3, seed=4)
    rival = max(range(3), key=lambda seat: len(g.players[seat].clan))
    page.locator(f".opp [data-open='{rival}'], .rival[data-spot='clan:{rival}']").first.click()
    sheet = page.locator(f"[data-tableau='{rival}']")
    names = [g.cards.members[member].name for member in g.players[rival].clan]
    for name in dict.fromkeys(names):
        expect(sheet.locator(f"[data-card='{name}']").first).to_be_attached()
    expect(sheet.locator(".members > li")).to_have_count(len(names))
    assert sheet.locator(".members .card").first.evaluate("card => card.getBoundingClientRect().width") >= 74
    expect(sheet.locator(".is-legal")).to_have_count(0)
    sheet.locator("[data-card='purkas']").click()
    expect(page.locator(".lens, dialog").filter(has_text="Cancel 1 monster hit")).to_be_visible()


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
