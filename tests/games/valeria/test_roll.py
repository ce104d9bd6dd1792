"""Chapter "Roll Phase"."""

from __future__ import annotations

from games.valeria.valeria_table import purse, table
from games.words import at, do, happened, may, rolls, why_not
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.verbs import WhichDie
from karczma.games.valeria.words.events import DiceAnnounced, DiceRolled, DieChanged, Paid
from karczma.ledger import clause

PALISADE = "use-domain domain=foxgrove_palisade"
PALACE = "use-domain domain=palace_of_the_dawn"
ORCHID = "use-domain domain=the_desert_orchid"


def rolled(first: int, second: int, *domains: str, **tokens: int) -> Valeria:
    """Seat 0, who owns these Domains, has rolled these dice."""
    g = table(2, {0: {"domains": domains, **tokens}}, chance=rolls(first, second))
    return at(g, RollPhase(0))


@clause("VK-ROLL-01")
def test_the_active_player_rolls_both_dice_once() -> None:
    g = table(2, chance=rolls(1, 6), dice=(4, 4))
    before = g.tick
    at(g, RollPhase(1))
    assert g.dice == (1, 6)
    assert happened(g, DiceRolled) == [DiceRolled(1, 1, 6)]
    assert g.tick == before + 2


@clause("VK-ROLL-02")
def test_each_die_and_the_sum_activate_citizens_of_all_players() -> None:
    owned = ["cleric", "archer", "butcher", "peasant"]  # 1, 4, 11 and 12, 5
    g = at(table(2, {0: {"citizens": owned}, 1: {"citizens": owned}}, dice=(1, 4)), HarvestPhase(0))
    assert purse(g, 0) == {"magic": 3, "strength": 2, "gold": 2}
    assert purse(g, 1) == {"magic": 1, "strength": 1, "gold": 2}


