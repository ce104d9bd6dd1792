"""What was asked for wrongly: one line on stderr with the place, exit code 2, nothing written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import karczma as engine
from karczma.title.descriptor import Title

Run = Callable[..., Result]
PLAYED = 20


@pytest.fixture
def record(tmp_path: Path) -> Path:
    g = engine.new("_template", 2, 7)
    while not g.over and len(g.record().choices()) < PLAYED:
        g.apply(g.options(g.deciding()[0])[-1], g.deciding()[0])
    g.record().save(tmp_path / "game.karczma")
    return tmp_path / "game.karczma"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess"), "there is no title 'chess' (there is:"),
        (("play",), "Which game?"),
        (
            ("play", "valeria", "--seats", 6),
            "played by 6. It is for so many players: 1, 2, 3, 4, 5.",
        ),
        (("play", "valeria", "--seats", 0), "This game cannot be played by 0."),
        (("play", "valeria", "--with", "random,deep_thought"), "there is no player 'deep_thought' (there is: easy,"),
        (("play", "valeria", "--seats", 3, "--with", "random"), "--with names 1 bots, but 3 seats"),
        (("play", "valeria", "--seat", 2), "There is no seat 2 at a table of 2"),
        (("play", "valeria", "--names", "a,b,c"), "--names has 3 names for 2 seats"),
        (("play", "valeria", "--lang", "tlh"), "there are no words in 'tlh'"),
        (("play", "valeria", "--option", "chairs=3"), "This game has no option chairs. It has: set, terrains"),
        (
            ("play", "valeria", "--option", "set=nonsense"),
            "“Card set” cannot be “nonsense”. It is one of: first_game",
        ),
        (("play", "valeria", "--option", "set"), "“set”: an option is given as name=value"),
        (("play", "valeria", "--content", "nowhere"), "nowhere: no folder of card files"),
        (("play", "_template", "--content", "."), "no card files"),
        (("play", "--load", "missing.karczma"), "missing.karczma: No such file or directory"),
        (("replay", "missing.karczma"), "missing.karczma: No such file or directory"),
        (("verify", "missing.karczma"), "missing.karczma: No such file or directory"),
        (("ledger", "chess"), "there is no title 'chess'"),
        (("simulate", "chess"), "there is no title 'chess'"),
    ],
)
def test_bad_words_get_one_clear_line(karczma: Run, tmp_path: Path, words: tuple[object, ...], told: str) -> None:
    before = sorted(tmp_path.rglob("*"))
    result = karczma(*words)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.strip().startswith("karczma: ")
    assert result.stderr.strip().count("\n") == 0
    assert result.stdout == ""
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "W co gramy?"),
        (("northgard", "--seats", 9), "W tę grę nie zagra tylu graczy: 9."),
        (("northgard", "--option", "teams=true"), "liczbie graczy: 4. Tu graczy jest 2. [NG-TEAM-01]"),
        (("northgard", "--option", "teams"), "„teams”: opcję podaje się jako nazwa=wartość."),
        (("northgard", "--seat", 4), "Przy tym stole nie ma miejsca 4"),
        (("northgard", "--names", "a,b,c"), "Liczba imion podanych w --names: 3. Liczba graczy: 2."),
        (("northgard", "--campaign", "hunt"), "W tej grze nie ma kampanii."),
        (("--campaign", "hunt"), "Nie ma jeszcze kampanii"),
    ],
)
def test_what_cannot_be_played_is_refused_in_the_language_of_the_table(
    karczma: Run, words: tuple[object, ...], told: str
) -> None:
    result = karczma("play", "--lang", "pl", *words)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert told in result.stderr


@pytest.mark.parametrize(
    ("line", "text", "told"),
    [
        (1, "chess 1", "game.karczma:1: not a record of this kind"),
        (2, "title chess 1.0.0", "game.karczma: there is no title 'chess'"),
        (2, "title _template 0.1.0", "game.karczma: played with _template 0.1.0; this is 1.0.0"),
        (3, "seats nine", "game.karczma:3: seats is not a number: 'nine'"),
        (3, "seats 9", "game.karczma: _template is for 1, 2, 3, 4 players, not 9"),
        (4, "options open_bids=maybe", "game.karczma: option open_bids (TT-BID-04): 'maybe' is not"),
        (7, "! 0 x/9", "game.karczma:7: not a chance outcome"),
        (11, "0 keep commission=palace", "game.karczma:11: seat 0 may not 'keep commission=palace': K-FLOW-01"),
        (11, "0 castle king=e1", "game.karczma:11: _template has no choice named 'castle'"),
        (-1, "= 0000000000000000 over 99", "the seal tells the scores (99,)"),
        (-1, "0 bid coins=0", "cut off: the last line is the seal"),
    ],
)
@pytest.mark.parametrize("command", [("play", "--load"), ("replay",), ("verify",)], ids=lambda command: command[0])
def test_a_damaged_record_is_told_with_its_place(
    karczma: Run, record: Path, line: int, text: str, told: str, command: tuple[str, ...]
) -> None:
    lines = record.read_text().splitlines()
    lines[line - (line > 0)] = text
    record.write_text("\n".join(lines) + "\n")
    result = karczma(*command, "game.karczma")
    assert result.exit_code == (1 if command == ("verify",) else 2)
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert (result.stdout, record.read_text().splitlines()) == ("", lines)


def test_a_picture_is_no_record(karczma: Run, tmp_path: Path) -> None:
    (tmp_path / "game.karczma").write_bytes(b"\x89PNG\r\n\x1a\n\xff")
    result = karczma("replay", "game.karczma")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "game.karczma: not a text file" in result.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("cards:\n  goblin:\n    vp: [1\n", "monsters.yaml"),
        ("cards:\n  goblin:\n    vp: many\n", "monsters.yaml: goblin: Expected `int`, got `str` - at `$.vp`"),
        ("cards:\n  goblin:\n    do: [{fly: 1}]\n", "monsters.yaml: goblin: not one verb in {'fly': 1}"),
    ],
)
def test_broken_card_files_are_told_with_file_and_card(karczma: Run, tmp_path: Path, text: str, told: str) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "monsters.yaml").write_text(text)
    result = karczma("play", "valeria", "--content", pack)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_record_of_another_title_is_no_game_of_this_one(karczma: Run, record: Path) -> None:
    result = karczma("play", "valeria", "--load", record)
    assert (result.exit_code, "is a game of _template, not of valeria" in result.stderr) == (2, True)


@pytest.mark.parametrize("words", [("--seats", 2), ("--seed", 1), ("--option", "open_bids=true")])
def test_a_saved_game_brings_its_own_table(karczma: Run, record: Path, words: tuple[object, ...]) -> None:
    result = karczma("play", "--load", record, *words)
    assert (result.exit_code, "brings its own" in result.stderr) == (2, True)


def test_a_mistake_of_ours_is_not_hidden(karczma: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what a person can have asked for wrongly is told calmly."""
    monkeypatch.setattr(Title, "rules", property(lambda title: 1 // 0))
    with pytest.raises(AssertionError, match="by zero"):
        karczma("games")
