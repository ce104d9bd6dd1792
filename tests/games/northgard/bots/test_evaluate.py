"""What the simple bots think: a few judgements that a person would share."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_scenes import four
from games.northgard.northgard_table import BLOCK, A, B, C, D, new_table, table
from games.words import Players, at, do, happened, play_first
from karczma.games.northgard.actions.build import BuildWhat
from karczma.games.northgard.actions.turn import Act, Turn, WhichCard
from karczma.games.northgard.bots.features import card_worths
from karczma.games.northgard.bots.judgement import evaluate
from karczma.games.northgard.ending import EndOfYear
from karczma.games.northgard.harvest.exchange import ExchangeFor, Exchanging
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.catalogue import catalogue
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.words.events import ResourcesExchanged
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


def test_an_exchange_does_not_put_off_a_lost_game() -> None:
    """Who exchanges is not judged at an earlier time than who does not."""
    g = table(2, {0: {"food": 7, "wood": 7, "passed": True}, 1: {"fame": 50, "passed": True}}, year=7)
    assert chosen(at(g, Exchanging(0), EndOfYear())) == "decline"


def test_three_of_a_kind_are_never_given_for_one_of_it() -> None:
    """Not with a partner either, who is asked again after each deal."""
    for seed, seats, years in ((2, 2, 7), (2, 4, 2)):
        g, bots = new_table(seats, seed, clans="random", teams=seats == 4), [player("greedy", n) for n in range(seats)]
        g.listen()
        while not g.over and g.year <= years:
            seat = g.deciding()[0]
            g.apply(bots[seat].choose(g.view(seat), seat), seat)
        for event in happened(g, ResourcesExchanged):
            assert getattr(event, event.token) == 0, event


def test_an_offer_is_made_where_both_partners_are_better_off_and_not_repeated() -> None:
    """Seat 0 lacks food for the winter and has wood to spare, its partner has food to spare."""
    own, partner = {"wood": 9, "units": {A: 6}}, {"food": 9, "units": {B: 1}}
    players: Players = {0: own, 1: {"units": {C: 1}}, 2: partner, 3: {"units": {D: 1}}}
    cards = ["early_foragers", "early_kindling", "early_runners", "early_trackers"]
    g = four({seat: {"hand": ["start_move"], "passed": True, **each} for seat, each in players.items()}, display=cards)
    before(g, ExchangeFor(0))
    assert chosen(g) == "offer give=wood want=food"
    do(g, "offer give=wood want=food", chosen_after(g, "offer give=wood want=food"))
    assert chosen(g) == "agree"
    do(g, "refuse")
    assert chosen(g) == "trade-for resource=food"


def chosen_after(g: Northgard, text: str) -> str:
    return chosen(do(g.copy(), text))


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
