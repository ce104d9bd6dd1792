"""Everything that is drawn and of the kind that a question is about can be asked why not, and says the true reason."""

from __future__ import annotations

import random

import pytest

from games.northgard.northgard_scenes import four
from games.northgard.northgard_table import BLOCK, A, B, C, D, dice, new_table, only, table
from games.words import Players, asked, at, do, may, play_first, why_not
from karczma.games.northgard.actions.build import BuildInto, BuildWhere
from karczma.games.northgard.actions.draw import Drawing
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.recruit import Recruiting
from karczma.games.northgard.actions.special import GainWhich, GatherWhere, KaijaWhere
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.battles.combat import Combat
from karczma.games.northgard.battles.order import NextBattle
from karczma.games.northgard.clans.scorched import ScorchWhere
from karczma.games.northgard.ending import ReturnWhere
from karczma.games.northgard.moves.move import From, MoveFrom, Moving, Orders
from karczma.games.northgard.table.opening import GroupWhere
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.variants.hunting import DeclareHunts
from karczma.games.northgard.variants.prowling import ProwlWhere
from karczma.kernel.flow import Decision
from karczma.ledger import clause
from karczma.locale import Speaker

HELD = {0: {"units": {A: 2}, "clan": "goat"}, 1: {"units": {C: 1}, "clan": "raven"}}
LANDS = ("territory", "source", "target")


# -- every territory of the map ------------------------------------------------------------------------------------


def lands_on_show(g: Northgard, question: Decision) -> set[int]:
    """The territories that the choices on show name."""
    found = question.candidates(g)
    named = [getattr(each, land) for each in found for land in LANDS if hasattr(each, land)]
    return {territory for territory in named if isinstance(territory, int)}


@pytest.mark.parametrize("options", [{}, {"more_creatures": "true"}, {"teams": "true", "creatures": "true"}])
def test_a_question_about_territories_shows_all_of_them_and_each_refusal_has_its_words(options: dict[str, str]) -> None:
    g = new_table(4, 5, **options)
    chance, seen = random.Random(1), set()
    speakers = [Speaker(language, "northgard", names=["", "B", "C", "D"]) for language in ("en", "pl")]
    for _ in range(900):
        if g.over:
            break
        seat = g.deciding()[0]
        question = g.decision(seat)
        if len(list(question.options(g))) > 1 and (shown := lands_on_show(g, question)):
            assert shown == {*g.chart.territories}, question
            seen.add(type(question).__name__)
        for choice, why in g.refusals(seat):
            assert all(each.has(why.clause) or each.has("-".join([why.clause, *why.facts])) for each in speakers), (
                choice
            )
        g.apply(chance.choice(g.options(seat)), seat)
    assert {"GroupWhere", "RecruitWhere", "MoveFrom", "MoveTo", "BuildWhere"} <= seen


# -- recruiting ----------------------------------------------------------------------------------------------------


@clause("NG-RECR-02")
def test_units_are_not_recruited_where_somebody_else_or_nobody_stands() -> None:
    g = at(table(2, HELD), Recruiting(0, 2))
    assert may(g) == [f"recruit-at territory={A}", "no-more"]
    assert why_not(g, f"recruit-at territory={C}") == ("NG-RECR-02", {"territory": C})
    assert why_not(g, f"recruit-at territory={B}") == ("NG-RECR-02", {"territory": B})


@clause("NG-RECR-03", "NG-CARD-01")
def test_where_units_were_just_recruited_the_action_does_not_come_back() -> None:
    lands = {0: {"units": {A: 1, B: 1}, "clan": "goat"}}
    g = do(at(table(2, lands), Recruiting(0, 3)), f"recruit-at territory={A}", "recruit-units n=1")
    assert why_not(g, f"recruit-at territory={A}") == ("NG-RECR-03", {"territory": A})
    g = do(at(table(2, lands), Recruiting(0, 3, distinct=True)), f"recruit-at territory={A}")
    assert why_not(g, f"recruit-at territory={A}") == ("NG-CARD-01", {"territory": A})


@clause("NG-RECR-05")
def test_more_units_than_the_reserve_holds_are_refused() -> None:
    g = table(2, {0: {"units": {A: 10, B: 2}, "clan": "goat"}})
    do(at(g, Recruiting(0, 3)), f"recruit-at territory={A}")
    assert may(g) == ["recruit-units n=1", "recruit-units n=2"]
    assert why_not(g, "recruit-units n=3") == ("NG-RECR-05", {"left": 2})


