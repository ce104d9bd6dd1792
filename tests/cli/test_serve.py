"""`karczma serve`: its options are the settings of the server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from karczma.server.serving import run
from karczma.server.settings import LogFormat, Settings

Run = Callable[..., Result]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The houses that would have been opened."""
    houses: list[tuple[Any, ...]] = []
    monkeypatch.setattr(run, "serve", lambda *asked: houses.append(asked))
    return houses


def test_without_options_all_is_as_the_settings_say(karczma: Run, opened: list[tuple[Any, ...]], data: Path) -> None:
    assert karczma("serve").exit_code == 0
    settings, host, port, _ = opened[0]
    plain = Settings(database=f"sqlite+aiosqlite:///{data}/karczma.sqlite3", data=data, secret=settings.secret)
    assert (settings, host, port) == (plain, "127.0.0.1", 8000)


def test_what_is_set_arrives(karczma: Run, opened: list[tuple[Any, ...]], tmp_path: Path) -> None:
    words = ["--connections-per-address=7", "--header-seconds=2.5", "--trusted-proxies=10.0.0.0/8", "--log-format=json"]
    assert karczma("serve", "--data", tmp_path, *words).exit_code == 0
    settings = opened[0][0]
    assert (settings.connections_per_address, settings.header_seconds) == (7, 2.5)
    assert (settings.trusted_proxies, settings.log_format) == ("10.0.0.0/8", LogFormat.JSON)


def test_every_option_is_explained(karczma: Run) -> None:
    told = " ".join(karczma("serve", "--help").stdout.replace("│", " ").split())
    for words in ("--connections-per-address", "--messages-per-second", "For each connection.", "[default: 600]"):
        assert words in told


@pytest.mark.parametrize("wrong", [("--header-seconds", 0), ("--log-format", "xml"), ("--connections", "many")])
def test_a_wrong_figure_is_refused(karczma: Run, opened: list[tuple[Any, ...]], wrong: tuple[object, ...]) -> None:
    assert (karczma("serve", *wrong).exit_code, opened) == (2, [])
