"""The stand-alone verifier: real records of both kinds pass, and whatever was bent is found, with its place."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import karczma
from karczma.kernel.chance import Committed, Seeded, Source
from karczma.players import player

SCRIPT = Path(__file__).parents[2] / "tools" / "verify.py"
KEY = "5c" * 32
BROWSERS = Path(__file__).parents[2] / "web" / "src" / "app" / "replay" / "verify" / "records"
BENT = json.loads((BROWSERS / "bent.json").read_text(encoding="utf-8"))  # what the browser must find, too


def played(source: Source) -> str:
    """The record of a whole game of two random players."""
    g, bots = karczma.new("valeria", 2, source), [player("random", seat) for seat in (0, 1)]
    while not g.over:
        seat = g.deciding()[0]
        g.apply(bots[seat].choose(g.view(seat), seat), seat)
    return g.record().text()


@pytest.fixture(scope="module")
def fair() -> str:
    return played(Committed(KEY, ("dąb", "-")))


@pytest.fixture(scope="module")
def seeded() -> str:
    return played(Seeded(7))


def told(tmp_path: Path, record: str | bytes) -> tuple[int, str]:
    """How the script ends, and what it says, without this project's packages: only Python."""
    file = tmp_path / "game.karczma"
    file.write_bytes(record if isinstance(record, bytes) else record.encode())
    command = [sys.executable, "-I", "-S", str(SCRIPT), file.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=30)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def line_of(record: str, beginning: str) -> int:
    return next(n for n, line in enumerate(record.splitlines(), 1) if line.startswith(beginning))


def test_it_is_short_enough_to_be_read_before_it_is_trusted() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) < 125


def test_a_fair_game_is_all_right_and_every_outcome_was_looked_at(fair: str, tmp_path: Path) -> None:
    outcomes = len(re.findall(r"^! ", fair, re.MULTILINE))
    assert outcomes > 20
    assert told(tmp_path, fair) == (
        0,
        "checked: the key is the one that was committed to before the game\n"
        f"checked: {outcomes} chance outcomes, each of them as it had to be\n"
        "game.karczma: all right\n",
    )


def test_a_game_with_a_seed_is_all_right_too(seeded: str, tmp_path: Path) -> None:
    code, said = told(tmp_path, seeded)
    assert code == 0
    assert "all right" in said
    assert "committed" not in said


@pytest.mark.parametrize("kind", ["fair", "seeded"])
def test_every_outcome_that_was_bent_is_found_with_its_line(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    record: str = request.getfixturevalue(kind)
    for line in [each for each in record.splitlines() if each.startswith("! ")][::15]:
        _, tick, outcome, n = re.split("[ /]", line)
        bent = f"! {tick} {(int(outcome) + 1) % int(n)}/{n}"
        code, said = told(tmp_path, record.replace(f"\n{line}\n", f"\n{bent}\n", 1))
        assert code == 1
        assert f"game.karczma:{line_of(record, line)}: outcome {tick} is told as" in said
        assert f"but it was {outcome}\n" in said


def test_another_seed_gives_other_outcomes(seeded: str, tmp_path: Path) -> None:
    code, said = told(tmp_path, seeded.replace("\nseed 7\n", "\nseed 8\n"))
    assert code == 1
    assert f"game.karczma:{line_of(seeded, '! ')}: outcome 0" in said


def test_a_key_that_was_not_committed_to_is_found(fair: str, tmp_path: Path) -> None:
    code, said = told(tmp_path, fair.replace(f"key {KEY}", f"key {'5d' * 32}"))
    assert code == 1
    assert said == (
        f"game.karczma:{line_of(fair, 'commitment')}: the key is not the one that was committed to before the game\n"
    )


def test_a_nonce_that_was_changed_is_found(fair: str, tmp_path: Path) -> None:
    code, said = told(tmp_path, fair.replace("nonces dąb -", "nonces buk -"))
    assert code == 1
    assert f"game.karczma:{line_of(fair, '! ')}: outcome" in said


def test_a_seed_beside_a_commitment_does_not_excuse_it_from_its_key(fair: str, tmp_path: Path) -> None:
    without = fair.replace(f"key {KEY}\n", "seed 7\n")
    assert told(tmp_path, without)[0] == 1


def test_an_outcome_that_is_told_twice_is_found(fair: str, tmp_path: Path) -> None:
    line = next(each for each in fair.splitlines() if each.startswith("! "))
    code, said = told(tmp_path, fair.replace(f"{line}\n", f"{line}\n{line}\n", 1))
    assert code == 1
    assert f"game.karczma:{line_of(fair, line) + 1}: outcome 0 is told twice" in said


def test_a_running_game_cannot_be_checked_yet(tmp_path: Path) -> None:
    g = karczma.new("valeria", 2, Committed(KEY, ("a", "b")))
    code, said = told(tmp_path, g.record().text())
    assert code == 1
    assert "the key comes with the end" in said


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ("", "game.karczma:1: not a record"),
        ("karczma 2\n", "game.karczma:1: not a record"),
        ("karczma view 1\n", "game.karczma:1: this is what one seat saw"),
        ("karczma 1\nseed 7\n", "game.karczma:2: the header does not end"),
        ("karczma 1\nseed 7\n---\n! 0 1/2\n", "game.karczma:4: the record is cut off"),
        ("karczma 1\nseed seven\n---\n= 0 over\n", "game.karczma:2: the seed is not a number: 'seven'"),
        ("karczma 1\nseed 7\nseed 8\n---\n= 0 over\n", "game.karczma:3: the header tells 'seed' twice"),
        ("karczma 1\nseed 7\n---\n! 0 1/0\n= 0 over\n", "game.karczma:4: not a chance outcome: '! 0 1/0'"),
        ("karczma 1\nseed 7\n---\n!\n= 0 over\n", "game.karczma:4: not a chance outcome: '!'"),
        (b"\xff\xfe\x00", "game.karczma: no text that can be read"),
    ],
)
def test_what_is_no_record_gets_a_clear_sentence(record: str | bytes, says: str, tmp_path: Path) -> None:
    code, said = told(tmp_path, record)
    assert code == 1
    assert said.startswith(says)
    assert said.count("\n") == 1


@pytest.mark.parametrize("name", ["fair", "seeded", "continued"])
def test_the_records_with_which_the_browsers_check_is_tested_are_all_right(name: str, tmp_path: Path) -> None:
    code, said = told(tmp_path, (BROWSERS / f"{name}.karczma").read_text(encoding="utf-8"))
    assert code == 0, said
    assert ("not checked" in said) == (name == "continued")


@pytest.mark.parametrize("case", [case for case in BENT if not case.get("sealed")], ids=lambda case: case["what"])
def test_what_the_browser_finds_bent_this_finds_at_the_same_line(case: dict[str, str], tmp_path: Path) -> None:
    record = (BROWSERS / f"{case['record']}.karczma").read_text(encoding="utf-8")
    assert case["old"] in record
    code, said = told(tmp_path, record.replace(case["old"], case["new"], 1))
    assert code == 1
    assert f"game.karczma:{case['line']}:" in said


def test_no_file_at_all_is_answered_too(tmp_path: Path) -> None:
    for files in ([], ["none.karczma"]):
        done = subprocess.run([sys.executable, str(SCRIPT), *files], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
