"""Chapter "Harvest Phase": the Thief, who acts before everybody else."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import purse, table
from games.words import Players, at, do, happened, may
from karczma import Illegal
from karczma.effects.verbs import Gained
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.table.theft import Stolen
from karczma.ledger import clause

FROM_1 = ["steal-from opponent=1 token=gold", "steal-from opponent=1 token=magic"]


@clause("VK-HARV-12")
def test_an_active_thief_acts_before_any_other_citizen_of_any_player() -> None:
    realms: Players = {0: {"citizens": ["thief", "cleric"]}, 1: {"gold": 2, "citizens": ["cleric", "knight"]}}
    g = at(table(2, realms, dice=(1, 6)), HarvestPhase(0))
    assert may(g) == FROM_1
    assert happened(g, Gained) == []
    do(g, "steal-from opponent=1 token=gold", "steal-some n=2")
    assert g.heard is not None
    assert g.heard[0] == Stolen(0, "thief", 1, "gold", 2)
    assert purse(g, 0) == {"gold": 2, "magic": 3, "strength": 1}
    assert purse(g, 1) == {"magic": 1, "strength": 2}


@clause("VK-HARV-12")
def test_the_thief_is_the_only_citizen_that_takes_from_others() -> None:
    g = table(2)
    robbers = [name for name, steals in zip(g.cards.citizens, g.cards.thieves, strict=True) if steals]
    assert robbers == ["thief"]


@clause("VK-HARV-13")
def test_example_the_peasants_gold_cannot_be_stolen_in_the_phase_that_brings_it() -> None:
    g = table(2, {0: {"citizens": ["thief"]}, 1: {"citizens": ["peasant"]}}, dice=(2, 5))
    at(g, HarvestPhase(0))
    do(g, "steal-from opponent=1 token=gold")  # there is none yet
    assert happened(g, Stolen) == [Stolen(0, "thief", 1, "gold", 0)]
    assert purse(g, 0) == {"gold": 1}  # of the Starter Peasant
    assert purse(g, 1) == {"gold": 1 + 1}


@clause("VK-HARV-24")
def test_an_activated_thief_cannot_be_put_off() -> None:
    g = at(table(2, {0: {"citizens": ["thief", "merchant"]}, 1: {"gold": 3}}, dice=(2, 5)), HarvestPhase(0))
    assert g.deciding() == (0,)
    assert may(g) == FROM_1
    for text in ("use-citizen citizen=merchant", "branch number=1", "decline"):
        with pytest.raises(Illegal) as error:
            do(g, text)
        assert error.value.refusal.clause == "K-FLOW-01"


@clause("VK-HARV-24")
def test_a_thief_may_take_fewer_or_none() -> None:
    g = at(table(2, {0: {"citizens": ["thief"]}, 1: {"gold": 5}}, dice=(3, 4)), HarvestPhase(0))
    do(g, "steal-from opponent=1 token=gold")
    assert may(g) == [f"steal-some n={n}" for n in range(4)]
    do(g, "steal-some n=0")
    assert (purse(g, 0), purse(g, 1)) == ({}, {"gold": 5})


@clause("VK-HARV-25")
def test_a_thief_out_of_turn_is_used_before_its_owners_other_citizens() -> None:
    realms = {0: {"citizens": ["peasant"]}, 1: {"citizens": ["thief", "peasant", "merchant", "monk"]}}
    g = at(table(2, realms, dice=(2, 5)), HarvestPhase(0))
    assert g.deciding() == (1,)
    assert may(g) == ["branch number=1", "branch number=2"]
    assert [gained for gained in happened(g, Gained) if gained.seat == 1] == []
    do(g, "branch number=1")
    mine = [gained for gained in happened(g, Gained) if gained.seat == 1]
    assert mine == [
        Gained(1, "thief", "gold", 2),
        Gained(1, "merchant", "gold", 1),
        Gained(1, "peasant", "gold", 1),
        Gained(1, "starter_peasant", "gold", 1),
    ]
    assert purse(g, 1) == {"gold": 5}


@clause("VK-HARV-25")
def test_each_thief_out_of_turn_chooses_for_itself_and_is_used_once() -> None:
    g = at(table(2, {0: {"citizens": ["archer"]}, 1: {"citizens": ["thief", "thief"]}}, dice=(3, 4)), HarvestPhase(0))
    do(g, "branch number=1", "branch number=2")
    assert purse(g, 1) == {"gold": 2, "magic": 2}
    assert g.deciding() == ()


@clause("VK-HARV-25")
def test_what_a_thief_brings_out_of_turn_may_be_spent_but_not_stolen() -> None:
    realms = {0: {"citizens": ["thief"]}, 1: {"citizens": ["thief", "monk"]}}
    g = at(table(2, realms, dice=(1, 6)), HarvestPhase(0))
    do(g, "steal-from opponent=1 token=gold")  # nothing there: the other Thief has not acted
    do(g, "branch number=1", "accept")
    assert purse(g, 0) == {"strength": 1}
    assert purse(g, 1) == {"gold": 1, "magic": 2, "strength": 1}


@clause("VK-HARV-26")
def test_the_consolation_is_taken_after_all_thefts() -> None:
    g = at(table(2, {0: {"citizens": ["thief", "thief"]}}, dice=(3, 4)), HarvestPhase(0))
    do(g, "steal-from opponent=1 token=magic", "steal-from opponent=1 token=gold")
    assert happened(g, Stolen) == [Stolen(0, "thief", 1, "magic", 0), Stolen(0, "thief", 1, "gold", 0)]
    assert g.deciding() == (1,)
    do(g, "take-resource resource=magic")
    assert (purse(g, 0), purse(g, 1)) == ({}, {"magic": 1})
