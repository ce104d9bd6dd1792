"""Chapter "End of the game": the conditions, the last round and when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import next_roll, purse, table
from games.words import at, do, happened, may
from karczma.games.valeria.ending import condition_met
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.turn import Turn
from karczma.games.valeria.words.events import GameEnded, LastRound, StackExhausted, TurnBegan
from karczma.games.valeria.words.final_count import why
from karczma.ledger import clause

GOLD = "take-resource resource=gold"
NO_MONSTERS: dict[str, list[str]] = {terrain: [] for terrain in ("hills", "ruins", "forest", "valley", "mountains")}
CENTER = ("cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher")
KNIGHTS_LAST = dict.fromkeys(("cleric", "merchant", "archer"), 0) | {"knight": 1}  # three exhausted, the fourth near


# -- the conditions ------------------------------------------------------------------------------------------------


@clause("VK-END-02")
def test_the_end_comes_when_all_five_monster_stacks_are_empty() -> None:
    assert not condition_met(table(3, monsters=NO_MONSTERS | {"forest": ["spider_queen"]}))
    assert condition_met(table(3, monsters=NO_MONSTERS))


@clause("VK-END-03")
def test_the_end_comes_when_all_five_domain_stacks_are_empty() -> None:
    four = dict.fromkeys(range(4))
    assert not condition_met(table(3, domains=four | {4: "halfpenny_hill"}, below={4: 0}))
    assert condition_met(table(3, domains=four | {4: None}))


@clause("VK-END-03")
def test_empty_monster_stacks_are_not_taken_for_domains() -> None:
    four = dict.fromkeys(range(4))
    assert not condition_met(table(4, domains=four, monsters={"hills": []}))


@clause("VK-END-04")
@pytest.mark.parametrize(("players", "limit"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_the_end_comes_with_two_exhausted_stacks_for_each_player(players: int, limit: int) -> None:
    assert not condition_met(table(players, citizens=dict.fromkeys(CENTER[: limit - 1], 0)))
    assert condition_met(table(players, citizens=dict.fromkeys(CENTER[:limit], 0)))


@clause("VK-END-04")
def test_exhausted_stacks_of_all_three_kinds_are_added_up_and_more_than_enough_is_enough() -> None:
    kinds: dict[str, Any] = {"monsters": {"hills": []}, "citizens": {"cleric": 0}, "domains": {0: None}}
    assert not condition_met(table(2, **kinds))
    assert condition_met(table(2, **kinds | {"domains": {0: None, 1: None}}))
    assert condition_met(table(2, **kinds | {"domains": {0: None, 1: None, 2: None}}))


@clause("VK-END-02", "VK-END-03", "VK-END-04")
def test_the_end_names_the_condition_that_was_met() -> None:
    four = dict.fromkeys(range(4))
    assert why(table(3, monsters=NO_MONSTERS)) == "VK-END-02"
    assert why(table(3, domains=four | {4: None})) == "VK-END-03"
    assert why(table(2, citizens=dict.fromkeys(CENTER[:4], 0))) == "VK-END-04"


# -- when they are checked -----------------------------------------------------------------------------------------


def begun(players: int, seat: int, *, first: int = 0, **words: Any) -> Valeria:
    """A turn of that seat, in which it rolled 6 and 6: its Starter Knight has brought 2 Strength."""
    g = table(players, dice=(6, 6), active=seat, **words)
    g.first = first
    return at(next_roll(g, 6, 6), Turn(seat))


@clause("VK-END-01")
def test_the_conditions_are_checked_at_the_end_of_every_turn() -> None:
    g = begun(3, 0, monsters=NO_MONSTERS | {"hills": ["goblin"]})
    do(g, "slay monster=goblin")
    assert (g.last_round, happened(g, LastRound)) == (False, [])  # not before the second action is done
    do(g, GOLD)
    assert (g.last_round, happened(g, LastRound)) == (True, [LastRound(0)])


@clause("VK-END-01")
def test_play_goes_on_while_no_condition_is_met() -> None:
    g = begun(3, 2, monsters=NO_MONSTERS | {"hills": ["goblin", "goblin"]})
    do(g, "slay monster=goblin", GOLD)
    assert (g.over, g.last_round, g.active) == (False, False, 0)


@clause("VK-END-08")
def test_the_dice_go_to_the_left_and_a_new_turn_starts() -> None:
    g = begun(3, 1)
    for heir in (2, 0, 1):
        do(next_roll(g, 6, 6), GOLD, GOLD)
        assert (g.active, g.deciding()) == (heir, (heir,))
    assert happened(g, TurnBegan) == [TurnBegan(1, 2), TurnBegan(2, 3), TurnBegan(0, 4), TurnBegan(1, 5)]


@clause("VK-END-05")
def test_after_a_condition_is_met_all_get_the_same_number_of_turns() -> None:
    g = begun(4, 1, citizens=dict.fromkeys(CENTER[:8], 0))
    for heir in (2, 3):
        do(next_roll(g, 6, 6), GOLD, GOLD)
        assert (g.over, g.active) == (False, heir)
    do(g, GOLD, GOLD)
    assert g.over
    assert happened(g, LastRound) == [LastRound(1)]  # told once
    assert len(happened(g, GameEnded)) == 1


@clause("VK-END-05")
def test_the_round_ends_at_the_holder_of_the_first_player_marker() -> None:
    g = begun(3, 1, first=1, monsters=NO_MONSTERS)
    for heir in (2, 0):
        do(next_roll(g, 6, 6), GOLD, GOLD)
        assert (g.over, g.active) == (False, heir)
    do(g, GOLD, GOLD)
    assert g.over


@clause("VK-END-06")
def test_the_game_ends_at_once_when_the_last_player_of_the_round_meets_the_condition() -> None:
    g = begun(3, 0, first=1, monsters=NO_MONSTERS)
    do(g, GOLD, GOLD)
    assert g.over
    assert (happened(g, LastRound), len(happened(g, GameEnded))) == ([LastRound(0)], 1)
    assert happened(g, TurnBegan) == [TurnBegan(0, 2)]


@clause("VK-END-07")
def test_a_condition_once_met_stays_met_when_a_stack_is_refilled() -> None:
    realm = {"gold": 6, "citizens": ["merchant", "merchant"]}
    nest = {0: "nest_of_the_weaver_witch"}
    g = begun(2, 0, realms={0: {"gold": 3}, 1: realm}, citizens=KNIGHTS_LAST, domains=nest)
    do(next_roll(g, 6, 6), "recruit citizen=knight", GOLD)
    assert (len(g.exhausted), g.last_round) == (4, True)
    do(g, "acquire domain=nest_of_the_weaver_witch", "return-card card=merchant", GOLD)
    assert len(g.exhausted) == 3
    assert g.over


@clause("VK-END-09")
def test_a_stack_emptied_and_refilled_within_one_turn_ends_nothing() -> None:
    realm = {"gold": 9, "citizens": ["merchant", "merchant"]}
    g = begun(2, 1, realms={1: realm}, citizens=KNIGHTS_LAST, domains={0: "nest_of_the_weaver_witch"})
    do(g, "recruit citizen=knight")
    assert len(g.exhausted) == 4
    do(g, "acquire domain=nest_of_the_weaver_witch", "return-card card=knight")
    assert len(happened(g, StackExhausted)) == 1
    assert (len(g.exhausted), g.last_round, g.over, g.active) == (3, False, False, 0)


@clause("VK-END-10")
def test_the_last_turns_are_full_turns_with_a_roll_a_harvest_and_two_actions() -> None:
    g = begun(2, 0, monsters=NO_MONSTERS)
    do(next_roll(g, 5, 1), GOLD, GOLD)
    assert g.dice == (5, 1)  # 5, 1 and the sum 6: both Starters of both players
    assert (purse(g, 0), purse(g, 1)) == ({"gold": 3, "strength": 3}, {"gold": 1, "strength": 3})
    do(g, "recruit citizen=butcher", GOLD)
    assert (g.over, purse(g, 1)) == (True, {"gold": 1, "strength": 3})


@clause("VK-END-11")
@pytest.mark.parametrize(("met_by", "others"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_example_three_players_who_still_play_when_the_condition_is_met(met_by: int, others: list[int]) -> None:
    g = begun(3, met_by, monsters=NO_MONSTERS | {"hills": ["goblin"]})
    do(next_roll(g, 6, 6), "slay monster=goblin", GOLD)
    still = []
    while not g.over:
        still.append(g.active)
        do(next_roll(g, 6, 6), GOLD, GOLD)
    assert still == others
    assert [may(g, seat) for seat in range(3)] == [[], [], []]
