"""Whatever is on a table goes to another process and back, and is copied by `copy.deepcopy`: it plays on the same."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import karczma
from karczma.kernel.game import Game
from karczma.title.descriptor import Title

CHOICES, EVERY, FURTHER = 60, 12, 5
ELSEWHERE = """
import pickle, sys
g, choices = pickle.load(sys.stdin.buffer)
for seat, choice in choices:
    g.apply(choice, seat)
sys.stdout.write(g.fingerprint())
"""


def modes() -> Iterator[Any]:
    """Every title with every number of players, and with every option turned to something else."""
    for title in karczma.titles():
        for seats in title.players:
            yield pytest.param(title, seats, {}, id=f"{title.id}-{seats}")
        for option in title.options:
            seats = option.players[0] if option.players else title.players[-1]
            for value in option.values:
                options = {option.id: value} | {other: values[0] for other, values in option.only.items()}
                if not option.several and value != option.default and can_be(title, seats, options):
                    yield pytest.param(title, seats, options, id=f"{title.id}-{option.id}-{value}")
                    break


def can_be(title: Title, seats: int, options: dict[str, str]) -> bool:
    try:
        title.new(seats, 0, options)
    except karczma.WrongTable:
        return False
    return True


def on(g: Game, rng: Random, choices: int) -> list[tuple[int, karczma.Choice]]:
    """Random choices, played; what they were."""
    played = []
    for _ in range(choices):
        if not g.over:
            seat = rng.choice(g.deciding())
            choice = rng.choice(g.options(seat))
            g.apply(choice, seat)
            played.append((seat, choice))
    return played


@pytest.mark.parametrize(("title", "seats", "options"), list(modes()))
def test_tables_views_choices_and_decisions_are_the_same_on_the_other_side(
    title: Title, seats: int, options: dict[str, str]
) -> None:
    g, rng = title.new(seats, 5, options), Random(5)
    g.listen()
    for _ in range(0, CHOICES, EVERY):
        if g.over:
            break
        seat = g.deciding()[0]
        asked = (list(g.options(seat)), g.decision(seat), g.refusals(seat), g.view(seat).fingerprint())
        for again in (pickle.loads(pickle.dumps(g)), copy.deepcopy(g)):
            assert (again.fingerprint(), again.heard, again.record()) == (g.fingerprint(), g.heard, g.record())
            assert (again.options(seat), again.decision(seat), again.refusals(seat)) == asked[:3]
            assert pickle.loads(pickle.dumps(again.view(seat))).fingerprint() == asked[3]
            assert goes_on_as(again, g)
        assert pickle.loads(pickle.dumps(asked)) == copy.deepcopy(asked) == asked
        on(g, rng, EVERY)


def goes_on_as(one: Game, other: Game) -> bool:
    one, other = one.copy(), other.copy()
    on(one, Random(1), FURTHER)
    on(other, Random(1), FURTHER)
    return one.fingerprint() == other.fingerprint()


@pytest.mark.parametrize("title", karczma.titles(), ids=lambda title: title.id)
def test_another_process_plays_on_to_the_same_table(title: Title) -> None:
    g = title.new(2, 3)
    on(g, Random(3), CHOICES)
    sent = g.copy()
    choices = on(g, Random(4), FURTHER)
    told = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps((sent, choices)),
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=True,
    )
    assert told.stdout.decode() == g.fingerprint()


@pytest.mark.parametrize("title", karczma.titles(), ids=lambda title: title.id)
def test_the_cards_are_not_sent_along(title: Title) -> None:
    """A table is sent as what lies on it; the cards' texts are read where it arrives."""
    assert len(pickle.dumps(title.new(2, 1).copy())) < 30_000


def test_a_table_with_a_content_pack_keeps_its_cards(tmp_path: Path) -> None:
    (tmp_path / "monsters.yaml").write_text("cards:\n  goblin:\n    vp: 9\n")
    g: Any = karczma.new("valeria", 2, content=tmp_path)
    again = pickle.loads(pickle.dumps(g))
    assert again.cards is copy.deepcopy(g).cards is g.cards
    assert again.cards is not karczma.new("valeria", 2).cards  # type: ignore[attr-defined]
