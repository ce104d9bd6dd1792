"""A game that the kernel plays by itself is one that players could have played."""

from __future__ import annotations

from random import Random

import pytest

from karczma.conformance import Setting, replay_agrees
from karczma.kernel.game import Game

CHOICES = 40  # made by players at most, before chance takes over


def half_played(setting: Setting, seed: int) -> Game:
    """A table in the middle of a game, perhaps while several choose at once."""
    g, random = setting.new(seed), Random(seed)
    for _ in range(random.randrange(CHOICES)):
        if not g.over:
            seat = random.choice(g.deciding())
            g.apply(random.choice(g.options(seat)), seat)
    return g


@pytest.mark.parametrize("seed", range(3))
def test_what_was_played_out_is_played_again_from_its_record(changed_setting: Setting, seed: int) -> None:
    g = half_played(changed_setting, seed)
    was_over, real = g.over, g.play_out(Random(seed).random)
    assert g.over
    assert g.playing is None
    assert (real > 0) != was_over
    replay_agrees(changed_setting.title, g)
