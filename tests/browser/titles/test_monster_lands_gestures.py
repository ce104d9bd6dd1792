"""Monster Lands, what is done by hand: equipment and dice moved, chances looked up, one device for two people."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.leading import asked, lead
from browser.playing import Keyboard, Mouse, Part
from browser.titles.test_monster_lands import sit_down
from browser.windows import Windows, sit
from karczma.games.monster_lands.battles.attack import SacrificeMagic
from karczma.games.monster_lands.battles.strike import Striking
from karczma.games.monster_lands.bots.odds import likely
from karczma.games.monster_lands.table.storage import DiscardTrap, trap_limit
from karczma.kernel.choices import Choice
from karczma.kernel.flow import Decision
from karczma.players.random import RandomPlayer
from server.patching import patched

BOUGHT = "dawnrite"  # the cheapest piece on the Market with this seed
SEED = 1


def part(page: Page, target: str, mood: str = ".is-legal") -> Locator:
    return page.locator(f"[data-target='{target}']{mood}").first


def press(page: Page, target: str) -> None:
    """A part of the table is selected, and once more: that is it."""
    expect(part(page, target)).to_be_visible()
    part(page, target).click()
    expect(part(page, target, ".is-selected")).to_be_visible()
    part(page, target, ".is-selected").click()


LEADER = ".mm:has(.lead)"
OTHER = ".mm:not(:has(.lead))"


def gear_of(page: Page, holder: str) -> Locator:
    return page.locator(holder).locator(f"[data-target='gear:{BOUGHT}']")


def with_equipment(page: Page) -> None:
    """The Leader has bought something at the Market and holds it."""
    sit_down(page, "me", "random", seed=SEED)
    Mouse(page, seed=1).until("[data-target='house:market'].is-legal")
    press(page, "house:market")
    press(page, "die:strength")
    press(page, f"ware:{BOUGHT}")
    press(page, who(page, LEADER))
    expect(gear_of(page, LEADER)).to_be_visible()


def who(page: Page, holder: str) -> str:
    return str(page.locator(f"{holder} [data-target^='member:']").get_attribute("data-target"))


# -- equipment -----------------------------------------------------------------------------------------------------


def test_equipment_is_dragged_from_one_mercenary_to_another(windows: Windows) -> None:
    page = windows.open()
    with_equipment(page)
    gear_of(page, LEADER).drag_to(page.locator(f"{OTHER} [data-target^='member:']"))
    expect(gear_of(page, OTHER)).to_be_visible()
    expect(gear_of(page, LEADER)).to_have_count(0)


def test_equipment_is_moved_with_the_keyboard(windows: Windows) -> None:
    page = windows.open(language="en")
    with_equipment(page)
    guest = Keyboard(page)
    expect(part(page, f"gear:{BOUGHT}")).to_be_visible()
    for target in (f"gear:{BOUGHT}", who(page, OTHER)):
        expect(part(page, target)).to_be_visible()
        guest.reach(Part("card", f"[data-target='{target}']"))
        page.keyboard.press("Enter")
        expect(part(page, target, ".is-selected")).to_be_focused()
        page.keyboard.press("Enter")
    expect(gear_of(page, OTHER)).to_be_visible()
    expect(gear_of(page, LEADER)).to_have_count(0)


# -- dice ----------------------------------------------------------------------------------------------------------


def pool(page: Page) -> Locator:
    return page.locator("[data-spot='pool:0'] .d")


def at_the_first_action(page: Page) -> int:
    """How many dice there are."""
    sit_down(page, "me", "random", seed=SEED)
    Mouse(page, seed=1).until("[data-target='house:merchant'].is-legal")
    return pool(page).count()


def test_a_die_goes_to_the_merchant_by_keyboard_alone(windows: Windows) -> None:
    page = windows.open()
    before = at_the_first_action(page)
    page.keyboard.press("w")
    held = page.locator(".pd.held")
    expect(held).to_have_attribute("data-target", "die:influence_5")
    Keyboard(page).reach(Part("card", "[data-target='house:merchant']"))
    page.keyboard.press("Enter")
    expect(pool(page)).to_have_count(before - 1)
    expect(page.locator("[data-spot='pool:0'] [data-target='die:influence_5']")).to_have_count(0)


def test_a_die_is_refused_by_a_house_that_does_not_take_its_colour(windows: Windows) -> None:
    page = windows.open()
    before = at_the_first_action(page)
    page.locator(".pool [data-target='die:strength']").drag_to(page.locator("[data-spot='house:alchemist'] .in"))
    expect(page.locator(".pd.held")).to_have_count(0)
    expect(part(page, "house:alchemist")).to_be_visible()
    expect(pool(page)).to_have_count(before)


class Inputs:
    """Somebody who counts what they press."""

    def __init__(self, page: Page) -> None:
        self.page, self.n = page, 0

    def click(self, target: str) -> None:
        self.n += 1
        part(self.page, target, "").click()

    def enter(self) -> None:
        self.n += 1
        self.page.keyboard.press("Enter")


def test_a_mercenary_is_recruited_with_four_inputs_at_most_and_the_price_is_told_before(windows: Windows) -> None:
    page = windows.open(language="en")
    at_the_first_action(page)
    placed = page.locator("[data-spot='space:tavern:1'] .d")
    gold = page.locator("[data-spot='purse:0:gold'] .tk").first
    wanted = page.locator("[data-spot='house:tavern'] [data-target^='ware:'].is-legal").first
    target, inputs = str(wanted.get_attribute("data-target")), Inputs(page)
    inputs.click(target)
    expect(part(page, target, ".is-selected")).to_be_visible()
    dearest = page.locator("[data-way]").last
    cost = int(str(dearest.get_attribute("aria-label")).split("now: ")[1].split(".")[0])
    left = int(gold.inner_text()) - cost
    die = str(dearest.get_attribute("data-way"))
    inputs.click(f"die:{die}")
    expect(dearest).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"[data-target='{target}'] .price")).to_contain_text(str(cost))
    inputs.enter()
    expect(page.locator(f".own [data-target='member:{target.removeprefix('ware:')}']")).to_be_visible()
    expect(placed).to_have_count(1)
    expect(gold).to_have_text(str(left))
    assert inputs.n <= 4


def test_a_die_goes_straight_to_a_ware_or_a_space_and_a_greyed_ware_says_why(windows: Windows) -> None:
    page = windows.open(language="en")
    before = at_the_first_action(page)
    page.locator("[data-target^='ware:'].is-dim").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("ML-")
    page.keyboard.press("Escape")
    page.locator(".pool [data-target='die:influence_5']").drag_to(
        page.locator("[data-spot='house:tavern'] .is-legal[data-target^='ware:']").first
    )
    expect(page.locator("[data-way='influence_5']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.locator(".pool [data-target='die:magic']").drag_to(part(page, "space:alchemist:1"))
    expect(pool(page)).to_have_count(before - 1)


class Trapper(RandomPlayer):
    """Buys traps wherever there are any, and earns the gold for them."""

    def choose(self, view: Any, seat: int) -> Choice:
        options = {str(each): each for each in view.decision(seat).options(view)}
        liked = ("take-trap", "visit building=hunting_lodge", "visit building=mine", "end-turn")
        found = [option for like in liked for text, option in options.items() if text.startswith(like)]
        return found[0] if found else super().choose(view, seat)


def many_traps(g: Any, seat: int) -> bool:
    return len(g.players[seat].traps) > trap_limit(g, seat) + 1


def test_traps_above_the_limit_go_with_one_confirmation(windows: Windows) -> None:
    page = windows.open(language="en")
    g = lead(page, "monster_lands", asked(DiscardTrap, many_traps), seats=1, seed=4, bot=Trapper)
    had = len(g.players[0].traps)
    page.locator(".own [data-target^='trap:'].is-legal").first.click()
    expect(page.locator("[data-prompt] .commit .cta")).to_have_count(0)
    while page.locator("[data-prompt] .commit .cta").count() == 0:
        page.locator(".own [data-target^='trap:'].is-legal").first.click()
    page.locator("[data-prompt] .commit .cta").click()
    expect(page.locator("[data-spot='purse:0:trap']")).to_contain_text(str(trap_limit(g, 0)))
    assert had > trap_limit(g, 0) + 1


# -- chances -------------------------------------------------------------------------------------------------------


class Overheard:
    """The last position that the server told."""

    def __init__(self, page: Page) -> None:
        self.text = ""
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "position":
            self.text = str(frame)
        elif told["type"] == "patch":
            self.text = patched(self.text, told)

    @property
    def position(self) -> dict[str, Any]:
        position: dict[str, Any] = json.loads(self.text)
        return position

    def chances(self) -> list[tuple[str, int]]:
        """Those of the first few choices."""
        likely = self.position["view"]["outlook"]["likely"][:4]
        return [(kind, n) for each in likely for kind, n in each["chances"].items() if n]


def promising(g: Any, seat: int) -> bool:
    return any(each.chances.capture or each.chances.kill for each in likely(g, g.decision(seat))[:4])


@pytest.mark.parametrize("question", [SacrificeMagic, Striking])
def test_the_hint_tells_the_chances_that_the_rules_reckon(windows: Windows, question: type[Decision]) -> None:
    page = windows.open(language="en")
    heard = Overheard(page)
    lead(page, "monster_lands", asked(question, promising), seed=3, bot=RandomPlayer)
    told = heard.chances()
    assert told, "no chances are told"
    expect(page.locator(".stage .odds")).to_be_visible()
    for kind, n in told:
        expect(page.locator(f".odds .cbar[aria-label*='{kind} {n}%']").first).to_be_visible()


# -- one device ----------------------------------------------------------------------------------------------------


def open_curtain(page: Page) -> None:
    page.locator(".curtain button").click()
    expect(page.locator("[data-prompt].asking")).to_be_visible()


def act(page: Page) -> None:
    """On to one's own first action: both choose a clan."""
    for _ in range(2):
        open_curtain(page)
        Mouse(page).choose()
        expect(page.locator(".curtain button")).to_be_visible()
    open_curtain(page)


