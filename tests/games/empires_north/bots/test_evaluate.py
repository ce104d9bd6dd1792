"""The judgement of simple bots: what it prefers, and that it is enough to beat chance."""

from __future__ import annotations

from random import Random

import pytest

import karczma
from games.empires_north.empires_table import acting, new_table, once, table
from games.words import at, do
from karczma.games.empires_north.bots.judgement import WIN, evaluate
from karczma.games.empires_north.lookout import Lookout
from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.players.greedy import Greedy

LONGEST = 25  # rounds of a game between greedy players


def better(g: EmpiresNorth, choice: str, than: str) -> bool:
    return evaluate(do(g.copy(), choice), 0) > evaluate(do(g.copy(), than), 0)


def test_points_are_better_than_no_points() -> None:
    assert evaluate(once({0: {"vp": 5}}), 0) > evaluate(once({0: {"vp": 4}}), 0)
    assert evaluate(once({1: {"vp": 5}}), 0) < evaluate(once({1: {"vp": 4}}), 0)


def test_passing_gives_pawns_away() -> None:
    assert better(acting({}), "place-pawn tile=populate", "pass")


def test_a_question_inside_an_answer_is_looked_through() -> None:
    """A Harvest is worth what its best Field gives."""
    words = {"empire": ["glenn_stone_garden", "gold_coast"]}
    g = do(acting({0: words}), "place-pawn tile=harvest")
    richer = do(g.copy(), "pick card=gold_coast place=1")
    assert evaluate(g, 0) == evaluate(richer, 0)
    assert better(g, "pick card=gold_coast place=1", "pick card=glenn_stone_garden place=0")


def test_a_good_card_is_worth_a_worker() -> None:
    deck = ["glenns_hall", "warm_hearth", "village_tavern", "clan_messenger"]
    g = at(table(2, {0: {"worker": 5, "deck": deck}, 1: {"worker": 1}}), Lookout())
    assert better(g, "take card=glenns_hall", "enough")


def test_the_end_is_what_counts() -> None:
    g = table(2, {0: {"vp": 9}, 1: {"vp": 3}})
    g.finish()
    assert evaluate(g, 0) > WIN > -WIN / 2 > evaluate(g, 1)
    alone = table(1, {0: {"vp": 90}})
    alone.finish()
    assert evaluate(alone, 0) > WIN


def play(clans: tuple[str, str], seed: int, bots: dict[int, Greedy]) -> EmpiresNorth:
    """A game of greedy bots, and of chance where there is none."""
    g, rng = new_table(2, seed), Random(seed)
    for seat, clan in enumerate(clans):
        g.apply(karczma.parse("empires_north", f"choose-clan clan={clan}"), seat)
    while not g.over and g.round <= LONGEST:
        seat = g.deciding()[0]
        choice = bots[seat].choose(g.view(seat), seat) if seat in bots else rng.choice(g.options(seat))
        g.apply(choice, seat)
    return g


@pytest.mark.parametrize(
    ("clans", "seat"),
    [
        (("glenn", "ulaf"), 0),
        (("panuk", "heidel"), 1),
        (("nanurjuk", "mackinnon"), 0),
        (("mackinnon", "panuk"), 1),
    ],
)
def test_greedy_beats_chance(clans: tuple[str, str], seat: int) -> None:
    g = play(clans, 3, {seat: Greedy(5, worlds=1)})
    assert g.over
    assert g.winners() == (seat,)


def test_greedy_players_come_to_an_end() -> None:
    g = play(("heidel", "nanurjuk"), 4, {0: Greedy(1, worlds=1), 1: Greedy(2, worlds=1)})
    assert g.over
    assert g.round <= LONGEST
