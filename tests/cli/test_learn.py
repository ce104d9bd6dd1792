"""`karczma learn`: weights come out of games, the same whatever the processes, and nothing is played twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

from karczma.games import find
from karczma.sim import learning
from karczma.sim.learning import Lesson, check, kept, learn, terms_of
from karczma.title.contract import BrokenContract, Terms
from karczma.title.options import WrongTable
from karczma.title.weighing import judgement, weighed, weights_of

Run = Callable[..., Result]
LESSON = Lesson(title="valeria", options={}, steps=60, pairs=24)
NAMES = ("asked", "pushed", "useless")
PUSHED = 2.0  # what the best weight of `pushed` is in the made-up lesson


def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that nobody has to play: the nearer to the best weight, the likelier won; one term does not matter."""
    terms = Terms(names=NAMES, figures=lambda g, seat: (1.0, 2.0, 3.0), fixed=("asked",), weights=Path("nowhere"))
    monkeypatch.setattr(learning, "terms_of", lambda title: terms)
    monkeypatch.setattr(learning, "weights_of", lambda terms: {"pushed": 1.0, "useless": 1.0})

    def met(lesson: Lesson, ours: dict[str, float], theirs: dict[str, float], seed: int, seat: int) -> object:
        off = abs(theirs["pushed"] - PUSHED) - abs(ours["pushed"] - PUSHED)
        won = Random(f"{seed} {seat}").random() < 0.5 + off / 2
        return float(won), (10, 10)

    monkeypatch.setattr(learning, "met", met)


def test_weights_go_where_games_are_won(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch)
    weights = learn(LESSON)
    assert set(weights) == {"pushed", "useless"}
    assert weights["pushed"] == pytest.approx(PUSHED, rel=0.25)
    assert weights["useless"] == pytest.approx(1.0, rel=0.4)
    found = check(LESSON, weights, 400)
    assert found.lowest > 0.5


def test_a_run_that_was_cancelled_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made_up(monkeypatch)
    file, done = tmp_path / "steps.jsonl", list[str]()
    whole = learn(LESSON, keep=file)
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:50]))
    assert learn(LESSON, keep=file, progress=lambda: done.append("step")) == whole
    assert len(done) == LESSON.steps
    assert [step.number for step in kept(file, ["pushed", "useless"])] == list(range(60))


def test_steps_of_other_terms_are_refused(tmp_path: Path) -> None:
    (tmp_path / "steps").write_text('{"number": 0, "logs": {"luck": 1.0}, "gain": 0.1}\n')
    with pytest.raises(WrongTable, match="fit other terms"):
        learn(LESSON, keep=tmp_path / "steps")
    (tmp_path / "steps").write_text("not a step\n")
    with pytest.raises(WrongTable, match="no file of steps"):
        learn(LESSON, keep=tmp_path / "steps")


def test_a_judgement_without_terms_cannot_be_fitted() -> None:
    with pytest.raises(WrongTable, match="no terms that could be weighed"):
        terms_of("_template")


# -- terms -----------------------------------------------------------------------------------------------------------


def test_weights_that_all_count_once_change_no_judgement() -> None:
    bots = find("valeria").bots
    assert bots.terms is not None
    g = find("valeria").new(2, 3)
    assert weighed(bots.terms, {})(g, 0) == pytest.approx(bots.evaluate(g, 0))
    assert len(bots.terms.figures(g, 0)) == len(bots.terms.names)


def test_a_weight_counts_its_term() -> None:
    terms = Terms(names=NAMES, figures=lambda g, seat: (1.0, 2.0, 3.0), fixed=(), weights=Path("nowhere"))
    assert weighed(terms, {"pushed": 5.0})(None, 0) == 1.0 + 10.0 + 3.0


def test_a_title_without_terms_is_judged_as_greedy_does() -> None:
    bots = find("_template").bots
    assert judgement(bots) is bots.evaluate


def test_a_weight_of_nothing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"luck": 2.0}')
    with pytest.raises(BrokenContract, match="there is no term luck"):
        weights_of(Terms(names=NAMES, figures=lambda g, seat: (), fixed=(), weights=file))


# -- the command -------------------------------------------------------------------------------------------------------


def test_a_short_lesson(karczma: Run, tmp_path: Path) -> None:
    asked = ("learn", "valeria", "--steps", 1, "--pairs", 1, "--games", 2, "--jobs", 1, "--out", tmp_path / "w.json")
    told = karczma(*asked).stdout
    assert "of 2 games" in told
    weights = json.loads((tmp_path / "w.json").read_text("utf-8"))
    assert weights_of(terms_of("valeria")).keys() == weights.keys()
    assert any(weight != 1.0 for weight in weights.values())
