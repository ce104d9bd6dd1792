"""Old copies never change, and derived facts are always those that follow from the table."""

from __future__ import annotations

from random import Random

from karczma.conformance import Setting, copies_do_not_drift, derived_facts_hold, positions

EVERY = 5


def test_copies_kept_during_a_game_do_not_change(setting: Setting) -> None:
    kept = [(g.copy(), g.fingerprint()) for g, _ in positions(setting.new(41), Random(41))]
    assert all(copy.fingerprint() == fingerprint for copy, fingerprint in kept)


def test_a_table_does_not_change_when_its_copy_is_played(setting: Setting) -> None:
    for n, (g, _) in enumerate(positions(setting.new(42), Random(42))):
        if n % EVERY == 0:
            copies_do_not_drift(g, Random(n))


def test_derived_facts_follow_from_the_table(setting: Setting) -> None:
    for g, _ in positions(setting.new(43), Random(43)):
        derived_facts_hold(g)
    derived_facts_hold(g)
