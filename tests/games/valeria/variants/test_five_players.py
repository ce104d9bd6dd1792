"""Variant for five players."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import keep_dukes, new_table, purse, table
from games.words import Players, Words, at, do, happened, may, rolls
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Action
from karczma.games.valeria.ending import condition_met
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.turn import ActionPhase, Turn
from karczma.games.valeria.words.events import TurnBegan
from karczma.kernel.chance import Forced
from karczma.ledger import clause


def two_takes(g: Valeria) -> None:
    do(g, "take-resource resource=gold", "take-resource resource=gold")


@clause("VK-FIVE-01")
@pytest.mark.parametrize("name", ["first_game", "masters_of_magic", "random"])
def test_with_five_players_each_monster_stack_has_all_six_cards_of_its_terrain(name: str) -> None:
    g = new_table(5, set=name)
    assert [len(stack) for stack in g.monsters] == [6] * 5
    for stack in g.monsters:
        assert all(stack.count(kind) == g.cards.usual[kind] + g.cards.for_five[kind] for kind in stack)


@clause("VK-FIVE-02")
def test_with_five_players_each_citizen_stack_has_all_six_cards() -> None:
    g = new_table(5)
    assert [(len(stack), len(set(stack))) for stack in g.citizens] == [(6, 1)] * 10


@clause("VK-FIVE-03")
def test_with_five_players_each_domain_stack_is_one_face_up_card_on_three_face_down() -> None:
    g = new_table(5)
    assert [len(stack) for stack in g.domains] == [1] * 5
    assert g.domains_below == [3] * 5


# -- the resting player --------------------------------------------------------------------------------------------


@clause("VK-FIVE-04")
@pytest.mark.parametrize(("first", "resting"), [(0, 4), (1, 0), (4, 3)])
def test_the_player_at_the_right_of_the_first_player_rests_first(first: int, resting: int) -> None:
    g = new_table(5)
    g.source = Forced((first, *rolls(5, 6)), g.tick)
    keep_dukes(g)
    assert (g.active, g.resting()) == (first, resting)
    assert purse(g, resting) == {"gold": 2, "magic": 1}


@clause("VK-FIVE-04")
def test_with_fewer_than_five_players_nobody_rests() -> None:
    g = at(table(4, dice=(5, 6)), HarvestPhase(0))
    assert g.resting() == -1
    assert [purse(g, seat) for seat in range(4)] == [{"gold": 1, "strength": 1}] * 4


@clause("VK-FIVE-05")
@pytest.mark.parametrize(("active", "resting"), [(0, 4), (3, 2)])
def test_the_resting_player_harvests_nothing(active: int, resting: int) -> None:
    g = at(table(5, active=active, dice=(5, 6)), HarvestPhase(active))
    expected = [{} if seat == resting else {"gold": 1, "strength": 1} for seat in range(5)]
    assert [purse(g, seat) for seat in range(5)] == expected
    assert g.over


@clause("VK-FIVE-05")
def test_the_resting_player_gets_no_consolation() -> None:
    g = at(table(5, active=2, dice=(1, 2)), HarvestPhase(2))
    asked = []
    while g.deciding():
        asked.append(g.deciding()[0])
        do(g, "take-resource resource=magic")
    assert asked == [2, 3, 4, 0]
    assert purse(g, 1) == {}


@clause("VK-FIVE-05")
def test_a_resting_thief_gets_nothing_and_a_resting_monk_is_not_asked() -> None:
    realms: Players = {
        4: {"gold": 3, "citizens": ["thief", "monk"]},
        **{seat: {"citizens": ["cleric"]} for seat in range(4)},
    }
    g = at(table(5, realms, dice=(1, 6), set="masters_of_magic"), HarvestPhase(0))
    assert g.over
    assert purse(g, 4) == {"gold": 3}


@clause("VK-FIVE-06")
def test_the_rest_marker_passes_to_the_left_with_the_dice() -> None:
    g = at(table(5, chance=rolls(5, 6, 5, 6)), Turn(0))
    assert (g.active, g.resting()) == (0, 4)
    two_takes(g)
    assert (g.active, g.resting()) == (1, 0)
    assert purse(g, 0) == {"gold": 3, "strength": 1}


@clause("VK-FIVE-10")
def test_example_everybody_rests_once_a_round_right_after_the_own_turn() -> None:
    g = at(table(5, chance=rolls(*[5, 6] * 6)), Turn(0))
    rests = []
    for _ in range(6):
        rests.append((g.active, g.resting()))
        two_takes(g)
    assert rests == [(0, 4), (1, 0), (2, 1), (3, 2), (4, 3), (0, 4)]
    assert [event.seat for event in happened(g, TurnBegan)][:6] == [0, 1, 2, 3, 4, 0]


# -- what does not pass the resting player by ----------------------------------------------------------------------


@clause("VK-FIVE-07")
def test_the_resting_player_may_be_stolen_from() -> None:
    realms: Players = {0: {"citizens": ["thief"]}, 4: {"gold": 2}}
    g = at(table(5, realms, dice=(3, 4), set="masters_of_magic"), HarvestPhase(0))
    assert [text for text in may(g) if "gold" in text] == [
        f"steal-from opponent={who} token=gold" for who in (1, 2, 3, 4)
    ]
    do(g, "steal-from opponent=4 token=gold", "steal-some n=2")
    assert (purse(g), purse(g, 4)) == ({"gold": 2}, {})


@clause("VK-FIVE-07")
def test_by_the_option_the_resting_player_may_not_be_stolen_from() -> None:
    realms = {0: {"citizens": ["thief"]}}
    other: Words = {"set": "masters_of_magic", "resting_player_targetable": False}
    g = at(table(5, realms, dice=(3, 4), **other), HarvestPhase(0))
    assert [text for text in may(g) if "gold" in text] == [f"steal-from opponent={who} token=gold" for who in (1, 2, 3)]


@clause("VK-FIVE-07")
@pytest.mark.parametrize(("targetable", "targets"), [(True, [4, 0, 1, 2]), (False, [4, 0, 1])])
def test_the_same_holds_for_monsters_and_for_domains(targetable: bool, targets: list[int]) -> None:
    realms = {3: {"gold": 10, "citizens": ["rogue", "rogue"]}}
    g = table(5, realms, active=3, domains={0: "purloiners_perch"}, resting_player_targetable=targetable)
    do(at(g, Action(3)), "acquire domain=purloiners_perch")
    assert may(g) == [f"take-monster-from opponent={who}" for who in targets]


@clause("VK-FIVE-08")
def test_the_resting_player_still_gains_from_gargans_embrace() -> None:
    g = at(table(5, {4: {"domains": ["gargans_embrace"]}}, chance=rolls(2, 2)), RollPhase(0))
    assert g.resting() == 4
    assert purse(g, 4) == {"vp": 1}
    assert happened(g, Gained) == [Gained(4, "gargans_embrace", "vp", 1)]


# -- what does not change ------------------------------------------------------------------------------------------


@clause("VK-FIVE-09")
def test_with_five_players_there_are_two_actions_too() -> None:
    g = at(table(5), ActionPhase(0))
    do(g, "take-resource resource=gold")
    assert g.deciding() == (0,)
    do(g, "take-resource resource=gold")
    assert g.over
    assert purse(g) == {"gold": 2}


@clause("VK-FIVE-09")
def test_with_five_players_there_are_ten_exhausted_cards_and_the_tenth_ends_the_game() -> None:
    g = new_table(5)
    assert g.exhausted_cards == 10
    g.exhausted = [5, 6, 7, 8, 9, 10, 11, 12, 13]
    assert not condition_met(g)
    g.exhausted = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    assert condition_met(g)
