"""The board of It's a Wonderful Kingdom in the terminal: what a player needs to decide is there to be read."""

from __future__ import annotations

from typing import Any

import pytest

import karczma
from cli.boards.drawing import drawn
from karczma.cli.board import board_of
from karczma.cli.reader import Reader
from karczma.games.wonderful_kingdom.conquest.control import board_of as conquest_board
from karczma.games.wonderful_kingdom.table.catalogue import catalogue
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom

TITLE = "wonderful_kingdom"


def begun(seats: int, **options: Any) -> WonderfulKingdom:
    """After the set-up: everybody has taken what was offered first."""
    g = karczma.new(TITLE, seats, 4, options)
    assert isinstance(g, WonderfulKingdom)
    while type(g.decision(g.deciding()[0])).__name__ in ("DuchyWhich", "MenaceWhich", "QuestWhich", "BoardWhich"):
        g.apply(g.options(g.deciding()[0])[0], g.deciding()[0])
    return g


def line_of(shown: str, words: str) -> str:
    return next(line for line in shown.splitlines() if words in line)


def test_every_territory_shows_its_points_its_spots_and_the_numbers_of_its_neighbours() -> None:
    g = begun(2, module="conquest", board="A1")
    shown = drawn(g, "en", 110)
    numbers = conquest_board(g).number
    near = " ".join(str(numbers[name] + 1) for name in ("west_sea", "east_sea", "prison_isle"))
    assert line_of(shown, "Central Ford").split("4/4")[1].strip().endswith(near)
    assert line_of(shown, "Central Ford").split()[0] == str(numbers["center_ford"] + 1)
    assert "trap token ✓, gold ✓" in line_of(shown, "Northwest Vale")
    assert "3/1" in line_of(shown, "Northwest Vale")
    assert "materials 2" in line_of(shown, "Red Castle")


def test_reserve_and_prison_are_told_beside_the_board() -> None:
    g = begun(2, module="conquest", board="A1")
    g.prisoners = [0, 3]
    assert "You 8, imprisoned 0 · Bogna 8, imprisoned 3" in drawn(g, "en", 110)


def test_a_quest_shows_all_stages_with_their_rewards() -> None:
    shown = drawn(begun(2, module="quests", quest_board="the_lost_crown"), "en", 140)
    assert "Stage 4: 2 exploration cubes and 1 krystallium. First reward: 6 points; second: 4 points." in shown
    assert "All four stages: 4 more points." in shown
    assert "stage 1 [materials 2, population 1]" in shown


@pytest.mark.parametrize(("module", "bronze", "gold"), [("conquest", 60, 100), ("none", 70, 115)])
def test_alone_the_medals_and_the_supremacy_are_told(module: str, bronze: int, gold: int) -> None:
    shown = drawn(begun(1, module=module, solo_supremacy_threshold="5"), "en", 110)
    assert f"bronze from {bronze} points" in shown
    assert f"gold from {gold}" in shown
    assert "from 5 cubes in a step" in shown
    assert "bronze from" not in drawn(begun(2, module=module), "en", 110)


def test_a_shrouded_and_a_robbed_card_are_told_apart_from_others() -> None:
    g = begun(2, module="menaces", menaces="mist_giants,thieves")
    hamlet, quarry = g.cards.card_id["hamlet"], g.cards.card_id["quarry"]
    player = g.players[0]
    player.construction, player.needs, player.holds, player.shrouded = [hamlet], [g.cards.cost[hamlet]], [0], [hamlet]
    player.built, player.stolen = [quarry], [quarry]
    shown = drawn(g, "en", 110)
    assert "(shrouded)" in line_of(shown, "Building ")
    assert "(robbed)" in line_of(shown, "Duchy ")
    assert "Mist Giants" in shown


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_in_the_boxes_has_a_card_that_can_be_read(lang: str) -> None:
    """Duchies, menace sets, quests with all stages, boards and their territories, not only the cards."""
    g = begun(2, module="conquest")
    reader, cards = Reader(TITLE, lang, 0, ["", "Bogna"]), catalogue()
    known = board_of(reader).cards(g)
    land = {name for board in cards.boards.values() for name in board.names}
    assert {*cards.names, *cards.duchies, *cards.sets, *cards.quests, *cards.boards, *land} == set(known)
    assert all(len(reader.speaker.card(card).splitlines()) > 1 for card in known)
