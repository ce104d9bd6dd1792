"""Chapter "Conquest": boards, setting up, and the conquest phase."""

from __future__ import annotations

from collections.abc import Mapping

import networkx
import pytest

from games.wonderful_kingdom.kingdom_table import armies, board, march, new_table, purse, spots, table
from games.words import asked, at, do, going_on, happened, may, not_on_show, play_first, why_not
from karczma.games.wonderful_kingdom.conquest.control import board_yields, bonuses, settle_tokens
from karczma.games.wonderful_kingdom.conquest.marching import Muster
from karczma.games.wonderful_kingdom.conquest.phase import Campaign, ConquestPhase
from karczma.games.wonderful_kingdom.production import ProductionStep, icons
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.scoring import count
from karczma.games.wonderful_kingdom.table.boards import BONUSES, PRISON, TRAP
from karczma.games.wonderful_kingdom.table.catalogue import CARD_FILES, catalogue
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import BLUE, EXPLORATION, MATERIALS, NOBODY, RED
from karczma.games.wonderful_kingdom.words.conquest_events import ArmiesMoved, ArmiesReturned, ConquestPassed, SpotsHeld
from karczma.games.wonderful_kingdom.words.events import Produced, SupremacyWon
from karczma.kernel.choices import no
from karczma.ledger import clause

BOARDS = catalogue().boards
Land = Mapping[str, tuple[int, int]]


def campaign(land: Land, soldiers: int = 9, side: str = "A1", other: int = 0) -> WonderfulKingdom:
    """Seat 0 (blue here) is to act."""
    g = table(module="conquest", board=side, land=land, players={0: {"soldier": soldiers}, 1: {"soldier": other}})
    return at(g, Campaign(0))


# -- boards --------------------------------------------------------------------------------------------------------


@clause("WK-CONQ-02", "WK-CONQ-03", "WK-CONQ-04", "WK-CONQ-05")
@pytest.mark.parametrize("side", list(BOARDS))
def test_every_board_is_one_connected_graph(side: str) -> None:
    found = BOARDS[side]
    graph = networkx.Graph((a, b) for a, near in enumerate(found.adjacent) for b in near)
    assert networkx.is_connected(graph)
    assert len(graph) == len(found.names)
    assert all((a in found.adjacent[b]) == (b in found.adjacent[a]) for a in graph for b in graph)
    assert not any(a in found.adjacent[a] for a in graph)
    for territory, held in enumerate(found.spots):
        assert bool(held) != found.is_castle[territory]


@clause("WK-CONQ-04")
@pytest.mark.parametrize("side", list(BOARDS))
def test_there_are_seas_on_every_board_and_armies_enter_them(side: str) -> None:
    territories = CARD_FILES.faces()["boards"][side]["territories"].values()
    assert {territory["kind"] for territory in territories} == {"land", "sea", "castle"}


@clause("WK-CBON-08")
@pytest.mark.parametrize("side", list(BOARDS))
def test_two_steps_away_is_what_the_graph_says(side: str) -> None:
    found = BOARDS[side]
    graph = networkx.Graph((a, b) for a, near in enumerate(found.adjacent) for b in near)
    for target in range(len(found.names)):
        far = networkx.single_source_shortest_path_length(graph, target, cutoff=2)
        assert {origin for origin, _ in found.two_steps[target]} == {t for t, steps in far.items() if steps == 2}
        assert all(
            by in found.adjacent[target] and origin in found.adjacent[by] for origin, by in found.two_steps[target]
        )


@clause("WK-CONQ-16")
@pytest.mark.parametrize("side", list(BOARDS))
def test_four_starting_spots_for_each_colour(side: str) -> None:
    starts = [mark for marks in BOARDS[side].starts for mark in marks if mark]
    assert starts.count("red") == 4
    assert starts.count("blue") == (4 if side[0] in "AB" else 0)
    assert sum(PRISON in held for held in BOARDS[side].spots) == 1


# -- setting up ----------------------------------------------------------------------------------------------------


