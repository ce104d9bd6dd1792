"""Chapter "Build action", and what each building does."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_table import BLOCK, CORRIDOR, A, B, purse, table
from games.words import Words, asked, at, do, may, question, why_not
from karczma.games.northgard.actions.build import Build, BuildInto, BuildWhat, construct, misplaced
from karczma.games.northgard.harvest.gathering import yields
from karczma.games.northgard.map.laying import lay
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import cell
from karczma.games.northgard.table.verbs import BuildAction
from karczma.kernel.quantities import Use
from karczma.ledger import clause


def building(units: dict[int, int], n: int = 1, discount: int = 0, only: str = "", **words: Any) -> Northgard:
    kept: Words = {key: words.pop(key) for key in ("wood", "clan", "food") if key in words}
    return at(table(2, {0: {"units": units, "clan": "raven", **kept}}, **words), BuildWhat(0, n, discount, only))


@clause("NG-BUILD-01")
def test_only_on_a_free_slot_of_a_controlled_territory() -> None:
    g = building({2: 1}, land=BLOCK[:1], wood=5)
    assert why_not(g, "build building=forge") == ("NG-BUILD-01", {"building": "forge"})  # the large slot is on D
    do(g, "build building=silo")
    assert g.sites == [2]


@clause("NG-BUILD-02", "NG-BUILD-12")
def test_a_small_building_costs_1_wood_and_one_is_built() -> None:
    g = building({A: 1}, wood=2)
    do(g, "build building=silo")
    assert purse(g) == {"wood": 1}
    assert g.deciding() == ()
    h = building({A: 1}, wood=1)  # just enough
    assert Build("silo").refusal(h, question(h, BuildWhat)) is None


@clause("NG-BUILD-02")
def test_without_wood_nothing_is_built() -> None:
    assert building({A: 1}).deciding() == ()  # "no more" was the only answer


@clause("NG-BUILD-03")
def test_a_large_building_costs_3_wood() -> None:
    g = building({3: 1}, land=BLOCK[:1], wood=4)
    do(g, "build building=forge")
    assert purse(g) == {"wood": 1}
    h = building({3: 1}, land=BLOCK[:1], wood=3)  # just enough
    assert Build("forge").refusal(h, question(h, BuildWhat)) is None
    k = building({3: 1, 2: 1}, land=BLOCK[:1], wood=2)
    assert why_not(k, "build building=forge") == ("NG-BUILD-03", {"cost": 3, "wood": 2})


@clause("NG-BUILD-04")
def test_small_on_small_and_large_on_large_slots() -> None:
    g = building({2: 1, 3: 1}, land=BLOCK[:1], wood=4)
    do(g.copy(), "build building=silo")
    small, large = (do(g.copy(), f"build building={name}").sites for name in ("silo", "fortress"))
    assert (small, large) == ([2], [3])


@clause("NG-BUILD-05", "NG-BUILD-06")
def test_a_menhir_needs_a_stone_but_a_stone_needs_no_menhir() -> None:
    assert why_not(building({A: 1}, wood=1), "build building=menhir").clause == "NG-BUILD-01"
    g = building({B: 1}, wood=3)
    do(g.copy(), "build building=menhir")
    do(g, "build building=silo", "into slot=stone")
    assert (g.sites, g.site_slots) == ([B], [1])


@clause("NG-BUILD-04", "NG-BUILD-05")
def test_a_territory_without_the_right_slot_says_which_is_missing() -> None:
    g = building({A: 1}, wood=5)
    told = [misplaced(g, g.cards.building_id[name], A) for name in ("silo", "menhir", "forge")]
    assert [refused and refused.clause for refused in told] == [None, "NG-BUILD-05", "NG-BUILD-04"]


@clause("NG-BUILD-07", "NG-BUILD-08")
def test_one_of_each_type_on_a_territory_whoever_built_it() -> None:
    g = building({A: 1, B: 1}, wood=3, built={B: ["silo"]})
    do(g, "build building=silo")  # only A is left
    assert g.sites == [B, A]


@clause("NG-BUILD-09")
def test_seven_tokens_of_each_type() -> None:
    g = building({A: 1}, wood=3, supply={"silo": 0})
    assert why_not(g, "build building=silo") == ("NG-BUILD-09", {"building": "silo"})


@clause("NG-BUILD-10", "NG-EXPL-13")
def test_a_building_stays_where_it_is() -> None:
    g = table(2, {0: {"units": {2: 1}}}, land=BLOCK[:3], built={2: ["silo"]})
    lay(g, 0, g.cards.card_id["tile_02"], cell(1, 1), 0)
    assert g.sites == [2]


@clause("NG-BUILD-11")
def test_buildings_serve_whoever_controls_the_territory() -> None:
    g = table(2, {0: {"units": {A: 1}}}, built={A: ["silo"]})
    assert yields(g, A) == [1, 0, 0]
    from karczma.games.northgard.table.counting import buildings

    assert (buildings(g, 0), buildings(g, 1)) == (1, 0)
    g.withdraw(A, 1)
    assert buildings(g, 0) == 0


@clause("NG-BUILD-12", "NG-CARD-07")
def test_a_card_may_allow_more_buildings_and_fewer_may_be_built() -> None:
    g = building({A: 1, B: 1}, n=2, wood=5)
    do(g, "build building=silo", f"build-on territory={A}")
    assert "build building=menhir" in may(g)
    do(g, "no-more")
    assert len(g.sites) == 1
    h = at(table(2, {0: {"units": {A: 1, B: 1}, "wood": 5}}), Use(0, "adv_thing", BuildAction(2)))
    do(h, "build building=silo", f"build-on territory={A}")
    assert asked(h) == "BuildWhat"


@clause("NG-CARD-01", "NG-CARD-02")
def test_discount_and_restriction_of_a_card() -> None:
    g = building({3: 1}, land=BLOCK[:1], wood=2, discount=1, only="large")
    assert why_not(g, "build building=silo") == ("NG-CARD-01", {"building": "silo"})
    do(g, "build building=forge")
    assert purse(g) == {}
    assert building({A: 1}, discount=2).deciding() == (0,)  # a price never falls below nothing


@clause("NG-CTYPE-01")
def test_no_building_beside_a_bear() -> None:
    g = building({A: 1, B: 1}, wood=1, creatures={"brown_bear_beige": B})
    do(g, "build building=silo")
    assert g.sites == [A]


# -- what they do --------------------------------------------------------------------------------------------------


@clause("NG-BLDG-01", "NG-BLDG-02", "NG-BLDG-05")
def test_lodge_silo_and_menhir_yield_wood_food_and_lore() -> None:
    g = table(2, {0: {"units": {B: 1}}}, built={B: ["woodcutters_lodge", "silo", "menhir"]})
    assert yields(g, B) == [1, 1, 1]


@clause("NG-BLDG-09")
def test_several_of_a_type_all_count() -> None:
    g = table(2, {0: {"units": {1: 1}}}, land=CORRIDOR, built={1: ["silo", "silo"]})
    assert yields(g, 1) == [2, 0, 2]


@clause("NG-CLAN-09")
def test_the_goat_gains_food_for_building() -> None:
    g = table(2, {0: {"units": {3: 1}, "clan": "goat"}}, land=BLOCK[:1])
    construct(g, BuildInto(0, g.cards.building_id["forge"], 0, 3), 2)
    assert purse(g) == {"food": 2}
    g = building({A: 1}, wood=1, clan="goat")
    do(g, "build building=silo")
    assert purse(g) == {"food": 1}


def test_what_a_choice_costs_is_told_with_it() -> None:
    g = building({3: 1, 2: 1}, land=BLOCK[:1], wood=5, discount=1)
    told = {str(choice): choice.facts(g, g.decision(0)) for choice in g.options(0)}
    assert told["build building=forge"] == {"wood": 2}
    assert told["build building=silo"] == {"wood": 0}


@clause("NG-BUILD-04", "NG-BUILD-10")
def test_every_building_has_a_slot_of_its_own() -> None:
    """Territory 2 of the block has small slots on three tiles, and a stone; the fifth small building finds none."""
    g = building({2: 1}, n=5, land=BLOCK, wood=9)
    do(g, "build building=silo", "into slot=small", "build building=woodcutters_lodge", "into slot=small")
    do(g, "build building=defense_tower", "into slot=small", "build building=training_camp")
    assert sorted(zip(g.sites, g.site_slots, strict=True)) == [(2, 0), (7, 0), (9, 0), (9, 1)]
    assert [g.count_of(b, 2) for b in range(8)] == [1, 1, 1, 1, 0, 0, 0, 0]
    assert why_not(g, "build building=menhir").clause == "NG-BUILD-01"
    counted = g.built[:]
    g.rebuild()
    assert g.built == counted
