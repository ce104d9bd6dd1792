"""`karczma admin` speaks both languages: its help, what it has done, and what it refuses."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from typer.testing import Result

from karczma.cli.admin import admin
from karczma.locale import LANGUAGES, Words
from karczma.locale.words import FOLDER

Run = Callable[..., Result]
SOURCES = Path(__file__).parents[2] / "src" / "karczma"
CODE = "".join(
    file.read_text("utf-8") for room in ("cli/admin", "server/admin") for file in (SOURCES / room).glob("*.py")
)


COMMANDS = sorted(str(each.callback.__name__).replace("_", "-") for each in admin.registered_commands if each.callback)


def own(language: str) -> set[str]:
    resource = FluentParser().parse((FOLDER / language / "admin.ftl").read_text("utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}


def test_every_message_is_said_and_every_refusal_has_one() -> None:
    """Codes of refusals are literal texts, in whichever place."""
    said = {*re.findall(r'say\(\s*"([\w-]+)"', CODE)}
    literal = {f"refused-{text}" for text in re.findall(r'"([a-z-]+)"', CODE)}
    messages = {each for each in own("en") if not each.startswith("help")}
    assert {f"refused-{code}" for code in re.findall(r'AdminRefused\(\s*"([\w-]+)"', CODE)} <= messages
    assert said <= messages
    assert messages <= said | literal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_is_explained_in_both_languages(karczma: Run, language: str, command: str) -> None:
    told = karczma("admin", "--lang", language, *filter(None, [command]), "--help")
    assert told.exit_code == 0
    words = " ".join(told.stdout.replace("│", " ").split())
    explained = Words(language, "admin").say(f"help-{command}" if command else "help")
    assert explained.split(".")[0] in words


def test_the_language_is_that_of_the_system_unless_another_is_wished(
    karczma: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "there is no house here" in karczma("admin", "people").stderr
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    told = karczma("admin", "people")
    assert (told.exit_code, "tu nie ma żadnej karczmy" in told.stderr) == (2, True)
    assert "there is no house here" in karczma("admin", "--lang", "en", "people").stderr
    assert not list(tmp_path.rglob("*.sqlite3"))


def test_another_language_is_refused(karczma: Run) -> None:
    assert "there are no words in 'tlh'" in karczma("admin", "--lang", "tlh", "people").stderr