@clause("WK-CONQ-13", "WK-CONQ-15", "WK-CONQ-16", "WK-CONQ-17", "WK-CONQ-18")
def test_example_red_starts_with_two_traps_and_three_kinds_of_resources() -> None:
    g = play_first(new_table(2, module="conquest"), "BoardWhich")
    assert [player.trap_tokens for player in g.players] == [0, 0]
    do(g, "choose-board board=A1")
    red = next(seat for seat, player in enumerate(g.players) if player.colour == RED)
    assert armies(g, red) == {"sw_downs": 2, "se_vale": 2}
    assert sorted(BONUSES[bonus] for bonus in bonuses(g, red)) == ["gold", "population", "trap", "trap"]
    assert (g.players[red].trap_tokens, g.players[red].traps) == (2, 2)
    assert board_yields(g, red) == [2, 1, 1, 0, 0]
    assert g.reserve == [8, 8]
    assert board(g).castle[RED] == board(g).number["red_castle"]


@clause("WK-CONQ-21", "WK-CONQ-12")
def test_markers_on_the_duchy_card_are_no_cubes() -> None:
    g = play_first(new_table(2, module="conquest"), "Offer")
    assert [player.wallet for player in g.players] == [[0] * 6] * 2
    assert [icons(g, 0, resource) for resource in range(4)] == board_yields(g, 0)[:4]
    assert table().players[0].board_yields == [0] * 5  # and without a board there are none


# -- control -------------------------------------------------------------------------------------------------------


@clause("WK-CONQ-06", "WK-CONQ-45")
def test_a_territory_belongs_to_whoever_has_armies_there() -> None:
    g = campaign({"nw_vale": (0, 2), "west_sea": (1, 1)})
    number = board(g).number
    assert (g.holder[number["nw_vale"]], g.holder[number["west_sea"]], g.holder[number["center_ford"]]) == (
        0,
        1,
        NOBODY,
    )
    march(g, "ne_downs", "nw_vale", "nw_vale")
    assert g.holder[number["nw_vale"]] == NOBODY
    assert g.posts[number["nw_vale"]] == 0
    assert g.holder[number["ne_downs"]] == 0


@clause("WK-CONQ-06", "WK-CONQ-09")
def test_a_territory_that_is_taken_changes_hands_with_everything_in_it() -> None:
    g = campaign({"nw_vale": (0, 4), "west_sea": (1, 2), "sw_downs": (1, 1)})
    number = board(g).number
    do(march(g, "west_sea", *["nw_vale"] * 3), "hold spots=1", "hold spots=0")
    assert [g.holder[number[name]] for name in ("west_sea", "nw_vale", "sw_downs")] == [0, 0, 1]
    assert (armies(g, 0)["west_sea"], "west_sea" in armies(g, 1)) == (1, False)
    assert list(bonuses(g, 1)) == [TRAP]  # of what is left
    assert sorted(bonuses(g, 0)) == [EXPLORATION, TRAP]


@clause("WK-CONQ-06")
def test_a_territory_is_kept_as_long_as_one_army_stays() -> None:
    g = campaign({"nw_vale": (0, 3)})
    march(g, "ne_downs", *["nw_vale"] * 2)
    do(g, "hold spots=0")
    assert [g.holder[board(g).number[name]] for name in ("nw_vale", "ne_downs")] == [0, 0]


@clause("WK-CONQ-07")
def test_the_own_castle_stays_the_own_also_when_empty() -> None:
    g = march(campaign({"blue_castle": (0, 1)}), "nw_vale", "blue_castle")
    assert armies(g, 0) == {"nw_vale": 1}
    assert g.holder[board(g).number["blue_castle"]] == 0
    assert board_yields(g, 0)[MATERIALS] == 2


@clause("WK-CONQ-08", "WK-CONQ-33")
def test_the_castle_of_the_opponent_cannot_be_entered() -> None:
    g = campaign({"sw_downs": (0, 3), "se_vale": (0, 3)})
    assert why_not(g, "march territory=red_castle").clause == "WK-CONQ-33"


@clause("WK-CONQ-33")
def test_armies_may_go_back_to_the_own_castle() -> None:
    g = march(campaign({"nw_vale": (0, 2), "blue_castle": (0, 1)}), "blue_castle", "nw_vale")
    assert armies(g, 0) == {"blue_castle": 2, "nw_vale": 1}


