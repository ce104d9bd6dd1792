"""Each title at the moments at which it looks different: what it asks first, early, late, alone, at the end.

A game is played by bots once, and led to its moment once; whoever comes again finds the table as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page

import karczma
from browser.leading import one_world, sent
from browser.windows import PATIENCE, enter, sit
from karczma.games import find, ids

Go = Callable[[Page], None]
TITLES = [title for title in ids() if find(title).maturity != "draft"]
OTHERS = [title for title in TITLES if title != "valeria"]  # `places.py` has Valeria
NAMES = ("Jagoda", "Bartek", "Mruk")
RANDOM = {"northgard": {"clans": "random"}, "empires_north": {"clans": "random"}}
SOLO = {"empires_north": {"scenario": "rival_clan"}, "wonderful_kingdom": {"module": "menaces"}}
SEED = 7
EARLY, LATE = 0.15, 0.85  # of the choices of a game


class Asked(NamedTuple):
    """What was asked, and what a bot chose."""

    what: str
    seat: int
    text: str


@cache
def played(title: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[Asked]:
    """A whole game of bots."""
    g: Any = karczma.new(title, seats, SEED, dict(options))
    bots = [one_world(seat + 5) for seat in range(seats)]
    moves = []
    while not g.over:
        seat = g.deciding()[0]
        choice = bots[seat].choose(g.view(seat), seat)
        moves.append(Asked(type(g.decision(seat)).__name__, seat, str(choice)))
        g.apply(choice, seat)
    return moves


class Moment:
    """A table of one device after that share of a game, or where something is asked for the last time."""

    def __init__(self, title: str, until: float | str, seats: int = 2) -> None:
        self.title, self.until, self.seats = title, until, seats
        self.options = RANDOM.get(title, {}) | (SOLO.get(title, {}) if seats == 1 else {})
        self.been: tuple[Sequence[Any], str] | None = None

    def __call__(self, page: Page) -> None:
        if self.been is None:
            self.been = self.led(page)
        cookies, path = self.been
        page.context.add_cookies(cookies)
        page.goto(path)
        if self.until == 1:
            page.wait_for_selector("section.end[data-counted]", timeout=3 * PATIENCE)
            return
        page.wait_for_selector(".curtain button, [data-prompt].asking")
        if self.seats > 1:
            page.locator(".curtain button").click()
            page.wait_for_selector("[data-prompt].asking")

    def led(self, page: Page) -> tuple[Sequence[Any], str]:
        moves = played(self.title, self.seats, tuple(self.options.items()))
        if isinstance(self.until, str):
            n = max(i for i, move in enumerate(moves) if move.what == self.until)
        else:
            n = round(len(moves) * self.until)
        names = NAMES[: self.seats]
        enter(page, names[0])
        table = sent(page, self.title, [(move.seat, move.text) for move in moves[:n]], names, SEED, self.options)
        return page.context.cookies(), f"/table/{table}"


def first_question(title: str) -> Go:
    """Where clans, duchies or affiliations are chosen first, they are."""

    def go(page: Page) -> None:
        sit(page, "me", "greedy", title=title, seed=SEED)
        page.wait_for_selector("[data-prompt].asking")

    return go


def opened(moment: Go) -> Go:
    """All that lies before a rival, beside the table."""

    def go(page: Page) -> None:
        moment(page)
        page.keyboard.press("t")
        page.wait_for_selector("[data-tableau]")

    return go


MOMENTS: dict[str, Go] = {
    **{f"choice of {title}": first_question(title) for title in OTHERS},
    **{f"early table of {title}": Moment(title, EARLY) for title in TITLES},
    **{f"late table of {title}": Moment(title, LATE) for title in TITLES},
    "battle of northgard": Moment("northgard", "Feed", 3),
    "battle of monster_lands": Moment("monster_lands", "Striking"),
    **{f"tableau of {title}": opened(Moment(title, LATE)) for title in OTHERS},
    **{f"{title} alone": Moment(title, LATE, 1) for title in OTHERS if 1 in find(title).players},
    **{f"finale of {title}": Moment(title, 1) for title in OTHERS},
}
