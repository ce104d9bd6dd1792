"""Undo, saving, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import karczma as engine

Run = Callable[..., Result]
SOLO = ("play", "valeria", "--seats", 1, "--seed", 3, "--lang", "en")
RECRUIT = "1\nrecruit citizen=merchant\n"  # a Duke, then a Citizen, and how to pay for it is asked


def test_a_choice_is_taken_back_while_nothing_was_learned(karczma: Run, data: Path) -> None:
    shown = karczma(*SOLO, typed=f"{RECRUIT}undo\nrecruit citizen=knight\n").stdout
    assert "You take back: Recruit a Merchant" in shown
    [record] = data.iterdir()
    text = record.read_text()
    assert "0 recruit citizen=knight" in text
    assert "merchant" not in text
    assert not engine.load(record).over


def test_dice_stand_in_the_way_of_undo(karczma: Run) -> None:
    assert "That cannot be taken back: dice were rolled" in karczma(*SOLO, typed="1\nundo\n").stdout


def test_another_players_choice_stands_in_the_way_of_undo(karczma: Run) -> None:
    shown = karczma("play", "_template", "--seed", 3, "--lang", "en", typed="1\n1\nundo\n").stdout
    assert "That cannot be taken back: Bogna has chosen since." in shown


def test_there_may_be_nothing_to_take_back(karczma: Run) -> None:
    assert "There is nothing to take back." in karczma(*SOLO, typed="undo\n").stdout


def test_a_game_is_saved_and_resumed_where_it_was(karczma: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.karczma"
    saved = karczma(*SOLO, typed=f"{RECRUIT}save {file}\nquit\n")
    assert f"  karczma play --lang en --load {file}\n" in saved.stdout
    resumed = karczma("play", "--load", file, "--lang", "en", typed="log\n")
    assert "You pay 2 Gold. How much of it do you pay in Magic?" in resumed.stdout
    assert "You roll" in resumed.stdout


def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(karczma: Run, tmp_path: Path, data: Path) -> None:
    straight, left = "1\n" * 400, "1\n" * 9
    karczma(*SOLO, typed=straight)
    [whole] = data.iterdir()
    file = tmp_path / "game.karczma"
    karczma(*SOLO, typed=f"{left}save {file}\n")
    karczma("play", "--load", file, "--lang", "en", typed=straight)
    assert file.read_text() == whole.read_text()


def test_undo_works_across_saving(karczma: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.karczma"
    karczma(*SOLO, typed=f"{RECRUIT}save {file}\n")
    assert "recruit citizen=merchant" in file.read_text()
    shown = karczma("play", "--load", file, "--lang", "en", typed="undo\nundo\nrecruit citizen=knight\n").stdout
    assert "You take back: Recruit a Merchant" in shown
    assert "dice were rolled" in shown
    assert "recruit citizen=merchant" not in file.read_text()
    assert "recruit citizen=knight" in file.read_text()


def test_the_end_of_input_saves_and_says_how_to_go_on(karczma: Run, data: Path) -> None:
    result = karczma("play", "valeria", "--with", "random,greedy", "--seat", 1, "--lang", "pl", typed="1\n")
    [record] = data.iterdir()
    assert result.exit_code == 0
    assert f"  karczma play --with random,greedy --seat 1 --lang pl --load {record}\n" in result.stdout
    assert not engine.load(record).over


def test_a_game_that_nobody_began_is_not_kept(karczma: Run, data: Path) -> None:
    assert "Until next time!" in karczma(*SOLO, typed="quit\n").stdout
    assert not data.exists()


def test_a_file_of_another_game_is_not_written_over(karczma: Run, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Bogna")
    assert "exists already" in karczma(*SOLO, typed=f"1\nsave {other}\n").stdout
    assert other.read_text() == "Dear Bogna"


def test_saving_twice_into_the_same_file_is_fine(karczma: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.karczma"
    shown = karczma(*SOLO, typed=f"1\nsave {file}\nrecruit citizen=cleric\nsave {file}\n").stdout
    assert "exists already" not in shown
    assert "recruit citizen=cleric" in file.read_text()


def test_what_cannot_be_saved_is_said_and_not_left(karczma: Run, tmp_path: Path) -> None:
    shown = karczma(*SOLO, typed=f"1\nsave {tmp_path}/nowhere/game.karczma\nrule\n").stdout
    assert "Not saved." in shown
    assert "No such file or directory" in shown
    assert "VK-ACT-01" in shown[shown.index("Not saved") :]


def test_a_lost_game_is_no_success(karczma: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(in_the_way))
    result = karczma(*SOLO, typed="1\nquit\nrule\n")
    assert result.exit_code == 1
    assert result.stdout.count("Not saved.") == 2  # quit stays at the table; the end of input cannot
    assert "VK-ACT-01" in result.stdout


def test_a_finished_game_is_shown_again(karczma: Run, data: Path) -> None:
    karczma("play", "_template", "--seed", 3, typed="1\n" * 60)
    [record] = data.iterdir()
    before = record.read_text()
    shown = karczma("play", "--load", record, "--lang", "en").stdout
    assert "Final count" in shown
    assert record.read_text() == before
