"""`karczma ladder`: who meets whom, from which seats, and what ratings follow from it."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import Result

from karczma.sim.ladder import Ladder, interval, kept, ladder
from karczma.sim.ratings import Pair, ratings
from karczma.title.options import WrongTable

Run = Callable[..., Result]
TWO = Ladder(title="_template", players=("random", "greedy", "easy"), seats=2, options={})
THREE = Ladder(title="_template", players=("random", "greedy"), seats=3, options={})


def test_everybody_meets_everybody_once_or_alone_among_others() -> None:
    assert TWO.pairs == [("random", "greedy"), ("random", "easy"), ("greedy", "easy")]
    assert THREE.pairs == [("random", "greedy"), ("greedy", "random")]


def test_a_ladder_that_was_cancelled_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, done = tmp_path / "games.jsonl", list[int]()
    first = ladder(TWO, 4, keep=file)
    assert [meeting.games for meeting in first.meetings] == [4, 4, 4]
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:7]))
    assert ladder(TWO, 4, keep=file, progress=done.append) == first
    assert done == [7, 1, 1, 1, 1, 1]
    assert len(kept(file)) == 12


def test_tables_of_another_kind_may_share_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    two = ladder(TWO, 2, keep=file)
    three = ladder(THREE, 3, keep=file)
    assert len(kept(file)) == 3 * 2 + 2 * 3
    assert (ladder(TWO, 2, keep=file), ladder(THREE, 3, keep=file)) == (two, three)


def test_each_seed_is_played_from_each_seat(tmp_path: Path) -> None:
    """Between equal players the same game is played again, and the lone seat wins it once in each round of seats."""
    file = tmp_path / "games.jsonl"
    ladder(Ladder(title="_template", players=("normal", "greedy"), seats=3, options={}), 6, keep=file)
    for lone in ("normal", "greedy"):
        outcomes = [outcome for outcome in kept(file) if outcome.lone == lone]
        for three in (outcomes[:3], outcomes[3:]):
            assert len({outcome.scores for outcome in three}) == 1
            assert sum(outcome.won for outcome in three) == pytest.approx(1.0)


def test_more_processes_tell_the_same() -> None:
    assert ladder(TWO, 2, jobs=2) == ladder(TWO, 2)


@pytest.mark.parametrize("players", [("random",), ("random", "random")])
def test_nobody_climbs_alone(players: tuple[str, ...]) -> None:
    with pytest.raises(WrongTable, match="two players"):
        ladder(Ladder(title="_template", players=players, seats=2, options={}), 1)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("not an outcome\n")
    with pytest.raises(WrongTable, match="no file of a ladder"):
        ladder(TWO, 1, keep=tmp_path / "notes")


# -- figures -------------------------------------------------------------------------------------------------------


def test_an_interval_is_wilsons() -> None:
    assert interval(75, 100) == pytest.approx((0.657, 0.825), abs=0.001)
    assert interval(0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert interval(10, 10) == pytest.approx((0.722, 1.0), abs=0.001)


def test_ratings_explain_the_results() -> None:
    """Ten wins of eleven are 400 points, and points add up."""
    results: dict[Pair, tuple[float, int]] = {("a", "b"): (10_000, 11_000), ("b", "c"): (5_500, 11_000)}
    first, *others = ratings(results, 2)
    assert first.player == "a"
    for other in others:
        assert first.points - other.points == pytest.approx(400, abs=2)
    assert sum(each.points for each in (first, *others)) == pytest.approx(3 * 1500)


def test_a_fair_share_at_a_table_of_three_is_no_difference() -> None:
    results: dict[Pair, tuple[float, int]] = {("a", "b"): (200, 600), ("b", "a"): (200, 600)}
    assert [each.points for each in ratings(results, 3)] == pytest.approx([1500, 1500])


def test_more_games_make_ratings_surer_and_no_row_of_wins_makes_them_endless() -> None:
    few, many = (ratings({("a", "b"): (n, n)}, 2)[0] for n in (10, 1_000))
    assert 1_600 < few.points < many.points < 2_200
    close_few, close_many = (ratings({("a", "b"): (n / 2, n)}, 2)[0] for n in (100, 400))
    assert close_few.error / close_many.error == pytest.approx(2.0, abs=0.1)


def test_an_error_covers_the_truth_as_often_as_it_says() -> None:
    """A win more or less than was expected in each pair is well within, ten are not."""
    even: dict[Pair, tuple[float, int]] = dict.fromkeys(combinations("abc", 2), (50.0, 100))
    error = ratings(even, 2)[0].error
    off = {pair: (60.0 if pair[0] == "a" else 50.0, 100) for pair in even}
    assert ratings({**even, ("a", "b"): (51.0, 100)}, 2)[0].points - 1500 < error / 4
    assert ratings(off, 2)[0].points - 1500 > error


# -- the command ---------------------------------------------------------------------------------------------------


def test_tables_json_and_a_plot(karczma: Run, tmp_path: Path) -> None:
    asked = ("ladder", "_template", "--player", "random", "--player", "greedy", "--games", "4", "--jobs", "1")
    assert "rating" in karczma(*asked, "--plot", tmp_path / "plot.svg").stdout
    lines = karczma(*asked, "--markdown").stdout.splitlines()
    assert lines[0] == "| player | rating | ± 95 % |"
    assert lines[4:6] == ["", "|  | against | games | wins | 95 % |"]
    told = json.loads(karczma(*asked, "--json").stdout)
    assert [each["games"] for each in told["meetings"]] == [4]
    assert {each["player"] for each in told["ratings"]} == {"random", "greedy"}
    picture = ElementTree.parse(tmp_path / "plot.svg").getroot()
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "greedy"} < set(texts)
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == 2


def test_whom_nobody_knows_is_refused(karczma: Run) -> None:
    refused = karczma("ladder", "_template", "--player", "random", "--player", "grandmaster", "--games", "1")
    assert refused.exit_code != 0
    assert "there is no player 'grandmaster'" in refused.output
