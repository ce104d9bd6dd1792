"""What a clause says besides its main point: what is used up, what is left, and what happens to nobody else."""

from __future__ import annotations

import pytest

from games.northgard.northgard_scenes import battle, four
from games.northgard.northgard_table import BLOCK, A, B, C, D, army, dice, hand, new_table, only, purse, table
from games.words import Players, asked, at, do, going_on, may, names, play_first, question, why_not
from karczma.games.northgard.actions.build import BuildWhat
from karczma.games.northgard.actions.draw import Drawing
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.passing import Passing
from karczma.games.northgard.actions.playing import unplayable
from karczma.games.northgard.actions.recruit import FreshLand, Recruiting
from karczma.games.northgard.actions.special import HandOver, Tribute
from karczma.games.northgard.actions.turn import Act, Play, PlayOn, Turn
from karczma.games.northgard.battles.order import NextBattle
from karczma.games.northgard.ending import SecondChance
from karczma.games.northgard.harvest.exchange import Exchanging
from karczma.games.northgard.harvest.gathering import yields
from karczma.games.northgard.map.tile_choice import OPENING, LayWhich, cells_for
from karczma.games.northgard.map.tiles import beside
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.opening import OpeningTile
from karczma.games.northgard.table.setup import take_clan
from karczma.games.northgard.table.terms import NOWHERE, cell
from karczma.games.northgard.variants.hunting import DeclareHunts
from karczma.games.northgard.winter import Winter
from karczma.games.northgard.year import NextYear, Year, reveal_development
from karczma.ledger import clause

# -- battles -------------------------------------------------------------------------------------------------------


@clause("NG-COMB-21", "NG-COMB-27")
def test_after_a_battle_nobody_waits_on_its_territory_any_more() -> None:
    lost = battle(1, 4, ("2", "2"), own={"units": {B: 1}})
    do(lost, "fall-back n=1")
    assert (lost.invaders[A], lost.owner[A], lost.units[A]) == (0, 1, 4)
    won = battle(9, 1, ("2", "2"))
    if asked(won) == "Retreat":
        do(won, "fall-back n=1")
    assert (won.invaders[A], won.owner[A], won.units[A]) == (0, 0, 9)


@clause("NG-BLDG-03", "NG-BLDG-08", "NG-BLDG-09")
def test_two_towers_and_two_fortresses_of_a_merged_territory_all_defend() -> None:
    built = {A: ["fortress", "fortress", "defense_tower", "defense_tower"]}
    g = battle(9, 3, ("2", "2"), built=built)
    [began] = [event for event in g.heard or [] if type(event).__name__ == "BattleBegan"]
    assert (began.points, began.against) == (9, 3 + 2 * 2)
    assert ("defense_tower", 0, 2) in began.against_forces
    [lost] = [event for event in g.heard or [] if type(event).__name__ == "UnitsLost" and event.seat == 0]
    assert lost.n == 2


@clause("NG-CLAN-15", "NG-COMB-05")
def test_the_snake_has_a_point_more_on_scorched_earth_when_it_attacks() -> None:
    g = battle(3, 1, ("2", "2"), attack=2, own={"clan": "snake"}, scorched=A)
    [began] = [event for event in g.heard or [] if type(event).__name__ == "BattleBegan"]
    assert began.points == 3 + 2 + 1


