"""Chapter "Using a Clan action pawn": the five actions of the tiles."""

from __future__ import annotations

import pytest

from games.empires_north.empires_table import acting, empire, hand, once, pick, purse, ships, shows, table, use
from games.words import asked, at, do, happened, may, not_on_show, why_not
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.pawns.ships import move_forward
from karczma.games.empires_north.table.terms import COMMON, CONSTRUCT, EXPLORE, HARVEST, SAIL
from karczma.games.empires_north.words.events import ShipQueued
from karczma.kernel.choices import no
from karczma.ledger import clause


@clause("EN-TILE-01")
def test_explore_draws_the_top_card_for_no_worker() -> None:
    g = at(table(1, {0: {"worker": 1, "deck": ["wool_market", "glen_mill"]}}), Declared(0, EXPLORE))
    assert (hand(g), purse(g)) == (["wool_market"], {"worker": 1})


@clause("EN-TILE-02")
def test_populate_gives_a_worker_to_keep() -> None:
    g = acting({0: {"clan": "panuk", "empire": ["family_igloo"]}, 1: {"passed": True}})
    do(g, "place-pawn tile=populate")
    assert purse(g) == {"worker": 1}
    assert use(g, "family_igloo") in may(g)  # usable in this round


@clause("EN-TILE-03", "EN-TILE-16")
def test_construct_builds_one_location_for_nothing() -> None:
    words = {"clan": "mackinnon", "wood": 1, "hand": ["compound_interest", "castle_mackinnon"], "empire": []}
    g = do(once({0: words}), "place-pawn tile=construct")
    assert (asked(g), sorted(may(g))) == (
        "ConstructWhich",
        ["take card=castle_mackinnon", "take card=compound_interest"],
    )
    do(g, "take card=compound_interest")  # 2 Gold and a stone that nobody has
    assert (empire(g), purse(g), hand(g)) == (["compound_interest"], {"wood": 1}, ["castle_mackinnon"])


@clause("EN-TILE-03", "EN-TILE-16")
def test_construct_spends_nothing_even_of_whoever_could_pay() -> None:
    goods = {"wood": 3, "stone": 3, "food": 3, "sheep": 3, "fish": 3, "gold": 3, "raze": 1, "worker": 3}
    words = {"clan": "mackinnon", **goods, "hand": ["compound_interest", "castle_mackinnon"], "empire": []}
    g = do(once({0: words}), "place-pawn tile=construct", "take card=compound_interest")
    assert (asked(g), empire(g), hand(g)) == ("", ["compound_interest"], ["castle_mackinnon"])  # exactly one
    assert (purse(g), g.players[0].spent) == (goods, 0)


@clause("EN-TILE-03")
def test_construct_cannot_be_declined_and_offers_only_what_costs_goods() -> None:
    words = {"hand": ["highland_quarry", "wool_market", "glen_mill", "warm_hearth"], "empire": []}
    g = do(once({0: words}), "place-pawn tile=construct")
    assert may(g) == ["take card=glen_mill", "take card=wool_market"]
    for card in ("highland_quarry", "warm_hearth"):
        assert why_not(g, f"take card={card}") == no("EN-TILE-04", card=card)


@clause("EN-TILE-04")
def test_construct_builds_no_field() -> None:
    words = {"hand": ["highland_quarry", "wool_market", "glen_mill", "sheep_paddock"]}
    g = do(once({0: words}), "place-pawn tile=construct")
    assert sorted(may(g)) == ["take card=glen_mill", "take card=wool_market"]
    for card in ("highland_quarry", "sheep_paddock"):
        assert why_not(g, f"take card={card}") == no("EN-TILE-04", card=card)


@clause("EN-TILE-06")
def test_harvest_gives_the_goods_of_one_field() -> None:
    g = do(once({0: {}}), "place-pawn tile=harvest")
    assert may(g) == [pick(g, name) for name in empire(g)]
    do(g, pick(g, "glenn_stone_garden"))
    assert purse(g) == {"stone": 1, "food": 1}


@clause("EN-TILE-07")
def test_harvest_gives_every_good_shown() -> None:
    g = at(table(1, {0: {"clan": "ulaf", "empire": ["ulaf_axe_rocks"]}}), Declared(0, HARVEST))
    assert purse(g)["raze"] == 1
    g = at(table(1, {0: {"empire": ["gold_coast"]}}), Declared(0, HARVEST))
    assert purse(g) == {"gold": 2}


@clause("EN-TILE-08")
def test_sail_puts_a_ship_at_the_end_of_the_queue() -> None:
    g = at(table(2, queue=["1 fish"]), Declared(0, SAIL))
    assert ships(g) == ["1 fish", "0"]
    assert g.players[0].clan_ships == 1
    assert happened(g, ShipQueued) == [ShipQueued(0, 1, 0)]
    first = at(table(2), Declared(0, SAIL))
    assert ships(first) == ["0"]


@clause("EN-TILE-09")
def test_without_a_ship_there_is_no_sail() -> None:
    g = once({0: {"ships": 0}})
    assert why_not(g, "place-pawn tile=sail") == no("EN-TILE-15", tile="sail")
    assert "place-pawn tile=sail" in may(once({0: {"ships": 0, "ship": 1}}))


