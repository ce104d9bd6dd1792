"""Ties on points name the clause that broke them."""

from __future__ import annotations

import pytest

from karczma.title.ties import tie_broken


@pytest.mark.parametrize(
    ("standing", "clause"),
    [
        ([(5, 1), (4, 9)], ""),
        ([(5, 1, 0), (5, 2, 0), (4, 9, 9)], "X-TIE-01"),
        ([(5, 2, 0), (5, 2, 3), (5, 1, 9)], "X-TIE-02"),
        ([(5, 2, 3), (5, 2, 3)], "X-SHARED-01"),
    ],
)
def test_the_first_tie_breaker_that_leaves_one_alone_has_decided(standing: list[tuple[int, ...]], clause: str) -> None:
    assert tie_broken(standing, ("X-TIE-01", "X-TIE-02"), shared="X-SHARED-01") == clause
