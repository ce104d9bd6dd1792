"""Chance: pure functions of the tick, fair, and impossible to bend."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karczma.kernel.chance import Committed, Forced, Recorded, Seeded, Source, WrongOutcome

sources = st.one_of(st.integers().map(Seeded), st.text(max_size=9).map(Committed))


@given(source=sources, n=st.integers(1, 10**6), tick=st.integers(0, 2**48))
def test_an_outcome_is_below_n_and_always_the_same(source: Source, n: int, tick: int) -> None:
    assert 0 <= source.below(n, tick) < n
    assert source.below(n, tick) == source.below(n, tick)


def rolls(source: Source, ticks: range) -> list[int]:
    return [source.below(6, tick) for tick in ticks]


@pytest.mark.parametrize("source", [Seeded(3), Seeded(-3), Seeded(2**70), Committed("key")], ids=repr)
def test_all_outcomes_are_about_equally_frequent(source: Source) -> None:
    counts = Counter(rolls(source, range(6000)))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Not even a few ticks later or earlier."""
    for seed in range(40):
        mine = rolls(Seeded(seed), range(10, 40))
        for shift in range(-10, 11):
            theirs = rolls(Seeded(seed + 1), range(10 + shift, 40 + shift))
            assert sum(a == b for a, b in zip(mine, theirs, strict=True)) < 20


def test_following_outcomes_are_independent() -> None:
    pairs = Counter(zip(rolls(Seeded(1), range(7200)), rolls(Seeded(1), range(1, 7201)), strict=True))
    assert len(pairs) == 36
    assert all(120 < count < 290 for count in pairs.values())


def test_a_committed_source_publishes_the_hash_of_its_key() -> None:
    assert Committed("tavern").commitment() == hashlib.sha256(b"tavern").hexdigest()


def test_every_nonce_and_the_key_change_a_committed_source() -> None:
    streams = [
        rolls(source, range(40))
        for source in (Committed("a"), Committed("b"), Committed("a", ("x",)), Committed("a", ("x", "y")))
    ]
    assert all(streams[i] != streams[j] for i in range(4) for j in range(i))


def test_recorded_outcomes_are_told_by_tick() -> None:
    source = Recorded(((0, 3, 6), (1, 0, 2), (1 << 40, 5, 6)))
    assert [source.below(6, 0), source.below(2, 1), source.below(6, 1 << 40)] == [3, 0, 5]


@pytest.mark.parametrize(
    ("n", "tick", "what"),
    [(6, 1, "chance 1: the record tells no outcome"), (8, 0, "3 of 6, but now it is one of 8"), (2, 2, "5 of 2")],
)
def test_a_record_that_does_not_fit_the_rules_is_noticed(n: int, tick: int, what: str) -> None:
    with pytest.raises(WrongOutcome, match=what):
        Recorded(((0, 3, 6), (2, 5, 2))).below(n, tick)


def test_forced_outcomes_come_first_and_then_the_other_source_goes_on() -> None:
    source = Forced((5, 0), start=10, after=Seeded(1))
    assert [source.below(6, 10), source.below(6, 11)] == [5, 0]
    assert [source.below(6, tick) for tick in (9, 12)] == [Seeded(1).below(6, tick) for tick in (9, 12)]


def test_an_impossible_outcome_cannot_be_forced() -> None:
    with pytest.raises(WrongOutcome, match="6 was forced, but it is one of 6"):
        Forced((6,)).below(6, 0)
