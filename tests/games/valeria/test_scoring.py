"""Chapter "Scoring": what counts, who wins, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import table
from games.words import at, happened
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.scoring import tableau_size
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.words.events import GameEnded
from karczma.ledger import clause

# Dukes who give these realms nothing: no Domains, no Monsters, no Workers or Soldiers, no handful of resources.
DOMAINS, MONSTERS, WORKERS = "cornelius_the_dreamer", "hrothgar_the_conqueror", "simon_the_unclean"


def counted(*realms: dict[str, Any]) -> Valeria:
    """The final count of these realms, seat by seat."""
    return at(table(len(realms), dict(enumerate(realms))), FinalCount())


# -- points --------------------------------------------------------------------------------------------------------


@clause("VK-SCORE-01")
def test_monsters_domains_tokens_and_duke_add_up() -> None:
    realm = {
        "duke": DOMAINS,  # 3 for each Domain, and 1 for every three resources
        "slain": ["goblin", "troll", "spider_queen"],  # 1 + 6 + 5
        "domains": ["palace_of_the_dawn", "the_orb_of_urdr"],  # 4 + 1
        "vp": 7,
        "gold": 3,
        "citizens": ["archer", "cleric"],
    }
    g = counted(realm, {"duke": MONSTERS})
    assert g.scores() == (12 + 5 + 7 + (6 + 1), 0)
    assert happened(g, GameEnded) == [GameEnded((0,), (31, 0))]


@clause("VK-SCORE-01")
@pytest.mark.parametrize(
    ("realm", "points"),
    [
        ({"slain": ["goblin", "goblin_king"], "duke": DOMAINS}, 5),
        ({"domains": ["emerald_stronghold", "halfpenny_hill"], "duke": MONSTERS}, 7),
        ({"vp": 4, "duke": MONSTERS}, 4),
        ({"slain": ["goblin"], "duke": MONSTERS}, 1 + 2),
        ({"citizens": ["cleric", "rogue"], "duke": WORKERS}, 0),
    ],
)
def test_each_source_of_points_counts_by_itself(realm: dict[str, Any], points: int) -> None:
    assert counted({"duke": "isabella_the_righteous"}, realm).scores() == (0, points)


@clause("VK-SCORE-01")
def test_victory_tokens_count_among_players() -> None:
    g = table(2, {0: {"vp": 4, "duke": MONSTERS}, 1: {"duke": DOMAINS}})
    assert g.scores() == (4, 0)


@clause("VK-SCORE-02")
def test_a_duke_counts_role_icons_on_citizens_and_on_domains() -> None:
    realm = {"duke": "isabella_the_righteous", "citizens": ["archer"], "domains": ["gargans_embrace"]}  # 2 Soldiers
    assert counted(realm, {"duke": MONSTERS}).scores() == (2 + 1 + 2, 0)


@clause("VK-SCORE-07")
def test_leftover_resources_give_no_points_of_their_own() -> None:
    realm = {"gold": 1, "strength": 1, "magic": 1, "duke": MONSTERS}  # that Duke wants four of them for a point
    assert counted(realm, {"duke": DOMAINS}).scores() == (0, 0)
    g = table(2, {0: {"gold": 50, "strength": 50, "magic": 50, "vp": 2}})
    assert g.view(1).scores()[0] == 2  # seat 1 does not know the Duke, so only what lies open counts


# -- the winner ----------------------------------------------------------------------------------------------------


@clause("VK-SCORE-03")
def test_the_player_with_the_most_points_wins() -> None:
    g = counted({"vp": 9, "duke": DOMAINS}, {"vp": 10, "duke": MONSTERS}, {"vp": 8, "duke": WORKERS})
    assert (g.over, g.winners()) == (True, (1,))
    assert happened(g, GameEnded) == [GameEnded((1,), (9, 10, 8))]


@clause("VK-SCORE-03")
def test_nobody_has_won_before_the_end() -> None:
    assert table(2, {0: {"vp": 9}}).winners() == ()


@clause("VK-SCORE-03")
def test_the_most_points_win_whatever_the_number_of_cards() -> None:
    g = counted({"vp": 5, "duke": MONSTERS}, {"vp": 6, "duke": DOMAINS, "citizens": ["cleric"] * 5})
    assert g.winners() == (1,)


@clause("VK-SCORE-04")
def test_a_tie_is_won_with_fewer_cards() -> None:
    few, many = {"vp": 5, "citizens": ["cleric"]}, {"vp": 5, "citizens": ["cleric", "cleric"]}
    assert counted(many | {"duke": DOMAINS}, few | {"duke": MONSTERS}).winners() == (1,)
    assert counted(few | {"duke": DOMAINS}, many | {"duke": MONSTERS}).winners() == (0,)


@clause("VK-SCORE-05")
@pytest.mark.parametrize(
    "more",
    [
        {"vp": 6, "duke": MONSTERS, "citizens": ["cleric"]},
        {"vp": 4, "duke": MONSTERS, "domains": ["halfpenny_hill"]},  # 2 points
        {"vp": 5, "duke": DOMAINS, "slain": ["goblin"]},  # 1 point
    ],
)
def test_citizens_domains_and_slain_monsters_are_cards_of_the_tableau(more: dict[str, Any]) -> None:
    g = counted(more, {"vp": 6, "duke": WORKERS})
    assert (g.scores(), g.winners()) == ((6, 6), (1,))


@clause("VK-SCORE-05")
def test_the_two_starters_are_cards_of_the_tableau_but_the_duke_is_not() -> None:
    realm = {"citizens": ["cleric", "monk", "monk"], "domains": ["halfpenny_hill"], "slain": ["goblin", "goblin"]}
    g = table(2, {0: realm})
    assert [tableau_size(each) for each in g.realms] == [2 + 3 + 1 + 2, 2]


@clause("VK-SCORE-06")
def test_those_who_are_still_tied_share_the_victory() -> None:
    tied = {"vp": 5, "citizens": ["cleric"]}
    g = counted(tied | {"duke": DOMAINS}, {"vp": 4, "duke": WORKERS}, tied | {"duke": MONSTERS})
    assert g.winners() == (0, 2)
    assert happened(g, GameEnded) == [GameEnded((0, 2), (5, 4, 5))]


@clause("VK-SCORE-08")
def test_a_player_with_fewer_points_does_not_matter_for_the_tie() -> None:
    first = {"vp": 5, "duke": DOMAINS, "citizens": ["cleric", "cleric"]}
    second = {"vp": 5, "duke": MONSTERS, "citizens": ["cleric", "cleric", "monk"]}
    g = counted(first, second, {"vp": 4, "duke": WORKERS})
    assert g.winners() == (0,)
