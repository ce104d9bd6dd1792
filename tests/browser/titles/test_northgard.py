"""The board of Northgard: whole games by mouse, finger and keyboard, and what only this board has."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.ending import expect_scores
from browser.leading import asked, lead
from browser.legible import wrong
from browser.looking import grave, grave_on_the_way, too_wide
from browser.playing import Keyboard, Mouse, Part, Touch
from browser.windows import LAPTOP, PHONE, SIDEWAYS, SMALL, Windows, sit
from browser.wording import EN, PL
from karczma.games.northgard.battles.combat import Feed

TITLE = "northgard"
ASKED = "() => document.querySelector('[data-prompt] h2')?.innerText ?? ''"
LANDS = """() => [...document.querySelectorAll("[data-target^='land:']")].map((land) => land.ariaLabel).sort().join()"""


def begin(page: Page, *opponents: str, seed: int = 5, **options: str) -> str:
    table = sit(page, "me", *(opponents or ("greedy",)), title=TITLE, seed=seed, options=options)
    page.wait_for_selector("[data-prompt].asking")
    return table


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.whole_game
def test_a_game_against_a_bot_by_mouse_on_a_laptop_in_polish(windows: Windows) -> None:
    page = windows.open()
    begin(page, seed=25)
    Mouse(page, seed=25).finish()
    expect_scores(page, PL)


@pytest.mark.whole_game
def test_a_game_against_a_bot_by_touch_on_a_phone_in_english(windows: Windows) -> None:
    page = windows.open(language="en", screen=PHONE)
    begin(page, seed=22)
    Touch(page, seed=22).finish()
    expect_scores(page, EN)


def test_it_is_played_by_keyboard_alone(windows: Windows) -> None:
    page = windows.open()
    begin(page, seed=23)
    assert Keyboard(page, seed=23).play(20) == 20


# -- gestures ------------------------------------------------------------------------------------------------------


def middle(page: Page, territory: str) -> tuple[float, float]:
    """Where the units of a territory stand on the screen."""
    found = page.evaluate(
        """(name) => {
          const pawns = [...document.querySelectorAll(".window svg .pawn")].map((pawn) => pawn.getBoundingClientRect());
          const box = document.querySelector(`[data-target="${name}"]`).getBoundingClientRect();
          const inside = pawns.find((p) => p.left + p.width / 2 > box.left && p.right - p.width / 2 < box.right
            && p.top + p.height / 2 > box.top && p.bottom - p.height / 2 < box.bottom
            && document.elementsFromPoint(p.left + p.width / 2, p.bottom - 6)
              .some((each) => each.dataset?.target === name));
          return inside ? [inside.left + inside.width / 2, inside.top + inside.height / 2] : null;
        }""",
        territory,
    )
    assert found, f"no units stand on {territory}"
    return found[0], found[1]


def until_moving(guest: Mouse) -> None:
    for _ in range(60):
        if guest.standing() == "asked" and "From which territory do you move?" in guest.page.evaluate(ASKED):
            return
        guest.choose()
    raise AssertionError("nobody ever moves")


def drag_an_army(guest: Mouse) -> str:
    """From where, where to, how many: three questions of the rules, one movement of the hand. Where it began."""
    page = guest.page
    guest.press(Part("source", "[data-target^='land:'].legal"))
    source = str(page.locator("[data-target^='land:'].selected").get_attribute("data-target"))
    goal = guest.point(Part("goal", "[data-target^='land:'].legal"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-target^='land:'].selected")).to_have_count(0)
    start = middle(page, source)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2, steps=4)
    page.mouse.move(*goal, steps=4)
    page.mouse.up()
    return source


def sent_off(page: Page) -> None:
    """Where several could go it is asked how many, as after a click; one who goes alone is not counted."""
    stepper, log = page.locator("[data-prompt] .stepper"), page.locator("[role=log]")
    expect(stepper.or_(log.get_by_text("You move")).first).to_be_visible()
    if stepper.count():
        expect(log).not_to_contain_text("You move")
        together = int(stepper.locator("output b").inner_text())
        page.keyboard.press("-")
        expect(stepper.locator("output b")).to_have_text(str(together - 1))
        page.keyboard.press("Enter")


def test_an_army_is_dragged_over_a_border_in_one_gesture(windows: Windows) -> None:
    page = windows.open(language="en")
    begin(page, seed=31)
    guest = Mouse(page, seed=4)
    until_moving(guest)
    drag_an_army(guest)
    sent_off(page)
    expect(page.locator("[role=log]")).to_contain_text("You move")


def test_one_press_takes_a_dragged_army_back(windows: Windows) -> None:
    page = windows.open(language="en")
    begin(page, seed=31)
    guest = Mouse(page, seed=4)
    until_moving(guest)
    prompt, log = page.locator("[data-prompt]"), page.locator("[role=log]")
    before = page.evaluate(LANDS)
    drag_an_army(guest)
    sent_off(page)
    undo = page.get_by_role("button", name=EN.table("undo"), exact=True)
    expect(log).to_contain_text("You move")
    expect(undo).to_have_attribute("title", re.compile("You (move|attack)"))
    page.wait_for_function(f"(before) => ({LANDS})() !== before", arg=before)
    page.keyboard.press("Backspace")
    expect(log).to_contain_text(EN.table("log-undo-you"))
    expect(log.get_by_text(f"({EN.table('log-undone')})").first).to_be_visible()
    expect(prompt).to_contain_text("From which territory do you move?")
    page.wait_for_function(f"(before) => ({LANDS})() === before", arg=before)


def test_the_ghost_lies_on_every_cell_that_fits_and_a_cell_that_does_not_says_why(windows: Windows) -> None:
    page = windows.open()
    begin(page, seed=5)
    guest = Mouse(page, seed=1)
    guest.until("[data-target^='cell:'].legal")
    expect(page.locator(".lay.legal .ghost-art").first).to_be_visible()
    page.locator("[data-target^='cell:'].dim").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("NG-")
    page.keyboard.press("Escape")
    page.locator("[data-target^='cell:'].legal").first.click()
    expect(page.locator(".dial button")).to_have_count(4)
    page.keyboard.press("e")
    expect(page.locator(".dial [aria-pressed=true]")).to_have_count(1)


def test_the_map_is_dragged_and_zoomed(windows: Windows) -> None:
    page = windows.open()
    begin(page, seed=5)
    guest = Mouse(page, seed=1)
    guest.until("[data-target^='hand:'].is-legal")
    chart = page.locator(".window > svg.ngmap")
    at_first = chart.get_attribute("viewBox") or ""
    box = chart.bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] - 60)
    page.mouse.wheel(0, -400)
    expect(chart).not_to_have_attribute("viewBox", at_first)
    zoomed = chart.get_attribute("viewBox") or ""
    page.mouse.down()
    page.mouse.move(box["x"] + 140, box["y"] + box["height"] - 90, steps=4)
    page.mouse.up()
    expect(chart).not_to_have_attribute("viewBox", zoomed)
    expect(chart).not_to_have_attribute("viewBox", at_first)
    page.get_by_role("button", name=PL.northgard("zoom-all")).click()
    expect(chart).to_have_attribute("viewBox", at_first)


# -- what is told --------------------------------------------------------------------------------------------------


def test_fame_of_others_lies_face_down(windows: Windows) -> None:
    page = windows.open(language="en")
    begin(page, seed=5)
    expect(page.locator(".opp .rune")).to_have_text(f"{EN.northgard('fame-hidden')}?")
    expect(page.locator(".own .rune")).to_have_text(f"{EN.northgard('fame-of', n=0)}0")


def test_a_battle_is_told_line_by_line_with_the_sums_of_both_sides(windows: Windows) -> None:
    """With creatures; and there is nothing in it that axe finds serious."""
    page = windows.open(language="en", theme="auto", color_scheme="dark")
    lead(page, TITLE, asked(Feed), seed=11, creatures="true")
    guest = Mouse(page, seed=1)
    guest.until(".bt", 10)
    lines = page.locator(".bt li")
    expect(lines.nth(0)).to_contain_text("NG-COMB-04")
    assert lines.count() >= 5
    sums: list[int] = page.evaluate("[...document.querySelectorAll('.bt .sum .of')].map((of) => eval(of.innerText))")
    totals = [int(text) for text in page.locator(".bt .sum .p").all_inner_texts()]
    assert sums == totals
    found = grave(page, screens=[LAPTOP])
    assert not found, "\n".join(found)
    assert guest.play(8) == 8


def test_a_territory_is_described_to_those_who_listen(windows: Windows) -> None:
    page = windows.open(language="en")
    begin(page, seed=5)
    Mouse(page, seed=1).until("[data-target^='hand:'].is-legal")
    labels = page.locator("[data-target^='land:']").evaluate_all("(lands) => lands.map((land) => land.ariaLabel)")
    assert any("Ania" in label and "units" in label for label in labels)
    assert all("open" in label or "closed" in label for label in labels)


# -- the choice of a clan --------------------------------------------------------------------------------------------

CLAN = "[data-target='clan:{}']"
ALL_SEEN = """() => [...document.querySelectorAll(".clan")].filter((clan) => {
  const { left, right, top, bottom } = clan.getBoundingClientRect();
  const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return within && clan.scrollHeight <= clan.clientHeight;
}).length"""


def test_seven_clans_are_seen_at_once_and_each_is_chosen_wherever_it_is_pressed(windows: Windows) -> None:
    """By what they say, by digits, by a finger; one that is taken says by whom, and why it cannot be had."""
    page = windows.open(language="en")
    sit(page, "random", "me", title=TITLE, seed=5)
    page.wait_for_selector("[data-prompt].asking")
    prompt = page.locator("[data-prompt]")
    for wide, high in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_function(f"() => ({ALL_SEEN})() === 7")
    taken = page.locator(".clan.taken")
    expect(taken).to_have_count(1)
    expect(taken).to_contain_text("led by Mruk")
    taken.get_by_role("button", name="Clan of the").first.click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("NG-SETUP-11")
    page.keyboard.press("Escape")
    stag = page.locator(".clan", has=page.locator(CLAN.format("stag")))
    expect(stag).to_contain_text(
        re.compile("straight for fame.*medium.*close by exploring.*combat.*in your deck", re.DOTALL)
    )
    for place in (stag.locator(".med"), stag.locator("dl"), stag.locator(".card").nth(1), stag.locator(".power")):
        box = place.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 8)
        expect(page.locator(CLAN.format("stag"))).to_have_attribute("aria-pressed", "true")
        expect(prompt).to_contain_text("Clan of the Stag")
        page.keyboard.press("Escape")
        expect(page.locator(".clan.selected")).to_have_count(0)
    page.keyboard.press("7")
    expect(page.locator(CLAN.format("snake"))).to_have_attribute("aria-pressed", "true")
    page.set_viewport_size(PHONE["viewport"])
    expect(page.locator(".clan dl")).to_have_count(1)
    page.locator(CLAN.format("raven")).click()
    expect(page.locator(".clan.selected dl")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".clan")).to_have_count(0)


def test_on_its_side_a_phone_shows_advice_beside_the_clans_and_above_the_question(windows: Windows) -> None:
    page = windows.open(language="en", screen=SIDEWAYS)
    begin(page)
    advice, prompt = page.locator(".thumb aside"), page.locator("[data-prompt]")
    advice.get_by_role("button", name="Clan of the Goat").click()
    expect(page.locator(CLAN.format("goat"))).to_have_attribute("aria-pressed", "true")
    expect(prompt).to_contain_text("Clan of the Goat")
    for part in (advice, prompt):
        expect(part).to_be_in_viewport(ratio=1)


# -- what is told when it is asked for -----------------------------------------------------------------------------


def test_all_a_rival_has_the_names_of_the_land_and_what_a_choice_does_are_told(windows: Windows) -> None:
    page = windows.open(language="en")
    begin(page, seed=5)
    Mouse(page, seed=1).until("[data-target^='hand:'].is-legal")
    page.get_by_role("button", name=EN.table("tableau-open", name="Mruk")).click()
    sheet = page.locator("[data-tableau='1']")
    told = ("Mruk", "NG-CLAN", "Active Zone", "Upgrades", "NG-SCORE-05", EN.northgard("fame-hidden"), "Territories")
    for part in told:
        expect(sheet).to_contain_text(part)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    lands = page.locator("[data-target^='land:']").count()
    page.keyboard.press("l")
    expect(page.locator(".window .label")).to_have_count(lands)
    page.get_by_role("button", name=EN.northgard("labels")).click()
    expect(page.locator(".window .label")).to_have_count(0)

    prompt = page.locator("[data-prompt]")
    page.locator("[data-target='deed:pass']").click()
    expect(prompt).to_contain_text("take a card from the display")
    expect(prompt).to_contain_text("NG-TURN-18")
    page.keyboard.press("Escape")
    expect(prompt).to_contain_text("NG-TURN-02")

    page.set_viewport_size(PHONE["viewport"])
    chart = page.locator(".window > svg.ngmap")
    page.wait_for_selector(".window.folded")
    for _ in range(4):
        chart.hover(position={"x": 180, "y": 120}, force=True)
        page.mouse.wheel(0, -400)
    seen = chart.get_attribute("viewBox") or ""
    page.get_by_role("button", name=EN.northgard("minimap")).click(position={"x": 8, "y": 8})
    expect(chart).not_to_have_attribute("viewBox", seen)


# -- for everybody -------------------------------------------------------------------------------------------------

MOMENTS = {
    "clans": "[data-target^='clan:']",
    "laying": "[data-target^='cell:'].legal",
    "acting": "[data-target^='hand:'].is-legal",
    "building": "[data-prompt] .build",
    "goods": "[data-prompt] .options.goods",
}


def test_axe_finds_nothing_serious_from_the_clans_to_a_gain(windows: Windows) -> None:
    page = windows.open(theme="auto", color_scheme="dark")
    begin(page, seed=5)
    found = grave_on_the_way(Mouse(page, seed=1), MOMENTS)
    assert not found, "\n".join(found)


def test_a_phone_on_its_side_shows_ones_own_numbers_and_all_that_may_be_chosen(windows: Windows) -> None:
    page = windows.open(screen=SIDEWAYS)
    begin(page, "greedy", "greedy", "greedy", "greedy", seed=5)
    Touch(page, seed=1).until(MOMENTS["acting"])
    expect(page.locator(".strip[data-spot='realm:0']")).to_be_in_viewport(ratio=1)
    found = wrong(page)
    assert not found, "\n".join(found)


def test_nothing_scrolls_sideways_on_a_small_phone(windows: Windows) -> None:
    page = windows.open(screen=SMALL)
    begin(page, "greedy", "greedy", "greedy", "greedy", seed=5)
    guest = Touch(page, seed=1)
    for moment in ("clans", "laying", "acting"):
        guest.until(MOMENTS[moment])
        assert not too_wide(page), moment
