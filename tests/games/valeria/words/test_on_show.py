"""What lies on the table and cannot be chosen is refused with its reason: empty places, Domains, opponents."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import citizens_of, refused, table
from games.words import Words, at, do, may, rolls, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.variants.solo import Activation
from karczma.ledger import clause
from karczma.locale.speaker import Speaker

RICH = {"gold": 50, "strength": 50, "magic": 50}
NO_DOMAINS = dict.fromkeys(range(5))


@clause("VK-EXH-01")
def test_an_exhausted_place_of_domains_says_that_no_card_is_left() -> None:
    g = at(table(2, {0: RICH}, domains={1: None, 4: None}), Action(0))
    assert why_not(g, "from-empty place=16") == ("VK-EXH-01", {"row": "domains", "stack": 2})
    assert why_not(g, "from-empty place=19") == ("VK-EXH-01", {"row": "domains", "stack": 5})
    assert len([text for text in (*may(g), *refused(g)) if text.startswith(("acquire", "from-empty"))]) == 5


@clause("VK-EXH-01")
def test_an_exhausted_mixed_stack_is_told_by_its_number() -> None:
    g = at(table(2, {0: RICH}, citizens={"cleric": 0, "butcher": 0}, mixed_stacks=True), Action(0))
    assert why_not(g, "from-empty place=5") == ("VK-EXH-01", {"row": "citizens", "stack": "1"})
    assert why_not(g, "from-empty place=14") == ("VK-EXH-01", {"row": "citizens", "stack": "11/12"})
    assert len([text for text in (*may(g), *refused(g)) if text.startswith(("recruit", "from-empty"))]) == 10


@clause("VK-EXH-01")
def test_every_place_of_an_empty_table_can_be_asked_for() -> None:
    g = at(table(2, {0: RICH}, domains=NO_DOMAINS), Action(0))
    g.monsters, g.citizens = [[] for _ in g.monsters], [[] for _ in g.citizens]
    asked = refused(g)
    assert len([text for text in asked if text.startswith("slay")]) == 5
    assert len([text for text in asked if text.startswith("recruit")]) == 10
    assert len([text for text in asked if text.startswith("from-empty")]) == 5


@clause("VK-EXH-01")
@pytest.mark.parametrize("mixed", [False, True])
def test_no_citizen_is_taken_for_free_from_an_empty_place(mixed: bool) -> None:
    monsters = {"mountains": ["orc_warrior", "orc_warrior"]}
    g = table(2, {0: RICH}, monsters=monsters, citizens={"cleric": 0}, mixed_stacks=mixed)
    do(at(g, Action(0)), "slay monster=orc_warrior", "pay-magic magic=0")
    assert why_not(g, "from-empty place=5") == ("VK-EXH-01", {"row": "citizens", "stack": "1"})
    assert citizens_of(g) == []


@clause("VK-EXH-01")
def test_an_empty_place_gives_the_dark_lord_nothing() -> None:
    g = at(table(1, citizens={"rogue": 0}), Activation(0, 0))
    assert may(g) == ["give citizen=cleric", "give citizen=knight"]
    assert why_not(g, "from-empty place=11") == ("VK-EXH-01", {"row": "citizens", "stack": "7"})


@clause("VK-ROLL-04")
def test_a_domain_that_changes_no_dice_says_so_while_dice_are_changed() -> None:
    domains = ["gargans_embrace", "foxgrove_palisade", "blood_crow_army"]
    g = at(table(2, {0: {"domains": domains, "gold": 2}}, chance=rolls(2, 3)), RollPhase(0))
    assert may(g) == ["use-domain domain=foxgrove_palisade", "announce"]
    for domain in ("gargans_embrace", "blood_crow_army"):
        assert why_not(g, f"use-domain domain={domain}") == ("VK-ROLL-04", {"domain": domain})


@clause("VK-FIVE-07")
def test_a_resting_player_who_is_spared_is_shown_to_the_thief_with_the_reason() -> None:
    spared: Words = {"set": "masters_of_magic", "resting_player_targetable": False}
    g = at(table(5, {0: {"citizens": ["thief"]}, 4: RICH}, dice=(3, 4), **spared), HarvestPhase(0))
    assert why_not(g, "steal-from opponent=4 token=gold") == ("VK-FIVE-07", {})
    assert refused(g) == [f"steal-from opponent=4 token={token}" for token in ("gold", "magic")]


@pytest.mark.parametrize(
    ("language", "asks", "says"),
    [
        ("pl", "Weź kartę ze stosu Włości nr 2", "W stosie Włości nr 2 nie ma już kart."),
        ("en", "Take a card from Domain stack 2", "Domain stack 2 has no cards left."),
    ],
)
def test_an_empty_place_is_worded(language: str, asks: str, says: str) -> None:
    g = at(table(2, {0: RICH}, domains={1: None}), Action(0))
    (empty,) = [choice for choice, _ in g.refusals(0) if str(choice) == "from-empty place=16"]
    speaker = Speaker(language, "valeria")
    assert speaker.choice(empty, g, 0) == asks
    assert speaker.refusal(why_not(g, "from-empty place=16")) == says
