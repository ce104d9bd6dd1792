"""Tables of It's a Wonderful Kingdom, and people who pick things up and put them down."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.playing import Keyboard, Mouse, Part, Player, Touch
from browser.windows import sit

TITLE = "wonderful_kingdom"
LOOSE = ("piece:", "hand:", "sel:")  # parts that are picked up first


def sit_down(page: Page, *seats: str, **wishes: Any) -> str:
    return sit(page, *seats, title=TITLE, name="Jagoda", **wishes)


class Picking(Player):
    """Picks something up and puts it down; what is in the hand is rarely changed for something else."""

    steps = 40

    def pick(self, offered: list[Part]) -> Part:
        """Places where to put what is in the hand, if there are any; now and then something else is picked up."""
        places = [part for part in offered if not part.target.startswith(LOOSE)]
        return super().pick(places if places and self.rng.random() < 0.97 else offered)


class MouseGuest(Picking, Mouse):
    pass


class TouchGuest(Picking, Touch):
    pass


class KeyGuest(Picking, Keyboard):
    pass