@clause("EN-TILE-10")
@pytest.mark.parametrize(
    ("goods", "left", "told"),
    [
        ("none", {"fish": 1, "raze": 1}, "0"),
        ("fish", {"raze": 1}, "0 fish"),
        ("raze", {"fish": 1}, "0 raze"),
        ("fish_raze", {}, "0 fish raze"),
    ],
)
def test_the_load_is_decided_when_the_ship_is_placed(goods: str, left: dict[str, int], told: str) -> None:
    g = at(table(1, {0: {"fish": 1, "raze": 1}}), Declared(0, SAIL))
    assert may(g) == ["load goods=none", "load goods=fish", "load goods=raze", "load goods=fish_raze"]
    do(g, f"load goods={goods}")
    assert (purse(g), ships(g), asked(g)) == (left, [told], "")


@clause("EN-TILE-11")
def test_at_most_one_fish_and_one_raze_token_of_the_own_supply() -> None:
    g = at(table(1, {0: {"fish": 3}}), Declared(0, SAIL))
    assert may(g) == ["load goods=none", "load goods=fish"]
    assert why_not(g, "load goods=raze") == no("EN-TILE-11", token="raze")
    do(g, "load goods=fish")
    assert (purse(g), ships(g)) == ({"fish": 2}, ["0 fish"])


@clause("EN-TILE-12", "EN-TILE-10", "EN-TILE-11")
def test_gold_is_no_fish_unless_the_table_says_so() -> None:
    g = at(table(1, {0: {"gold": 2, "raze": 1}}), Declared(0, SAIL))
    assert may(g) == ["load goods=none", "load goods=raze"]
    assert why_not(g, "load goods=gold") == no("EN-TILE-12")
    g = at(table(1, {0: {"gold": 2, "raze": 1}}, gold_as_ship_fish=True), Declared(0, SAIL))
    assert may(g) == ["load goods=none", "load goods=raze", "load goods=gold", "load goods=gold_raze"]
    do(g, "load goods=gold_raze")
    assert (purse(g), ships(g)) == ({"gold": 1}, ["0 raze gold"])
    poor = at(table(1, {0: {"gold": 1}}, gold_as_ship_fish=True), Declared(0, SAIL))
    assert may(poor) == ["load goods=none", "load goods=gold"]


@clause("EN-TILE-13")
def test_there_is_no_limit_to_the_queue() -> None:
    g = at(table(2, {0: {"ship": 9}}, queue=["0", "1", "0", "1 common", "0"]), Declared(0, SAIL))
    do(g, "common-ship")
    assert ships(g)[-1] == "0 common"
    assert len(g.queue) == 6


@clause("EN-TILE-14")
def test_owners_go_with_their_ships_when_these_swap() -> None:
    g = table(2, queue=["0 common fish", "1 common raze"])
    move_forward(g, 1)
    assert ships(g) == ["1 raze common", "0 fish common"]


@clause("EN-EX-15")
def test_example_the_first_common_ship_is_known_by_its_owner() -> None:
    g = at(table(2, {0: {"ships": 0, "ship": 1}, 1: {"ships": 0, "ship": 1}}), Declared(0, SAIL), Declared(1, SAIL))
    assert (g.queue, g.loads) == ([0, 1], [COMMON, COMMON])


@clause("EN-TILE-15")
@pytest.mark.parametrize(
    ("words", "tile"),
    [
        ({"hand": ["warm_hearth"]}, CONSTRUCT),
        ({"ships": 0}, SAIL),
        ({"empire": ["masons_guild"]}, HARVEST),
        ({"deck": []}, EXPLORE),
    ],
)
def test_what_each_tile_needs(words: dict[str, object], tile: int) -> None:
    names = ("explore", "populate", "construct", "harvest", "sail")
    g = once({0: words})
    assert why_not(g, f"place-pawn tile={names[tile]}") == no("EN-TILE-15", tile=names[tile])
    assert "place-pawn tile=populate" in may(g)


@clause("EN-TILE-15")
def test_a_discard_pile_is_enough_to_explore() -> None:
    assert "place-pawn tile=explore" in may(once({0: {"deck": [], "discard": ["warm_hearth"]}}))
    assert "place-pawn tile=construct" in may(once({0: {"hand": ["wool_market"]}}))
    assert "place-pawn tile=harvest" in may(once({0: {"empire": ["timber_isle"]}}))


@clause("EN-TILE-17", "EN-EX-24")
def test_example_a_raze_token_of_the_boost_is_loaded_at_once() -> None:
    g = do(once({0: {"clan": "ulaf", "hand": ["axe_grinders"]}}), "place-pawn tile=sail", "take card=axe_grinders")
    assert (asked(g), may(g)) == ("LoadWhat", ["load goods=none", "load goods=raze"])
    do(g, "load goods=raze")
    assert ships(g) == ["0 raze"]


@clause("EN-TILE-18", "EN-TILE-08")
def test_a_common_ship_is_chosen_and_sails_like_any_other() -> None:
    g = at(table(1, {0: {"ship": 1, "fish": 1}}), Declared(0, SAIL))
    assert (asked(g), may(g)) == ("SailWith", ["clan-ship", "common-ship"])
    clan, common = do(g.copy(), "clan-ship", "load goods=fish"), do(g, "common-ship", "load goods=fish")
    assert (ships(clan), clan.players[0].clan_ships, purse(clan)) == (["0 fish"], 1, {"ship": 1})
    assert (ships(common), common.players[0].clan_ships, purse(common)) == (["0 fish common"], 2, {})


@clause("EN-TILE-08")
def test_no_other_ship_is_offered() -> None:
    g = at(table(1, {0: {"fish": 1}}), Declared(0, SAIL))
    assert shows(g, "load") == may(g)
    assert not_on_show(g, "common-ship")