@clause("WK-CONQ-09", "WK-CONQ-10", "WK-CONQ-11")
def test_who_has_fewer_armies_than_spots_chooses() -> None:
    g = campaign({"nw_vale": (0, 2), "ne_downs": (0, 2)})
    march(g, "center_ford", "nw_vale", "ne_downs")
    assert asked(g) == "HoldWhich"
    assert may(g) == ["hold spots=0,1", "hold spots=0,2", "hold spots=1,2"]
    do(g, "hold spots=0,2")
    assert spots(g, "center_ford") == [0, 2]
    assert [BONUSES[bonus] for bonus in bonuses(g, 0) if bonus > 2] == ["destroy", "exploration"]
    assert asked(g) == "HoldWhich"  # and the territories that were left
    assert may(g) == ["hold spots=0", "hold spots=1"]
    do(g, "hold spots=1", "hold spots=0")
    assert (spots(g, "nw_vale"), spots(g, "ne_downs")) == ([1], [0])


@clause("WK-CONQ-10")
def test_any_number_of_armies_but_one_for_each_spot() -> None:
    g = march(campaign({"blue_castle": (0, 5)}), "nw_vale", *["blue_castle"] * 5)
    assert armies(g, 0) == {"nw_vale": 5}
    assert spots(g, "nw_vale") == [0, 1]
    assert happened(g, SpotsHeld) == [SpotsHeld(0, "nw_vale", 3, "trap", "gold", "none")]


@clause("WK-CONQ-11")
def test_armies_elsewhere_stay_on_their_spots() -> None:
    g = campaign({"center_ford": (0, 1), "blue_castle": (0, 1)})
    g.posts[board(g).number["center_ford"]] = 4
    march(g, "nw_vale", "blue_castle")
    assert asked(g) == "HoldWhich"
    do(g, "hold spots=0")
    assert spots(g, "center_ford") == [2]
    assert asked(g) == ""


# -- production ----------------------------------------------------------------------------------------------------


@clause("WK-CONQ-19", "WK-CONQ-20", "WK-CBON-01")
def test_castle_and_spots_produce_and_count_for_supremacy() -> None:
    g = table(module="conquest", board="B1", land={"blue_march": (0, 1), "red_march": (1, 1)})
    g.posts[board(g).number["red_march"]] = 2  # red holds the trap spot only
    settle_tokens(g)
    assert (icons(g, 0, MATERIALS), icons(g, 1, MATERIALS)) == (3, 2)
    at(g, ProductionStep(MATERIALS))
    assert [event.n for event in happened(g, Produced)] == [3, 2]
    assert happened(g, SupremacyWon) == [SupremacyWon(0, "materials")]


@clause("WK-CBON-01")
@pytest.mark.parametrize(
    ("side", "territory", "spot", "token"),
    [("A2", "salt_flats", 1, 0), ("A1", "ne_downs", 1, 1), ("A1", "nw_vale", 1, 2), ("A1", "west_sea", 1, 3)],
)
def test_a_resource_spot_gives_one_cube(side: str, territory: str, spot: int, token: int) -> None:
    g = table(module="conquest", board=side, land={territory: (0, 1)})
    g.posts[board(g).number[territory]] = 1 << spot
    expected = [2, 0, 0, 0, 0]
    expected[token] += 1
    assert board_yields(g, 0) == expected


# -- the phase -----------------------------------------------------------------------------------------------------


@clause("WK-CONQ-24")
@pytest.mark.parametrize(
    ("number", "mine", "theirs", "first"), [(1, 1, 1, 0), (2, 1, 1, 1), (1, 1, 2, 1), (2, 2, 1, 0)]
)
def test_more_soldiers_act_first(number: int, mine: int, theirs: int, first: int) -> None:
    players = {0: {"soldier": mine, "training": 0}, 1: {"soldier": theirs, "training": 1}}
    g = at(table(module="conquest", board="A1", round=number, players=players), ConquestPhase())
    assert (asked(g), g.deciding()) == ("Campaign", (first,))


