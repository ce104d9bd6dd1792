"""The board of It's a Wonderful Kingdom, part by part: offers, traps, workshop, map; for everybody, on every screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.leading import Moment, asked, lead, lead_two
from browser.looking import wrong
from browser.playing import Part, Touch
from browser.titles.kingdom import TITLE, KeyGuest, MouseGuest, sit_down
from browser.windows import PHONE, SMALL, Screen, Windows
from browser.wording import EN, PL
from karczma.games.wonderful_kingdom.choice.offering import Offer, Select
from karczma.games.wonderful_kingdom.conquest.marching import Muster
from karczma.games.wonderful_kingdom.conquest.phase import Campaign
from karczma.games.wonderful_kingdom.construction.working import Place
from karczma.games.wonderful_kingdom.menaces.combat import Fight
from karczma.games.wonderful_kingdom.planning import Plan
from karczma.games.wonderful_kingdom.table.setup import DuchyWhich, MenaceWhich
from karczma.games.wonderful_kingdom.table.terms import SOLDIER, TOKENS
from karczma.games.wonderful_kingdom.words.derived import completed, productions

ON_ITS_SIDE: Screen = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def has_cubes(g: Any, seat: int) -> bool:
    return any(g.players[seat].wallet[:4]) and len(g.players[seat].selection) < 4 and g.round == 3


MOMENTS: dict[str, tuple[Moment, dict[str, Any]]] = {
    "duchies": (asked(DuchyWhich), {"seed": 16}),
    "offer": (asked(Offer, lambda g, seat: g.round == 3), {"seed": 13, "module": "menaces"}),
    "select": (asked(Select, lambda g, seat: g.round == 2), {"seed": 15, "module": "advisors"}),
    "plan": (asked(Plan, has_cubes), {"seed": 12, "module": "quests"}),
    "fight": (asked(Fight, lambda g, seat: g.round == 2), {"seed": 13, "module": "menaces"}),
    "campaign": (
        asked(Campaign, lambda g, seat: g.players[seat].wallet[SOLDIER] > 1),
        {"seed": 11, "module": "conquest"},
    ),
    "muster": (asked(Muster, lambda g, seat: sum(g.mustered) > 0), {"seed": 14, "module": "conquest"}),
    "solo": (asked(Plan, lambda g, seat: g.round == 2), {"seed": 14, "seats": 1, "module": "advisors"}),
}


def led_to(page: Page, moment: str) -> Any:
    until, how = MOMENTS[moment]
    return lead(page, TITLE, until, **how)


@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_serious_on_the_table(windows: Windows, moment: str) -> None:
    """By candles and by daylight, on a laptop and on a phone; and nothing is wider than a small phone."""
    page = windows.open(theme="auto", color_scheme="dark")
    led_to(page, moment)
    found = wrong(page)
    assert not found, "\n".join(found)


def test_menaces_say_what_they_do_before_they_are_chosen(windows: Windows) -> None:
    """Beside their card; on a phone, where eight of them fill the table, in the prompt."""
    page = windows.open(language="en")
    lead(page, TITLE, asked(MenaceWhich), seed=16, module="menaces")
    rats = page.locator("[data-target='setup:giant_rats']")
    does = "At the end of planning a Rat joins it."
    expect(rats.locator(".says")).to_contain_text(does)
    page.set_viewport_size(PHONE["viewport"])
    rats.click()
    expect(page.locator("[data-prompt] .does")).to_contain_text(does)


@pytest.mark.parametrize("moment", ["offer", "select", "plan", "campaign"])
def test_on_a_phone_on_its_side_every_answer_is_within_reach(windows: Windows, moment: str) -> None:
    page = windows.open(screen=ON_ITS_SIDE)
    led_to(page, moment)
    guest = Touch(page)
    for part in guest.look().parts:
        guest.point(part)


def test_a_card_is_dragged_from_the_hand_into_an_area(windows: Windows) -> None:
    page = windows.open()
    g = led_to(page, "offer")
    seat = g.deciding()[0]
    cards, lying = len(g.players[seat].hand), [len(row) for row in g.areas]
    card = g.cards.names[g.players[seat].hand[-1]]
    page.locator(f"[data-grab='hand:{card}']").drag_to(page.locator("section[data-drop='area:right']"))
    expect(page.locator("[data-grab^='hand:']")).to_have_count(cards - 1)
    expect(page.locator("section[data-drop='area:right'] .card")).to_have_count(lying[1] + 1)


def test_a_card_in_hand_hides_no_other_on_a_phone(windows: Windows) -> None:
    page = windows.open(screen=PHONE)
    g = lead(page, TITLE, asked(Plan, lambda g, seat: len(g.players[seat].selection) == 8), seed=8, module="quests")
    guest = Touch(page)
    for card in {g.cards.names[each] for each in g.players[g.deciding()[0]].selection}:  # taken up one after the other
        guest.press(Part("card", f"[data-target='sel:{card}']"))
        expect(page.locator(f"[data-target='sel:{card}'].is-held").first).to_be_visible()
        for part in guest.look().parts:
            guest.point(part)


def test_a_trap_is_picked_up_and_only_its_owner_reads_the_card(windows: Windows) -> None:
    page = windows.open(language="en")
    g = lead(page, TITLE, asked(Offer), seed=21, module="none")
    seat = g.deciding()[0]
    name = g.cards.names[g.players[seat].hand[0]]
    page.locator("[data-target='piece:trap']").click()
    page.locator(f"[data-target='hand:{name}']").first.click()
    page.locator("button[data-target='area:left']").click()
    page.locator("[data-prompt] .commit .cta").click()
    down = page.locator("section[data-drop='area:left'] .card.back")
    expect(down).to_have_count(1)
    expect(down).to_have_attribute("data-card", name)
    expect(down).to_contain_text("only you know")


def test_nobody_else_is_told_what_lies_face_down(windows: Windows) -> None:
    """Not even in the document: a back is a back."""
    page = windows.open()

    def trapped(g: Any, seat: int) -> bool:
        return isinstance(g.decision(seat), Select) and any(owner == 1 - seat for row in g.traps for owner in row)

    g = lead(page, TITLE, trapped, seed=21, module="none")
    seat = g.deciding()[0]
    hidden = [
        g.cards.names[card]
        for row, owners in zip(g.areas, g.traps, strict=True)
        for card, owner in zip(row, owners, strict=True)
        if owner == 1 - seat
    ]
    assert hidden
    expect(page.locator("section[data-drop] .card.back")).to_have_count(len(hidden))
    for down in page.locator("section[data-drop] .card.back").all():
        assert down.get_attribute("data-card") is None
        assert down.locator(".known").count() == 0


def test_the_production_is_seen_before_a_cube_that_completes_a_card_is_placed(windows: Windows) -> None:
    page = windows.open()

    def completing(g: Any, seat: int) -> bool:
        """The one loose cube would complete a card that produces something, and fits nowhere else."""
        cubes = [choice for choice in g.options(seat) if isinstance(choice, Place)]
        then = completed(cubes[0], g, g.decision(seat)) if len(cubes) == 1 else {}
        return bool(then) and [then[f"then_{token}"] for token in TOKENS[:5]] != productions(g)[seat]

    lead(page, TITLE, completing, seed=12, module="none")
    expect(page.locator(".vs ins")).to_have_count(0)
    page.locator("[data-target^='site:'].is-legal:has(.tag .cb)").first.click()
    expect(page.locator(".vs ins").first).to_be_visible()
    page.locator("[data-prompt] .commit .cta").click()
    expect(page.locator(".vs ins")).to_have_count(0)
    expect(page.locator("[data-spot^='built:']")).not_to_have_count(0)


def test_the_map_is_walked_with_the_arrow_keys(windows: Windows) -> None:
    page = windows.open()
    led_to(page, "campaign")
    page.locator("[data-target='land:red_castle']").focus()
    page.keyboard.press("ArrowLeft")
    first: str = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("ArrowUp")
    second: str = page.evaluate("document.activeElement.dataset.target")
    assert all(each.startswith("land:") for each in (first, second))
    assert len({first, second, "land:red_castle"}) == 3


def test_the_name_of_the_game_is_read_in_full_on_a_small_phone(windows: Windows) -> None:
    page = windows.open(language="en", screen=SMALL)
    sit_down(page, "me", "greedy", seed=16)
    name = page.get_by_role("heading", level=1)
    expect(name).to_have_text("It's a Wonderful Kingdom")
    assert name.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth")


def test_a_refusal_says_why_and_by_which_clause(windows: Windows) -> None:
    page = windows.open()
    led_to(page, "campaign")
    page.locator("[data-target='land:red_castle'].is-dim, [data-target='land:blue_castle'].is-dim").first.press("?")
    expect(page.locator("dialog .cl").first).to_contain_text("WK-CONQ")


def test_the_keyboard_is_enough(windows: Windows) -> None:
    page = windows.open(language="en")
    sit_down(page, "me", "greedy", seed=5, options={"module": "menaces"})
    assert KeyGuest(page, seed=2).play(30) == 30


def test_colours_are_those_of_the_game_and_not_of_the_seats(windows: Windows) -> None:
    page = windows.open()
    g = led_to(page, "campaign")
    seat = g.deciding()[0]
    colour = ("blue", "red")[g.players[seat].colour]
    style = page.locator("section.own").get_attribute("style") or ""
    assert f"--seat-{colour}" in style
    MouseGuest(page, seed=1).play(2)


# -- taking back while both plan -----------------------------------------------------------------------------------


def begin_a_card(page: Page) -> None:
    """The first selected card is dragged into the construction area."""
    selected = page.locator("[data-grab^='sel:']")
    n = selected.count()
    selected.first.drag_to(page.locator("[data-drop='zone:begin']"))
    expect(selected).to_have_count(n - 1)


def test_a_plan_is_taken_back_although_the_other_has_planned_since(windows: Windows) -> None:
    ania, bartek = windows.open(), windows.open(language="en")
    g = lead_two((ania, bartek), TITLE, asked(Plan), seed=12)
    of_ania, of_bartek = ania.locator("[data-grab^='sel:']"), bartek.locator("[data-grab^='sel:']")
    n, m = [len(player.selection) for player in g.players]
    expect(of_ania).to_have_count(n)
    expect(of_bartek).to_have_count(m)
    begin_a_card(ania)
    begin_a_card(bartek)
    expect(ania.get_by_role("log")).to_contain_text("Bartek")
    undo = ania.get_by_role("button", name=PL.table("undo"), exact=True)
    expect(undo).to_be_enabled()
    undo.click()
    expect(of_ania).to_have_count(n)
    expect(ania.get_by_role("log")).to_contain_text(PL.table("log-undo-you"))
    expect(bartek.get_by_role("log")).to_contain_text(EN.table("log-undo", name="Ania"))
    expect(of_bartek).to_have_count(m - 1)
    bartek.keyboard.press("Backspace")
    expect(of_bartek).to_have_count(m)
    expect(of_ania).to_have_count(n)
    expect(bartek.get_by_role("log").get_by_text(f"({EN.table('log-undone')})")).to_have_count(2)
