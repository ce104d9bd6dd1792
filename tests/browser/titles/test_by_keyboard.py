"""A whole game of every title by keyboard alone, and one by what a screen reader has: roles, names and states.

Valeria's game by keyboard begins in the lobby: test_whole_games.
"""

from __future__ import annotations

from typing import Any

import pytest

from browser.listening import Listener
from browser.playing import Keyboard
from browser.titles import kingdom
from browser.windows import Windows, sit
from browser.wording import PL

pytestmark = pytest.mark.whole_game

# Short ones, and two of them alone.
GAMES: dict[str, dict[str, Any]] = {
    "northgard": {"seats": ("me", "greedy"), "options": {"clans": "random"}},
    "empires_north": {"seats": ("me",), "options": {"scenario": "hungry_winter", "difficulty": "easy"}},
    "wonderful_kingdom": {"seats": ("me", "greedy"), "options": {}},
    "monster_lands": {"seats": ("me", "greedy"), "options": {}},
}


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_is_played_by_keyboard_alone(windows: Windows, title: str) -> None:
    page = windows.open(language="en")
    game = GAMES[title]
    sit(page, *game["seats"], title=title, seed=5, options=game["options"])
    page.wait_for_selector("[data-prompt].asking")
    (kingdom.KeyGuest if title == kingdom.TITLE else Keyboard)(page, seed=3).finish()


def test_a_whole_game_is_played_by_roles_and_names_alone(windows: Windows) -> None:
    page = windows.open()
    sit(page, "me", title="monster_lands", seed=5, options={"scenario": "business_as_usual"})
    Listener(page, PL, seed=2).play_until(PL.table("end-rematch"))
