"""Chapters "Sisters of Misfortune", "Devourers", "Black Dragons"."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import lying_on, menaced, missing, purse
from games.words import asked, at, do, going_on, happened, may, names
from karczma.effects.verbs import Gained
from karczma.games.wonderful_kingdom.menaces.combat import Fight
from karczma.games.wonderful_kingdom.menaces.legends import BlackDragons, Sisters
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import Production, ProductionStep, icons
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.scoring import count
from karczma.games.wonderful_kingdom.table.terms import GOLD, MATERIALS
from karczma.games.wonderful_kingdom.words.events import (
    CalamitySuffered,
    CubeLost,
    CubesSetAside,
    Produced,
    SoldierDevoured,
    SoldierLost,
    SupremacyWon,
)
from karczma.ledger import clause

ALL_SISTERS = ["sister_of_storm", "sister_of_drought", "sister_of_disease", "sister_of_night"]


# -- Sisters of Misfortune -----------------------------------------------------------------------------------------


@clause("WK-SIS-03", "WK-SIS-04")
def test_a_cube_for_each_sister_by_choice_of_the_holder() -> None:
    built = [("cathedral", {"materials": 2, "gold": 1}), ("hamlet", {"materials": 1})]
    g = at(menaced(p0={"construction": [*built, "sister_of_storm", "sister_of_night"]}), Sisters(0))
    lose = ["lose-cube token=materials card=cathedral at=0", "lose-cube token=gold card=cathedral at=0"]
    assert may(g) == [*lose, "lose-cube token=materials card=hamlet at=1"]
    do(g, lose[0], lose[0])
    assert (lying_on(g, 0), missing(g, 0)) == ({"gold": 1}, {"materials": 3, "gold": 2})
    assert lying_on(g, 1) == {"materials": 1}
    assert asked(g) == ""
    assert happened(g, CubeLost) == [CubeLost(0, "materials", "cathedral")] * 2


@clause("WK-SIS-03")
def test_sisters_of_the_other_take_nothing_here() -> None:
    g = at(menaced(p0={"construction": [("hamlet", {"materials": 1})]}, p1={"construction": ALL_SISTERS}), Sisters(0))
    assert lying_on(g, 0) == {"materials": 1}


@clause("WK-SIS-05")
@pytest.mark.parametrize(
    ("sister", "cost", "points"), list(zip(ALL_SISTERS, (2, 2, 3, 3), (-3, -4, -4, -6), strict=True))
)
def test_each_sister_has_her_own_cost_and_points(sister: str, cost: int, points: int) -> None:
    g = menaced(p0={"construction": [sister]})
    assert (missing(g, 0), g.scores()[0]) == ({"soldier": cost}, points)


@clause("WK-SIS-06", "WK-SIS-07")
@pytest.mark.parametrize(("built", "drawn", "points"), [(4, 0, 20), (3, 0, 0), (3, 1, -6)])
def test_twenty_points_for_defeating_all_four(built: int, drawn: int, points: int) -> None:
    words = {"built": ALL_SISTERS[:built], "construction": ALL_SISTERS[built : built + drawn]}
    g = menaced(p0=words, p1={"menaces": "sisters_of_misfortune"})
    assert count(g, 0)[4] == points


@clause("WK-SIS-07")
def test_sisters_defeated_by_different_players_bring_nothing() -> None:
    g = menaced(p0={"built": ALL_SISTERS[:2]}, p1={"built": ALL_SISTERS[2:]})
    assert g.scores() == (0, 0)


@clause("WK-SIS-08", "WK-SIS-13")
def test_example_the_only_card_is_completed_and_three_sisters_get_nothing() -> None:
    words = {"construction": [("hamlet", {"materials": 1}), *ALL_SISTERS[:3]], "materials": 1}
    g = going_on(menaced(p0=words), Planning(), "plan")
    do(g, "place token=materials card=hamlet at=0", "ready", seat=0)
    do(g, "ready", seat=1)
    assert happened(g, CubeLost) == []
    assert names(g, g.players[0].built) == ["hamlet"]


@clause("WK-SIS-09")
def test_without_a_cube_nothing_is_owed() -> None:
    g = at(menaced(p0={"construction": ["hamlet", "quarry", *ALL_SISTERS]}), Sisters(0))
    assert asked(g) == ""
    assert happened(g, CubeLost) == []


@clause("WK-SIS-10", "WK-SIS-12")
def test_example_two_sisters_take_one_gold_and_nothing_else() -> None:
    pieces = {"gold": 1, "krystallium": 1, "soldier": 1}
    g = at(menaced(p0={"construction": [("triumphal_arch", pieces), *ALL_SISTERS[:2]]}), Sisters(0))
    assert happened(g, CubeLost) == [CubeLost(0, "gold", "triumphal_arch")]
    assert lying_on(g, 0) == {"krystallium": 1, "soldier": 1}
    assert asked(g) == ""


@clause("WK-SIS-11")
def test_sisters_take_nothing_from_the_alchemy_or_the_pools() -> None:
    words = {"construction": ["hamlet", "sister_of_storm"], "alchemy": 3, "krystallium": 2, "soldier": 1}
    g = at(menaced(p0=words), Sisters(0))
    assert (g.players[0].alchemy, purse(g)) == (3, {"krystallium": 2, "soldier": 1})


# -- Devourers -----------------------------------------------------------------------------------------------------


@clause("WK-DEV-04", "WK-DEV-05", "WK-DEV-03")
def test_a_devourer_produces_for_the_opponent_in_its_step() -> None:
    g = menaced(p0={"construction": ["devourer_population"]}, p1={"construction": ["cathedral"]})
    assert [icons(g, seat, resource) for seat in (0, 1) for resource in range(4)] == [2, 1, 1, 0] * 2
    at(g, Production())
    told = [(event.seat, event.token, event.n) for event in happened(g, Produced)]
    assert told[:2] == [(0, "materials", 2), (1, "materials", 2)]
    do(g, *["place token=materials card=cathedral at=0"] * 2, "done")
    assert [(event.seat, event.token, event.n) for event in happened(g, Produced)][2:4] == [
        (0, "population", 1),
        (1, "population", 2),
    ]


@clause("WK-DEV-03")
def test_a_devourer_does_nothing_in_planning() -> None:
    words = {"construction": [("hamlet", {"materials": 1}), "devourer_gold"], "soldier": 1}
    g = going_on(menaced(p0=words), Planning(), "harm")
    assert (lying_on(g, 0), purse(g)) == ({"materials": 1}, {"soldier": 1})


@clause("WK-DEV-06", "WK-MENACE-10", "WK-DEV-09")
def test_a_defeated_devourer_produces_for_its_owner() -> None:
    g = at(menaced(p0={"construction": ["devourer_gold"], "soldier": 3}), Fight(0))
    do(g, *["send card=devourer_gold at=0"] * 3)
    assert names(g, g.players[0].built) == ["devourer_gold"]
    assert (icons(g, 0, GOLD), icons(g, 1, GOLD)) == (2, 1)
    at(g, ProductionStep(GOLD))
    assert [(event.seat, event.n) for event in happened(g, Produced)] == [(0, 2), (1, 1)]


@clause("WK-DEV-07")
def test_each_undefeated_devourer_costs_four_points() -> None:
    g = menaced(p0={"construction": ["devourer_gold", "devourer_materials"], "built": ["devourer_population"]})
    assert g.scores()[0] == -8


@clause("WK-DEV-10", "WK-DEV-08")
def test_example_a_gold_devourer_gives_the_other_supremacy() -> None:
    g = menaced(p0={"construction": ["devourer_gold"], "built": ["smugglers"]}, p1={"built": ["golden_gate"]})
    assert (icons(g, 0, GOLD), icons(g, 1, GOLD)) == (2, 2)
    at(g, ProductionStep(GOLD))
    assert [(event.seat, event.n) for event in happened(g, Produced)] == [(0, 2), (1, 3)]
    assert happened(g, SupremacyWon) == [SupremacyWon(1, "gold")]


@clause("WK-DEV-11", "WK-DEV-15")
def test_alone_the_cube_is_set_aside_and_kept() -> None:
    g = at(menaced(1, p0={"construction": ["devourer_materials"]}), ProductionStep(MATERIALS))
    assert g.players[0].set_aside == 1
    assert happened(g, CubesSetAside) == [CubesSetAside(1, "materials")]
    assert [event.n for event in happened(g, Produced)] == [2]
    going_on(g, Round(), "end")
    assert g.players[0].set_aside == 1
    assert g.players[0].calamities == []


@clause("WK-DEV-12", "WK-DEV-13")
def test_example_five_cubes_make_a_calamity_and_one_stays() -> None:
    words = {"construction": ["devourer_materials", "devourer_gold"], "set_aside": 3}
    g = at(menaced(1, p0=words), ProductionStep(MATERIALS), ProductionStep(GOLD))
    assert (len(g.players[0].calamities), g.players[0].set_aside) == (1, 1)
    assert len(happened(g, CalamitySuffered)) == 1
    assert len(g.calamities) == 7


@clause("WK-DEV-15")
def test_cubes_left_aside_at_the_end_have_no_effect() -> None:
    assert menaced(1, p0={"set_aside": 3}).scores() == (0,)


# -- Black Dragons -------------------------------------------------------------------------------------------------


@clause("WK-DRAG-03", "WK-DRAG-04", "WK-DRAG-09")
def test_a_soldier_for_each_dragon_and_none_for_eggs() -> None:
    dragons = ["great_black_dragon", "black_dragon_egg_1", "black_dragon_egg_2"]
    g = at(menaced(p0={"construction": dragons, "soldier": 3}), BlackDragons(0))
    assert purse(g) == {"soldier": 2}
    assert happened(g, SoldierLost) == [SoldierLost(0)]
    g = at(menaced(p0={"construction": ["great_black_dragoness", *dragons], "soldier": 3}), BlackDragons(0))
    assert purse(g) == {"soldier": 1}


@clause("WK-DRAG-03")
def test_dragons_act_at_the_end_of_planning() -> None:
    g = at(menaced(p0={"selection": ["great_black_dragon"], "soldier": 1}), Planning())
    assert purse(g) == {"soldier": 1}
    do(do(g, "ready", seat=0), "ready", seat=1)
    assert purse(g) == {}


@clause("WK-DRAG-05")
def test_without_soldiers_nothing_is_lost_and_training_is_safe() -> None:
    g = at(menaced(p0={"construction": ["great_black_dragon", "hamlet"], "training": 1}), BlackDragons(0))
    assert asked(g) == ""
    assert (g.players[0].training, happened(g, SoldierLost)) == (1, [])


@clause("WK-DRAG-13", "WK-DRAG-04", "WK-DRAG-15")
def test_example_two_dragons_take_the_pool_and_one_of_two_cards() -> None:
    cards = [("black_dragon_egg_1", {"soldier": 1}), ("watchtower", {"soldier": 1})]
    words = {"construction": ["great_black_dragon", "great_black_dragoness", *cards], "soldier": 1}
    g = at(menaced(p0=words), BlackDragons(0))
    assert purse(g) == {}
    assert may(g) == ["feed card=black_dragon_egg_1 at=2", "feed card=watchtower at=3"]
    do(g, "feed card=black_dragon_egg_1 at=2")
    assert (lying_on(g, 2), lying_on(g, 3)) == ({}, {"soldier": 1})
    assert happened(g, SoldierDevoured) == [SoldierDevoured(0, "black_dragon_egg_1")]
    assert asked(g) == ""


@clause("WK-DRAG-06")
def test_devoured_soldiers_do_not_count_towards_any_cost() -> None:
    g = at(menaced(p0={"construction": [("great_black_dragon", {"soldier": 2})]}), BlackDragons(0))
    assert (lying_on(g, 0), missing(g, 0)) == ({"soldier": 1}, {"soldier": 4})


@clause("WK-DRAG-07")
@pytest.mark.parametrize("dragon", ["great_black_dragon", "great_black_dragoness"])
def test_a_defeated_dragon_gives_two_krystallium(dragon: str) -> None:
    g = at(menaced(p0={"construction": [(dragon, {"soldier": 4})], "soldier": 1}), Fight(0))
    do(g, f"send card={dragon} at=0")
    assert purse(g) == {"krystallium": 2}
    assert happened(g, Gained) == [Gained(0, dragon, "krystallium", 2)]


@clause("WK-DRAG-08")
def test_undefeated_dragons_cost_points() -> None:
    g = menaced(p0={"construction": ["great_black_dragon", "great_black_dragoness"]})
    assert g.scores() == (-12, 0)


@clause("WK-DRAG-10")
def test_an_egg_is_secured_for_two_soldiers() -> None:
    g = at(menaced(p0={"construction": ["black_dragon_egg_1"], "soldier": 2}), Fight(0))
    do(g, *["send card=black_dragon_egg_1 at=0"] * 2)
    assert names(g, g.players[0].built) == ["black_dragon_egg_1"]
    assert purse(g) == {}


@clause("WK-DRAG-11", "WK-DRAG-12")
@pytest.mark.parametrize(
    ("built", "waiting", "points"),
    [
        ([], ["black_dragon_egg_1", "black_dragon_egg_2"], 0),
        (["black_dragon_egg_2"], ["black_dragon_egg_1"], 3),
        (["black_dragon_egg_1", "black_dragon_egg_2"], [], 10),
    ],
)
def test_secured_eggs_give_points(built: list[str], waiting: list[str], points: int) -> None:
    assert menaced(p0={"built": built, "construction": waiting}).scores()[0] == points


@clause("WK-DRAG-15")
def test_guards_of_a_secured_egg_are_spent() -> None:
    words = {"built": ["black_dragon_egg_1"], "construction": ["great_black_dragon"]}
    g = at(menaced(p0=words), BlackDragons(0))
    assert asked(g) == ""
    assert g.scores()[0] == 3 - 6


@clause("WK-DRAG-16")
def test_example_one_egg_each() -> None:
    assert menaced(p0={"built": ["black_dragon_egg_1"]}, p1={"built": ["black_dragon_egg_2"]}).scores() == (3, 3)