@clause("WK-CONQ-25", "WK-CONQ-26")
def test_recruit_move_or_pass() -> None:
    g = campaign({"blue_castle": (0, 1)}, soldiers=2)
    assert may(g) == [
        "recruit n=1",
        "recruit n=2",
        "march territory=nw_vale",
        "march territory=ne_downs",
        "pass",
    ]


@clause("WK-CONQ-26")
def test_recruiting_costs_a_soldier_for_each_army() -> None:
    g = do(campaign({}, soldiers=4), "recruit n=3")
    assert (purse(g), armies(g, 0), g.reserve) == ({"soldier": 1}, {"blue_castle": 3}, [9, 12])


@clause("WK-CONQ-27")
def test_an_empty_reserve_recruits_nobody() -> None:
    g = campaign({"nw_vale": (0, 10)})
    g.prisoners[0], g.reserve[0] = 2, 0
    g.offered = None
    assert why_not(g, "recruit n=1").clause == "WK-CONQ-27"
    assert not_on_show(g, "recruit n=0")
    assert not any(text.startswith("recruit") for text in may(g))


@clause("WK-CONQ-27")
def test_no_more_than_the_reserve() -> None:
    g = campaign({"nw_vale": (0, 10)}, soldiers=5)
    assert [text for text in may(g) if text.startswith("recruit")] == ["recruit n=1", "recruit n=2"]
    assert not_on_show(g, "recruit n=3")


@clause("WK-CONQ-46")
def test_an_action_needs_all_its_soldiers() -> None:
    g = campaign({"nw_vale": (0, 4), "center_ford": (1, 2)}, soldiers=2)
    assert why_not(g, "recruit n=3") == ("WK-CONQ-46", {"price": 3, "soldiers": 2})
    assert why_not(g, "march territory=center_ford") == ("WK-CONQ-46", {"price": 3, "soldiers": 2})
    do(g, "march territory=west_sea", "send-army source=nw_vale")  # the second of two goes by itself, as the last one
    assert (armies(g, 0), purse(g)) == ({"nw_vale": 2, "west_sea": 2}, {})


@clause("WK-CONQ-46")
def test_no_army_marches_without_a_soldier() -> None:
    g = campaign({"nw_vale": (0, 2), "ne_downs": (0, 2)}, soldiers=1)
    muster = Muster(0, board(g).number["center_ford"])
    g.mustered[board(g).number["nw_vale"]] = 1
    refused = {str(each): each.refusal(g, muster) for each in muster.candidates(g)}
    for source in ("nw_vale", "ne_downs"):
        assert refused[f"send-army source={source}"] == no("WK-CONQ-46", price=2, soldiers=1)
    assert refused["go"] is None


@clause("WK-CONQ-28", "WK-CONQ-29", "WK-CONQ-36")
def test_one_target_and_any_number_of_neighbours() -> None:
    g = campaign({"nw_vale": (0, 2), "ne_downs": (0, 1), "sw_downs": (0, 1), "blue_castle": (0, 1)})
    do(g, "march territory=center_ford")
    origins = ["sw_downs", "nw_vale", "ne_downs"]
    assert may(g) == [f"send-army source={name}" for name in origins]  # the castle is no neighbour
    assert why_not(g, "go") == ("WK-CONQ-30", {"needed": 1, "sent": 0})
    do(g, "send-army source=ne_downs")
    assert why_not(g, "send-army source=ne_downs") == ("WK-CONQ-29", {"territory": "ne_downs"})
    do(g, "send-army source=nw_vale", "send-army source=nw_vale", "go")
    assert armies(g, 0) == {"center_ford": 3, "sw_downs": 1, "blue_castle": 1}
    assert purse(g) == {"soldier": 6}
    moved = [(event.source, event.territory, event.n) for event in happened(g, ArmiesMoved)]
    assert moved == [("nw_vale", "center_ford", 2), ("ne_downs", "center_ford", 1)]
    assert happened(g, ArmiesReturned) == []


@clause("WK-CONQ-28")
def test_without_an_army_nearby_there_is_no_move() -> None:
    g = campaign({"blue_castle": (0, 1)})
    assert why_not(g, "march territory=center_ford") == ("WK-CONQ-28", {"territory": "center_ford"})


