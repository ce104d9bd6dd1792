"""Chapter "Planning": build or recycle, both at once."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import lying_on, missing, planning, purse, table
from games.words import Players, asked, at, do, going_on, happened, may, names, not_on_show, why_not
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import Production, Work
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.terms import FACE_UP
from karczma.games.wonderful_kingdom.words.events import CalamitySuffered, CardRevealed, MenaceArrived, PlanFinished
from karczma.ledger import clause


@clause("WK-PLAN-01")
def test_traps_in_selection_areas_are_revealed_to_all() -> None:
    players = {0: {"selection": ["hamlet/1", "quarry"]}, 1: {"selection": ["citadel/1"]}}
    g = at(table(players=players), Planning())
    assert [(event.seat, event.card) for event in happened(g, CardRevealed)] == [(0, "hamlet"), (1, "citadel")]
    for seat in (0, 1, -1):
        assert names(g, g.view(seat).players[0].selection) == ["hamlet", "quarry"]
        assert names(g, g.view(seat).players[1].selection) == ["citadel"]
    assert g.players[0].selection_traps == [FACE_UP, FACE_UP]


@clause("WK-PLAN-02")
def test_every_selected_card_must_be_built_or_recycled() -> None:
    g = planning(selection=["hamlet", "quarry"])
    assert may(g) == ["begin card=hamlet", "recycle card=hamlet", "begin card=quarry", "recycle card=quarry"]
    assert why_not(g, "ready") == ("WK-PLAN-02", {"left": 2})
    do(g, "begin card=hamlet")
    assert names(g, g.players[0].construction) == ["hamlet"]
    assert why_not(g, "ready") == ("WK-PLAN-02", {"left": 1})
    do(g, "begin card=quarry", "ready")
    assert asked(g) == ""


@clause("WK-PLAN-03")
def test_cards_are_decided_one_by_one_and_cubes_used_at_once() -> None:
    g = planning(selection=["quarry", "stonemasons", "watermill"])
    do(g, "begin card=quarry", "recycle card=stonemasons", "place token=materials card=quarry at=0")
    assert lying_on(g, 0) == {"materials": 1}
    assert names(g, g.players[0].selection) == ["watermill"]


@clause("WK-PLAN-04")
def test_any_number_of_cards_and_copies_under_construction() -> None:
    g = planning(selection=["hamlet"] * 4, construction=["cathedral", "quarry", "obelisk"])
    assert may(g)[:2] == ["begin card=hamlet", "recycle card=hamlet"]
    do(g, *["begin card=hamlet"] * 4)
    assert names(g, g.players[0].construction) == ["cathedral", "quarry", "obelisk", *["hamlet"] * 4]
    assert [(lying_on(g, at), missing(g, at)) for at in range(3, 7)] == [({}, {"materials": 2})] * 4


@clause("WK-PLAN-05", "WK-TREAS-01")
def test_a_treasure_can_only_be_recycled() -> None:
    g = planning(selection=["treasure_mg"])
    assert may(g) == ["recycle card=treasure_mg"]
    assert why_not(g, "begin card=treasure_mg") == ("WK-PLAN-05", {"card": "treasure_mg"})


@clause("WK-TREAS-02", "WK-RECYC-03")
def test_both_cubes_of_a_treasure_are_placed_freely() -> None:
    g = planning(selection=["treasure_mg"], construction=["market_town", "great_statue"])
    do(g, "recycle card=treasure_mg")
    assert purse(g) == {"materials": 1, "gold": 1}
    assert names(g, g.discard) == ["treasure_mg"]
    do(g, "place token=gold card=great_statue at=1", "transmute token=materials")
    assert (lying_on(g, 1), g.players[0].alchemy) == ({"gold": 1}, 1)


@clause("WK-PLAN-06", "WK-TIME-01")
def test_a_calamity_goes_straight_to_the_duchy() -> None:
    g = at(table(players={0: {"selection": ["calamity_flood/1", "hamlet"]}}), Planning())
    assert names(g, g.players[0].calamities) == ["calamity_flood"]
    assert (names(g, g.players[0].selection), g.players[0].selection_traps) == (["hamlet"], [FACE_UP])
    assert happened(g, CalamitySuffered) == [CalamitySuffered(0, "calamity_flood")]
    assert not_on_show(g, "recycle card=calamity_flood", 0)


@clause("WK-PLAN-07")
def test_a_menace_goes_to_the_construction_area() -> None:
    g = at(table(module="menaces", players={0: {"selection": ["hamlet", "thieves_1"]}}), Planning())
    assert names(g, g.players[0].construction) == ["thieves_1"]
    assert missing(g, 0) == {"soldier": 2}
    assert happened(g, MenaceArrived) == [MenaceArrived(0, "thieves_1")]
    assert not_on_show(g, "recycle card=thieves_1", 0)


@clause("WK-PLAN-08")
def test_cards_under_construction_keep_their_cubes_to_the_next_round() -> None:
    g = table(players={0: {"construction": [("quarry", {"materials": 2})]}})
    going_on(g, Round(), "end")
    assert g.round == 2
    assert (names(g, g.players[0].construction), lying_on(g, 0)) == (["quarry"], {"materials": 2})


@clause("WK-PLAN-09")
def test_a_card_completed_in_planning_produces_in_the_same_round() -> None:
    g = table(players={0: {"construction": [("quarry", {"materials": 2}), "cathedral"], "materials": 1}})
    going_on(g, Planning(), "plan")
    do(g, "place token=materials card=quarry at=0", "ready", seat=0)
    do(g, "ready", seat=1)
    at(g, Production())
    assert purse(g) == {"materials": 4}  # two of the duchy, two of the quarry


@clause("WK-PLAN-10", "WK-PLAN-11")
def test_planning_ends_only_when_all_cubes_are_placed() -> None:
    g = planning(selection=["treasure_mm"])
    do(g, "recycle card=treasure_mm")
    assert why_not(g, "ready") == ("WK-PLAN-11", {"loose": 2})
    assert may(g) == ["transmute token=materials"]
    do(g, "transmute token=materials")
    assert why_not(g, "ready") == ("WK-PLAN-11", {"loose": 1})
    do(g, "transmute token=materials", "ready")
    assert happened(g, PlanFinished) == [PlanFinished(0)]


@clause("WK-PLAN-12", "WK-ROUND-07")
def test_who_is_ready_waits_for_the_other() -> None:
    players: Players = {0: {"construction": ["hamlet"], "krystallium": 1}, 1: {"selection": ["quarry"]}}
    g = going_on(table(players=players), Planning(), "plan")
    assert g.deciding() == (0, 1)
    do(g, "ready", seat=0)
    assert g.deciding() == (1,)
    assert g.options(0) == ()
    assert g.moment == 0
    do(g, "begin card=quarry", "ready", seat=1)
    assert g.deciding() == ()


@clause("WK-ROUND-07", "WK-PLAN-12")
def test_plans_of_both_do_not_depend_on_their_order() -> None:
    players = {0: {"selection": ["hamlet", "treasure_mm"]}, 1: {"selection": ["quarry", "treasure_mp"]}}
    mine = ["begin card=hamlet", "recycle card=treasure_mm", *["place token=materials card=hamlet at=0"] * 2, "ready"]
    theirs = ["recycle card=treasure_mp", "begin card=quarry", "place token=materials card=quarry at=0"]
    theirs += ["transmute token=population", "ready"]
    one, two = (going_on(table(players=players), Planning(), "plan") for _ in range(2))
    do(do(one, *mine, seat=0), *theirs, seat=1)
    do(do(two, *theirs, seat=1), *mine, seat=0)
    assert one.fingerprint() == two.fingerprint()


@clause("WK-PLAN-02")
def test_alike_cards_are_offered_once() -> None:
    g = planning(selection=["hamlet", "quarry", "hamlet"])
    assert may(g) == ["begin card=hamlet", "recycle card=hamlet", "begin card=quarry", "recycle card=quarry"]


@clause("WK-TIME-01")
def test_the_start_of_planning_has_an_order() -> None:
    steps = [step.__name__ for step in Planning.steps]
    assert steps == ["reveal", "destroy", "marauders", "bad_cards", "giants", "plan", "harm"]


@clause("WK-TIME-02")
def test_the_end_of_planning_has_an_order() -> None:
    bad = [("quarry", {"materials": 1}), "sister_of_night", "great_black_dragon", "giant_rats_1"]
    g = table(module="menaces", players={0: {"construction": bad, "soldier": 1}})
    going_on(g, Planning(), "harm")
    told = [type(event).__name__ for event in g.heard or []]
    assert told == ["CubeLost", "SoldierLost", "RatsBred"]


@clause("WK-TIME-05")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_the_starting_player_decides_first(number: int, first: int) -> None:
    cubes = {"construction": [("cathedral", {"materials": 1, "gold": 1}), "sister_of_night"]}
    g = going_on(
        table(module="menaces", round=number, players={0: cubes, 1: {**cubes, "construction": OTHERS}}),
        Planning(),
        "harm",
    )
    assert (asked(g), g.deciding()) == ("LoseWhich", (first,))
    do(g, may(g)[0])
    assert (asked(g), g.deciding()) == ("LoseWhich", (1 - first,))


OTHERS = [("great_statue", {"materials": 1, "gold": 1}), "sister_of_storm"]


@clause("WK-TIME-06")
def test_menaces_have_left_the_selection_area_when_they_harm() -> None:
    g = at(table(module="menaces", players={0: {"selection": ["sister_of_night"]}}), Planning())
    assert g.players[0].selection == []
    assert names(g, g.players[0].construction) == ["sister_of_night"]


@clause("WK-PLAN-09")
def test_what_is_entered_counts_as_new_only_while_planning_lasts() -> None:
    g = going_on(table(players={0: {"selection": ["hamlet"]}}), Planning(), "plan")
    do(g, "begin card=hamlet", seat=0)
    assert g.players[0].entered == 1
    do(do(g, "ready", seat=0), "ready", seat=1)
    assert g.players[0].entered == 0
    at(g, Work(0, 1))
    do(g, "scrap card=hamlet at=0")
    assert (purse(g), g.players[0].alchemy) == ({}, 1)
