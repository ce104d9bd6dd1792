"""A game that the kernel plays by itself is one that players could have played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Seeded

import pytest

from karczma.conformance import Setting, replay_agrees
from karczma.kernel.choices import Choice
from karczma.kernel.flow import Decision, Random
from karczma.kernel.game import Game

CHOICES = 40  # made by players at most, before chance takes over


def half_played(setting: Setting, seed: int) -> Game:
    """A table in the middle of a game, perhaps while several choose at once."""
    g, random = setting.new(seed), Seeded(seed)
    for _ in range(random.randrange(CHOICES)):
        if not g.over:
            seat = random.choice(g.deciding())
            g.apply(random.choice(g.options(seat)), seat)
    return g


@pytest.mark.parametrize("seed", range(3))
def test_what_was_played_out_is_played_again_from_its_record(changed_setting: Setting, seed: int) -> None:
    g = half_played(changed_setting, seed)
    was_over, real = g.over, g.play_out(Seeded(seed).random)
    assert g.over
    assert g.playing is None
    assert (real > 0) != was_over
    replay_agrees(changed_setting.title, g)


@pytest.mark.parametrize("seed", range(3))
def test_a_policy_answers_wherever_there_is_something_to_choose(setting: Setting, seed: int) -> None:
    g, asked = half_played(setting, seed), 0

    def last(table: Game, decision: Decision, options: Sequence[Choice], chance: Random) -> Choice:
        nonlocal asked
        asked += 1
        assert table is g
        assert len(options) > 1
        assert all(option.refusal(table, decision) is None for option in options)
        return options[-1] if chance() < 0.5 else options[0]

    assert g.play_out(Seeded(seed).random, last) == asked
    assert g.over
    assert g.policy is None
    replay_agrees(setting.title, g)


def test_the_same_chance_plays_the_same_game(setting: Setting) -> None:
    first, second = (half_played(setting, 5) for _ in range(2))
    assert first.play_out(Seeded(1).random) == second.play_out(Seeded(1).random)
    assert first.record() == second.record()


def test_what_is_drawn_is_an_option_and_every_option_is_drawn_at_times(setting: Setting) -> None:
    for seed in range(4):
        g = half_played(setting, seed)
        for seat in g.deciding()[:1]:
            options, decision, chance = g.options(seat), g.decision(seat), Seeded(seed).random
            drawn = [decision.draw(g, chance) for _ in range(40 * len(options))]
            assert {str(choice) for choice, _ in drawn} == {str(option) for option in options}
            assert {others for _, others in drawn} == {len(options) > 1}
