"""What is told about the table to whoever draws it: nothing here is played by, but it must be true."""

from __future__ import annotations

import pytest

import karczma
from games.wonderful_kingdom.kingdom_table import new_table, table
from games.words import at, do
from karczma.games.wonderful_kingdom.choice.offering import Offer, Select
from karczma.games.wonderful_kingdom.conquest.phase import Campaign
from karczma.games.wonderful_kingdom.menaces.combat import Fight
from karczma.games.wonderful_kingdom.menaces.illusions import MarkCards
from karczma.games.wonderful_kingdom.planning import Plan
from karczma.games.wonderful_kingdom.production import Work
from karczma.games.wonderful_kingdom.rounds import end_game
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.words.derived import Land, March, Site, Source, completed, derived_view
from karczma.kernel.flow import Frame
from karczma.ledger import clause

HAND = {"hand": ["hamlet", "quarry"]}


@pytest.mark.parametrize(
    ("frame", "phase", "offering", "choosing"),
    [
        (Offer(1, 2), "choice", 1, -1),
        (Select(1, False), "choice", 0, 1),
        (MarkCards(0), "choice", 0, -1),
        (Plan(0), "planning", -1, -1),
        (Work(0, 2), "production", -1, -1),
    ],
)
def test_the_phase_and_who_offers(frame: Frame, phase: str, offering: int, choosing: int) -> None:
    words = {**HAND, "illusions": 1, "menaces": "illusionists", "gold": 1, "construction": ["cathedral"]}
    g = at(table(players={0: words, 1: HAND}, module="menaces", left=["obelisk"], right=["citadel"]), frame)
    told = derived_view(g)
    assert (told.phase, told.offering, told.choosing) == (phase, offering, choosing)
    assert told.step == (2 if phase == "production" else -1)


def test_alone_nobody_offers_what_the_rival_lays_out() -> None:
    told = derived_view(at(table(1, left=["cathedral"]), Select(0, False)))
    assert (told.offering, told.choosing) == (-1, 0)
    assert told.medals == {"bronze": 70, "silver": 95, "gold": 115}
    assert told.medal == ""


@clause("WK-SOLO-11")
def test_at_the_end_a_player_alone_is_told_the_medal() -> None:
    g = table(1)
    g.players[0].stage_vp = 70
    end_game(g)
    assert (derived_view(g).phase, derived_view(g).medal) == ("over", "bronze")
    g = table()
    end_game(g)
    assert (derived_view(g).phase, derived_view(g).medal, derived_view(g).medals) == ("over", "", {})


def test_before_duchies_are_taken_nothing_is_known() -> None:
    told = derived_view(new_table(2, 1, module="none"))
    assert told.phase == "setup"
    assert [(each.duchy, each.sources[0]) for each in told.duchies] == [("", []), ("", [])]
    assert derived_view(new_table(1, 1, module="none")).medals == {}


def test_combat_is_a_phase() -> None:
    words = {"construction": ["marauders_1"], "soldier": 1}
    assert derived_view(at(table(players={0: words}, module="menaces"), Fight(0))).phase == "combat"


# -- production ----------------------------------------------------------------------------------------------------


@clause("WK-PROD-02")
def test_production_is_taken_apart_by_what_brings_it() -> None:
    g = table(players={0: {"built": ["druids", "stonemasons", "quarry"]}})
    duchy = derived_view(g).duchies[0]
    assert duchy.production == [2 + 2 + 2, 1, 1, 2, 0]
    assert duchy.sources[0] == [Source("valados_a", 2), Source("stonemasons", 2), Source("quarry", 2)]
    assert duchy.sources[3] == [Source("druids", 2)]  # one for each company
    assert duchy.sources[4] == []


def test_a_stolen_card_brings_nothing() -> None:
    g = table(players={0: {"built": ["quarry", "watermill"]}}, module="menaces")
    g.players[0].stolen = [g.players[0].built[0]]
    g.rebuild()
    duchy = derived_view(g).duchies[0]
    assert duchy.stolen == [True, False]
    assert duchy.sources[0] == [Source("valados_a", 2)]
    assert (duchy.production[0], duchy.production[1]) == (2, 3)


