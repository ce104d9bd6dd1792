"""Chapters "Using the action of a Location" and "Raze"."""

from __future__ import annotations

from games.empires_north.empires_table import (
    acting,
    discarded,
    empire,
    hand,
    once,
    pick,
    purse,
    ships,
    shows,
    table,
    turned,
    use,
)
from games.words import Players, asked, at, do, happened, may, why_not
from karczma.games.empires_north.keywords.assign import Ready, ReadyWhich
from karczma.games.empires_north.raze import RazeLocation, RazeWhat
from karczma.games.empires_north.round import Cleanup
from karczma.games.empires_north.table.terms import NOTHING
from karczma.games.empires_north.words.events import CardReadied, LocationRazed, LocationUsed
from karczma.kernel.choices import no
from karczma.ledger import clause

ULAF = {"clan": "ulaf"}


@clause("EN-LACT-01")
def test_pay_exhaust_and_resolve() -> None:
    g = once({0: {"food": 1, "empire": ["pirate_den"]}}, nearby=[])
    do(g, use(g, "pirate_den"))  # an Island with an Action counts
    assert (purse(g), turned(g)) == ({"raze": 1}, ["pirate_den"])
    assert happened(g, LocationUsed) == [LocationUsed(0, "pirate_den", 0)]
    assert g.acting == NOTHING


@clause("EN-LACT-02")
def test_goods_are_gone_and_workers_lie_on_the_clan_tile() -> None:
    g = once({0: {"stone": 1, "worker": 2, "empire": ["giants_tombs"]}})
    do(g, use(g, "giants_tombs"))
    assert (purse(g), g.players[0].spent) == ({"worker": 1, "vp": 3}, 1)


@clause("EN-LACT-03")
def test_an_exhausted_location_cannot_be_used() -> None:
    g = once({0: {"food": 1, "empire": ["pirate_den"], "exhausted": ["pirate_den"]}}, nearby=[])
    assert shows(g, "use-location") == []
    assert why_not(g, use(g, "pirate_den")) == no("EN-LACT-03", card="pirate_den")


@clause("EN-LACT-04")
def test_a_cost_that_cannot_be_paid_in_full() -> None:
    g = once({0: {"stone": 1, "empire": ["giants_tombs"]}})
    assert why_not(g, use(g, "giants_tombs")) == no("EN-LACT-04", card="giants_tombs", token="worker", n=1)
    alone = once({0: {"clan": "nanurjuk", "empire": ["river_route"]}})
    assert why_not(alone, use(alone, "river_route")) == no("EN-LACT-04", card="river_route", token="location", n=1)


@clause("EN-LACT-01")
def test_another_card_of_the_empire_is_a_payment() -> None:
    words = {"clan": "nanurjuk", "deck": ["dog_sled"], "empire": ["river_route", "nanurjuk_glacier", "gull_rock"]}
    g = once({0: words}, nearby=[])
    do(g, use(g, "river_route"))
    assert (asked(g), may(g)) == ("Sacrifice", [pick(g, "nanurjuk_glacier"), pick(g, "gull_rock")])
    do(g, pick(g, "gull_rock"))
    assert (empire(g), hand(g), purse(g)) == (["river_route", "nanurjuk_glacier"], ["dog_sled"], {"vp": 1})
    assert [g.cards.names[card] for card in g.island_discards[0]] == ["gull_rock"]


@clause("EN-LACT-05")
def test_an_action_cannot_ready_itself_but_a_feature_may() -> None:
    words = {"clan": "heidel", "food": 1, "empire": ["barrel_raft", "sleepy_harbour"]}
    g = once({0: words, 1: ULAF})
    do(g, use(g, "barrel_raft"))
    assert (ships(g), turned(g)) == (["0"], [])  # the Harbour readied the raft that had just sailed
    stage = once({0: {"worker": 1, "empire": ["bagpipers_stage"]}})
    do(stage, use(stage, "bagpipers_stage"))
    assert (turned(stage), purse(stage)) == (["bagpipers_stage"], {"vp": 1})


@clause("EN-KEY-19")
def test_one_of_several_exhausted_cards_is_readied() -> None:
    words = {"worker": 1, "empire": ["bagpipers_stage", "glen_mill", "wool_market", "masons_guild"]}
    g = once({0: {**words, "exhausted": ["glen_mill", "wool_market"]}})
    do(g, use(g, "bagpipers_stage"))
    assert (asked(g), may(g)) == ("ReadyWhich", [pick(g, "glen_mill"), pick(g, "wool_market")])
    do(g, pick(g, "wool_market"))
    assert turned(g) == ["bagpipers_stage", "glen_mill"]
    assert happened(g, CardReadied) == [CardReadied(0, "wool_market", 2)]


