"""A table can be saved anywhere, and the loaded one is the same table."""

from __future__ import annotations

from random import Random

from karczma.conformance import Setting, goes_on_identically, plain_roundtrip, positions

EVERY = 20


def test_a_table_saved_at_any_decision_comes_back_equal(setting: Setting) -> None:
    for g, _ in positions(setting.new(31), Random(31)):
        plain_roundtrip(g)
    plain_roundtrip(g)


def test_a_loaded_game_goes_on_identically(setting: Setting) -> None:
    for n, (g, _) in enumerate(positions(setting.new(32), Random(32))):
        if n % EVERY == 0:
            to_the_end = n % (EVERY * 10) == 0
            goes_on_identically(g, plain_roundtrip(g), Random(n), choices=10**6 if to_the_end else 5)
