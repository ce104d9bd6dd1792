"""What is remembered of a judgement is never stale."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import fighting, table
from games.remembering import agrees_when_asked_anew, is_never_stale, positions
from games.words import Words
from karczma.games.monster_lands.bots.hopes import Extra, battles, errand
from karczma.games.monster_lands.bots.judgement import prospects
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import ENTRANCE, FOUGHT, QUEST, TRAIL_CODE

EQUIPPED = {"who": "korgo", "dice": "s", "traps": ["trap_s1"], "potion": 1, "poison": 1}
RIVAL = {"who": "timbulu", "dice": "sm", "traps": ["trap_m1"], "gold": 2}
OWNED = {"gold": 2, "glory": 9, "dice": "ssm35", "traps": ["trap_s2", "trap_m2"], "defence": 2, "potion": 1}


def crowded(seats: int = 2, **words: Any) -> MonsterLands:
    """Somebody on every kind of trail, and a clan that owns something of everything."""
    clan = ["purkas", "korgo", "wondou", "dalina"]
    things = {"gear": {"noxx": "korgo"}, "lands": {"megueria": "korgo"}, "trophies": ["abysur"], "loot": ["loot_kit"]}
    own = {"clan": clan, "wounded": ["wondou"], **things, **OWNED}
    trails: dict[str, Words] = {
        "a1": EQUIPPED,
        "upper": {"who": "wondou", "dice": "s"},
        "quest_left": {"who": "dalina"},
    }
    last: dict[str, Words] = {"a3": RIVAL, "quest_right": {"who": "purkas"}} if seats > 1 else {"a4": {"who": "purkas"}}
    return table(seats, {0: own}, entrance="moldo", trails={**trails, **last}, **words)


def in_battle() -> MonsterLands:
    """The first trail has been attacked, and is rolling."""
    g = fighting(crowded(), 0)
    g.fate[0] = FOUGHT
    g.current_battle.rolled, g.current_battle.total = [3, 4], 2
    return g


def test_the_prospects_of_a_clan_are_remembered_by_all_that_they_follow_from() -> None:
    assert is_never_stale(prospects, crowded(), 0) > 20
    assert is_never_stale(prospects, crowded(round=5), 1) > 3


@pytest.mark.parametrize("more", [None, (0, 4), (0, 0)])
def test_so_are_the_hopes_of_a_site(more: Extra | None) -> None:
    assert is_never_stale(battles, crowded(), 0, more) > 15
    assert is_never_stale(battles, crowded(1), 0, more) > 15
    assert is_never_stale(battles, in_battle(), 0, more) > 15


def test_at_the_entrance_and_in_a_scenario_too() -> None:
    upper = TRAIL_CODE["upper"]
    assert is_never_stale(battles, crowded(), ENTRANCE, (upper, 1)) > 5
    assert is_never_stale(battles, crowded(1, scenario="unprotected"), 0, None) > 15
    assert is_never_stale(battles, crowded(1, scenario="slaughter", difficulty="normal"), 0, None) > 15


def test_and_what_a_quest_may_bring() -> None:
    assert is_never_stale(errand, crowded(1), QUEST) > 2
    for g in (crowded(), in_battle()):
        assert is_never_stale(errand, g, QUEST) > 2
        assert is_never_stale(errand, g, QUEST + 1) > 2


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (2, 1, {}),
        (4, 2, {"ploy": "true", "queens_gift": "true"}),
        (1, 3, {"scenario": "slaughter", "difficulty": "normal"}),
    ],
)
def test_in_a_whole_game_nothing_is_taken_for_something_else(seats: int, seed: int, options: dict[str, str]) -> None:
    looked = list(positions("monster_lands", seats, seed, every=7, **options))
    assert len(looked) > 10
    agrees_when_asked_anew("monster_lands", looked, prospects, battles, errand)