@clause("NG-CFIGHT-04")
def test_units_that_came_to_fight_a_creature_at_home_are_counted_once() -> None:
    g = table(2, {0: {"units": {A: 2, B: 2}, "clan": "goat"}}, creatures={"wolf_beige": A}, chance=dice("3", "2"))
    at(g, Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={B}", f"to target={A}", "units n=1", "hunt creature=creature_wolf_beige")
    assert (army(g), g.invaders[A]) == ({A: 3, B: 1}, 0)


# -- building ------------------------------------------------------------------------------------------------------


@clause("NG-BUILD-02", "NG-BUILD-03")
def test_a_discount_never_goes_below_nothing() -> None:
    g = table(2, {0: {"units": dict.fromkeys(table(2, land=BLOCK).chart.territories, 1), "clan": "boar"}}, land=BLOCK)
    at(g, BuildWhat(0, 1, 2, ""))
    assert "build building=silo" in may(g)
    assert why_not(g, "build building=forge") == ("NG-BUILD-03", {"cost": 1, "wood": 0})
    do(g, "build building=silo")
    do(g, may(g)[0])
    if asked(g) == "BuildInto":
        do(g, may(g)[0])
    assert (purse(g), g.site_buildings) == ({}, [g.cards.building_id["silo"]])


@clause("NG-BUILD-09")
def test_every_building_takes_a_token_from_the_supply() -> None:
    g = at(table(2, {0: {"units": {A: 1}, "clan": "boar", "wood": 1}}, supply={"silo": 1}), BuildWhat(0, 1, 0, ""))
    do(g, "build building=silo")
    assert g.supply[g.cards.building_id["silo"]] == 0


@clause("NG-SPEC-01")
def test_what_an_earlier_card_achieved_counts_for_nothing_later() -> None:
    cards = ["adv_jarls_hall", "start_feast"]
    lands = {"units": dict.fromkeys(table(2, land=BLOCK).chart.territories, 1)}
    g = table(2, {0: {**lands, "clan": "boar", "wood": 2, "hand": cards}}, land=BLOCK)
    g.deeds = [1, 1, 1]
    do(at(g, Act(0)), "play card=adv_jarls_hall", "no-more")
    assert purse(g) == {"wood": 2}
    h = table(2, {0: {**lands, "clan": "boar", "wood": 2, "hand": cards}}, land=BLOCK)
    do(at(h, Act(0)), "play card=adv_jarls_hall", "build building=forge")
    while asked(h) in ("BuildWhere", "BuildInto"):
        do(h, may(h)[0])
    assert purse(h) == {"fame": 2}


@clause("NG-SPEC-01")
def test_nobody_hands_over_what_is_not_there() -> None:
    g = at(
        table(2, {0: {"clan": "goat"}, 1: {"food": 1, "lore": 1, "clan": "raven"}}), HandOver(0, "adv_plunder", 1, 0)
    )
    assert may(g) == ["hand resource=food", "hand resource=lore"]
    assert why_not(g, "hand resource=wood") == ("NG-SPEC-01", {"resource": "wood"})


# -- turns and cards -----------------------------------------------------------------------------------------------


@clause("NG-TURN-12", "NG-TURN-13", "NG-TURN-17")
@pytest.mark.parametrize(("lore", "deeds"), [(0, []), (1, ["exchange"]), (2, ["exchange", "remove"])])
def test_exactly_the_price_is_enough(lore: int, deeds: list[str]) -> None:
    g = at(table(2, {0: {"hand": ["start_move"], "lore": lore, "clan": "goat"}}), Act(0))
    assert [deed for deed in may(g) if deed in ("exchange", "remove", "upgrade")] == deeds
    rich = at(table(2, {0: {"hand": ["start_move"], "lore": 3, "clan": "goat"}}), Act(0))
    assert "upgrade" in may(rich)


@clause("NG-TURN-11", "NG-TURN-10")
@pytest.mark.parametrize(("deed", "drawn"), [("exchange", 1), ("remove", 2), ("wait", 0)])
def test_so_many_cards_are_drawn_for_the_one_that_goes(deed: str, drawn: int) -> None:
    deck = ["start_build", "start_explore", "start_recruit", "start_feast"]
    own = {"hand": ["start_move"], "draw": deck, "discard": [], "lore": 2, "clan": "goat"}
    g = do(at(table(2, {0: own, 1: {"hand": ["start_move"]}}), Act(0)), deed)
    assert len(hand(g)) == drawn


@clause("NG-TURN-03", "NG-TURN-07")
def test_the_first_card_of_a_turn_may_be_any() -> None:
    g = at(table(2, {0: {"hand": ["start_move", "early_runners"], "clan": "goat"}}), Act(0))
    assert {"play card=start_move", "play card=early_runners"} <= {*may(g)}
    assert Play("start_move").refusal(g, Act(0)) is None
    assert Play("start_move").refusal(g, PlayOn(0, main_played=False)) is None
    assert Play("early_runners").refusal(g, PlayOn(0, main_played=True)) is None


@clause("NG-DRAW-05", "NG-CARD-08")
def test_a_card_that_draws_nothing_needs_no_cards_to_draw() -> None:
    g = table(2, {0: {"hand": ["start_move"], "draw": [], "discard": [], "clan": "goat"}})
    assert unplayable(g, 0, g.players[0].hand[0]) is None


@clause("NG-DRAW-01", "NG-DRAW-02")
def test_kept_cards_are_in_hand_and_nowhere_else() -> None:
    deck = {"clan": "goat", "draw": ["start_move", "start_build"], "discard": []}
    g = at(table(2, {0: deck}), Drawing(0, 2, 0, 0))
    assert (sorted(hand(g)), g.players[0].looked) == (["start_build", "start_move"], [])


@clause("NG-TURN-18", "NG-TURN-26", "NG-DECK-01")
def test_who_has_passed_has_no_more_turns_and_shows_the_cards_left() -> None:
    display = ["early_foragers", "early_kindling"]
    g = table(2, {0: {"hand": ["start_move"], "clan": "goat"}, 1: {"hand": ["start_feast"]}}, display=display)
    [card] = g.players[0].hand
    g.known[card] = 1
    at(g, Turn(0))
    do(g, "pass", "take card=early_foragers")
    assert (g.deciding(), g.players[0].passed) == ((1,), True)
    assert g.known[card] & 0b11 == 0b11


@clause("NG-TURN-26", "NG-YEAR-01")
def test_in_a_new_year_everybody_has_turns_again() -> None:
    g = table(2, {0: {"passed": True}, 1: {"passed": True}})
    at(g, Year())
    assert (asked(g), [player.passed for player in g.players]) == ("Act", [False, False])


@clause("NG-START-04")
def test_each_revealed_card_is_one_less_to_come() -> None:
    g = table(2)
    g.early_left, g.advanced_left = 1, 2
    reveal_development(g)
    assert (g.early_left, g.advanced_left, g.known[g.display[0]] & 0b11) == (0, 2, 0b11)
    reveal_development(g)
    assert (g.early_left, g.advanced_left) == (0, 1)


@clause("NG-SCORE-06", "NG-TURN-19", "NG-DECK-06")
def test_a_card_taken_counts_with_its_fame() -> None:
    g = table(2, {0: {"clan": "goat"}}, display=["adv_jarls_hall", "early_kindling"])
    before, grown = g.players[0].printed, g.players[0].grown
    do(at(g, Passing(0)), "take card=adv_jarls_hall")
    assert (g.players[0].printed - before, g.players[0].grown - grown) == (2, 1)
    assert g.players[0].draw.top == [g.cards.card_id["adv_jarls_hall"]]


@clause("NG-WINT-01", "NG-WINT-08")
def test_winter_tells_only_what_is_paid() -> None:
    g = at(table(2, {0: {"units": {A: 4}, "clan": "goat"}}), Winter())
    assert [type(event).__name__ for event in g.heard or []][-1:] == ["UnrestTaken"]
    assert not [event for event in g.heard or [] if type(event).__name__ == "Paid"]


# -- moving --------------------------------------------------------------------------------------------------------


@clause("NG-TEAM-05", "NG-MOVE-02")
def test_without_partners_nobody_can_be_stranded() -> None:
    g = at(table(2, {0: {"units": {A: 2}, "clan": "goat"}}), Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}")
    assert may(g) == ["units n=1", "units n=2"]


@clause("NG-TEAM-04", "NG-MOVE-13")
def test_who_leaves_a_partners_land_is_there_no_more() -> None:
    g = at(four({0: {"units": {A: 2}}, 2: {"units": {B: 1}}}), Moving(0, 2, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=1")
    while asked(g) in ("MoveFrom", "MoveTo", "HowMany"):
        do(g, may(g)[-1])
    assert (g.invaders[B], g.units[B], g.owner[C]) == (0, 1, 0)


@clause("NG-MOVE-07")
def test_the_cheapest_line_between_two_regions_counts() -> None:
    assert beside(0, ((0, 1, 2), (0, 1, 1), (2, 0, 2))) == ((1, 1), (2, 2))
    assert beside(1, ((0, 1, 1), (0, 1, 2))) == ((0, 1),)


@clause("NG-MOVE-05", "NG-MOVE-01")
def test_the_starting_move_card_brings_neither_points_nor_damage() -> None:
    players = {0: {"units": {A: 5}, "hand": ["start_move"], "clan": "goat"}, 1: {"units": {B: 4}, "clan": "raven"}}
    g = do(at(table(2, players, chance=dice("2", "2")), Act(0)), "play card=start_move")
    do(g, f"from source={A}", f"to target={B}", "units n=5")
    assert (g.attack, g.damage) == (0, 0)


# -- exploring and setting up --------------------------------------------------------------------------------------


@clause("NG-EXPL-01", "NG-EXPL-07")
def test_a_drawn_tile_is_open_to_all() -> None:
    g = only(table(2, {0: {"units": {A: 1}, "clan": "goat"}}), "tile_01")
    at(g, Exploring(0, 1))
    assert g.known[g.cards.card_id["tile_01"]] & 0b11 == 0b11


@clause("NG-SETUP-17", "NG-SETUP-20")
@pytest.mark.parametrize(("turn", "occasion"), [(1, "opening"), (2, "anywhere")])
def test_the_first_tile_lies_beside_a_start_tile_and_the_second_anywhere(turn: int, occasion: str) -> None:
    g = table(2, {0: {"clan": "goat"}})
    g.players[0].tiles = [g.cards.card_id["tile_01"], g.cards.card_id["tile_05"]]
    at(g, OpeningTile(0, turn))
    assert question(g, LayWhich).occasion == occasion


@clause("NG-SETUP-17")
def test_with_five_players_two_tiles_are_start_tiles_and_no_third() -> None:
    g = table(5, land=("tile_06 0 0 0", "tile_01 1 0 0", "tile_05 2 0 0"))
    beside_the_third = {cell(3, 0), cell(2, 1), cell(2, -1)}
    assert not beside_the_third & {*cells_for(g, 0, OPENING)}


@clause("NG-SETUP-12")
def test_the_initial_card_of_the_clan_belongs_to_the_deck() -> None:
    g = play_first(new_table(2, clans="choose"), "ClanWhich")
    seat = g.deciding()[0]
    before = g.players[seat].grown
    take_clan(g, seat, "goat")
    assert g.players[seat].grown == before + 1
    assert names(g, g.players[seat].upgrades) == ["clan_goat_larder", "clan_goat_great_works"]


@clause("NG-YEAR-02", "NG-MORE-01", "NG-TEAM-01", "NG-LONG-01")
def test_only_the_chosen_variants_are_played() -> None:
    plain = new_table(4)
    assert (plain.creatures, plain.more_creatures, plain.teams, plain.long_game, plain.years) == (*[False] * 4, 7)
    assert new_table(4, creatures="true").creatures
    more = new_table(4, more_creatures="true")
    assert (more.creatures, more.more_creatures) == (True, True)
    assert (new_table(4, teams="true").teams, new_table(4, long_game="true").years) == (True, 10)


@clause("NG-EOY-08", "NG-EOY-01")
def test_after_a_year_without_a_winner_comes_the_next() -> None:
    g = going_on(table(2, {0: {"units": {A: 1}}, 1: {"units": {C: 1}}}), Year(), "end")
    assert (g.year, g.over, asked(g)) == (2, False, "Act")
    assert at(table(2, year=3), NextYear()).year == 4


# -- the Harvest, creatures, teams ---------------------------------------------------------------------------------


@clause("NG-CTYPE-09")
def test_a_wolf_starves_its_land_also_beside_another_creature() -> None:
    g = table(2, creatures={"draugr_beige": A, "wolf_beige": A}, built={A: ["silo"]})
    assert yields(g, A) == [1, 0, 0]


@clause("NG-TEAM-07")
def test_a_partner_who_has_exchanged_is_not_asked_again_if_nothing_has_changed() -> None:
    g = four({0: {"food": 3}, 2: {"food": 3}})
    g.exchanged, g.dealt = [2], True
    do(at(g, Exchanging(0)), "decline")
    assert (asked(g), g.exchanged) == ("", [2, 0])


@clause("NG-MOVE-06")
def test_two_moves_cross_a_difficult_border() -> None:
    g = at(table(2, {0: {"units": {D: 1}, "clan": "goat"}}), Moving(0, 2, 0, 0, Orders()))
    do(g, f"from source={D}")
    assert may(g) == [f"to target={A}", f"to target={C}"]


@clause("NG-TURN-11")
def test_a_card_out_of_the_game_lies_open() -> None:
    g = table(2, {0: {"hand": ["start_move"], "lore": 2, "clan": "goat"}, 1: {"hand": ["start_move"]}})
    [card] = g.players[0].hand
    g.known[card] = 1
    do(at(g, Act(0)), "remove")
    assert (g.removed[-1], g.known[card] & 0b11) == (card, 0b11)


@clause("NG-SETUP-07")
def test_the_achievements_lie_open() -> None:
    g = new_table(3)
    assert [g.known[card] & 0b111 for card in g.achievements] == [0b111] * 3


@clause("NG-WINT-01", "NG-CPHASE-01", "NG-YEAR-02")
def test_a_year_has_its_winter_and_with_creatures_their_phase() -> None:
    g = going_on(table(2, {0: {"units": {A: 4}, "food": 9, "clan": "goat"}}), Year(), "winter")
    assert purse(g)["food"] < 9
    prowling = going_on(table(2, {0: {"units": {B: 1}}}, creatures={"wolf_beige": A}), Year(), "creatures")
    assert prowling.stands == [B]


@clause("NG-SPEC-01", "NG-TEAM-11")
def test_tribute_is_of_resources_and_never_more_than_the_card_says() -> None:
    players: Players = {
        0: {"units": {A: 1}},
        1: {"units": {B: 1}, "food": 2, "fame": 9},
        2: {"units": {D: 1}, "wood": 2},
    }
    g = table(3, players)
    Tribute(2, 3).do(g, 0, "adv_tribute")
    g.run()
    assert (purse(g), purse(g, 1), purse(g, 2)) == ({"food": 2, "wood": 1}, {"fame": 9}, {"wood": 1})


@clause("NG-RECR-01", "NG-RECR-05", "NG-CLAN-03")
def test_no_more_units_are_recruited_than_the_card_shows() -> None:
    g = at(table(2, {0: {"units": {A: 1}, "clan": "goat"}}), Recruiting(0, 2))
    do(g, f"recruit-at territory={A}")
    assert may(g) == ["recruit-units n=1", "recruit-units n=2"]
    do(g, "recruit-units n=2")
    assert (army(g), g.kaija) == ({A: 3}, NOWHERE)


@clause("NG-EOY-04", "NG-RECR-09")
def test_one_territory_that_is_open_to_newcomers_is_enough() -> None:
    beasts = {"fallen_valkyrie_beige": B}
    g = going_on(table(2, {0: {"clan": "goat"}}, creatures=beasts), SecondChance(0), "settle")
    assert asked(g) == "ReturnWhere"
    h = going_on(table(2, {0: {"clan": "goat"}}, creatures=beasts), FreshLand(0, 2), "settle")
    assert asked(h) == "SettleWhere"


@clause("NG-COMB-03", "NG-CFIGHT-23")
def test_every_battle_is_fought_after_the_first_too() -> None:
    g = table(2, {0: {"clan": "goat"}, 1: {"units": {A: 1, C: 1}, "clan": "raven"}}, chance=dice("damage", "2") * 2)
    g.invaders[A] = g.invaders[C] = 4
    g.players[0].reserve -= 8
    do(at(g, NextBattle(0)), f"fight-at territory={C}")
    assert (army(g), army(g, 1)) == ({A: 4, C: 4}, {})


@clause("NG-CFIGHT-01", "NG-CFIGHT-02")
def test_nobody_is_asked_about_creatures_where_no_own_units_stand() -> None:
    lands = {0: {"units": {A: 1}, "clan": "goat"}, 1: {"units": {C: 1}, "clan": "raven"}}
    assert asked(at(table(2, lands, creatures={"wolf_beige": C, "wolf_brown": D}), DeclareHunts(0))) == ""


@clause("NG-SPEC-01")
def test_closing_a_territory_is_counted_for_the_card_that_did_it() -> None:
    land = ("tile_24 0 0 2", "tile_18 0 1 0")
    own = {"units": {1: 1}, "clan": "goat", "hand": ["adv_border_cairns"]}
    plain = do(
        at(only(table(2, {0: {**own, "hand": ["start_explore"]}}, land=land), "tile_09"), Act(0)),
        "play card=start_explore",
    )
    cairns = do(at(only(table(2, {0: own}, land=land), "tile_09"), Act(0)), "play card=adv_border_cairns")
    for g in (plain, cairns):
        if asked(g) == "LayWhere":
            do(g, "lay-at x=0 y=2")
    assert purse(cairns)["fame"] == purse(plain)["fame"] + 2
