"""How many lines of play there are from fixed positions: a change anywhere in the rules of options shows here.

Chance is forced, so a position has one tree. A line that ends early (the frames given are done, or the game is over)
counts as one.
"""

from __future__ import annotations

from games.valeria.valeria_table import table
from games.words import at, going_on, leaves, rolls
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.turn import ActionPhase, Turn
from karczma.games.valeria.variants.solo import SoloTurn


def counts(g: Valeria, depth: int) -> list[int]:
    return [leaves(g, n) for n in range(1, depth + 1)]


def test_two_actions_with_an_empty_purse() -> None:
    """Counted by hand. First action: only the three resources, 3 lines. Second action, besides the three resources:
    with 1 Gold the Butcher (cost 1, none owned), with 1 Strength the Goblin (Strength 1), with 1 Magic nothing, since
    Magic alone neither recruits nor slays. So (3 + 1) + (3 + 1) + 3 = 11, and no price leaves a choice how to pay it.
    Then the phase is over and no line grows longer.
    """
    g = at(table(2), ActionPhase(0))
    assert counts(g, 3) == [3, 11, 11]


def test_two_actions_with_prices_that_magic_may_help_to_pay() -> None:
    realm = {"gold": 5, "strength": 4, "magic": 3, "citizens": ["rogue", "cleric"]}
    shown = {0: "cutthroats_truce", 1: "golden_obelisk_of_nae", 2: "blood_crow_army", 3: None, 4: "halfpenny_hill"}
    g = at(table(2, {0: realm, 1: {"gold": 2}}, domains=shown), ActionPhase(0))
    assert counts(g, 4) == [19, 138, 959, 1717]  # at first 5 Monsters, 10 Citizens, 1 Domain, 3 resources


def test_a_turn_with_a_roll_that_may_be_changed_and_harvests_that_ask() -> None:
    """At first either Domain or none of them; then which of two dice, or which of two kinds to steal: 3, 3 * 2."""
    active = {"gold": 3, "domains": ["foxgrove_palisade", "palace_of_the_dawn"], "citizens": ["thief", "alchemist"]}
    other = {"gold": 2, "strength": 1, "citizens": ["paladin", "thief"]}
    g = table(2, {0: active, 1: other}, set="masters_of_magic", chance=rolls(3, 4))
    assert counts(at(g, Turn(0)), 6) == [3, 6, 13, 36, 194, 1066]


def test_three_players_at_a_table_with_mixed_stacks() -> None:
    realm = {"gold": 4, "strength": 6, "magic": 2}
    g = table(3, {1: realm}, active=1, mixed_stacks=True, monsters={"forest": ["bane_spider"]}, chance=[0] * 8)
    assert counts(at(g, ActionPhase(1)), 4) == [18, 125, 693, 1163]  # at first 5 Monsters, 10 Citizens, 3 resources


def test_the_monster_phase_of_two_sixes() -> None:
    """Three of the counts by hand. Five stacks to choose from: 5. Two Citizens in each of their columns, but for the
    Mountains, where one Citizen stack is left and gives by itself, so that the second six is asked: 4 * 2 + 5 = 13.
    Then the second six after the others, its Citizens after the Mountains, and after twice the Mountains the
    consolation of the next turn (the Knight has harvested in this one): 8 * 5 + 4 * 2 + 4 = 52.
    """
    g = going_on(table(1, dice=(6, 6), citizens={"peasant": 0}, chance=rolls(1, 2)), SoloTurn(0), "monster_phase")
    assert counts(g, 4) == [5, 13, 52, 151]