@clause("NG-RECR-09", "NG-EOY-04")
def test_who_has_no_units_settles_on_neutral_land_only() -> None:
    lost: Players = {0: {"clan": "goat"}, 1: {"units": {C: 1}, "clan": "raven"}}
    assert why_not(at(table(2, lost), Recruiting(0, 2)), f"settle-at territory={C}") == ("NG-RECR-09", {"territory": C})
    assert why_not(at(table(2, lost), ReturnWhere(0)), f"return-to territory={C}") == ("NG-EOY-04", {"territory": C})


# -- building ------------------------------------------------------------------------------------------------------


@clause("NG-BUILD-01")
def test_nobody_builds_on_land_of_others() -> None:
    g = table(2, {0: {"units": {0: 1, 2: 1}, "clan": "goat"}, 1: {"units": {4: 1}, "clan": "raven"}}, land=BLOCK)
    silo = g.cards.building_id["silo"]
    at(g, BuildWhere(0, silo, 1))
    foreign = next(t for t in g.chart.territories if t not in (0, 2))
    assert why_not(g, f"build-on territory={foreign}") == ("NG-BUILD-01", {"territory": foreign})


@clause("NG-BUILD-04")
def test_a_small_building_does_not_stand_on_the_large_slot() -> None:
    g = table(2, {0: {"units": dict.fromkeys(table(2, land=BLOCK).chart.territories, 1), "clan": "goat"}}, land=BLOCK)
    silo = g.cards.building_id["silo"]
    both = [t for t in g.chart.territories if all(g.chart.slots[t])]
    assert both, g.chart.slots
    at(g, BuildInto(0, silo, 1, both[0]))
    assert may(g) == ["into slot=small", "into slot=stone"]
    assert why_not(g, "into slot=large") == ("NG-BUILD-04", {"building": "silo", "slot": "large"})


# -- moving --------------------------------------------------------------------------------------------------------


@clause("NG-MOVE-02")
def test_a_move_begins_where_own_units_stand() -> None:
    g = at(table(2, HELD), MoveFrom(0, 2, Orders()))
    assert why_not(g, f"from source={C}") == ("NG-MOVE-02", {"source": C})
    assert why_not(g, f"from source={B}") == ("NG-MOVE-02", {"source": B})


@clause("NG-MAP-11", "NG-MOVE-02")
def test_a_move_leads_across_a_border_and_nowhere_else() -> None:
    g = do(at(table(2, HELD), MoveFrom(0, 2, Orders())), f"from source={A}")
    assert may(g) == [f"to target={B}", f"to target={D}"]
    assert why_not(g, f"to target={C}") == ("NG-MAP-11", {"source": A, "target": C})
    assert why_not(g, f"to target={A}") == ("NG-MOVE-02", {"target": A})


