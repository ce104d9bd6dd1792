"""What is remembered of a judgement is never stale."""

from __future__ import annotations

import pytest

from games.remembering import agrees_when_asked_anew, is_never_stale, positions
from karczma.games.empires_north.bots.judgement import in_empire, on_land, rounds_left
from karczma.games.empires_north.table.state import EmpiresNorth


@pytest.mark.parametrize(("seats", "every"), [(3, 100), (1, 30)])
def test_what_is_on_land_is_remembered_by_all_that_its_worth_follows_from(seats: int, every: int) -> None:
    changed = 0
    for g, seat in positions("empires_north", seats, 1, every):
        assert isinstance(g, EmpiresNorth)
        for left in (0.0, rounds_left(g)):
            changed += is_never_stale(on_land, g, seat, left) + is_never_stale(in_empire, g, seat, left)
    assert changed > 30


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 1, {}), (4, 2, {"raze_tokens_score": "true"}), (1, 3, {"scenario": "rival_clan"})],
)
def test_in_a_whole_game_nothing_is_taken_for_something_else(seats: int, seed: int, options: dict[str, str]) -> None:
    looked = list(positions("empires_north", seats, seed, every=5, **options))
    assert len(looked) > 8
    agrees_when_asked_anew("empires_north", looked, on_land, in_empire)
