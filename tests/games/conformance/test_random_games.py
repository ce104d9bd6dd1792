"""Random games to the end: somebody can always answer, no piece is lost, nobody owes anything."""

from __future__ import annotations

from random import Random

from karczma.conformance import Setting, ends_well, goods_not_negative, pieces_conserved, positions, run_all
from karczma.kernel.title import Title
from karczma.kernel.zones import pieces


def test_random_games_end_and_lose_no_piece(any_setting: Setting) -> None:
    for seed in range(2):
        g = any_setting.new(seed)
        first = pieces(g)
        for _ in positions(g, Random(seed)):
            pieces_conserved(g, first)
            goods_not_negative(g)
        pieces_conserved(g, first)
        goods_not_negative(g)
        ends_well(g)


def test_a_run_through_all_properties_looks_at_something(title: Title) -> None:
    """The entry point of title authors and of the soak."""
    seen = run_all(title, max(title.players), {}, seed=11, every=20)
    assert seen.decisions > 0
    assert seen.worlds > 0
    assert seen.heard > 0
