"""The command that shows what whole games lead to now, and writes it down only when told to."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import games.golden as kept
from golden import main

ALONE = next(game for game in kept.golden("monster_lands") if game.seats == 1)
STALE = msgspec.structs.replace(ALONE, ended=msgspec.structs.replace(ALONE.ended, scores=(99,), told="0" * 16))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One game of Monster Lands that no longer leads where it is said to, and one that does."""
    monkeypatch.setattr(kept, "HERE", tmp_path)
    (tmp_path / "monster_lands" / "table").mkdir(parents=True)
    kept.write("monster_lands", [STALE, ALONE])
    return tmp_path


def test_the_difference_is_shown_and_nothing_is_written(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(None, keep=False)

    assert capsys.readouterr().out.splitlines() == [
        str(STALE),
        f"  scores: (99,) -> {ALONE.ended.scores}",
        f"  told: {'0' * 16} -> {ALONE.ended.told}",
        "monster_lands: 1 of 2 games lead elsewhere",
    ]
    assert kept.golden("monster_lands") == [STALE, ALONE]


def test_what_is_another_is_taken_down_when_told_to(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["monster_lands"], keep=True)

    assert capsys.readouterr().out.splitlines()[-1] == "monster_lands: 1 of 2 games lead elsewhere and are taken down"
    assert kept.golden("monster_lands") == [ALONE, ALONE]


def test_a_title_without_golden_games_is_refused(folder: Path) -> None:
    with pytest.raises(SystemExit, match="'chess' has no golden games; there are: monster_lands"):
        main(["chess"])