@clause("NG-MOVE-09", "NG-CREA-13")
def test_units_that_have_entered_where_a_battle_awaits_go_no_further() -> None:
    g = at(table(2, {**HELD, 1: {"units": {B: 1}, "clan": "raven"}}), Moving(0, 3, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=1")
    assert why_not(g, f"from source={B}") == ("NG-MOVE-09", {"territory": B})
    g = at(table(2, HELD, creatures={"fallen_valkyrie_beige": B}), Moving(0, 3, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=1")
    assert why_not(g, f"from source={B}") == ("NG-CREA-13", {"territory": B})


@clause("NG-MOVE-06", "NG-CARD-02", "NG-MOVE-02")
def test_why_nobody_can_leave_is_what_all_borders_say() -> None:
    beside = {0: {"units": {B: 1, D: 1}, "clan": "goat"}, 1: {"units": {A: 1, C: 1}, "clan": "raven"}}
    peaceful = Orders(peaceful=True)
    assert From(B).refusal(table(2, beside), MoveFrom(0, 2, peaceful)) == ("NG-CARD-02", {})
    mixed = From(D).refusal(table(2, beside), MoveFrom(0, 1, peaceful))  # C lies across a difficult border
    assert mixed == ("NG-MOVE-02", {"territory": D})
    g = at(table(2, {0: {"units": {0: 1, 1: 1}, "clan": "goat"}}, land=("tile_03 0 0 0",)), MoveFrom(0, 1, Orders()))
    assert why_not(g, "from source=0") == ("NG-MOVE-06", {"territory": 0, "moves": 1})


# -- exploring -----------------------------------------------------------------------------------------------------


@clause("NG-CTYPE-01")
def test_it_is_the_bear_that_keeps_one_from_exploring_its_land() -> None:
    hand = {0: {"units": {A: 1}, "clan": "goat", "hand": ["start_explore"]}}
    g = at(table(2, hand, creatures={"brown_bear_beige": A}), Act(0))
    assert why_not(g, "play card=start_explore") == ("NG-CTYPE-01", {"territory": A})
    g = only(table(2, {0: {"units": {A: 1, C: 1}, "clan": "goat"}}, creatures={"brown_bear_beige": A}), "tile_06")
    at(g, Exploring(0, 1))
    assert asked(g) == "LayWhere"
    assert why_not(g, "lay-at x=0 y=-1") == ("NG-CTYPE-01", {"territory": A})


# -- battles and creatures -----------------------------------------------------------------------------------------


@clause("NG-MAP-18")
def test_only_where_a_battle_awaits_one_is_fought() -> None:
    g = table(2, {0: {"clan": "goat"}, 1: {"units": {A: 1, C: 1}, "clan": "raven"}})
    g.invaders[A] = g.invaders[C] = 1
    g.players[0].reserve -= 2
    at(g, NextBattle(0))
    assert may(g) == [f"fight-at territory={A}", f"fight-at territory={C}"]
    assert why_not(g, f"fight-at territory={B}") == ("NG-MAP-18", {"territory": B})


@clause("NG-COMB-08")
def test_food_for_more_than_ones_units_is_refused() -> None:
    g = table(2, {0: {"clan": "goat", "food": 5}, 1: {"units": {A: 1}, "clan": "raven"}}, chance=dice("2", "2"))
    g.invaders[A] = 2
    g.players[0].reserve -= 2
    at(g, Combat(0, A, -1))
    assert may(g) == ["discard-food n=0", "discard-food n=1", "discard-food n=2"]
    assert why_not(g, "discard-food n=3") == ("NG-COMB-08", {"n": 2})


@clause("NG-CFIGHT-01", "NG-CFIGHT-02")
def test_creatures_elsewhere_are_not_attacked_here() -> None:
    beasts = {"wolf_beige": A, "wolf_brown": B, "draugr_beige": C, "draugr_brown": D}
    lands = {0: {"units": {A: 1, B: 1}, "clan": "goat"}, 1: {"units": {C: 1}, "clan": "raven"}}
    g = at(table(2, lands, creatures=beasts), DeclareHunts(0))
    assert may(g) == ["hunt creature=creature_wolf_beige", "spare"]
    assert why_not(g, "hunt creature=creature_wolf_brown") == ("NG-CFIGHT-02", {"territory": B})
    enemys = {"creature": "creature_draugr_beige", "territory": C}
    assert why_not(g, "hunt creature=creature_draugr_beige") == ("NG-CFIGHT-01", enemys)
    nobodys = {"creature": "creature_draugr_brown", "territory": D}
    assert why_not(g, "hunt creature=creature_draugr_brown") == ("NG-CFIGHT-02", nobodys)


@clause("NG-CREA-13")
def test_a_creature_whose_land_was_entered_is_fought_anyway() -> None:
    g = table(2, {0: {"units": {A: 1}, "clan": "goat"}}, creatures={"wolf_beige": A, "fallen_valkyrie_beige": B})
    g.invaders[B] = 1
    g.players[0].reserve -= 1
    at(g, DeclareHunts(0))
    wanted = ("NG-CREA-13", {"creature": "creature_fallen_valkyrie_beige"})
    assert why_not(g, "hunt creature=creature_fallen_valkyrie_beige") == wanted


@clause("NG-CPHASE-02", "NG-CPHASE-03", "NG-CPHASE-04", "NG-CPHASE-05", "NG-CPHASE-06")
def test_a_creature_says_why_it_does_not_go_there() -> None:
    lands = {0: {"units": {0: 2, 3: 2, 10: 1}, "clan": "goat"}}  # 2 is adjacent to 0, 3, 6 and 10
    g = table(2, lands, land=BLOCK, creatures={"draugr_beige": 2})
    at(g, ProwlWhere(0, g.line[0], (0, 3)))
    assert why_not(g, "prowl-to territory=2") == ("NG-CPHASE-02", {"territory": 2})
    assert why_not(g, "prowl-to territory=1") == ("NG-CPHASE-03", {"territory": 1})
    assert why_not(g, "prowl-to territory=6") == ("NG-CPHASE-05", {"territory": 6})
    assert why_not(g, "prowl-to territory=10") == ("NG-CPHASE-06", {"territory": 10})
    g = table(2, lands, land=BLOCK, creatures={"draugr_beige": 2, "wolf_beige": 10})
    at(g, ProwlWhere(0, g.line[0], (0, 3)))
    assert why_not(g, "prowl-to territory=10") == ("NG-CPHASE-04", {"territory": 10})


# -- clans and special actions -------------------------------------------------------------------------------------


@clause("NG-CLAN-12", "NG-CLAN-13")
def test_scorched_earth_comes_next_to_own_land_and_to_another_place() -> None:
    snake = {0: {"units": {A: 1}, "clan": "snake"}}
    g = at(table(2, snake, scorched=B), ScorchWhere(0))
    assert may(g) == [f"scorch territory={D}", "decline"]
    assert why_not(g, f"scorch territory={C}") == ("NG-CLAN-12", {"territory": C})
    assert why_not(g, f"scorch territory={B}") == ("NG-CLAN-13", {"territory": B})


@clause("NG-SPEC-01")
def test_a_special_action_is_done_on_own_land() -> None:
    lands: Players = {0: {"units": {A: 1, B: 1}, "clan": "bear", "kaija": A}, 1: {"units": {C: 1}, "clan": "raven"}}
    g = at(table(2, lands), GatherWhere(0, "adv_rich_fields"))
    assert why_not(g, f"gather-at territory={C}") == ("NG-SPEC-01", {"territory": C})
    g = at(table(2, lands), KaijaWhere(0, "clan_bear_vigil"))
    assert why_not(g, f"kaija-to territory={C}") == ("NG-SPEC-01", {"territory": C})
    assert why_not(g, f"kaija-to territory={A}") == ("NG-SPEC-01", {"source": A})


@clause("NG-SPEC-01")
def test_a_resource_that_the_laid_tile_does_not_show_is_not_gained() -> None:
    g = at(table(2, HELD), GainWhich(0, "adv_surveyors", ("food", "wood")))
    wanted = ("NG-SPEC-01", {"resource": "lore", "tile": "tile_06"})
    assert why_not(g, "gain-one resource=lore") == wanted


@clause("NG-DRAW-02")
def test_cards_that_were_in_hand_before_are_not_sorted() -> None:
    deck = {"clan": "goat", "hand": ["start_feast"], "draw": ["start_move", "start_build"], "discard": []}
    g = at(table(2, {0: deck}), Drawing(0, 2, 1, 0))
    assert may(g) == ["discard card=start_move", "discard card=start_build"]
    assert why_not(g, "discard card=start_feast") == ("NG-DRAW-02", {"card": "start_feast"})
    g = at(table(2, {0: deck}), Drawing(0, 2, 0, 1))
    assert why_not(g, "put-back card=start_feast") == ("NG-DRAW-02", {"card": "start_feast"})


@clause("NG-TURN-14")
def test_a_set_aside_upgrade_says_what_it_takes() -> None:
    words = {"clan": "goat", "hand": ["start_feast"]}
    g = at(table(2, {0: {**words, "lore": 2}}), Act(0))
    assert why_not(g, "take-upgrade card=clan_goat_larder") == ("NG-TURN-13", {"price": 3, "lore": 2})
    g = at(table(2, {0: {**words, "lore": 3}}), Act(0))
    assert why_not(g, "take-upgrade card=clan_goat_larder") == ("NG-TURN-14", {"card": "clan_goat_larder"})


@clause("NG-TURN-19", "NG-TURN-20")
@pytest.mark.parametrize(("year", "lies_there"), [(6, "early_foragers"), (7, "ach_hoard_keeper")])
def test_a_card_on_display_is_not_taken_before_passing(year: int, lies_there: str) -> None:
    g = table(2, {0: {"clan": "goat", "hand": ["start_feast"]}}, display=["early_foragers"], year=year)
    g.achievements = [g.cards.card_id["ach_hoard_keeper"]]
    at(g, Act(0))
    assert why_not(g, f"take card={lies_there}") == ("NG-TURN-19", {"card": lies_there})


# -- setting up ----------------------------------------------------------------------------------------------------


@clause("NG-SETUP-11")
def test_a_clan_that_somebody_leads_is_taken() -> None:
    g = play_first(new_table(2, clans="choose"), "ClanWhich")
    [first, *_] = may(g)
    do(g, first)
    assert asked(g) == "ClanWhich"
    assert why_not(g, first) == ("NG-SETUP-11", {"clan": first.partition("=")[2]})


@clause("NG-SETUP-18")
def test_the_first_units_stand_on_the_tile_just_laid() -> None:
    g = table(2, {0: {"clan": "goat"}}, land=BLOCK)
    g.placed = 3
    at(g, GroupWhere(0))
    assert why_not(g, "group-at territory=0") == ("NG-SETUP-18", {"territory": 0})


@clause("NG-TEAM-04")
def test_a_partners_land_is_left_only_by_those_who_pass_through_it() -> None:
    g = at(four({0: {"units": {A: 2}}, 2: {"units": {B: 1}}}), MoveFrom(0, 2, Orders()))
    assert why_not(g, f"from source={B}") == ("NG-MOVE-02", {"source": B})
