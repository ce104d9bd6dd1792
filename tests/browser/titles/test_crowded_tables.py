"""Whatever lies on a table can be reached with a pointer, however much there is: late games, laid on the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.leading import asked, lead
from browser.reaching import showing
from browser.windows import LAPTOP, PHONE, Screen, Windows, enter, sit, told
from browser.wording import PL
from karczma.games.wonderful_kingdom.choice.offering import Offer
from karczma.games.wonderful_kingdom.planning import Plan

SCREENS: dict[str, Screen] = {
    "1440x900": LAPTOP,
    "1280x720": {"viewport": {"width": 1280, "height": 720}},
    "390x844": PHONE,
}
LEAST = 24  # px of each card, at the least
MOST = 0.75  # of what is smaller
WHOLE = 999  # px: that of each card, however large

GEAR = ("weapon", "garment", "spell")

Position = dict[str, Any]
Cards = dict[str, list[str]]  # the cards of a title, by family
Lays = Callable[[Position, Cards], None]


def lay(page: Page, title: str, lays: Lays) -> None:
    """At this window's tables of the title other cards lie, and other things are asked, than the server says."""
    enter(page, "Jagoda")
    files = told(page, "GET", f"/api/titles/{title}/cards")
    cards = {family: list(each) for family, each in files.items()}
    cards |= {kind: of_type(files["equipment"], kind) for kind in GEAR if "equipment" in files}

    def between(window: WebSocketRoute) -> None:
        def send(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "position":
                lays(heard, cards)
            window.send(json.dumps(heard))

        window.connect_to_server().on_message(send)

    page.route_web_socket("**/api/tables/*/socket*", between)


def of_type(entries: dict[str, dict[str, Any]], kind: str) -> list[str]:
    return [name for name, entry in entries.items() if entry.get("type") == kind]


def sit_down(page: Page, title: str, lays: Lays, **options: str) -> None:
    lay(page, title, lays)
    sit(page, "me", "greedy", title=title, seed=31, options=options)
    page.wait_for_selector("[data-prompt].asking")


def ask(position: Position, name: str, clause: str, choice: str, part: str, cards: list[str], **parts: Any) -> None:
    """One of these cards is asked for."""
    plain: dict[str, Any] = {"name": choice, "facts": {}, "here": None, "next": None}
    offers = [{**plain, "text": f"{choice} {part}={card}", "parts": {part: card}} for card in cards]
    position["deciding"] = [0]
    position["question"] = {
        "seat": 0,
        "name": name,
        "clause": clause,
        "parts": parts,
        "options": offers,
        "refusals": [],
    }


def expect_all_within_reach(page: Page, css: str, n: int, least: float = LEAST) -> None:
    """So many cards, and each of them shows, or most of it."""
    shown = showing(page, css)
    assert len({name for name, *_ in shown}) == n, shown
    covered = [f"{name}: {px} px of {width}" for name, px, width in shown if px < min(least, width * MOST)]
    assert not covered, covered


# -- Valeria -------------------------------------------------------------------------------------------------------


def late_in_valeria(position: Position, cards: Cards) -> None:
    """All kinds of Citizens that mixed stacks may bring, two of each; and all that were acquired and slain."""
    realm = position["view"]["realms"][0]
    realm["citizens"] = dict.fromkeys(cards["citizens"], 2)
    realm["domains"] = cards["domains"][:9]
    realm["slain"] = cards["monsters"][:14] * 2
    returned = [*realm["citizens"], *realm["slain"][:14]]
    by = {"by": realm["domains"][0], "zone": "citizens"}
    ask(position, "return-which", "VK-CARD-18", "return-card", "card", returned, **by)


@pytest.mark.parametrize("screen", SCREENS)
def test_each_card_of_a_tableau_is_within_reach(windows: Windows, screen: str) -> None:
    page = windows.open(screen=SCREENS[screen])
    sit_down(page, "valeria", late_in_valeria)
    if screen == "390x844":
        expect_all_within_reach(page, "[data-prompt] [data-choice]", 20 + 14)
        page.locator(".nav [data-tab=tableau]").tap()
        expect_all_within_reach(page, "dialog [data-card]", 20 + 9 + 14)
    else:
        expect_all_within_reach(page, "[data-target^='own:']", 20 + 9 + 14)


def test_all_own_numbers_are_in_sight_on_a_phone(windows: Windows) -> None:
    page = windows.open(screen=PHONE)
    sit_down(page, "valeria", late_in_valeria)
    strip = page.locator(".strip .cs")
    expect(strip.locator(".cc")).to_have_count(10)
    assert strip.evaluate("(row) => row.scrollWidth <= row.clientWidth")


def exhausted_in_valeria(position: Position, cards: Cards) -> None:
    """A stack of each row has run out, and whoever acts is told so."""
    view = position["view"]
    view["monsters"][0], view["citizens"][3], view["domains"][1], view["domains_below"][1] = [], [], [], 0
    terrain, citizen = view["terrains"][0], view["stack_kinds"][3]
    ask(position, "act", "VK-ACT-01", "take-resource", "resource", ["gold", "strength"])
    position["question"]["refusals"] = [
        refusal("slay", "VK-SLAY-01", {"monster": cards["monsters"][0]}, {"terrain": terrain}),
        refusal("recruit", "VK-RECR-01", {"citizen": citizen}, {"citizen": citizen}),
        refusal("from-empty", "VK-EXH-01", {"place": 16}, {"row": "domains", "stack": 2}),
    ]


def refusal(choice: str, clause: str, parts: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    said = " ".join([choice, *(f"{part}={value}" for part, value in parts.items())])
    return {"text": said, "name": choice, "parts": parts, "clause": clause, "facts": facts, "shown": {}, "here": None}


@pytest.mark.parametrize("screen", ["1440x900", "390x844"])
def test_an_empty_place_can_be_pressed_and_says_why(windows: Windows, screen: str) -> None:
    page = windows.open(screen=SCREENS[screen])
    sit_down(page, "valeria", exhausted_in_valeria)
    empty = page.locator(".slot-empty [data-target]")
    expect(empty).to_have_count(3)
    why = page.get_by_role("dialog", name=PL.table("why-not"))
    for place, clause in ((0, "VK-SLAY-01"), (8, "VK-RECR-01"), (16, "VK-EXH-01")):
        page.locator(f".slot-empty [data-place='{place}']").click()
        expect(why).to_contain_text(clause)
        page.keyboard.press("Escape")
        expect(why).to_be_hidden()
    if screen == "1440x900":
        page.locator("[data-place='15']").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("?")
        expect(why).to_contain_text("W stosie Włości nr 2 nie ma już kart.")


def harvest_in_valeria(position: Position, cards: Cards) -> None:
    """Two Citizens may be used; another one has been used already."""
    realm = position["view"]["realms"][0]
    realm["citizens"] = {"monk": 1, "alchemist": 1, "archer": 1}
    ask(position, "use-which", "VK-HARV-14", "use-citizen", "citizen", ["monk", "alchemist"])
    position["question"]["refusals"] = [refusal("use-citizen", "VK-HARV-18", *[{"citizen": "archer"}] * 2)]


@pytest.mark.parametrize("screen", ["1440x900", "390x844"])
def test_a_citizen_that_cannot_be_used_says_why_where_it_lies(windows: Windows, screen: str) -> None:
    page = windows.open(screen=SCREENS[screen])
    sit_down(page, "valeria", harvest_in_valeria)
    if screen == "390x844":
        expect(page.locator("[data-prompt] [data-choice]")).to_have_count(2)
        page.locator(".nav [data-tab=tableau]").tap()
    page.locator("[data-target='own:archer']").click()
    expect(page.get_by_role("dialog", name=PL.table("why-not"))).to_contain_text("VK-HARV-18")


# -- Northgard -----------------------------------------------------------------------------------------------------


def late_in_northgard(position: Position, cards: Cards) -> None:
    player = position["view"]["players"][0]
    player["hand"] = cards["development"][:16]
    player["active"] = cards["development"][16:26]
    player["upgrades"] = cards["clan_cards"][:2]
    position["view"]["display"] = cards["development"][-9:]


@pytest.mark.parametrize("screen", SCREENS)
def test_each_card_of_a_hand_in_northgard_is_within_reach(windows: Windows, screen: str) -> None:
    page = windows.open(screen=SCREENS[screen])
    sit_down(page, "northgard", late_in_northgard, clans="random")
    if screen == "390x844":
        page.locator(".nav [data-tab=hand]").tap()
        expect_all_within_reach(page, "dialog [data-card]", 16 + 10 + 9 + 2)
    else:
        expect_all_within_reach(page, "[data-target^='hand:']", 16)
        expect_all_within_reach(page, "[data-spot^='active:']", 10)
        expect_all_within_reach(page, "[data-spot^='row:']", 9)


# -- Empires of the North ------------------------------------------------------------------------------------------


def late_in_the_north(position: Position, cards: Cards) -> None:
    """An Empire with upgraded Fields, and a hand of many cards."""
    player, holding = position["view"]["players"][0], position["view"]["outlook"]["holdings"][0]
    player["hand"] = cards["glenn"] + cards["ulaf"][:8]
    player["empire"] = [*cards["panuk"], *cards["heidel"], *cards["islands"][:5]]
    n = len(player["empire"])
    player |= {"exhausted": [i % 2 for i in range(n)], "used": [0] * n, "assigned": [[0] * 11] * n, "tied": [0] * n}
    holding |= {"hosts": [-1] * n, "copied": [""] * n, "harvest": [[0] * 11] * n}
    holding["hosts"][3:6] = [0, 0, 1]  # two upgrades lie under the first Field, one under the second


@pytest.mark.parametrize("screen", SCREENS)
def test_each_card_of_an_empire_and_a_hand_is_within_reach(windows: Windows, screen: str) -> None:
    page = windows.open(screen=SCREENS[screen])
    sit_down(page, "empires_north", late_in_the_north, clans="random")
    expect_all_within_reach(page, "[data-target^='hand:']", 21 + 8)
    if screen == "390x844":
        page.locator(".nav [data-tab=empire]").tap()
    expect_all_within_reach(page, "[data-target^='own:']", 21 + 21 + 5, WHOLE)  # nothing lies over another


# -- It's a Wonderful Kingdom --------------------------------------------------------------------------------------


def late_in_the_kingdom(position: Position, cards: Cards) -> None:
    """A full hand and selection; much is being built, and much was."""
    player = position["view"]["players"][position["seat"]]
    developments = cards["developments"]
    player |= {"hand": developments[:12], "selection": developments[:10], "selection_traps": [-1] * 10}
    player |= {"construction": developments[10:25], "built": developments[:36], "calamities": []}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("moment", [Offer, Plan])
def test_each_card_of_a_duchy_is_within_reach(windows: Windows, screen: str, moment: type[Any]) -> None:
    page = windows.open(screen=SCREENS[screen])
    lay(page, "wonderful_kingdom", late_in_the_kingdom)
    lead(page, "wonderful_kingdom", asked(moment), seed=12, module="none")
    if moment is Offer:
        expect_all_within_reach(page, "[data-target^='hand:']", 12)
        return
    expect_all_within_reach(page, "[data-target^='sel:']", 10)
    expect_all_within_reach(page, "[data-target^='site:']", 15)
    if screen == "390x844":
        page.locator(".nav [data-tab=duchy]").tap()
    expect_all_within_reach(page, ".built [data-card]", 36)


# -- Monster Lands -------------------------------------------------------------------------------------------------


def late_in_monster_lands(position: Position, cards: Cards) -> None:
    """A clan of seven with all the equipment there is, four lands, and many tokens."""
    view = position["view"]
    members: list[dict[str, Any]] = [
        {"mercenary": name, "leader": not i, "wounded": i == 1, "used": False, "trail": "", "land": "", "gear": []}
        for i, name in enumerate(cards["mercenaries"][:7])
    ]
    for kind in GEAR:
        for member, equipment in zip(members, cards[kind], strict=False):
            member["gear"].append({"equipment": equipment, "used": False})
    lands = [{"land": land, "settler": "", "worked": False} for land in cards["lands"][:4]]
    view["outlook"]["clans"][0] |= {"members": members, "lands": lands}
    tokens = {"traps": cards["traps"][:4], "loot": cards["loot"][:4], "trophies": cards["monsters"][:6]}
    view["players"][0] |= tokens


@pytest.mark.parametrize("screen", SCREENS)
def test_each_member_land_and_token_of_a_clan_is_within_reach(windows: Windows, screen: str) -> None:
    page = windows.open(screen=SCREENS[screen])
    sit_down(page, "monster_lands", late_in_monster_lands)
    if screen == "390x844":
        page.locator(".nav [data-tab=clan]").tap()
        page.wait_for_selector("[data-page=clan]")
    expect_all_within_reach(page, ".team [data-card]", 7 + 18)
    expect_all_within_reach(page, ".settle [data-card]", 4)
    expect_all_within_reach(page, ".belongings [data-card]", 4 + 4 + 6)
