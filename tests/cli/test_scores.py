"""`karczma scores`: how high players score, and which ranks they earn alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from karczma.sim.balance import Match, Outcome, kept
from karczma.sim.scores import matches, scores, spread
from karczma.title.options import WrongTable

Run = Callable[..., Result]
ALONE = Match(title="wonderful_kingdom", player="greedy", seats=(1,), options={"module": "none"})
RANDOM = matches("wonderful_kingdom", ["random"], [1], {"module": "none"})


def ended(seed: int, *points: int, rank: str | None = None) -> Outcome:
    return Outcome(seed=seed, sides=(), winners=(), scores=points, ended="rounds", rounds=4, decisions=100, rank=rank)


def test_points_of_all_seats_are_spread_from_lowest_to_highest() -> None:
    match = Match(title="wonderful_kingdom", player="greedy", seats=(2,), options={})
    found = spread(match, [ended(seed, seed, 10 + seed) for seed in range(10)] + [ended(10, 20, 20)], [])
    assert (found.games, found.lowest, found.highest) == (11, 0, 20)
    assert found.mean == pytest.approx(230 / 22)
    assert found.deciles[4] == 10.5
    assert len(found.deciles) == 9
    assert (found.ranks, found.above) == ({}, {})
    assert spread(match, [ended(0, 1, 5)], []).deviation == 2.0


def test_one_game_has_all_deciles_at_its_score() -> None:
    found = spread(ALONE, [ended(0, 12, rank="none")], [])
    assert found.deciles == (12.0,) * 9


def test_ranks_are_counted_lowest_first_also_those_that_nobody_earned() -> None:
    found = spread(ALONE, [ended(0, 99, rank="gold"), ended(1, 3, rank="none"), ended(2, 90, rank="gold")], [])
    assert list(found.ranks.items()) == [("none", 1), ("bronze", 0), ("silver", 0), ("gold", 2)]


def test_alone_players_are_compared_seed_by_seed_with_those_before() -> None:
    mine, theirs = [ended(0, 5), ended(1, 7), ended(2, 7)], [ended(0, 4), ended(1, 7), ended(2, 9)]
    other = Match(title=ALONE.title, player="random", seats=(1,), options=ALONE.options)
    elsewhere = Match(title=ALONE.title, player="random", seats=(1,), options={"module": "quests"})
    together = Match(title=ALONE.title, player="random", seats=(2,), options=ALONE.options)
    assert spread(ALONE, mine, [(other, theirs)]).above == {"random": pytest.approx(1 / 3)}
    assert spread(ALONE, mine, [(elsewhere, theirs), (together, theirs), (ALONE, mine)]).above == {}


def test_every_player_with_every_number_of_seats_and_every_value() -> None:
    asked = matches("wonderful_kingdom", ["random", "greedy"], [1, 2], {"legends": "true"}, each="duchies")
    assert len(asked) == 2 * 2 * 4
    assert [(match.player, match.seats, match.options["duchies"]) for match in asked[:5]] == [
        ("random", (1,), "A"),
        ("greedy", (1,), "A"),
        ("random", (2,), "A"),
        ("greedy", (2,), "A"),
        ("random", (1,), "B"),
    ]


def test_values_that_are_not_for_so_many_seats_are_left_out() -> None:
    asked = matches("wonderful_kingdom", ["random"], [1, 2], {"module": "menaces"}, each="menaces")
    alone = [match.options["menaces"] for match in asked if match.seats == (1,)]
    assert [match.options["menaces"] for match in asked if match.seats == (2,)] == ["choose", "random"]
    assert "devourers" in alone
    assert "illusionists" not in alone
    with pytest.raises(WrongTable, match="no option 'colour'"):
        matches("wonderful_kingdom", ["random"], [1], {}, each="colour")


def test_several_matches_share_a_file_and_nothing_is_played_again(tmp_path: Path) -> None:
    file, done = tmp_path / "outcomes", list[int]()
    both = [*RANDOM, *matches("wonderful_kingdom", ["random"], [2], {"module": "none"})]
    first = scores(both, 6, seed=4, keep=file)
    assert [outcome.seed for outcome in kept(file)] == [*range(4, 10)] * 2
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:8]))  # as if it had been cancelled
    assert scores(both, 6, seed=4, keep=file, progress=done.append) == first
    assert (done[:2], sum(done)) == ([6, 2], 6 + 2 + 4)
    assert [each.seats for each in first] == [1, 2]


def test_the_same_seeds_bring_the_same_figures_on_one_core_or_two() -> None:
    assert scores(RANDOM, 7, seed=3) == scores(RANDOM, 7, seed=3, jobs=2)


def test_what_cannot_be_set_up_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    wrong = matches("wonderful_kingdom", ["random"], [3], {})
    with pytest.raises(WrongTable):
        scores([*RANDOM, *wrong], 1, keep=tmp_path / "outcomes")
    assert not (tmp_path / "outcomes").exists()


def test_tables_and_json(karczma: Run) -> None:
    asked = ("scores", "wonderful_kingdom", "--player", "random", "--seats", "1,2", "--games", "2", "--each", "duchies")
    assert "bronze" in karczma(*asked).stdout
    points, ranks = karczma(*asked, "--markdown").stdout.split("\n\n")
    lines = points.splitlines()
    assert lines[0].startswith("| duchies | seats | player | games | mean | ± | min | 10% | 20% |")
    assert lines[1].startswith("| --- | --: | --- | --: |")
    assert [line.split(" | ")[:4] for line in lines[2:4]] == [["| A", "1", "random", "2"], ["| A", "2", "random", "2"]]
    assert ranks.splitlines()[0] == "| duchies | seats | player | none | bronze | silver | gold |"
    assert ranks.splitlines()[2] == "| A | 1 | random | 100% | 0% | 0% | 0% |"
    assert len(ranks.splitlines()) == 2 + 4  # none for two players
    found = json.loads(karczma(*asked, "--json").stdout)
    assert [each["options"]["duchies"] for each in found] == ["A", "A", "B", "B", "C", "C", "D", "D"]


def test_who_scores_more_with_the_same_seeds(karczma: Run) -> None:
    asked = ("scores", "wonderful_kingdom", "--player", "random", "--player", "greedy", "--seats", "1", "--games", "1")
    lines = karczma(*asked, "--option", "module=none", "--markdown").stdout.splitlines()
    assert lines[-3:] == [
        "| setting | seats | player | more than random |",
        "| --- | --: | --- | --: |",
        "| module=none | 1 | greedy | 100% |",
    ]


def test_a_title_that_says_nothing_about_itself_has_scores_all_the_same(karczma: Run) -> None:
    assert "standard" in karczma("scores", "_template", "--player", "random", "--seats", "2", "--games", "2").stdout
