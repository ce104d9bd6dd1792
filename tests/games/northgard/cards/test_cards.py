"""The cards: NG-SPEC-01  every special action, and every card once."""

from __future__ import annotations

from typing import Any

import pytest

from games.northgard.northgard_table import BLOCK, A, B, C, D, army, dice, hand, only, purse, table
from games.words import asked, at, do, may, names, why_not
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.table.catalogue import catalogue
from karczma.games.northgard.table.state import Northgard
from karczma.ledger import clause

PLAYED = sorted({name for name in catalogue().names if name.startswith(("start_", "clan_", "early_", "adv_"))})


def played(card: str, units: dict[int, int] | None = None, **words: Any) -> Northgard:
    """Seat 0 plays that card; its draw pile holds five others."""
    draw = ["start_move", "start_build", "start_feast", "start_recruit", "start_explore"]
    own = {"hand": [card], "draw": draw, "discard": [], "units": units or {B: 2}, "clan": "goat"}
    keys = ("hand", "draw", "food", "wood", "lore", "fame", "clan", "kaija")
    own.update({key: words.pop(key) for key in keys if key in words})
    g = table(2, {0: own, 1: words.pop("enemy", {})}, **words)
    return do(at(g, Act(0)), f"play card={card}")


@clause("NG-SPEC-01", "NG-CARD-05")
@pytest.mark.parametrize("card", PLAYED)
def test_every_card_can_be_played_to_its_end(card: str) -> None:
    clan = catalogue().clan_of[catalogue().card_id[card]] or "goat"
    g = played(card, {B: 2, D: 2}, food=3, wood=6, clan=clan, enemy={"units": {C: 1}, "food": 2})
    while g.deciding():
        seat = g.deciding()[0]
        g.apply(g.options(seat)[0], seat)
    assert card in names(g, g.players[0].active)


@clause("NG-CARD-04")
def test_feast_is_one_of_the_four_actions() -> None:
    g = played("start_feast", wood=1)
    assert may(g) == [f"branch number={n}" for n in (1, 2, 3, 4)]
    do(g, "branch number=4", "build building=silo", "into slot=small")
    assert g.sites == [B]


@clause("NG-CARD-04", "NG-CARD-08")
def test_two_different_actions_and_an_impossible_explore_is_not_one() -> None:
    g = only(table(2, {0: {"hand": ["adv_great_feast"], "units": {B: 1}}}))
    do(at(g, Act(0)), "play card=adv_great_feast")
    assert why_not(g, "pick number=2") == ("NG-CARD-08", {"number": 2})
    do(g, "pick number=3", "stop")
    assert why_not(g, "pick number=3") == ("NG-CARD-04", {"number": 3})
    do(g, "pick number=1")
    assert asked(g) == "RecruitWhere"


@clause("NG-CARD-09")
def test_actions_of_a_card_from_top_to_bottom() -> None:
    g = played("adv_berserker_oath")
    assert asked(g) == "RecruitWhere"
    do(g, "no-more")
    assert asked(g) == "MoveFrom"


@clause("NG-CARD-09")
def test_the_battles_of_an_action_are_over_before_the_next_action() -> None:
    """Plunder: move, fight, and only then take from the loser; an earlier card of the turn does not count."""
    enemy = {"units": {A: 1, D: 1}, "food": 2, "wood": 1}
    g = played("adv_plunder", {B: 9}, enemy=enemy, chance=dice("3", "2"))
    do(g, f"from source={B}", f"to target={A}", "units n=8", "stop")
    assert asked(g) == "Feed"
    assert (purse(g), purse(g, 1)) == ({}, {"food": 2, "wood": 1})
    do(g, "discard-food n=0")
    while asked(g) != "HandOver":
        do(g, may(g)[-1])
    assert (army(g), g.battle) == ({A: 8, B: 1}, None)
    do(g, "hand resource=food", "hand resource=wood")
    assert (purse(g), purse(g, 1)) == ({"food": 1, "wood": 1}, {"food": 1})
    idle = table(2, {0: {"hand": ["adv_plunder"], "units": {B: 1}}, 1: {"food": 2}})
    idle.deeds, idle.beaten = [1, 1, 1], [1]
    do(at(idle, Act(0)), "play card=adv_plunder", "stop")
    assert purse(idle, 1) == {"food": 2}


