"""Positions in the terminal: a game begins with one, and a moment is kept as one."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma as engine
from cli.conftest import Run

FIGHT = Path(__file__).parents[2] / "examples" / "positions" / "valeria" / "fight.yaml"


def kept(file: Path) -> Path:
    """A moment of a game, in that file."""
    file.write_text(FIGHT.read_text("utf-8"), "utf-8")
    return file


def test_a_game_begins_with_the_table_of_a_position_file(karczma: Run) -> None:
    told = karczma("play", "--position", FIGHT, "--lang", "en", typed="quit\n")
    assert told.exit_code == 0
    assert "Olek" in told.output  # the file knows the names
    assert "Slay" in told.output


def test_a_moment_is_kept_as_a_position_file_and_a_game_begins_there(karczma: Run, tmp_path: Path) -> None:
    file = tmp_path / "moment.yaml"
    told = karczma("play", "--position", FIGHT, typed=f"slay monster=goblin\n1\nposition {file}\nquit\n")
    assert f"karczma play --position {file}" in told.output
    begun = engine.position("valeria", file)
    assert begun.seats == 2
    assert karczma("play", "--position", file, typed="quit\n").exit_code == 0


def test_a_file_that_is_there_already_is_left_alone(karczma: Run, tmp_path: Path) -> None:
    file = kept(tmp_path / "moment.yaml")
    told = karczma("play", "--position", FIGHT, typed=f"position {file}\nquit\n")
    assert "exists already" in told.output
    assert file.read_text("utf-8") == FIGHT.read_text("utf-8")


def test_without_a_file_a_moment_is_kept_where_games_are(karczma: Run, data: Path) -> None:
    karczma("play", "valeria", "--seed", "3", typed="pozycja\n\nquit\n")
    [file] = data.glob("valeria-*.yaml")
    assert engine.position("valeria", file).seats == 2


def test_a_game_that_began_so_is_saved_taken_up_again_replayed_and_verified(karczma: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.karczma"
    karczma("play", "--position", FIGHT, typed=f"slay monster=goblin\n1\nsave {record}\nquit\n")
    assert karczma("play", "--load", record, typed="quit\n").exit_code == 0
    assert karczma("replay", record).exit_code == 0
    verified = karczma("verify", record)
    assert verified.exit_code == 0
    assert "how the position came about" in verified.output


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "moment.yaml:12: There is no place “silver”. There are: gold, strength, magic, vp."),
        ("pl", "moment.yaml:12: Nie ma miejsca „silver”. Są za to: gold, strength, magic, vp."),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line_in_the_language_of_the_game(
    karczma: Run, tmp_path: Path, language: str, words: str
) -> None:
    file = kept(tmp_path / "moment.yaml")
    file.write_text(FIGHT.read_text("utf-8").replace("{gold: 4", "{silver: 4"), "utf-8")
    told = karczma("play", "--position", file, "--lang", language)
    assert told.exit_code == 2
    assert words in told.output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["northgard"], "fight.yaml:3: This is a position of valeria, not of northgard."),
        (["--seed", "3"], "brings its own"),
        (["--seats", "3"], "brings its own"),
        (["--load", "game.karczma"], "neither with --load nor with --campaign"),
        (["--campaign", "mine"], "neither with --load nor with --campaign"),
        (["--seat", "2"], "no seat 2"),
        (["--with", "easy,easy"], "names 2 bots"),
    ],
)
def test_what_does_not_go_with_a_position_is_refused(karczma: Run, words: list[str], message: str) -> None:
    told = karczma("play", *words, "--position", FIGHT)
    assert told.exit_code == 2
    assert message in told.output


def test_a_position_of_a_game_that_there_is_not_is_refused(karczma: Run, tmp_path: Path) -> None:
    file = tmp_path / "moment.yaml"
    file.write_text("position: chess\nseats: 2\n", "utf-8")
    assert "moment.yaml:1: There is no game “chess”." in karczma("play", "--position", file).output
