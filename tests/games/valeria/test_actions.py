"""Chapter "Action Phase": two actions, and "Take a resource"."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import citizens_of, domains_of, purse, refused, slain_by, table
from games.words import Players, at, do, happened, may, why_not
from karczma import Illegal
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Act, Action
from karczma.games.valeria.table.theft import Stolen
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import (
    ActionPhaseEnded,
    ActionPhaseStarted,
    CitizenGained,
    MonsterSlain,
    Paid,
    ResourceTaken,
    StackExhausted,
)
from karczma.ledger import clause

TAKES = [f"take-resource resource={each}" for each in ("gold", "strength", "magic")]
FACE_UP = {
    0: "blood_crow_army",
    1: "halfpenny_hill",
    2: "purloiners_perch",
    3: "eye_of_asteraten",
    4: "rogues_landing",
}


@clause("VK-ACT-01")
def test_the_four_actions_are_offered() -> None:
    realm = {"gold": 5, "strength": 3, "citizens": ["archer", "archer", "archer"]}
    g = at(table(2, {0: realm}, domains=FACE_UP), ActionPhase(0))
    recruits = ["cleric", "merchant", "mercenary", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]
    assert may(g) == [
        *(f"slay monster={name}" for name in ("goblin", "skeleton", "treant")),
        *(f"recruit citizen={name}" for name in recruits),
        "acquire domain=blood_crow_army",
        *TAKES,
    ]


@clause("VK-ACT-01")
def test_exactly_two_actions_are_performed() -> None:
    g = at(table(2), ActionPhase(0))
    for _ in range(2):
        assert g.deciding() == (0,)
        do(g, TAKES[0])
    assert g.deciding() == ()
    assert purse(g) == {"gold": 2}


@clause("VK-ACT-01")
def test_an_action_cannot_be_left_out() -> None:
    g = at(table(2), ActionPhase(0))
    assert may(g) == TAKES
    with pytest.raises(Illegal) as error:
        do(g, "decline")
    assert error.value.refusal.clause == "K-FLOW-01"


@clause("VK-ACT-01")
def test_everything_on_the_table_is_on_show_in_the_order_it_lies() -> None:
    g = at(table(2, citizens={"archer": 0}, domains={**FACE_UP, 4: None}), ActionPhase(0))
    shown = [str(choice) for choice in Act(0).candidates(g)]
    assert shown[:3] == ["slay monster=goblin", "slay monster=goblin_mage", "slay monster=goblin_king"]
    tops = ["cleric", "merchant", "mercenary", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]
    assert shown[15:24] == [f"recruit citizen={name}" for name in tops]
    assert shown[24:28] == [f"acquire domain={FACE_UP[column]}" for column in range(4)]
    assert shown[28:] == [*TAKES, "recruit citizen=archer", "from-empty place=19"]


@clause("VK-ACT-01")
def test_of_each_stack_the_card_that_lies_on_top_is_offered() -> None:
    mixed = {"cleric": ["monk", "cleric", "cleric"], "merchant": ["merchant", "blacksmith"]}
    g = at(table(2, {0: {"gold": 20}}, citizens=mixed, mixed_stacks=True), ActionPhase(0))
    assert [text for text in may(g) if text.startswith("recruit")][:2] == [
        "recruit citizen=monk",
        "recruit citizen=merchant",
    ]
    shown = [str(choice) for choice in Act(0).candidates(g)]
    assert {"recruit citizen=monk", "recruit citizen=merchant"} <= set(shown)
    assert not {"recruit citizen=cleric", "recruit citizen=blacksmith"} & set(shown)


@clause("VK-ACT-01")
def test_in_a_mixed_game_an_empty_stack_shows_nobody() -> None:
    g = at(table(2, citizens={"archer": 0}, mixed_stacks=True), ActionPhase(0))
    shown = [choice for choice in map(str, Act(0).candidates(g)) if choice.startswith("recruit")]
    assert len(shown) == 9
    assert not {"recruit citizen=archer", "recruit citizen=wizard"} & set(shown)


@clause("VK-ACT-02")
def test_the_same_action_may_be_chosen_twice() -> None:
    g = at(table(2, {0: {"strength": 2}}), ActionPhase(0))
    do(g, "slay monster=goblin", "slay monster=goblin")
    assert slain_by(g) == ["goblin", "goblin"]
    assert g.deciding() == ()
    g = at(table(2, {0: {"gold": 3}}), ActionPhase(0))
    do(g, "recruit citizen=butcher", "recruit citizen=butcher")
    assert citizens_of(g) == ["butcher", "butcher"]
    assert purse(g) == {}


@clause("VK-ACT-03")
def test_the_first_action_is_resolved_with_its_rewards_before_the_second() -> None:
    g = at(table(2, {0: {"strength": 3}}, monsters={"hills": ["goblin_mage", "goblin_king"]}), ActionPhase(0))
    do(g, "slay monster=goblin_mage")
    assert may(g) == ["branch number=1", "branch number=2"]  # its reward, and no other action
    do(g, "branch number=1")
    assert "recruit citizen=butcher" in may(g)  # that Gold may be spent by the second action
    do(g, "recruit citizen=butcher")
    assert g.deciding() == ()


@clause("VK-ACT-03")
def test_the_first_action_is_paid_for_before_its_reward_is_taken() -> None:
    g = do(at(table(2, {0: {"strength": 1}}), ActionPhase(0)), "slay monster=goblin", TAKES[1])
    assert [event for event in g.heard or [] if not isinstance(event, MonsterSlain)] == [
        ActionPhaseStarted(0),
        Paid(0, "strength", 1),
        Gained(0, "goblin", "gold", 1),
        ResourceTaken(0, "strength"),
        ActionPhaseEnded(0),
    ]


@clause("VK-ACT-03")
def test_a_stack_emptied_by_the_first_action_is_exhausted_before_the_second() -> None:
    g = at(table(2, {0: {"gold": 1}}, citizens={"butcher": 1}), ActionPhase(0))
    do(g, "recruit citizen=butcher")
    assert happened(g, StackExhausted) == [StackExhausted(14)]
    assert g.deciding() == (0,)
    assert why_not(g, "recruit citizen=butcher") == ("VK-RECR-01", {"citizen": "butcher"})


@clause("VK-ACT-04")
def test_both_actions_are_completed_before_the_phase_ends() -> None:
    g = do(at(table(2), ActionPhase(0)), TAKES[0])
    assert happened(g, ActionPhaseEnded) == []
    do(g, TAKES[0])
    assert happened(g, ActionPhaseEnded) == [ActionPhaseEnded(0)]


@clause("VK-ACT-05")
def test_a_slaying_granted_by_a_domain_is_none_of_the_two_actions() -> None:
    realm = {"gold": 8, "citizens": ["archer", "cleric"]}
    g = at(table(2, {0: realm}, domains=FACE_UP), ActionPhase(0))
    do(g, "acquire domain=eye_of_asteraten")
    assert purse(g) == {"strength": 5}
    assert "take-resource resource=gold" not in may(g)  # still the acquisition
    do(g, "slay monster=goblin")
    assert g.deciding() == (0,)
    do(g, "recruit citizen=butcher")  # the second action
    assert g.deciding() == ()
    assert (domains_of(g), slain_by(g)) == (["eye_of_asteraten"], ["goblin"])


@clause("VK-ACT-05")
def test_a_granted_slaying_that_is_left_brings_no_other_action_instead() -> None:
    realm = {"gold": 8, "citizens": ["archer", "cleric"]}
    g = at(table(2, {0: realm}, domains=FACE_UP), ActionPhase(0))
    do(g, "acquire domain=eye_of_asteraten", "decline", TAKES[2])
    assert g.deciding() == ()
    assert purse(g) == {"strength": 5, "magic": 1}


@clause("VK-ACT-06")
def test_powers_of_the_start_of_the_phase_work_before_the_first_action() -> None:
    g = at(table(2, {0: {"domains": ["halfpenny_hill", "blood_crow_army"]}}), ActionPhase(0))
    assert purse(g) == {"gold": 1, "strength": 1}
    assert {"recruit citizen=butcher", "slay monster=goblin"} <= set(may(g))
    do(g, TAKES[2], TAKES[2])
    assert purse(g) == {"gold": 1, "strength": 1, "magic": 2}  # once, and not before the second one again


@clause("VK-ACT-06")
def test_powers_of_the_end_of_the_phase_work_after_the_second_action_and_its_exhausted_cards() -> None:
    realms: Players = {0: {"gold": 1, "domains": ["the_orb_of_urdr"]}, 1: {"magic": 2}}
    g = at(table(2, realms, citizens={"butcher": 1}), ActionPhase(0))
    do(g, TAKES[0])
    assert purse(g, 1) == {"magic": 2}
    do(g, "recruit citizen=butcher")
    assert g.heard is not None
    assert g.heard[-4:] == [
        CitizenGained(0, "butcher"),
        StackExhausted(14),
        ActionPhaseEnded(0),
        Stolen(0, "the_orb_of_urdr", 1, "magic", 1),
    ]


@clause("VK-ACT-07")
def test_a_player_without_tokens_may_only_take_a_resource() -> None:
    g = at(table(2, {0: {"citizens": ["archer"] * 3}}, domains=FACE_UP), Action(0))
    assert may(g) == TAKES
    assert why_not(g, "slay monster=goblin") == ("VK-SLAY-03", {"monster": "goblin"})
    assert why_not(g, "recruit citizen=butcher") == ("VK-RECR-04", {"price": 1})
    assert why_not(g, "acquire domain=blood_crow_army") == ("VK-BUY-06", {"price": 5})


@clause("VK-ACT-07")
def test_an_action_needs_a_target() -> None:
    nothing: dict[str, list[str]] = {terrain: [] for terrain in ("hills", "ruins", "forest", "valley", "mountains")}
    gone = dict.fromkeys(("cleric", "merchant", "mercenary", "archer", "peasant", "knight"), 0)
    gone |= dict.fromkeys(("rogue", "champion", "paladin", "butcher"), 0)
    no_domains = dict.fromkeys(range(5))
    rich = {"gold": 99, "strength": 99, "magic": 99}
    g = at(table(2, {0: rich}, monsters=nothing, citizens=gone, domains=no_domains), Action(0))
    assert may(g) == TAKES


@clause("VK-ACT-07")
@pytest.mark.parametrize(
    ("copies", "gold", "magic", "enough"),
    [(0, 3, 0, False), (0, 4, 0, True), (2, 5, 0, False), (2, 6, 0, True), (2, 1, 4, False), (2, 1, 5, True)],
)
def test_a_citizen_is_offered_only_to_those_who_can_pay(copies: int, gold: int, magic: int, enough: bool) -> None:
    g = at(table(2, {0: {"gold": gold, "magic": magic, "citizens": ["archer"] * copies}}), Action(0))
    assert ("recruit citizen=archer" in may(g)) == enough
    assert ("recruit citizen=archer" in refused(g)) != enough


@clause("VK-ACT-07")
@pytest.mark.parametrize(("gold", "magic", "enough"), [(4, 0, False), (5, 0, True), (1, 4, True), (1, 3, False)])
def test_a_domain_is_offered_only_to_those_who_can_pay(gold: int, magic: int, enough: bool) -> None:
    realm = {"gold": gold, "magic": magic, "citizens": ["archer"] * 3}
    g = at(table(2, {0: realm}, domains=FACE_UP), Action(0))
    assert ("acquire domain=blood_crow_army" in may(g)) == enough
    assert ("acquire domain=blood_crow_army" in refused(g)) != enough


@clause("VK-TAKE-01")
@pytest.mark.parametrize("resource", ["gold", "strength", "magic"])
def test_taking_a_resource_gives_one_of_the_players_choice_from_the_supply(resource: str) -> None:
    g = at(table(2, {0: {"gold": 2}, 1: {"gold": 1, "strength": 1, "magic": 1}}), Action(0))
    do(g, f"take-resource resource={resource}")
    assert purse(g, 0) == {"gold": 2, resource: 3 if resource == "gold" else 1}
    assert purse(g, 1) == {"gold": 1, "strength": 1, "magic": 1}
    assert happened(g, ResourceTaken) == [ResourceTaken(0, resource)]


@clause("VK-TAKE-01")
def test_a_victory_token_is_no_resource_to_take() -> None:
    g = at(table(2), Action(0))
    with pytest.raises(Illegal) as error:
        do(g, "take-resource resource=vp")
    assert error.value.refusal.clause == "K-FLOW-01"