@clause("WK-PROD-02", "WK-DEV-04")
def test_devourers_bring_a_cube_to_the_other_player_only() -> None:
    g = table(players={0: {"construction": ["devourer_gold"]}}, module="menaces")
    held, other = derived_view(g).duchies
    assert (held.production[2], other.production[2]) == (1, 2)
    assert (len(held.sources[2]), other.sources[2][1]) == (1, Source("devourer_gold", 1))
    first, second = derived_view(table(players={1: {"construction": ["devourer_gold"]}}, module="menaces")).duchies
    assert (first.sources[2][1:], second.sources[2][1:]) == ([Source("devourer_gold", 1)], [])
    alone = table(1, {0: {"construction": ["devourer_gold"], "menaces": "devourers"}}, module="menaces")
    assert derived_view(alone).duchies[0].production[2] == 1


@clause("WK-CONQ-19")
def test_the_conquest_board_is_a_source_of_its_own() -> None:
    g = table(module="conquest", board="A1", land={"nw_vale": (0, 2)})
    duchy = derived_view(g).duchies[0]
    assert (duchy.sources[0], duchy.sources[2]) == ([Source("A1", 2)], [Source("A1", 1)])
    assert duchy.production == [2, 0, 1, 0, 0]
    assert derived_view(g).board == "A1"


def test_who_would_have_supremacy() -> None:
    g = table(players={0: {"built": ["quarry"]}, 1: {"built": ["market_town"]}})
    assert derived_view(g).supremacy == [0, -1, 1, -1]


# -- players -------------------------------------------------------------------------------------------------------


def test_cards_under_construction_show_their_free_spaces_and_what_lies_there() -> None:
    g = table(players={0: {"construction": [("great_statue", {"gold": 1}), "quarry"]}}, module="menaces")
    g.players[0].shrouded = [g.players[0].construction[1]]
    assert derived_view(g).duchies[0].sites == [
        Site([2, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0], False),
        Site([3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], True),
    ]


def test_the_stage_of_a_quest_is_a_site_until_the_last_one_is_done() -> None:
    g = table(module="quests", quest="the_lost_crown")
    assert derived_view(g).duchies[0].stage == Site([2, 1, 0, 0, 0, 0], [0] * 6, False)
    assert derived_view(g).quest == "the_lost_crown"
    g.players[0].stage_needs = 0
    assert derived_view(g).duchies[0].stage is None


def test_points_are_told_part_by_part() -> None:
    told = derived_view(table(players={0: {"built": ["cathedral"], "calamities": 2, "soldier": 3}}))
    assert {part: n for part, n in told.duchies[0].points.items() if n} == {
        "cards": 12,
        "calamities": -6,
        "soldiers": 3,
    }
    assert (told.duchies[0].alchemy_rate, told.duchies[0].colour, told.duchies[0].menaces) == (5, "blue", "")


# -- conquest ------------------------------------------------------------------------------------------------------


def campaign(soldier: int) -> WonderfulKingdom:
    land = {"long_bridge": (0, 1), "oak_wood": (0, 3), "green_sea": (1, 1)}
    return at(table(1, {0: {"soldier": soldier}}, module="conquest", board="C1", land=land), Campaign(0))


def test_territories_with_their_armies_and_spots() -> None:
    g = campaign(2)
    lands = {land.territory: land for land in derived_view(g).lands}
    assert lands["oak_wood"] == Land("oak_wood", 0, 3, [0, 1], 0)
    assert lands["green_sea"] == Land("green_sea", 1, 1, [0], 0)
    assert lands["old_border"] == Land("old_border", -1, 0, [], 0)
    assert derived_view(table()).lands == []
    assert derived_view(table()).board == ""


def test_how_a_march_would_end() -> None:
    g = do(campaign(3), "march territory=green_sea", "send-army source=oak_wood")
    assert derived_view(g).march == March("green_sea", 1, 1, 0, None)  # one is not enough
    do(g, "send-army source=oak_wood")
    told = derived_view(g)
    assert told.march == March("green_sea", 2, 1, 1, [g.scores()[0] - 2 + 4 + 1])  # soldiers; points for and against
    assert next(land.marching for land in told.lands if land.territory == "oak_wood") == 2


# -- what a piece changes ------------------------------------------------------------------------------------------


def test_a_piece_that_completes_a_card_tells_what_follows() -> None:
    words = {"construction": [("quarry", {"materials": 2}), "citadel"], "materials": 1}
    g = at(table(players={0: words}), Plan(0))
    last, other = (
        completed(karczma.parse("wonderful_kingdom", text), g, Plan(0))
        for text in ("place token=materials card=quarry at=0", "place token=materials card=citadel at=1")
    )
    assert other == {}
    assert (last["completes"], last["points"], last["soldiers"], last["then_materials"]) == (1, 0, 0, 4)
    assert len(g.players[0].built) == 0