@clause("EN-KEY-19")
def test_two_of_three_exhausted_cards_are_readied() -> None:
    cards = ["glen_mill", "weavers_hut", "friendly_fair"]
    g = table(1, {0: {"empire": cards, "exhausted": cards}})
    at(g, ReadyWhich(0, "bagpipers_stage", "action_location", 2))
    do(g, pick(g, "weavers_hut"))
    assert asked(g) == "ReadyWhich"
    do(g, pick(g, "friendly_fair"))
    assert (asked(g), turned(g)) == ("", ["glen_mill"])


@clause("EN-KEY-19")
def test_no_more_cards_than_may_be_readied_are_readied_without_asking() -> None:
    cards = ["glen_mill", "weavers_hut"]
    g = table(1, {0: {"empire": [*cards, "friendly_fair"], "exhausted": cards}})
    Ready("action_location", 2).do(g, 0, "bagpipers_stage")
    assert (g.frames, turned(g)) == ([], [])


@clause("EN-LACT-06")
def test_only_actions_are_exhausted() -> None:
    words = {"clan": "ulaf", "empire": ["twin_ships", "ulaf_pine_forest"], "ships": 2}
    g = acting({0: words, 1: {"clan": "glenn", "passed": True}}, queue=["0"])
    do(g, "place-pawn tile=harvest")
    assert turned(g) == []
    assert [text for text in may(g) if "use-location" in text] == []


@clause("EN-LACT-07")
def test_an_action_without_any_effect_may_not_be_chosen() -> None:
    recover = once({0: {"food": 1, "empire": ["settlers_isle"]}})
    assert why_not(recover, use(recover, "settlers_isle")) == no("EN-LACT-07", card="settlers_isle")
    assert use(recover, "settlers_isle") in may(once({0: {"food": 1, "spent": 1, "empire": ["settlers_isle"]}}))
    assign = once({0: {"clan": "panuk", "empire": ["sorted_storehouse"]}})
    assert why_not(assign, use(assign, "sorted_storehouse")).clause == "EN-LACT-07"
    sail = once({0: {"food": 1, "ships": 0, "empire": ["free_port"]}})
    assert why_not(sail, use(sail, "free_port")).clause == "EN-LACT-07"
    counted = once({0: {"clan": "ulaf", "worker": 1, "empire": ["thing_assembly"]}, 1: {"clan": "glenn"}})
    assert why_not(counted, use(counted, "thing_assembly")).clause == "EN-LACT-07"


@clause("EN-LACT-08")
def test_the_cost_is_paid_from_what_was_there_before() -> None:
    g = once({0: {"clan": "ulaf", "wood": 0, "empire": ["shipwright"]}, 1: {"clan": "glenn"}})
    assert why_not(g, use(g, "shipwright")).clause == "EN-LACT-04"
    mint = once({0: {"clan": "mackinnon", "stone": 0, "gold": 0, "empire": ["mint"]}, 1: {"clan": "glenn"}})
    assert why_not(mint, use(mint, "mint")).clause == "EN-LACT-04"  # the Gold it would bring does not count


# -- Raze ----------------------------------------------------------------------------------------------------------

TARGETS = {"clan": "ulaf", "empire": ["ulaf_pine_forest", "twin_ships", "shipwright", "longship_wharf", "gull_rock"]}


@clause("EN-RAZE-01", "EN-GOODS-12")
def test_a_raze_token_exhausts_one_location_of_an_opponent() -> None:
    g = once({0: {"raze": 2}, 1: {**TARGETS, "exhausted": ["longship_wharf"]}}, nearby=[])
    do(g, "raze")
    assert asked(g) == "RazeWhat"
    assert may(g) == [
        "raze-location opponent=1 card=shipwright place=2",
        "raze-location opponent=1 card=gull_rock place=4",
    ]
    do(g, "raze-location opponent=1 card=shipwright place=2")
    assert (purse(g), turned(g, 1)) == ({"raze": 1}, ["shipwright", "longship_wharf"])
    assert happened(g, LocationRazed) == [LocationRazed(0, 1, "shipwright", 2)]
    assert asked(g) == ""


