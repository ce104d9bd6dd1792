"""Chapter "Variant for one player": the points of both sides, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import table
from games.words import at
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.scoring import dark_lord_score
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import COUNTED
from karczma.games.valeria.words.derived import Points, derived_view
from karczma.games.valeria.words.events import DukeRevealed, SoloEnded
from karczma.ledger import clause

EMPTY: dict[str, list[str]] = {"hills": [], "ruins": [], "forest": [], "valley": [], "mountains": []}
REALM = {
    "slain": ["goblin", "goblin_mage"],
    "domains": ["palace_of_the_dawn"],
    "duke": "hrothgar_the_conqueror",
    "vp": 3,
}
IDLE = "simon_the_unclean"  # counts Workers, Soldiers and resources: nothing, where there are none


def counted(vp: int, monsters: dict[str, list[str]]) -> Valeria:
    """A finished game in which the player has just so many points."""
    realm = {"vp": vp, "duke": "cornelius_the_dreamer"}
    return at(table(1, {0: realm}, monsters={**EMPTY, **monsters}, dark_lord={"duke": IDLE}), FinalCount())


def lord(duke: str, monsters: dict[str, list[str]], **captured: Any) -> int:
    return dark_lord_score(table(1, monsters={**EMPTY, **monsters}, dark_lord={"duke": duke, **captured}))


@clause("VK-SOLO-26")
def test_the_player_scores_monsters_domains_and_the_duke() -> None:
    g = table(1, {0: {**REALM, "vp": 0}})
    assert g.scores() == (1 + 2 + 4 + 2 * 2 + 1,)  # Hrothgar: 2 for each Monster, 1 more for the Titan


@clause("VK-SOLO-26")
def test_the_players_duke_counts_leftover_resources() -> None:
    g = table(1, {0: {"gold": 3, "strength": 1, "magic": 3, "duke": "reese_the_firebrand"}})
    assert g.scores() == (1,)  # 7 resources, one point for every 4


@clause("VK-SOLO-27")
def test_victory_tokens_count_for_the_player() -> None:
    assert table(1, {0: REALM}).scores() == (12 + 3,)


@clause("VK-SOLO-27")
def test_victory_tokens_do_not_count_if_the_table_agreed_so() -> None:
    assert table(1, {0: REALM}, solo_count_victory_tokens=False).scores() == (12,)


@clause("VK-SOLO-28")
def test_the_dark_lord_scores_all_surviving_monsters() -> None:
    assert lord(IDLE, {"hills": ["goblin", "goblin_king"], "valley": ["troll"]}) == 1 + 4 + 6


@clause("VK-SOLO-28")
def test_the_dark_lord_scores_captured_domains() -> None:
    captured = ["halfpenny_hill", "the_desert_orchid"]
    assert lord("hrothgar_the_conqueror", {}, domains=captured) == 2 + 3


@clause("VK-SOLO-28")
def test_the_dark_lords_duke_counts_surviving_monsters() -> None:
    survivors = {"hills": ["goblin", "goblin_mage"]}
    assert lord("hrothgar_the_conqueror", survivors) == 1 + 2 + 2 * 2 + 1


@clause("VK-SOLO-28")
def test_the_dark_lords_duke_counts_captured_citizens_by_role() -> None:
    captured = ["archer", "knight", "knight", "rogue", "cleric"]
    assert lord("isabella_the_righteous", {}, citizens=captured) == 3 * 1 + 1 * 2


@clause("VK-SOLO-28")
def test_the_dark_lords_duke_counts_icons_on_captured_domains() -> None:
    """Emerald Stronghold (5 points) shows a Worker, a Soldier and a Holy icon; the Archer is one more Soldier."""
    score = lord("isabella_the_righteous", {}, citizens=["archer"], domains=["emerald_stronghold"])
    assert score == 5 + 2 * 1 + 1 * 2


@clause("VK-SOLO-28")
def test_what_the_player_owns_is_nothing_to_the_dark_lord() -> None:
    rich = {"gold": 20, "strength": 20, "magic": 20, "vp": 9, "citizens": ["archer"], "slain": ["goblin"]}
    g = table(1, {0: rich}, monsters=EMPTY, dark_lord={"duke": IDLE})
    assert dark_lord_score(g) == 0


@clause("VK-SOLO-37")
def test_example_reese_as_the_dark_lord_has_twenty_four_points() -> None:
    monsters: dict[str, list[str]] = {
        "valley": ["troll"],
        "cavern": ["red_dragon"],
        "hills": [],
        "ruins": [],
        "forest": [],
    }
    captured = {"citizens": ["cleric", "cleric", "archer", "butcher"], "domains": ["palace_of_the_dawn"]}
    g = table(
        1,
        monsters=monsters,
        dark_lord={"duke": "reese_the_firebrand", **captured},
        terrains="hills,ruins,forest,valley,cavern",
    )
    assert dark_lord_score(g) == 13 + 4 + (4 + 2 + 1) == 24


@clause("VK-SOLO-29", "VK-SOLO-30")
@pytest.mark.parametrize(("points", "winners", "outcome"), [(4, (0,), "more_points"), (2, (), "fewer_points")])
def test_whoever_has_more_points_wins(points: int, winners: tuple[int, ...], outcome: str) -> None:
    g = counted(points, {"ruins": ["flaming_skeleton"]})  # 3 points for the Dark Lord
    assert (g.ended, g.scores(), dark_lord_score(g)) == (COUNTED, (points,), 3)
    assert g.winners() == winners
    assert g.heard == [
        DukeRevealed(0, "cornelius_the_dreamer"),
        DukeRevealed(-1, IDLE),
        SoloEnded(0, outcome, points, 3),
    ]


@clause("VK-SOLO-29")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert table(1, {0: {"vp": 99}}, monsters=EMPTY).winners() == ()


@clause("VK-SOLO-30")
def test_equal_points_are_a_draw_and_nobody_wins() -> None:
    g = counted(3, {"ruins": ["flaming_skeleton"]})
    assert g.scores() == (dark_lord_score(g),)
    assert (g.over, g.winners()) == (True, ())
    assert (g.heard or [])[-1] == SoloEnded(0, "draw", 3, 3)
    assert derived_view(g).outcome == "draw"
    assert derived_view(table(1, {0: {"vp": 3}})).outcome == ""


@clause("VK-SOLO-35")
def test_the_dark_lord_is_revealed_after_the_players_own_duke() -> None:
    g = counted(0, {})
    assert [event.seat for event in g.heard or [] if isinstance(event, DukeRevealed)] == [0, -1]
    assert g.dark_lord
    assert g.knows(0, g.dark_lord.dukes[0])


@clause("VK-SOLO-35")
def test_before_the_end_the_player_cannot_count_the_dark_lords_duke() -> None:
    g = table(1, monsters={**EMPTY, "hills": ["goblin"]}, dark_lord={"duke": "hrothgar_the_conqueror"})
    assert dark_lord_score(g) == 1 + 2
    assert dark_lord_score(g.view(0)) == 1


@clause("VK-SOLO-26")
def test_a_duke_that_is_not_chosen_yet_adds_nothing() -> None:
    g = table(1, {0: {"gold": 12, "duke": IDLE}})
    assert g.scores() == (6,)
    g.realms[0].dukes.append(g.duke_bag.pop())
    assert g.scores() == (0,)


@clause("VK-SOLO-26", "VK-SOLO-28")
def test_the_count_of_both_sides_is_told_in_its_parts() -> None:
    lord = {"duke": "simon_the_unclean", "citizens": ["archer", "peasant"], "domains": ["grimmwater_keep"]}
    g = table(1, {0: REALM}, monsters={**EMPTY, "hills": ["goblin"]}, dark_lord=lord)
    told = derived_view(g)
    assert told.points == [Points(monsters=1 + 2, domains=4, tokens=3, duke=5, total=15)]
    assert told.points[0].total == g.scores()[0]
    assert told.dark_lord == Points(monsters=1, domains=4, tokens=0, duke=2 + 2, total=dark_lord_score(g))


@clause("VK-SOLO-27")
def test_tokens_that_do_not_count_are_not_told_as_points() -> None:
    assert derived_view(table(1, {0: REALM}, solo_count_victory_tokens=False)).points[0].tokens == 0


@clause("VK-SCORE-01")
def test_with_others_there_is_no_dark_lord_to_count() -> None:
    assert derived_view(table(2)).dark_lord is None