@clause("NG-SPEC-01")
def test_gain_and_gain_any() -> None:
    assert purse(played("adv_sacred_grove")) == {"food": 1, "wood": 1, "lore": 1}
    g = played("clan_raven_knarr", clan="raven", food=1)
    do(g, "gain-one resource=lore", "swap-for give=food take=wood", "decline")
    assert purse(g) == {"wood": 1, "lore": 1}


@clause("NG-SPEC-01")
def test_so_many_swaps_and_no_more() -> None:
    g = played("adv_knarr", food=5)
    do(g, *["swap-for give=food take=wood"] * 3)
    assert (asked(g), purse(g)) == ("", {"food": 2, "wood": 3})


@clause("NG-SPEC-01")
def test_gain_for_what_is_counted() -> None:
    g = played("clan_stag_sagas", {2: 1, 0: 1}, clan="stag", land=BLOCK)
    assert purse(g) == {"fame": 1}
    larder = played("clan_goat_larder", {B: 1}, built={B: ["silo", "menhir", "fortress"]})
    assert purse(larder) == {"food": 1}  # three buildings, one for every two


@clause("NG-SPEC-01")
def test_plunder_takes_from_the_loser_of_a_battle() -> None:
    enemy = {"units": {A: 1}, "food": 1, "wood": 1, "lore": 1}
    g = played("adv_plunder", {B: 5}, enemy=enemy, chance=dice("damage", "2"))
    do(g, f"from source={B}", f"to target={A}", "units n=5")
    do(g, "discard-food n=0")  # by the defender; the attacker has none
    do(g, "hand resource=lore", "hand resource=wood")
    assert purse(g) == {"wood": 1, "lore": 1}
    assert purse(g, 1) == {"food": 1}


@clause("NG-SPEC-01")
def test_plunder_takes_nothing_from_a_creature() -> None:
    g = played("adv_plunder", {B: 9}, creatures={"wolf_beige": B}, chance=dice("3", "2"), enemy={"food": 3})
    do(g, "stop", "hunt creature=creature_wolf_beige")
    assert purse(g) == {"fame": 2}
    assert asked(g) == ""


@clause("NG-SPEC-01")
def test_tribute_is_what_the_neighbours_choose() -> None:
    g = played("adv_tribute", {B: 1}, enemy={"units": {A: 1}, "food": 1, "wood": 1})
    assert g.deciding() == (1,)
    do(g, "hand resource=wood", "gain-one resource=lore")
    assert (purse(g), purse(g, 1)) == ({"wood": 1, "lore": 1}, {"food": 1})
    far = played("adv_tribute", {B: 1}, enemy={"units": {D: 1}, "food": 1})
    assert far.deciding() == (0,)


@clause("NG-SPEC-01")
def test_gather_from_a_territory_and_from_a_tile() -> None:
    g = played("adv_rich_fields", {D: 1, 2: 1}, built={D: ["altar_of_kings"]})
    do(g, f"gather-at territory={D}")
    assert purse(g) == {"food": 1, "wood": 1}  # never fame
    h = only(table(2, {0: {"hand": ["adv_surveyors"], "units": {B: 1}, "clan": "goat"}}), "tile_04")
    do(at(h, Act(0)), "play card=adv_surveyors", "lay-at x=1 y=0", "turned turn=0")
    assert may(h) == ["gain-one resource=food", "gain-one resource=lore"]


@clause("NG-SPEC-01")
def test_exile_removes_another_card_for_free_but_no_unrest() -> None:
    g = played("adv_exile", hand=["adv_exile", "start_move", "unrest"], draw=["start_build", "start_feast"])
    assert why_not(g, "remove-this card=unrest") == ("NG-TURN-12", {})
    do(g, "remove-this card=start_move")
    assert sorted(hand(g)) == ["start_build", "start_feast", "unrest"]


