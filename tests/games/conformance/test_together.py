"""What several seats do at once does not depend on who was first, and a secret stays one until all are done."""

from __future__ import annotations

from random import Random

from karczma.conformance import Setting, lanes_commute, positions
from karczma.kernel.game import Game


def test_lanes_commute(setting: Setting) -> None:
    for seed in range(3):
        for n, (g, _) in enumerate(positions(setting.new(seed), Random(seed))):
            if g.lanes:
                lanes_commute(g, Random(f"{seed}/{n}"))


def test_a_secret_lane_shows_nothing_until_all_are_done(setting: Setting) -> None:
    for g, _ in positions(setting.new(61), Random(61)):
        if g.secret and len(g.deciding()) > 1:
            answering, watching = g.deciding()[0], g.deciding()[-1]
            shown = g.view(watching).fingerprint()
            assert {table.view(watching).fingerprint() for table in answered(g.copy(), answering)} <= {shown}


def answered(g: Game, seat: int) -> list[Game]:
    """The tables while one seat answers all its questions and the others wait."""
    tables, opened = [], g.lanes
    while g.lanes is opened and seat in g.deciding():
        g.apply(g.options(seat)[0], seat)
        tables.append(g.copy())
    return tables
