"""The log cites the clause that did it: of the step, the choice or the card that was at work."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.empires_north.empires_table import new_table, once, only_islands, pick, table, use
from games.words import Players, at, cited, do, pack
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.lookout import Lookout
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.round import Cleanup
from karczma.games.empires_north.table.terms import HARVEST, POPULATE, SAIL
from karczma.games.empires_north.words.events import (
    ActionDeclared,
    CardBuilt,
    CardLaidOut,
    CardLeft,
    CardsKept,
    CardsReadied,
    FeatureWorked,
    GoodsGained,
    GoodsLost,
    GoodsPaid,
    IslandConquered,
    IslandPillaged,
    IslandRevealed,
    IslandsCleared,
    IslandsReshuffled,
    LastRound,
    ShipQueued,
    WorkersRecovered,
)
from karczma.kernel.events import rule_of
from karczma.ledger import clause, load_title

OTHER = {1: {"clan": "glenn", "passed": True}}
ULAF = {1: {"clan": "ulaf", "passed": True}}


@clause("EN-EXP-05", "EN-EXP-06", "EN-EXP-08", "EN-EXP-20")
def test_islands_cite_what_happens_to_them() -> None:
    words: Players = {0: {"clan": "ulaf", "empire": []}, **OTHER}
    g = at(table(2, words, nearby=["gull_rock"], queue=["0"]), Expedition())
    do(g, "visit island=gull_rock")
    assert set(cited(g, IslandPillaged)) == {"EN-EXP-06"}
    assert set(cited(g, GoodsGained)) == {"EN-EXP-06"}
    g = at(table(2, words, nearby=["timber_isle"], queue=["0 raze"]), Expedition())
    do(g, "visit island=timber_isle", "conquer")
    assert cited(g, IslandConquered) == ["EN-EXP-08"]
    assert cited(g, GoodsGained) == ["EN-EXP-20"]  # a Field Island
    g = do(at(table(2, words, queue=["0"]), Expedition()), "visit-unseen distance=nearby")
    assert cited(g, IslandRevealed) == ["EN-EXP-05"]


@clause("EN-CLEAN-02", "EN-CLEAN-03", "EN-CLEAN-04", "EN-EXP-12")
def test_the_cleanup_cites_itself() -> None:
    words = {"spent": 2, "empire": ["wool_market"], "exhausted": ["wool_market"]}
    g = only_islands(table(1, {0: words}, nearby=["gull_rock", "pirate_den"]), "nearby")
    at(g, Cleanup())
    assert cited(g, WorkersRecovered) == ["EN-CLEAN-02"]
    assert cited(g, CardsReadied) == ["EN-CLEAN-03"]
    assert cited(g, IslandsCleared) == ["EN-CLEAN-04"]
    assert set(cited(g, IslandRevealed)) == {"EN-CLEAN-04"}
    assert cited(g, IslandsReshuffled) == ["EN-EXP-12"]


@clause("EN-BOOST-01", "EN-TILE-02", "EN-TILE-08", "EN-FIELD-08")
def test_actions_cite_their_tile() -> None:
    g = at(
        table(1, {0: {"empire": ["glenn_sheep_meadow"]}}),
        Declared(0, POPULATE),
        Declared(0, SAIL),
        Declared(0, HARVEST),
    )
    assert set(cited(g, ActionDeclared)) == {"EN-BOOST-01"}
    assert cited(g, GoodsGained) == ["EN-TILE-02", "EN-FIELD-08"]
    assert cited(g, ShipQueued) == ["EN-TILE-08"]


@clause(
    "EN-BUILD-01",
    "EN-TILE-03",
    "EN-FIELD-01",
    "EN-FIELD-02",
    "EN-FIELD-05",
    "EN-FIELD-07",
)
def test_cards_cite_how_they_came() -> None:
    built = do(once({0: {"stone": 1, "hand": ["glen_mill"]}}), "build card=glen_mill")
    assert (cited(built, CardBuilt), cited(built, GoodsPaid)) == (["EN-BUILD-01"], ["EN-BUILD-01"])
    free = do(once({0: {"hand": ["glen_mill"]}}), "place-pawn tile=construct")
    assert cited(free, CardBuilt) == ["EN-TILE-03"]
    field = do(once({0: {"hand": ["highland_quarry"]}}), "place-pawn tile=harvest", "take card=highland_quarry")
    assert (cited(field, CardBuilt), cited(field, GoodsGained)) == (["EN-FIELD-01"], ["EN-FIELD-02"])
    under = do(once({0: {"hand": ["sheep_paddock"]}}), "place-pawn tile=populate", "take card=sheep_paddock")
    assert (cited(under, CardBuilt), cited(under, GoodsGained)[0]) == (["EN-FIELD-05"], "EN-FIELD-07")


@clause("EN-SETUP-10", "EN-SETUP-13", "EN-SETUP-14")
def test_a_first_supply_cites_where_it_comes_from() -> None:
    start = new_table(1)
    start.listen()
    do(start, "choose-clan clan=glenn")
    assert cited(start, CardLaidOut) == ["EN-SETUP-10"] * 3
    assert cited(start, GoodsGained) == [*["EN-SETUP-13"] * 4, "EN-SETUP-14"]


@clause("EN-LACT-01", "EN-BOOST-04", "EN-BUILD-07", "EN-FEAT-01")
def test_effects_cite_the_card_that_works() -> None:
    action = once({0: {"sheep": 1, "empire": ["weavers_hut"]}})
    do(action, use(action, "weavers_hut"))
    assert (cited(action, GoodsPaid), cited(action, GoodsGained)) == (["EN-LACT-01"], ["EN-LACT-01"])
    boost = do(once({0: {"hand": ["warm_hearth"]}}), "place-pawn tile=populate", "take card=warm_hearth")
    assert cited(boost, GoodsGained) == ["EN-BOOST-04", "EN-TILE-02"]
    bonus = do(once({0: {"clan": "ulaf", "hand": ["treasury"]}, **OTHER}), "place-pawn tile=construct")
    assert cited(bonus, GoodsGained) == ["EN-BUILD-07"]
    feature = do(once({0: {"clan": "ulaf", "empire": ["third_keel"]}, **OTHER}), "place-pawn tile=sail")
    assert (cited(feature, FeatureWorked), cited(feature, GoodsGained)) == (["EN-FEAT-01"], ["EN-FEAT-01"])


@clause("EN-CARD-18", "EN-FIELD-13", "EN-KEY-20")
def test_leaving_an_empire_cites_what_becomes_of_things() -> None:
    now = ["river_route", "nanurjuk_glacier", "drift_ice@nanurjuk_glacier"]
    words = {"clan": "nanurjuk", "empire": now, "assigned": {"nanurjuk_glacier": {"food": 1, "worker": 1}}}
    g = once({0: words, **OTHER})
    do(g, use(g, "river_route"), pick(g, "nanurjuk_glacier"))
    assert cited(g, CardLeft) == ["EN-CARD-18", "EN-FIELD-13"]
    assert cited(g, GoodsLost) == ["EN-KEY-20", "EN-KEY-20"]


@clause("EN-LOOK-03", "EN-KEY-13", "EN-ACT-09")
def test_lookout_storage_and_the_last_round_cite_themselves() -> None:
    words = {"clan": "mackinnon", "empire": ["counting_house"], "assigned": {"counting_house": {"worker": 1}}}
    g = at(table(1, {0: words}), Lookout())
    assert cited(g, CardsKept) == ["EN-LOOK-03"]
    assert cited(g, GoodsGained) == ["EN-KEY-13"]
    g = once({0: {"sheep": 1, "vp": 24, "empire": ["weavers_hut"]}})
    do(g, use(g, "weavers_hut"))
    assert cited(g, LastRound) == ["EN-ACT-09"]


@clause("EN-FEAT-01")
def test_a_feature_that_asks_cites_itself(tmp_path: Path) -> None:
    cards = pack(
        tmp_path,
        "glenn",
        "glenns_hall: {feature: {when: populate, effect: [{convert: {pay: {wood: 1}, gain: {vp: 1}, up_to: 1}}]}}",
    )
    words = {0: {"wood": 1, "empire": ["glenns_hall"]}, **ULAF}
    g = at(table(2, words, content=cards), Declared(0, POPULATE))
    assert (cited(g, GoodsPaid), cited(g, GoodsGained)) == (["EN-FEAT-01"], ["EN-TILE-02", "EN-FEAT-01"])


@clause("EN-SOLO-06")
def test_the_rival_cites_the_solo_rules() -> None:
    g = table(1, scenario="rival_clan", queue=["-1 common", "-1 common"], nearby=["gull_rock"], distant=["whale_bay"])
    at(g, Expedition())
    assert cited(g, IslandPillaged) == ["EN-SOLO-06", "EN-SOLO-06"]


@pytest.mark.parametrize("seats", [1, 3])
def test_every_event_of_a_random_game_cites_a_clause_of_this_title(seats: int) -> None:
    clauses, rng = load_title("empires_north").by_id, Random(5)
    g = new_table(seats, 5, clans="random")
    heard = g.listen()
    while not g.over:
        seat = rng.choice(g.deciding())
        g.apply(rng.choice(g.options(seat)), seat)
    shared = [event for event in heard if rule_of(event) not in clauses]
    assert {rule_of(event) for event in shared} <= {"K-CHOOSE-01"}  # a branch of a card: its event says what it is
