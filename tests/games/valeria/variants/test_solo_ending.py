"""Chapter "Variant for one player": how the game ends."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import purse, slain_by, table
from games.words import at, do, going_on, happened, may, rolls
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Act, Action
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import COUNTED, LOST, RUNNING, WON
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.variants.solo import Activation, SoloTurn
from karczma.games.valeria.words.events import (
    ActionPhaseEnded,
    CardCaptured,
    DukeRevealed,
    MonsterSlain,
    SoloEnded,
    TurnBegan,
)
from karczma.games.valeria.words.final_count import why
from karczma.ledger import clause

LAST_GOBLIN: dict[str, list[str]] = {"hills": ["goblin"], "ruins": [], "forest": [], "valley": [], "mountains": []}
FOUR_STACKS = {"merchant": 0, "mercenary": 0, "archer": 0, "peasant": 0}
THREE_STACKS = {"merchant": 0, "mercenary": 0, "archer": 0}
NO_DOMAINS: dict[int, str | None] = {1: None, 2: None, 3: None, 4: None}


def state_of(g: Valeria) -> tuple[int, bool]:
    return g.ended, g.over


# -- the last Monster ----------------------------------------------------------------------------------------------


@clause("VK-SOLO-23")
def test_slaying_the_last_monster_wins_at_once_whatever_the_points() -> None:
    captured = ["emerald_stronghold", "grimmwater_keep"]
    g = table(1, {0: {"strength": 1}}, monsters=LAST_GOBLIN, dark_lord={"domains": captured})
    do(at(g, ActionPhase(0)), "slay monster=goblin")
    assert state_of(g) == (WON, True)
    assert g.winners() == (0,)
    assert g.deciding() == ()
    assert slain_by(g) == ["goblin"]
    assert happened(g, SoloEnded) == [SoloEnded(0, "last_monster", 0, 0)]


@clause("VK-SOLO-23")
def test_one_monster_left_anywhere_is_no_win() -> None:
    g = table(1, {0: {"strength": 1}}, monsters={**LAST_GOBLIN, "hills": ["goblin", "goblin_king"]})
    do(at(g, ActionPhase(0)), "slay monster=goblin")
    assert state_of(g) == (RUNNING, False)
    assert g.winners() == ()


@clause("VK-SOLO-23")
def test_at_once_means_without_a_reward_or_a_further_phase() -> None:
    g = table(1, {0: {"strength": 1}}, monsters=LAST_GOBLIN, chance=rolls(1, 2))
    do(at(g, SoloTurn(0)), "decline", "slay monster=goblin")
    assert purse(g) == {}
    assert g.heard is not None
    assert g.heard[-2:] == [MonsterSlain(0, "goblin"), SoloEnded(0, "last_monster", 0, 0)]
    assert happened(g, ActionPhaseEnded) + happened(g, CardCaptured) == []


@clause("VK-SOLO-23")
def test_a_bonus_slaying_of_the_last_monster_wins_too() -> None:
    realm = {"gold": 8, "citizens": ["archer", "cleric"]}
    g = at(table(1, {0: realm}, monsters=LAST_GOBLIN, domains={2: "eye_of_asteraten"}), Action(0))
    do(g, "acquire domain=eye_of_asteraten", "slay monster=goblin")
    assert state_of(g) == (WON, True)


@clause("VK-SOLO-23")
def test_with_two_players_the_last_monster_does_not_end_the_game_at_once() -> None:
    g = do(at(table(2, {0: {"strength": 1}}, monsters=LAST_GOBLIN), ActionPhase(0)), "slay monster=goblin")
    assert state_of(g) == (RUNNING, False)
    assert purse(g) == {"gold": 1}
    assert isinstance(g.decision(0), Act)


@clause("VK-SOLO-24")
def test_the_win_comes_before_the_fifth_exhausted_stack() -> None:
    g = table(1, {0: {"strength": 1}}, monsters=LAST_GOBLIN)
    assert g.exhausted == [1, 2, 3, 4]
    do(at(g, Action(0)), "slay monster=goblin")
    assert state_of(g) == (WON, True)
    assert happened(g, DukeRevealed) == []


# -- the fifth exhausted stack -------------------------------------------------------------------------------------


@clause("VK-SOLO-25")
def test_the_fifth_exhausted_stack_ends_the_game_and_both_sides_are_counted() -> None:
    lord = {"duke": "simon_the_unclean"}
    realm = {"gold": 2, "duke": "cornelius_the_dreamer"}
    g = table(1, {0: realm}, citizens={**FOUR_STACKS, "rogue": 1}, dark_lord=lord)
    do(at(g, Action(0)), "recruit citizen=rogue")
    assert state_of(g) == (COUNTED, True)
    revealed = [DukeRevealed(0, "cornelius_the_dreamer"), DukeRevealed(-1, "simon_the_unclean")]
    assert g.heard is not None
    assert g.heard[-3:] == [*revealed, SoloEnded(0, "fewer_points", 0, 66)]


@clause("VK-SOLO-25")
def test_four_exhausted_stacks_do_not_end_the_game() -> None:
    g = table(1, {0: {"gold": 2}}, citizens={**THREE_STACKS, "rogue": 1})
    do(at(g, ActionPhase(0)), "recruit citizen=rogue")
    assert len(g.exhausted) == 4
    assert state_of(g) == (RUNNING, False)


@clause("VK-SOLO-25")
def test_stacks_of_all_kinds_count_together() -> None:
    realm = {"strength": 1}
    left = {"archer": 0, "paladin": 0}
    g = table(1, {0: realm}, citizens=left, domains={3: None}, monsters={"hills": ["goblin"], "ruins": []})
    do(at(g, Action(0)), "slay monster=goblin")
    assert g.exhausted == [0, 1, 8, 13, 18]
    assert state_of(g) == (COUNTED, True)


@clause("VK-SOLO-25")
@pytest.mark.parametrize(("answer", "ended"), [("return-card card=goblin", RUNNING), ("decline", COUNTED)])
def test_a_stack_refilled_by_a_returned_card_no_longer_counts(answer: str, ended: int) -> None:
    """Watcher on the Water is the last card of its stack, and may put a Goblin back on the empty Hills."""
    realm = {"gold": 6, "citizens": ["archer", "archer"], "slain": ["goblin"]}
    watcher = {0: "watcher_on_the_water"}
    g = table(1, {0: realm}, citizens=THREE_STACKS, domains=watcher, below={0: 0}, monsters={"hills": []})
    do(at(g, Action(0)), "acquire domain=watcher_on_the_water", answer)
    assert g.ended == ended
    assert (0 in g.exhausted) == (ended == COUNTED)


@clause("VK-SOLO-25")
def test_with_two_players_five_exhausted_stacks_do_not_end_the_game_at_once() -> None:
    g = table(2, {0: {"gold": 2}}, citizens={**FOUR_STACKS, "rogue": 1})
    do(at(g, ActionPhase(0)), "recruit citizen=rogue")
    assert len(g.exhausted) == 5
    assert state_of(g) == (RUNNING, False)


@clause("VK-SOLO-32")
def test_the_action_that_empties_the_fifth_stack_is_finished_with_its_reward_and_nothing_follows() -> None:
    g = table(1, {0: {"strength": 1}}, citizens=FOUR_STACKS, monsters={"hills": ["goblin"]}, chance=rolls(1, 2))
    do(at(g, SoloTurn(0)), "decline", "slay monster=goblin")
    assert purse(g) == {"gold": 1}
    assert state_of(g) == (COUNTED, True)
    later = (ActionPhaseEnded, CardCaptured)
    assert [event for kind in later for event in happened(g, kind)] == []
    assert happened(g, Gained) == [Gained(0, "goblin", "gold", 1)]
    assert happened(g, TurnBegan) == [TurnBegan(0, 2)]


@clause("VK-SOLO-32")
def test_a_reward_that_asks_is_answered_before_the_game_ends() -> None:
    g = table(1, {0: {"strength": 3}}, citizens=FOUR_STACKS, monsters={"hills": ["goblin_mage"]})
    do(at(g, ActionPhase(0)), "slay monster=goblin_mage")
    assert (state_of(g), may(g)) == ((RUNNING, False), ["branch number=1", "branch number=2"])
    do(g, "branch number=2")
    assert (state_of(g), purse(g)) == ((COUNTED, True), {"magic": 1})


@clause("VK-SOLO-32")
def test_powers_of_the_end_of_the_action_phase_are_not_used() -> None:
    realm = {"gold": 2, "domains": ["cathedral_of_st_aquila"]}
    g = table(1, {0: realm}, citizens={**FOUR_STACKS, "rogue": 1})
    do(at(g, ActionPhase(0)), "recruit citizen=rogue")
    assert purse(g) == {}


@clause("VK-SOLO-32")
def test_a_fifth_stack_emptied_in_the_monster_phase_leaves_the_other_die_unresolved() -> None:
    g = table(1, dice=(1, 5), citizens={**FOUR_STACKS, "cleric": 1})
    do(going_on(g, SoloTurn(0), "monster_phase"), "resolve-die die=1", "give citizen=cleric")
    assert state_of(g) == (COUNTED, True)
    assert happened(g, CardCaptured) == [CardCaptured("cleric")]


@clause("VK-SOLO-32")
def test_a_fourth_stack_emptied_in_the_monster_phase_does_not() -> None:
    g = table(1, dice=(1, 5), citizens={**THREE_STACKS, "cleric": 1})
    do(going_on(g, SoloTurn(0), "monster_phase"), "resolve-die die=1", "give citizen=cleric")
    assert may(g) == ["give citizen=peasant", "give citizen=butcher"]


@clause("VK-SOLO-36")
def test_twice_the_number_of_players_is_no_limit() -> None:
    g = table(1, {0: {"gold": 2}}, citizens={"cleric": 0, "rogue": 1}, chance=rolls(1, 2))
    do(at(g, Action(0)), "recruit citizen=rogue")
    assert len(g.exhausted) == 2
    going_on(g, SoloTurn(0), "take_dice_again")
    assert state_of(g) == (RUNNING, False)
    assert g.last_round is False


@clause("VK-SOLO-36")
def test_emptying_all_domain_stacks_ends_the_game_through_the_fifth_exhausted_stack() -> None:
    realm = {"gold": 5, "citizens": ["archer", "archer", "archer"]}
    g = table(1, {0: realm}, domains={**NO_DOMAINS, 0: "blood_crow_army"}, below={0: 0})
    do(at(g, Action(0)), "acquire domain=blood_crow_army")
    assert g.exhausted == [15, 16, 17, 18, 19]
    assert (*state_of(g), why(g)) == (COUNTED, True, "VK-SOLO-25")


# -- lost ----------------------------------------------------------------------------------------------------------


@clause("VK-SOLO-17", "VK-SOLO-35")
def test_a_lost_game_is_lost_whatever_the_points_and_nothing_more_is_counted() -> None:
    rich = {"vp": 99, "duke": "cornelius_the_dreamer"}
    g = table(1, {0: rich}, citizens={"archer": 0, "paladin": 0}, domains={3: None})
    at(g, Activation(0, 3))
    assert (*state_of(g), why(g)) == (LOST, True, "VK-SOLO-17")
    assert happened(g, DukeRevealed) == []
    assert happened(g, SoloEnded) == [SoloEnded(0, "empty_column", 0, 0)]


@clause("VK-SOLO-25")
def test_the_final_count_without_a_listener_says_nothing() -> None:
    g = table(1)
    g.heard = None
    at(g, FinalCount())
    assert (state_of(g), g.heard) == ((COUNTED, True), None)