@clause("EN-RAZE-01")
def test_without_a_target_there_is_no_raze() -> None:
    g = once({0: {"raze": 1}, 1: {**TARGETS, "empire": ["twin_ships"]}})
    assert why_not(g, "raze") == no("EN-RAZE-01")
    own = at(table(2, {0: {"raze": 1}, 1: TARGETS}), RazeWhat(0))
    assert {choice.opponent for choice in own.options(0) if isinstance(choice, RazeLocation)} == {1}
    assert not any(str(choice).startswith("raze-location opponent=0") for choice, _ in own.refusals(0))


@clause("EN-RAZE-02")
def test_fields_and_features_cannot_be_razed() -> None:
    g = at(table(2, {0: {"raze": 1}, 1: TARGETS}, nearby=[]), RazeWhat(0))
    for name, place in (("ulaf_pine_forest", 0), ("twin_ships", 1)):
        why = why_not(g, f"raze-location opponent=1 card={name} place={place}")
        assert why == no("EN-RAZE-02", card=name)


@clause("EN-RAZE-03")
def test_an_exhausted_location_cannot_be_razed() -> None:
    g = at(table(2, {0: {"raze": 1}, 1: {**TARGETS, "exhausted": ["shipwright"]}}, nearby=[]), RazeWhat(0))
    why = why_not(g, "raze-location opponent=1 card=shipwright place=2")
    assert why == no("EN-RAZE-03", card="shipwright")


@clause("EN-RAZE-04")
def test_without_a_raze_token_there_is_no_raze() -> None:
    g = once({0: {"gold": 3}, 1: TARGETS}, nearby=[])
    assert why_not(g, "raze") == no("EN-RAZE-04")


@clause("EN-RAZE-05")
def test_an_island_with_an_action_is_a_target() -> None:
    g = once({0: {"raze": 1}, 1: {"clan": "ulaf", "empire": ["gull_rock"]}}, nearby=[])
    do(g, "raze")
    assert turned(g, 1) == ["gull_rock"]


@clause("EN-RAZE-06")
def test_a_razed_card_is_readied_as_usual() -> None:
    g = once({0: {"raze": 1}, 1: {"clan": "ulaf", "empire": ["shipwright"]}})
    do(g, "raze")
    assert (empire(g, 1), turned(g, 1)) == (["shipwright"], ["shipwright"])
    assert happened(g, LocationRazed) == [LocationRazed(0, 1, "shipwright", 0)]
    at(g, Cleanup())
    assert turned(g, 1) == []


@clause("EN-RAZE-07")
def test_razing_brings_nothing() -> None:
    g = once({0: {"raze": 1}, 1: {"clan": "ulaf", "empire": ["shipwright"], "wood": 3}})
    do(g, "raze")
    assert (purse(g), purse(g, 1), discarded(g, 1)) == ({}, {"wood": 3}, [])


@clause("EN-RAZE-08")
def test_a_copy_is_razed_apart_from_its_original() -> None:
    panuk = {"clan": "panuk", "empire": ["family_igloo", "ice_mirror@family_igloo"]}
    g = at(table(2, {0: {"raze": 1}, 1: panuk}), RazeWhat(0))
    do(g, "raze-location opponent=1 card=ice_mirror place=1")
    assert turned(g, 1) == ["ice_mirror"]


@clause("EN-ACT-06", "EN-EX-16")
def test_example_who_has_passed_cannot_be_razed() -> None:
    g = once({0: {"raze": 1}, 1: {**TARGETS, "passed": True}}, nearby=[])
    assert why_not(g, "raze") == no("EN-ACT-06")
    three: Players = {0: {"raze": 1}, 1: {**TARGETS, "passed": True}, 2: {"clan": "panuk", "empire": ["family_igloo"]}}
    g = at(table(3, three, nearby=[]), RazeWhat(0))
    assert g.deciding() == ()  # the only target was taken without asking
    assert turned(g, 2) == ["family_igloo"]
    assert turned(g, 1) == []


@clause("EN-ACT-06")
def test_why_a_passed_player_is_no_target() -> None:
    both = {"clan": "panuk", "empire": ["family_igloo", "great_igloo"]}
    g = at(table(3, {0: {"raze": 1}, 1: {**TARGETS, "passed": True}, 2: both}, nearby=[]), RazeWhat(0))
    why = why_not(g, "raze-location opponent=1 card=shipwright place=2")
    assert why == no("EN-ACT-06", opponent=1)
    assert len(may(g)) == 2
