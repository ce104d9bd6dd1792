"""What the simple bots expect of a campaign."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import table
from games.words import Words, at, do
from karczma.games.wonderful_kingdom.bots.ambitions import ambitions, arrived, effort, is_over, prize, threat
from karczma.games.wonderful_kingdom.conquest.control import board_of
from karczma.games.wonderful_kingdom.conquest.phase import Campaign
from karczma.games.wonderful_kingdom.conquest.prison import SurrenderWhich
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom

HOME = {"home_fields": (0, 2), "oak_wood": (0, 2), "long_bridge": (1, 1), "iron_gaol": (1, 1), "green_sea": (1, 1)}


def alone(round: int = 4, soldier: int = 0, **land: tuple[int, int]) -> WonderfulKingdom:
    return table(1, {0: {"soldier": soldier}}, module="conquest", board="C1", round=round, land={**HOME, **land})


def number(g: WonderfulKingdom, name: str) -> int:
    return board_of(g).number[name]


def test_a_territory_counts_for_oneself_and_against_the_enemy() -> None:
    g = alone()
    assert prize(g, 0, number(g, "green_sea")) == 4 + 1
    assert prize(g, 0, number(g, "old_border")) == 5  # nobody is there
    early = alone(round=3)
    assert prize(early, 0, number(early, "green_sea")) > 5


def test_the_castle_of_the_other_player_is_no_prize() -> None:
    g = table(module="conquest", board="A1")
    assert prize(g, 0, board_of(g).castle[1]) == prize(g, 0, board_of(g).castle[0]) == 0


def test_the_prison_is_worth_more_while_it_matters() -> None:
    late, early = alone(), alone(round=1)
    prison, sea = number(late, "iron_gaol"), number(late, "green_sea")
    assert prize(late, 0, prison) == prize(late, 0, sea) == 5
    assert prize(early, 0, prison) > prize(early, 0, sea)


@pytest.mark.parametrize(
    ("land", "soldiers"),
    [
        ({}, 1 + 1 + 2),  # one of two armies may leave Oak Wood; the other is recruited, and marches twice
        ({"red_castle": (0, 1)}, 1 + 2),  # it waits in the castle
        ({"oak_wood": (0, 3)}, 2),
        ({"green_sea": (1, 2)}, 3 + 2 * 2),
    ],
)
def test_a_soldier_for_each_army_that_is_recruited_or_marches(land: Words, soldiers: int) -> None:
    g = alone(**land)
    assert effort(g, 0, number(g, "green_sea")) == soldiers


def test_what_is_far_away_costs_too_much() -> None:
    g = alone(soldier=6)
    assert effort(g, 0, number(g, "enemy_camp")) > 6


def test_soldiers_are_worth_what_they_can_conquer() -> None:
    worth = [ambitions(alone(soldier=n), 0, n) for n in range(6)]
    assert worth[3] == worth[0] < worth[4] == worth[5]


def test_after_the_last_pass_nothing_is_expected() -> None:
    over = at(alone(soldier=5), SurrenderWhich(0))
    assert is_over(over)
    assert ambitions(over, 0, 5) == 0
    assert not is_over(at(alone(round=3), SurrenderWhich(0)))


def test_an_idle_army_keeps_the_others_out_of_the_prison() -> None:
    assert threat(alone()) < 0 == threat(alone(red_castle=(0, 1))) == threat(alone(iron_gaol=(0, 1)))


def test_a_move_that_is_told_is_judged_as_if_it_were_made() -> None:
    g = at(alone(soldier=3, oak_wood=(0, 3)), Campaign(0))
    do(g, "march territory=green_sea")
    after = arrived(g)
    assert after.holder[number(g, "green_sea")] == 0
    assert (after.armies[number(g, "oak_wood")], after.players[0].wallet[5]) == (1, 1)
    assert g.holder[number(g, "green_sea")] == 1  # the table itself is as it was
    assert arrived(after) is after
