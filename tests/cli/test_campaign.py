"""A campaign in the terminal: kept under a name, step by step, left and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import karczma as engine
from karczma import campaigns

Run = Callable[..., Result]
TITLE = "monster_lands"
HUNT = ("play", "--campaign", "hunt", "--lang", "en")
BEGIN = ("play", TITLE, "--campaign", "hunt", "--lang", "en", "--seed", 3, "--option", "difficulty=high")
WHOLE = "1\n" * 1500  # the first option, to the end


@pytest.fixture
def kept(data: Path) -> Path:
    """Where a campaign is kept that has no file of its own."""
    return data / "campaigns"


def ranks(file: Path) -> list[str]:
    return [game.rank for game in campaigns.load(file)[1].games]


def put(kept: Path, *games: tuple[str, str, str]) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    told = [dict(zip(("scenario", "difficulty", "rank"), game, strict=True)) for game in games]
    (kept / "hunt.json").write_text(json.dumps({"title": TITLE, "campaign": {"games": told}}))


def test_a_game_is_played_and_the_campaign_moves_on(karczma: Run, kept: Path) -> None:
    result = karczma(*BEGIN, typed=WHOLE)
    assert result.exit_code == 0
    assert "The campaign (no games played yet)" in result.stdout
    assert "▶  1.   Business as Usual" in result.stdout
    end = result.stdout.rpartition("Final count")[2]
    assert "Monster Snack" in end
    assert "The same scenario again, one level easier.  [ML-CAMP-01]" in end
    assert "The campaign (1 game played)" in end
    assert "  karczma play --campaign hunt --lang en\n" in end
    assert ranks(kept / "hunt.json") == ["monster_snack"]
    g = engine.load(kept / "hunt-01.karczma")
    assert g.over
    assert g.journal
    assert g.journal[0].options["campaign"] == "true"


def test_the_next_step_needs_no_more_than_the_name(karczma: Run, kept: Path) -> None:
    put(kept, ("business_as_usual", "high", "monster_snack"))
    shown = karczma(*HUNT, "--seed", 3, typed=WHOLE).stdout
    assert "The campaign (2 games played)" in shown
    assert (kept / "hunt-02.karczma").exists()
    [first, second] = campaigns.load(kept / "hunt.json")[1].games
    assert second.options == {**first.options, "difficulty": "normal"}


def test_a_game_that_was_left_goes_on(karczma: Run, kept: Path) -> None:
    left = karczma(*BEGIN, typed="1\n" * 9)
    assert "  karczma play --campaign hunt --lang en\n" in left.stdout
    assert ranks(kept / "hunt.json") == []
    shown = karczma(*HUNT, typed=WHOLE).stdout
    assert "The game that was left goes on." in shown
    assert "The campaign (1 game played)" in shown
    there = (kept / "hunt-01.karczma").read_text()
    for path in list(kept.iterdir()):
        path.unlink()
    karczma(*BEGIN, typed=WHOLE)
    assert (kept / "hunt-01.karczma").read_text() == there


def test_a_game_saved_elsewhere_stays_with_the_campaign(karczma: Run, kept: Path, tmp_path: Path) -> None:
    karczma(*BEGIN, typed=f"1\n1\nsave {tmp_path / 'copy.karczma'}\n1\nquit\n")
    assert (kept / "hunt-01.karczma").read_text() == (tmp_path / "copy.karczma").read_text()
    assert "The game that was left goes on." in karczma(*HUNT, typed="quit\n").stdout


def test_a_game_that_was_over_counts_though_nobody_counted_it(karczma: Run, kept: Path) -> None:
    karczma(*BEGIN, typed=WHOLE)
    put(kept)
    shown = karczma(*HUNT, typed="quit\n").stdout
    assert "The campaign (1 game played)" in shown
    assert ranks(kept / "hunt.json") == ["monster_snack"]


def test_a_campaign_that_nobody_began_is_not_kept(karczma: Run, kept: Path) -> None:
    assert "Until next time!" in karczma(*BEGIN, typed="quit\n").stdout
    assert list(kept.iterdir()) == []


def test_where_there_is_a_choice_it_is_asked_for(karczma: Run, kept: Path) -> None:
    put(kept, ("business_as_usual", "normal", "hero"))
    shown = karczma(*HUNT, typed="what\n3\n2\n1\n").stdout
    assert shown.count("Which game comes next? Type its number.") == 3
    assert "  1  High\n" in shown
    assert "  2  Cruel\n" in shown
    assert "Money First" in shown
    assert "option" not in karczma(*HUNT, "--option", "difficulty=high", typed="").stdout.partition("goes on")[0]
    assert "difficulty=cruel" in (kept / "hunt-02.karczma").read_text()


def test_whoever_does_not_choose_has_not_begun(karczma: Run, kept: Path) -> None:
    put(kept, ("business_as_usual", "normal", "hero"))
    assert karczma(*HUNT, typed="").exit_code == 0
    assert [path.name for path in kept.iterdir()] == ["hunt.json"]


@pytest.mark.parametrize(
    ("rank", "told"),
    [("monster_snack", "The campaign is lost, after 1 game."), ("veteran", "The campaign (1 game played)")],
)
def test_a_campaign_that_is_over_says_so(karczma: Run, kept: Path, rank: str, told: str) -> None:
    put(kept, ("business_as_usual", "beginner", rank))
    result = karczma(*HUNT, typed="quit\n")
    assert (result.exit_code, told in result.stdout) == (0, True)


def test_it_speaks_polish(karczma: Run, kept: Path) -> None:
    put(kept, ("business_as_usual", "normal", "hero"), ("money_first", "cruel", "veteran"))
    shown = karczma("play", "--campaign", "hunt", "--lang", "pl", typed="quit\n").stdout
    assert "Kampania (2 rozegrane gry)" in shown
    assert "Bohater" in shown
    assert "▶  3.   Walka błyskawiczna" in shown


def test_a_campaign_may_have_a_file_of_its_own(karczma: Run, tmp_path: Path) -> None:
    karczma("play", TITLE, "--campaign", tmp_path / "own.json", "--option", "difficulty=cruel", typed="1\n1\n")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["own-01.karczma", "own.json"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--campaign", "hunt"), "There is no campaign"),
        (("valeria", "--campaign", "hunt"), "This game has no campaign"),
        ((TITLE, "--campaign", "hunt", "--seats", 2), "A campaign is played alone"),
        ((TITLE, "--campaign", "hunt", "--with", "greedy"), "A campaign is played alone"),
        (
            (TITLE, "--campaign", "hunt", "--option", "scenario=blitz"),
            "That can be: Scenario: Business as Usual, Difficulty: Beginner; ",
        ),
    ],
)
def test_what_cannot_be_is_said_in_one_line(karczma: Run, words: tuple[object, ...], why: str) -> None:
    result = karczma("play", *words)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert why in result.stderr


def test_a_file_of_another_title_or_game_is_refused(karczma: Run, kept: Path) -> None:
    put(kept)
    other = karczma("play", "valeria", "--campaign", "hunt")
    assert (other.exit_code, "is a campaign of monster_lands" in other.stderr) == (2, True)
    karczma("play", TITLE, "--seats", 1, "--seed", 1, "--option", "scenario=blitz", typed="1\n1\nsave game.karczma\n")
    Path("game.karczma").rename(kept / "hunt-01.karczma")
    wrong = karczma(*HUNT)
    assert (wrong.exit_code, "this game is not due" in wrong.stderr) == (2, True)
