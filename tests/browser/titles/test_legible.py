"""On every screen of a game all that may be chosen is within reach, nothing is written small, and nothing is cut off.

A laptop is looked at as a low one too. `KARCZMA_LOOKS=200` plays so many choices of each game, and so most
games to their end, and looks at every second; a few are enough to notice what breaks every screen.
"""

from __future__ import annotations

import os

import pytest

from browser.legible import play_and_look
from browser.places import TITLES
from browser.playing import Mouse, Player, Touch
from browser.titles import kingdom
from browser.windows import LAPTOP, PHONE, Screen, Windows, sit

pytestmark = pytest.mark.whole_game
CHOICES = int(os.environ.get("KARCZMA_LOOKS", "16"))
EVERY = 8 if CHOICES < 100 else 2
SCREENS = {"laptop": LAPTOP, "phone": PHONE}


def guest(windows: Windows, title: str, screen: Screen) -> Player:
    page = windows.open(screen=screen)
    sit(page, "me", "greedy", title=title, seed=5)
    if title == kingdom.TITLE:
        return (kingdom.MouseGuest if screen is LAPTOP else kingdom.TouchGuest)(page, seed=1)
    return (Mouse if screen is LAPTOP else Touch)(page, seed=1)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("title", TITLES)
def test_all_is_within_reach_and_legible(windows: Windows, title: str, screen: str) -> None:
    found = play_and_look(guest(windows, title, SCREENS[screen]), CHOICES, EVERY)
    assert not found, "\n".join(found)