@clause("NG-SPEC-01")
def test_mercenaries_cost_food() -> None:
    g = played("adv_mercenary_ship", food=1)
    do(g, "no-more", "accept", f"recruit-at territory={B}", "recruit-units n=3")
    assert (purse(g), army(g)) == ({}, {B: 5})
    g = played("adv_mercenary_ship")
    do(g, "no-more")
    assert asked(g) == ""  # without food there is nothing to decide


@clause("NG-SPEC-01")
def test_a_large_building_by_command_brings_fame() -> None:
    g = played("adv_jarls_hall", {3: 1}, land=BLOCK[:1], wood=2)
    do(g, "build building=forge")
    assert purse(g) == {"food": 2, "fame": 2}  # the Goat's food, and the card's fame


@clause("NG-SPEC-01")
def test_closing_with_a_card_that_rewards_it() -> None:
    g = played("adv_border_cairns", {2: 1}, land=BLOCK[:3], stack=["tile_02", "tile_33"])
    while g.deciding():
        do(g, may(g)[0])
    assert purse(g) == {"fame": 4 + 2}


@clause("NG-SPEC-01")
def test_den_guard_moves_kaija_without_a_camp() -> None:
    g = played("clan_bear_vigil", {A: 1, B: 1}, clan="bear", built={B: ["training_camp"]})
    do(g, "no-more", f"kaija-to territory={B}")
    assert (army(g), g.kaija) == ({A: 1, B: 2}, B)
    h = played("clan_bear_vigil", {B: 1}, clan="bear", kaija=A, creatures={"brown_bear_beige": A})
    do(h, "no-more", f"kaija-to territory={B}")  # a bear does not hold her
    assert (army(h), h.kaija) == ({B: 2}, B)


@clause("NG-SPEC-01", "NG-CTYPE-01")
def test_den_guard_puts_kaija_beside_no_bear() -> None:
    g = played("clan_bear_vigil", {A: 1, B: 1}, clan="bear", creatures={"brown_bear_beige": A})
    do(g, "no-more")
    assert why_not(g, f"kaija-to territory={A}") == ("NG-CTYPE-01", {"territory": A})


@clause("NG-SPEC-01")
def test_tainted_wells_kill_on_scorched_earth_and_kaija_last() -> None:
    enemy = {"units": {C: 1}, "clan": "bear", "kaija": C}
    g = played("clan_snake_wells", {B: 1}, clan="snake", enemy=enemy, scorched=C)
    do(g, "decline")
    assert (army(g, 1), g.kaija) == ({C: 1}, C)
    last = played("clan_snake_wells", {B: 1}, clan="snake", enemy={"clan": "bear", "kaija": C}, scorched=C)
    do(last, "decline")
    assert (army(last, 1), last.kaija) == ({}, -1)
    assert [each.players[1].reserve for each in (g, last)] == [14, 14]  # the fallen return to their owner


@clause("NG-SPEC-01")
def test_tainted_wells_harm_nobody_but_enemies_on_scorched_earth() -> None:
    enemy = {"units": {A: 1, C: 1, D: 1}, "clan": "bear"}
    nowhere = played("clan_snake_wells", {B: 1}, clan="snake", enemy=enemy)
    do(nowhere, "decline")
    own = played("clan_snake_wells", {B: 2}, clan="snake", enemy=enemy, scorched=B)
    do(own, "decline")
    assert (army(nowhere, 1), army(own, 1), army(own)) == ({A: 1, C: 1, D: 1}, {A: 1, C: 1, D: 1}, {B: 2})


def test_what_a_territory_would_yield_is_told_with_the_choice() -> None:
    g = played("adv_rich_fields", {D: 1, C: 1}, built={D: ["silo"]})
    told = [choice.facts(g, g.decision(0)) for choice in g.options(0)]
    assert told == [{"food": 0, "wood": 0, "lore": 1}, {"food": 2, "wood": 1, "lore": 0}]
