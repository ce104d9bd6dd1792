"""Remembered answers: found once, told again, and never more of them than fit."""

from __future__ import annotations

import pytest

from karczma.title import remembered as module
from karczma.title.remembered import remembered


def test_what_looks_the_same_is_not_reckoned_again() -> None:
    reckoned: list[int] = []

    @remembered(lambda n: n % 10)
    def last_digit(n: int) -> int:
        reckoned.append(n)
        return n % 10

    assert [last_digit(n) for n in (3, 13, 4, 23)] == [3, 3, 4, 3]
    assert reckoned == [3, 4]


def test_only_so_many_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 5)

    @remembered(lambda n: n)
    def double(n: int) -> int:
        return 2 * n

    for n in range(20):
        assert double(n) == 2 * n
        assert len(double.found) <= 5
