"""`karczma --version`, and commands that need an extra which is not installed."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import Result

import karczma as engine
from karczma.cli import version
from karczma.cli.extras import from_extra

Run = Callable[..., Result]
WITHOUT_SERVER = """
import sys
sys.modules.update(dict.fromkeys(("litestar", "sqlalchemy", "uvicorn")))
from karczma.cli import main
main()
"""


@pytest.fixture
def as_build(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def pretend(file: str) -> None:
        monkeypatch.setattr(version, "flow", SimpleNamespace(__file__=file))

    return pretend


def test_a_report_of_a_fault_begins_with_the_version(karczma: Run, as_build: Callable[[str], None]) -> None:
    as_build("flow.py")
    told = karczma("--version").stdout
    assert told.startswith(f"karczma {engine.__version__}, ")
    assert told.endswith(f" {platform.python_version()}, not the compiled build\n")


def test_the_compiled_build_says_so_in_the_language_of_the_system(
    karczma: Run, as_build: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    as_build("flow.cpython-311-x86_64-linux-gnu.so" if os.name == "posix" else "flow.pyd")
    assert karczma("--version").stdout.endswith(", compiled build\n")
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert karczma("--version").stdout.endswith(", wersja skompilowana\n")


@pytest.mark.parametrize("words", [("serve",), ("admin", "people"), ("admin", "backup"), ("admin", "ban", "somebody")])
@pytest.mark.parametrize(("language", "told"), [("en", "This command needs the module "), ("pl", "Temu poleceniu ")])
def test_a_missing_extra_is_told_in_a_sentence(
    tmp_path: Path, words: tuple[str, ...], language: str, told: str
) -> None:
    world = {**os.environ, "LC_ALL": f"{language}_XX.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-X", "utf8", "-c", WITHOUT_SERVER, *words]
    result = subprocess.run(
        command, env=world | {"XDG_DATA_HOME": str(tmp_path)}, cwd=tmp_path, capture_output=True, encoding="utf-8"
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(f"karczma: {told}")
    assert result.stderr.endswith('pip install "karczma[server]"\n')
    assert result.stderr.count("\n") == 1


def test_a_module_of_our_own_that_is_missing_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"karczma\.nowhere"), from_extra("server", "en"):
        __import__("karczma.nowhere")
