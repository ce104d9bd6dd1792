"""Enter does what the ember button says, wherever the mouse was before."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.leading import asked, lead
from browser.places import TITLES, until_acting
from browser.playing import Mouse, Part, Player
from browser.table.test_at_the_table import take
from browser.titles.kingdom import Picking
from browser.windows import Windows, sit
from browser.wording import PL
from karczma.games.northgard.moves.move import MoveFrom

# What the ember button is called; it is written down what is clicked from here on.
EMBER = """() => {
  window.clicked = "";
  const heard = ({ target }) => (window.clicked = target.closest("button")?.textContent);
  document.addEventListener("click", heard, { once: true, capture: true });
  return document.querySelector("[data-prompt] .cta:not(.quiet)")?.textContent ?? null;
}"""


class Entering(Player):
    """Points with the mouse; what the ember button says is answered with Enter."""

    entered = 0

    def press(self, part: Part) -> None:
        said = self.page.evaluate(EMBER) if part.kind in ("commit", "usual") else None
        if said is None:
            super().press(part)
            return
        self.page.keyboard.press("Enter")
        assert self.page.evaluate("window.clicked") == said
        self.entered += 1


class Guest(Entering, Mouse):
    pass


class PickingGuest(Entering, Picking, Mouse):
    pass


@pytest.mark.parametrize("title", TITLES)
def test_enter_gives_the_answer_of_the_ember_button(windows: Windows, title: str) -> None:
    page = windows.open()
    sit(page, "me", "greedy", title=title, seed=5)
    guest = (PickingGuest if title == "wonderful_kingdom" else Guest)(page, seed=1)
    guest.play(18)
    assert guest.entered >= 3


def test_after_undo_enter_answers_the_question(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", "greedy", seed=13)
    guest = Mouse(page, seed=1)
    until_acting(guest)
    take(guest, "magic")
    undone = page.get_by_role("log").get_by_text(PL.table("log-undo-you"))
    guest.look()
    guest.press(Part("undo", "[data-prompt] .undo"))
    expect(undone).to_have_count(1)
    guest.look()
    expect(page.locator("[data-prompt]")).to_be_focused()
    page.keyboard.press("Enter")
    guest.look()
    expect(undone).to_have_count(1)


def test_no_more_moves_is_no_ember_before_the_first_move(windows: Windows) -> None:
    page = windows.open()
    lead(page, "northgard", asked(MoveFrom, lambda g, seat: seat == 0), seed=4)
    guest = Guest(page, seed=1)
    guest.look()
    expect(page.locator("[data-prompt] .cta")).to_have_count(0)
    expect(page.locator("[data-prompt] .options .btn")).to_have_count(1)
