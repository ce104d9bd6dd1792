"""Random games to the end: somebody can always answer, no piece is lost, nobody owes anything."""

from __future__ import annotations

from random import Random

from karczma.conformance import Setting, ends_well, goods_not_negative, pieces_conserved, positions, run_all
from karczma.kernel.zones import hiding_places
from karczma.title.pieces import pieces


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


def test_one_game_goes_through_all_properties_at_once(changed_setting: Setting) -> None:
    """The entry point of title authors and of the soak. Where little is hidden, another game may have to show it;
    where the state declares nothing hidden, there is no other world to look at.

    The other files look at each property alone, and longer, with every number of players.
    """
    setting = changed_setting
    worlds, hidden = 0, hiding_places(setting.new(11))
    for seed in (11, 12, 13, 14):
        seen = run_all(setting.title, setting.seats, setting.options, seed=seed, every=10)
        assert seen.decisions > 0
        assert seen.heard > 0
        worlds += seen.worlds
        if worlds or setting.seats == 1 or not hidden:
            return
    assert worlds > 0
