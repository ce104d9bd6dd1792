"""`karczma balance`: which sides win when equal players meet."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from karczma.cli.commands.balance import matrix
from karczma.sim.balance import Match, Outcome, balance, figures, kept
from karczma.title.options import WrongTable

Run = Callable[..., Result]
MATCH = Match(title="northgard", player="random", seats=(2, 3), options={"clans": "random"})


def ended(seed: int, sides: tuple[str, ...], *winners: int, how: str = "fame", rounds: int = 7) -> Outcome:
    scores = tuple(10 * (seat in winners) for seat in range(len(sides)))
    return Outcome(
        seed=seed, sides=sides, winners=winners, scores=scores, ended=how, rounds=rounds, decisions=100 + seed
    )


def test_a_ratio_is_victories_by_what_would_be_fair() -> None:
    outcomes = [ended(0, ("bear", "goat"), 0), ended(1, ("goat", "bear", "wolf"), 1), ended(2, ("wolf", "goat"), 0, 1)]
    found = figures(MATCH, outcomes)
    sides = {each.side: (each.games, each.wins, round(each.fair, 3), each.mean_score) for each in found.sides}
    assert sides == {
        "bear": (2, 2.0, 0.833, 10.0),
        "wolf": (2, 0.5, 0.833, 5.0),
        "goat": (3, 0.5, 1.333, 10 / 3),
    }
    assert [each.side for each in found.sides] == ["bear", "wolf", "goat"]
    assert found.sides[0].ratio == pytest.approx(2.4)
    assert found.sides[0].error == pytest.approx((0.25 + 2 / 9) ** 0.5 / (5 / 6))


def test_the_other_figures() -> None:
    outcomes = [ended(0, ("bear", "goat"), 0), ended(1, ("bear", "goat"), 1, how="territories", rounds=5)]
    found = figures(MATCH, outcomes)
    assert (found.games, found.seats, found.mean_decisions) == (2, {2: 2}, 100.5)
    assert (found.ended, found.rounds) == ({"fame": 1, "territories": 1}, {5: 1, 7: 1})
    assert found.first_seat == 1.0


def test_games_of_two_are_counted_side_against_side() -> None:
    outcomes = [
        ended(0, ("bear", "goat"), 0),
        ended(1, ("goat", "bear"), 1),
        ended(2, ("goat", "bear"), 0, 1),
        ended(3, ("wolf", "goat"), 0),
        ended(4, ("wolf", "bear", "goat"), 0),
    ]
    met = {(each.side, each.other): (each.games, each.wins) for each in figures(MATCH, outcomes).meetings}
    assert met == {
        ("wolf", "goat"): (1, 1.0),
        ("goat", "wolf"): (1, 0.0),
        ("bear", "goat"): (3, 2.5),
        ("goat", "bear"): (3, 0.5),
    }


def test_the_matrix_tells_how_often_a_row_beat_a_column() -> None:
    outcomes = [ended(0, ("bear", "goat"), 0), ended(1, ("goat", "bear"), 0), ended(2, ("wolf", "goat"), 0)]
    assert matrix(figures(MATCH, outcomes)) == [
        ["against", "Clan of the Wolf", "Clan of the Bear", "Clan of the Goat"],
        ["Clan of the Wolf", "–", "–", "100% of 1"],
        ["Clan of the Bear", "–", "–", "50% of 2"],
        ["Clan of the Goat", "0% of 1", "50% of 2", "–"],
    ]
    assert matrix(figures(MATCH, [ended(0, ("bear", "goat", "wolf"), 0)])) == []


def test_the_same_seeds_bring_the_same_figures_on_one_core_or_two() -> None:
    assert balance(MATCH, 12, seed=3) == balance(MATCH, 12, seed=3, jobs=2)
    assert balance(MATCH, 12, seed=3).seats == {2: 6, 3: 6}


def test_outcomes_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    file, done = tmp_path / "outcomes", list[int]()
    first = balance(MATCH, 6, keep=file)
    assert [outcome.seed for outcome in kept(file)] == list(range(6))
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:4]))  # as if it had been cancelled
    assert balance(MATCH, 6, keep=file, progress=done.append) == first
    assert (done[0], sum(done)) == (4, 6)
    assert len(kept(file)) == 6


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("not an outcome\n")
    with pytest.raises(WrongTable, match="no file of outcomes"):
        balance(MATCH, 1, keep=tmp_path / "notes")


def test_tables_and_json(karczma: Run) -> None:
    asked = ("balance", "northgard", "--player", "random", "--seats", "2", "--games", "4", "--option", "clans=random")
    assert "Clan of the" in karczma(*asked).stdout
    lines = karczma(*asked, "--markdown").stdout.splitlines()
    assert lines[0] == "| side | games | wins | fair | ratio | ± error | mean score |"
    assert lines[1].startswith("| --- | --:")
    assert [line[:11] for line in lines if not line.startswith(("| Clan", "- "))][2:4] == ["", "| against |"]
    assert "- players: 2 4 (100%)" in lines
    assert "against" in karczma(*asked).stdout
    assert json.loads(karczma(*asked, "--json").stdout)["games"] == 4


def test_what_cannot_be_counted_is_refused(karczma: Run) -> None:
    refused = karczma("balance", "_template", "--games", "1")
    assert refused.exit_code != 0
    assert "does not say what its seats play with" in refused.output
    assert "separated by commas" in karczma("balance", "northgard", "--seats", "two").output
