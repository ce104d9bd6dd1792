"""Bots by name: ours, those of a module, and those that an installed package brings."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

import karczma
from karczma.cli import app
from karczma.players import PLAYERS, UnknownPlayer, player
from karczma.players.named import bot
from karczma.sim.tournament import simulate

EXAMPLES = Path(__file__).parents[2] / "examples"
HOW_TO = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md"
Write = Callable[[str], None]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An own folder, and nothing of what is found there is remembered."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith(("my_bots", "tiny_bots", "ahead")):
            del sys.modules[name]


@pytest.fixture
def my_bots(here: Path) -> Write:
    def write(text: str) -> None:
        (here / "my_bots.py").write_text(text)

    return write


def run(*words: object) -> Result:
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


FIRST = (
    "class First:\n    def __init__(self, seed): pass\n    def choose(self, view, seat): return view.options(seat)[0]\n"
)


def test_a_bot_of_a_module_plays_where_bots_are_named(my_bots: Write) -> None:
    my_bots(FIRST)
    figures = simulate("valeria", ["random", "my_bots:First"], games=2)
    assert [each.player for each in figures.seats] == ["random", "my_bots:First"]
    told = run("simulate", "valeria", "--seats", "my_bots:First,random", "--games", 2, "--json")
    assert msgspec.json.decode(told.stdout)["games"] == 2
    told = run("balance", "_template", "--player", "my_bots:First", "--seats", 2, "--games", 2, "--json")
    assert told.exit_code in (0, 2), told.stderr
    words = ("--player", "random", "--player", "my_bots:First", "--games", 2, "--jobs", 1, "--json")
    told = run("ladder", "valeria", *words)
    assert {each["player"] for each in msgspec.json.decode(told.stdout)["ratings"]} == {"random", "my_bots:First"}


def test_it_sits_at_the_table_of_the_terminal(my_bots: Write) -> None:
    my_bots(FIRST)
    told = CliRunner().invoke(app, ["play", "valeria", "--with", "my_bots:First", "--seed", "1", "--lang", "en"], "1\n")
    assert "--with my_bots:First" in told.stdout


def test_several_processes_find_it_too(my_bots: Write) -> None:
    my_bots(FIRST)
    alone, together = (simulate("_template", ["my_bots:First", "random"], 4, jobs=jobs) for jobs in (1, 2))
    assert alone == together


def test_an_installed_package_brings_a_bot_by_name(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = here / "site"
    about = site / "tiny_bots-1.0.dist-info"
    about.mkdir(parents=True)
    (site / "tiny_bots.py").write_text(FIRST)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[karczma.bots]\nfirst = tiny_bots:First\nrandom = tiny_bots:First\n")
    with pytest.raises(UnknownPlayer, match="there is no player 'first'"):
        bot("first", 0)
    monkeypatch.syspath_prepend(site)
    assert type(bot("first", 0)).__name__ == "First"
    assert type(bot("random", 0)) is type(player("random", 0))  # our own names stay ours
    assert simulate("_template", ["first", "random"], 2).games == 2
    with pytest.raises(UnknownPlayer, match=r"there is: easy, .*, first, or module:Name"):
        bot("last", 0)


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        ("", "nowhere:Bot", "nowhere:Bot: the module 'nowhere' cannot be imported: ModuleNotFoundError"),
        ("def (", "my_bots:Bot", "my_bots:Bot: the module 'my_bots' cannot be imported: SyntaxError"),
        ("1 / 0", "my_bots:Bot", "the module 'my_bots' cannot be imported: ZeroDivisionError: division by zero"),
        ("class Bat: ...", "my_bots:Bot", "my_bots:Bot: my_bots has no 'Bot' (it has: Bat)"),
        ("class Bat: ...", "my_bots:", "my_bots:: my_bots has no '' (it has: Bat)"),
        ("Bot = 3", "my_bots:Bot", "my_bots:Bot: 3 makes no bots; name a class, or a function of a seed"),
        (
            "class Bot: ...",
            "my_bots:Bot",
            "my_bots:Bot: a bot is made from its seed alone, and this one is not: Type",
        ),
        ("def Bot(seed): return seed", "my_bots:Bot", "a bot has a method choose(view, seat), and 0 has none"),
    ],
)
def test_what_is_wrong_with_a_bot_is_told_in_one_line(my_bots: Write, text: str, name: str, told: str) -> None:
    my_bots(text)
    result = run("simulate", "valeria", "--seats", f"random,{name}")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith("karczma: ")
    assert told in result.stderr


@pytest.mark.parametrize("name", ["os:system", "my_bots:First"])
def test_a_name_that_a_stranger_gives_imports_nothing(my_bots: Write, name: str) -> None:
    """What the server asks."""
    my_bots(FIRST)
    with pytest.raises(UnknownPlayer, match="there is no player"):
        player(name, 0)
    assert "my_bots" not in sys.modules


@pytest.mark.parametrize("title", [title.id for title in karczma.titles()])
def test_the_example_plays_every_title(here: Path, monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    monkeypatch.chdir(EXAMPLES)
    g, made = karczma.new(title, 2, seed=4), bot("ahead:Ahead", 4)
    for _ in range(12):
        if not g.over:
            seat = g.deciding()[0]
            g.apply(made.choose(g.view(seat), seat), seat)
    assert g.record().choices()


def test_the_example_is_the_one_of_the_page() -> None:
    [shown] = re.findall(r"```python\n(.*?)```", HOW_TO.read_text("utf-8"), re.DOTALL)
    assert (EXAMPLES / "ahead.py").read_text("utf-8").endswith(shown)


def test_our_own_names_are_told(here: Path) -> None:
    assert all(type(bot(name, 1)) is type(player(name, 1)) for name in PLAYERS)
