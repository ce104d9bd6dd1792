"""Plain data becomes typed values, whichever thread asks."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from karczma.effects.plain import typed

# Classes that hold others, each met for the first time by eight threads at once.
CROWD = """
import sys
from threading import Barrier, Thread

import msgspec

from karczma.effects.plain import typed

PLAIN = {f"f{i}": {"a": 1} for i in range(40)}


def kind(n):
    inner = [msgspec.defstruct(f"Inner{n}{i}", [("a", int)]) for i in range(40)]
    return msgspec.defstruct(f"Outer{n}", [(f"f{i}", inner[i]) for i in range(40)])


def ask():
    for each in kinds:
        together.wait()
        typed(PLAIN, each)


sys.setswitchinterval(1e-6)
kinds, together = [kind(n) for n in range(30)], Barrier(8)
threads = [Thread(target=ask) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


class Card(msgspec.Struct):
    vp: int


def test_plain_data_becomes_a_typed_value() -> None:
    assert typed({"vp": 3}, Card) == Card(3)
    assert typed([Card(2)], list[Card], from_attributes=True) == [Card(2)]


def test_what_does_not_fit_is_an_error_that_says_where() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"Expected `int`, got `str` - at `\$\.vp`"):
        typed({"vp": "many"}, Card)


def test_threads_that_meet_a_class_at_the_same_time() -> None:
    done = subprocess.run([sys.executable, "-c", CROWD], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
