"""Choices, decisions and events as the browser knows them: the types say what is told, and a rename is noticed."""

import importlib.util
import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma import Title
from karczma.games import find
from karczma.games.valeria.words import events
from karczma.games.valeria.words.events import CitizenGained
from karczma.kernel.choices import Choice, kebab
from karczma.kernel.events import Event
from karczma.kernel.flow import Decision
from karczma.server.protocol import Happening, Offer, Question, Refused
from karczma.server.tables.wire import happening, question
from typed.facts import added
from typed.vocabulary import SHARED, parts_of, those_of
from typescript import PROJECT, imported, title_files

WEB = PROJECT / "web"
READER = "games/valeria/harvest.ts"  # a part of a board that reads what happened
NEEDED = (
    READER,
    "table/title.ts",
    "kit/cards/face.ts",
    "kit/cards/goods.ts",
    "generated/protocol.ts",
    "generated/finished.ts",
    "generated/people.ts",
    "generated/shared.ts",
)
VALERIA = find("valeria")


@pytest.mark.parametrize("title", karczma.titles(), ids=lambda title: title.id)
def test_what_a_table_is_told_has_the_parts_that_its_types_have(title: Title) -> None:
    imported(title)
    known = {base: by_name(base, title) for base in (Choice, Decision, Event)}
    for base, told in played(title):
        cls = known[base][told.name]
        check(told.parts, parts_of(cls, title.wording), f"{title.id}: {told.name}")
        if isinstance(told, Offer | Refused) and cls.facts is not Choice.facts and added(cls.facts):
            check(told.facts if isinstance(told, Offer) else told.shown, added(cls.facts), f"facts of {told.name}")


def by_name(base: type[Any], title: Title) -> dict[str, type[Any]]:
    return {kebab(cls.__name__): cls for cls in those_of(base, (*SHARED, title.id))}


def check(told: dict[str, Any], types: dict[str, str], where: str) -> None:
    assert told.keys() <= types.keys(), where
    assert {name for name, kind in types.items() if kind.startswith(":")} <= told.keys(), where


def played(title: Title) -> Iterator[tuple[type[Any], Happening | Offer | Question | Refused]]:
    """A game by chance: now and then what is asked, and at the end what happened."""
    g, chance = karczma.new(title.id, seats=title.players[-1], seed=1), random.Random(1)
    happened = g.listen()
    while not g.over:
        seat = g.deciding()[0]
        asked = question(g.view(seat), seat) if chance.random() < 0.2 else None
        if asked:
            yield Decision, asked
            yield from ((Choice, each) for each in asked.options)
            yield from ((Choice, each) for each in asked.refusals)
        g.apply(chance.choice(g.options(seat)), seat)
    yield from ((Event, happening(title.id, event, 0)) for event in happened)


@contextmanager
def renamed_class() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(events, "CitizenWon", CitizenGained, raising=False)
        CitizenGained.__name__ = "CitizenWon"
        yield
        CitizenGained.__name__ = "CitizenGained"


@contextmanager
def renamed_part() -> Iterator[None]:
    [citizen] = [field for field in fields(CitizenGained) if field.name == "citizen"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(citizen, "name", "card")
        patch.setitem(CitizenGained.__annotations__, "card", "str")
        yield


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="`make` installs what the browser client needs")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [(nullcontext, ""), (renamed_class, '"citizen-gained"'), (renamed_part, "'citizen'")],
    ids=["as it is", "another name", "another part"],
)
def test_a_rename_in_python_does_not_compile_in_the_browser(
    change: Callable[[], AbstractContextManager[None]], complaint: str, tmp_path: Path
) -> None:
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(WEB / "src" / name, tmp_path / name)
    with change():
        for name, text in title_files(VALERIA).items():
            (tmp_path / "generated" / name).write_text(text, encoding="utf-8")
    said = compiled(tmp_path / READER)
    assert bool(said) == bool(complaint), said
    assert complaint in said


def compiled(file: Path) -> str:
    """What the compiler has to say of a file and of what it imports."""
    strict = ["--noEmit", "--strict", "--skipLibCheck", "--module", "esnext", "--moduleResolution", "bundler"]
    tsc = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    target = ["--target", "es2022", "--lib", "es2022"]
    command = [node(), str(tsc), *strict, *target, str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=file.parents[2]).stdout


def node() -> str:
    spec = importlib.util.spec_from_file_location("hatch_build", PROJECT / "hatch_build.py")
    assert spec
    assert spec.loader
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    found = shutil.which("node", path=hook.the_npm().path)
    assert found
    return found
