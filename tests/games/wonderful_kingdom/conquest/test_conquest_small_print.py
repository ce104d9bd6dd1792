"""What the clauses of conquest say besides their main point: for the other seat too, at once, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderful_kingdom.kingdom_table import armies, board, march, new_table, spots, table
from games.words import asked, at, do, happened, may, why_not
from karczma.games.wonderful_kingdom.conquest.control import settle_tokens
from karczma.games.wonderful_kingdom.conquest.phase import Campaign, ConquestPhase
from karczma.games.wonderful_kingdom.conquest.prison import EndOfConquest
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import icons
from karczma.games.wonderful_kingdom.table.boards import SPY, TRAP
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import EXPLORATION, GOLD, NOBODY, RIVAL
from karczma.games.wonderful_kingdom.words.conquest_events import (
    ArmiesFreed,
    ArmiesMoved,
    ArmiesRecruited,
    ArmyImprisoned,
    CardDestroyed,
    ConquestPassed,
    EnemyArmyPlaced,
    SpotsHeld,
    TokensTaken,
)
from karczma.games.wonderful_kingdom.words.derived import derived_view
from karczma.ledger import clause

Land = dict[str, tuple[int, int]]


def campaign(land: Land, seat: int = 0, soldiers: int = 9) -> WonderfulKingdom:
    """That seat is to act; seat 0 is blue."""
    g = table(module="conquest", board="A1", land=land, players={seat: {"soldier": soldiers}})
    g.listen()
    return at(g, Campaign(seat))


def alone(land: Land, **words: Any) -> WonderfulKingdom:
    return table(1, {0: words}, module="conquest", board="C1", land=land)


# -- setting up ----------------------------------------------------------------------------------------------------


@clause("WK-CONQ-16", "WK-CONQ-01")
def test_only_the_marked_spots_are_held_at_the_start_and_no_army_is_on_its_way() -> None:
    g = table(module="conquest", board="A1")
    held = {name: spots(g, name) for name in board(g).names if spots(g, name)}
    assert held == {name: [0, 1] for name in ("sw_downs", "se_vale", "nw_vale", "ne_downs")}
    assert [land.marching for land in derived_view(g).lands] == [0] * len(board(g).names)
    g.players[0].wallet[5] = 1
    march(at(g, Campaign(0)), "west_sea", "nw_vale")
    assert asked(g) == "HoldWhich"


@clause("WK-CONQ-07")
@pytest.mark.parametrize(("seat", "castle"), [(0, "blue_castle"), (1, "red_castle")])
def test_from_the_start_everybody_controls_the_own_castle(seat: int, castle: str) -> None:
    g = table(module="conquest", board="A1")
    assert g.holder[board(g).number[castle]] == seat


@clause("WK-CSOLO-03")
def test_alone_the_red_castle_is_the_own_and_the_blue_one_the_enemys() -> None:
    g = do(at(alone({}, soldier=2), Campaign(0)), "recruit n=2")
    assert armies(g, 0) == {"red_castle": 2}
    assert g.holder[board(g).number["blue_castle"]] == RIVAL


@clause("WK-CSOLO-02", "WK-CBON-02")
def test_alone_a_spy_spot_gives_nothing_and_a_trap_spot_a_trap() -> None:
    """No board for one player has a spy spot; so another spot is made one for this test."""
    g = alone({"home_fields": (0, 2)})
    changed = tuple(
        (TRAP, SPY) if name == "home_fields" else held
        for name, held in zip(board(g).names, board(g).spots, strict=True)
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board(g), "spots", changed)
        settle_tokens(g)
    assert (g.players[0].trap_tokens, g.players[0].spy_tokens) == (1, 0)


@clause("WK-CONQ-43")
@pytest.mark.parametrize("seats", [1, 2])
def test_before_there_is_a_board_nobody_has_points_for_land(seats: int) -> None:
    assert new_table(seats, module="conquest").scores() == (0,) * seats


@clause("WK-CONQ-17", "WK-CBON-03")
def test_tokens_are_counted_kind_by_kind_and_only_a_change_is_told() -> None:
    g = table(module="conquest", board="A1", land={"east_sea": (1, 1), "nw_vale": (0, 1)})
    assert [(player.trap_tokens, player.spy_tokens) for player in g.players] == [(1, 0), (0, 1)]
    g.listen()
    settle_tokens(g)
    assert happened(g, TokensTaken) == []


# -- recruiting and passing ----------------------------------------------------------------------------------------


@clause("WK-CONQ-27", "WK-CONQ-46")
@pytest.mark.parametrize(("army", "shown"), [(10, [2]), (12, [1])])
def test_whoever_lacks_soldiers_is_shown_no_more_than_the_reserve(army: int, shown: list[int]) -> None:
    g = campaign({"nw_vale": (0, army)}, soldiers=1)
    refused = [str(each) for each, _ in g.refusals(0) if str(each).startswith("recruit")]
    assert refused == [f"recruit n={n}" for n in shown]


@clause("WK-CONQ-26")
def test_recruits_come_from_the_own_reserve_to_the_own_castle() -> None:
    g = do(campaign({}, seat=1, soldiers=3), "recruit n=2")
    assert (armies(g, 0), armies(g, 1), g.reserve) == ({}, {"red_castle": 2}, [12, 10])
    assert happened(g, ArmiesRecruited) == [ArmiesRecruited(1, 2)]


@clause("WK-CONQ-37", "WK-CONQ-38")
def test_passes_of_an_earlier_phase_do_not_count() -> None:
    g = at(table(module="conquest", board="A1", players={0: {"soldier": 1}, 1: {"soldier": 1}}), ConquestPhase())
    do(g, "pass", "pass")
    assert asked(g) == ""
    do(at(g, ConquestPhase()), "pass")
    assert (asked(g), g.deciding()) == ("Campaign", (1,))
    assert happened(g, ConquestPassed) == [ConquestPassed(0), ConquestPassed(1), ConquestPassed(0)]


@clause("WK-CONQ-25", "WK-CONQ-39")
def test_without_soldiers_nothing_is_left_but_to_pass() -> None:
    g = at(table(module="conquest", board="A1", players={0: {"soldier": 1}}), ConquestPhase())
    do(g, "recruit n=1")
    assert asked(g) == ""  # both pass by themselves
    assert happened(g, ConquestPassed) == [ConquestPassed(1), ConquestPassed(0)]


# -- marching ------------------------------------------------------------------------------------------------------


@clause("WK-CONQ-08", "WK-CONQ-33")
def test_red_cannot_enter_the_blue_castle_either() -> None:
    g = campaign({"nw_vale": (1, 3), "red_castle": (1, 1)}, seat=1)
    assert why_not(g, "march territory=blue_castle") == ("WK-CONQ-33", {})


@clause("WK-CONQ-30", "WK-CONQ-41")
def test_one_army_more_than_the_enemy_is_enough() -> None:
    g = campaign({"nw_vale": (0, 4), "ne_downs": (0, 1), "center_ford": (1, 3)})
    do(g, "march territory=center_ford", *["send-army source=nw_vale"] * 4)
    assert "go" not in [str(each) for each, _ in g.refusals(0)]
    do(g, "go")
    assert armies(g, 0) == {"center_ford": 1, "ne_downs": 1, "blue_castle": 3}


@clause("WK-CONQ-28")
def test_after_a_move_no_army_is_on_its_way_any_more() -> None:
    g = march(campaign({"nw_vale": (0, 2)}), "ne_downs", "nw_vale", "nw_vale")
    assert {land.marching for land in derived_view(g).lands} == {0}
    assert happened(g, ArmiesMoved) == [ArmiesMoved(0, "nw_vale", "ne_downs", 2)]
    march(at(g, Campaign(0)), "center_ford", "ne_downs")
    assert happened(g, ArmiesMoved)[1:] == [ArmiesMoved(0, "ne_downs", "center_ford", 1)]


@clause("WK-CONQ-34")
def test_who_leaves_a_spot_loses_its_icons_before_the_rest_is_placed_again() -> None:
    g = campaign({"nw_vale": (0, 2)})
    assert icons(g, 0, GOLD) == 1
    march(g, "west_sea", "nw_vale")
    assert (asked(g), spots(g, "nw_vale"), spots(g, "west_sea")) == ("HoldWhich", [], [])
    assert [icons(g, 0, resource) for resource in (GOLD, EXPLORATION)] == [0, 0]


@clause("WK-CONQ-34", "WK-CONQ-31")
def test_the_winner_does_not_inherit_the_spots_of_the_beaten() -> None:
    g = campaign({"nw_vale": (0, 4), "center_ford": (1, 2)})
    march(g, "center_ford", *["nw_vale"] * 3)
    assert (asked(g), spots(g, "center_ford")) == ("HoldWhich", [])
    assert (icons(g, 0, 4), icons(g, 1, 4)) == (0, 0)  # the krystallium of the second spot is nobody's yet


@clause("WK-CONQ-11", "WK-CONQ-34")
def test_spots_that_stay_held_are_not_told_again() -> None:
    g = march(campaign({"ne_downs": (0, 2), "blue_castle": (0, 1)}), "ne_downs", "blue_castle")
    assert (spots(g, "ne_downs"), happened(g, SpotsHeld)) == ([0, 1], [])


@clause("WK-CONQ-07", "WK-CSOLO-05")
def test_alone_too_the_own_castle_stays_the_own_when_it_is_empty() -> None:
    g = march(at(alone({"red_castle": (0, 1)}, soldier=1), Campaign(0)), "home_fields", "red_castle")
    assert g.holder[board(g).number["red_castle"]] == 0


# -- the prison ----------------------------------------------------------------------------------------------------


@clause("WK-CBON-13", "WK-CBON-14")
def test_red_may_hold_the_prison_too() -> None:
    g = at(table(module="conquest", board="A1", land={"prison_isle": (1, 1), "nw_vale": (0, 1)}), EndOfConquest())
    assert (asked(g), g.deciding()) == ("ImprisonWhich", (1,))
    assert may(g) == ["imprison territory=nw_vale spot=0", "set-free"]
    do(g, "imprison territory=nw_vale spot=0")
    assert (g.prisoners, armies(g, 0)) == ([1, 0], {})
    assert happened(g, ArmyImprisoned) == [ArmyImprisoned(0, "nw_vale")]


@clause("WK-CBON-13")
def test_who_holds_the_prison_alone_on_the_board_is_asked_nothing() -> None:
    g = at(table(module="conquest", board="A1", land={"prison_isle": (1, 1), "sw_downs": (1, 2)}), EndOfConquest())
    assert (asked(g), g.prisoners) == ("", [0, 0])


@clause("WK-CBON-18")
@pytest.mark.parametrize(("taken", "left"), [(0, [1]), (1, [0])])
def test_the_army_of_that_very_spot_goes_to_the_prison(taken: int, left: list[int]) -> None:
    g = at(table(module="conquest", board="A1", land={"prison_isle": (0, 1), "sw_downs": (1, 2)}), EndOfConquest())
    do(g, f"imprison territory=sw_downs spot={taken}")
    assert (spots(g, "sw_downs"), armies(g, 1), g.prisoners) == (left, {"sw_downs": 1}, [0, 1])
    assert g.players[1].trap_tokens == left.count(0)


@clause("WK-CBON-15", "WK-CSOLO-16")
def test_taking_the_prison_says_nothing_of_prisoners_where_there_are_none() -> None:
    g = march(campaign({"center_ford": (0, 3)}), "prison_isle", "center_ford")
    assert g.holder[board(g).number["prison_isle"]] == 0
    assert happened(g, ArmiesFreed) == []


@clause("WK-CBON-15", "WK-CBON-17")
def test_no_other_move_frees_anybody() -> None:
    g = campaign({"blue_castle": (0, 1), "prison_isle": (1, 1)})
    g.prisoners = [2, 0]
    march(g, "nw_vale", "blue_castle")
    do(g, "hold spots=0")
    assert (g.prisoners, armies(g, 0), happened(g, ArmiesFreed)) == ([2, 0], {"nw_vale": 1}, [])


@clause("WK-CSOLO-07", "WK-CSOLO-08")
def test_every_enemy_army_that_comes_is_told_and_comes_from_the_reserve() -> None:
    g = alone({"home_fields": (0, 1), "iron_gaol": (0, 1)})
    g.reserve[RIVAL] = 2
    at(g, EndOfConquest())
    assert happened(g, EnemyArmyPlaced) == [EnemyArmyPlaced("blue_castle"), EnemyArmyPlaced("oak_wood")]
    assert (armies(g, RIVAL), g.reserve[RIVAL]) == ({"blue_castle": 1, "oak_wood": 1}, 0)
    assert g.holder[board(g).number["enemy_fort"]] == NOBODY


# -- destroying ----------------------------------------------------------------------------------------------------


@clause("WK-CBON-05", "WK-CBON-07", "WK-CBON-19")
def test_red_may_destroy_a_card_of_blue() -> None:
    players = {0: {"selection": ["hamlet", "quarry"]}, 1: {"selection": ["citadel"]}}
    g = at(table(module="conquest", board="A1", land={"center_ford": (1, 1)}, players=players), Planning())
    assert (asked(g), g.deciding()) == ("DestroyWhich", (1,))
    assert may(g) == ["destroy card=hamlet", "destroy card=quarry", "spare"]
    do(g, "destroy card=hamlet")
    assert [[g.cards.names[card] for card in player.selection] for player in g.players] == [["quarry"], ["citadel"]]
    assert happened(g, CardDestroyed) == [CardDestroyed(1, 0, "hamlet")]


@clause("WK-CBON-05", "WK-SOLO-12")
def test_without_the_module_nobody_is_asked_to_destroy() -> None:
    for module in ("none", "menaces"):
        g = at(table(module=module, players={1: {"selection": ["hamlet"]}}), Planning())
        assert {asked(g, seat) for seat in g.deciding()} == {"Plan"}
