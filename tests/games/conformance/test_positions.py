"""Position files of every title: any moment of a game survives being told, and damaged files are refused at a line."""

from __future__ import annotations

from random import Random

import karczma
from karczma.conformance import Setting, damage_is_told, damaged, goes_on_identically, play, position_roundtrip
from karczma.conformance.positions import positions
from karczma.title.descriptor import Title
from karczma.title.positions import opened, position_in, position_of

EVERY = 9
DAMAGES = 25


def test_a_moment_of_a_game_comes_back_as_the_same_table(changed_setting: Setting) -> None:
    """The 2,000 moments of each title are in `make positions`."""
    g = changed_setting.new(41)
    for n, _ in enumerate(positions(g, Random(41))):
        if n % EVERY == 0 and n < EVERY * 3:
            position_roundtrip(changed_setting.title, g)
    position_roundtrip(changed_setting.title, g)


def test_a_game_goes_on_from_a_position_as_it_would_have_gone_on(setting: Setting) -> None:
    g = setting.new(42)
    play(g, Random(42), choices=25)
    laid = opened(setting.title, position_in(position_of(setting.title, g)))
    goes_on_identically(g, laid, Random(1), choices=10**6)


def test_the_record_of_a_game_that_began_with_a_position_leads_to_its_end(title: Title) -> None:
    g = title.new(title.players[-1], 43)
    play(g, Random(43), choices=20)
    laid = opened(title, position_in(position_of(title, g)))
    play(laid, Random(44))
    record = laid.record()
    assert title.replay(record).fingerprint() == laid.fingerprint()
    assert "position" in record.header


def test_damaged_files_are_refused_at_one_of_their_lines_or_tell_another_table(title: Title) -> None:
    g, rng = title.new(title.players[-1], 45), Random(45)
    play(g, rng, choices=30)
    text = position_of(title, g)
    before = g.fingerprint()
    refused = [error for _ in range(DAMAGES) if (error := damage_is_told(title, damaged(text, rng)))]
    assert len({error.reason for error in refused}) > 1
    assert len(refused) > DAMAGES // 3
    assert g.fingerprint() == before


def test_titles_are_told_from_python() -> None:
    g = karczma.new("valeria", seats=2, seed=7)
    assert karczma.position_of(g).startswith("position: valeria\n")
