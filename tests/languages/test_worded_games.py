"""Whole games of which every question, answer, refusal and event is put into words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import karczma
from karczma.games import find
from karczma.kernel.choices import Choice
from karczma.kernel.events import redacted
from karczma.ledger import load_title
from karczma.locale import Speaker
from languages.samples import LANGUAGES

NAMES = ["", "Piotr", "Anna", "Ola", "Jan"]


def tell(g: Any, speaker: Speaker, names: list[str]) -> list[str]:
    """Everything that can be said at this point."""
    told = []
    for seat in g.deciding():
        told.append(speaker.prompt(g.decision(seat), g))
        told += [speaker.choice(choice, g, seat) for choice in g.options(seat)]
        told += [speaker.choice(choice) for choice in g.options(seat)]
        for choice, why in g.refusals(seat):
            told += [speaker.choice(choice, g, seat), speaker.refusal(why)]
    told += [speaker.event(redacted(event, viewer), names) for event in g.heard for viewer in (-1, 0)]
    return told


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("valeria", 1, {"set": "monster_blood"}),
        ("valeria", 2, {"set": "masters_of_magic"}),
        ("valeria", 5, {"set": "random", "mixed_stacks": True}),
        ("northgard", 2, {"creatures": True}),
        ("northgard", 4, {"more_creatures": True, "teams": True}),
        ("northgard", 5, {"long_game": True}),
        ("wonderful_kingdom", 1, {"module": "menaces"}),
        ("wonderful_kingdom", 1, {"module": "conquest"}),
        ("wonderful_kingdom", 2, {"module": "menaces", "duchies": "D"}),
        ("wonderful_kingdom", 2, {"module": "advisors"}),
        ("wonderful_kingdom", 2, {"module": "quests"}),
        ("wonderful_kingdom", 2, {"module": "conquest"}),
        ("empires_north", 1, {"scenario": "rival_clan"}),
        ("empires_north", 1, {"scenario": "hungry_winter"}),
        ("empires_north", 2, {"gold_as_ship_fish": True}),
        ("empires_north", 4, {}),
        ("monster_lands", 1, {"scenario": "victim_of_ploys"}),
        ("monster_lands", 2, {"difficulty": "cruel", "queens_gift": True}),
        ("monster_lands", 4, {"ploy": True, "more_monsters": True}),
        ("_template", 1, {}),
        ("_template", 3, {"open_bids": True}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_game_can_be_said(title: str, seats: int, options: dict[str, Any], language: str) -> None:
    g: Any = find(title).new(seats, 11, options)
    names, rng = NAMES[:seats], Random(5)
    speaker = Speaker(language, title, names=names)
    clauses = load_title(title).by_id
    g.listen()
    while not g.over:
        assert all(speaker.clause_behind(event) in clauses for event in g.heard)
        told = tell(g, speaker, names)
        assert all(words.strip() and "???" not in words for words in told)
        g.heard.clear()
        seat = g.deciding()[0]
        options_now: list[Choice] = list(g.options(seat))
        g.apply(rng.choice(options_now), seat)
    assert tell(g, speaker, names)


def test_a_view_is_worded_like_the_table() -> None:
    """The terminal and the browser word what a seat sees, not the table itself."""
    g: Any = karczma.new("valeria", 2, 3)
    speaker = Speaker("pl", "valeria", names=["", "Piotr"])
    while g.lanes:
        g.apply(g.options(g.deciding()[0])[0], g.deciding()[0])
    seat = g.deciding()[0]
    view = g.view(seat)
    assert speaker.prompt(view.decision(seat), view) == speaker.prompt(g.decision(seat), g)
    assert [speaker.choice(choice, view, seat) for choice in view.options(seat)] == [
        speaker.choice(choice, g, seat) for choice in g.options(seat)
    ]
