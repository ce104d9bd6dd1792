"""Chapter "End of the game": counting, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.empires_north.empires_table import once, purse, table
from games.words import Words, at, do
from karczma.games.empires_north.building.empire import add_to
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.scoring import score
from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.games.empires_north.table.terms import FOOD
from karczma.ledger import clause


def ended(*players: Words, **options: Any) -> EmpiresNorth:
    """A finished game of these players."""
    g = table(len(players), dict(enumerate(players)), **options)
    g.finish()
    return g


@clause("EN-SCORE-01")
def test_one_point_for_each_card_of_the_empire() -> None:
    cards = ["glenn_sheep_meadow", "sheep_paddock@glenn_sheep_meadow", "masons_guild", "gull_rock"]
    assert score(table(1, {0: {"empire": cards}}), 0) == 4


@clause("EN-SCORE-02")
@pytest.mark.parametrize(
    ("goods", "points"), [({"wood": 1}, 0), ({"wood": 1, "fish": 1}, 1), ({"wood": 3, "food": 2}, 2)]
)
def test_one_point_for_every_two_resources_of_any_kind(goods: dict[str, int], points: int) -> None:
    assert score(table(1, {0: {"empire": [], **goods}}), 0) == points


@clause("EN-SCORE-03")
def test_one_point_for_each_gold() -> None:
    assert score(table(1, {0: {"empire": [], "gold": 3, "wood": 1}}), 0) == 3


@clause("EN-SCORE-04")
def test_nothing_for_what_is_assigned() -> None:
    words = {"clan": "mackinnon", "empire": ["savings_bank"], "assigned": {"savings_bank": {"gold": 6}}}
    assert score(table(1, {0: words}), 0) == 1


@clause("EN-SCORE-05")
def test_nothing_for_workers_cards_ships_and_raze_tokens() -> None:
    words = {"empire": [], "worker": 9, "spent": 2, "raze": 4, "ship": 3, "hand": ["wool_market", "glen_mill"]}
    assert score(table(1, {0: words}), 0) == 0


@clause("EN-SCORE-06")
def test_raze_tokens_score_if_the_table_says_so() -> None:
    assert score(table(1, {0: {"empire": [], "raze": 4, "vp": 2}}, raze_tokens_score=True), 0) == 6
    assert score(table(1, {0: {"empire": [], "raze": 4, "vp": 2}}), 0) == 2


@clause("EN-SCORE-07")
def test_most_points_win() -> None:
    assert ended({"vp": 9}, {"vp": 10}, {"vp": 8}).winners() == (1,)


@clause("EN-SCORE-08")
def test_points_of_the_count_are_not_on_the_scoreboard() -> None:
    g = table(2, {0: {"vp": 20, "gold": 9}})
    assert g.scores()[0] == 32
    assert (g.reached, g.last, g.players[0].wallet[9]) == (False, False, 20)


EVEN = {"vp": 10, "empire": ["glen_mill"], "worker": 3}


@clause("EN-TIE-01")
def test_a_tie_goes_to_the_larger_empire() -> None:
    larger = {"clan": "ulaf", "vp": 9, "empire": ["shipwright", "treasury"], "worker": 0}
    assert ended(EVEN, larger).winners() == (1,)


@clause("EN-TIE-02")
def test_then_to_the_most_workers_wherever_they_are() -> None:
    spread = {"clan": "mackinnon", "vp": 10, "empire": ["counting_house"], "worker": 1, "spent": 2}
    assert ended(EVEN, {**spread, "assigned": {"counting_house": {"worker": 1}}}).winners() == (1,)
    assert ended(EVEN, spread).winners() == (0, 1)


@clause("EN-TIE-03")
def test_then_to_the_most_cards_in_hand() -> None:
    other = {**EVEN, "clan": "ulaf", "empire": ["shipwright"]}
    assert ended({**EVEN, "hand": ["wool_market"]}, other).winners() == (0,)
    assert ended(EVEN, {**other, "hand": ["treasury"]}).winners() == (1,)


@clause("EN-TIE-04")
def test_then_the_victory_is_shared() -> None:
    other = {**EVEN, "clan": "ulaf", "empire": ["shipwright"]}
    assert ended(EVEN, other).winners() == (0, 1)


@clause("EN-TIE-05")
def test_only_those_still_tied_are_compared() -> None:
    """The third player has the most Workers, but a smaller Empire than the two who are tied on it."""
    first = {"vp": 9, "empire": ["glen_mill", "wool_market"], "worker": 1}
    second = {"clan": "ulaf", "vp": 9, "empire": ["shipwright", "treasury"], "worker": 2}
    third = {"clan": "panuk", "vp": 10, "empire": ["family_igloo"], "worker": 9}
    assert ended(first, second, third).scores() == (11, 11, 11)
    assert ended(first, second, third).winners() == (1,)


@clause("EN-EX-19")
def test_example_a_final_score() -> None:
    glenn = ["glenn_sheep_meadow", "glenn_highland_wood", "glenn_stone_garden", "glen_mill", "wool_market"]
    cards = [*glenn, "masons_guild", "friendly_fair", "gull_rock", "pirate_den", "whale_bay", "gold_coast"]
    words = {"vp": 26, "empire": cards, "wood": 3, "fish": 2, "gold": 2, "raze": 1}
    g = table(1, {0: words}, nearby=[], distant=[])
    add_to(g.players[0], 3, FOOD, 4)
    assert len(g.players[0].empire) == 11
    assert score(g, 0) == 26 + 11 + 2 + 2 == 41


@clause("EN-EX-04")
def test_example_twin_ships_and_two_pillages() -> None:
    g = table(2, {0: {"clan": "ulaf", "empire": ["twin_ships"]}, 1: {"clan": "glenn"}}, queue=["0", "0"])
    do(at(g, Expedition()), "visit island=gull_rock", "visit island=pirate_den")
    assert purse(g)["vp"] == 2


@clause("EN-EX-07")
def test_example_one_point_for_each_card_of_a_type() -> None:
    three = ["penguin_colony", "penguin_colony", "king_penguin", "family_igloo"]
    words = {"clan": "panuk", "empire": three, "hand": ["penguin_parade", "penguin_choir"]}
    g = once({0: words, 1: {"clan": "ulaf"}})
    do(g, "place-pawn tile=populate", "take card=penguin_parade")
    assert purse(g) == {"vp": 3, "worker": 1}


@clause("EN-EX-12")
def test_example_the_frosty_shipyard_counts_penguins() -> None:
    words = {"clan": "panuk", "wood": 1, "stone": 1, "hand": ["frosty_shipyard", "penguin_choir"]}
    g = once({0: {**words, "empire": ["penguin_colony", "king_penguin", "family_igloo"]}, 1: {"clan": "ulaf"}})
    do(g, "build card=frosty_shipyard")
    assert purse(g) == {"vp": 2}
