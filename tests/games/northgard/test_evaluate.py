"""What the simple bots think: a few judgements that a person would share."""

from __future__ import annotations

from typing import Any

from northgard_table import BLOCK, A, B, C, D, at, do, new_table, play_first, table

from karczma.games.northgard.build import BuildWhat
from karczma.games.northgard.catalogue import catalogue
from karczma.games.northgard.evaluate import evaluate
from karczma.games.northgard.exchange import ExchangeFor
from karczma.games.northgard.features import card_worths
from karczma.games.northgard.move import Moving, Orders
from karczma.games.northgard.state import Northgard
from karczma.games.northgard.turn import Act, Turn, WhichCard
from karczma.kernel.flow import Frame
from karczma.players import player


def chosen(g: Northgard) -> str:
    seat = g.deciding()[0]
    return str(player("greedy", 1).choose(g.view(seat), seat))


def before(g: Northgard, frame: Frame) -> Northgard:
    """That question is asked, and the year goes on with seat 1."""
    return at(g, frame, Turn(1))


def two(own: dict[str, Any], enemy: dict[str, Any] | None = None, **words: Any) -> Northgard:
    hands = {"hand": ["start_move", "start_feast"]}
    players = {0: {**hands, "clan": "raven", **own}, 1: {**hands, "clan": "goat", "units": {C: 1}, **(enemy or {})}}
    return table(2, players, display=["early_foragers", "early_kindling"], **words)


def worth(card: str) -> float:
    return card_worths(catalogue())[catalogue().card_id[card]]


def test_cards_are_worth_what_they_do() -> None:
    assert worth("unrest") == 0
    assert worth("start_move") < worth("start_recruit") < worth("start_build") < worth("start_feast")
    assert worth("early_young_blood") > worth("start_recruit") / 2  # a flash card does not use up the turn
    assert worth("clan_boar_wilds") > 2 * worth("start_explore")


def test_of_two_cards_the_poorer_one_is_given_away() -> None:
    g = before(two({"lore": 1, "units": {A: 2}}), WhichCard(0, "exchange"))
    assert chosen(g) == "use-card card=start_move"


def test_an_altar_is_built_early() -> None:
    g = before(two({"units": {2: 2}, "wood": 3}, {"units": {0: 1}}, land=BLOCK), BuildWhat(0, 1, 0, ""))
    assert chosen(g) == "build building=altar_of_kings"


def test_resources_are_not_given_for_fewer_that_are_no_better() -> None:
    g = two({"food": 4, "wood": 3, "lore": 2, "units": {A: 3}, "passed": True}, {"passed": True})
    assert chosen(before(g, ExchangeFor(0))) == "decline"


def test_food_is_bought_when_winter_would_bring_unrest() -> None:
    g = two({"wood": 8, "units": {A: 4}, "passed": True}, {"passed": True})
    assert chosen(before(g, ExchangeFor(0))) == "trade-for resource=food"


def test_new_land_is_settled_and_the_old_is_not_left() -> None:
    g = before(two({"units": {A: 3}}), Moving(0, 1, 0, 0, Orders()))
    assert chosen(g) == f"from source={A}"
    do(g, f"from source={A}", f"to target={D}")
    assert chosen(g) in ("units n=1", "units n=2")


def test_a_hopeless_attack_is_not_made() -> None:
    g = before(two({"units": {A: 2}, "food": 1}, {"units": {B: 9, D: 9}}), Moving(0, 1, 0, 0, Orders()))
    assert chosen(g) == "stop"


def test_an_easy_attack_is_made() -> None:
    g = before(two({"units": {A: 6}, "food": 3}, {"units": {B: 1, D: 1}}), Moving(0, 1, 2, 0, Orders()))
    assert chosen(g) == f"from source={A}"


def test_the_end_is_worth_more_than_anything() -> None:
    won, lost = table(2, {0: {"fame": 9}}, year=7), table(2, {1: {"fame": 9}}, year=7)
    for g in (won, lost):
        g.ended = 2
    assert evaluate(won, 0) == -evaluate(lost, 0) > 100


def test_in_the_first_year_cards_are_played_rather_than_passed_by() -> None:
    g = play_first(new_table(2, 5), "Act")
    while isinstance(g.decision(g.deciding()[0]), Act) and len(g.players[g.deciding()[0]].hand) == 4:
        text = chosen(g)
        assert text.startswith("play ")
        do(g, text)
        g = play_first(g, "Act")
