"""What the table tells beyond the rules: prospects, the sums of a battle, and what a choice leads to."""

from __future__ import annotations

from games.northgard.northgard_table import BLOCK, A, B, C, D, dice, table
from games.words import at, do, happened
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.recruit import Recruiting
from karczma.games.northgard.map.laying import would_close
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import cell
from karczma.games.northgard.words.derived import derived_view
from karczma.games.northgard.words.events import BattleBegan
from karczma.server.protocol import Question
from karczma.server.tables.wire import question


def asked(g: Northgard) -> Question:
    found = question(g.view(0), 0)
    assert found
    return found


def test_a_territory_tells_its_tiles_whether_it_is_open_and_what_it_yields() -> None:
    g = table(2, {0: {"units": {D: 1}}}, built={B: ["menhir"]})
    lands = {land.territory: land for land in derived_view(g).lands}
    assert (lands[D].tiles, lands[D].open, lands[D].yields) == (1, True, [1, 1, 0, 0])
    assert lands[B].yields == [0, 0, 1, 0]


def test_a_closed_territory_brings_fame_and_a_wolf_leaves_only_what_buildings_bring() -> None:
    g = table(2, {0: {"units": {C: 1}, "clan": "goat"}}, land=BLOCK)
    closed = next(land for land in derived_view(g).lands if not land.open)
    assert (closed.territory, closed.yields[3]) == (C, 2)
    g = table(2, {0: {"units": {D: 1}, "clan": "goat"}}, creatures={"wolf_beige": D})
    assert next(land for land in derived_view(g).lands if land.territory == D).yields == [0, 0, 0, 0]


def test_a_player_sees_the_next_harvest_the_winter_and_what_counts() -> None:
    g = table(2, {0: {"units": {D: 4}, "clan": "goat", "food": 2, "wood": 5, "fame": 3}})
    seat = derived_view(g).seats[0]
    assert (seat.harvest, seat.winter, seat.strongholds, seat.counted) == ([1, 1, 0, 0], 1, 0, [3, 2, 0, 0])


def test_a_battle_says_where_the_strength_of_both_sides_comes_from() -> None:
    players = {0: {"units": {B: 3}, "clan": "goat"}, 1: {"units": {A: 2}, "clan": "raven"}}
    g = table(2, players, built={A: ["defense_tower"]}, chance=dice("2", "2"))
    at(g, Moving(0, 1, 1, 2, Orders()))
    do(g, f"from source={B}", f"to target={A}", "units n=3")
    [began] = happened(g, BattleBegan)
    assert began.forces == (("units", 3, 0), ("card", 1, 2))
    assert began.against_forces == (("units", 2, 0), ("defense_tower", 0, 1))
    assert (began.points, began.against) == (4, 2)


def test_a_move_tells_ahead_where_it_may_go_and_with_how_many() -> None:
    g = at(table(2, {0: {"units": {A: 2, D: 1}, "clan": "goat"}}), Moving(0, 1, 0, 0, Orders()))
    source = next(offer for offer in asked(g).options if offer.text == f"from source={D}")
    assert source.next
    assert [offer.text for offer in source.next.options] == [f"to target={A}"]
    assert [(refused.clause, refused.facts) for refused in source.next.refusals] == [
        ("NG-MOVE-06", {"price": 2, "moves": 1}),
        ("NG-MAP-11", {"source": D, "target": B}),
        ("NG-MOVE-02", {"target": D}),
    ]
    home = next(offer for offer in asked(g).options if offer.text == f"from source={A}")
    assert home.next
    assert home.next.options[0].next
    assert [offer.text for offer in home.next.options[0].next.options] == ["units n=1", "units n=2"]


def test_recruiting_tells_ahead_how_many() -> None:
    g = at(table(2, {0: {"units": {A: 1, D: 1}, "clan": "goat"}}), Recruiting(0, 2))
    place = next(offer for offer in asked(g).options if offer.name == "recruit-at")
    assert place.next
    assert [offer.text for offer in place.next.options] == ["recruit-units n=1", "recruit-units n=2"]


def test_exploring_tells_ahead_every_turn_on_every_cell_and_what_it_would_close() -> None:
    g = table(2, {0: {"units": {A: 1}, "clan": "goat"}}, stack=["tile_05"])
    at(g, Exploring(0, 1))
    where = asked(g)
    assert where.name == "lay-where"
    for place in where.options:
        assert place.next
        assert place.next.name == "lay-how"
        assert len(place.next.options) + len(place.next.refusals) == 4
        assert all(set(turn.facts) == {"closed", "fame"} for turn in place.next.options)


def test_a_cell_out_of_reach_says_so() -> None:
    g = table(2, {0: {"units": {A: 1}, "clan": "goat"}}, stack=["tile_05"])
    at(g, Exploring(0, 1))
    assert "NG-EXPL-02" in {refused.clause for refused in asked(g).refusals}


def test_a_turn_that_closes_a_territory_tells_its_fame() -> None:
    g = table(2, {0: {"units": {C: 1}, "clan": "goat"}}, land=BLOCK[:3])
    assert would_close(g, 0, g.cards.card_id["tile_02"], cell(1, 1), 0) == (1, 4)
    assert would_close(g, 1, g.cards.card_id["tile_02"], cell(1, 1), 0) == (0, 0)
