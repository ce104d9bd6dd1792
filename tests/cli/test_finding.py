"""Components by what somebody types."""

from __future__ import annotations

import pytest

import karczma
from karczma.cli.board import board_of
from karczma.cli.finding import Components, named
from karczma.cli.reader import Reader
from karczma.games import ids


def known(title: str, language: str = "pl") -> Components:
    g = karczma.new(title, 2, 1)
    reader = Reader(title, language, 0, ["", "Ola"])
    return Components(title, board_of(reader).cards(g.view(0)), reader.speaker)


@pytest.mark.parametrize("typed", ["owlbear", "Sowostwór", "sowostwor", "OWLBEAR", " sowostwór "])
def test_a_card_is_found_by_its_id_and_by_its_name_in_both_languages(typed: str) -> None:
    assert known("valeria").found(typed) == known("valeria", "en").found(typed) == ["owlbear"]


def test_a_part_of_a_name_finds_all_that_have_it() -> None:
    found = known("valeria", "en").found("goblin k")
    assert found == ["goblin_king"]
    assert known("valeria").found("of the") == ["nest_of_the_weaver_witch", "palace_of_the_dawn"]


def test_what_is_no_card_has_a_name_too() -> None:
    assert known("valeria").found("bagna") or known("valeria").found("swamp") == ["swamp"]
    assert known("northgard").found("food") == ["food"]


@pytest.mark.parametrize("title", ids())
def test_everything_that_has_a_name_is_found_and_told(title: str) -> None:
    reader = Reader(title, "pl", 0, ["", "Ola"])
    components = known(title)
    for id in named(reader.speaker):
        assert id in components.found(id)
        assert reader.speaker.card(id).strip()


def test_what_is_mistyped_is_guessed() -> None:
    assert "owlbear" in known("valeria").near("sowostwr")
    assert "owlbear" in known("valeria").near("owlber")
    assert known("valeria").near("qqqqqq") == []
