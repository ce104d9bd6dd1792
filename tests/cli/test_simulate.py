"""`simulate`: random players are played out by the kernel, and that is a game as any other."""

from __future__ import annotations

from statistics import mean

import pytest

from karczma.conformance.settings import Setting, settings
from karczma.games import find, ids
from karczma.players import player
from karczma.sim.play import DoesNotEnd, finish, play, play_out
from karczma.sim.soak import played_out
from karczma.sim.tournament import simulate

GAMES = 60


@pytest.mark.parametrize("title", ids())
def test_the_same_seed_is_the_same_finished_game(title: str) -> None:
    first, again = (play(title, ["random", "random"], 3) for _ in range(2))
    assert first == again
    assert first != play(title, ["random", "random"], 4)
    assert len(first.scores) == 2
    assert first.decisions > 10


def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = (simulate("valeria", ["random"] * 3, 12, seed=5, jobs=jobs) for jobs in (1, 2))
    assert alone == together


def test_random_games_are_of_one_kind_whoever_draws() -> None:
    """As long, on average, as those of players who are asked one by one."""
    by_kernel, by_players = [], []
    for seed in range(GAMES):
        by_kernel.append(play_out(find("valeria").new(2, seed), seed))
        by_players.append(finish(find("valeria").new(2, seed), [player("random", seed), player("random", ~seed)]))
    assert mean(by_kernel) == pytest.approx(mean(by_players), rel=0.1)


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karczma.sim.play.MANY", 1)
    with pytest.raises(DoesNotEnd):
        play_out(find("valeria").new(2, 0), 0)


@pytest.mark.parametrize("setting", [next(iter(settings(find(title)))) for title in ids()], ids=str)
def test_the_soak_looks_at_games_that_the_kernel_plays(setting: Setting) -> None:
    assert played_out(setting, 0) > 10