@clause("VK-ROLL-03")
def test_example_three_and_five_activate_citizens_with_three_five_and_eight() -> None:
    owned = ["cleric", "blacksmith", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin"]
    g = at(table(2, {0: {"citizens": owned}}, dice=(3, 5)), HarvestPhase(0))
    assert purse(g) == {"gold": 1 + 1 + 1, "strength": 1 + 4}  # Mercenary, Peasant, Starter Peasant, Champion


@clause("VK-ROLL-04")
def test_the_active_player_may_use_any_number_of_domains_that_change_dice() -> None:
    g = rolled(3, 5, "foxgrove_palisade", "blood_crow_army", "palace_of_the_dawn", "the_desert_orchid", gold=2)
    assert may(g) == [PALISADE, PALACE, ORCHID, "announce"]
    do(g, PALISADE, "change-die die=1", PALACE, "change-die die=2", ORCHID, "change-die die=1")
    assert g.dice == (1, 4)
    assert g.deciding() == ()


@clause("VK-ROLL-04")
def test_the_active_player_may_leave_the_dice_as_they_are() -> None:
    g = do(rolled(3, 5, "palace_of_the_dawn"), "announce")
    assert g.dice == (3, 5)
    assert happened(g, DieChanged) == []


@clause("VK-ROLL-05")
def test_a_domain_changes_dice_once_per_roll_phase() -> None:
    g = do(rolled(3, 5, "palace_of_the_dawn", "foxgrove_palisade", gold=4), PALACE, "change-die die=1")
    assert may(g) == [PALISADE, "announce"]
    assert why_not(g, PALACE) == ("VK-ROLL-05", {"domain": "palace_of_the_dawn"})
    assert g.dice == (2, 5)


@clause("VK-ROLL-05")
def test_in_the_next_roll_phase_a_domain_may_be_used_again() -> None:
    g = table(2, {0: {"domains": ["palace_of_the_dawn"]}}, chance=rolls(3, 5, 4, 6))
    at(g, RollPhase(0), RollPhase(0))
    do(g, PALACE, "change-die die=1", PALACE, "change-die die=2")
    assert g.dice == (4, 5)


@clause("VK-ROLL-06")
def test_several_domains_may_change_the_same_die_in_the_order_the_player_chooses() -> None:
    g = rolled(3, 5, "foxgrove_palisade", "palace_of_the_dawn", gold=2)
    do(g, PALISADE, "change-die die=1", PALACE, "change-die die=1")
    assert g.dice == (5, 5)
    g = rolled(3, 5, "foxgrove_palisade", "palace_of_the_dawn", gold=2)
    do(g, PALACE, "change-die die=1", PALISADE, "change-die die=1")
    assert g.dice == (6, 5)


@clause("VK-ROLL-07")
def test_only_the_active_player_may_change_the_dice() -> None:
    g = table(2, {1: {"gold": 9, "domains": ["palace_of_the_dawn", "foxgrove_palisade"]}}, chance=rolls(3, 5))
    at(g, RollPhase(0))
    assert g.deciding() == ()
    assert g.dice == (3, 5)


@clause("VK-ROLL-08")
def test_the_phase_ends_when_the_final_values_are_announced() -> None:
    g = do(rolled(3, 5, "palace_of_the_dawn", "foxgrove_palisade", gold=2), PALACE, "change-die die=2")
    assert happened(g, DiceAnnounced) == []
    do(g, "announce")
    assert happened(g, DiceAnnounced) == [DiceAnnounced(0, 3, 4)]
    assert g.deciding() == ()


@clause("VK-ROLL-08")
def test_when_no_power_is_left_the_values_are_announced_by_themselves() -> None:
    g = do(rolled(3, 5, "palace_of_the_dawn"), PALACE, "change-die die=1")
    assert happened(g, DiceAnnounced) == [DiceAnnounced(0, 2, 5)]
    assert g.deciding() == ()


@clause("VK-ROLL-08")
def test_the_final_values_and_not_the_rolled_ones_activate() -> None:
    g = table(2, {0: {"domains": ["palace_of_the_dawn"], "citizens": ["archer", "champion"]}}, chance=rolls(3, 5))
    at(g, RollPhase(0), HarvestPhase(0))
    do(g, PALACE, "change-die die=2")
    assert purse(g) == {"strength": 2}  # 3, 4 and 7: the Archer, but no longer Champion and Starter Peasant
    assert purse(g, 1) == {}


@clause("VK-ROLL-09")
def test_a_die_never_shows_less_than_one() -> None:
    g = rolled(1, 4, "palace_of_the_dawn")
    do(g, PALACE)  # only the other die can be lowered, so nothing is asked
    assert g.dice == (1, 3)
    g.dice = (1, 4)
    power = g.cards.die_power[g.realms[0].domains[0]]
    assert power
    asked = WhichDie(0, "palace_of_the_dawn", power)
    first, second = asked.candidates(g)
    assert first.refusal(g, asked) == ("VK-ROLL-09", {"die": 1, "value": 0})
    assert second.refusal(g, asked) is None


@clause("VK-ROLL-09")
def test_no_power_takes_a_die_out_of_one_to_six() -> None:
    g = table(2)
    palace = g.cards.die_power[g.cards.domain_id["palace_of_the_dawn"]]
    palisade = g.cards.die_power[g.cards.domain_id["foxgrove_palisade"]]
    orchid = g.cards.die_power[g.cards.domain_id["the_desert_orchid"]]
    assert palace
    assert palisade
    assert orchid
    assert [palace.changes(die) for die in range(1, 7)] == [False, True, True, True, True, True]
    assert [palace.result(die) for die in range(2, 7)] == [1, 2, 3, 4, 5]
    assert [palisade.result(die) for die in range(1, 7)] == [6] * 6
    assert [palisade.changes(die) for die in range(1, 7)] == [True, True, True, True, True, False]
    assert [orchid.result(die) for die in range(1, 7)] == [1] * 6
    assert [orchid.changes(die) for die in range(1, 7)] == [False, True, True, True, True, True]


@clause("VK-ROLL-10")
def test_example_two_and_two_give_number_two_twice_and_number_four_once() -> None:
    g = at(table(2, {0: {"citizens": ["blacksmith", "archer"]}}, dice=(2, 2)), HarvestPhase(0))
    assert purse(g) == {"gold": 1 + 1, "strength": 2}  # one Soldier, counted twice


@clause("VK-ROLL-11")
def test_a_power_that_would_change_neither_die_is_refused() -> None:
    g = rolled(6, 6, "foxgrove_palisade", "palace_of_the_dawn", gold=2)
    assert may(g) == [PALACE, "announce"]
    assert why_not(g, PALISADE) == ("VK-ROLL-11", {"domain": "foxgrove_palisade"})
    g = rolled(1, 1, "the_desert_orchid", "palace_of_the_dawn", "foxgrove_palisade", gold=2)
    assert why_not(g, ORCHID) == ("VK-ROLL-11", {"domain": "the_desert_orchid"})
    assert why_not(g, PALACE) == ("VK-ROLL-11", {"domain": "palace_of_the_dawn"})


@clause("VK-ROLL-11")
def test_a_die_that_shows_the_value_already_cannot_be_chosen() -> None:
    g = rolled(6, 2, "foxgrove_palisade", gold=2)
    power = g.cards.die_power[g.realms[0].domains[0]]
    assert power
    asked = WhichDie(0, "foxgrove_palisade", power)
    first, second = asked.candidates(g)
    assert first.refusal(g, asked) == ("VK-ROLL-11", {"die": 1, "value": 6})
    assert second.refusal(g, asked) is None
    do(g, PALISADE)  # so only the second die is left
    assert g.dice == (6, 6)
    assert happened(g, DieChanged) == [DieChanged(0, "foxgrove_palisade", 2, 6)]


@clause("VK-ROLL-12")
def test_each_power_is_paid_and_applied_before_the_next_is_chosen() -> None:
    g = rolled(3, 5, "foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn", gold=2)
    g.realms[0].citizens[g.cards.citizen_id["cleric"]] += 1
    g.rebuild()
    do(g, PALISADE, "change-die die=2")
    assert g.heard is not None
    assert g.heard[-2:] == [Paid(0, "gold", 2), DieChanged(0, "foxgrove_palisade", 2, 6)]
    assert may(g) == [PALACE, "announce"]
    assert why_not(g, ORCHID) == ("VK-PAY-10", {"domain": "the_desert_orchid", "token": "gold", "price": 1})


@clause("VK-ROLL-12")
def test_one_power_changes_one_die_and_not_the_other_one_after_it() -> None:
    g = do(rolled(3, 5, "foxgrove_palisade", gold=9), PALISADE, "change-die die=1")
    assert g.deciding() == ()
    assert g.dice == (6, 5)
    assert purse(g) == {"gold": 7}
