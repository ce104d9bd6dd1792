"""docs/hosting.md: the files it shows are those in deploy, and its commands are commands of ours."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from karczma.cli import app
from karczma.cli.commands.serve import BLANK
from karczma.server.settings import Settings

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "hosting.md").read_text("utf-8")
SHOWN = dict(re.findall(r"<!-- (deploy/\S+) -->\n```\w+\n(.*?)```", PAGE, re.DOTALL))
FILES = sorted(path for path in (PROJECT / "deploy").iterdir())
WORDS = re.compile(r"karczma ((?:serve|admin)\b[^`\n|]*)")
COMMANDS = sorted({found for text in (PAGE, *(f.read_text("utf-8") for f in FILES)) for found in WORDS.findall(text)})


@pytest.mark.parametrize("file", sorted(SHOWN))
def test_a_file_is_shown_as_it_is(file: str) -> None:
    assert SHOWN[file] == (PROJECT / file).read_text("utf-8")


def test_every_file_is_shown_or_used() -> None:
    everything = PAGE + "".join(path.read_text("utf-8") for path in FILES)
    assert [path.name for path in FILES if everything.count(f"deploy/{path.name}") == 0] == []


@pytest.mark.parametrize("words", COMMANDS)
def test_every_command_and_every_option_is_there(words: str) -> None:
    command, context = get_command(app), ""
    for word in shlex.split(words.replace("…", "")):
        word = word.rstrip(",.:")
        if word.startswith("--"):
            known = {name for each in command.params for name in each.opts}
            assert word in {*known, "--help"}, f"{context} {word}"
        elif word in getattr(command, "commands", {}):
            command, context = command.commands[word], f"{context} {word}"  # type: ignore[attr-defined]


def test_every_command_of_the_host_is_on_the_page() -> None:
    commands = get_command(app).commands["admin"].commands  # type: ignore[attr-defined]
    told = re.findall(r"`([^`]*)`", PAGE) + re.findall(r"karczma admin ([\w-]+)", PAGE)
    words = {word for each in told for word in each.split()}
    assert set(commands) - words == set()


def test_how_long_things_are_kept_is_told_as_it_is() -> None:
    told = re.findall(r"^\| `--([a-z-]+-days)` \|.* \| (\d+) \|$", PAGE, re.MULTILINE)
    settings = {name: getattr(BLANK, name) for name in Settings.__struct_fields__ if name.endswith("_days")}
    assert {name.replace("-", "_"): float(days) for name, days in told} == settings