@clause("WK-CONQ-28", "WK-CONQ-29")
def test_every_territory_can_be_asked_why_no_army_comes_from_there() -> None:
    g = campaign({"blue_castle": (0, 2), "nw_vale": (0, 2), "ne_downs": (0, 2), "se_vale": (1, 1)})
    do(g, "march territory=center_ford", "send-army source=nw_vale", "send-army source=nw_vale")
    assert why_not(g, "send-army source=nw_vale") == ("WK-CONQ-29", {"territory": "nw_vale"})
    assert why_not(g, "send-army source=se_vale") == ("WK-CONQ-28", {"source": "se_vale"})
    far = {"source": "blue_castle", "territory": "center_ford"}
    assert why_not(g, "send-army source=blue_castle") == ("WK-CONQ-28", far)


@clause("WK-CONQ-36")
def test_a_free_or_own_territory_needs_no_minimum() -> None:
    g = march(campaign({"nw_vale": (0, 1), "ne_downs": (0, 2)}), "ne_downs", "nw_vale")
    assert armies(g, 0) == {"ne_downs": 3}


@clause("WK-CONQ-30", "WK-CONQ-31", "WK-CONQ-32", "WK-CONQ-41")
@pytest.mark.parametrize(("sent", "left"), [(4, 1), (5, 2)])
def test_example_four_or_five_against_three(sent: int, left: int) -> None:
    g = campaign({"nw_vale": (0, 6), "center_ford": (1, 3)})
    march(g, "center_ford", *["nw_vale"] * sent)
    assert armies(g, 1) == {"red_castle": 3}
    assert armies(g, 0) == {"center_ford": left, "nw_vale": 6 - sent, "blue_castle": 3}
    assert purse(g) == {"soldier": 9 - sent}
    assert [(event.seat, event.n) for event in happened(g, ArmiesReturned)] == [(1, 3), (0, 3)]


@clause("WK-CONQ-30", "WK-CONQ-41")
def test_example_three_against_three_is_illegal() -> None:
    g = campaign({"nw_vale": (0, 3), "center_ford": (1, 3)})
    refused = why_not(g, "march territory=center_ford")
    assert refused == ("WK-CONQ-30", {"territory": "center_ford", "needed": 4, "near": 3})
    g = campaign({"nw_vale": (0, 4), "center_ford": (1, 3)})
    march(g, "center_ford", *["nw_vale"] * 4)  # all four must go, so nothing is asked
    assert armies(g, 0) == {"center_ford": 1, "blue_castle": 3}
    g = campaign({"nw_vale": (0, 4), "ne_downs": (0, 1), "center_ford": (1, 3)})
    do(g, "march territory=center_ford", *["send-army source=nw_vale"] * 3)
    assert why_not(g, "go") == ("WK-CONQ-30", {"needed": 4, "sent": 3})


@clause("WK-CONQ-40", "WK-CONQ-34", "WK-CONQ-35")
def test_example_red_attacks_the_centre_from_two_sides() -> None:
    land = {"sw_downs": (1, 3), "se_vale": (1, 3), "center_ford": (0, 3)}
    g = table(module="conquest", board="A1", land=land, players={1: {"soldier": 4}, 0: {}})
    at(g, Campaign(1))
    assert g.players[1].trap_tokens == 2
    before = board_yields(g, 1)
    march(g, "center_ford", "sw_downs", "sw_downs", "se_vale", "se_vale")
    assert armies(g, 0) == {"blue_castle": 3}
    do(g, "hold spots=0")  # the destroy spot
    do(g, "hold spots=1", "hold spots=0")  # population is kept, the trap given up; the other way round in the east
    assert armies(g, 1) == {"center_ford": 1, "sw_downs": 1, "se_vale": 1, "red_castle": 3}
    assert purse(g, 1) == {}
    assert g.players[1].trap_tokens == 1
    assert sum(before) - sum(board_yields(g, 1)) == 1
    assert "destroy" in [BONUSES[bonus] for bonus in bonuses(g, 1)]
    assert list(bonuses(g, 0)) == []


