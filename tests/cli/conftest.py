"""The command line as a person or a pipe meets it: words in, words out, an exit code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from karczma.cli import app

Run = Callable[..., Result]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Where games are kept that nobody named a file for."""
    return tmp_path / "data" / "karczma"


@pytest.fixture
def karczma(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`karczma("play", "valeria", typed="1\\n")`; whatever goes wrong, nobody sees a traceback."""
    monkeypatch.setenv("XDG_DATA_HOME", str(data.parent))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*words: object, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [str(word) for word in words], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run
