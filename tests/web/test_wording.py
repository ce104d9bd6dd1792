"""The browser says word for word what the terminal says: both word the same values from the same files."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import karczma
from karczma.effects.text import Line, lines_on_face
from karczma.kernel.events import redacted
from karczma.kernel.game import Game
from karczma.locale import LANGUAGES, Speaker
from karczma.server.tables.wire import faces, happening, question

PROJECT = Path(__file__).parents[2]
WEB = PROJECT / "web"
ASKED = 0.15  # of the questions of a game
PEOPLE = ["Jagoda", "Bartek", "Mruk", "Tosia", "Wit"]


class Said(msgspec.Struct, frozen=True):
    """Something that went over the wire, to whom, and how it is said in each language."""

    title: str
    kind: str
    wire: dict[str, Any]
    names: list[str]
    words: dict[str, str]
    view: dict[str, Any]


def speakers(g: Game, title: str, names: list[str]) -> dict[str, Speaker]:
    made = {each: Speaker(each, title, names=names) for each in LANGUAGES}
    for speaker in made.values():
        speaker.table = g
    return made


def spelling(g: Game) -> dict[str, Any]:
    """What the browser needs to know of the table to spell the names of places."""
    return {"cells": list(g.cells)} if hasattr(g, "cells") else {}


def asked(g: Game, seat: int, title: str, names: list[str]) -> Iterator[Said]:
    """The question of a seat, with everything it may answer and everything it may not."""
    told, speak, view = question(g.view(seat), seat), speakers(g, title, names), spelling(g)
    assert told
    decision = g.decision(seat)

    def said(kind: str, wire: Any, words: dict[str, str]) -> Said:
        plain = msgspec.to_builtins(wire)
        wire = {key: plain[key] for key in plain if key not in ("options", "refusals", "next")}
        return Said(title, kind, wire, names, words, view)

    yield said("prompt", told, {each: s.prompt(decision, g) for each, s in speak.items()})
    for offer, choice in zip(told.options, g.options(seat), strict=True):
        yield said("choice", offer, {each: s.choice(choice, g, seat) for each, s in speak.items()})
    for refused, (choice, why) in zip(told.refusals, g.refusals(seat), strict=True):
        yield said("choice", refused, {each: s.choice(choice, g, seat) for each, s in speak.items()})
        yield said("refusal", refused, {each: s.refusal(why) for each, s in speak.items()})


def heard(g: Game, title: str, names: list[str], reader: int) -> Iterator[Said]:
    speak = speakers(g, title, names)
    for event in set(g.heard or ()):
        words = {each: s.event(redacted(event, reader), names) for each, s in speak.items()}
        wire = msgspec.to_builtins(happening(title, event, reader))
        yield Said(title, "event", wire, names, words, spelling(g))


def games() -> Iterator[Said]:
    for title in karczma.titles():
        for seed, seats in enumerate(title.players):
            g, chance = karczma.new(title.id, seats=seats, seed=seed), random.Random(seed)
            reader = seed % seats
            names = ["" if seat == reader else name for seat, name in enumerate(PEOPLE[:seats])]
            g.listen()
            while not g.over:
                seat = g.deciding()[0]
                if chance.random() < ASKED:
                    yield from asked(g, seat, title.id, ["" if n == seat else PEOPLE[n] for n in range(seats)])
                g.apply(chance.choice(g.options(seat)), seat)
            yield from heard(g, title.id, names, reader)


class Told(msgspec.Struct, frozen=True):
    """The cards of a title as the browser gets them, and the lines of their faces in each language."""

    title: str
    cards: dict[str, Any]
    words: dict[str, dict[str, list[str]]]


def cards() -> Iterator[Told]:
    for title in karczma.titles():
        tell, told = title.wording.card, faces(title.id)
        assert tell
        words = {
            language: {
                card: rendered(language, title.id, tell(card, None)) for family in told.values() for card in family
            }
            for language in LANGUAGES
        }
        yield Told(title.id, told, words)


def rendered(language: str, title: str, lines: Sequence[Line]) -> list[str]:
    return [Speaker(language, title).render(line) for line in lines_on_face(lines)]


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="`make` installs what the browser client needs")
def test_the_browser_says_what_the_terminal_says(tmp_path: Path) -> None:
    found = {msgspec.json.encode((each.kind, each.wire, each.names)): each for each in games()}
    kinds = {each.kind for each in found.values()}
    assert kinds == {"prompt", "choice", "refusal", "event"}
    (tmp_path / "said.json").write_bytes(msgspec.json.encode(list(found.values())))
    (tmp_path / "cards.json").write_bytes(msgspec.json.encode(list(cards())))
    told = subprocess.run(
        [sys.executable, "hatch_build.py", "run", "test:said"],
        cwd=PROJECT,
        env={**os.environ, "KARCZMA_SAID": str(tmp_path / "said.json"), "KARCZMA_CARDS": str(tmp_path / "cards.json")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, f"{told.stdout}\n{told.stderr}"
