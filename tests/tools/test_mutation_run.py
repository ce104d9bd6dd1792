"""The whole way: a small title with decorated rules, its tests, and what they catch."""

import json
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from textwrap import dedent

import pytest

from mutants import main
from mutation.baseline import AT_IMPORT, Baseline, measure
from mutation.breaks import mutants_of
from mutation.judge import Judge, Verdict
from mutation.progress import Progress
from mutation.report import Question, Report, as_text, failures, report
from mutation.trial import NEVER_LOADED, TIMED_OUT, Swap, Trial
from mutation.workshop import MutationError, Workshop

TOOL = Path(__file__).parents[2] / "tools" / "mutants.py"

RULES = """
    from functools import cache


    def step(id, times):
        def mark(method):
            method.times = times
            return method
        return mark


    class Turn:
        '''TY-TURN-02  A turn.'''

        @step("TY-TURN-01", times=2)
        def gain(self, gold):
            return gold + self.bonus()

        def bonus(self):
            return 5

        def sleep(self):
            return 7


    def tax(gold, rate=3):
        return gold > rate


    @cache
    def prices():
        return [4]
    """

TESTS = """
    import pytest
    from karczma.games.toy.turn import Turn, prices, tax

    def clause(*ids):
        return lambda test: test

    def test_prices_are_there():
        prices()

    @clause("TY-TURN-01")
    def test_gold_is_gained():
        assert Turn().gain(4) == 9

    @clause("TY-TURN-02")
    def test_the_turn_has_two_actions():
        assert Turn.gain.times == 2

    @pytest.mark.parametrize("gold", [1, 5])
    def test_tax(gold):
        assert tax(gold) == (gold == 5)

    def test_the_price_is_four():
        assert prices() == [4]
    """


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("project")
    write(
        root,
        {
            "pyproject.toml": '[tool.pytest.ini_options]\naddopts = "--import-mode=importlib -n 2 --cov=karczma"\n',
            "src/karczma/__init__.py": "",
            "src/karczma/games/__init__.py": "",
            "src/karczma/games/toy/__init__.py": "VERSION = 1",
            "src/karczma/games/toy/words/events.py": "LOUD = 1",
            "src/karczma/games/toy/turn.py": RULES,
            "tests/games/toy/test_toy.py": TESTS,
        },
    )
    return root