HIDDEN = {"pl": ("zakryta Pułapka", "zakryte dla innych"), "en": ("face-down trap", "hidden from the others")}


@pytest.mark.parametrize("language", HIDDEN)
def test_two_people_share_a_device_and_a_token_has_a_face_for_its_owner_only(windows: Windows, language: str) -> None:
    page = windows.open(language=language)
    sit(page, "me", "me", title="monster_lands", seed=SEED)
    act(page)
    token = lay_a_trap(page)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".own, .trail, [data-prompt]")).to_have_count(0)
    back, for_the_owner = HIDDEN[language]
    open_curtain(page)
    expect(token).to_have_class(re.compile("bk"))
    expect(token).to_have_attribute("aria-label", back)
    until_curtain(page)
    open_curtain(page)
    expect(token).to_have_attribute("aria-label", re.compile(for_the_owner))


def lay_a_trap(page: Page) -> Locator:
    """A mercenary goes to the first trail with nothing more than the trap that everybody begins with."""
    trail = str(page.locator("[data-target^='trail:a'].is-legal").first.get_attribute("data-target"))
    press(page, trail)
    press(page, who(page, OTHER))
    expect(part(page, "die:strength")).to_be_visible()
    page.locator("[data-choice=enough]").click()
    press(page, str(page.locator(".own [data-target^='trap:']").get_attribute("data-target")))
    return page.locator(f"[data-spot='{trail}'] .ttok")


def until_curtain(page: Page) -> None:
    """One person plays until the other is wanted."""
    guest = Mouse(page, seed=3)
    for _ in range(30):
        if guest.standing() == "curtain":
            return
        guest.choose()
    raise AssertionError("the turn does not end")
