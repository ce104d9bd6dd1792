"""What anybody could add up from the table, told so that no client has to."""

from __future__ import annotations

import pytest

from games.empires_north.empires_table import acting, new_table, table, use
from games.words import at, do
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.table.terms import CONSTRUCT, TOKENS
from karczma.games.empires_north.words.derived import Goal, Points, derived_view
from karczma.ledger import clause


def goods(harvest: list[int]) -> dict[str, int]:
    return {token: n for token, n in zip(TOKENS, harvest, strict=False) if n}


@clause("EN-FIELD-08")
def test_an_upgrade_tells_its_field_and_the_field_what_both_bring() -> None:
    cards = ["glenn_sheep_meadow", "weavers_hut", "sheep_paddock@glenn_sheep_meadow", "glenn_highland_wood"]
    held, _ = derived_view(table(2, {0: {"empire": cards}})).holdings
    assert held.hosts == [-1, -1, 0, -1]
    assert [goods(each) for each in held.harvest] == [{"sheep": 3}, {}, {}, {"wood": 2}]
    assert held.copied == ["", "", "", ""]


def test_a_copy_tells_what_it_copies_and_has_no_field() -> None:
    cards = ["family_igloo", "ice_mirror@family_igloo"]
    held, _ = derived_view(table(2, {0: {"clan": "panuk", "empire": cards}})).holdings
    assert (held.copied, held.hosts) == (["", "family_igloo"], [-1, -1])
    alone, _ = derived_view(table(2, {0: {"clan": "panuk", "empire": ["ice_mirror"]}})).holdings
    assert alone.copied == [""]


def test_points_are_told_by_where_they_come_from() -> None:
    words = {0: {"vp": 7, "wood": 2, "fish": 3, "gold": 2, "raze": 4, "empire": ["weavers_hut"]}}
    assert derived_view(table(2, words)).points[0] == Points(track=7, empire=1, resources=2, gold=2, raze=0, total=12)
    counted = derived_view(table(2, words, raze_tokens_score=True)).points[0]
    assert (counted.raze, counted.total) == (4, 16)


def test_the_action_that_is_being_done_is_told() -> None:
    g = at(table(2, {0: {"hand": ["joint_work"]}}), Declared(0, CONSTRUCT))
    assert derived_view(g).declared == ["construct"]
    assert derived_view(acting()).declared == []


def test_the_card_whose_action_is_being_resolved_is_told() -> None:
    g = acting({0: {"worker": 1, "empire": ["shepherds_lodge"]}})
    assert derived_view(g).acting == ""
    assert derived_view(do(g, use(g, "shepherds_lodge"))).acting == "shepherds_lodge"


@pytest.mark.parametrize(
    ("scenario", "difficulty", "points", "islands"),
    [
        ("quiet_season", "easy", 40, 0),
        ("hungry_winter", "normal", 50, 0),
        ("race_for_the_isles", "hard", 60, 5),
        ("rival_clan", "normal", 0, 0),
    ],
)
def test_a_scenario_tells_what_it_asks_for(scenario: str, difficulty: str, points: int, islands: int) -> None:
    words = {0: {"empire": ["gull_rock", "weavers_hut"]}}
    goal = derived_view(table(1, words, nearby=[], scenario=scenario, difficulty=difficulty)).goal
    assert goal == Goal(scenario, difficulty, rounds=5, points=points, islands=islands, conquered=1)


def test_with_others_there_is_no_goal() -> None:
    assert derived_view(new_table(2)).goal is None