@clause("WK-CONQ-35")
def test_tokens_are_compared_before_and_after_the_whole_action() -> None:
    g = campaign({"nw_vale": (0, 2), "ne_downs": (0, 1)})
    assert g.players[0].trap_tokens == 2
    march(g, "ne_downs", "nw_vale")
    assert asked(g) == "HoldWhich"
    assert g.players[0].trap_tokens == 2  # not before all are placed again
    do(g, "hold spots=0")
    assert g.players[0].trap_tokens == 2
    g = campaign({"nw_vale": (0, 2), "ne_downs": (0, 1)})
    do(march(g, "ne_downs", "nw_vale"), "hold spots=1")
    assert g.players[0].trap_tokens == 1


@clause("WK-CONQ-23", "WK-CONQ-37", "WK-CONQ-38", "WK-CONQ-42")
def test_example_a_pass_must_follow_a_pass() -> None:
    land = {"blue_castle": (0, 2), "red_castle": (1, 1)}
    g = table(module="conquest", board="A1", land=land, players={0: {"soldier": 2}, 1: {"soldier": 3}})
    going_on(g, ConquestPhase(), "begin")
    assert g.deciding() == (1,)  # red
    do(g, "pass")
    march(g, "nw_vale", "blue_castle")
    do(g, "hold spots=0")
    assert g.deciding() == (1,)
    do(g, "pass", "pass")
    assert asked(g) == ""
    assert happened(g, ConquestPassed) == [ConquestPassed(1), ConquestPassed(1), ConquestPassed(0)]


@clause("WK-CONQ-37")
def test_who_has_passed_may_act_again() -> None:
    land = {"blue_castle": (0, 2), "red_castle": (1, 1)}
    g = table(module="conquest", board="A1", land=land, players={0: {"soldier": 2}, 1: {"soldier": 3}})
    going_on(g, ConquestPhase(), "begin")
    do(g, "pass", "recruit n=1", "recruit n=1", "recruit n=1")
    assert [purse(g, seat) for seat in (0, 1)] == [{}, {"soldier": 2}]
    assert g.deciding() == (1,)


@clause("WK-CONQ-37")
@pytest.mark.parametrize("action", ["recruit n=1", "march territory=nw_vale"])
def test_after_any_action_two_more_passes_are_needed(action: str) -> None:
    land = {"blue_castle": (0, 3), "red_castle": (1, 1)}
    g = table(module="conquest", board="A1", land=land, players={0: {"soldier": 3}, 1: {"soldier": 4}})
    going_on(g, ConquestPhase(), "begin")
    do(g, "pass", action)
    while asked(g) in ("Muster", "HoldWhich"):
        do(g, may(g)[-1])
    assert (asked(g), g.deciding(), g.passes) == ("Campaign", (1,), 0)
    do(g, "pass")
    assert (asked(g), g.deciding()) == ("Campaign", (0,))  # one pass alone ends nothing
    do(g, "pass")
    assert asked(g) == ""


@clause("WK-CONQ-39")
def test_soldiers_are_kept() -> None:
    g = table(module="conquest", board="A1", players={0: {"soldier": 2}, 1: {"soldier": 3}})
    going_on(g, Round(), "conquest")
    do(g, "pass", "pass")
    assert g.round == 2
    assert [purse(g, seat) for seat in (0, 1)] == [{"soldier": 2}, {"soldier": 3}]


# -- points --------------------------------------------------------------------------------------------------------


@clause("WK-CONQ-43", "WK-CONQ-44", "WK-CONQ-45")
def test_points_in_the_colour_of_the_controller() -> None:
    land = {"sw_downs": (0, 1), "nw_vale": (0, 1), "prison_isle": (1, 2), "center_ford": (1, 1)}
    g = table(module="conquest", board="A1", land=land)
    assert (count(g, 0)[6], count(g, 1)[6]) == (3 + 1, 1 + 4)
    assert all(BOARDS[side].vp[castle] == (0, 0) for side in ("A1", "A2", "B1", "B2") for castle in BOARDS[side].castle)
    g = table(module="conquest", board="A1", land={})
    assert g.scores() == (0, 0)
    assert g.players[0].colour == BLUE
