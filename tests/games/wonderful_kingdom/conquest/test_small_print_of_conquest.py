"""Small print of conquest: what a rule says at its edges, each by the clause that says it."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderful_kingdom.kingdom_table import armies, board, march, spots, table
from games.words import at, do, happened, may, why_not
from karczma.games.wonderful_kingdom.conquest.control import castle_of
from karczma.games.wonderful_kingdom.conquest.marching import Muster, leave
from karczma.games.wonderful_kingdom.conquest.phase import Campaign
from karczma.games.wonderful_kingdom.conquest.prison import ImprisonWhich, places_of
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import RIVAL
from karczma.games.wonderful_kingdom.words.conquest_events import ArmiesReturned, SpotsHeld
from karczma.games.wonderful_kingdom.words.derived import derived_view
from karczma.ledger import clause


def conquest(land: dict[str, tuple[int, int]], seat: int = 0, **words: Any) -> WonderfulKingdom:
    return table(module="conquest", board="A1", land=land, players={seat: {"soldier": 5, **words}})


def alone(land: dict[str, tuple[int, int]]) -> WonderfulKingdom:
    return table(1, module="conquest", board="C1", land=land, players={0: {"soldier": 5}})


@clause("WK-CSOLO-03")
def test_alone_the_own_castle_is_the_red_one() -> None:
    g = alone({"red_castle": (0, 2)})
    assert [board(g).names[castle_of(g, side)] for side in (0, RIVAL)] == ["red_castle", "blue_castle"]
    g = conquest({"blue_castle": (0, 2)})
    assert [board(g).names[castle_of(g, side)] for side in (0, 1)] == ["blue_castle", "red_castle"]


@clause("WK-CONQ-07")
def test_an_empty_castle_stays_its_owners() -> None:
    for g, castle in (
        (alone({"red_castle": (0, 1)}), "red_castle"),
        (conquest({"blue_castle": (0, 1)}), "blue_castle"),
    ):
        number = board(g).number[castle]
        leave(g, number, 1)
        assert (g.holder[number], g.armies[number]) == (0, 0)


@clause("WK-CONQ-30")
def test_one_army_more_than_there_are_enemies_is_enough() -> None:
    g = conquest({"blue_castle": (0, 3), "nw_vale": (1, 1)})
    at(g, Muster(0, board(g).number["nw_vale"]))
    assert sum(g.mustered) == 2  # until then there was nothing else to do
    assert may(g) == ["send-army source=blue_castle", "go"]


@clause("WK-CONQ-31", "WK-CONQ-40")
def test_after_a_march_nobody_is_under_way() -> None:
    g = march(at(conquest({"blue_castle": (0, 3)}), Campaign(0)), "nw_vale", "blue_castle")
    assert set(g.mustered) == {0}


@clause("WK-CONQ-31", "WK-CONQ-41")
def test_whoever_conquers_chooses_the_spots_anew() -> None:
    g = march(
        at(conquest({"blue_castle": (0, 2), "nw_vale": (1, 1)}), Campaign(0)), "nw_vale", "blue_castle", "blue_castle"
    )
    do(g, "hold spots=0")
    assert spots(g, "nw_vale") == [0]
    assert len(happened(g, SpotsHeld)) == 1


@clause("WK-CONQ-32")
def test_own_armies_that_go_home_do_so_by_their_clause() -> None:
    g = march(at(conquest({"blue_castle": (0, 3), "nw_vale": (1, 1)}), Campaign(0)), "nw_vale", *["blue_castle"] * 3)
    [own] = [event for event in happened(g, ArmiesReturned) if event.seat == 0]
    assert own.rule == "WK-CONQ-32"


@clause("WK-CONQ-26", "WK-CONQ-42")
def test_to_recruit_is_no_pass() -> None:
    g = conquest({"blue_castle": (0, 1)})
    g.passes = 1
    do(at(g, Campaign(0)), "recruit n=1")
    assert (g.passes, armies(g, 0)) == (0, {"blue_castle": 2})


@clause("WK-CONQ-28", "WK-CONQ-42")
def test_to_march_is_no_pass() -> None:
    g = conquest({"blue_castle": (0, 1)})
    g.passes = 1
    march(at(g, Campaign(0)), "nw_vale", "blue_castle")
    assert g.passes == 0


@clause("WK-CONQ-33")
@pytest.mark.parametrize(("seat", "castle"), [(0, "red_castle"), (1, "blue_castle")])
def test_neither_player_enters_the_castle_of_the_other(seat: int, castle: str) -> None:
    g = at(conquest({"blue_castle": (0, 1), "red_castle": (1, 1)}, seat), Campaign(seat))
    assert why_not(g, f"march territory={castle}").clause == "WK-CONQ-33"


@clause("WK-CBON-14")
def test_an_army_is_taken_from_where_it_stands() -> None:
    g = conquest({"blue_castle": (0, 1), "nw_vale": (1, 1)})
    number = board(g).number["nw_vale"]
    assert len(board(g).spots[number]) == 2
    assert places_of(g, 1) == [(number, 0)]
    g.posts[number] = 0
    assert places_of(g, 1) == [(number, -1)]


@clause("WK-CBON-18", "WK-CBON-16")
def test_an_army_that_is_taken_lies_in_the_prison() -> None:
    g = conquest({"prison_isle": (0, 1), "nw_vale": (1, 2)})
    at(g, ImprisonWhich(0))
    do(g, "imprison territory=nw_vale spot=1")
    assert (g.prisoners, armies(g, 1), spots(g, "nw_vale")) == ([0, 1], {"nw_vale": 1}, [0])


def test_the_outlook_tells_the_lands_only_where_there_are_any() -> None:
    assert derived_view(table().view(0)).lands == []
    g = conquest({"nw_vale": (0, 1)})
    assert {land.territory for land in derived_view(g.view(0)).lands} == set(board(g).names)
    told = [source.card for step in derived_view(g.view(0)).duchies[0].sources for source in step]
    assert "A1" in told
    plain = [source.card for step in derived_view(table().view(0)).duchies[0].sources for source in step]
    assert "A1" not in plain
