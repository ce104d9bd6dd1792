"""`karczma new-title`: a title that plays, has its ledger and its tests, and wrote nothing over."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
PROJECT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "valeria", "static")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A clone with only the template in it."""
    root = tmp_path / "project"
    shutil.copytree(PROJECT / "src/karczma", root / "src/karczma", ignore=LEFT_OUT)
    shutil.copytree(PROJECT / "tests/games/_template", root / "tests/games/_template", ignore=LEFT_OUT)
    for room in ("wording", "cited"):
        shutil.copytree(PROJECT / "tests/languages" / room, root / "tests/languages" / room, ignore=LEFT_OUT)
    return root


def files(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*") if path.is_file() and path.suffix != ".pyc")


def inside(project: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the clone's own package."""
    env = {**os.environ, "PYTHONPATH": str(project / "src"), "XDG_DATA_HOME": str(project / "data"), "LANG": "C.UTF-8"}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=project, env=env, input=typed, capture_output=True, text=True, timeout=300)


def test_a_new_title_plays_and_its_ledger_holds(karczma: Run, project: Path) -> None:
    result = karczma("new-title", "gold_mine", "GM", "--into", project)
    assert result.exit_code == 0
    assert "karczma play gold_mine" in result.stdout
    game = inside(project, "-m", "karczma", "play", "gold_mine", "--seats", "2", "--lang", "en", typed="1\n" * 40)
    assert "Final count" in game.stdout, game.stderr
    ledger = inside(project, "-m", "karczma", "ledger", "gold_mine")
    assert ledger.returncode == 0, ledger.stdout
    tests = inside(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/gold_mine")
    assert tests.returncode == 0, tests.stdout


def test_nothing_of_the_templates_names_is_left(karczma: Run, project: Path) -> None:
    before = {path: path.read_bytes() for path in files(project)}
    karczma("new-title", "gold_mine", "GM", "--into", project)
    made = [path for path in files(project) if path not in before]
    assert all(path.read_bytes() == text for path, text in before.items())
    text = "".join(path.read_text() for path in made)
    assert "_template" not in text
    assert "TT-" not in text
    assert "Quarry" not in text
    assert 'names={"en": "Gold Mine", "pl": "Gold Mine"}' in text
    assert 'maturity="draft"' in text
    assert "class GoldMine(Game):" in text
    wanted = {"test_gold_mine.py", "gold_mine.ftl", "gold_mine.py", "gold_mine.yaml", "rules.yaml", "setup.py"}
    assert {path.name for path in made} >= wanted


def test_a_new_title_is_tidy(karczma: Run, project: Path) -> None:
    karczma("new-title", "amber_coast", "AC", "--into", project)
    shutil.copy(PROJECT / "pyproject.toml", project)
    checked = inside(project, "-m", "ruff", "check", "src/karczma/games/amber_coast", "tests/games/amber_coast")
    assert checked.returncode == 0, checked.stdout


def test_the_project_is_found_from_inside_it(karczma: Run, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project / "tests")
    assert karczma("new-title", "gold_mine", "GM").exit_code == 0
    assert (project / "src/karczma/games/gold_mine/table/setup.py").exists()


@pytest.mark.parametrize(
    ("name", "prefix", "told"),
    [
        ("Gold", "GM", "'Gold' cannot be a title's id: small letters"),
        ("gold-mine", "GM", "'gold-mine' cannot be a title's id"),
        ("../gold", "GM", "'../gold' cannot be a title's id"),
        ("class", "GM", "'class' cannot be a title's id: the word has a meaning already"),
        ("kernel", "GM", "'kernel' cannot be a title's id"),
        ("player", "GM", "'player' cannot be a title's id: the template has a Player of its own"),
        ("valeria", "GM", "there is a title 'valeria' already"),
        ("gold_mine", "gm", "'gm' cannot begin clause ids"),
        ("gold_mine", "GOLD", "'GOLD' cannot begin clause ids"),
        ("gold_mine", "VK", "clauses of valeria begin with VK already"),
        ("gold_mine", "K", "clauses of the kernel begin with K already"),
    ],
)
def test_bad_names_are_refused_and_nothing_is_written(
    karczma: Run, project: Path, name: str, prefix: str, told: str
) -> None:
    before = files(project)
    result = karczma("new-title", name, prefix, "--into", project)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr
    assert files(project) == before


@pytest.mark.parametrize("taken", ["src/karczma/games/gold_mine", "tests/games/gold_mine"])
def test_a_folder_that_exists_is_left_alone(karczma: Run, project: Path, taken: str) -> None:
    (project / taken).mkdir()
    before = files(project)
    result = karczma("new-title", "gold_mine", "GM", "--into", project)
    assert (result.exit_code, "exists already" in result.stderr) == (2, True)
    assert files(project) == before


def test_there_must_be_a_project(karczma: Run, tmp_path: Path) -> None:
    result = karczma("new-title", "gold_mine", "GM", "--into", tmp_path)
    assert (result.exit_code, "no project here" in result.stderr) == (2, True)


def test_what_cannot_be_written_whole_is_not_written(
    karczma: Run, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files(project)
    whole = Path.write_text

    def full(path: Path, text: str, **how: str) -> int:
        if path.name == "turn.py":
            raise OSError(28, "No space left on device", str(path))
        return whole(path, text, **how)

    monkeypatch.setattr(Path, "write_text", full)
    result = karczma("new-title", "gold_mine", "GM", "--into", project)
    assert (result.exit_code, "No space left on device" in result.stderr) == (2, True)
    assert files(project) == before
    assert not (project / "src/karczma/games/gold_mine").exists()