@pytest.fixture(scope="module")
def workshop(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return Workshop(project, "toy", tmp_path_factory.mktemp("scratch"))


def tool(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--project", str(project), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)


def tree(project: Path) -> dict[str, bytes]:
    return {str(file.relative_to(project)): file.read_bytes() for file in project.rglob("*") if file.is_file()}


def test_the_tests_of_a_title_are_measured_by_what_they_catch(project: Path) -> None:
    before = tree(project)

    run = tool(project, "--title", "toy", "--json")

    found: Report
    found, own = json.loads(run.stdout)
    assert tree(project) == before
    assert (found["candidates"], found["tried"], found["caught"]) == (8, 8, 5)
    turn = "src/karczma/games/toy/turn.py"
    assert found["modules"] == {turn: {"tried": 8, "caught": 5, "percent": 62.5}}
    survivors = [
        (each["file"], each["line"], each["before"], each["after"], each["fate"]) for each in found["survivors"]
    ]
    assert survivors == [
        (turn, 23, "return 7", "return 8", "not covered"),
        (turn, 26, "def tax(gold, rate=3):", "def tax(gold, rate=4):", "survived"),
        (turn, 27, "return gold > rate", "return gold >= rate", "survived"),
    ]
    assert run.returncode == 1
    assert found["failures"] == ["62.5 % were caught, 93 % are needed"]
    assert "8/8 mutants tried, 5 caught" in run.stderr
    text = as_text(found)
    assert "toy: 5 of 8 mutants caught by its title's tests (62.5 %)" in text
    assert f"{turn}:27  comparison, survived\n  - return gold > rate\n  + return gold >= rate" in text
    fates = {(each["line"], each["after"]): each["fate"] for each in own["survivors"]}
    assert fates == {
        (15, '@step("TY-TURN-01", times=3)'): "survived",  # the test that sees it carries another clause
        (20, "return 6"): "not covered",
        (23, "return 8"): "not covered",
    }
    assert (own["by"], own["tried"], own["caught"]) == ("its clause's own tests", 4, 1)


def test_a_run_out_of_time_says_how_many_were_tried(workshop: Workshop) -> None:
    mutants = mutants_of(workshop.rules / "turn.py")
    everything = {"tests/games/toy/test_toy.py::test_gold_is_gained": 0.1}
    seen = {workshop.rules / "turn.py": {line: {AT_IMPORT} for line in range(1, 40)}}
    baseline = Baseline(everything, seen)
    judge = Judge(workshop, baseline, time.monotonic(), baseline.choose)

    verdicts = judge.try_all(mutants, 2, Progress(len(mutants), StringIO()))

    assert verdicts == []
    text = as_text(report(Question("toy", "its tests", 93.0, 1, 8, 8), verdicts, workshop, seconds=0))
    assert "Stopped early: 0 of the 8 sampled mutants were tried." in text


def test_what_its_tests_do_not_even_import_is_not_covered(workshop: Workshop) -> None:
    events = workshop.rules / "words" / "events.py"
    mutant = mutants_of(events)[0]
    seen = {events: {line: {AT_IMPORT} for line in range(1, 40)}}
    baseline = Baseline({"tests/games/toy/test_toy.py::test_gold_is_gained": 0.1}, seen)

    [verdict] = Judge(workshop, baseline, time.monotonic() + 60, baseline.choose).try_all(
        [mutant], 1, Progress(1, StringIO())
    )

    assert verdict == Verdict(mutant, "not covered")


def test_tests_that_fail_as_they_stand_are_an_error(workshop: Workshop, tmp_path: Path) -> None:
    write(tmp_path, {"src/karczma/games/toy/turn.py": "x = 1", "tests/games/toy/test_toy.py": "def test_(): assert 0"})

    with pytest.raises(MutationError, match=r"the title's tests fail as they stand.*\n[^$]*def test_\(\): assert 0"):
        measure(Workshop(tmp_path, "toy", workshop.scratch), [])


def test_an_unknown_title_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--title", "chess", "--project", str(tmp_path)]) == 2
    assert "is 'chess' a title of this project?" in capsys.readouterr().err


def test_a_test_that_hangs_is_stopped_after_its_own_limit(workshop: Workshop) -> None:
    test = "tests/games/toy/test_toy.py::test_gold_is_gained"
    hanging = dedent(RULES).replace("return 5", "while True: pass")
    swap = Swap(str(workshop.rules / "turn.py"), hanging)

    run = workshop.run(Trial({"karczma.games.toy.turn": swap}, [test], {test: 0.2}), seconds=30)

    assert run.code == TIMED_OUT


def test_a_swap_that_no_test_imports_is_noticed(workshop: Workshop) -> None:
    swap = Swap(str(workshop.rules / "words" / "events.py"), "LOUD = 2")

    run = workshop.run(Trial({"karczma.games.toy.words.events": swap}), seconds=30)

    assert run.code == NEVER_LOADED


@pytest.mark.parametrize(
    ("tried", "candidates", "percent", "passes"),
    [(250, 900, 85, True), (249, 900, 100, False), (90, 90, 85, True), (300, 900, 84.99, False), (0, 9, 0, False)],
)
def test_enough_tried_and_enough_caught_pass(tried: int, candidates: int, percent: float, passes: bool) -> None:
    asked = Question("toy", "its tests", 85.0, seed=1, candidates=candidates, sampled=tried)
    assert (failures(asked, {"tried": tried, "caught": 0, "percent": percent}) == []) is passes
