"""Chapter "Course of play": the four phases of a turn, and whose turn it is."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import purse, table
from games.words import at, do, happened, may, rolls, why_not
from karczma import Illegal
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Action
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.turn import ActionPhase, Turn
from karczma.games.valeria.words.events import (
    ActionPhaseEnded,
    ActionPhaseStarted,
    DiceRolled,
    GameEnded,
    ResourceTaken,
    TurnBegan,
)
from karczma.ledger import clause

TAKE_GOLD = "take-resource resource=gold"


@clause("VK-TURN-01", "VK-ROLL-01", "VK-HARV-01")
def test_the_four_phases_follow_in_fixed_order() -> None:
    g = do(at(table(2, chance=rolls(5, 2, 1, 2)), Turn(0)), TAKE_GOLD, TAKE_GOLD)
    assert g.heard == [
        TurnBegan(0, 2),
        DiceRolled(0, 5, 2),
        Gained(0, "starter_peasant", "gold", 1),
        Gained(1, "starter_peasant", "gold", 1),
        ActionPhaseStarted(0),
        ResourceTaken(0, "gold"),
        ResourceTaken(0, "gold"),
        ActionPhaseEnded(0),
        TurnBegan(1, 3),
        DiceRolled(1, 1, 2),
    ]


@clause("VK-TURN-02")
def test_the_active_player_rolls_all_harvest_the_active_player_acts_twice_and_the_dice_pass_to_the_left() -> None:
    g = at(table(3, chance=rolls(5, 2, 6, 1)), Turn(1))
    assert happened(g, DiceRolled) == [DiceRolled(1, 5, 2)]
    assert [purse(g, seat) for seat in range(3)] == [{"gold": 1}] * 3
    assert g.active == 1
    for _ in range(2):
        assert g.deciding() == (1,)
        do(g, TAKE_GOLD)
    assert g.active == 2
    assert g.deciding() == (2,)
    assert happened(g, DiceRolled) == [DiceRolled(1, 5, 2), DiceRolled(2, 6, 1)]


@clause("VK-TURN-03")
def test_the_dice_cannot_be_changed_once_the_roll_phase_is_closed() -> None:
    g = at(table(2, {0: {"domains": ["palace_of_the_dawn"]}}, chance=rolls(5, 2)), Turn(0))
    do(g, "announce")
    assert g.deciding() == (0,)
    with pytest.raises(Illegal) as error:
        do(g, "use-domain domain=palace_of_the_dawn")
    assert error.value.refusal.clause == "K-FLOW-01"
    assert g.dice == (5, 2)


@clause("VK-TURN-03")
def test_powers_of_the_action_phase_do_not_work_in_that_of_others() -> None:
    owned = ["halfpenny_hill", "the_orb_of_urdr", "the_violet_thorn", "forgotten_sorrows"]
    g = at(table(2, {0: {"gold": 9, "strength": 1}, 1: {"domains": owned}}), ActionPhase(0))
    do(g, "slay monster=goblin", "recruit citizen=butcher")
    assert g.deciding() == ()
    assert purse(g, 1) == {}


@clause("VK-TURN-03")
def test_powers_of_the_action_phase_work_in_that_of_their_owner() -> None:
    owned = ["halfpenny_hill", "the_orb_of_urdr", "the_violet_thorn", "forgotten_sorrows"]
    g = at(table(2, {0: {"strength": 1, "domains": owned}, 1: {"magic": 1}}), ActionPhase(0))
    do(g, "slay monster=goblin", "recruit citizen=butcher")
    assert purse(g, 0) == {"gold": 1 + 1 - 1, "magic": 1 + 1 + 1}  # Hill, Goblin, Butcher; Thorn, Sorrows, Orb
    assert purse(g, 1) == {}


@clause("VK-TURN-03")
def test_the_owners_harvest_is_not_the_action_phase() -> None:
    g = at(table(2, {0: {"domains": ["halfpenny_hill", "palace_of_the_dawn"]}}, chance=rolls(5, 2)), Turn(0))
    assert purse(g) == {}
    do(g, "announce")
    assert purse(g) == {"gold": 1 + 1}  # the Starter Peasant, then the Hill


@clause("VK-TURN-04")
@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_dice_pass_clockwise(seat: int, following: int) -> None:
    g = do(at(table(3, chance=rolls(5, 2, 5, 2)), Turn(seat)), TAKE_GOLD, TAKE_GOLD)
    assert happened(g, TurnBegan) == [TurnBegan(seat, 2), TurnBegan(following, 3)]
    assert g.deciding() == (following,)


@clause("VK-TURN-05")
def test_a_domain_prevails_over_the_rule_that_further_copies_cost_more() -> None:
    realm = {"gold": 3, "citizens": ["peasant"]}
    g = at(table(2, {0: realm}), Action(0))
    assert why_not(g, "recruit citizen=peasant") == ("VK-RECR-02", {"price": 4, "gold": 3, "magic": 0})
    g = at(table(2, {0: {**realm, "domains": ["emerald_stronghold"]}}), Action(0))
    do(g, "recruit citizen=peasant")
    assert purse(g) == {"gold": 1}


@clause("VK-TURN-05")
def test_a_domain_prevails_over_the_printed_price_of_another() -> None:
    realm = {"gold": 4, "citizens": ["archer"] * 3}
    g = at(table(2, {0: realm}, domains={0: "blood_crow_army"}), Action(0))
    assert why_not(g, "acquire domain=blood_crow_army") == ("VK-BUY-06", {"price": 5, "gold": 4, "magic": 0})
    g = at(table(2, {0: {**realm, "domains": ["pratchetts_plateau"]}}, domains={0: "blood_crow_army"}), Action(0))
    assert "acquire domain=blood_crow_army" in may(g)
    do(g, "acquire domain=blood_crow_army")
    assert purse(g) == {}


@clause("VK-TURN-06")
def test_points_come_from_victory_tokens_slain_monsters_domains_and_the_duke() -> None:
    bare = {"duke": "cornelius_the_dreamer"}  # 3 for each Domain, 1 for every 3 resources
    assert table(2, {0: bare}).scores()[0] == 0
    assert table(2, {0: {**bare, "vp": 2}}).scores()[0] == 2
    assert table(2, {0: {**bare, "slain": ["troll"]}}).scores()[0] == 6
    assert table(2, {0: {**bare, "gold": 4, "magic": 2}}).scores()[0] == 2
    assert table(2, {0: {**bare, "domains": ["foxgrove_palisade"]}}).scores()[0] == 3 + 3


@clause("VK-TURN-06")
def test_the_most_victory_points_win() -> None:
    realms = {0: {"vp": 9, "duke": "cornelius_the_dreamer"}, 1: {"vp": 10, "duke": "simon_the_unclean"}}
    g = at(table(2, realms), FinalCount())
    assert g.winners() == (1,)
    assert happened(g, GameEnded) == [GameEnded((1,), (9, 10))]
