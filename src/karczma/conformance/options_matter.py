"""Whether an option matters at a table: two tables that differ in it are played alike until something differs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

from msgspec.structs import replace

from karczma.conformance.settings import Setting
from karczma.games import find
from karczma.kernel.game import Game

GAMES = 40  # of random players, who seldom meet some rules


def matters(setting: Setting, option: str) -> bool:
    """Whether anything at the table would be otherwise if this option had its default."""
    without = replace(setting, options={id: value for id, value in setting.options.items() if id != option})
    return any(
        one != two
        for seed in range(GAMES)
        for one, two in zip_longest(random_game(setting, seed), random_game(without, seed), fillvalue=None)
    )


def random_game(setting: Setting, seed: int) -> Iterator[Any]:
    """A random game: what is asked, offered and told, and what counts at its end."""
    g, rng = setting.new(seed), Random(seed)
    heard = g.listen()
    while not g.over:
        seat = g.deciding()[0]
        options = g.options(seat)
        yield seat, list(map(str, options)), list(map(str, heard))
        heard.clear()
        g.apply(rng.choice(options), seat)
    yield list(map(str, heard)), g.scores(), g.winners(), goal(g, setting.title.id)


def goal(g: Game, title: str) -> Any:
    """What had to be reached, where a title says so."""
    derived_view = find(title).wording.derived_view
    return getattr(derived_view(g.view(0)), "goal", None) if derived_view else None
