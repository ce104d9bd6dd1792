"""Two options of one question never read the same, whoever asks and in whatever language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from karczma.conformance.settings import Setting, few_settings
from karczma.games import find
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.locale import Speaker
from languages.samples import LANGUAGES, TITLES

NAMES = ["Jagoda", "Bartek", "Mruk", "Tosia", "Wit"]
LOOKED_AT = 0.5  # of the questions of a game
SETTINGS = [setting for title in TITLES for setting in few_settings(find(title))]


def questions(setting: Setting) -> Iterator[tuple[Game, Seat]]:
    """Some questions of a random game, as the seat sees the table that is asked."""
    g, rng = setting.new(3), Random(3)
    while not g.over:
        seat = rng.choice(g.deciding())
        if len(g.options(seat)) > 1 and rng.random() < LOOKED_AT:
            yield g.view(seat), seat
        g.apply(rng.choice(g.options(seat)), seat)


def said_twice(view: Game, seat: Seat, language: str, title: str) -> dict[str, list[Choice]]:
    names = ["" if n == seat else NAMES[n] for n in range(view.seats)]
    speaker = Speaker(language, title, names=names)
    speaker.table = view
    found: dict[str, list[Choice]] = defaultdict(list)
    for option in view.options(seat):
        found[speaker.choice(option, view, seat)].append(option)
    return {words: options for words, options in found.items() if len(options) > 1}


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_two_options_of_a_question_read_the_same(setting: Setting) -> None:
    for view, seat in questions(setting):
        for language in LANGUAGES:
            twice = said_twice(view, seat, language, setting.title.id)
            asked = type(view.decision(seat)).__name__
            assert not twice, f"{asked}, {language}: " + "; ".join(
                f"{words!r} is said of {', '.join(map(str, options))}" for words, options in twice.items()
            )
