"""Somebody who builds, fights and spies: random answers seldom do."""

from __future__ import annotations

from random import Random

from karczma.kernel.game import Game

KEEN = (
    *("place", "crystallise", "post", "send", "use-ability", "take-cube", "enlist", "march"),
    *("recruit", "swap", "mark", "spy", "destroy", "imprison", "begin"),
)


def keenly(g: Game, rng: Random) -> None:
    """An answer that builds, fights or spies if there is one, mostly; else any, but seldom to waste something."""
    seat = rng.choice(g.deciding())
    options = list(g.options(seat))
    keen = [choice for choice in options if str(choice).startswith(KEEN)]
    careful = [choice for choice in options if not str(choice).startswith(("scrap", "transmute"))]
    g.apply(rng.choice(keen[:2] if keen and rng.random() < 0.85 else careful or options), seat)
