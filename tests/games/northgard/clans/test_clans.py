"""Chapter "Clan powers": what is not shown with recruiting, moving, fighting and harvesting."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_table import BLOCK, A, B, C, D, army, only, purse, table
from games.words import asked, at, do, may
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.table.opening import GroupWhere
from karczma.games.northgard.table.state import Northgard
from karczma.ledger import clause


def closing(clan: str, units: dict[int, int] | None = None, **words: Any) -> Northgard:
    """That clan lays the last tile of the block, closing territory 2."""
    g = table(2, {0: {"units": units or {2: 1}, "clan": clan}}, land=BLOCK[:3], stack=["tile_02"], **words)
    at(g, Exploring(0, 1))
    while g.deciding():
        do(g, "lay-at x=1 y=1" if asked(g) == "LayWhere" else may(g)[0])
    return g


@clause("NG-CLAN-03")
def test_kaija_may_be_in_the_first_group() -> None:
    g = do(at(table(2, {0: {"clan": "bear"}}), GroupWhere(0)), f"group-at territory={A}", "with-kaija")
    assert (army(g), g.kaija, g.players[0].reserve) == ({A: 3}, A, 12)


@clause("NG-CLAN-08")
def test_the_boar_gains_lore_when_nothing_is_closed() -> None:
    g = only(table(2, {0: {"units": {B: 1}, "clan": "boar"}}), "tile_01")
    do(at(g, Exploring(0, 1)), "lay-at x=1 y=0", "turned turn=0")
    assert purse(g) == {"lore": 1}


@clause("NG-CLAN-08")
def test_the_boar_gains_nothing_when_anything_is_closed() -> None:
    assert purse(closing("boar")) == {"fame": 4}
    assert purse(closing("boar", units={6: 1})) == {}  # not even if it is neutral land


@clause("NG-CLAN-10", "NG-CLAN-11")
def test_the_raven_collects_resources_of_what_it_closes() -> None:
    g = closing("raven", built={2: ["silo", "altar_of_kings"]})
    assert purse(g) == {"food": 1 + 1, "wood": 1, "fame": 4}  # the Altar waits for the Harvest


@clause("NG-CLAN-23")
def test_a_wolf_spoils_the_ravens_collection_and_scorched_earth_does_not() -> None:
    g = closing("raven", built={2: ["silo"]}, creatures={"wolf_beige": 2}, scorched=2)
    assert purse(g) == {"food": 1, "fame": 4}


@clause("NG-CLAN-18")
def test_the_stag_gains_one_more_for_each_territory_it_closes() -> None:
    assert purse(closing("stag")) == {"fame": 4 + 1}


# -- the Snake -----------------------------------------------------------------------------------------------------


def snake(*cards: str, **words: Any) -> Northgard:
    start = {"units": {A: 2}, "clan": "snake", "hand": cards, **words}
    return at(table(2, {0: start, 1: {"units": {C: 2}, "clan": "goat"}}), Act(0))


@clause("NG-CLAN-12", "NG-CLAN-13")
def test_before_a_clan_card_the_token_may_be_placed_next_to_own_land() -> None:
    g = do(snake("clan_snake_wells"), "play card=clan_snake_wells")
    assert may(g) == [f"scorch territory={B}", f"scorch territory={D}", "decline"]
    do(g, f"scorch territory={D}")
    assert g.scorched == D
    assert asked(g) == "GainWhich"  # the card goes on


@clause("NG-CLAN-13", "NG-CLAN-22")
def test_the_token_moves_and_a_lone_territory_does_not_reach_itself() -> None:
    g = snake("clan_snake_wells")
    g.scorched = D
    do(g, "play card=clan_snake_wells")
    assert may(g) == [f"scorch territory={B}", "decline"]
    do(g, f"scorch territory={B}")
    assert g.scorched == B


@clause("NG-CLAN-12")
def test_a_difficult_border_is_enough_for_the_token() -> None:
    g = do(snake("clan_snake_wells", units={D: 2}), "play card=clan_snake_wells")
    assert may(g) == [f"scorch territory={A}", f"scorch territory={C}", "decline"]


@clause("NG-CLAN-14")
def test_the_initial_card_places_the_token_before_and_after_its_move() -> None:
    g = do(snake("clan_snake_ash_walk"), "play card=clan_snake_ash_walk", f"scorch territory={D}", f"from source={A}")
    do(g, f"to target={B}", "units n=2")
    assert (army(g), asked(g)) == ({B: 2}, "ScorchWhere")
    do(g, f"scorch territory={C}")
    assert g.scorched == C


@clause("NG-CLAN-22")
def test_waiting_with_a_clan_card_places_no_token() -> None:
    g = do(snake("clan_snake_wells", "start_move"), "wait", "use-card card=clan_snake_wells")
    assert g.scorched == -1
    assert asked(g) == ""


@clause("NG-CLAN-12", "NG-CLAN-22")
def test_other_cards_and_other_clans_place_no_token() -> None:
    g = do(snake("start_move", "start_build"), "play card=start_move")
    assert asked(g) == "MoveFrom"
    h = at(table(2, {0: {"units": {A: 1}, "clan": "wolf", "hand": ["clan_wolf_hunt"]}}), Act(0))
    assert asked(do(h, "play card=clan_wolf_hunt")) == "MoveFrom"
